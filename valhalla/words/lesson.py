"""What a lesson is told in: sheets, and the people who sit at its table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from valhalla.words.language import N_, _, named, proper

# Who sits at the table, in the order of the seats after the learner.
HOSTS: Final = (proper("Thorstein"), proper("Gudrid"), proper("Kari"))

# Why a lesson goes on otherwise than the chances say.
SHORT: Final = N_(
    "By the chances alone a reroll would be better. This time we stop here, and you see what comes of it."
)

SHORT_ENDINGS: Final = ("a", "а")  # Latin and Cyrillic: names in them have short endings

Words = tuple[str, ...]  # of a sheet: title, text, and what is to be done, if anything


class Sheet(NamedTuple):
    """What the teacher says at one moment; `do` is what the player is to do, if anything."""

    title: str
    text: str
    do: str = ""

    def tells_of(self, name: str) -> str:
        """What it calls a card of this name: all of it, or by the first word; nothing if it does not."""
        words = name.split()
        return next((" ".join(some) for some in (words, words[:1]) if self._has(some)), "")

    def _has(self, words: Sequence[str]) -> bool:
        """Whether these words stand in it, whatever endings they have."""
        stems = (re.escape(word[: max(3, len(word) - 1)]) + rf"\w{{0,{_ending(word)}}}" for word in words)
        return re.search(r"\b" + r"\s+".join(stems) + r"\b", f"{self.text} {self.do}") is not None


def _ending(word: str) -> int:
    """How long what follows its stem may be: Ragna is not in Ragnarök, but Skeggi is in Skeggiemu."""
    return 3 if word.endswith(SHORT_ENDINGS) else 4


def sheet(of: Words, **words: object) -> Sheet:
    """A sheet in the language of now; *words* are the numbers and cards of the moment."""
    host, second, third = (named(name) for name in HOSTS)
    return Sheet(*(_(part).format(host=host, second=second, third=third, **words) for part in of))
