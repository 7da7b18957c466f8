"""What becomes of a saved game that is damaged, or of a later version?"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.saves import format
from mexicantrain_qt.saves.errors import SaveDoesNotReplay, SaveTooNew, SaveUnreadable
from mexicantrain_qt.saves.store import SaveStore
from tests.saves.games import change, game_after, loaded


def test_a_damaged_save_is_moved_aside_and_kept(store: SaveStore) -> None:
    store.autosave(game_after(5))
    half = store.path.read_text(encoding="utf-8")[:500]
    store.path.write_text(half, encoding="utf-8")
    with pytest.raises(SaveUnreadable) as damaged:
        store.load_autosave()
    assert damaged.value.backup is not None
    assert damaged.value.backup.read_text(encoding="utf-8") == half
    assert store.load_autosave() is None


def test_a_save_of_a_later_version_is_left_alone(store: SaveStore) -> None:
    store.autosave(game_after(5))
    change(store, format=99, something="that only the later version knows")
    before = store.path.read_bytes()
    with pytest.raises(SaveTooNew) as too_new:
        store.load_autosave()
    assert too_new.value.format == 99
    assert store.path.read_bytes() == before


def test_a_save_of_a_later_version_survives_a_new_game(store: SaveStore) -> None:
    store.autosave(game_after(5))
    change(store, format=99)
    before = store.path.read_bytes()
    with pytest.raises(SaveTooNew):
        store.load_autosave()
    store.autosave(game_after(1))
    store.autosave(game_after(2))
    assert len(loaded(store).log[0]) == 2
    assert [path.read_bytes() for path in store.folder.glob("autosave-kept*")] == [before]


@pytest.mark.parametrize(
    "values",
    [
        {"rounds": []},
        {"scores": [{"round": 1, "engine": 12, "out": [], "penalties": [0, 0, 0]}] * 3},
        {"scores": [{"round": 1, "engine": 12, "out": [9], "penalties": [0, 0, 0]}]},
        {"scores": [{"round": 1, "engine": 12, "out": [], "penalties": [0]}]},
        {"scores": [{"round": 1, "engine": 99, "out": [], "penalties": [0, 0, 0]}]},
        {"scores": [{"round": 1, "engine": 12, "out": [], "penalties": [0, 0, 0], "winner": 1}]},
        {"rounds": [{"start": "rules: quick", "actions": []}]},
        {"rounds": [{"start": "", "actions": ["resign"]}]},
        {"file": "../../elsewhere"},
        {"format": True},
        {"format": 0},
        {"name": 5},
    ],
)
def test_a_save_that_makes_no_sense_is_damaged(values: dict[str, Any], store: SaveStore) -> None:
    store.autosave(game_after(5))
    change(store, **values)
    with pytest.raises(SaveUnreadable):
        store.load_autosave()


@pytest.mark.parametrize("action", ["3-7>H", "3-7>../M", "99-99>A", ""])
def test_an_action_that_no_such_game_can_have_is_damage_or_refused(action: str, store: SaveStore) -> None:
    store.autosave(game_after(0))
    document = json.loads(store.path.read_text(encoding="utf-8"))
    document["rounds"][0]["actions"] = [action]
    change(store, rounds=document["rounds"])
    with pytest.raises((SaveUnreadable, SaveDoesNotReplay)):
        store.load_autosave()


def test_a_position_of_another_set_is_damage(store: SaveStore) -> None:
    store.autosave(game_after(5))
    other = game_after(5, replace(QUICK, highest=15))
    change(store, rounds=json.loads(format.write(format.document_of(other)))["rounds"])
    with pytest.raises(SaveUnreadable):
        store.load_autosave()


def test_a_sheet_that_was_corrected_since_changes_no_game_that_goes_on(store: SaveStore) -> None:
    game = game_after(20)
    store.autosave(game)
    document = json.loads(store.path.read_text(encoding="utf-8"))
    start = document["rounds"][0]["start"]
    document["rounds"][0]["start"] = start.replace("rules: quick", "rules: quick, out_bonus=-5")
    change(store, rounds=document["rounds"])
    assert loaded(store).state == game.state
