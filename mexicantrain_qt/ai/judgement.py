"""How good is a tile for the player who lays it, as far as one can tell without trying?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from mexicantrain_qt.ai.reading import burden, on_the_table, owes_follow_up, own
from mexicantrain_qt.ai.trails import Trails
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Taste:
    """What things are worth, in pips. The figures come from many thousand rounds on duplicate deals.

    ``planned``: the part of its burden that a tile keeps while the plan for the own train holds it. ``marked``: an own
    train that stays open to all. ``lonely``: a double that the hand cannot follow. ``offered``: for each
    unseen tile that fits the end of a train that is open to all. ``exposed``: the part of the plan that is lost when
    somebody else has to cover a double on the own train. ``bound``: what it is worth that the next player must cover.
    """

    planned: float = 0.2
    marked: float = 14
    lonely: float = 2
    offered: float = 0.3
    exposed: float = 0.7
    bound: float = 4


_OUT = -1000.0
_LONGEST_CHAIN = 3


@dataclass(frozen=True, slots=True)
class _Line:
    """Some tiles laid one after the other in this turn, and the table then.

    ``open_doubles``: the trains that end in one. ``at_home``: whether a tile went on the own train.
    """

    laid: tuple[Tile, ...]
    ends: Mapping[TrainName, int]
    open_doubles: frozenset[TrainName]
    at_home: bool

    def then(self, tile: Tile, train: TrainName, home: TrainName) -> _Line:
        ends = {**self.ends, train: tile.other(self.ends[train])}
        open_doubles = self.open_doubles | {train} if tile.is_double else self.open_doubles - {train}
        return _Line((*self.laid, tile), ends, open_doubles, self.at_home or train == home)


class Judgement:
    """What the tiles of one view are worth; ``cost`` is lower for a better one."""

    def __init__(self, view: PlayerView, taste: Taste | None = None) -> None:
        self._view = view
        self._taste = taste or Taste()
        self._weight = burden(view.options)
        self.trails = Trails(view.hand, self._weight)
        self._home = own(view).name
        self._all = sum(map(self._weight, view.hand))
        self._ends = {train.name: train.end for train in view.trains}
        self._public = tuple(
            train.name
            for train in view.trains_played
            if train.is_mexican or (train.marked and train.name != self._home)
        )
        self._binds = view.options.open_double_binds
        seen = on_the_table(view) | view.hand
        self._unseen = [
            view.options.highest + 1 - sum(1 for tile in seen if tile.fits(number))
            for number in range(view.options.highest + 1)
        ]

    def cost(self, play: Play) -> float:
        """What the player is left with after *play* and the best follow-up it may need."""
        line = _Line((), self._ends, frozenset(self._view.open_doubles), at_home=False)
        return self._cost(line.then(play.tile, play.train, self._home), play)

    def _cost(self, line: _Line, play: Play) -> float:
        if len(line.laid) == len(self._view.hand) and not self._must_cover_the_last(line, play):
            return _OUT
        cost = self._left_over(line)
        if not self._owes_follow_up(line, play):
            return cost
        followed = [self._cost(then, follow_up) for then, follow_up in self._follow_ups(line, play)]
        return min(followed, default=cost + self._taste.lonely)

    def _owes_follow_up(self, line: _Line, play: Play) -> bool:
        if not play.tile.is_double or not owes_follow_up(self._view):
            return False
        number = play.tile.low
        is_dead = not self._unseen[number] and not any(tile.fits(number) for tile in self._left(line))
        return not (is_dead and self._view.options.dead_double == "needs_no_cover")

    def _must_cover_the_last(self, line: _Line, play: Play) -> bool:
        return self._view.options.out_on_double == "must_be_covered" and self._owes_follow_up(line, play)

    def _left(self, line: _Line) -> frozenset[Tile]:
        return self._view.hand.difference(line.laid)

    def _left_over(self, line: _Line) -> float:
        """The hand after *line*, planned anew, and what the table then has for others."""
        taste = self._taste
        planned = self.trails.value(line.ends[self._home], without=line.laid)
        if self._binds and self._home in line.open_doubles:
            planned = round(planned * (1 - taste.exposed))
        cost = self._all - sum(map(self._weight, line.laid)) - planned + taste.planned * planned
        if self._binds and line.open_doubles:
            cost -= taste.bound
        if own(self._view).marked and not line.at_home:
            cost += taste.marked
        return cost + taste.offered * sum(self._unseen[line.ends[train]] for train in self._public)

    def _follow_ups(self, line: _Line, play: Play) -> Iterator[tuple[_Line, Play]]:
        view = self._view
        if len(line.laid) >= _LONGEST_CHAIN:
            return
        trains: tuple[TrainName, ...] = (play.train,)
        if view.options.follow_up == "anywhere":
            open_to_me = (train.name for train in view.trains_played if train.is_open_to(view.seat))
            trains = tuple(dict.fromkeys((play.train, *open_to_me)))
        for tile in sorted(self._left(line)):
            if tile.is_double and not view.options.several_doubles:
                continue
            for train in trains:
                if tile.fits(line.ends[train]):
                    yield line.then(tile, train, self._home), Play(tile, train)
