"""Where would a strong player have done something else in this round, and what did it cost?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mexicantrain_qt.controller.review import LEVEL, Choice, Review, worst_of
from mexicantrain_qt.windows import texts_review
from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate

_CHOICE = Qt.ItemDataRole.UserRole


class ReviewBox(QWidget):
    """A button to ask, a bar while the answers come, and then the choices that were not the same, the dearest first."""

    choice_chosen = Signal(object)
    """Show the table where this ``Choice`` was made."""

    def __init__(
        self, review: Callable[[], Review], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """*review* begins to look at the round that is shown."""
        super().__init__(parent)
        self._begin = review
        self._names = names
        self._review: Review | None = None
        self._choices: tuple[Choice, ...] | None = None
        self._ask, self._cancel = QPushButton(), QPushButton()
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._result = QLabel()
        self._result.setObjectName("muted")
        self._result.setWordWrap(True)
        self._list = QListWidget()
        self._list.setObjectName("games")
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        for widget in (self._ask, self._bar, self._cancel, self._result, self._list):
            column.addWidget(widget)
        self._ask.clicked.connect(self._start)
        self._cancel.clicked.connect(self.forget)
        self._list.currentItemChanged.connect(self._on_chosen)
        self._list.itemClicked.connect(self._on_chosen)
        self.forget()
        self.retranslate()

    def forget(self) -> None:
        """Another round is shown, or nobody wants to know any more."""
        if self._review is not None:
            self._review.cancel()
            self._review.deleteLater()
            self._review = None
        self._choices = None
        self._show()

    def retranslate(self) -> None:
        self._ask.setText(texts_review.ask(LEVEL))
        self._cancel.setText(translate("Review", "Cancel"))
        self._bar.setAccessibleName(translate("Review", "Looking at your choices"))
        self._list.setAccessibleName(translate("Review", "Other choices"))
        self._show()

    def _start(self) -> None:
        self.forget()
        review = self._begin()
        self._review = review
        review.progress.connect(self._on_progress)
        review.done.connect(self._on_done)
        self._show()
        review.start()

    def _on_progress(self, looked_at: int, of: int) -> None:
        self._bar.setRange(0, max(1, of))
        self._bar.setValue(looked_at)

    def _on_done(self, choices: tuple[Choice, ...]) -> None:
        if self._review is not None:
            self._review.deleteLater()
            self._review = None
        self._choices = choices
        self._show()

    def _show(self) -> None:
        thinking = self._review is not None
        steps = (self._ask, self._cancel, self._list)
        has_focus = any(widget.hasFocus() for widget in steps)
        self._ask.setVisible(not thinking and self._choices is None)
        self._bar.setVisible(thinking)
        self._cancel.setVisible(thinking)
        self._result.setVisible(self._choices is not None)
        self._result.setText(texts_review.result(self._choices or ()))
        self._fill(self._choices or ())
        if has_focus:
            self._take_keyboard(next((widget for widget in steps if not widget.isHidden()), self))

    def _take_keyboard(self, widget: QWidget) -> None:
        """What is hidden would leave it to whoever comes next; and a list that gets it would lead somewhere at once."""
        self._list.blockSignals(True)
        widget.setFocus()
        self._list.setCurrentRow(-1)
        self._list.blockSignals(False)

    def _fill(self, choices: Sequence[Choice]) -> None:
        worst = worst_of(choices)
        others = [choice for choice in choices if not choice.agrees and choice not in worst]
        self._list.blockSignals(True)
        self._list.clear()
        self._add(translate("Review", "These cost most"), worst)
        self._add(translate("Review", "And these, in order"), others)
        self._list.setCurrentRow(-1)
        self._list.blockSignals(False)
        self._list.setVisible(self._list.count() > 0)

    def _add(self, title: str, choices: Sequence[Choice]) -> None:
        if not choices:
            return
        head = QListWidgetItem(title, self._list)
        head.setFlags(Qt.ItemFlag.NoItemFlags)
        font = self._list.font()
        font.setBold(True)
        head.setFont(font)
        for choice in choices:
            item = QListWidgetItem(texts_review.choice(choice, LEVEL, self._names), self._list)
            item.setData(_CHOICE, choice)

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_CHOICE) is not None:
            self.choice_chosen.emit(item.data(_CHOICE))
