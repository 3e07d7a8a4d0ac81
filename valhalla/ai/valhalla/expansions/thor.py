"""Thor's Help (V9), thought about: whether to help one of two others, and whom."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.extra import Extra, Judging
from valhalla.ai.valhalla.muster import attack_wins
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.cards import Thor
from valhalla.games.valhalla.expansions.thor import ThorPlayed
from valhalla.games.valhalla.terms import Step

IN_HAND = -0.2  # beyond any card, in points; and some of its valour, if there is a battle that suits it
VALOUR = 0.6
SWING = 2.0  # how much of a battle a third party cares about
PRICE = 0.5  # the card may find a better battle
# What the cards come to, in strength.
GIFTS = {"strength2": 2.0, "strength3": 3.0, "die": 1.3, "reroll": 1.2, "draw": 0.5, "steal": 0.6}


def _help(mind: Judging, command: cm.PlayTactic) -> float:
    """A card for one of two others: its valour if that side wins, and who had better win."""
    s = mind.s
    battle, thor = s.battle, s.table.thor[command.card]
    assert battle is not None and battle.defence is not None and thor is not None
    attacks = command.target == battle.attack.seat
    gift = GIFTS[thor.bonus]
    helped = attack_wins(s, gift if attacks else -gift)
    plain = attack_wins(s, 0.0)
    wins, before = (helped, plain) if attacks else (1 - helped, 1 - plain)
    prospects = mind.evaluation.prospects(s)
    foe = battle.defence.seat if attacks else battle.attack.seat
    partner = s.partner(mind.seat)
    liked = 1.0 if prospects[foe] > prospects[command.target] else -1.0
    liked = 3.0 if command.target == partner else -3.0 if foe == partner else liked
    return wins * thor.valour + (wins - before) * liked * SWING - PRICE


THOR: Final = Extra(
    cards={Thor: lambda card: IN_HAND + VALOUR * card.valour},
    judges={(Step.ASIDE, cm.PlayTactic): _help},
    seen={ThorPlayed: "left"},
)
