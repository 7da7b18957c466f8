"""Are tiles drawn sharply, the right way round, and lit from above however they lie?"""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.palette import BOX_PIPS, SAFE_PIPS
from mexicantrain_qt.table.theme import THEMES, Theme

SIZES = (18.0, 26.0, 34.0, 60.0)


@pytest.fixture(autouse=True)
def painting(qtbot: QtBot) -> None:
    """Pixmaps need a running application."""


def image(faces: Faces, near: int, far: int, size: float, angle: float = 0.0) -> QImage:
    return faces.face(near, far, size, angle).toImage()


def colours_in(half: QImage, wanted: str) -> int:
    """How many pixels of *half* are nearly of the colour *wanted*."""
    target = QColor(wanted)
    return sum(
        abs(c.red() - target.red()) + abs(c.green() - target.green()) + abs(c.blue() - target.blue()) < 60
        for x in range(half.width())
        for y in range(half.height())
        for c in (half.pixelColor(x, y),)
    )


def halves(face: QImage) -> tuple[QImage, QImage]:
    middle = face.width() // 2
    return face.copy(0, 0, middle, face.height()), face.copy(middle, 0, middle, face.height())


@pytest.mark.parametrize("size", SIZES)
def test_the_near_side_is_on_the_left(size: float) -> None:
    near, far = halves(image(Faces(), 5, 9, size))
    assert colours_in(near, BOX_PIPS[5]) > 0
    assert colours_in(near, BOX_PIPS[9]) == 0
    assert colours_in(far, BOX_PIPS[9]) > 0


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_picture_has_as_many_pixels_as_the_screen(ratio: float) -> None:
    pixmap = Faces(ratio=ratio).face(3, 12, 30.0)
    assert pixmap.devicePixelRatio() == ratio
    assert 60 * ratio <= pixmap.width() <= 60 * ratio + 6
    assert 30 * ratio <= pixmap.height() <= 30 * ratio + 6


@pytest.mark.parametrize("angle", [0.0, 90.0, 180.0, 270.0])
def test_the_lower_edge_is_the_dark_one_however_a_tile_lies(angle: float) -> None:
    face = image(Faces(), 0, 0, 40.0, angle)
    x = face.width() // 2 + 8
    column = [face.pixelColor(x, y) for y in range(face.height()) if face.pixelColor(x, y).alpha() > 200]
    assert column[-2].lightness() < column[2].lightness() - 20


@pytest.mark.parametrize("number", range(19))
def test_all_numbers_up_to_eighteen_differ_at_the_smallest_size(number: int) -> None:
    faces = Faces()
    mine = image(faces, number, 0, 18.0)
    assert all(image(faces, other, 0, 18.0) != mine for other in range(19) if other != number)


@pytest.mark.parametrize("face", ["pips", "numerals", "both"])
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_theme_has_every_face(theme: Theme, face: str) -> None:
    style = TileStyle(face=face)  # type: ignore[arg-type]  # pytest's parameters are plain strings
    near, _ = halves(image(Faces(theme, style), 3, 0, 34.0))
    assert colours_in(near, BOX_PIPS[3]) > 5


def test_a_numeral_is_never_upside_down() -> None:
    faces = Faces(style=TileStyle("numerals"))
    plain, turned = image(faces, 7, 7, 60.0), image(faces, 7, 7, 60.0, 180.0)

    def ink(face: QImage, top: bool) -> int:
        third = face.height() // 3
        return colours_in(face.copy(0, 0 if top else face.height() - third, face.width(), third), BOX_PIPS[7])

    assert ink(plain, top=True) > ink(plain, top=False)
    assert ink(turned, top=True) > ink(turned, top=False)


def test_the_palette_for_colour_blind_eyes_is_another_one() -> None:
    near, _ = halves(image(Faces(style=TileStyle(palette="safe")), 2, 0, 40.0))
    assert colours_in(near, SAFE_PIPS[2]) > 5
    assert colours_in(near, BOX_PIPS[2]) == 0


def test_a_dimmed_tile_is_darker_and_still_readable() -> None:
    faces = Faces()
    bright = image(faces, 11, 0, 34.0)
    dim = faces.face(11, 0, 34.0, 0.0, (0.0, 0.0), True).toImage()
    paper, pip = (
        dim.pixelColor(60, 17),
        min((dim.pixelColor(x, 17) for x in range(5, 34)), key=lambda colour: colour.lightness()),
    )
    assert paper.lightness() < bright.pixelColor(60, 17).lightness()
    assert paper.lightness() - pip.lightness() > 70


def test_a_face_is_drawn_once() -> None:
    faces = Faces()
    assert faces.face(3, 4, 30.0) is faces.face(3, 4, 30.0)
