"""Which double must be covered, by whom, and when is it dead?"""

from __future__ import annotations

from collections.abc import Iterable

from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.state import Phase, State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName, own_train


def is_dead(number: int, hands: Iterable[frozenset[Tile]], boneyard: Iterable[Tile]) -> bool:
    """Whether no tile with *number* is left in a hand or in the boneyard (rules.md 5.7)."""
    return not any(tile.fits(number) for hand in hands for tile in hand) and not any(
        tile.fits(number) for tile in boneyard
    )


def first_in_order(options: RuleOptions, open_doubles: tuple[TrainName, ...]) -> tuple[TrainName, ...]:
    """Those of the open doubles that may be covered now, as ``open_double_order`` says (rules.md 5.4)."""
    if options.open_double_order == "oldest_first":
        return open_doubles[:1]
    if options.open_double_order == "newest_first":
        return open_doubles[-1:]
    return open_doubles


def binding(state: State) -> tuple[TrainName, ...]:
    """The trains on which the seat to move must cover before anything else; empty when it is not bound.

    Binds nobody: a double in the player's own follow-up (see ``owed``), a double of a first train as long
    as first trains are being laid (rules.md 5.9), and every double with ``open_double_binds = no``.
    """
    options = state.options
    if not options.open_double_binds or state.phase != "turn":
        return ()
    if state.first_turns_left and options.first_turn != "one_tile":
        return ()
    return first_in_order(options, state.open_doubles)


def owed(state: State) -> tuple[TrainName, ...]:
    """The trains on which a follow-up ``on_the_double`` may go now (rules.md 5.1); empty outside one."""
    return owed_in(state.phase, state.options, state.open_doubles)


def owed_in(phase: Phase, options: RuleOptions, open_doubles: tuple[TrainName, ...]) -> tuple[TrainName, ...]:
    """As ``owed``, for whoever knows no more than that."""
    if phase != "follow_up":
        return ()
    if not options.open_double_binds:
        return open_doubles[-1:]
    return first_in_order(options, open_doubles)


def owes_cover_on_own_train(state: State) -> bool:
    """Whether the whole train being laid ends in a live double that may not be left so (rules.md 5.9)."""
    return (
        state.lays_on
        and not state.in_together
        and state.options.follow_up != "none"
        and own_train(state.turn) in state.open_doubles
        and not is_dead(state.own_train.end, state.hands, state.boneyard)
    )
