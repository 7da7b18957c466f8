"""Is no file whatever a reason to stop, and does reading one take no time and no memory to speak of?"""

from __future__ import annotations

import json
import os
import random
import shutil
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from mexicantrain_qt.saves import format
from mexicantrain_qt.saves.errors import SaveDoesNotReplay, SaveError, SaveTooNew, SaveUnreadable
from mexicantrain_qt.saves.store import SaveStore
from tests.saves.games import game_after, loaded

GOOD = format.write(format.document_of(game_after(12)))
SETUP: dict[str, Any] = json.loads(GOOD)["setup"]
SCORE = {"round": 1, "engine": 12, "out": [], "penalties": [0, 0, 0]}
MANY = 49_000


@pytest.fixture(autouse=True)
def patient_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda _: None)


def test_a_save_that_was_cut_off_at_any_byte_is_damaged_and_kept(store: SaveStore) -> None:
    data = GOOD.encode()
    store.folder.mkdir()
    for size in range(len(data)):
        store.path.write_bytes(data[:size])
        if size == len(data) - 1:
            break  # only the last line break is missing
        with pytest.raises(SaveUnreadable) as damaged:
            store.load_autosave()
        assert damaged.value.backup is not None
        assert damaged.value.backup.read_bytes() == data[:size]
        damaged.value.backup.unlink()
    assert loaded(store).log == game_after(12).log


def test_a_save_with_any_byte_flipped_opens_or_is_told_and_kept(store: SaveStore) -> None:
    chance = random.Random(7)
    data = GOOD.encode()
    store.folder.mkdir()
    opened = 0
    for _ in range(1000):
        wrong = bytearray(data)
        wrong[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        store.path.write_bytes(wrong)
        try:
            opened += store.load_autosave() is not None
        except SaveUnreadable as damaged:
            kept = damaged.backup
        except (SaveTooNew, SaveDoesNotReplay):
            kept = store.path
        else:
            kept = store.path
        assert kept is not None
        assert kept.read_bytes() == wrong
        kept.unlink()
    assert 0 < opened < 500  # a letter of a name may be any letter


def with_scores(*scores: object) -> str:
    return json.dumps({"format": 1, "name": "", "setup": SETUP, "scores": scores, "rounds": []})


HOSTILE = {
    "100 MB": "[" + "0," * 50_000_000,
    "depth": '{"format": 1, "name": ' + "[" * 900_000,
    "depth that ends": '{"format": 1, "name": ' + "[" * 450 + "]" * 450 + "}",
    "not a number": '{"format": 1, "name": NaN}',
    "a huge number": '{"format": 1, "name": ' + "9" * 1_900_000 + "}",
    "a huge exponent": '{"format": 1, "name": 1e99999999999999999}',
    "a huge format": '{"format": ' + "9" * 4_000 + "}",
    "a key twice": '{"format": 1, ' + ",".join(f'"{key}":0' for key in range(MANY)) + ', "a": 1, "a": 2}',
    "unknown fields": '{"format": 1, ' + ",".join(f'"{key}":0' for key in range(MANY)) + "}",
    "too many fields": '{"format": 1, ' + ",".join(f'"{key}":0' for key in range(150_000)) + "}",
    "empty things": '{"format": 1, "scores": [' + "{}," * 600_000 + "{}]}",
    "wrong scores": with_scores(*[{}] * 400),
    "wrong penalties": with_scores(SCORE | {"penalties": [""] * MANY}),
    "a long name": json.dumps({"format": 1, "name": "a" * 1_900_000}),
    "a name of two lines": json.dumps(json.loads(GOOD) | {"name": "a\nb"}),
    "a long position": json.dumps(
        json.loads(GOOD) | {"rounds": [{"start": "rules: quick\n" * 140_000, "actions": []}]}
    ),
    "many actions": json.dumps(
        json.loads(GOOD)
        | {"rounds": [{"start": json.loads(GOOD)["rounds"][0]["start"], "actions": ["draw"] * MANY}]}
    ),
    "no zone": json.dumps(json.loads(GOOD) | {"at": "2026-07-18T12:05:00"}),
    "a time before all times": json.dumps(json.loads(GOOD) | {"at": "0001-01-01T00:00:00+23:59"}),
    "a path": json.dumps(json.loads(GOOD) | {"name": "../../elsewhere", "path": "/etc/passwd"}),
    "half a character": '{"format": 1, "name": "\\ud800"}',
    "nothing": "",
    "zeros": "\0" * 1_000_000,
}


@pytest.mark.parametrize("what", HOSTILE)
def test_nothing_hostile_takes_long_or_opens(what: str, store: SaveStore) -> None:
    store.folder.mkdir()
    store.path.write_text(HOSTILE[what], encoding="utf-8")
    tracemalloc.start()
    started = time.process_time()
    with pytest.raises((SaveUnreadable, SaveTooNew, SaveDoesNotReplay)):
        store.load_autosave()
    seconds = time.process_time() - started
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    # Counting memory makes it several times slower; both are far above what is measured otherwise.
    assert seconds < 20
    assert most < 200_000_000


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such things")
def test_a_pipe_is_no_game(store: SaveStore) -> None:
    store.folder.mkdir()
    os.mkfifo(store.path)
    with pytest.raises(SaveError):
        store.load_autosave()


def test_a_game_is_saved_again_where_its_folder_was_deleted(store: SaveStore) -> None:
    store.autosave(game_after(5))
    shutil.rmtree(store.folder)
    store.autosave(game_after(6))
    assert len(loaded(store).log[0]) == 6


@pytest.mark.parametrize("method", ["mkdir", "replace", "open"])
def test_a_folder_that_nobody_may_write_in_keeps_what_is_in_it(
    method: str, store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.autosave(game_after(5))

    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, method, forbidden)
        with pytest.raises(SaveError) as failed:
            store.autosave(game_after(6))
    assert failed.value.path == store.path
    assert len(loaded(store).log[0]) == 5
    assert [path.name for path in store.folder.iterdir()] == ["autosave.json"]
