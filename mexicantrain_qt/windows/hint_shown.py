"""How does a hint come to the screen? Lit on the table, said above it or, where that would cover it, below."""

from __future__ import annotations

from mexicantrain_qt.controller.hint import Hint
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows.narrator import Narrator


def show_hint(hint: Hint, table: TableView, narrator: Narrator) -> None:
    """Light and say *hint*."""
    table.show_hint(hint.action)
    action = hint.action
    far_up = isinstance(action, Play) and table.where_goes(action.tile, action.train).y() < table.rack_top / 3
    narrator.hinted(hint, table.rack_top if far_up else None)
