"""Which pictures can be asked for?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import get_args

from mexicantrain_qt.settings import LanguageChoice, ThemeName


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The words ``picture`` and ``gallery`` of the lab."""
    what = "the table of one position as a PNG file"
    parser = subparsers.add_parser("picture", help=what, description=what)
    parser.add_argument("file", metavar="FILE", help="a position; - reads standard input")
    parser.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH")
    parser.add_argument("--theme", choices=get_args(ThemeName), default="felt")
    parser.add_argument(
        "--language", choices=[code for code in get_args(LanguageChoice) if code != "system"], default="en"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.set_defaults(run=_picture, strict=False)
    what = "pictures of every screen, with an index page"
    parser = subparsers.add_parser("gallery", help=what, description=what)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--only", default="", metavar="TEXT", help="only pictures with TEXT in their name")
    parser.set_defaults(run=_gallery)


def _picture(args: argparse.Namespace) -> int:
    from mexicantrain_qt.lab import gallery  # noqa: PLC0415  no other word of the lab needs Qt

    return gallery.picture(args)


def _gallery(args: argparse.Namespace) -> int:
    from mexicantrain_qt.lab import gallery  # noqa: PLC0415  as above

    return gallery.gallery(args)


def _size(text: str) -> tuple[int, int]:
    width, x, height = text.partition("x")
    if not (
        x and width.isdecimal() and height.isdecimal() and 0 < int(width) <= 8000 and 0 < int(height) <= 8000
    ):
        raise argparse.ArgumentTypeError(f"not a size: {text!r}")
    return int(width), int(height)
