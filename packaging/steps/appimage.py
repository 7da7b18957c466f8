"""How does the frozen program become one file that runs on any Linux desktop?"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from steps import archives, desktop_files
from steps.project import APP, DIST, EPOCH, ID, PACKAGE, PACKAGING, WORK, machine, version

RUNTIME = "APPIMAGE_RUNTIME"
"""The environment variable that names the official runtime; without it the small one of this project is compiled."""

_SMALL_RUNTIME = PACKAGING / "linux" / "appimage_runtime.c"
_STATIC_LIBRARIES = ("squashfuse_ll", "squashfuse", "fuse3", "zstd")
_ICON = 256
"""The size of the picture that desktops show; from the drawing beside it they make the others."""

_MAGIC = b"AI\x02"
_MAGIC_AT = 8


def build(app: Path) -> Path:
    """The AppImage of the frozen program *app*, in ``dist/``."""
    root = WORK / "AppDir"
    shutil.rmtree(root, ignore_errors=True)
    home = root / "usr" / "lib" / APP
    shutil.copytree(app, home, symlinks=True)
    desktop_files.install(root / "usr" / "share")
    for picture in (root / "usr" / "share" / "icons").rglob("*.png"):
        if f"{_ICON}x{_ICON}" not in picture.parts:
            picture.unlink()
    (root / "AppRun").symlink_to(f"usr/lib/{APP}/{APP}")
    (root / f"{ID}.desktop").symlink_to(f"usr/share/applications/{ID}.desktop")
    (root / f"{ID}.png").symlink_to(f"usr/share/icons/hicolor/{_ICON}x{_ICON}/apps/{ID}.png")
    (root / ".DirIcon").symlink_to(f"{ID}.png")
    archives.normalise(root, APP)
    image = WORK / "appimage.squashfs"
    _squash(root, image)
    package = DIST / f"{PACKAGE}-{version()}-{machine()}.AppImage"
    DIST.mkdir(exist_ok=True)
    package.write_bytes(_runtime() + image.read_bytes())
    package.chmod(0o755)
    return package


def _squash(root: Path, image: Path) -> None:
    # Larger blocks, or xz, would be unpacked at every start for a fraction of what is in them.
    command = [
        "mksquashfs",
        str(root),
        str(image),
        "-comp",
        "zstd",
        "-Xcompression-level",
        "22",
        "-b",
        "256K",
    ]
    command += ["-noappend", "-all-root", "-no-progress", "-quiet", "-no-xattrs"]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)}
    subprocess.run(command, env=environment, check=True)


def _runtime() -> bytes:
    if official := os.environ.get(RUNTIME):
        return Path(official).read_bytes()
    compiled = WORK / "appimage_runtime"
    options = ["-Os", "-s", "-Wl,--gc-sections,--as-needed", "-D_FILE_OFFSET_BITS=64", "-o", str(compiled)]
    # Static, but for the C library: whoever has none that fits could not run what is inside either.
    libraries = ["-Wl,-Bstatic", *(f"-l{name}" for name in _STATIC_LIBRARIES), "-Wl,-Bdynamic"]
    command = ["cc", *options, str(_SMALL_RUNTIME), *libraries]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"The runtime of the AppImage could not be compiled:\n{done.stderr}")
    program = bytearray(compiled.read_bytes())
    program[_MAGIC_AT : _MAGIC_AT + len(_MAGIC)] = _MAGIC
    return bytes(program)
