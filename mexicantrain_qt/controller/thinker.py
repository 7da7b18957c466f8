"""Who thinks for the computer players, and what if it does not come back?"""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mexicantrain_qt.ai.worker import Answer, Failure, Question, Ready, Report, choose, usual_player, work
from mexicantrain_qt.controller.worker_process import Work, WorkerProcess
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

_log = logging.getLogger(__name__)

_STAND_INS = ("regular", "casual")
_START_MS = 10_000


@dataclass(frozen=True, slots=True)
class _Thought:
    question: Question
    deadline_ms: int


class Thinker(QObject):
    """Computer players, in one other process; every question gets its answer, or is cancelled.

    A process that dies, or takes twice as long as it may, is replaced, and a simple player of this process
    answers the question that it had. A player that makes a mistake is logged and answered for likewise.
    """

    answered = Signal(int, object)
    """A ticket of ``ask``, and the action of that player. Never after ``cancel``, never during ``ask``."""

    def __init__(self, parent: QObject | None = None, *, worker: Work = work) -> None:
        super().__init__(parent)
        self._work = worker
        self._worker: WorkerProcess | None = None
        self._ready = False
        self._last_ticket = 0
        self._waiting: deque[_Thought] = deque()
        self._current: _Thought | None = None
        self._cancelled_to = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_late)

    def start(self) -> None:
        """Start the process, so that the first question need not wait for it. ``ask`` does it, too."""
        if self._worker is not None:
            return
        try:
            self._worker = WorkerProcess(self._work, self)
        except OSError:
            _log.exception("No process for the computer players")
            self._timer.start(0)
            return
        self._worker.reported.connect(self._on_reported)
        self._worker.ended.connect(self._on_ended)
        self._timer.start(_START_MS)

    def ask(self, kind: str, view: PlayerView, seed: str, deadline_ms: int) -> int:
        """Ask the computer player *kind* what it does here; the ticket comes back with ``answered``.

        The same view and *seed* have the same answer. After *deadline_ms*, counted from when its turn
        comes, the answer is late; after twice as long somebody else answers.
        """
        self._last_ticket += 1
        self._waiting.append(_Thought(Question(self._last_ticket, kind, view, seed), deadline_ms))
        self.start()
        self._next()
        return self._last_ticket

    def cancel(self) -> None:
        """No question asked so far is answered any more."""
        self._cancelled_to = self._last_ticket
        self._waiting.clear()

    def close(self) -> None:
        """Forget all questions, and end the process."""
        self.cancel()
        self._drop_worker()

    def _next(self) -> None:
        if self._ready and self._worker is not None and self._current is None and self._waiting:
            self._current = self._waiting.popleft()
            self._timer.start(2 * self._current.deadline_ms)
            self._worker.send(self._current.question)

    @Slot(object)
    def _on_reported(self, report: Report) -> None:
        self._timer.stop()
        thought, self._current = self._current, None
        match report:
            case Ready():
                self._ready = True
            case Answer(ticket, action):
                self._answer(ticket, action)
            case Failure(_, error) if thought is not None:
                _log.error("The player %s made a mistake:\n%s", thought.question.kind, error)
                self._stand_in(thought)
        self._next()

    @Slot()
    def _on_late(self) -> None:
        _log.error("The process of the computer players is late")
        self._replace()

    @Slot()
    def _on_ended(self) -> None:
        _log.error("The process of the computer players has ended")
        self._replace()

    def _replace(self) -> None:
        """Another process for the next question, and an answer from here to the one that is waiting."""
        thought = self._current
        if thought is None and self._waiting:
            thought = self._waiting.popleft()
        self._drop_worker()
        if thought is not None:
            self._stand_in(thought)
        if self._waiting:
            self.start()

    def _drop_worker(self) -> None:
        self._timer.stop()
        self._current = None
        self._ready = False
        if self._worker is not None:
            self._worker.stop()
            self._worker.deleteLater()
            self._worker = None

    def _stand_in(self, thought: _Thought) -> None:
        question = thought.question
        if question.ticket > self._cancelled_to:
            self._answer(question.ticket, _simple_choice(question))

    def _answer(self, ticket: int, action: Action) -> None:
        if ticket > self._cancelled_to:
            self.answered.emit(ticket, action)


def _simple_choice(question: Question) -> Action:
    for kind in _STAND_INS:
        try:
            return choose(usual_player(kind), question.view, question.seed)
        except Exception:  # noqa: BLE001 - this is the border: a player's mistake must not end the game
            _log.exception("The player %s made a mistake", kind)
    return question.view.legal[0]
