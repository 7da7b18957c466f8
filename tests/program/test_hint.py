"""Does H lead to the best thing to do at every turn, with real keys and the real computer players?"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.controller.hint import Hint
from mexicantrain_qt.rules.actions import Action, Done, Draw, Pass, Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.settings import Settings
from tests.controller.tables import NOTHING_FITS, TWO, game_at
from tests.program.programs import A_WHILE, Start, toast

BOUND = """
    rules: quick
    engine: 12-12
    turn: A
    train A: 12-3
    train B marked: 12-5 5-5
    open: B
    hand A: 3-9 5-9 5-6 10-12
    hand B: 0-1 0-2
    boneyard: 2-2 1-1"""
WHOLE_TRAIN = """
    rules: classic
    engine: 12-12
    turn: A
    train A:
    train B:
    hand A: 5-12 5-8 8-9 3-3
    hand B: 0-7 7-12
    boneyard: 4-4
    first turns left: A B"""
DOUBLE = """
    rules: quick
    engine: 12-12
    turn: A
    train A: 12-3
    train B: 12-5
    hand A: 3-3 3-9 3-4
    hand B: 0-1 0-2
    boneyard: 2-2 1-1"""
USUAL = Settings(language="en", pace="at_once", automatic=False)


class Asked:
    """The program at a position, and the hints that were given."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program = program
        self.qtbot = qtbot
        self.hints: list[Hint] = []
        program.advice.hints.hinted.connect(self.hints.append)

    def lay(self, position: str) -> None:
        self.program.controller.open_game(game_at("pc", position))
        self.program.table.setFocus()

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.program.table, key)

    def ask(self) -> Hint:
        """Press H, and wait for what comes of it."""
        before = len(self.hints)
        self.qtbot.waitUntil(self.program.window.commands["hint"].isEnabled, timeout=A_WHILE)
        self.press(Qt.Key.Key_H)
        self.qtbot.waitUntil(lambda: len(self.hints) > before, timeout=A_WHILE)
        return self.hints[-1]

    @property
    def game(self) -> Game:
        assert self.program.controller.game is not None
        return self.program.controller.game

    @property
    def log(self) -> tuple[object, ...]:
        return self.game.log[-1]

    @property
    def toast(self) -> str:
        return toast(self.program)


@pytest.fixture
def settings() -> Settings:
    return USUAL


@pytest.fixture
def asked(start: Start, qtbot: QtBot) -> Asked:
    return Asked(start(), qtbot)


def lit(asked: Asked) -> Action | None:
    """What is lit on the table."""
    return asked.program.table._table.hint


def test_a_hint_is_lit_said_and_played_by_enter(asked: Asked) -> None:
    asked.lay(TWO)
    hint = asked.ask()
    assert isinstance(hint.action, Play)
    assert lit(asked) == hint.action
    assert asked.toast.startswith("Play ")
    assert "next best" in asked.toast
    asked.press(Qt.Key.Key_Return)
    assert asked.log[0] == hint.action
    assert lit(asked) is None
    asked.qtbot.waitUntil(lambda: asked.toast == "")


def test_who_is_bound_by_a_double_is_told_how_to_cover_it(asked: Asked) -> None:
    asked.lay(BOUND)
    hint = asked.ask()
    assert isinstance(hint.action, Play)
    assert hint.action.train == "B"
    assert hint.action.tile.fits(5)
    assert "double" in asked.toast


def test_a_follow_up_is_hinted_at_after_the_double(asked: Asked) -> None:
    asked.lay(DOUBLE)
    asked.program.controller.play(Tile(3, 3), "A")
    hint = asked.ask()
    assert isinstance(hint.action, Play)
    assert hint.reason == "covers_own"
    asked.press(Qt.Key.Key_Return)
    assert asked.log[1] == hint.action


def test_where_nothing_fits_the_hint_is_to_draw_and_then_to_pass(asked: Asked) -> None:
    asked.lay(NOTHING_FITS)
    assert asked.ask().action == Draw()
    assert asked.toast == "Draw a tile. No tile in your hand fits."
    asked.press(Qt.Key.Key_Return)
    asked.qtbot.waitUntil(lambda: asked.log == (Draw(),))
    assert asked.ask().action == Pass()
    asked.press(Qt.Key.Key_Return)
    assert asked.log[:2] == (Draw(), Pass())


