"""Does the score sheet leave the program as a table, as a picture and on paper?"""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.fair import fingerprint_of
from mexicantrain_qt.table.theme import FELT
from mexicantrain_qt.windows import score_paper
from mexicantrain_qt.windows.chart import Chart, Ink, Line, paint_chart
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.score_chart import totals_chart
from mexicantrain_qt.windows.score_csv import as_csv
from mexicantrain_qt.windows.score_model import Scores, scores_of
from mexicantrain_qt.windows.score_sheet import ScoreSheet
from mexicantrain_qt.windows.score_tools import ScoreTools
from tests.windows.conftest import Speak
from tests.windows.games import played

COLOURS = (3, 0, 5, 1)


@pytest.fixture
def scores() -> Scores:
    return scores_of(played(3), COLOURS)


def test_a_table_has_a_line_for_every_round_and_one_for_the_totals(scores: Scores) -> None:
    head, *rounds, totals = csv.reader(as_csv(scores).splitlines())
    assert head == ["Round", "Engine", "Leo", "Ana", "Clara", "Hugo"]
    assert [row[:2] for row in rounds] == [["1", "12"], ["2", "11"], ["3", "10"]]
    assert [row[2:] for row in rounds] == [
        [str(point) for point in score.penalties] for score in scores.rounds
    ]
    assert totals == ["Total", "", *map(str, scores.standing.totals)]


def test_a_spreadsheet_of_that_language_understands_the_table(scores: Scores, speak: Speak) -> None:
    speak("de")
    assert as_csv(scores).splitlines()[1].startswith("1;12;")


def test_no_name_is_a_formula(scores: Scores) -> None:
    names = ("=cmd|' /C calc'!A0", "+1", "@x", 'with "quotes", and a comma')
    head = next(csv.reader(as_csv(replace(scores, names=names)).splitlines()))
    assert head[2:] == ["'=cmd|' /C calc'!A0", "'+1", "'@x", 'with "quotes", and a comma']


def test_files_are_written_whole(scores: Scores, tmp_path: Path, qtbot: QtBot) -> None:
    tools = ScoreTools(lambda: scores)
    qtbot.addWidget(tools)
    tools.write_table(tmp_path / "scores.csv")
    assert (tmp_path / "scores.csv").read_bytes().startswith(b"\xef\xbb\xbfRound,Engine")
    tools.write_picture(tmp_path / "scores.png")
    picture = QImage(str(tmp_path / "scores.png"))
    assert picture.width() == 2100
    assert len(list(tmp_path.iterdir())) == 2


def test_a_place_where_nothing_can_be_written_is_told(scores: Scores, tmp_path: Path, qtbot: QtBot) -> None:
    tools = ScoreTools(lambda: scores)
    qtbot.addWidget(tools)
    tools.write_table(tmp_path / "nowhere" / "scores.csv")
    (box,) = tools.findChildren(QMessageBox)
    assert box.text().startswith("The file could not be written")
    box.close()


@pytest.mark.parametrize("players", [2, 8])
@pytest.mark.parametrize("rounds", [0, 6])
def test_every_score_sheet_fits_on_its_paper(players: int, rounds: int, qtbot: QtBot) -> None:
    scores = scores_of(played(rounds, players=players), range(players))
    picture = score_paper.picture(scores, datetime(2026, 7, 18, tzinfo=UTC))
    white = QColor("#ffffff").rgb()
    edge = [picture.pixel(x, y) for x in range(picture.width()) for y in (5, picture.height() - 6)]
    edge += [picture.pixel(x, y) for y in range(picture.height()) for x in (5, picture.width() - 6)]
    assert set(edge) == {white}
    inside = [
        picture.pixel(x, y) for x in range(0, picture.width(), 5) for y in range(0, picture.height(), 5)
    ]
    assert len(set(inside)) > 50


def test_the_score_sheet_is_printed_on_one_page(scores: Scores, tmp_path: Path, qtbot: QtBot) -> None:
    tools = ScoreTools(lambda: scores)
    qtbot.addWidget(tools)
    tools.print_on(QPdfWriter(str(tmp_path / "scores.pdf")))
    data = (tmp_path / "scores.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 1


def test_the_chart_has_the_totals_of_every_round(scores: Scores) -> None:
    chart = totals_chart(scores, FELT)
    assert chart.places == 7
    assert [line.player for line in chart.lines] == list(COLOURS)
    for seat, line in enumerate(chart.lines):
        assert line.values[0] == 0
        assert line.values[-1] == scores.standing.totals[seat]


@pytest.mark.parametrize(
    "chart",
    [
        Chart(),
        Chart((Line((), "#ff0000"),)),
        Chart((Line((5.0,), "#ff0000", 0),)),
        Chart((Line((0.0, 0.0), "#ff0000", 0), Line((0.0, 0.0), "#00ff00", 1))),
        Chart((Line((-20.0, -45.0, 3.5), "#ff0000", 0),), ((0, "a long text"), (1, "a long text"), (2, "x"))),
        Chart((Line(tuple(map(float, range(5000))), "#ff0000", as_dots=True),)),
        Chart(tuple(Line((float(seat), 100_000.0), "#ff0000", seat) for seat in range(8))),
    ],
)
def test_nothing_of_a_chart_lies_outside_of_its_box(chart: Chart, qtbot: QtBot) -> None:
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    paint_chart(painter, QRectF(50, 50, 300, 200), chart, Ink("#000000", "#cccccc", FELT))
    painter.end()
    outside = [
        image.pixel(x, y) for x in range(400) for y in range(300) if not (50 <= x < 350 and 50 <= y < 250)
    ]
    assert set(outside) == {0xFFFFFFFF}


def test_the_fingerprint_of_the_next_deal_is_shown_before_it(qtbot: QtBot) -> None:
    game = played(2)
    sheet = ScoreSheet(scores_of(game, COLOURS))
    qtbot.addWidget(sheet)
    sheet.show()
    label = next(label for label in sheet.findChildren(ElidedLabel) if "Fingerprint" in label.text())
    shown = label.text().removeprefix("Fingerprint of the next deal: ").rstrip(" …").replace(" ", "")
    assert fingerprint_of(game.setup, 3).startswith(shown)
    assert len(shown) == 16
    game.next_round()
    sheet.show_scores(scores_of(game, COLOURS))
    assert not label.isVisible()
