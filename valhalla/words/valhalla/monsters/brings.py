"""All that monsters say, in one record."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.cards import MonsterCard
from valhalla.games.valhalla.terms import Step
from valhalla.words.valhalla.brings import Brings
from valhalla.words.valhalla.monsters.lesson import LESSON, TOGETHER
from valhalla.words.valhalla.monsters.names import CARD, TABLES
from valhalla.words.valhalla.monsters.prompts import DEEDS, LABELS, REFUSALS, STEPS, gift
from valhalla.words.valhalla.monsters.rulebook import SECTIONS
from valhalla.words.valhalla.monsters.saga import TELLERS
from valhalla.words.valhalla.monsters.scores import lines

MONSTER: Final = Brings(
    cards={MonsterCard: CARD},
    asks=STEPS,
    offers={("gifts", Step.ASIDE): gift},
    labels=LABELS,
    refusals=REFUSALS,
    deeds=DEEDS,
    tellers=TELLERS,
    ending=lines,
    sections=SECTIONS,
    tables=TABLES,
    lessons={"monster": LESSON, "together": TOGETHER},
)
