"""How is the window shared out between the table and the rack?"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from mexicantrain_qt.table.button_signs import ButtonName
from mexicantrain_qt.table.buttons import Button, button_text
from mexicantrain_qt.table.layout import Table
from mexicantrain_qt.table.looks import TableTexts
from mexicantrain_qt.table.rack import RackRoom
from mexicantrain_qt.table.sizes import Sizes

GAP = 8.0


@dataclass(frozen=True, slots=True)
class Screen:
    """The parts of a window of that size, in logical px."""

    size: QSizeF
    sizes: Sizes

    @property
    def table(self) -> QSizeF:
        return QSizeF(self.size.width(), self.size.height() - self.sizes.rack)

    def table_of(self, players: int, bottom: int, room: QSizeF | None = None) -> Table:
        """The table of so many players, seen from the seat *bottom*; in a *room* of another size than usual."""
        room = room or self.table
        return Table(
            players=players,
            bottom=bottom,
            width=room.width(),
            height=room.height(),
            plate=self.sizes.plate,
            boneyard=self.sizes.boneyard,
            sign=self.sizes.sign,
        )

    @property
    def rack(self) -> QRectF:
        return QRectF(0, self.table.height(), self.size.width(), self.sizes.rack)

    @property
    def groove(self) -> QRectF:
        """What the tiles stand in, between the buttons on both sides."""
        side = self.sizes.button[0] + 2 * GAP
        return self.rack.adjusted(side, 7, -side, -6)

    @property
    def room(self) -> RackRoom:
        """Where tiles may stand, with air above for the raised ones."""
        box = self.groove.adjusted(GAP, 9, -GAP, -4)
        largest = min(72.0, box.height() / 2)
        return RackRoom(box.x(), box.y(), box.width(), box.height(), largest)

    def open_room(self, covered: float) -> RackRoom:
        """The whole rack but what is *covered* at the right, for hands that are turned up."""
        box = self.rack.adjusted(GAP * 2, GAP, -GAP * 2 - covered, -GAP)
        return RackRoom(box.x(), box.y(), box.width(), box.height())

    def sort_buttons(self, texts: TableTexts) -> tuple[Button, ...]:
        """At the left of the rack, one above the other."""
        names: tuple[ButtonName, ...] = ("by_number", "by_pips", "as_train")
        gap = GAP * 0.75
        height = (self.sizes.rack - (len(names) + 1) * gap) / len(names)
        width = min(1.6 * height, self.groove.x() - 2 * gap)
        left = (self.groove.x() - width) / 2
        return tuple(
            self._plain(name, texts, QRectF(left, self.rack.y() + gap + i * (height + gap), width, height))
            for i, name in enumerate(names)
        )

    def whole_button(self, texts: TableTexts) -> Button:
        """Above the right end of the rack, while only a part of the table is seen."""
        side = 40.0 * self.sizes.text
        return self._plain(
            "whole",
            texts,
            QRectF(self.size.width() - side - GAP, self.table.height() - side - GAP, side, side),
        )

    def action_buttons(self, names: tuple[ButtonName, ...], texts: TableTexts) -> tuple[Button, ...]:
        """At the right of the rack, one above the other."""
        width, height = self.sizes.button
        height = min(height, (self.sizes.rack - GAP * (len(names) + 1)) / max(1, len(names)))
        used = len(names) * height + (len(names) - 1) * GAP
        top = self.rack.center().y() - used / 2
        left = self.size.width() - width - GAP
        return tuple(
            Button(
                name,
                button_text(name, texts),
                QRectF(left, top + i * (height + GAP), width, height),
                text_size=self.sizes.text,
            )
            for i, name in enumerate(names)
        )

    def _plain(self, name: ButtonName, texts: TableTexts, box: QRectF) -> Button:
        return Button(name, button_text(name, texts), box, bright=False, text_size=self.sizes.text)

    def ready_button(self, texts: TableTexts) -> Button:
        """In the middle of a covered screen."""
        width, height = self.sizes.button[0] * 1.5, self.sizes.button[1] * 1.2
        left = (self.size.width() - width) / 2
        return Button(
            "ready",
            texts.ready,
            QRectF(left, self.size.height() * 0.61, width, height),
            text_size=self.sizes.text,
        )
