"""A table on the screen for every test that asks for one."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

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
