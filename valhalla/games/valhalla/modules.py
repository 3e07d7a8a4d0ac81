"""Who joins in at the windows: the one place that lists all modules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valhalla.games.valhalla import tactics
from valhalla.games.valhalla.apply import learn
from valhalla.games.valhalla.bonus import Bonus
from valhalla.games.valhalla.cards import Card, Mission, Tactic, Thor, When
from valhalla.games.valhalla.expansions import dwarves, hammer, last_viking, loki, pairs, thor, tyr, valkyries
from valhalla.games.valhalla.jarls import Jarls
from valhalla.games.valhalla.jarls import events as jarl_events
from valhalla.games.valhalla.monsters import apply as monster_apply
from valhalla.games.valhalla.monsters import events as monster_events
from valhalla.games.valhalla.monsters import gifts
from valhalla.games.valhalla.monsters.module import MonsterRules
from valhalla.games.valhalla.tactics import Word
from valhalla.games.valhalla.windows import Module

if TYPE_CHECKING:
    from valhalla.games.valhalla.cards import Effect

# In the order in which people read of them.
EXPANSIONS: dict[str, type[Module]] = {
    module.name: module
    for module in (
        loki.LokisCunning,
        thor.ThorsHelp,
        valkyries.Valkyries,
        dwarves.Dwarves,
        tyr.TyrsWrath,
        last_viking.LastViking,
        pairs.Partnership,
        pairs.Alliance,
        hammer.HammerAtRagnarok,
    )
}

# In the order in which they are asked; of steps the last come first, so the winner's mission before Loki.
MODULES: tuple[type[Module], ...] = (
    Jarls,
    tyr.TyrsWrath,
    MonsterRules,
    gifts.Gifts,
    loki.LokisCunning,
    valkyries.Valkyries,
    dwarves.Dwarves,
    thor.ThorsHelp,
    last_viking.LastViking,
    pairs.Partnership,
    pairs.Alliance,
    hammer.HammerAtRagnarok,
    Bonus,
)

for _part in (gifts, dwarves, hammer, last_viking, loki, pairs, thor, tyr, valkyries, jarl_events):
    learn(_part)
learn(monster_events, monster_apply)

WORDS: dict[str, type[Word]] = {
    **tactics.WORDS,
    **{name: word for module in MODULES for name, word in module.words.items()},
}


@cache
def word_of(effect: Effect) -> Word:
    """The one Word of this effect, so that equal tactics are known by it."""
    return WORDS[effect.word](effect)


def marks_of(card: Card) -> tuple[When, ...]:
    """V1.4: the marks on a card that say when it may be played."""
    if isinstance(card, Tactic):
        return WORDS[card.effect.word].marks
    return card.marks if isinstance(card, Thor | Mission) else ()
