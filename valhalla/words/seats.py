"""Who sits at a table, in words: people, and AI seats by level and temper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valhalla.kernel.header import Seat
from valhalla.kernel.journal import one_line
from valhalla.words.language import N_, _, proper
from valhalla.words.lesson import HOSTS
from valhalla.words.record import words_of
from valhalla.words.sentence import Name

HUMAN: Final = "human"
# What seats are called that nobody has named.
SUGGESTED: Final = (
    proper("Eirik"), proper("Sigrun"), proper("Hakon"), proper("Torvi"), proper("Gudrun"), proper("Leif"),
    proper("Freydis"), proper("Halfdan"), proper("Astrid"), proper("Orm"), proper("Ylva"),
)  # fmt: skip
BROUGHT: Final = ("Shadow clan",)  # seats that a game brings along; their names stand with that game

# What each is called, and one line about it.
LEVELS: Final = {
    "human": (N_("Human"), N_("Plays at this screen.")),
    "thrall": (N_("Novice"), N_("An easy opponent who plays by rules of thumb.")),
    "karl": (N_("Seasoned"), N_("Knows the exact chances and plays soundly, one turn at a time.")),
    "jarl": (N_("Master"), N_("Looks ahead: what will the others do after this turn?")),
    "norn": (N_("Norn"), N_("Looks further and at more. The strongest there is.")),
}
TEMPERS: Final = {
    "": (N_("Even"), ""),
    "berserk": (N_("Berserk"), N_("Attacks sooner and spends what it has.")),
    "miser": (N_("Miser"), N_("Hoards cards and hates to part with tactics.")),
    "avenger": (N_("Avenger"), N_("Goes for those who took its shields.")),
    "skald": (N_("Skald"), N_("Sends the most honoured warriors to Valhalla.")),
    "bulwark": (N_("Bulwark"), N_("Stands behind a strong squad and lets others come.")),
}


def suggestions() -> list[str]:
    """Names for those who give none."""
    return [_(name) for name in SUGGESTED]


def called(seats: Sequence[Seat], you: int | None = None) -> list[Name]:
    """The names at a table; *you* is the seat of whoever looks, if the table has but one person."""
    return [_called(seat, i == you) for i, seat in enumerate(seats)]


def _called(seat: Seat, you: bool) -> Name:
    """A seat's name, with its forms if it is one of ours; AI seats are called in the language of now."""
    name = one_line(seat.name)
    key = next((ours for ours in (*SUGGESTED, *HOSTS, *BROUGHT) if name in (ours, _(ours))), "")
    if key and seat.kind != HUMAN:
        name = _(key)
    return Name(name, key if name == _(key) else "", you)


def described(kind: str) -> str:
    """A seat's kind in words: "Jarl, berserk". Levels that only tests use are called by their name."""
    level, _colon, temper = kind.partition(":")
    called = _(LEVELS[level][0]) if level in LEVELS else level
    return f"{called}, {_(TEMPERS[temper][0]).lower()}" if temper in TEMPERS and temper else called


def about(kind: str, game: str = "valhalla") -> str:
    """One line about who plays a seat."""
    level, _colon, temper = kind.partition(":")
    line, nature = LEVELS.get(level, ("", ""))[1], TEMPERS.get(temper, ("", ""))[1]
    line = words_of(game).levels.get(level, line)
    return " ".join(_(text) for text in (line, nature) if text)
