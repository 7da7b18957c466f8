"""Does the lab see how late the pictures of a table are while somebody thinks?"""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.lab import thinking_bench
from mexicantrain_qt.lab.thinking_bench import lateness
from mexicantrain_qt.table.view import TableView


@pytest.mark.parametrize("kind", [None, "casual"])
def test_the_pictures_are_counted_and_the_choices_made_meanwhile(
    kind: str | None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_bench, "_SECONDS", 1)
    table = TableView()
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    late, choices = lateness(table, kind)
    assert late
    assert min(late) >= 0
    assert (choices > 0) == (kind is not None)
