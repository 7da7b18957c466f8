"""How can anybody check that the tiles of a round were not chosen while it was played?

Before a round its fingerprint is shown: the SHA-256 of its key. Nobody finds the key from it, and no other key has it; so
whoever compares the key after the round knows that the order was settled before. The key of one round tells nothing
about the others, because all of them are digests of the seed (see ``deal``).
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from mexicantrain_qt.rules.deal import deal_round, round_key, shuffled
from mexicantrain_qt.rules.game import Game, Setup
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile


def fingerprint(key: str) -> str:
    """What is shown of the *key* of a round before it: 64 hexadecimal digits."""
    return sha256(key.encode()).hexdigest()


def fingerprint_of(setup: Setup, round_: int) -> str:
    """The fingerprint of a round of the game, dealt or not."""
    return fingerprint(round_key(setup.seed, round_))


@dataclass(frozen=True, slots=True)
class Revealed:
    """What is told about a round that is over: its *key*, and where the tiles went in the order that follows from it.

    *order* is the whole set. *hands* are by seat, each in the order in which its tiles came, without those that were drawn
    in search of the engine; *boneyard* is the rest, the first tile to be drawn first. *matches*: the tiles lay like this
    when the round began.
    """

    round: int
    key: str
    fingerprint: str
    order: tuple[Tile, ...]
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    matches: bool


def reveal(game: Game, round_: int) -> Revealed | None:
    """What may be told about a round of *game* now; ``None`` while it is being played, and before."""
    if round_ > len(game.scores):
        return None
    options, players = game.setup.options, len(game.setup.players)
    key = round_key(game.setup.seed, round_)
    order = shuffled(options.highest, key)
    dealt = order
    if options.engine_from == "set_aside":
        engine = game.scores[round_ - 1].engine
        dealt = tuple(tile for tile in order if tile != Tile(engine, engine))
    size = options.hand_size(players)
    start = next((start for start in game.round_starts if start.round == round_), None)
    return Revealed(
        round=round_,
        key=key,
        fingerprint=fingerprint(key),
        order=order,
        hands=tuple(dealt[seat * size : (seat + 1) * size] for seat in range(players)),
        boneyard=dealt[players * size :],
        matches=start is not None and _same_tiles(start, _dealt(game, round_)),
    )


def _dealt(game: Game, round_: int) -> State:
    """The round as it has to be dealt after the ones before it."""
    before = game.scores[: round_ - 1]
    state, _ = deal_round(
        game.setup.options,
        len(game.setup.players),
        game.setup.seed,
        round_,
        last_penalties=before[-1].penalties if before else None,
        engines=[score.engine for score in before],
    )
    return state


def _same_tiles(one: State, other: State) -> bool:
    return (one.hands, one.boneyard, one.engine) == (other.hands, other.boneyard, other.engine)
