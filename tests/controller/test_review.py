"""Is every choice of a person held against the best one, and is what cost most found first?"""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.controller.hints import Hints
from mexicantrain_qt.controller.review import Choice, Review, worst_of
from mexicantrain_qt.controller.timeline import Moment, Timeline
from mexicantrain_qt.rules.actions import Action, Draw, Pass, Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import CLASSIC, QUICK
from tests.controller.tables import ObedientThinker, Table, setup_for


def play_round(game: Game) -> Game:
    while not game.round_over:
        game.apply(game.view(game.state.turn).legal[0])
    return game


@pytest.fixture(scope="module")
def timeline() -> Timeline:
    return Timeline(play_round(Game(setup_for("pcc", replace(QUICK, rounds=1)))))


def reviewed(
    review: Review, thinker: ObedientThinker, *, like_the_person: bool, apart: float = 3.0
) -> tuple[Choice, ...]:
    """The choices of a review in which what the person did always comes first, or always second."""
    found: list[tuple[Choice, ...]] = []
    review.done.connect(found.append)
    review.start()
    done = {ticket: question.done for ticket, question in review._tickets.items()}
    for ticket, view in tuple(thinker.to_rank.items()):
        other = next(action for action in view.legal if action != done[ticket])
        both = (done[ticket], other) if like_the_person else (other, done[ticket])
        thinker.rank(*both, apart=apart)
    (choices,) = found
    return choices


def test_a_review_asks_about_every_choice_as_the_person_saw_it(timeline: Timeline, qtbot: QtBot) -> None:
    thinker = ObedientThinker()
    review = Review(timeline, 0, thinker)
    progress: list[tuple[int, int]] = []
    review.progress.connect(lambda done, of: progress.append((done, of)))
    review.start()
    views = tuple(thinker.to_rank.values())
    assert all(len(view.legal) > 1 and view.seat == 0 for view in views)
    assert all(view.hands is None for view in views)
    for _ in views:
        thinker.rank()
    assert progress == [(done, len(views)) for done in range(len(views) + 1)]


def test_who_plays_like_the_best_player_loses_nothing(timeline: Timeline, qtbot: QtBot) -> None:
    thinker = ObedientThinker()
    choices = reviewed(Review(timeline, 0, thinker), thinker, like_the_person=True)
    assert choices
    assert all(choice.agrees and choice.cost == 0.0 for choice in choices)
    assert worst_of(choices) == ()


def test_a_review_asks_what_the_hints_of_the_round_asked(quick_table: Table) -> None:
    controller, thinker = quick_table.controller, quick_table.thinker
    hints = Hints(controller, thinker)
    controller.new_game(setup_for("pc", replace(QUICK, rounds=1)))
    while not quick_table.game.round_over:
        if thinker.thinks():
            thinker.answer()
            continue
        hints.ask()
        legal = quick_table.game.view(0).legal
        if thinker.to_rank:
            thinker.rank()
        do = {Draw: controller.draw, Pass: controller.pass_turn}
        match legal[0]:
            case Play(tile, train):
                controller.play(tile, train)
            case other:
                do[type(other)]()
    hinted, thinker.asked_to_rank = thinker.asked_to_rank, []
    Review(Timeline(quick_table.game), 0, thinker).start()
    assert len(hinted) > 3
    assert thinker.asked_to_rank == hinted


def test_a_review_tells_what_was_done_what_would_have_been_and_the_difference(
    timeline: Timeline, qtbot: QtBot
) -> None:
    thinker = ObedientThinker()
    choices = reviewed(Review(timeline, 0, thinker), thinker, like_the_person=False, apart=2.5)
    actions = timeline.course(0).actions
    assert [choice.moment for choice in choices] == sorted(choice.moment for choice in choices)
    for choice in choices:
        assert choice.done == actions[choice.moment.actions]
        assert choice.best != choice.done
        assert not choice.agrees
        assert choice.cost == 2.5


def test_where_somebody_stood_in_nothing_is_said_about_the_difference(
    timeline: Timeline, qtbot: QtBot
) -> None:
    thinker = ObedientThinker()
    review = Review(timeline, 0, thinker)
    found: list[tuple[Choice, ...]] = []
    review.done.connect(found.append)
    review.start()
    done = {ticket: question.done for ticket, question in review._tickets.items()}
    for ticket, view in tuple(thinker.to_rank.items()):
        other = next(action for action in view.legal if action != done[ticket])
        thinker.ranked.emit(ticket, (Ranked(other, 0.0),))
    (choices,) = found
    assert {choice.cost for choice in choices} == {None}
    assert worst_of(choices) == ()


def choice(at: int, cost: float | None) -> Choice:
    done: Action = Draw()
    return Choice(Moment(0, at), 0, done, Pass(), cost)


def test_the_three_that_cost_most_come_first_the_dearest_before_the_others() -> None:
    costs = (1.0, 12.0, None, 3.0, 0.2, 7.0)
    choices = [choice(at, cost) for at, cost in enumerate(costs)]
    assert [one.cost for one in worst_of(choices)] == [12.0, 7.0, 3.0]


def test_what_cost_nothing_that_could_be_felt_is_not_among_the_worst() -> None:
    assert [one.cost for one in worst_of([choice(0, 0.3), choice(1, 4.0)])] == [4.0]


def test_a_review_that_is_cancelled_says_nothing_more(timeline: Timeline, qtbot: QtBot) -> None:
    thinker = ObedientThinker()
    review = Review(timeline, 0, thinker)
    review.start()
    ticket = min(thinker.to_rank)
    with qtbot.assertNotEmitted(review.progress), qtbot.assertNotEmitted(review.done):
        review.cancel()
        thinker.ranked.emit(ticket, (Ranked(Draw(), 0.0),))
    assert thinker.to_rank == {}


def test_where_nobody_had_a_choice_a_review_ends_at_once(qtbot: QtBot) -> None:
    game = play_round(Game(setup_for("cc", replace(CLASSIC, rounds=1))))
    review = Review(Timeline(game), 0, ObedientThinker())
    with qtbot.waitSignal(review.done) as done:
        review.start()
    assert done.args == [()]
