"""What lies on what?"""

from __future__ import annotations

from enum import IntEnum


class Layer(IntEnum):
    """From the bottom to the top; the shadows of a layer are half a step below it."""

    HUB = 10
    BONEYARD = 15
    SOCKETS = 18
    TILES = 20
    RINGS = 25
    MARKERS = 30
    SIGNS = 32
    PLATES = 40
    RACK = 50
    HAND = 60
    BUTTONS = 70
    HELD = 80
    COVER = 90
