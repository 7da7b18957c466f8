"""Which screens are there to be looked at?"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QPointF

from mexicantrain_qt.ai.ranking import rank
from mexicantrain_qt.controller.planning import longest_train
from mexicantrain_qt.lab import exhibits_windows as windows
from mexicantrain_qt.lab.exhibits_worst import worst
from mexicantrain_qt.lab.showroom import Screen, Showroom, nearly_over, new_game, play_on, played
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.theme import THEMES

Show: TypeAlias = Callable[[Showroom, Path], None]
SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def screens(scale: str) -> Iterator[tuple[str, Screen, Show]]:
    """The name of every screen on a monitor of that *scale*, how large it is, and how its picture is made."""
    if scale != "1":
        yield from _scaled()
        return
    for players in range(2, 9):
        for when, actions in (("early", 6), ("middle", 30)):
            yield f"table-{players}-{when}", Screen(), _table(players, actions)
        for width, height in SIZES:
            screen = Screen(width=width, height=height)
            yield f"table-{players}-late-{width}", screen, _late(players)
            if players in (2, 4, 8):
                yield f"reveal-{players}-{width}", screen, _reveal(players)
                yield f"round-end-{players}-{width}", screen, _round_end(players)
    for theme in THEMES:
        yield f"theme-{theme}", Screen(theme=theme), _late(4)
        yield f"theme-{theme}-reveal", Screen(theme=theme), _reveal(4)
        yield f"theme-{theme}-round-end", Screen(theme=theme), _round_end(4)
        yield f"theme-{theme}-drag", Screen(theme=theme), _drag
        yield f"theme-{theme}-covered", Screen(theme=theme), _covered
        yield f"theme-{theme}-welcome", Screen(theme=theme), windows.welcome
        yield f"theme-{theme}-rules", Screen(theme=theme), windows.rules
    yield "drag-8", Screen(), _drag_of(8)
    yield "refusal", Screen(), _refusal
    yield "near", Screen(), _near
    yield "train-in-rack", Screen(), _train_in_rack
    for long in ("A", "C", "M"):
        yield f"worst-{long}", Screen(), _worst(long)
    yield "log", Screen(), windows.log
    yield "chart", Screen(), windows.chart
    for name, show in windows.DIALOGS.items():
        yield f"dialog-{name}", Screen(), show
    for language in LANGUAGES:
        for width, height in SIZES[:2]:
            screen = Screen(language=language, width=width, height=height)
            size = f"{language}-{width}"
            yield f"welcome-{size}", screen, windows.welcome
            yield f"table-{size}", screen, _late(4)
            yield f"round-end-{size}", screen, _round_end(4)
            yield f"game-end-{size}", screen, _game_end
            yield f"hint-{size}", screen, _hint
            yield f"review-{size}", screen, windows.review
            for name in ("new-game", "house-rules", "settings"):
                yield f"{name}-{size}", screen, windows.DIALOGS[name]


def _scaled() -> Iterator[tuple[str, Screen, Show]]:
    large = Screen(width=1024, height=640)
    for players in (2, 4, 8):
        yield f"scaled-{players}-late", large, _late(players)
        yield f"scaled-{players}-round-end", large, _round_end(players)
    yield "scaled-new-game", large, windows.DIALOGS["new-game"]
    yield "scaled-welcome", large, windows.welcome


def _worst(long: TrainName) -> Show:
    return lambda room, path: worst(long, room, path)


def _table(players: int, actions: int) -> Show:
    def show(room: Showroom, path: Path) -> None:
        game = new_game(players)
        play_on(game, actions)
        room.show_game(game)
        room.picture(path)

    return show


def _late(players: int) -> Show:
    def show(room: Showroom, path: Path) -> None:
        room.show_game(nearly_over(players))
        room.picture(path)

    return show


def _round_end(players: int) -> Show:
    def show(room: Showroom, path: Path) -> None:
        room.show_game(played(players, 3))
        room.picture(path)

    return show


def _reveal(players: int) -> Show:
    """The hands as they are turned up, before the score sheet comes."""

    def show(room: Showroom, path: Path) -> None:
        room.show_game(played(players, 1))
        room.close_panels()
        room.picture(path)

    return show


def _game_end(room: Showroom, path: Path) -> None:
    room.show_game(played(4, 6))
    room.picture(path)


def _drag(room: Showroom, path: Path) -> None:
    _hold(room, path, 4)


def _drag_of(players: int) -> Show:
    return lambda room, path: _hold(room, path, players)


def _hold(room: Showroom, path: Path, players: int) -> None:
    room.show_game(_some_way_on(players))
    room.hold_a_tile()
    room.picture(path)


def _some_way_on(players: int = 4) -> Game:
    game = new_game(players)
    play_on(game, 6 * players)
    return game


def _covered(room: Showroom, path: Path) -> None:
    room.show_game(_some_way_on())
    room.table.cover(1)
    room.window.narrator.cover(1)
    room.picture(path)


def _refusal(room: Showroom, path: Path) -> None:
    game = _some_way_on()
    room.show_game(game)
    state = game.state
    tile = next(tile for tile in sorted(state.hand) if not tile.fits(state.own_train.end))
    room.refuse(Play(tile, "A"))
    room.picture(path)


def _hint(room: Showroom, path: Path) -> None:
    game = _some_way_on()
    room.show_game(game)
    best, second = rank(game.view(0), random.Random(0))[:2]
    room.hint(best.action, second.penalty - best.penalty)
    room.picture(path)


def _near(room: Showroom, path: Path) -> None:
    room.show_game(_some_way_on(8))
    for _ in range(3):
        room.turn_wheel(QPointF(300, 300))
    room.picture(path)


def _train_in_rack(room: Showroom, path: Path) -> None:
    game = _some_way_on()
    room.show_game(game)
    room.table.arrange_train(longest_train(game.view(0)))
    room.picture(path)
