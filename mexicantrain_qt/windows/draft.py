"""What are the house rules while somebody changes them, and can they be played?"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from mexicantrain_qt.rules.options import CHOICES, HAND_SIZES, NonsenseOptions, Problem, RuleOptions

FIELDS = tuple(field.name for field in fields(RuleOptions))


class Draft:
    """Options that need not go together yet. ``base`` is the sheet that they are compared with."""

    def __init__(self, options: RuleOptions, base: RuleOptions) -> None:
        self.base = base
        self.values = _values(options)

    def set(self, field: str, value: Any) -> None:
        """Choose *value*; another set of tiles brings its usual hands and no more rounds than it has doubles."""
        self.values[field] = value
        if field == "highest":
            self.values["hand_sizes"] = HAND_SIZES[value][0]
            self.values["rounds"] = min(self.values["rounds"], value + 1)

    def back(self, field: str) -> None:
        """Choose what the sheet has."""
        self.set(field, getattr(self.base, field))
        if field == "highest":
            self.values["hand_sizes"] = self.base.hand_sizes

    def back_to_sheet(self) -> None:
        """Choose everything that the sheet has."""
        self.values = _values(self.base)

    def choices(self, field: str) -> tuple[Any, ...]:
        """The values that are on offer for *field* now, the chosen one always among them."""
        highest, value = self.values["highest"], self.values[field]
        if field == "rounds":
            return tuple(range(1, highest + 2))
        if field == "hand_sizes":
            published = HAND_SIZES[highest]
            return published if value in published else (*published, value)
        return CHOICES[field]

    @property
    def changed(self) -> tuple[str, ...]:
        """The options that differ from the sheet."""
        return tuple(name for name in FIELDS if self.values[name] != getattr(self.base, name))

    @property
    def options(self) -> RuleOptions:
        """Raises ``NonsenseOptions`` while they cannot be played together."""
        return replace(self.base, **self.values)

    @property
    def problem(self) -> tuple[Problem, str] | None:
        """Why these options cannot be played together, and the option to look at."""
        try:
            _ = self.options
        except NonsenseOptions as error:
            return error.problem, error.option
        return None


def _values(options: RuleOptions) -> dict[str, Any]:
    return {name: getattr(options, name) for name in FIELDS}
