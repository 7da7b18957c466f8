"""How does a screen reader find what is on the table?"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from mexicantrain_qt.table.spoken import Spoken, SpokenTable, Words


class _Thing(QAccessibleObject):
    """One thing on the table."""

    def __init__(self, thing: Spoken, table: QWidget) -> None:
        super().__init__(thing)
        self._thing = thing
        self._table = table

    def text(self, kind: QAccessible.Text) -> str:
        words = self._words()
        if words is None:
            return ""
        return {
            QAccessible.Text.Name: words.name,
            QAccessible.Text.Value: words.value,
            QAccessible.Text.Description: words.about,
        }.get(kind, "")

    def role(self) -> QAccessible.Role:
        words = self._words()
        return words.role if words else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        there = self._words() is not None
        state.invisible = not there
        state.focusable = there
        state.focused = self._thing.has_focus and self._table.hasFocus()
        return state

    def rect(self) -> QRect:
        words = self._words()
        if words is None:
            return QRect()
        box = words.box.toRect()
        return QRect(self._table.mapToGlobal(box.topLeft()), box.size())

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._table)

    def childCount(self) -> int:
        return 0

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # see _Table
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # see _Table
        return None

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def _words(self) -> Words | None:
        return self._thing.words()


class _Table(QAccessibleWidget):
    """The table: a list of the things on it. (Qt takes ``None`` for no child; its stubs do not say so.)"""

    def __init__(self, widget: QWidget, things: SpokenTable) -> None:
        super().__init__(widget, QAccessible.Role.List)
        self._things = things

    def childCount(self) -> int:
        return len(self._things.things())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # see above
        things = self._things.things()
        return _interface_of(things[index]) if 0 <= index < len(things) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # see above
        for thing in self._things.things():
            interface = _interface_of(thing)
            if interface is not None and interface.rect().contains(x, y):
                return interface
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        things = self._things.things()
        return things.index(thing) if isinstance(thing, Spoken) and thing in things else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # see above
        focused = self._things.focused()
        return _interface_of(focused) if focused is not None else None


def make_accessible(widget: QWidget, things: SpokenTable) -> None:
    """From now on a screen reader finds *things* in *widget*."""
    if not _tables:
        QAccessible.installFactory(_interface_for)
    _tables[widget] = things
    widget.destroyed.connect(lambda: _tables.pop(widget, None))


def tell_focus(thing: Spoken) -> None:
    """The keyboard has come to *thing*."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(thing, QAccessible.Event.Focus))


_tables: dict[QWidget, SpokenTable] = {}
_kept: dict[QObject, QAccessibleInterface] = {}  # Qt does not keep the Python half of an interface alive


def _interface_of(thing: QObject) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(thing)


def _interface_for(_: str, thing: QObject) -> QAccessibleInterface | None:
    interface: QAccessibleInterface
    if isinstance(thing, Spoken):
        table = thing.parent()
        assert isinstance(table, QWidget)
        interface = _Thing(thing, table)
    elif isinstance(thing, QWidget) and thing in _tables:
        interface = _Table(thing, _tables[thing])
    else:
        return None
    _kept[thing] = interface
    thing.destroyed.connect(lambda: _kept.pop(thing, None))
    return interface
