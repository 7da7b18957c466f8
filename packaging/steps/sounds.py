"""What do the tiles, the whistle and the end of a round sound like? Makes ``resources/sounds/``, always the same bytes."""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

RATE = 22_050
"""Samples a second, one channel of 16 bits: nothing here is higher than 6 kHz."""

Samples: TypeAlias = list[float]
_LOUDEST = 0.8
_SEED = 20_260_101
_FADE = 0.01  # seconds; a sound that stops in the middle of a wave clicks


def clack(chance: random.Random, seconds: float, tones: Sequence[float], decay: float) -> Samples:
    """A tile is set down: *tones* (Hz) that die away, the higher the sooner, and a short noise."""
    found = []
    for at in range(int(RATE * seconds)):
        t = at / RATE
        ring = sum(
            math.sin(math.tau * tone * t) / order * math.exp(-decay * (1 + 0.6 * order) * t)
            for order, tone in enumerate(tones, start=1)
        )
        found.append(0.5 * ring + 0.6 * chance.uniform(-1, 1) * math.exp(-380 * t))
    return found


def slide(chance: random.Random, seconds: float) -> Samples:
    """A tile is drawn: it rubs over the table."""
    found, last = [], 0.0
    for at in range(int(RATE * seconds)):
        last += 0.35 * (chance.uniform(-1, 1) - last)  # rubbing has no high tones
        found.append(0.5 * last * math.sin(math.pi * at / (RATE * seconds)) ** 2)
    return found


def chime(notes: Sequence[float]) -> Samples:
    """Bells at *notes* (Hz), one after the other, each ringing on."""
    apart, ring = 0.11, 0.7
    found = [0.0] * int(RATE * (apart * (len(notes) - 1) + ring))
    for order, note in enumerate(notes):
        for at in range(int(RATE * ring)):
            t = at / RATE
            bell = math.sin(math.tau * note * t) + 0.35 * math.sin(2 * math.tau * note * t) * math.exp(-6 * t)
            found[int(RATE * apart * order) + at] += bell * math.exp(-7 * t) * min(1.0, t * 110)
    return found


def shuffle(chance: random.Random) -> Samples:
    """Many tiles knock against each other."""
    found = [0.0] * int(RATE * 0.9)
    for _ in range(26):
        knock = clack(chance, 0.06, (chance.uniform(1500, 2300), chance.uniform(2700, 3600)), 70)
        start, loud = chance.randrange(len(found) - len(knock)), chance.uniform(0.3, 0.8)
        for at, sample in enumerate(knock, start=start):
            found[at] += sample * loud
    return found


def whistle() -> Samples:
    """A small steam locomotive, twice, the second time longer."""
    found: Samples = []
    for seconds in (0.16, 0.42):
        for at in range(int(RATE * seconds)):
            t = at / RATE
            breath = min(1.0, t * 30, (seconds - t) * 18)
            trembling = 1 + 0.004 * math.sin(math.tau * 6 * t)
            found.append(
                breath * sum(math.sin(math.tau * tone * trembling * t) for tone in (622.3, 783.9, 932.3))
            )
        found += [0.0] * int(RATE * 0.05)
    return found


def _draw(chance: random.Random) -> Samples:
    return [*slide(chance, 0.12), *(0.45 * sample for sample in clack(chance, 0.08, (1400, 2400), 60))]


SOUNDS: dict[str, tuple[float, Callable[[random.Random], Samples]]] = {
    "tile": (1.0, lambda chance: clack(chance, 0.14, (1850, 3120, 5210), 34)),
    "draw": (0.6, _draw),
    "shuffle": (0.8, shuffle),
    "whistle": (0.5, lambda _: whistle()),
    "round_end": (0.7, lambda _: chime((523.25, 659.25, 783.99, 1046.5))),
}
"""Every sound by the name of its file: how loud it is among the others (0…1), and how it is made."""


def as_wave(samples: Samples, loud: float) -> bytes:
    """*samples* as numbers of 16 bits, the loudest at *loud*, faded out at the end."""
    most = max(map(abs, samples))
    fade = int(RATE * _FADE)
    ramp = [min(1.0, (len(samples) - at) / fade) for at in range(len(samples))]
    numbers = array(
        "h", (round(s * r / most * loud * _LOUDEST * 32_767) for s, r in zip(samples, ramp, strict=True))
    )
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def main(folder: Path) -> None:
    """Write every sound into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (loud, make) in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            chance = random.Random(_SEED)  # noqa: S311 - always the same noise is what is wanted
            file.writeframes(as_wave(make(chance), loud))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "resources" / "sounds")
