"""Can games be kept by a name, taken away and brought back, and never get lost on the way?"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.saves import format
from mexicantrain_qt.saves.errors import BadContent, BadName, NameTaken, SaveError, UnknownName
from mexicantrain_qt.saves.store import SaveStore
from tests.saves.games import game_after, play_on, setup_for

NOON = datetime(2026, 7, 18, 12, 0, tzinfo=UTC)


def names(store: SaveStore) -> list[str]:
    return [saved.name for saved in store.named.documents()]


def test_a_game_remembers_when_it_was_kept_whatever_happens_to_its_file(store: SaveStore) -> None:
    store.keep(game_after(5), "Sunday", NOON)
    store.named.rename("Sunday", "Monday")
    (saved,) = store.named.documents()
    assert saved.kept_at == NOON


def test_a_kept_game_has_the_name_of_the_program_s_files(store: SaveStore) -> None:
    store.keep(game_after(5), "Sunday")
    (path,) = (store.folder / "named").iterdir()
    assert path.suffix == ".mexicantrain"


def test_what_is_deleted_can_be_brought_back(store: SaveStore) -> None:
    store.keep(game_after(5), "Sunday")
    away = store.named.put_away("sunday")
    assert names(store) == []
    store.named.bring_back(away)
    assert names(store) == ["Sunday"]
    assert store.load("Sunday").log == game_after(5).log
    assert not away.exists()


def test_what_is_brought_back_takes_nobody_s_name(store: SaveStore) -> None:
    store.keep(game_after(5), "Sunday")
    away = store.named.put_away("Sunday")
    store.keep(game_after(9), "Sunday")
    assert store.named.bring_back(away).name == "Sunday (2)"
    assert len(store.load("Sunday").log[0]) == 9


def test_only_the_last_fifty_can_be_brought_back(store: SaveStore) -> None:
    for number in range(53):
        store.keep(game_after(1), f"game {number}")
        store.named.put_away(f"game {number}")
    left = sorted((store.folder / "named" / "deleted").iterdir())
    assert len(left) == 50
    assert store.named.bring_back(left[0]).name == "game 3"


def test_a_copy_has_a_number(store: SaveStore) -> None:
    store.keep(game_after(5), "Sunday")
    assert store.named.copy("Sunday").name == "Sunday (2)"
    assert store.named.copy("Sunday").name == "Sunday (3)"
    assert store.load("Sunday (3)").log == game_after(5).log


def test_the_name_of_another_game_is_taken(store: SaveStore) -> None:
    store.keep_again(game_after(5), "Sunday")
    store.keep_again(game_after(9), " sunday")
    with pytest.raises(NameTaken):
        store.keep_again(Game(setup_for(seed="another")), "Sunday")
    assert len(store.load("Sunday").log[0]) == 9


def test_a_game_of_a_friend_keeps_its_name_or_gets_that_of_its_file(store: SaveStore, tmp_path: Path) -> None:
    store.keep(game_after(5), "Sunday")
    store.named.write_to("Sunday", tmp_path / "a.mexicantrain")
    store.write_to(game_after(7), tmp_path / "From Leo.mexicantrain")
    hers = SaveStore(tmp_path / "hers")
    assert hers.take_in(tmp_path / "a.mexicantrain").name == "Sunday"
    assert hers.take_in(tmp_path / "a.mexicantrain").name == "Sunday"
    assert hers.take_in(tmp_path / "From Leo.mexicantrain").name == "From Leo"
    assert names(hers) == ["From Leo", "Sunday"]


def test_a_name_in_a_file_leads_nowhere(store: SaveStore, tmp_path: Path) -> None:
    document = json.loads(format.write(format.document_of(game_after(5))))
    path = tmp_path / "given.mexicantrain"
    for number, name in enumerate(("../../elsewhere", "/etc/passwd", "C:\\windows\\system32", "CON", "nul")):
        path.write_text(json.dumps(document | {"name": name}), encoding="utf-8")
        assert store.take_in(path).name == name
        assert len(list((store.folder / "named").iterdir())) == number + 1
    assert {entry.name for entry in tmp_path.iterdir()} == {"saves", "given.mexicantrain"}
    for name in ("", " ", "a\nb", "x" * 61, " Sunday"):
        path.write_text(json.dumps(document | {"name": name}), encoding="utf-8")
        if name:
            with pytest.raises(BadContent):
                store.take_in(path)
    with pytest.raises(BadName):
        store.keep(game_after(5), "a\nb")


def test_a_space_is_a_space_however_it_was_typed(store: SaveStore) -> None:
    assert store.keep(game_after(5), "Left on\u00a018/07/26 4:10\u202fAM ").name == "Left on 18/07/26 4:10 AM"
    assert len(store.load("left on 18/07/26 4:10 am").log[0]) == 5


def test_a_file_that_cannot_be_read_is_told_and_hides_no_other(store: SaveStore) -> None:
    store.keep(game_after(5), "Sunday")
    bad = store.folder / "named" / "bad.mexicantrain"
    bad.write_text("{", encoding="utf-8")
    good, wrong = sorted(store.named.contents(), key=lambda found: isinstance(found[1], SaveError))
    assert not isinstance(good[1], SaveError)
    assert (wrong[0], isinstance(wrong[1], BadContent)) == (bad, True)
    assert names(store) == ["Sunday"]


def test_a_list_reads_only_the_beginning_of_every_file(store: SaveStore) -> None:
    store.keep(play_on(game_after(0), 300), "Sunday")
    path = store.named.path("Sunday")
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: whole.index('"rounds": [') + 30], encoding="utf-8")
    assert names(store) == ["Sunday"]
    with pytest.raises(BadContent):
        store.load("Sunday")


def test_a_game_that_is_gone_is_unknown(store: SaveStore) -> None:
    for act in (store.load, store.named.put_away, store.named.copy):
        with pytest.raises(UnknownName):
            act("Sunday")
