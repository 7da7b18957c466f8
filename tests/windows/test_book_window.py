"""Can the rules and the tips be read, searched, printed, and reached from where they are needed?"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPdfWriter, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.legal import refusal
from mexicantrain_qt.rules.notation import read_position, write_position
from mexicantrain_qt.rules.options import CLASSIC
from mexicantrain_qt.table.theme import THEMES
from mexicantrain_qt.windows.book_window import BookWindow
from mexicantrain_qt.windows.reader import Reader
from mexicantrain_qt.windows.rule_book import rule_book
from mexicantrain_qt.windows.tips import tips
from mexicantrain_qt.windows.toast import Toast
from tests.windows.conftest import Speak
from tests.windows.shown import Shown, click


def opened(qtbot: QtBot, anchor: str = "") -> BookWindow:
    window = BookWindow(lambda: rule_book(CLASSIC, 4, "Classic"))
    qtbot.addWidget(window)
    window.resize(944, 600)
    with qtbot.waitExposed(window):
        window.open_at(anchor)
    return window


def reader(window: BookWindow) -> Reader:
    return window.findChildren(Reader)[0]


def contents(window: BookWindow) -> QListWidget:
    return window.findChildren(QListWidget)[0]


def result(window: BookWindow) -> str:
    return next(label.text() for label in window.findChildren(QLabel) if label.objectName() == "muted")


def in_sight(window: BookWindow, text: str) -> bool:
    page = reader(window)
    found = page.document().find(text)
    assert not found.isNull(), text
    box = page.cursorRect(found)
    return page.viewport().rect().contains(box.center())


def test_the_contents_name_the_sections(qtbot: QtBot) -> None:
    window = opened(qtbot)
    listed = [contents(window).item(row).text() for row in range(contents(window).count())]
    assert listed[0] == "The aim"
    assert "Doubles" in listed
    assert listed[-1] == "Points"


def test_a_section_is_a_click_away(qtbot: QtBot) -> None:
    window = opened(qtbot)
    assert not in_sight(window, "A double lies crosswise.")
    item = next(
        contents(window).item(row) for row in range(9) if contents(window).item(row).text() == "Doubles"
    )
    where = contents(window).visualItemRect(item).center()
    QTest.mouseClick(contents(window).viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert in_sight(window, "A double lies crosswise.")
    assert contents(window).currentItem() is item


def test_scrolling_tells_where_one_is(qtbot: QtBot) -> None:
    window = opened(qtbot)
    bar = reader(window).verticalScrollBar()
    rows = []
    for value in range(0, bar.maximum(), 40):
        bar.setValue(value)
        rows.append(contents(window).currentRow())
    assert rows == sorted(rows)
    assert rows[0] == 0
    assert rows[-1] >= 6


def test_the_window_opens_at_a_paragraph_and_points_at_it(qtbot: QtBot) -> None:
    window = opened(qtbot, "open_double_binds")
    assert in_sight(window, "A double that is still open comes first")
    assert len(reader(window).extraSelections()) == 1
    assert contents(window).currentItem().text() == "Doubles"


def test_words_are_found_while_they_are_typed(qtbot: QtBot) -> None:
    window = opened(qtbot)
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    line = window.findChildren(QLineEdit)[0]
    assert line.hasFocus()
    QTest.keyClicks(line, "boneyard")
    places = reader(window).document().toPlainText().lower().count("boneyard")
    assert places > 2
    assert result(window) == f"1 of {places}"
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert result(window) == f"2 of {places}"
    QTest.keyClick(line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert result(window) == f"1 of {places}"
    QTest.keyClicks(line, "zzz")
    assert result(window) == "Not found"
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert (line.text(), result(window)) == ("", "")
    assert window.isVisible()


def test_every_picture_is_there(qtbot: QtBot) -> None:
    window = opened(qtbot)
    document = reader(window).document()
    kind = QTextDocument.ResourceType.ImageResource
    pictured = [one for one in rule_book(CLASSIC, 4, "Classic").paragraphs if one.picture is not None]
    there = [document.resource(kind, f"picture:{paragraph.anchor}") for paragraph in pictured]
    assert {picture.isNull() for picture in there} == {False}


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_another_theme_changes_pictures_and_colours(qtbot: QtBot, theme: object) -> None:
    window = opened(qtbot)
    before = reader(window).grab().toImage()
    window.set_theme(next(other for other in THEMES.values() if other is not theme))
    assert reader(window).grab().toImage() != before or theme is not THEMES["felt"]


def test_the_book_goes_on_paper(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot)
    file = tmp_path / "rules.pdf"
    window.paper().print_(QPdfWriter(str(file)))
    assert file.read_bytes().startswith(b"%PDF")
    assert file.stat().st_size > 20_000  # with its pictures


def test_the_language_changes_in_the_open_window(qtbot: QtBot, speak: Speak) -> None:
    window = opened(qtbot)
    english = reader(window).document().toPlainText()
    for language in LANGUAGES:
        speak(language)
        assert window.windowTitle() == rule_book(CLASSIC, 4, "Classic").title
        assert (reader(window).document().toPlainText() == english) == (language == "en")


def book_windows(shown: Shown) -> list[BookWindow]:
    return [window for window in shown.window.findChildren(BookWindow) if window.isVisible()]


def test_f1_opens_the_rules_of_this_table(qtbot: QtBot, shown: Shown) -> None:
    shown.open()
    QTest.keyClick(shown.window, Qt.Key.Key_F1)
    (window,) = book_windows(shown)
    assert "Quick table, 4 player" in reader(window).document().toPlainText()
    QTest.keyClick(shown.window, Qt.Key.Key_F1)
    assert book_windows(shown) == [window]


def refuse(shown: Shown) -> None:
    view = shown.game.view(0)
    tile = next(tile for tile in sorted(view.hand) if not tile.fits(12))
    action = Play(tile, "A")
    reason = refusal(shown.game.state, action)
    assert reason is not None
    shown.window.narrator.refused(action, reason)


def test_a_refusal_leads_to_the_rule(qtbot: QtBot, shown: Shown) -> None:
    shown.open()
    shown.play_to(0)
    refuse(shown)
    click(shown.window.findChildren(Toast)[0], "Show the rule")
    (window,) = book_windows(shown)
    assert in_sight(window, "It has to match the end of the train")
    assert shown.toast == ""


def test_f1_after_a_refusal_leads_to_the_rule_too(qtbot: QtBot, shown: Shown) -> None:
    shown.open()
    shown.play_to(0)
    refuse(shown)
    QTest.keyClick(shown.window, Qt.Key.Key_F1)
    (window,) = book_windows(shown)
    assert len(reader(window).extraSelections()) == 1


def test_what_is_only_said_leads_nowhere_and_takes_no_click(shown: Shown) -> None:
    shown.window.say("A sentence.")
    toast = shown.window.findChildren(Toast)[0]
    assert not any(button.isVisible() for button in toast.findChildren(QPushButton))
    assert toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_another_table_has_other_rules(shown: Shown, qtbot: QtBot) -> None:
    shown.open()
    shown.window.commands["rules"].trigger()
    (window,) = book_windows(shown)
    game = Game(shown.game.setup.__class__(CLASSIC, shown.game.setup.players, "another"))
    shown.game = game
    shown.open()
    assert "Classic, 4 player" in reader(window).document().toPlainText()


def test_the_tips_are_a_page_of_their_own(shown: Shown) -> None:
    shown.window.commands["tips"].trigger()
    (window,) = book_windows(shown)
    text = reader(window).document().toPlainText()
    assert all(paragraph.text in text for paragraph in tips().paragraphs)


def test_a_position_is_copied_whole(shown: Shown) -> None:
    assert not shown.window.commands["copy_position"].isEnabled()
    shown.open()
    shown.window.commands["copy_position"].trigger()
    assert read_position(QGuiApplication.clipboard().text(), strict=True) == shown.game.state
    assert "copied" in shown.toast


def test_a_pasted_position_asks_before_it_ends_the_game(qtbot: QtBot, shown: Shown) -> None:
    shown.open()
    shown.play_to(0)
    QGuiApplication.clipboard().setText(write_position(shown.game.state))
    shown.window.commands["paste_position"].trigger()
    box = shown.window.findChildren(QMessageBox)[0]
    with qtbot.waitSignal(shown.window.pages.position_chosen) as chosen:
        click(box, "Open position")
    assert chosen.args is not None
    assert chosen.args[0].state == shown.game.state


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no text on the clipboard."),
        (
            "rules: quick\nengine: 12-12\nturn: Q\nhand A: 1-2\nhand B: 3-4",
            "line 3 makes no sense (“turn: Q”)",
        ),
        ("rules: quick\nengine: 12-12", "something is missing"),
    ],
)
def test_a_bad_position_is_told_in_a_sentence(shown: Shown, text: str, said: str) -> None:
    shown.window.pages.open_position(text)
    assert said in shown.toast
