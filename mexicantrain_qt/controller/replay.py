"""How is a game looked at again, forwards and backwards?"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mexicantrain_qt.controller.perspective import persons
from mexicantrain_qt.controller.timeline import Moment, Timeline
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.view import PlayerView, view_for


class Replay(QObject):
    """A walk through a ``Timeline``, which has a round at least. Nothing of the game changes.

    One action forward is shown as it happened; everything else is shown at once.
    """

    shown = Signal(object)
    """Show this ``PlayerView`` at once."""

    happened = Signal(object, object)
    """The events of one action, and the ``PlayerView`` after it."""

    moved = Signal(object)
    """It is another ``Moment`` now; comes after what shows it."""

    playing = Signal(bool)
    """It goes forward by itself, or does no more."""

    def __init__(self, timeline: Timeline, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.timeline = timeline
        self._moment = Moment(0, 0)
        self._seat = next(iter(persons(timeline.setup)), 0)
        self._plays = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)

    @property
    def moment(self) -> Moment:
        return self._moment

    @property
    def seat(self) -> int:
        """Whose side of the table one sits at."""
        return self._seat

    @property
    def state(self) -> State:
        """Everything that is true now; the round is over for everybody who looks at it."""
        return self.timeline.state(self._moment)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened just before this moment."""
        return self.timeline.course(self._moment.round).events[self._moment.actions]

    @property
    def is_playing(self) -> bool:
        return self._plays

    def set_pause(self, milliseconds: int) -> None:
        """How long it rests between two actions while it plays."""
        self._pause.setInterval(milliseconds)

    def sit_at(self, seat: int) -> None:
        """Look at the table from the side of *seat*."""
        self._seat = seat
        self.shown.emit(self.view())

    def view(self) -> PlayerView:
        """The table at this moment, with nothing to do."""
        return replace(view_for(self.state, self._seat, self.timeline.events_until(self._moment)), legal=())

    @Slot(object)
    def go_to(self, moment: Moment) -> None:
        """Show the table as it was at *moment*; it does not go forward by itself any more."""
        self.pause()
        self._jump(moment)

    @Slot()
    def step(self) -> None:
        """One action forward."""
        self.pause()
        self._step()

    @Slot()
    def back(self) -> None:
        """One action back."""
        self._go(self.timeline.before(self._moment))

    @Slot()
    def next_turn(self) -> None:
        self._go(self.timeline.next_turn(self._moment))

    @Slot()
    def turn_before(self) -> None:
        """To the beginning of this turn, or of the one before."""
        self._go(self.timeline.turn_before(self._moment))

    @Slot()
    def next_round(self) -> None:
        """To the next deal, or the end of the last round."""
        following = self._moment.round + 1
        last = following == self.timeline.rounds
        self._go(self.timeline.round_end(following - 1) if last else Moment(following, 0))

    @Slot()
    def round_before(self) -> None:
        """To the deal of this round, or of the one before."""
        self._go(Moment(max(0, self._moment.round - (0 if self._moment.actions else 1)), 0))

    @Slot()
    def play(self) -> None:
        """Go forward by itself, from the first deal if this is the end."""
        if self.timeline.after(self._moment) is None:
            self._jump(Moment(0, 0))
        self._plays = True
        self.playing.emit(True)
        self._go_on()

    @Slot()
    def pause(self) -> None:
        self._pause.stop()
        if self._plays:
            self._plays = False
            self.playing.emit(False)

    @Slot()
    def toggle(self) -> None:
        if self._plays:
            self.pause()
        else:
            self.play()

    @Slot()
    def table_settled(self) -> None:
        """The table has shown everything that happened."""
        if self._plays:
            self._pause.start()

    def _go_on(self) -> None:
        if self.timeline.after(self._moment) is None:
            self.pause()
        elif self._plays:
            self._step()

    def _step(self) -> None:
        following = self.timeline.after(self._moment)
        if following is None:
            return
        if following.round != self._moment.round:
            self._jump(following)
            self.table_settled()
            return
        self._moment = following
        self.happened.emit(self.events, self.view())
        self.moved.emit(following)

    def _go(self, moment: Moment | None) -> None:
        if moment is not None:
            self.go_to(moment)

    def _jump(self, moment: Moment) -> None:
        self._moment = moment
        self.shown.emit(self.view())
        self.moved.emit(moment)
