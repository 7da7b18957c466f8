"""How is a case file run? A position, then a script under a line ``---`` (see the notation)."""

from __future__ import annotations

from mexicantrain_qt.rules.legal import legal_actions, refusal
from mexicantrain_qt.rules.notation import read_action, read_position, write_action, write_position
from mexicantrain_qt.rules.turns import apply


def run_case(text: str) -> int:
    """Run the script of one case; the number of its steps. Raises ``AssertionError`` with the step that failed."""
    position, _, script = text.partition("\n---\n")
    state = read_position(position)
    steps = [line.strip() for line in script.splitlines() if line.strip() and not line.startswith("#")]
    for step in steps:
        word, _, rest = (part.strip() for part in step.partition(":"))
        written = write_position(state).splitlines()
        match word:
            case "legal":
                legal = sorted(write_action(action) for action in legal_actions(state))
                assert legal == sorted(rest.split()), f"{step}: {legal}"
            case "refused":
                action, reason = rest.split()
                found = refusal(state, read_action(action))
                assert found is not None, f"{step}: it is legal"
                assert found.value == reason, f"{step}: {found.value}"
            case "do":
                for action in rest.split():
                    state, _ = apply(state, read_action(action))
            case "now":
                assert rest in written, f"{step}: {written}"
            case "now not":
                assert not any(line.partition(":")[0] == rest for line in written), f"{step}: {written}"
            case _:
                raise AssertionError(f"not a step: {step}")
    return len(steps)
