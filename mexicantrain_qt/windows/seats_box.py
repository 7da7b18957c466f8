"""How many play, and who?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from mexicantrain_qt.rules.game import PlayerKind
from mexicantrain_qt.settings import COLOURS, SeatChoice
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.icons import ICON, icon
from mexicantrain_qt.windows.seat_row import SeatRow
from mexicantrain_qt.windows.seating import named_seats
from mexicantrain_qt.windows.style import BODY, STEP, TITLE, sized
from mexicantrain_qt.windows.texts_table import names_of

translate = QCoreApplication.translate

_FEWEST = 2
_MOST = 8


class SeatsBox(QWidget):
    """The seats in playing order. A seat that is taken away keeps what was chosen for it until it comes back."""

    def __init__(
        self, seats: Sequence[SeatChoice], theme: Theme = FELT, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._count = len(seats)
        self._wished = self._count  # what the rules may not allow just now
        self._counts: tuple[int, ...] = tuple(range(_FEWEST, _MOST + 1))
        self._rows = [SeatRow(number, seat, theme) for number, seat in enumerate(_all_seats(seats), start=1)]
        self._title = sized(QLabel(), TITLE)
        self._number = sized(QLabel(), BODY, bold=True)
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._number.setMinimumWidth(STEP * 3)
        self._fewer, self._more = self._stepper("minus", -1, theme), self._stepper("plus", 1, theme)
        self._seen: PlayerKind = next((seat.kind for seat in seats if seat.kind != "person"), "person")
        self._too_many = QLabel()
        self._too_many.setWordWrap(True)
        self._about = QLabel()
        self._about.setObjectName("muted")
        self._about.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(STEP)
        head.addWidget(self._title, 1)
        for widget in (self._fewer, self._number, self._more):
            head.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addLayout(head)
        for row in self._rows:
            column.addWidget(row)
            row.changed.connect(self._suggest_names)
            row.colour_chosen.connect(self._swap_colour)
            row.kind_seen.connect(self._tell_kind)
        column.addWidget(self._too_many)
        column.addWidget(self._about)
        column.addStretch(1)
        self._show_count()

    @property
    def seats(self) -> tuple[SeatChoice, ...]:
        """The seats that play, each with a name."""
        return named_seats([row.seat for row in self._rows[: self._count]])

    def set_counts(self, counts: tuple[int, ...]) -> None:
        """Let only these numbers play, for which the rules have hands."""
        self._counts = counts
        self._count = min(counts, key=lambda count: (abs(count - self._wished), count))
        self._show_count()

    def retranslate(self) -> None:
        for row in self._rows:
            row.retranslate()
        self._title.setText(translate("NewGame", "Players"))
        self._tell_kind(self._seen)
        self._name_steppers()
        self._number.setAccessibleName(translate("NewGame", "%n player(s)", "", self._count))
        self._too_many.setText(
            translate(
                "NewGame",
                "This set of tiles is enough for %n player(s) only; with a larger one, everybody is back.",
                "",
                self._count,
            )
        )

    def _name_steppers(self) -> None:
        """What the two buttons do, or why one of them does nothing now."""
        fewer, more = translate("NewGame", "One player fewer"), translate("NewGame", "One player more")
        self._fewer.setAccessibleName(fewer)
        self._more.setAccessibleName(more)
        if self._count == self._counts[0]:
            fewer = translate("NewGame", "These rules need at least %n player(s).", "", self._count)
        if self._count == self._counts[-1]:
            more = translate("NewGame", "These rules are for at most %n player(s).", "", self._count)
        self._fewer.setToolTip(fewer)
        self._more.setToolTip(more)

    def _tell_kind(self, kind: PlayerKind) -> None:
        """Say what to expect from a player of that *kind*."""
        self._seen = kind
        about = translate("NewGame", "{player}: {sentence}")
        self._about.setText(about.format(player=texts.kind_name(kind), sentence=texts.kind_sentence(kind)))

    def _stepper(self, name: str, step: int, theme: Theme) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(name, theme))
        button.setIconSize(QSize(ICON, ICON))
        button.clicked.connect(lambda: self._change_count(step))
        return button

    def _change_count(self, step: int) -> None:
        self._count = self._wished = self._counts[self._counts.index(self._count) + step]
        self._show_count()

    def _show_count(self) -> None:
        for index, row in enumerate(self._rows):
            row.setVisible(index < self._count)
        self._too_many.setVisible(self._wished > self._count)
        self._number.setText(self.locale().toString(self._count))
        fewer, more = self._count > self._counts[0], self._count < self._counts[-1]
        # A button that goes dead would leave the keyboard to the first seat, and the next press to its colour.
        if self._more.hasFocus() and not more and fewer:
            self._fewer.setEnabled(True)
            self._fewer.setFocus()
        elif self._fewer.hasFocus() and not fewer and more:
            self._more.setEnabled(True)
            self._more.setFocus()
        self._fewer.setEnabled(fewer)
        self._more.setEnabled(more)
        self._suggest_names()
        self.retranslate()

    def _suggest_names(self) -> None:
        playing = self._rows[: self._count]
        unnamed = [SeatChoice(row.seat.name, row.seat.kind, row.colour) for row in playing]
        for row, name in zip(playing, names_of(unnamed), strict=True):
            row.suggest_name(name)

    def _swap_colour(self, before: int) -> None:
        sender = self.sender()
        chosen = next(row for row in self._rows if row is sender)
        for row in self._rows:
            if row is not chosen and row.colour == chosen.colour:
                row.give_colour(before)


def _all_seats(seats: Sequence[SeatChoice]) -> tuple[SeatChoice, ...]:
    """*seats*, then computer players for the rest of the chairs, each with a name and a colour of its own."""
    used = {seat.colour for seat in seats}
    free = [colour for colour in range(COLOURS) if colour not in used]
    chosen: list[SeatChoice] = []
    for seat in (*seats, *[SeatChoice(kind="casual") for _ in range(_MOST - len(seats))]):
        later = len(chosen) >= len(seats) or seat.colour in {other.colour for other in chosen}
        chosen.append(SeatChoice(seat.name, seat.kind, free.pop(0) if later else seat.colour))
    return named_seats(chosen)
