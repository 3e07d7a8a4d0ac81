"""What friends do for each other against a monster (V18), thought about: lend, call, who attacks last."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.monster.evaluate import MonsterEvaluation, curve
from valhalla.ai.valhalla.muster import NO_LUCK, forgone, muster, reserves
from valhalla.ai.valhalla.muster import curve as chances
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fought, seats_from
from valhalla.games.valhalla.monsters.running import able
from valhalla.games.valhalla.monsters.stack import monster_of, stack_of
from valhalla.games.valhalla.monsters.together import calls
from valhalla.games.valhalla.rules import decide
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ATTACKED, CALLS, NONE, Step

AT_STAKE: Final = 10.0  # what a battle decides, in points
PRICE: Final = 0.3  # what it may cost to lend, likewise
SURE: Final = 0.6  # of a battle: the chance from which on one speaks of it
AHEAD: Final = 0.12  # how much better than others' one's own chance must be, or theirs than one's own
SWAY: Final = 1.2  # points that a call for an attack, or for waiting, weighs
BEYOND_DOUBT: Final = 0.85  # a chance for which nobody waits
FEW: Final = 1  # cards in hand that are too few


def called(s: State, seat: int, word: str) -> bool:
    """Whether this call of a seat stands."""
    return monster_of(s).calls[seat] == CALLS.index(word)


# Lending


def lending_worth(s: State, seat: int, evaluation: MonsterEvaluation) -> float:
    """How much likelier our warriors make the victory, less the price; none for who called for one."""
    battle = fought(s)
    fighter, card = battle.attack.seat, battle.against
    needed = stack_of(s).strengths[card] + (battle.monster == ATTACKED)
    w = s.clone()
    w.squads = [squad if one in (seat, fighter) else [NONE] for one, squad in enumerate(s.squads)]
    alone, helped = (evaluation.expected(w, fighter, card, lending) - needed for lending in (False, True))
    price = 0.0 if called(s, fighter, "warrior") else PRICE
    return (curve(helped) - curve(alone)) * AT_STAKE - price


# The last attack


def last_chances(s: State) -> list[tuple[float, int]]:
    """Who could make the last attack with which chance, the best first.

    Exact as to the dice and all that lies open, friends' warriors included; of hidden cards what is likely.
    """
    found = [(_last_chance(s, fighter), fighter) for fighter in able(s)]
    return sorted(found, key=lambda one: -one[0])


def _last_chance(s: State, fighter: int) -> float:
    w = s.clone()
    decide(w, s.step_seat, cm.ChooseFighter(fighter), NO_LUCK)
    w = forgone(w, fighter)
    if w.battle is None:
        return 0.0
    least = stack_of(w).strengths[w.battle.against]
    found = chances(muster(w, fighter))
    return sum(hand.chance * found.at_least(least - hand.bonus) for hand in reserves(w, fighter))


# Calls


def sway(s: State, seat: int, wins: float) -> float:
    """What the calls of others make of an attack of ours with that chance."""
    others = [one for one in range(s.table.players) if one != seat]
    pushed = any(called(s, one, "attack") for one in others)
    held = wins < BEYOND_DOUBT and any(called(s, one, "wait") for one in others)
    return SWAY * (pushed - held)


def to_call(s: State, seat: int, evaluation: MonsterEvaluation) -> cm.Call | None:
    """What there is to say at the end of one's own turn, if it has not been said."""
    if s.step != Step.KEEP or not s.table.common or seat != s.active:
        return None
    word = _meant(s, seat, evaluation)
    if not word or called(s, seat, word):
        return None
    call = cm.Call(CALLS.index(word))
    return call if call in calls(s, seat) else None


def _meant(s: State, seat: int, evaluation: MonsterEvaluation) -> str:
    """The first that holds, by what this seat sees."""
    card = monster_of(s).card
    if card > stack_of(s).final:
        return ""
    needed = stack_of(s).strengths[card]
    attack = [curve(evaluation.expected(s, one, card) - needed) for one in range(s.table.players)]
    hold = [curve(evaluation.expected(s, one, card) - needed - 1) for one in range(s.table.players)]
    mine, others = attack[seat], [chance for one, chance in enumerate(attack) if one != seat]
    if not s.warriors(seat) and not any(s.table.is_warrior[c] for c in s.hands[seat] if c >= 0):
        return "warrior"
    following = attack[seats_from(s, seat)[1]]
    if following >= SURE and following >= mine + AHEAD:
        return "attack"
    if mine >= SURE and mine >= max(others) + AHEAD:
        return "wait"
    if hold[seat] >= SURE and s.own[seat] > 1 and hold[seat] >= max(hold):
        return "take"
    return "cards" if len(s.hands[seat]) <= FEW else ""
