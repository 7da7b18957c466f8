"""What is in every field of the score sheet?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from mexicantrain_qt.rules.fair import fingerprint_of
from mexicantrain_qt.rules.game import Game, RoundScore
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.scoring import Standing
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.windows import texts

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Scores:
    """The score sheet of one moment: finished rounds, who sits where, and which round is being played.

    *fingerprint*: of the deal that comes next, between two rounds.
    """

    options: RuleOptions
    names: tuple[str, ...]
    colours: tuple[int, ...]
    rounds: tuple[RoundScore, ...]
    standing: Standing
    playing: int | None
    fingerprint: str = ""

    @property
    def is_over(self) -> bool:
        return len(self.rounds) == self.options.rounds

    def engine(self, round_: int) -> int | None:
        """The engine of *round_*; ``None`` where that is still open."""
        if round_ <= len(self.rounds):
            return self.rounds[round_ - 1].engine
        if self.options.engine_from == "highest_held":
            return None
        return round_ - 1 if self.options.engine_order == "ascending" else self.options.highest - round_ + 1


def scores_of(game: Game, colours: Sequence[int]) -> Scores:
    """The score sheet of *game* as it is now; *colours* by seat."""
    return Scores(
        options=game.setup.options,
        names=tuple(player.name for player in game.setup.players),
        colours=tuple(colours),
        rounds=game.scores,
        standing=game.standing,
        playing=None if game.round_over else game.round,
        fingerprint=fingerprint_of(game.setup, game.round + 1)
        if game.round_over and not game.is_over
        else "",
    )


class ScoreModel(QAbstractTableModel):
    """Rounds by players: a row for every round of the game, the engine in the first column."""

    def __init__(self, scores: Scores) -> None:
        super().__init__()
        self.scores = scores

    def show(self, scores: Scores) -> None:
        self.beginResetModel()
        self.scores = scores
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.scores.options.rounds

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.scores.names) + 1

    def penalty(self, row: int, column: int) -> int | None:
        """The penalty of one player in one round; ``None``: the round is not over, or it is the engine's column."""
        if column == 0 or row >= len(self.scores.rounds):
            return None
        return self.scores.rounds[row].penalties[column - 1]

    def went_out(self, row: int, column: int) -> bool:
        return self.penalty(row, column) is not None and column - 1 in self.scores.rounds[row].out

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role == Qt.ItemDataRole.DisplayRole:
            penalty = self.penalty(index.row(), index.column())
            return None if penalty is None else QLocale().toString(penalty)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._spoken(index.row(), index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Vertical:
            return translate("Scores", "Round {round}").format(round=section + 1)
        if section == 0:
            return translate("Scores", "Engine")
        name, total = self.scores.names[section - 1], self.scores.standing.totals[section - 1]
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        return translate("Scores", "{name}: {points} so far").format(name=name, points=texts.points(total))

    def _spoken(self, row: int, column: int) -> str:
        if column == 0:
            engine = self.scores.engine(row + 1)
            tile = "" if engine is None else texts.tile(Tile(engine, engine))
            return translate("Scores", "Round {round}: {tile}").format(round=row + 1, tile=tile).rstrip(": ")
        name, penalty = self.scores.names[column - 1], self.penalty(row, column)
        if penalty is None:
            return translate("Scores", "{name}, round {round}: not played yet").format(
                name=name, round=row + 1
            )
        if self.went_out(row, column):
            sentence = translate("Scores", "{name}, round {round}: {points}, went out")
        else:
            sentence = translate("Scores", "{name}, round {round}: {points}")
        return sentence.format(name=name, round=row + 1, points=texts.points(penalty))
