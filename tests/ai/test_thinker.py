"""Does every question to the computer players get its own answer, and no answer if it was cancelled?"""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ai.askers import AMPLE_MS, VIEW, Asker, usual
from tests.ai.odd_players import HURRY


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


def test_a_player_who_can_hurry_is_told_how_long_it_may_think(
    odd: Asker, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    odd.ask("looks at the clock", seconds=HURRY)
    qtbot.waitUntil(lambda: bool(odd.answers), timeout=AMPLE_MS)
    assert not caplog.records
    assert odd.answers[0][1] == VIEW.legal[-1]


def test_a_ranking_has_everything_that_is_legal_the_best_first(asker: Asker, qtbot: QtBot) -> None:
    ticket = asker.ask_ranking()
    qtbot.waitUntil(lambda: bool(asker.rankings), timeout=AMPLE_MS)
    ((answered, ranked),) = asker.rankings
    assert answered == ticket
    assert {one.action for one in ranked} == set(VIEW.legal)
    assert ranked[0].penalty == min(one.penalty for one in ranked)


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
