"""What does a Linux desktop want to know of a program? Its menu entry, icons, file type, description and manual."""

from __future__ import annotations

import gzip
import shutil
import sys
from pathlib import Path

from steps import changelog, icons
from steps.project import APP, HOMEPAGE, ID, PACKAGING, version

_SOURCES = PACKAGING / "linux"


def install(share: Path, program: str = APP) -> None:
    """Put everything into *share*, as in ``/usr/share``; the menu entry starts *program*."""
    entry = (_SOURCES / f"{ID}.desktop").read_text(encoding="utf-8")
    _write(share / "applications" / f"{ID}.desktop", entry.replace(f"Exec={APP} ", f"Exec={program} "))
    _write(share / "metainfo" / f"{ID}.metainfo.xml", _filled(f"{ID}.metainfo.xml"))
    mime = share / "mime" / "packages" / f"{ID}.xml"
    _write(mime, _filled(f"{APP}-mime.xml"))
    manual = share / "man" / "man6" / f"{APP}.6.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(gzip.compress(_filled(f"{APP}.6").encode(), 9, mtime=0))
    hicolor = share / "icons" / "hicolor"
    for size in icons.LINUX_SIZES:
        picture = hicolor / f"{size}x{size}" / "apps" / f"{ID}.png"
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_bytes(icons.png(size))
    scalable = hicolor / "scalable" / "apps" / f"{ID}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(icons.DRAWING, scalable)


def _filled(name: str) -> str:
    words = {
        "@HOMEPAGE@": HOMEPAGE,
        "@VERSION@": version(),
        "@DAY@": changelog.releases()[0].day.isoformat(),
        "@RELEASES@": changelog.for_appstream(),
    }
    text = (_SOURCES / name).read_text(encoding="utf-8")
    for word, meaning in words.items():
        text = text.replace(word, meaning)
    return text


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    install(Path(sys.argv[1]))
