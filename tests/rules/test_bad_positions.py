"""Is a position that is wrong refused, and is the line named?"""

from __future__ import annotations

import pytest

from mexicantrain_qt.rules.notation import NotationError, read_position
from tests.rules.positions import PLAIN


def changed(**lines: str) -> str:
    """PLAIN with some of its lines replaced, by key (``_`` for a space); an empty value leaves nothing of the line."""
    text = PLAIN.splitlines()
    for name, line in lines.items():
        key = name.replace("_", " ")
        text = [line if old.partition(":")[0] == key else old for old in text]
    return "\n".join(text)


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        pytest.param(changed(turn="colour: red"), 3, "unknown key 'colour'", id="unknown key"),
        pytest.param(changed(turn="turn A"), 3, "unknown key 'turn A'", id="no colon"),
        pytest.param(changed(turn="train I: 12-3"), 3, "unknown key", id="a train of nobody"),
        pytest.param(changed(turn="turn: D"), 3, "no seat 'D'", id="a seat that is not there"),
        pytest.param(changed(turn="turn:"), 3, "no seat ''", id="no seat"),
        pytest.param(changed(turn="engine: 11-11"), 3, "'engine' stands twice", id="a key twice"),
        pytest.param(changed(turn=""), 0, "'turn' is missing", id="a key missing"),
        pytest.param(changed(rules=""), 0, "'rules' is missing", id="no rules"),
        pytest.param(changed(rules="rules: swift"), 1, "unknown sheet 'swift'", id="unknown sheet"),
        pytest.param(changed(rules="rules: quick, colour=1"), 1, "unknown option", id="unknown option"),
        pytest.param(changed(rules="rules: quick, rounds=99"), 1, "rounds", id="options that make no sense"),
        pytest.param(changed(rules="rules: quick, hand_sizes=9"), 1, "2 to 2 players", id="too many players"),
        pytest.param(changed(engine="engine: 11-12"), 2, "an engine is a double", id="no engine"),
        pytest.param(changed(engine="engine: 12"), 2, "not a tile: '12'", id="no tile"),
        pytest.param(changed(engine="engine: 13-13"), 4, "does not match", id="trains of another engine"),
        pytest.param(changed(hand_A="hand A: 1-2 7-3 4-9"), 8, "7-3 is written 3-7", id="high-low in a hand"),
        pytest.param(changed(hand_A="hand A: 1-2 1-2"), 8, "1-2 is named twice", id="twice in a hand"),
        pytest.param(changed(hand_A="hand A: 1-2 4-13"), 8, "not in the double-12 set", id="beyond the set"),
        pytest.param(changed(hand_B="hand B: 5-6 4-9"), 9, "4-9 is named twice", id="in two hands"),
        pytest.param(changed(hand_B="hand B: 3-12"), 9, "3-12 is named twice", id="in a hand and on a train"),
        pytest.param(changed(hand_B="hand B: 12-12"), 9, "12-12 is named twice", id="the engine in a hand"),
        pytest.param(changed(hand_B="hand B:"), 9, "the hand of B is empty", id="an empty hand, no result"),
        pytest.param(
            changed(boneyard="boneyard: 6-7 2-2 6-7"), 11, "6-7 is named twice", id="in the boneyard"
        ),
        pytest.param(changed(boneyard="boneyard: 1-2"), 11, "1-2 is named twice", id="hand and boneyard"),
        pytest.param(changed(boneyard="boneyard: 7-6"), 11, "7-6 is written 6-7", id="high-low, boneyard"),
        pytest.param(changed(train_A="train A: 12-3 4-3"), 4, "does not match the end 3", id="no match"),
        pytest.param(changed(train_A="train A: 12-3 5-3"), 4, "5-3 does not match", id="the wrong way round"),
        pytest.param(
            changed(train_M="train M marked: 12-0"), 7, "has no marker", id="a marked Mexican train"
        ),
        pytest.param(
            changed(rules="rules: quick, mexican_train_from=never"),
            7,
            "no Mexican train",
            id="a train of no rules",
        ),
        pytest.param(changed(open=""), 4, "the double of train A is open", id="an open double not named"),
        pytest.param(changed(open="open: B"), 12, "B does not end in a double", id="no double there"),
        pytest.param(changed(open="open: A A"), 12, "train A stands twice", id="open twice"),
        pytest.param(changed(open="open: D"), 12, "no seat 'D'", id="open on no train"),
        pytest.param(
            changed(hand_A="hand A: 1-2 4-9"), 12, "the double of train A is dead", id="a dead double named"
        ),
        pytest.param(changed(state="state: waiting"), 13, "not a state: 'waiting'", id="no state"),
        pytest.param(changed(state="state:"), 13, "not a state: ''", id="an empty state"),
        pytest.param(
            changed(state="state: drawn 6-7"), 13, "drawn tile 6-7 is not in the hand", id="not drawn"
        ),
        pytest.param(changed(state="state: drawn 2-1"), 13, "2-1 is written 1-2", id="high-low drawn"),
        pytest.param(
            changed(state="state: follow-up"), 14, "draws need a drawn tile", id="draws without a tile"
        ),
        pytest.param(
            changed(train_A="train A: 12-3", open=""), 13, "needs an open double", id="no follow-up"
        ),
        pytest.param(
            changed(train_A="train A:", open="", state="state: laying", draws=""),
            13,
            "no tile",
            id="not laying",
        ),
        pytest.param(changed(draws="draws: -1"), 14, "not a count: '-1'", id="less than no draws"),
        pytest.param(changed(draws="draws: two"), 14, "not a number: 'two'", id="no number"),
        pytest.param(
            changed(draws="first turns left: B C"), 14, "a run of seats", id="not from the one to move"
        ),
        pytest.param(changed(draws="first turns left: A C"), 14, "a run of seats", id="with a gap"),
        pytest.param(changed(draws="first turns left: A A B C"), 14, "run of seats", id="a first turn twice"),
        pytest.param(
            changed(draws="first turns left: A D"), 14, "no seat 'D'", id="the first turn of nobody"
        ),
        pytest.param(changed(call_owed="call owed: M"), 15, "no seat 'M'", id="a call of nobody"),
        pytest.param(changed(starter="starter: AB"), 16, "no seat 'AB'", id="two starters"),
        pytest.param(
            changed(passes="passes: 01"), 17, "not a number: '01'", id="a number with a zero before"
        ),
        pytest.param(changed(round="round: 7"), 18, "rounds 1 to 6", id="a round too many"),
        pytest.param(changed(round="round: 0"), 18, "rounds 1 to 6", id="no round"),
        pytest.param(changed(totals="totals: A=1 D=2"), 19, "no seat 'D'", id="a total of nobody"),
        pytest.param(changed(totals="totals: A=1 B"), 19, "not a number: ''", id="no total"),
        pytest.param(changed(totals="penalties: A=1"), 19, "penalties without a result", id="no result"),
        pytest.param(changed(totals="result: lost A"), 19, "not a result: 'lost A'", id="another result"),
        pytest.param(changed(totals="result: out"), 19, "not a result: 'out'", id="nobody is out"),
        pytest.param(changed(totals="result: out A"), 19, "who is out has no tile left", id="out with tiles"),
        pytest.param("rules: quick\nengine: 9-9\nturn: A\nhand A: 1-2", 0, "2 to 8 seats", id="alone"),
    ],
)
def test_a_position_that_is_wrong_is_refused_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(NotationError, match=what) as refused:
        read_position(text)
    assert refused.value.line == line
