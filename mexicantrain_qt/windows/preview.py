"""What would the table look like? A small piece of it, in any theme and with any tiles."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.table.canvas import painted
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.surface import surface_pixmap
from mexicantrain_qt.table.theme import THEMES, Theme
from mexicantrain_qt.table.tile_drawing import draw_face
from mexicantrain_qt.windows import texts, texts_table
from mexicantrain_qt.windows.diagram import Scene, diagram, height_of
from mexicantrain_qt.windows.style import STEP

_POSITION = """
rules: quick
engine: 12-12
turn: A
train A: 12-7 7-7
train B marked: 12-6 6-4
hand A: 0-11 1-9 2-3 5-10 7-8
hand B: 0-1
boneyard: 5-7
open: A
"""
_UNIT = 27.0
SWATCH = QSize(STEP * 6, STEP * 3)
"""The size of a swatch, with a little room before the words beside it."""


class Preview(QWidget):
    """Two trains and a hand, as the settings say."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._picture = QPixmap()
        play = Play(Tile(7, 8), "A")
        self._scene = Scene(state=read_position(_POSITION), trains=("A", "B"), plays=(play,), hand=0)
        self.setFixedHeight(round(height_of(self._scene) * _UNIT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._forget()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._forget()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - the whole picture is drawn
        if self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._drawn()
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _forget(self) -> None:
        self._picture = QPixmap()
        self.update()

    def _drawn(self) -> QPixmap:
        settings = self._settings
        style = TileStyle(settings.tile_face, settings.pip_palette)
        faces = Faces(THEMES[settings.theme], style, self.devicePixelRatioF())
        words = texts_table.table_texts(texts.PLAYER_NAMES)
        return diagram(self._scene, words, faces, _UNIT, self.width())


def swatch(theme: Theme, ratio: float) -> QIcon:
    """A little of the table of *theme*, with a tile on it."""

    def paint(painter: QPainter) -> None:
        whole = QRectF(0, 0, SWATCH.width() - STEP, SWATCH.height())
        painter.setBrush(surface_pixmap(SWATCH, ratio, whole.center(), theme))
        painter.setPen(QPen(QColor(theme.plate_line), 1))
        painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.translate(whole.center())
        painter.scale(STEP * 1.75, STEP * 1.75)
        draw_face(painter, 5, 3, 0, theme, TileStyle())

    icon = QIcon()
    icon.addPixmap(painted(SWATCH.width(), SWATCH.height(), ratio, paint))
    return icon
