"""Does the rule book leave out only what makes no difference, and does every refusal lead into it?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import Reason, legal_actions, refusal
from mexicantrain_qt.rules.options import CARDINAL, CLASSIC, QUICK, SHEETS, RuleOptions
from mexicantrain_qt.rules.tiles import full_set
from mexicantrain_qt.windows import rule_book as module
from mexicantrain_qt.windows.rule_book import explanation, is_said
from tests.windows.rule_tables import COMPANIONS, TABLES, VALUES, book_of, changed, sentences


def small(options: RuleOptions) -> RuleOptions:
    """The same rules with few tiles, so that a round is short and everything in it happens soon."""
    return replace(options, highest=6, hand_sizes=(7, 6, 5), rounds=min(options.rounds, 2))


def course(options: RuleOptions, actions: list[Action] | None, seed: int) -> list[object]:
    """What may be done in a round, and how it ends, when these *actions* (or those of chance) are done."""
    dice = random.Random(seed)
    players = tuple(Player(name, "person") for name in ("Ana", "Leo", "Max"))
    game = Game(Setup(small(options), players, f"{seed}"))
    told: list[object] = []
    while not game.round_over:
        legal = legal_actions(game.state)
        told.append(legal)
        if actions is not None and len(told) > len(actions):
            break
        action = dice.choice(legal) if actions is None else actions[len(told) - 1]
        told.append(action)
        if action not in legal:
            break
        game.apply(action)
    return [*told, game.state.result]


def is_the_same_game(one: RuleOptions, other: RuleOptions) -> bool:
    """Whether chance finds no difference between two tables."""
    # the same dice make the same choices as long as the same things are legal
    return all(course(one, None, seed) == course(other, None, seed) for seed in range(3))


def test_different_tables_are_different_games() -> None:
    assert not is_the_same_game(QUICK, CLASSIC)
    assert not is_the_same_game(QUICK, replace(QUICK, follow_up="on_the_double"))


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=list(SHEETS))
@pytest.mark.parametrize("companion", COMPANIONS, ids=str)
def test_what_the_book_leaves_out_makes_no_difference(sheet: RuleOptions, companion: dict[str, Any]) -> None:
    table = changed(sheet, **companion)
    if table is None:
        pytest.skip("no such table")
    for name, value in VALUES:
        other = changed(table, **{name: value})
        if other is not None and not is_said(name, table):
            assert is_the_same_game(table, other), f"{name}={value}"


@pytest.mark.parametrize(
    "table",
    [
        replace(CLASSIC, mexican_train_from="first_turn"),
        replace(QUICK, mexican_train_from="never", marker_when="no_own_or_mexican_play"),
        replace(CARDINAL, mexican_train_from="never", marker_when="no_own_or_mexican_play"),
    ],
    ids=["whole train", "no Mexican Train", "no Mexican Train, together"],
)
def test_a_value_that_is_put_more_plainly_comes_to_the_same(table: RuleOptions) -> None:
    plain = module._as_spoken_of(table)
    assert plain != table
    assert is_the_same_game(table, plain)


def test_when_first_trains_are_laid_together_both_early_mexican_trains_are_the_same() -> None:
    early, late = (replace(CARDINAL, mexican_train_from=when) for when in ("first_turn", "second_turn"))
    assert sentences(early)["mexican_train_from"] == sentences(late)["mexican_train_from"]
    assert is_the_same_game(early, late)


def attempts(game: Game) -> Iterator[Action]:
    """Everything that somebody might try."""
    yield from (Draw(), Pass(), Done(), Call())
    for train in game.state.trains:
        for tile in full_set(game.setup.options.highest):
            yield Play(tile, train.name)


@pytest.mark.parametrize("sheet", [*SHEETS.values(), *TABLES[::40]])
def test_every_refusal_leads_to_a_paragraph(sheet: RuleOptions) -> None:
    anchors = book_of(small(sheet), 3).anchors
    dice = random.Random(repr(sheet))
    game = Game(Setup(small(sheet), tuple(Player(name, "person") for name in "ABC"), "refusals"))
    refused = set()
    while not game.round_over:
        for action in attempts(game):
            reason = refusal(game.state, action)
            if reason is not None:
                refused.add(reason)
                assert explanation(reason, action, game.setup.options) in anchors, f"{reason} {action}"
        game.apply(dice.choice(legal_actions(game.state)))
    assert {Reason.DOES_NOT_MATCH, Reason.TRAIN_IS_CLOSED, Reason.MUST_PLAY} <= refused


def test_every_reason_has_its_paragraph() -> None:
    for reason in Reason:
        assert explanation(reason, Pass(), CLASSIC)
