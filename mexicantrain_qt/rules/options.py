"""By which rules is the game played? The options, the three sheets, and what makes no sense together."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, TypeAlias, get_args, get_type_hints

Highest: TypeAlias = Literal[6, 9, 12, 15, 18]
EngineFrom: TypeAlias = Literal["holder_draws", "set_aside", "highest_held"]
EngineOrder: TypeAlias = Literal["descending", "ascending"]
Starter: TypeAlias = Literal["engine_holder", "rotates", "last_winner"]
FirstTurn: TypeAlias = Literal["whole_train", "together", "one_tile"]
DrawCount: TypeAlias = Literal[1, 2, 3, "until_playable"]
DrawnTile: TypeAlias = Literal["must_play", "may_play", "keep"]
MarkerGoesUp: TypeAlias = Literal["after_draw", "before_draw"]
MarkerWhen: TypeAlias = Literal["no_play", "no_own_play", "no_own_or_mexican_play"]
FollowUp: TypeAlias = Literal["on_the_double", "anywhere", "none"]
DrawnFollowUp: TypeAlias = Literal["on_the_double", "anywhere"]
OpenDoubleOrder: TypeAlias = Literal["oldest_first", "newest_first", "any"]
DeadDouble: TypeAlias = Literal["stays", "needs_no_cover"]
OutOnDouble: TypeAlias = Literal["ends_round", "must_be_covered", "doubles_the_others"]
MexicanTrainFrom: TypeAlias = Literal["first_turn", "second_turn", "own_train_started", "never"]
BlockedWhen: TypeAlias = Literal["all_passed", "nobody_can_play"]
LastTileCall: TypeAlias = Literal["off", "automatic", "required"]
LastTilePenalty: TypeAlias = Literal[0, 1, 2]
DoubleBlank: TypeAlias = Literal[0, 25, 50]
OutBonus: TypeAlias = Literal[0, -5, -10]
TieBreak: TypeAlias = Literal["shared", "zero_rounds_then_lowest_round"]

Problem: TypeAlias = Literal[
    "unknown_value",
    "rounds_above_set",
    "hands_above_set",
    "set_aside_with_engine_holder",
    "highest_held_with_ascending",
    "late_train_with_one_tile",
    "must_cover_without_follow_up",
    "keep_until_playable",
]
"""Why a combination of options makes no sense; the sentences are in ``windows/texts.py``."""

SheetName: TypeAlias = Literal["classic", "cardinal", "quick"]

HAND_SIZES: dict[int, tuple[tuple[int, ...], ...]] = {
    6: ((9, 8, 6), (7, 8, 6)),
    9: ((9, 9, 9, 7, 7, 7, 6), (8, 8, 8, 7, 7, 7, 6)),
    12: (
        (15, 15, 15, 12, 12, 11, 11),
        (15, 15, 15, 12, 12, 10, 10),
        (15, 15, 15, 11, 11, 8, 8),
        (12, 12, 12, 12, 12, 10, 8),
        (16, 15, 14, 13, 12, 11, 10),
    ),
    15: ((15, 15, 15, 15, 15, 13, 13),),
    18: ((15, 15, 15, 15, 15, 13, 13),),
}
"""Published hand sizes by set, for 2, 3 … players; the first of each set is the usual one."""


class NonsenseOptions(ValueError):
    """These options cannot be played together. ``problem`` says which, ``option`` the field to look at."""

    def __init__(self, problem: Problem, option: str) -> None:
        super().__init__(f"{option}: {problem}")
        self.problem: Problem = problem
        self.option = option


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleOptions:
    """The rules of one game; the defaults are the sheet ``quick``. What each means: ``legal`` and ``turns``.

    ``hand_sizes`` are the tiles, two at least, dealt to each of 2, 3 … players; as many entries as numbers of
    players that may play. A sheet may be too large for many players and good for few: ``player_counts``.
    Raises ``NonsenseOptions`` for options that make no sense together.
    """

    highest: Highest = 12
    hand_sizes: tuple[int, ...] = (15, 15, 15, 12, 12, 11, 11)
    rounds: int = 6
    engine_from: EngineFrom = "set_aside"
    engine_order: EngineOrder = "descending"
    starter: Starter = "rotates"
    first_turn: FirstTurn = "one_tile"
    late_whole_train: bool = False
    first_turn_draws: bool = True
    draw_count: DrawCount = 1
    drawn_tile: DrawnTile = "must_play"
    marker_goes_up: MarkerGoesUp = "after_draw"
    marker_when: MarkerWhen = "no_play"
    follow_up: FollowUp = "anywhere"
    drawn_follow_up: DrawnFollowUp = "anywhere"
    open_double_binds: bool = True
    open_double_order: OpenDoubleOrder = "any"
    several_doubles: bool = True
    dead_double: DeadDouble = "needs_no_cover"
    out_on_double: OutOnDouble = "ends_round"
    mexican_train_from: MexicanTrainFrom = "first_turn"
    blocked_when: BlockedWhen = "all_passed"
    last_tile_call: LastTileCall = "off"
    last_tile_penalty: LastTilePenalty = 0
    double_blank: DoubleBlank = 0
    out_bonus: OutBonus = 0
    tie_break: TieBreak = "shared"

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}

    def __post_init__(self) -> None:
        for name, values in CHOICES.items():
            if not any(type(getattr(self, name)) is type(v) and getattr(self, name) == v for v in values):
                raise NonsenseOptions("unknown_value", name)
        problem = self._problem()
        if problem is not None:
            raise NonsenseOptions(*problem)

    def _problem(self) -> tuple[Problem, str] | None:
        sizes = self.hand_sizes
        # Of a hand of one tile nothing would be left when it was the engine.
        if not (1 <= len(sizes) <= 7 and all(type(size) is int and size >= 2 for size in sizes)):
            return "unknown_value", "hand_sizes"
        if not self.player_counts:
            return "hands_above_set", "hand_sizes"
        if type(self.rounds) is not int or self.rounds < 1:
            return "unknown_value", "rounds"
        if self.rounds > self.highest + 1:
            return "rounds_above_set", "rounds"
        if self.engine_from == "set_aside" and self.starter == "engine_holder":
            return "set_aside_with_engine_holder", "starter"
        if self.engine_from == "highest_held" and self.engine_order == "ascending":
            return "highest_held_with_ascending", "engine_order"
        if self.late_whole_train and self.first_turn == "one_tile":
            return "late_train_with_one_tile", "late_whole_train"
        if self.out_on_double == "must_be_covered" and self.follow_up == "none":
            return "must_cover_without_follow_up", "out_on_double"
        if self.drawn_tile == "keep" and self.draw_count == "until_playable":
            return "keep_until_playable", "drawn_tile"
        return None

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many may play: the numbers that have a hand size for which the set has enough tiles."""
        tiles = (self.highest + 1) * (self.highest + 2) // 2
        aside = 1 if self.engine_from == "set_aside" else 0
        return tuple(
            players
            for players, size in enumerate(self.hand_sizes, start=2)
            if players * size + aside <= tiles
        )

    def hand_size(self, players: int) -> int:
        """Tiles dealt to each of *players*.

        Raises ``NonsenseOptions`` where that is more than the set has, ``ValueError`` for a number that
        ``hand_sizes`` does not know.
        """
        if not 2 <= players <= len(self.hand_sizes) + 1:
            raise ValueError(f"2 to {len(self.hand_sizes) + 1} players, not {players}")
        if players not in self.player_counts:
            raise NonsenseOptions("hands_above_set", "hand_sizes")
        return self.hand_sizes[players - 2]


