"""Does a saved game come back as it was, even if the rules have been corrected since?"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mexicantrain_qt.rules import game as game_module
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.legal import IllegalAction, Reason
from mexicantrain_qt.rules.options import QUICK, SHEETS, SheetName
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.turns import apply
from mexicantrain_qt.saves import format
from mexicantrain_qt.saves.errors import SaveDoesNotReplay, WriteFailed
from mexicantrain_qt.saves.store import SaveStore
from tests.saves.games import change, game_after, loaded, play_on, play_round, setup_for


def forbid(monkeypatch: pytest.MonkeyPatch, wrong: Action, in_round: int) -> None:
    """The rules are corrected: *wrong* is not legal any more in that round."""

    def corrected(state: State, action: Action, seat: int | None = None) -> tuple[State, tuple[Event, ...]]:
        if action == wrong and state.round == in_round:
            raise IllegalAction(action, Reason.MUST_PLAY)
        return apply(state, action, seat)

    monkeypatch.setattr(game_module, "apply", corrected)


@given(sheet=st.sampled_from(sorted(SHEETS)), players=st.integers(2, 8), actions=st.integers(0, 150))
@settings(
    max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture]
)  # one file, written anew
def test_a_game_comes_back_as_it_was(sheet: SheetName, players: int, actions: int, tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    game = game_after(actions, SHEETS[sheet], players)
    store.autosave(game)
    again = loaded(store)
    assert (again.setup, again.log, again.state) == (game.setup, game.log, game.state)
    assert (again.events, again.scores, again.totals) == (game.events, game.scores, game.totals)


def test_a_finished_game_comes_back_finished(store: SaveStore) -> None:
    game = play_on(Game(setup_for(replace(QUICK, rounds=2))), 10_000)
    store.autosave(game)
    assert loaded(store).is_over
    assert loaded(store).scores == game.scores


def test_what_was_undone_is_not_saved(store: SaveStore) -> None:
    game = game_after(5)
    game.undo()
    store.autosave(game)
    assert len(loaded(store).log[0]) == 4
    assert not loaded(store).can_redo


def test_without_a_save_there_is_no_game(store: SaveStore) -> None:
    assert store.load_autosave() is None


def test_a_last_round_that_breaks_the_rules_can_start_again(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_on(play_round(game_after(0)), 30)
    store.autosave(game)
    wrong = game.log[1][20]
    forbid(monkeypatch, wrong, in_round=2)
    with pytest.raises(SaveDoesNotReplay) as broken:
        store.load_autosave()
    assert (broken.value.round, broken.value.at) == (2, game.log[1].index(wrong))
    assert broken.value.reason == "must_play"
    start = broken.value.round_start
    assert (start.state, start.scores) == (game.round_starts[1], game.scores)
    assert start.log == (game.log[0], ())


def test_an_earlier_round_that_breaks_the_rules_is_kept_as_its_score(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_on(play_round(game_after(0)), 30)
    store.autosave(game)
    forbid(monkeypatch, game.log[0][20], in_round=1)
    again = loaded(store)
    assert (again.state, again.scores) == (game.state, game.scores)
    assert again.log == (game.log[1],)
    assert again.can_undo


def test_totals_follow_the_scores_that_were_kept(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(play_round(game_after(0)), 30)
    store.autosave(game)
    forbid(monkeypatch, game.log[0][20], in_round=1)
    change(store, scores=[{"round": 1, "engine": 12, "out": [0], "penalties": [0, 70, 7]}])
    assert loaded(store).totals == loaded(store).state.totals == (0, 70, 7)


def test_a_game_that_went_on_from_a_checkpoint_can_be_saved_again(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_on(play_round(game_after(0)), 30)
    store.autosave(game)
    forbid(monkeypatch, game.log[0][20], in_round=1)
    store.autosave(loaded(store))
    again = play_on(loaded(store), 200)
    store.autosave(again)
    assert len(again.log) > 1
    assert (loaded(store).state, loaded(store).scores) == (again.state, again.scores)


def test_a_round_that_was_dealt_otherwise_goes_on_as_it_lay(store: SaveStore) -> None:
    game = game_after(20)
    store.autosave(game)
    other = json.loads(format.write(format.document_of(Game(setup_for(seed="another")))))
    change(store, setup=other["setup"])
    assert loaded(store).state == game.state


def test_totals_follow_the_log_when_the_way_to_count_is_corrected(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_on(play_round(game_after(0)), 30)
    store.autosave(game)

    def corrected(state: State, action: Action, seat: int | None = None) -> tuple[State, tuple[Event, ...]]:
        after, events = apply(state, action, seat)
        if after.result is not None:
            after = replace(after, result=replace(after.result, penalties=(1, 2, 3)))
        return after, events

    monkeypatch.setattr(game_module, "apply", corrected)
    again = loaded(store)
    assert again.totals == again.state.totals == (1, 2, 3)
    assert again.log == game.log


def test_named_games_are_kept_listed_renamed_and_deleted(store: SaveStore) -> None:
    store.keep(game_after(5), " Sunday ")
    store.keep(game_after(9), "holiday: 2/3")
    assert [saved.name for saved in store.named.documents()] == ["holiday: 2/3", "Sunday"]
    assert store.load("sunday").log == game_after(5).log
    store.named.rename("Sunday", "Monday")
    store.named.delete("holiday: 2/3")
    assert [saved.name for saved in store.named.documents()] == ["Monday"]


def test_a_game_file_can_be_given_away_and_opened(store: SaveStore, tmp_path: Path) -> None:
    game = game_after(8)
    store.write_to(game, tmp_path / "for grandma.json")
    assert SaveStore(tmp_path / "hers").open(tmp_path / "for grandma.json").log == game.log


def test_what_a_crash_left_behind_is_taken_away_at_the_next_start(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.autosave(game_after(5))

    def crash(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", crash)
        with pytest.raises(KeyboardInterrupt):
            store.autosave(game_after(6))
    assert len(list(store.folder.iterdir())) == 2
    assert len(loaded(SaveStore(store.folder)).log[0]) == 5
    assert list(store.folder.iterdir()) == [store.path]


def test_a_failed_autosave_leaves_the_last_one(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.autosave(game_after(5))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(WriteFailed):
            store.autosave(game_after(6))
    assert len(loaded(store).log[0]) == 5
