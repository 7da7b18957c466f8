"""When is a turn over, when is the round over, and who moves next?"""

from __future__ import annotations

from collections.abc import Sequence

from mexicantrain_qt.rules.events import CallForgotten, LastTileCalled, RoundEnded, TurnStarted
from mexicantrain_qt.rules.legal import could_play
from mexicantrain_qt.rules.moment import Moment
from mexicantrain_qt.rules.scoring import round_penalties
from mexicantrain_qt.rules.state import Result


def end_turn(moment: Moment, *, played: bool) -> None:
    """The turn is over: the round ends, or the next seat moves. *played*: a tile was laid in the turn."""
    before = moment.before
    seat = moment.turn
    moment.phase, moment.drawn, moment.draws = "turn", None, 0
    moment.first_turns_left = tuple(other for other in moment.first_turns_left if other != seat)
    out = _out_after_first_trains(moment)
    if out or _is_blocked(moment):
        end_round(moment, out, doubled=_out_on_a_double(moment, out))
        return
    _forgotten_call(moment)
    if played and len(moment.hands[seat]) == 1 and not before.in_together:
        _last_tile_left(moment, seat)
    moment.turn = (seat + 1) % before.players
    moment.happened(TurnStarted(moment.turn))


def end_round(moment: Moment, out: Sequence[int], *, doubled: bool) -> None:
    """The round is over: the seats *out* went out (none: blocked), all hands are turned up and counted."""
    options = moment.before.options
    penalties = round_penalties(options, moment.hands, out, doubled=doubled)
    moment.phase, moment.drawn, moment.draws = "turn", None, 0
    moment.first_turns_left, moment.call_owed = (), None
    moment.result = Result(tuple(out), penalties)
    moment.happened(RoundEnded(tuple(out), penalties, tuple(tuple(sorted(hand)) for hand in moment.hands)))


def _out_after_first_trains(moment: Moment) -> tuple[int, ...]:
    """The seats with an empty hand, when the last of the first trains has just been laid (rules.md 6.2)."""
    if not moment.before.in_first_train or moment.first_turns_left:
        return ()
    return tuple(seat for seat, hand in enumerate(moment.hands) if not hand)


def _out_on_a_double(moment: Moment, out: Sequence[int]) -> bool:
    # While first trains are laid nobody else plays on a train, so its last tile is its owner's last tile.
    if moment.before.options.out_on_double != "doubles_the_others":
        return False
    return any(moment.trains[seat].ends_in_double for seat in out)


def _is_blocked(moment: Moment) -> bool:
    """Whether the boneyard is empty, all passed in a row, and that is the end of it (rules.md 6.1)."""
    before = moment.before
    if moment.boneyard or moment.passes < before.players:
        return False
    if before.options.blocked_when == "all_passed":
        return True
    now = moment.snapshot()
    return not any(could_play(now, seat) for seat in range(before.players))


def _forgotten_call(moment: Moment) -> None:
    """The turn after a last tile is over: who has not called draws (rules.md 6.5)."""
    seat = moment.call_owed
    if seat is None:
        return
    moment.call_owed = None
    moment.happened(CallForgotten(seat))
    for _ in range(min(moment.before.options.last_tile_penalty, len(moment.boneyard))):
        moment.draw(seat, "forgotten_call")


def _last_tile_left(moment: Moment, seat: int) -> None:
    match moment.before.options.last_tile_call:
        case "automatic":
            moment.happened(LastTileCalled(seat))
        case "required":
            moment.call_owed = seat
        case "off":
            pass
