"""How does one play well? Advice that holds at every table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.windows.book import Book, Paragraph, Section
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_TIPS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Tips", "Plan your train"),
        (
            (
                "longest",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "Before you play your first tile, look for the longest row that your hand can make from the end of "
                    "your train. It is worth a minute: a plan made now saves many turns.",
                ),
            ),
            (
                "loose",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "The tiles that do not fit into that row are loose. Play those first, on the Mexican Train and on "
                    "open trains, wherever they go.",
                ),
            ),
            (
                "safe",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "The tiles of the row can wait: as long as your train is closed, nobody can take its end from you.",
                ),
            ),
            (
                "again",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "Plan again after every tile you draw. It may join two rows that did not go together before.",
                ),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Tips", "Doubles"),
        (
            (
                "with_cover",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "Play a double when you have a tile to go with it. Then it brings you two tiles in one turn.",
                ),
            ),
            (
                "without_cover",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "A double without a second tile makes you draw, and may open your train. Keep it if you can, but "
                    "not to the end: a high double is a bad tile to be left with.",
                ),
            ),
            (
                "against",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "Where an open double comes first, one that hardly anybody can cover stops everybody else. It is "
                    "strongest when you hold the tile for it yourself.",
                ),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Tips", "Watch the table"),
        (
            (
                "draws",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "Whoever draws has no tile for any of the ends open to that player. Remember those numbers: they are "
                    "good ends to leave.",
                ),
            ),
            (
                "open",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "An open train may close any moment. A tile that fits only there goes before one that can be played "
                    "anywhere.",
                ),
            ),
            (
                "marker",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "If your marker is up, others spoil your plan. Take it down with the next tile that fits.",
                ),
            ),
            (
                "count",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "Every number is on as many tiles as the set has numbers: on 13 in a double-12 set. When nearly all "
                    "of them lie on the table, the last ones are hard to play.",
                ),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Tips", "Towards the end"),
        (
            (
                "heavy",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "Nobody goes out unannounced: the plates show how many tiles everybody holds. When somebody is down "
                    "to two or three, play your heaviest tiles at once, plan or no plan.",
                ),
            ),
            (
                "two_ways",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "Keep two different numbers for your last tiles, so that more than one end is of use to you.",
                ),
            ),
            (
                "game",
                QT_TRANSLATE_NOOP(
                    "Tips",
                    "The total decides. If you cannot go out first, a hand of few points is almost as good, round after "
                    "round.",
                ),
            ),
        ),
    ),
)


def tips() -> Book:
    """The page *How to play well*."""
    sections = tuple(
        Section(
            translate("Tips", title),
            tuple(Paragraph(anchor, translate("Tips", text)) for anchor, text in paragraphs),
        )
        for title, paragraphs in _TIPS
    )
    note = translate("Tips", "What experienced players do, at any table.")
    return Book(translate("Tips", "How to play well"), note, sections)
