"""Is every finished game kept, once, and do the lists never say anything else than the files?"""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.saves import format, history_index
from mexicantrain_qt.saves.errors import ReadFailed, WriteFailed
from mexicantrain_qt.saves.history import HistoryStore
from tests.saves.games import game_after, play_on, setup_for

NOW = datetime(2026, 7, 18, 12, 5, tzinfo=UTC)


@pytest.fixture
def history(tmp_path: Path) -> HistoryStore:
    return HistoryStore(tmp_path / "history")


def finished(seed: str = "a seed", players: int = 3) -> Game:
    """A game of one round, played to its end."""
    return play_on(Game(setup_for(replace(QUICK, rounds=1), players, seed)), 10_000)


def seeds(history: HistoryStore) -> list[str]:
    """The seeds of the games in the history, in its order."""
    return [history.open(game.file).setup.seed for game in history.games()]


def test_a_finished_game_is_kept_with_all_that_happened(history: HistoryStore) -> None:
    game = finished()
    assert history.record(game, NOW)
    (line,) = history.games()
    assert (line.players, line.finished_at) == (game.setup.players, NOW)
    assert (line.penalties, line.totals) == ((game.scores[0].penalties,), game.totals)
    assert (line.out, line.first) == ((game.scores[0].out,), game.standing.first)
    assert (line.sheet, line.house_rules) == ("quick", False)
    assert history.open(line.file).log == game.log


def test_house_rules_are_told_from_another_number_of_rounds(history: HistoryStore) -> None:
    options = replace(QUICK, rounds=1, double_blank=25)
    history.record(play_on(Game(setup_for(options)), 10_000), NOW)
    (line,) = history.games()
    assert (line.sheet, line.house_rules) == ("quick", True)


def test_a_game_that_is_told_twice_is_kept_once(history: HistoryStore) -> None:
    assert history.record(finished(), NOW)
    assert not history.record(finished(), NOW + timedelta(hours=1))
    assert not HistoryStore(history.folder).record(finished(), NOW + timedelta(hours=2))
    assert [line.finished_at for line in history.games()] == [NOW]


def test_the_order_of_the_games_does_not_follow_the_clock(history: HistoryStore) -> None:
    history.record(finished("first"), NOW)
    history.record(finished("second"), NOW - timedelta(days=400))
    history.record(finished("third"), NOW - timedelta(days=1))
    assert seeds(history) == ["first", "second", "third"]


def test_nothing_has_been_finished_at_the_start(history: HistoryStore) -> None:
    assert history.games() == ()
    assert not history.folder.exists()


def test_files_that_are_no_finished_game_do_not_count_and_are_left_alone(history: HistoryStore) -> None:
    history.record(finished(), NOW)
    texts = {
        "000002-aaaaaaaaaaaaaaaa.mexicantrain": format.write(format.document_of(game_after(5))),
        "letter.mexicantrain": "Dear grandma",
        "deep.mexicantrain": "[" * 100_000,
        "empty.mexicantrain": "",
        "notes.txt": "{}",
    }
    for name, text in texts.items():
        (history.folder / name).write_text(text, encoding="utf-8")
    (history.folder / "folder.mexicantrain").mkdir()
    assert len(history.games()) == 1
    assert {name: (history.folder / name).read_text(encoding="utf-8") for name in texts} == texts


def test_scores_that_no_game_can_have_do_not_count(history: HistoryStore) -> None:
    history.record(finished(), NOW)
    (path,) = history.folder.glob("*.mexicantrain")
    good = json.loads(path.read_text(encoding="utf-8"))
    for scores in (
        [{"round": 1, "engine": 12, "out": [7], "penalties": [0, 1, 2]}],
        [{"round": 1, "engine": 12, "out": [], "penalties": [0, 1]}],
        [{"round": 2, "engine": 12, "out": [], "penalties": [0, 1, 2]}],
        [good["scores"][0]] * 2,
        [],
    ):
        path.write_text(json.dumps(good | {"scores": scores}), encoding="utf-8")
        assert history.games() == ()


def test_a_file_that_somebody_else_wrote_counts_however_it_is_laid_out(history: HistoryStore) -> None:
    history.record(finished(), NOW)
    before = history.games()
    (path,) = history.folder.glob("*.mexicantrain")
    backwards = dict(reversed(json.loads(path.read_text(encoding="utf-8")).items()))
    path.write_text(json.dumps(backwards, indent=4), encoding="utf-8")
    assert history.games() == before


