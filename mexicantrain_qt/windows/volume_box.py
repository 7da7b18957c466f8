"""How loud is the table?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from mexicantrain_qt.settings import LOUDEST
from mexicantrain_qt.windows.style import BODY, STEP, sized

translate = QCoreApplication.translate

_SMALL_STEP, _LARGE_STEP = 5, 20


class VolumeBox(QWidget):
    """Whether there are sounds, and how loud they are."""

    chosen = Signal(int, bool)
    """The volume, 0 to ``LOUDEST``, and whether it is muted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = sized(QLabel(), BODY, bold=True)
        self._on = QCheckBox()
        self._on.clicked.connect(self._tell)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, LOUDEST)
        self._slider.setSingleStep(_SMALL_STEP)
        self._slider.setPageStep(_LARGE_STEP)
        self._slider.setTracking(False)  # what is chosen is kept in a file
        self._slider.valueChanged.connect(self._tell)
        self._silence = QLabel()
        self._silence.setObjectName("muted")
        self._silence.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(STEP * 2)
        row.addWidget(self._on)
        row.addWidget(self._slider, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(STEP)
        page.addWidget(self._title)
        page.addLayout(row)
        page.addWidget(self._silence)
        self.retranslate()

    def choose(self, volume: int, *, muted: bool) -> None:
        """Show what holds now."""
        self._on.setChecked(not muted)
        was = self._slider.blockSignals(True)
        self._slider.setValue(volume)
        self._slider.blockSignals(was)
        self._slider.setEnabled(self._on.isEnabled() and not muted)

    def can_be_heard(self, can: bool) -> None:
        """Whether this computer lets the program make sounds; where it does not, a sentence says so."""
        self._on.setEnabled(can)
        self._slider.setEnabled(can and self._on.isChecked())
        self._silence.setVisible(not can)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self._title.setText(translate("Settings", "Sound"))
        self._on.setText(translate("Settings", "On"))
        self._slider.setAccessibleName(translate("Settings", "Volume"))
        self._silence.setText(
            translate("Settings", "The program finds nothing on this computer that plays sounds.")
        )

    def _tell(self) -> None:
        self._slider.setEnabled(self._on.isChecked())
        self.chosen.emit(self._slider.value(), not self._on.isChecked())
