"""Who gets which tiles, which double is the engine, and who starts?

The order of the tiles depends on the seed and the round alone, in every Python and for ever: saved games rely on it,
and anybody can check it. The key of round r is the SHA-256 of ``SEED:r``; the full set, smallest tile
first, is shuffled by Fisher–Yates from the last place down to the second, where place i is exchanged with place
SHA-256(``KEY:i``) mod (i + 1). Keys and digests are written in lower-case hexadecimal; places count from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from mexicantrain_qt.rules.events import EngineLaid, Event, RoundStarted, TileDrawn, TurnStarted
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile, full_set
from mexicantrain_qt.rules.trains import MEXICAN, Train, own_train


def round_key(seed: str, round_number: int) -> str:
    """The secret of one round, from which its order follows; it tells nothing about other rounds."""
    return sha256(f"{seed}:{round_number}".encode()).hexdigest()


def shuffled(highest: int, key: str) -> tuple[Tile, ...]:
    """The whole double-*highest* set in the order that *key* gives."""
    tiles = list(full_set(highest))
    for i in range(len(tiles) - 1, 0, -1):
        j = int(sha256(f"{key}:{i}".encode()).hexdigest(), 16) % (i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return tuple(tiles)


def deal_round(
    options: RuleOptions,
    players: int,
    seed: str,
    round_number: int = 1,
    *,
    totals: Sequence[int] | None = None,
    last_penalties: Sequence[int] | None = None,
    engines: Sequence[int] = (),
) -> tuple[State, tuple[Event, ...]]:
    """The first state of a round, the engine laid, and what happened on the way to it.

    *totals* before this round; *last_penalties* of the round before; *engines* of the rounds so far.
    Raises ``ValueError`` for a number of players or a round that the options do not know.
    """
    size = options.hand_size(players)
    if not 1 <= round_number <= options.rounds:
        raise ValueError(f"round 1 to {options.rounds}, not {round_number}")
    order = list(shuffled(options.highest, round_key(seed, round_number)))
    wanted = _engine_of_round(options, round_number)
    events: list[Event] = []
    if options.engine_from == "set_aside":
        order.remove(Tile(wanted, wanted))
    hands = [set(order[seat * size : (seat + 1) * size]) for seat in range(players)]
    boneyard = order[players * size :]
    if options.engine_from == "set_aside":
        engine, holder = wanted, None
    else:
        engine, holder = _hunt(options, wanted, engines, hands, boneyard, events)
        hands[holder].remove(Tile(engine, engine))
    starter = _starter(options, players, round_number, holder, last_penalties)
    state = State(
        options=options,
        round=round_number,
        totals=tuple(totals) if totals is not None else (0,) * players,
        engine=engine,
        starter=starter,
        turn=starter,
        trains=tuple(Train(name, engine, engine) for name in _train_names(players)),
        hands=tuple(frozenset(hand) for hand in hands),
        boneyard=tuple(boneyard),
        first_turns_left=tuple((starter + i) % players for i in range(players)),
    )
    started = RoundStarted(round_number, starter, (size,) * players)
    return state, (started, *events, EngineLaid(engine, holder), TurnStarted(starter))


def _train_names(players: int) -> tuple[str, ...]:
    return (*(own_train(seat) for seat in range(players)), MEXICAN)


def _engine_of_round(options: RuleOptions, round_number: int) -> int:
    if options.engine_order == "ascending":
        return round_number - 1
    return options.highest - round_number + 1


def _hunt(
    options: RuleOptions,
    wanted: int,
    engines: Sequence[int],
    hands: list[set[Tile]],
    boneyard: list[Tile],
    events: list[Event],
) -> tuple[int, int]:
    """The engine and the seat that holds it, after as many common draws as that takes (rules.md 4.1)."""
    while True:
        held = {tile.low: seat for seat, hand in enumerate(hands) for tile in hand if tile.is_double}
        if options.engine_from == "holder_draws":
            candidates = [wanted] if wanted in held else []
        else:
            candidates = [number for number in held if number not in engines]
        if candidates:
            engine = max(candidates)
            return engine, held[engine]
        for seat in range(min(len(hands), len(boneyard))):
            tile = boneyard.pop(0)
            hands[seat].add(tile)
            events.append(TileDrawn(seat, tile, "engine"))


def _starter(
    options: RuleOptions,
    players: int,
    round_number: int,
    holder: int | None,
    last_penalties: Sequence[int] | None,
) -> int:
    match options.starter:
        case "engine_holder":
            assert holder is not None  # the options refuse an engine that is set aside
            return holder
        case "rotates":
            return (round_number - 1) % players
        case "last_winner":
            if last_penalties is None:
                return 0
            return min(range(players), key=lambda seat: (last_penalties[seat], seat))
