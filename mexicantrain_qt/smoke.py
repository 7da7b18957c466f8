"""Does this installation work: window, languages, resources, saved games, and the process of the computer players?"""

from __future__ import annotations

import json
import logging
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QTimer, qVersion
from PySide6.QtGui import QGuiApplication, QIcon, QImage

from mexicantrain_qt import __version__, memory, paths
from mexicantrain_qt.app import Program
from mexicantrain_qt.instance import Instance
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.windows import seating

STARTED = "MEXICANTRAIN_STARTED"
"""The environment variable in which whoever starts the program says when: seconds since 1970, with fractions."""

_PATIENCE_MS = 60_000
_FEWEST_COLOURS = 16

_KNOWN_SENTENCES = (("Table", "Draw"), ("QPlatformTheme", "Cancel"))
"""One of ours and one of Qt's own, which no language of the program but English says as they stand here."""


def run(report: str) -> int:
    """Run the test, and write what was found as one JSON object to the file *report*, or print it for ``-``.

    The exit code is 0 if all is well; else the object has a sentence under ``failed``. The user's own files are not
    touched. The Qt application must exist and not run yet.
    """
    with tempfile.TemporaryDirectory(prefix="mexicantrain_qt-", ignore_cleanup_errors=True) as folder:
        test = SmokeTest(Path(folder))
        sys.excepthook = test.caught
        test.start()
        QCoreApplication.exec()
        test.program.thinker.close()
    text = json.dumps(test.report, ensure_ascii=False)
    if report == "-":
        print(text, flush=True)  # noqa: T201  this is what it was asked for
    else:
        Path(report).write_text(text + "\n", encoding="utf-8")
    return 1 if "failed" in test.report else 0


class SmokeTest(QObject):
    """One run through the program in *folder*; what it finds is in ``report``."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._complaints = _Complaints()
        logging.getLogger().addHandler(self._complaints)
        self.report: dict[str, object] = {
            "version": __version__,
            "qt": qVersion(),
            "platform": QGuiApplication.platformName(),
            "frozen": bool(getattr(sys, "frozen", False)),
        }
        self.program = Program(folder)

    def start(self) -> None:
        QTimer.singleShot(_PATIENCE_MS, self, lambda: self._end("It took more than a minute."))
        self.program.seen.connect(self._on_first_frame)
        self.program.show()

    def caught(self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        """Stands in for ``sys.excepthook``."""
        logging.getLogger(__name__).critical("Nobody caught this", exc_info=error)
        self._end(f"{type(error).__name__}: {error}")

    def _on_first_frame(self) -> None:
        self.report["first_frame_s"] = _seconds_since_start()
        # What of that the program worked; the rest it waited, for files or for other programs.
        self.report["first_frame_cpu_s"] = round(time.process_time(), 3)
        self.report["rss_mb"] = memory.megabytes()
        # The program itself, which hears of the frame as well, goes on with a saved game first, if there is one.
        QTimer.singleShot(0, self, self._on_started)

    def _on_started(self) -> None:
        self._check("languages", self._languages)
        self._check("resources", _resources)
        self._check("mistakes_explained", _mistakes_explained)
        self._check("only_instance", self._only_instance)
        self.report["sound"] = _sound()
        self.program.thinker.answered.connect(self._on_answered)
        self.program.start_game(seating.computer_table(2))

    def _on_answered(self, _ticket: int, _action: Action) -> None:
        self.program.thinker.answered.disconnect(self._on_answered)
        # The controller, which hears of the answer as well, plays and saves it first.
        QTimer.singleShot(0, self, self._on_played)

    def _on_played(self) -> None:
        self._check("actions_saved", self._actions_saved)
        self._check("colours_painted", self._colours)
        self._ask_a_pair()

    def _ask_a_pair(self) -> None:
        """Where there are many cores a computer player has two processes, one started by the other; here it has to."""
        from mexicantrain_qt.controller.thinker import Thinker  # noqa: PLC0415  as above
        from mexicantrain_qt.smoke_players import work_in_pairs  # noqa: PLC0415  as above

        game = self.program.controller.game
        assert game is not None
        thinker = Thinker(self, worker=work_in_pairs)
        thinker.answered.connect(thinker.close)
        thinker.answered.connect(self._on_pair_answered)
        thinker.ask("any", game.view(game.state.turn), "any", _PATIENCE_MS / 1000)

    def _on_pair_answered(self) -> None:
        self.report["two_processes"] = self._complaints.first is None
        self._end(self._complaints.first)

    def _check(self, name: str, check: Callable[[], object]) -> None:
        found = check()
        self.report[name] = found
        if not found:
            self._end(f"Nothing found: {name}.")

    def _languages(self) -> list[str]:
        """The languages that everything is said in, by the program and by Qt."""
        spoken = []
        for language in LANGUAGES:
            self.program.languages.switch(language)
            said = [QCoreApplication.translate(context, text) for context, text in _KNOWN_SENTENCES]
            known = [text for _, text in _KNOWN_SENTENCES]
            if language == "en" or not set(said) & set(known):
                spoken.append(language)
            else:
                self._end(f"The program does not speak {language}.")
        return spoken

    def _only_instance(self) -> bool:
        instance = Instance(self._folder, self)
        claimed = instance.claim()
        instance.listen()
        instance.release()
        return claimed

    def _actions_saved(self) -> int:
        from mexicantrain_qt.saves.store import SaveStore  # noqa: PLC0415  no part of the start, which is measured

        game = SaveStore(paths.data_dir(self._folder)).load_autosave()
        return 0 if game is None else sum(map(len, game.log))

    def _colours(self) -> int:
        picture = self.program.window.grab().toImage()
        picture = picture.scaled(200, 200).convertToFormat(QImage.Format.Format_RGB32)
        colours = {picture.pixel(x, y) for x in range(200) for y in range(200)}
        if len(colours) < _FEWEST_COLOURS:
            self._end(f"The window has only {len(colours)} colours.")
        return len(colours)

    def _end(self, failure: str | None) -> None:
        if failure is not None:
            self.report.setdefault("failed", failure)
        QCoreApplication.quit()


class _Complaints(logging.Handler):
    """What the parts of the program complained of: a computer player that had to be stood in for, for one."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.first: str | None = None

    def emit(self, record: logging.LogRecord) -> None:
        self.first = self.first or record.getMessage()


def _resources() -> int:
    """How many files the program came with; every one is opened."""
    files = [path for path in paths.resource(".").rglob("*") if path.is_file()]
    for path in files:
        if path.suffix == ".svg" and QIcon(str(path)).pixmap(32).isNull():
            raise ValueError(f"{path} is no picture")
        if not path.read_bytes():
            raise ValueError(f"{path} is empty")
    return len(files)


def _mistakes_explained() -> bool:
    """Whether Qt for Python says what is wrong with a call; the parts for that are loaded only now."""
    call: Any = QPoint
    try:
        call("nowhere")
    except TypeError as error:
        return "QPoint" in str(error)
    return False


def _sound() -> bool:
    """Whether Qt's part for sounds is there, and what it needs of the system; the game goes without."""
    try:
        from PySide6 import QtMultimedia  # noqa: F401, PLC0415  only found, and after the first frame
    except ImportError:
        return False
    return True


def _seconds_since_start() -> float | None:
    """How long the program has been running; ``None`` where neither the caller nor the system tells."""
    if started := os.environ.get(STARTED):
        return round(time.time() - float(started), 3)
    if sys.platform != "linux":
        return None
    ticks = int(Path("/proc/self/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[19])
    return round(time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK"), 3)
