"""What do lists and statistics have to know of a finished game?"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from mexicantrain_qt.rules.game import Player
from mexicantrain_qt.rules.option_text import differences, nearest_sheet
from mexicantrain_qt.rules.options import SheetName
from mexicantrain_qt.rules.scoring import standing
from mexicantrain_qt.saves.errors import BadContent
from mexicantrain_qt.saves.format import SavedGame
from mexicantrain_qt.saves.replay import scores_are_possible


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One finished game; *file* is the name of its file in the history.

    *at*: when it was finished, as in ``SavedGame``. *sheet*: the nearest of the three, with *house_rules* where more than
    the number of rounds differs. *penalties* by round and seat; *out*: the seats that went out, by round; *first*: the seats
    that won. *deal* is the same for games in which the same tiles were dealt, and tells nothing about them.
    """

    file: str
    at: str
    players: tuple[Player, ...]
    sheet: SheetName
    house_rules: bool
    penalties: tuple[tuple[int, ...], ...]
    out: tuple[tuple[int, ...], ...]
    first: tuple[int, ...]
    deal: str

    @property
    def finished_at(self) -> datetime | None:
        return datetime.fromisoformat(self.at) if self.at else None

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of the penalties by seat."""
        return tuple(map(sum, zip(*self.penalties, strict=True)))


def finished_game(path: Path, saved: SavedGame) -> FinishedGame:
    """What *saved*, read from *path*, comes to. Raises ``BadContent`` for a game that is not finished, or cannot be."""
    options = saved.setup.options
    if len(saved.scores) != options.rounds or not scores_are_possible(saved):
        raise BadContent(path, "wrong_content", key="scores")
    penalties = tuple(score.penalties for score in saved.scores)
    sheet = nearest_sheet(options)
    return FinishedGame(
        file=path.name,
        at=saved.at,
        players=saved.setup.players,
        sheet=sheet,
        house_rules=not set(differences(options, sheet)) <= {"rounds"},
        penalties=penalties,
        out=tuple(score.out for score in saved.scores),
        first=standing(options, penalties, len(saved.setup.players)).first,
        deal=sha256(f"the deal of {saved.setup.seed}".encode()).hexdigest()[:16],
    )
