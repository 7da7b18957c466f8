"""May I? Every rule that forbids an action is here, and every reason has a name."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.doubles import binding, owed, owes_cover_on_own_train
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import Train, TrainName, own_train


class Reason(StrEnum):
    """Why an action is not legal; where several apply, the first of this order is given."""

    NOT_YOUR_TURN = "not_your_turn"
    ROUND_OVER = "round_over"
    TILE_NOT_IN_HAND = "tile_not_in_hand"
    DOES_NOT_MATCH = "does_not_match"
    TRAIN_IS_CLOSED = "train_is_closed"
    OPEN_DOUBLE_FIRST = "open_double_first"
    FOLLOW_UP_ON_THE_DOUBLE = "follow_up_on_the_double"
    NO_SECOND_DOUBLE = "no_second_double"
    FIRST_TRAIN_ONLY = "first_train_only"
    MEXICAN_TRAIN_NOT_YET = "mexican_train_not_yet"
    MUST_PLAY_DRAWN = "must_play_drawn"
    MUST_PLAY = "must_play"
    MUST_DRAW = "must_draw"
    SAY_DONE = "say_done"
    NOTHING_TO_DRAW = "nothing_to_draw"
    NOTHING_LAID = "nothing_laid"
    NOTHING_TO_CALL = "nothing_to_call"


class IllegalAction(ValueError):
    """*action* was refused for *reason*; nothing was changed."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(f"{action}: {reason.value}")
        self.action = action
        self.reason = reason


def refusal(state: State, action: Action, seat: int | None = None) -> Reason | None:
    """Why *seat* may not do *action* now; ``None`` if it may.

    Without *seat* it is done by the seat to move (a call: by the seat that owes it).
    Raises ``KeyError`` for a train that is not at this table.
    """
    if seat is not None and not isinstance(action, Call) and seat != state.turn:
        return Reason.NOT_YOUR_TURN
    if state.result is not None:
        return Reason.ROUND_OVER
    match action:
        case Play(tile, train):
            return _play_refusal(state, tile, train)
        case Draw():
            return _draw_refusal(state)
        case Pass():
            return _pass_refusal(state)
        case Done():
            return _done_refusal(state)
        case Call():
            owes = state.call_owed is not None and seat in (None, state.call_owed)
            return None if owes else Reason.NOTHING_TO_CALL


def legal_actions(state: State) -> tuple[Action, ...]:
    """Everything that is legal now, plays first; a call is there whenever some seat owes one."""
    if state.result is not None:
        return ()
    plays: list[Action] = [
        Play(tile, train.name)
        for tile in sorted(state.hand)
        for train in state.trains
        if tile.fits(train.end) and _play_refusal(state, tile, train.name) is None
    ]
    others: tuple[Action, ...] = (Draw(), Pass(), Done(), Call())
    return (*plays, *(action for action in others if refusal(state, action) is None))


def could_play(state: State, seat: int) -> bool:
    """Whether *seat* could play a tile if it were its turn (rules.md 6.1); what a double forbids is no play."""
    return _can_play(replace(state, turn=seat, phase="turn", drawn=None, draws=0))


def drawn_tile_fits(state: State) -> bool:
    """Whether the tile drawn last for the play now owed may be laid somewhere."""
    return state.drawn is not None and _fits_somewhere(state, state.drawn)


def may_draw_again(state: State) -> bool:
    """Whether the boneyard and ``draw_count`` leave another tile for the play now owed."""
    count = state.options.draw_count
    return bool(state.boneyard) and (count == "until_playable" or state.draws < count)


def may_play_on_mexican_train(state: State, seat: int) -> bool:
    """Whether ``mexican_train_from`` lets *seat* play on the Mexican train (rules.md 4.6)."""
    match state.options.mexican_train_from:
        case "first_turn":
            return True
        case "second_turn":
            return seat not in state.first_turns_left
        case "own_train_started":
            return bool(state.trains[seat].tiles)
        case "never":
            return False


def _laid_in_this_turn(state: State) -> bool:
    """Whether the seat to move lays a whole train and has laid a tile of it."""
    # Nobody but its owner plays on a train while first trains are laid, and a late one begins with a tile.
    return state.phase == "laying" or (state.in_first_train and bool(state.own_train.tiles))


