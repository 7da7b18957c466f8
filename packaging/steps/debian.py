"""How does the frozen program become a Debian package?"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
from pathlib import Path

from steps import changelog, desktop_files, inspection
from steps.project import APP, DEVELOPERS, DIST, EMAIL, EPOCH, HOMEPAGE, PACKAGE, PACKAGING, WORK, version

_SOURCES = PACKAGING / "linux"
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}

_CONTROL = """\
Package: {package}
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: fonts-dejavu-core | fonts-noto-core | fonts-liberation
Maintainer: {developers} <{email}>
Homepage: {homepage}
Description: Mexican Train dominoes
 Everybody builds a train of their own, and one train belongs to all. Play
 against computer players of six levels, or with friends at one computer, by
 the rules of your family, in English, French, German or Brazilian Portuguese.
 .
 The game is saved after every action and goes on where it was.
"""


def build(app: Path) -> Path:
    """The package of the frozen program *app*, in ``dist/``; the same program makes the same package."""
    root = WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(app, root)
    architecture = _ARCHITECTURES[platform.machine()]
    control = _CONTROL.format(
        package=PACKAGE,
        version=version(),
        architecture=architecture,
        kilobytes=-(-inspection.size(root) // 1024),
        depends=", ".join(depends(app)),
        developers=DEVELOPERS,
        email=EMAIL,
        homepage=HOMEPAGE,
    )
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)  # noqa: S324  what dpkg wants
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    (root / "DEBIAN" / "md5sums").write_text("".join(sums), encoding="utf-8")
    normalise(root, app.name)
    package = DIST / f"{PACKAGE}_{version()}_{architecture}.deb"
    DIST.mkdir(exist_ok=True)
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(package)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)}
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    return package


def lay_out(app: Path, root: Path) -> None:
    """Put the frozen program *app*, and all that Debian wants with it, where they belong below *root*."""
    home = root / "usr" / "lib" / APP
    shutil.copytree(app, home, symlinks=True)
    games = root / "usr" / "games"
    games.mkdir(parents=True)
    (games / APP).symlink_to(f"../lib/{APP}/{APP}")
    share = root / "usr" / "share"
    desktop_files.install(share, program=f"/usr/games/{APP}")
    documents = share / "doc" / PACKAGE
    documents.mkdir(parents=True)
    shutil.copyfile(_SOURCES / "copyright", documents / "copyright")
    (documents / "changelog.gz").write_bytes(gzip.compress(changelog.for_debian().encode(), 9, mtime=0))
    (documents / "licences").symlink_to(f"../../../lib/{APP}/_internal/licences")
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(_SOURCES / "lintian-overrides", overrides / PACKAGE)


def depends(app: Path) -> list[str]:
    """What the package must be installed with: the packages that have the libraries *app* needs and has not."""
    packages = inspection.packages_of_libraries()
    needed = {packages[library] for library in inspection.from_the_system(app)} - {"libc6"}
    return [f"libc6 (>= {inspection.oldest_glibc(app)})", *sorted(needed)]


def normalise(root: Path, program: str) -> None:
    """Give everything below *root* the same time and modes on every machine."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == program else 0o644)
        os.utime(path, (EPOCH, EPOCH), follow_symlinks=False)
