"""What is heard when something happens on the table?"""

from __future__ import annotations

import logging
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, QUrl

from mexicantrain_qt import paths
from mexicantrain_qt.rules.events import Event, MarkerRaised, RoundEnded, RoundStarted, TileDrawn, TilePlayed

_log = logging.getLogger(__name__)

_SOUNDS: dict[type[object], str] = {
    RoundEnded: "round_end",
    RoundStarted: "shuffle",
    MarkerRaised: "whistle",
    TilePlayed: "tile",
    TileDrawn: "draw",
}
"""The sound of an event; of several events at the same moment the first one here is heard."""


class Effect(Protocol):
    """One sound that can be played; ``QSoundEffect`` is one."""

    def play(self) -> None: ...

    def setVolume(self, volume: float, /) -> None: ...


class Sounds(QObject):
    """The sounds of the table, once they are loaded; silence until then, and where the system has no sound.

    What happens at the same moment makes one sound.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._effects: dict[str, Effect] = {}
        self._volume = 0
        self._heard: set[str] = set()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._play)

    @property
    def can_be_heard(self) -> bool:
        """Whether this computer lets the program make sounds."""
        return bool(self._effects)

    def load(self) -> None:
        """Get ready; it takes a moment, for which the first picture of the table should not wait."""
        self._effects = load_effects(self)
        self._set_volumes()

    def set_volume(self, volume: int, *, muted: bool) -> None:
        """*volume*: 0…100, as loud as it sounds to an ear."""
        self._volume = 0 if muted else volume
        self._set_volumes()

    def hear(self, event: Event) -> None:
        """Something happened that may have a sound."""
        name = _SOUNDS.get(type(event))
        if name is not None and self._effects and self._volume:
            self._heard.add(name)
            self._soon.start()

    def _play(self) -> None:
        name = next(name for name in _SOUNDS.values() if name in self._heard)
        self._heard.clear()
        self._effects[name].play()

    def _set_volumes(self) -> None:
        # An ear hears steps, not differences: waves a quarter as high sound about half as loud.
        for effect in self._effects.values():
            effect.setVolume((self._volume / 100) ** 2)


def load_effects(parent: QObject) -> dict[str, Effect]:
    """Every sound by its name; none where Qt's part for it, or what that needs of the system, is missing."""
    try:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415 - as in load
    except ImportError as error:
        _log.info("No sound: %s", error)
        return {}
    if QMediaDevices.defaultAudioOutput().isNull():
        _log.info("No sound: there is nothing that could play it")
        return {}
    effects: dict[str, Effect] = {}
    for name in _SOUNDS.values():
        effect = QSoundEffect(parent)
        effect.setSource(QUrl.fromLocalFile(str(paths.resource(f"sounds/{name}.wav"))))
        effects[name] = effect
    return effects
