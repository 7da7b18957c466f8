"""How is somebody asked for a name, or for a file?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from mexicantrain_qt.controller.saved_games import SUFFIX
from mexicantrain_qt.windows import texts_saved
from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate

_NAME_WIDTH = STEP * 55
"""Wide enough for long names, and for the title."""

_NOT_IN_FILE_NAMES = str.maketrans(dict.fromkeys('/\\:*?"<>|', "-"))


def ask_name(parent: QWidget, title: str, name: str, then: Callable[[str], None]) -> None:
    """Ask for a name, with *name* to begin with; *then* hears what was typed, if anything was."""
    dialog = QInputDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.setLabelText(translate("Saved", "Name"))
    dialog.setTextValue(name)
    dialog.setMinimumWidth(_NAME_WIDTH)
    dialog.textValueSelected.connect(then)
    dialog.open()


def ask_file_to_open(parent: QWidget, then: Callable[[Path], None], kind: str = "") -> None:
    """Ask for a file that is there. *kind*: what the dialog calls such files; a game if it is not said."""
    dialog = _file_dialog(parent, kind or texts_saved.file_kind(), then)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def ask_file_to_write(
    parent: QWidget, name: str, then: Callable[[Path], None], kind: str = "", suffix: str = SUFFIX
) -> None:
    """Ask where to write something; *name* is what the file is called to begin with, without *suffix*.

    *kind*: what the dialog calls such files; a game if it is not said.
    """
    dialog = _file_dialog(parent, kind or texts_saved.file_kind(), then)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix.lstrip("."))
    dialog.selectFile(name.translate(_NOT_IN_FILE_NAMES) + suffix)
    dialog.open()


def _file_dialog(parent: QWidget, kind: str, then: Callable[[Path], None]) -> QFileDialog:
    dialog = QFileDialog(parent, "", "", kind)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda file: then(Path(file)))
    return dialog
