"""What is said about the game, and where: in the bar, in the log, on a toast, to a screen reader?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from mexicantrain_qt.controller.hint import Hint
from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass
from mexicantrain_qt.rules.events import (
    CallForgotten,
    DoubleDied,
    Event,
    LastTileCalled,
    RoundEnded,
    RoundStarted,
    TurnStarted,
)
from mexicantrain_qt.rules.game import Setup
from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.windows import texts, texts_events, texts_hints, texts_refusals, texts_turn
from mexicantrain_qt.windows.bar import Bar
from mexicantrain_qt.windows.commands import Commands
from mexicantrain_qt.windows.log_panel import LogPanel
from mexicantrain_qt.windows.texts_table import differences_in_words, sheet_title
from mexicantrain_qt.windows.toast import Toast, announce

_LOUD = (LastTileCalled, CallForgotten, DoubleDied, RoundEnded)
"""What is said on a toast too: it is easy to miss on the table."""

_BY_COMMAND: dict[str, type[Action]] = {"draw": Draw, "pass": Pass, "done": Done, "call": Call}


class Narrator(QObject):
    """Hears what the controller tells and puts it into words. Nothing here is asked of the game."""

    def __init__(self, bar: Bar, log: LogPanel, toast: Toast, commands: Commands) -> None:
        super().__init__(bar)
        self._bar = bar
        self._log = log
        self._toast = toast
        self._commands = commands
        self._names: tuple[str, ...] = ()
        self._options: RuleOptions | None = None
        self._named: Mapping[str, RuleOptions] = {}
        self._view: PlayerView | None = None
        self._thinking: int | None = None
        self._yours = False
        self._sought = False
        self._hint: Hint | None = None
        self._hint_said = ""
        self._show_commands()

    def open(self, setup: Setup, looks: Sequence[PlayerLook], named: Mapping[str, RuleOptions]) -> None:
        """Another game lies on the table; *named* are the sheets that people have given a name."""
        self._names = tuple(player.name for player in setup.players)
        self._options = setup.options
        self._named = named
        self._view = self._thinking = self._hint = None
        self._yours = self._sought = False
        self._log.set_players(self._names, [look.colour for look in looks])
        self._show()

    def happened(self, events: Sequence[Event], view: PlayerView) -> None:
        if any(isinstance(event, RoundStarted) for event in events):
            self._log.show_events(())
        self._log.add(events)
        self._see(view, yours=False)
        told = [
            texts_events.happened(event, self._names)
            for event in events
            if not isinstance(event, TurnStarted)
        ]
        if told:
            announce(self._bar, " ".join(told))
        for event in events:
            if isinstance(event, _LOUD):
                self._toast.say(texts_events.happened(event, self._names))

    def shown(self, view: PlayerView) -> None:
        self._log.show_events(view.history)
        self._see(view, yours=False)

    def your_turn(self, view: PlayerView) -> None:
        self._see(view, yours=True)
        announce(self._bar, texts_turn.prompt(view, self._names))

    def refused(self, action: Action, reason: Reason) -> None:
        if self._view is not None:
            from mexicantrain_qt.windows.rule_book import explanation  # noqa: PLC0415  nobody waits for it at the start

            sentence = texts_refusals.refusal(reason, action, self._view, self._names)
            self._toast.say(sentence, rule=explanation(reason, action, self._view.options))

    def thinking(self, seat: int | None) -> None:
        self._thinking = seat
        self._show()

    def hint_sought(self, on: bool) -> None:
        """The best thing to do is being looked for, or no more."""
        self._sought = on
        self._show()

    def hinted(self, hint: Hint, above: float | None = None) -> None:
        """Say the *hint*; *above*: where the toast has to make room at the top, as in ``Toast.say``."""
        self._hint, self._hint_said = hint, texts_hints.sentences(hint, self._names)
        self._show()
        self._toast.say(self._hint_said, long=True, above=above)

    def hint_gone(self) -> None:
        self._toast.take_back(self._hint_said)
        self._hint = None
        self._show()

    def cover(self, seat: int) -> None:
        """Nobody may see whose tiles these are until *seat* is there."""
        self._view = None
        self._yours = False
        self._log.show_events(())
        self._show()
        self._bar.show_prompt(texts_turn.next_at_computer(self._names[seat]), yours=False)

    def retranslate(self) -> None:
        self._show()

    def _see(self, view: PlayerView, *, yours: bool) -> None:
        self._view = view
        self._yours = yours
        self._show()

    def _show(self) -> None:
        self._show_commands()
        if self._options is None:
            self._bar.show_table(texts.game(), "", "")
            return
        round_ = texts.round_of(self._view.round, self._options.rounds) if self._view else ""
        self._bar.show_table(
            sheet_title(self._options, self._named), differences_in_words(self._options), round_
        )
        self._bar.show_prompt(self._prompt(), yours=self._yours)

    def _prompt(self) -> str:
        if self._thinking is not None:
            return texts_turn.thinking(self._names[self._thinking])
        if self._sought:
            return texts_hints.searching()
        if self._hint is not None:
            return texts_hints.what(self._hint, self._names)
        return texts_turn.prompt(self._view, self._names) if self._view is not None else ""

    def _show_commands(self) -> None:
        legal = self._view.legal if self._view is not None and self._yours else ()
        for name, kind in _BY_COMMAND.items():
            self._commands[name].setEnabled(any(isinstance(action, kind) for action in legal))
