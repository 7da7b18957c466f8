"""What would the master do now, and why?"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from mexicantrain_qt.ai.deadlines import RANKING
from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.controller.hint import Hint
from mexicantrain_qt.controller.seeds import hint_seed
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.controller.turn_flow import TurnFlow
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView


class Hints(QObject):
    """The person whose turn it is may ask; whatever happens at the table makes an end of the answer."""

    offered = Signal(bool)
    """Whether somebody could ask now."""

    sought = Signal(bool)
    """The answer is being looked for, or no more."""

    hinted = Signal(object)
    """The ``Hint``; once more if somebody asks once more."""

    gone = Signal()
    """The hint has served its time."""

    def __init__(self, flow: TurnFlow, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._flow = flow
        self._thinker = thinker
        self._allowed = True
        self._view: PlayerView | None = None
        self._ticket: int | None = None
        self._hint: Hint | None = None
        thinker.ranked.connect(self._on_ranked)
        flow.your_turn.connect(self._on_turn)
        for news in (flow.game_opened, flow.happened, flow.shown, flow.cover):
            news.connect(self._on_news)

    @property
    def can_ask(self) -> bool:
        return self._allowed and self._view is not None

    @Slot(bool)
    def allow(self, on: bool) -> None:
        """At a strict table nobody gets a hint."""
        self._allowed = on
        if not on:
            self.dismiss()
        self.offered.emit(self.can_ask)

    @Slot()
    def ask(self) -> None:
        """Look for the best thing to do; ``hinted`` tells it. Nothing happens when it is nobody's turn here."""
        game, view = self._flow.game, self._view
        if game is None or view is None or not self._allowed or self._ticket is not None:
            return
        if self._hint is not None:
            self.hinted.emit(self._hint)
        elif len(view.legal) == 1:
            self._give(view, view.legal[0], None)
        else:
            seed = hint_seed(game.setup, game.round, len(game.log[-1]))
            self._ticket = self._thinker.ask_ranking(view, seed, RANKING)
            self.sought.emit(True)

    @Slot()
    def dismiss(self) -> None:
        """Nobody wants to know any more."""
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None
            self.sought.emit(False)
        if self._hint is not None:
            self._hint = None
            self.gone.emit()

    @Slot(object)
    def _on_turn(self, view: PlayerView) -> None:
        self.dismiss()
        self._see(view)

    def _on_news(self, *_: object) -> None:
        self.dismiss()
        self._see(None)

    def _see(self, view: PlayerView | None) -> None:
        self._view = view
        self.offered.emit(self.can_ask)

    @Slot(int, object)
    def _on_ranked(self, ticket: int, ranked: tuple[Ranked, ...]) -> None:
        if ticket != self._ticket or self._view is None:
            return
        self._ticket = None
        self.sought.emit(False)
        better = ranked[1].penalty - ranked[0].penalty if len(ranked) > 1 else None
        self._give(self._view, ranked[0].action, better)

    def _give(self, view: PlayerView, action: Action, better: float | None) -> None:
        from mexicantrain_qt.ai.why import reason_for  # noqa: PLC0415  the window is to be seen before it is loaded

        self._hint = Hint(view, action, reason_for(view, action), better)
        self.hinted.emit(self._hint)
