"""Is a file whole whatever happens while it is written, and does reading one have an end?"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mexicantrain_qt.saves.errors import BadContent, ReadFailed, WriteFailed
from mexicantrain_qt.saves.files import move_aside, read_text, remove_leftovers, write_atomically


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


class PowerCut(BaseException):
    """The program is no more; nothing of it may clean up."""


def test_written_text_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "that is new" / "file.json"
    write_atomically(path, "Zoë\n")
    assert read_text(path) == "Zoë\n"
    assert names_in(path.parent) == ["file.json"]


@pytest.mark.parametrize(("where", "step"), [(os, "fsync"), (Path, "replace")])
def test_a_power_cut_while_writing_leaves_the_old_text(
    where: object, step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    write_atomically(path, "old")

    def cut(*_: object) -> None:
        raise PowerCut

    with monkeypatch.context() as patch:
        patch.setattr(where, step, cut)
        with pytest.raises(PowerCut):
            write_atomically(path, "new")
    assert read_text(path) == "old"
    remove_leftovers(tmp_path)
    assert names_in(tmp_path) == ["file.json"]


def test_text_reaches_the_disk_before_its_name_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []

    def noted(name: str, real: Callable[..., object]) -> Callable[..., object]:
        def step(*args: object) -> object:
            steps.append(name)
            return real(*args)

        return step

    monkeypatch.setattr(os, "fsync", noted("sync", os.fsync))
    monkeypatch.setattr(Path, "replace", noted("name", Path.replace))
    write_atomically(tmp_path / "file.json", "text")
    assert steps == (["sync", "name"] if sys.platform == "win32" else ["sync", "name", "sync"])


def test_a_full_disk_leaves_the_old_text_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    write_atomically(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(WriteFailed) as failed:
            write_atomically(path, "new")
    assert failed.value.path == path
    assert failed.value.why == "No space left on device"
    assert read_text(path) == "old"
    assert names_in(tmp_path) == ["file.json"]


def test_a_folder_that_is_a_file_cannot_be_written_into(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("")
    with pytest.raises(WriteFailed):
        write_atomically(tmp_path / "folder" / "file.json", "text")


def test_a_file_that_is_too_big_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"x" * 11)
    assert read_text(path, largest=11) == "x" * 11
    with pytest.raises(BadContent, match="too_big"):
        read_text(path, largest=10)


def test_bytes_that_are_no_text_are_told_by_line(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"a\nb\n\xff")
    with pytest.raises(BadContent) as bad:
        read_text(path)
    assert (bad.value.fault, bad.value.line) == ("not_text", 3)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_no_file_and_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    os.mkfifo(path)
    with pytest.raises(BadContent, match="not_text"):
        read_text(path)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="not_text"):
        read_text(tmp_path)


def test_what_is_not_there_is_told_as_such(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_text(tmp_path / "file.json")


def test_what_the_system_does_not_hand_out_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.json"
    path.write_text("text")

    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    with pytest.raises(ReadFailed) as failed:
        read_text(path)
    assert failed.value.why == "Permission denied"


def test_files_moved_aside_never_replace_each_other(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    backups = []
    for text in ("first", "second"):
        path.write_text(text)
        backups.append(move_aside(path))
    assert [backup and backup.read_text() for backup in backups] == ["first", "second"]
    assert not path.exists()


def test_what_cannot_be_moved_aside_stays(tmp_path: Path) -> None:
    assert move_aside(tmp_path / "not there") is None
