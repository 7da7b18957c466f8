"""Does every question to the computer players get its answer, whatever becomes of their process?"""

from __future__ import annotations

import logging
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.ai.levels import strategy_for
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.controller.worker_process import Work
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.view import PlayerView, view_for
from tests.ai.odd_players import work_never, work_oddly

AMPLE_MS = 20_000

_VIEW = view_for(
    read_position("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-3
        train B marked: 12-5
        hand A: 3-6 5-8 10-12
        hand B: 0-1
        boneyard: 0-0 1-1"""),
    0,
)


class Asker:
    """A thinker, and every answer it has given so far."""

    def __init__(self, work: Work | None = None) -> None:
        self.thinker = Thinker() if work is None else Thinker(worker=work)
        self.answers: list[tuple[int, Action]] = []
        self.thinker.answered.connect(self._on_answered)

    def ask(self, kind: str, deadline_ms: int = AMPLE_MS) -> int:
        return self.thinker.ask(kind, _VIEW, "seed", deadline_ms)

    def pid(self) -> int:
        worker = self.thinker._worker
        assert worker is not None
        assert worker.pid is not None
        return worker.pid

    def _on_answered(self, ticket: int, action: Action) -> None:
        self.answers.append((ticket, action))


@pytest.fixture
def asker(qtbot: QtBot) -> Iterator[Asker]:
    asker = Asker()
    yield asker
    asker.thinker.close()


@pytest.fixture
def odd(qtbot: QtBot) -> Iterator[Asker]:
    asker = Asker(work_oddly)
    yield asker
    asker.thinker.close()


def usual(kind: str, view: PlayerView = _VIEW) -> Action:
    return strategy_for(kind)(view, random.Random("seed"))


def test_the_answer_is_what_the_player_would_choose(asker: Asker, qtbot: QtBot) -> None:
    tickets = [asker.ask(kind) for kind in ("casual", "regular", "beginner")]
    qtbot.waitUntil(lambda: len(asker.answers) == 3, timeout=AMPLE_MS)
    assert asker.answers == list(zip(tickets, map(usual, ("casual", "regular", "beginner")), strict=True))


def test_one_process_answers_many_questions(asker: Asker, qtbot: QtBot) -> None:
    pids = set()
    for number in range(1, 6):
        asker.ask("casual")
        pids.add(asker.pid())
        qtbot.waitUntil(lambda: len(asker.answers) == number, timeout=AMPLE_MS)  # noqa: B023 - waits at once
    assert len(pids) == 1


def test_the_answer_never_comes_before_the_ticket(asker: Asker) -> None:
    asker.thinker.start()
    asker.ask("casual")
    assert asker.answers == []


def test_the_process_knows_no_qt(odd: Asker, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    odd.ask("looks for Qt")
    qtbot.waitUntil(lambda: bool(odd.answers), timeout=AMPLE_MS)
    assert not caplog.records


@pytest.mark.parametrize("kind", ["raises", "chooses illegally", "nobody knows this one"])
def test_a_player_that_makes_a_mistake_is_answered_for(
    odd: Asker, qtbot: QtBot, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    ticket = odd.ask(kind)
    qtbot.waitUntil(lambda: bool(odd.answers), timeout=AMPLE_MS)
    assert odd.answers == [(ticket, usual("regular"))]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_a_process_that_dies_in_a_thought_is_answered_for_and_replaced(odd: Asker, qtbot: QtBot) -> None:
    first = odd.ask("dies")
    dead = odd.pid()
    second = odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 2, timeout=AMPLE_MS)
    assert odd.answers == [(first, usual("regular")), (second, usual("casual"))]
    assert odd.pid() != dead


def test_a_process_killed_from_outside_in_a_thought_is_answered_for(odd: Asker, qtbot: QtBot) -> None:
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 1, timeout=AMPLE_MS)
    ticket = odd.ask("thinks for ever")
    os.kill(odd.pid(), signal.SIGTERM)
    qtbot.waitUntil(lambda: len(odd.answers) == 2, timeout=AMPLE_MS)
    assert odd.answers[1] == (ticket, usual("regular"))


def test_a_thought_that_takes_twice_its_time_is_answered_for(odd: Asker, qtbot: QtBot) -> None:
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 1, timeout=AMPLE_MS)
    late = odd.pid()
    ticket = odd.ask("thinks for ever", deadline_ms=50)
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 3, timeout=AMPLE_MS)
    assert odd.answers[1] == (ticket, usual("regular"))
    assert odd.pid() != late


def test_a_process_that_never_starts_is_answered_for(qtbot: QtBot) -> None:
    asker = Asker(work_never)
    tickets = [asker.ask("casual"), asker.ask("casual")]
    qtbot.waitUntil(lambda: len(asker.answers) == 2, timeout=AMPLE_MS)
    assert asker.answers == [(ticket, usual("regular")) for ticket in tickets]
    asker.thinker.close()


def test_no_room_for_a_process_is_answered_for(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*args: object) -> None:
        raise OSError("no room for another process")

    monkeypatch.setattr("mexicantrain_qt.controller.thinker.WorkerProcess", no_room)
    asker = Asker()
    ticket = asker.ask("casual")
    assert asker.answers == []
    qtbot.waitUntil(lambda: bool(asker.answers), timeout=AMPLE_MS)
    assert asker.answers == [(ticket, usual("regular"))]


def test_what_was_cancelled_is_never_answered(asker: Asker, qtbot: QtBot) -> None:
    asker.ask("casual")
    asker.ask("regular")
    asker.thinker.cancel()
    ticket = asker.ask("casual")
    qtbot.waitUntil(lambda: bool(asker.answers), timeout=AMPLE_MS)
    assert asker.answers == [(ticket, usual("casual"))]


def test_an_answer_on_its_way_when_it_was_cancelled_is_dropped(asker: Asker, qtbot: QtBot) -> None:
    asker.ask("casual")
    qtbot.waitUntil(lambda: len(asker.answers) == 1, timeout=AMPLE_MS)
    asker.ask("beginner")  # the process has it now, and may have answered already
    asker.thinker.cancel()
    ticket = asker.ask("regular")
    qtbot.waitUntil(lambda: len(asker.answers) == 2, timeout=AMPLE_MS)
    assert asker.answers[1] == (ticket, usual("regular"))


def test_closing_ends_the_process(odd: Asker, qtbot: QtBot) -> None:
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 1, timeout=AMPLE_MS)
    odd.ask("thinks for ever")
    worker = odd.thinker._worker
    assert worker is not None
    odd.thinker.close()
    assert not worker._process.is_alive()
    assert not worker._thread.is_alive()


_PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication
from mexicantrain_qt.controller.thinker import Thinker

if __name__ == "__main__":
    app = QCoreApplication([])
    thinker = Thinker()
    thinker.start()
    print(thinker._worker.pid, flush=True)
    sys.stdin.readline()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="asks /proc-like questions about processes by signal 0")
def test_the_process_ends_when_the_program_is_killed(qtbot: QtBot, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(_PROGRAM, encoding="utf-8")
    path = os.pathsep.join(filter(None, sys.path))
    with subprocess.Popen(
        [sys.executable, program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    ) as running:
        assert running.stdout is not None
        pid = int(running.stdout.readline())
        os.kill(pid, 0)
        running.kill()
    qtbot.waitUntil(lambda: not _is_running(pid), timeout=AMPLE_MS)


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not (state.exists() and state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z")
