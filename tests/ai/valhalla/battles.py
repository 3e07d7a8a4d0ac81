"""Battles as a test wants them, up to a telling moment."""

from __future__ import annotations

from collections.abc import Callable

from tests.valhalla.table import Table
from valhalla.ai.valhalla.arming import arms, best_arming
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.cards import Warrior
from valhalla.games.valhalla.terms import NONE

ATTACKERS = (("bear", 3), ("wolf", 2), ("boar", 2), ("giant", 2))
DEFENDERS = (("bear", 2), ("wolf", 1), ("stag", 2))


def warriors(t: Table, seat: int, kinds: tuple[tuple[str, int], ...]) -> None:
    for clan, symbols in kinds:
        t.squad(seat, t.any(clan, symbols=symbols))


def tactics(t: Table, seat: int, words: str) -> None:
    for word in words.split():
        t.give(seat, t.tactic(word))


HAND = "fury heroic weapon_swap surround"


def peace(hand: str = HAND) -> Table:
    """Seat 0 may attack seat 1."""
    t = Table(2)
    warriors(t, 0, ATTACKERS)
    warriors(t, 1, DEFENDERS)
    tactics(t, 0, hand)
    return t


def attack(dice: str = "axe axe sword spear blank bow", hand: str = HAND) -> Table:
    """Seat 0 attacks and has rolled."""
    t = peace(hand)
    t.attack(0, 1)
    t.dice(0, dice)
    return t


def armed() -> Table:
    """Somebody is armed, and a tactic has been played."""
    t = attack("axe axe bow sword sword blank")
    t.do(0, arms(t.s, 0)[0])
    card = next(c for c in t.s.hands[0] if (word := t.s.table.word[c]) and word.effect.word == "fury")
    t.do(0, cm.PlayTactic(card))
    return t


def crowded() -> Table:
    """Six slots, nine dice, a hand full of cards."""
    t = Table(2)
    t.jarl(0, "hodr")
    t.jarl(1, "beinir")
    warriors(t, 0, (*ATTACKERS, ("stag", 3), ("bear", 1)))
    warriors(t, 1, (*DEFENDERS, ("giant", 3)))
    tactics(t, 0, "fury heroic counterblow weapon_swap new_weapons surround fury heroic")
    t.give(0, t.any("bear"), t.any("wolf"), t.any("stag"))
    t.attack(0, 1)
    t.dice(0, "axe axe sword spear blank bow +shield +blank +bow")
    return t


def defence(dice: str = "axe axe bow bow sword spear") -> Table:
    """Seat 1 has attacked, seat 0 defends and has rolled."""
    t = Table(2)
    t.jarl(0, "styr")
    t.jarl(1, "egil")
    warriors(t, 1, ATTACKERS)
    warriors(t, 0, (("bear", 2), ("wolf", 3), ("stag", 2)))
    tactics(t, 0, "fury heroic counterblow")
    t.to_turn_of(1)
    t.attack(1, 0)
    t.do(1, cm.Pass())
    t.dice(1, "axe axe bow sword sword blank")
    t.do(1, arms(t.s, 1)[0])
    t.stop(1)
    t.dice(0, dice)
    return t


def cold() -> Table:
    """Seat 0 defends with two dice fewer: one set aside by its jarl, one frozen by a giant."""
    t = Table(2)
    t.jarl(0, "egil")
    warriors(t, 1, ATTACKERS)
    warriors(t, 0, DEFENDERS)
    tactics(t, 0, "fury heroic")
    t.to_turn_of(1)
    t.attack(1, 0)
    t.do(0, cm.UseAbility(False))
    t.dice(1, "axe axe bow sword sword blank")
    t.do(1, next(arm for arm in arms(t.s, 1) if arm.slot == 3))
    t.stop(1)
    t.dice(0, "axe axe bow bow")
    return t


def mighty() -> Table:
    """More parts of a strength than a list has room for: six warriors and four tactics."""
    t = Table(2)
    t.jarl(0, "hodr")
    warriors(t, 0, (("bear", 1), ("wolf", 1), ("boar", 1), ("stag", 1), ("giant", 2), ("bear", 1)))
    warriors(t, 1, DEFENDERS)
    tactics(t, 0, "fury fury fury heroic")
    t.attack(0, 1)
    squad = [t.s.table.cards[card] for card in t.s.squads[0]]
    wanted = [card.weapons[0] for card in squad if isinstance(card, Warrior) and card.weapons]
    t.dice(0, " ".join(wanted) + " blank +axe +axe")
    while found := arms(t.s, 0):
        t.do(0, found[0])
    for card in [c for c in t.s.hands[0] if (word := t.s.table.word[c]) and word.effect.word == "fury"]:
        t.do(0, cm.PlayTactic(card))
    return t


def held() -> Table:
    """The defence has held: seat 0 chooses who goes to Valhalla."""
    t = defence("axe axe bow bow sword sword")
    for arm in best_arming(t.s, 0)[0]:
        t.do(0, arm)
    t.side(0).bonus += 20
    t.stop(0)
    return t


def new_weapons() -> Table:
    """Two extra dice to choose from."""
    t = attack(hand="new_weapons fury")
    card = next(c for c in t.s.hands[0] if (word := t.s.table.word[c]) and word.effect.word == "new_weapons")
    t.do(0, cm.PlayTactic(card))
    return t


def last_fight() -> Table:
    """Seat 0 faces Ragnarök, the first of three."""
    t = Table(3)
    t.jarl(0, "hodr")
    warriors(t, 0, ATTACKERS)
    tactics(t, 0, "new_weapons fury")
    t.capture(0, 1, 2)
    t.to_turn_of(2)
    t.s.left = 0
    t.s.agenda = t.s.agenda[:2]
    t.log += game.decide(t.s, NONE, cm.Begin(), t.chance.at(500))
    t.dice(0, "axe axe sword spear blank bow")
    return t


def wager() -> Table:
    """Two others are about to fight, and seat 0 names who will win."""
    t = Table(3)
    t.jarl(0, "yrsa")
    warriors(t, 0, ATTACKERS)
    warriors(t, 1, ATTACKERS[:2])
    warriors(t, 2, DEFENDERS)
    t.to_turn_of(1)
    t.attack(1, 2)
    return t


MOMENTS: dict[str, Callable[[], Table]] = {
    "attack": attack,
    "armed": armed,
    "crowded": crowded,
    "defence": defence,
    "cold": cold,
    "mighty": mighty,
    "held": held,
    "new weapons": new_weapons,
    "last fight": last_fight,
    "wager": wager,
}
