"""How long do people wait for files: loading, saving after an action, and the statistics of a thousand games?"""

from __future__ import annotations

import json
import random
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.options import CLASSIC
from mexicantrain_qt.saves import format
from mexicantrain_qt.saves.history import HistoryStore
from mexicantrain_qt.saves.statistics import everybody, first_deals, statistics
from mexicantrain_qt.saves.store import SaveStore

GAMES = 1000
_TIMES = 5
_LAST_ACTIONS = 30
_WHEN = datetime(2026, 1, 1, tzinfo=UTC)


def run(as_json: bool) -> int:
    """Print the figures of a game of 13 rounds with 8 players, and of a history of 1000 such games."""
    found = figures()
    if as_json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:28} {value:10.1f}")
    return 0


def figures(games: int = GAMES) -> dict[str, float]:
    """The times in milliseconds, by a clock on the wall; the disk is part of them. The size in kilobytes."""
    game = whole_game()
    with tempfile.TemporaryDirectory(prefix="mexicantrain_qt-") as folder:
        store = SaveStore(Path(folder))
        store.autosave(game)
        found = {
            "actions": float(sum(map(len, game.log))),
            "size_kb": store.path.stat().st_size / 1000,
            "load_ms": _shortest(store.load_autosave),
            "save_ms": _saving(store, game),
        }
        history = _history(Path(folder) / "history", game, games)
        found["record_ms"] = _milliseconds(lambda: history.record(game, _WHEN))
        found["statistics_first_ms"] = _milliseconds(lambda: _statistics(history))
        found["statistics_ms"] = _shortest(lambda: _statistics(history))
    return found


def whole_game() -> Game:
    """A finished game of 13 rounds with 8 players, in which everybody did anything that was legal."""
    players = tuple(Player(f"Player {number}", "person") for number in range(8))
    game = Game(Setup(CLASSIC, players, "bench"))
    chance = random.Random(1)
    while True:
        while not game.round_over:
            game.apply(chance.choice(legal_actions(game.state)))
        if game.is_over:
            return game
        game.next_round()


def _saving(store: SaveStore, game: Game) -> float:
    """Saving after an action at the end of the game, where the file is largest."""
    for _ in range(_LAST_ACTIONS):
        game.undo()
    times = []
    while game.can_redo:
        game.redo()
        times.append(_milliseconds(lambda: store.autosave(game)))
    return median(times)


def _history(folder: Path, game: Game, games: int) -> HistoryStore:
    """A history of *games* finished games that differ in their seeds alone."""
    folder.mkdir()
    text = format.write(format.document_of(game, at=_WHEN))
    for number in range(1, games + 1):
        path = folder / f"{number:06}-{number:016x}{format.SUFFIX}"
        path.write_text(text.replace('"bench"', f'"bench {number}"'), encoding="utf-8")
    return HistoryStore(folder)


def _statistics(history: HistoryStore) -> None:
    """What the window of the statistics asks for when it opens."""
    games = history.games()
    statistics(first_deals(games), everybody(games)[0])


def _shortest(work: Callable[[], object]) -> float:
    return min(_milliseconds(work) for _ in range(_TIMES))


def _milliseconds(work: Callable[[], object]) -> float:
    before = time.perf_counter_ns()
    work()
    return (time.perf_counter_ns() - before) / 1e6
