"""The choice of a moment as people see it: which commands, by which rule, choosing what from what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.battle import need_at
from valhalla.games.valhalla.choices import groups, pair_limit, rising, spoken, to_act
from valhalla.games.valhalla.dice import Need
from valhalla.games.valhalla.modules import MODULES
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.tactics import IDLE, supplies
from valhalla.games.valhalla.terms import BLANK, DRAW_RULES, EXTRA, NONE, OFFERS, WEAPONS, Step
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.game import Option, Pick

Options = tuple[Option, ...]


def options(s: State, seat: int) -> Options:
    """What *seat* may do now. A scene offers just this and builds commands from the picks."""
    said = (Option("call", "V18.6", (Pick("call", calls),)),) if (calls := _calls(s, seat)) else ()
    if seat not in to_act(s):
        return said
    step = s.agenda[-1]
    return OPTIONS[step[0]](s, seat, step) + said


def _calls(s: State, seat: int) -> tuple[int, ...]:
    return tuple(c.call for c in spoken(s, seat) if isinstance(c, cm.Call)) if s.table.talk else ()


def _choose_jarls(s: State, seat: int, step: AgendaStep) -> Options:
    return (Option("choose_jarl", "V2.2", (Pick("jarl", s.jarl_offers[seat]),)),)


def _draft_warrior(s: State, seat: int, step: AgendaStep) -> Options:
    slots = Pick("slot", tuple(range(len(s.squads[seat]))))
    return (Option("draft_warrior", "V2.6", (Pick("card", tuple(s.offer)), slots)),)


def _choose_start(s: State, seat: int, step: AgendaStep) -> Options:
    count = s.table.start[1]
    return (Option("discard_start", "V2.8", (Pick("cards", tuple(s.hands[seat]), count, count),)),)


def _hand_draft(s: State, seat: int, step: AgendaStep) -> Options:
    leave = Option("pass", "V2.10")
    hand = tuple(s.hands[seat])
    return (Option("lay_card", "V2.10", (Pick("card", hand),)), leave) if step[2] and hand else (leave,)


def _take_from_pool(s: State, seat: int, step: AgendaStep) -> Options:
    return (Option("take_card", "V2.10", (Pick("card", tuple(s.offer)),)),)


def _phase_a(s: State, seat: int, step: AgendaStep) -> Options:
    warriors = tuple(card for card in s.hands[seat] if s.table.is_warrior[card])
    squad = s.squads[seat]
    found = []
    if warriors:
        room = tuple(slot for slot, card in enumerate(squad) if card == NONE)
        everywhere = tuple(range(len(squad)))
        one = (Pick("cards", warriors), Pick("slots", room or everywhere))
        found.append(Option("add_warriors", "V3.2", one))
        if pairs := _pairs(s, seat, warriors):
            slots = Pick("slots", room if len(room) >= 2 else everywhere, 2, 2)
            found.append(Option("add_warriors", "V3.2", (Pick("cards", pairs, 2, 2), slots)))
    if max(squad) >= 0 and (open_to_attack := s.table.foe.targets(s, seat)):
        found.append(Option("attack", "V3.5", (Pick("target", tuple(open_to_attack)),)))
    if max(squad) >= 0 or not warriors:
        found.append(Option("draw_cards", "V3.2" if max(squad) >= 0 else "V3.4"))
    return tuple(found)


def _pairs(s: State, seat: int, warriors: tuple[int, ...]) -> tuple[int, ...]:
    """The warriors that can be added together with some other one."""
    symbols, limit = s.table.symbols, pair_limit(s, seat)
    fitting = [pair for pair in combinations(warriors, 2) if symbols[pair[0]] + symbols[pair[1]] <= limit]
    return tuple(sorted({card for pair in fitting for card in pair}))


def _keep(s: State, seat: int, step: AgendaStep) -> Options:
    return (Option("keep", DRAW_RULES[step[3]], (Pick("cards", tuple(s.drawn), step[2], step[2]),)),)


def _fight(s: State, seat: int, step: AgendaStep) -> Options:
    side = fought(s).side(seat)
    places = tuple(range(len(side.loose)))
    found = [Option("end_phase", "V4.2")]
    if len(places) > 1:
        others = Pick("dice", places, 1, len(places) - 1)
        found.append(Option("reroll", "V4.3", (Pick("discard", places), others)))
    if side.free and places:
        found.append(Option("free_reroll", "V5.14", (Pick("dice", places, 1, len(places)),)))
    held = supplies(s, seat)
    for slot in s.fielded(seat):
        need = need_at(s, side, slot)
        supplied = need.supplied(side.loose, tuple(held)) if need and held else []
        if need and (supplied or need.places(side.loose)):
            found.append(Option("arm", "V4.4", (Pick("slot", (slot,)), *_arm_picks(need, side, supplied))))
    for card in s.hands[seat]:
        word = s.table.word[card]
        if word and (not (refusal := word.refusal(s, side)) or refusal in IDLE):
            found.append(
                Option("play_tactic", word.rule, (Pick("card", (card,)), *_tactic_picks(s, seat, card)))
            )
    for module in s.table.offering:
        if module.offers(s, seat, Step.FIGHT):
            found += _abilities(s, seat, module.choices(s, seat, Step.FIGHT))
    return tuple(found)


def _arm_picks(need: Need, side: Side, supplied: list[tuple[tuple[int, ...], tuple[int, ...]]]) -> list[Pick]:
    """The dice, and Weapon supply cards in their place, that arm a warrior; one needing none takes none."""
    useful = {face for way in need.ways for face in way}
    dice = tuple(i for i, die in enumerate(side.loose) if die % EXTRA in useful)
    cards = tuple(sorted({card for _, some in supplied for card in some}))
    most = max((len(some) for _, some in supplied), default=0)
    least = need.symbols - most
    picks = [Pick("dice", dice, least, need.symbols)] if need.symbols else []
    return [*picks, Pick("cards", cards, 0, most)] if cards else picks


def _tactic_picks(s: State, seat: int, card: int) -> tuple[Pick, ...]:
    """What a tactic must be told: the die of Heroic attack, the dice and faces of Weapon swap."""
    loose = fought(s).side(seat).loose
    word = s.table.word[card]
    assert word is not None
    effect = word.effect
    if effect.word == "heroic":
        faces = range(EXTRA) if effect.weapon is None else (WEAPONS.index(effect.weapon),)
        dice = tuple(i for i, die in enumerate(loose) if die % EXTRA in faces)
        cards = tuple(card_ for card_, face in supplies(s, seat) if face in faces)
        if not cards:
            return (Pick("dice", dice),)
        return Pick("dice", dice, 0, 1), Pick("supply", cards, 0, 1)
    if effect.word == "weapon_swap":
        blanks = tuple(i for i, die in enumerate(loose) if die % EXTRA == BLANK)
        if not blanks:
            return ()
        return Pick("dice", blanks, 1, len(blanks)), Pick("faces", tuple(range(len(WEAPONS))), 1, len(blanks))
    return ()


def _keep_die(s: State, seat: int, step: AgendaStep) -> Options:
    return (Option("keep_die", "V5.10", (Pick("die", tuple(range(len(fought(s).choice)))),)),)


def _choose_rising(s: State, seat: int, step: AgendaStep) -> Options:
    assert s.battle is not None
    must, may = rising(s, s.battle.side(seat))
    slots = tuple(sorted((*must, *may)))
    rule = "V16.2" if seat == s.battle.attack.seat else "V4.12"
    return (Option("send_to_valhalla", rule, (Pick("slots", slots, len(must), len(slots)),)),)


def _offers(s: State, seat: int, step: AgendaStep) -> Options:
    commands = [command for group in groups(s, seat) for command in group]
    offers = [module.asked[step[0]] for module in s.table.modules if step[0] in module.asked]
    rule = next((offer.clause for offer in offers if offer.clause), "V1.5")
    leave = (Option("pass", rule),) if cm.Pass() in commands else ()
    return (*leave, *_abilities(s, step[1], commands), *_answers(s, seat, commands, rule))


def _answers(s: State, seat: int, commands: Sequence[cm.Command], rule: str) -> list[Option]:
    """What else is offered: a warrior or a card to choose, a tactic, or what only one module knows of."""
    found = []
    warriors = tuple(c.slot for c in commands if isinstance(c, cm.ChooseWarrior))
    if warriors:
        found.append(Option("choose_warrior", rule, (Pick("slot", warriors),)))
    cards = tuple(c.card for c in commands if isinstance(c, cm.ChooseCard))
    if cards:
        found.append(Option("choose_card", rule, (Pick("card", cards),)))
    playing = [c for c in commands if isinstance(c, cm.PlayTactic)]
    tactics = _distinct(c.card for c in playing)
    found += [Option("play_tactic", *_offered_tactic(s, seat, card, playing)) for card in tactics]
    for module in s.table.modules:
        for kind, show in module.shows.items():
            if mine := [c for c in commands if isinstance(c, kind)]:
                found += show(s, seat, mine, rule)
    return found


def _distinct(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(set(numbers)))


def _offered_tactic(
    s: State, seat: int, card: int, playing: list[cm.PlayTactic]
) -> tuple[str, tuple[Pick, ...]]:
    """A tactic for before the battle, or Thor's help: all of its like are as good, and any free slot."""
    mine = [c for c in playing if c.card == card]
    word = s.table.word[card]
    if word is None:
        return "V9.1", (Pick("card", (card,)), Pick("target", _distinct(c.target for c in mine)))
    squad = s.squads[seat]
    slots = tuple(i for i, there in enumerate(squad) if there == NONE) or tuple(range(len(squad)))
    return word.rule, (Pick("card", (card,)), Pick("slot", slots))


