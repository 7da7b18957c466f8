"""How does somebody tell a friend which game to play, so that both get the same tiles?

A code is ``quick-4-A-7QWM3XPDT…-K2XV``: the rules as in the notation, the number of players, how the seed is written, the
seed, and a check that finds a slip of the pen. Upper and lower case, spaces and line breaks make no difference.
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from hashlib import sha256

from mexicantrain_qt.rules.game import LONGEST_SEED
from mexicantrain_qt.rules.option_text import read_options, write_options
from mexicantrain_qt.rules.options import RuleOptions

_LONGEST = 2000
_CHECK = 4
_PARTS = re.compile(
    r"(?P<rules>[A-Z0-9_=,/]+)-(?P<players>[2-8])-(?P<kind>[AB])-(?P<seed>[A-Z2-7]+)-(?P<check>[A-Z2-7]{4})"
)
_USUAL_SEED = re.compile(r"[0-9a-f]{32}")


class BadCode(ValueError):
    """Nobody was given a code like that: a letter is wrong or missing."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What a code tells: the rules, how many play, and the seed of all rounds."""

    options: RuleOptions
    players: int
    seed: str


def write_code(deal: Deal) -> str:
    """The code of *deal*."""
    if _USUAL_SEED.fullmatch(deal.seed):
        kind, seed = "A", _letters(bytes.fromhex(deal.seed))
    else:
        kind, seed = "B", _letters(deal.seed.encode("ascii"))
    body = f"{write_options(deal.options).replace(' ', '')}-{deal.players}-{kind}-{seed}".upper()
    return f"{body}-{_check(body)}"


def read_code(text: str) -> Deal:
    """The deal of a code as somebody typed or pasted it. Raises ``BadCode``."""
    code = "".join(text.split()).upper()
    parts = _PARTS.fullmatch(code) if len(code) <= _LONGEST else None
    if parts is None or parts["check"] != _check(code[: -_CHECK - 1]):
        raise BadCode(text)
    try:
        options = read_options(parts["rules"].lower())
        seed = _bytes(parts["seed"])
        text = seed.hex() if parts["kind"] == "A" else seed.decode("ascii")
        options.hand_size(int(parts["players"]))
    except ValueError as error:
        raise BadCode(text) from error
    if not 1 <= len(text) <= LONGEST_SEED or not text.isprintable():
        raise BadCode(text)
    return Deal(options, int(parts["players"]), text)


def _check(body: str) -> str:
    return _letters(sha256(body.encode()).digest())[:_CHECK]


def _letters(data: bytes) -> str:
    return base64.b32encode(data).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    return base64.b32decode(letters + "=" * (-len(letters) % 8))
