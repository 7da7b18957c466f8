"""Which buttons stand beside the rack, and what do they look like?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass
from mexicantrain_qt.table.button_signs import ButtonName, paint_sign
from mexicantrain_qt.table.canvas import glow, painted, write
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.looks import TableTexts

MARGIN = 6.0


@dataclass(frozen=True, slots=True)
class Button:
    """A button at its box; *bright* ones are what the player can do now."""

    name: ButtonName
    text: str
    box: QRectF
    bright: bool = True
    text_size: float = 1.0


def action_names(legal: tuple[Action, ...]) -> tuple[ButtonName, ...]:
    """The buttons for what can be done without a tile."""
    kinds = {type(action) for action in legal}
    known: tuple[tuple[type, ButtonName], ...] = (
        (Draw, "draw"),
        (Pass, "pass"),
        (Done, "done"),
        (Call, "call"),
    )
    return tuple(name for kind, name in known if kind in kinds)


def button_text(name: ButtonName, texts: TableTexts) -> str:
    words: dict[ButtonName, str] = {
        "draw": texts.draw,
        "pass": texts.pass_turn,
        "done": texts.done,
        "call": texts.call,
        "by_number": texts.sort_by_number,
        "by_pips": texts.sort_by_pips,
        "as_train": texts.sort_as_train,
        "whole": texts.whole,
        "ready": texts.ready,
    }
    return words[name]


class Buttons:
    """The buttons that are there now, each an item of its own; a press is told by name."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[ButtonName, QGraphicsPixmapItem] = {}
        self._buttons: tuple[Button, ...] = ()
        self._faces: Faces | None = None
        self._hovered: ButtonName | None = None

    def show(self, buttons: tuple[Button, ...], faces: Faces) -> None:
        if (buttons, faces) == (self._buttons, self._faces):
            return
        self._buttons, self._faces = buttons, faces
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items = {button.name: self._put(button) for button in buttons}

    @property
    def names(self) -> tuple[ButtonName, ...]:
        return tuple(button.name for button in self._buttons)

    def at(self, point: QPointF) -> ButtonName | None:
        """The button under *point* of the scene."""
        return next((button.name for button in self._buttons if button.box.contains(point)), None)

    def button(self, name: ButtonName) -> Button | None:
        return next((button for button in self._buttons if button.name == name), None)

    def hover(self, name: ButtonName | None) -> None:
        """Brighten the button that the mouse is on."""
        if name != self._hovered:
            before, self._hovered = self._hovered, name
            for button in self._buttons:
                if button.name in (before, name):
                    self._items[button.name].setPixmap(self._picture(button))

    def _put(self, button: Button) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(self._picture(button))
        item.setPos(button.box.x() - MARGIN, button.box.y() - MARGIN)
        item.setZValue(Layer.BUTTONS if button.name != "ready" else Layer.COVER + 1)
        item.setToolTip("" if button.bright else button.text)
        self._scene.addItem(item)
        return item

    def _picture(self, button: Button) -> QPixmap:
        assert self._faces is not None
        width, height = button.box.width() + 2 * MARGIN, button.box.height() + 2 * MARGIN
        return painted(width, height, self._faces.ratio, self._painting(button, self._faces))

    def _painting(self, button: Button, faces: Faces) -> Callable[[QPainter], None]:
        theme = faces.theme
        hovered = button.name == self._hovered

        def paint(painter: QPainter) -> None:
            box = QRectF(MARGIN, MARGIN, button.box.width(), button.box.height())
            if button.bright:
                accent = QColor(theme.accent)
                glow(painter, box, 8, accent, MARGIN - (1 if hovered else 3))
                painter.setBrush(accent.lighter(112) if hovered else accent)
                painter.drawRoundedRect(box, 8, 8)
                ink = QColor(theme.accent_text)
                write(
                    painter,
                    box,
                    button.text,
                    ink,
                    button.text_size,
                    bold=True,
                    align=Qt.AlignmentFlag.AlignHCenter,
                )
                return
            fill = QColor(theme.plate)
            fill.setAlphaF(theme.plate_alpha * (0.95 if hovered or button.name == "whole" else 0.7))
            painter.setPen(QPen(QColor(theme.accent if hovered else theme.brass_dark), 1.0))
            painter.setBrush(fill)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
            paint_sign(painter, box, button.name, QColor(theme.plate_text))

        return paint
