"""How does somebody walk through a game that was played? By action, by turn, by round, or by itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QSlider, QToolButton, QVBoxLayout, QWidget

from mexicantrain_qt.controller.replay import Replay
from mexicantrain_qt.controller.timeline import Moment
from mexicantrain_qt.settings import Pace
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.commands import PACES
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.icons import ICON, icon
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP
from mexicantrain_qt.windows.style import BODY, STEP, sized

translate = QCoreApplication.translate

_STEPS = (
    ("round-back", "round_before", ("PgUp",), QT_TRANSLATE_NOOP("Replay", "Back to the deal")),
    ("turn-back", "turn_before", ("Ctrl+Left",), QT_TRANSLATE_NOOP("Replay", "One turn back")),
    ("step-back", "back", ("Left",), QT_TRANSLATE_NOOP("Replay", "One action back")),
    ("play", "toggle", ("Space",), QT_TRANSLATE_NOOP("Replay", "Play")),
    ("step-forward", "step", ("Right",), QT_TRANSLATE_NOOP("Replay", "One action forward")),
    ("turn-forward", "next_turn", ("Ctrl+Right",), QT_TRANSLATE_NOOP("Replay", "One turn forward")),
    ("round-forward", "next_round", ("PgDown",), QT_TRANSLATE_NOOP("Replay", "On to the next deal")),
)
_PAUSE: dict[Pace, int] = {"slow": 1400, "normal": 700, "fast": 250, "at_once": 60}


class ReplayBar(QWidget):
    """The buttons, a slider for the round, which round it is, and how fast it plays."""

    pace_chosen = Signal(str)

    def __init__(
        self, replay: Replay, options: Sequence[QWidget], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """*options* stand at the right of the sentence."""
        super().__init__(parent)
        self._replay = replay
        self._theme = theme
        self._actions: dict[str, QAction] = {}
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP // 2)
        for name, step, keys, _ in _STEPS:
            buttons.addWidget(self._button(name, step, keys))
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._slider.valueChanged.connect(self._on_slider)
        self._round = QComboBox()
        self._round.activated.connect(lambda index: replay.go_to(Moment(index, 0)))
        self._pace = QComboBox()
        for pace in PACES:
            self._pace.addItem("", pace)
        self._pace.activated.connect(lambda: self.choose_pace(self._pace.currentData()))
        self._what = ElidedLabel()
        self._what.setAlignment(Qt.AlignmentFlag.AlignLeft)
        sized(self._what, BODY, bold=True)
        self._what.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = QHBoxLayout()
        head.setSpacing(STEP)
        head.addWidget(self._what, 1)
        for option in options:
            head.addWidget(option)
        row = QHBoxLayout()
        row.setSpacing(STEP * 2)
        row.addLayout(buttons)
        row.addWidget(self._slider, 1)
        row.addWidget(self._round)
        row.addWidget(self._pace)
        column = QVBoxLayout(self)
        column.setContentsMargins(STEP * 2, STEP, STEP * 2, STEP)
        column.setSpacing(STEP)
        column.addLayout(head)
        column.addLayout(row)
        replay.moved.connect(self._show_moment)
        replay.playing.connect(self._show_playing)
        self.retranslate()
        self._show_moment(replay.moment)

    def choose_pace(self, pace: Pace) -> None:
        """Play that fast from now on."""
        self._pace.setCurrentIndex(self._pace.findData(pace))
        self._replay.set_pause(_PAUSE[pace])
        self.pace_chosen.emit(pace)

    def say(self, sentence: str) -> None:
        """What just happened."""
        self._what.setText(sentence)

    def retranslate(self) -> None:
        for name, _, _, text in _STEPS:
            self._describe(name, translate("Replay", text))
        self._show_playing(self._replay.is_playing)
        for index in range(self._pace.count()):
            self._pace.setItemText(index, translate("Commands", PACES[self._pace.itemData(index)]))
        self._pace.setAccessibleName(translate("Replay", "Speed"))
        self._round.setAccessibleName(translate("Replay", "Round"))
        self._slider.setAccessibleName(translate("Replay", "Place in the round"))
        timeline = self._replay.timeline
        self._round.clear()
        for round_ in range(timeline.rounds):
            self._round.addItem(texts.round_of(timeline.number(round_), timeline.setup.options.rounds))
        self._round.setCurrentIndex(self._replay.moment.round)

    def _button(self, name: str, step: str, keys: tuple[str, ...]) -> QToolButton:
        action = QAction(icon(name, self._theme), "", self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(getattr(self._replay, step))
        self.addAction(action)
        self._actions[name] = action
        button = QToolButton()
        button.setDefaultAction(action)
        button.setIconSize(QSize(ICON, ICON))
        button.setFixedSize(STEP * 5, STEP * 5)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _describe(self, name: str, text: str) -> None:
        action = self._actions[name]
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setText(text)
        action.setToolTip(f"{text} ({keys})")

    def _show_playing(self, playing: bool) -> None:
        self._actions["play"].setIcon(icon("pause" if playing else "play", self._theme))
        self._describe("play", translate("Replay", "Pause") if playing else translate("Replay", "Play"))

    def _show_moment(self, moment: Moment) -> None:
        timeline = self._replay.timeline
        self._slider.blockSignals(True)
        self._slider.setRange(0, timeline.round_end(moment.round).actions)
        self._slider.setValue(moment.actions)
        self._slider.blockSignals(False)
        self._round.setCurrentIndex(moment.round)
        before, after = timeline.before(moment), timeline.after(moment)
        for name in ("round-back", "turn-back", "step-back"):
            self._actions[name].setEnabled(before is not None)
        for name in ("step-forward", "turn-forward", "round-forward"):
            self._actions[name].setEnabled(after is not None)

    def _on_slider(self, actions: int) -> None:
        self._replay.go_to(Moment(self._replay.moment.round, actions))
