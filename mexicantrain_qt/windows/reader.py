"""Where in a document is the reader, and where are the words that somebody looks for?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QBrush, QTextBlock, QTextCharFormat, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from mexicantrain_qt.windows.style import STEP

_NEAR = STEP * 6
"""How far below the top of the window a section may begin to be the one that is read."""


class Reader(QTextBrowser):
    """Shows a document; finds words in it, and tells which section is being read."""

    section_reached = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sections: list[QTextBlock] = []
        self._pointed = ""
        self._places: list[QTextCursor] = []
        self._at = 0
        self._going = False
        self.setObjectName("reader")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda url: self.go_to(url.fragment()))
        self.verticalScrollBar().valueChanged.connect(self._tell_section)

    def read(self, document: QTextDocument, sections: Sequence[str]) -> None:
        """Show *document*, whose sections begin at the anchors *sections*; the line in sight stays about where it was."""
        line = self.verticalScrollBar().value()
        document.setDocumentMargin(STEP * 2)
        document.setParent(self)  # so that it goes when the next one comes
        self.setDocument(document)
        self._sections = [block for block in _blocks(document) if _anchor(block) in sections]
        self._places = []
        self._show_marks()
        self.verticalScrollBar().setValue(line)

    def go_to(self, anchor: str) -> None:
        """Bring the paragraph with that anchor to the top; nothing happens where there is none."""
        block = next((found for found in _blocks(self.document()) if _anchor(found) == anchor), None)
        if not anchor or block is None:
            return
        self._going = (
            True  # the last section cannot come to the top, and is the one that is read all the same
        )
        self.scrollToAnchor(anchor)
        line = self.verticalScrollBar()
        line.setValue(line.value() - STEP * 2)
        self._going = False
        self.section_reached.emit(self._section_at(block.position()))

    def point_at(self, anchor: str) -> None:
        """Go to the paragraph with that anchor, and show which one it is until words are looked for."""
        self._pointed = anchor
        self._places = []
        self.go_to(anchor)
        self._show_marks()

    def find_all(self, words: str) -> int:
        """Mark every place with *words* and go to the first; how many there are."""
        self._places, self._at = [], 0
        if words:
            self._pointed = ""
        place = QTextCursor(self.document())
        while words:
            place = self.document().find(words, place)
            if place.isNull():
                break
            self._places.append(place)
        self._show_marks()
        return len(self._places)

    def find_next(self, step: int) -> int:
        """Go *step* places on, round and round; which one that is, counted from 1."""
        if not self._places:
            return 0
        self._at = (self._at + step) % len(self._places)
        self._show_marks()
        return self._at + 1

    def _show_marks(self) -> None:
        palette = self.palette()
        marks = [
            _mark(QTextCursor(block), palette.button(), whole_line=True)
            for block in _blocks(self.document())
            if self._pointed and _anchor(block) == self._pointed
        ]
        for number, place in enumerate(self._places):
            if number == self._at:
                marks.append(_mark(place, palette.highlight(), palette.highlightedText()))
            else:
                marks.append(_mark(place, palette.mid()))
        self.setExtraSelections(marks)
        if self._places:
            here = QTextCursor(self._places[self._at])
            here.clearSelection()
            self.setTextCursor(here)
            self.ensureCursorVisible()

    def _tell_section(self) -> None:
        if self._going or not self._sections:
            return
        line = self.verticalScrollBar().value() + _NEAR
        layout = self.document().documentLayout()
        above = [block for block in self._sections if layout.blockBoundingRect(block).top() <= line]
        self.section_reached.emit(max(0, len(above) - 1))

    def _section_at(self, position: int) -> int:
        return max(0, sum(block.position() <= position for block in self._sections) - 1)


def _mark(
    place: QTextCursor, ground: QBrush, ink: QBrush | None = None, *, whole_line: bool = False
) -> QTextEdit.ExtraSelection:
    look = QTextCharFormat()
    look.setBackground(ground)
    if ink is not None:
        look.setForeground(ink)
    if whole_line:
        place.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        look.setProperty(QTextFormat.Property.FullWidthSelection, True)
    mark = QTextEdit.ExtraSelection()
    mark.cursor, mark.format = place, look
    return mark


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _anchor(block: QTextBlock) -> str:
    """The name of the anchor that *block* begins with."""
    # A block has a fragment for every change of format, and the anchor stands in the first.
    first = block.begin()
    names = first.fragment().charFormat().anchorNames() if not first.atEnd() else []
    return names[0] if names else ""
