"""Is nothing cut off in any language in the windows about kept and finished games?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QListWidget, QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.history import History
from mexicantrain_qt.controller.replay import Replay
from mexicantrain_qt.controller.review import Review
from mexicantrain_qt.controller.saved_games import SavedGames
from mexicantrain_qt.controller.timeline import Timeline
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.deal_code import Deal
from mexicantrain_qt.rules.game import Game, Player, PlayerKind
from mexicantrain_qt.rules.options import CLASSIC
from mexicantrain_qt.saves.history import HistoryStore
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.table.looks import PlayerLook, TileStyle
from mexicantrain_qt.table.theme import FELT
from mexicantrain_qt.windows.deal_code import EnterCode, GiveCode
from mexicantrain_qt.windows.fair_deal import FairDeal
from mexicantrain_qt.windows.history import HistoryDialog
from mexicantrain_qt.windows.replay_window import ReplayWindow
from mexicantrain_qt.windows.saved_games import SavedGamesDialog
from mexicantrain_qt.windows.statistics import StatisticsDialog
from tests.controller.tables import ObedientThinker
from tests.windows.conftest import Speak
from tests.windows.games import NAMES, setup
from tests.windows.test_fits import SMALLEST, cut_off, every_language, shown


def game() -> Game:
    """Two rounds of eight with long names, by house rules."""
    made = setup(8, replace(CLASSIC, double_blank=25), rounds=2)
    kinds: tuple[PlayerKind, ...] = (
        "person",
        "beginner",
        "casual",
        "regular",
        "expert",
        "master",
        "grandmaster",
        "person",
    )
    players = tuple(Player(f"{name} Maximiliane", kind) for name, kind in zip(NAMES, kinds, strict=True))
    game = Game(replace(made, players=players, seed="0123456789abcdef0123456789abcdef"))
    while not game.is_over:
        if game.round_over:
            game.next_round()
        while not game.round_over:
            game.apply(game.view(game.state.turn).legal[0])
    return game


@pytest.fixture(scope="module")
def played() -> Game:
    return game()


def saved_games(played: Game, folder: Path) -> QWidget:
    store = SaveStore(folder)
    store.keep(played, "The game that we played at Grandma’s on her birthday, 2026")
    (folder / "named" / "bad.mexicantrain").write_text("{", encoding="utf-8")
    games = SavedGames(store)
    store.keep(played, "Another one")
    games.delete("Another one")
    dialog = SavedGamesDialog(games, FELT, TileStyle())
    dialog._deleted_name = "Another one"
    dialog.retranslate()
    return dialog


def finished_games(played: Game, folder: Path) -> QWidget:
    return HistoryDialog(history(played, folder), FELT)


def statistics(played: Game, folder: Path) -> QWidget:
    return StatisticsDialog(history(played, folder), FELT)


def statistics_after_a_reset(played: Game, folder: Path) -> QWidget:
    kept = history(played, folder)
    kept.reset()
    return StatisticsDialog(kept, FELT)


def replay(played: Game, folder: Path) -> QWidget:
    timeline, thinker = Timeline(played), ObedientThinker()
    looks = [PlayerLook(player.name, seat) for seat, player in enumerate(played.setup.players)]
    return ReplayWindow(
        Replay(timeline), lambda round_: Review(timeline, round_, thinker), looks, Settings(pace="slow")
    )


def fair_deal(played: Game, folder: Path) -> QWidget:
    return FairDeal(played, FELT, TileStyle())


def give_code(played: Game, folder: Path) -> QWidget:
    return GiveCode(Deal(played.setup.options, 8, played.setup.seed))


def enter_code(played: Game, folder: Path) -> QWidget:
    dialog = EnterCode()
    dialog._code.setPlainText("no code")
    return dialog


def history(played: Game, folder: Path) -> History:
    store = HistoryStore(folder / "history")
    store.record(played, datetime(2026, 12, 28, 12, 5, tzinfo=UTC))
    return History(store)


WINDOWS = (
    saved_games,
    finished_games,
    statistics,
    statistics_after_a_reset,
    replay,
    fair_deal,
    give_code,
    enter_code,
)


@every_language
@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_fits(
    window: Callable[[Game, Path], QWidget],
    language: str,
    played: Game,
    tmp_path: Path,
    qtbot: QtBot,
    speak: Speak,
) -> None:
    speak(language)
    dialog = shown(qtbot, window(played, tmp_path))
    for found in dialog.findChildren(QListWidget):
        found.setCurrentRow(0)

    def nothing_is_cut_off() -> None:
        assert list(cut_off(dialog)) == []

    # new labels get their places in the next turn of the event loop
    qtbot.waitUntil(nothing_is_cut_off, timeout=30_000)
    needed = dialog.minimumSizeHint()
    assert needed.width() <= SMALLEST.width()
    assert needed.height() <= SMALLEST.height()


def test_every_language_is_tried() -> None:
    assert set(LANGUAGES) == {"en", "fr", "de", "pt_BR"}
