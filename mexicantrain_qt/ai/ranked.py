"""What does somebody who has weighed up all actions say about one of them?

It is apart from the weighing, so that who only reads the answer need not load all that.
"""

from __future__ import annotations

from dataclasses import dataclass

from mexicantrain_qt.rules.actions import Action


@dataclass(frozen=True, slots=True)
class Ranked:
    """A legal action, and the *penalty* it leads to: the own one of this round less the mean of the others', in pips.

    Less is better. For actions that were not worth a closer look it is a guess.
    """

    action: Action
    penalty: float
