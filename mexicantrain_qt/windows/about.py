"""What is this program?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from mexicantrain_qt import __version__
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows.icons import emblem_pixmap
from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate


class About(QMessageBox):
    """Name, version, and what it is, in two sentences."""

    def __init__(self, theme: Theme = FELT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("About", "About Mexican Train"))
        self.setIconPixmap(emblem_pixmap(None, theme, STEP * 6, self.devicePixelRatioF()))
        self.setText(translate("About", "Mexican Train {version}").format(version=__version__))
        self.setInformativeText(
            translate(
                "About",
                "Dominoes for two to eight, with people at this computer or with computer players. "
                "They see no more of the game than you do.",
            )
        )
        self.setStandardButtons(QMessageBox.StandardButton.Close)