def _abilities(s: State, owner: int, commands: Sequence[cm.Command]) -> list[Option]:
    """A jarl's main and extra ability are options of their own, with what each must be told."""
    found = []
    for extra in (False, True):
        uses = [c for c in commands if isinstance(c, cm.UseAbility) and c.extra == extra]
        if uses:
            found.append(Option("use_extra" if extra else "use_main", "V1.5", _ability_picks(s, owner, uses)))
    return found


def _ability_picks(s: State, owner: int, uses: list[cm.UseAbility]) -> tuple[Pick, ...]:
    slots = {c.slot for c in uses}
    free = [slot for slot, card in enumerate(s.squads[owner]) if card == NONE]
    if slots & set(free):
        slots |= set(free)  # one free slot is listed for all of them
    named = {
        "card": {c.card for c in uses},
        "slot": slots,
        "dice": _alike(s, owner, {die for c in uses for die in c.dice}),
        "faces": {face for c in uses for face in c.faces},
        "target": {c.target for c in uses},
    }
    return tuple(Pick(name, tuple(sorted(v))) for name, values in named.items() if (v := values - {NONE}))


def _alike(s: State, owner: int, dice: set[int]) -> set[int]:
    """One die is listed for all that show the same: any of them may be pointed at."""
    if not dice:
        return dice
    loose = fought(s).side(owner).loose
    shown = {loose[die] for die in dice}
    return {place for place, die in enumerate(loose) if die in shown}


OPTIONS: dict[int, Callable[[State, int, AgendaStep], Options]] = {
    Step.CHOOSE_JARLS: _choose_jarls,
    Step.DRAFT_WARRIOR: _draft_warrior,
    Step.CHOOSE_START: _choose_start,
    Step.HAND_DRAFT: _hand_draft,
    Step.TAKE_FROM_POOL: _take_from_pool,
    Step.PHASE_A: _phase_a,
    **dict.fromkeys(OFFERS, _offers),
    Step.KEEP: _keep,
    Step.FIGHT: _fight,
    Step.KEEP_DIE: _keep_die,
    Step.CHOOSE_RISING: _choose_rising,
    **{step: asked.options for module in MODULES for step, asked in module.asks.items()},
}
