"""Does a refusal say why, in one sentence about this table?"""

from __future__ import annotations

import pytest

from mexicantrain_qt.rules.legal import Reason, refusal
from mexicantrain_qt.rules.notation import read_action, read_position
from mexicantrain_qt.rules.view import view_for
from mexicantrain_qt.windows import texts_refusals
from tests.windows.conftest import Speak

NAMES = ("Leo", "Ana", "Clara")


def why_not(position: str, action: str, seat: int = 0) -> str:
    state = read_position(position)
    asked = read_action(action)
    reason = refusal(state, asked, seat)
    assert reason is not None
    return texts_refusals.refusal(reason, asked, view_for(state, seat), NAMES)


def table(rules: str = "quick", extra: str = "", hand: str = "5-6 5-7", trains: str = "") -> str:
    lines = {
        "rules": rules,
        "engine": "12-12",
        "turn": "A",
        "train A": "12-5",
        "train B": "12-3",
        "train C": "12-4",
        "train M": "12-10",
        "hand A": hand,
        "hand B": "1-2 2-3",
        "hand C": "2-4 8-8",
        "boneyard": "0-1 0-2",
    }
    for line in filter(None, trains.split("; ")):
        key, _, value = line.partition(": ")
        lines[key] = value
    return "\n".join(f"{key}: {value}" for key, value in lines.items()) + "\n" + extra


def test_it_says_whose_double_comes_first() -> None:
    position = table(trains="train B: 12-5 5-5; train A: 12-6", extra="open: B\n")
    assert why_not(position, "5-6>A") == "Ana’s double 5 must be covered first."


def test_it_says_that_the_own_double_comes_first() -> None:
    position = table(trains="train A: 12-5 5-5; train B: 12-7", extra="open: A\n")
    assert (
        why_not(position.replace("train B:", "train B marked:"), "5-7>B")
        == "Your double 5 must be covered first."
    )


def test_it_says_that_the_double_on_the_mexican_train_comes_first() -> None:
    position = table(trains="train M: 12-0 0-0; train A: 12-6", hand="6-7 0-3", extra="open: M\n")
    assert why_not(position, "6-7>A") == "The double blank on the Mexican Train must be covered first."


def test_with_a_choice_of_doubles_it_names_none() -> None:
    position = table(
        rules="quick, open_double_order=any",
        trains="train B: 12-5 5-5; train M: 12-6 6-6; train A: 12-7",
        extra="open: B M\n",
    )
    assert why_not(position, "5-7>A") == "One of the open doubles must be covered first."


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("5-6>B", "5-6 does not match: Ana’s train ends in 3."),
        ("5-7>M", "5-7 does not match: the Mexican Train ends in 10."),
        ("6-9>A", "6-9 is not in your hand."),
        ("draw", "You have a tile that fits, so you do not draw."),
        ("pass", "You have a tile that fits, so you do not pass."),
        ("call", "You have no last tile to call."),
    ],
)
def test_at_an_ordinary_table(action: str, sentence: str) -> None:
    assert why_not(table(), action) == sentence


def test_the_own_train_is_yours() -> None:
    assert why_not(table(hand="2-9 5-6"), "2-9>A") == "2-9 does not match: your train ends in 5."


def test_a_closed_train_has_no_marker() -> None:
    assert why_not(table(hand="3-7 5-6"), "3-7>B") == "Ana’s train is closed: it has no marker."


def test_out_of_turn_it_says_who_is_playing() -> None:
    assert why_not(table(), "2-3>B", seat=1) == "Not yet: Leo is playing."


def test_who_cannot_play_draws_first() -> None:
    assert why_not(table(hand="8-9 9-9"), "pass") == "Draw a tile before you pass."


def test_a_drawn_tile_that_fits_is_named() -> None:
    position = table(hand="5-6 8-9", extra="state: drawn 5-6\n")
    assert why_not(position, "draw") == "You drew 5-6 and it fits: play it."


def test_a_whole_train_ends_with_done() -> None:
    position = table(
        rules="classic",
        hand="8-9 9-9",
        extra="first turns left: A B C\n",
        trains="train B: ; train C: ; train M: ",
    )
    assert why_not(position, "pass") == "You have laid your train: end your turn with Done."


def test_a_first_train_in_a_double_must_be_covered() -> None:
    position = table(
        rules="classic",
        hand="5-9 9-9",
        trains="train A: 12-5 5-5; train B: ; train C: ; train M: ",
        extra="open: A\nfirst turns left: A B C\n",
    )
    assert why_not(position, "done") == "Your train ends in a double: cover it before you end your turn."


def test_the_mexican_train_waits_for_the_second_turn() -> None:
    position = table(
        rules="quick, mexican_train_from=second_turn",
        hand="7-10 5-9",
        extra="first turns left: A B C\n",
        trains="train B: ; train C: ; train A: ",
    )
    assert why_not(position, "7-10>M") == "You may play on the Mexican Train from your second turn on."


def test_a_follow_up_names_its_double() -> None:
    position = table(
        rules="classic", hand="5-9 3-7", trains="train A: 12-5 5-5", extra="open: A\nstate: follow-up\n"
    ).replace("train B:", "train B marked:")
    assert why_not(position, "3-7>B") == "The tile that follows your double must go on the double 5."


@pytest.mark.parametrize("language", ["en", "fr", "de", "pt_BR"])
@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("action", ["5-6>B", "draw", "pass", "done", "call"])
def test_every_reason_has_a_sentence_for_every_action(
    reason: Reason, action: str, language: str, speak: Speak
) -> None:
    speak(language)
    view = view_for(read_position(table()), 0)
    sentence = texts_refusals.refusal(reason, read_action(action), view, NAMES)
    assert sentence[-1] in ".!"
    assert "{" not in sentence


def test_french_elides_in_front_of_a_vowel(speak: Speak) -> None:
    speak("fr")
    position = table(trains="train B: 12-5 5-5; train A: 12-6", extra="open: B\n")
    assert why_not(position, "5-6>A") == "Il faut d’abord satisfaire le double 5 d’Ana."
    position = table(trains="train C: 12-5 5-5; train A: 12-6", extra="open: C\n")
    assert why_not(position, "5-6>A") == "Il faut d’abord satisfaire le double 5 de Clara."
