"""What is legal in a position, what happens then, and why not?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mexicantrain_qt.rules.legal import IllegalAction, legal_actions, refusal
from mexicantrain_qt.rules.notation import read_action, read_position, write_action, write_position
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.turns import apply


class LabError(Exception):
    """One line for stderr; the exit code is 2."""


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The words ``actions``, ``play`` and ``why-not`` of the lab."""
    for word, what, run in (
        ("actions", "the legal actions of a position, one a line", _actions),
        ("play", "the position after some actions", _play),
        ("why-not", "why an action is refused; exit 1 if it is legal", _why_not),
    ):
        parser = subparsers.add_parser(word, help=what, description=what)
        parser.add_argument("file", metavar="FILE", help="a position; - reads standard input")
        if word == "play":
            parser.add_argument("actions", metavar="ACTION", nargs="*")
        if word == "why-not":
            parser.add_argument("action", metavar="ACTION")
        parser.add_argument("--strict", action="store_true", help="every tile of the set must be named")
        parser.set_defaults(run=run)


def _actions(args: argparse.Namespace) -> int:
    state = position_of(args)
    for text in sorted(write_action(action) for action in legal_actions(state)):
        print(text)
    return 0


def _play(args: argparse.Namespace) -> int:
    state = position_of(args)
    for number, text in enumerate(args.actions, start=1):
        try:
            state, _ = apply(state, read_action(text))
        except IllegalAction as error:
            raise LabError(f"action {number}: {text}: {error.reason.value}") from None
        except (ValueError, KeyError) as error:
            raise LabError(f"action {number}: {_what(error)}") from None
    sys.stdout.write(write_position(state))
    return 0


def _why_not(args: argparse.Namespace) -> int:
    state = position_of(args)
    try:
        reason = refusal(state, read_action(args.action))
    except (ValueError, KeyError) as error:
        raise LabError(f"action: {_what(error)}") from None
    if reason is None:
        return 1
    print(reason.value)
    return 0


def _what(error: Exception) -> str:
    return f"no train {error.args[0]!r} at this table" if isinstance(error, KeyError) else str(error)


def position_of(args: argparse.Namespace) -> State:
    """The position in ``args.file``. Raises ``LabError``."""
    try:
        data = sys.stdin.buffer.read() if args.file == "-" else Path(args.file).read_bytes()
        return read_position(data.decode("utf-8").partition("\n---")[0], strict=args.strict)
    except OSError as error:
        raise LabError(f"{args.file}: {error.strerror}") from None
    except ValueError as error:
        raise LabError(f"{args.file}: {error}") from None
