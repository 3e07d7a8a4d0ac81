"""Whether a command may be given now. Says no with the clause and a reason, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.battle import need_at
from valhalla.games.valhalla.choices import actor, due, pair_limit, rising, spoken
from valhalla.games.valhalla.modules import MODULES
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.tactics import IDLE, Supply, check_left
from valhalla.games.valhalla.terms import DRAW_RULES, NONE, OFFERED, OFFERS, Step
from valhalla.kernel.game import IllegalCommand, refuse


def check(s: State, seat: int, command: cm.Command) -> None:
    """Raise `IllegalCommand` unless *seat* may give *command* now."""
    step = s.agenda[-1]
    kind = step[0]
    if isinstance(command, SAID):
        _said(s, seat, command)
        return
    if len(step) == 1:
        _check_due(s, seat, kind)
    elif seat != (actor(s, step) if kind >= OFFERED else step[1]):
        raise IllegalCommand(_turn_rule(s, seat, kind), "not_your_turn", seat=actor(s, step))
    checker = CHECK_AT[kind].get(type(command))
    if checker is None:
        raise IllegalCommand(RULES[kind], "not_now", step=kind)
    checker(s, seat, command)


def _said(s: State, seat: int, command: cm.Command) -> None:
    """What is only said may be said out of turn (V18.6)."""
    refuse(s.step == Step.OVER, "V7.1", "game_over")
    refuse(command not in spoken(s, seat), "V18.6", "no_call_now")


def _turn_rule(s: State, seat: int, kind: int) -> str:
    """The clause that says whose move it is."""
    if kind == Step.FIGHT and s.battle is not None and s.battle.attack.seat == seat:
        return "V4.8"
    return "V3.1" if kind in IN_TURN else RULES[kind]


def _check_due(s: State, seat: int, kind: int) -> None:
    """A simultaneous choice is open to all who have not made it."""
    refuse(kind not in TOGETHER, "V7.1", "game_over")
    if seat not in due(s):
        raise IllegalCommand(RULES[kind], "already_chosen")


def _different(places: tuple[int, ...], count: int) -> bool:
    """Whether these are different places among *count*."""
    return not places or (len(set(places)) == len(places) and min(places) >= 0 and max(places) < count)


def _choose_jarl(s: State, seat: int, c: cm.ChooseJarl) -> None:
    refuse(c.jarl not in s.jarl_offers[seat], "V2.2", "jarl_not_offered")


def _draft_warrior(s: State, seat: int, c: cm.DraftWarrior) -> None:
    refuse(c.card not in s.offer, "V2.6", "not_on_offer")
    refuse(not 0 <= c.slot < len(s.squads[seat]), "V2.6", "no_such_slot")


def _discard_start(s: State, seat: int, c: cm.DiscardStart) -> None:
    count = s.table.start[1]
    refuse(len(c.cards) != count or len(set(c.cards)) != count, "V2.8", "discard_exactly", count=count)
    _in_hand(s, seat, c.cards, "V2.8")


def _in_hand(s: State, seat: int, cards: tuple[int, ...], rule: str) -> None:
    hand = s.hands[seat]
    for card in cards:
        if card < 0 or card not in hand:
            raise IllegalCommand(rule, "not_in_hand")


def _lay_card(s: State, seat: int, c: cm.LayCard) -> None:
    refuse(not s.step_number, "V2.10", "must_pass")
    _in_hand(s, seat, (c.card,), "V2.10")


def _take_card(s: State, seat: int, c: cm.TakeCard) -> None:
    refuse(c.card not in s.offer, "V2.10", "not_on_offer")


def _add_warriors(s: State, seat: int, c: cm.AddWarriors) -> None:
    cards, squad = c.cards, s.squads[seat]
    if len(cards) not in (1, 2) or (cards[0] == cards[-1] and len(cards) == 2):
        raise IllegalCommand("V3.2", "one_or_two_warriors")
    _in_hand(s, seat, cards, "V3.2")
    if not s.table.is_warrior[cards[0]] or not s.table.is_warrior[cards[-1]]:
        raise IllegalCommand("V3.2", "not_a_warrior")
    if len(cards) == 2 and s.table.symbols[cards[0]] + s.table.symbols[cards[1]] > pair_limit(s, seat):
        raise IllegalCommand("V3.2", "too_many_symbols", limit=pair_limit(s, seat))
    if len(c.slots) != len(cards) or not _different(c.slots, len(squad)):
        raise IllegalCommand("V3.3", "no_such_slot")
    replaced = len([slot for slot in c.slots if squad[slot] >= 0])
    if replaced != max(0, len(cards) - squad.count(NONE)):
        raise IllegalCommand("V3.3", "use_free_slots")


def _attack(s: State, seat: int, c: cm.Attack) -> None:
    refuse(not s.warriors(seat), "V3.4", "no_warriors")
    s.table.foe.check(s, seat, c.target)


def _draw_cards(s: State, seat: int, c: cm.DrawCards) -> None:
    if not s.warriors(seat) and any(s.table.is_warrior[card] for card in s.hands[seat]):
        raise IllegalCommand("V3.4", "must_add_warrior")


def _keep(s: State, seat: int, c: cm.Keep) -> None:
    _, _, count, why = s.agenda[-1]
    if len(c.cards) != count or len(set(c.cards)) != count:
        raise IllegalCommand(DRAW_RULES[why], "keep_exactly", count=count)
    for card in c.cards:
        if card < 0 or card not in s.drawn:
            raise IllegalCommand(DRAW_RULES[why], "not_drawn")


def _side(s: State, seat: int) -> Side:
    assert s.battle is not None
    return s.battle.side(seat)


def _reroll(s: State, seat: int, c: cm.Reroll) -> None:
    if not c.dice:
        raise IllegalCommand("V4.3", "reroll_something")
    if not _different((c.discard, *c.dice), len(_side(s, seat).loose)):
        raise IllegalCommand("V4.3", "no_such_die")


def _free_reroll(s: State, seat: int, c: cm.FreeReroll) -> None:
    side = _side(s, seat)
    refuse(not side.free, "V5.14", "no_free_reroll")
    refuse(not c.dice, "V5.14", "reroll_something")
    refuse(not _different(c.dice, len(side.loose)), "V5.14", "no_such_die")


def _arm(s: State, seat: int, c: cm.Arm) -> None:
    side = _side(s, seat)
    if c.slot not in s.fielded(seat):
        raise IllegalCommand("V4.4", "no_warrior_there")
    if side.armed >> c.slot & 1:
        raise IllegalCommand("V4.4", "already_activated")
    if side.blocked >> c.slot & 1:
        raise IllegalCommand("V11.3", "is_blocked")
    if not _different(c.dice, len(side.loose)):
        raise IllegalCommand("V4.4", "no_such_die")
    need = need_at(s, side, c.slot)
    dice = tuple([side.loose[i] for i in c.dice])
    if need is None or not need.fits((*dice, *_supply_faces(s, seat, c.cards))):
        raise IllegalCommand("V4.4", "dice_do_not_fit")


def _supply_faces(s: State, seat: int, cards: tuple[int, ...]) -> list[int]:
    """The faces of Weapon supply cards that stand for dice (V10.5)."""
    _in_hand(s, seat, cards, "V10.5")
    words = [s.table.word[card] for card in cards]
    faces = [word.face for word in words if isinstance(word, Supply)]
    check_left(s, seat, len(cards))
    refuse(len(faces) != len(cards) or len(set(cards)) != len(cards), "V10.5", "not_a_supply")
    return faces


def _play_tactic(s: State, seat: int, c: cm.PlayTactic) -> None:
    _in_hand(s, seat, (c.card,), "V4.2")
    word = s.table.word[c.card]
    if s.table.thor[c.card] is not None:
        raise IllegalCommand("V9.1", "helps_others")
    if word is None:
        raise IllegalCommand("V1.4", "not_a_tactic")
    side = _side(s, seat)
    for module in s.table.banning:
        if ban := module.bans(s, side, word):
            raise IllegalCommand(module.ban_rule, ban)
    if (refusal := word.why_not(s, side)) and refusal not in IDLE:
        raise IllegalCommand(word.rule, refusal)
    if not _different(c.dice, len(side.loose)):
        raise IllegalCommand(word.rule, "no_such_die")
    word.check(s, side, c)


def _keep_die(s: State, seat: int, c: cm.KeepDie) -> None:
    assert s.battle is not None
    refuse(not 0 <= c.die < len(s.battle.choice), "V5.10", "no_such_die")


def _end_phase(s: State, seat: int, c: cm.EndPhase) -> None:
    """A fighter may stop at any time (V4.2)."""


def _send_to_valhalla(s: State, seat: int, c: cm.SendToValhalla) -> None:
    side = _side(s, seat)
    must, may = rising(s, side)
    attack = s.battle is not None and seat == s.battle.attack.seat
    rule = "V16.2" if attack else "V4.12"
    refuse(any(side.held >> slot & 1 for slot in c.slots if slot >= 0), "V11.3", "is_held_back")
    refuse(len(set(c.slots)) != len(c.slots) or not set(c.slots) <= {*must, *may}, rule, "not_activated")
    refuse(not set(must) <= set(c.slots), "V10.6", "road_must_go")


def _offered(s: State, seat: int, c: cm.Command) -> None:
    kind, owner = s.agenda[-1][:2]
    if not any(m.offers(s, owner, kind) and m.allows(s, owner, kind, c) for m in s.table.offering):
        if isinstance(c, cm.PlayTactic):
            raise IllegalCommand("V9.1" if kind == Step.ASIDE else RULES[kind], "not_now", step=kind)
        if kind in EXPANDED:
            raise IllegalCommand(RULES[kind], "not_offered")
        raise IllegalCommand("V1.5", "ability_not_now")


def _leave_draft(s: State, seat: int, c: cm.Pass) -> None:
    """Passing ends the hand draft for a seat, and is always allowed (V2.10)."""


SAID = (cm.Call,)  # whoever it is that is due
TOGETHER = (Step.CHOOSE_JARLS, Step.CHOOSE_START, Step.LEND)
IN_TURN = (Step.PHASE_A, Step.PHASE_B, Step.KEEP)
RULES: dict[int, str] = {
    Step.CHOOSE_JARLS: "V2.2", Step.DRAFT_WARRIOR: "V2.6", Step.CHOOSE_START: "V2.8",
    Step.HAND_DRAFT: "V2.10", Step.TAKE_FROM_POOL: "V2.10", Step.PHASE_A: "V3.2", Step.KEEP: "V3.6",
    Step.PHASE_B: "V1.5", Step.BEFORE: "V4.1", Step.BEFORE_ROLL: "V4.15", Step.FIGHT: "V4.2",
    Step.KEEP_DIE: "V5.10", Step.CHOOSE_RISING: "V4.12", Step.AFTER: "V4.14", Step.TURN_START: "V1.5",
    Step.ASIDE: "V1.5", Step.WITNESS: "V1.5",
}  # fmt: skip
# The clauses of the steps that expansions and monsters bring.
EXPANDED: dict[int, str] = {}
for _module in MODULES:
    EXPANDED |= {step: asked.clause for step, asked in _module.asks.items()}
    EXPANDED |= {step: o.clause for step, o in _module.asked.items() if o.clause and step not in RULES}
RULES |= EXPANDED

CHECK: dict[tuple[int, type[cm.Command]], Callable[[State, int, Any], None]] = {
    (Step.CHOOSE_JARLS, cm.ChooseJarl): _choose_jarl,
    (Step.DRAFT_WARRIOR, cm.DraftWarrior): _draft_warrior,
    (Step.CHOOSE_START, cm.DiscardStart): _discard_start,
    (Step.HAND_DRAFT, cm.LayCard): _lay_card,
    (Step.HAND_DRAFT, cm.Pass): _leave_draft,
    (Step.TAKE_FROM_POOL, cm.TakeCard): _take_card,
    (Step.PHASE_A, cm.AddWarriors): _add_warriors,
    (Step.PHASE_A, cm.Attack): _attack,
    (Step.PHASE_A, cm.DrawCards): _draw_cards,
    (Step.KEEP, cm.Keep): _keep,
    (Step.FIGHT, cm.Reroll): _reroll,
    (Step.FIGHT, cm.FreeReroll): _free_reroll,
    (Step.FIGHT, cm.Arm): _arm,
    (Step.FIGHT, cm.PlayTactic): _play_tactic,
    (Step.FIGHT, cm.EndPhase): _end_phase,
    (Step.KEEP_DIE, cm.KeepDie): _keep_die,
    (Step.CHOOSE_RISING, cm.SendToValhalla): _send_to_valhalla,
    (Step.FIGHT, cm.UseAbility): _offered,
    **{(step, command): _offered for step in OFFERS for command in (cm.UseAbility, cm.Pass)},
}
for _module in MODULES:
    CHECK |= {(step, command): _offered for step, offer in _module.asked.items() for command in offer.takes}
    for _step, _asked in _module.asks.items():
        CHECK |= {(_step, command): checker for command, checker in _asked.checks.items()}
CHECK_AT: list[dict[type[cm.Command], Callable[[State, int, Any], None]]] = [{} for _ in Step.all()]
for (_step, _command), _checker in CHECK.items():
    CHECK_AT[_step][_command] = _checker
