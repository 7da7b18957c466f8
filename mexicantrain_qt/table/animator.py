"""In which order, and how fast, is what happened shown?"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from mexicantrain_qt.rules.events import Event, RoundEnded, RoundStarted, TileDrawn, TilePlayed
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.settings import Pace
from mexicantrain_qt.table.clock import Clock
from mexicantrain_qt.table.looks import PAUSE_MS, STEP_MS
from mexicantrain_qt.table.motion import Motion, finish
from mexicantrain_qt.table.pictures import Step, at_rest, pictures
from mexicantrain_qt.table.scene import TableScene

DEAL_STEPS = 7
LONGEST_DEAL = 1800
REVEAL_STEPS = 6
LANDING_MS = 4
"""How much of a frame may go into drawing exactly what has arrived."""


class Animator(QObject):
    """A queue of what happened; the truth it leads to is known from the start.

    ``settled`` is emitted, never from inside a call, when all events have been shown or were skipped. ``still``:
    nothing glides or flies; each event is shown at once, and there is time to see it before the next.
    """

    settled = Signal()
    seen = Signal(object)
    """An ``Event`` can just be seen on the table: its tile has arrived, the deal has begun."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.pace: Pace = "normal"
        self.still = False
        self._queue: deque[Step] = deque()
        self._truth: PlayerView | None = None
        self._motions: list[Motion] = []
        self._arriving: Event | None = None
        self._moving_share = 1.0
        self._owes_settled = False
        self._clock = Clock(self)
        self._clock.ticked.connect(self._tick)
        self._clock.finished.connect(self._arrived)
        self._landing = QTimer(self)
        self._landing.setSingleShot(True)
        self._landing.setInterval(1)
        self._landing.timeout.connect(self._arrived)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._settle)

    @property
    def is_running(self) -> bool:
        """Whether anything is moving or waits for its turn to move."""
        return self._is_moving or bool(self._queue)

    @property
    def _is_moving(self) -> bool:
        return self._clock.is_running or self._landing.isActive()

    @property
    def is_instant(self) -> bool:
        """Whether what a hand does is done at once."""
        return self.still or self.pace == "at_once"

    @property
    def shows_events(self) -> bool:
        """Whether something that happened has not been shown to the end."""
        return bool(self._queue) or self._owes_settled

    def set_pace(self, pace: Pace) -> None:
        self.pace = pace
        if pace == "at_once":
            self.complete()

    def show_view(self, view: PlayerView) -> None:
        """*view* at once; what was moving is forgotten."""
        self._forget()
        self._truth = at_rest(view)
        self._scene.show_at_once(self._truth)
        if self._owes_settled:
            self._later.start()

    def show_events(self, events: Sequence[Event], view: PlayerView) -> None:
        """Show *events* one after the other, after those that are still to be shown; *view* is how it ends."""
        self._later.stop()
        self._owes_settled = True
        before = self._truth.turn if self._truth else None
        same_seat = self._truth is not None and self._truth.seat == view.seat
        self._truth = at_rest(view)
        if self.pace == "at_once" or (not same_seat and not _starts(events)):
            self.complete()
            self._saw(events)
            return
        self._queue.extend(pictures(events, view, before))
        if not self._is_moving:
            self._next()

    def your_turn(self, view: PlayerView) -> None:
        """From now on the table shows what can be done, as *view* says."""
        self.complete()
        self._truth = view
        self.change(self._scene.arrange(view))

    def change(self, motions: list[Motion]) -> None:
        """Let what was rearranged glide to its place; while events are shown, everything is shown at once."""
        if self.shows_events:
            self.complete()
        elif self.is_instant:
            finish(motions)
        elif motions:
            self._run(motions, STEP_MS["fast"], 0)

    def complete(self) -> None:
        """Show the truth at once."""
        if not (self.is_running or self._owes_settled):
            return
        missed = [self._arriving, *(step.event for step in self._queue)]
        self._forget()
        if self._truth is not None:
            self._scene.show_at_once(self._truth)
        self._saw(missed)
        if self._owes_settled:
            self._later.start()

    def _saw(self, events: Sequence[Event | None]) -> None:
        for event in events:
            if event is not None:
                self.seen.emit(event)

    def _forget(self) -> None:
        self._queue.clear()
        self._arriving = None
        self._motions = []
        self._clock.stop()
        self._landing.stop()

    def _next(self) -> None:
        """Start the next event that moves anything."""
        while self._queue:
            step = self._queue.popleft()
            motions = self._scene.arrange(step.picture, step.event, step.engine_lies)
            if isinstance(step.event, RoundStarted):
                self._saw([step.event])
            else:
                self._arriving = step.event
            if motions:
                self._run(motions, *self._times(step))
                return
            self._arrive()
        if self._truth is not None:
            finish(self._scene.arrange(self._truth))
        if self._owes_settled:
            self._later.start()

    def _times(self, step: Step) -> tuple[int, int]:
        """How long this movement takes and how long to rest after it, in milliseconds."""
        moving, rest = STEP_MS[self.pace], PAUSE_MS[self.pace]
        if self.still:
            return moving, rest
        if isinstance(step.event, RoundEnded):
            return moving * REVEAL_STEPS, rest
        if isinstance(step.event, RoundStarted):
            return min(LONGEST_DEAL, moving * DEAL_STEPS), 0
        others = getattr(step.event, "seat", step.picture.seat) != step.picture.seat
        if isinstance(step.event, TilePlayed | TileDrawn) and others:
            return moving, rest
        return moving, 0

    def _run(self, motions: list[Motion], moving: int, rest: int) -> None:
        self._landing.stop()
        if self.still:
            finish(motions)
            motions = []
        self._motions = motions
        self._moving_share = moving / (moving + rest)
        self._clock.start(moving + rest)

    def _tick(self, share: float) -> None:
        gone = share / self._moving_share
        if gone < 1.0:
            for motion in self._motions:
                motion(gone)
        else:
            self._arrive()
            self._land()

    def _arrive(self) -> None:
        arrived, self._arriving = self._arriving, None
        self._saw([arrived])

    def _land(self) -> None:
        """Let things lie down, a few at a time: each is drawn exactly then, and no frame may wait for all of them."""
        since = QElapsedTimer()
        since.start()
        while self._motions and since.elapsed() < LANDING_MS:
            self._motions.pop()(1.0)

    def _arrived(self) -> None:
        self._arrive()
        self._land()
        if self._motions:
            self._landing.start()
        else:
            self._next()

    def _settle(self) -> None:
        if self._owes_settled:
            self._owes_settled = False
            self.settled.emit()


def _starts(events: Sequence[Event]) -> bool:
    return any(isinstance(event, RoundStarted) for event in events)
