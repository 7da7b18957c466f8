"""What is to be seen of a view, and where is it on the screen?"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from mexicantrain_qt.rules.actions import Action, Play
from mexicantrain_qt.rules.events import Event, RoundStarted
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import Train, TrainName
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.cover import Cover
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.furniture import Furniture
from mexicantrain_qt.table.ground import Ground
from mexicantrain_qt.table.layout import Plan, Table, TablePlaces, lay_out
from mexicantrain_qt.table.lens import WHOLE, Lens, Zoom, beside, lens_for, stretch
from mexicantrain_qt.table.lights import Lights
from mexicantrain_qt.table.looks import WORDLESS, PlayerLook, TableTexts
from mexicantrain_qt.table.motion import Motion, finish
from mexicantrain_qt.table.pose import Pose, lying
from mexicantrain_qt.table.rack import RackPlaces
from mexicantrain_qt.table.screen import Screen
from mexicantrain_qt.table.setting import Setting
from mexicantrain_qt.table.sizes import sizes_for
from mexicantrain_qt.table.stand import Stand, Surroundings
from mexicantrain_qt.table.tile_item import TileItem
from mexicantrain_qt.table.tile_stock import Spread, TileStock


class TableScene(QGraphicsScene):
    """The table as items. It is given views and shows them; it asks no rule and decides nothing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.faces = Faces()
        self.texts: TableTexts = WORDLESS
        self.looks: tuple[PlayerLook, ...] = ()
        self.thinking: int | None = None
        self.view: PlayerView | None = None
        self.places: TablePlaces | None = None
        self.zoom = WHOLE
        self.chosen: Tile | None = None
        self.held: Tile | None = None
        self.hovered: Tile | None = None
        self.hint: Action | None = None
        self.covered = 0.0
        self.is_other_game = (
            False  # the next view shows one, in which nothing of how hand and trains lie holds
        )
        self.screen = Screen(QSizeF(1280, 720), sizes_for(QSizeF(1280, 720), WORDLESS))
        self._ground = Ground(self)
        self._stand = Stand(self)
        self.orders = self._stand.orders
        self.buttons = self._stand.buttons
        self.lights = Lights(self)
        self.cover = Cover(self)
        self._furniture = Furniture(self)
        self._stock = TileStock(self)
        self._plans: dict[Table, Plan] = {}
        self._laid_for: tuple[tuple[Train, ...], Table] | None = None
        self._round = 0
        self._engine_lies = True

    def refit(self, size: QSizeF, ratio: float) -> list[Motion]:
        """Take a window of that size on a screen of that pixel *ratio*; give back the movements into it."""
        if ratio != self.faces.ratio:
            self.use_faces(Faces(self.faces.theme, self.faces.style, ratio))
        self.screen = Screen(size, sizes_for(size, self.texts))
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.zoom = self.zoom.inside(self.screen.table)
        self.cover.refit(self.screen, self.texts, self.faces)
        return self.rearrange()

    def show_ground(self) -> None:
        """Paint what lies under everything, now that somebody sees it."""
        self._ground.show(self.screen, self.faces)

    def use_faces(self, faces: Faces) -> None:
        """Another theme, tile style or screen."""
        self.faces = faces
        self._stock.set_faces(faces)
        self.cover.refit(self.screen, self.texts, faces)

    def show_at_once(self, view: PlayerView, engine_lies: bool = True) -> None:
        finish(self.arrange(view, engine_lies=engine_lies))

    def arrange(self, view: PlayerView, event: Event | None = None, engine_lies: bool = True) -> list[Motion]:
        """Become *view*; what has to move for that is given back, everything else has changed already.

        *event*: what has just happened, which says where new tiles come from.
        """
        is_other_game = self.is_other_game and view is not self.view
        if isinstance(event, RoundStarted) or view.round != self._round or is_other_game:
            self.is_other_game = False
            self._plans.clear()
            self._laid_for = None
            self.orders.forget()
        if self._is_news(view):
            self.zoom = WHOLE
        self._round = view.round
        self._engine_lies = engine_lies
        self.view = view
        if self.chosen not in view.hand:
            self.chosen = None
        self.places = self._lay_out(view)
        setting, around = self._setting(view), self._surroundings(view)
        motions = self._stand.arrange(view, around, event)
        self._stand.show_buttons(view, around, self.cover.is_up)
        motions += self._furniture.arrange(view, self.places, setting, event)
        return motions + self._stock.arrange(self._spread(view, self.places), self.faces, event)

    def _is_news(self, view: PlayerView) -> bool:
        """Whether there is something new to be seen all over the table."""
        before = self.view
        if before is None or (before.seat, before.round) != (view.seat, view.round):
            return True
        return view.result is not None and before.result is None

    def _lay_out(self, view: PlayerView) -> TablePlaces:
        beside = self._beside
        table = self.screen.table_of(view.players, view.seat, beside[1] if beside else None)
        if self.places is None or (view.trains, table) != self._laid_for:
            self._laid_for = view.trains, table
            self.places = lay_out(view.trains, table, self._plans.get(table))
            self._plans[table] = self.places.plan
        return self.places

    def rearrange(self) -> list[Motion]:
        """The same view again: after a tile was chosen, sorted, or put down."""
        if self.view is None:
            return []
        return self.arrange(self.view, engine_lies=self._engine_lies)

    def look(self, zoom: Zoom) -> None:
        """See the table through another zoom, quickly and nearly right; ``rearrange`` makes it exact."""
        change = stretch(self.lens, lens_for(self._unit, zoom))
        self.zoom = zoom
        self._furniture.items.stretch(change)
        in_rack = frozenset(self.order).union(*(self.view.hands or ()) if self.view else ())
        self._stock.stretch(change, in_rack)

    @property
    def lens(self) -> Lens:
        """How the table is seen now."""
        beside = self._beside
        return lens_for(self._unit, beside[0] if beside else self.zoom)

    @property
    def _beside(self) -> tuple[Zoom, QSizeF] | None:
        """A round that is over is seen as a whole beside what covers the table."""
        if self.covered and self.view is not None and self.view.hands is not None:
            return beside(self.covered, self.screen.table)
        return None

    @property
    def _unit(self) -> float:
        return self.places.tile_px if self.places else 1.0

    def put_cover(self, seat: int) -> None:
        """Hide everything, and say that it is the turn of *seat*."""
        look = self.looks[seat] if seat < len(self.looks) else PlayerLook("", seat)
        self.cover.put_up(look, self.screen, self.texts, self.faces)

    def show_thinking(self, seat: int | None) -> None:
        """Say on a plate who is thinking, and touch nothing that moves."""
        self.thinking = seat
        if self.view and self.places:
            self._furniture.arrange(self.view, self.places, self._setting(self.view))

    @property
    def order(self) -> tuple[Tile, ...]:
        """The hand as it stands in the rack, from left to right."""
        return self._stand.order(self.view) if self.view else ()

    @property
    def rack(self) -> RackPlaces:
        """Where the tiles of the hand stand."""
        return self._stand.places

    def move_in_rack(self, tile: Tile, to: int) -> None:
        if self.view:
            self.orders.move(self.view.seat, tile, to)

    def item(self, tile: Tile) -> TileItem | None:
        return self._stock.item(tile)

    def legal_trains(self, tile: Tile) -> tuple[TrainName, ...]:
        """The trains that the view says *tile* may be played on."""
        legal = self.view.legal if self.view else ()
        return tuple(action.train for action in legal if isinstance(action, Play) and action.tile == tile)

    def lit(self) -> tuple[TrainName, ...]:
        return self.legal_trains(self.chosen) if self.chosen else ()

    @property
    def hinted(self) -> Play | None:
        """The tile that the hint is about, and where it goes."""
        return self.hint if isinstance(self.hint, Play) else None

    @property
    def _ghosts(self) -> tuple[Play, ...]:
        """What lies on the table as a ghost: the chosen tile wherever it can go, else the hint."""
        if self.chosen is not None:
            return tuple(Play(self.chosen, train) for train in self.lit())
        return (self.hinted,) if self.hinted else ()

    def rest(self, tile: Tile) -> Pose | None:
        """Where *tile* lies or stands once nothing moves."""
        if self.view is None or self.places is None:
            return None
        return self._spread(self.view, self.places).rest(tile)

    def place_for(self, tile: Tile, train: TrainName) -> Pose:
        """Where *tile* would lie at the end of *train*, the right way round if it fits."""
        assert self.view is not None
        assert self.places is not None
        there = self.places.trains[train]
        end = self.view.train(train).end
        place = there.next_double if tile.is_double else there.next
        return lying(place, self.lens, tile, end if tile.fits(end) else tile.low)

    def light(self, aimed: TrainName | None = None) -> None:
        """Show where the chosen tile can go, brightest where it is *aimed*."""
        if self.chosen is None and self.hinted is not None:
            aimed = self.hinted.train
        places = {play: self.place_for(play.tile, play.train) for play in self._ghosts}
        self.lights.show(places, aimed, self.faces)

    def _looks(self, view: PlayerView) -> tuple[PlayerLook, ...]:
        missing = range(len(self.looks), view.players)
        return (*self.looks, *(PlayerLook("", seat) for seat in missing))

    def _setting(self, view: PlayerView) -> Setting:
        lens, ahead = self.lens, frozenset(play.train for play in self._ghosts)
        sizes = self.screen.sizes.times(lens.factor)
        return Setting(self.faces, lens, sizes, self._looks(view), self.texts, self.thinking, ahead)

    def _surroundings(self, view: PlayerView) -> Surroundings:
        looks, whole = self._looks(view), self.zoom.is_whole
        return Surroundings(self.screen, self.faces, self.texts, looks, self.covered, whole)

    def _spread(self, view: PlayerView, places: TablePlaces) -> Spread:
        return Spread(
            view, places, self.lens, self.rack, self.order, self.orders.train(view), self._stand.shown,
            self._engine_lies, self.chosen, self.held, self.hovered, self.hinted.tile if self.hinted else None,
        )  # fmt: skip
