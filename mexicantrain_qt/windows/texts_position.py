"""Why can a text not be laid on the table?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.controller.positions import BadPosition, RoundIsOver

translate = QCoreApplication.translate

_LONGEST = 60


def refused(problem: BadPosition | RoundIsOver, text: str) -> str:
    """What is wrong with *text*, which was to be a position."""
    if isinstance(problem, RoundIsOver):
        return translate("Position", "In this position the round is over, so there is nothing to play.")
    lines = text.splitlines()
    if not text.strip():
        return translate("Position", "There is no text on the clipboard. Copy a position first.")
    if not 1 <= problem.line <= len(lines):
        return translate("Position", "The text on the clipboard is no position: something is missing.")
    sentence = translate(
        "Position", "The text on the clipboard is no position: line {line} makes no sense (“{text}”)."
    )
    line = " ".join(lines[problem.line - 1].split())
    return sentence.format(line=problem.line, text=line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…")
