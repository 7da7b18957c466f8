"""Does any computer player know what it cannot know?

``HONEST`` in the environment is the number of positions for each of them; without it there are only a few.
"""

from __future__ import annotations

import os
import random
from itertools import islice

import pytest

from mexicantrain_qt.ai.levels import LEVELS
from mexicantrain_qt.rules.view import view_for
from tests.ai.tables import choice, choices, reshuffled

POSITIONS = int(os.environ.get("HONEST", "25"))


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_never_changes_a_choice(level: str) -> None:
    for number, (state, view) in enumerate(islice(choices(11), POSITIONS)):
        otherwise = view_for(reshuffled(state, view.seat, random.Random(number)), view.seat, view.history)
        assert otherwise == view
        assert choice(level, otherwise, number) == choice(level, view, number)
