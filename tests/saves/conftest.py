"""Where do the tests of this folder save?"""

from __future__ import annotations

from pathlib import Path

import pytest

from mexicantrain_qt.saves.store import SaveStore


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")
