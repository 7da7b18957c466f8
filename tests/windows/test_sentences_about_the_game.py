"""Is there a sentence for everything that can happen, be chosen or go wrong, in every language?"""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import get_args

import pytest

from mexicantrain_qt.controller import troubles
from mexicantrain_qt.rules import events
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.game import PlayerKind, RoundScore
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.options import CHOICES, HAND_SIZES, SHEETS, Problem, RuleOptions
from mexicantrain_qt.rules.scoring import standing
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import view_for
from mexicantrain_qt.saves.errors import Fault
from mexicantrain_qt.windows import (
    texts,
    texts_events,
    texts_options,
    texts_results,
    texts_table,
    texts_troubles,
    texts_turn,
    texts_values,
)
from tests.windows.conftest import Speak

NAMES = ("Leo", "Ana", "Clara")

HAPPENED: tuple[tuple[Event, str], ...] = (
    (events.RoundStarted(3, 1, (15, 15, 15)), "Round 3: Ana starts."),
    (events.EngineLaid(12, None), "The engine is the double 12."),
    (events.EngineLaid(0, 2), "Clara laid the engine: the double blank."),
    (events.TurnStarted(1), "Ana plays next."),
    (events.TilePlayed(0, Tile(5, 6), "A"), "Leo played 5-6 on their own train."),
    (events.TilePlayed(0, Tile(0, 6), "B"), "Leo played blank-6 on Ana’s train."),
    (events.TilePlayed(1, Tile(6, 6), "M"), "Ana played double 6 on the Mexican Train."),
    (events.TileDrawn(0, Tile(1, 2)), "Leo drew 1-2."),
    (events.TileDrawn(1, None), "Ana drew a tile."),
    (events.TileDrawn(1, None, "engine"), "Ana drew a tile in search of the engine."),
    (events.TileDrawn(1, None, "forgotten_call"), "Ana drew a tile for the forgotten call."),
    (events.Passed(2), "Clara passed."),
    (events.TrainDone(2), "Clara finished laying the train."),
    (events.MarkerRaised(1), "Ana’s train is open now."),
    (events.MarkerLowered(1), "Ana’s train is closed again."),
    (events.DoubleOpened("B"), "Ana’s train ends in an open double."),
    (events.DoubleOpened("M"), "The Mexican Train ends in an open double."),
    (events.DoubleCovered("C"), "The double on Clara’s train is covered."),
    (events.DoubleCovered("M"), "The double on the Mexican Train is covered."),
    (events.DoubleDied("A"), "No tile is left for the double on Leo’s train: it needs no cover."),
    (events.DoubleDied("M"), "No tile is left for the double on the Mexican Train: it needs no cover."),
    (events.LastTileCalled(0), "Leo: last tile!"),
    (events.CallForgotten(0), "Leo forgot to call the last tile."),
    (events.RoundEnded((1,), (3, 0, 5), ((), (), ())), "Ana goes out."),
    (events.RoundEnded((0, 1), (0, 0, 5), ((), (), ())), "Leo and Ana go out."),
    (events.RoundEnded((), (3, 2, 5), ((), (), ())), "The round is blocked: nobody can play."),
)

every_language = pytest.mark.parametrize("language", ["en", "fr", "de", "pt_BR"])


def test_the_table_above_has_every_event() -> None:
    assert {type(event) for event, _ in HAPPENED} == set(get_args(Event))


@pytest.mark.parametrize(("event", "sentence"), HAPPENED, ids=str)
def test_an_event_is_told_in_one_sentence(event: Event, sentence: str) -> None:
    assert texts_events.happened(event, NAMES) == sentence


@every_language
@pytest.mark.parametrize("event", [event for event, _ in HAPPENED], ids=str)
def test_a_sentence_is_whole_in_every_language(event: Event, language: str, speak: Speak) -> None:
    speak(language)
    assert "{" not in texts_events.happened(event, NAMES)


@every_language
def test_every_option_has_a_name_a_sentence_and_named_values(language: str, speak: Speak) -> None:
    speak(language)
    named = [field for group in texts_options.GROUPS.values() for field in group]
    assert sorted(named) == sorted(field.name for field in fields(RuleOptions))
    for field in named:
        name, sentence = texts_options.option(field)
        assert name
        assert sentence.endswith(".")
        values = [texts_values.value(field, value) for value in CHOICES.get(field, ())]
        assert len(set(values)) == len(values), field
    for sizes in HAND_SIZES.values():
        assert all(texts_values.value("hand_sizes", size) for size in sizes)


def test_numbers_of_options_have_their_unit() -> None:
    assert texts_values.value("draw_count", 1) == "1 tile"
    assert texts_values.value("draw_count", 3) == "3 tiles"
    assert texts_values.value("out_bonus", -10) == "minus 10 points"
    assert texts_values.value("highest", 15) == "Double 15"


@pytest.mark.parametrize("problem", get_args(Problem))
def test_options_that_make_no_sense_are_explained(problem: Problem) -> None:
    assert texts_options.problem(problem).endswith(".")


@every_language
def test_every_level_and_every_sheet_has_its_sentence(language: str, speak: Speak) -> None:
    speak(language)
    kinds = get_args(PlayerKind)
    assert len({texts.kind_name(kind) for kind in kinds}) == len(kinds)
    assert all(texts.kind_sentence(kind).endswith(".") for kind in kinds)
    assert all(texts.sheet_sentence(sheet).endswith(".") for sheet in SHEETS)
    assert len({texts.badge(colour) for colour in range(8)}) == 8


