"""Is the best end of a round found, when all tiles are in the hands?"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

from mexicantrain_qt.ai.endings import Endings, is_ending
from mexicantrain_qt.ai.expert import expert
from mexicantrain_qt.ai.grandmaster import GRANDMASTER
from mexicantrain_qt.ai.playout_policy import choose
from mexicantrain_qt.ai.playouts import Playouts
from mexicantrain_qt.ai.ranking import ranked
from mexicantrain_qt.ai.worth import relative_penalty
from mexicantrain_qt.rules.actions import Call
from mexicantrain_qt.rules.deal import deal_round
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.notation import read_action
from mexicantrain_qt.rules.options import HAND_SIZES, QUICK
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.turns import apply
from mexicantrain_qt.rules.view import view_for
from tests.ai.playout_tables import any_rules, asked, world_of
from tests.ai.tables import choice, reshuffled, seen_by_a

FEW = 11
LITTLE_TIME = replace(GRANDMASTER, tiles=6_000)


def any_endings(most: int = FEW) -> Iterator[State]:
    """Moments with a choice at tables with any rules, when all tiles are in the hands and *most* are left."""
    for seed in count():
        rng = random.Random(f"endings {seed}")
        options = replace(any_rules(rng), highest=6, hand_sizes=HAND_SIZES[6][0], rounds=1)
        state = dealt_out(deal_round(options, rng.choice(options.player_counts[:3]), f"endings {seed}")[0])
        while state.result is None:
            if tiles(state) <= most and state.call_owed is None and len(asked(state).legal) > 1:
                yield state
                break
            state = apply(state, rng.choice(legal_actions(state)))[0]


def dealt_out(state: State) -> State:
    """The same moment, with the boneyard in the hands."""
    hands = [hand | frozenset(state.boneyard[seat :: state.players]) for seat, hand in enumerate(state.hands)]
    return replace(state, hands=tuple(hands), boneyard=())


def tiles(state: State) -> int:
    """How many are left in all hands."""
    return sum(map(len, state.hands))


def best_end(state: State, seat: int) -> tuple[int, ...]:
    """The penalties, by the rules, if *seat* tries everything and the others do what they do in a playout."""
    if state.result is not None:
        return state.result.penalties
    if state.call_owed is not None:
        return best_end(apply(state, Call())[0], seat)
    if state.turn != seat:
        playouts = Playouts(asked(state))
        code = choose(playouts.table(world_of(state)), playouts.plans)
        return best_end(apply(state, playouts.action(code))[0], seat)
    worth = relative_penalty(seat)
    ends = [best_end(apply(state, action)[0], seat) for action in legal_actions(state)]
    return min(ends, key=lambda penalties: (worth(penalties), penalties))


def endings(state: State, most: int = 5_000) -> Endings:
    """Those for the seat to move."""
    view = asked(state)
    return Endings(view, Playouts(view), relative_penalty(view.seat), most=most)


def check_ending(state: State) -> None:
    """Every action leads to the same penalties as by the rules."""
    view, solved = asked(state), endings(state)
    for action in view.legal:
        found = solved.penalties(world_of(state), action)
        assert found == best_end(apply(state, action)[0], view.seat), (state, action)


def test_nothing_better_is_found_by_trying_everything_by_the_rules() -> None:
    for state in islice(any_endings(), 100):
        check_ending(state)


def test_it_is_never_worse_than_a_playout_and_often_better() -> None:
    better = 0
    for state in islice(any_endings(13), 100):
        view = asked(state)
        worth, playouts, solved = relative_penalty(view.seat), Playouts(view), endings(state)
        for action in view.legal:
            found = solved.penalties(world_of(state), action)
            assert found is not None
            gain = worth(playouts.penalties(world_of(state), action)) - worth(found)
            assert gain >= 0
            better += gain > 0
    assert better > 20


def test_what_takes_too_long_is_not_solved() -> None:
    refused = 0
    for state in islice(any_endings(13), 40):
        view, world = asked(state), world_of(state)
        late = Endings(view, Playouts(view), relative_penalty(view.seat), time.monotonic() - 1)
        for solved in (endings(state, most=0), late):
            for action in view.legal:
                found = solved.penalties(world, action)
                refused += found is None
                assert found in (None, endings(state).penalties(world, action))
    assert refused > 40


def test_it_is_an_ending_when_two_players_have_few_tiles_and_nothing_to_draw() -> None:
    options = replace(QUICK, highest=6, hand_sizes=HAND_SIZES[6][0], rounds=1)
    two, three = (dealt_out(deal_round(options, players, "ends")[0]) for players in (2, 3))
    assert not is_ending(asked(two))
    two, three = (replace(state, hands=(*map(_few, state.hands),)) for state in (two, three))
    assert is_ending(asked(two))
    assert not is_ending(asked(three))
    assert not is_ending(asked(replace(two, boneyard=(min(two.hands[0]),))))


def _few(hand: frozenset[Tile]) -> frozenset[Tile]:
    return frozenset(sorted(hand)[:5])


def test_a_double_is_left_open_for_somebody_who_cannot_cover_it() -> None:
    """The other has only 3-3: whoever covers the 0-0 with 0-3 lets it go out, whoever lays 5-6 first goes out."""
    view = seen_by_a("""
        rules: quick, highest=6, hand_sizes=9/8/6, rounds=1
        engine: 6-6
        turn: A
        train A: 6-2 2-1 1-3 3-5
        train B: 6-0 0-4 4-1 1-1 1-0 0-5 5-5 5-1 1-6 6-4 4-3
        train M: 6-3 3-2 2-2 2-5 5-4 4-4 4-2 2-0
        hand A: 0-0 0-3 5-6
        hand B: 3-3
        boneyard:""")
    unsolved = replace(LITTLE_TIME, solves_endings=False)
    assert ranked(view, random.Random(1), unsolved)[0].action == read_action("5-6>A")
    assert ranked(view, random.Random(1), LITTLE_TIME)[0].action == read_action("0-0>M")


def test_what_is_hidden_changes_no_choice_and_the_same_seed_gives_the_same() -> None:
    for number, state in enumerate(islice(any_endings(14), 20)):
        view = asked(state)
        otherwise = view_for(reshuffled(state, view.seat, random.Random(number)), view.seat, view.history)
        chosen = choice("grandmaster", view, number)
        assert choice("grandmaster", otherwise, number) == choice("grandmaster", view, number) == chosen


def test_an_ending_is_left_to_the_expert_when_there_is_no_time() -> None:
    for number, state in enumerate(islice(any_endings(), 20)):
        view = asked(state)
        hurried = ranked(view, random.Random(number), GRANDMASTER, until=time.monotonic() - 1)
        assert hurried[0].action == expert(view, random.Random(number))
