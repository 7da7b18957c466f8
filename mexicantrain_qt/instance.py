"""Is the program running already with the games of this folder, and how does it hear what another start was asked for?"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal, Slot

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_LONGEST_SOCKET = 90
"""Bytes: what every system takes as the path of a socket."""
_LONGEST_LINE = 16_384
_PATIENCE_MS = 3000
_AGAIN_MS = 50
_HEARD = b"heard\n"


class Instance(QObject):
    """One start of the program for the data folder *folder*; only one at a time may ``claim`` it.

    The system holds the claim for the process and gives it up when that dies, in whatever way.
    """

    asked = Signal(object)
    """Another start was asked to open this ``Path``; ``None``: it was just started."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lock: IO[bytes] | None = None
        self._server: QLocalServer | None = None

    def claim(self) -> bool:
        """Whether this is the only one now; ``True`` also where the system cannot tell."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = (self._folder / "lock").open("ab")
        except OSError:
            return True  # Nobody can save there; that is told when it is tried.
        try:
            _lock(lock)
        except BlockingIOError:
            lock.close()
            return False
        except OSError:
            lock.close()
            return True
        self._lock = lock
        return True

    def listen(self) -> None:
        """From now on hear what other starts are asked for. Only the one that holds the claim may."""
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - the window is to be seen before it is loaded

        if self._lock is None:
            return
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._on_connected)
        for name in self._names:
            QLocalServer.removeServer(name)  # what a killed process has left behind
            if server.listen(name):
                break
        self._server = server

    def hand_over(self, file: Path | None) -> bool:
        """Tell the one that holds the claim what this start was asked for; says whether it has heard."""
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - as in listen

        path = "" if file is None else str(file.absolute())
        patience = QDeadlineTimer(_PATIENCE_MS)
        while True:
            for name in self._names:
                socket = QLocalSocket()
                socket.connectToServer(name)
                if socket.waitForConnected(_PATIENCE_MS):
                    socket.write(os.fsencode(path).hex().encode() + b"\n")
                    return socket.waitForReadyRead(_PATIENCE_MS) and socket.readAll().data() == _HEARD
            if patience.hasExpired():
                return False
            # A double click too many: the other one listens as soon as its window is to be seen.
            QThread.msleep(_AGAIN_MS)

    def release(self) -> None:
        """Give the claim up."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @property
    def _names(self) -> tuple[str, ...]:
        """What the server may be called: a socket in the folder, and, where that cannot be, a name made from the folder's."""
        path = str((self._folder / "socket").resolve())
        name = f"mexicantrain_qt-{hashlib.sha256(os.fsencode(path)).hexdigest()[:24]}"
        if sys.platform == "win32" or len(os.fsencode(path)) > _LONGEST_SOCKET:
            return (name,)
        return (path, name)

    def _on_connected(self) -> None:
        if self._server is None:
            return
        while (socket := self._server.nextPendingConnection()) is not None:
            call = _Call(socket, self)
            call.heard.connect(self.asked)
            call.read()


class _Call(QObject):
    """What one other start says, line by line; it goes when that hangs up."""

    heard = Signal(object)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(_LONGEST_LINE)
        socket.readyRead.connect(self.read)
        socket.disconnected.connect(self.deleteLater)

    @Slot()
    def read(self) -> None:
        if not self._socket.canReadLine():
            return
        line = bytes(self._socket.readLine().data()).strip()
        try:
            path = os.fsdecode(bytes.fromhex(line.decode("ascii")))
        except ValueError:
            return  # Nobody of us wrote that.
        self._socket.write(_HEARD)
        self._socket.flush()
        self.heard.emit(Path(path) if path else None)


if sys.platform == "win32":

    def _lock(file: IO[bytes]) -> None:
        """Lock *file* for this process. Raises ``BlockingIOError`` if another one has."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(str(error)) from error

else:

    def _lock(file: IO[bytes]) -> None:
        """Lock *file* for this process. Raises ``BlockingIOError`` if another one has."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