def test_a_whole_train_is_laid_by_hints_to_its_end(asked: Asked) -> None:
    asked.lay(WHOLE_TRAIN)
    hinted = []
    while Done() not in hinted:
        hinted.append(asked.ask().action)
        asked.press(Qt.Key.Key_Return)
        assert asked.log[: len(hinted)] == tuple(hinted)
    assert hinted[0] == Play(Tile(5, 12), "A")


def test_escape_takes_the_hint_away_and_changes_nothing(asked: Asked) -> None:
    asked.lay(TWO)
    asked.ask()
    asked.press(Qt.Key.Key_Escape)
    assert asked.program.table._table.hint is None
    asked.qtbot.waitUntil(lambda: asked.toast == "")
    assert asked.log == ()


def test_a_hint_can_be_had_with_the_mouse_and_leaves_the_keyboard_where_it_is(asked: Asked) -> None:
    asked.lay(TWO)
    window = asked.program.window
    button = next(b for b in window.findChildren(QToolButton) if b.defaultAction() is window.commands["hint"])
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    asked.qtbot.waitUntil(lambda: bool(asked.hints), timeout=A_WHILE)
    assert asked.program.table.hasFocus()


def test_a_strict_table_has_no_hint_in_menu_bar_or_keys_and_gets_it_back_at_once(asked: Asked) -> None:
    asked.lay(TWO)
    asked.ask()
    window = asked.program.window
    button = next(b for b in window.findChildren(QToolButton) if b.defaultAction() is window.commands["hint"])
    window.pages.settings_changed.emit(replace(USUAL, hints=False))
    assert asked.program.table._table.hint is None
    assert not button.isVisible()
    assert not window.commands["hint"].isVisible()
    asked.hints.clear()
    asked.press(Qt.Key.Key_H)
    asked.qtbot.wait(20)
    assert asked.hints == []
    assert not asked.program.thinker._open
    window.pages.settings_changed.emit(USUAL)
    assert button.isVisible()
    asked.ask()


def test_nobody_can_ask_while_a_computer_player_thinks(asked: Asked) -> None:
    asked.lay(TWO)
    command = asked.program.window.commands["hint"]
    assert command.isEnabled()
    asked.program.controller.play(Tile(3, 6), "A")
    assert not command.isEnabled()


def test_the_process_of_the_players_is_killed_and_the_hint_comes_all_the_same(asked: Asked) -> None:
    asked.lay(TWO)
    asked.ask()
    asked.press(Qt.Key.Key_Escape)
    worker = asked.program.thinker._worker
    assert worker is not None
    worker._process.kill()
    hint = asked.ask()
    assert hint.action in asked.game.view(0).legal


def test_undo_makes_an_end_of_a_hint(asked: Asked) -> None:
    asked.lay(DOUBLE)
    asked.program.controller.play(Tile(3, 3), "A")
    asked.ask()
    asked.program.window.commands["undo"].trigger()
    assert asked.program.table._table.hint is None
    assert asked.ask().view.phase == "turn"


def test_the_plan_stands_in_the_rack_after_every_tile_and_every_draw(asked: Asked) -> None:
    asked.lay(TWO)
    asked.program.window.commands["plan"].trigger()
    table = asked.program.table._table
    ready = asked.program.window.commands["hint"].isEnabled
    for _ in range(3):
        view = asked.game.view(0)
        train = asked.program.controller.longest_train()
        assert tuple(table.orders.train(view)) == train
        assert table.order[: len(train)] == train
        if asked.game.round_over:
            break
        asked.ask()
        asked.press(Qt.Key.Key_Return)
        asked.qtbot.waitUntil(lambda: asked.game.round_over or ready(), timeout=A_WHILE)


def test_without_the_plan_the_hand_stands_as_it_stood_before_it_less_the_tiles_laid_since(
    asked: Asked,
) -> None:
    asked.lay(TWO)
    plan, table = asked.program.window.commands["plan"], asked.program.table._table
    before = tuple(reversed(table.order))
    for place, tile in enumerate(before):
        asked.program.table._hand.move_in_rack(tile, place)
    plan.trigger()
    assert table.orders.train(asked.game.view(0))
    assert table.order != before
    asked.ask()
    asked.press(Qt.Key.Key_Return)
    ready = asked.program.window.commands["hint"].isEnabled
    asked.qtbot.waitUntil(lambda: asked.game.round_over or ready(), timeout=A_WHILE)
    plan.trigger()
    hand = asked.game.view(0).hand
    assert table.orders.train(asked.game.view(0)) == {}
    assert [tile for tile in table.order if tile in before] == [tile for tile in before if tile in hand]
