"""What must be made before a wheel can be? The compiled translations; hatchling asks this hook."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileTranslations(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  hatchling's signature
        if self.target_name != "wheel":
            return
        pyside = importlib.util.find_spec("PySide6")
        folders = pyside.submodule_search_locations if pyside else None
        lrelease = shutil.which("lrelease", path=folders[0]) if folders else None
        assert lrelease is not None, (
            "PySide6-Essentials brings it, and pyproject.toml requires that for a build"
        )
        for ts in sorted(Path(self.root, "translations").glob("*.ts")):
            qm = ts.with_suffix(".qm")
            subprocess.run([lrelease, "-silent", str(ts), "-qm", str(qm)], check=True)
            build_data["force_include"][str(qm)] = f"mexicantrain_qt/translations/{qm.name}"
