"""How much memory does this process have in use?"""

from __future__ import annotations

import sys
from pathlib import Path


def megabytes() -> float | None:
    """What is resident now, in MiB; on macOS the most that ever was. ``None`` where the system does not tell."""
    size = _bytes()
    return None if size is None else round(size / 2**20, 1)


if sys.platform == "linux":

    def _bytes() -> int | None:
        status = Path("/proc/self/status").read_text(encoding="utf-8")
        resident = next((line for line in status.splitlines() if line.startswith("VmRSS:")), None)
        return None if resident is None else int(resident.split()[1]) * 1024

elif sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _Counters(ctypes.Structure):
        _fields_ = (
            ("cb", wintypes.DWORD),
            ("PageFaultCount", wintypes.DWORD),
            *((name, ctypes.c_size_t) for name in ("PeakWorkingSetSize", "WorkingSetSize")),
            *((f"Other{number}", ctypes.c_size_t) for number in range(6)),
        )

    def _bytes() -> int | None:
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = wintypes.HANDLE
        kernel.K32GetProcessMemoryInfo.argtypes = (
            wintypes.HANDLE,
            ctypes.POINTER(_Counters),
            wintypes.DWORD,
        )
        counters = _Counters(cb=ctypes.sizeof(_Counters))
        known = kernel.K32GetProcessMemoryInfo(
            kernel.GetCurrentProcess(), ctypes.byref(counters), counters.cb
        )
        return int(counters.WorkingSetSize) if known else None

else:
    import resource

    def _bytes() -> int | None:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
