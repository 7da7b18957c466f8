"""How does the frozen program become a disk image for macOS, signed and notarised where the secrets for that exist?"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from steps.project import DIST, NAME, PACKAGE, PACKAGING, WORK, machine, version

IDENTITY = "MACOS_SIGNING_IDENTITY"
"""The environment variable that names the certificate in the keychain. Without it the program is signed by nobody."""

NOTARY_PROFILE = "MACOS_NOTARY_PROFILE"
"""The environment variable that names the credentials which ``notarytool`` has stored. Without it Apple is not asked."""


def build(app: Path) -> Path:
    """The disk image of the ``.app``, in ``dist/``: drag it into Applications, and that is it."""
    identity = os.environ.get(IDENTITY) or "-"  # a secret that does not exist is empty
    sign = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != "-":
        entitlements = PACKAGING / "macos" / "entitlements.plist"
        sign += ["--timestamp", "--options", "runtime", "--entitlements", str(entitlements)]
    subprocess.run([*sign, str(app)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(app)], check=True)

    folder = WORK / "dmg"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # ditto keeps what belongs to a signature, and cannot be replaced by shutil.
    subprocess.run(["ditto", str(app), str(folder / app.name)], check=True)
    (folder / "Applications").symlink_to("/Applications")
    package = DIST / f"{PACKAGE}-{version()}-macos-{machine()}.dmg"
    DIST.mkdir(exist_ok=True)
    make = [
        "hdiutil",
        "create",
        "-volname",
        NAME,
        "-srcfolder",
        str(folder),
        "-fs",
        "HFS+",
        "-format",
        "ULMO",
        "-ov",
    ]
    subprocess.run([*make, str(package)], check=True, stdout=subprocess.DEVNULL)
    if profile := os.environ.get(NOTARY_PROFILE):
        submit = ["xcrun", "notarytool", "submit", "--wait", "--keychain-profile", profile]
        subprocess.run([*submit, str(package)], check=True)
        subprocess.run(["xcrun", "stapler", "staple", str(package)], check=True)
    return package
