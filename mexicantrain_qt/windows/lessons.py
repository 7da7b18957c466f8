"""What does somebody learn in the guided first game? Five positions, each with one thing to do in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.events import DoubleCovered, Event, MarkerRaised, TilePlayed
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import MEXICAN, own_train
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

LEARNER = 0
"""The seat of whoever learns."""

_SEED = "guided first game"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A *position*; what to do there; whether an event means that it is done; and what to say then.

    The sentences are in English, and have places for the *tiles*.
    """

    title: str
    task: str
    praise: str
    position: str
    is_done: Callable[[Event], bool]
    tiles: tuple[Tile, ...] = ()


LESSONS = (
    Lesson(
        QT_TRANSLATE_NOOP("Guide", "Your own train"),
        QT_TRANSLATE_NOOP(
            "Guide",
            "Your train leaves the hub towards you and begins with the number of the engine, 12. Drag the {0} there, or "
            "just click it.",
        ),
        QT_TRANSLATE_NOOP(
            "Guide",
            "Well done. Your train ends in 5 now, so your next tile there needs a 5. Only you may play on it.",
        ),
        """
        rules: quick, mexican_train_from=own_train_started
        engine: 12-12
        turn: A
        hand A: 5-12 3-7 0-4 6-9
        hand B: 1-6 2-10 3-4
        boneyard: 0-8 2-2 7-11""",
        lambda event: isinstance(event, TilePlayed) and event.train == own_train(LEARNER),
        (Tile(5, 12),),
    ),
    Lesson(
        QT_TRANSLATE_NOOP("Guide", "Drawing"),
        QT_TRANSLATE_NOOP(
            "Guide",
            "Your train ends in 5, and you have no 5. Whoever cannot play draws: click the boneyard, or press D. "
            "Then play the tile if it fits.",
        ),
        QT_TRANSLATE_NOOP(
            "Guide",
            "The tile fitted, so you could play it at once. In a game, you draw without a click when nothing else is "
            "possible; the settings can change that.",
        ),
        """
        rules: quick, mexican_train_from=never
        engine: 12-12
        turn: A
        train A: 12-5
        hand A: 3-7 0-4 6-9
        hand B: 1-6 2-10 3-4
        boneyard: 5-8 2-2 7-11""",
        lambda event: isinstance(event, TilePlayed) and event.seat == LEARNER,
    ),
    Lesson(
        QT_TRANSLATE_NOOP("Guide", "The marker"),
        QT_TRANSLATE_NOOP(
            "Guide",
            "Your train ends in 8, and again nothing fits. Draw, and if the tile does not help, pass.",
        ),
        QT_TRANSLATE_NOOP(
            "Guide",
            "A locomotive stands on your train now: it is open, and everybody may play there. It leaves when you play on "
            "your train again.",
        ),
        """
        rules: quick, mexican_train_from=never
        engine: 12-12
        turn: A
        train A: 12-5 5-8
        hand A: 3-7 0-4 7-9
        hand B: 2-10 3-4 1-6
        boneyard: 0-11 2-2 7-11""",
        lambda event: isinstance(event, MarkerRaised) and event.seat == LEARNER,
    ),
    Lesson(
        QT_TRANSLATE_NOOP("Guide", "Doubles"),
        QT_TRANSLATE_NOOP(
            "Guide",
            "A double lies crosswise, and you play a second tile at once to cover it. Play the {0} first, then the {1}.",
        ),
        QT_TRANSLATE_NOOP(
            "Guide", "Two tiles in one turn. A double that stays open has to be covered by the next players."
        ),
        """
        rules: quick, follow_up=on_the_double, mexican_train_from=never
        engine: 12-12
        turn: A
        train A: 12-5 5-8
        hand A: 8-8 3-8 0-4 7-9
        hand B: 2-10 3-4 1-6
        boneyard: 0-11 2-2 7-11""",
        lambda event: isinstance(event, DoubleCovered) and event.train == own_train(LEARNER),
        (Tile(8, 8), Tile(3, 8)),
    ),
    Lesson(
        QT_TRANSLATE_NOOP("Guide", "The Mexican Train"),
        QT_TRANSLATE_NOOP(
            "Guide",
            "This train belongs to everybody. It begins with the number of the engine, too: play the {0} where the brass "
            "locomotive stands.",
        ),
        QT_TRANSLATE_NOOP(
            "Guide",
            "That is all you need. Whoever gets rid of all tiles ends the round, and few points are good. F1 shows the "
            "rules of your table.",
        ),
        """
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-5 5-8 8-8 8-3
        hand A: 7-12 0-4 7-9
        hand B: 2-10 3-4 1-6
        boneyard: 0-11 2-2 7-11""",
        lambda event: isinstance(event, TilePlayed) and event.train == MEXICAN,
        (Tile(7, 12),),
    ),
)


def game_of(lesson: Lesson, name: str) -> Game:
    """The position of *lesson* as a game; *name* is what the learner is called."""
    state = read_position(lesson.position)
    other = next(free for free in texts.PLAYER_NAMES if free != name)
    setup = Setup(state.options, (Player(name, "person"), Player(other, "beginner")), _SEED)
    return Game.from_checkpoint(setup, state, ())


def title(number: int) -> str:
    """The title of the lesson with that number, counted from 0."""
    sentence = translate("Guide", "{number} of {all}: {title}")
    return sentence.format(
        number=number + 1, all=len(LESSONS), title=translate("Guide", LESSONS[number].title)
    )


def task(lesson: Lesson) -> str:
    return translate("Guide", lesson.task).format(*map(texts.tile, lesson.tiles))


def praise(lesson: Lesson) -> str:
    return translate("Guide", lesson.praise)