def test_a_list_says_what_the_files_say_after_every_change(history: HistoryStore) -> None:
    for number in range(5):
        history.record(finished(f"game {number}"), NOW)
    assert seeds(history) == [f"game {number}" for number in range(5)]
    paths = sorted(history.folder.glob("*.mexicantrain"))
    paths[1].unlink()
    shutil.copy(paths[0], history.folder / "000009-copied.mexicantrain")
    other = finished("another")
    paths[2].write_text(format.write(format.document_of(other)), encoding="utf-8")
    assert seeds(history) == ["game 0", "another", "game 3", "game 4", "game 0"]
    assert seeds(HistoryStore(history.folder)) == seeds(history)


def test_the_index_can_be_lost_damaged_or_forged(
    history: HistoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.record(finished(), NOW)
    before = history.games()
    index = history.folder / "index"
    text = index.read_text(encoding="utf-8")
    damaged = [text[:size] for size in range(0, len(text), 7)]
    damaged += [text.replace('"casual"', '"person"'), text.replace("[0", "[9"), f"{text} ", "", "\n{}", "[]"]
    for wrong in damaged:
        index.write_text(wrong, encoding="utf-8")
        assert history.games() == before
    index.unlink()
    index.mkdir()
    assert history.games() == before

    monkeypatch.setattr(history_index, "_VERSION", "finished games 2")
    assert history.games() == before


def test_what_is_known_of_a_file_is_not_read_again(
    history: HistoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        history.record(finished(f"game {number}"), NOW)
    before = history.games()

    def too_slow(path: Path) -> None:
        raise AssertionError(f"{path} was read again")

    monkeypatch.setattr(format, "glance", too_slow)
    assert history.games() == before


def test_a_list_of_many_games_opens(history: HistoryStore) -> None:
    text = format.write(format.document_of(finished(), at=NOW))
    history.folder.mkdir()
    for number in range(1, 1001):
        path = history.folder / f"{number:06}-{number:016x}.mexicantrain"
        path.write_text(text.replace("a seed", f"seed {number}"), encoding="utf-8")
    assert len(history.games()) == 1000
    assert len({game.deal for game in history.games()}) == 1000


def test_a_reset_can_be_undone_and_keeps_what_came_later(history: HistoryStore) -> None:
    history.record(finished("first"), NOW)
    history.record(finished("second"), NOW)
    history.reset()
    assert (history.games(), history.before_reset) == ((), 2)
    assert not history.record(finished("first"), NOW)
    history.record(finished("third"), NOW)
    assert seeds(history) == ["third"]
    again = HistoryStore(history.folder)
    again.undo_reset()
    assert (seeds(again), again.before_reset) == (["first", "second", "third"], 0)
    again.undo_reset()
    assert len(again.games()) == 3


def test_a_second_reset_forgets_the_first(history: HistoryStore) -> None:
    history.record(finished("first"), NOW)
    history.reset()
    history.reset()
    assert history.before_reset == 1
    history.record(finished("second"), NOW)
    history.reset()
    history.undo_reset()
    assert seeds(history) == ["second"]


def test_a_reset_that_fails_changes_nothing(history: HistoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    history.record(finished(), NOW)

    def forbidden(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", forbidden)
        with pytest.raises(WriteFailed):
            history.reset()
    assert len(history.games()) == 1


def test_a_full_disk_loses_the_index_and_nothing_else(
    history: HistoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.record(finished("first"), NOW)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(WriteFailed):
            history.record(finished("second"), NOW)
        assert len(history.games()) == 1
    assert history.record(finished("second"), NOW)
    assert seeds(history) == ["first", "second"]


def test_a_folder_that_is_deleted_meanwhile_is_made_again(history: HistoryStore) -> None:
    history.record(finished("first"), NOW)
    (game,) = history.games()
    shutil.rmtree(history.folder)
    assert history.games() == ()
    with pytest.raises(ReadFailed):
        history.open(game.file)
    assert history.record(finished("second"), NOW)
    assert seeds(history) == ["second"]


def test_a_finished_game_can_be_given_away(history: HistoryStore, tmp_path: Path) -> None:
    history.record(finished(), NOW)
    history.write_to(history.games()[0].file, tmp_path / "game.mexicantrain")
    given = format.read(tmp_path, (tmp_path / "game.mexicantrain").read_text(encoding="utf-8"))
    assert given.setup == finished().setup
