"""What has changed in which version? ``CHANGELOG.md`` tells people, Debian and AppStream alike."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
from html import escape

from steps.project import DEVELOPERS, EMAIL, PACKAGE, ROOT


@dataclass(frozen=True)
class Release:
    """One version: what it is about, and what is new in it."""

    version: str
    day: date
    about: str
    news: tuple[str, ...]


def releases() -> list[Release]:
    """All versions, the newest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", text, flags=re.MULTILINE)[1:]
    return [
        Release(
            version,
            date.fromisoformat(day),
            " ".join(line for line in body.splitlines() if line and not line.startswith("-")),
            tuple(re.findall(r"^- (.+)$", body, re.MULTILINE)),
        )
        for version, day, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def for_appstream() -> str:
    """The element ``releases`` of AppStream."""
    return "\n".join(["<releases>", *map(_appstream_release, releases()), "  </releases>"])


def for_debian() -> str:
    """A Debian changelog."""
    return "\n".join(map(_debian_entry, releases()))


def _appstream_release(release: Release) -> str:
    news = "".join(f"<li>{escape(line)}</li>" for line in release.news)
    description = f"<p>{escape(release.about)}</p><ul>{news}</ul>"
    return (
        f'    <release version="{release.version}" date="{release.day}" type="stable">'
        f"<description>{description}</description></release>"
    )


def _debian_entry(release: Release) -> str:
    news = (release.about, *release.news)
    lines = "\n".join(
        textwrap.fill(line, 78, initial_indent="  * ", subsequent_indent="    ") for line in news
    )
    moment = format_datetime(datetime.combine(release.day, time(), UTC))
    return f"{PACKAGE} ({release.version}) unstable; urgency=medium\n\n{lines}\n\n -- {DEVELOPERS} <{EMAIL}>  {moment}\n"
