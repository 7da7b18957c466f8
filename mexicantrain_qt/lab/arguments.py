"""How are numbers and rules read from the command line of the lab?"""

from __future__ import annotations

import argparse
from dataclasses import replace

from mexicantrain_qt.rules.notation import read_options
from mexicantrain_qt.rules.options import RuleOptions


def options(text: str) -> RuleOptions:
    """Rules in the notation, such as ``quick, rounds=13``."""
    try:
        return read_options(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def at_least_one(text: str) -> int:
    """A whole number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"not a number above 0: {text!r}")
    return int(text)


def options_or_exit(
    parser: argparse.ArgumentParser, rules: RuleOptions, rounds: int | None, seats: int
) -> RuleOptions:
    """*rules* with another number of rounds if one is given; ends the program if *seats* cannot play by them."""
    try:
        changed = rules if rounds is None else replace(rules, rounds=rounds)
        changed.hand_size(seats)
    except ValueError as error:
        parser.error(str(error))
    return changed
