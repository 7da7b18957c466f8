"""python -m mexicantrain_qt.lab: which word was asked for?"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from mexicantrain_qt.lab import ai_bench, compare, decisions, layout, pictures, positions, soak, tournament


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one word of the lab; the exit code. Bad input is one line on stderr and 2."""
    parser = argparse.ArgumentParser(prog="lab", description="A headless workbench for the game.")
    subparsers = parser.add_subparsers(required=True, metavar="WORD")
    positions.add_parsers(subparsers)
    ai_bench.add_parser(subparsers)
    compare.add_parser(subparsers)
    decisions.add_parser(subparsers)
    layout.add_parser(subparsers)
    pictures.add_parsers(subparsers)
    soak.add_parser(subparsers)
    tournament.add_parser(subparsers)
    args = parser.parse_args(arguments)
    try:
        code: int = args.run(args)
    except positions.LabError as error:
        print(error, file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
