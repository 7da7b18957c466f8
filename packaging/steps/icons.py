"""How does one drawing become the icons of three systems?"""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from steps.project import ID, PACKAGING, ROOT

DRAWING = ROOT / "resources" / "icons" / f"{ID}.svg"
SMALL_DRAWING = PACKAGING / "icons" / "small.svg"
"""The same with fewer pips and thicker lines, for the sizes in which nobody could count them."""

LINUX_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACOS_SIZES = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
_LARGEST_SMALL = 24


def png(size: int) -> bytes:
    """The icon as a picture of *size* by *size* pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(SMALL_DRAWING if size <= _LARGEST_SMALL else DRAWING)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    written = QImageWriter(buffer, QByteArray(b"png")).write(image)
    assert written, "a PNG in memory can always be written"
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """The pictures, PNGs by size, in one file for Windows."""
    table, data = b"", b""
    for size, picture in pictures.items():
        start = 6 + 16 * len(pictures) + len(data)
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), start)
        data += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + table + data


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """The pictures, PNGs by Apple's names for sizes, in one file for macOS."""
    parts = b"".join(
        kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def make(folder: Path) -> None:
    """Write ``program.ico``, ``program.icns`` and a PNG for every size of Linux desktops into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "program.ico").write_bytes(ico({size: png(size) for size in _WINDOWS_SIZES}))
    (folder / "program.icns").write_bytes(icns({kind: png(size) for kind, size in MACOS_SIZES.items()}))
    for size in LINUX_SIZES:
        (folder / f"{size}.png").write_bytes(png(size))
