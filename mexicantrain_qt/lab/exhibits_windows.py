"""Which windows and dialogs are there to be looked at?"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QPushButton, QToolButton

from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.ai.ranking import ranked
from mexicantrain_qt.ai.thought import Effort
from mexicantrain_qt.controller.history import History
from mexicantrain_qt.controller.replay import Replay
from mexicantrain_qt.controller.review import Review
from mexicantrain_qt.controller.saved_games import SavedGames
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.controller.timeline import Timeline
from mexicantrain_qt.lab.showroom import Showroom, new_game, play_on, played
from mexicantrain_qt.rules.deal_code import Deal
from mexicantrain_qt.rules.options import CLASSIC, QUICK
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.saves.history import HistoryStore
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.windows.deal_code import EnterCode, GiveCode
from mexicantrain_qt.windows.fair_deal import FairDeal
from mexicantrain_qt.windows.history import HistoryDialog
from mexicantrain_qt.windows.new_game import NewGame
from mexicantrain_qt.windows.replay_window import ReplayWindow
from mexicantrain_qt.windows.review_box import ReviewBox
from mexicantrain_qt.windows.saved_games import SavedGamesDialog
from mexicantrain_qt.windows.score_sheet import ScoreSheet
from mexicantrain_qt.windows.statistics import StatisticsDialog

_LITTLE_THOUGHT = Effort(tiles=6_000)
_BEGIN = datetime(2025, 5, 17, 19, 30, tzinfo=UTC)


def welcome(room: Showroom, path: Path) -> None:
    room.window.show_welcome(guide=True)
    room.picture(path)


def log(room: Showroom, path: Path) -> None:
    game = new_game(4)
    play_on(game, 30)
    room.show_game(game)
    room.window.commands["log"].trigger()
    room.picture(path)


def chart(room: Showroom, path: Path) -> None:
    room.show_game(played(4, 6))
    room.window.findChildren(ScoreSheet)[-1].findChildren(QToolButton)[0].click()
    room.picture(path)


def rules(room: Showroom, path: Path) -> None:
    room.show_game(new_game(4))
    room.window.pages.show_rules()
    _newest(room, path)


def _command(name: str) -> Callable[[Showroom, Path], None]:
    def show(room: Showroom, path: Path) -> None:
        room.show_game(new_game(4))
        room.window.commands[name].trigger()
        _newest(room, path)

    return show


def _settings(room: Showroom, path: Path) -> None:
    room.show_game(new_game(4))
    room.window.pages.open_settings(Settings(theme=room.theme.name), sound=True)
    _newest(room, path)


def _new_game(room: Showroom, path: Path) -> None:
    room.window.show_welcome()
    room.window.ask_new_game()
    _newest(room, path)


def _house_rules(room: Showroom, path: Path) -> None:
    room.window.ask_new_game()
    room.window.findChildren(NewGame)[-1].house_rules_asked.emit(QUICK)
    _newest(room, path)


def _saved_games(room: Showroom, path: Path) -> None:
    store = SaveStore(room.folder)
    for number, name in enumerate(("Sunday with Ana", "Rainy evening", "Club, table 3")):
        game = new_game(3 + number, name, CLASSIC if number == 1 else QUICK)
        play_on(game, 20 + 9 * number)
        store.keep(game, name, _BEGIN + timedelta(days=number))
    _open(room, path, SavedGamesDialog(SavedGames(store, room.window), room.theme, TileStyle(), room.window))


def _finished_games(room: Showroom, path: Path) -> None:
    _open(room, path, HistoryDialog(_history(room), room.theme, room.window))


def _statistics(room: Showroom, path: Path) -> None:
    _open(room, path, StatisticsDialog(_history(room), room.theme, room.window))


def _fair_deal(room: Showroom, path: Path) -> None:
    _open(room, path, FairDeal(played(4, 2), room.theme, TileStyle(), room.window))


def _give_code(room: Showroom, path: Path) -> None:
    _open(room, path, GiveCode(Deal(QUICK, 4, "a seed to look at"), room.window))


def _enter_code(room: Showroom, path: Path) -> None:
    _open(room, path, EnterCode(room.window))


class _Impatient(Thinker):
    """Ranks in this process with little thought, which takes no time and always comes to the same."""

    def ask_ranking(self, view: PlayerView, seed: str, seconds: float) -> int:  # noqa: ARG002 - all the same here
        ticket = self._new_ticket()
        QTimer.singleShot(0, self, lambda: self.ranked.emit(ticket, self._rank(view, seed)))
        return ticket

    def _rank(self, view: PlayerView, seed: str) -> tuple[Ranked, ...]:
        return ranked(view, random.Random(seed), _LITTLE_THOUGHT)


def _replay(room: Showroom, path: Path) -> None:
    _open(room, path, _replay_window(room))


def review(room: Showroom, path: Path) -> None:
    """A reviewed round, at the choice that cost most."""
    dialog = _replay_window(room)
    dialog.open()
    box = dialog.findChildren(ReviewBox)[0]
    box.findChildren(QPushButton)[0].click()
    result = box.findChildren(QLabel)[0]
    while not result.isVisible():
        QCoreApplication.processEvents()
    box.findChildren(QListWidget)[0].setCurrentRow(1)
    room.picture(path, dialog)
    dialog.close()


def _replay_window(room: Showroom) -> ReplayWindow:
    timeline = Timeline(played(4, 2))
    thinker = _Impatient(room.window)
    dialog = ReplayWindow(
        Replay(timeline),
        lambda round_: Review(timeline, round_, thinker),
        room.looks(4),
        Settings(theme=room.theme.name),
        room.window,
    )
    dialog.resize(room.window.size())
    return dialog


DIALOGS: dict[str, Callable[[Showroom, Path], None]] = {
    "new-game": _new_game,
    "house-rules": _house_rules,
    "settings": _settings,
    "rules": rules,
    "tips": _command("tips"),
    "about": _command("about"),
    "saved-games": _saved_games,
    "finished-games": _finished_games,
    "statistics": _statistics,
    "fair-deal": _fair_deal,
    "give-code": _give_code,
    "enter-code": _enter_code,
    "replay": _replay,
}


def _history(room: Showroom) -> History:
    store = HistoryStore(room.folder / "history")
    for number in range(6):
        store.record(played(4, 6, f"finished {number}"), _BEGIN + timedelta(days=2 * number))
    return History(store, room.window)


def _open(room: Showroom, path: Path, dialog: QDialog) -> None:
    dialog.open()
    room.picture(path, dialog)
    dialog.close()


def _newest(room: Showroom, path: Path) -> None:
    dialogs = [dialog for dialog in room.window.findChildren(QDialog) if dialog.isVisible()]
    room.picture(path, dialogs[-1] if dialogs else room.window)
