"""How does somebody learn the game at the real table? Step by step, and the game that lies there waits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mexicantrain_qt.controller.game_controller import GameController
from mexicantrain_qt.rules.events import Event, TurnStarted
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.windows import lessons
from mexicantrain_qt.windows.lessons import LEARNER, LESSONS
from mexicantrain_qt.windows.stage import Stage
from mexicantrain_qt.windows.style import BODY, STEP, sized
from mexicantrain_qt.windows.texts_table import person_name
from mexicantrain_qt.windows.toast import announce

translate = QCoreApplication.translate

_WIDTH = STEP * 44


class Guide(QObject):
    """Leads through the lessons. Whoever starts another game instead has left the guide."""

    ended = Signal(bool)
    """The guide is over: to its end, or because it was skipped. The game that waited has not been brought back yet."""

    def __init__(self, controller: GameController, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._stage = stage
        self._plate: GuidePlate | None = None
        self._step = 0
        self._done = self._opening = False
        controller.game_opened.connect(self._on_game_opened)
        controller.happened.connect(self._on_happened)

    def start(self) -> None:
        """Begin with the first lesson."""
        if self._plate is None:
            self._plate = GuidePlate()
            self._plate.skipped.connect(lambda: self._end(finished=False))
            self._plate.next_asked.connect(self._next)
            self._stage.show_corner(self._plate)
        self._open(0)

    def _open(self, step: int) -> None:
        self._step, self._done = step, False
        self._opening = True
        self._controller.practise(lessons.game_of(LESSONS[step], person_name()))
        self._opening = False
        self._tell()

    def _next(self) -> None:
        if self._step + 1 < len(LESSONS):
            self._open(self._step + 1)
        else:
            self._end(finished=True)

    def _on_happened(self, events: Sequence[Event], _view: PlayerView) -> None:
        if self._plate is None or self._done:
            return
        if any(LESSONS[self._step].is_done(event) for event in events):
            self._done = True
            self._tell()
        elif any(isinstance(event, TurnStarted) and event.seat != LEARNER for event in events):
            self._open(self._step)  # the turn went by with something else: once more

    def _on_game_opened(self) -> None:
        if not self._opening:
            self._take_away()

    def _tell(self) -> None:
        if self._plate is not None:
            self._plate.show_step(self._step, done=self._done)

    def _end(self, *, finished: bool) -> None:
        self._take_away()
        self.ended.emit(finished)

    def _take_away(self) -> None:
        if self._plate is not None:
            self._stage.show_corner(None)
            self._plate = None


class GuidePlate(QFrame):
    """What to do in a lesson, and the way on."""

    skipped = Signal()
    next_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guide")
        self.setFixedWidth(_WIDTH)
        self._step, self._done = 0, False
        self._title = sized(QLabel(), BODY, bold=True)
        self._text = QLabel()
        for label in (self._title, self._text):
            label.setWordWrap(True)
        self._skip, self._next = QPushButton(), QPushButton()
        self._next.setObjectName("play")
        for button in (self._skip, self._next):
            button.setAutoDefault(True)  # outside of a dialog Enter would not press it
        self._skip.clicked.connect(self.skipped)
        self._next.clicked.connect(self.next_asked)
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP)
        buttons.addWidget(self._skip)
        buttons.addStretch(1)
        buttons.addWidget(self._next)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(STEP * 2, STEP * 2, STEP * 2, STEP * 2)
        self._column.setSpacing(STEP)
        self._column.addWidget(self._title)
        self._column.addWidget(self._text)
        self._column.addLayout(buttons)

    def show_step(self, step: int, *, done: bool) -> None:
        """Show lesson number *step*, and whether it is *done*."""
        self._step, self._done = step, done
        self.retranslate()
        if done:
            self._next.setFocus()
        announce(self, f"{self._title.text()} {self._text.text()}")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        lesson = LESSONS[self._step]
        last = self._step + 1 == len(LESSONS)
        self._title.setText(lessons.title(self._step))
        self._text.setText(lessons.praise(lesson) if self._done else lessons.task(lesson))
        self._skip.setText(translate("Guide", "Skip the guide"))
        self._skip.setVisible(not (last and self._done))
        self._next.setText(translate("Guide", "Play") if last else translate("Guide", "Next step"))
        self._next.setVisible(self._done)
        self.setFixedHeight(self._column.totalHeightForWidth(_WIDTH))
