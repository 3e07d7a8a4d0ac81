"""Who sits at a table, in words: people, and AI seats by level and temper."""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_, _
from valhalla.words.record import words_of

# What each is called, and one line about it.
LEVELS: Final = {
    "human": (N_("Person"), N_("Plays at this screen.")),
    "thrall": (N_("Thrall"), N_("An easy opponent who plays by rules of thumb.")),
    "karl": (N_("Karl"), N_("Knows the exact chances and plays soundly, one turn at a time.")),
    "jarl": (N_("Jarl"), N_("Looks ahead: what will the others do after this turn?")),
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
