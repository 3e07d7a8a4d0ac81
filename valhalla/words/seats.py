"""Who sits at a table: people, and AI seats by level and temper."""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_, _

LEVELS: Final = {
    "human": N_("person"),
    "random": N_("dice-thrower"),
    "brawler": N_("brawler"),
    "thrall": N_("thrall"),
    "karl": N_("karl"),
    "jarl": N_("jarl"),
    "norn": N_("norn"),
}
ABOUT_LEVELS: Final = {
    "human": N_("Somebody at this screen."),
    "thrall": N_("A beginner: sees one battle ahead and makes mistakes."),
    "karl": N_("A good player: knows the dice exactly."),
    "jarl": N_("A strong player: thinks about what the others may do."),
    "norn": N_("The strongest: thinks longer and deeper."),
}
TEMPERS: Final = {
    "berserk": N_("berserk"),
    "miser": N_("miser"),
    "avenger": N_("avenger"),
    "skald": N_("skald"),
    "bulwark": N_("bulwark"),
}
ABOUT_TEMPERS: Final = {
    "": N_("No leaning: plays what looks best."),
    "berserk": N_("Attacks whenever it can."),
    "miser": N_("Holds on to its cards."),
    "avenger": N_("Pays back whoever took its shields."),
    "skald": N_("Wants its warriors in Valhalla."),
    "bulwark": N_("Guards its shields first."),
}


def described(kind: str) -> str:
    """A seat's kind in words: "jarl, berserk"."""
    level, _colon, temper = kind.partition(":")
    words = [_(LEVELS[level])] + ([_(TEMPERS[temper])] if temper else [])
    return ", ".join(words)
