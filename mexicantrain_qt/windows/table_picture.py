"""What does the table of a game look like that is not on the screen?"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.looks import PlayerLook, TileStyle
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows.texts_table import table_texts

_SIZE = QSize(960, 600)
"""Of the table that the picture is taken of, in logical pixels: large enough that every tile can be told."""


class TablePictures:
    """A table that nobody sees, to take pictures of."""

    def __init__(self, theme: Theme, style: TileStyle, parent: QWidget) -> None:
        self._table = TableView(parent)
        self._table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._table.setWindowFlags(Qt.WindowType.Tool)
        self._table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._table.set_theme(theme)
        self._table.set_tile_style(style)
        self._table.set_pace("at_once")
        self._table.resize(_SIZE)
        self._table.show()

    def picture(self, view: PlayerView, looks: tuple[PlayerLook, ...], width: int, ratio: float) -> QPixmap:
        """The table of *view*, *width* logical pixels wide."""
        table = self._table
        table.set_players(looks)
        table.set_texts(table_texts([look.name for look in looks]))
        table.show_view(view)
        table.complete()
        picture = table.grab().scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def close(self) -> None:
        self._table.close()
        self._table.deleteLater()
