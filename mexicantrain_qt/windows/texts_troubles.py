"""What went wrong with a file, what does it mean for the game, and what can be done?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir

from mexicantrain_qt.controller.troubles import (
    BadFile,
    BadName,
    DoesNotReplay,
    MovedAside,
    NameTaken,
    NameUnknown,
    NotWritten,
    ReadFailed,
    SaveFailed,
    TooNew,
    Trouble,
)
from mexicantrain_qt.windows import texts_options
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_FAULTS = {
    "too_big": QT_TRANSLATE_NOOP("Troubles", "The file is far too big."),
    "not_text": QT_TRANSLATE_NOOP("Troubles", "The file is no text."),
    "not_json": QT_TRANSLATE_NOOP("Troubles", "This is not written as JSON."),
    "key_twice": QT_TRANSLATE_NOOP("Troubles", "“{key}” is there twice."),
    "bad_number": QT_TRANSLATE_NOOP("Troubles", "This number makes no sense."),
    "too_deep": QT_TRANSLATE_NOOP("Troubles", "Too many brackets lie inside each other."),
    "wrong_content": QT_TRANSLATE_NOOP("Troubles", "“{key}” has a value that it cannot have."),
    "unknown_key": QT_TRANSLATE_NOOP("Troubles", "“{key}” is not known."),
    "missing_key": QT_TRANSLATE_NOOP("Troubles", "“{key}” is missing."),
    "nonsense_options": QT_TRANSLATE_NOOP("Troubles", "These rules cannot be played together."),
    "too_new": QT_TRANSLATE_NOOP("Troubles", "The file comes from a later version of Mexican Train."),
    "bad_name": QT_TRANSLATE_NOOP("Troubles", "The name is empty, too long, or has more than one line."),
}


def trouble(trouble: Trouble) -> str:
    """What to tell about *trouble*: at most three short sentences, and where the file is."""
    match trouble:
        case NameTaken(name=name):
            return translate("Troubles", "There is something called “{name}” already.").format(name=name)
        case NameUnknown(name=name):
            return translate("Troubles", "“{name}” is not there any more.").format(name=name)
        case BadName():
            return translate("Troubles", _FAULTS["bad_name"])
        case BadFile():
            return _bad_file(trouble)
        case SaveFailed() | NotWritten() | ReadFailed():
            return _failed(trouble)
        case MovedAside() | TooNew() | DoesNotReplay():
            return _not_opened(trouble)


def _failed(trouble: SaveFailed | NotWritten | ReadFailed) -> str:
    if isinstance(trouble, SaveFailed):
        sentence = translate(
            "Troubles",
            "The file could not be written ({why}). You can go on: the next action tries again.\n{path}",
        )
    elif isinstance(trouble, NotWritten):
        sentence = translate(
            "Troubles",
            "The file could not be written ({why}). Nothing was changed: try another place.\n{path}",
        )
    else:
        sentence = translate("Troubles", "The file could not be opened ({why}). It was not changed.\n{path}")
    return sentence.format(why=trouble.why, path=_shown(trouble.path))


def _not_opened(trouble: MovedAside | TooNew | DoesNotReplay) -> str:
    match trouble:
        case MovedAside(path=path, backup=None):
            sentence = translate(
                "Troubles", "The saved game is damaged and cannot go on. The file is here:\n{path}"
            )
            return sentence.format(path=_shown(path))
        case MovedAside(backup=Path() as backup):
            sentence = translate(
                "Troubles", "The saved game is damaged and cannot go on. The file was kept:\n{path}"
            )
            return sentence.format(path=_shown(backup))
        case DoesNotReplay(path=path, round=round_):
            sentence = translate(
                "Troubles",
                "The rules were corrected since this game was saved, and round {round} no longer fits them. "
                "You can go on from the start of that round.\n{path}",
            )
            return sentence.format(round=round_, path=_shown(path))
        case _:
            sentence = translate(
                "Troubles",
                "This file comes from a later version of Mexican Train. It was left as it is: "
                "install the later version to open it.\n{path}",
            )
            return sentence.format(path=_shown(trouble.path))


def _bad_file(trouble: BadFile) -> str:
    key = trouble.key or ""
    if trouble.problem is not None:
        reason = texts_options.problem(trouble.problem)
    elif trouble.fault == "wrong_content" and not key:
        reason = translate("Troubles", "This is not a file of Mexican Train.")
    else:
        reason = translate("Troubles", _FAULTS[trouble.fault]).format(key=key)
    path = _shown(trouble.path)
    if trouble.line is None:
        sentence = translate("Troubles", "The file cannot be used. {reason}\n{path}")
        return sentence.format(reason=reason, path=path)
    sentence = translate("Troubles", "The file cannot be used. Line {line}: {reason}\n{path}")
    return sentence.format(line=trouble.line, reason=reason, path=path)


def _shown(path: Path) -> str:
    return QDir.toNativeSeparators(str(path))
