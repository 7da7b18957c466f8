"""What was built, how large is it, and what are its checksums?"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from steps.inspection import MB, size
from steps.project import DIST

SUMS = "SHA256SUMS"


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_sums(packages: Iterable[Path]) -> Path:
    """Write ``SHA256SUMS`` beside the *packages*, as ``sha256sum --check`` reads it."""
    sums = DIST / SUMS
    lines = (f"{sha256(path)}  {path.name}\n" for path in sorted(packages))
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums


def table(packages: Iterable[Path]) -> str:
    """A line a package: name, size, the beginning of its checksum."""
    rows = [(path.name, f"{size(path) / MB:.2f} MB", sha256(path)[:16]) for path in sorted(packages)]
    wide = max((len(name) for name, *_ in rows), default=0)
    return "\n".join(f"{name:<{wide}}  {weight:>9}  {checksum}…" for name, weight, checksum in rows)
