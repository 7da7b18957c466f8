"""Which computer players and processes misbehave? They run in the process of the tests of the thinker."""

from __future__ import annotations

import os
import random
import sys
import threading
import time
from multiprocessing.connection import Connection
from typing import cast

from mexicantrain_qt.ai.levels import Strategy, strategy_for
from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.ai.ranking import rank
from mexicantrain_qt.ai.worker import work
from mexicantrain_qt.rules.actions import Action, Call
from mexicantrain_qt.rules.view import PlayerView

HURRY = 8.0
"""Seconds that a player is given who looks at the clock."""


def odd_player(kind: str) -> Strategy:
    """An odd player for some levels, the usual one for the others."""
    return _ODD.get(kind) or strategy_for(kind)


def work_oddly(connection: Connection) -> None:
    """The process of the computer players, with odd ones among them."""
    work(connection, odd_player, odd_ranking)


def work_in_pairs(connection: Connection) -> None:
    """The process of the computer players, where there is room for a second one."""
    work(connection, cores=4)


def work_alone(connection: Connection) -> None:
    """The process of the computer players, where there is none."""
    work(connection, cores=2)


def odd_ranking(view: PlayerView, rng: random.Random, until: float) -> tuple[Ranked, ...]:
    """The usual ranking, but for a hand of one tile: then its sum says what becomes of the process."""
    pips = sum(tile.pips for tile in view.hand)
    if len(view.hand) == 1 and pips in _ODD_RANKINGS:
        _ODD_RANKINGS[pips](view, rng)
        return ()
    return rank(view, rng, until)


def work_never(connection: Connection) -> None:
    """A process that ends at once."""


def work_silently(connection: Connection) -> None:
    """A process that never says that it is ready."""
    threading.Event().wait()


def _raises(view: PlayerView, rng: random.Random) -> Action:
    raise ZeroDivisionError("this player counts badly")


def _chooses_illegally(view: PlayerView, rng: random.Random) -> Action:
    return Call()


def _dies(view: PlayerView, rng: random.Random) -> Action:
    os._exit(1)


def _thinks_for_ever(view: PlayerView, rng: random.Random) -> Action:
    threading.Event().wait()
    raise AssertionError


def _looks_for_qt(view: PlayerView, rng: random.Random) -> Action:
    if any(name.startswith("PySide6") for name in sys.modules):
        raise AssertionError("the process has imported Qt")
    return view.legal[-1]


def _looks_at_the_clock(view: PlayerView, rng: random.Random, until: float) -> Action:
    if not 0 < until - time.monotonic() <= HURRY:
        raise AssertionError("this player was not told the time")
    return view.legal[-1]


_ODD_RANKINGS: dict[int, Strategy] = {
    3: _raises,
    5: _dies,
    7: _thinks_for_ever,
    9: lambda view, _: view.legal[0],
}

_ODD: dict[str, Strategy] = {
    "raises": _raises,
    "chooses illegally": _chooses_illegally,
    "dies": _dies,
    "thinks for ever": _thinks_for_ever,
    "looks for Qt": _looks_for_qt,
    "looks at the clock": cast("Strategy", _looks_at_the_clock),
}
