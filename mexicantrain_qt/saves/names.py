"""What may a sheet or a saved game be called, and what is its file called then?"""

from __future__ import annotations

import unicodedata
from hashlib import sha256

LONGEST_NAME = 60

AUTOSAVE = "autosave.json"
"""The file of the game that is going on."""


def tidy_name(name: str) -> str | None:
    """*name* as it is kept, every letter composed and no space around it; ``None`` if it cannot be a name."""
    # Dates and French sentences have spaces that do not break a line, and look like any other.
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in name)
    tidy = unicodedata.normalize("NFC", spaced).strip()
    return tidy if 1 <= len(tidy) <= LONGEST_NAME and tidy.isprintable() else None


def same_name(one: str, other: str) -> bool:
    """Whether people would read *one* and *other* as the same name."""
    return one.casefold() == other.casefold()


def file_stem(name: str) -> str:
    """A file name for *name*, made from it but never taken from it.

    So no name leads out of its folder, means a device, is too long, or is another one on another system.
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = "-".join("".join(letter if letter.isalnum() else " " for letter in plain).split())[:24]
    return f"{words or 'unnamed'}-{sha256(name.encode()).hexdigest()[:12]}"


def numbered(name: str, number: int) -> str:
    """*name* with a number, when it is taken: ``Family (2)``."""
    tail = f" ({number})"
    return name[: LONGEST_NAME - len(tail)].rstrip() + tail
