"""How is a chart of a few lines drawn, on the screen and on paper alike?"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from mexicantrain_qt.table.emblems import paint_emblem
from mexicantrain_qt.table.theme import Theme

_BADGE = 18.0
_GAP = 8.0
_LINES = 5
_MOST_DOTS = 24


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its values from left to right, and its colour, ``#rrggbb``.

    *player*: whose badge stands at its end. *as_dots*: the values stand alone, without a line between them.
    """

    values: tuple[float, ...]
    colour: str
    player: int | None = None
    as_dots: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """Some lines that begin at place 0, and what is written below: places with their text."""

    lines: tuple[Line, ...] = ()
    below: tuple[tuple[int, str], ...] = ()

    @property
    def places(self) -> int:
        """How many places there are from left to right; a line may end before the last."""
        return max(
            (*(len(line.values) for line in self.lines), *(place + 1 for place, _ in self.below)), default=0
        )


@dataclass(frozen=True, slots=True)
class Ink:
    """What a chart is drawn with: the colours of writing and of the lines behind, and a theme for the badges."""

    text: str
    grid: str
    theme: Theme
    font: QFont = field(default_factory=QFont)


def paint_chart(painter: QPainter, box: QRectF, chart: Chart, ink: Ink) -> None:
    """Draw *chart* into *box*; nothing of it lies outside."""
    if not chart.lines or not all(line.values for line in chart.lines):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(ink.font)
    steps = _steps(chart)
    _Drawing(painter, box, chart, ink, steps).draw()
    painter.restore()


def _steps(chart: Chart) -> Sequence[float]:
    """Round numbers that every value lies between, at most six of them."""
    values = [value for line in chart.lines for value in line.values]
    low, high = min(0.0, *values), max(1.0, *values)
    raw = (high - low) / _LINES
    power = 10.0 ** math.floor(math.log10(raw))
    step = max(1.0, next(power * part for part in (1, 2, 5, 10) if power * part >= raw))
    first, last = math.floor(low / step), math.ceil(high / step)
    return [step * number for number in range(first, last + 1)]


class _Drawing:
    def __init__(
        self, painter: QPainter, box: QRectF, chart: Chart, ink: Ink, steps: Sequence[float]
    ) -> None:
        self._painter = painter
        self._chart = chart
        self._ink = ink
        self._steps = steps
        metrics = QFontMetricsF(ink.font, painter.device())
        self._height = metrics.height()
        locale = QLocale()
        self._labels = [locale.toString(round(step)) for step in steps]
        left = max(map(metrics.horizontalAdvance, self._labels)) + _GAP
        badges = any(line.player is not None for line in chart.lines)
        edge = max(self._height, _BADGE + 2 if badges else 0.0) / 2
        below = self._height + _GAP if chart.below else edge
        self._room = box.adjusted(left, edge, -(_BADGE + _GAP + 2) if badges else -_GAP, -below)
        self._metrics = metrics

    def draw(self) -> None:
        self._draw_grid()
        self._draw_below()
        for line in self._chart.lines:
            self._draw_line(line)
        for line, y in self._ends():
            self._draw_badge(line, y)

    def _at(self, place: int, value: float) -> QPointF:
        room, last = self._room, self._chart.places - 1
        x = room.x() + room.width() * (place / last if last else 0.5)
        part = (value - self._steps[0]) / (self._steps[-1] - self._steps[0])
        return QPointF(x, room.bottom() - part * room.height())

    def _draw_grid(self) -> None:
        painter, room = self._painter, self._room
        for step, label in zip(self._steps, self._labels, strict=True):
            y = self._at(0, step).y()
            painter.setPen(QPen(QColor(self._ink.grid), 1.6 if step == 0 else 0.8))
            painter.drawLine(QPointF(room.x(), y), QPointF(room.right(), y))
            painter.setPen(QColor(self._ink.text))
            at = QRectF(room.x() - _GAP - 200, y - self._height / 2, 200, self._height)
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label)

    def _draw_below(self) -> None:
        """As many texts as there is room for, without one that runs into the next."""
        free = -math.inf
        for place, text in self._chart.below:
            width = self._metrics.horizontalAdvance(text)
            middle = self._at(place, 0).x()
            left = min(max(middle - width / 2, self._room.x() - _GAP), self._room.right() + _GAP - width)
            if left < free:
                continue
            free = left + width + _GAP
            box = QRectF(left, self._room.bottom() + _GAP / 2, width + 1, self._height)
            self._painter.setPen(QColor(self._ink.text))
            self._painter.drawText(box, Qt.AlignmentFlag.AlignLeft, text)

    def _draw_line(self, line: Line) -> None:
        painter, colour = self._painter, QColor(line.colour)
        points = [self._at(place, value) for place, value in enumerate(line.values)]
        if not line.as_dots:
            path = QPainterPath(points[0])
            for point in points[1:]:
                path.lineTo(point)
            round_, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(colour, 2.4, Qt.PenStyle.SolidLine, round_, join))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        if line.as_dots or len(points) <= _MOST_DOTS:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            size = 3.2 if len(points) <= _MOST_DOTS else max(1.4, 3.2 * math.sqrt(_MOST_DOTS / len(points)))
            for point in points:
                painter.drawEllipse(point, size, size)

    def _ends(self) -> list[tuple[Line, float]]:
        """The badges from top to bottom, with the middle of each: at the end of its line, as far as there is room."""
        ends = sorted(
            (self._at(len(line.values) - 1, line.values[-1]).y(), index)
            for index, line in enumerate(self._chart.lines)
            if line.player is not None
        )
        height = min(_BADGE, self._room.height() / max(1, len(ends) - 1))
        # Pushed down by those above, pushed up by those below, and then the middle: so a heap grows both ways.
        down, up = -math.inf, math.inf
        downs, ups = [], []
        for wanted, _ in ends:
            down = max(down + height, wanted)
            downs.append(down)
        for wanted, _ in reversed(ends):
            up = min(up - height, wanted)
            ups.append(up)
        middles = [(first + second) / 2 for first, second in zip(downs, reversed(ups), strict=True)]
        top, bottom, last = self._room.top(), self._room.bottom(), len(ends) - 1
        placed = [
            max(top + height * place, min(bottom - height * (last - place), middle))
            for place, middle in enumerate(middles)
        ]
        return [(self._chart.lines[index], y) for (_, index), y in zip(ends, placed, strict=True)]

    def _draw_badge(self, line: Line, y: float) -> None:
        end = self._at(len(line.values) - 1, line.values[-1])
        x = end.x() + _GAP + _BADGE / 2
        self._painter.setPen(QPen(QColor(line.colour), 1))
        self._painter.drawLine(end, QPointF(x - _BADGE / 2, y))
        paint_emblem(self._painter, QPointF(x, y), _BADGE / 2 - 1, line.player, self._ink.theme)
