"""How is the table shared out among the trains at one size?"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians
from typing import TypeAlias

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.choice import choose
from mexicantrain_qt.table.geometry import Wall, mirrored
from mexicantrain_qt.table.places import Plan
from mexicantrain_qt.table.ray import DOUBLE, LOCOMOTIVE, PLAIN
from mexicantrain_qt.table.rays import height_of
from mexicantrain_qt.table.standing import Table, things, things_as_walls
from mexicantrain_qt.table.survey import Room, Surveyor, Walls
from mexicantrain_qt.table.track import PITCH, Route, Track
from mexicantrain_qt.table.ways import Felt, Side, Way, box, ways

OTHER_SIDE = 0.1
ENOUGH = 30

Known: TypeAlias = Mapping[TrainName, tuple[bool, ...]]
"""The tiles that lie, doubles or not."""


def share_out(
    table: Table, known: Known, px: float, reserve: int, shift: int, before: Plan | None = None
) -> Plan | None:
    """A plan at *px* a unit, with room for *reserve* more tiles on every train; ``None``: none was found.

    *shift*: how many half pitches below the middle of the table the hub stands. *before*: the plan by which
    the tiles lie.
    """
    width, height, hub = table.width / px, table.height / px, height_of(shift)
    boxes = {name: one.moved(0, -hub) for name, one in things(table, px).items()}
    felt = Felt(width / 2, -height / 2 - hub, height / 2 - hub, shift, things_as_walls(list(boxes.values())))
    found: dict[TrainName, list[Way]] = {}
    for name in sorted(table.names, key=lambda one: -len(known[one])):
        found[name] = _best_ways(felt, name, table, known[name], reserve)
        if not found[name]:
            return None
        if before is not None and known[name]:
            found[name] = [way._replace(cost=way.cost + _far(way, before, hub, px)) for way in found[name]]
    chosen = choose(found)
    if chosen is None:
        return None
    routes = _Rest(felt, chosen).share()
    ways_taken = {name: (routes[name], chosen[name].side) for name in table.names}
    return Plan(table, px, width, height, shift, ways_taken, boxes)


def _best_ways(felt: Felt, name: TrainName, table: Table, known: tuple[bool, ...], reserve: int) -> list[Way]:
    """The two nicest of all ways that take the same rows."""
    lean = cos(radians(table.angles[name]))
    sides: tuple[Side, ...] = (1,) if lean > 1e-6 else (-1,)
    if abs(lean) < 1e-6:
        sides = (-1, 1) if name == table.names[0] else (1, -1)
    some: dict[tuple[float, float, int, bool], list[Way]] = {}
    for side in sides:
        for way in ways(felt, name, table.angles, known, side, reserve):
            one = way if side == sides[0] else way._replace(cost=way.cost + OTHER_SIDE)
            some.setdefault((way.room.top, way.room.bottom, side, way.room.wraps), []).append(one)
    return [way for group in some.values() for way in sorted(group, key=lambda one: one.cost)[:2]]


def _far(way: Way, before: Plan, hub: float, px: float) -> float:
    """What it costs that a train would have to move far."""
    route, side = before.routes[way.name]
    moved = abs((way.route.row + hub) * px - (route.row + before.hub) * before.tile_px) / px
    return min(0.3, 0.05 * moved) + (0.3 if side != way.side else 0.0)


class _Rest:
    """Shares out what the chosen ways leave of the table; the train with the least room to spare has the
    first choice.
    """

    def __init__(self, felt: Felt, chosen: Mapping[TrainName, Way]) -> None:
        self._felt, self._chosen = felt, chosen
        self._claims: dict[TrainName, tuple[Wall, ...]] = {
            name: (*way.ray.walls, *(box(low, y - 1, high, y + 1) for y, low, high in way.lanes))
            for name, way in chosen.items()
        }
        self._rooms = {name: way.room for name, way in chosen.items()}
        self._routes = {name: way.route for name, way in chosen.items()}
        self._spare = {name: _spare(Track(way.route)) for name, way in chosen.items()}

    def share(self) -> dict[TrainName, Route]:
        """The routes with all the lanes they may use."""
        for name in sorted(self._chosen, key=lambda one: (self._spare[one], one)):
            self._take(name, self._rooms[name])
        todo = set(self._chosen)
        while todo:
            name = min(todo, key=lambda one: (self._spare[one], one))
            room = self._rooms[name]
            down = room.fold > 0
            more = room._replace(bottom=room.bottom + PITCH) if down else room._replace(top=room.top - PITCH)
            inside = self._felt.top <= more.top and more.bottom <= self._felt.bottom
            if not (inside and self._spare[name] < ENOUGH and self._take(name, more)):
                todo.discard(name)
        return self._routes

    def _take(self, name: TrainName, room: Room) -> bool:
        """Let a train have all of *room* that is free; whether that is more than it had."""
        way = self._chosen[name]
        others = [one for other, some in self._claims.items() if other != name for one in some]
        walls = Walls(mirrored([*self._felt.things, *others], way.side))
        track = Surveyor(way.route, room._replace(walls=walls), given=len(way.route.lanes) - 1)
        spare = _spare(track)
        if spare <= self._spare[name]:
            return False
        self._spare[name], self._rooms[name] = spare, room
        self._routes[name] = way.route._replace(lanes=tuple(lane for lane, _ in track.made))
        lanes = []
        for lane, start in track.made:
            low, high = sorted((start * way.side, lane.end * way.side))
            lanes.append(box(low - 0.3, lane.y - 1, high + 0.3, lane.y + 1))
        self._claims[name] = (*way.ray.walls, *lanes)
        return True


def _spare(track: Track) -> int:
    """Lay the known tiles, and then as many as there is room for, ghost and marker included: how many (-1:
    none).
    """
    if not track.lay_all(track.route.known):
        return -1
    count = -1
    while count < 2 * ENOUGH:
        if not track.goes_straight_on and (track.after(DOUBLE) is None or track.after(LOCOMOTIVE) is None):
            break
        if not track.go_on(PLAIN):
            break
        count += 1
    return count
