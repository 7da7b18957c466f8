"""What does a view tell a player who looks closely?"""

from __future__ import annotations

from collections.abc import Callable

from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import Train, TrainName, own_train
from mexicantrain_qt.rules.view import PlayerView

PER_TILE = 10
"""What having one tile less is worth, in pips: it is a turn nearer to going out."""


def plays(view: PlayerView) -> tuple[Play, ...]:
    """The tiles that may be laid now, and where."""
    return tuple(action for action in view.legal if isinstance(action, Play))


def without_a_tile(view: PlayerView) -> Action | None:
    """What there is to do besides laying a tile: say *done*, draw or pass; ``None`` if a tile must be laid."""
    return next((action for action in (Done(), Draw(), Pass()) if action in view.legal), None)


def owes_call(view: PlayerView) -> bool:
    """Whether the last tile has to be called by this seat; computer players never forget it."""
    return Call() in view.legal


def lays_whole_train(view: PlayerView) -> bool:
    """Whether this seat lays a whole train: own train only, tile after tile, to *done*."""
    in_first_turn = view.seat in view.first_turns_left and view.options.first_turn != "one_tile"
    return view.phase == "laying" or in_first_turn


def penalty(options: RuleOptions) -> Callable[[Tile], int]:
    """What every tile costs its owner at the end of the round."""
    return lambda tile: tile.pips or options.double_blank


def burden(options: RuleOptions) -> Callable[[Tile], int]:
    """What a player wants to get rid of: the penalty of a tile, and the tile itself."""
    return lambda tile: (tile.pips or options.double_blank) + PER_TILE


def own(view: PlayerView) -> Train:
    """The own train of this seat."""
    return view.trains[view.seat]


def end_after(view: PlayerView, play: Play, train: TrainName) -> int:
    """Where *train* ends once *play* is made."""
    end = view.train(train).end
    return play.tile.other(end) if play.train == train else end


def on_the_table(view: PlayerView) -> frozenset[Tile]:
    """All tiles that lie face up, the engine included."""
    laid = [tile for train in view.trains for tile in train.tiles]
    return frozenset((Tile(view.engine, view.engine), *laid))


def left_of(view: PlayerView, number: int) -> int:
    """How many tiles with *number* do not lie on the table yet, the own hand included."""
    laid = sum(1 for tile in on_the_table(view) if tile.fits(number))
    return view.options.highest + 1 - laid


def leaves_a_lonely_double(view: PlayerView, play: Play) -> bool:
    """Whether *play* is a double that owes a follow-up for which the hand has no tile.

    A double that nothing in the game can follow is not lonely: it needs no cover where the options say so.
    """
    options = view.options
    if not play.tile.is_double or not owes_follow_up(view):
        return False
    rest = view.hand - {play.tile}
    if not rest:
        return options.out_on_double == "must_be_covered"
    number = play.tile.low
    if left_of(view, number) == 1 and options.dead_double == "needs_no_cover":
        return False
    return not any(_could_follow(view, play, tile) for tile in rest)


def owes_follow_up(view: PlayerView) -> bool:
    """Whether a double laid now must be followed by another tile of this seat."""
    laying_together = bool(view.first_turns_left) and view.options.first_turn == "together"
    return view.options.follow_up != "none" and not laying_together


def _could_follow(view: PlayerView, play: Play, tile: Tile) -> bool:
    options = view.options
    if tile.is_double and not options.several_doubles:
        return False
    if options.follow_up == "on_the_double" or lays_whole_train(view):
        return tile.fits(play.tile.low)
    return any(
        tile.fits(train.end)
        for train in view.trains_played
        if train.is_open_to(view.seat) or train.name == play.train
    )


def own_play(view: PlayerView, tile: Tile) -> Play:
    """*tile* on the own train of this seat."""
    return Play(tile, own_train(view.seat))
