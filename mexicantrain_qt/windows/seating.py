"""Who sits at the table, and how do they look?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mexicantrain_qt.rules.game import Setup
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.settings import COLOURS, SeatChoice, TableChoice
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.windows.texts_table import names_of


def looks_of(setup: Setup, last_table: TableChoice) -> tuple[PlayerLook, ...]:
    """How the players of *setup* look: with the colours of *last_table* if it was they who sat there."""
    seats = last_table.seats
    same = [seat.name for seat in seats] == [player.name for player in setup.players]
    return tuple(
        PlayerLook(player.name, seats[number].colour if same else number, player.kind == "person")
        for number, player in enumerate(setup.players)
    )


def named(table: TableChoice) -> TableChoice:
    """*table* with a name at every seat."""
    return replace(table, seats=named_seats(table.seats))


def named_seats(seats: Sequence[SeatChoice]) -> tuple[SeatChoice, ...]:
    """*seats*, each with a name."""
    return tuple(replace(seat, name=name) for seat, name in zip(seats, names_of(seats), strict=True))


def with_players(table: TableChoice, options: RuleOptions, players: int) -> TableChoice:
    """*table* with other rules and as many seats as they are played with; computer players take the new ones."""
    seats = list(table.seats[:players])
    free = [colour for colour in range(COLOURS) if colour not in {seat.colour for seat in seats}]
    seats += [SeatChoice(kind="casual", colour=colour) for colour in free[: players - len(seats)]]
    return named(TableChoice(options, tuple(seats)))


def computer_table(players: int) -> TableChoice:
    """A table to watch: *players* computer players and nobody else."""
    return named(
        TableChoice(seats=tuple(SeatChoice(kind="regular", colour=colour) for colour in range(players)))
    )
