"""How is the same work done for many deals on all cores, and how long will it take?"""

from __future__ import annotations

import math
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

_Work = TypeVar("_Work")
_Done = TypeVar("_Done")


def in_processes(do: Callable[[_Work], _Done], work: Sequence[_Work], jobs: int | None = None) -> list[_Done]:
    """*do* each of *work* in *jobs* other processes (all cores), with the progress on stderr; results in order."""
    started = time.monotonic()
    done: list[_Done] = []
    processes = min(jobs or os.cpu_count() or 1, len(work))
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for result in pool.imap(do, work):
            done.append(result)
            _show_progress(len(done), len(work), time.monotonic() - started)
    return done


def _show_progress(done: int, all_: int, seconds: float) -> None:
    left = math.ceil(seconds / done * (all_ - done))
    text = f"{done}/{all_} deals, {left // 60}:{left % 60:02} left"
    if sys.stderr.isatty():
        print(f"\r{text}  ", end="\n" if done == all_ else "", file=sys.stderr, flush=True)
    elif done * 10 // all_ != (done - 1) * 10 // all_:
        print(text, file=sys.stderr, flush=True)
