"""How do the players of a game look, and what are they called?"""

from __future__ import annotations

from mexicantrain_qt.rules.game import Player, Setup
from mexicantrain_qt.settings import TableChoice
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.windows.texts_table import names_of


def players_of(table: TableChoice) -> tuple[Player, ...]:
    """Who plays at *table*, every seat with a name."""
    names = names_of(table.seats)
    return tuple(Player(name, seat.kind) for name, seat in zip(names, table.seats, strict=True))


def looks_of(setup: Setup, table: TableChoice) -> tuple[PlayerLook, ...]:
    """The players of *setup* in the colours of *table*, if it is their table; otherwise in the colours by seat."""
    same = [player.kind for player in setup.players] == [seat.kind for seat in table.seats]
    colours = [seat.colour for seat in table.seats] if same else list(range(len(setup.players)))
    return tuple(
        PlayerLook(player.name, colour, is_person=player.kind == "person")
        for player, colour in zip(setup.players, colours, strict=True)
    )
