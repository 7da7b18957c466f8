"""How are rule options written as text? A sheet, then what differs from it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from mexicantrain_qt.rules.options import CHOICES, SHEETS, RuleOptions, SheetName

OPTION_NAMES: tuple[str, ...] = tuple(field.name for field in fields(RuleOptions))
"""All options in the order of the rule book."""


def differences(options: RuleOptions, sheet: SheetName) -> tuple[str, ...]:
    """The names of the options that differ from *sheet*, in the order of the rule book."""
    other = SHEETS[sheet]
    return tuple(name for name in OPTION_NAMES if getattr(options, name) != getattr(other, name))


def nearest_sheet(options: RuleOptions) -> SheetName:
    """The sheet with the fewest differences; a tie goes to the first of classic, cardinal, quick."""
    return min(SHEETS, key=lambda sheet: len(differences(options, sheet)))


def write_value(value: Any) -> str:
    """One value of an option: ``yes`` and ``no``, numbers, identifiers, hand sizes joined by ``/``."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "/".join(str(size) for size in value)
    return str(value)


def write_options(options: RuleOptions) -> str:
    """``quick, double_blank=50``: the nearest sheet, then the differences."""
    sheet = nearest_sheet(options)
    changed = [f"{name}={write_value(getattr(options, name))}" for name in differences(options, sheet)]
    return ", ".join([sheet, *changed])


def read_options(text: str) -> RuleOptions:
    """The options written as ``quick, double_blank=50``.

    Raises ``ValueError`` for an unknown sheet, option or value, one named twice, and (as
    ``NonsenseOptions``) for options that make no sense together.
    """
    sheet, *changes = (part.strip() for part in text.split(","))
    if sheet not in SHEETS:
        raise ValueError(f"unknown sheet {sheet!r}")
    values: dict[str, Any] = {}
    for change in changes:
        name, equals, value = (part.strip() for part in change.partition("="))
        if name not in OPTION_NAMES or not equals:
            raise ValueError(f"unknown option {change!r}")
        if name in values:
            raise ValueError(f"option {name} twice")
        values[name] = _read_value(name, value)
    return replace(SHEETS[sheet], **values)


def _read_value(name: str, text: str) -> Any:
    for choice in CHOICES.get(name, ()):
        if write_value(choice) == text:
            return choice
    if name == "rounds" and _is_number(text):
        return int(text)
    if name == "hand_sizes" and all(_is_number(size) for size in text.split("/")):
        return tuple(int(size) for size in text.split("/"))
    raise ValueError(f"option {name} has no value {text!r}")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 3
