"""How did a round end, and who wins the game? In words, the tie-break included."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.game import RoundScore
from mexicantrain_qt.rules.scoring import Standing
from mexicantrain_qt.windows import texts

translate = QCoreApplication.translate


def round_result(score: RoundScore, names: Sequence[str]) -> str:
    """Who went out in the round, or that it was blocked."""
    if not score.out:
        return translate("Results", "Round {round} was blocked: nobody went out.").format(round=score.round)
    if len(score.out) == 1:
        sentence = translate("Results", "{name} went out in round {round}.")
        return sentence.format(name=names[score.out[0]], round=score.round)
    sentence = translate("Results", "{names} went out in round {round}.")
    return sentence.format(names=texts.together([names[seat] for seat in score.out]), round=score.round)


def leader(standing: Standing, names: Sequence[str]) -> str:
    """Who is in front while rounds are left."""
    best = texts.points(min(standing.totals))
    ahead = [seat for seat, total in enumerate(standing.totals) if total == min(standing.totals)]
    if len(ahead) == 1:
        return translate("Results", "{name} is in front: {points}.").format(name=names[ahead[0]], points=best)
    sentence = translate("Results", "{names} are in front: {points} each.")
    return sentence.format(names=texts.together([names[seat] for seat in ahead]), points=best)


def winner(standing: Standing, names: Sequence[str]) -> str:
    """Who has won the game."""
    best = texts.points(min(standing.totals))
    if len(standing.first) == 1:
        return translate("Results", "{name} wins: {points}.").format(
            name=names[standing.first[0]], points=best
        )
    who = texts.together([names[seat] for seat in standing.first])
    return translate("Results", "{names} share the win: {points} each.").format(names=who, points=best)


def tie_break(standing: Standing, rounds: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    """Why these are first of several with the lowest total; empty when nobody else has it.

    *rounds* are the penalties of the finished rounds by seat.
    """
    tied = [seat for seat, total in enumerate(standing.totals) if total == min(standing.totals)]
    if len(tied) == 1:
        return ""
    who = texts.together([names[seat] for seat in tied])
    first = standing.first[0]
    match standing.decided_by:
        case "zero_rounds":
            zeros = sum(penalties[first] <= 0 for penalties in rounds)
            sentence = translate(
                "Results",
                "{names} have the same total. {winner} had the most rounds without points: %n.",
                "",
                zeros,
            )
            return sentence.format(names=who, winner=names[first])
        case "lowest_round":
            lowest = min((penalties[first] for penalties in rounds if penalties[first] > 0), default=0)
            sentence = translate(
                "Results",
                "{names} have the same total and as many rounds without points. "
                "{winner} had the lowest round: {points}.",
            )
            return sentence.format(names=who, winner=names[first], points=texts.points(lowest))
        case _:
            return translate("Results", "{names} have the same total.").format(names=who)


def place(rank: int) -> str:
    """The place on the podium: 1st, 2nd, 3rd …; *rank* counts from 1."""
    match rank:
        case 1:
            return translate("Results", "1st")
        case 2:
            return translate("Results", "2nd")
        case 3:
            return translate("Results", "3rd")
        case _:
            return translate("Results", "{rank}th").format(rank=rank)
