"""Can anybody check that the tiles were dealt fairly, and give the same tiles to a friend?"""

from __future__ import annotations

import base64
import re
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mexicantrain_qt.rules.deal import round_key
from mexicantrain_qt.rules.deal_code import BadCode, Deal, read_code, write_code
from mexicantrain_qt.rules.fair import fingerprint_of, reveal
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import CARDINAL, CLASSIC, QUICK, SHEETS, RuleOptions
from mexicantrain_qt.rules.tiles import full_set
from tests.saves.games import play_round, setup_for

README = Path(__file__).parents[2] / "README.md"
SEED = "0123456789abcdef0123456789abcdef"
LONG = "".join(chr(code) for code in range(32, 127)) + "x" * 33


def script() -> str:
    """The program that README gives to whoever does not trust this one."""
    section = README.read_text(encoding="utf-8").partition("## A fair deal")[2]
    found = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert found is not None
    return found[1]


def test_nothing_is_told_about_a_round_before_it_is_over() -> None:
    game = Game(setup_for(QUICK, 3, SEED))
    assert reveal(game, 1) is None
    play_round(game)
    assert reveal(game, 1) is not None
    assert reveal(game, 2) is None
    game.next_round()
    assert reveal(game, 2) is None


def test_the_fingerprint_is_the_digest_of_the_key_and_known_before() -> None:
    game = Game(setup_for(QUICK, 3, SEED))
    before = fingerprint_of(game.setup, 1)
    found = reveal(play_round(game), 1)
    assert found is not None
    assert found.key == sha256(f"{SEED}:1".encode()).hexdigest()
    assert found.fingerprint == before == sha256(found.key.encode()).hexdigest()


def test_the_key_of_a_round_leads_neither_to_the_seed_nor_to_another_round() -> None:
    keys = [round_key(SEED, number) for number in range(1, 14)]
    prints = [fingerprint_of(setup_for(QUICK, 3, SEED), number) for number in range(1, 14)]
    assert len({*keys, *prints}) == 26
    assert all(SEED not in text for text in (*keys, *prints))


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_tiles_lay_as_the_order_says(sheet: str) -> None:
    options = replace(SHEETS[sheet], rounds=2)  # type: ignore[index]  # one of the sheets' own names
    game = play_round(Game(setup_for(options, 4, SEED)))
    found = reveal(game, 1)
    assert found is not None
    assert found.matches
    assert sorted(found.order) == list(full_set(options.highest))
    start = game.round_starts[0]
    for hand, dealt in zip(start.hands, found.hands, strict=True):
        # Whoever holds the engine has laid it, and who drew in search of it has more.
        assert {tile for tile in dealt if tile not in hand} <= {tile for tile in dealt if tile.is_double}
    assert found.boneyard[-len(start.boneyard) :] == start.boneyard


def test_a_round_that_was_dealt_otherwise_is_told_as_such() -> None:
    game = play_round(Game(setup_for(QUICK, 3, SEED)))
    other = Game(setup_for(QUICK, 3, "another"))
    forged = play_round(Game.from_checkpoint(game.setup, other.round_starts[0], ()))
    found = reveal(forged, 1)
    assert found is not None
    assert not found.matches


@pytest.mark.parametrize("highest", [12, 15])
def test_the_program_in_the_readme_finds_the_same(highest: int, tmp_path: Path) -> None:
    sheet: dict[int, RuleOptions] = {12: CLASSIC, 15: replace(QUICK, highest=15)}
    found = reveal(play_round(Game(setup_for(sheet[highest], 4, SEED))), 1)
    assert found is not None
    assert len(script().splitlines()) <= 15
    path = tmp_path / "check.py"
    path.write_text(script(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(path), found.key, str(highest)],
        capture_output=True,
        text=True,
        check=True,
    )
    fingerprint, order = done.stdout.splitlines()
    assert fingerprint == f"fingerprint {found.fingerprint}"
    assert order.split() == [str(tile) for tile in found.order]


DEALS = [
    Deal(QUICK, 4, SEED),
    Deal(CARDINAL, 8, "a seed"),
    Deal(replace(CLASSIC, rounds=3, double_blank=25), 2, LONG),
]


@pytest.mark.parametrize("deal", DEALS)
def test_a_code_gives_the_same_deal(deal: Deal) -> None:
    assert read_code(write_code(deal)) == deal


def test_a_code_may_be_typed_in_small_letters_over_several_lines() -> None:
    code = write_code(DEALS[0]).lower()
    assert read_code(f"  {code[:20]}\n {code[20:]} ") == DEALS[0]
    assert len(code) < 50


@given(seed=st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=128))
def test_any_seed_has_a_code(seed: str) -> None:
    assert read_code(write_code(Deal(QUICK, 2, seed))).seed == seed


def test_a_slip_of_the_pen_is_found() -> None:
    code = write_code(DEALS[0])
    for place, letter in enumerate(code):
        for other in {"A", "2", "-", ""} - {letter}:
            with pytest.raises(BadCode):
                read_code(code[:place] + other + code[place + 1 :])


@given(st.text(max_size=300))
def test_nothing_else_is_a_code(text: str) -> None:
    with pytest.raises(BadCode):
        read_code(text)


@pytest.mark.parametrize("text", ["", "x" * 1_000_000, "QUICK-4-A-" + "A" * 100_000 + "-AAAA"])
def test_what_is_far_too_long_is_no_code(text: str) -> None:
    with pytest.raises(BadCode):
        read_code(text)


@pytest.mark.parametrize(
    ("rules", "players", "seed"),
    [
        ("QUICK", "4", "A"),  # no base32 has one letter
        ("QUICK,ROUNDS=99", "4", "AA"),
        ("NOSUCHSHEET", "4", "AA"),
        ("QUICK", "4", "77"),  # no ASCII
        ("QUICK", "4", "BI"),  # a line break is no seed
        ("QUICK,HIGHEST=6,HAND_SIZES=9/8/6,ROUNDS=1", "8", "IE"),
    ],
)
def test_what_makes_no_sense_is_no_code_even_where_its_check_is_right(
    rules: str, players: str, seed: str
) -> None:
    body = f"{rules}-{players}-B-{seed}"
    check = base64.b32encode(sha256(body.encode()).digest()).decode()[:4]
    with pytest.raises(BadCode):
        read_code(f"{body}-{check}")
