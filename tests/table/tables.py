"""Tables for the tests: games that have gone on for a while, and words to put on them."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.options import QUICK, RuleOptions
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.button_signs import ButtonName
from mexicantrain_qt.table.looks import PlayerLook, TableTexts
from mexicantrain_qt.table.view import TableView

NAMES = ("Ana", "Bruno", "Chloé", "Dieter", "Emily", "Fátima", "Günther", "Hélène")
TEXTS = TableTexts(
    table="Table",
    open="Open",
    mexican_train="Mexican Train",
    boneyard="Boneyard",
    thinking="thinking",
    your_turn="Your turn",
    draw="Draw",
    pass_turn="Pass",  # noqa: S106  # the word on a button
    done="Done",
    call="Last tile!",
    sort_by_number="Sort by number",
    sort_by_pips="Sort by pips",
    sort_as_train="Sort as a train",
    whole="Whole table",
    covered="Give the computer to {name}.",
    ready="Ready",
    tile=str,
    train=str,
)


def new_game(players: int = 4, seed: str = "a table", options: RuleOptions = QUICK) -> Game:
    """A game that has just been dealt; seat A is a person."""
    seats = tuple(Player(name, "person" if i == 0 else "casual") for i, name in enumerate(NAMES[:players]))
    return Game(Setup(options, seats, seed))


def play_on(game: Game, actions: int = 1) -> None:
    """Some actions more: mostly tiles, on any train."""
    dice = random.Random(str(game.events))
    for _ in range(actions):
        if not game.round_over:
            legal = legal_actions(game.state)
            plays = [action for action in legal if isinstance(action, Play)]
            game.apply(dice.choice(plays or list(legal)))


def play_until_turn_of(game: Game, seat: int, plays: int = 1) -> PlayerView:
    """Go on until *seat* is to move and has at least that many plays; how it sees that."""
    while game.state.turn != seat or len(plays_of(game.view(seat))) < plays:
        if game.round_over:
            raise AssertionError("the round ended too soon for this test: take another seed")
        play_on(game)
    return game.view(seat)


def plays_of(view: PlayerView) -> list[Play]:
    return [action for action in view.legal if isinstance(action, Play)]


def set_up(table: TableView, players: int) -> None:
    """Words and players for a table; nothing moves by itself."""
    table.set_texts(TEXTS)
    table.set_players([PlayerLook(name, i, is_person=i == 0) for i, name in enumerate(NAMES[:players])])


def resize(qtbot: QtBot, table: TableView, width: int, height: int) -> None:
    """Give the table another size, and wait until it is laid for it."""
    table.resize(width, height)
    qtbot.waitUntil(lambda: table._table.screen.size.toSize() == table.viewport().size())


def press(table: TableView, name: ButtonName) -> None:
    """Click the button of that name."""
    button = table._table.buttons.button(name)
    assert button is not None
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=button.box.center().toPoint())


def where(table: TableView, tile: Tile) -> QPoint:
    """The middle of a tile on the screen."""
    item = table._table.item(tile)
    assert item is not None
    return QPoint(round(item.pose.x), round(item.pose.y))


def end_of(table: TableView, tile: Tile, train: str) -> QPoint:
    """The middle of the place where *tile* would lie on *train*."""
    pose = table._table.place_for(tile, train)
    return QPointF(pose.x, pose.y).toPoint()
