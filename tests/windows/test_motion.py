"""Does the program hear that a desktop wants less motion?"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

BUS = shutil.which("dbus-run-session")

DESKTOP = """
import sys
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusPendingCallWatcher, QDBusVariant
from mexicantrain_qt.windows.motion import MotionWish, less_motion

says = {"reduced-motion": int(sys.argv[1]), "enable-animations": sys.argv[2] == "True"}

class Portal(QObject):
    asked = 0

    @Slot(str, str, result=QDBusVariant)
    def ReadOne(self, namespace, key):
        Portal.asked += 1
        if Portal.asked == 3:
            leave_when_all_is_answered()
        return QDBusVariant(says.get(key, ""))

def leave_when_all_is_answered():
    waits = wish.findChildren(QDBusPendingCallWatcher)
    QTimer.singleShot(10, leave_when_all_is_answered if waits else application.quit)

application = QCoreApplication([])
portal = Portal()
desktop = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "desktop")
desktop.registerObject(
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
    portal,
    QDBusConnection.RegisterOption.ExportAllSlots,
)
desktop.registerService("org.freedesktop.portal.Desktop")
heard = []
wish = MotionWish(lambda: heard.append("less"))
wish.ask()
application.exec()
assert less_motion() == bool(heard)
print("heard", heard)
"""


@pytest.mark.skipif(BUS is None or sys.platform != "linux", reason="there is no bus to ask on here")
@pytest.mark.parametrize(
    ("reduced", "animated", "heard"),
    [(0, True, "[]"), (1, True, "['less']"), (0, False, "['less']"), (1, False, "['less']")],
)
def test_a_desktop_says_whether_it_wants_less_motion(reduced: int, animated: bool, heard: str) -> None:
    assert BUS is not None
    command = [BUS, "--", sys.executable, "-c", DESKTOP, str(reduced), str(animated)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=os.environ)
    assert f"heard {heard}" in done.stdout, done.stderr
