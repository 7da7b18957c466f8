"""Do the pictures on the way lead to the truth?"""

from __future__ import annotations

from itertools import pairwise

import pytest

from mexicantrain_qt.rules.events import RoundStarted, TileDrawn, TilePlayed
from mexicantrain_qt.rules.options import CARDINAL, CLASSIC, QUICK, RuleOptions
from mexicantrain_qt.table.pictures import at_rest, pictures
from tests.table.tables import new_game, play_on


@pytest.mark.parametrize("options", [QUICK, CLASSIC, CARDINAL], ids=["quick", "classic", "cardinal"])
@pytest.mark.parametrize("seat", [0, 2])
def test_every_action_of_a_round_ends_in_the_truth(options: RuleOptions, seat: int) -> None:
    game = new_game(4, "a round", options)
    before = at_rest(game.view(seat))
    while not game.round_over:
        play_on(game)
        view = game.view(seat)
        steps = pictures(game.last_events, view, before.turn)
        assert steps[-1].picture == at_rest(view)
        before = at_rest(view)


@pytest.mark.parametrize("options", [QUICK, CLASSIC, CARDINAL], ids=["quick", "classic", "cardinal"])
def test_the_pictures_of_a_whole_round_are_the_tables_that_were(options: RuleOptions) -> None:
    game = new_game(3, "another round", options)
    tables = [at_rest(game.view(0))]
    events = list(game.events)
    ends = [len(events)]
    while not game.round_over:
        play_on(game)
        events += game.last_events
        tables.append(at_rest(game.view(0)))
        ends.append(len(events))
    steps = pictures(events, game.view(0))
    for end, was in zip(ends, tables, strict=True):
        shown = steps[end - 1].picture
        assert (shown.hand, shown.counts, shown.boneyard) == (was.hand, was.counts, was.boneyard)
        assert (shown.trains, shown.turn) == (was.trains, was.turn)
        assert set(shown.open_doubles) == set(was.open_doubles)


def test_one_event_changes_one_thing() -> None:
    game = new_game(4, "small steps")
    play_on(game, 30)
    steps = pictures(game.events, game.view(0))
    for before, after in pairwise(steps):
        laid = sum(len(t.tiles) for t in after.picture.trains) - sum(
            len(t.tiles) for t in before.picture.trains
        )
        assert laid == isinstance(after.event, TilePlayed)
        assert before.picture.boneyard - after.picture.boneyard == isinstance(after.event, TileDrawn)


def test_the_engine_does_not_lie_before_it_is_laid() -> None:
    game = new_game(4, "engine", CLASSIC)
    steps = pictures(game.events, game.view(0))
    laid = next(i for i, step in enumerate(steps) if type(step.event).__name__ == "EngineLaid")
    assert [step.engine_lies for step in steps] == [i >= laid for i in range(len(steps))]


def test_what_was_before_a_deal_is_not_shown() -> None:
    game = new_game(2, "two rounds")
    while not game.round_over:
        play_on(game)
    old = game.last_events
    new = game.next_round()
    steps = pictures((*old, *new), game.view(0))
    assert isinstance(steps[0].event, RoundStarted)
    assert len(steps) == len(new)


def test_who_only_watches_sees_no_tile_in_a_hand() -> None:
    from mexicantrain_qt.controller.perspective import seen_by, view_of

    game = new_game(4, "watching")
    play_on(game, 12)
    steps = pictures(seen_by(game.events, None), view_of(game, None))
    assert all(not step.picture.hand for step in steps)