def _choices() -> dict[str, tuple[Any, ...]]:
    hints = get_type_hints(RuleOptions)
    found: dict[str, tuple[Any, ...]] = {}
    for field in fields(RuleOptions):
        hint = hints[field.name]
        if hint is bool:
            found[field.name] = (True, False)
        elif get_args(hint) and field.name != "hand_sizes":
            found[field.name] = get_args(hint)
    return found


CHOICES: dict[str, tuple[Any, ...]] = _choices()
"""The values of every option with a closed set of them, in the order of the rule book."""

QUICK = RuleOptions()
CLASSIC = RuleOptions(
    rounds=13,
    engine_from="holder_draws",
    starter="engine_holder",
    first_turn="whole_train",
    first_turn_draws=False,
    follow_up="on_the_double",
    open_double_order="oldest_first",
    mexican_train_from="second_turn",
    blocked_when="nobody_can_play",
    double_blank=50,
    tie_break="zero_rounds_then_lowest_round",
)
CARDINAL = RuleOptions(
    rounds=13,
    engine_from="holder_draws",
    starter="engine_holder",
    first_turn="together",
    first_turn_draws=False,
    drawn_tile="keep",
    marker_goes_up="before_draw",
    open_double_binds=False,
    mexican_train_from="second_turn",
    blocked_when="nobody_can_play",
    last_tile_call="required",
    last_tile_penalty=1,
)
SHEETS: dict[SheetName, RuleOptions] = {"classic": CLASSIC, "cardinal": CARDINAL, "quick": QUICK}
"""The three sheets of ``rules.md``, in the order in which a tie between them is broken."""
