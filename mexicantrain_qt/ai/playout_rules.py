"""Which rules does a playout follow, decided once for all of them?"""

from __future__ import annotations

from functools import cache

from mexicantrain_qt.rules.options import RuleOptions

TURN, FOLLOW_UP, LAYING = 0, 1, 2
"""The phases of ``State``."""

DRAW, PASS, DONE, CALL = -1, -2, -3, -4
"""Actions without a tile. A play is ``tile * TRAINS + train``; the Mexican train is the one after the seats'."""

TRAINS = 16
NOBODY = -1
_NO_END = 1 << 30


class PlayoutRules:
    """The options of a game as plain numbers and truths; the names are those of ``RuleOptions``."""

    def __init__(self, options: RuleOptions, players: int) -> None:
        self.options = options
        self.players = players
        self.first_trains = options.first_turn != "one_tile"
        self.together = options.first_turn == "together"
        self.late_whole_train = options.late_whole_train
        self.first_turn_draws = options.first_turn_draws
        self.most_draws = _NO_END if options.draw_count == "until_playable" else options.draw_count
        self.must_play_drawn = options.drawn_tile == "must_play"
        self.may_play_drawn = options.drawn_tile == "may_play"
        self.keeps_drawn = options.drawn_tile == "keep"
        self.marked_before_draw = options.marker_goes_up == "before_draw"
        self.marked_without_own_play = options.marker_when != "no_play"
        self.mexican_is_home = options.marker_when == "no_own_or_mexican_play"
        self.follows_up = options.follow_up != "none"
        self.on_the_double = options.follow_up == "on_the_double"
        self.drawn_on_the_double = options.drawn_follow_up == "on_the_double"
        self.binds = options.open_double_binds
        self.oldest_first = options.open_double_order == "oldest_first"
        self.newest_first = options.open_double_order == "newest_first"
        self.several_doubles = options.several_doubles
        self.dead_needs_no_cover = options.dead_double == "needs_no_cover"
        self.must_be_covered = options.out_on_double == "must_be_covered"
        self.doubles_the_others = options.out_on_double == "doubles_the_others"
        self.mexican_from = options.mexican_train_from
        self.blocked_when_all_passed = options.blocked_when == "all_passed"
        self.call_required = options.last_tile_call == "required"
        self.call_penalty = options.last_tile_penalty
        self.out_bonus = options.out_bonus

        self.open_trains = _open_trains(players)
        self.ordinary = self._is_ordinary()
        self.first_turns_are_ordinary = (
            not self.first_trains and self.first_turn_draws and self.mexican_from == "first_turn"
        )

    def _is_ordinary(self) -> bool:
        """Whether no option is chosen that ``playout_turns`` leaves to the slower ways."""
        return (
            self.most_draws == 1
            and not self.may_play_drawn
            and not self.marked_without_own_play
            and not self.late_whole_train
            and self.several_doubles
            and self.dead_needs_no_cover
            and not self.must_be_covered
            and self.mexican_from in ("first_turn", "second_turn")
        )

    def first_in_order(self, opened: list[int]) -> list[int]:
        """Those of the open doubles that may be covered now."""
        if self.oldest_first:
            return opened[:1]
        return opened[-1:] if self.newest_first else opened


@cache
def playout_rules(options: RuleOptions, players: int) -> PlayoutRules:
    """The rules of *options* at a table of *players*."""
    return PlayoutRules(options, players)


def _open_trains(players: int) -> list[tuple[int, ...]]:
    """By the bits of the marked trains: which trains are open to all, the Mexican one last."""
    return [
        (*(seat for seat in range(players) if marked >> seat & 1), players) for marked in range(1 << players)
    ]
