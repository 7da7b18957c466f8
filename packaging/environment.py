"""What does this checkout need before it runs, and how is that put in place? Packages of Python, libraries of the system."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "packaging"
LIBRARY_NAMES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
"""Debian's packages whose names do not follow from the library's; see ``debian_package``."""


def lock_text(lock: Path) -> str:
    """The lines of *lock*, with those of the locks it includes."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    included = [lock_text(lock.parent / line[3:].strip()) for line in lines if line.startswith("-r ")]
    return "\n".join([*included, *lines])


def bin_folder(venv: Path) -> Path:
    return venv / ("Scripts" if os.name == "nt" else "bin")


def venv_python(venv: Path) -> Path:
    return bin_folder(venv) / ("python.exe" if os.name == "nt" else "python")


def debian_package(library: str) -> str:
    """Debian's package of a library: its name and version in lower case, a hyphen between two digits."""
    if library in LIBRARY_NAMES:
        return LIBRARY_NAMES[library]
    name, _, version = library.lower().replace("_", "-").partition(".so.")
    return f"{name}{'-' if name[-1].isdigit() else ''}{version.partition('.')[0]}"


def install_system_packages(packages: Sequence[str], reason: str) -> None:
    """Install Debian packages where that is allowed without a question; else stop with what to do."""
    names = " ".join(packages)
    if shutil.which("apt-get") is None:
        sys.exit(f"{reason} Install what Debian calls {names} with your system's package manager.")
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    may = not as_root or (
        shutil.which("sudo") is not None
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    )
    if not may:
        sys.exit(f"{reason} Please run: sudo apt-get install {names}")
    print(f"{reason} Installing {names}.", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = [*as_root, "apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    subprocess.run([*as_root, "apt-get", "update", "-q"], env=environment, check=False)
    if subprocess.run(install, env=environment, check=False).returncode:
        sys.exit(f"{reason} apt-get could not install {names}; its message is above.")


def missing_libraries(files: Sequence[Path]) -> list[str]:
    """The shared libraries that *files* need and this system does not have."""
    if shutil.which("ldd") is None:
        return []
    missing = set()
    for file in files:
        listing = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False).stdout
        missing.update(re.findall(r"^\s*(\S+) => not found", listing, re.MULTILINE))
    return sorted(missing)


def check_qt_libraries(venv: Path) -> None:
    """See to it that Qt can start here: its wheel leaves some libraries to a Linux system."""
    if not sys.platform.startswith("linux"):
        return
    qt = next(venv.glob("lib/python3*/site-packages/PySide6"))
    files = [qt / "lrelease", *(qt / f"Qt/plugins/platforms/lib{name}.so" for name in ("qoffscreen", "qxcb"))]
    missing = missing_libraries(files)
    if missing:
        packages = sorted({debian_package(library) for library in missing})
        install_system_packages(packages, "Qt needs libraries that this system does not have.")
    still = missing_libraries(files) if missing else []
    if still:
        sys.exit(f"Qt still needs {', '.join(still)}; install the packages that contain them.")


def set_up(venv: Path, lock: Path) -> Path:
    """Make *venv* hold what *lock* names, unless it does already. The environment's Python."""
    python = venv_python(venv)
    stamp = venv / f"{lock.stem}.sha256"
    wanted = hashlib.sha256(lock_text(lock).encode()).hexdigest()
    if not python.exists() or not stamp.exists() or stamp.read_text() != wanted:
        if not python.exists():
            if importlib.util.find_spec("ensurepip") is None:
                package = f"python3.{sys.version_info.minor}-venv"
                install_system_packages([package], "This Python cannot make virtual environments.")
            print(f"Making {venv.relative_to(ROOT)}", flush=True)
            subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)
        print(f"Installing what {lock.relative_to(ROOT)} names", flush=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(lock)]
        if subprocess.run(pip, check=False).returncode:
            sys.exit("pip could not install the packages; its message is above. Is there a network?")
        stamp.write_text(wanted)
    check_qt_libraries(venv)
    return python


def check_freezing() -> None:
    """See to it that this system has what PyInstaller needs: a Python that is a library, and what looks into libraries."""
    if not sys.platform.startswith("linux"):
        return
    library = str(sysconfig.get_config_var("INSTSONAME"))
    folders = [Path(str(sysconfig.get_config_var("LIBDIR")))]
    folders.append(folders[0] / str(sysconfig.get_config_var("MULTIARCH") or ""))
    if not any((folder / library).exists() for folder in folders):
        package = f"libpython3.{sys.version_info.minor}"
        install_system_packages([package], "This Python is no shared library, which PyInstaller needs.")
    if shutil.which("objdump") is None:
        install_system_packages(["binutils"], "PyInstaller looks into libraries with objdump.")
