"""What stands in for the programs that a tool of the project would start?"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence


class Commands:
    """Stands in for ``subprocess.run``: notes what would be run and answers with 0, or 1 for what fails."""

    def __init__(self, *failing: str) -> None:
        self.lines: list[str] = []
        self.failing = failing

    def __call__(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        line = " ".join(command)
        self.lines.append(line)
        failed = any(part in line for part in self.failing)
        return subprocess.CompletedProcess(command, int(failed), stdout="", stderr="")