def _play_refusal(state: State, tile: Tile, train: TrainName) -> Reason | None:
    if tile not in state.hand:
        return Reason.TILE_NOT_IN_HAND
    reason = _place_refusal(state, tile, state.train(train))
    if reason is None and tile != state.drawn and _must_play_drawn(state):
        return Reason.MUST_PLAY_DRAWN
    return reason


def _place_refusal(state: State, tile: Tile, train: Train) -> Reason | None:
    """Why *tile* may not lie at the end of *train* now, whether or not another tile has to be played."""
    name = train.name
    if not tile.fits(train.end):
        return Reason.DOES_NOT_MATCH
    binds = binding(state)
    if not train.is_open_to(state.turn) and name not in binds and name not in owed(state):
        return Reason.TRAIN_IS_CLOSED
    if binds and name not in binds:
        return Reason.OPEN_DOUBLE_FIRST
    if state.phase == "follow_up":
        if _follow_up_is_bound(state, tile) and name not in owed(state):
            return Reason.FOLLOW_UP_ON_THE_DOUBLE
        if tile.is_double and not state.options.several_doubles:
            return Reason.NO_SECOND_DOUBLE
    if state.lays_on and name != own_train(state.turn):
        return Reason.FIRST_TRAIN_ONLY
    if train.is_mexican and name not in binds and not _mexican_train_open(state, train):
        return Reason.MEXICAN_TRAIN_NOT_YET
    return None


def _follow_up_is_bound(state: State, tile: Tile) -> bool:
    """Whether the follow-up *tile* must go on an open double.

    A tile drawn earlier for the same follow-up is held to both options: it did not fit when it was drawn.
    """
    options = state.options
    if state.drawn is None:
        return options.follow_up == "on_the_double"
    if tile == state.drawn:
        return options.drawn_follow_up == "on_the_double"
    return "on_the_double" in (options.follow_up, options.drawn_follow_up)


def _mexican_train_open(state: State, train: Train) -> bool:
    # rules.md 5.5: where follow-ups belong on the double, a drawn one may not start the Mexican train.
    starts_by_drawn_follow_up = (
        state.phase == "follow_up"
        and state.drawn is not None
        and state.options.follow_up == "on_the_double"
        and not train.tiles
    )
    return may_play_on_mexican_train(state, state.turn) and not starts_by_drawn_follow_up


def _fits_somewhere(state: State, tile: Tile) -> bool:
    return any(_place_refusal(state, tile, train) is None for train in state.trains)


def _can_play(state: State) -> bool:
    return any(_fits_somewhere(state, tile) for tile in state.hand)


def _must_play_drawn(state: State) -> bool:
    return state.options.drawn_tile == "must_play" and drawn_tile_fits(state)


def _drawing_allowed(state: State) -> bool:
    """Whether the rules let the seat to move draw for what it owes, if it cannot play."""
    if state.in_together or not may_draw_again(state):
        return False
    if _laid_in_this_turn(state):
        return owes_cover_on_own_train(state)
    if state.in_first_turn and state.phase == "turn":
        return state.options.first_turn_draws
    return True


def _must_play_reason(state: State) -> Reason | None:
    if _must_play_drawn(state):
        return Reason.MUST_PLAY_DRAWN
    return Reason.MUST_PLAY if _can_play(state) else None


def _draw_refusal(state: State) -> Reason | None:
    return _must_play_reason(state) or (None if _drawing_allowed(state) else Reason.NOTHING_TO_DRAW)


def _pass_refusal(state: State) -> Reason | None:
    if not (state.options.drawn_tile == "may_play" and drawn_tile_fits(state)):
        if reason := _must_play_reason(state):
            return reason
        if _drawing_allowed(state):
            return Reason.MUST_DRAW
    return Reason.SAY_DONE if _done_is_the_word(state) else None


def _done_is_the_word(state: State) -> bool:
    if state.in_together:
        return True
    return _laid_in_this_turn(state) and not owes_cover_on_own_train(state)


def _done_refusal(state: State) -> Reason | None:
    if _done_is_the_word(state):
        return None
    if reason := _must_play_reason(state):
        return reason
    if _drawing_allowed(state):
        return Reason.MUST_DRAW
    return Reason.OPEN_DOUBLE_FIRST if owes_cover_on_own_train(state) else Reason.NOTHING_LAID
