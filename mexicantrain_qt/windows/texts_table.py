"""What is written on the table, who sits at it, and by which sheet does it play?"""

from __future__ import annotations

import getpass
import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.option_text import differences, nearest_sheet
from mexicantrain_qt.rules.options import SHEETS, RuleOptions
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, TrainName
from mexicantrain_qt.settings import SeatChoice
from mexicantrain_qt.table.looks import TableTexts
from mexicantrain_qt.windows import texts, texts_options, texts_values

translate = QCoreApplication.translate

_NOBODY = frozenset({"admin", "administrator", "guest", "home", "owner", "pc", "root", "user", "ubuntu"})


def table_texts(names: Sequence[str]) -> TableTexts:
    """The words on the table of the players *names*, by seat."""

    def train(name: TrainName) -> str:
        if name == MEXICAN:
            return translate("Table", "Mexican Train")
        seat = SEATS.index(name)
        if seat >= len(names):
            return ""  # the tiles of a larger table still lie there when the words of a smaller one come
        return translate("Table", "{owner} train").format(owner=texts.owner(names[seat]))

    return TableTexts(
        table=translate("Table", "Table"),
        open=translate("Table", "Open"),
        mexican_train=translate("Table", "Mexican Train"),
        boneyard=translate("Table", "Boneyard"),
        thinking=translate("Table", "thinking"),
        your_turn=translate("Table", "Your turn"),
        draw=translate("Table", "Draw"),
        pass_turn=translate("Table", "Pass"),
        done=translate("Table", "Done"),
        call=translate("Table", "Last tile!"),
        sort_by_number=translate("Table", "Sort by number"),
        sort_by_pips=translate("Table", "Sort by pips"),
        sort_as_train=translate("Table", "Sort as a train"),
        whole=translate("Table", "Whole table"),
        covered=translate("Table", "Give the computer to {name}."),
        ready=translate("Table", "Ready"),
        tile=texts.tile,
        train=train,
    )


def names_of(seats: Sequence[SeatChoice]) -> tuple[str, ...]:
    """A name for every seat; who has none yet gets one that nobody else at the table has."""
    taken = {seat.name for seat in seats}
    free = [name for name in texts.PLAYER_NAMES if name not in taken]
    first = person_name()
    names = []
    for seat in seats:
        name = seat.name
        if not name and seat.kind == "person" and first not in taken:
            name = first
            taken.add(first)
            free = [other for other in free if other != first]
        names.append(name or free.pop(0))
    return tuple(names)


def person_name() -> str:
    """What to call somebody who has not said: the first name of the account, if it looks like one."""
    try:
        account = getpass.getuser()
    except (ImportError, KeyError, OSError):  # an account that the system has no name for
        account = ""
    first = re.match(r"[^\W\d_]{2,12}", account)
    return first[0].capitalize() if first and first[0].lower() not in _NOBODY else "Alex"


def sheet_title(options: RuleOptions, named: Mapping[str, RuleOptions]) -> str:
    """What the table calls its rules: a sheet that somebody has *named*, one of the three, or one with house rules.

    Another number of rounds makes no other sheet.
    """
    for name, sheet in named.items():
        if sheet == options:
            return name
    nearest = nearest_sheet(options)
    if set(differences(options, nearest)) <= {"rounds"}:
        return texts.sheet_name(nearest)
    return texts.changed_sheet(nearest)


def changed_rules(options: RuleOptions) -> str:
    """Which rules differ from the nearest of the three sheets, by name."""
    nearest = nearest_sheet(options)
    changed = [texts_options.option(name).name for name in differences(options, nearest)]
    if not changed:
        return texts.sheet_sentence(nearest)
    return translate("Sheets", "Changed: {options}.").format(options=", ".join(changed))


def differences_in_words(options: RuleOptions) -> str:
    """What differs from the nearest of the three sheets, one option a line; one sentence when nothing does."""
    nearest = nearest_sheet(options)
    changed = differences(options, nearest)
    if not changed:
        return translate("Sheets", "Exactly as in {sheet}.").format(sheet=texts.sheet_name(nearest))
    lines = [translate("Sheets", "Different from {sheet}:").format(sheet=texts.sheet_name(nearest))]
    lines += [
        translate("Sheets", "{option}: {value} (not: {usual})").format(
            option=texts_options.option(name).name,
            value=texts_values.value(name, getattr(options, name)),
            usual=texts_values.value(name, getattr(SHEETS[nearest], name)),
        )
        for name in changed
    ]
    return "\n".join(lines)
