"""Who thinks for the computer players, and what if it does not come back?"""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.ai.worker import (
    Answer,
    Failure,
    Question,
    RankingAnswer,
    RankingQuestion,
    Ready,
    Report,
    choose,
    usual_player,
    work,
)
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

if TYPE_CHECKING:
    from mexicantrain_qt.controller.worker_process import Work, WorkerProcess

_log = logging.getLogger(__name__)

_STAND_INS = ("expert", "regular", "casual")
_START_MS = 8_000
_LATE_STARTS = 8
"""So often a process that is not ready yet is waited for again: a virus scanner may look at every file of it first."""

_Asked: TypeAlias = Question | RankingQuestion


class Thinker(QObject):
    """Computer players, in another process, which may have one more; every question gets its answer, or is cancelled.

    A process that dies, or takes twice as long as it may, is replaced, and a player of this process who needs no
    time answers the question that it had. A player that makes a mistake is logged and answered for likewise.
    """

    answered = Signal(int, object)
    """A ticket of ``ask``, and the action of that player. Never after ``cancel``, never during ``ask``."""

    ranked = Signal(int, object)
    """A ticket of ``ask_ranking``, and a tuple of ``Ranked``, the best first: all that is legal, or nothing but the best
    where somebody had to stand in. Never after ``cancel``, never during ``ask_ranking``."""

    def __init__(self, parent: QObject | None = None, *, worker: Work = work) -> None:
        super().__init__(parent)
        self._work = worker
        self._worker: WorkerProcess | None = None
        self._ready = False
        self._last_ticket = 0
        self._waiting: deque[_Asked] = deque()
        self._current: _Asked | None = None
        self._open: frozenset[int] = frozenset()  # the tickets of the questions that somebody still asks
        self._late_starts = 0
        self._closed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_late)

    def start(self) -> None:
        """Start the process, so that the first question need not wait for it. ``ask`` does it, too."""
        if self._worker is not None or self._closed:
            return
        # Not before: the window is to be seen before everything that it takes to start a process is loaded.
        from mexicantrain_qt.controller.worker_process import WorkerProcess  # noqa: PLC0415  see above

        try:
            self._worker = WorkerProcess(self._work, self)
        except OSError:
            _log.exception("No process for the computer players")
            self._timer.start(0)
            return
        self._worker.reported.connect(self._on_reported)
        self._worker.ended.connect(self._on_ended)
        self._timer.start(_START_MS)

    def ask(self, kind: str, view: PlayerView, seed: str, seconds: float) -> int:
        """Ask the computer player *kind* what it does here; the ticket comes back with ``answered``.

        The same view and *seed* have the same answer, as far as *seconds* are enough for it: so long it may think
        when its turn has come. After twice as long somebody else answers.
        """
        return self._ask(Question(self._new_ticket(), kind, view, seed, seconds))

    def ask_ranking(self, view: PlayerView, seed: str, seconds: float) -> int:
        """Ask how good everything is that is legal here; the ticket comes back with ``ranked``. Otherwise like ``ask``."""
        return self._ask(RankingQuestion(self._new_ticket(), view, seed, seconds))

    def cancel(self, ticket: int | None = None) -> None:
        """The question with that ticket is not answered any more; without one, none asked so far is."""
        self._open = frozenset() if ticket is None else self._open - {ticket}
        self._waiting = deque(question for question in self._waiting if question.ticket in self._open)

    def close(self) -> None:
        """Forget all questions, end the process, and answer nothing any more."""
        self._closed = True
        self.cancel()
        self._drop_worker()

    def _new_ticket(self) -> int:
        self._last_ticket += 1
        return self._last_ticket

    def _ask(self, question: _Asked) -> int:
        self._open |= {question.ticket}
        self._waiting.append(question)
        self.start()
        self._next()
        return question.ticket

    def _next(self) -> None:
        if self._ready and self._worker is not None and self._current is None and self._waiting:
            self._current = self._waiting.popleft()
            self._timer.start(round(2000 * self._current.seconds))
            self._worker.send(self._current)

    @Slot(object)
    def _on_reported(self, report: Report) -> None:
        self._timer.stop()
        question, self._current = self._current, None
        match report:
            case Ready():
                self._ready = True
            case Answer(ticket, action):
                self._answer(self.answered, ticket, action)
            case RankingAnswer(ticket, ranked):
                self._answer(self.ranked, ticket, ranked)
            case Failure(_, error) if question is not None:
                _log.error("The computer player %s made a mistake:\n%s", _name(question), error)
                self._stand_in(question)
        self._next()

    @Slot()
    def _on_late(self) -> None:
        _log.error("The process of the computer players is late")
        if self._worker is None or self._ready or self._late_starts == _LATE_STARTS:
            self._replace()
            return
        self._late_starts += 1
        self._timer.start(_START_MS)
        while self._waiting:
            self._stand_in(self._waiting.popleft())

    @Slot()
    def _on_ended(self) -> None:
        _log.error("The process of the computer players has ended")
        self._replace()

    def _replace(self) -> None:
        """Another process for the next question, and an answer from here to the one that is waiting."""
        question = self._current
        if question is None and self._waiting:
            question = self._waiting.popleft()
        self._drop_worker()
        if question is not None:
            self._stand_in(question)
        if self._waiting:
            self.start()

    def _drop_worker(self) -> None:
        self._timer.stop()
        self._current = None
        self._ready = False
        self._late_starts = 0
        if self._worker is not None:
            self._worker.stop()
            self._worker.deleteLater()
            self._worker = None

    def _stand_in(self, question: _Asked) -> None:
        if question.ticket not in self._open:
            return
        action = _quick_choice(question)
        if isinstance(question, Question):
            self._answer(self.answered, question.ticket, action)
        else:
            self._answer(self.ranked, question.ticket, (Ranked(action, 0.0),))

    def _answer(self, signal: SignalInstance, ticket: int, answer: object) -> None:
        if ticket in self._open:
            self._open -= {ticket}
            signal.emit(ticket, answer)


def _quick_choice(question: _Asked) -> Action:
    for kind in _STAND_INS:
        try:
            return choose(usual_player(kind), question.view, question.seed, question.seconds)
        except Exception:  # noqa: BLE001 - this is the border: a player's mistake must not end the game
            _log.exception("The player %s made a mistake", kind)
    return question.view.legal[0]


def _name(question: _Asked) -> str:
    return question.kind if isinstance(question, Question) else "for rankings"
