"""Are files kept where the user expects them, and found wherever the program is installed?"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mexicantrain_qt import paths


@pytest.mark.parametrize("place", [paths.data_dir, paths.settings_file, paths.log_dir])
def test_the_name_of_the_program_is_in_every_path(place: object) -> None:
    assert callable(place)
    assert "mexicantrain_qt" in place().parts


@pytest.mark.parametrize("place", [paths.data_dir, paths.settings_file, paths.log_dir])
def test_a_folder_the_user_asked_for_holds_everything(place: object, tmp_path: Path) -> None:
    assert callable(place)
    assert place(tmp_path).is_relative_to(tmp_path)


def test_asking_for_a_path_makes_no_folder(tmp_path: Path) -> None:
    paths.data_dir(tmp_path / "new")
    paths.settings_file(tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_the_icon_is_found_in_a_checkout() -> None:
    assert paths.resource("icons").is_dir()


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="resources/no-such-thing"):
        paths.resource("no-such-thing")


def test_an_installed_program_finds_what_lies_inside_its_package(tmp_path: Path) -> None:
    package = tmp_path / "site" / "mexicantrain_qt"
    (package / "resources").mkdir(parents=True)
    (package / "translations").mkdir()
    (package / "resources" / "bell.wav").touch()
    (package / "translations" / "mexicantrain_pt_BR.qm").touch()
    (package / "__init__.py").touch()
    shutil.copy(paths.__file__, package)
    script = (
        "from mexicantrain_qt.paths import resource, translation\n"
        "print(resource('bell.wav'), translation('pt_BR'), sep='\\n')"
    )
    found = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path / "site", capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert found == [
        str(package / "resources" / "bell.wav"),
        str(package / "translations" / "mexicantrain_pt_BR.qm"),
    ]
