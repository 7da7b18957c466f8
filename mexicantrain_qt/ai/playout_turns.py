"""How do ordinary turns go by as fast as possible?"""

from __future__ import annotations

from collections.abc import Sequence

from mexicantrain_qt.ai.playout_plans import Plans
from mexicantrain_qt.ai.playout_policy import CLOSING, HARDLY, LAST_OF_PLAN, choose, train_to_lay
from mexicantrain_qt.ai.playout_rules import CALL, DRAW, FOLLOW_UP, NOBODY, PASS, TRAINS, TURN
from mexicantrain_qt.ai.playout_table import PlayoutTable


def play_on(table: PlayoutTable, plans: Plans | None, record: list[int] | None = None) -> None:
    """Everybody plays on as in ``playout_policy`` to the end of the round; *record* gets the actions."""
    while table.penalties is None:
        if _is_ordinary(table):
            _ordinary_turns(table, plans, record)
        else:
            if plans is not None and table.in_first_train():
                _lay_first_train(table, plans, record)
            action = choose(table, plans)
            if record is not None:
                record.append(action)
            table.do(action)


def _lay_first_train(table: PlayoutTable, plans: Plans, record: list[int] | None) -> None:
    """All tiles but the last one of the whole train that the seat to move may lay; nothing when it has begun it."""
    seat, bits = table.turn, table.bits
    if table.begun >> seat & 1 or table.drawn >= 0 or table.call_owed != NOBODY:
        return
    hand, end = table.hands[seat], table.ends[seat]
    tiles = train_to_lay(table, plans)[:-1]
    if not tiles:
        return
    for tile in tiles:
        hand ^= 1 << tile
        table.left ^= 1 << tile
        end = bits.sides[tile] - end
    table.hands[seat], table.ends[seat] = hand, end
    table.begun |= 1 << seat
    table.marked &= ~(1 << seat)
    table.passes = 0
    if bits.double_of[tiles[-1]] >= 0:
        table.opened.append(seat)
        table.crosswise |= 1 << seat
    table.bury_dead_doubles()
    if record is not None:
        record += [tile * TRAINS + seat for tile in tiles]


def _is_ordinary(table: PlayoutTable) -> bool:
    """Whether a turn begins from which on everything is as ``_ordinary_turns`` takes it to be."""
    return (
        table.rules.ordinary
        and table.phase == TURN
        and not table.draws
        and table.call_owed == NOBODY
        and (not table.first_turns or table.rules.first_turns_are_ordinary)
    )


