"""How is somebody told that a file makes trouble, and what can be done about it there and then?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from mexicantrain_qt.controller.troubles import DoesNotReplay, Trouble
from mexicantrain_qt.windows import texts, texts_troubles

translate = QCoreApplication.translate


class TroubleBox(QMessageBox):
    """A message with what happened, what it means for the game, and where the file is."""

    round_start_asked = Signal()
    """Go on at the start of the round that no longer replays."""

    def __init__(self, trouble: Trouble, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(texts.game())
        sentence, _, path = texts_troubles.trouble(trouble).partition("\n")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(sentence)
        self.setInformativeText(path)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if isinstance(trouble, DoesNotReplay):
            go_on = self.addButton(
                translate("Troubles", "Go on from there"), QMessageBox.ButtonRole.AcceptRole
            )
            go_on.clicked.connect(self.round_start_asked)
            self.addButton(QMessageBox.StandardButton.Close)
        else:
            self.setStandardButtons(QMessageBox.StandardButton.Ok)
