"""Can everything be read in every theme, and can players be told apart by colour-blind eyes?"""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from itertools import combinations
from math import dist
from typing import get_args

import pytest

from mexicantrain_qt.settings import ThemeName
from mexicantrain_qt.table.emblems import emblem
from mexicantrain_qt.table.palette import BOX_PIPS, PLAYERS, SAFE_PIPS
from mexicantrain_qt.table.theme import FELT, THEMES, Theme

Rgb = tuple[float, float, float]

# Machado, Oliveira, Fernandes 2009, full strength, for linear RGB.
SIGHT: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Rgb:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return r, g, b


def luminance(colour: str) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """The contrast of WCAG: 1 is none, 21 is black on white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: str, sight: str) -> Rgb:
    """CIELAB of a colour as eyes of that *sight* see it."""
    r, g, b = (max(0.0, sum(m * c for m, c in zip(row, linear(colour), strict=True))) for row in SIGHT[sight])
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def test_every_theme_of_the_settings_is_there() -> None:
    assert set(THEMES) == set(get_args(ThemeName))
    assert all(theme.name == name for name, theme in THEMES.items())


@EVERY_THEME
def test_what_is_written_can_be_read(theme: Theme) -> None:
    assert contrast(theme.plate_text, theme.plate) >= 7
    assert contrast(theme.plate_muted, theme.plate) >= 4.5
    assert contrast(theme.accent_text, theme.accent) >= 7
    assert contrast(theme.open_text, theme.open) >= 7


@EVERY_THEME
def test_what_can_be_done_now_stands_out_from_the_table(theme: Theme) -> None:
    for ground in (theme.surface, theme.wood, theme.plate):
        assert contrast(theme.accent, ground) >= 1.8
    assert contrast(theme.accent, theme.plate) >= 4.5
    assert dist(lab(theme.accent, "usual"), lab(theme.open, "usual")) > 60


@pytest.mark.parametrize("sight", SIGHT)
def test_colour_blind_eyes_tell_the_players_apart(sight: str) -> None:
    for one, other in combinations(PLAYERS, 2):
        assert dist(lab(one, sight), lab(other, sight)) >= 15, (one, other)


def test_every_player_has_an_emblem_of_their_own() -> None:
    shapes = [emblem(colour) for colour in (*range(8), None)]
    assert all(one != other for one, other in combinations(shapes, 2))


@pytest.mark.parametrize("palette", [BOX_PIPS, SAFE_PIPS], ids=["box", "safe"])
def test_pips_of_every_number_are_seen_on_ivory(palette: tuple[str, ...]) -> None:
    assert len(set(palette)) == 19
    for colour in palette:
        assert contrast(colour, FELT.tile_light) >= 2.2


@pytest.mark.parametrize("sight", ["protanopia", "deuteranopia"])
def test_colour_blind_eyes_tell_the_numbers_of_the_safe_palette_apart(sight: str) -> None:
    for one, other in combinations(SAFE_PIPS[1:13], 2):
        assert dist(lab(one, sight), lab(other, sight)) >= 15, (one, other)


def test_a_theme_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        FELT.accent = "#000000"  # type: ignore[misc]  # that it may not is the test
