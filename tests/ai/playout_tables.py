"""At which tables and moments are playouts held against the rules?"""

from __future__ import annotations

import random
from dataclasses import replace

from mexicantrain_qt.ai.world import World
from mexicantrain_qt.lab.random_games import random_options
from mexicantrain_qt.rules.deal import deal_round
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.options import QUICK, SHEETS, RuleOptions
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.turns import apply
from mexicantrain_qt.rules.view import PlayerView, view_for

STRICT = replace(QUICK, follow_up="on_the_double", drawn_follow_up="on_the_double", double_blank=50)
USUAL = (STRICT, *SHEETS.values())
_MOST_ACTIONS = 90


def world_of(state: State) -> World:
    """How the tiles really lie."""
    return World(state.hands, state.boneyard)


def any_table(seed: int) -> State:
    """The start of a round with any rules: a usual sheet, rules that are played the fast way, or whatever comes."""
    rng = random.Random(seed)
    options = (any_rules, fast_rules, lambda rng: rng.choice(USUAL))[seed % 3](rng)
    return deal_round(options, rng.choice(options.player_counts), f"playouts {seed}")[0]


def any_rules(rng: random.Random) -> RuleOptions:
    """Any options that can be played together, with hands of any size."""
    return random_options(rng, short=rng.random() < 0.5)


def fast_rules(rng: random.Random) -> RuleOptions:
    """Options none of which makes playouts slow."""
    options = any_rules(rng)
    return replace(
        options,
        late_whole_train=False,
        draw_count=1,
        drawn_tile=rng.choice(("must_play", "keep")),
        marker_when="no_play",
        several_doubles=True,
        dead_double="needs_no_cover",
        out_on_double=rng.choice(("ends_round", "doubles_the_others")),
        mexican_train_from=rng.choice(("first_turn", "second_turn")),
    )


def any_moment(seed: int) -> State:
    """A moment of a round in which anybody did anything so far; the round may be over."""
    rng, state = random.Random(f"moment {seed}"), any_table(seed)
    for _ in range(rng.choice((0, rng.randrange(_MOST_ACTIONS)))):
        if state.result is None:
            state = apply(state, rng.choice(legal_actions(state)))[0]
    return state


def asked(state: State) -> PlayerView:
    """What the seat sees that has to act."""
    return view_for(state, state.acting)
