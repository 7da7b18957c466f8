"""What does the table look like: which colours does a theme have?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from mexicantrain_qt.settings import ThemeName
from mexicantrain_qt.table.palette import MEXICAN_COLOUR, PLAYERS

Weave: TypeAlias = Literal["felt", "planks", "plain"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """All colours of a table, as ``#rrggbb``. The same name means the same thing in every theme.

    ``accent`` is what the player can do now, ``open`` whatever is open to all, ``error`` errors alone.
    ``depth`` scales shadows and shading: 0 is flat. ``dim`` is how far a tile that cannot be played fades.
    """

    name: ThemeName
    weave: Weave
    surface_light: str
    surface: str
    surface_dark: str
    grain: float
    wood_light: str
    wood: str
    wood_dark: str
    brass_light: str
    brass: str
    brass_dark: str
    tile_light: str
    tile: str
    tile_edge: str
    tile_line: str
    back_light: str
    back: str
    back_edge: str
    plate: str
    plate_alpha: float
    plate_line: str
    plate_text: str
    plate_muted: str
    accent: str
    accent_text: str
    open: str
    open_text: str
    error: str
    players: tuple[str, ...] = PLAYERS
    mexican: str = MEXICAN_COLOUR
    depth: float = 1.0
    dim: float = 0.24


FELT = Theme(
    name="felt",
    weave="felt",
    surface_light="#2f8062",
    surface="#226650",
    surface_dark="#113a2e",
    grain=1.0,
    wood_light="#8a5a35",
    wood="#6a4226",
    wood_dark="#3b2313",
    brass_light="#f6dc93",
    brass="#c9a24b",
    brass_dark="#7d5d1e",
    tile_light="#fffaec",
    tile="#f4ead2",
    tile_edge="#bda882",
    tile_line="#b7a681",
    back_light="#7c4b35",
    back="#5f3626",
    back_edge="#341b11",
    plate="#0b2219",
    plate_alpha=0.80,
    plate_line="#3f7a63",
    plate_text="#f6f3ea",
    plate_muted="#a9c3b7",
    accent="#62d8ff",
    accent_text="#04212c",
    open="#ffb629",
    open_text="#2c1c00",
    error="#ff5d52",
)
DARK = replace(
    FELT,
    name="dark",
    surface_light="#333d4b",
    surface="#252d38",
    surface_dark="#12171e",
    grain=0.8,
    wood_light="#4d4a4c",
    wood="#37353a",
    wood_dark="#1c1b1f",
    tile_light="#efe8d8",
    tile="#e0d7c2",
    tile_edge="#9c8f74",
    tile_line="#a2967c",
    back_light="#56617a",
    back="#3e475c",
    back_edge="#222838",
    plate="#0c1016",
    plate_alpha=0.84,
    plate_line="#4a5769",
    plate_text="#f0f2f5",
    plate_muted="#9fabba",
)
WOOD = replace(
    FELT,
    name="wood",
    weave="planks",
    surface_light="#c99a68",
    surface="#b28150",
    surface_dark="#7d5531",
    wood_light="#6e4529",
    wood="#50301b",
    wood_dark="#2b180c",
    back_light="#3d6b62",
    back="#2b5049",
    back_edge="#152c28",
    plate="#22140a",
    plate_alpha=0.84,
    plate_line="#8a6240",
    plate_text="#fbf4e8",
    plate_muted="#d3bfa6",
)
CONTRAST = replace(
    FELT,
    name="contrast",
    weave="plain",
    surface_light="#000000",
    surface="#000000",
    surface_dark="#000000",
    grain=0.0,
    wood_light="#1c1c1c",
    wood="#141414",
    wood_dark="#000000",
    brass_light="#ffffff",
    brass="#d8d8d8",
    brass_dark="#8c8c8c",
    tile_light="#ffffff",
    tile="#ffffff",
    tile_edge="#8f8f8f",
    tile_line="#000000",
    back_light="#5a5a5a",
    back="#444444",
    back_edge="#ffffff",
    plate="#000000",
    plate_alpha=1.0,
    plate_line="#ffffff",
    plate_text="#ffffff",
    plate_muted="#e6e6e6",
    accent="#5be9ff",
    accent_text="#000000",
    open="#ffd400",
    open_text="#000000",
    error="#ff6f66",
    depth=0.0,
    dim=0.45,
)
THEMES: dict[ThemeName, Theme] = {"felt": FELT, "wood": WOOD, "dark": DARK, "contrast": CONTRAST}
