"""Which positions show what the rules mean? Small ones, in the set of this table and legal by its own rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.notation import read_action, read_position, write_options
from mexicantrain_qt.rules.options import HAND_SIZES, RuleOptions
from mexicantrain_qt.rules.scoring import points_in_hand
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import SEATS, TrainName
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.book import Picture
from mexicantrain_qt.windows.diagram import Scene

translate = QCoreApplication.translate

NAMES = texts.PLAYER_NAMES[:2]
"""Who plays in the pictures: seats A and B."""

_POSITIONS = {
    "match": """
        train A: {e}-4 4-2
        hand A: 0-3 1-5 2-3
        hand B: 0-1""",
    "marker": """
        train A: {e}-4 4-1
        train B marked: {e}-2 2-5
        hand A: 2-3 3-5
        hand B: 0-1""",
    "mexican": """
        train A: {e}-4 4-1
        hand A: 0-3 {e2} 5-5
        hand B: 0-1""",
    "follow_up": """
        train A: {e}-4 4-3 3-3
        hand A: 1-2 1-3 2-5
        hand B: 0-1
        open: A
        state: follow-up""",
    "open_double_binds": """
        train A: {e}-4 4-1
        train B: {e}-5 5-5
        hand A: 1-3 2-5
        hand B: 0-1
        open: B""",
    "count": """
        hand A: 0-0 1-5 {e3}
        hand B: 0-1""",
}
"""By the paragraph that they belong to; {e} is the number of the engine, the largest double of the set."""


def pictures(options: RuleOptions) -> dict[str, Picture]:
    """The pictures for a table with *options*, by the anchor of their paragraph."""
    found = {
        "match": _picture("match", options, ("A",), ("2-3>A",), _match),
        "marker": _picture("marker", options, ("A", "B"), ("3-5>B",), _marker),
        "count": _picture("count", options, (), (), _count),
    }
    if options.mexican_train_from != "never":
        second = f"2-{options.highest}"
        found["mexican"] = _picture("mexican", options, ("A", "M"), (f"{second}>M",), _mexican)
    if options.follow_up != "none":
        found["follow_up"] = _picture("follow_up", options, ("A",), ("1-3>A",), _follow_up)
    if options.open_double_binds:
        found["open_double_binds"] = _picture("open_double_binds", options, ("A", "B"), ("2-5>B",), _binds)
    return found


def _picture(
    name: str,
    options: RuleOptions,
    trains: tuple[TrainName, ...],
    plays: tuple[str, ...],
    caption: Callable[[Scene], str],
) -> Picture:
    # Two players sit in the pictures, whatever numbers the hands of this table allow.
    for_two = replace(options, hand_sizes=HAND_SIZES[options.highest][0])
    e = options.highest
    position = _POSITIONS[name].format(e=e, e2=f"2-{e}", e3=f"3-{e}")
    lines = [f"rules: {write_options(for_two)}", f"engine: {e}-{e}", "turn: A", *position.split("\n")]
    state = read_position("\n".join(lines) + f"\nboneyard: 0-{e}")
    shown = [action for action in map(read_action, plays) if isinstance(action, Play)]
    scene = Scene(state=state, trains=trains, plays=tuple(shown), hand=0)
    return Picture(scene, caption(scene))


def _match(scene: Scene) -> str:
    return _formatted(
        translate("RulePictures", "{owner} train ends in {end}, so {tile} can be played there."), scene
    )


def _marker(scene: Scene) -> str:
    return _formatted(
        translate("RulePictures", "{owner} train has a marker and is open: {name} may play {tile} there."),
        scene,
    )


def _mexican(scene: Scene) -> str:
    return _formatted(translate("RulePictures", "{name} begins the Mexican Train with {tile}."), scene)


def _follow_up(scene: Scene) -> str:
    return _formatted(
        translate("RulePictures", "{name} has played the {double} and covers it with {tile}."), scene
    )


def _binds(scene: Scene) -> str:
    return _formatted(
        translate(
            "RulePictures",
            "The {double} on {owner} train is open, so {name} must cover it, and does so with {tile}.",
        ),
        scene,
    )


def _count(scene: Scene) -> str:
    points = points_in_hand(scene.state.options, scene.state.hand)
    return translate("RulePictures", "These tiles cost {points}.").format(points=texts.points(points))


def _formatted(sentence: str, scene: Scene) -> str:
    (play,) = scene.plays
    train = scene.state.train(play.train)
    owner = NAMES[SEATS.index(train.name)] if not train.is_mexican else ""
    return sentence.format(
        name=NAMES[0],
        owner=texts.owner(owner),
        tile=texts.tile(play.tile),
        end=texts.number(train.end),
        double=texts.tile(Tile(train.end, train.end)),
    )
