"""How is a page read? In a window beside the table, with its contents, a search, and a printer."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

from PySide6.QtCore import QCoreApplication, QEvent, QMarginsF, Qt, QUrl
from PySide6.QtGui import QKeySequence, QPageLayout, QShortcut, QShowEvent, QTextDocument
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QPushButton, QVBoxLayout, QWidget

from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts, texts_table
from mexicantrain_qt.windows.book import PICTURE, Book, as_html
from mexicantrain_qt.windows.diagram import diagram
from mexicantrain_qt.windows.reader import Reader
from mexicantrain_qt.windows.search_line import SearchLine
from mexicantrain_qt.windows.style import PAPER, STEP, chrome

translate = QCoreApplication.translate

_UNIT = 28.0
_PICTURE_WIDTH = STEP * 65


class BookWindow(QDialog):
    """A window for one book, which is asked for again when the language changes."""

    def __init__(self, make: Callable[[], Book], theme: Theme = FELT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._make = make
        self._theme = theme
        self._book = make()
        self._contents = QListWidget()
        self._contents.setFixedWidth(STEP * 28)
        self._contents.itemClicked.connect(self._go_to_section)
        self._contents.itemActivated.connect(self._go_to_section)
        self._reader = Reader()
        self._reader.section_reached.connect(self._contents.setCurrentRow)
        self._search = SearchLine(self._reader)
        self._print, self._close = QPushButton(self), QPushButton(self)
        self._print.setVisible(find_spec("PySide6.QtPrintSupport") is not None)
        self._print.clicked.connect(self.print_book)
        self._close.clicked.connect(self.accept)
        self._close.setAutoDefault(False)
        self._print.setAutoDefault(False)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search.start)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Print), self, self.print_book)
        self._lay_out()
        self.retranslate()
        self.resize(STEP * 118, STEP * 77)

    def refresh(self) -> None:
        """Ask for the book again: it is about something else now."""
        self._book = self._make()
        self.setWindowTitle(self._book.title)
        self._contents.clear()
        self._contents.addItems([section.title for section in self._book.sections])
        self._reader.read(self._document(self._theme), [section.anchor for section in self._book.sections])
        self._search.again()

    def open_at(self, anchor: str = "") -> None:
        """Show the window, and the paragraph with that *anchor*."""
        self.show()
        self.raise_()
        self.activateWindow()
        self._reader.point_at(anchor)
        self._reader.setFocus()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.refresh()

    def print_book(self) -> None:
        """Ask for a printer, and print the book in black on white."""
        # Not every build of the program has a printer, and no start needs one.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415  see above

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout.Unit.Millimeter)
        printer.setDocName(self._book.title)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.paper().print_(printer))
        QDialog.open(dialog)  # the stubs know only the print dialog's other way to open

    def paper(self) -> QTextDocument:
        """The book as it is printed."""
        return self._document(PAPER)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._contents.setCurrentRow(0)

    def retranslate(self) -> None:
        self._contents.setAccessibleName(translate("Book", "Contents"))
        self._print.setText(translate("Book", "Print…"))
        self._close.setText(translate("Book", "Close"))
        self._search.retranslate()
        self.refresh()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(STEP)
        head.addWidget(self._search, 1)
        head.addWidget(self._print)
        middle = QHBoxLayout()
        middle.setSpacing(STEP * 3)
        middle.addWidget(self._contents)
        middle.addWidget(self._reader, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(STEP * 3, STEP * 2, STEP * 3, STEP * 2)
        column.setSpacing(STEP * 2)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addLayout(buttons)

    def _document(self, theme: Theme) -> QTextDocument:
        document = QTextDocument(self)
        document.setDefaultFont(self.font())
        ratio = 3.0 if theme is PAPER else self.devicePixelRatioF()
        faces = Faces(theme, ratio=ratio)
        words = texts_table.table_texts(texts.PLAYER_NAMES)
        for paragraph in self._book.paragraphs:
            if paragraph.picture is not None:
                scene = paragraph.picture.scene
                picture = diagram(scene, words, faces, _UNIT, _PICTURE_WIDTH)
                address = QUrl(f"{PICTURE}{paragraph.anchor}")
                document.addResource(QTextDocument.ResourceType.ImageResource, address, picture)
        document.setHtml(as_html(self._book, chrome(theme)))
        return document

    def _go_to_section(self) -> None:
        row = self._contents.currentRow()
        if row >= 0:
            self._reader.go_to(self._book.sections[row].anchor)
