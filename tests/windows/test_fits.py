"""Is nothing cut off in any language at the smallest window?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QListWidget, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.options import CLASSIC
from mexicantrain_qt.settings import SeatChoice, TableChoice
from mexicantrain_qt.table.canvas import text_width
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.table.plate import note_room
from mexicantrain_qt.table.sizes import SMALL, sizes_for
from mexicantrain_qt.windows import texts_options
from mexicantrain_qt.windows.cards import Card
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.house_rules import HouseRulesEditor
from mexicantrain_qt.windows.main_window import MainWindow
from mexicantrain_qt.windows.new_game import NewGame
from mexicantrain_qt.windows.score_model import scores_of
from mexicantrain_qt.windows.score_sheet import ScoreSheet
from mexicantrain_qt.windows.texts_table import table_texts
from mexicantrain_qt.windows.welcome import Welcome
from tests.windows.conftest import Speak
from tests.windows.games import played

SMALLEST = QSize(1024, 640)
EIGHT = tuple(SeatChoice(kind="grandmaster", colour=colour) for colour in range(8))

every_language = pytest.mark.parametrize("language", LANGUAGES)


def cut_off(window: QWidget) -> Iterator[str]:
    """The texts of *window* that have too little room."""
    kinds = (QLabel, QAbstractButton, QComboBox)
    for widget in (found for kind in kinds for found in window.findChildren(kind)):
        assert isinstance(widget, QLabel | QAbstractButton | QComboBox)
        if not widget.isVisible() or isinstance(widget, ElidedLabel | Card):
            continue
        if isinstance(widget, QLabel):
            if widget.wordWrap():
                needed = QSize(0, widget.heightForWidth(widget.width()))
            else:
                needed = widget.sizeHint()
        elif isinstance(widget, QComboBox):
            arrow = 44  # the frame, the padding and the arrow
            needed = QSize(widget.fontMetrics().horizontalAdvance(widget.currentText()) + arrow, 0)
        elif isinstance(widget, QToolButton) and not widget.text():
            continue
        else:
            needed = widget.minimumSizeHint()
        if widget.width() < needed.width() or widget.height() < needed.height():
            text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
            yield f"{text!r} has {widget.size().toTuple()} of {needed.toTuple()}"


def elided(window: QWidget) -> Iterator[str]:
    """The lines of *window* that end in three dots."""
    for label in window.findChildren(ElidedLabel):
        if label.fontMetrics().horizontalAdvance(label.text()) > label.width():
            yield label.text()


def shown(qtbot: QtBot, window: QWidget) -> QWidget:
    qtbot.addWidget(window)
    window.resize(SMALLEST)
    with qtbot.waitExposed(window):
        window.show()
    assert (window.width(), window.height()) <= (SMALLEST.width(), SMALLEST.height())
    return window


def test_a_text_that_is_cut_off_is_found(qtbot: QtBot) -> None:
    label = QLabel("A text that needs some room")
    holder = QWidget()
    label.setParent(holder)
    label.setFixedWidth(20)
    assert list(cut_off(shown(qtbot, holder)))


@every_language
def test_the_dialog_for_a_new_game_fits(qtbot: QtBot, language: str, speak: Speak) -> None:
    speak(language)
    dialog = shown(qtbot, NewGame(TableChoice(CLASSIC, EIGHT), {}))
    assert list(cut_off(dialog)) == []
    for card in dialog.findChildren(Card):
        assert card.height() >= card.heightForWidth(card.width())
    assert dialog.minimumSizeHint().height() <= SMALLEST.height()
    assert dialog.minimumSizeHint().width() <= SMALLEST.width()


@every_language
def test_the_dialog_for_a_new_game_fits_when_it_has_more_to_say(
    qtbot: QtBot, language: str, speak: Speak
) -> None:
    speak(language)
    seven = replace(CLASSIC, hand_sizes=(12,) * 6)
    dialog = NewGame(TableChoice(CLASSIC, EIGHT), {"Sunday": seven}, ends_game=True)
    dialog.set_options(seven, {"Sunday": seven})
    assert list(cut_off(shown(qtbot, dialog))) == []
    assert dialog.minimumSizeHint().height() <= SMALLEST.height()


@every_language
def test_the_house_rules_fit(qtbot: QtBot, house_rules: HouseRules, language: str, speak: Speak) -> None:
    speak(language)
    editor = shown(qtbot, HouseRulesEditor(CLASSIC, house_rules))
    groups = editor.findChildren(QListWidget)[0]
    for index in range(len(texts_options.GROUPS)):
        groups.setCurrentRow(index)
        assert list(cut_off(editor)) == []
        assert groups.sizeHintForColumn(0) <= groups.viewport().width()


@every_language
def test_every_value_of_a_house_rule_fits(
    qtbot: QtBot, house_rules: HouseRules, language: str, speak: Speak
) -> None:
    speak(language)
    editor = shown(qtbot, HouseRulesEditor(CLASSIC, house_rules))
    tight = [
        combo.itemText(index)
        for combo in editor.findChildren(QComboBox)
        for index in range(combo.count())
        if combo.fontMetrics().horizontalAdvance(combo.itemText(index)) > combo.width() - 44
    ]
    assert tight == []


@every_language
@pytest.mark.parametrize(("rounds", "of"), [(1, 13), (2, 2)])
def test_the_score_sheet_fits(qtbot: QtBot, rounds: int, of: int, language: str, speak: Speak) -> None:
    speak(language)
    sheet = shown(qtbot, ScoreSheet(scores_of(played(rounds, of, players=8), range(8))))
    assert list(cut_off(sheet)) == []
    assert sheet.minimumSizeHint().width() <= SMALLEST.width()


@every_language
def test_the_welcome_page_fits(qtbot: QtBot, language: str, speak: Speak) -> None:
    speak(language)
    assert list(cut_off(shown(qtbot, Welcome(TableChoice(CLASSIC, EIGHT))))) == []


@every_language
def test_the_bar_shows_whole_sentences(
    qtbot: QtBot, house_rules: HouseRules, language: str, speak: Speak
) -> None:
    speak(language)
    game = played(0)
    window = MainWindow(QWidget(), house_rules, LANGUAGES, TableChoice(), lambda: game)
    shown(qtbot, window)
    window.commands.offer("hint", True)
    window.commands.offer("sound", True)
    looks = [PlayerLook(player.name, seat) for seat, player in enumerate(game.setup.players)]
    window.open_game(game.setup, looks)
    window.narrator.happened(game.events, game.view(0))
    window.narrator.your_turn(game.view(0))
    # the labels get their places in the next turn of the event loop
    qtbot.waitUntil(lambda: not list(elided(window)))
    assert window.size() == SMALLEST
    assert window.windowState() == Qt.WindowState.WindowNoState


@every_language
@pytest.mark.parametrize("window", [(1024, 592), (1280, 672), (1920, 1032), (3840, 2112)], ids=str)
def test_a_name_plate_has_room_for_whose_turn_it_is_and_who_thinks(
    window: tuple[int, int], language: str, speak: Speak
) -> None:
    speak(language)
    texts = table_texts(("Ana", "Leo"))
    sizes = sizes_for(QSizeF(*window), texts)
    room = note_room(*sizes.plate, sizes.text, tiles=15)
    for note in (texts.thinking, texts.your_turn):
        assert text_width(note, SMALL * sizes.text) <= room, note
