"""May this start of the program have the games of its folder, or has another one got them?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from mexicantrain_qt.instance import Instance
from mexicantrain_qt.language import Languages


def claim(folder: Path, file: Path | None) -> Instance | None:
    """The right to use *folder*; ``None``: the program has it open already, and was told to show *file*."""
    instance = Instance(folder)
    if instance.claim():
        return instance
    if instance.hand_over(file):
        return None
    from mexicantrain_qt.windows import texts, texts_saved  # noqa: PLC0415  a start that may go on does without

    languages = Languages()
    languages.switch("system")
    box = QMessageBox()
    box.setWindowTitle(texts.game())
    box.setText(texts_saved.two_programs())
    anyway = box.addButton(texts_saved.open_anyway(), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Close)
    box.exec()
    return instance if box.clickedButton() is anyway else None
