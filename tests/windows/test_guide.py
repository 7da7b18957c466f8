"""Does somebody learn the game in five steps, at the real table, and only once?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.actions import Draw, Pass, Play
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.settings_store import SettingsStore
from mexicantrain_qt.windows import lessons
from mexicantrain_qt.windows.guide import GuidePlate
from mexicantrain_qt.windows.lessons import LESSONS
from mexicantrain_qt.windows.welcome import Welcome
from tests.program.programs import button, press
from tests.windows.conftest import Speak

SOLUTIONS = (
    (Play(Tile(5, 12), "A"),),
    (Draw(), Play(Tile(5, 8), "A")),
    (Draw(), Pass()),
    (Play(Tile(8, 8), "A"), Play(Tile(3, 8), "A")),
    (Play(Tile(7, 12), "M"),),
)


@pytest.fixture
def program(tmp_path: Path, qtbot: QtBot) -> Iterator[Program]:
    SettingsStore(tmp_path / "settings.json").save(Settings(language="en", pace="at_once"))
    program = Program(tmp_path)
    qtbot.addWidget(program.window)
    with qtbot.waitExposed(program.window):
        program.show()
    yield program
    program.window.close()


def do(program: Program, action: Play | Draw | Pass) -> None:
    match action:
        case Play(tile, train):
            program.controller.play(tile, train)
        case Draw():
            program.controller.draw()
        case Pass():
            program.controller.pass_turn()


@pytest.mark.parametrize(("lesson", "solution"), list(zip(LESSONS, SOLUTIONS, strict=True)))
def test_a_lesson_leaves_little_else_to_do(
    lesson: lessons.Lesson, solution: tuple[Play | Draw | Pass, ...]
) -> None:
    game = lessons.game_of(lesson, "Ana")
    done = False
    for action in solution:
        assert not done
        assert action in legal_actions(game.state)
        # a double may be followed by its cover only, and its cover could be played without it
        assert len(legal_actions(game.state)) <= 2
        done = any(lesson.is_done(event) for event in game.apply(action, lessons.LEARNER))
    assert done


def test_the_first_start_offers_the_guide_and_it_leads_to_a_game(program: Program, qtbot: QtBot) -> None:
    press(program, qtbot, "Learn in five steps")
    for number, solution in enumerate(SOLUTIONS):
        (plate,) = [one for one in program.window.findChildren(GuidePlate) if one.isVisible()]
        assert button(program, "Next step") is None
        for action in solution:
            do(program, action)
        assert plate.isVisible()
        press(program, qtbot, "Next step" if number + 1 < len(SOLUTIONS) else "Play")
    assert program.controller.game is not None
    assert len(program.controller.game.setup.players) == 4
    assert not program.settings.guide
    assert not [one for one in program.window.findChildren(GuidePlate) if one.isVisible()]


def test_whoever_skips_it_is_not_asked_again(program: Program, qtbot: QtBot) -> None:
    press(program, qtbot, "Learn in five steps")
    press(program, qtbot, "Skip the guide")
    qtbot.waitUntil(lambda: button(program, "Other players or rules…") is not None)
    assert button(program, "Learn in five steps") is None
    assert not SettingsStore(program._store.path).load()[0].guide


def test_asked_for_from_the_menu_it_gives_the_game_back(program: Program, qtbot: QtBot) -> None:
    press(program, qtbot, "Play")
    qtbot.waitUntil(lambda: program.controller.game is not None)
    before = program.controller.game
    program.window.commands["guide"].trigger()
    assert program.controller.game is not before
    press(program, qtbot, "Skip the guide")
    assert program.controller.game is before


def test_a_turn_that_went_otherwise_is_played_once_more(program: Program, qtbot: QtBot) -> None:
    press(program, qtbot, "Learn in five steps")
    program.guide._open(3)
    do(program, Play(Tile(3, 8), "A"))
    game = program.controller.game
    assert game is not None
    assert game.log == ((),)
    assert Tile(3, 8) in game.view(lessons.LEARNER).hand


def test_another_game_ends_the_guide(program: Program, qtbot: QtBot) -> None:
    press(program, qtbot, "Learn in five steps")
    program.start_game(Welcome(program.settings.last_table).table)
    assert [one for one in program.window.findChildren(GuidePlate) if one.isVisible()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plate_holds_its_text_in_every_language(qtbot: QtBot, speak: Speak, language: str) -> None:
    plate = GuidePlate()
    qtbot.addWidget(plate)
    speak(language)
    for step in range(len(LESSONS)):
        for done in (False, True):
            plate.show_step(step, done=done)
            assert plate.height() <= 210
            assert "{" not in plate._text.text()
