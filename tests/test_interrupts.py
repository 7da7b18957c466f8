"""Does the program close as usual when a terminal or the system ends it, though nobody touches it?"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from mexicantrain_qt.settings_store import SettingsStore

ROOT = Path(__file__).parents[1]
_NEVER = 120

PROGRAM = """
import sys
from mexicantrain_qt import command_line
from mexicantrain_qt.controller.thinker import Thinker

start = Thinker.start
def start_and_say(thinker):
    start(thinker)
    print(thinker._worker.pid)  # the last thing that a start does
    sys.stdout.flush()
Thinker.start = start_and_say
sys.exit(command_line.main(["--data-dir", sys.argv[1]]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nobody sends signals there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_closes_its_window_and_ends_its_players(number: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        hanging = threading.Timer(_NEVER, process.kill)
        hanging.start()
        players = int(process.stdout.readline())
        process.send_signal(number)
        assert process.wait() == 0
        hanging.cancel()
    settings, _ = SettingsStore(tmp_path / "settings.json").load()
    assert settings.window, "where the window was is kept, as whenever it is closed"
    with pytest.raises(ProcessLookupError):
        os.kill(players, 0)
