"""How do documents that people name lie in one folder?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Generic, TypeVar

from mexicantrain_qt.saves.errors import BadName, NameTaken, ReadFailed, SaveError, UnknownName, WriteFailed
from mexicantrain_qt.saves.files import read_text, remove_leftovers, write_atomically
from mexicantrain_qt.saves.names import file_stem, numbered, same_name, tidy_name

_AWAY = "deleted"
_MOST_AWAY = 50


@dataclass(frozen=True, slots=True)
class NamedDocument:
    """What every document begins with: the number of its format, and what people call it."""

    format: int
    name: str


Document = TypeVar("Document", bound=NamedDocument)


class Shelf(Generic[Document]):
    """The documents of one kind in *folder*, by name; upper and lower case make no other name."""

    def __init__(
        self,
        folder: Path,
        read: Callable[[Path, str], Document],
        write: Callable[[Document], str],
        *,
        suffix: str = ".json",
        glance: Callable[[Path], Document] | None = None,
    ) -> None:
        """*read* makes a document of a text and raises ``SaveError`` about the path; *write* makes the text.

        *glance* reads as much of a file as a list has to know of it, and is *read* where that takes no time.
        """
        self.folder = folder
        self._read = read
        self._write = write
        self._suffix = suffix
        self._glance = glance or self.read_from
        remove_leftovers(folder)

    def documents(self) -> tuple[Document, ...]:
        """All of them by alphabet, as a glance shows them; files that cannot be read are left out, and left alone."""
        readable = (found for _, found in self._all() if not isinstance(found, SaveError))
        return tuple(sorted(readable, key=lambda found: found.name.casefold()))

    def contents(self) -> tuple[tuple[Path, Document | SaveError], ...]:
        """Every file with what a glance at it shows, or why that shows nothing; in the order of the files."""
        return tuple(self._all())

    def get(self, name: str) -> Document:
        """The document called *name*. Raises ``UnknownName``, and what reading it raises."""
        return self.read_from(self.path(name))

    def path(self, name: str) -> Path:
        """The file of the document called *name*. Raises ``UnknownName``."""
        for path in (self._usual_path(name), *self._paths()):
            with suppress(SaveError, FileNotFoundError):
                if same_name(self._glance(path).name, name):
                    return path
        raise UnknownName(self.folder, name)

    def keep(self, document: Document) -> Document:
        """Keep *document* under its name, in the place of what had that name; the result has the name as it is kept.

        Raises ``BadName`` and ``WriteFailed``.
        """
        tidy = self._tidy(document, document.name)
        try:
            path = self.path(tidy.name)
        except UnknownName:
            path = self._free_path(tidy.name)
        write_atomically(path, self._write(tidy))
        return tidy

    def rename(self, old: str, new: str) -> Document:
        """Call *old* *new* from now on. Raises ``UnknownName``, ``NameTaken``, ``BadName``, ``WriteFailed``."""
        path = self.path(old)
        tidy = self._tidy(self.read_from(path), new)
        if not same_name(old, tidy.name) and self._has(tidy.name):
            raise NameTaken(self.folder, tidy.name)
        # The file keeps its own name: one write, and no moment at which there are two of it, or none.
        write_atomically(path, self._write(tidy))
        return tidy

    def delete(self, name: str) -> None:
        """Take away the document called *name*. Raises ``UnknownName`` and ``WriteFailed``."""
        path = self.path(name)
        try:
            path.unlink()
        except OSError as error:
            raise WriteFailed(path, error.strerror or str(error)) from error

    def put_away(self, name: str) -> Path:
        """Take the document called *name* away, but so that ``bring_back`` can undo that: the result says how.

        Raises ``UnknownName`` and ``WriteFailed``. Only the last 50 can be brought back.
        """
        path = self.path(name)
        away = self._away()
        last = int(away[-1].name.partition("-")[0]) if away else 0
        target = self.folder / _AWAY / f"{last + 1:09}-{path.name}"
        try:
            target.parent.mkdir(exist_ok=True)
            path.replace(target)
        except OSError as error:
            raise WriteFailed(path, error.strerror or str(error)) from error
        for old in away[: max(0, len(away) + 1 - _MOST_AWAY)]:
            with suppress(OSError):
                old.unlink()
        return target

    def bring_back(self, away: Path) -> Document:
        """Undo ``put_away``, with a number behind the name if that is taken now. Raises what ``take_in`` raises."""
        document = self._keep_again(self.read_from(away))
        with suppress(OSError):  # it is back; a second one of it in the bin does no harm
            away.unlink()
        return document

    def copy(self, name: str) -> Document:
        """Keep the document called *name* once more, with a number behind its name.

        Raises ``UnknownName``, ``WriteFailed``, and what reading it raises.
        """
        return self._keep_again(self.get(name))

    def write_to(self, name: str, path: Path) -> None:
        """Copy the document called *name* to *path*, a place that the user chose. Raises ``UnknownName``, ``WriteFailed``."""
        write_atomically(path, self._write(self.get(name)))

    def take_in(self, path: Path) -> Document:
        """Keep a copy of the document at *path*, with a number behind its name if that is taken.

        Raises what reading it raises (``BadContent`` with line and key), ``ReadFailed`` and ``WriteFailed``.
        """
        return self.keep_beside(self.read_from(path))

    def keep_beside(self, document: Document) -> Document:
        """Keep *document*, with a number behind its name if something else has that; once is enough of the same."""
        with suppress(SaveError):
            known = self.get(document.name)
            if replace(document, name=known.name) == known:
                return known
        return self._keep_again(document)

    def read_from(self, path: Path) -> Document:
        """The document at *path*, wherever that is. Raises what reading it raises, and ``ReadFailed``."""
        try:
            return self._read(path, read_text(path))
        except FileNotFoundError as error:
            raise ReadFailed(path, error.strerror or str(error)) from error

    def _keep_again(self, document: Document) -> Document:
        """Keep *document*, with a number behind its name if that is taken."""
        if self._has(document.name):
            free = (numbered(document.name, number) for number in count(2))
            document = replace(document, name=next(name for name in free if not self._has(name)))
        return self.keep(document)

    def _paths(self) -> list[Path]:
        # An empty list where there is no folder yet.
        return sorted(self.folder.glob(f"*{self._suffix}"))

    def _away(self) -> list[Path]:
        return sorted((self.folder / _AWAY).glob(f"{'[0-9]' * 9}-*{self._suffix}"))

    def _all(self) -> Iterator[tuple[Path, Document | SaveError]]:
        for path in self._paths():
            try:
                yield path, self._glance(path)
            except SaveError as error:
                yield path, error
            except FileNotFoundError:
                continue  # deleted just now

    def _has(self, name: str) -> bool:
        try:
            self.path(name)
        except UnknownName:
            return False
        return True

    def _usual_path(self, name: str) -> Path:
        return self.folder / f"{file_stem(name)}{self._suffix}"

    def _free_path(self, name: str) -> Path:
        # A renamed document still lies in the file of its old name, which somebody else may have now.
        usual = self._usual_path(name)
        paths = (usual if number == 1 else usual.with_stem(f"{usual.stem}-{number}") for number in count(1))
        return next(path for path in paths if not path.exists())

    def _tidy(self, document: Document, name: str) -> Document:
        tidy = tidy_name(name)
        if tidy is None:
            raise BadName(self.folder, name)
        return replace(document, name=tidy)
