"""Who asks the thinker in the tests of this folder?"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ai.askers import AMPLE_MS, Asker
from tests.ai.odd_players import work_oddly


@pytest.fixture
def starting_may_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, nobody stands in because the process was slow to start."""
    monkeypatch.setattr("mexicantrain_qt.controller.thinker._START_MS", AMPLE_MS)


@pytest.fixture
def asker(starting_may_take_long: None, qtbot: QtBot) -> Iterator[Asker]:
    asker = Asker()
    yield asker
    asker.thinker.close()


@pytest.fixture
def odd(starting_may_take_long: None, qtbot: QtBot) -> Iterator[Asker]:
    asker = Asker(work_oddly)
    yield asker
    asker.thinker.close()
