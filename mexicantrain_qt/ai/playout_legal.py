"""What is legal in a playout?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mexicantrain_qt.ai.playout_rules import CALL, DONE, DRAW, FOLLOW_UP, LAYING, NOBODY, PASS, TRAINS, TURN

if TYPE_CHECKING:
    from mexicantrain_qt.ai.playout_table import PlayoutTable


def binding(table: PlayoutTable) -> list[int]:
    """The trains on which the seat to move must cover before anything else."""
    rules = table.rules
    if (
        not table.opened
        or not rules.binds
        or table.phase != TURN
        or (rules.first_trains and table.first_turns)
    ):
        return []
    return rules.first_in_order(table.opened)


def owed(table: PlayoutTable) -> list[int]:
    """The trains on which a follow-up on the double may go now."""
    if table.phase != FOLLOW_UP:
        return []
    return table.rules.first_in_order(table.opened) if table.rules.binds else table.opened[-1:]


def places(table: PlayoutTable, tiles: int) -> list[tuple[int, int]]:
    """Where those of *tiles* that may lie somewhere may lie: (train, mask of tiles), only what is not empty.

    Whether another tile has to be played is not asked; *tiles* are in the hand of the seat to move.
    """
    rules, seat = table.rules, table.turn
    fits, ends = table.bits.fits, table.ends
    if table.lays_on():
        here = tiles & fits[ends[seat]]
        binds = binding(table)
        return [(seat, here)] if here and (not binds or seat in binds) else []
    binds = binding(table)
    if binds:
        return [(train, here) for train in sorted(binds) if (here := tiles & fits[ends[train]])]
    due: list[int] = []
    elsewhere = tiles
    if table.phase == FOLLOW_UP:
        if not rules.several_doubles:
            tiles &= ~table.bits.doubles
        due = owed(table)
        elsewhere = tiles & ~_bound_to_double(table)
    found = []
    mexican = rules.players
    open_to_me = table.marked | 1 << seat
    for train in range(mexican):
        if train in due:
            here = tiles & fits[ends[train]]
        elif open_to_me >> train & 1:
            here = elsewhere & fits[ends[train]]
        else:
            continue
        if here:
            found.append((train, here))
    here = (tiles if mexican in due else elsewhere) & fits[ends[mexican]]
    if here and _mexican_open(table):
        found.append((mexican, here))
    return found


def _bound_to_double(table: PlayoutTable) -> int:
    """The mask of tiles that must go on an open double in a follow-up."""
    rules = table.rules
    if table.drawn < 0:
        return -1 if rules.on_the_double else 0
    drawn = 1 << table.drawn
    bound = drawn if rules.drawn_on_the_double else 0
    return bound | (~drawn if rules.on_the_double or rules.drawn_on_the_double else 0)


def _mexican_open(table: PlayoutTable) -> bool:
    rules = table.rules
    if (
        table.phase == FOLLOW_UP
        and table.drawn >= 0
        and rules.on_the_double
        and not table.begun >> rules.players & 1
    ):
        return False
    return may_play_on_mexican(table, table.turn)


def may_play_on_mexican(table: PlayoutTable, seat: int) -> bool:
    """Whether *seat* may play on the Mexican train."""
    match table.rules.mexican_from:
        case "first_turn":
            return True
        case "second_turn":
            return not table.first_turns >> seat & 1
        case "own_train_started":
            return bool(table.begun >> seat & 1)
        case "never":
            return False


def drawn_fits(table: PlayoutTable) -> bool:
    """Whether the tile drawn last may be laid somewhere."""
    return table.drawn >= 0 and bool(places(table, 1 << table.drawn))


def may_draw_again(table: PlayoutTable) -> bool:
    """Whether the boneyard and ``draw_count`` leave another tile for the play now owed."""
    return bool(table.boneyard) and table.draws < table.rules.most_draws


def can_play_in_turn(table: PlayoutTable, seat: int) -> bool:
    """Whether *seat* could play a tile if it were its turn."""
    now = table.copy()
    now.turn, now.phase, now.drawn, now.draws = seat, TURN, -1, 0
    return bool(places(now, now.hands[seat]))


def plays(table: PlayoutTable) -> list[tuple[int, int]]:
    """The plays that are legal for the seat to move: (train, mask of tiles)."""
    if table.rules.must_play_drawn and table.drawn >= 0:
        found = places(table, 1 << table.drawn)
        if found:
            return found
    return places(table, table.hands[table.turn])


def others(table: PlayoutTable, can_play: bool) -> list[int]:
    """What is legal besides plays for the seat to move."""
    rules, seat = table.rules, table.turn
    lays_on = table.lays_on()
    in_together = table.in_together()
    laid = table.phase == LAYING or (table.in_first_train() and bool(table.begun >> seat & 1))
    owes_cover = (
        lays_on
        and not in_together
        and rules.follows_up
        and seat in table.opened
        and not table.is_dead(table.ends[seat])
    )
    if in_together or not may_draw_again(table):
        may_draw = False
    elif laid:
        may_draw = owes_cover
    elif table.first_turns >> seat & 1 and table.phase == TURN:
        may_draw = rules.first_turn_draws
    else:
        may_draw = True
    if in_together or (laid and not owes_cover):
        return [DONE]
    if can_play:
        return [PASS] if rules.may_play_drawn and drawn_fits(table) else []
    return [DRAW] if may_draw else [PASS]


def legal(table: PlayoutTable) -> list[int]:
    """Everything that is legal now, a call included."""
    if table.penalties is not None:
        return []
    found = [
        tile * TRAINS + train
        for train, mask in plays(table)
        for tile in range(mask.bit_length())
        if mask >> tile & 1
    ]
    found += others(table, bool(found))
    return [*found, CALL] if table.call_owed != NOBODY else found
