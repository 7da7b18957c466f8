"""How soon does a program show its window, and how much memory has it then? Measured, and held against what is promised."""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from steps import smoke

MOST_MEMORY_MB = 90
"""What is promised for the first frame; more is a mistake on any computer, whatever its graphics and sound are made of."""

_CACHES = Path("/proc/sys/vm/drop_caches")
_WARM_STARTS = 9
_COLD_STARTS = 3


@dataclass(frozen=True)
class Target:
    """The seconds to the first frame that are promised for a kind of package on an ordinary computer of two cores."""

    warm: float
    cold: float


INSTALLED = Target(warm=0.40, cold=0.80)
APPIMAGE = Target(warm=0.90, cold=2.0)


def measure(
    name: str, command: Sequence[str], environment: Mapping[str, str], target: Target
) -> Iterator[str]:
    """Start *command* again and again, print what was found, and yield a sentence if it takes too much memory.

    A slow start is printed, and no more: the computer may have had something else to do.
    """
    smoke.run(command, environment)
    reports = [smoke.run(command, environment) for _ in range(_WARM_STARTS)]
    warm = [float(report["first_frame_s"]) for report in reports]
    memory = statistics.median(float(report["rss_mb"]) for report in reports)
    work = statistics.median(float(report["first_frame_cpu_s"]) for report in reports)
    print(f"{name}: first frame after {_spread(warm)} s warm{_late(warm, target.warm)}, ", end="")
    print(f"{work:.2f} s of them at work, ", end="")
    if cold := _cold(command, environment):
        print(f"{_spread(cold)} s cold{_late(cold, target.cold)}, ", end="")
    print(f"with {memory:.0f} MB of memory.", flush=True)
    if memory > MOST_MEMORY_MB:
        yield f"{name} has {memory:.0f} MB of memory at the first frame; {MOST_MEMORY_MB} MB are the limit."


def _cold(command: Sequence[str], environment: Mapping[str, str]) -> list[float]:
    """The seconds to the first frame when nothing is in memory yet; none where that cannot be brought about."""
    if sys.platform != "linux" or not os.access(_CACHES, os.W_OK):
        return []
    found = []
    for _ in range(_COLD_STARTS):
        os.sync()
        try:
            _CACHES.write_text("3", encoding="ascii")
        except OSError:
            # Containers may open the file and not write it.
            return []
        found.append(float(smoke.run(command, environment)["first_frame_s"]))
    return found


def _spread(seconds: Sequence[float]) -> str:
    return f"{statistics.median(seconds):.2f} (at best {min(seconds):.2f})"


def _late(seconds: Sequence[float], promised: float) -> str:
    return f", later than the {promised:.2f} s that are promised" if min(seconds) > promised else ""
