"""What does the player hold, and what follows from choosing, aiming and letting go?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation

from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName, own_train
from mexicantrain_qt.table.animator import Animator
from mexicantrain_qt.table.button_signs import ButtonName
from mexicantrain_qt.table.buttons import action_names
from mexicantrain_qt.table.pose import IN_RACK, Pose, shortest_turn
from mexicantrain_qt.table.scene import TableScene
from mexicantrain_qt.table.targets import best_train
from mexicantrain_qt.table.wishes import Wishes

LIFT_MS = 120
_NEAR = 6.0
"""From how many short sides away a held tile turns towards where it will lie."""


class TableHand:
    """Mouse and keyboard both act through this: one tile chosen or held, one train aimed at."""

    def __init__(self, scene: TableScene, animator: Animator, wishes: Wishes) -> None:
        self._scene = scene
        self._animator = animator
        self._wishes = wishes
        self.one_click = True
        self.aimed: TrainName | None = None
        self._home = 0
        self._point = QPointF()
        self._lift = QVariantAnimation(animator)
        self._lift.setStartValue(0.0)
        self._lift.setEndValue(1.0)
        self._lift.setDuration(LIFT_MS)
        self._lift.valueChanged.connect(self._carry)

    def take(self, tile: Tile, trains_first: bool = False) -> None:
        """A tile was clicked or entered: play it if only one train can be meant, else choose it.

        *trains_first*: aim at the first train it can go to, for who has no mouse to point with.
        """
        trains = self._scene.legal_trains(tile)
        if self.one_click and len(trains) == 1:
            self.play(tile, trains[0])
        elif trains_first and not trains:
            self._ask_why_not(tile)
        elif tile == self._scene.chosen and not trains_first:
            self.put_back()
        else:
            self.choose(tile, trains[0] if trains_first else None)

    def hover(self, tile: Tile | None) -> None:
        """The mouse is over *tile* of the rack; while something happens on the table nothing moves for that."""
        if tile != self._scene.hovered and not self._animator.shows_events:
            self._scene.hovered = tile
            self._refresh()

    def choose(self, tile: Tile, aimed: TrainName | None = None) -> None:
        self._scene.chosen = tile
        self.aimed = aimed
        self._refresh()

    def aim(self, train: TrainName | None) -> None:
        if train != self.aimed:
            self.aimed = train
            self._scene.light(train)

    def aim_next(self, step: int) -> None:
        """The next train, or the one before, that the chosen tile can go to."""
        trains = self._scene.lit()
        if trains:
            now = trains.index(self.aimed) if self.aimed in trains else -1
            self.aim(trains[(now + step) % len(trains)])

    def play(self, tile: Tile, train: TrainName) -> None:
        """Ask for the play. What becomes of it comes back as events, or the tile goes home."""
        self._let_go()
        self._wishes.dropped.emit(tile, train)
        if not self._animator.is_running:
            self._refresh()

    def put_back(self) -> None:
        """Nothing is chosen or held any more."""
        self._let_go()
        self._refresh()

    def hold(self, tile: Tile, point: QPointF) -> None:
        """Carry *tile* at *point*; over the rack the other tiles make room for it."""
        scene = self._scene
        self._point = QPointF(point)
        if scene.held is None:
            scene.held = scene.chosen = tile
            self._home = scene.order.index(tile)
            self._refresh()
            self._lift.start()
            if self._animator.is_instant:
                self._lift.setCurrentTime(LIFT_MS)
        self._carry()
        in_rack = scene.screen.rack.contains(point)
        self._make_room(tile, scene.rack.nearest(point.x(), point.y()) if in_rack else self._home)

    def _carry(self) -> None:
        """The held tile is where the hand is, turned and sized the more as it will lie, the nearer that is."""
        scene, tile = self._scene, self._scene.held
        item = scene.item(tile) if tile is not None else None
        if tile is None or item is None or scene.places is None:
            return
        lift = float(self._lift.currentValue())
        pose = Pose(self._point.x(), self._point.y(), IN_RACK, scene.rack.size, lift)
        item.set_pose(pose, moving=True)
        if scene.screen.rack.contains(self._point):
            self.aim(None)
            return
        box = item.outline().boundingRect()
        train = best_train(box, tile.is_double, scene.places, scene.lens, scene.lit())
        self.aim(train if train in scene.lit() else None)
        trains = scene.lit() if self.aimed is None else (self.aimed,)
        if trains:
            near = [scene.place_for(tile, name) for name in trains]
            item.set_pose(_drawn_to(pose, near, tile.is_double), moving=True)

    def drop(self, tile: Tile, point: QPointF) -> None:
        """Let the held *tile* go at *point*."""
        scene = self._scene
        item = scene.item(tile)
        train = None
        if item is not None and scene.places is not None and not scene.screen.rack.contains(point):
            box = item.outline().boundingRect()
            train = self.aimed or best_train(box, tile.is_double, scene.places, scene.lens, scene.lit())
        if train is None:
            self.put_back()
        else:
            self.play(tile, train)

    def press(self, button: ButtonName) -> None:
        """Do what a button says."""
        view = self._scene.view
        if button in ("by_number", "by_pips"):
            if view is not None:
                self._scene.orders.sort(view, "number" if button == "by_number" else "pips")
                self._refresh()
            return
        signal = {
            "draw": self._wishes.draw,
            "pass": self._wishes.pass_turn,
            "done": self._wishes.done,
            "call": self._wishes.call,
            "ready": self._wishes.ready,
            "as_train": self._wishes.train_order,
            "whole": self._wishes.whole,
        }[button]
        signal.emit()

    def follow_hint(self) -> None:
        """Do what the hint says."""
        hint = self._scene.hint
        if isinstance(hint, Play):
            self.play(hint.tile, hint.train)
        elif hint is not None:
            for name in action_names((hint,)):
                self.press(name)

    def light(self) -> None:
        """Show where the chosen tile, or the one of the hint, can go, and what the hint is about."""
        self._scene.light(self.aimed)
        self._scene.lights.hint(self._hint_box(), self._scene.faces)

    def forget_hint(self) -> None:
        """Nothing is lit any more that nobody has chosen."""
        self._scene.hint = None
        self._refresh()
        self._wishes.hint_forgotten.emit()

    def move_in_rack(self, tile: Tile, to: int) -> None:
        self._scene.move_in_rack(tile, to)
        self._refresh()

    def _hint_box(self) -> QRectF | None:
        """Where the tile or the button is that the hint is about."""
        scene = self._scene
        if scene.hinted is not None:
            pose = scene.rest(scene.hinted.tile)
            return (
                None
                if pose is None
                else QRectF(pose.x - pose.size / 2, pose.y - pose.size, pose.size, 2 * pose.size)
            )
        names = action_names((scene.hint,)) if scene.hint is not None else ()
        button = scene.buttons.button(names[0]) if names else None
        return button.box if button is not None else None

    def _make_room(self, tile: Tile, to: int) -> None:
        if self._scene.order.index(tile) != to:
            self.move_in_rack(tile, to)

    def _ask_why_not(self, tile: Tile) -> None:
        if self._scene.view is not None:
            self.play(tile, own_train(self._scene.view.seat))

    def _let_go(self) -> None:
        self._lift.stop()
        self._scene.held = self._scene.chosen = self.aimed = None
        self._scene.light()

    def _refresh(self) -> None:
        self._animator.change(self._scene.rearrange())
        self.light()


def _drawn_to(pose: Pose, near: list[Pose], double: bool) -> Pose:
    """*pose* on its way to the nearest of *near*: a tile looks the same upside down only if it is a *double*."""
    target = min(near, key=lambda other: _away(pose, other))
    share = max(0.0, 1 - _away(pose, target) / (_NEAR * target.size))
    share = share * share * (3 - 2 * share)
    turn = shortest_turn(pose.angle, target.angle, half=double)
    size = pose.size + (target.size - pose.size) * share
    return Pose(pose.x, pose.y, pose.angle + turn * share, size, pose.lift)


def _away(one: Pose, other: Pose) -> float:
    return float(((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5)