def _ordinary_turns(table: PlayoutTable, plans: Plans | None, record: list[int] | None) -> None:  # noqa: PLR0915  nearly all the time goes by in here, where a call costs as much as a choice
    """The turns up to the end of the round, as ``choose`` and ``PlayoutTable.do`` would have them."""
    rules, bits, players = table.rules, table.bits, table.rules.players
    fits, sides, double_of, urgency = bits.fits, bits.sides, bits.double_of, bits.urgency
    open_trains, binds, on_the_double = rules.open_trains, rules.binds, rules.on_the_double
    follows_up, first_in_order = rules.follows_up, rules.first_in_order
    hands, ends, boneyard, opened = table.hands, table.ends, table.boneyard, table.opened
    seat, marked, left, begun, passes = table.turn, table.marked, table.left, table.begun, table.passes
    # The plans by seat: what is left of the order, its mask, and the end that it begins at (-1: plan anew).
    orders: list[tuple[int, ...]] = [()] * players
    masks, plan_ends = [0] * players, [-1] * players
    trains: Sequence[int]
    while True:
        own, hand, following, laid = 1 << seat, hands[seat], False, False
        owed: Sequence[int] = ()
        if binds and opened:
            trains = first_in_order(opened)
            at_home = seat in trains
        else:
            trains, at_home = open_trains[marked & ~own], True
        while True:  # one tile; after a double another one
            end = ends[seat]
            planned, first = 0, -1
            if hand & fits[end] and plans is not None:
                if plan_ends[seat] != end:
                    _, masks[seat], orders[seat] = plans.best(hand, end)
                    plan_ends[seat] = end
                planned, first = masks[seat], orders[seat][0]
            tile, where = -1, seat
            if plans is None:
                most = 0
                for train in (*trains, seat) if at_home else trains:
                    if hand & fits[ends[train]] > most:
                        most, where = hand & fits[ends[train]], train
                tile = most.bit_length() - 1
            elif first >= 0 and at_home and following and binds and seat in opened:
                tile = first
            else:
                spare, unseen, most = hand & ~planned, left & ~hand, HARDLY
                for train in trains:
                    near = ends[train]
                    here = spare & fits[near]
                    if here and train != seat:
                        offered = (unseen & fits[near]).bit_count()
                        while here:
                            other = here.bit_length() - 1
                            here ^= 1 << other
                            value = (
                                urgency[other] + offered - (unseen & fits[sides[other] - near]).bit_count()
                            )
                            if value > most:
                                most, tile, where = value, other, train
                if first >= 0:
                    if at_home and marked & own and most < CLOSING:
                        tile, where = first, seat
                    elif tile < 0:
                        if at_home:
                            tile, most = first, urgency[first] + LAST_OF_PLAN
                        last = orders[seat][-1]
                        bit = 1 << last if not at_home or last != first else 0
                        for train in trains:
                            near = ends[train]
                            if bit & fits[near] and train != seat:
                                value = urgency[last] + (unseen & fits[near]).bit_count()
                                value -= (unseen & fits[sides[last] - near]).bit_count()
                                if value > most:
                                    most, tile, where = value, last, train
            if tile < 0:
                found = hand & fits[end] if at_home else 0
                for train in trains:
                    found |= hand & fits[ends[train]]
                if found:
                    table.turn, table.marked, table.left, table.begun = seat, marked, left, begun
                    table.opened, table.phase = opened, FOLLOW_UP if following else TURN
                    tile, where = divmod(choose(table, plans), TRAINS)
                elif not boneyard:
                    marked |= own
                    passes += 1
                    if record is not None:
                        record.append(PASS)
                    break
                else:
                    if record is not None:
                        record.append(DRAW)
                    tile = boneyard.pop()
                    bit = 1 << tile
                    if rules.keeps_drawn:
                        hands[seat] = hand | bit
                        plan_ends[seat] = -1
                        marked |= own
                        passes = 0
                        break
                    if rules.marked_before_draw:
                        marked |= own
                    if following and rules.drawn_on_the_double:
                        trains, at_home = owed, seat in owed
                    elif following:
                        trains, at_home = open_trains[marked & ~own], True
                        if on_the_double and not begun >> players & 1:
                            trains = trains[:-1]
                        trains = sorted((*trains, *owed))
                    where = -1
                    for train in trains:
                        if bit & fits[ends[train]] and train != seat:
                            where = train
                            break
                    if (
                        at_home
                        and bit & fits[end]
                        and (
                            where < 0
                            or marked & own
                            or plans is None
                            or plans.best(hand, sides[tile] - end)[0] >= plans.best(hand, end)[0]
                        )
                    ):
                        where = seat
                    if where < 0:
                        hands[seat] = hand | bit
                        plan_ends[seat] = -1
                        marked |= own
                        passes += 1
                        if record is not None:
                            record.append(PASS)
                        break
                    hand |= bit
            if record is not None:
                record.append(tile * TRAINS + where)
            bit = 1 << tile
            hand ^= bit
            hands[seat] = hand
            left ^= bit
            ends[where] = sides[tile] - ends[where]
            begun |= 1 << where
            passes, laid = 0, True
            if where == seat:
                marked &= ~own
                if tile == first and planned != bit:
                    orders[seat] = orders[seat][1:]
                    masks[seat] = planned ^ bit
                    plan_ends[seat] = ends[seat]
                else:
                    plan_ends[seat] = -1
            elif bit & masks[seat]:  # the plan may be one for an end that the train does not have just now
                plan_ends[seat] = -1
            is_double = double_of[tile] >= 0
            if opened:
                opened = [train for train in opened if train != where and left & fits[ends[train]]]
            if is_double and left & fits[ends[where]]:
                opened = [*opened, where]
            if not hand:
                table.turn, table.marked, table.left, table.begun = seat, marked, left, begun
                table.opened = opened
                table.end_round(own, is_double)
                return
            if not is_double or not follows_up or where not in opened:
                break
            following = True
            owed = first_in_order(opened) if binds else [where]
            if on_the_double:
                trains, at_home = owed, seat in owed
            else:
                trains, at_home = sorted((*open_trains[marked & ~own], *owed)), True
        if not boneyard and passes >= players:
            table.turn, table.marked, table.left, table.begun = seat, marked, left, begun
            table.opened, table.phase, table.first_turns = opened, TURN, 0
            if table.is_blocked():
                table.end_round(0, False)
                return
        if record is not None and rules.call_required and laid and hands[seat].bit_count() == 1:
            record.append(CALL)
        seat = seat + 1 if seat + 1 < players else 0
