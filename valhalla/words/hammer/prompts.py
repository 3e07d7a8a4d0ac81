"""What is asked of a player of the Hammer Throw, why nothing else is possible, and labels for buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.hammer import terms
from valhalla.games.hammer.apply import favour_cards, favour_decks
from valhalla.games.hammer.choices import holds
from valhalla.games.hammer.options import options
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import Step
from valhalla.games.iron import most
from valhalla.words import iron
from valhalla.words.asking import Ask, Asks, Prompt, folded, joined
from valhalla.words.hammer import names as called
from valhalla.words.hammer.following import following
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import Names

LABELS: Final = {
    "throw": N_("Throw"),
    "rethrow": N_("Throw these again"),
    "stop": N_("Stop"),
    "remove": N_("Remove hammers"),
    "move": N_("Move the token"),
    "fail": N_("Let it fail"),
    "play": N_("Play this card"),
    "lay_favour": N_("Lay as a favour"),
    "pass": N_("No favour"),
    "place": N_("Place the cards"),
    "keep_on_top": N_("Lay on top"),
    "end_turn": N_("End the turn"),
    "pledge": N_("Save these cards"),
}
AGAIN: Final = "H2.4"  # the clause of every throw but the first


def label(kind: str, rule: str = "") -> str:
    """The few words on the button for an option of this kind; its clause tells the first throw apart."""
    if kind == "throw" and rule == AGAIN:
        return _("Throw again")
    return _(LABELS[kind])


# Before a throw


def _ready(s: State, seat: int, names: Names) -> Prompt:
    if not s.throws:
        return _first_throw(s)
    at_stake = _("The new sum must be higher than {cell}. If it is not, all you draw goes to your hand.")
    why = at_stake.format(cell=s.token)
    if not s.reserve():
        text = _("Throw some of your dice again, or stop.")
        none = _("The reserve is empty, so no die joins yours.")
        return Prompt(text, joined(none, why, *_promises(s)), "H2.5")
    count = s.to_come() + s.more
    return Prompt(iron.once_more(count), joined(why, *_promises(s)), "H2.4")


def _first_throw(s: State) -> Prompt:
    count = s.to_come() + s.more
    message = ngettext("Throw your die.", "Throw your {count} dice.", count)
    return Prompt(
        message.format(count=count), joined(_("The first throw cannot fail."), *_promises(s)), "H2.3"
    )


def _promises(s: State) -> list[str]:
    """What cards have done for the throw, or the card, to come."""
    found = []
    if s.active >= 0 and favour_cards(s, s.active):
        found.append(_("The dice allow a favour: choose a card for it."))
    if s.held:
        found.append(_("Not thrown: {dice}.").format(dice=iron.dice(s.held)))
    if s.shelter:
        found.append(_("You are sheltered: a failure counts as a stop."))
    if s.times > 1:
        found.append(_("Your next card with a number counts twice."))
    return found


# After a throw


def _rolled(s: State, seat: int, names: Names) -> Prompt:
    return _good(s) if holds(s) else _bad(s, seat)


def _good(s: State) -> Prompt:
    cell = min(s.total(), terms.LAST_CELL)
    text = _("The sum is {total}: move the token to cell {cell}.").format(total=s.total(), cell=cell)
    notes = [_("The first throw cannot fail.")] if s.throws == 1 else []
    return Prompt(text, joined(*notes, iron.hammers(s.dice)), "H2.2" if iron.hammers(s.dice) else "H2.3")


def _bad(s: State, seat: int) -> Prompt:
    message = _("The sum is {total}, not higher than {cell}: mend the throw or let it fail.")
    hidden = folded(s.hands[seat])
    cards = not hidden and any(option.kind == "play" for option in options(s, seat))
    lacking = s.token + 1 - s.total()
    removing = sum(map(most, s.dice)) - sum(s.dice) >= lacking  # is enough
    if removing or cards or hidden:
        notes = [_("{lacking} more would do.").format(lacking=lacking)]
        notes += [iron.hammers(s.dice)] if removing or cards else [_("Open your hand to choose.")]
    else:
        message = _("The sum is {total}, not higher than {cell}: the throw fails.")
        notes = [_("No hammer and no card can mend it.")]
    text = message.format(total=s.total(), cell=s.token)
    return Prompt(text, joined(*notes, *_promises(s)), "H2.7")


# Favours

_ALLOWED: Final = {
    terms.VALKYRIES: N_("At least three dice show 3 or more."),
    terms.JOTNAR: N_("At least four dice show 4 or more."),
    terms.THOR: N_("At least five dice show 5 or more."),
}


def _favour(s: State, seat: int, names: Names) -> Prompt:
    decks = favour_decks(s)
    held = [deck for deck in decks if any(s.deck_of(card) == deck for card in s.hands[seat])]
    text = _("You may lay one card as a favour: {cards}.").format(cards=called.deck_cards(held))
    once = _("Once in each turn; the card’s own points are lost.")
    return Prompt(text, joined(*(_(_ALLOWED[deck]) for deck in held), once), "H5.2")


# Cards


def _place(s: State, seat: int, names: Names) -> Prompt:
    text = _("Choose for each new card: your hand, or face down on your points pile.")
    note = _("What lies on the points pile counts, but cannot be played.")
    last = _("This is the last round: of your hand only one card in three of a deck will count.")
    return Prompt(text, joined(note, last if s.round == s.table.rounds else ""), "H2.6")


def _peek(s: State, seat: int, names: Names) -> Prompt:
    text = _("Choose the card that comes next from this deck.")
    others = _("The others are shuffled back.") if len(s.drawn) > 1 else ""
    return Prompt(text, others, "H3.4")


def _closing(s: State, seat: int, names: Names) -> Prompt:
    if not folded(s.hands[seat]) and len(options(s, seat)) == 1:
        return Prompt(_("End your turn."), _("None of your cards can be played now."), "H3.1")
    text = _("Play a card, or end your turn.")
    note = _("The throwing is over: only cards for any time in your turn can be played.")
    return Prompt(text, joined(note, *_promises(s)), "H3.1")


_PLEDGE: Final[dict[int, Callable[[int], str]]] = {
    terms.VALKYRIES: lambda n: ngettext(
        "Save one of your Valkyrie cards for the points pile.",
        "Save {count} of your Valkyrie cards for the points pile.",
        n,
    ),
    terms.JOTNAR: lambda n: ngettext(
        "Save one of your Jötunn cards for the points pile.",
        "Save {count} of your Jötunn cards for the points pile.",
        n,
    ),
    terms.THOR: lambda n: ngettext(
        "Save one of your Thor cards for the points pile.",
        "Save {count} of your Thor cards for the points pile.",
        n,
    ),
}


def _pledge(s: State, seat: int, names: Names) -> Prompt:
    deck = s.step_number
    count = sum(s.deck_of(card) == deck for card in s.hands[seat]) // terms.SET
    note = _("One of every three cards of a deck counts; the rest of the hand is discarded.")
    return Prompt(_PLEDGE[deck](count).format(count=count), note, "H4.1")


STEPS: Final[dict[int, Ask]] = {
    Step.READY: _ready,
    Step.ROLLED: _rolled,
    Step.FAVOUR: _favour,
    Step.PLACE: _place,
    Step.PEEK: _peek,
    Step.CLOSING: _closing,
    Step.PLEDGE: _pledge,
}

ASKS: Final = Asks(STEPS, turns="H2.1", end="H4.2", following=following)
