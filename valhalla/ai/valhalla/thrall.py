"""The thrall: a beginner. It sees one battle ahead and makes a beginner's mistakes.

It fills its squad with what looks strong, attacks whom it would probably beat, and now and then whom it would
not; it arms the strongest warrior the first throw allows, rolls what it cannot use again as long as it may,
saves its tactics for its defence, and never asks what it leaves behind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.ai.valhalla.expansions.hammer import hurl
from valhalla.ai.valhalla.muster import chance
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fighting
from valhalla.games.valhalla.battle import ability_strength, need_at, sendable, strength
from valhalla.games.valhalla.choices import groups
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.rules import decide
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.tactics import supplies
from valhalla.games.valhalla.terms import DICE_OF_A_SIDE, EXTRA, MONSTER, NONE, PAIR_SYMBOLS, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game

READY = 3  # warriors before it thinks of attacking
HOPE = 0.4  # the chance at which it attacks
FOOLS_HOPE = 0.25
WEAK = 2.5  # what it changes for another card
RASH = 6  # once in so many turns a fool's hope is enough


def choose(game: Game, s: State, seat: int, luck: Chance) -> Any:
    """A beginner's command for this view."""
    plan = PLANS.get(s.step)
    command = plan(s, seat, luck) if plan else None
    if command is not None:
        return command
    # Offers are taken when there is something to take; anything else is a toss.
    return luck.pick(groups(s, seat)[-1])


def worth(s: State, card: int) -> float:
    """How much it likes to have a card."""
    if not s.table.is_warrior[card]:
        return 2.5
    return s.table.strength[card] + s.table.valour[card] - s.table.symbols[card]


def _best(s: State, cards: list[int], count: int) -> tuple[int, ...]:
    return tuple(sorted(sorted(cards, key=lambda card: -worth(s, card))[:count]))


def _start(s: State, seat: int, luck: Chance) -> cm.Command:
    worst = sorted(s.hands[seat], key=lambda card: worth(s, card))[: s.table.start[1]]
    return cm.DiscardStart(tuple(sorted(worst)))


def _exchange(s: State, seat: int, luck: Chance) -> cm.Command:
    """Away with whatever looks weak."""
    weak = tuple(card for card in s.hands[seat] if worth(s, card) < WEAK)
    return cm.ExchangeCards(weak) if weak else cm.Pass()


def _phase_a(s: State, seat: int, luck: Chance) -> cm.Command | None:
    """Fill the squad, then attack whoever it would probably beat; what comes after, it does not think of."""
    squad = s.squads[seat]
    free = [slot for slot, card in enumerate(squad) if card == NONE]
    warriors = [card for card in s.hands[seat] if s.table.is_warrior[card]]
    manned = len(squad) - len(free)
    if warriors and manned < READY:
        return _add(s, warriors, free)
    if manned:
        chances = [(chance(s, seat, target), -target) for target in s.table.foe.targets(s, seat)]
        best, target = max(chances, default=(0.0, 0))
        if best >= (HOPE if luck.below(RASH) else FOOLS_HOPE):
            return cm.Attack(-target)
    return _add(s, warriors, free) if warriors and free else cm.DrawCards()


def _add(s: State, warriors: list[int], free: list[int]) -> cm.Command:
    """The one it likes best; with it another, if both are small enough."""
    one = _best(s, warriors, 1)
    symbols = s.table.symbols
    small = [card for card in warriors if card not in one and symbols[card] + symbols[one[0]] <= PAIR_SYMBOLS]
    if small and len(free) > 1:
        return cm.AddWarriors((*one, *_best(s, small, 1)), (free[0], free[1]))
    return cm.AddWarriors(one, (free[0],))


def _send(s: State, seat: int, luck: Chance) -> cm.Command:
    """All to Valhalla, for points are points."""
    assert s.battle is not None
    return cm.SendToValhalla(tuple(sorted(sendable(s, s.battle.side(seat)))))


