"""Does the user want things on the screen to move less?

Each system says so in its own way, and Qt passes it on for none of them. Who cannot be asked wants things to move.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

_GET_CLIENT_AREA_ANIMATION = 0x1042
_STILL = "lessMotion"
_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_ASKED: tuple[tuple[str, str, tuple[object, ...]], ...] = (
    ("org.freedesktop.appearance", "reduced-motion", (1,)),
    ("org.gnome.desktop.interface", "enable-animations", (False,)),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", ("0", 0, 0.0)),
)
"""Settings of desktops with a portal: namespace, key, and the values that mean less motion."""


class MotionWish(QObject):
    """*less_wanted* is called, at once or a little later, if the user wants less motion; otherwise never."""

    def __init__(self, less_wanted: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._less_wanted = less_wanted

    def ask(self) -> None:
        """Find out what this system says."""
        if sys.platform == "win32":
            self._hear(_windows_says_less())
        elif sys.platform == "darwin":
            self._hear(_mac_says_less())
        else:
            self._ask_portal()

    def _ask_portal(self) -> None:
        try:
            from PySide6.QtDBus import (  # noqa: PLC0415  not on every system, and only asked for once
                QDBusConnection,
                QDBusMessage,
                QDBusPendingCallWatcher,
                QDBusVariant,
            )
        except ImportError:
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return

        def answered(watcher: QDBusPendingCallWatcher) -> None:
            said = watcher.reply().arguments()
            value = said[0].variant() if said and isinstance(said[0], QDBusVariant) else None
            self._hear(any(type(value) is type(one) and value == one for one in watcher.property("less")))
            watcher.deleteLater()

        for namespace, key, less in _ASKED:
            question = QDBusMessage.createMethodCall(*_PORTAL, "ReadOne")
            question.setArguments([namespace, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
            watcher.setProperty("less", list(less))
            watcher.finished.connect(answered)

    def _hear(self, less: bool) -> None:
        application = QCoreApplication.instance()
        if less and application is not None and not less_motion():
            application.setProperty(_STILL, True)
            self._less_wanted()


def less_motion() -> bool:
    """Whether this system was heard to want less motion."""
    application = QCoreApplication.instance()
    return application is not None and bool(application.property(_STILL))


def _windows_says_less() -> bool:
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  the frozen program has it only where it is needed

        animated = ctypes.c_int(1)
        asked = ctypes.windll.user32.SystemParametersInfoW(
            _GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0
        )
        return bool(asked) and not animated.value
    return False


def _mac_says_less() -> bool:
    import ctypes  # noqa: PLC0415  as above
    from ctypes.util import find_library  # noqa: PLC0415

    objc, kit = find_library("objc"), find_library("AppKit")
    if objc is None or kit is None:
        return False
    ctypes.CDLL(kit)
    library = ctypes.CDLL(objc)
    library.objc_getClass.restype = library.sel_registerName.restype = ctypes.c_void_p
    library.objc_getClass.argtypes = library.sel_registerName.argtypes = [ctypes.c_char_p]
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", library))
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", library))
    workspace = send(library.objc_getClass(b"NSWorkspace"), library.sel_registerName(b"sharedWorkspace"))
    return bool(ask(workspace, library.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))
