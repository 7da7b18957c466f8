"""What is a page to read made of? Sections of short paragraphs, some with a picture; and how is that written as HTML?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from mexicantrain_qt.windows.diagram import Scene
from mexicantrain_qt.windows.style import STEP, Chrome

PICTURE = "picture:"
"""In front of the anchor of a paragraph: the address of its picture."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A position, and a sentence that says what is to be seen."""

    scene: Scene
    caption: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences. *anchor* is the name by which it is found, the same in every language."""

    anchor: str
    text: str
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """*anchor* is that of its first paragraph."""

    title: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def anchor(self) -> str:
        return self.paragraphs[0].anchor


@dataclass(frozen=True, slots=True)
class Box:
    """Something to be seen first: a title, and lines that lead to the paragraph with that anchor."""

    title: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Book:
    """Everything on one page."""

    title: str
    note: str
    sections: tuple[Section, ...]
    box: Box | None = None

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        for section in self.sections:
            yield from section.paragraphs

    @property
    def anchors(self) -> frozenset[str]:
        return frozenset(paragraph.anchor for paragraph in self.paragraphs)


def as_html(book: Book, colours: Chrome) -> str:
    """*book* in the subset of HTML that Qt shows and prints."""
    return "".join(_parts(book, colours))


def _parts(book: Book, colours: Chrome) -> Iterator[str]:
    yield f"<html><head><style>{_style(colours)}</style></head><body>"
    yield f"<h1>{escape(book.title)}</h1><p class='muted'>{escape(book.note)}</p>"
    if book.box is not None:
        yield _box(book.box, colours)
    for section in book.sections:
        yield f"<h2>{escape(section.title)}</h2>"
        for paragraph in section.paragraphs:
            yield f"<p><a name='{paragraph.anchor}'></a>{escape(paragraph.text)}</p>"
            if paragraph.picture is not None:
                caption = escape(paragraph.picture.caption)
                yield f"<p class='picture'><img src='{PICTURE}{paragraph.anchor}' alt='{caption}'></p>"
                yield f"<p class='caption'>{caption}</p>"
    yield "</body></html>"


def _box(box: Box, colours: Chrome) -> str:
    lines = "".join(f"<p class='line'>{_link(text, anchor)}</p>" for text, anchor in box.lines)
    # Qt gives a background and a frame to tables alone
    return (
        f"<table width='100%' cellspacing='0' cellpadding='{STEP + 4}' bgcolor='{colours.raised}' border='1'"
        f" style='border-style: solid; border-color: {colours.line}; margin-top: 12px; margin-bottom: 8px'>"
        f"<tr><td><p class='line'><b>{escape(box.title)}</b></p>{lines}</td></tr></table>"
    )


def _link(text: str, anchor: str) -> str:
    return f"<a href='#{anchor}'>{escape(text)}</a>" if anchor else escape(text)


def _style(colours: Chrome) -> str:
    return f"""
        body {{ color: {colours.text}; }}
        h1 {{ font-size: x-large; font-weight: normal; margin: 0 0 4px 0; }}
        h2 {{ font-size: medium; font-weight: 600; margin: 24px 0 8px 0; }}
        p {{ line-height: 135%; margin: 0 0 8px 0; }}
        p.muted, p.caption {{ color: {colours.muted}; }}
        p.muted {{ margin-bottom: 16px; }}
        p.picture {{ margin: 8px 0 0 0; line-height: 100%; }}
        p.caption {{ margin: 4px 0 16px 0; }}
        p.line {{ margin: 0 0 2px 0; line-height: 120%; }}
        a {{ color: {colours.accent}; text-decoration: none; }}
    """
