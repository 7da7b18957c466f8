"""What stands in a saved game?"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.game import Game, RoundScore, Setup
from mexicantrain_qt.rules.notation import write_action, write_position
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.saves.documents import bad_key, parse
from mexicantrain_qt.saves.errors import BadContent
from mexicantrain_qt.saves.files import read_start, read_text
from mexicantrain_qt.saves.names import tidy_name
from mexicantrain_qt.saves.shelf import NamedDocument

NEWEST = 1
"""The format that this version writes; it reads this one and all before it."""

SUFFIX = ".mexicantrain"
"""How the name of every game ends that people keep, give away or open; the system knows it by that."""

_ROUNDS = '\n"rounds": ['
_FIRST_LINES = 32_768
"""More bytes than all lines before the rounds have."""


@dataclass(frozen=True, slots=True)
class SavedRound:
    """One round: the position it started from (the checkpoint) and its actions, both in the notation.

    ``whole_set``: every tile of the set is in the round; a position that somebody pasted may have left some out.
    """

    start: str
    actions: tuple[str, ...]
    whole_set: bool = True

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}


@dataclass(frozen=True, slots=True)
class SavedGame(NamedDocument):
    """A whole game; without a name it is the autosave.

    ``scores`` are the finished rounds; ``rounds`` the last rounds of the game, without a gap. A game that once went on
    from a checkpoint has more scores than rounds. ``at``: when it was kept, ``2026-07-18T12:05:00Z``; empty for the
    autosave. Raises ``ValueError`` for any other time.
    """

    setup: Setup
    scores: tuple[RoundScore, ...]
    rounds: tuple[SavedRound, ...]
    at: str = ""

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}

    def __post_init__(self) -> None:
        # A time without a zone, or too early for one, could not be compared with others.
        if self.at and not (self.at.endswith("Z") and moment(datetime.fromisoformat(self.at)) == self.at):
            raise ValueError(f"{self.at!r} is no time")

    @property
    def kept_at(self) -> datetime | None:
        return datetime.fromisoformat(self.at) if self.at else None


def document_of(game: Game, name: str = "", at: datetime | None = None) -> SavedGame:
    """*game* as it is now, kept *at* that time; what was undone is not in it."""
    rounds = map(_saved_round, game.round_starts, game.log)
    return SavedGame(NEWEST, name, game.setup, game.scores, tuple(rounds), moment(at) if at else "")


def moment(time: datetime) -> str:
    """*time* as a saved game has it. Raises ``ValueError`` if it does not know its zone."""
    if time.tzinfo is None:
        raise ValueError("whose clock is that?")
    return time.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def write(saved: SavedGame) -> str:
    """The text of *saved*, one line for every round."""
    return (
        f'{{"format": {saved.format},\n'
        f'"name": {_json(saved.name)},\n'
        f'"at": {_json(saved.at)},\n'
        f'"setup": {_json(asdict(saved.setup))},\n'
        f'"scores": [{_lines(map(_json_of, saved.scores))}],\n'
        f'"rounds": [{_lines(map(_json_of, saved.rounds))}]}}\n'
    )


def read(path: Path, text: str) -> SavedGame:
    """The document that *text* holds, its rounds not carried out yet. *path* is only told in errors.

    Raises ``BadContent`` for a damaged document, and ``SaveTooNew``.
    """
    saved = parse(path, text, SavedGame, NEWEST)
    if saved.name and tidy_name(saved.name) != saved.name:
        raise bad_key(path, text, "wrong_content", "name")
    return saved


def glance(path: Path) -> SavedGame:
    """The game in the file *path* without its rounds, as fast as a list of a thousand games wants it.

    Raises ``FileNotFoundError``, ``ReadFailed``, ``BadContent`` and ``SaveTooNew``.
    """
    start, rounds, _ = read_start(path, _FIRST_LINES).partition(_ROUNDS)
    if rounds:
        try:
            return read(path, f"{start}{rounds}]}}")
        except BadContent:
            pass  # somebody else wrote it, in another order
    return replace(read(path, read_text(path)), rounds=())


@lru_cache(maxsize=64)
def _saved_round(start: State, actions: tuple[Action, ...]) -> SavedRound:
    # Finished rounds stay as they are, and a game is written after every action.
    return SavedRound(write_position(start), tuple(map(write_action, actions)), _has_whole_set(start))


def _has_whole_set(state: State) -> bool:
    highest = state.options.highest
    laid = sum(len(train.tiles) for train in state.trains)
    held = sum(len(hand) for hand in state.hands)
    return 1 + laid + held + len(state.boneyard) == (highest + 1) * (highest + 2) // 2


@lru_cache(maxsize=64)
def _json_of(value: SavedRound | RoundScore) -> str:
    return _json(asdict(value))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _lines(texts: Iterable[str]) -> str:
    return ",".join(f"\n{text}" for text in texts)
