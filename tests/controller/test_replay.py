"""Can a finished game be walked through, forwards and backwards, exactly as it was?"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.replay import Replay
from mexicantrain_qt.controller.timeline import Moment, Timeline
from mexicantrain_qt.rules.events import RoundStarted, TurnStarted
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.rules.view import PlayerView
from tests.controller.tables import setup_for


def play_round(game: Game) -> Game:
    chance = random.Random(3)
    while not game.round_over:
        game.apply(chance.choice(game.view(game.state.turn).legal))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    """Two rounds of three, and the third one just begun."""
    game = play_round(Game(setup_for("pcc", replace(QUICK, rounds=3))))
    game.next_round()
    play_round(game)
    game.next_round()
    game.apply(game.view(game.state.turn).legal[0])
    return game


@pytest.fixture
def timeline(game: Game) -> Timeline:
    return Timeline(game)


class Walk:
    """A replay, and what was shown on the way."""

    def __init__(self, timeline: Timeline) -> None:
        self.replay = Replay(timeline)
        self.views: list[PlayerView] = []
        self.steps = 0
        self.replay.shown.connect(self.views.append)
        self.replay.happened.connect(self._on_happened)

    def _on_happened(self, _events: object, view: PlayerView) -> None:
        self.steps += 1
        self.views.append(view)


def test_only_finished_rounds_can_be_looked_at(timeline: Timeline) -> None:
    assert timeline.rounds == 2
    assert [timeline.number(round_) for round_ in range(2)] == [1, 2]
    assert Timeline(Game(setup_for("pc"))).rounds == 0


def test_every_moment_is_as_it_was(game: Game, timeline: Timeline) -> None:
    again = Game(game.setup)
    for round_ in range(2):
        for at, action in enumerate(game.log[round_]):
            assert timeline.state(Moment(round_, at)) == again.state
            assert timeline.events_until(Moment(round_, at)) == again.events
            again.apply(action)
        assert timeline.state(timeline.round_end(round_)) == again.state
        again.next_round()


def test_a_walk_forward_comes_past_everything_and_a_walk_back_too(timeline: Timeline) -> None:
    moment: Moment | None = Moment(0, 0)
    there = []
    while moment is not None:
        there.append(moment)
        moment = timeline.after(moment)
    back = []
    moment = there[-1]
    while moment is not None:
        back.append(moment)
        moment = timeline.before(moment)
    assert there == sorted(there) == back[::-1]
    assert len(there) == sum(timeline.round_end(round_).actions + 1 for round_ in range(2))


def test_turns_begin_where_somebody_else_is_to_move(timeline: Timeline) -> None:
    course = timeline.course(0)
    for at in course.turns[1:-1]:
        assert any(isinstance(event, TurnStarted) for event in course.events[at])
    moment: Moment | None = Moment(0, 0)
    turns = []
    while moment is not None:
        turns.append(moment)
        moment = timeline.next_turn(moment)
    back = [turns[-1]]
    while (moment := timeline.turn_before(back[-1])) is not None:
        back.append(moment)
    assert back[::-1] == turns
    assert timeline.turn_before(Moment(0, course.turns[1] + 1)) in turns


def test_a_round_begins_with_its_deal(timeline: Timeline) -> None:
    assert isinstance(timeline.course(1).events[0][0], RoundStarted)


def test_rounds_that_are_not_known_any_more_are_left_out(game: Game) -> None:
    later = Game.from_checkpoint(game.setup, game.round_starts[1], game.scores[:1])
    play_round(later)
    timeline = Timeline(later)
    assert (timeline.rounds, timeline.number(0)) == (1, 2)
    assert timeline.course(0).events[0] != ()


def test_the_steps_of_a_replay(timeline: Timeline, qtbot: QtBot) -> None:
    walk = Walk(timeline)
    replay = walk.replay
    end = timeline.round_end(0)
    replay.step()
    assert (replay.moment, walk.steps) == (Moment(0, 1), 1)
    replay.back()
    assert replay.moment == Moment(0, 0)
    replay.back()
    assert replay.moment == Moment(0, 0)
    replay.next_turn()
    assert replay.moment.actions in timeline.course(0).turns
    replay.turn_before()
    assert replay.moment == Moment(0, 0)
    replay.next_round()
    assert replay.moment == Moment(1, 0)
    replay.round_before()
    assert replay.moment == Moment(0, 0)
    replay.go_to(end)
    replay.step()
    assert replay.moment == Moment(1, 0)
    replay.back()
    assert replay.moment == end
    replay.round_before()
    assert replay.moment == Moment(0, 0)
    replay.next_round()
    replay.next_round()
    assert replay.moment == timeline.round_end(1)
    replay.step()
    assert replay.moment == timeline.round_end(1)


def test_nobody_is_asked_for_anything_in_a_replay(timeline: Timeline, qtbot: QtBot) -> None:
    walk = Walk(timeline)
    walk.replay.go_to(Moment(0, 5))
    view = walk.views[-1]
    assert view.legal == ()
    assert view.hand == timeline.state(Moment(0, 5)).hands[0]
    walk.replay.sit_at(2)
    assert walk.views[-1].seat == 2
    assert walk.views[-1].hand == timeline.state(Moment(0, 5)).hands[2]


def test_a_replay_goes_forward_by_itself_as_the_table_settles(timeline: Timeline, qtbot: QtBot) -> None:
    walk = Walk(timeline)
    replay = walk.replay
    replay.set_pause(0)
    replay.happened.connect(lambda *_: replay.table_settled())
    playing: list[bool] = []
    replay.playing.connect(playing.append)
    replay.play()
    qtbot.waitUntil(lambda: playing == [True, False])
    assert replay.moment == timeline.round_end(1)
    assert walk.steps == sum(timeline.round_end(round_).actions for round_ in range(2))
    replay.play()
    replay.pause()
    assert replay.moment < Moment(0, 3)


def test_a_replay_waits_for_the_table(timeline: Timeline, qtbot: QtBot) -> None:
    walk = Walk(timeline)
    walk.replay.set_pause(0)
    walk.replay.play()
    qtbot.wait(20)
    assert walk.steps == 1
    walk.replay.toggle()
    walk.replay.table_settled()
    qtbot.wait(20)
    assert walk.steps == 1
