"""How is the same work done many times on all cores, and how long will it take?"""

from __future__ import annotations

import math
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

_Work = TypeVar("_Work")
_Done = TypeVar("_Done")

CORES = os.cpu_count() or 1


def in_processes(
    do: Callable[[_Work], _Done], work: Sequence[_Work], what: str, jobs: int = CORES, niceness: int = 0
) -> Iterator[_Done]:
    """*do* each of *work* in *jobs* other processes; the results in order, as they come.

    The progress, counted in *what* (``deals``), and the time that is left stand on stderr.
    """
    started = time.monotonic()
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(work)), _step_back, (niceness,)) as pool:
        for done, result in enumerate(pool.imap(do, work), start=1):
            yield result
            _show_progress(done, len(work), what, time.monotonic() - started)


def _step_back(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):  # Windows has none
        os.nice(niceness)


def _show_progress(done: int, all_: int, what: str, seconds: float) -> None:
    left = math.ceil(seconds / done * (all_ - done))
    text = f"{done}/{all_} {what}, {left // 60}:{left % 60:02} left"
    if sys.stderr.isatty():
        print(f"\r{text}  ", end="\n" if done == all_ else "", file=sys.stderr, flush=True)
    elif done * 10 // all_ != (done - 1) * 10 // all_:
        print(text, file=sys.stderr, flush=True)
