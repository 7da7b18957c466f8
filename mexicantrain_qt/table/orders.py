"""In which order has every player put the hand, and which tiles of it stand there as a train?"""

from __future__ import annotations

from collections.abc import Sequence

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import own_train
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.looks import RackOrder
from mexicantrain_qt.table.rack import kept_order, moved, sorted_hand


class Orders:
    """The racks of all seats in one round. What is asked for a view is about the hand that is seen there."""

    def __init__(self) -> None:
        self._orders: dict[int, tuple[Tile, ...]] = {}
        self._trains: dict[int, tuple[Tile, ...]] = {}
        self._before: dict[int, tuple[Tile, ...]] = {}  # the order of a hand before it stood as a train

    def forget(self) -> None:
        """Other hands have been dealt."""
        self._orders.clear()
        self._trains.clear()
        self._before.clear()

    def take(self, view: PlayerView) -> None:
        """The hand is that of *view* now; what is new in it stands at the right."""
        self._orders[view.seat] = kept_order(self.of(view.seat), view.hand)

    def of(self, seat: int) -> tuple[Tile, ...]:
        """The hand from left to right."""
        return self._orders.get(seat, ())

    def sort(self, view: PlayerView, order: RackOrder) -> None:
        self._trains.pop(view.seat, None)
        self._before.pop(view.seat, None)
        self._orders[view.seat] = sorted_hand(view.hand, order)

    def put_train(self, view: PlayerView, train: Sequence[Tile]) -> None:
        """*train* as it would lie at the end of the own train, and the heaviest of the others first."""
        spares = sorted_hand(view.hand.difference(train), "pips")
        self._before.setdefault(view.seat, self.of(view.seat))
        self._trains[view.seat] = tuple(train)
        self._orders[view.seat] = kept_order((*train, *spares), view.hand)

    def end_train(self, view: PlayerView) -> None:
        """The hand stands as it stood before it was put as a train, if it was."""
        self._trains.pop(view.seat, None)
        self._orders[view.seat] = kept_order(self._before.pop(view.seat, self.of(view.seat)), view.hand)

    def move(self, seat: int, tile: Tile, to: int) -> None:
        self._orders[seat] = moved(self.of(seat), tile, to)

    def train(self, view: PlayerView) -> dict[Tile, int]:
        """The tiles at the left that still make a train at the end of the own one, and the number each begins with.

        Empty if the hand was not put like that, or has not stayed so.
        """
        wanted = [tile for tile in self._trains.get(view.seat, ()) if tile in view.hand]
        end = view.train(own_train(view.seat)).end
        found: dict[Tile, int] = {}
        for tile, stands in zip(wanted, self.of(view.seat), strict=False):
            if tile != stands or not tile.fits(end):
                break
            found[tile] = end
            end = tile.other(end)
        return found
