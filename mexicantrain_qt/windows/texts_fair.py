"""How is it explained that the tiles were not chosen, and how to check that?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_SHORT = 16


def grouped(digits: str, size: int = 4) -> str:
    """Long hexadecimal numbers in groups, to compare them by eye."""
    return " ".join(digits[start : start + size] for start in range(0, len(digits), size))


def next_fingerprint(fingerprint: str) -> str:
    """The beginning of the fingerprint of the round that is dealt next."""
    return translate("Fair", "Fingerprint of the next deal: {digits} …").format(
        digits=grouped(fingerprint[:_SHORT])
    )


def what_it_is() -> str:
    return translate(
        "Fair",
        "The order of the tiles follows from a secret key. Its fingerprint is shown before the round, the key after it. "
        "Nobody can find another key with the same fingerprint, so the tiles cannot have been changed in between.",
    )


def not_yet() -> str:
    return translate("Fair", "The key of this round is shown when the round is over.")


def verdict(*, matches: bool) -> str:
    """What came out when the program checked a round."""
    if matches:
        return translate(
            "Fair",
            "Checked: the key has this fingerprint, and the tiles were dealt in the order that follows from it.",
        )
    return translate(
        "Fair",
        "This round was not dealt in the order that follows from the key. It was changed in its file, or it comes from "
        "another version.",
    )


def how_to_check(key: str) -> str:
    """How to check the fingerprint without this program."""
    sentence = translate(
        "Fair",
        "To check it without this program, let any SHA-256 tool read the key without the spaces and with nothing after it. "
        "What it says is the fingerprint; on Linux and macOS: {command}\n"
        "How the order follows from the key is in the file README.md, with a short program that does it.",
    )
    return sentence.format(command=f"printf %s {key} | shasum -a 256")


def seed(seed: str) -> str:
    """What all keys of a game come from; only told when all rounds are over."""
    return translate(
        "Fair",
        "The game is over, so here is the seed of all rounds: {seed}. The key of round 1 is the SHA-256 of {example}.",
    ).format(seed=seed, example=f"{seed}:1")


def about_the_code() -> str:
    return translate(
        "Fair",
        "Whoever enters this code is dealt the same tiles in every round. It also holds the rules and the number of players, "
        "and whoever knows how can read every hand in it.",
    )


def enter_code() -> str:
    return translate("Fair", "Enter the code that somebody gave you. You play it at your last table.")


def bad_code() -> str:
    return translate("Fair", "There is a mistake in this code: a letter or a digit is wrong or missing.")


def copied() -> str:
    return translate("Fair", "Copied.")
