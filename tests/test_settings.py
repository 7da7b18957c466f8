"""What can be chosen, and do the settings outlive whatever happens to their file?"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mexicantrain_qt import settings as chosen
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.options import CARDINAL, QUICK
from mexicantrain_qt.settings import (
    SeatChoice,
    Settings,
    SettingsMovedAside,
    SettingsNotRead,
    SettingsNotSaved,
    TableChoice,
)
from mexicantrain_qt.settings_store import SettingsStore, settings_as_json, settings_from
from mexicantrain_qt.table.theme import THEMES

HOUSE_TABLE = TableChoice(
    replace(CARDINAL, double_blank=50),
    (SeatChoice("Ana", "person", 7), SeatChoice("Zoë", "expert", 0)),
)
UNUSUAL = Settings(
    language="pt_BR",
    theme="contrast",
    pace="at_once",
    tile_face="numerals",
    pip_palette="safe",
    automatic=False,
    one_click=False,
    hints=False,
    undo=False,
    guide=False,
    volume=0,
    muted=True,
    window="AdnQywAD",
    last_table=HOUSE_TABLE,
)


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "mexicantrain_qt" / "settings.json")


def written(store: SettingsStore, text: str | bytes) -> None:
    store.path.parent.mkdir(parents=True, exist_ok=True)
    store.path.write_bytes(text if isinstance(text, bytes) else text.encode())


def test_a_first_start_has_the_usual_settings_and_nothing_to_tell(store: SettingsStore) -> None:
    assert store.load() == (Settings(), None)


def test_every_setting_comes_back_as_it_was_chosen(store: SettingsStore) -> None:
    assert store.save(UNUSUAL) is None
    assert store.load() == (UNUSUAL, None)


def test_the_unusual_settings_differ_from_the_usual_ones_everywhere() -> None:
    usual = settings_as_json(Settings())
    assert all(usual[name] != value for name, value in settings_as_json(UNUSUAL).items())


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": "pink"},
        {"pace": None},
        {"language": "es"},
        {"volume": 101},
        {"volume": -1},
        {"volume": True},
        {"muted": 1},
        {"window": "é"},
    ],
    ids=str,
)
def test_what_cannot_be_chosen_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(wrong))}"):
        Settings(**wrong)


@pytest.mark.parametrize(
    "wrong", [{"colour": 8}, {"colour": -1}, {"kind": "robot"}, {"name": "A\nB"}, {"name": "A" * 41}], ids=str
)
def test_nobody_impossible_can_be_seated(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"colour|kind|name"):
        SeatChoice(**wrong)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_table_seats_as_many_as_its_rules_say(seats: int) -> None:
    with pytest.raises(ValueError, match="players"):
        TableChoice(QUICK, (SeatChoice(),) * seats)


@pytest.mark.parametrize(
    "damaged",
    [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b"[" * 100_000, b'{"volume": ' + b"9" * 10_000 + b"}"],
    ids=["empty", "cut off", "list", "null", "not text", "too deep", "too long a number"],
)
def test_a_damaged_file_is_moved_aside_and_the_usual_settings_are_used(
    store: SettingsStore, damaged: bytes
) -> None:
    written(store, damaged)
    settings, trouble = store.load()
    assert settings == Settings()
    assert isinstance(trouble, SettingsMovedAside)
    assert trouble.backup is not None
    assert trouble.backup.read_bytes() == damaged
    assert not store.path.exists()


def test_one_unknown_value_does_not_cost_the_other_settings(store: SettingsStore) -> None:
    known = settings_as_json(UNUSUAL)
    written(store, json.dumps({**known, "theme": "moonlight", "from_a_later_version": [1, 2]}))
    assert store.load() == (replace(UNUSUAL, theme="felt"), None)


@pytest.mark.parametrize(
    "table",
    [
        None,
        [],
        {"rules": "quick"},
        {"rules": "lunar", "seats": []},
        {"rules": "quick, hand_sizes=15", "seats": [{"name": "", "kind": "person", "colour": 0}] * 4},
        {"rules": "quick", "seats": [{"name": "", "kind": "person", "colour": 0}]},
        {"rules": "quick", "seats": [{"name": 5, "kind": "person", "colour": 0}] * 2},
        {"rules": "quick", "seats": ["Ana", "Ben"]},
    ],
    ids=str,
)
def test_a_table_that_makes_no_sense_is_the_usual_table(table: object) -> None:
    assert settings_from({"last_table": table}).last_table == TableChoice()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(sorted(settings_as_json(Settings()))), json_values))
def test_whatever_a_file_holds_there_are_settings(found: dict[str, Any]) -> None:
    assert isinstance(settings_from(found), Settings)


def test_a_folder_that_cannot_be_made_is_told_and_nothing_is_raised(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    store = SettingsStore(tmp_path / "file" / "settings.json")
    trouble = store.save(UNUSUAL)
    assert isinstance(trouble, SettingsNotSaved)
    assert trouble.path == store.path
    assert trouble.why


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of a file")
def test_a_full_disk_is_told_and_the_old_settings_stay(store: SettingsStore) -> None:
    store.save(UNUSUAL)
    before = store.path.read_bytes()
    # A process that may write no more than some bytes meets what one on a full disk meets.
    script = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from mexicantrain_qt.settings_store import Settings, SettingsStore\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))\n"
        "trouble = SettingsStore(Path(sys.argv[1])).save(Settings())\n"
        "print(type(trouble).__name__, trouble.why)\n"
    )
    said = subprocess.run(
        [sys.executable, "-B", "-c", script, str(store.path)],
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.startswith("SettingsNotSaved ")
    assert store.path.read_bytes() == before
    assert list(store.path.parent.iterdir()) == [store.path]


def test_settings_that_cannot_be_opened_are_left_alone(store: SettingsStore) -> None:
    loop = store.path
    loop.parent.mkdir(parents=True)
    try:
        loop.symlink_to(loop)
    except OSError:
        pytest.skip("this system lets nobody make a link")
    settings, trouble = store.load()
    assert settings == Settings()
    assert isinstance(trouble, SettingsNotRead)
    assert loop.is_symlink()


def test_every_theme_and_language_there_is_can_be_chosen() -> None:
    assert get_args(chosen.ThemeName) == tuple(THEMES)
    assert get_args(chosen.LanguageChoice) == ("system", *LANGUAGES)


def test_what_a_crash_left_of_the_settings_is_taken_away(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    store.save(Settings(theme="dark"))
    (tmp_path / ".settings.json.0a1b2c3d.being-written").write_text("{", encoding="utf-8")
    settings, trouble = SettingsStore(store.path).load()
    assert (settings.theme, trouble) == ("dark", None)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
