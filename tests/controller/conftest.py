"""Which tables do the tests of this folder sit at?"""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import Table


@pytest.fixture(autouse=True)
def patient_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody pulls the plug in these tests, so nothing waits for the disk."""
    monkeypatch.setattr("os.fsync", lambda _: None)


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


@pytest.fixture
def table(store: SaveStore, qtbot: QtBot) -> Table:
    """A table whose animations end when the test says so."""
    return Table(store)


@pytest.fixture
def quick_table(store: SaveStore, qtbot: QtBot) -> Table:
    """A table without animations."""
    return Table(store, settles_at_once=True)
