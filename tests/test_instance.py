"""Is there one program for one folder, and does it hear what another start was asked for?"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from mexicantrain_qt.claim import claim
from mexicantrain_qt.instance import Instance

ROOT = Path(__file__).parents[1]
HOLD = """
import sys
from pathlib import Path
from mexicantrain_qt.instance import Instance
instance = Instance(Path(sys.argv[1]))
print(instance.claim(), flush=True)
sys.stdin.read()
"""
HAND_OVER = """
import sys
from pathlib import Path
from mexicantrain_qt import instance as module
from PySide6.QtCore import QThread
class Telling:
    def msleep(time):
        print("waits", flush=True)
        QThread.msleep(time)
module.QThread = Telling
instance = module.Instance(Path(sys.argv[1]))
assert not instance.claim()
print(instance.hand_over(Path(sys.argv[2]) if len(sys.argv) > 2 else None))
"""


@pytest.fixture
def first(tmp_path: Path, qtbot: QtBot) -> Iterator[Instance]:
    instance = Instance(tmp_path)
    assert instance.claim()
    yield instance
    instance.release()


def second_start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", HAND_OVER, str(folder), *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_only_one_start_has_a_folder(first: Instance, tmp_path: Path) -> None:
    second = Instance(tmp_path)
    assert not second.claim()
    another = Instance(tmp_path / "another")
    assert another.claim()
    another.release()
    first.release()
    assert second.claim()
    second.release()


@pytest.mark.parametrize("file", ["Ana’s game.mexicantrain", "a\nb.mexicantrain", ""])
def test_a_second_start_hands_its_file_over(file: str, first: Instance, tmp_path: Path, qtbot: QtBot) -> None:
    first.listen()
    arguments = [str(tmp_path / file)] if file else []
    with qtbot.waitSignal(first.asked, timeout=30_000) as asked:
        process = second_start(tmp_path, *arguments)
    assert asked.args == [tmp_path / file if file else None]
    out, _ = process.communicate(timeout=30)
    assert out.split()[-1] == "True"


def test_a_file_is_told_with_its_whole_path(first: Instance, tmp_path: Path, qtbot: QtBot) -> None:
    first.listen()
    with qtbot.waitSignal(first.asked, timeout=30_000) as asked:
        process = second_start(tmp_path, "game.mexicantrain")
    assert asked.args == [ROOT / "game.mexicantrain"]
    process.communicate(timeout=30)


def test_a_killed_program_holds_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "True"
        later = Instance(tmp_path)
        assert not later.claim()
        process.kill()
    assert later.claim()
    later.listen()
    with qtbot.waitSignal(later.asked, timeout=30_000):
        second = second_start(tmp_path)
    second.communicate(timeout=30)
    later.release()


def test_a_program_that_does_not_answer_is_told(first: Instance, tmp_path: Path) -> None:
    process = second_start(tmp_path, "game.mexicantrain")
    out, _ = process.communicate(timeout=60)
    assert out.split()[-1] == "False"


def test_a_program_whose_window_is_still_coming_is_waited_for(
    first: Instance, tmp_path: Path, qtbot: QtBot
) -> None:
    process = second_start(tmp_path)
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "waits"
    first.listen()
    with qtbot.waitSignal(first.asked, timeout=30_000):
        pass
    out, _ = process.communicate(timeout=30)
    assert out.split()[-1] == "True"


def test_whatever_else_is_sent_does_no_harm(first: Instance, tmp_path: Path, qtbot: QtBot) -> None:
    first.listen()
    for text in (b"zz\n", b"41424\n", "é\n".encode(), b"x" * 100_000, b"\n"):
        socket = QLocalSocket()
        for name in first._names:
            socket.connectToServer(name)
            if socket.waitForConnected(1000):
                break
        socket.write(text)
        socket.flush()
        qtbot.wait(50)
        socket.abort()
    with qtbot.waitSignal(first.asked, timeout=30_000) as asked:
        process = second_start(tmp_path, "/game")
    assert asked.args == [Path("/game")]
    process.communicate(timeout=30)


def test_a_folder_in_which_nothing_can_be_written_is_no_reason_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    instance = Instance(tmp_path)
    assert instance.claim()
    instance.listen()


def test_a_folder_with_a_long_name_has_its_program_too(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / ("a long name " * 12)
    first = Instance(folder)
    assert first.claim()
    first.listen()
    with qtbot.waitSignal(first.asked, timeout=30_000):
        process = second_start(folder)
    out, _ = process.communicate(timeout=30)
    assert out.split()[-1] == "True"
    first.release()


def test_a_start_that_was_heard_goes_no_further(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody_asks(_: QMessageBox) -> None:
        raise AssertionError("There is nothing to ask.")

    told: list[Path | None] = []

    def hears(_: Instance, file: Path | None) -> bool:
        told.append(file)
        return True

    monkeypatch.setattr(QMessageBox, "exec", nobody_asks)
    monkeypatch.setattr(Instance, "claim", lambda _: False)
    monkeypatch.setattr(Instance, "hand_over", hears)
    assert claim(tmp_path, tmp_path / "game") is None
    assert told == [tmp_path / "game"]
