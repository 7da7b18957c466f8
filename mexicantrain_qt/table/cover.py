"""What is to be seen between two people at one computer?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mexicantrain_qt.table.canvas import line_height, painted, plate, text_width, write
from mexicantrain_qt.table.emblems import paint_locomotive
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.looks import PlayerLook, TableTexts
from mexicantrain_qt.table.screen import Screen
from mexicantrain_qt.table.surface import surface_pixmap

TITLE = 1.6


class Cover:
    """A cloth over everything, with the name of who is next."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._look: PlayerLook | None = None
        self._cloth = QGraphicsPixmapItem()
        self._cloth.setZValue(Layer.COVER)
        self._cloth.setVisible(False)
        scene.addItem(self._cloth)

    @property
    def is_up(self) -> bool:
        return self._look is not None

    def put_up(self, look: PlayerLook, screen: Screen, texts: TableTexts, faces: Faces) -> None:
        self._look = look
        self.refit(screen, texts, faces)
        self._cloth.setVisible(True)

    def take_down(self) -> None:
        self._look = None
        self._cloth.setVisible(False)

    def refit(self, screen: Screen, texts: TableTexts, faces: Faces) -> None:
        look = self._look
        if look is None:
            return
        size = screen.size
        middle = QPointF(size.width() / 2, size.height() * 0.36)
        cloth = surface_pixmap(size.toSize(), faces.ratio, middle, faces.theme)

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(0, 0, cloth)
            painter.save()
            painter.translate(middle)
            scale = min(size.width(), size.height()) * 0.12
            painter.scale(scale, scale)
            paint_locomotive(painter, look.colour, faces.theme)
            painter.restore()
            text = texts.covered.format(name=look.name)
            width = min(size.width() - 48, text_width(text, TITLE, bold=True) + 56)
            box = QRectF(0, 0, width, 2 * line_height(TITLE))
            box.moveCenter(QPointF(middle.x(), size.height() * 0.52))
            plate(painter, box, faces.theme)
            ink = QColor(faces.theme.plate_text)
            write(painter, box, text, ink, TITLE, bold=True, align=Qt.AlignmentFlag.AlignHCenter)

        self._cloth.setPixmap(painted(size.width(), size.height(), faces.ratio, paint))
