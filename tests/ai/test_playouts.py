"""Do playouts play by the rules?"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

import pytest

from mexicantrain_qt.ai.playout_legal import legal
from mexicantrain_qt.ai.playout_plans import Plans
from mexicantrain_qt.ai.playout_policy import choose
from mexicantrain_qt.ai.playout_rules import NOBODY
from mexicantrain_qt.ai.playout_table import PlayoutTable
from mexicantrain_qt.ai.playout_turns import play_on
from mexicantrain_qt.ai.playouts import Playouts
from mexicantrain_qt.ai.reading import penalty
from mexicantrain_qt.rules.actions import Action, Call, Play
from mexicantrain_qt.rules.deal import deal_round
from mexicantrain_qt.rules.legal import IllegalAction, legal_actions
from mexicantrain_qt.rules.notation import read_action, read_position
from mexicantrain_qt.rules.options import CARDINAL, CLASSIC, HAND_SIZES, QUICK, Highest, RuleOptions
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.turns import apply
from tests.ai.playout_tables import STRICT, USUAL, any_moment, any_table, asked, world_of

ALWAYS = tuple(name for name in PlayoutTable.__slots__ if name not in ("rules", "bits"))
AT_THE_END = ("hands", "boneyard", "left", "ends", "marked", "begun", "opened")


def true_table(playouts: Playouts, state: State) -> PlayoutTable:
    """The table that a playout should have come to in *state*."""
    table = playouts.table(world_of(state))
    if state.turn != asked(state).seat and state.drawn is not None:
        table.drawn = table.bits.index[state.drawn]
    return table


def assert_same(playouts: Playouts, table: PlayoutTable, state: State) -> None:
    """The playout has come to *state*, and knows what is legal there."""
    true = true_table(Playouts(asked(state)), state)
    if state.result is not None:
        assert table.penalties == list(state.result.penalties)
    for name in AT_THE_END if state.result is not None else ALWAYS:
        assert getattr(table, name) == getattr(true, name), name
    actions = [playouts.action(code) for code in legal(table)]
    assert len(actions) == len(set(actions))
    assert set(actions) == set(legal_actions(state))


def assert_by_the_rules(state: State, playouts: Playouts, actions: Sequence[Action]) -> State:
    """Every one of *actions* is legal, and does in a playout what it does by the rules; the state after them."""
    table = playouts.table(world_of(state))
    for action in actions:
        assert_same(playouts, table, state)
        state = apply(state, action)[0]
        table.do(playouts.code(action))
    assert_same(playouts, table, state)
    return state


def played_out(state: State, first: Action | None = None) -> tuple[PlayoutTable, list[Action]]:
    """The table at the end of a playout from *state*, and the actions."""
    playouts = Playouts(asked(state))
    table, codes = playouts.table(world_of(state)), []
    if first is not None:
        codes.append(playouts.code(first))
        table.do(codes[0])
    play_on(table, Plans(table.bits), codes)
    return table, [playouts.action(code) for code in codes]


def check_playout(seed: int) -> None:
    """What a playout from some moment does is legal, and comes to the same end as by the rules."""
    state = any_moment(seed)
    if state.result is not None or asked(state).drawn != state.drawn:
        return  # over, or the seat that owes a call does not know what another one has drawn
    view = asked(state)
    first = random.Random(seed).choice((None, *view.legal))
    table, actions = played_out(state, first)
    end = assert_by_the_rules(state, Playouts(view), actions)
    assert_same(Playouts(view), table, end)
    if first is not None:
        penalties = Playouts(view).penalties(world_of(state), first)
        assert list(penalties) == table.penalties


def check_any_actions(seed: int) -> None:
    """Whatever is done in a round, a playout comes to the same moments, with the same legal actions."""
    rng, state = random.Random(seed), any_table(seed)
    playouts, start, actions = Playouts(asked(state)), state, []
    while state.result is None:
        actions.append(rng.choice(legal_actions(state)))
        state = apply(state, actions[-1])[0]
    assert_by_the_rules(start, playouts, actions)


@pytest.mark.parametrize("seed", range(60))
def test_playouts_keep_the_rules(seed: int) -> None:
    check_playout(seed)


@pytest.mark.parametrize("seed", range(25))
def test_whatever_is_done_has_the_same_consequences_in_a_playout(seed: int) -> None:
    check_any_actions(seed)


@pytest.mark.parametrize("seed", range(30))
def test_who_plans_nothing_lays_the_heaviest_tile_and_keeps_the_rules(seed: int) -> None:
    state = any_table(seed)
    actions: list[Action] = []
    penalties = Playouts(asked(state), planning=False).play_round(world_of(state), record=actions)
    weight = penalty(state.options)
    for action in actions:
        if isinstance(action, Play):
            plays = [other for other in legal_actions(state) if isinstance(other, Play)]
            assert weight(action.tile) == max(weight(play.tile) for play in plays)
        state = apply(state, action)[0]
    assert state.result is not None
    assert state.result.penalties == penalties


SETS: tuple[Highest, ...] = (6, 9, 12, 15, 18)


@pytest.mark.parametrize("rules", [STRICT, CLASSIC, CARDINAL])
@pytest.mark.parametrize("highest", SETS)
def test_every_set_and_number_of_players_can_be_played_out(highest: Highest, rules: RuleOptions) -> None:
    options = replace(rules, highest=highest, hand_sizes=HAND_SIZES[highest][0], rounds=1)
    for players in options.player_counts:
        state = deal_round(options, players, "sizes")[0]
        table, actions = played_out(state)
        for action in actions:
            state = apply(state, action)[0]
        assert state.result is not None
        assert list(state.result.penalties) == table.penalties


def test_a_playout_by_other_rules_is_noticed() -> None:
    kept = 0
    for seed in range(20):
        strict, loose = (deal_round(options, 4, f"other {seed}")[0] for options in (STRICT, QUICK))
        try:
            assert_by_the_rules(strict, Playouts(asked(strict)), played_out(loose)[1])
        except (IllegalAction, AssertionError):
            continue
        kept += 1
    assert kept < 10


@pytest.mark.parametrize("options", USUAL)
def test_the_same_action_in_the_same_world_costs_the_same(options: RuleOptions) -> None:
    state = deal_round(options, 4, "twice")[0]
    view = asked(state)
    playouts = Playouts(view)
    for action in view.legal[:5]:
        costs = {playouts.penalties(world_of(state), action) for _ in range(3)}
        assert costs == {Playouts(view).penalties(world_of(state), action)}


def test_a_tile_that_somebody_else_has_just_drawn_stays_hidden() -> None:
    options = replace(QUICK, last_tile_call="required", drawn_tile="may_play")
    found = 0
    for seed in range(20):
        rng, state = random.Random(seed), deal_round(options, 2, f"calls {seed}")[0]
        while state.result is None:
            if state.call_owed is not None and state.drawn is not None:
                view = asked(state)
                assert view.drawn is None
                assert len(Playouts(view).penalties(world_of(state), Call())) == 2
                found += 1
            actions = [action for action in legal_actions(state) if action != Call()]
            state = apply(state, rng.choice(actions))[0]
    assert found


@pytest.mark.parametrize("options", USUAL)
def test_players_with_a_plan_are_left_with_less_than_those_who_lay_the_heaviest_tile(
    options: RuleOptions,
) -> None:
    left: dict[bool, list[int]] = {True: [], False: []}
    for deal in range(30):
        state = deal_round(options, 4, f"quality {deal}")[0]
        for with_plan in (0, 1):
            for seat, pips in enumerate(_against_each_other(state, with_plan)):
                left[seat % 2 == with_plan].append(pips)
    assert fmean(left[True]) < fmean(left[False]) - 5


def _against_each_other(state: State, with_plan: int) -> list[int]:
    """The penalties, if every other seat has a plan."""
    table = Playouts(asked(state)).table(world_of(state))
    plans = Plans(table.bits)
    while table.penalties is None:
        seat = table.turn if table.call_owed == NOBODY else table.call_owed
        table.do(choose(table, plans if seat % 2 == with_plan else None))
    return table.penalties


@pytest.mark.parametrize("rules", USUAL)
def test_the_fast_way_is_played_like_the_slow_one(rules: RuleOptions) -> None:
    options = replace(rules, highest=9, hand_sizes=HAND_SIZES[9][0], rounds=1)
    for deal in range(8):
        state = deal_round(options, 4, f"fast {deal}")[0]
        table = Playouts(asked(state)).table(world_of(state))
        plans = Plans(table.bits)
        while table.penalties is None:
            table.do(choose(table, plans))
        assert table.penalties == played_out(state)[0].penalties


def test_a_tile_of_the_plan_that_went_elsewhere_is_planned_no_more_when_the_own_train_ends_as_before() -> (
    None
):
    """A plans 10-11. The others lead the train to 8 and back to 10; meanwhile 10-11 goes on the Mexican train."""
    state = read_position("""
        rules: quick
        engine: 12-12
        turn: A
        train A marked: 12-4 4-10
        train B: 12-1
        train C: 12-0
        train M: 12-7 7-9
        hand A: 10-11 2-10 9-12 0-1
        hand B: 8-10 3-8 5-7
        hand C: 10-12 3-10 4-6
        boneyard: 0-2 0-3 0-4""")
    actions = played_out(state)[1]
    ways = "9-12>M 8-10>A 10-12>M 10-11>M 3-8>A 3-10>A 2-10>A"
    assert actions[:7] == [read_action(way) for way in ways.split()]
    assert_by_the_rules(state, Playouts(asked(state)), actions)
