"""How does a folder become a ``.tar.xz``, small and the same on every machine?"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from steps import desktop_files
from steps.project import APP, DIST, EPOCH, PACKAGE, PACKAGING, ROOT, WORK, machine, version


def build(app: Path) -> Path:
    """The archive of the frozen program *app*, in ``dist/``, to be unpacked and started anywhere."""
    name = f"{PACKAGE}-{version()}-linux-{machine()}"
    parent = WORK / "archive"
    shutil.rmtree(parent, ignore_errors=True)
    folder = parent / name
    shutil.copytree(app, folder, symlinks=True)
    desktop_files.install(folder / "share")
    shutil.copyfile(PACKAGING / "linux" / "README.txt", folder / "README.txt")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    normalise(parent, APP)
    DIST.mkdir(exist_ok=True)
    package = DIST / f"{name}.tar.xz"
    tar_xz(parent, package)
    return package


def normalise(root: Path, program: str) -> None:
    """Give everything in *root* the same time and modes on every machine; only *program* can be run."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == program else 0o644)
        os.utime(path, (EPOCH, EPOCH), follow_symlinks=False)


def tar_xz(folder: Path, archive: Path) -> None:
    """Pack what is in *folder* into *archive*, as files of root."""
    tar = [
        "tar",
        "--create",
        "--format=gnu",
        "--sort=name",
        "--owner=root:0",
        "--group=root:0",
        f"--directory={folder}",
        ".",
    ]
    # Most of it is machine code, which the filter makes 8 % smaller.
    code = ["--x86"] if machine() == "x86_64" else []
    with archive.open("wb") as file, subprocess.Popen(tar, stdout=subprocess.PIPE) as packing:
        subprocess.run(["xz", *code, "--lzma2=preset=9"], stdin=packing.stdout, stdout=file, check=True)
    if packing.returncode:
        raise subprocess.CalledProcessError(packing.returncode, tar)
