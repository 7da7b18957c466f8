"""Does the score sheet say how the game stands, and what comes next?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.game import Game, RoundScore
from mexicantrain_qt.rules.options import CLASSIC, QUICK, RuleOptions
from mexicantrain_qt.rules.scoring import standing
from mexicantrain_qt.table.theme import FELT
from mexicantrain_qt.windows.podium import Podium, podium
from mexicantrain_qt.windows.score_chart import ScoreChart, totals_chart
from mexicantrain_qt.windows.score_model import ScoreModel, Scores, scores_of
from mexicantrain_qt.windows.score_sheet import ScoreSheet
from mexicantrain_qt.windows.score_table import ScoreTable
from tests.windows.conftest import Speak
from tests.windows.games import NAMES, played

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def sheet_of(qtbot: QtBot, game: Game) -> ScoreSheet:
    sheet = ScoreSheet(scores_of(game, range(len(game.setup.players))))
    qtbot.addWidget(sheet)
    with qtbot.waitExposed(sheet):
        sheet.show()
    return sheet


def labels(sheet: ScoreSheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]


def ways_on(sheet: ScoreSheet) -> list[QPushButton]:
    """The buttons for the next round or another game."""
    return [
        found
        for found in sheet.findChildren(QPushButton)
        if found.isVisible() and found.objectName() == "play"
    ]


def made_up(*penalties: tuple[int, ...], options: RuleOptions = QUICK) -> Scores:
    """A finished game with these penalties by round."""
    rounds = tuple(
        RoundScore(number, 13 - number, (row.index(min(row)),), row)
        for number, row in enumerate(penalties, start=1)
    )
    players = len(penalties[0])
    result = standing(options, penalties, players)
    return Scores(options, NAMES[:players], tuple(range(players)), rounds, result, None)


def test_every_round_of_the_game_has_a_row_and_every_player_a_column() -> None:
    model = ScoreModel(scores_of(played(2, of=13, players=5), range(5)))
    assert (model.rowCount(), model.columnCount()) == (13, 6)


def test_a_field_says_what_the_round_cost() -> None:
    game = played(2)
    model = ScoreModel(scores_of(game, range(4)))
    for seat in range(4):
        penalty = game.scores[1].penalties[seat]
        assert model.data(model.index(1, seat + 1)) == str(penalty)
        assert model.went_out(1, seat + 1) == (seat in game.scores[1].out)
        assert model.data(model.index(2, seat + 1)) is None


def test_a_screen_reader_hears_whole_sentences() -> None:
    model = ScoreModel(made_up((0, 12), (7, 1)))
    assert model.data(model.index(0, 1), SPOKEN) == "Leo, round 1: 0 points, went out"
    assert model.data(model.index(0, 2), SPOKEN) == "Ana, round 1: 12 points"
    assert model.data(model.index(3, 2), SPOKEN) == "Ana, round 4: not played yet"
    assert model.data(model.index(3, 0), SPOKEN) == "Round 4: double 9"
    assert model.headerData(2, Qt.Orientation.Horizontal, SPOKEN) == "Ana: 13 points so far"
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Ana"


def test_the_engine_of_a_round_is_known_before_it_unless_hands_decide() -> None:
    descending = made_up((0, 1))
    assert [descending.engine(number) for number in (1, 2, 6)] == [12, 11, 7]
    ascending = made_up((0, 1), options=RuleOptions(engine_order="ascending"))
    assert ascending.engine(2) == 1
    held = made_up((0, 1), options=RuleOptions(engine_from="highest_held"))
    assert (held.engine(1), held.engine(2)) == (12, None)


def test_after_a_round_the_next_one_is_a_click_away(qtbot: QtBot) -> None:
    game = played(2)
    sheet = sheet_of(qtbot, game)
    (button,) = ways_on(sheet)
    assert button.text() == "Next round"
    out = " and ".join(NAMES[seat] for seat in game.scores[1].out)
    assert labels(sheet)[0] == (
        f"{out} went out in round 2." if out else "Round 2 was blocked: nobody went out."
    )
    assert "in front" in labels(sheet)[1]
    with qtbot.waitSignal(sheet.next_round_asked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_after_the_game_there_is_a_winner_a_podium_and_a_new_game(qtbot: QtBot) -> None:
    game = played(2, of=2)
    sheet = sheet_of(qtbot, game)
    winner = NAMES[game.standing.first[0]]
    assert labels(sheet)[0] == f"{winner} wins: {min(game.totals)} points."
    assert sheet.findChildren(Podium)[0].isVisible()
    assert sheet.findChildren(Podium)[0].accessibleName().startswith(f"1st: {winner}, ")
    (button,) = ways_on(sheet)
    with qtbot.waitSignal(sheet.new_game_asked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_in_a_round_there_is_nothing_to_press(qtbot: QtBot) -> None:
    game = played(1)
    game.next_round()
    sheet = sheet_of(qtbot, game)
    assert ways_on(sheet) == []
    assert not sheet.findChildren(Podium)[0].isVisible()


def test_the_podium_has_the_first_three() -> None:
    assert [(step.seat, step.rank) for step in podium(made_up((30, 10, 20, 40)))] == [(1, 1), (2, 2), (0, 3)]


def test_equals_share_a_step() -> None:
    assert [(step.seat, step.rank) for step in podium(made_up((10, 10, 20, 20)))] == [
        (0, 1),
        (1, 1),
        (2, 3),
        (3, 3),
    ]


def test_a_tie_break_puts_one_first_and_the_other_second() -> None:
    scores = made_up((0, 30, 90), (0, 15, 20), (45, 0, 60), options=CLASSIC)
    assert [(step.seat, step.rank) for step in podium(scores)] == [(0, 1), (1, 2), (2, 3)]


def test_the_totals_can_be_seen_as_lines(qtbot: QtBot) -> None:
    game = played(2)
    sheet = sheet_of(qtbot, game)
    (toggle,) = sheet.findChildren(QToolButton)
    chart, table = sheet.findChildren(ScoreChart)[0], sheet.findChildren(ScoreTable)[0]
    assert (chart.isVisible(), table.isVisible()) == (False, True)
    QTest.mouseClick(toggle, Qt.MouseButton.LeftButton)
    assert (chart.isVisible(), table.isVisible()) == (True, False)
    assert [line.values for line in totals_chart(chart._scores, FELT).lines] == [
        (0, game.scores[0].penalties[seat], game.totals[seat]) for seat in range(len(game.totals))
    ]
    assert f"Ana: {game.totals[1]} points" in chart.accessibleName()
    assert not chart.grab().isNull()


def test_lines_below_zero_are_drawn_too(qtbot: QtBot) -> None:
    chart = ScoreChart(made_up((-10, 25), (-10, 0)))
    qtbot.addWidget(chart)
    assert [line.values for line in totals_chart(chart._scores, FELT).lines] == [(0, -10, -20), (0, 25, 25)]
    assert not chart.grab().isNull()


@pytest.mark.parametrize("players", [2, 4, 8])
def test_no_player_is_squeezed(qtbot: QtBot, players: int) -> None:
    sheet = sheet_of(qtbot, played(1, of=13, players=players))
    sheet.resize(sheet.sizeHint())
    table = sheet.findChildren(ScoreTable)[0]
    assert all(table.columnWidth(column) >= 72 for column in range(1, players + 1))


def test_the_sheet_speaks_the_language_at_once(qtbot: QtBot, speak: Speak) -> None:
    sheet = sheet_of(qtbot, played(2, of=2))
    speak("fr")
    assert "gagne" in labels(sheet)[0]
    assert "1er" in sheet.findChildren(Podium)[0].accessibleName()
    assert [found.text() for found in ways_on(sheet)] == ["Nouvelle partie…"]
