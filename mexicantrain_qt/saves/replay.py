"""How does a saved game come back to life?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from mexicantrain_qt.rules.actions import Action, Play
from mexicantrain_qt.rules.game import Game, Setup
from mexicantrain_qt.rules.legal import IllegalAction
from mexicantrain_qt.rules.notation import read_action, read_position
from mexicantrain_qt.rules.scoring import totals
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.saves.errors import BadContent, SaveDoesNotReplay
from mexicantrain_qt.saves.format import SavedGame, SavedRound


@dataclass(frozen=True, slots=True)
class _Round:
    """A saved round, read but not yet carried out."""

    start: State
    actions: tuple[Action, ...]


def game_of(path: Path, saved: SavedGame) -> Game:
    """The game of *saved*, with every action carried out again. *path* is only told in errors.

    An earlier round that the rules no longer allow is kept as its score alone. Raises ``SaveDoesNotReplay`` if
    it is the last round, and ``BadContent`` for a document that makes no sense as a whole.
    """
    rounds = _read_rounds(path, saved)
    game: Game | None = None
    for saved_round in rounds:
        game = _dealt(game, saved, saved_round.start)
        try:
            for action in saved_round.actions:
                game.apply(action)
        except IllegalAction as error:
            if saved_round is not rounds[-1]:
                continue
            number, at = game.round, len(game.log[-1])
            while game.can_undo:
                game.undo()
            raise SaveDoesNotReplay(path, number, at, error.reason.value, game) from error
    assert game is not None  # the last round either set it or raised
    return game


def scores_are_possible(saved: SavedGame) -> bool:
    """Whether a game at the table of *saved* can have these scores."""
    players, options = len(saved.setup.players), saved.setup.options
    return len(saved.scores) <= options.rounds and all(
        score.round == number
        and len(score.penalties) == players
        and all(0 <= seat < players for seat in score.out)
        and 0 <= score.engine <= options.highest
        for number, score in enumerate(saved.scores, start=1)
    )


def _dealt(game: Game | None, saved: SavedGame, start: State) -> Game:
    """The game at *start*: dealt as it always was if *game* leads there, else put there by the checkpoint."""
    if game is None and start.round == 1:
        game = Game(saved.setup)
    elif game is not None and game.round_over:
        game.next_round()
    # The log is the truth: totals follow from it, even where the way to count has been corrected.
    if game is not None and start == replace(game.state, totals=start.totals):
        return game
    scores = saved.scores[: start.round - 1]
    sums = totals([score.penalties for score in scores], start.players)
    return Game.from_checkpoint(saved.setup, replace(start, totals=sums), scores)


def _read_rounds(path: Path, saved: SavedGame) -> tuple[_Round, ...]:
    """The rounds of a document that makes sense as a whole. Raises ``BadContent``."""
    rounds = tuple(_read_round(path, saved_round, saved.setup) for saved_round in saved.rounds)
    numbers = [saved_round.start.round for saved_round in rounds]
    if not numbers or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise BadContent(path, "wrong_content", key="rounds")
    if not 1 <= numbers[0] <= numbers[-1] <= saved.setup.options.rounds:
        raise BadContent(path, "wrong_content", key="rounds")
    # The last round may be over or not, and so may have its score already or not.
    if len(saved.scores) - numbers[-1] not in (-1, 0) or not scores_are_possible(saved):
        raise BadContent(path, "wrong_content", key="scores")
    return rounds


def _read_round(path: Path, saved: SavedRound, setup: Setup) -> _Round:
    try:
        start = read_position(saved.start, strict=saved.whole_set)
        actions = tuple(read_action(text) for text in saved.actions)
    except ValueError as error:
        raise BadContent(path, "wrong_content", key="rounds") from error
    players = len(setup.players)
    if start.options.highest != setup.options.highest or start.players != players or start.result is not None:
        raise BadContent(path, "wrong_content", key="start")
    trains = {train.name for train in start.trains}
    if any(isinstance(action, Play) and action.train not in trains for action in actions):
        raise BadContent(path, "wrong_content", key="actions")
    # A position names its sheet, and the sheets may be corrected; the setup has every option of this game.
    return _Round(replace(start, options=setup.options), actions)
