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
from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.controller.worker_process import Work
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.view import PlayerView, view_for
from tests.ai.odd_players import HURRY, work_never, work_oddly, work_silently

AMPLE_MS = 120_000
AMPLE = 120.0

_VIEW = view_for(
    read_position("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-3
        train B marked: 12-5
        hand A: 5-6 3-5 0-12 2-6 6-8 2-12
        hand B: 0-1
        boneyard: 0-0 1-1"""),
    0,
)


_ONE_TILE = """
    rules: quick
    engine: 12-12
    turn: A
    train A: 12-11
    train B: 12-10
    hand A: {tile}
    hand B: 0-1
    boneyard: 0-0 1-1"""


class Asker:
    """A thinker, and every answer it has given so far."""

    def __init__(self, work: Work | None = None) -> None:
        self.thinker = Thinker() if work is None else Thinker(worker=work)
        self.answers: list[tuple[int, Action]] = []
        self.rankings: list[tuple[int, tuple[Ranked, ...]]] = []
        self.thinker.answered.connect(self._on_answered)
        self.thinker.ranked.connect(self._on_ranked)

    def ask(self, kind: str, seconds: float = AMPLE) -> int:
        return self.thinker.ask(kind, _VIEW, "seed", seconds)

    def ask_ranking(self, view: PlayerView = _VIEW, seconds: float = AMPLE) -> int:
        return self.thinker.ask_ranking(view, "seed", seconds)

    def pid(self) -> int:
        worker = self.thinker._worker
        assert worker is not None
        assert worker.pid is not None
        return worker.pid

    def _on_answered(self, ticket: int, action: Action) -> None:
        self.answers.append((ticket, action))

    def _on_ranked(self, ticket: int, ranked: tuple[Ranked, ...]) -> None:
        self.rankings.append((ticket, ranked))


@pytest.fixture(autouse=True)
def starting_may_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, nobody stands in because the process was slow to start."""
    monkeypatch.setattr("mexicantrain_qt.controller.thinker._START_MS", AMPLE_MS)


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


def one_tile(tile: str) -> PlayerView:
    """A hand of one tile, which fits nowhere; see ``odd_ranking``."""
    return view_for(read_position(_ONE_TILE.format(tile=tile)), 0)


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


def test_nothing_starts_after_the_end(asker: Asker) -> None:
    asker.thinker.close()
    asker.ask("casual")
    assert asker.thinker._worker is None


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


def test_a_player_who_can_hurry_is_told_how_long_it_may_think(
    odd: Asker, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    odd.ask("looks at the clock", seconds=HURRY)
    qtbot.waitUntil(lambda: bool(odd.answers), timeout=AMPLE_MS)
    assert not caplog.records
    assert odd.answers[0][1] == _VIEW.legal[-1]


def test_a_ranking_has_everything_that_is_legal_the_best_first(asker: Asker, qtbot: QtBot) -> None:
    ticket = asker.ask_ranking()
    qtbot.waitUntil(lambda: bool(asker.rankings), timeout=AMPLE_MS)
    ((answered, ranked),) = asker.rankings
    assert answered == ticket
    assert {one.action for one in ranked} == set(_VIEW.legal)
    assert ranked[0].penalty == min(one.penalty for one in ranked)


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


def test_one_question_can_be_cancelled_and_the_others_are_answered(asker: Asker, qtbot: QtBot) -> None:
    first, ranking, last = asker.ask("casual"), asker.ask_ranking(), asker.ask("regular")
    asker.thinker.cancel(ranking)
    qtbot.waitUntil(lambda: len(asker.answers) == 2, timeout=AMPLE_MS)
    assert asker.answers == [(first, usual("casual")), (last, usual("regular"))]
    assert asker.rankings == []


def test_what_was_cancelled_while_it_was_thought_about_is_not_answered_for(odd: Asker, qtbot: QtBot) -> None:
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 1, timeout=AMPLE_MS)
    odd.thinker.cancel(odd.ask("thinks for ever", seconds=0.05))
    last = odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 2, timeout=AMPLE_MS)
    assert odd.answers[1] == (last, usual("casual"))


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
