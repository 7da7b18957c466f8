"""How does a table of texts mark what has to be translated?"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6 import QtCore

QT_TRANSLATE_NOOP = cast("Callable[[str, str], str]", QtCore.QT_TRANSLATE_NOOP)
"""Context and text in, the text out: Qt's own marker, which its stubs say returns an ``object``.

The name is what lupdate looks for.
"""
