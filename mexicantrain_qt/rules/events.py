"""What happened? In the past tense, in the order in which a table should show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName

DrawnFor: TypeAlias = Literal["play", "engine", "forgotten_call"]


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """The hands were dealt; *hands* are the numbers of tiles by seat, before any hunt for the engine."""

    round: int
    starter: int
    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EngineLaid:
    """The engine lies on the hub; *seat* held it (``None``: it was set aside before the deal)."""

    engine: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class TurnStarted:
    seat: int


@dataclass(frozen=True, slots=True)
class TilePlayed:
    seat: int
    tile: Tile
    train: TrainName


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """*tile* is ``None`` where the one who looks may not know it."""

    seat: int
    tile: Tile | None
    drawn_for: DrawnFor = "play"


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int


@dataclass(frozen=True, slots=True)
class TrainDone:
    """A whole first train, or a late whole train, was ended with *done*."""

    seat: int


@dataclass(frozen=True, slots=True)
class MarkerRaised:
    seat: int


@dataclass(frozen=True, slots=True)
class MarkerLowered:
    seat: int


@dataclass(frozen=True, slots=True)
class DoubleOpened:
    train: TrainName


@dataclass(frozen=True, slots=True)
class DoubleCovered:
    train: TrainName


@dataclass(frozen=True, slots=True)
class DoubleDied:
    """No tile of its number is left; the double needs no cover and its train is closed for good."""

    train: TrainName


@dataclass(frozen=True, slots=True)
class LastTileCalled:
    seat: int


@dataclass(frozen=True, slots=True)
class CallForgotten:
    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """*out* are the seats that went out (none: the round is blocked); *hands* are turned up for all."""

    out: tuple[int, ...]
    penalties: tuple[int, ...]
    hands: tuple[tuple[Tile, ...], ...]


Event: TypeAlias = (
    RoundStarted
    | EngineLaid
    | TurnStarted
    | TilePlayed
    | TileDrawn
    | Passed
    | TrainDone
    | MarkerRaised
    | MarkerLowered
    | DoubleOpened
    | DoubleCovered
    | DoubleDied
    | LastTileCalled
    | CallForgotten
    | RoundEnded
)