@pytest.mark.parametrize(
    ("total", "sentence"),
    [(-5, "minus 5 points"), (-1, "minus 1 point"), (0, "0 points"), (1, "1 point"), (45, "45 points")],
)
def test_points_have_their_plural(total: int, sentence: str) -> None:
    assert texts.points(total) == sentence


PATH = Path("games") / "autosave.json"
TROUBLES: tuple[troubles.Trouble, ...] = (
    troubles.SaveFailed(PATH, "No space left on device"),
    troubles.NotWritten(PATH, "No space left on device"),
    troubles.ReadFailed(PATH, "Permission denied"),
    troubles.MovedAside(PATH, PATH),
    troubles.MovedAside(PATH, None),
    troubles.TooNew(PATH, 99),
    troubles.DoesNotReplay(PATH, 3, 14, "does_not_match"),
    troubles.BadFile(PATH, "nonsense_options", 7, "rounds", "rounds_above_set"),
    troubles.NameTaken("Home"),
    troubles.NameUnknown("Home"),
    troubles.BadName(""),
)


@every_language
@pytest.mark.parametrize("trouble", TROUBLES, ids=str)
def test_every_trouble_is_told(trouble: troubles.Trouble, language: str, speak: Speak) -> None:
    speak(language)
    sentence = texts_troubles.trouble(trouble)
    assert "{" not in sentence
    assert hasattr(trouble, "path") == (str(PATH) in sentence)


def test_the_table_above_has_every_trouble() -> None:
    assert {type(trouble) for trouble in TROUBLES} == set(get_args(troubles.Trouble))


@pytest.mark.parametrize("fault", get_args(Fault))
def test_a_bad_file_is_told_with_line_and_reason(fault: Fault) -> None:
    sentence = texts_troubles.trouble(troubles.BadFile(PATH, fault, 7, "rounds"))
    assert sentence.startswith("The file cannot be used. Line 7: ")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("hand A: 5-6", "Your turn: play a tile."),
        ("hand A: 1-2\nboneyard: 3-3", "No tile fits: draw one."),
        ("hand A: 1-2", "No tile fits: pass."),
        ("hand A: 5-6 1-2\nstate: drawn 5-6", "You drew 5-6: play it."),
        ("train B: 12-4 4-4\nhand A: 4-6\nopen: B", "Cover Ana’s double 4."),
        ("train M: 12-4 4-4\nhand A: 4-6\nopen: M", "Cover the double 4 on the Mexican Train."),
    ],
)
def test_the_bar_says_what_there_is_to_do(position: str, sentence: str) -> None:
    given = {line.partition(":")[0] for line in position.splitlines()}
    usual = {"train A": "12-5", "train B": "", "train M": "", "hand B": "0-1", "engine": "12-12", "turn": "A"}
    rest = "\n".join(f"{key}: {value}" for key, value in usual.items() if key not in given)
    state = read_position(f"rules: quick\n{rest}\n{position}\n")
    assert texts_turn.prompt(view_for(state, 0), NAMES) == sentence


def test_somebody_elses_turn_is_named() -> None:
    state = read_position(
        "rules: quick\nengine: 12-12\nturn: B\ntrain A:\ntrain B:\nhand A: 5-6\nhand B: 1-2\n"
    )
    assert texts_turn.prompt(view_for(state, 0), NAMES) == "Ana is playing."


def test_who_only_watches_is_told_whose_turn_it_is() -> None:
    state = read_position(
        "rules: quick\nengine: 12-12\nturn: A\ntrain A:\ntrain B:\nhand A: 5-12\nhand B: 1-2\n"
    )
    watched = replace(view_for(state, 0), hand=frozenset(), legal=())
    assert texts_turn.prompt(watched, NAMES) == "Leo is playing."


def test_a_tie_is_explained_in_words() -> None:
    rounds = [(0, 30, 90), (0, 15, 20), (45, 0, 60)]
    result = standing(SHEETS["classic"], rounds, 3)
    assert texts_results.winner(result, NAMES) == "Leo wins: 45 points."
    assert texts_results.tie_break(result, rounds, NAMES) == (
        "Leo and Ana have the same total. Leo had the most rounds without points: 2."
    )


def test_a_tie_decided_by_the_lowest_round_says_so() -> None:
    rounds = [(0, 30, 90), (20, 15, 20), (25, 0, 60)]
    result = standing(SHEETS["classic"], rounds, 3)
    assert texts_results.tie_break(result, rounds, NAMES).endswith("Ana had the lowest round: 15 points.")


def test_a_shared_win_is_shared_in_words() -> None:
    rounds = [(10, 10, 90)]
    result = standing(SHEETS["quick"], rounds, 3)
    assert texts_results.winner(result, NAMES) == "Leo and Ana share the win: 10 points each."
    assert texts_results.tie_break(result, rounds, NAMES) == "Leo and Ana have the same total."


def test_without_a_tie_nothing_is_explained() -> None:
    rounds = [(10, 11, 90)]
    assert texts_results.tie_break(standing(SHEETS["classic"], rounds, 3), rounds, NAMES) == ""


def test_a_blocked_round_is_told() -> None:
    assert texts_results.round_result(RoundScore(2, 11, (), (3, 4, 5)), NAMES) == (
        "Round 2 was blocked: nobody went out."
    )


def test_the_words_on_the_table_are_all_there() -> None:
    words = texts_table.table_texts(NAMES)
    assert all(getattr(words, field.name) for field in fields(words))
    assert words.train("B") == "Ana’s train"
    assert words.train("M") == "Mexican Train"
    assert words.covered.format(name="Ana") == "Give the computer to Ana."
