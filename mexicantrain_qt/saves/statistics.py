"""How well does somebody play, as far as the finished games tell?"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from mexicantrain_qt.rules.game import PlayerKind
from mexicantrain_qt.rules.options import SheetName
from mexicantrain_qt.saves.finished import FinishedGame
from mexicantrain_qt.saves.names import same_name

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Who:
    """Whose games count: the person called *name*, or, without a name, every computer player of the level *kind*."""

    kind: PlayerKind
    name: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """One game of somebody, the first one first: won (alone or with others), and the penalty a round on average."""

    game: FinishedGame
    seat: int

    @property
    def won(self) -> bool:
        return self.seat in self.game.first

    @property
    def penalties(self) -> tuple[int, ...]:
        return tuple(penalties[self.seat] for penalties in self.game.penalties)

    @property
    def mean(self) -> float:
        return sum(self.penalties) / len(self.penalties)


@dataclass(frozen=True, slots=True)
class Row(Generic[Key]):
    """What some of the games have in common (*key*), and what they came to; *mean* is the penalty a round."""

    key: Key
    games: int
    wins: int
    mean: float


@dataclass(frozen=True, slots=True)
class RoundFound:
    """One round of a game, counted from 1."""

    game: FinishedGame
    round: int
    penalty: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """All there is to tell. *streak* is how many games were won one after the other just now, *longest* at any time.

    *out*: the rounds in which the player went out. *levels*: by the computer players at the table, so that a game may
    count in several rows; ``person`` stands for other people. *sheets*: by sheet, and whether it had house rules.
    """

    results: tuple[Result, ...]
    wins: int
    rounds: int
    out: int
    mean: float
    streak: int
    longest: int
    best: RoundFound
    worst: RoundFound
    levels: tuple[Row[PlayerKind], ...]
    sheets: tuple[Row[tuple[SheetName, bool]], ...]
    players: tuple[Row[int], ...]


def first_deals(games: Iterable[FinishedGame]) -> tuple[FinishedGame, ...]:
    """The games that count: who plays a deal again knows where the tiles lie."""
    found: dict[str, FinishedGame] = {}
    for game in games:
        found.setdefault(game.deal, game)
    return tuple(found.values())


def everybody(games: Iterable[FinishedGame]) -> tuple[Who, ...]:
    """Whose statistics there are: people, who played most first, then the levels of the computer players."""
    people: dict[str, list[str]] = {}
    kinds: dict[PlayerKind, int] = {}
    for game in games:
        for player in game.players:
            if player.kind == "person":
                people.setdefault(player.name.casefold(), []).append(player.name)
            else:
                kinds[player.kind] = kinds.get(player.kind, 0) + 1
    persons = sorted(people.values(), key=len, reverse=True)
    levels = sorted(kinds, key=lambda kind: kinds[kind], reverse=True)
    return (*(Who("person", names[-1]) for names in persons), *(Who(kind) for kind in levels))


def statistics(games: Iterable[FinishedGame], who: Who) -> Statistics | None:
    """The statistics of *who* over *games*, which are in the order in which they were finished; ``None``: there are none."""
    results = tuple(
        Result(game, seat)
        for game in games
        for seat, player in enumerate(game.players)
        if player.kind == who.kind and (not who.name or same_name(player.name, who.name))
    )
    if not results:
        return None
    rounds = [
        RoundFound(result.game, number, penalty)
        for result in results
        for number, penalty in enumerate(result.penalties, start=1)
    ]
    streak, longest = _streaks(result.won for result in results)
    return Statistics(
        results=results,
        wins=sum(result.won for result in results),
        rounds=len(rounds),
        out=sum(result.seat in seats for result in results for seats in result.game.out),
        mean=sum(found.penalty for found in rounds) / len(rounds),
        streak=streak,
        longest=longest,
        best=min(rounds, key=lambda found: found.penalty),
        worst=max(rounds, key=lambda found: found.penalty),
        levels=_rows(results, _opponents),
        sheets=_rows(results, lambda result: ((result.game.sheet, result.game.house_rules),)),
        players=_rows(results, lambda result: (len(result.game.players),)),
    )


def _opponents(result: Result) -> tuple[PlayerKind, ...]:
    others = (player.kind for seat, player in enumerate(result.game.players) if seat != result.seat)
    return tuple(dict.fromkeys(others))


def _rows(results: Sequence[Result], keys: Callable[[Result], tuple[Key, ...]]) -> tuple[Row[Key], ...]:
    """A row for every key, the one with the most games first."""
    groups: dict[Key, list[Result]] = {}
    for result in results:
        for key in keys(result):
            groups.setdefault(key, []).append(result)
    rows = [_row(key, group) for key, group in groups.items()]
    return tuple(sorted(rows, key=lambda row: row.games, reverse=True))


def _row(key: Key, results: Sequence[Result]) -> Row[Key]:
    penalties = [penalty for result in results for penalty in result.penalties]
    wins = sum(result.won for result in results)
    return Row(key, len(results), wins, sum(penalties) / len(penalties))


def _streaks(won: Iterable[bool]) -> tuple[int, int]:
    """How many in a row just now, and at most."""
    streak = longest = 0
    for one in won:
        streak = streak + 1 if one else 0
        longest = max(longest, streak)
    return streak, longest
