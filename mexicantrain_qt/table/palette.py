"""Which colour has a number, and which has a player?"""

from __future__ import annotations

from mexicantrain_qt.settings import PipPalette

BOX_PIPS: tuple[str, ...] = (
    "#6b6250",  # 0: only ever seen as a numeral
    "#1b8fca",
    "#1d8a3c",
    "#cf2430",
    "#7a4a21",
    "#1d3f9e",
    "#cf9700",
    "#c2378f",
    "#0d8a86",
    "#5b2d91",
    "#e8720f",
    "#22262b",
    "#6f7a85",
    "#8b75c6",
    "#76860f",
    "#8c1d40",
    "#3f6aa8",
    "#e35d56",
    "#2e5d3a",
)
"""The colours of 0 … 18 pips as in the box sets, each readable on ivory."""

SAFE_PIPS: tuple[str, ...] = (
    "#5c5c5c",
    "#2c94d8",
    "#8b2f02",
    "#083293",
    "#c49600",
    "#101418",
    "#638bad",
    "#c53186",
    "#026545",
    "#3e125d",
    "#da6e4a",
    "#2f52e0",
    "#a39e99",
    "#076978",
    "#6e1423",
    "#646acc",
    "#617a19",
    "#c9604f",
    "#29465b",
)
"""The same for red- and green-blind eyes: any two of 1 … 12 differ by a CIELAB distance of 17 or more."""

PIPS: dict[PipPalette, tuple[str, ...]] = {"box": BOX_PIPS, "safe": SAFE_PIPS}

PLAYERS: tuple[str, ...] = (
    "#3b7ddd",
    "#e8701a",
    "#c04a9d",
    "#f4d83a",
    "#7fd0f5",
    "#12845c",
    "#8c2f1f",
    "#f3eee2",
)
"""Eight players. Checked for red-, green- and blue-blind eyes: any two differ by a CIELAB distance of 17 or more."""

MEXICAN_COLOUR = "#c9a24b"
"""The Mexican train belongs to nobody: brass, like the hub."""
