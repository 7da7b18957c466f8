"""Can somebody check a deal, and give or take the code of one?"""

from __future__ import annotations

from hashlib import sha256

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QListWidget, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.deal_code import Deal, write_code
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import FELT
from mexicantrain_qt.windows.deal_code import EnterCode, GiveCode
from mexicantrain_qt.windows.fair_deal import FairDeal
from tests.windows.games import played
from tests.windows.shown import click


def shown(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()


def texts(within: QWidget) -> str:
    return "\n".join(label.text() for label in within.findChildren(QLabel) if label.isVisible())


def fair_deal(qtbot: QtBot, game: Game) -> FairDeal:
    dialog = FairDeal(game, FELT, TileStyle())
    shown(qtbot, dialog)
    return dialog


def copied(dialog: FairDeal, number: int) -> str:
    buttons = [button for button in dialog.findChildren(QPushButton) if button.text() == "Copy"]
    buttons[number].click()
    return QGuiApplication.clipboard().text()


def test_the_key_of_a_round_that_is_over_has_the_fingerprint(qtbot: QtBot) -> None:
    game = played(2)
    dialog = fair_deal(qtbot, game)
    rounds = dialog.findChildren(QListWidget)[0]
    assert rounds.count() == 6
    rounds.setCurrentRow(0)
    fingerprint, key = copied(dialog, 0), copied(dialog, 1)
    assert sha256(key.encode()).hexdigest() == fingerprint
    assert "Checked" in texts(dialog)
    assert key in texts(dialog)


def test_the_key_of_a_round_that_is_played_stays_a_secret(qtbot: QtBot) -> None:
    game = played(1)
    game.next_round()
    dialog = fair_deal(qtbot, game)
    dialog.findChildren(QListWidget)[0].setCurrentRow(1)
    assert "is shown when the round is over" in texts(dialog)
    assert sha256(f"{game.setup.seed}:2".encode()).hexdigest() not in texts(dialog).replace(" ", "")
    assert game.setup.seed not in texts(dialog)


def test_the_seed_is_told_when_the_game_is_over(qtbot: QtBot) -> None:
    game = played(2, 2)
    assert game.setup.seed in texts(fair_deal(qtbot, game))


def test_a_deal_that_is_over_can_be_played_again(qtbot: QtBot) -> None:
    dialog = fair_deal(qtbot, played(2))
    dialog.findChildren(QListWidget)[0].setCurrentRow(1)
    with qtbot.waitSignal(dialog.again_asked) as asked:
        click(dialog, "Play this deal again")
    assert asked.args == [2]


def test_a_code_is_copied(qtbot: QtBot) -> None:
    deal = Deal(QUICK, 4, "a seed")
    dialog = GiveCode(deal)
    shown(qtbot, dialog)
    click(dialog, "Copy")
    assert QGuiApplication.clipboard().text() == write_code(deal)


def test_a_code_that_was_given_can_be_played(qtbot: QtBot) -> None:
    deal = Deal(QUICK, 5, "a seed")
    dialog = EnterCode()
    shown(qtbot, dialog)
    field = dialog.findChildren(QPlainTextEdit)[0]
    play = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Play")
    assert not play.isEnabled()
    field.setPlainText(write_code(deal)[:-1])
    assert not play.isEnabled()
    assert "mistake" in texts(dialog)
    field.setPlainText(write_code(deal).lower())
    assert "5 players" in texts(dialog)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        play.click()
    assert chosen.args == [deal]
