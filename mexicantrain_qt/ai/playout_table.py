"""What does one action change in a playout?"""

from __future__ import annotations

from mexicantrain_qt.ai.playout_legal import (
    can_play_in_turn,
    drawn_fits,
    may_draw_again,
    may_play_on_mexican,
    owed,
)
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
)
from mexicantrain_qt.ai.playout_tiles import TileBits


class PlayoutTable:
    """The truth of a round in small numbers, changed in place; the fields mean what they mean in ``State``.

    Trains go by number, the Mexican one after the seats'. ``hands``: masks. ``boneyard``: tiles, the next one
    last. ``left``: the mask of all tiles that do not lie yet. ``marked``, ``begun`` (has a tile) and
    ``crosswise`` (ends in a double): bits of trains. ``first_turns``: bits of seats. ``drawn``: a tile, or -1.
    ``penalties``: None until the round is over.
    """

    __slots__ = (
        "begun", "bits", "boneyard", "call_owed", "crosswise", "drawn", "draws", "ends", "first_turns", "hands",
        "left", "marked", "opened", "passes", "penalties", "phase", "rules", "turn",
    )  # fmt: skip

    def __init__(self, rules: PlayoutRules, bits: TileBits) -> None:
        self.rules = rules
        self.bits = bits
        self.turn = 0
        self.hands: list[int] = []
        self.boneyard: list[int] = []
        self.ends: list[int] = []
        self.left = 0
        self.marked = 0
        self.begun = 0
        self.crosswise = 0
        self.opened: list[int] = []
        self.phase = TURN
        self.drawn = -1
        self.draws = 0
        self.first_turns = 0
        self.call_owed = NOBODY
        self.passes = 0
        self.penalties: list[int] | None = None

    def copy(self) -> PlayoutTable:
        """The same moment, to be changed on its own."""
        other = PlayoutTable(self.rules, self.bits)
        other.turn = self.turn
        other.hands = self.hands[:]
        other.boneyard = self.boneyard[:]
        other.ends = self.ends[:]
        other.left = self.left
        other.marked = self.marked
        other.begun = self.begun
        other.crosswise = self.crosswise
        other.opened = self.opened[:]
        other.phase = self.phase
        other.drawn = self.drawn
        other.draws = self.draws
        other.first_turns = self.first_turns
        other.call_owed = self.call_owed
        other.passes = self.passes
        return other

    def in_first_train(self) -> bool:
        """Whether the seat to move lays its first train."""
        return self.rules.first_trains and bool(self.first_turns >> self.turn & 1)

    def lays_on(self) -> bool:
        """Whether the seat to move lays a whole train: a first one, or a late one."""
        return self.phase == LAYING or self.in_first_train()

    def in_together(self) -> bool:
        """Whether the first trains are laid before the first ordinary turn."""
        return self.rules.together and self.first_turns != 0

    def is_dead(self, number: int) -> bool:
        """Whether no tile with *number* is left in a hand or in the boneyard."""
        return not self.left & self.bits.fits[number]

    def do(self, action: int) -> None:
        """Carry out *action*, which is legal."""
        if action >= 0:
            self._play(action // TRAINS, action % TRAINS)
        elif action == DRAW:
            self._draw()
        elif action == PASS:
            played = self._played_before()
            self.marked |= 1 << self.turn
            self.passes += 1
            self._end_turn(played)
        elif action == DONE:
            self._end_turn(bool(self.begun >> self.turn & 1))
        elif action == CALL:
            self.call_owed = NOBODY

    def _played_before(self) -> bool:
        return self.phase != TURN or (self.in_first_train() and bool(self.begun >> self.turn & 1))

    def _play(self, tile: int, train: int) -> None:
        rules, seat, bit = self.rules, self.turn, 1 << tile
        if rules.marked_without_own_play and self._marker_goes_up_with(train):
            self.marked |= 1 << seat
        lays_on = self.lays_on()
        starts_late = (
            rules.late_whole_train
            and train == seat
            and self.phase == TURN
            and not (self.begun | self.first_turns) >> seat & 1
        )
        owed_before = owed(self) if rules.must_be_covered and self.drawn >= 0 else []
        self.hands[seat] ^= bit
        self.left ^= bit
        self.ends[train] = self.bits.sides[tile] - self.ends[train]
        self.begun |= 1 << train
        number = self.bits.double_of[tile]
        if self.opened and train in self.opened:
            self.opened.remove(train)
        if number >= 0:
            self.opened.append(train)
            self.crosswise |= 1 << train
        else:
            self.crosswise &= ~(1 << train)
        self.bury_dead_doubles()
        if train == seat:
            self.marked &= ~(1 << seat)
        self.passes, self.drawn, self.draws = 0, -1, 0
        owes = number >= 0 and rules.follows_up and train in self.opened
        if not self.hands[seat]:
            self._last_tile_played(number, train, owes, lays_on, owed_before)
        elif starts_late:
            self.phase = LAYING
        elif lays_on:
            pass  # the same seat lays on
        elif owes:
            self.phase = FOLLOW_UP
        else:
            self._end_turn(True)

    def bury_dead_doubles(self) -> None:
        """Doubles that died are open no longer, where the rules say so."""
        if self.opened and self.rules.dead_needs_no_cover:
            self.opened = [train for train in self.opened if not self.is_dead(self.ends[train])]

    def _marker_goes_up_with(self, train: int) -> bool:
        seat, fits = self.turn, self.bits.fits
        if self.phase != TURN or train == seat:
            return False
        home = fits[self.ends[seat]]
        if self.rules.mexican_is_home:
            if train == self.rules.players:
                return False
            if may_play_on_mexican(self, seat):
                home |= fits[self.ends[-1]]
        return not self.hands[seat] & home

    def _last_tile_played(
        self, number: int, train: int, owes: bool, lays_on: bool, owed_before: list[int]
    ) -> None:
        rules = self.rules
        can_draw = rules.must_be_covered and bool(self.boneyard) and not self.in_together()
        if can_draw and owes and not self.is_dead(number):
            if not lays_on:
                self.phase = FOLLOW_UP
        elif self.in_first_train() or (can_draw and self._left_the_last_double(train, owed_before)):
            self._end_turn(True)
        else:
            self.end_round(1 << self.turn, number >= 0)

    def _left_the_last_double(self, train: int, owed_before: list[int]) -> bool:
        if train in owed_before:
            return False
        return any(name in self.opened and not self.is_dead(self.ends[name]) for name in owed_before)

    def _draw(self) -> None:
        rules, seat = self.rules, self.turn
        if rules.marked_before_draw:
            self.marked |= 1 << seat
        tile = self.boneyard.pop()
        self.hands[seat] |= 1 << tile
        self.drawn = tile
        self.draws += 1
        if rules.keeps_drawn and (drawn_fits(self) or not may_draw_again(self)):
            self.marked |= 1 << seat
            self.passes = 0
            self._end_turn(self._played_before())

    def _end_turn(self, played: bool) -> None:
        rules, seat = self.rules, self.turn
        in_first_train, in_together = self.in_first_train(), self.in_together()
        self.phase, self.drawn, self.draws = TURN, -1, 0
        self.first_turns &= ~(1 << seat)
        if in_first_train and not self.first_turns:
            out = sum(1 << other for other, hand in enumerate(self.hands) if not hand)
            if out:
                self.end_round(out, bool(self.crosswise & out))
                return
        if not self.boneyard and self.passes >= rules.players and self.is_blocked():
            self.end_round(0, False)
            return
        if self.call_owed != NOBODY:
            for _ in range(min(rules.call_penalty, len(self.boneyard))):
                self.hands[self.call_owed] |= 1 << self.boneyard.pop()
            self.call_owed = NOBODY
        if rules.call_required and played and not in_together and self.hands[seat].bit_count() == 1:
            self.call_owed = seat
        self.turn = (seat + 1) % rules.players

    def is_blocked(self) -> bool:
        """Whether the round ends when the boneyard is empty and all have just passed."""
        return self.rules.blocked_when_all_passed or not any(
            can_play_in_turn(self, seat) for seat in range(self.rules.players)
        )

    def end_round(self, out: int, on_a_double: bool) -> None:
        """The round is over, the seats with the bits *out* are out, all others count their tiles."""
        rules = self.rules
        factor = 2 if on_a_double and rules.doubles_the_others else 1
        self.penalties = [
            rules.out_bonus if out >> seat & 1 else factor * self.bits.cost_of(hand)
            for seat, hand in enumerate(self.hands)
        ]
