"""What does a game look like that is played over again? The table, all hands beside it, and a bar to walk through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mexicantrain_qt.controller.perspective import persons
from mexicantrain_qt.controller.replay import Replay
from mexicantrain_qt.controller.review import Choice, Review
from mexicantrain_qt.controller.timeline import Moment
from mexicantrain_qt.rules.events import TurnStarted
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.table.looks import PlayerLook, TileStyle
from mexicantrain_qt.table.theme import THEMES
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows import texts_events
from mexicantrain_qt.windows.hands_panel import HandsPanel
from mexicantrain_qt.windows.replay_bar import ReplayBar
from mexicantrain_qt.windows.review_box import ReviewBox
from mexicantrain_qt.windows.style import STEP
from mexicantrain_qt.windows.texts_table import table_texts

translate = QCoreApplication.translate


class ReplayWindow(QDialog):
    """A window of its own with a table of its own, so that the game on the other table stays as it is."""

    def __init__(
        self,
        replay: Replay,
        review: Callable[[int], Review],
        looks: Sequence[PlayerLook],
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        """*review* begins to look at a round of the replay's timeline."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setModal(True)
        replay.setParent(self)
        self._replay = replay
        self._names = [look.name for look in looks]
        theme, style = THEMES[settings.theme], TileStyle(settings.tile_face, settings.pip_palette)
        self._table = TableView()
        self._table.set_theme(theme)
        self._table.set_tile_style(style)
        self._table.set_players(tuple(looks))
        self._table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._table.setMinimumWidth(STEP * 70)  # the hands beside it need room in every language
        self._hands = HandsPanel(looks, theme, style)
        self._review = ReviewBox(lambda: review(replay.moment.round), self._names, self)
        self._review.setVisible(bool(persons(replay.timeline.setup)))
        self._reviewed = 0
        self._side = QWidget()
        self._open = QCheckBox()
        self._open.setChecked(True)
        self._seat_title = QLabel()
        self._seat = QComboBox()
        self._seat_title.setBuddy(self._seat)
        for seat, name in enumerate(self._names):
            self._seat.addItem(name, seat)
        self._seat.setCurrentIndex(replay.seat)
        self._bar = ReplayBar(replay, (self._seat_title, self._seat, self._open), theme)
        self._lay_out()
        self._connect()
        for widget in (*self.findChildren(QAbstractButton), *self.findChildren(QComboBox)):
            widget.installEventFilter(self)
        self._bar.choose_pace("normal" if settings.pace == "at_once" else settings.pace)
        self.retranslate()
        replay.go_to(Moment(0, 0))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        key = event.key() if isinstance(event, QKeyEvent) else None
        if event.type() == QEvent.Type.ShortcutOverride and key == Qt.Key.Key_Space:
            event.accept()  # it presses what has the focus; the replay would take it
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A dialog would press its first button, whatever Enter was meant for; the one with the focus has heard already.
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        self._replay.pause()
        self._review.forget()
        super().done(result)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Replay", "Replay"))
        self._open.setText(translate("Replay", "Show all hands"))
        self._seat_title.setText(translate("Replay", "Seen by"))
        self._table.set_texts(table_texts(self._names))
        self._bar.retranslate()
        self._review.retranslate()
        self._say()

    def _lay_out(self) -> None:
        hands = QScrollArea()
        hands.setWidget(self._hands)
        hands.setWidgetResizable(True)
        hands.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        hands.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        hands.setFixedWidth(self._hands.width() + STEP * 2)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(STEP * 2, STEP * 2, STEP, STEP * 2)
        side.setSpacing(STEP * 2)
        side.addWidget(hands, 1)
        below = QHBoxLayout()
        below.setContentsMargins(0, 0, STEP * 2, 0)
        below.addWidget(self._review)
        side.addLayout(below)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(0)
        top.addWidget(self._table, 1)
        top.addWidget(self._side)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(top, 1)
        page.addWidget(self._bar)

    def _connect(self) -> None:
        replay, table = self._replay, self._table
        replay.shown.connect(table.show_view)
        replay.happened.connect(table.show_events)
        replay.moved.connect(self._on_moved)
        table.settled.connect(replay.table_settled)
        self._review.choice_chosen.connect(self._show_choice)
        self._bar.pace_chosen.connect(table.set_pace)
        self._open.toggled.connect(self._side.setVisible)
        self._seat.activated.connect(lambda: replay.sit_at(self._seat.currentData()))

    def _show_choice(self, choice: Choice) -> None:
        """The table as the person saw it, with what would have been best lit."""
        self._seat.setCurrentIndex(choice.seat)
        self._replay.sit_at(choice.seat)
        self._replay.go_to(choice.moment)
        self._table.show_hint(choice.best)

    def _on_moved(self, moment: Moment) -> None:
        if moment.round != self._reviewed:
            self._reviewed = moment.round
            self._review.forget()
        self._hands.show_state(self._replay.state)
        self._say()

    def _say(self) -> None:
        told = [event for event in self._replay.events if not isinstance(event, TurnStarted)]
        self._bar.say(" ".join(texts_events.happened(event, self._names) for event in told))
