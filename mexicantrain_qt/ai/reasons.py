"""Which things can speak for an action?"""

from __future__ import annotations

from enum import StrEnum


class ReasonToPlay(StrEnum):
    """What speaks for an action; where several things do, the first of this order that is true is named."""

    CALLS_LAST_TILE = "calls_last_tile"
    MUST_DRAW = "must_draw"
    MUST_DRAW_TO_COVER = "must_draw_to_cover"
    MUST_PASS = "must_pass"  # noqa: S105 - no word to keep secret
    KEEPS_DRAWN = "keeps_drawn"
    TRAIN_IS_LAID = "train_is_laid"
    KEEPS_REST = "keeps_rest"
    GOES_OUT = "goes_out"
    ONLY_CHOICE = "only_choice"
    LAYS_TRAIN = "lays_train"
    COVERS_WITH_SPARE = "covers_with_spare"
    COVERS_OWN = "covers_own"
    COVERS = "covers"
    DOUBLE_TO_FOLLOW = "double_to_follow"
    LEAVES_BOUND = "leaves_bound"
    CLOSES_TRAIN = "closes_train"
    SHEDS_HEAVY_SPARE = "sheds_heavy_spare"
    KEEPS_TRAIN_WHOLE = "keeps_train_whole"
    CONTINUES_TRAIN = "continues_train"
    OFFERS_LITTLE = "offers_little"
    LEAVES_BEST_HAND = "leaves_best_hand"
