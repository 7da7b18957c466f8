"""How does advice get to somebody who asks for it: the best thing to do now, and the plan for the own train?"""

from __future__ import annotations

from PySide6.QtCore import QObject

from mexicantrain_qt.controller.game_controller import GameController
from mexicantrain_qt.controller.hint import Hint
from mexicantrain_qt.controller.hints import Hints
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows.hint_shown import show_hint
from mexicantrain_qt.windows.main_window import MainWindow


class Advice(QObject):
    """Hints and plans, from the commands to the table and the sentences. A strict table has neither."""

    def __init__(
        self,
        controller: GameController,
        thinker: Thinker,
        table: TableView,
        window: MainWindow,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table = table
        self._window = window
        self.hints = Hints(controller, thinker, self)
        self._connect()

    def allow(self, on: bool) -> None:
        """Whether there is advice at all."""
        for name in ("hint", "plan"):
            self._window.commands.offer(name, on)
        self.hints.allow(on)

    def _connect(self) -> None:
        hints, table, controller = self.hints, self._table, self._controller
        narrator, commands = self._window.narrator, self._window.commands
        commands["hint"].triggered.connect(hints.ask)
        hints.offered.connect(commands["hint"].setEnabled)
        hints.sought.connect(narrator.hint_sought)
        hints.hinted.connect(self._on_hinted)
        hints.gone.connect(narrator.hint_gone)
        hints.gone.connect(table.hide_hint)
        table.hint_forgotten.connect(hints.dismiss)
        table.train_order_asked.connect(self._show_train)
        commands["plan"].toggled.connect(self._on_plan)
        controller.shown.connect(self._plan)
        controller.your_turn.connect(self._plan)

    def _on_hinted(self, hint: Hint) -> None:
        show_hint(hint, self._table, self._window.narrator)

    def _show_train(self) -> None:
        self._table.arrange_train(self._controller.longest_train())

    def _on_plan(self, on: bool) -> None:
        if on:
            self._plan()
        else:
            self._table.end_train()

    def _plan(self) -> None:
        """The hand stands as the longest train, if somebody wants it to."""
        plan = self._window.commands["plan"]
        if plan.isChecked() and plan.isEnabled():
            self._show_train()
