"""What may be asked for at the table, and by whom?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Slot

from mexicantrain_qt.controller.perspective import only_person
from mexicantrain_qt.controller.planning import longest_train
from mexicantrain_qt.controller.troubles import Trouble
from mexicantrain_qt.controller.turn_flow import TurnFlow
from mexicantrain_qt.controller.undoing import UndoRule, redo_steps, undo_steps
from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.game import Game, Setup
from mexicantrain_qt.rules.legal import IllegalAction, Reason
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName


class GameController(TurnFlow):
    """The game on the table, and the only one who changes it.

    Every request is carried out, or refused, before it returns: the truth first, then the file, then the signals.
    After every ``happened`` it waits for ``table_settled`` before the next player is asked; requests need not wait.
    The table is seen through the eyes of the one person who plays, of the last person who said *ready* where
    several do, and of somebody who only watches where nobody does.
    """

    @Slot(object)
    def new_game(self, setup: Setup) -> None:
        """Deal the first round of a new game; the one on the table is given up."""
        game = Game(setup)
        self._lay_on_table(game)
        self._changed(game, game.events)

    @Slot(object)
    def open_game(self, game: Game) -> None:
        """Go on with *game* where it is; the one on the table is given up."""
        self._lay_on_table(game)
        self._changed(game)

    @Slot(object)
    def practise(self, game: Game) -> None:
        """Lay *game* on the table to learn from. It is not saved; the one that lay there waits for ``end_practice``."""
        self._lay_on_table(game, practice=True)
        self._changed(game)

    @Slot(result=bool)
    def end_practice(self) -> bool:
        """Bring back the game that waits; says whether there is one."""
        waiting = self._behind
        if waiting is not None:
            self.open_game(waiting)
        elif self._practising:
            self._stop_thinking()
            self._game, self._practising = None, False
            self._outbox.deliver()
        return waiting is not None

    @Slot(result=bool)
    def resume(self) -> bool:
        """Go on with the game that was saved last; says whether there was one to go on with."""
        found = self._keeper.resume()
        if isinstance(found, Game) and found.is_over:
            self._tell(self.finished, found)
        return self._go_on_with(found)

    @Slot(str, result=bool)
    def open_named(self, name: str) -> bool:
        """Go on with the game that was kept as *name*; says whether it could be opened."""
        return self._go_on_with(self._keeper.named(name))

    @Slot(object, result=bool)
    def open_file(self, path: Path) -> bool:
        """Go on with the game in the file *path*; says whether it could be opened."""
        return self._go_on_with(self._keeper.opened(path))

    @Slot(result=bool)
    def resume_round_start(self) -> bool:
        """Take the offer of ``troubles.DoesNotReplay``; says whether there was one."""
        return self._go_on_with(self._keeper.take_round_start())

    @Slot(object, str)
    def play(self, tile: Tile, train: TrainName) -> None:
        self._request(Play(tile, train))

    @Slot()
    def draw(self) -> None:
        self._request(Draw())

    @Slot()
    def pass_turn(self) -> None:
        self._request(Pass())

    @Slot()
    def done(self) -> None:
        self._request(Done())

    @Slot()
    def call(self) -> None:
        self._request(Call())

    @Slot()
    def undo(self) -> None:
        """Back to the last decision of a person, unless a hidden tile has been seen since."""
        if self._game is not None:
            steps = undo_steps(self._game, self._undo_rule, automatic=self._acts_alone)
            for _ in range(steps):
                self._game.undo()
            if steps:
                self._changed(self._game)

    @Slot()
    def redo(self) -> None:
        """Forward again to the next decision of a person, or to the end of what was undone."""
        if self._game is not None:
            steps = redo_steps(self._game, self._undo_rule, automatic=self._acts_alone)
            for _ in range(steps):
                self._game.redo()
            if steps:
                self._changed(self._game)

    @Slot()
    def next_round(self) -> None:
        """Deal the next round, if one is over and another one is left."""
        game = self._game
        if game is not None and game.round_over and not game.is_over:
            events = game.next_round()
            # With several people, nobody may see a hand of the new round before saying *ready*.
            self._shown = only_person(game.setup)
            self._changed(game, events)

    @Slot()
    def ready(self) -> None:
        """The person for whom the screen is covered sits in front of it."""
        if self._game is not None and self._covered_for is not None:
            self._shown = self._covered_for
            self._show(self._game)

    def longest_train(self) -> tuple[Tile, ...]:
        """The longest train that the hand on the screen makes at the end of its own; empty where no hand is seen."""
        if self._game is None or self._shown is None or self._covered_for is not None:
            return ()
        return longest_train(self._game.view(self._shown))

    @Slot()
    def table_settled(self) -> None:
        """The table has shown everything that happened."""
        self._table_moves = False
        self._outbox.deliver()

    @Slot(bool)
    def set_automatic(self, on: bool) -> None:
        """Whether a draw, pass or done that is the only thing a person can do is done by itself."""
        if on == self._automatic:
            return  # a person who was told of the turn is not told again
        self._automatic = on
        self._due = self._due or self._offered
        self._tell_undo()
        self._outbox.deliver()

    @Slot(str)
    def set_undo(self, rule: UndoRule) -> None:
        """How far a person may take back."""
        self._undo_rule = rule
        self._tell_undo()
        self._outbox.deliver()

    def _go_on_with(self, found: Game | Trouble | None) -> bool:
        if isinstance(found, Game):
            self.open_game(found)
            return True
        if found is not None:
            self._tell(self.trouble, found)
            self._outbox.deliver()
        return False

    def _request(self, action: Action) -> None:
        """What the person in front of the screen asks for."""
        if self._game is None:
            return
        if self._shown is None:
            self._refuse(action, Reason.NOT_YOUR_TURN)
            return
        try:
            self._act(self._game, action, self._shown)
        except IllegalAction as error:
            self._refuse(action, error.reason)

    def _refuse(self, action: Action, reason: Reason) -> None:
        self._tell(self.refused, action, reason)
        self._outbox.deliver()
