"""A table on the screen for every test that asks for one, and what was done at it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.view import TableView
from tests.table.tables import set_up


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """Four players, nothing laid yet; what moves is where it belongs at once."""
    view = TableView()
    qtbot.addWidget(view)
    set_up(view, 4)
    view.set_pace("at_once")
    view.resize(1280, 680)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def drops(table: TableView) -> list[tuple[Tile, str]]:
    """Everything that was dropped or clicked onto a train."""
    heard: list[tuple[Tile, str]] = []
    table.tile_dropped.connect(lambda tile, train: heard.append((tile, train)))
    return heard
