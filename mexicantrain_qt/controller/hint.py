"""What is a hint?"""

from __future__ import annotations

from dataclasses import dataclass

from mexicantrain_qt.ai.reasons import ReasonToPlay
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

__all__ = ["Hint", "ReasonToPlay"]


@dataclass(frozen=True, slots=True)
class Hint:
    """The best *action* of *view*, and what speaks for it.

    *better*: by how many points, as far as can be foreseen, than the next best; ``None`` where there is no other, or
    nobody could say.
    """

    view: PlayerView
    action: Action
    reason: ReasonToPlay
    better: float | None
