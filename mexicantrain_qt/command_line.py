"""How is the program called, and what does it do with a mistake that nobody foresaw?"""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from mexicantrain_qt import __version__, paths
from mexicantrain_qt.app import Program
from mexicantrain_qt.claim import claim
from mexicantrain_qt.windows import seating, texts_settings
from mexicantrain_qt.windows.style import BASE

_log = logging.getLogger(__name__)

_DESKTOP_ID = "io.github.mexicantrain_qt.MexicanTrain"
"""The name of the desktop entry, so that a window system shows the right icon and name."""

_LARGEST_LOG = 500_000


def _report_to(
    program: Program,
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """What happens to an exception that nobody caught: it is logged, the user gets a sentence, and the game goes on."""

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        _log.critical("Nobody caught this", exc_info=(kind, error, trace))
        if issubclass(kind, Exception):
            program.window.say(texts_settings.mistake())
        else:
            QCoreApplication.quit()

    return report


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=paths.APP, description="Mexican Train dominoes.")
    parser.add_argument("--version", action="version", version=f"Mexican Train {__version__}")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep games and settings in DIR")
    parser.add_argument(
        "--watch",
        type=int,
        choices=range(2, 9),
        metavar="N",
        help="watch N computer players, 2 to 8, at once",
    )
    parser.add_argument(
        "--smoke-test", nargs="?", const="-", metavar="FILE", help="check that everything works"
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="go on with this saved game")
    return parser.parse_args(arguments)


def _keep_log(folder: Path | None) -> None:
    """Messages go to the terminal; a program of Windows or macOS that has none keeps them in a file."""
    handlers: list[logging.Handler] | None = None
    if sys.stderr is None:
        from logging.handlers import RotatingFileHandler  # noqa: PLC0415  most starts do without

        log = paths.log_dir(folder) / f"{paths.APP}.log"
        try:
            log.parent.mkdir(parents=True, exist_ok=True)
            handlers = [RotatingFileHandler(log, maxBytes=_LARGEST_LOG, backupCount=1, encoding="utf-8")]
        except OSError:
            handlers = [logging.NullHandler()]
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s", handlers=handlers
    )


def _heed_interrupts(program: Program) -> None:
    """Whoever ends the program from outside closes its windows: nothing is lost, and nobody goes on thinking."""
    from mexicantrain_qt.interrupts import Interrupts  # noqa: PLC0415  the window is to be seen before it is loaded

    Interrupts(program).asked.connect(QApplication.closeAllWindows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program until its window is closed; the exit code."""
    args = _arguments(arguments)
    QCoreApplication.setApplicationName(paths.APP)
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(_DESKTOP_ID)
    application = QApplication([*sys.argv[:1], *BASE])
    application.setWindowIcon(QIcon(str(paths.resource(f"icons/{_DESKTOP_ID}.svg"))))
    _keep_log(args.data_dir)
    if args.smoke_test is not None:
        from mexicantrain_qt import smoke  # noqa: PLC0415  nobody plays with it

        return smoke.run(args.smoke_test)
    instance = claim(paths.data_dir(args.data_dir), args.file)
    if instance is None:
        return 0
    program = Program(args.data_dir)
    sys.excepthook = _report_to(program)
    program.seen.connect(lambda: program.desk.listen(instance))
    program.seen.connect(lambda: _heed_interrupts(program))
    if args.watch is None:
        program.show(file=args.file)
    else:
        program.show(seating.computer_table(args.watch), pace="at_once")
    return application.exec()
