"""Is a finished game kept, does a game that makes room get a chance, and can both be found again?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.history import History, Who, everybody, statistics
from mexicantrain_qt.controller.perspective import has_begun
from mexicantrain_qt.controller.saved_games import SavedGames
from mexicantrain_qt.controller.troubles import BadFile, NameTaken, NotWritten, ReadFailed
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.saves.history import HistoryStore
from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import Table, game_at, setup_for

SHORT = replace(QUICK, rounds=1)


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(HistoryStore(tmp_path / "history"))


def play_to_the_end(table: Table) -> None:
    """Everybody does the first thing that is legal, until the game is over."""
    while not table.game.is_over:
        if table.thinker.thinks():
            table.thinker.answer()
        else:
            action = table.game.view(table.game.state.turn).legal[0]
            assert isinstance(action, Play)
            table.controller.play(action.tile, action.train)


def test_a_finished_game_is_told_once(quick_table: Table) -> None:
    quick_table.controller.new_game(setup_for("pc", SHORT))
    play_to_the_end(quick_table)
    assert [what for (what,) in quick_table.all("finished")] == [quick_table.game]


def test_a_game_that_was_finished_last_time_is_told_again(quick_table: Table, store: SaveStore) -> None:
    quick_table.controller.new_game(setup_for("pc", SHORT))
    play_to_the_end(quick_table)
    later = Table(store)
    assert later.controller.resume()
    assert len(later.all("finished")) == 1


def test_a_finished_game_of_somebody_else_is_not_told(
    quick_table: Table, table: Table, tmp_path: Path
) -> None:
    quick_table.controller.new_game(setup_for("pc", SHORT))
    play_to_the_end(quick_table)
    SavedGames(SaveStore(tmp_path)).write_to(quick_table.game, tmp_path / "given.mexicantrain")
    assert table.controller.open_file(tmp_path / "given.mexicantrain")
    assert table.all("finished") == []


def test_a_game_that_makes_room_is_told_before_it_is_gone(table: Table, store: SaveStore) -> None:
    saved: list[Game | None] = []
    table.controller.left.connect(lambda _: saved.append(store.load_autosave()))
    table.controller.new_game(setup_for("pc"))
    table.controller.new_game(setup_for("pc", seed="another"))
    assert [game.setup.seed for (game,) in table.all("left")] == ["a seed"]
    assert [game.setup.seed for game in saved if game is not None] == ["a seed"]


def test_a_game_that_is_over_makes_room_without_a_word(quick_table: Table) -> None:
    quick_table.controller.new_game(setup_for("pc", SHORT))
    play_to_the_end(quick_table)
    quick_table.controller.new_game(setup_for("pc"))
    assert quick_table.all("left") == []


def test_a_game_has_begun_when_a_person_has_done_something(quick_table: Table) -> None:
    quick_table.controller.new_game(setup_for("pc"))
    assert not has_begun(quick_table.game)
    action = quick_table.game.view(0).legal[0]
    assert isinstance(action, Play)
    quick_table.controller.play(action.tile, action.train)
    assert has_begun(quick_table.game)
    watched = Game(setup_for("cc"))
    watched.apply(watched.view(watched.state.turn).legal[0])
    assert not has_begun(watched)


def test_statistics_follow_from_the_games(history: History, quick_table: Table, qtbot: QtBot) -> None:
    quick_table.controller.finished.connect(history.record)
    quick_table.controller.new_game(setup_for("pc", SHORT))
    with qtbot.waitSignal(history.changed):
        play_to_the_end(quick_table)
    (game,) = history.games()
    assert everybody(history.games()) == (Who("person", "Player 0"), Who("casual"))
    found = statistics(history.games(), Who("person", "Player 0"))
    assert found is not None
    assert found.mean == quick_table.game.totals[0]
    again = history.open(game)
    assert again is not None
    assert again.log == quick_table.game.log
    with qtbot.assertNotEmitted(history.changed):
        history.record(quick_table.game)


def test_a_reset_can_be_undone(history: History, qtbot: QtBot) -> None:
    game = Game(setup_for("pc", SHORT))
    while not game.is_over:
        game.apply(game.view(game.state.turn).legal[0])
    history.record(game)
    with qtbot.waitSignal(history.changed):
        history.reset()
    assert (history.games(), history.before_reset) == ((), 1)
    with qtbot.waitSignal(history.changed):
        history.undo_reset()
    assert (len(history.games()), history.before_reset) == (1, 0)


def test_what_goes_wrong_with_the_history_is_told(
    history: History, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(setup_for("pc", SHORT))
    while not game.is_over:
        game.apply(game.view(game.state.turn).legal[0])

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch, qtbot.waitSignal(history.trouble) as trouble:
        patch.setattr("os.fsync", full)
        history.record(game)
    assert isinstance(trouble.args[0], NotWritten)
    history.record(game)
    (line,) = history.games()
    path = tmp_path / "history" / line.file
    path.write_text(path.read_text(encoding="utf-8")[:-10], encoding="utf-8")
    with qtbot.waitSignal(history.trouble) as trouble:
        assert history.open(line) is None
    assert isinstance(trouble.args[0], BadFile)
    path.unlink()
    with qtbot.waitSignal(history.trouble) as trouble:
        history.export_to(line, tmp_path / "given.mexicantrain")
    assert isinstance(trouble.args[0], ReadFailed)


@pytest.fixture
def games(store: SaveStore) -> SavedGames:
    return SavedGames(store)


def middle_of_a_game() -> Game:
    return game_at(
        "pc", "rules: quick\nengine: 12-12\nturn: A\nhand A: 1-2 3-12\nhand B: 3-4\nboneyard: 5-5\n"
    )


def test_kept_games_can_be_deleted_and_brought_back_one_after_the_other(games: SavedGames) -> None:
    for name in ("Sunday", "Monday"):
        games.keep(middle_of_a_game(), name)
    assert games.delete("Sunday")
    assert games.delete("Monday")
    assert games.lines() == ()
    assert games.undo_delete() == "Monday"
    assert games.undo_delete() == "Sunday"
    assert games.undo_delete() is None
    assert not games.can_undo_delete
    assert {line.name for line in games.lines()} == {"Sunday", "Monday"}


def test_a_kept_game_can_be_copied_given_away_and_taken_in(games: SavedGames, tmp_path: Path) -> None:
    games.keep(middle_of_a_game(), "Sunday")
    assert games.duplicate("Sunday") == "Sunday (2)"
    games.export_to("Sunday", tmp_path / "given.mexicantrain")
    games.rename("Sunday", "Monday")
    assert games.import_from(tmp_path / "given.mexicantrain") == "Sunday"
    assert games.keep_beside(Game(setup_for("pcc")), "Sunday") == "Sunday (3)"


def test_the_table_of_a_kept_game_can_be_seen(games: SavedGames) -> None:
    game = middle_of_a_game()
    games.keep(game, "Sunday")
    view = games.preview("Sunday")
    assert view is not None
    assert (view.trains, view.hand) == (game.state.trains, game.state.hands[0])
    assert games.preview("Monday") is None


def test_nobody_sees_the_hands_of_several_people_in_a_picture(games: SavedGames) -> None:
    games.keep(Game(setup_for("pp")), "Ours")
    view = games.preview("Ours")
    assert view is not None
    assert view.hand == frozenset()


def test_another_game_keeps_its_name(games: SavedGames, qtbot: QtBot) -> None:
    games.keep(middle_of_a_game(), "Sunday")
    with qtbot.waitSignal(games.trouble) as trouble:
        assert games.keep(Game(setup_for("pcc")), "Sunday") is None
    assert trouble.args == [NameTaken("Sunday")]


def test_files_that_cannot_be_read_are_counted(games: SavedGames, store: SaveStore) -> None:
    games.keep(middle_of_a_game(), "Sunday")
    bad = store.folder / "named" / "bad.mexicantrain"
    bad.write_text("{", encoding="utf-8")
    assert games.unreadable() == (bad,)
    assert len(games.lines()) == 1
