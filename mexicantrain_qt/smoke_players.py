"""Do two processes of computer players come to be? Asked by the smoke test, whatever the number of cores; without Qt."""

from __future__ import annotations

import random
from multiprocessing.connection import Connection

from mexicantrain_qt.ai.levels import Strategy
from mexicantrain_qt.ai.partner import PartnerProcess
from mexicantrain_qt.ai.worker import work
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

_ENOUGH_CORES = 4


def work_in_pairs(connection: Connection) -> None:
    """The process of the computer players, who all wait for the second one."""
    work(connection, _find, cores=_ENOUGH_CORES)


def _find(_kind: str) -> Strategy:
    return _waits_for_partner


def _waits_for_partner(
    view: PlayerView, _rng: random.Random, partner: PartnerProcess | None = None
) -> Action:
    """Whatever is legal, once a partner is ready. Raises ``RuntimeError`` if there is none, or it ends before that."""
    if partner is None or not partner.wait_until_ready():
        raise RuntimeError("The second process of the computer players did not start.")
    return view.legal[0]
