"""Do house rules stay, travel, and say what is wrong with them?"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from mexicantrain_qt.rules.options import CARDINAL, CLASSIC, QUICK
from mexicantrain_qt.saves.errors import (
    BadContent,
    BadName,
    NameTaken,
    ReadFailed,
    SaveError,
    SaveTooNew,
    UnknownName,
)
from mexicantrain_qt.saves.sheets import SheetStore

OURS = replace(CLASSIC, rounds=7, double_blank=25)


@pytest.fixture
def store(tmp_path: Path) -> SheetStore:
    return SheetStore(tmp_path / "sheets")


def names(store: SheetStore) -> list[str]:
    return [sheet.name for sheet in store.documents()]


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "given.json"
    path.write_text(text, encoding="utf-8")
    return path


def test_sheets_are_listed_by_alphabet(store: SheetStore) -> None:
    assert names(store) == []
    for name in ("Zuhause", "apfelbaum", "Été"):
        store.save(name, OURS)
    assert names(store) == ["apfelbaum", "Zuhause", "Été"]


def test_a_sheet_is_there_in_the_next_session(store: SheetStore) -> None:
    store.save("Ours", OURS)
    assert SheetStore(store.folder).get("Ours").options == OURS


def test_saving_again_replaces_upper_and_lower_case_alike(store: SheetStore) -> None:
    store.save("Ours", OURS)
    store.save(" ours ", QUICK)
    assert names(store) == ["ours"]
    assert store.get("OURS").options == QUICK


@pytest.mark.parametrize("name", ["", "   ", "two\nlines", "x" * 61, "\x00"])
def test_what_is_no_name_is_refused(name: str, store: SheetStore) -> None:
    with pytest.raises(BadName):
        store.save(name, OURS)
    assert names(store) == []


@pytest.mark.parametrize(
    "name",
    ["../../elsewhere", "/etc/passwd", "C:\\windows", "CON", "nul.json", "..", ".", "a/b", "~", "%2e%2e"],
)
def test_no_name_leads_out_of_the_folder(name: str, store: SheetStore, tmp_path: Path) -> None:
    store.save(name, OURS)
    assert names(store) == [name]
    assert [path.name for path in tmp_path.iterdir()] == ["sheets"]
    (path,) = store.folder.iterdir()
    assert re.fullmatch(r"[a-z0-9-]+-[0-9a-f]{12}\.json", path.name)
    store.delete(name)
    assert list(store.folder.iterdir()) == []


def test_a_sheet_can_be_renamed_and_its_old_name_used_again(store: SheetStore) -> None:
    store.save("Ours", OURS)
    store.rename("Ours", "Grandma’s")
    store.save("Ours", QUICK)
    assert {sheet.name: sheet.options for sheet in store.documents()} == {"Grandma’s": OURS, "Ours": QUICK}


def test_a_name_may_change_its_capitals(store: SheetStore) -> None:
    store.save("ours", OURS)
    store.rename("ours", "Ours")
    assert names(store) == ["Ours"]


def test_a_taken_name_is_refused(store: SheetStore) -> None:
    store.save("Ours", OURS)
    store.save("Theirs", QUICK)
    with pytest.raises(NameTaken):
        store.rename("Ours", "theirs")
    assert names(store) == ["Ours", "Theirs"]


def test_what_nobody_saved_is_unknown(store: SheetStore) -> None:
    for act in (store.get, store.delete, lambda name: store.rename(name, "Ours")):
        with pytest.raises(UnknownName):
            act("Theirs")


def test_a_sheet_travels_to_another_computer(store: SheetStore, tmp_path: Path) -> None:
    store.save("Ours", OURS)
    store.write_to("Ours", tmp_path / "given.json")
    theirs = SheetStore(tmp_path / "theirs")
    assert theirs.take_in(tmp_path / "given.json").name == "Ours"
    assert theirs.get("Ours").options == OURS


def test_a_sheet_that_is_there_already_is_not_taken_in_twice(store: SheetStore, tmp_path: Path) -> None:
    store.save("Ours", OURS)
    store.write_to("Ours", tmp_path / "given.json")
    assert store.take_in(tmp_path / "given.json").name == "Ours"
    assert names(store) == ["Ours"]


def test_another_sheet_of_the_same_name_gets_a_number(store: SheetStore, tmp_path: Path) -> None:
    store.save("Ours", OURS)
    store.write_to("Ours", tmp_path / "given.json")
    store.save("Ours", CARDINAL)
    store.save("Ours (2)", QUICK)
    assert store.take_in(tmp_path / "given.json").name == "Ours (3)"
    assert store.get("Ours").options == CARDINAL


def test_options_that_a_file_leaves_out_are_those_of_the_quick_table(
    store: SheetStore, tmp_path: Path
) -> None:
    path = written(tmp_path, '{"format": 1, "name": "Short", "options": {"rounds": 3}}')
    assert store.take_in(path).options == replace(QUICK, rounds=3)


@pytest.mark.parametrize(
    ("text", "fault", "line", "key"),
    [
        ("", "not_json", 1, None),
        ("{\n'format': 1}", "not_json", 2, None),
        ('{"format": 1,\n"name": "N",\n', "not_json", 3, None),
        ("[]", "wrong_content", 1, None),
        ('"format"', "wrong_content", 1, None),
        ("{}", "missing_key", None, "format"),
        ('{"format": 1,\n"options": {}}', "missing_key", None, "name"),
        ('{"format": 1, "name": "N"}', "missing_key", None, "options"),
        ('{"format": "1",\n"name": "N", "options": {}}', "wrong_content", 1, "format"),
        ('{"name": "N", "options": {},\n"format": true}', "wrong_content", 2, "format"),
        ('{"format": 1,\n"name": 7, "options": {}}', "wrong_content", 2, "name"),
        ('{"format": 1,\n"name": "a\\u0000b", "options": {}}', "wrong_content", 2, "name"),
        ('{"format": 1,\n"name": "", "options": {}}', "wrong_content", 2, "name"),
        ('{"format": 1, "name": "N",\n"winner": "me",\n"options": {}}', "unknown_key", 2, "winner"),
        ('{"format": 1, "name": "N", "options": {\n"round": 3}}', "unknown_key", 2, "round"),
        ('{"format": 1, "name": "N", "options": {\n\n"rounds": "3"}}', "wrong_content", 3, "rounds"),
        ('{"format": 1, "name": "N", "options": {\n"follow_up": "never"}}', "wrong_content", 2, "follow_up"),
        ('{"format": 1, "name": "N", "options": {\n"several_doubles": 1}}', "wrong_content", 2, "several_doubles"),
        ('{"format": 1, "name": "N", "options": {\n"hand_sizes": [15, "x"]}}', "wrong_content", 2, "hand_sizes"),
        ('{"format": 1, "name": "N", "options": {\n"rounds": 14}}', "nonsense_options", 2, "rounds"),
        ('{"format": 1, "name": "N", "options": {"rounds": 3,\n"rounds": 4}}', "key_twice", 2, "rounds"),
        ('{"format": 1, "name": "N", "options": {\n"rounds": NaN}}', "bad_number", 2, None),
        ('{"format": 1, "name": "N", "options": {\n"rounds": -Infinity}}', "bad_number", 2, None),
        ('{"format": 1, "name": "N", "options": {\n"rounds": 3.0}}', "wrong_content", 2, "rounds"),
        ('{"format": 1, "name": "N", "options": {\n"rounds": 1' + "0" * 5000 + "}}", "bad_number", 2, None),
        ('{"format": 1,\n"name": ' + "[" * 100_000, "too_deep", 2, None),
        ('{"format": 1, "name": "\\ud800", "options": {}}', "wrong_content", None, None),
        ('{"format": 1, "name": "' + '\\"' * 500_000, "not_json", 1, None),
    ],
)  # fmt: skip
def test_a_bad_file_is_told_by_line(
    text: str, fault: str, line: int | None, key: str | None, store: SheetStore, tmp_path: Path
) -> None:
    with pytest.raises(BadContent) as bad:
        store.take_in(written(tmp_path, text))
    assert (bad.value.fault, bad.value.line, bad.value.key) == (fault, line, key)
    assert names(store) == []


def test_options_that_make_no_sense_together_say_why(store: SheetStore, tmp_path: Path) -> None:
    options = {"out_on_double": "must_be_covered", "follow_up": "none"}
    path = written(tmp_path, json.dumps({"format": 1, "name": "N", "options": options}))
    with pytest.raises(BadContent) as bad:
        store.take_in(path)
    assert bad.value.problem == "must_cover_without_follow_up"


def test_a_sheet_of_a_later_version_is_told_as_such(store: SheetStore, tmp_path: Path) -> None:
    with pytest.raises(SaveTooNew):
        store.take_in(written(tmp_path, '{"format": 2, "wisdom": [[[[1.5e300]]]]}'))


def test_a_file_that_is_not_there_is_told_as_such(store: SheetStore, tmp_path: Path) -> None:
    with pytest.raises(ReadFailed):
        store.take_in(tmp_path / "nothing.json")


def test_a_bad_file_in_the_folder_hides_no_good_one(store: SheetStore) -> None:
    store.save("Ours", OURS)
    bad = store.folder / "bad.json"
    bad.write_text("{", encoding="utf-8")
    assert names(store) == ["Ours"]
    assert bad.exists()


def test_every_error_of_a_file_names_it(store: SheetStore) -> None:
    with pytest.raises(SaveError) as error:
        store.get("Theirs")
    assert error.value.path == store.folder
