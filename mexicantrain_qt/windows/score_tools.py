"""How does a score sheet leave the program: as a table, as a picture, on paper?"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QRectF, QSaveFile, Qt
from PySide6.QtGui import QAction, QImageWriter, QPagedPaintDevice, QPainter
from PySide6.QtWidgets import QDialog, QMenu, QPushButton, QWidget

from mexicantrain_qt.controller.troubles import NotWritten
from mexicantrain_qt.windows import score_paper
from mexicantrain_qt.windows.asking import ask_file_to_write
from mexicantrain_qt.windows.score_csv import as_csv
from mexicantrain_qt.windows.score_model import Scores
from mexicantrain_qt.windows.trouble_box import TroubleBox

translate = QCoreApplication.translate


class ScoreTools(QPushButton):
    """A button with a menu of the ways."""

    def __init__(self, scores_now: Callable[[], Scores], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores_now = scores_now
        menu = QMenu(self)
        self._table, self._picture, self._print = (QAction(menu) for _ in range(3))
        for action, slot in (
            (self._table, self._ask_table),
            (self._picture, self._ask_picture),
            (self._print, self._ask_print),
        ):
            menu.addAction(action)
            action.triggered.connect(slot)
        # A small installation may come without it.
        self._print.setVisible(importlib.util.find_spec("PySide6.QtPrintSupport") is not None)
        self.setMenu(menu)
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(translate("Scores", "Export"))
        self._table.setText(translate("Scores", "As a table (CSV)…"))
        self._picture.setText(translate("Scores", "As a picture…"))
        self._print.setText(translate("Scores", "Print…"))

    def write_table(self, path: Path) -> None:
        """Write the score sheet to *path*, as text for a spreadsheet."""
        # The sign at the beginning tells a spreadsheet that this is UTF-8.
        self._write(path, as_csv(self._scores_now()).encode("utf-8-sig"))

    def write_picture(self, path: Path) -> None:
        """Write the score sheet to *path*, as a PNG."""
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"png").write(score_paper.picture(self._scores_now(), datetime.now(UTC)))
        self._write(path, bytes(data.data()))

    def print_on(self, paper: QPagedPaintDevice) -> None:
        """Draw the score sheet on one page of *paper*, as large as that is."""
        scores = self._scores_now()
        painter = QPainter(paper)
        room = QRectF(painter.viewport())
        scale = min(room.width() / score_paper.WIDTH, room.height() / score_paper.height_of(scores))
        painter.scale(scale, scale)
        score_paper.paint_paper(painter, scores, datetime.now(UTC))
        painter.end()

    def _ask_table(self) -> None:
        kind = translate("Scores", "Tables (*.csv)")
        ask_file_to_write(self.window(), self._name(), self.write_table, kind, ".csv")

    def _ask_picture(self) -> None:
        kind = translate("Scores", "Pictures (*.png)")
        ask_file_to_write(self.window(), self._name(), self.write_picture, kind, ".png")

    def _ask_print(self) -> None:
        # Few people print, and everybody would wait for it.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - see above

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._name())
        dialog = QPrintDialog(printer, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.print_on(printer))
        QDialog.open(dialog)  # its own one wants a slot by name

    def _name(self) -> str:
        return translate("Scores", "Score sheet")

    def _write(self, path: Path, data: bytes) -> None:
        file = QSaveFile(str(path))
        if not (
            file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()
        ):
            TroubleBox(NotWritten(path, file.errorString()), self.window()).open()
