"""What expansions and monsters say, a module each; this one lists them, and general code asks all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from valhalla.games.valhalla.modules import EXPANSIONS as RULES
from valhalla.words.language import N_, _
from valhalla.words.valhalla.brings import Brings, Expansion, merged
from valhalla.words.valhalla.expansions.dwarves import DWARVES
from valhalla.words.valhalla.expansions.hammer import HAMMER
from valhalla.words.valhalla.expansions.last_viking import LAST_VIKING
from valhalla.words.valhalla.expansions.loki import LOKI
from valhalla.words.valhalla.expansions.pairs import PAIRS
from valhalla.words.valhalla.expansions.thor import THOR
from valhalla.words.valhalla.expansions.tyr import TYR
from valhalla.words.valhalla.expansions.valkyries import VALKYRIES
from valhalla.words.valhalla.monsters.brings import MONSTER

# In the order in which parts of a score are told.
BRINGS: Final[tuple[Brings, ...]] = (
    MONSTER, TYR, LOKI, VALKYRIES, DWARVES, THOR, LAST_VIKING, PAIRS, HAMMER,
)  # fmt: skip
_NAMED: Final = merged(brings.expansions for brings in BRINGS)
EXPANSIONS: Final[dict[str, Expansion]] = {name: _NAMED[name] for name in RULES}  # as people read of them
# What two expansions change only together.
TOGETHER: Final = {
    ("valkyries", "dwarves"): N_(
        "Valkyries and Dwarves together: 20 more cards are discarded at the start (8 with six players), "
        "and action (4) draws three cards, too."
    ),
}


def expansion(name: str) -> tuple[str, str]:
    """What an expansion is called, and one line about it."""
    return _(EXPANSIONS[name].title), _(EXPANSIONS[name].about)


def changes(name: str) -> list[str]:
    """What an expansion changes at the table: a few whole sentences."""
    return [_(line) for line in EXPANSIONS[name].changes]


def together(chosen: Iterable[str]) -> list[str]:
    """What the chosen expansions change only because they meet."""
    there = set(chosen)
    return [_(line) for pair, line in TOGETHER.items() if there.issuperset(pair)]


def rule(name: str) -> str:
    """Where the rulebook begins to tell of an expansion."""
    return EXPANSIONS[name].rule
