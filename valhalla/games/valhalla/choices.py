"""Who must choose, and between what: for people (`options`) and for seats and tests (`legal`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import dice
from valhalla.games.valhalla.battle import need_at, sendable
from valhalla.games.valhalla.modules import MODULES
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.tactics import Word, supplies, tactics_left
from valhalla.games.valhalla.terms import MOST_PLAYERS, NONE, OFFERED, OFFERS, PAIR_SYMBOLS, Step
from valhalla.kernel.agenda import AgendaStep

Group = Sequence[cm.Command]

_END_PHASE = (cm.EndPhase(),)
_DRAW_CARDS = (cm.DrawCards(),)
_PASS = (cm.Pass(),)


class Later(Sequence[cm.Command]):
    """Commands known to be some, listed only when looked at: most seats look at one kind of many.

    To be looked at before the state goes on.
    """

    __slots__ = ("_arguments", "_commands", "_list")

    def __init__(self, lister: Callable[..., Sequence[cm.Command]], *arguments: Any) -> None:
        self._list = lister
        self._arguments = arguments
        self._commands: Sequence[cm.Command] | None = None

    def __len__(self) -> int:
        if self._commands is None:
            self._commands = self._list(*self._arguments)
        return len(self._commands)

    def __getitem__(self, index: Any) -> Any:
        if self._commands is None:
            self._commands = self._list(*self._arguments)
        return self._commands[index]

    def __iter__(self) -> Iterator[cm.Command]:
        return (self[i] for i in range(len(self)))


def to_act(s: State) -> tuple[int, ...]:
    """The seats that must choose now: one, several at once, or none when the game is over."""
    step = s.agenda[-1]
    if len(step) == 1:
        return due(s)
    return (step[1] if step[0] < OFFERED else actor(s, step),)


def due(s: State) -> tuple[int, ...]:
    """Who has not yet made the simultaneous choice of this moment."""
    if s.step == Step.LEND:
        assert s.monster is not None
        return tuple([seat for seat in range(s.table.players) if s.monster.asked >> seat & 1])
    if s.step not in (Step.CHOOSE_JARLS, Step.CHOOSE_START):
        return ()
    return tuple(seat for seat in range(s.table.players) if not s.secret[seat])


def actor(s: State, step: AgendaStep) -> int:
    """Who answers a seat's step; an offer may be another's to answer."""
    kind, seat = step[0], step[1]
    if kind >= OFFERED:
        for module in s.table.offering:
            if module.offers(s, seat, kind):
                return module.chooser(s, seat, kind)
    return seat


def groups(s: State, seat: int) -> list[Group]:
    """What brings the game on, of *seat*, kind by kind, no group empty; only what it knows is looked at."""
    step = s.agenda[-1]
    if seat != step[1] if len(step) > 1 and step[0] < OFFERED else seat not in to_act(s):
        return []
    return GROUPS[step[0]](s, seat, step)


def legal(s: State, seat: int) -> list[cm.Command]:
    """One canonical command for each thing *seat* may do."""
    return [command for group in groups(s, seat) for command in group]


def spoken(s: State, seat: int) -> list[cm.Command]:
    """What *seat* may say besides, due or not (V18.6)."""
    return [command for window in s.table.talk for command in window(s, seat)]


def all_groups(s: State, seat: int) -> list[Group]:
    """The legal commands and what may be said, kind by kind."""
    said = spoken(s, seat) if s.table.talk else []
    return [*groups(s, seat), said] if said else groups(s, seat)


def all_legal(s: State, seat: int) -> list[cm.Command]:
    """All that *seat* may do, or say."""
    return [command for group in all_groups(s, seat) for command in group]


def _choose_start(s: State, seat: int, step: AgendaStep) -> list[Group]:
    return [[cm.DiscardStart(cards) for cards in combinations(s.hands[seat], s.table.start[1])]]


def _hand_draft(s: State, seat: int, step: AgendaStep) -> list[Group]:
    hand = s.hands[seat]
    return [_PASS, [cm.LayCard(card) for card in hand]] if step[2] and hand else [_PASS]


def _phase_a(s: State, seat: int, step: AgendaStep) -> list[Group]:
    is_warrior = s.table.is_warrior
    warriors = [card for card in s.hands[seat] if is_warrior[card]]
    squad = s.squads[seat]
    free = [slot for slot, card in enumerate(squad) if card == NONE]
    found: list[Group] = [Later(_adding, s, seat, warriors, free)] if warriors else []
    if len(free) == len(squad):
        return found or [_DRAW_CARDS]
    if attacks := _attacks(s, seat):
        found.append(attacks)
    found.append(_DRAW_CARDS)
    return found


def _adding(s: State, seat: int, warriors: list[int], free: list[int]) -> list[cm.Command]:
    """Actions (1) and (2): into free slots first, then in the place of any others (V3.3)."""
    size = len(s.squads[seat])
    ones = [(free[0],)] if free else [(slot,) for slot in range(size)]
    commands: list[cm.Command] = [cm.AddWarriors((card,), slots) for card in warriors for slots in ones]
    if len(warriors) > 1 and size > 1:
        symbols, limit = s.table.symbols, pair_limit(s, seat)
        twos = _slots_for_two(tuple(free), size)
        for one, other in combinations(warriors, 2):
            if symbols[one] + symbols[other] <= limit:
                commands += [cm.AddWarriors((one, other), slots) for slots in twos]
    return commands


@lru_cache(maxsize=1 << 12)
def _slots_for_two(free: tuple[int, ...], size: int) -> list[tuple[int, int]]:
    if len(free) >= 2:
        return [(free[0], free[1])]
    if free:
        return [(free[0], slot) for slot in range(size) if slot != free[0]]
    return list(combinations(range(size), 2))


def pair_limit(s: State, seat: int) -> int:
    """How many symbols two warriors of one action (2) may have together."""
    limit = PAIR_SYMBOLS
    for more in s.table.pair_symbols:
        limit += more(s, seat)
    return limit


_ATTACKS = tuple(cm.Attack(target) for target in range(MOST_PLAYERS + 1))


def _attacks(s: State, seat: int) -> list[cm.Attack]:
    return [_ATTACKS[target] for target in s.table.foe.targets(s, seat)]


def _fight(s: State, seat: int, step: AgendaStep) -> list[Group]:
    assert s.battle is not None
    side = s.battle.side(seat)
    loose = side.loose
    found: list[Group] = [_END_PHASE]
    if len(loose) > 1:
        found.append(dice.rerolls(loose))
    if side.free and loose:
        found.append(dice.free_rerolls(loose))
    if (loose or s.under) and (arms := _armable(s, seat, side)):
        found.append(Later(_arms, loose, arms))
    if supplied := _supplied(s, seat, side):
        found.append(supplied)
    if tactics := _playable(s, seat, side):
        found.append(Later(_plays, s, side, tactics))
    if s.stops[seat] >> Step.FIGHT & 1:
        found += [m.choices(s, seat, Step.FIGHT) for m in s.table.offering if m.offers(s, seat, Step.FIGHT)]
    return found


def _armable(s: State, seat: int, side: Side) -> list[tuple[int, dice.Need]]:
    """The slots that the loose dice can arm (`need_at` written out: the hottest loop of all)."""
    if s.under or s.table.partners or (s.monster is not None and s.monster.lenders):
        return _armable_slowly(s, side)
    loose, done, eased, needs = side.loose, side.armed | side.blocked, side.eased, s.table.need
    count = dice.counted(loose)
    found = []
    for slot, card in enumerate(s.squads[seat]):
        if card >= 0 and not done >> slot & 1:
            need = s.table.eased[card] if eased >> slot & 1 else needs[card]
            if need is not None and need.within(count) and need.places(loose):
                found.append((slot, need))
    return found


def _armable_slowly(s: State, side: Side) -> list[tuple[int, dice.Need]]:
    """The same with cards under warriors, and warriors of others."""
    needs = [(slot, need_at(s, side, slot)) for slot in s.fielded(side.seat)]
    return [(slot, need) for slot, need in needs if need is not None and need.places(side.loose)]


def _supplied(s: State, seat: int, side: Side) -> list[cm.Arm]:
    """Arming with the help of Weapon supply cards (V10.5)."""
    held = supplies(s, seat)
    if not held:
        return []
    most = tactics_left(s, seat)
    return [
        cm.Arm(slot, places, cards)
        for slot in s.fielded(seat)
        if (need := need_at(s, side, slot)) is not None
        for places, cards in need.supplied(side.loose, tuple(held))
        if len(cards) <= most
    ]


def _arms(loose: dice.Dice, arms: list[tuple[int, dice.Need]]) -> list[cm.Arm]:
    return [cm.Arm(slot, places) for slot, need in arms for places in need.places(loose)]


def _plays(s: State, side: Side, tactics: list[tuple[int, Word]]) -> list[cm.PlayTactic]:
    return [command for card, word in tactics for command in word.choices(s, side, card)]


def _playable(s: State, seat: int, side: Side) -> list[tuple[int, Word]]:
    """The tactics in hand that may be played; those of the same effect are the same choice, once."""
    words = s.table.word
    found: list[tuple[int, Word]] = []
    seen = []
    banning = s.table.banning
    for card in s.hands[seat]:
        word = words[card]
        if word is not None and word not in seen:
            seen.append(word)
            if not (word.refusal(s, side) if banning else word.why_not(s, side)):
                found.append((card, word))
    return found


def _keep_die(s: State, seat: int, step: AgendaStep) -> list[Group]:
    assert s.battle is not None
    rolled = s.battle.choice
    return [[cm.KeepDie(i) for i, die in enumerate(rolled) if die not in rolled[:i]]]


def _choose_rising(s: State, seat: int, step: AgendaStep) -> list[Group]:
    assert s.battle is not None
    must, may = rising(s, s.battle.side(seat))
    chosen = (some for k in range(len(may) + 1) for some in combinations(may, k))
    return [[cm.SendToValhalla(tuple(sorted((*must, *some)))) for some in chosen]]


def rising(s: State, side: Side) -> tuple[list[int], list[int]]:
    """Who must go to Valhalla, having taken the Road (V10.6), and who may."""
    slots = sendable(s, side)
    return [slot for slot in slots if side.road >> slot & 1], [
        slot for slot in slots if not side.road >> slot & 1
    ]


def _offers(s: State, seat: int, step: AgendaStep) -> list[Group]:
    kind, owner = step[:2]
    offered = [module.choices(s, owner, kind) for module in s.table.offering if module.offers(s, owner, kind)]
    kinds: dict[type[cm.Command], list[cm.Command]] = {cm.Pass: []}
    for choices in offered:
        for command in choices:
            kinds.setdefault(type(command), []).append(command)
    kinds[cm.Pass] = kinds[cm.Pass][:1]
    return [group for group in kinds.values() if group]


GROUPS: dict[int, Callable[[State, int, AgendaStep], list[Group]]] = {
    Step.CHOOSE_JARLS: lambda s, seat, step: [[cm.ChooseJarl(jarl) for jarl in s.jarl_offers[seat]]],
    Step.DRAFT_WARRIOR: lambda s, seat, step: [[cm.DraftWarrior(card, 0) for card in s.offer]],
    Step.CHOOSE_START: _choose_start,
    Step.HAND_DRAFT: _hand_draft,
    Step.TAKE_FROM_POOL: lambda s, seat, step: [[cm.TakeCard(card) for card in s.offer]],
    Step.PHASE_A: _phase_a,
    **dict.fromkeys(OFFERS, _offers),
    Step.KEEP: lambda s, seat, step: [[cm.Keep(cards) for cards in combinations(s.drawn, step[2])]],
    Step.FIGHT: _fight,
    Step.KEEP_DIE: _keep_die,
    Step.CHOOSE_RISING: _choose_rising,
    **{step: asked.groups for module in MODULES for step, asked in module.asks.items()},
}
