"""How would the round end, if the hidden tiles lay like this?"""

from __future__ import annotations

from mexicantrain_qt.ai.playout_plans import Plans
from mexicantrain_qt.ai.playout_rules import (
    CALL,
    DONE,
    DRAW,
    FOLLOW_UP,
    LAYING,
    NOBODY,
    PASS,
    TRAINS,
    TURN,
    PlayoutRules,
    playout_rules,
)
from mexicantrain_qt.ai.playout_table import PlayoutTable
from mexicantrain_qt.ai.playout_tiles import DOUBLE_EXTRA, TileBits, tile_bits
from mexicantrain_qt.ai.playout_turns import play_on
from mexicantrain_qt.ai.world import World
from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, TrainName
from mexicantrain_qt.rules.view import PlayerView

_WITHOUT_TILE: dict[int, Action] = {DRAW: Draw(), PASS: Pass(), DONE: Done(), CALL: Call()}
_PHASES = {"turn": TURN, "follow_up": FOLLOW_UP, "laying": LAYING}


class Playouts:
    """What a round comes to from the moment of one view on, when everybody plays on well.

    What is common to all worlds is made once; plans for the own train are shared by all playouts. Without
    *planning* everybody lays the tile that costs most, on any train that takes it.
    ``plans``: those plans; None without *planning*.
    """

    def __init__(self, view: PlayerView, *, planning: bool = True) -> None:
        options = view.options
        self._rules = playout_rules(options, view.players)
        self._bits = tile_bits(options.highest, options.double_blank, DOUBLE_EXTRA if planning else 0)
        self.plans = Plans(self._bits) if planning else None
        self._table = table_of(view, self._rules, self._bits)
        # By identity, which is as good as equality as long as the world is kept, and does not look at every tile.
        self._worlds: dict[int, tuple[World, list[int], list[int]]] = {}

    def penalties(self, world: World, action: Action) -> tuple[int, ...]:
        """The penalty of every seat for the round, if the seat of the view does *action* in *world*.

        Then everybody, this seat included, plays on well to the end of the round.
        """
        return self.play_round(world, action)

    def play_round(
        self, world: World, first: Action | None = None, record: list[Action] | None = None
    ) -> tuple[int, ...]:
        """The penalties, if *first* is done in *world*, where there is one, and everybody plays on well.

        *record* gets all actions, *first* included.
        """
        table = self.table(world)
        codes: list[int] | None = None if record is None else []
        if first is not None:
            table.do(self.code(first))
        play_on(table, self.plans, codes)
        if record is not None and codes is not None:
            record += [] if first is None else [first]
            record += map(self.action, codes)
        assert table.penalties is not None  # the round is over
        return tuple(table.penalties)

    def table(self, world: World) -> PlayoutTable:
        """The moment of the view with the tiles as they lie in *world*."""
        known = self._worlds.get(id(world))
        if known is None:
            bits = self._bits
            hands = [bits.mask(hand) for hand in world.hands]
            boneyard = [bits.index[tile] for tile in reversed(world.boneyard)]
            known = self._worlds[id(world)] = (world, hands, boneyard)
        table = self._table.copy()
        table.hands, table.boneyard = known[1][:], known[2][:]
        return table

    def code(self, action: Action) -> int:
        """*action* as the number that it has in a playout."""
        match action:
            case Play(tile, train):
                return self._bits.index[tile] * TRAINS + train_index(train, self._rules.players)
            case Draw():
                return DRAW
            case Pass():
                return PASS
            case Done():
                return DONE
            case Call():
                return CALL

    def action(self, code: int) -> Action:
        """The action with that number."""
        if code < 0:
            return _WITHOUT_TILE[code]
        tile, train = divmod(code, TRAINS)
        return Play(self._bits.tiles[tile], MEXICAN if train == self._rules.players else SEATS[train])


def train_index(name: TrainName, players: int) -> int:
    """The number of that train at a table of *players*."""
    return players if name == MEXICAN else SEATS.index(name)


def table_of(view: PlayerView, rules: PlayoutRules, bits: TileBits) -> PlayoutTable:
    """The moment of *view*, but for the tiles in the hands and in the boneyard."""
    table = PlayoutTable(rules, bits)
    laid = bits.double_bit[view.engine]
    for index, train in enumerate(view.trains):
        laid |= bits.mask(train.tiles)
        table.ends.append(train.end)
        table.marked |= int(train.marked) << index
        table.begun |= int(bool(train.tiles)) << index
        table.crosswise |= int(train.ends_in_double) << index
    table.left = bits.all ^ laid
    table.turn = view.turn
    table.opened = [train_index(name, view.players) for name in view.open_doubles]
    table.phase = _PHASES[view.phase]
    table.drawn = -1 if view.drawn is None else bits.index[view.drawn]
    table.draws = view.draws
    table.first_turns = sum(1 << seat for seat in view.first_turns_left)
    table.call_owed = NOBODY if view.call_owed is None else view.call_owed
    table.passes = view.passes
    return table
