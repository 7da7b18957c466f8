"""What is wrong with a position that can be read?"""

from __future__ import annotations

from collections.abc import Iterator

from mexicantrain_qt.rules.doubles import is_dead
from mexicantrain_qt.rules.scoring import round_penalties
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile, full_set
from mexicantrain_qt.rules.trains import SEATS


class PositionProblem(ValueError):
    """*what* is wrong, under which *key* of the notation."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__(what)
        self.key = key
        self.what = what


def check(state: State, *, strict: bool) -> None:
    """Raises ``PositionProblem`` for a state that no game could reach (as far as the notation promises)."""
    _check_tiles(state, strict=strict)
    _check_doubles(state)
    _check_turn(state)
    _check_end(state)


def _named(state: State) -> Iterator[tuple[str, Tile]]:
    yield "engine", Tile(state.engine, state.engine)
    for train in state.trains:
        for tile in train.tiles:
            yield f"train {train.name}", tile
    for seat, hand in enumerate(state.hands):
        for tile in sorted(hand):
            yield f"hand {SEATS[seat]}", tile
    for tile in state.boneyard:
        yield "boneyard", tile


def _check_tiles(state: State, *, strict: bool) -> None:
    seen: set[Tile] = set()
    for key, tile in _named(state):
        if tile.high > state.options.highest:
            raise PositionProblem(key, f"tile {tile} is not in the double-{state.options.highest} set")
        if tile in seen:
            raise PositionProblem(key, f"tile {tile} is named twice")
        seen.add(tile)
    if strict:
        for tile in full_set(state.options.highest):
            if tile not in seen:
                raise PositionProblem("rules", f"tile {tile} is named nowhere")
    if state.options.mexican_train_from == "never" and state.mexican_train.tiles:
        raise PositionProblem("train M", "these rules have no Mexican train")


def _check_doubles(state: State) -> None:
    for name in state.open_doubles:
        if state.open_doubles.count(name) > 1:
            raise PositionProblem("open", f"train {name} stands twice")
        if not state.train(name).ends_in_double:
            raise PositionProblem("open", f"train {name} does not end in a double")
    for train in state.trains:
        if not train.ends_in_double:
            continue
        dead = is_dead(train.end, state.hands, state.boneyard)
        named = train.name in state.open_doubles
        if not dead and not named:
            raise PositionProblem(f"train {train.name}", f"the double of train {train.name} is open")
        if dead and named and state.options.dead_double == "needs_no_cover":
            raise PositionProblem("open", f"the double of train {train.name} is dead")


def _check_turn(state: State) -> None:
    if state.drawn is not None and state.drawn not in state.hand:
        raise PositionProblem("state", f"the drawn tile {state.drawn} is not in the hand of the seat to move")
    if (state.drawn is None) != (state.draws == 0):
        raise PositionProblem("draws", "draws need a drawn tile")
    if state.phase == "follow_up" and not state.open_doubles:
        raise PositionProblem("state", "a follow-up needs an open double")
    if state.phase == "laying" and not state.own_train.tiles:
        raise PositionProblem("state", "the train being laid has no tile")
    left = state.first_turns_left
    if left != tuple((state.turn + i) % state.players for i in range(len(left))):
        raise PositionProblem("first turns left", "first turns left are a run of seats from the one to move")
    if not 1 <= state.round <= state.options.rounds:
        raise PositionProblem("round", f"the game has rounds 1 to {state.options.rounds}")


def _check_end(state: State) -> None:
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    result = state.result
    if result is None:
        waits = state.options.out_on_double == "must_be_covered" or (
            state.first_turns_left and state.options.first_turn != "one_tile"
        )
        if empty and not waits:
            raise PositionProblem(f"hand {SEATS[empty[0]]}", f"the hand of {SEATS[empty[0]]} is empty")
        return
    if any(state.hands[seat] for seat in result.out):
        raise PositionProblem("result", "who is out has no tile left")
    counted = [
        round_penalties(state.options, state.hands, result.out, doubled=doubled) for doubled in (False, True)
    ]
    doubles = state.options.out_on_double == "doubles_the_others"
    if result.penalties not in (counted if doubles else counted[:1]):
        raise PositionProblem("penalties", "the penalties do not follow from the hands")
