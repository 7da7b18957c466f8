"""The whole program for every test that asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.settings import Pace, Settings, TableChoice
from mexicantrain_qt.settings_store import SettingsStore
from tests.program.programs import A_WHILE, Start


@pytest.fixture
def settings() -> Settings:
    """With which settings the program starts for the first time; a file of tests may have its own."""
    return Settings(language="en", pace="at_once")


@pytest.fixture
def start(tmp_path: Path, settings: Settings, qtbot: QtBot) -> Iterator[Start]:
    """Start the program in a folder of its own; call it again for the next start."""
    started: list[Program] = []
    SettingsStore(tmp_path / "settings.json").save(settings)

    def close_all() -> None:
        for old in started:
            old.window.close()

    def new_program(
        table: TableChoice | None = None, file: Path | None = None, *, pace: Pace | None = None
    ) -> Program:
        close_all()
        program = Program(tmp_path)
        started.append(program)
        qtbot.addWidget(program.window)
        with qtbot.waitExposed(program.window):
            program.show(table, file, pace=pace)
        # The last thing that a start does.
        qtbot.waitUntil(lambda: program.thinker._worker is not None, timeout=A_WHILE)
        return program

    yield new_program
    close_all()
