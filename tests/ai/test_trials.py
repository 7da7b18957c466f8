"""Does what playouts show change what was believed, and no more than it should?"""

from __future__ import annotations

import math
import random
from statistics import fmean, stdev

import pytest

from mexicantrain_qt.ai.sampling import Worlds
from mexicantrain_qt.ai.trials import Belief, Evidence, Trials
from mexicantrain_qt.ai.worth import relative_penalty
from mexicantrain_qt.rules.notation import read_action
from tests.ai.tables import seen_by_a


def evidence(mean: float, error: float) -> Evidence:
    """Of eight worlds."""
    away = error * math.sqrt(7)
    return Evidence.of([mean - away, mean + away] * 4)


def test_the_evidence_of_some_pips_is_their_mean_and_its_error() -> None:
    pips = [3.0, -1.0, 4.0, 10.0, 3.0, 0.0, -7.0, 2.0, 1.0]
    found = Evidence.of(pips)
    assert found.mean == pytest.approx(fmean(pips))
    assert found.error == pytest.approx(stdev(pips) / math.sqrt(len(pips)))
    assert Evidence.of(pips[:1]) + Evidence.of(pips[1:]) == found


def test_a_few_worlds_are_no_evidence_however_alike_they_are() -> None:
    for count in range(8):
        assert Evidence.of([3.0] * count).error == math.inf
    assert Evidence.of([3.0] * 8).error == 0


def test_strong_evidence_is_believed_and_weak_evidence_hardly() -> None:
    belief = Belief(4.0, 3.0)
    assert belief.with_evidence(evidence(-2.0, 0.1)).mean == pytest.approx(-2.0, abs=0.05)
    assert belief.with_evidence(evidence(-2.0, 30.0)).mean == pytest.approx(4.0, abs=0.1)


def test_evidence_that_is_as_sure_as_the_belief_meets_it_half_way() -> None:
    belief = Belief(4.0, 3.0).with_evidence(evidence(-2.0, 3.0))
    assert belief.mean == pytest.approx(1.0)
    assert belief.error == pytest.approx(3.0 / math.sqrt(2))


def test_no_evidence_changes_nothing() -> None:
    assert Belief(4.0, 3.0).with_evidence(Evidence()) == Belief(4.0, 3.0)


def test_what_leaves_the_heavy_tile_is_found_to_be_worse_in_the_end() -> None:
    view = seen_by_a("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-3
        train B: 12-5
        train M: 12-11
        hand A: 3-4 10-11 9-9
        hand B: 5-6
        boneyard:""")
    light, heavy = read_action("3-4>A"), read_action("10-11>M")
    trials = Trials(view, [light, heavy], relative_penalty(0))
    worlds, rng = Worlds(view), random.Random(1)
    assert trials.worse(heavy) == Evidence()
    for _ in range(40):
        trials.run(worlds.sample(rng))
    assert trials.worse(heavy).mean < -2 * trials.worse(heavy).error < 0
    assert trials.worse(light) == Evidence(40)
    trials.give_up([light, heavy])
    assert trials.going == [light]
