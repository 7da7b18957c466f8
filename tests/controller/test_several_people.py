"""Does nobody at one computer see the hand of another?"""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mexicantrain_qt.controller.perspective import view_of
from mexicantrain_qt.rules.actions import Call, Play
from mexicantrain_qt.rules.events import LastTileCalled, TileDrawn
from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.rules.options import CARDINAL, CLASSIC, QUICK, RuleOptions
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import CALLS, NOTHING_FITS, TWO, Table, game_at, setup_for


def test_the_first_hand_is_shown_when_its_owner_is_ready(table: Table) -> None:
    table.controller.new_game(setup_for("pp"))
    assert table.last("happened")[1].hand == frozenset()
    table.settle()
    assert table.last("cover") == (0,)
    table.forget()
    table.controller.ready()
    assert table.heard == [("shown", (table.game.view(0),)), ("your_turn", (table.game.view(0),))]


def test_the_screen_is_covered_between_two_people(table: Table) -> None:
    table.controller.open_game(game_at("pp", TWO))
    table.controller.ready()
    table.controller.play(Tile(3, 6), "A")
    assert table.last("happened")[1] == table.game.view(0)
    table.forget()
    table.settle()
    assert table.heard == [("cover", (1,))]
    table.controller.ready()
    assert table.names[1:] == ["shown", "your_turn"]
    assert table.last("your_turn") == (table.game.view(1),)


def test_nobody_plays_while_the_screen_is_covered(table: Table) -> None:
    table.controller.open_game(game_at("pp", TWO))
    table.controller.play(Tile(3, 6), "A")
    assert table.last("refused") == (Play(Tile(3, 6), "A"), Reason.NOT_YOUR_TURN)
    table.controller.ready()
    table.controller.play(Tile(3, 6), "A")
    table.settle()
    table.controller.play(Tile(0, 1), "B")
    assert table.last("refused") == (Play(Tile(0, 1), "B"), Reason.NOT_YOUR_TURN)


def test_ready_without_a_cover_is_nothing(table: Table) -> None:
    table.controller.open_game(game_at("pp", TWO))
    table.controller.ready()
    table.forget()
    table.controller.ready()
    assert table.heard == []


def test_a_cover_does_not_outlive_its_game(table: Table) -> None:
    table.controller.open_game(game_at("pp", TWO))
    table.controller.new_game(setup_for("pc"))
    table.forget()
    table.controller.ready()
    assert table.heard == []


def test_the_one_person_among_computers_is_never_covered(quick_table: Table) -> None:
    quick_table.controller.open_game(game_at("cp", TWO))
    quick_table.thinker.answer()
    assert "cover" not in quick_table.names


def test_the_same_person_twice_in_a_row_is_not_covered(table: Table) -> None:
    table.controller.open_game(game_at("pp", TWO.replace("3-6", "3-3 3-6")))
    table.controller.ready()
    table.controller.play(Tile(3, 3), "A")
    table.forget()
    table.settle()
    assert table.names == ["your_turn"]


def test_what_is_done_by_itself_waits_for_its_person(table: Table) -> None:
    table.controller.open_game(game_at("pp", NOTHING_FITS))
    assert table.log() == ((),)
    table.controller.ready()
    assert len(table.log()[0]) == 1


def test_whoever_sat_there_last_sees_what_the_computers_do(table: Table) -> None:
    table.controller.open_game(
        game_at("pcp", TWO.replace("hand B", "train C: 12-1\nhand C: 8-8 9-9\nhand B"))
    )
    table.controller.ready()
    table.controller.play(Tile(3, 6), "A")
    table.settle()
    table.thinker.answer()
    assert table.last("happened")[1].seat == 0
    table.settle()
    assert table.last("cover") == (2,)


def test_a_new_round_shows_no_hand_before_somebody_is_ready(quick_table: Table) -> None:
    controller = quick_table.controller
    controller.open_game(game_at("pp", TWO.replace("3-6 5-8 10-12 0-0", "3-6")))
    controller.ready()
    controller.play(Tile(3, 6), "A")
    assert quick_table.names[-1] == "round_over"
    quick_table.forget()
    controller.next_round()
    assert quick_table.all("happened")[0][1].hand == frozenset()
    assert quick_table.names[-1] == "cover"


def test_whoever_forgot_may_still_call_until_the_next_one_is_ready(table: Table) -> None:
    table.controller.open_game(game_at("pp", CALLS.format(turn="A", a="3-6 0-0", b="5-7 7-8 0-1")))
    table.controller.ready()
    table.controller.play(Tile(3, 6), "A")
    table.settle()
    table.controller.call()
    assert table.last("happened")[0] == (LastTileCalled(0),)
    table.settle()
    assert table.last("cover") == (1,)
    table.controller.ready()
    table.controller.call()
    assert table.last("refused") == (Call(), Reason.NOTHING_TO_CALL)


def test_who_watches_computers_sees_no_hand(quick_table: Table) -> None:
    quick_table.controller.new_game(setup_for("ccc"))
    while not quick_table.game.round_over:
        quick_table.thinker.answer()
    for events, view in quick_table.all("happened"):
        assert (view.seat, view.hand, view.drawn, view.legal) == (0, frozenset(), None, ())
        assert not any(isinstance(event, TileDrawn) and event.tile for event in (*events, *view.history))
    assert quick_table.last("happened")[1].hands is not None
    assert quick_table.names[-1] == "round_over"


@given(
    kinds=st.text("pc", min_size=2, max_size=5),
    options=st.sampled_from([QUICK, CLASSIC, CARDINAL]),
    seed=st.integers(0, 10_000),
)
@settings(
    max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture]
)  # a new table each time
def test_no_hand_is_ever_shown_to_anybody_else(
    kinds: str, options: RuleOptions, seed: int, store: SaveStore, qapp: object
) -> None:
    table = Table(store, settles_at_once=True)
    controller, chance = table.controller, random.Random(seed)
    sitting: int | None = kinds.index("p") if kinds.count("p") == 1 else None
    controller.new_game(setup_for(kinds, options, str(seed)))
    for _ in range(60):
        for name, what in table.heard:
            if name in ("happened", "shown", "your_turn"):
                assert what[-1].seat == (sitting or 0)
                assert sitting is not None or not what[-1].hand
        table.forget()
        state = table.game.state
        if table.game.round_over:
            break
        if table.thinker.thinks():
            table.thinker.answer(chance.choice(table.thinker.asked[-1][1].legal))
        elif state.turn != sitting:
            sitting = state.turn
            controller.ready()
        else:
            action = chance.choice(table.game.view(state.turn).legal)
            controller.play(action.tile, action.train) if isinstance(action, Play) else {
                "Draw": controller.draw,
                "Pass": controller.pass_turn,
                "Done": controller.done,
                "Call": controller.call,
            }[type(action).__name__]()
        if chance.random() < 0.1:
            controller.undo()
            controller.redo()
    assert view_of(table.game, None).hand == frozenset()
