"""How does the frozen program become a Debian package?"""

from __future__ import annotations

import gzip
import hashlib
import shutil
from pathlib import Path

from steps import archives, changelog, desktop_files, inspection
from steps.project import (
    APP,
    DEVELOPERS,
    DIST,
    EMAIL,
    EPOCH,
    HOMEPAGE,
    PACKAGE,
    PACKAGING,
    WORK,
    machine,
    version,
)

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
Recommends: {recommends}
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
    architecture = _ARCHITECTURES[machine()]
    control = _CONTROL.format(
        package=PACKAGE,
        version=version(),
        architecture=architecture,
        kilobytes=-(-inspection.size(root) // 1024),
        depends=", ".join(depends(app)),
        recommends=", ".join(recommends(app)),
        developers=DEVELOPERS,
        email=EMAIL,
        homepage=HOMEPAGE,
    )
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)  # noqa: S324  what dpkg wants
    about = WORK / "deb-control"
    shutil.rmtree(about, ignore_errors=True)
    about.mkdir()
    (about / "control").write_text(control, encoding="utf-8")
    (about / "md5sums").write_text("".join(sums), encoding="utf-8")
    for folder in (root, about):
        archives.normalise(folder, app.name)
        archives.tar_xz(folder, folder.with_suffix(".tar.xz"))
    DIST.mkdir(exist_ok=True)
    package = DIST / f"{PACKAGE}_{version()}_{architecture}.deb"
    write_deb(package, about.with_suffix(".tar.xz"), root.with_suffix(".tar.xz"))
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
    """The packages without whose libraries *app* does not start."""
    libc = f"libc6 (>= {inspection.oldest_glibc(app)})"
    return [libc, *(names for names in _packages(app, optional=False) if names != "libc6")]


def recommends(app: Path) -> list[str]:
    """The packages that *app* uses if they are there, and a font to write with."""
    return [*_packages(app, optional=True), "fonts-dejavu-core | fonts-noto-core | fonts-liberation"]


def _packages(app: Path, *, optional: bool) -> list[str]:
    providers = inspection.providers()
    wanted = (providers[library] for library in inspection.from_the_system(app) if library in providers)
    return sorted({provider.packages for provider in wanted if provider.optional == optional})


def write_deb(package: Path, control: Path, payload: Path) -> None:
    """Make a Debian package of two archives: an ``ar`` of them, after the format's version."""
    members = {
        "debian-binary": b"2.0\n",
        "control.tar.xz": control.read_bytes(),
        "data.tar.xz": payload.read_bytes(),
    }
    with package.open("wb") as file:
        file.write(b"!<arch>\n")
        for name, content in members.items():
            head = f"{name:<16}{EPOCH:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n"
            file.write(head.encode("ascii") + content + b"\n" * (len(content) % 2))
