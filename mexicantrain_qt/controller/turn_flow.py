"""Who is next, and when?"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from mexicantrain_qt.ai.deadlines import seconds_for
from mexicantrain_qt.controller.announcer import Announcer
from mexicantrain_qt.controller.keeper import Keeper
from mexicantrain_qt.controller.perspective import forced, is_person, only_person, seen_by, view_of
from mexicantrain_qt.controller.seeds import thinking_seed
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.controller.undoing import UndoRule, redo_steps, undo_steps
from mexicantrain_qt.rules.actions import Action, Call
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.view import PlayerView, legal_for
from mexicantrain_qt.saves.store import SaveStore

_log = logging.getLogger(__name__)


class TurnFlow(Announcer):
    """The course of a game: a change becomes true, then it is kept, then told, and then the next player is asked."""

    def __init__(self, store: SaveStore, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = Keeper(store)
        self._thinker = thinker
        thinker.answered.connect(self._on_answered)
        self._game: Game | None = None
        self._behind: Game | None = None  # the game that waits while another one is practised with
        self._practising = False
        self._shown: int | None = None  # the seat whose hand is on the screen
        self._covered_for: int | None = None
        self._ticket: int | None = None
        self._due = False  # whether the player who is next has still to be told
        self._offered = False  # whether a person has been told, and has not acted yet
        self._automatic = True
        self._undo_rule: UndoRule = "until_seen"
        self._undo_told = (False, False)

    @property
    def game(self) -> Game | None:
        """The game on the table, to look at."""
        return self._game

    @property
    def _acts_alone(self) -> bool:
        """Whether what has no alternative is done for a person; nobody would learn from it."""
        return self._automatic and not self._practising

    @Slot(int, object)
    def _on_answered(self, ticket: int, action: Action) -> None:
        game = self._game
        if game is None or ticket != self._ticket:
            return
        self._ticket = None
        self._tell(self.thinking, None)
        legal = legal_for(game.state, game.state.turn)
        if action not in legal:
            _log.error("A computer player wanted to do %s, which is not legal", action)
            action = legal[0]
        self._act(game, action, game.state.turn)

    def _act(self, game: Game, action: Action, seat: int) -> None:
        """Make *action* true and tell it. Raises ``IllegalAction``; then nothing was changed."""
        events = game.apply(action, seat)
        owes = game.state.call_owed
        if owes is not None and not is_person(game.setup, owes):
            events += game.apply(Call(), owes)  # computer players never forget
        self._changed(game, events)

    def _lay_on_table(self, game: Game, *, practice: bool = False) -> None:
        waiting = self._behind if self._practising else self._game
        if waiting is not None and waiting is not game and not waiting.is_over and not practice:
            self.left.emit(waiting)  # at once: the next thing that is saved takes its place
        self._behind = waiting if practice else None
        self._practising = practice
        self._game = game
        self._shown = only_person(game.setup)
        self._covered_for = None
        self._tell(self.game_opened, game.setup)

    def _changed(self, game: Game, events: Sequence[Event] | None = None) -> None:
        """The truth is another one: keep it, and tell it by *events*, or at once where there are none to be shown."""
        self._stop_thinking()
        trouble = None if self._practising else self._keeper.autosave(game)
        if trouble is not None:
            self._tell(self.trouble, trouble)
        if events is None:
            self._show(game)
        else:
            if game.is_over and not self._practising:
                self._tell(self.finished, game)
            self._tell_happened(seen_by(events, self._shown), view_of(game, self._shown))
            self._next_is_due()

    def _show(self, game: Game) -> None:
        self._covered_for = None
        self._tell_shown(view_of(game, self._shown))
        self._next_is_due()

    def _next_is_due(self) -> None:
        self._offered = False
        self._due = True
        self._tell_undo()
        self._outbox.deliver()

    def _go_on(self) -> bool:
        game = self._game
        if game is None or self._table_moves or not self._due:
            return False
        self._due = False
        seat = game.state.turn
        if game.round_over:
            self._tell(self.game_over if game.is_over else self.round_over, game)
        elif not is_person(game.setup, seat):
            if self._practising:
                return True  # the computer players wait, whoever learns may take all the time
            self._tell(self.thinking, seat)
            kind = game.setup.players[seat].kind
            seconds = seconds_for(kind)
            self._ticket = self._thinker.ask(kind, game.view(seat), thinking_seed(game), seconds)
        elif seat != self._shown:
            self._covered_for = seat
            self._tell(self.cover, seat)
        else:
            self._offer_turn(game, game.view(seat))
        return True

    def _offer_turn(self, game: Game, view: PlayerView) -> None:
        action = forced(view.legal) if self._acts_alone else None
        if action is not None:
            self._act(game, action, view.seat)
        else:
            self._offered = True
            self._tell(self.your_turn, view)

    def _stop_thinking(self) -> None:
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None
            self._tell(self.thinking, None)

    def _tell_undo(self) -> None:
        game, rule, automatic = self._game, self._undo_rule, self._acts_alone
        if game is None:
            return
        can = (
            undo_steps(game, rule, automatic=automatic) > 0,
            redo_steps(game, rule, automatic=automatic) > 0,
        )
        if can != self._undo_told:
            self._undo_told = can
            self._tell(self.undo_changed, *can)
