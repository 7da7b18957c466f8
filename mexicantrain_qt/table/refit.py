"""How is the table shared out among the trains?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import cos, radians, sin
from typing import Literal

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.clear import TrainPlaces
from mexicantrain_qt.table.choice import choose
from mexicantrain_qt.table.geometry import Box, Wall, mirrored
from mexicantrain_qt.table.ray import DOUBLE, LOCOMOTIVE, PLAIN
from mexicantrain_qt.table.standing import Table, things, things_as_walls
from mexicantrain_qt.table.rays import height_for
from mexicantrain_qt.table.survey import Room, Surveyor, Walls
from mexicantrain_qt.table.track import PITCH, Route, Track
from mexicantrain_qt.table.places import Plan, lay
from mexicantrain_qt.table.ways import Felt, Side, Way, box, ways


def share_out(table: Table, known: Mapping[TrainName, tuple[bool, ...]], px: float, reserve: int) -> Plan | None:
    """A plan at *px* a unit, with room for *reserve* more tiles on every train; ``None``: there is none."""
    boxes = things(table, px)
    felt = Felt(table.width / px / 2, table.height / px / 2, things_as_walls(list(boxes.values())))
    found: dict[TrainName, list[Way]] = {}
    for name in table.names:
        found[name] = _best(felt, name, table, known[name], reserve)
        if not found[name]:
            return None
    chosen = choose(found)
    if chosen is None:
        return None
    shares = _with_all_room(px, felt, known, chosen)
    return None if shares is None else Plan(table, px, shares, boxes)


def _best(felt: Felt, name: TrainName, table: Table, known: tuple[bool, ...], reserve: int) -> list[Way]:
    angle = table.angles[name]
    lean = cos(radians(angle))
    steep = abs(sin(radians(angle))) > 0.7
    sides: list[Literal[1, -1]] = [1, -1] if lean > -1e-6 else [-1, 1]
    if abs(lean) > 1e-6:
        sides = sides[:1]
    elif name == table.names[0]:
        sides = [-1, 1]
    some: dict[tuple[float, float, int, bool], list[Way]] = {}
    for number, side in enumerate(sides):
        for way in ways(felt, name, table.angles, known, side, reserve, True):
            if number:
                way = replace(way, cost=way.cost + 0.1)
            some.setdefault((way.room.top, way.room.bottom, side, way.room.wraps), []).append(way)
    return [way for group in some.values() for way in sorted(group, key=lambda one: one.cost)[:2]]


FAILS = []


def _with_all_room(px_: float, felt: Felt, known: Mapping[TrainName, tuple[bool, ...]], chosen: Mapping[TrainName, Way]) -> dict[TrainName, tuple[Route, Side]]:
    """The rooms of the *chosen* ways with what is left of the table shared out too."""
    claims: dict[TrainName, tuple[Wall, ...]] = {
        name: (*way.ray.walls, *(box(low, y - 1, high, y + 1) for y, low, high in way.lanes)) for name, way in chosen.items()
    }
    rooms = {name: way.room for name, way in chosen.items()}
    routes = {name: way.route for name, way in chosen.items()}
    spare = {}
    for name, way in chosen.items():
        spare[name] = _spare(Track(way.route))[0]
        if spare[name] < 0:
            FAILS.append((px_, name, len(known[name])))

    def take(name: TrainName, room: Room) -> bool:
        way = chosen[name]
        walls = [*felt.things, *(one for other, some in claims.items() if other != name for one in some)]
        track = Surveyor(way.route)
        track.room = replace(room, walls=(Walls(mirrored(walls, way.side)),))
        track.given = len(way.route.lanes) - 1
        count, track = _spare(track)
        if count <= spare[name]:
            return False
        spare[name], rooms[name] = count, room
        routes[name] = replace(way.route, lanes=tuple(lane for lane, _ in track.made))
        lanes = []
        for lane, start in track.made:
            a, b = sorted((start * way.side, lane.end * way.side))
            lanes.append(box(a - 0.3, lane.y - 1, b + 0.3, lane.y + 1))
        claims[name] = (*way.ray.walls, *lanes)
        return True

    for name in sorted(chosen, key=lambda one: -len(known[one])):
        take(name, rooms[name])
    todo = set(chosen)
    while todo:
        name = min(todo, key=lambda one: (spare[one], one))
        room = rooms[name]
        more = replace(room, bottom=room.bottom + PITCH) if room.fold > 0 else replace(room, top=room.top - PITCH)
        inside = felt.top <= more.top and more.bottom <= felt.bottom
        if not (inside and spare[name] < 30 and take(name, more)):
            todo.discard(name)
    return {name: (routes[name], way.side) for name, way in chosen.items()}


def _spare(track: Track) -> tuple[int, Track]:
    """How many tiles more than the known ones there is room for, ghost and marker included (-1: not even these)."""
    if not track.lay_all(track.route.known):
        return -1, track
    count = -1
    while count < 60 and track.where(DOUBLE) is not None and track.where(LOCOMOTIVE) is not None:
        if track.lay(PLAIN) is None:
            break
        count += 1
    return count, track


def sizes(table: Table) -> list[float]:
    """px a unit worth trying, the largest first: those that make the most of the table's height, and one between any two."""
    found: list[float] = []
    for rows in range(4, 40):
        px = table.height / height_for(rows) - 1e-6
        if found:
            found.append((found[-1] * px) ** 0.5)
        found.append(px)
    return [px for px in found if px <= LARGEST]


LARGEST = 46.0


def reserve_for(px: float) -> int:
    return 6 if px >= 40 else 4 if px >= 36 else 3 if px >= 32 else 2 if px >= 28 else 1


def refit(
    table: Table, known: Mapping[TrainName, tuple[bool, ...]], before: Plan | None
) -> tuple[Plan, dict[TrainName, TrainPlaces]]:
    most = before.tile_px if before is not None and before.table == table else LARGEST
    for px in sizes(table):
        if px <= most:
            plan = share_out(table, known, px, reserve_for(px))
            laid = None if plan is None else lay(plan, known)
            if plan is not None and laid is not None:
                return plan, laid
            if plan is not None: LOST.append(px)
    raise ValueError("no room")


LOST: list[float] = []
