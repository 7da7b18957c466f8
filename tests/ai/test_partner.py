"""Do two processes find what one would have found, and does one go on alone when the other is lost?"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.ai.expert import expert
from mexicantrain_qt.ai.grandmaster import GRANDMASTER, grandmaster
from mexicantrain_qt.ai.partner import PartnerProcess
from mexicantrain_qt.ai.ranking import ranked
from mexicantrain_qt.ai.thought import Effort, Findings, Partner, Thought, find_out
from mexicantrain_qt.ai.trials import Belief, Evidence
from mexicantrain_qt.ai.worker import Answer, Question, Ready, work
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.controller.worker_process import Work
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView
from tests.ai.askers import AMPLE, AMPLE_MS, VIEW
from tests.ai.odd_players import work_alone, work_in_pairs

_EFFORT = replace(GRANDMASTER, tiles=10_000)

cannot_be_stopped = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals there")


def thought(effort: Effort = _EFFORT, until: float | None = None) -> Thought:
    usual = expert(VIEW, random.Random(1))
    others = [action for action in VIEW.legal if action != usual]
    beliefs = (Belief(0.0, 0.0), *[Belief(1.0, 4.0)] * len(others))
    return Thought(VIEW, effort, (usual, *others), beliefs, random.Random(1), until)


class Noting:
    """Somebody who promises to think along, keeps what it was about, and comes back with *found* or not at all."""

    def __init__(self, found: Findings | None = None) -> None:
        self.second: Thought | None = None
        self._found = found

    def begin(self, thought: Thought) -> bool:
        self.second = deepcopy(thought)
        return True

    def findings(self) -> Findings | None:
        return self._found


@pytest.fixture
def partner() -> Iterator[PartnerProcess]:
    partner = PartnerProcess()
    yield partner
    partner.close()


def test_two_find_what_one_finds(partner: PartnerProcess) -> None:
    assert partner.wait_until_ready()
    alone = find_out(thought())
    assert partner.begin(thought())
    together = find_out(thought(), partner)
    assert together == alone
    assert together.cost.count > 40


def test_the_choice_does_not_depend_on_who_thinks(partner: PartnerProcess) -> None:
    assert partner.wait_until_ready()
    alone = ranked(VIEW, random.Random("seed"), _EFFORT)
    assert ranked(VIEW, random.Random("seed"), _EFFORT, partner=partner) == alone


def test_the_halves_are_of_different_worlds() -> None:
    partner = Noting()
    whole = find_out(thought(), partner)
    assert partner.second is not None
    half = find_out(partner.second)
    assert 0 < half.cost.count < whole.cost.count
    assert half.cost + half.cost != whole.cost


def test_what_the_other_found_counts() -> None:
    others = len(VIEW.legal) - 1
    found = Findings(Evidence(1_000, 7_000.0, 50_000.0), (Evidence(1_000), *[Evidence(1_000)] * others))
    alone, together = find_out(thought()), find_out(thought(), Noting(found))
    assert together.cost.count > 1_000 > alone.cost.count
    assert all(evidence.count > 1_000 for evidence in together.worse)


def test_a_process_that_ends_before_it_is_ready_cannot_be_used() -> None:
    partner = PartnerProcess()
    try:
        os.kill(partner.pid or 0, signal.SIGTERM)
        assert not partner.wait_until_ready()
        assert not partner.begin(thought())
    finally:
        partner.close()


@cannot_be_stopped
def test_nobody_waits_for_a_process_that_is_not_ready() -> None:
    partner = PartnerProcess()
    try:
        os.kill(partner.pid or 0, signal.SIGSTOP)
        assert not partner.begin(thought())
    finally:
        partner.close()


def test_one_that_does_not_come_back_is_done_without() -> None:
    assert find_out(thought(), Noting()) == find_out(thought())


@cannot_be_stopped
def test_a_process_that_dies_is_done_without(partner: PartnerProcess) -> None:
    partner.wait_until_ready()
    assert partner.begin(thought())
    os.kill(partner.pid or 0, signal.SIGKILL)
    assert find_out(thought(), partner) == find_out(thought())
    assert not partner.begin(thought())


@cannot_be_stopped
def test_a_process_that_hangs_is_waited_for_no_longer_than_there_is_time(partner: PartnerProcess) -> None:
    partner.wait_until_ready()
    assert partner.begin(thought(until=time.monotonic()))
    os.kill(partner.pid or 0, signal.SIGSTOP)
    assert partner.begin(thought(until=time.monotonic()))
    assert partner.findings() is None


def test_an_answer_that_comes_late_is_not_taken_for_the_next(partner: PartnerProcess) -> None:
    partner.wait_until_ready()
    assert partner.begin(thought(replace(_EFFORT, tiles=2_000)))
    assert partner.begin(thought())
    assert partner.findings() == find_out(thought())


def test_half_of_the_time_is_for_each_half_where_one_does_both(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[float] = []

    def think(half: Thought) -> Findings:
        ends.append(half.until or 0.0)
        return Findings(Evidence(), ())

    monkeypatch.setattr("mexicantrain_qt.ai.thought._think", think)
    start = time.monotonic()
    find_out(thought(until=start + 100))
    assert ends == [pytest.approx(start + 50, abs=40), start + 100]


@pytest.mark.skipif(sys.platform != "linux", reason="only there can be asked so easily who started whom")
@pytest.mark.parametrize(("work", "partners"), [(work_alone, 0), (work_in_pairs, 1)])
def test_a_grandmaster_has_a_second_process_where_there_is_room_and_chooses_the_same(
    work: Work, partners: int, qtbot: QtBot
) -> None:
    thinker = Thinker(worker=work)
    answers: list[Action] = []
    thinker.answered.connect(lambda _, action: answers.append(action))
    for kind in ("expert", "grandmaster", "grandmaster"):  # the second process starts with the first of these
        thinker.ask(kind, VIEW, "seed", AMPLE)
    qtbot.waitUntil(lambda: len(answers) == 3, timeout=AMPLE_MS)
    assert thinker._worker is not None
    started = children(thinker._worker.pid or 0)
    assert len(started) == partners
    thinker.close()
    qtbot.waitUntil(lambda: not any(map(is_running, started)), timeout=AMPLE_MS)
    assert answers[1:] == [grandmaster(VIEW, random.Random("seed"))] * 2


def partners_told(monkeypatch: pytest.MonkeyPatch, start: Callable[[], Partner], cores: int) -> list[object]:
    """Whom a player is told of who is asked twice, in a thread of this process, and could make use of somebody."""
    told: list[object] = []

    def sociable(view: PlayerView, rng: random.Random, partner: Partner | None = None) -> Action:
        told.append(partner)
        return view.legal[0]

    monkeypatch.setattr("mexicantrain_qt.ai.partner.PartnerProcess", start)
    monkeypatch.setattr(
        "signal.signal", lambda *_: None
    )  # only the first thread may say what becomes of Ctrl+C
    ours, theirs = multiprocessing.Pipe()
    thread = threading.Thread(target=lambda: work(theirs, lambda _: sociable, cores=cores), daemon=True)
    thread.start()
    with theirs, ours:
        for question in (
            Question(1, "sociable", VIEW, "seed", AMPLE),
            Question(2, "sociable", VIEW, "seed", AMPLE),
        ):
            ours.send(question)
        reports = [ours.recv() for _ in range(3)]
        ours.close()
        thread.join()
    assert reports == [Ready(), Answer(1, VIEW.legal[0]), Answer(2, VIEW.legal[0])]
    return told


def test_who_can_make_use_of_a_second_process_is_told_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    partner = Noting()
    assert partners_told(monkeypatch, lambda: partner, cores=4) == [partner, partner]
    assert partners_told(monkeypatch, lambda: partner, cores=2) == [None, None]


def test_one_goes_on_alone_where_the_system_has_no_room_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room() -> Partner:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    assert partners_told(monkeypatch, no_room, cores=4) == [None, None]


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def is_running(pid: int) -> bool:
    """Whether there is such a process; one that has ended and is not fetched by anybody is none."""
    state = Path(f"/proc/{pid}/stat")
    return state.exists() and state.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
