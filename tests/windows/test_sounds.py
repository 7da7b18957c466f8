"""Is everything heard when it is seen, and is silence no reason to stop?"""

from __future__ import annotations

import subprocess
import sys
import wave
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt import paths
from mexicantrain_qt.app import Program
from mexicantrain_qt.rules.events import (
    DoubleOpened,
    MarkerRaised,
    RoundEnded,
    RoundStarted,
    TileDrawn,
    TilePlayed,
    TurnStarted,
)
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.settings import Pace, Settings
from mexicantrain_qt.settings_store import SettingsStore
from mexicantrain_qt.windows import seating, sounds
from mexicantrain_qt.windows.sounds import Sounds, load_effects

NAMES = ("tile", "draw", "shuffle", "whistle", "round_end")
PLAYED = TilePlayed(0, Tile(1, 2), "A")


class Heard:
    """What would be heard, and how loud."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.volume = -1.0

    def effects(self, _: object) -> dict[str, sounds.Effect]:
        return {name: _Effect(name, self) for name in NAMES}

    def more_than(self, number: int) -> bool:
        return len(self.names) > number


class _Effect:
    def __init__(self, name: str, heard: Heard) -> None:
        self._name = name
        self._heard = heard

    def play(self) -> None:
        self._heard.names.append(self._name)

    def setVolume(self, volume: float, /) -> None:
        self._heard.volume = volume


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    ear = Heard()
    monkeypatch.setattr(sounds, "load_effects", ear.effects)
    return ear


@pytest.fixture
def loaded(heard: Heard, qtbot: QtBot) -> Sounds:
    found = Sounds()
    found.load()
    found.set_volume(50, muted=False)
    return found


def test_every_event_with_a_sound_has_its_own(loaded: Sounds, heard: Heard, qtbot: QtBot) -> None:
    events = (
        PLAYED,
        TileDrawn(0, None),
        RoundStarted(1, 0, (15, 15)),
        MarkerRaised(0),
        RoundEnded((), (), ()),
    )
    for event in events:
        before = len(heard.names)
        loaded.hear(event)
        qtbot.waitUntil(partial(heard.more_than, before))
    assert tuple(heard.names) == NAMES


def test_what_happens_at_once_makes_one_sound(loaded: Sounds, heard: Heard, qtbot: QtBot) -> None:
    for event in (TileDrawn(0, None), PLAYED, TurnStarted(1), MarkerRaised(0), DoubleOpened("A")):
        loaded.hear(event)
    qtbot.waitUntil(lambda: bool(heard.names))
    loaded.hear(PLAYED)
    qtbot.waitUntil(lambda: len(heard.names) > 1)
    assert heard.names == ["whistle", "tile"]


def test_a_muted_table_is_silent(loaded: Sounds, heard: Heard, qtbot: QtBot) -> None:
    loaded.set_volume(50, muted=True)
    loaded.hear(MarkerRaised(0))
    loaded.set_volume(50, muted=False)
    loaded.hear(PLAYED)
    qtbot.waitUntil(lambda: bool(heard.names))
    assert heard.names == ["tile"], "else the whistle would have been heard instead"


def test_louder_is_louder(loaded: Sounds, heard: Heard) -> None:
    found = []
    for volume in (0, 10, 50, 100):
        loaded.set_volume(volume, muted=False)
        found.append(heard.volume)
    assert found == sorted(set(found))
    assert (found[0], found[-1]) == (0.0, 1.0)


def test_a_computer_without_sound_plays_in_silence(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "load_effects", load_effects)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)  # importing it fails, as without libpulse
    silent = Sounds()
    silent.load()
    assert not silent.can_be_heard
    silent.set_volume(50, muted=False)
    silent.hear(PLAYED)
    assert not silent._soon.isActive()


@pytest.mark.parametrize("pace", ["fast", "at_once"])
def test_a_round_is_heard_from_the_shuffling_to_its_end(
    pace: Pace, heard: Heard, tmp_path: Path, qtbot: QtBot
) -> None:
    SettingsStore(tmp_path / "settings.json").save(Settings(language="en", pace=pace))
    program = Program(tmp_path)
    qtbot.addWidget(program.window)
    program.show()
    qtbot.waitUntil(program.window.commands["sound"].isEnabled)
    program.start_game(seating.computer_table(2))
    # A round at the usual pace would take minutes; its beginning is enough to hear that tiles lie down.
    wanted = {"shuffle", "tile"} if pace == "fast" else {"shuffle", "tile", "round_end"}
    qtbot.waitUntil(lambda: wanted <= set(heard.names), timeout=60_000)
    assert heard.names[0] == "shuffle"
    program.window.close()


def test_the_sound_can_be_turned_off_and_stays_off(heard: Heard, tmp_path: Path, qtbot: QtBot) -> None:
    program = Program(tmp_path)
    qtbot.addWidget(program.window)
    program.show()
    qtbot.waitUntil(program.window.commands["sound"].isEnabled)
    assert program.window.commands["sound"].isChecked()
    program.window.commands["sound"].trigger()
    assert heard.volume == 0.0
    assert SettingsStore(tmp_path / "settings.json").load()[0].muted
    program.window.close()


def test_the_sounds_are_those_that_the_script_makes(tmp_path: Path) -> None:
    script = Path(__file__).parents[2] / "packaging" / "steps" / "sounds.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    for name in NAMES:
        with (
            wave.open(str(tmp_path / f"{name}.wav")) as made,
            wave.open(str(paths.resource(f"sounds/{name}.wav"))) as kept,
        ):
            assert made.getparams() == kept.getparams()
            assert made.readframes(made.getnframes()) == kept.readframes(kept.getnframes())
