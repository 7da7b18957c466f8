"""What speaks for an action?"""

from __future__ import annotations

from mexicantrain_qt.ai.reading import (
    burden,
    end_after,
    lays_whole_train,
    left_of,
    owes_follow_up,
    own,
    penalty,
    plays,
)
from mexicantrain_qt.ai.reasons import ReasonToPlay
from mexicantrain_qt.ai.trails import Trails
from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Play
from mexicantrain_qt.rules.view import PlayerView

_HARDLY_ANY = 2
"""So many unseen tiles that fit an end are hardly any."""


def reason_for(view: PlayerView, action: Action) -> ReasonToPlay:
    """What speaks for *action*, one of the legal actions of *view*; whether it is the best of them is not asked here."""
    if isinstance(action, Play):
        return _Weighing(view, action).reason()
    if isinstance(action, Call):
        return ReasonToPlay.CALLS_LAST_TILE
    if isinstance(action, Draw):
        return ReasonToPlay.MUST_DRAW_TO_COVER if _must_cover(view) else ReasonToPlay.MUST_DRAW
    if isinstance(action, Done):
        return ReasonToPlay.KEEPS_REST if plays(view) else ReasonToPlay.TRAIN_IS_LAID
    return ReasonToPlay.KEEPS_DRAWN if plays(view) else ReasonToPlay.MUST_PASS


def _must_cover(view: PlayerView) -> bool:
    """Whether a double must be covered now; while a whole train is laid, those of the others bind nobody."""
    if lays_whole_train(view):
        return own(view).name in view.open_doubles
    return bool(view.open_doubles) and (view.phase == "follow_up" or view.options.open_double_binds)


class _Weighing:
    """One tile on one train, held against the plan for the own train."""

    def __init__(self, view: PlayerView, play: Play) -> None:
        self._view = view
        self._play = play
        self._weight = burden(view.options)
        self._trails = Trails(view.hand, self._weight)
        self._planned = self._trails.value(own(view).end)
        self._at_home = play.train == own(view).name

    def reason(self) -> ReasonToPlay:
        view, play = self._view, self._play
        if self._goes_out():
            return ReasonToPlay.GOES_OUT
        if len(view.legal) == 1:
            return ReasonToPlay.ONLY_CHOICE
        if lays_whole_train(view) and self._is_planned():
            return ReasonToPlay.LAYS_TRAIN
        return self._cover() or self._double() or self._own_train() or self._other_train(play)

    def _goes_out(self) -> bool:
        view, tile = self._view, self._play.tile
        if len(view.hand) > 1:
            return False
        if view.options.out_on_double != "must_be_covered" or not view.boneyard:
            return True
        if tile == view.drawn and self._leaves_owed_double():
            return False
        return not (tile.is_double and owes_follow_up(view) and left_of(view, tile.low) > 1)

    def _leaves_owed_double(self) -> bool:
        """Whether a double that this follow-up should have covered can still be covered by another tile."""
        view = self._view
        if self._play.train in view.owed:
            return False
        ends = (view.train(name).end for name in view.owed)
        return any(left_of(view, end) > self._play.tile.fits(end) for end in ends)

    def _cover(self) -> ReasonToPlay | None:
        opened = self._view.open_doubles
        if self._play.train not in opened:
            return None
        if self._is_spare(self._play):
            return ReasonToPlay.COVERS_WITH_SPARE
        # The double to be followed was laid last; a follow-up may go on another one that somebody left open.
        if self._view.phase == "follow_up" and self._play.train == opened[-1]:
            return ReasonToPlay.COVERS_OWN
        several = sum(play.train in opened for play in plays(self._view)) > 1
        return ReasonToPlay.COVERS if several else None

    def _double(self) -> ReasonToPlay | None:
        view, tile = self._view, self._play.tile
        if not tile.is_double:
            return None
        can_follow = any(other.fits(tile.low) for other in view.hand - {tile})
        if can_follow and owes_follow_up(view):
            return ReasonToPlay.DOUBLE_TO_FOLLOW
        stays_open = not can_follow and left_of(view, tile.low) > 1
        return ReasonToPlay.LEAVES_BOUND if stays_open and view.options.open_double_binds else None

    def _own_train(self) -> ReasonToPlay | None:
        if not self._at_home:
            return None
        if own(self._view).marked:
            return ReasonToPlay.CLOSES_TRAIN
        return ReasonToPlay.CONTINUES_TRAIN if self._is_planned() else None

    def _other_train(self, play: Play) -> ReasonToPlay:
        view = self._view
        points = penalty(view.options)
        if self._is_spare(play):
            spares = [points(other.tile) for other in plays(view) if self._is_spare(other)]
            if points(play.tile) >= max(*spares, view.options.highest):
                return ReasonToPlay.SHEDS_HEAVY_SPARE
            if self._planned:
                return ReasonToPlay.KEEPS_TRAIN_WHOLE
        if not self._at_home and self._hardly_any_fit():
            return ReasonToPlay.OFFERS_LITTLE
        return ReasonToPlay.LEAVES_BEST_HAND

    def _is_planned(self) -> bool:
        """Whether the best train of the hand may begin with this tile."""
        tile = self._play.tile
        after = self._trails.value(end_after(self._view, self._play, own(self._view).name), without=(tile,))
        return self._at_home and self._weight(tile) + after == self._planned

    def _is_spare(self, play: Play) -> bool:
        """Whether the best train of the hand is as good without this tile."""
        home = own(self._view)
        return play.train != home.name and self._trails.value(home.end, without=(play.tile,)) == self._planned

    def _hardly_any_fit(self) -> bool:
        end = end_after(self._view, self._play, self._play.train)
        mine = sum(tile.fits(end) for tile in self._view.hand)
        return left_of(self._view, end) - mine <= _HARDLY_ANY
