"""Do the statistics say what the finished games say?"""

from __future__ import annotations

from collections.abc import Sequence

from mexicantrain_qt.rules.game import Player, PlayerKind
from mexicantrain_qt.saves.finished import FinishedGame
from mexicantrain_qt.saves.statistics import Row, Statistics, Who, everybody, first_deals, statistics

ANA = Who("person", "Ana")


def game(
    penalties: Sequence[tuple[int, ...]],
    kinds: Sequence[PlayerKind] = ("person", "casual"),
    *,
    name: str = "Ana",
    deal: str = "",
    **values: object,
) -> FinishedGame:
    """A finished game with those penalties by round; the first seat is called *name*."""
    names = [name, "Leo", "Clara", "Hugo"]
    totals = tuple(map(sum, zip(*penalties, strict=True)))
    usual: dict[str, object] = {
        "file": f"{deal}.mexicantrain",
        "at": "",
        "players": tuple(Player(who, kind) for who, kind in zip(names, kinds, strict=False)),
        "sheet": "quick",
        "house_rules": False,
        "penalties": tuple(penalties),
        "out": tuple(
            tuple(seat for seat, points in enumerate(round_) if points == 0) for round_ in penalties
        ),
        "first": tuple(seat for seat, total in enumerate(totals) if total == min(totals)),
        "deal": deal,
    }
    return FinishedGame(**(usual | values))  # type: ignore[arg-type]  # the values are of a test


def of(games: Sequence[FinishedGame], who: Who = ANA) -> Statistics:
    found = statistics(games, who)
    assert found is not None
    return found


def test_games_wins_and_points_are_counted() -> None:
    found = of([game([(0, 10), (5, 3)]), game([(30, 0), (7, 0)])])
    assert (len(found.results), found.wins, found.rounds) == (2, 1, 4)
    assert (found.mean, found.out) == (10.5, 1)
    assert [result.mean for result in found.results] == [2.5, 18.5]


def test_a_shared_win_is_a_win() -> None:
    assert of([game([(5, 5)])]).wins == 1


def test_the_best_and_the_worst_round_are_found() -> None:
    first, second = game([(9, 0), (4, 1)]), game([(12, 0), (70, 0)])
    found = of([first, second])
    assert (found.best.penalty, found.best.round, found.best.game) == (4, 2, first)
    assert (found.worst.penalty, found.worst.round, found.worst.game) == (70, 2, second)


def test_streaks_are_counted_in_the_order_of_the_games() -> None:
    won, lost = game([(0, 9)]), game([(9, 0)])
    found = of([won, won, won, lost, won, won])
    assert (found.streak, found.longest) == (2, 3)
    assert of([won, lost]).streak == 0


def test_games_are_compared_by_opponents_rules_and_number_of_players() -> None:
    found = of(
        [
            game([(0, 9)]),
            game([(4, 0)], house_rules=True),
            game([(2, 9, 9)], ("person", "casual", "expert")),
            game([(8, 9, 9, 9)], ("person", "person", "expert", "expert"), sheet="classic"),
        ]
    )
    assert found.levels == (Row("casual", 3, 2, 2.0), Row("expert", 2, 2, 5.0), Row("person", 1, 1, 8.0))
    assert found.sheets == (
        Row(("quick", False), 2, 2, 1.0),
        Row(("quick", True), 1, 0, 4.0),
        Row(("classic", False), 1, 1, 8.0),
    )
    assert found.players == (Row(2, 2, 1, 2.0), Row(3, 1, 1, 2.0), Row(4, 1, 1, 8.0))


def test_a_deal_that_is_played_again_counts_the_first_time() -> None:
    first, again = game([(9, 0)], deal="same"), game([(0, 9)], deal="same")
    other = game([(0, 9)], deal="other")
    assert first_deals([first, again, other]) == (first, other)


def test_people_are_listed_before_levels_and_by_their_games() -> None:
    games = [game([(0, 9)]), game([(0, 9)], name="Leo"), game([(0, 9)], name="ana")]
    assert everybody(games) == (Who("person", "ana"), Who("person", "Leo"), Who("casual"))
    assert len(of(games, Who("person", "ANA")).results) == 2


def test_a_level_has_statistics_too() -> None:
    found = of([game([(0, 9, 20)], ("person", "casual", "casual"))], Who("casual"))
    assert (len(found.results), found.wins, found.mean) == (2, 0, 14.5)


def test_nobody_has_statistics_without_games() -> None:
    assert statistics([], ANA) is None
    assert statistics([game([(0, 1)])], Who("expert")) is None
    assert everybody([]) == ()
