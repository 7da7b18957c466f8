"""What do the others' choices say about the tiles that they still have?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mexicantrain_qt.ai.playout_tiles import TileBits, tile_bits
from mexicantrain_qt.ai.voids import FreeChoice, Seen
from mexicantrain_qt.rules.view import PlayerView

Leanings: TypeAlias = tuple[tuple[Sequence[float], ...], ...]
"""By seat, for every tile in its hand (as in ``Voids``): the log odds, by tile, that it is that one.

What they are measured by, and 0, is that the tile lies in the boneyard.
"""

# Fitted on half a million hidden tiles, with experts and with mixed players, on every sheet. What could have been laid and
# was not is less likely to be there; the tile that goes on with the train that was laid on is more likely.
_HEAVIER_STAYED = -0.85
_LIGHTER_STAYED = -0.05
_AWAY_STAYED = -0.17
_HOME_STAYED = -0.33
_HOME_SKIPPED = -0.15
_DOUBLE_STAYED = -0.5
_GOES_ON = 0.47


def leanings(view: PlayerView, seen: Seen) -> Leanings:
    """How likely the tiles of the others are to be this or that one, after what they laid instead.

    Who could have laid a tile elsewhere and got rid of a lighter one does not often have it; who lays on the own train
    mostly has the next tile for it.
    """
    bits = tile_bits(view.options.highest, view.options.double_blank)
    nothing = [0.0] * len(bits.tiles)
    found: list[tuple[Sequence[float], ...]] = []
    for seat, since in enumerate(seen.since):
        if seat == view.seat:
            found.append((nothing,) * len(since))
            continue
        choices = [(number, choice) for number, choice in enumerate(seen.choices) if choice.seat == seat]
        odds = {
            start: _odds(view, seat, [choice for number, choice in choices if number >= start], bits)
            for start in set(since)
        }
        found.append(tuple(odds[start] for start in since))
    return tuple(found)


def _odds(view: PlayerView, seat: int, choices: Sequence[FreeChoice], bits: TileBits) -> Sequence[float]:
    signs = [sign for choice in choices for sign in _signs(choice, bits)]
    if choices and choices[-1].at_home:
        signs.append((bits.fits[view.trains[seat].end], _GOES_ON))
    odds = [0.0] * len(bits.tiles)
    for tiles, change in signs:
        left = tiles
        while left:
            tile = left.bit_length() - 1
            left ^= 1 << tile
            odds[tile] += change
    return odds


def _signs(choice: FreeChoice, bits: TileBits) -> tuple[tuple[int, float], ...]:
    """Which tiles were not laid in that choice, and what that says."""
    lighter = (1 << choice.tile) - 1
    doubles = (choice.home | choice.away) & bits.doubles & ~(1 << choice.tile)
    if choice.at_home:
        only_home = choice.home & ~choice.away
        return (choice.away, _AWAY_STAYED), (only_home, _HOME_STAYED), (doubles, _DOUBLE_STAYED)
    return (
        (choice.home & ~choice.away, _HOME_SKIPPED),
        (choice.away & ~lighter & ~(1 << choice.tile), _HEAVIER_STAYED),
        (choice.away & lighter, _LIGHTER_STAYED),
        (doubles, _DOUBLE_STAYED),
    )
