"""A monster recounted by independent code: its dice, its cards, what it took, how it ended."""

from __future__ import annotations

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.game import require


def audit(s: State) -> None:
    """Its dice lie on its symbols; Valhalla holds no more than its card allows."""
    monster, stack = s.monster, s.table.stack
    require((monster is None) == (stack is None), "a monster without cards, or cards without a monster")
    if monster is None or stack is None:
        return
    require(0 <= monster.card <= len(stack.cards), "a monster card that is not there")
    face_of = {"axe": 0, "sword": 1, "spear": 2, "bow": 3, "shield": 4}
    left = [face_of[w] for w in stack.cards[min(monster.card, len(stack.cards) - 1)].weapons]
    for die in monster.dice:
        require(die in left, "a die of the monster's lies on no symbol")
        left.remove(die)
    card = stack.cards[min(monster.card, len(stack.cards) - 1)]
    large = bool({"valkyries", "dwarves"} & set(s.table.setup.expansions))
    cap = card.plus.cap if large else card.base.cap
    for seat, pile in enumerate(s.valhalla):
        points = sum(getattr(s.table.cards[c], "valour", 0) for c in pile) - monster.scars[seat]
        require(0 <= points <= cap, f"seat {seat} has {points} points in Valhalla, of {cap} allowed")
    require(s.left == NONE and not any(s.captured), "Ragnarök or captured shields against a monster")
    require(not monster.last or not (s.deck or s.top), "a last attack with cards in the deck")
    _battle(s)
    _places(s)
    _together(s)


def _word(s: State, place: int) -> str:
    """The ability printed on a card of the monster, if abilities count."""
    assert s.table.stack is not None
    ability = s.table.stack.cards[place].ability
    return ability.word if ability and "first_game" not in s.table.setup.variants else ""


def _battle(s: State) -> None:
    """One side only; tactics as far as they are allowed; while it attacks, its symbols are covered."""
    battle, monster, stack = s.battle, s.monster, s.table.stack
    if battle is None or monster is None or stack is None:
        return
    require(battle.defence is None and battle.monster in (1, 2), "a battle between two against a monster")
    beaten = battle.monster == 1 and battle.winner == battle.attack.seat
    require(monster.card - battle.against in ((0, 1) if beaten else (0,)), "a battle against another card")
    if battle.monster == 2:
        require(len(monster.dice) == len(stack.cards[monster.card].weapons), "an attack with open symbols")
    most = {"no_tactics": 0, "two_tactics": 2}.get(_word(s, battle.against), 99)
    require(
        battle.surrounded or len(battle.attack.played) + len(battle.thor) <= most,
        "more tactics than it allows",
    )


def _together(s: State) -> None:
    """One Valhalla; at most one warrior is lent, by somebody who agreed; calls are known."""
    monster, battle, seats = s.monster, s.battle, s.table.players
    if monster is None:
        return
    piles = seats if seats == 1 or s.table.setup.apart else 1
    require(len(s.valhalla) == len(monster.scars) == piles, "not one Valhalla for all")
    require(max(monster.asked, monster.lenders) < 1 << seats, "nobody at the table would lend")
    require(battle is not None or not monster.asked, "lending without a battle")
    lent = [slot for slot, _ in battle.attack.placed if slot >= 8] if battle is not None else []
    require(len(lent) <= 1, "more than one lent warrior")
    for slot in lent:
        assert battle is not None
        require(bool(monster.lenders >> (battle.attack.seat + slot // 8) % seats & 1), "an arm nobody lent")
    for call, made in zip(monster.calls, monster.called, strict=True):
        require(-1 <= call < 5 and 0 <= made < 1 << 5, "a call nobody knows")
        require(call >= 0 or not made, "a call that does not stand")


def _places(s: State) -> None:
    """When a turn begins, squads have just the places that the jarl and the monster's card leave them."""
    if s.monster is None or s.step != Step.PHASE_A:
        return
    narrow = _word(s, s.monster.card) == "narrow"
    for seat, squad in enumerate(s.squads):
        wide = s.jarls[seat] != NONE and s.table.jarls[s.jarls[seat]].id == "hodr"
        require(len(squad) == 4 + 2 * wide - narrow, f"seat {seat} has {len(squad)} places")


def recount(s: State) -> None:
    """Won by the last card, lost by a last shield or the deck."""
    assert s.monster is not None and s.table.stack is not None
    won = s.monster.card == len(s.table.stack.cards)
    require(won or 0 in s.own or not (s.deck or s.top), "lost without a reason")
    require(s.battle is None, "a battle that goes on after the end")
    require(s.winners == (tuple(range(s.table.players)) if won else ()), f"winners {s.winners}")
    score = s.monster.card * 10 + (sum(s.own) * 2 + (len(s.deck) + len(s.top)) // 5 if won else 0)
    require(s.scores == (score,) * s.table.players, f"scores {s.scores} should be {score}")
