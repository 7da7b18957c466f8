"""Does whoever is to move get a hint when asking, and nobody a stale one?"""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.hint import Hint
from mexicantrain_qt.controller.hints import Hints
from mexicantrain_qt.rules.actions import Draw, Pass, Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import NOTHING_FITS, TWO, Table, game_at, setup_for

ON_M = Play(Tile(10, 12), "M")
AT_HOME = Play(Tile(3, 6), "A")


class Asking:
    """A table, and everything that is said about hints there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hints = Hints(table.controller, table.thinker)
        self.heard: list[tuple[str, Any]] = []
        self.hints.offered.connect(lambda on: self.heard.append(("offered", on)))
        self.hints.sought.connect(lambda on: self.heard.append(("sought", on)))
        self.hints.hinted.connect(lambda hint: self.heard.append(("hinted", hint)))
        self.hints.gone.connect(lambda: self.heard.append(("gone", None)))

    @property
    def hint(self) -> Hint:
        """The last hint that was given."""
        found: list[Hint] = [what for name, what in self.heard if name == "hinted"]
        return found[-1]

    def offered(self) -> bool:
        """Whether a hint could be had now."""
        return bool([what for name, what in self.heard if name == "offered"][-1])

    def names(self) -> list[str]:
        return [name for name, _ in self.heard if name != "offered"]

    def get(self) -> None:
        """Ask, and get an answer."""
        self.hints.ask()
        self.table.thinker.rank(ON_M, AT_HOME)


@pytest.fixture
def asking(table: Table) -> Asking:
    asking = Asking(table)
    table.controller.open_game(game_at("pc", TWO))
    return asking


def test_the_best_action_comes_with_its_reason_and_how_much_better_it_is(asking: Asking) -> None:
    asking.get()
    assert asking.hint.action == ON_M
    assert asking.hint.reason == "sheds_heavy_spare"
    assert asking.hint.better == 3.0
    assert asking.hint.view.legal == asking.table.last("your_turn")[0].legal
    assert asking.names() == ["sought", "sought", "hinted"]


def test_only_the_view_of_the_person_is_thought_about(asking: Asking) -> None:
    asking.hints.ask()
    (view,) = asking.table.thinker.to_rank.values()
    assert view == asking.table.game.view(0)
    assert view.hands is None


def test_who_asks_twice_hears_the_hint_twice_and_it_is_thought_about_once(asking: Asking) -> None:
    asking.get()
    first = asking.hint
    asking.hints.ask()
    assert asking.names()[-1] == "hinted"
    assert asking.hint is first
    assert asking.table.thinker.to_rank == {}


def test_who_is_impatient_asks_only_once(asking: Asking) -> None:
    asking.hints.ask()
    asking.hints.ask()
    assert len(asking.table.thinker.to_rank) == 1


def test_the_only_thing_to_do_needs_no_thought(table: Table) -> None:
    table.controller.set_automatic(False)
    asking = Asking(table)
    table.controller.open_game(game_at("pc", NOTHING_FITS))
    asking.hints.ask()
    assert (asking.hint.action, asking.hint.reason, asking.hint.better) == (Draw(), "must_draw", None)
    table.controller.draw()
    table.settle()
    asking.hints.ask()
    assert (asking.hint.action, asking.hint.reason) == (Pass(), "must_pass")
    assert table.thinker.to_rank == {}


def test_a_hint_is_over_when_something_was_done(asking: Asking) -> None:
    asking.get()
    asking.table.controller.play(AT_HOME.tile, AT_HOME.train)
    assert asking.names()[-1] == "gone"
    asking.hints.ask()
    assert asking.names()[-1] == "gone"
    assert asking.table.thinker.to_rank == {}


def test_a_hint_stays_when_the_settings_are_applied_once_more(asking: Asking) -> None:
    asking.get()
    asking.table.controller.set_automatic(True)
    asking.hints.allow(True)
    assert asking.names()[-1] == "hinted"


def test_hints_are_offered_to_who_is_to_move_and_to_nobody_else(asking: Asking) -> None:
    assert asking.offered()
    asking.table.controller.play(AT_HOME.tile, AT_HOME.train)
    assert not asking.offered()
    asking.table.settle()
    assert asking.table.thinker.thinks()
    assert not asking.offered()
    asking.table.thinker.answer()
    asking.table.settle()
    assert asking.offered()


@pytest.mark.parametrize("what", ["play", "undo", "new game", "strict table"])
def test_what_makes_an_end_of_the_turn_makes_an_end_of_the_search(asking: Asking, what: str) -> None:
    controller = asking.table.controller
    if what == "undo":
        controller.open_game(game_at("pc", TWO.replace("5-8", "3-7 3-8")))
        controller.play(ON_M.tile, ON_M.train)
        asking.table.settle()
        asking.table.thinker.answer()
        asking.table.settle()
    asking.hints.ask()
    assert len(asking.table.thinker.to_rank) == 1
    if what == "play":
        controller.play(AT_HOME.tile, AT_HOME.train)
    elif what == "undo":
        controller.undo()
    elif what == "new game":
        controller.new_game(setup_for("pc"))
    else:
        asking.hints.allow(False)
    assert asking.table.thinker.to_rank == {}
    assert asking.names()[-1] == "sought"
    assert asking.heard[-1] != ("sought", True)


def test_a_late_answer_is_no_hint(asking: Asking) -> None:
    asking.hints.ask()
    ticket = min(asking.table.thinker.to_rank)
    asking.table.controller.play(AT_HOME.tile, AT_HOME.train)
    asking.table.thinker.ranked.emit(ticket, ())
    assert "hinted" not in asking.names()


def test_a_hint_that_is_not_wanted_goes_and_can_be_asked_for_again(asking: Asking) -> None:
    asking.get()
    asking.hints.dismiss()
    assert asking.names()[-1] == "gone"
    asking.get()
    assert asking.hint.action == ON_M


def test_a_strict_table_gives_no_hints(asking: Asking) -> None:
    asking.get()
    asking.hints.allow(False)
    assert asking.names()[-1] == "gone"
    assert not asking.offered()
    asking.hints.ask()
    assert asking.table.thinker.to_rank == {}
    asking.hints.allow(True)
    assert asking.offered()


def test_between_two_people_nobody_gets_a_hint_for_the_other(store: SaveStore, qtbot: QtBot) -> None:
    table = Table(store)
    asking = Asking(table)
    table.controller.open_game(game_at("pp", TWO))
    assert not asking.offered()
    asking.hints.ask()
    assert table.thinker.to_rank == {}
    table.controller.ready()
    asking.hints.ask()
    assert [view.seat for view in table.thinker.to_rank.values()] == [0]


def test_the_computer_players_go_on_when_a_hint_is_cancelled(asking: Asking) -> None:
    asking.hints.ask()
    asking.table.controller.play(AT_HOME.tile, AT_HOME.train)
    asking.table.settle()
    asking.hints.dismiss()
    assert asking.table.thinker.thinks()
