"""The monster's own steps: it rolls, seeks somebody, is compared with, takes what it has won (V15, V18)."""

from __future__ import annotations

from collections.abc import Callable

from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fought, seats_from
from valhalla.games.valhalla.battle import next_cards, strength
from valhalla.games.valhalla.events import BattleEnded, Event
from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.monsters.stack import ability, monster_of, places, points, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ATTACKED, ATTACKING, DICE_OF_A_SIDE, NONE, Step
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance

Events = list[Event]


def roll(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """V15.3: what lies on its symbols stays."""
    monster = monster_of(s)
    open_symbols = list(stack_of(s).symbols[monster.card])
    for face in monster.dice:
        open_symbols.remove(face)
    rolled = tuple(sorted(chance.rolls(DICE_OF_A_SIDE - len(monster.dice), DICE_OF_A_SIDE)))
    placed = []
    for face in rolled:
        if face in open_symbols:
            open_symbols.remove(face)
            placed.append(face)
    emit(s, out, ev.MonsterRolled(rolled, tuple(placed)))


def mill(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    _discard(s, ev.DeckDiscarded(step[1], next_cards(s, 1, chance), "V15.10"), out)


def toll(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    _discard(s, ev.DeckDiscarded(step[1], next_cards(s, stack_of(s).toll, chance), "V15.8"), out)


def attack(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """Whom it seeks, then, once nobody steps in any more, the attack."""
    if len(step) == 1:
        emit(s, out, ev.MonsterSought(prey(s), "V18.3" if s.table.players > 1 else "V15.3"))
    else:
        emit(s, out, ev.MonsterAttacked(step[1]))


def prey(s: State) -> int:
    """V18.3: by the rule of its card, the first in turn order from the active seat among equals."""
    word = stack_of(s).preys[monster_of(s).card]
    seats = [seat for seat in seats_from(s, s.active) if s.warriors(seat)]
    return max(seats, key=lambda seat: SOUGHT[word](s, seat))


SOUGHT: dict[str, Callable[[State, int], int]] = {
    "active": lambda s, seat: 0,
    "many": lambda s, seat: len(s.warriors(seat)),
    "few": lambda s, seat: -len(s.warriors(seat)),
    "hand": lambda s, seat: len(s.hands[seat]),
    "shields": lambda s, seat: s.own[seat],
    "wounded": lambda s, seat: -s.own[seat],
}


def compare(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """V15.6, V15.7: we need as much to beat it, and more to hold it off; without a warrior we lose."""
    battle = fought(s)
    side = battle.attack
    for window in s.table.comparing:
        window(s, side.seat, out)
    mine, against = strength(s, side), stack_of(s).strengths[battle.against]
    rule = "V15.6" if battle.monster == ATTACKING else "V15.7"
    won = mine >= against if battle.monster == ATTACKING else mine > against
    if not side.armed:
        won, rule = False, "V15.9"
    elif battle.monster == ATTACKED and mine == against:
        won = any(window(s, side.seat) for window in s.table.wins_ties)
        rule = "V16.2" if won else rule
    emit(s, out, ev.MonsterFought(side.seat, mine, against, won, rule))


def fall(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    assert s.battle is not None
    emit(s, out, ev.MonsterBeaten(s.battle.attack.seat, s.battle.against))


def end(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """The battle is cleared away; then what a defeat and the ability cost, and whether that was all."""
    battle = fought(s)
    seat, word, role = battle.attack.seat, ability(s), battle.monster
    won = battle.winner == seat
    for window in s.table.settling:
        window(s, out)
    emit(s, out, BattleEnded(battle.attack.played + tuple([card for _, card in battle.attack.spite])))
    if monster_of(s).card > stack_of(s).final:
        return
    if role == ATTACKED:
        emit(s, out, ev.MonsterCalmed())
    if word == "plunder" and s.hands[seat]:
        emit(s, out, ev.HandPlundered(seat, chance.pick(s.hands[seat])))
    if points(s, seat) > 0 and (word == "scar" or (word == "scar_defeat" and not won)):
        emit(s, out, ev.ValourLost(seat))
    _fit_squads(s, out)
    if not s.own[seat]:
        emit(s, out, ev.MonsterWon(seat))
    elif not s.deck and not s.top:
        deck_out(s, out)


def _fit_squads(s: State, out: Events) -> None:
    """V15.10: as many places as the card that lies open now leaves."""
    for seat, squad in enumerate(s.squads):
        wanted = places(s, seat)
        if len(squad) > wanted:
            emit(s, out, ev.SlotsChanged(seat, squad.index(NONE)))
        elif len(squad) < wanted:
            emit(s, out, ev.SlotsChanged(seat, NONE))


def _discard(s: State, event: ev.DeckDiscarded, out: Events) -> None:
    emit(s, out, event)
    if not s.deck and not s.top:
        deck_out(s, out)


def deck_out(s: State, out: Events) -> None:
    """V15.9: with the last card active there is one more attack, else all is lost."""
    monster = monster_of(s)
    if monster.last:
        return
    if monster.card != stack_of(s).final:
        emit(s, out, ev.MonsterWon(NONE))
    elif s.table.common and len(able(s)) > 1:
        emit(s, out, ev.LastAttackOpen(s.active))
    else:
        emit(s, out, ev.LastAttackCame((*able(s), s.active)[0]))


def able(s: State) -> list[int]:
    """Who could make the last attack, in turn order from the active seat."""
    return [seat for seat in seats_from(s, s.active) if s.warriors(seat)]


def last_attack(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """V17.6: an empty squad loses, and so does a last attack that failed."""
    if len(step) == 1 or not s.warriors(step[1]):
        emit(s, out, ev.MonsterWon(NONE))
    else:
        emit(s, out, ev.MonsterChallenged(step[1], True, "V15.9"))


RUN: dict[int, Callable[[State, AgendaStep, Chance, Events], None]] = {
    Step.MILL: mill,
    Step.MONSTER_PHASE: roll,
    Step.MONSTER_ATTACK: attack,
    Step.MONSTER_COMPARE: compare,
    Step.MONSTER_FALLS: fall,
    Step.MONSTER_SHIELD: lambda s, step, chance, out: emit(s, out, ev.ShieldLost(step[1])),
    Step.MONSTER_END: end,
    Step.MONSTER_TOLL: toll,
    Step.LAST_ATTACK: last_attack,
}
