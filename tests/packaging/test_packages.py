"""Do the packages say the same of the program, and are they what their systems take?"""

from __future__ import annotations

import hashlib
import json
import plistlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import dev
from mexicantrain_qt import __version__
from mexicantrain_qt.language import LANGUAGES
from steps import (
    archives,
    build,
    changelog,
    debian,
    figures,
    icons,
    licences,
    project,
    release,
    setup_program,
    smoke,
    validation,
    wine,
)

WORKFLOW = project.ROOT / ".github" / "workflows" / "packages.yml"


def test_the_version_is_written_in_one_place() -> None:
    assert project.version() == __version__ == changelog.releases()[0].version
    written = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    texts = [
        path
        for path in project.PACKAGING.rglob("*")
        if path.suffix in {".py", ".nsi", ".xml", ".plist", ".spec"}
    ]
    assert texts
    assert [path.name for path in texts if written.search(path.read_text(encoding="utf-8"))] == []


def test_every_system_has_its_packages() -> None:
    assert {system: [step.suffix for step in steps] for system, steps in build.STEPS.items()} == {
        "linux": [".deb", ".tar.xz", ".AppImage"],
        "win32": ["-setup.exe"],
        "darwin": [".dmg"],
    }


def test_the_files_for_desktops_and_icons_are_as_their_systems_want_them() -> None:
    assert list(validation.complaints(None)) == []


def test_a_picture_of_the_wrong_size_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = icons.png
    monkeypatch.setattr(icons, "png", lambda size: real(32 if size == 48 else size))
    assert "48.png has 32 pixels." in list(validation.complaints(None))
    assert "program.ico has 32 pixels for 48." in list(validation.complaints(None))


def test_a_mac_knows_the_languages_of_the_program() -> None:
    about = plistlib.loads((project.PACKAGING / "macos" / "Info.plist").read_bytes())
    assert {name.replace("-", "_") for name in about["CFBundleLocalizations"]} == set(LANGUAGES)


def test_the_licences_of_all_that_comes_along_are_there(tmp_path: Path) -> None:
    packages = [name for name in licences.PYTHON_PACKAGES if name != "pyinstaller"]
    assert [name for name in packages if not licences.texts_of(name)] == []
    ours = {path.name for path in (project.PACKAGING / "licences").iterdir()}
    assert ours >= {"LGPL-3.0.txt", "GPL-3.0.txt", "icu.txt", "README.txt"}


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="Debian's own program looks into it")
def test_a_debian_package_is_one(tmp_path: Path) -> None:
    parts = {"control": "control", "data": "usr/games/program"}
    for part, name in parts.items():
        file = tmp_path / part / name
        file.parent.mkdir(parents=True)
        file.write_text("Package: trains\nVersion: 1.0\nArchitecture: all\n", encoding="ascii")
        archives.tar_xz(tmp_path / part, tmp_path / f"{part}.tar.xz")
    package = tmp_path / "trains.deb"
    debian.write_deb(package, tmp_path / "control.tar.xz", tmp_path / "data.tar.xz")
    asked = ["dpkg-deb", "--field", str(package), "Version"]
    assert subprocess.run(asked, capture_output=True, text=True, check=True).stdout == "1.0\n"
    asked = ["dpkg-deb", "--contents", str(package)]
    listing = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert "root/root" in listing.stdout
    assert "./usr/games/program" in listing.stdout


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS compiles it")
def test_the_script_of_the_setup_program_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup_program, "WORK", tmp_path)
    icons.make(tmp_path / "icons")
    setup = wine.stand_in(tmp_path, "1.2.3")
    assert setup.read_bytes()[:2] == b"MZ"


def test_the_checksums_are_those_of_the_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    (tmp_path / "b.deb").write_bytes(b"b")
    (tmp_path / "a.dmg").write_bytes(b"a")
    sums = release.write_sums([tmp_path / "b.deb", tmp_path / "a.dmg"]).read_text(encoding="utf-8")
    assert sums.splitlines() == [
        f"{hashlib.sha256(name[:1].encode()).hexdigest()}  {name}" for name in ("a.dmg", "b.deb")
    ]


def test_a_report_of_another_program_is_complained_of() -> None:
    resources = sum(path.is_file() for path in (project.ROOT / "resources").rglob("*"))
    good = {
        "version": __version__,
        "frozen": True,
        "languages": ["de", "en", "fr", "pt_BR"],
        "two_processes": True,
        "resources": resources,
        "sound": True,
    }
    assert list(smoke.wrong_in(good)) == []
    assert len(list(smoke.wrong_in({**good, "version": "0.0.1"}))) == 1
    assert (
        len(list(smoke.wrong_in({**good, "languages": ["en"], "failed": "It took more than a minute."}))) == 2
    )


def test_too_much_memory_is_complained_of_and_a_slow_start_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        smoke,
        "run",
        lambda command, environment: {"first_frame_s": 0.5, "first_frame_cpu_s": 0.4, "rss_mb": 91.0},
    )
    monkeypatch.setattr(figures, "_CACHES", Path("nowhere"))
    sentences = list(figures.measure("It", ["it"], {}, figures.Target(warm=0.4, cold=0.8)))
    assert sentences == ["It has 91 MB of memory at the first frame; 90 MB are the limit."]
    told = capsys.readouterr().out
    assert "later than the 0.40 s" in told


def test_the_flatpak_has_the_versions_of_the_lock() -> None:
    text = (project.PACKAGING / "flatpak" / "python3-requirements.json").read_text(encoding="utf-8")
    files = [source["url"].rpartition("/")[2] for source in json.loads(text)["sources"]]
    lock = (project.PACKAGING / "requirements.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^([\w-]+)==([\w.]+)$", lock, re.MULTILINE)
    wanted = [
        (name, number) for name, number in pins if not name.lower().startswith(("pyside6", "shiboken6"))
    ]
    assert wanted
    missing = [
        name
        for name, number in wanted
        if not any(file.startswith(f"{name.replace('-', '_')}-{number}-") for file in files)
    ]
    assert missing == []


def test_public_ci_uses_the_words_of_dev_py() -> None:
    workflow = WORKFLOW.read_text(encoding="utf-8")
    used = set(re.findall(r"packaging/dev\.py (\w+)", workflow))
    assert used == {"test", "build", "try"}
    assert used <= {word.partition(" ")[0] for word in dev.WORDS}
    run = (project.ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert ".ci/run" in workflow
    assert re.findall(r"dev\.py (\w+)", run)[-1] == "test", "pytest's closing line is the last"
