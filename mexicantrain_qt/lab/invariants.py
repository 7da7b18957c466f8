"""What holds in every state of every round, whatever the options are?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.legal import legal_actions, refusal
from mexicantrain_qt.rules.notation import read_action, read_position, write_action, write_position
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile, full_set
from mexicantrain_qt.rules.turns import apply
from mexicantrain_qt.rules.view import view_for


class Broken(Exception):
    """Something that always holds does not hold; the message has the position in canonical form."""

    def __init__(self, what: str, state: State) -> None:
        super().__init__(f"{what}\n{write_position(state)}")


def check_tiles(state: State) -> None:
    """Every tile of the set is there exactly once. Raises ``Broken``."""
    tiles = list(_tiles_of(state))
    if len(tiles) != len(full_set(state.options.highest)) or set(tiles) != _whole(state.options.highest):
        raise Broken("not every tile is there exactly once", state)


def check_legal(state: State, legal: Sequence[Action]) -> None:
    """Somebody can act, unless the round is over; *legal* is what ``legal_actions`` says. Raises ``Broken``."""
    if (state.result is None) != bool(legal):
        raise Broken("nobody can act, or somebody can when the round is over", state)


def check_text(state: State) -> None:
    """The position, written and read again, is the same one. Raises ``Broken``."""
    if read_position(write_position(state), strict=True) != state:
        raise Broken("the position reads back as another one", state)


def check_actions(state: State) -> None:
    """What is legal is what is not refused, is accepted, and is what the views of the seats say.

    Raises ``Broken``.
    """
    legal = legal_actions(state)
    not_refused = {action for action in conceivable_actions(state) if refusal(state, action) is None}
    if len(legal) != len(not_refused) or set(legal) != not_refused:
        raise Broken("the legal actions are not those that nothing refuses", state)
    for action in legal:
        apply(state, action)
    viewed = [action for seat in range(state.players) for action in view_for(state, seat).legal]
    if len(viewed) != len(legal) or set(viewed) != set(legal):
        raise Broken("the views do not say what is legal", state)


def check_replay(game: Game) -> None:
    """The setup and the log, written and read again, give the same game. Raises ``Broken``."""
    log = [[read_action(write_action(action)) for action in actions] for actions in game.log]
    again = Game.replay(game.setup, log)
    if again.state != game.state or again.events != game.events or again.scores != game.scores:
        raise Broken("the log replays to another game", game.state)


def conceivable_actions(state: State) -> Iterator[Action]:
    """Everything that anybody could ask for at this table, sensible or not."""
    for tile in full_set(state.options.highest):
        for train in state.trains:
            yield Play(tile, train.name)
    yield from (Draw(), Pass(), Done(), Call())


@cache
def _whole(highest: int) -> frozenset[Tile]:
    return frozenset(full_set(highest))


def _tiles_of(state: State) -> Iterator[Tile]:
    yield Tile(state.engine, state.engine)
    for train in state.trains:
        yield from train.tiles
    for hand in state.hands:
        yield from hand
    yield from state.boneyard
