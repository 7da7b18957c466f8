"""What does a round cost, and who is first?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.tiles import Tile

DecidedBy: TypeAlias = Literal["total", "zero_rounds", "lowest_round", "shared"]


def points_in_hand(options: RuleOptions, hand: Iterable[Tile]) -> int:
    """The pips of *hand*; the double blank counts what the option says (rules.md 6.3)."""
    return sum(tile.pips or options.double_blank for tile in hand)


def round_penalties(
    options: RuleOptions, hands: Sequence[Iterable[Tile]], out: Sequence[int], *, doubled: bool = False
) -> tuple[int, ...]:
    """The penalty of every seat at the end of a round in which the seats *out* went out.

    *doubled*: somebody went out on a double with ``out_on_double = doubles_the_others``.
    """
    factor = 2 if doubled else 1
    return tuple(
        options.out_bonus if seat in out else factor * points_in_hand(options, hand)
        for seat, hand in enumerate(hands)
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """The order after some rounds: *first* are the seats in front, *decided_by* what put them there."""

    totals: tuple[int, ...]
    first: tuple[int, ...]
    decided_by: DecidedBy


def totals(rounds: Sequence[Sequence[int]], players: int) -> tuple[int, ...]:
    """The sum of the penalties of *rounds* by seat."""
    return tuple(sum(penalties[seat] for penalties in rounds) for seat in range(players))


def standing(options: RuleOptions, rounds: Sequence[Sequence[int]], players: int) -> Standing:
    """Who is first after *rounds* (penalties by seat), with the tie-break of the sheet (rules.md 6.4)."""
    sums = totals(rounds, players)
    best = min(sums)
    first = [seat for seat in range(players) if sums[seat] == best]
    if len(first) == 1 or options.tie_break == "shared":
        return Standing(sums, tuple(first), "total" if len(first) == 1 else "shared")
    by_seat = {seat: [penalties[seat] for penalties in rounds] for seat in first}
    zeros = {seat: sum(penalty <= 0 for penalty in by_seat[seat]) for seat in first}
    most = max(zeros.values())
    first = [seat for seat in first if zeros[seat] == most]
    if len(first) == 1:
        return Standing(sums, tuple(first), "zero_rounds")
    lowest = {seat: min((p for p in by_seat[seat] if p > 0), default=0) for seat in first}
    least = min(lowest.values())
    first = [seat for seat in first if lowest[seat] == least]
    return Standing(sums, tuple(first), "lowest_round" if len(first) == 1 else "shared")
