"""Are the pips on a tile as many as its number, and can numbers be told apart without colour?"""

from __future__ import annotations

import pytest

from mexicantrain_qt.table.pips import HIGHEST, pip_places


@pytest.mark.parametrize("number", range(HIGHEST + 1))
def test_a_number_has_as_many_pips(number: int) -> None:
    places = pip_places(number)
    assert len(set(places)) == number
    assert all(-1 <= along <= 1 and -1 <= across <= 1 for along, across in places)


@pytest.mark.parametrize("number", range(HIGHEST + 1))
def test_pips_look_the_same_upside_down(number: int) -> None:
    rounded = {(round(along, 6), round(across, 6)) for along, across in pip_places(number)}
    assert {(-along + 0.0, -across + 0.0) for along, across in rounded} == rounded


def test_no_two_numbers_have_the_same_pattern() -> None:
    assert len({frozenset(pip_places(number)) for number in range(HIGHEST + 1)}) == HIGHEST + 1


@pytest.mark.parametrize("number", [-1, 19])
def test_no_set_has_that_number(number: int) -> None:
    with pytest.raises(ValueError, match="no tile has"):
        pip_places(number)
