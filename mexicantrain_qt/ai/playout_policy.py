"""What does a player do in a playout?"""

from __future__ import annotations

from mexicantrain_qt.ai.playout_legal import others, plays
from mexicantrain_qt.ai.playout_plans import Plans
from mexicantrain_qt.ai.playout_rules import CALL, DONE, FOLLOW_UP, NOBODY, TRAINS
from mexicantrain_qt.ai.playout_table import PlayoutTable

CLOSING = 20
"""From which urgency on a spare tile goes before the own train is closed again."""

LAST_OF_PLAN = -4
"""By how much the last tile of the plan may be less urgent than the first and still go first, on another train."""

HARDLY = -1000
"""Less than any tile is worth."""


def choose(table: PlayoutTable, plans: Plans | None) -> int:
    """Keep the heaviest train for the own train, get rid of other tiles on other trains, doubles and heavy ones first.

    A marked own train is closed first, unless a tile is urgent, and so is an own double that somebody else would
    cover. What lies last in a long plan may as well go elsewhere. Without *plans*: the tile that costs most,
    on any train that takes it.
    """
    if table.call_owed != NOBODY:
        return CALL
    found = plays(table)
    if not found:
        return others(table, False)[0]
    if plans is None:
        return _heaviest(table, found)
    if table.lays_on():
        return _lay_whole_train(table, plans, found)
    if table.rules.must_play_drawn and table.drawn >= 0 and found[0][1] == 1 << table.drawn:
        return table.drawn * TRAINS + _place_for_drawn(table, plans, [train for train, _ in found])
    return _choose_by_plan(table, plans, found)


def _choose_by_plan(table: PlayoutTable, plans: Plans, found: list[tuple[int, int]]) -> int:
    seat = table.turn
    marked = table.marked >> seat & 1
    _, planned, order = plans.best(table.hands[seat], table.ends[seat])
    if not order:
        return _best_elsewhere(table, found, -1)[1]
    home = order[0] * TRAINS + seat
    at_home = any(train == seat and mask >> order[0] & 1 for train, mask in found)
    if at_home and _is_exposed(table):
        return home
    urgency, spare = _best_elsewhere(table, found, ~planned)
    if at_home and marked and urgency < CLOSING:
        return home
    if spare >= 0:
        return spare
    urgency, last = _best_elsewhere(table, found, 1 << order[-1])
    if at_home:
        return last if len(order) > 1 and urgency > table.bits.urgency[order[0]] + LAST_OF_PLAN else home
    return last if last >= 0 else least_spoilt(table, plans, found)


def least_spoilt(table: PlayoutTable, plans: Plans, found: list[tuple[int, int]]) -> int:
    """The play of *found*, (train, mask of tiles), after which the best plan leaves the least over."""
    seat = table.turn
    hand, end = table.hands[seat], table.ends[seat]
    sides, urgency = table.bits.sides, table.bits.urgency
    most, choice = -1, -1
    for train, mask in found:
        left = mask
        while left:
            tile = left.bit_length() - 1
            left ^= 1 << tile
            then = sides[tile] - end if train == seat else end
            value = plans.best(hand ^ 1 << tile, then)[0] + urgency[tile]
            if value > most:
                most, choice = value, tile * TRAINS + train
    return choice


def _heaviest(table: PlayoutTable, found: list[tuple[int, int]]) -> int:
    cost = table.bits.cost
    tiles = [(cost[tile], tile, train) for train, mask in found for tile in _tiles(mask)]
    _, tile, train = max(tiles)
    return tile * TRAINS + train


def _tiles(mask: int) -> list[int]:
    return [tile for tile in range(mask.bit_length() - 1, -1, -1) if mask >> tile & 1]


def _is_exposed(table: PlayoutTable) -> bool:
    """Whether somebody else would have to cover a double on the own train."""
    return table.phase == FOLLOW_UP and table.rules.binds and table.turn in table.opened


def _best_elsewhere(table: PlayoutTable, found: list[tuple[int, int]], tiles: int) -> tuple[int, int]:
    """The most urgent of *tiles* for another train, with an end that offers others as little as possible.

    How urgent, and the play, which is -1 where there is none.
    """
    seat, bits = table.turn, table.bits
    unseen = table.left & ~table.hands[seat]
    most, choice = HARDLY, -1
    for train, mask in found:
        if train == seat:
            continue
        near = table.ends[train]
        offered = (unseen & bits.fits[near]).bit_count()
        for tile in _tiles(mask & tiles):
            far = bits.sides[tile] - near
            value = bits.urgency[tile] + offered - (unseen & bits.fits[far]).bit_count()
            if value > most:
                most, choice = value, tile * TRAINS + train
    return most, choice


def _place_for_drawn(table: PlayoutTable, plans: Plans, trains: list[int]) -> int:
    """Where the drawn tile goes: home if that leaves as good a plan."""
    seat = table.turn
    elsewhere = [train for train in trains if train != seat]
    if seat not in trains or not elsewhere:
        return trains[0]
    end = table.ends[seat]
    rest = table.hands[seat] ^ 1 << table.drawn
    here = plans.best(rest, table.bits.sides[table.drawn] - end)[0]
    return seat if table.marked >> seat & 1 or here >= plans.best(rest, end)[0] else elsewhere[0]


def train_to_lay(table: PlayoutTable, plans: Plans) -> tuple[int, ...]:
    """The whole train that the seat to move should lay now."""
    seat = table.turn
    may_end_in_double = not table.rules.follows_up or table.in_together()
    return plans.whole_train(table.hands[seat], table.ends[seat], may_end_in_double)


def _lay_whole_train(table: PlayoutTable, plans: Plans, found: list[tuple[int, int]]) -> int:
    train = train_to_lay(table, plans)
    if train and found[0][1] >> train[0] & 1:
        return train[0] * TRAINS + table.turn
    if DONE in others(table, True):
        return DONE
    return least_spoilt(table, plans, found)
