"""What is asked in the middle of a choice of the Hammer Throw: each thing that is still to be picked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from valhalla.games.hammer.state import State
from valhalla.words.asking import Begun
from valhalla.words.hammer import names as called
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import Names

# By the kind of an option and what is to be picked next; nothing: only a word is lacking.
WORDS: Final[Mapping[tuple[str, str], str]] = {
    ("rethrow", "dice"): N_("Choose the dice to throw again."),
    ("rethrow", ""): N_("Throw the marked dice again, or change them."),
    ("remove", "hammers"): N_("Choose the hammers to remove."),
    ("remove", ""): N_("Remove the marked hammers, or change them."),
    ("play", "more"): N_("Choose how much {card} adds."),
    ("play", "deck"): N_("Choose the deck for {card}."),
    ("play", "target"): N_("Choose whom {card} robs."),
    ("play", "give"): N_("Choose the card of your hand to give for {card}."),
    ("play", "take"): N_("Choose the card of your points pile to take."),
    ("play", "dice"): N_("Choose the die for {card}."),
    ("play", "faces"): N_("Choose the face that the die shall show."),
    ("play", ""): N_("Play {card}, or choose another card."),
    ("lay_favour", ""): N_("Lay {card} as a favour, or choose another card."),
    ("keep_on_top", ""): N_("Lay {card} on top, or choose another card."),
    ("pledge", ""): N_("Save these cards, or choose others."),
}


def following(s: State, seat: int, begun: Begun, names: Names) -> str:
    """What is asked next, or nothing where the question itself says it."""
    kind = begun.option.kind
    if (kind, begun.next) == ("pledge", "cards"):
        message = ngettext("Choose one more card to save.", "Choose {count} cards to save.", begun.left)
        return message.format(count=begun.left)
    if kind == "play" and begun.next == "dice" and _most(begun) > 1:
        return _("Choose the dice for {card}.").format(card=called.card(s, begun.first("card")))
    text = WORDS.get((kind, begun.next), "")
    card = begun.first("card")
    return _(text).format(card=called.card(s, card) if card != -1 else "") if text else ""


def _most(begun: Begun) -> int:
    """How many dice may be named."""
    return next(pick.most for pick in begun.option.picks if pick.name == "dice")
