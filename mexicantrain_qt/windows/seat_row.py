"""Who sits at one seat? A badge, a name, and a person or a computer player of a level."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QMenu, QToolButton, QWidget

from mexicantrain_qt.rules.game import LONGEST_NAME, PlayerKind
from mexicantrain_qt.settings import COLOURS, SeatChoice
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.icons import ICON, emblem_icon, icon
from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate

KINDS: tuple[PlayerKind, ...] = ("person", "beginner", "casual", "regular", "expert", "master", "grandmaster")
"""Who can sit down."""


class SeatRow(QWidget):
    """One seat of the new game, in playing order from 1."""

    changed = Signal()
    """A name was typed, or another player chosen."""
    kind_seen = Signal(str)
    """Somebody looks at that kind of player in the list, or has chosen it."""
    colour_chosen = Signal(int)
    """The colour that this seat had before another was chosen for it; the other has it already."""

    def __init__(
        self, number: int, seat: SeatChoice, theme: Theme = FELT, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._number = number
        self._theme = theme
        self._colour = seat.colour
        self._badge = QToolButton()
        self._badge.setIconSize(QSize(STEP * 3, STEP * 3))
        self._badge.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._badges = QMenu(self)
        for colour in range(COLOURS):
            action = QAction(emblem_icon(colour, theme), "", self._badges)
            action.setData(colour)
            self._badges.addAction(action)
        self._badges.triggered.connect(lambda action: self._choose(action.data()))
        self._badge.setMenu(self._badges)
        self._name = QLineEdit(seat.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._kind = QComboBox()
        self._kind.setIconSize(QSize(ICON, ICON))
        for kind in KINDS:
            self._kind.addItem(icon("person" if kind == "person" else "computer", theme), "", kind)
        self._kind.setCurrentIndex(KINDS.index(seat.kind) if seat.kind in KINDS else len(KINDS) - 1)
        self._name.textChanged.connect(self.changed)
        self._kind.currentIndexChanged.connect(self.changed)
        self._kind.currentIndexChanged.connect(self._on_seen)
        self._kind.highlighted.connect(self._on_seen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        row.addWidget(self._badge)
        row.addWidget(self._name, 3)
        row.addWidget(self._kind, 2)
        self._show_badge()
        self.retranslate()

    @property
    def seat(self) -> SeatChoice:
        """What is chosen; the name is empty where nothing but blanks was typed."""
        return SeatChoice(self._name.text().strip(), KINDS[self._kind.currentIndex()], self._colour)

    @property
    def colour(self) -> int:
        return self._colour

    def give_colour(self, colour: int) -> None:
        self._colour = colour
        self._show_badge()

    def suggest_name(self, name: str) -> None:
        """Show *name* as the one this seat gets when none is typed."""
        self._name.setPlaceholderText(name)

    def retranslate(self) -> None:
        for index, kind in enumerate(KINDS):
            self._kind.setItemText(index, texts.kind_name(kind))
            self._kind.setItemData(index, texts.kind_sentence(kind), Qt.ItemDataRole.ToolTipRole)
        for colour, action in enumerate(self._badges.actions()):
            action.setText(texts.badge(colour))
        self._name.setAccessibleName(
            translate("NewGame", "Name of player {number}").format(number=self._number)
        )
        self._kind.setAccessibleDescription(texts.kind_sentence(self.seat.kind))
        self._kind.setAccessibleName(
            translate("NewGame", "Who plays as player {number}").format(number=self._number)
        )
        self._show_badge()

    def _on_seen(self, index: int) -> None:
        self._kind.setAccessibleDescription(texts.kind_sentence(self.seat.kind))
        self.kind_seen.emit(KINDS[index])

    def _choose(self, colour: int) -> None:
        before = self._colour
        self.give_colour(colour)
        self.colour_chosen.emit(before)

    def _show_badge(self) -> None:
        self._badge.setIcon(emblem_icon(self._colour, self._theme))
        self._badge.setToolTip(texts.badge(self._colour))
        name = translate("NewGame", "Badge of player {number}: {badge}")
        self._badge.setAccessibleName(name.format(number=self._number, badge=texts.badge(self._colour)))
