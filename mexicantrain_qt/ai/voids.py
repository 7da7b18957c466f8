"""What can the hidden tiles not be, after all that was seen?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TypeAlias

from mexicantrain_qt.ai.playout_legal import may_play_on_mexican, places
from mexicantrain_qt.ai.playout_rules import FOLLOW_UP, LAYING, TURN, playout_rules
from mexicantrain_qt.ai.playout_table import PlayoutTable
from mexicantrain_qt.ai.playout_tiles import TileBits, tile_bits
from mexicantrain_qt.ai.playouts import train_index
from mexicantrain_qt.rules.events import (
    DoubleCovered,
    DoubleDied,
    DoubleOpened,
    EngineLaid,
    Event,
    MarkerLowered,
    MarkerRaised,
    Passed,
    RoundStarted,
    TileDrawn,
    TilePlayed,
    TurnStarted,
)
from mexicantrain_qt.rules.view import PlayerView

Voids: TypeAlias = tuple[tuple[int, ...], ...]
"""By seat, for every tile in its hand: the tiles (bits of ``TileBits``) that it cannot be, the longest held first."""


@dataclass(frozen=True, slots=True)
class FreeChoice:
    """*seat* laid *tile* where others could have been laid: those of *home* on the own train, those of *away* elsewhere.

    Follow-ups, drawn tiles and first trains are no choices.
    """

    seat: int
    tile: int
    at_home: bool
    home: int
    away: int


@dataclass(frozen=True, slots=True)
class Seen:
    """What a round has told about the hidden hands so far.

    ``since``: like the voids by seat and tile, how many of the *choices* had been made when it came into the hand.
    """

    voids: Voids
    choices: tuple[FreeChoice, ...] = ()
    since: tuple[tuple[int, ...], ...] = ()


def voids(view: PlayerView) -> Voids:
    """What nobody can hold who could not play it when it would have been played.

    Who draws or passes had no tile for the numbers that could be played then; what is drawn later may be anything.
    The own hand is known, and has no voids; without a history from the deal on there are none at all.
    """
    return seen(view).voids


def seen(view: PlayerView) -> Seen:
    """The voids of all hands, and the choices of the others."""
    history = view.history
    nothing = tuple((0,) * count for count in view.counts)
    if not history or not isinstance(history[0], RoundStarted):
        return Seen(nothing, (), nothing)
    reader = _Reader(view)
    for event, following in zip_longest(history, history[1:]):
        reader.read(event, following)
    agrees = [
        len(held) == count and seat != view.seat
        for seat, (held, count) in enumerate(zip(reader.held, view.counts, strict=True))
    ]

    def by_seat(found: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(its) if ok else none for its, ok, none in zip(found, agrees, nothing, strict=True))

    return Seen(by_seat(reader.held), tuple(reader.choices), by_seat(reader.since))


class _Reader:
    """The round as everybody saw it, event by event, and what every tile in a hand cannot be."""

    def __init__(self, view: PlayerView) -> None:
        players = view.players
        self._players = players
        self._rules = playout_rules(view.options, players)
        self._bits: TileBits = tile_bits(view.options.highest, view.options.double_blank)
        self._table = PlayoutTable(self._rules, self._bits)
        self._table.ends = [view.engine] * (players + 1)
        self._some_tile = len(self._bits.tiles)
        self._begun = False
        self.held: list[list[int]] = [[] for _ in range(players)]
        self.since: list[list[int]] = [[] for _ in range(players)]
        self.choices: list[FreeChoice] = []

    def read(self, event: Event, following: Event | None) -> None:
        table = self._table
        match event:
            case RoundStarted(hands=hands):
                self.held = [[0] * count for count in hands]
                self.since = [[0] * count for count in hands]
            case EngineLaid(seat=seat):
                if seat is not None:
                    self._lose(seat, -1)  # where tiles were drawn for the engine, it was the last of them
            case TurnStarted(seat):
                self._turn_started(seat)
            case TilePlayed():
                self._played(event)
            case TileDrawn(seat, _, drawn_for):
                if drawn_for == "play":
                    self._could_not_play(seat)
                    table.drawn = self._some_tile
                self.held[seat].append(0)
                self.since[seat].append(len(self.choices))
            case Passed(seat):
                if not (self._rules.may_play_drawn and table.drawn >= 0):
                    self._could_not_play(seat)
            case MarkerRaised(seat):
                if isinstance(following, TilePlayed):
                    self._exclude(seat, self._at_home(seat))
                table.marked |= 1 << seat
            case MarkerLowered(seat):
                table.marked &= ~(1 << seat)
            case DoubleOpened(train):
                table.opened.append(train_index(train, self._players))
            case DoubleCovered(train) | DoubleDied(train):
                table.opened.remove(train_index(train, self._players))
            case _:
                pass

    def _turn_started(self, seat: int) -> None:
        table = self._table
        if self._begun:
            table.first_turns &= ~(1 << table.turn)
        else:
            self._begun = True
            table.first_turns = (1 << self._players) - 1
        table.turn, table.phase, table.drawn = seat, TURN, -1

    def _played(self, event: TilePlayed) -> None:
        table, rules, seat = self._table, self._rules, event.seat
        tile = self._bits.index[event.tile]
        train = train_index(event.train, self._players)
        self._note_choice(seat, tile, train)
        self._take(seat, tile)
        lays_on = table.lays_on()
        starts_late = (
            rules.late_whole_train
            and train == seat
            and table.phase == TURN
            and not (table.begun | table.first_turns) >> seat & 1
        )
        table.ends[train] = self._bits.sides[tile] - table.ends[train]
        table.begun |= 1 << train
        table.drawn = -1
        if starts_late:
            table.phase = LAYING
        elif event.tile.is_double and rules.follows_up and not lays_on:
            table.phase = FOLLOW_UP

    def _take(self, seat: int, tile: int) -> None:
        """*tile* leaves the hand; which of its tiles that was, is known only if it was drawn just now.

        Otherwise the one goes of which most is known, and nothing that only it could not be is held against the others
        that may have been played.
        """
        held = self.held[seat]
        if self._table.drawn >= 0:
            self._lose(seat, -1)
            return
        could_be = [i for i, excluded in enumerate(held) if not excluded >> tile & 1]
        if not could_be:
            self._lose(seat, 0)
            return
        gone = max(could_be, key=lambda i: held[i].bit_count())
        for i in could_be:
            held[i] &= held[gone]
        self._lose(seat, gone)

    def _lose(self, seat: int, which: int) -> None:
        del self.held[seat][which]
        del self.since[seat][which]

    def _note_choice(self, seat: int, tile: int, train: int) -> None:
        table = self._table
        if table.drawn >= 0 or table.phase != TURN or table.lays_on():
            return
        home = away = 0
        for where, mask in places(table, self._bits.all):
            if where == seat:
                home |= mask
            else:
                away |= mask
        self.choices.append(FreeChoice(seat, tile, train == seat, home, away))

    def _could_not_play(self, seat: int) -> None:
        table = self._table
        fitting = self._placeable(self._bits.all)
        drawn = table.drawn >= 0
        just_drawn = self._drawn_placeable() if drawn and table.phase == FOLLOW_UP else fitting
        held = self.held[seat]
        last = len(held) - 1
        for i in range(len(held)):
            held[i] |= just_drawn if drawn and i == last else fitting

    def _placeable(self, tiles: int) -> int:
        found = 0
        for _, mask in places(self._table, tiles):
            found |= mask
        return found

    def _drawn_placeable(self) -> int:
        """Which tiles could have been laid if they had been drawn last: other rules may hold for them."""
        table = self._table
        found = 0
        for tile in range(self._some_tile):
            table.drawn = tile
            found |= self._placeable(1 << tile)
        table.drawn = self._some_tile
        return found

    def _at_home(self, seat: int) -> int:
        """What would have fitted at home, when the marker went up because nothing did (``marker_when``)."""
        table, fits = self._table, self._bits.fits
        home = fits[table.ends[seat]]
        if self._rules.mexican_is_home and may_play_on_mexican(table, seat):
            home |= fits[table.ends[-1]]
        return home

    def _exclude(self, seat: int, tiles: int) -> None:
        self.held[seat] = [excluded | tiles for excluded in self.held[seat]]
