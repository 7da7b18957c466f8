"""Does every computer player have a time that it can keep?"""

from __future__ import annotations

import inspect

import pytest

from mexicantrain_qt.ai.deadlines import RANKING, seconds_for
from mexicantrain_qt.ai.levels import LEVELS
from mexicantrain_qt.ai.ranking import rank


@pytest.mark.parametrize("kind", LEVELS)
def test_who_thinks_long_can_be_told_when_to_stop(kind: str) -> None:
    thinks_long = "until" in inspect.signature(LEVELS[kind]).parameters
    assert thinks_long == (kind in {"master", "grandmaster"})
    assert 0 < seconds_for(kind) <= 2


def test_a_ranking_can_be_told_when_to_stop() -> None:
    assert "until" in inspect.signature(rank).parameters
    assert 0 < RANKING <= 2
