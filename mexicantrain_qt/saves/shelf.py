"""How do documents that people name lie in one folder?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Generic, TypeVar

from mexicantrain_qt.saves.errors import BadName, NameTaken, ReadFailed, SaveError, UnknownName, WriteFailed
from mexicantrain_qt.saves.files import read_text, remove_leftovers, write_atomically
from mexicantrain_qt.saves.names import file_stem, numbered, same_name, tidy_name

SUFFIX = ".json"


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
    ) -> None:
        """*read* makes a document of a text and raises ``SaveError`` about the path; *write* makes the text."""
        self.folder = folder
        self._read = read
        self._write = write
        remove_leftovers(folder)

    def documents(self) -> tuple[Document, ...]:
        """All of them by alphabet; files that cannot be read are left out, and left alone."""
        return tuple(sorted((found for _, found in self.files()), key=lambda found: found.name.casefold()))

    def files(self) -> tuple[tuple[Path, Document], ...]:
        """The same with the file of each, in the order of the files."""
        return tuple(self._all())

    def get(self, name: str) -> Document:
        """The document called *name*. Raises ``UnknownName``."""
        return self._find(name)[1]

    def path(self, name: str) -> Path:
        """The file of the document called *name*. Raises ``UnknownName``."""
        return self._find(name)[0]

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
        path, document = self._find(old)
        tidy = self._tidy(document, new)
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

    def write_to(self, name: str, path: Path) -> None:
        """Copy the document called *name* to *path*, a place that the user chose. Raises ``UnknownName``, ``WriteFailed``."""
        write_atomically(path, self._write(self.get(name)))

    def take_in(self, path: Path) -> Document:
        """Keep a copy of the document at *path*, with a number behind its name if that is taken.

        Raises what reading it raises (``BadContent`` with line and key), ``ReadFailed`` and ``WriteFailed``.
        """
        document = self.read_from(path)
        if self._has(document.name):
            known = self.get(document.name)
            if replace(document, name=known.name) == known:
                return known
            free = (numbered(document.name, number) for number in count(2))
            document = replace(document, name=next(name for name in free if not self._has(name)))
        return self.keep(document)

    def read_from(self, path: Path) -> Document:
        """The document at *path*, wherever that is. Raises what reading it raises, and ``ReadFailed``."""
        try:
            return self._read(path, read_text(path))
        except FileNotFoundError as error:
            raise ReadFailed(path, error.strerror or str(error)) from error

    def _all(self) -> Iterator[tuple[Path, Document]]:
        if self.folder.is_dir():
            for path in sorted(self.folder.glob(f"*{SUFFIX}")):
                try:
                    document = self.read_from(path)
                except SaveError:
                    continue
                yield path, document

    def _find(self, name: str) -> tuple[Path, Document]:
        for path, document in self._all():
            if same_name(document.name, name):
                return path, document
        raise UnknownName(self.folder, name)

    def _has(self, name: str) -> bool:
        return any(same_name(document.name, name) for _, document in self._all())

    def _free_path(self, name: str) -> Path:
        # A renamed document still lies in the file of its old name, which somebody else may have now.
        stem = file_stem(name)
        paths = (self.folder / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}" for number in count(1))
        return next(path for path in paths if not path.exists())

    def _tidy(self, document: Document, name: str) -> Document:
        tidy = tidy_name(name)
        if tidy is None:
            raise BadName(self.folder, name)
        return replace(document, name=tidy)
