"""How does a file survive whatever happens while it is written, and how much of one is read at all?"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from mexicantrain_qt.saves.errors import BadContent, ReadFailed, WriteFailed

LARGEST = 2_000_000
"""No file of this game comes near this many bytes (a whole game of 13 rounds has about 30,000)."""

_TEMPORARY = ".being-written"


def write_atomically(path: Path, text: str) -> None:
    """Make *path* hold *text*, or leave it exactly as it was. Makes the folder. Raises ``WriteFailed``.

    After a crash or a power cut there is the old text or the new one, and at most a temporary file beside it,
    which ``remove_leftovers`` takes away.
    """
    temporary = path.with_name(f".{path.name}.{os.urandom(4).hex()}{_TEMPORARY}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with temporary.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(path)
        except OSError:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise WriteFailed(path, error.strerror or str(error)) from error
    _sync_folder(path.parent)


def read_text(path: Path, largest: int = LARGEST) -> str:
    """The text of the ordinary file *path*, never more than *largest* bytes of it.

    Raises ``FileNotFoundError``, ``ReadFailed``, and ``BadContent`` for what is too big or no text.
    """
    data = _read(path, largest + 1)
    if len(data) > largest:
        raise BadContent(path, "too_big")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadContent(path, "not_text", line) from error


def read_start(path: Path, size: int) -> str:
    """The first *size* bytes of the ordinary file *path*; where they are no text, there is a sign for that.

    Raises ``FileNotFoundError``, ``ReadFailed``, and ``BadContent`` for what is no file.
    """
    return _read(path, size).decode("utf-8-sig", "replace")


def _read(path: Path, size: int) -> bytes:
    try:
        # A pipe or a device under that name would block the program, or never end.
        if not stat.S_ISREG(path.stat().st_mode):
            raise BadContent(path, "not_text")
        with path.open("rb") as file:
            return file.read(size)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise ReadFailed(path, error.strerror or str(error)) from error


def move_aside(path: Path, why: str = "damaged") -> Path | None:
    """Give *path* a new name beside it that says *why*; ``None`` if the system does not allow that."""
    number = 1
    while (backup := path.with_name(f"{path.stem}-{why}-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.replace(backup)
    except OSError:
        return None
    return backup


def remove_leftovers(folder: Path) -> None:
    """Take away temporary files of writes that a crash has cut short."""
    # What cannot be removed does no harm; saying so at every start would.
    with suppress(OSError):
        for leftover in folder.glob(f".*{_TEMPORARY}"):
            with suppress(OSError):
                leftover.unlink()


def _sync_folder(folder: Path) -> None:
    """Make the new name itself survive a power cut, where the system can do that."""
    if os.name == "nt":
        return  # Windows cannot open a folder for this, and journals names by itself.
    # Some network folders refuse; the file is complete already.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
