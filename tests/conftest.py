"""What does every test start from?"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import hypothesis
import pytest

from mexicantrain_qt import paths

# Before anything imports Qt: no window opens unless somebody asks for one, as with QT_QPA_PLATFORM=xcb.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No test depends on the speed of a machine, and none fails by bad luck alone.
hypothesis.settings.register_profile("here", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(scope="session", autouse=True)
def nobodys_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test sees or changes the saved games and settings of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        home = tmp_path_factory.mktemp("home")
        for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
            patch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
        if sys.platform == "darwin":
            patch.setenv("HOME", str(home))
        # Windows itself does not look into the environment; this is what platformdirs asks before Windows.
        for kind in ("APPDATA", "LOCAL_APPDATA"):
            patch.setenv(f"WIN_PD_OVERRIDE_{kind}", str(home / kind.lower()))
        for place in (paths.data_dir(), paths.settings_file(), paths.log_dir()):
            assert place.is_relative_to(home), "the tests would change somebody's files"
        yield


@pytest.fixture(scope="session", autouse=True)
def nobodys_ears() -> Iterator[None]:
    """No test is heard, and none depends on what the machine can play."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mexicantrain_qt.windows.sounds.load_effects", lambda _: {})
        yield


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The windows are made of the same on all systems, as in the program."""
    from mexicantrain_qt.windows.style import BASE

    return ["tests", *BASE]
