"""Is there no process of the computer players any more when nobody needs it?"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ai.askers import AMPLE_MS, Asker


def test_nothing_starts_after_the_end(asker: Asker) -> None:
    asker.thinker.close()
    asker.ask("casual")
    assert asker.thinker._worker is None


def test_closing_ends_the_process(odd: Asker, qtbot: QtBot) -> None:
    odd.ask("casual")
    qtbot.waitUntil(lambda: len(odd.answers) == 1, timeout=AMPLE_MS)
    odd.ask("thinks for ever")
    worker = odd.thinker._worker
    assert worker is not None
    odd.thinker.close()
    assert not worker._process.is_alive()
    assert not worker._thread.is_alive()


_PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication
from mexicantrain_qt.controller.thinker import Thinker

if __name__ == "__main__":
    app = QCoreApplication([])
    thinker = Thinker()
    thinker.start()
    print(thinker._worker.pid, flush=True)
    sys.stdin.readline()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="asks /proc-like questions about processes by signal 0")
def test_the_process_ends_when_the_program_is_killed(qtbot: QtBot, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(_PROGRAM, encoding="utf-8")
    path = os.pathsep.join(filter(None, sys.path))
    with subprocess.Popen(
        [sys.executable, program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    ) as running:
        assert running.stdout is not None
        pid = int(running.stdout.readline())
        os.kill(pid, 0)
        running.kill()
    qtbot.waitUntil(lambda: not _is_running(pid), timeout=AMPLE_MS)


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not (state.exists() and state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z")
