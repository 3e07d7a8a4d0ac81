"""What is asked in the middle of a choice of Wolves of Odin: each thing that is still to be picked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from valhalla.games.wolves import paying
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import DEITIES
from valhalla.words.asking import Begun
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import Names
from valhalla.words.wolves import names as called

# By the kind of an option and what is to be picked next; nothing: only a word is lacking.
WORDS: Final[Mapping[tuple[str, str], str]] = {
    ("lay", "card"): N_("Choose the unit to lay."),
    ("lay", "row"): N_("Choose the row and the end where {card} comes to stand."),
    ("lay", "side"): N_("Choose the end where {card} comes to stand."),
    ("lay", ""): N_("Lay {card} there, or choose another end."),
    ("plague", "strength"): N_("Choose the strength that the Plague strikes."),
    ("plague", ""): N_("Name this strength, or choose another."),
    ("sacrifice", ""): N_("Sacrifice {card}, or choose something else."),
    ("invoke", "side"): N_("Choose the end at which {card} strikes every row."),
    ("invoke", "pay"): N_("Choose what you sacrifice to use {card}."),
    ("invoke", "cards"): N_("Choose one or two cards to discard for {card}."),
    ("invoke", "targets"): N_("Choose the deity that {card} is to reach."),
    ("invoke", ""): N_("Use {card}, or choose otherwise."),
    ("summon", ""): N_("Summon {card}, or choose another deity."),
    ("return", ""): N_("Return to the round with Baldr, or choose other cards."),
    ("ward", ""): N_("Ward it off with {card}, or choose otherwise."),
    ("aim", ""): N_("Confirm {card}, or choose another unit."),
    ("shed", ""): N_("Discard {card}, or choose another card."),
    ("recall", ""): N_("Take {card}, or choose another card."),
    ("keep_colour", ""): N_("Keep this colour, or choose the other."),
    ("crown", ""): N_("Take {card}, or choose the other victory."),
    ("take_back", ""): N_("Take {card} back, or choose another unit."),
}
OF_DEITIES: Final[Mapping[str, str]] = {
    "thor": N_("Choose one or two red deities to discard."),
    "fenrir": N_("Choose one or two blue deities to discard."),
    "odin": N_("Choose the deity that Odin discards or calls back."),
    "fafnir": N_("Choose the deity that Fafnir takes."),
    "baldr": N_("Choose the discarded deity that Baldr summons."),
}


def following(s: State, seat: int, begun: Begun, names: Names) -> str:
    """What is asked next, or nothing where the question itself says it."""
    kind = begun.option.kind
    if (kind, begun.next) == ("summon", "pay"):
        return _paying(s, seat, begun)
    if (kind, begun.next) == ("return", "cards"):
        message = ngettext("Choose one more card to discard.", "Choose {count} cards to discard.", begun.left)
        return message.format(count=begun.left)
    if (kind, begun.next) == ("sacrifice", "") and "thralls" in begun.picked:
        return _("Sacrifice {card}; mark the Thralls that follow, if any.").format(card=_card(s, begun))
    text = WORDS.get((kind, begun.next), "")
    if (kind, begun.next) == ("invoke", "targets"):
        text = OF_DEITIES.get(DEITIES[s.table.deity[begun.first("deity")]], text)
    return _(text).format(card=_card(s, begun)) if text else ""


def _card(s: State, begun: Begun) -> str:
    """The card that the choice is about: the one that was picked first."""
    for name in ("deity", "unit", "card"):
        if begun.picked.get(name):
            return called.card(s.table, begun.first(name))
    return ""


def _paying(s: State, seat: int, begun: Begun) -> str:
    price = paying.cost(s, seat, begun.first("deity"))
    message = ngettext(
        "Choose the sacrifice that pays for {card}.", "Choose {count} sacrifices that pay for {card}.", price
    )
    return message.format(count=price, card=_card(s, begun))
