"""Does the game go on where it was, and does a file that makes trouble stop nobody?"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.controller.saved_games import SavedGames
from mexicantrain_qt.controller.troubles import (
    BadFile,
    BadName,
    DoesNotReplay,
    MovedAside,
    NameTaken,
    NameUnknown,
    ReadFailed,
    SaveFailed,
    TooNew,
)
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.options import CLASSIC, QUICK
from mexicantrain_qt.saves.sheets import SheetStore
from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import Table, setup_for


def play_something(table: Table) -> None:
    """The person at seat A plays the first thing that is legal."""
    play = table.game.view(0).legal[0]
    assert isinstance(play, Play)
    table.controller.play(play.tile, play.train)


def break_disk(patch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    patch.setattr("os.fsync", full)


def change(path: Path, **values: Any) -> None:
    """Write other *values* into a document."""
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | values), encoding="utf-8")


@pytest.fixture
def begun(store: SaveStore, qtbot: QtBot) -> Table:
    """A game whose person has played, and whose computer thinks."""
    table = Table(store)
    table.controller.new_game(setup_for("pc"))
    table.settle()
    play_something(table)
    table.settle()
    return table


def test_a_game_goes_on_with_whoever_is_to_move(begun: Table, table: Table) -> None:
    assert table.controller.resume()
    assert table.names[:3] == ["game_opened", "shown", "undo_changed"]
    assert table.last("game_opened") == (begun.game.setup,)
    assert table.last("shown") == (begun.game.view(0),)
    assert table.thinker.asked == begun.thinker.asked


def test_without_a_save_nothing_goes_on(table: Table) -> None:
    assert not table.controller.resume()
    assert table.heard == []


def test_a_finished_round_goes_on_finished(quick_table: Table, store: SaveStore, table: Table) -> None:
    quick_table.controller.new_game(setup_for("cc"))
    while not quick_table.game.round_over:
        quick_table.thinker.answer()
    table.controller.resume()
    assert table.names[-1] == "round_over"
    table.controller.next_round()
    assert table.game.round == 2


def test_the_end_of_the_last_round_is_the_end_of_the_game(quick_table: Table) -> None:
    quick_table.controller.new_game(setup_for("cc"))
    while not quick_table.game.is_over:
        quick_table.controller.next_round()
        while not quick_table.game.round_over:
            quick_table.thinker.answer()
    assert len(quick_table.all("round_over")) == QUICK.rounds - 1
    assert len(quick_table.all("game_over")) == 1
    quick_table.controller.next_round()
    assert quick_table.names[-1] == "game_over"


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    table: Table, store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        break_disk(patch)
        table.controller.new_game(setup_for("pc"))
        table.settle()
        play_something(table)
    assert table.all("trouble") == [(SaveFailed(store.path, "No space left on device"),)]
    assert len(table.log()[0]) == 1
    table.settle()
    table.thinker.answer()
    game = store.load_autosave()
    assert game is not None
    assert game.log == table.log()
    with monkeypatch.context() as patch:
        break_disk(patch)
        table.controller.undo()
    assert len(table.all("trouble")) == 2


def test_a_damaged_save_is_told_with_its_new_place(begun: Table, store: SaveStore, table: Table) -> None:
    store.path.write_text("{", encoding="utf-8")
    assert not table.controller.resume()
    ((trouble,),) = table.all("trouble")
    assert trouble == MovedAside(store.path, store.folder / "autosave-damaged-1.json")
    assert table.controller.game is None


def test_a_save_of_a_later_version_is_told(begun: Table, store: SaveStore, table: Table) -> None:
    change(store.path, format=7)
    assert not table.controller.resume()
    assert table.heard == [("trouble", (TooNew(store.path, 7),))]


def test_a_round_that_breaks_the_rules_starts_again_if_wanted(
    begun: Table, store: SaveStore, table: Table
) -> None:
    document = json.loads(store.path.read_text(encoding="utf-8"))
    document["rounds"][0]["actions"].append("done")
    change(store.path, rounds=document["rounds"])
    assert not table.controller.resume()
    ((trouble,),) = table.all("trouble")
    assert trouble == DoesNotReplay(store.path, 1, 1, trouble.reason)
    assert table.controller.resume_round_start()
    assert table.log() == ((),)
    assert table.names[-1] == "your_turn"
    assert not table.controller.resume_round_start()


def test_a_kept_game_can_be_gone_on_with(begun: Table, store: SaveStore, table: Table) -> None:
    games = SavedGames(store)
    games.keep(begun.game, "Sunday")
    (line,) = games.lines()
    assert (line.name, line.players, line.round) == ("Sunday", begun.game.setup.players, 1)
    assert line.options == begun.game.setup.options
    assert (line.totals, line.is_over) == ((0, 0), False)
    assert abs((datetime.now(UTC) - line.kept_at).total_seconds()) < 86_400
    assert table.controller.open_named("Sunday")
    assert table.log() == begun.log()


def test_a_game_file_opens(begun: Table, store: SaveStore, table: Table, tmp_path: Path) -> None:
    SavedGames(store).write_to(begun.game, tmp_path / "game.json")
    assert table.controller.open_file(tmp_path / "game.json")
    assert table.log() == begun.log()


def test_a_file_that_is_no_game_is_told_and_left_alone(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "letter.json"
    path.write_text("Dear grandma", encoding="utf-8")
    assert not table.controller.open_file(path)
    assert not table.controller.open_file(tmp_path / "nothing.json")
    assert not table.controller.open_named("Sunday")
    (bad,), (missing,), (unknown,) = table.all("trouble")
    assert bad == BadFile(path, "not_json", 1)
    assert isinstance(missing, ReadFailed)
    assert unknown == NameUnknown("Sunday")
    assert path.read_text(encoding="utf-8") == "Dear grandma"


def test_kept_games_that_make_trouble_change_nothing(begun: Table, store: SaveStore, qtbot: QtBot) -> None:
    games = SavedGames(store)
    games.keep(begun.game, "Sunday")
    games.keep(begun.game, "Monday")
    with qtbot.waitSignal(games.trouble) as trouble:
        games.rename("Sunday", "monday")
    assert trouble.args == [NameTaken("monday")]
    with qtbot.waitSignal(games.changed):
        games.delete("Monday")
    with qtbot.assertNotEmitted(games.changed), qtbot.waitSignal(games.trouble) as trouble:
        games.keep(begun.game, " ")
    assert trouble.args == [BadName(" ")]
    assert [line.name for line in games.lines()] == ["Sunday"]


def test_house_rules_are_saved_renamed_given_away_and_deleted(tmp_path: Path, qtbot: QtBot) -> None:
    rules = HouseRules(SheetStore(tmp_path / "sheets"))
    with qtbot.waitSignal(rules.changed):
        assert rules.save(" Ours ", CLASSIC) == "Ours"
    assert rules.rename("Ours", "Grandma’s") == "Grandma’s"
    with qtbot.assertNotEmitted(rules.changed):
        rules.export_to("Grandma’s", tmp_path / "rules.json")
    rules.save("Grandma’s", QUICK)
    assert rules.import_from(tmp_path / "rules.json") == "Grandma’s (2)"
    assert rules.sheets() == {"Grandma’s": QUICK, "Grandma’s (2)": CLASSIC}
    rules.delete("Grandma’s")
    assert list(rules.sheets()) == ["Grandma’s (2)"]


def test_a_bad_sheet_is_told_with_its_line(tmp_path: Path, qtbot: QtBot) -> None:
    rules = HouseRules(SheetStore(tmp_path / "sheets"))
    path = tmp_path / "rules.json"
    path.write_text('{"format": 1, "name": "N", "options": {\n"rounds": 14}}', encoding="utf-8")
    with qtbot.waitSignal(rules.trouble) as trouble:
        assert rules.import_from(path) is None
    assert trouble.args == [BadFile(path, "nonsense_options", 2, "rounds", "rounds_above_set")]
