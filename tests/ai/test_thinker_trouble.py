"""Is every question to the computer players answered, whatever becomes of their process?"""

from __future__ import annotations

import logging
import os
import signal

import pytest
from pytestqt.qtbot import QtBot

from tests.ai.askers import AMPLE_MS, Asker, one_tile, usual
from tests.ai.odd_players import work_never, work_silently


@pytest.mark.parametrize("kind", ["raises", "chooses illegally", "nobody knows this one"])
def test_a_player_that_makes_a_mistake_is_answered_for(
    odd: Asker, qtbot: QtBot, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    ticket = odd.ask(kind)
    qtbot.waitUntil(lambda: bool(odd.answers), timeout=AMPLE_MS)
    assert odd.answers == [(ticket, usual("expert"))]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_a_process_that_dies_in_a_thought_is_answered_for_and_replaced(odd: Asker, qtbot: QtBot) -> None:
    first = odd.ask("dies")
    dead = odd.pid()
    second = odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 2, timeout=AMPLE_MS)
    assert odd.answers == [(first, usual("expert")), (second, usual("casual"))]
    assert odd.pid() != dead


def test_a_process_killed_from_outside_in_a_thought_is_answered_for(odd: Asker, qtbot: QtBot) -> None:
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 1, timeout=AMPLE_MS)
    ticket = odd.ask("thinks for ever")
    os.kill(odd.pid(), signal.SIGTERM)
    qtbot.waitUntil(lambda: len(odd.answers) == 2, timeout=AMPLE_MS)
    assert odd.answers[1] == (ticket, usual("expert"))


def test_a_thought_that_takes_twice_its_time_is_answered_for(odd: Asker, qtbot: QtBot) -> None:
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 1, timeout=AMPLE_MS)
    late = odd.pid()
    ticket = odd.ask("thinks for ever", seconds=0.05)
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 3, timeout=AMPLE_MS)
    assert odd.answers[1] == (ticket, usual("expert"))
    assert odd.pid() != late


def test_a_process_that_never_starts_is_answered_for(qtbot: QtBot) -> None:
    asker = Asker(work_never)
    tickets = [asker.ask("casual"), asker.ask("casual")]
    qtbot.waitUntil(lambda: len(asker.answers) == 2, timeout=AMPLE_MS)
    assert asker.answers == [(ticket, usual("expert")) for ticket in tickets]
    asker.thinker.close()


def test_a_process_that_never_gets_ready_is_answered_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexicantrain_qt.controller.thinker._START_MS", 50)
    monkeypatch.setattr("mexicantrain_qt.controller.thinker._LATE_STARTS", 1_000_000)
    asker = Asker(work_silently)
    tickets = [asker.ask("casual"), asker.ask("casual")]
    pid = asker.pid()
    qtbot.waitUntil(lambda: len(asker.answers) == 2, timeout=AMPLE_MS)
    assert asker.answers == [(ticket, usual("expert")) for ticket in tickets]
    assert asker.pid() == pid, "it may still get ready"
    monkeypatch.setattr("mexicantrain_qt.controller.thinker._LATE_STARTS", asker.thinker._late_starts)
    qtbot.waitUntil(lambda: asker.thinker._worker is None, timeout=AMPLE_MS)
    asker.thinker.close()


def test_no_room_for_a_process_is_answered_for(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*args: object) -> None:
        raise OSError("no room for another process")

    monkeypatch.setattr("mexicantrain_qt.controller.worker_process.WorkerProcess", no_room)
    asker = Asker()
    ticket = asker.ask("casual")
    assert asker.answers == []
    qtbot.waitUntil(lambda: bool(asker.answers), timeout=AMPLE_MS)
    assert asker.answers == [(ticket, usual("expert"))]


def test_the_stand_in_is_the_expert() -> None:
    assert len({usual(kind) for kind in ("casual", "regular", "expert")}) == 3


@pytest.mark.parametrize("tile", ["0-3", "0-5", "0-9"], ids=["raises", "dies", "leaves everything out"])
def test_a_ranking_that_fails_is_answered_with_what_the_expert_would_do(
    odd: Asker, qtbot: QtBot, tile: str
) -> None:
    view = one_tile(tile)
    ticket = odd.ask_ranking(view)
    qtbot.waitUntil(lambda: bool(odd.rankings), timeout=AMPLE_MS)
    ((answered, ranked),) = odd.rankings
    assert answered == ticket
    assert [one.action for one in ranked] == [usual("expert", view)]


def test_a_ranking_that_takes_twice_its_time_is_answered_for_and_its_process_replaced(
    odd: Asker, qtbot: QtBot
) -> None:
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 1, timeout=AMPLE_MS)
    late = odd.pid()
    odd.ask_ranking(one_tile("0-7"), seconds=0.05)
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 2, timeout=AMPLE_MS)
    assert [one.action for one in odd.rankings[0][1]] == [usual("expert", one_tile("0-7"))]
    assert odd.pid() != late
