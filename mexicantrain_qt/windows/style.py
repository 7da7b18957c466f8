"""What do bar, panels and dialogs look like? One look, made from the colours of the table's theme.

Spacing goes in steps of 8 pixels; the system's font has two sizes and two weights.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from mexicantrain_qt.paths import resource
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows.style_sheet import STYLE_SHEET

STEP = 8
BODY, TITLE = 1.0, 1.6
"""The two sizes, as parts of the system's; the sign on the welcome page alone has a third."""

PAPER = replace(
    FELT,
    weave="plain",
    surface_light="#ffffff",
    surface="#ffffff",
    surface_dark="#ffffff",
    wood_light="#f2f2f2",
    wood="#ececec",
    wood_dark="#e2e2e2",
    grain=0.0,
    plate="#ffffff",
    plate_alpha=1.0,
    plate_line="#808080",
    plate_text="#000000",
    accent="#0060a0",
    depth=0.3,
)
"""What is printed: black on white, and as little ink as possible."""


BASE = ("-style", "Fusion")
"""What a ``QApplication`` is told at its birth, so that ``dress`` starts from the same on all systems. To set the style later
would load all of ``QStyle`` into Python, for a fiftieth of the program's start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chrome:
    """The colours around the table, as ``#rrggbb``; they mean what they mean in ``Theme``."""

    ground: str
    raised: str
    hover: str
    field: str
    line: str
    strong_line: str
    text: str
    muted: str
    accent: str
    accent_hover: str
    accent_text: str
    open: str
    error: str


@cache
def chrome(theme: Theme) -> Chrome:
    """The colours that go with the table of *theme*."""
    ground, text = theme.plate, theme.plate_text
    contrast = theme.name == "contrast"
    return Chrome(
        ground=ground,
        raised=mixed(ground, text, 0.12 if contrast else 0.055),
        hover=mixed(ground, text, 0.25 if contrast else 0.13),
        field=mixed(ground, "#000000", 0.35),
        line=text if contrast else mixed(ground, text, 0.16),
        strong_line=text if contrast else mixed(ground, text, 0.36),
        text=text,
        muted=mixed(ground, text, 0.92 if contrast else 0.68),
        accent=theme.accent,
        accent_hover=mixed(theme.accent, "#ffffff", 0.3),
        accent_text=theme.accent_text,
        open=theme.open,
        error=theme.error,
    )


def mixed(first: str, second: str, part: float) -> str:
    """The colour that has *part* of *second* in *first*."""
    a, b = QColor(first), QColor(second)
    channels = zip((a.redF(), a.greenF(), a.blueF()), (b.redF(), b.greenF(), b.blueF()), strict=True)
    return QColor.fromRgbF(*(x + (y - x) * part for x, y in channels)).name()


def dress(application: QApplication, theme: Theme = FELT) -> None:
    """Give every window of *application* the look that goes with *theme*, on light and dark systems alike."""
    colours = chrome(theme)
    application.setPalette(_palette(colours))
    words = {name: getattr(colours, name) for name in Chrome.__dataclass_fields__}
    words |= {
        name: resource(f"icons/{name}.svg").as_posix()
        for name in ("chevron-down", "chevron-up", "check", "dot")
    }
    sheet = STYLE_SHEET
    for name, value in words.items():
        sheet = sheet.replace(f"@{name}@", value)
    application.setStyleSheet(sheet)


def sized(label: QLabel, size: float, *, bold: bool = False) -> QLabel:
    """*label* in one of the sizes and weights."""
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    label.setFont(font)
    return label


def _palette(colours: Chrome) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for which, name in (
        (role.Window, colours.ground),
        (role.WindowText, colours.text),
        (role.Base, colours.field),
        (role.AlternateBase, colours.raised),
        (role.Text, colours.text),
        (role.Button, colours.raised),
        (role.ButtonText, colours.text),
        (role.ToolTipBase, colours.raised),
        (role.ToolTipText, colours.text),
        (role.PlaceholderText, colours.muted),
        (role.Mid, colours.strong_line),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.accent_text),
        (role.Accent, colours.accent),
        (role.Link, colours.accent),
    ):
        palette.setColor(which, QColor(name))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(
            QPalette.ColorGroup.Disabled, which, QColor(mixed(colours.ground, colours.text, 0.4))
        )
    return palette
