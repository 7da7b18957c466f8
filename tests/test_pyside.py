"""Does this PySide6 get along with this Python?"""

from __future__ import annotations

import subprocess
import sys

import PySide6
import pytest

MANY_CALLS = """
from PySide6.QtCore import QCoreApplication, QObject, QPointF
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

app = QApplication(["many calls"])
named, placed = QObject(), QGraphicsRectItem()
for number in range(200_000):
    named.setObjectName("same")
    placed.setPos(number, number)
    placed.setZValue(number)
print(placed.pos().x())
"""


def test_many_calls_that_return_nothing_do_not_end_the_program() -> None:
    # PySide6 6.12.0 gives back a reference to None too many on Python 3.11, which then aborts:
    # "Fatal Python error: none_dealloc: deallocating None". In a process of its own, which may die.
    done = subprocess.run([sys.executable, "-c", MANY_CALLS], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "199999.0", "")


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None cannot be deallocated from Python 3.12 on")
def test_pyside_is_older_than_the_version_that_aborts_on_this_python() -> None:
    assert PySide6.__version_info__[:2] < (6, 12)
