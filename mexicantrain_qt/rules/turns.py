"""What then? Every consequence of an action is here."""

from __future__ import annotations

from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.doubles import owed
from mexicantrain_qt.rules.events import Event, LastTileCalled, Passed, TrainDone
from mexicantrain_qt.rules.legal import (
    IllegalAction,
    drawn_tile_fits,
    may_draw_again,
    may_play_on_mexican_train,
    refusal,
)
from mexicantrain_qt.rules.moment import Moment
from mexicantrain_qt.rules.round_end import end_round, end_turn
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.trains import MEXICAN, own_train


def apply(state: State, action: Action, seat: int | None = None) -> tuple[State, tuple[Event, ...]]:
    """The state after *action* and what happened on the way, in order.

    Without *seat* it is done by the seat to move (a call: by the seat that owes it).
    Raises ``IllegalAction`` for what ``legal.refusal`` refuses; *state* itself never changes.
    """
    reason = refusal(state, action, seat)
    if reason is not None:
        raise IllegalAction(action, reason)
    moment = Moment(state)
    match action:
        case Play():
            _play(moment, state, action)
        case Draw():
            _draw(moment, state)
        case Pass():
            moment.happened(Passed(state.turn))
            moment.raise_marker(state.turn)
            moment.passes += 1
            end_turn(moment, played=_played_before(state))
        case Done():
            moment.happened(TrainDone(state.turn))
            end_turn(moment, played=bool(state.own_train.tiles))
        case Call():
            assert state.call_owed is not None  # refusal has seen to it
            moment.happened(LastTileCalled(state.call_owed))
            moment.call_owed = None
    return moment.frozen()


def _played_before(state: State) -> bool:
    """Whether the seat to move has played a tile in this turn."""
    return state.phase != "turn" or (state.in_first_train and bool(state.own_train.tiles))


def _play(moment: Moment, state: State, play: Play) -> None:
    seat, tile = state.turn, play.tile
    if _marker_goes_up_with(state, play):
        moment.raise_marker(seat)
    starts_late = _starts_late_whole_train(state, play)
    moment.lay(seat, tile, play.train)
    if play.train == own_train(seat):
        moment.lower_marker(seat)
    moment.passes = 0
    moment.drawn, moment.draws = None, 0
    # Only a double that lives opens its train; in first trains, which are laid on, nothing is owed.
    owes_follow_up = state.options.follow_up != "none" and play.train in moment.open_doubles
    if not moment.hands[seat]:
        _last_tile_played(moment, state, play, owes_follow_up)
    elif starts_late:
        moment.phase = "laying"
    elif state.lays_on:
        pass  # the same seat lays on
    elif owes_follow_up:
        moment.phase = "follow_up"
    else:
        end_turn(moment, played=True)


def _starts_late_whole_train(state: State, play: Play) -> bool:
    """Whether the own train is first started, from the hand or by a drawn tile, in a later turn (rules.md 4.3).

    A follow-up starts none: it is one tile. Who is bound by a double cannot start anything.
    """
    return (
        state.options.late_whole_train
        and play.train == own_train(state.turn)
        and not state.own_train.tiles
        and state.phase == "turn"
        and not state.in_first_turn
    )


def _last_tile_played(moment: Moment, state: State, play: Play, owes_follow_up: bool) -> None:
    """The hand is empty: out, or not yet (rules.md 5.8 and 6.2).

    Where several tiles are drawn for a last double, the one that covers it may leave others in the hand; then
    the hand is not empty, and the round goes on.
    """
    options = state.options
    can_draw = options.out_on_double == "must_be_covered" and bool(moment.boneyard) and not state.in_together
    if can_draw and owes_follow_up and not moment.is_dead(play.tile.low):
        if not state.lays_on:
            moment.phase = "follow_up"
    elif state.in_first_train or (can_draw and _left_the_last_double(moment, state, play)):
        end_turn(moment, played=True)
    else:
        doubled = play.tile.is_double and options.out_on_double == "doubles_the_others"
        end_round(moment, (state.turn,), doubled=doubled)


def _left_the_last_double(moment: Moment, state: State, play: Play) -> bool:
    """Whether the last tile in hand was a double, and the tile drawn for it went elsewhere.

    rules.md 5.8 says that only a tile that covers the double ends the round; otherwise play goes on, here with
    an empty hand: in the next turn its owner draws like anybody who cannot play. Where that was the last tile of
    the boneyard nothing could be drawn, so no cover is needed.
    """
    if state.drawn is None or play.train in owed(state):
        return False
    return any(
        not moment.is_dead(moment.train(name).end) for name in owed(state) if name in moment.open_doubles
    )


def _marker_goes_up_with(state: State, play: Play) -> bool:
    """``marker_when``: the turn's first tile goes elsewhere, since nothing fits at home (rules.md 4.3).

    With ``no_own_or_mexican_play`` a tile on the Mexican train is played at home, and a Mexican train on which
    the seat may not play yet is no home.
    """
    when = state.options.marker_when
    if when == "no_play" or state.phase != "turn" or play.train == own_train(state.turn):
        return False
    ends = {state.own_train.end}
    if when == "no_own_or_mexican_play":
        if play.train == MEXICAN:
            return False
        if may_play_on_mexican_train(state, state.turn):
            ends.add(state.mexican_train.end)
    return not any(tile.fits(end) for tile in state.hand for end in ends)


def _draw(moment: Moment, state: State) -> None:
    seat = state.turn
    if state.options.marker_goes_up == "before_draw":
        moment.raise_marker(seat)
    tile = moment.draw(seat)
    moment.drawn = tile
    moment.draws += 1
    if state.options.drawn_tile == "keep":
        now = moment.snapshot()
        if drawn_tile_fits(now) or not may_draw_again(now):
            moment.raise_marker(seat)
            moment.passes = 0
            end_turn(moment, played=_played_before(state))
