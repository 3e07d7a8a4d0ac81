"""What is asked in the middle of a choice of Valhalla: each thing that is still to be picked, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from valhalla.games.valhalla.choices import pair_limit
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, PAIR_SYMBOLS
from valhalla.words.asking import Begun
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import Names
from valhalla.words.valhalla import things

# By the kind of an option and what is to be picked next; nothing: only a word is lacking.
WORDS: Final[Mapping[tuple[str, str], str]] = {
    ("choose_jarl", ""): N_("Follow {jarl}, or choose another jarl."),
    ("draft_warrior", "card"): N_("Choose the warrior for this slot."),
    ("draft_warrior", "slot"): N_("Choose the slot for {card}."),
    ("draft_warrior", ""): N_("Take {card}, or choose otherwise."),
    ("discard_start", ""): N_("Discard these cards, or choose others."),
    ("lay_card", ""): N_("Lay {card}, or choose another card."),
    ("add_warriors", "slots"): N_("Choose the slot for {card}."),
    ("attack", "target"): N_("Choose whom to attack."),
    ("attack", ""): N_("Attack {player}, or choose somebody else."),
    ("keep", ""): N_("Keep {cards}, or choose otherwise."),
    ("reroll", "discard"): N_("Choose the die to give up."),
    ("reroll", "dice"): N_("Choose the dice to roll again."),
    ("reroll", ""): N_("Reroll, or mark more dice."),
    ("free_reroll", "dice"): N_("Choose the dice to roll again; no die is given up."),
    ("free_reroll", ""): N_("Reroll, or mark more dice."),
    ("arm", "slot"): N_("Choose the warrior to arm."),
    ("arm", "dice"): N_("Choose the dice for {warrior}."),
    ("arm", ""): N_("Arm {warrior}, or choose other dice."),
    ("play_tactic", "supply"): N_("Choose the die to give up for {card}."),
    ("play_tactic", "dice"): N_("Choose the die to give up for {card}."),
    ("play_tactic", "faces"): N_("Choose the weapons that the blanks become."),
    ("play_tactic", "target"): N_("Choose whom {card} helps."),
    ("play_tactic", "slot"): N_("Choose the slot for the warrior you find."),
    ("play_tactic", ""): N_("Play {card}, or choose another card."),
    ("keep_die", ""): N_("Keep this die, or choose the other."),
    ("send_to_valhalla", ""): N_("Send those marked to Valhalla, or change who goes."),
    ("choose_warrior", ""): N_("Confirm this warrior, or choose another."),
    ("choose_card", ""): N_("Confirm {card}, or choose another card."),
    ("exchange_cards", "cards"): N_("Choose the cards to exchange."),
    ("exchange_cards", ""): N_("Exchange the cards marked, or change them."),
    ("lay_wrath", "card"): N_("Choose the wrath card for this warrior."),
    ("lay_wrath", "slot"): N_("Choose the warrior for {card}."),
    ("take_row", "slot"): N_("Choose the warrior for Loki’s row."),
    ("take_row", "card"): N_("Choose the card for Loki’s row."),
    ("take_row", "target"): N_("Choose whom Loki’s row strikes."),
    ("take_row", ""): N_("Take this row of Loki’s, or choose another."),
    ("throw_hammer", "dice"): N_("Choose the dice to throw again."),
    ("throw_hammer", ""): N_("Throw the marked dice again, or change them."),
    ("choose_fighter", ""): N_("Let {player} fight, or choose somebody else."),
}
# Of an ability: by the jarl, and what is to be picked.
OF_JARLS: Final[Mapping[tuple[str, str], str]] = {
    ("beinir", "card"): N_("Choose the card to discard for {jarl}."),
    ("einar", "card"): N_("Choose the card to discard for {jarl}."),
    ("solveig", "card"): N_("Choose the warrior to add for {jarl}."),
    ("ragnhild", "card"): N_("Choose the warrior to add for {jarl}."),
    ("thord", "card"): N_("Choose the warrior of your hand to swap in for {jarl}."),
    ("thord", "slot"): N_("Choose the warrior of your squad to swap out for {card}."),
    ("aslaug", "slot"): N_("Choose the slot for whoever {jarl} takes."),
    ("sigurd", "dice"): N_("Choose the blank die that {jarl} turns."),
    ("sigurd", "faces"): N_("Choose the weapon that the blank becomes."),
    ("styr", "slot"): N_("Choose the warrior who needs one die fewer."),
    ("agnar", "slot"): N_("Choose the warrior that {jarl} sends to Valhalla."),
    ("esbjorn", "slot"): N_("Choose the warrior that {jarl} sends to Valhalla."),
    ("thyra", "card"): N_("Choose the tactic that {jarl} takes."),
    ("ulfar", "card"): N_("Choose the tactic that goes back to the hand."),
    ("yrsa", "target"): N_("Choose who will win, by {jarl}’s word."),
}
OF_ANY_JARL: Final[Mapping[str, str]] = {
    "card": N_("Choose the card for {jarl}."),
    "slot": N_("Choose the slot for {card}."),
    "target": N_("Choose the player for {jarl}."),
    "": N_("Use {jarl}, or choose otherwise."),
}


def following(s: State, seat: int, begun: Begun, names: Names) -> str:
    """What is asked next, or nothing where the question itself says it."""
    option = begun.option
    if option.kind == "play_tactic" and "supply" in begun.picked and not (_paid(begun) or begun.next):
        begun = begun._replace(next="supply")
    if begun.next == "cards" and option.kind in _COUNTED:
        return _COUNTED[option.kind](s, seat, begun)
    if option.kind == "add_warriors":
        return _adding(s, seat, begun)
    if option.kind in ("use_main", "use_extra"):
        return _with_jarl(s, begun)
    if option.kind == "play_tactic" and begun.next == "dice" and _turns(s, begun):
        return _("Choose the blank dice to turn.")
    text = WORDS.get((option.kind, begun.next), "")
    return _(text).format(**_filled(s, seat, begun, names)) if text else ""


def _filled(s: State, seat: int, begun: Begun, names: Names) -> dict[str, str]:
    """What the words may name."""
    cards = begun.picked.get("cards") or begun.picked.get("card") or ()
    slot, target, jarl = (begun.first(name) for name in ("slot", "target", "jarl"))
    return {
        "card": things.card(s.table, cards[0]) if cards else "",
        "cards": things.cards(s.table, cards),
        "warrior": things.card(s.table, s.card_at(seat, slot)) if slot >= 0 else "",
        "player": names[target] if 0 <= target < len(names) else _("the monster"),
        "jarl": things.jarl_name(s.table, jarl) if jarl >= 0 else "",
    }


def _paid(begun: Begun) -> bool:
    """Whether a Heroic attack has its price, be it a die or a Weapon supply."""
    return bool(begun.picked.get("dice") or begun.picked.get("supply"))


def _turns(s: State, begun: Begun) -> bool:
    """Whether the tactic turns dice instead of costing one."""
    word = s.table.word[begun.first("card")] if begun.first("card") >= 0 else None
    return word is not None and word.effect.word == "weapon_swap"


def _with_jarl(s: State, begun: Begun) -> str:
    step = s.agenda[-1]
    jarl = s.table.jarls[s.jarls[step[1]]] if len(step) > 1 and s.jarls[step[1]] >= 0 else None
    if jarl is None:
        return ""
    text = OF_JARLS.get((jarl.id, begun.next)) or OF_ANY_JARL.get(begun.next, "")
    card = things.card(s.table, begun.first("card"))
    return _(text).format(jarl=things.jarl_name(s.table, s.jarls[step[1]]), card=card) if text else ""


# Several at once


def _adding(s: State, seat: int, begun: Begun) -> str:
    """One warrior or two: who comes, where, and instead of whom."""
    cards, slots = begun.picked.get("cards", ()), begun.picked.get("slots", ())
    two = begun.option.picks[0].most > 1
    if two and len(cards) < 2:
        return _second(s, seat, cards)
    if len(cards) < 1:
        return _("Choose the warrior for this slot.")
    if len(slots) < len(cards):
        card = things.card(s.table, cards[len(slots)])
        full = NONE not in s.squads[seat]
        text = _("Choose whom {card} replaces.") if full else _("Choose the slot for {card}.")
        return text.format(card=card)
    if len(cards) == 1 and (left := _room_left(s, seat, cards[0])) is not None:
        if left >= PAIR_SYMBOLS:
            return _("Add a second warrior, or confirm the one.")
        message = ngettext(
            "Add a second warrior with {count} symbol at most, or confirm the one.",
            "Add a second warrior with {count} symbols at most, or confirm the one.",
            left,
        )
        return message.format(count=left)
    return _("Add {cards}, or click a warrior to take it back.").format(cards=things.cards(s.table, cards))


def _room_left(s: State, seat: int, card: int) -> int | None:
    """How many symbols a second warrior may have, if the hand holds one; None if none can join."""
    left = pair_limit(s, seat) - s.table.symbols[card]
    others = [c for c in s.hands[seat] if c not in (card, NONE) and s.table.is_warrior[c]]
    return left if any(s.table.symbols[other] <= left for other in others) else None


def _second(s: State, seat: int, cards: object) -> str:
    """The warriors of action (2), one after the other; what is left of their symbols."""
    limit = pair_limit(s, seat)
    picked = list(cards) if isinstance(cards, list | tuple) else []
    if limit > PAIR_SYMBOLS:
        return _("Choose the second warrior.") if picked else _("Choose the first of two warriors.")
    left = limit - sum(s.table.symbols[card] for card in picked)
    message = (
        ngettext(
            "Choose the second warrior, with {count} symbol at most.",
            "Choose the second warrior, with {count} symbols at most.",
            left,
        )
        if picked
        else ngettext(
            "Choose the first of two warriors with {count} symbol together.",
            "Choose the first of two warriors with {count} symbols together.",
            left,
        )
    )
    return message.format(count=left)


def _discarding(s: State, seat: int, begun: Begun) -> str:
    message = ngettext("Choose one more card to discard.", "Choose {count} cards to discard.", begun.left)
    return message.format(count=begun.left)


def _keeping(s: State, seat: int, begun: Begun) -> str:
    message = ngettext("Choose one more card to keep.", "Choose {count} cards to keep.", begun.left)
    return message.format(count=begun.left)


_COUNTED: Final = {"discard_start": _discarding, "keep": _keeping}
