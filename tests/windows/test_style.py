"""Is there one look, and can it be read, whatever the theme and the system?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSlider,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mexicantrain_qt.paths import resource
from mexicantrain_qt.table.theme import FELT, THEMES, Theme
from mexicantrain_qt.windows.game_list import Entry, GameList
from mexicantrain_qt.windows.icons import emblem_icon, icon
from mexicantrain_qt.windows.reader import Reader
from mexicantrain_qt.windows.style import chrome, dress, mixed

_CORNER = 10
"""So many pixels from the end of a button its edge may be round."""

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@pytest.fixture(autouse=True)
def felt_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    dress(qapp, FELT)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as the accessibility guidelines count it: from 1 to 21."""

    def light(name: str) -> float:
        colour = QColor(name)
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        red, green, blue = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@every_theme
def test_every_text_stands_out_from_what_it_lies_on(theme: Theme) -> None:
    colours = chrome(theme)
    for ground in (colours.ground, colours.raised, colours.hover, colours.field):
        assert contrast(colours.text, ground) >= 7
        assert contrast(colours.muted, ground) >= 4.5
    assert contrast(colours.accent, colours.ground) >= 4.5
    assert contrast(colours.error, colours.ground) >= 4.5
    assert contrast(colours.accent_text, colours.accent) >= 4.5
    assert contrast(colours.accent_text, colours.accent_hover) >= 4.5


@every_theme
def test_the_style_sheet_has_every_colour_filled_in(theme: Theme, qapp: QApplication) -> None:
    dress(qapp, theme)
    assert "@" not in qapp.styleSheet()
    assert chrome(theme).accent in qapp.styleSheet()


def test_the_look_does_not_depend_on_the_system(qapp: QApplication) -> None:
    palette = qapp.palette()
    assert palette.window().color().name() == chrome(FELT).ground
    assert palette.windowText().color().name() == chrome(FELT).text


def room(widget: QWidget) -> tuple[QSize, QSize]:
    """The room that *widget* asks for, reckoned anew: a button remembers it until its text changes."""
    if isinstance(widget, QAbstractButton):
        widget.setText("")
        widget.setText("Open")
    return widget.sizeHint(), widget.minimumSizeHint()


@pytest.fixture
def look_away(qtbot: QtBot) -> Iterator[Callable[[QWidget], None]]:
    """Show a widget in a window in which something else has the focus."""
    window = QWidget()
    column = QVBoxLayout(window)
    qtbot.addWidget(window)

    def show(one: QWidget) -> None:
        other = QLineEdit()
        for widget in (other, one):
            column.addWidget(widget)
        with qtbot.waitActive(window):
            window.show()
        other.setFocus()
        assert not one.hasFocus()

    yield show
    window.close()


def changed_along_the_edge(before: QImage, after: QImage, y: int, corner: int = _CORNER) -> bool:
    """Whether everybody sees that the line *y* from the top, but for its round ends, has another colour."""
    edge = [(x, y) for x in range(corner, before.width() - corner)]
    return bool(edge) and all(
        contrast(before.pixelColor(*at).name(), after.pixelColor(*at).name()) > 1.2 for at in edge
    )


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (QPushButton, ""),
        (QPushButton, "play"),
        (QPushButton, "choice"),
        (QToolButton, ""),
        (QToolButton, "sound"),
        (QCheckBox, ""),
        (QComboBox, ""),
        (QLineEdit, ""),
        (QSpinBox, ""),
        (QSlider, ""),
    ],
)
def test_what_has_the_focus_needs_no_more_room_than_before(
    kind: type[QWidget], name: str, look_away: Callable[[QWidget], None]
) -> None:
    one = kind()
    one.setObjectName(name)
    one.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    look_away(one)
    before = room(one)
    one.setFocus()
    assert one.hasFocus()
    assert room(one) == before


@every_theme
@pytest.mark.parametrize("name", ["", "choice", "play"])
@pytest.mark.parametrize("checked", [True, False])
def test_a_button_shows_that_it_has_the_focus(
    theme: Theme, name: str, checked: bool, qapp: QApplication, look_away: Callable[[QWidget], None]
) -> None:
    dress(qapp, theme)
    one = QPushButton("One")
    one.setObjectName(name)
    one.setCheckable(True)
    one.setChecked(checked)
    look_away(one)
    before = one.grab().toImage()
    one.setFocus()
    assert changed_along_the_edge(before, one.grab().toImage(), 1)


def words(_theme: Theme) -> QListWidget:
    shown = QListWidget()
    shown.addItems(["One", "Other"])
    return shown


def games(theme: Theme) -> QListWidget:
    shown = GameList(theme)
    shown.show_entries([Entry(key=name, first=name, second="", aside="") for name in ("One", "Other")])
    return shown


@every_theme
@pytest.mark.parametrize("listed", [words, games])
def test_a_list_shows_that_it_has_the_focus(
    theme: Theme,
    listed: Callable[[Theme], QListWidget],
    qapp: QApplication,
    look_away: Callable[[QWidget], None],
) -> None:
    dress(qapp, theme)
    one = listed(theme)
    one.setCurrentRow(0)
    look_away(one)
    row = one.visualItemRect(one.item(0))
    before = one.viewport().grab(row).toImage()
    one.setFocus()
    assert one.visualItemRect(one.item(0)) == row
    assert changed_along_the_edge(before, one.viewport().grab(row).toImage(), 1)


@every_theme
def test_a_page_to_read_shows_that_it_has_the_focus(
    theme: Theme, qapp: QApplication, look_away: Callable[[QWidget], None]
) -> None:
    dress(qapp, theme)
    one = Reader()
    look_away(one)
    before = one.grab().toImage()
    one.setFocus()
    assert changed_along_the_edge(before, one.grab().toImage(), 0, 2 * _CORNER)


def test_half_a_colour_and_half_another() -> None:
    assert mixed("#000000", "#ffffff", 0.5) in {"#7f7f7f", "#808080"}
    assert mixed("#102030", "#ffffff", 0.0) == "#102030"


def strokes() -> list[Path]:
    return [
        path
        for path in sorted(resource("icons").glob("*.svg"))
        if 'stroke="currentColor"' in path.read_text(encoding="utf-8")
    ]


@pytest.mark.parametrize("path", strokes(), ids=lambda path: path.stem)
def test_icons_have_one_stroke_width(path: Path) -> None:
    svg = path.read_text(encoding="utf-8")
    assert svg.count("stroke-width=") == 1
    assert 'stroke-width="2"' in svg
    assert 'viewBox="0 0 24 24"' in svg


@pytest.mark.parametrize("path", strokes(), ids=lambda path: path.stem)
def test_an_icon_has_the_colour_of_the_text_and_is_paler_when_off(path: Path) -> None:
    drawn = icon(path.stem, FELT)
    on = drawn.pixmap(40, 40).toImage()
    off = drawn.pixmap(40, 40, QIcon.Mode.Disabled).toImage()
    pixels = [
        (x, y) for x in range(on.width()) for y in range(on.height()) if on.pixelColor(x, y).alpha() == 255
    ]
    assert pixels
    assert {on.pixelColor(x, y).name() for x, y in pixels} == {chrome(FELT).text}
    assert {off.pixelColor(x, y).name() for x, y in pixels}.isdisjoint({chrome(FELT).text})


def test_no_two_badges_are_alike() -> None:
    pictures = [emblem_icon(colour, FELT).pixmap(24, 24).toImage() for colour in range(8)]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])
