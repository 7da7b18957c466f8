"""What does the program look like? Pictures of positions, and of every screen."""

from __future__ import annotations

import argparse
import html
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog

from mexicantrain_qt.lab.positions import LabError, position_of
from mexicantrain_qt.lab.showroom import Screen, Showroom, new_game, play_on
from mexicantrain_qt.language import LANGUAGES, Languages
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.table.theme import THEMES
from mexicantrain_qt.windows.new_game import NewGame

_SCALES = ("1", "2")


def application() -> QApplication:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance()
    return application if isinstance(application, QApplication) else QApplication(sys.argv[:1])


def picture(args: argparse.Namespace) -> int:
    """The table of the position in ``args.file``, written to ``args.out``. Raises ``LabError``."""
    state = position_of(args)
    application()
    room = Showroom(Languages(), Screen(args.theme, args.language, *args.size))
    room.show_state(state)
    try:
        room.picture(args.out)
    except OSError as error:
        raise LabError(str(error)) from None
    finally:
        room.close()
    return 0


def gallery(args: argparse.Namespace) -> int:
    """Every screen whose name contains ``args.only``, written to ``args.folder`` with an index page."""
    folder: Path = args.folder
    scale = os.environ.get("QT_SCALE_FACTOR")
    if scale is None:
        # Qt reads the scale once, when it starts.
        for factor in _SCALES:
            command = [
                sys.executable,
                "-m",
                "mexicantrain_qt.lab",
                "gallery",
                str(folder),
                "--only",
                args.only,
            ]
            done = subprocess.run(  # noqa: S603  this program again
                command, env={**os.environ, "QT_SCALE_FACTOR": factor}, check=False
            )
            if done.returncode:
                return done.returncode
        _write_index(folder)
        return 0
    folder.mkdir(parents=True, exist_ok=True)
    application()
    languages = Languages()
    for name, screen, show in _screens(scale):
        if args.only in name:
            room = Showroom(languages, screen)
            show(room, folder / f"{name}.png")
            room.close()
            print(name, flush=True)
    return 0


_Show = Callable[[Showroom, Path], None]


def _screens(scale: str) -> Iterator[tuple[str, Screen, _Show]]:
    if scale != "1":
        large = Screen(width=1024, height=640)
        for players in (2, 4, 8):
            yield f"scaled-{players}-late", large, _table(players, 60)
        yield "scaled-new-game", large, _new_game
        return
    for players in range(2, 9):
        for when, actions in (("early", 6), ("middle", 30), ("late", 70)):
            yield f"table-{players}-{when}", Screen(), _table(players, actions)
    for width, height in ((1024, 640), (1920, 1080)):
        for players in (2, 4, 8):
            yield f"table-{players}-{width}x{height}", Screen(width=width, height=height), _table(players, 70)
    for theme in THEMES:
        yield f"theme-{theme}", Screen(theme=theme), _table(4, 40)
        yield f"theme-{theme}-round-end", Screen(theme=theme), _round_end
    yield "drag", Screen(), _drag
    yield "refusal", Screen(), _refusal
    for language in LANGUAGES:
        for width, height in ((1024, 640), (1280, 720)):
            screen = Screen(language=language, width=width, height=height)
            size = f"{language}-{width}"
            yield f"welcome-{size}", screen, _welcome
            yield f"new-game-{size}", screen, _new_game
            yield f"house-rules-{size}", screen, _house_rules
            yield f"table-{size}", screen, _table(4, 40)
            yield f"round-end-{size}", screen, _round_end
            yield f"game-end-{size}", screen, _game_end


def _table(players: int, actions: int) -> _Show:
    def show(room: Showroom, path: Path) -> None:
        game = new_game(players)
        play_on(game, actions)
        room.show_game(game)
        room.picture(path)

    return show


def _welcome(room: Showroom, path: Path) -> None:
    room.window.show_welcome()
    room.picture(path)


def _new_game(room: Showroom, path: Path) -> None:
    room.window.show_welcome()
    room.window.ask_new_game()
    _picture_of_dialog(room, path)


def _house_rules(room: Showroom, path: Path) -> None:
    room.window.ask_new_game()
    room.window.findChildren(NewGame)[-1].house_rules_asked.emit(QUICK)
    _picture_of_dialog(room, path)


def _picture_of_dialog(room: Showroom, path: Path) -> None:
    dialogs = [dialog for dialog in room.window.findChildren(QDialog) if dialog.isVisible()]
    room.picture(path, dialogs[-1])


def _drag(room: Showroom, path: Path) -> None:
    game = new_game(4)
    play_on(game, 24)
    room.show_game(game)
    room.hold_a_tile()
    room.picture(path)


def _refusal(room: Showroom, path: Path) -> None:
    game = new_game(4)
    play_on(game, 24)
    room.show_game(game)
    state = game.state
    tile = next(tile for tile in sorted(state.hand) if not tile.fits(state.own_train.end))
    room.refuse(Play(tile, "A"))
    room.picture(path)


def _played(rounds: int) -> Game:
    game = new_game(4)
    for number in range(rounds):
        if number:
            game.next_round()
        play_on(game, 999)
    return game


def _round_end(room: Showroom, path: Path) -> None:
    room.show_game(_played(3))
    room.picture(path)


def _game_end(room: Showroom, path: Path) -> None:
    room.show_game(_played(6))
    room.picture(path)


def _write_index(folder: Path) -> None:
    names = sorted(path.name for path in folder.glob("*.png"))
    figures = "\n".join(
        f'<figure><a href="{html.escape(name)}"><img src="{html.escape(name)}" width="480" alt=""></a>'
        f"<figcaption>{html.escape(name)}</figcaption></figure>"
        for name in names
    )
    page = f'<!doctype html><meta charset="utf-8"><title>Mexican Train</title>\n{figures}\n'
    (folder / "index.html").write_text(page, encoding="utf-8")
