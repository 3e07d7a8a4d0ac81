"""What is asked of a player of Valhalla, why nothing else is possible, and labels for buttons."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import bonus, terms
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.choices import rising
from valhalla.games.valhalla.options import options
from valhalla.games.valhalla.state import Battle, State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.game import Option
from valhalla.words.asking import Ask, Asks, Prompt, asked, joined
from valhalla.words.language import N_, _, named, ngettext, pgettext
from valhalla.words.listing import Names
from valhalla.words.valhalla import things
from valhalla.words.valhalla.brings import merged
from valhalla.words.valhalla.expansions import BRINGS
from valhalla.words.valhalla.following import following
from valhalla.words.valhalla.monsters import prompts as monsters
from valhalla.words.valhalla.offering import offering

LABELS: Final = {
    "choose_jarl": N_("Choose this jarl"),
    "draft_warrior": N_("Take this warrior"),
    "discard_start": N_("Discard these cards"),
    "lay_card": N_("Lay this card"),
    "take_card": N_("Take this card"),
    "add_warriors": N_("Add warriors"),
    "attack": N_("Attack"),
    "draw_cards": N_("Draw cards"),
    "keep": N_("Keep"),
    "reroll": N_("Reroll"),
    "free_reroll": N_("Free reroll"),
    "arm": N_("Arm"),
    "play_tactic": N_("Play a tactic"),
    "keep_die": N_("Keep this die"),
    "take_bonus": N_("Choose others"),
    "end_phase": N_("Done"),
    "send_to_valhalla": N_("Send to Valhalla"),
    "use_main": N_("Use the main ability"),
    "use_extra": N_("Use the extra ability"),
    "choose_warrior": N_("Choose this warrior"),
    "choose_card": N_("Choose this card"),
    **merged(brings.labels.kinds for brings in BRINGS),
}
DRAFT: Final = "V2.10"
GIFT: Final = "V18.5"
# By the kind and the step; and what passing means where one of them asks.
STEP_LABELS: Final = {
    ("pass", Step.BONUS): N_("Take these"),
    **merged(brings.labels.steps for brings in BRINGS),
}
PASSES: Final = merged(brings.labels.passes for brings in BRINGS)


def label(kind: str, rule: str = "", step: int = Step.OVER) -> str:
    """The few words on the button for an option of this kind; its clause tells passes apart, and the step of
    the agenda tells what is chosen."""
    if kind == "pass" and (kind, step) not in STEP_LABELS:
        if rule == GIFT:
            return _("Give nothing")
        return pgettext("hand draft", "Pass") if rule == DRAFT else pgettext("jarl’s offer", "Pass")
    return _(STEP_LABELS.get((kind, step)) or LABELS[kind])


def passing(offered: tuple[Option, ...], step: int) -> str:
    """What passing means at this step; nothing where a jarl has something to offer, too."""
    alone = not any(option.kind in ("use_main", "use_extra") or option.rule == GIFT for option in offered)
    return _(PASSES[step]) if alone and step in PASSES else ""


# Setup


def _choose_jarl(s: State, seat: int, names: Names) -> Prompt:
    if s.table.players == 1:
        return Prompt(_("Choose your jarl."), "", "V15.2")
    return Prompt(_("Choose your jarl, in secret."), "", "V2.2")


def _discard_start(s: State, seat: int, names: Names) -> Prompt:
    count = s.table.start[1]
    message = ngettext("Discard a card of your hand.", "Discard {count} cards of your hand.", count)
    return Prompt(message.format(count=count), _("All players choose at the same time, in secret."), "V2.8")


def _hand_draft(s: State, seat: int, names: Names) -> Prompt:
    size = s.table.hand_size
    if not s.hands[seat]:
        why = _("Your hand is empty.")
    elif not s.step_number:
        why = _("You are the last in the draft and may lay no more cards.")
    else:
        message = ngettext(
            "Lay a card into the pool, or pass and fill your hand up to {count} card.",
            "Lay a card into the pool, or pass and fill your hand up to {count} cards.",
            size,
        )
        return Prompt(message.format(count=size), "", "V2.10")
    message = ngettext(
        "You must pass and fill your hand up to {count} card.",
        "You must pass and fill your hand up to {count} cards.",
        size,
    )
    return Prompt(message.format(count=size), why, "V2.10")


def _take_card(s: State, seat: int, names: Names) -> Prompt:
    missing = s.table.hand_size - len(s.hands[seat])
    message = ngettext(
        "Take a card from the pool: your hand lacks {count} card.",
        "Take a card from the pool: your hand lacks {count} cards.",
        missing,
    )
    return Prompt(message.format(count=missing), "", "V2.10")


# The turn


def _phase_a(s: State, seat: int, names: Names) -> Prompt:
    in_hand = any(card < 0 or s.table.is_warrior[card] for card in s.hands[seat])
    if s.warriors(seat):
        return _free_action(s, seat, in_hand)
    if in_hand:
        why = _("Your squad is empty, so you may neither attack nor draw.")
        return Prompt(_("Add one or two warriors to your squad."), why, "V3.4")
    why = _("There is no warrior in your squad or hand, so nothing else is possible.")
    return Prompt(_("Show your hand and draw cards."), why, "V3.4")


def _free_action(s: State, seat: int, in_hand: bool) -> Prompt:
    """Any of the four actions, as far as there is somebody to add or to attack."""
    can_attack = bool(s.table.foe.targets(s, seat))
    actions = {
        (True, True): N_("Choose your action: add warriors, attack, or draw cards."),
        (True, False): N_("Choose your action: add warriors or draw cards."),
        (False, True): N_("Choose your action: attack or draw cards."),
        (False, False): N_("Draw cards."),
    }
    notes = [] if in_hand else [_("You have no warrior in hand to add.")]
    if not can_attack:
        notes.append(_("Nobody can be attacked: every opponent lacks warriors or own shields."))
    if s.monster is not None:
        notes.append(monsters.needs(s, seat))
    text = _(actions[in_hand, can_attack])
    return Prompt(text, joined(*notes), "V3.2" if can_attack else "V3.5")


def _keep(s: State, seat: int, names: Names) -> Prompt:
    _kind, _seat, keep, why = s.agenda[-1]
    drawn = len(s.drawn)
    message = ngettext("Keep one of the {drawn} cards.", "Keep {count} of the {drawn} cards.", keep)
    rest = ngettext("The other one is discarded.", "The other {count} are discarded.", drawn - keep)
    return Prompt(
        message.format(count=keep, drawn=drawn), rest.format(count=drawn - keep), terms.DRAW_RULES[why]
    )


# Battle


def _fight(s: State, seat: int, names: Names) -> Prompt:
    battle = fought(s)
    idle = len(options(s, seat)) == 1
    note = _("Nothing more can be rerolled, armed or played.") if idle else ""
    if battle.monster:
        return monsters.fight(s, seat, note)
    if battle.defence is None:
        text = _("Ragnarök: reroll, play tactics and arm warriors. Whoever is activated goes to Valhalla.")
        return Prompt(text, note, "V6.4")
    if battle.attack.seat == seat:
        return _attacking(s, battle, names[battle.defence.seat], note)
    return _defending(s, battle, names[battle.attack.seat], note)


def _attacking(s: State, battle: Battle, target: str, note: str) -> Prompt:
    text = _("Attack player {player}: reroll, play tactics and arm warriors.").format(player=target)
    if battle.attack.armed:
        so_far = _("Your strength is {strength}.").format(strength=strength(s, battle.attack))
        return Prompt(text, joined(so_far, note), "V4.2")
    why = _("Without an activated warrior the battle ends and nobody wins.")
    return Prompt(text, joined(why, note), "V4.7")


def _defending(s: State, battle: Battle, attacker: str, note: str) -> Prompt:
    assert battle.defence is not None
    text = _("Defend against player {player}: reroll, play tactics and arm warriors.").format(player=attacker)
    message = _("Your strength is {strength}; you need {needed} to win, for a tie goes to the attacker.")
    have, needed = strength(s, battle.defence), strength(s, battle.attack) + 1
    if any(window(s, battle.defence.seat) for window in s.table.wins_ties):
        message, needed = _("Your strength is {strength}; you need {needed} to win."), needed - 1
    return Prompt(text, joined(message.format(strength=have, needed=needed), note), "V4.9")


def _send_to_valhalla(s: State, seat: int, names: Names) -> Prompt:
    assert s.battle is not None
    text = _("You have won: send any of your activated warriors to Valhalla, or none.")
    stay = _("Whoever you do not send stays in your squad.")
    must, _may = rising(s, s.battle.side(seat))
    if not must:
        return Prompt(text, stay, "V4.12")
    gone = things.cards(s.table, [s.card_at(seat, slot) for slot in must])
    road = _("Whoever took the Road to Valhalla must go: {cards}.").format(cards=gone)
    return Prompt(
        _("You have won: choose which activated warriors go to Valhalla."), joined(road, stay), "V10.6"
    )


def _bonus(s: State, seat: int, names: Names) -> Prompt:
    owed = bonus.due(s)
    message = ngettext(
        "You gain {count} point: take {cards}, or choose others worth as much.",
        "You gain {count} points: take {cards}, or choose others worth as much.",
        owed,
    )
    offered = things.cards(s.table, bonus.bonus_cards(s, owed))
    return Prompt(message.format(count=owed, cards=offered), "", bonus.RULE)


# What a jarl offers, or somebody who joins in

_MAY_USE: Final[dict[int, str]] = {
    Step.TURN_START: N_("Before your turn you may use jarl {jarl}."),
    Step.PHASE_B: N_("Before phase B you may use jarl {jarl}."),
    Step.ASIDE: N_("Two others are about to fight: you may use jarl {jarl}."),
    Step.WITNESS: N_("Two others have fought: you may use jarl {jarl}."),
    Step.BEFORE: N_("Before the battle you may use jarl {jarl}."),
    Step.BEFORE_ROLL: N_("Before your roll you may use jarl {jarl}."),
    Step.AFTER: N_("After the battle you may use jarl {jarl}."),
}


def _jarl(s: State, seat: int, names: Names) -> Prompt:
    step, owner = s.agenda[-1]
    jarl = s.table.jarls[s.jarls[owner]]
    kinds = [option.kind for option in options(s, seat)]
    if seat != owner:
        text = _("Choose for jarl {jarl} of player {player}.")
    elif "pass" in kinds:
        text = _(_MAY_USE[step])
    else:
        text = _("Choose for your jarl {jarl}.")
    note = things.jarl(jarl)
    if kinds == ["pass"]:
        note = _("You have nothing to use the ability with, so you can only pass.")
    return Prompt(text.format(jarl=named(jarl.name), player=names[owner]), note, "V1.5")


def _offer(s: State, seat: int, names: Names) -> Prompt:
    """What an expansion or a monster offers, perhaps with a jarl; or the jarl alone."""
    asks = [ask for name in offering(s) if (ask := _OFFERS.get((name, s.step)))]
    return (asks or [_jarl])[0](s, seat, names)


_OFFERS: Final = merged(brings.offers for brings in BRINGS)
STEPS: Final[dict[int, Ask]] = {
    Step.CHOOSE_JARLS: _choose_jarl,
    Step.DRAFT_WARRIOR: asked(
        N_("Take a warrior and choose a slot for it."), N_("It will never move to another slot."), "V2.6"
    ),
    Step.CHOOSE_START: _discard_start,
    Step.HAND_DRAFT: _hand_draft,
    Step.TAKE_FROM_POOL: _take_card,
    Step.PHASE_A: _phase_a,
    **dict.fromkeys(_MAY_USE, _offer),
    **merged(brings.asks for brings in BRINGS),
    Step.KEEP: _keep,
    Step.FIGHT: _fight,
    Step.KEEP_DIE: asked(
        N_("Keep one of the extra dice."), N_("The other one goes back to the pool."), "V5.10"
    ),
    Step.CHOOSE_RISING: _send_to_valhalla,
    Step.BONUS: _bonus,
}

ASKS: Final = Asks(STEPS, turns="V3.1", end="V7.1", following=following)
