"""How are positions and actions written as text? (The FEN of this game; see ``position_reader`` for reading.)"""

from __future__ import annotations

from collections.abc import Iterable

from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.option_text import read_options, write_options
from mexicantrain_qt.rules.position_reader import NotationError, read_position
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile, tile
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, Train

__all__ = [
    "NotationError",
    "read_action",
    "read_options",
    "read_position",
    "write_action",
    "write_options",
    "write_position",
]

_WORDS: dict[str, Action] = {"draw": Draw(), "pass": Pass(), "done": Done(), "call": Call()}


def read_action(text: str) -> Action:
    """The action written as ``3-7>A``, ``draw``, ``pass``, ``done`` or ``call``. Raises ``ValueError``."""
    if text in _WORDS:
        return _WORDS[text]
    sides, arrow, train = text.partition(">")
    if not arrow or len(train) != 1 or train not in SEATS + MEXICAN:
        raise ValueError(f"not an action: {text!r}")
    return Play(tile(sides), train)


def write_action(action: Action) -> str:
    """*action* in the words of the notation, which saved games use too."""
    match action:
        case Play(played, train):
            return f"{played}>{train}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case Done():
            return "done"
        case Call():
            return "call"


def write_position(state: State) -> str:
    """*state* in canonical form: keys in a fixed order, hands sorted, defaults left out; ends with a newline."""
    return "".join(f"{key}: {value}".rstrip() + "\n" for key, value in _lines(state))


def _lines(state: State) -> Iterable[tuple[str, str]]:
    yield "rules", write_options(state.options)
    yield "engine", f"{state.engine}-{state.engine}"
    yield "turn", SEATS[state.turn]
    for train in state.trains:
        if not train.is_mexican or train.tiles:
            marked = " marked" if train.marked else ""
            yield f"train {train.name}{marked}", _laid(train)
    for seat, hand in enumerate(state.hands):
        yield f"hand {SEATS[seat]}", _tiles(sorted(hand))
    if state.boneyard:
        yield "boneyard", _tiles(state.boneyard)
    if state.open_doubles:
        yield "open", " ".join(state.open_doubles)
    yield from _turn_lines(state)
    if state.starter:
        yield "starter", SEATS[state.starter]
    if state.passes:
        yield "passes", str(state.passes)
    if state.round != 1:
        yield "round", str(state.round)
    if any(state.totals):
        yield "totals", _by_seat(state.totals)
    if state.result is not None:
        yield "result", f"out {_seats(state.result.out)}" if state.result.out else "blocked"
        yield "penalties", _by_seat(state.result.penalties)


def _turn_lines(state: State) -> Iterable[tuple[str, str]]:
    words = {"turn": "", "follow_up": "follow-up", "laying": "laying"}[state.phase]
    if state.drawn is not None:
        words = f"{words} drawn {state.drawn}".strip()
    if words:
        yield "state", words
    if state.draws > 1:
        yield "draws", str(state.draws)
    if state.first_turns_left:
        yield "first turns left", _seats(sorted(state.first_turns_left))
    if state.call_owed is not None:
        yield "call owed", SEATS[state.call_owed]


def _laid(train: Train) -> str:
    return " ".join(f"{near}-{far}" for near, far in train.as_laid())


def _tiles(tiles: Iterable[Tile]) -> str:
    return " ".join(str(one) for one in tiles)


def _seats(seats: Iterable[int]) -> str:
    return " ".join(SEATS[seat] for seat in seats)


def _by_seat(values: Iterable[int]) -> str:
    return " ".join(f"{SEATS[seat]}={value}" for seat, value in enumerate(values))
