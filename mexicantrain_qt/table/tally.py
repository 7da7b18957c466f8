"""How are the points of the hands counted that are turned up?"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mexicantrain_qt.table.canvas import painted, plate, text_width, write
from mexicantrain_qt.table.emblems import paint_emblem
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.table.motion import Motion, delayed, eased

MARGIN = 4.0
PAD = 4.0
TEXT = 0.92
SHORTEST_NAME = 34.0
BEGIN = 0.45
"""The part of the time after which the tiles lie there and the counting begins."""


@dataclass(frozen=True, slots=True)
class Head:
    """Whose hand this is, what it costs, and whether its player *went_out*."""

    look: PlayerLook
    penalty: int
    went_out: bool
    box: QRectF
    text: float


def points(penalty: int) -> str:
    """The penalty as it is written: +28, −5, 0."""
    return f"+{penalty}" if penalty > 0 else f"−{-penalty}" if penalty else "0"


class Tally:
    """A head over every hand that is turned up; the number in it counts up to the penalty."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []
        self._heads: tuple[Head, ...] = ()
        self._counted: list[int] = []
        self._faces: Faces | None = None

    def show(self, heads: tuple[Head, ...], faces: Faces, counting: bool = False) -> list[Motion]:
        """These *heads*, in any number; *counting*: their numbers start at 0, and the movements that count are given back."""
        if (heads, faces) != (self._heads, self._faces) or counting:
            for item in self._items:
                self._scene.removeItem(item)
            self._heads, self._faces = heads, faces
            self._counted = [0 if counting else head.penalty for head in heads]
            self._items = [self._put(number) for number in range(len(heads))]
        if self._counted == [head.penalty for head in heads]:
            return []
        return [delayed(self._count(number), BEGIN, 1.0) for number in range(len(heads))]

    def _put(self, number: int) -> QGraphicsPixmapItem:
        box = self._heads[number].box
        item = QGraphicsPixmapItem(self._picture(number))
        item.setPos(box.x() - MARGIN, box.y() - MARGIN)
        item.setZValue(Layer.HAND)
        self._scene.addItem(item)
        return item

    def _count(self, number: int) -> Motion:
        head, item = self._heads[number], self._items[number]

        def at(share: float) -> None:
            now = head.penalty if share >= 1 else round(head.penalty * eased(share))
            # Another round may lie on the table when somebody hurries the counting to its end.
            if item.scene() is not None and now != self._counted[number]:
                self._counted[number] = now
                item.setPixmap(self._picture(number))

        return at

    def _picture(self, number: int) -> QPixmap:
        assert self._faces is not None
        faces, head, counted = self._faces, self._heads[number], self._counted[number]
        width, height = head.box.width() + 2 * MARGIN, head.box.height() + 2 * MARGIN
        return painted(width, height, faces.ratio, lambda painter: _paint(painter, head, counted, faces))


def _paint(painter: QPainter, head: Head, counted: int, faces: Faces) -> None:
    theme = faces.theme
    box = QRectF(MARGIN, MARGIN, head.box.width(), head.box.height())
    accent = QColor(theme.accent)
    plate(painter, box, theme, accent if head.went_out else None, 2.0 if head.went_out else 1.0)
    radius = box.height() / 2 - PAD
    paint_emblem(painter, QPointF(box.x() + PAD + radius, box.center().y()), radius, head.look.colour, theme)
    size = TEXT * head.text
    number = points(counted)
    inner = box.adjusted(2 * radius + 2 * PAD, 0, -PAD - 2, 0)
    ink = accent if head.went_out else QColor(theme.plate_text)
    write(painter, inner, number, ink, size, bold=True, align=Qt.AlignmentFlag.AlignRight)
    name = inner.adjusted(0, 0, -text_width(points(head.penalty), size, bold=True) - PAD, 0)
    if name.width() >= SHORTEST_NAME:
        write(painter, name, head.look.name, QColor(theme.plate_text), size)
