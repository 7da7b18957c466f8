"""Would a language with longer words fit into every window, at the smallest size?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QDialog, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.controller.troubles import DoesNotReplay, SaveFailed
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import CLASSIC
from mexicantrain_qt.settings import SeatChoice, Settings, TableChoice
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.windows import lessons, texts_options, texts_troubles
from mexicantrain_qt.windows.about import About
from mexicantrain_qt.windows.book_window import BookWindow
from mexicantrain_qt.windows.cards import Card
from mexicantrain_qt.windows.guide import GuidePlate
from mexicantrain_qt.windows.house_rules import HouseRulesEditor
from mexicantrain_qt.windows.main_window import MainWindow
from mexicantrain_qt.windows.new_game import NewGame
from mexicantrain_qt.windows.rule_book import rule_book
from mexicantrain_qt.windows.score_model import scores_of
from mexicantrain_qt.windows.score_sheet import ScoreSheet
from mexicantrain_qt.windows.settings_dialog import SettingsDialog
from mexicantrain_qt.windows.tips import tips
from mexicantrain_qt.windows.toast import Toast
from mexicantrain_qt.windows.trouble_box import TroubleBox
from mexicantrain_qt.windows.welcome import Welcome
from tests import pseudo
from tests.windows.games import played
from tests.windows.test_fits import SMALLEST, cut_off, shown
from tests.windows.test_fits_kept_games import WINDOWS as KEPT
from tests.windows.test_fits_kept_games import game as finished_game

EIGHT = TableChoice(CLASSIC, tuple(SeatChoice(kind="grandmaster", colour=colour) for colour in range(8)))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo.build(tmp_path_factory.mktemp("pseudo"))


@pytest.fixture(autouse=True)
def longer(compiled: Path, qapp: QApplication, speak: Callable[[str], None]) -> Iterator[None]:
    """The program speaks English with longer words."""
    speak("en")
    translator = QTranslator()
    assert translator.load(str(compiled))
    assert QCoreApplication.installTranslator(translator)
    qapp.processEvents()
    yield
    QCoreApplication.removeTranslator(translator)
    shiboken6.delete(translator)


def test_the_longer_language_is_longer_and_keeps_what_is_filled_in() -> None:
    assert pseudo.pseudo("{name} &draws %n tile(s).").startswith("{name} &dråws %n tîlé(s).")
    assert len(pseudo.pseudo("Play")) >= 6
    assert QCoreApplication.translate("Welcome", "Play") == pseudo.pseudo("Play")


WINDOWS: dict[str, Callable[[HouseRules], QWidget]] = {
    "new game": lambda _: NewGame(EIGHT, {}, ends_game=True),
    "settings": lambda _: SettingsDialog(Settings()),
    "rules": lambda _: BookWindow(lambda: rule_book(CLASSIC, 8, "Classic")),
    "tips": lambda _: BookWindow(tips),
    "welcome": lambda _: Welcome(EIGHT, guide=True),
    "score sheet": lambda _: ScoreSheet(scores_of(played(1, 13, players=8), range(8))),
    "end of a game": lambda _: ScoreSheet(scores_of(played(2, 2, players=8), range(8))),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_nothing_is_cut_off(qtbot: QtBot, house_rules: HouseRules, name: str) -> None:
    window = shown(qtbot, WINDOWS[name](house_rules))
    assert list(cut_off(window)) == []
    for card in window.findChildren(Card):
        assert card.height() >= card.heightForWidth(card.width())
    for listed in window.findChildren(QListWidget):
        assert listed.sizeHintForColumn(0) <= listed.viewport().width()
    smallest = window.minimumSizeHint()
    assert smallest.width() <= SMALLEST.width()
    assert smallest.height() <= SMALLEST.height()


@pytest.mark.parametrize("window", KEPT)
def test_nothing_is_cut_off_in_windows_about_other_games(
    qtbot: QtBot, tmp_path: Path, window: Callable[[Game, Path], QWidget]
) -> None:
    dialog = shown(qtbot, window(finished_game(), tmp_path))
    for found in dialog.findChildren(QListWidget):
        found.setCurrentRow(0)
    # new labels get their places in the next turn of the event loop
    qtbot.waitUntil(lambda: not list(cut_off(dialog)))


def test_nothing_is_cut_off_in_the_house_rules(qtbot: QtBot, house_rules: HouseRules) -> None:
    editor = shown(qtbot, HouseRulesEditor(CLASSIC, house_rules))
    (groups,) = editor.findChildren(QListWidget)
    for index in range(len(texts_options.GROUPS)):
        groups.setCurrentRow(index)
        assert list(cut_off(editor)) == []


def test_nothing_is_cut_off_around_the_table(qtbot: QtBot, house_rules: HouseRules) -> None:
    game = played(0)
    window = MainWindow(QWidget(), house_rules, LANGUAGES, TableChoice(), lambda: game)
    shown(qtbot, window)
    looks = [PlayerLook(player.name, seat) for seat, player in enumerate(game.setup.players)]
    window.open_game(game.setup, looks)
    window.narrator.happened(game.events, game.view(0))
    for panel in ("score", "log"):
        window.commands[panel].trigger()
        assert list(cut_off(window)) == []


def test_a_long_sentence_on_the_toast_is_shown_whole(qtbot: QtBot) -> None:
    stage = shown(qtbot, QWidget())
    toast = Toast(stage)
    for sentence in (
        texts_options.option(field).sentence for fields in texts_options.GROUPS.values() for field in fields
    ):
        toast.say(f"{sentence} {sentence}", rule="match")
        assert list(cut_off(stage)) == []


@pytest.mark.parametrize("done", [False, True])
def test_the_guide_shows_its_texts_whole(qtbot: QtBot, done: bool) -> None:
    plate = GuidePlate()
    holder = QWidget()
    plate.setParent(holder)
    shown(qtbot, holder)
    for step in range(len(lessons.LESSONS)):
        plate.show_step(step, done=done)
        qtbot.waitUntil(lambda: not list(cut_off(holder)))
        assert plate.height() <= 300


def test_messages_are_shown_whole(qtbot: QtBot) -> None:
    parent = shown(qtbot, QWidget())
    boxes: list[QDialog] = [TroubleBox(DoesNotReplay(Path("autosave.json"), 3, 14, "x"), parent), About()]
    for box in boxes:
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        shown(qtbot, box)
        assert list(cut_off(box)) == []
    assert texts_troubles.trouble(SaveFailed(Path("a"), "why"))
