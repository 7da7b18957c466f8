"""How is a position read from text?"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from mexicantrain_qt.rules.option_text import read_options
from mexicantrain_qt.rules.position_checks import PositionProblem, check
from mexicantrain_qt.rules.position_words import (
    read_boneyard,
    read_count,
    read_engine,
    read_hand,
    read_phase_and_drawn,
    read_whole,
)
from mexicantrain_qt.rules.scoring import round_penalties
from mexicantrain_qt.rules.state import Phase, Result, State
from mexicantrain_qt.rules.tiles import Tile, tile
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, Train

_T = TypeVar("_T")

_KEY = re.compile(
    r"rules|engine|turn|train [A-HM](?: marked)?|hand [A-H]|boneyard|open|state|draws|first turns left|call owed"
    r"|starter|passes|round|totals|result|penalties"
)

_A_NEW_TURN: tuple[Phase, Tile | None] = ("turn", None)
_NOBODY: tuple[int, ...] = ()
_NO_TILES: frozenset[Tile] = frozenset()


class NotationError(ValueError):
    """The position cannot be read; *line* is where (counted from 1), 0 for the whole of it."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        self.what = what


def read_position(text: str, *, strict: bool = False) -> State:
    """The state that *text* describes; *strict*: every tile of the set must be named.

    Raises ``NotationError`` with the line of the first thing that is wrong.
    """
    lines = _Lines(text)
    state = _state(lines)
    try:
        check(state, strict=strict)
    except PositionProblem as problem:
        raise NotationError(lines.number_of(problem.key), problem.what) from None
    return state


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    value: str
    marked: bool


class _Lines:
    """The ``key: value`` lines of a position by key (a train's key without *marked*)."""

    def __init__(self, text: str) -> None:
        self._by_key: dict[str, _Line] = {}
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.partition("#")[0].strip()
            if not line:
                continue
            key, colon, value = line.partition(":")
            key = " ".join(key.split())
            if not colon or not _KEY.fullmatch(key):
                raise NotationError(number, f"unknown key {key!r}")
            key, marked = key.removesuffix(" marked"), key.endswith(" marked")
            if key in self._by_key:
                raise NotationError(number, f"{key!r} stands twice")
            self._by_key[key] = _Line(number, " ".join(value.split()), marked)

    def __contains__(self, key: str) -> bool:
        return key in self._by_key

    def number_of(self, key: str) -> int:
        return self._by_key[key].number if key in self._by_key else 0

    def is_marked(self, key: str) -> bool:
        return self._by_key[key].marked

    def read(self, key: str, convert: Callable[[str], _T], default: _T | None = None) -> _T:
        """The value of *key*; a ``ValueError`` of *convert* becomes a ``NotationError`` of its line."""
        line = self._by_key.get(key)
        if line is None:
            if default is None:
                raise NotationError(0, f"{key!r} is missing")
            return default
        try:
            return convert(line.value)
        except ValueError as error:
            raise NotationError(line.number, str(error)) from None

    def players(self) -> int:
        """How many play: up to the last seat that has a train or a hand."""
        seats = [
            SEATS.index(key[-1]) for key in self._by_key if key[:5] in ("train", "hand ") and key[-1] in SEATS
        ]
        return max(seats, default=-1) + 1


def _state(lines: _Lines) -> State:
    options = lines.read("rules", read_options)
    players = lines.players()
    if not 2 <= players <= len(SEATS):
        raise NotationError(0, "2 to 8 seats need a hand")

    def seat(text: str) -> int:
        found = SEATS[:players].find(text) if len(text) == 1 else -1
        if found < 0:
            raise ValueError(f"no seat {text!r}")
        return found

    def seats(text: str) -> tuple[int, ...]:
        return tuple(seat(one) for one in text.split())

    def by_seat(text: str) -> tuple[int, ...]:
        values = {seat(one.partition("=")[0]): read_whole(one.partition("=")[2]) for one in text.split()}
        return tuple(values.get(one, 0) for one in range(players))

    def open_trains(text: str) -> tuple[str, ...]:
        return tuple(name if name == MEXICAN else SEATS[seat(name)] for name in text.split())

    try:
        options.hand_size(players)
    except ValueError as error:
        raise NotationError(lines.number_of("rules"), str(error)) from None
    engine = lines.read("engine", read_engine)
    names = (*SEATS[:players], MEXICAN)
    phase, drawn = lines.read("state", read_phase_and_drawn, _A_NEW_TURN)
    hands = tuple(lines.read(f"hand {name}", read_hand, _NO_TILES) for name in SEATS[:players])
    turn = lines.read("turn", seat)
    left = lines.read("first turns left", seats, _NOBODY)
    state = State(
        options=options,
        round=lines.read("round", read_count, 1),
        totals=lines.read("totals", by_seat, (0,) * players),
        engine=engine,
        starter=lines.read("starter", seat, 0),
        turn=turn,
        trains=tuple(
            lines.read(f"train {name}", _train_reader(name, engine, lines), Train(name, engine, engine))
            for name in names
        ),
        hands=hands,
        boneyard=lines.read("boneyard", read_boneyard, ()),
        open_doubles=lines.read("open", open_trains, ()),
        phase=phase,
        drawn=drawn,
        draws=lines.read("draws", read_count, 0 if drawn is None else 1),
        first_turns_left=tuple(sorted(left, key=lambda one: (one - turn) % players)),
        call_owed=lines.read("call owed", seat) if "call owed" in lines else None,
        passes=lines.read("passes", read_count, 0),
    )
    return _with_result(lines, state, seats, by_seat)


def _with_result(
    lines: _Lines,
    state: State,
    seats: Callable[[str], tuple[int, ...]],
    by_seat: Callable[[str], tuple[int, ...]],
) -> State:
    def result_seats(text: str) -> tuple[int, ...]:
        if text == "blocked":
            return ()
        word, _, out = text.partition(" ")
        if word != "out" or not seats(out):
            raise ValueError(f"not a result: {text!r}")
        return tuple(sorted(seats(out)))

    if "result" not in lines:
        if "penalties" in lines:
            raise NotationError(lines.number_of("penalties"), "penalties without a result")
        return state
    out = lines.read("result", result_seats)
    counted = round_penalties(state.options, state.hands, out)
    penalties = lines.read("penalties", by_seat, counted)
    return replace(state, result=Result(out, penalties))


def _train_reader(name: str, engine: int, lines: _Lines) -> Callable[[str], Train]:
    def read(text: str) -> Train:
        marked = lines.is_marked(f"train {name}")
        if marked and name == MEXICAN:
            raise ValueError("the Mexican train has no marker")
        train = Train(name, engine, engine, marked=marked)
        for one in text.split():
            if not tile(one).fits(train.end) or one.partition("-")[0] != str(train.end):
                raise ValueError(f"{one} does not match the end {train.end} of train {name}")
            train = train.with_tile(tile(one))
        return train

    return read
