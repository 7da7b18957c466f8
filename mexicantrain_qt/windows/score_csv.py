"""How does a score sheet get into a spreadsheet?"""

from __future__ import annotations

import csv
import io

from PySide6.QtCore import QCoreApplication, QLocale

from mexicantrain_qt.windows.score_model import Scores

translate = QCoreApplication.translate

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def as_csv(scores: Scores) -> str:
    """A line for every finished round and one for the totals, with the separator that goes with the user's language."""
    text = io.StringIO()
    separator = ";" if QLocale().decimalPoint() == "," else ","
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    round_, engine = translate("Scores", "Round"), translate("Scores", "Engine")
    writer.writerow([round_, engine, *map(_plain, scores.names)])
    for score in scores.rounds:
        writer.writerow([score.round, score.engine, *score.penalties])
    writer.writerow([translate("Scores", "Total"), "", *scores.standing.totals])
    return text.getvalue()


def _plain(name: str) -> str:
    """*name*, but never a formula: a spreadsheet would carry it out, and a name may come from somebody else's file."""
    return f"'{name}" if name.startswith(_FORMULA) else name
