"""Where on the table do the things lie that come and go above it?"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mexicantrain_qt.windows.side_panel import SidePanel
from mexicantrain_qt.windows.style import STEP
from mexicantrain_qt.windows.toast import Toast


class Stage(QWidget):
    """The table fills it; the welcome page covers it; panels slide over its right side; one toast lies on top."""

    covered = Signal(int)
    """So many pixels of the table are hidden by a panel at its right."""

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        table.setParent(self)
        self.toast = Toast(self)
        self._page: QWidget | None = None
        self._corner: QWidget | None = None
        self._panels: list[SidePanel] = []

    def add_panel(self, panel: SidePanel) -> None:
        """Take in *panel*; opening one closes the others."""
        self._panels.append(panel)
        panel.shown.connect(lambda is_open: self._on_shown(panel, is_open))

    @property
    def page(self) -> QWidget | None:
        """What covers the table now."""
        return self._page

    def show_page(self, page: QWidget) -> None:
        """Cover the table with *page* until ``show_table``."""
        self._page = page
        page.setParent(self)
        page.setGeometry(self.rect())
        page.show()
        # Nobody paints, reads out or walks through what nobody sees.
        self._table.hide()
        self.toast.raise_()
        page.setFocus()

    def show_table(self) -> None:
        """Take the page away."""
        if self._page is not None:
            self._page.hide()
            self._page.deleteLater()
            self._page = None
        self._table.show()
        self._focus_table()

    def show_corner(self, widget: QWidget | None) -> None:
        """Lay *widget* in the upper left corner of the table, in the place of what lies there."""
        if self._corner is not None:
            self._corner.hide()
            self._corner.deleteLater()
        self._corner = widget
        if widget is not None:
            widget.setParent(self)
            widget.move(STEP * 2, STEP * 2)
            widget.show()
            self.toast.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._table.setGeometry(self.rect())
        if self._page is not None:
            self._page.setGeometry(self.rect())
        for panel in self._panels:
            panel.fit()
        self._place_toast()

    def _on_shown(self, panel: SidePanel, is_open: bool) -> None:
        for other in self._panels:
            if is_open and other is not panel:
                other.close_panel()
        self.toast.raise_()
        self._place_toast()
        self._focus_table()

    def _place_toast(self) -> None:
        covered = max((panel.width() for panel in self._panels if panel.is_open), default=0)
        self.toast.place(self.width() - covered)
        self.covered.emit(covered)

    def _focus_table(self) -> None:
        if not any(panel.is_open for panel in self._panels):
            self._table.setFocus()
