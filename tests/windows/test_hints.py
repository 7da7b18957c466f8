"""Is a hint said in words that everybody understands, in every language, and gone when it is over?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.hint import Hint, ReasonToPlay
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import view_for
from mexicantrain_qt.windows import texts_hints
from mexicantrain_qt.windows.toast import Toast
from tests.windows.conftest import Speak
from tests.windows.shown import Shown
from tests.windows.test_fits import cut_off

NAMES = ("Leo", "Ana", "Clara")
VIEW = view_for(
    read_position("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-3
        train B: 12-5
        train C: 12-6
        hand A: 3-6 5-8
        hand B: 0-1
        hand C: 0-2
        boneyard: 0-0 1-1"""),
    0,
)
AT_HOME = Play(Tile(3, 6), "A")


def hint(
    action: Action = AT_HOME, reason: ReasonToPlay = ReasonToPlay.GOES_OUT, better: float | None = None
) -> Hint:
    return Hint(VIEW, action, reason, better)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (AT_HOME, "Play 3-6 on your train."),
        (Play(Tile(5, 5), "B"), "Play double 5 on Ana’s train."),
        (Play(Tile(0, 4), "M"), "Play blank-4 on the Mexican Train."),
        (Draw(), "Draw a tile."),
        (Pass(), "Pass."),
        (Done(), "Choose Done."),
        (Call(), "Call your last tile."),
    ],
    ids=lambda value: str(value)[:24],
)
def test_what_to_do_is_said_in_a_few_words(action: Action, sentence: str) -> None:
    assert texts_hints.what(hint(action), NAMES) == sentence


@pytest.mark.parametrize(
    ("better", "end"),
    [
        (None, "With it you go out."),
        (0.2, "The next best is about as good."),
        (0.5, "About 1 point better than the next best."),
        (3.4, "About 3 points better than the next best."),
    ],
)
def test_the_difference_to_the_next_best_is_said_in_points(better: float | None, end: str) -> None:
    assert texts_hints.sentences(hint(better=better), NAMES).endswith(end)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own_in_every_language(language: str, speak: Speak) -> None:
    speak(language)
    said = {texts_hints.sentences(hint(reason=reason, better=2.0), NAMES) for reason in ReasonToPlay}
    assert len(said) == len(ReasonToPlay)
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)


def test_a_hint_is_said_on_the_toast_and_in_the_bar_and_takes_no_focus(shown: Shown) -> None:
    shown.open()
    shown.table.setFocus()
    shown.window.narrator.your_turn(VIEW)
    shown.window.narrator.hinted(hint(better=2.0))
    assert (
        shown.toast == "Play 3-6 on your train. With it you go out. About 2 points better than the next best."
    )
    assert shown.prompt.text() == "Play 3-6 on your train."
    assert shown.prompt.objectName() == "yours"
    assert shown.table.hasFocus()
    assert shown.window.findChildren(Toast)[0].testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_a_hint_that_is_over_is_said_no_more(shown: Shown, qtbot: QtBot) -> None:
    shown.open()
    shown.window.narrator.your_turn(VIEW)
    shown.window.narrator.hinted(hint())
    shown.window.narrator.hint_gone()
    qtbot.waitUntil(lambda: shown.toast == "")
    assert shown.prompt.text() == "Your turn: play a tile."


def test_what_was_said_since_stays_when_a_hint_is_over(shown: Shown, qtbot: QtBot) -> None:
    shown.open()
    shown.window.narrator.hinted(hint())
    shown.window.say("The game is kept.")
    shown.window.narrator.hint_gone()
    qtbot.wait(1)
    assert shown.toast == "The game is kept."


def test_the_bar_says_that_a_hint_is_being_looked_for(shown: Shown) -> None:
    shown.open()
    shown.window.narrator.your_turn(VIEW)
    shown.window.narrator.hint_sought(True)
    assert shown.prompt.text() == "Looking for the best tile …"
    shown.window.narrator.hint_sought(False)
    assert shown.prompt.text() == "Your turn: play a tile."


def test_a_hint_in_the_bar_speaks_the_language_that_is_chosen(shown: Shown, speak: Speak) -> None:
    shown.open()
    shown.window.narrator.your_turn(VIEW)
    shown.window.narrator.hinted(hint())
    speak("de")
    assert shown.prompt.text() == "Legen Sie 3-6 auf Ihre Bahn."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_hint_is_shown_whole_above_the_rack(language: str, shown: Shown, speak: Speak) -> None:
    speak(language)
    shown.window.resize(1024, 640)
    toast = shown.window.findChildren(Toast)[0]
    for reason in ReasonToPlay:
        shown.open()
        shown.window.narrator.hinted(hint(Play(Tile(10, 10), "B"), reason, 12.0), above=480.0)
        assert toast.geometry().bottom() < 480
        assert list(cut_off(shown.window.stage)) == []
        assert toast.height() < 120
