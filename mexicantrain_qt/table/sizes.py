"""How large is what keeps its size, whatever the size of the tiles?"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QSizeF

from mexicantrain_qt.table.canvas import line_height, text_width
from mexicantrain_qt.table.looks import TableTexts

USUAL = 680.0
"""The height of a window in which text has the size of the font; it grows with the square root of it."""
SMALL = 0.86


@dataclass(frozen=True, slots=True)
class Sizes:
    """In logical px, following the font: a name plate, the boneyard, the plate *Open*, a button, the rack, the head of a hand that is turned up."""

    plate: tuple[float, float]
    boneyard: tuple[float, float]
    sign: tuple[float, float]
    button: tuple[float, float]
    rack: float
    head: tuple[float, float] = (80.0, 22.0)
    text: float = 1.0

    def times(self, factor: float) -> Sizes:
        """What lies on the table that much larger; the rack and its buttons stay as they are."""
        if factor == 1.0:
            return self
        plate, boneyard, sign = (
            (round(width * factor), round(height * factor))
            for width, height in (self.plate, self.boneyard, self.sign)
        )
        return replace(self, plate=plate, boneyard=boneyard, sign=sign, text=self.text * factor)


def sizes_for(window: QSizeF, texts: TableTexts) -> Sizes:
    """What suits a window of that size, with these words in it. ``text``: how much larger than the font."""
    text = min(max(1.0, (window.height() / USUAL) ** 0.5), 1.6)
    line = line_height(text)
    words = (texts.draw, texts.pass_turn, texts.done, texts.call)
    widest = max(text_width(word, text, bold=True) for word in words)
    plate_width = min(max(138.0 * text, 9.4 * line), window.width() / 6)
    rack = min(max(92.0, window.height() * 0.156), 180.0)
    return Sizes(
        plate=(round(plate_width), round(2 * line + 12)),
        boneyard=(round(6.6 * line), round(4.4 * line)),
        sign=(
            round(text_width(texts.open, SMALL * text, bold=True) + 14),
            round(line_height(SMALL * text) + 4),
        ),
        button=(round(max(84.0 * text, widest + 28)), round(line + 16)),
        rack=round(rack),
        head=(round(8 * line), round(line + 6)),
        text=text,
    )