def _fight(s: State, seat: int, luck: Chance) -> cm.Command:
    assert s.battle is not None
    side = s.battle.side(seat)
    if s.battle.defence is side and strength(s, side) > strength(s, s.battle.attack):
        return cm.EndPhase()
    if s.battle.monster and strength(s, side) > stack_of(s).strengths[s.battle.against]:
        return cm.EndPhase()
    return (
        _arm(s, seat)
        or _ability(s, seat)
        or _supplied(s, seat)
        or _tactic(s, seat)
        or _reroll(s, seat)
        or cm.EndPhase()
    )


def _supplied(s: State, seat: int) -> cm.Command | None:
    """A Weapon supply, wherever it lets one more warrior fight."""
    if not supplies(s, seat):
        return None
    arms = [c for group in groups(s, seat) for c in group if isinstance(c, cm.Arm) and c.cards]
    return max(arms, key=lambda c: s.table.strength[s.card_at(seat, c.slot)], default=None)


def _ability(s: State, seat: int) -> cm.Command | None:
    """A jarl's help with the dice, if it lets one more warrior fight."""
    for module in s.table.offering:
        uses = module.choices(s, seat, Step.FIGHT) if module.offers(s, seat, Step.FIGHT) else []
        for command in uses:
            after = s.clone()
            decide(after, seat, command, Chance(0))
            if _arm(after, seat):
                return command
    return None


def _arm(s: State, seat: int) -> cm.Command | None:
    """The strongest warrior that can be armed, at once."""
    assert s.battle is not None
    side = s.battle.side(seat)
    opponent = s.battle.opponent(seat)
    best: tuple[int, cm.Command] | None = None
    for slot in s.fielded(seat):
        need = need_at(s, side, slot)
        ways = need.places(side.loose) if need else ()
        if ways:
            power = s.table.strength[s.card_at(seat, slot)] + ability_strength(
                s, seat, slot, MONSTER if s.battle.monster else opponent.seat if opponent else None
            )
            if best is None or power > best[0]:
                best = (power, cm.Arm(slot, ways[0]))
    return best[1] if best else None


def _useful(s: State, seat: int) -> set[int]:
    """The faces that warriors not yet armed could use."""
    side = fighting(s, seat)
    needs = [need_at(s, side, slot) for slot in s.fielded(seat)]
    return {face for need in needs if need for way in need.ways for face in way}


def _tactic(s: State, seat: int) -> cm.Command | None:
    """Any tactic that needs no thinking, once somebody fights and there is an opponent to beat."""
    assert s.battle is not None
    side = s.battle.side(seat)
    if not side.armed or (s.battle.defence is None and not s.battle.monster):
        return None
    for card in s.hands[seat]:
        word = s.table.word[card]
        if word and word.might(s, side) and not word.refusal(s, side):
            return word.choices(s, side, card)[-1]
    return None


def _reroll(s: State, seat: int) -> cm.Command | None:
    """Throw what is of no use again, while there is a warrior left to arm."""
    side = fighting(s, seat)
    useful = _useful(s, seat)
    if not useful:
        return None
    idle = [i for i, die in enumerate(side.loose) if die % EXTRA not in useful]
    if side.free and idle:
        return cm.FreeReroll(tuple(idle))
    if len(idle) >= 2:
        return cm.Reroll(idle[-1], tuple(idle[:-1]))
    if len(side.loose) >= 2 and len(side.loose) < DICE_OF_A_SIDE and not side.armed:
        return cm.Reroll(
            idle[0] if idle else 0, tuple(i for i in range(len(side.loose)) if i != (idle[0] if idle else 0))
        )
    return None


PLANS: dict[int, Callable[[State, int, Chance], cm.Command | None]] = {
    Step.DRAFT_WARRIOR: lambda s, seat, luck: cm.DraftWarrior(_best(s, s.offer, 1)[0], 0),
    Step.CHOOSE_START: _start,
    Step.TAKE_FROM_POOL: lambda s, seat, luck: cm.TakeCard(_best(s, s.offer, 1)[0]),
    Step.KEEP: lambda s, seat, luck: cm.Keep(_best(s, s.drawn, s.step_number)),
    Step.BONUS: lambda s, seat, luck: cm.Pass(),
    Step.HURL: hurl,
    Step.HURLED: hurl,
    Step.PHASE_A: _phase_a,
    Step.CHOOSE_RISING: _send,
    Step.EXCHANGE: _exchange,
    Step.FIGHT: _fight,
}
