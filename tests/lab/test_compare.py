"""Does the comparison of two sheets tell what the games were like?"""

from __future__ import annotations

import pytest

from mexicantrain_qt.lab.__main__ import main
from mexicantrain_qt.lab.compare import MEASURES, WatchedGame, facts_of, table
from mexicantrain_qt.rules.notation import read_options


def test_the_same_rules_on_the_same_deals_make_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = "quick, rounds=2"
    assert main(["rules", "compare", sheet, sheet, "--deals", "3", "--seats", "2", "--level", "casual"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [f"A: {sheet}", f"B: {sheet}"]
    assert len(lines) == 3 + len(MEASURES)
    assert all(line.endswith(" 0.0 [0.0, 0.0]") for line in lines[3:])


def test_a_bonus_for_going_out_changes_the_penalties_by_it_and_nothing_else() -> None:
    games = [[WatchedGame(read_options(rules), 4, "casual", str(n)) for n in range(4)] for rules in (
        "quick, rounds=2", "quick, rounds=2, out_bonus=-10")]  # fmt: skip
    plain, bonus = ([facts_of(game) for game in row] for row in games)
    for one, other in zip(plain, bonus, strict=True):
        assert other.turns == one.turns
        assert other.penalty == pytest.approx(one.penalty - 2.5 * (1 - one.blocked))
    assert "-2.5" in "\n".join(table([game.options for game, *_ in games], plain, bonus))


@pytest.mark.parametrize("wrong", ["nonsense", "quick, rounds=99", "quick, highest=6, hand_sizes=9/8/6"])
def test_rules_that_cannot_be_played_end_with_a_sentence(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(
            [
                "rules",
                "compare",
                "quick",
                wrong,
                "--deals",
                "1",
                "--seats",
                "4" if "=9/" not in wrong else "5",
            ]
        )
    assert stopped.value.code == 2
    assert capsys.readouterr().err.strip().splitlines()[-1].startswith("lab rules compare: error:")
