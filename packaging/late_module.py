"""What is a module of which nothing has been asked yet? This; then it becomes what lies beside it, see ``steps/signatures.py``."""

from __future__ import annotations

from importlib.machinery import SourcelessFileLoader
from typing import Any


def __getattr__(name: str) -> Any:
    space = globals()
    del space["__getattr__"]
    exec(SourcelessFileLoader(__name__, f"{__file__}.late").get_code(__name__), space)  # noqa: S102  as an import does
    try:
        return space[name]
    except KeyError:
        raise AttributeError(name) from None
