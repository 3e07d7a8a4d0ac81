"""The setup, told."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import State
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import listed
from valhalla.words.telling import FULL, STANDARD, STORY, Entry, Tellers, Voice, with_things
from valhalla.words.valhalla import things
from valhalla.words.valhalla.saga.phrases import told


def jarls_dealt(saga: Voice, s: State, e: ev.JarlsDealt) -> str:
    count = len(e.jarls)
    message = ngettext("Player {player} is dealt a jarl", "Player {player} is dealt {count} jarls", count)
    jarls = listed([things.jarl_name(s.table, jarl) for jarl in e.jarls if jarl >= 0])
    return saga.say_things(message, e.seat, jarls, count=count)


def jarl_chosen(saga: Voice, s: State, e: ev.JarlChosen) -> str:
    jarl = things.jarl_name(s.table, e.jarl) if e.jarl >= 0 else ""
    return saga.say_things(_("Player {player} chooses a jarl in secret"), e.seat, jarl)


def jarls_revealed(saga: Voice, s: State, e: ev.JarlsRevealed) -> str:
    pair = _("player {player} and jarl {jarl}")
    pairs = [saga.say(pair, seat, jarl=things.jarl_name(s.table, jarl)) for seat, jarl in enumerate(e.jarls)]
    shown = ngettext("The jarl is revealed", "The jarls show themselves", len(pairs))
    return with_things(shown, "; ".join(pairs))


def first_player(saga: Voice, s: State, e: ev.FirstPlayerChosen) -> str:
    """One who is alone goes first in any case."""
    if s.table.players == 1:
        return ""
    if s.table.drafts:  # else somebody else, who is asked next, would seem to be
        return saga.say(_("Player {player} goes first; warriors are chosen in reverse order."), e.seat)
    return saga.say(_("Player {player} goes first."), e.seat)


def opening_discarded(s: State, e: ev.OpeningDiscarded) -> str:
    count = len(e.cards)
    if not count:
        return _("No card is discarded: the whole deck is in play.")
    return ngettext(
        "The top card of the deck is discarded.", "The top {count} cards of the deck are discarded.", count
    )


def warriors_revealed(saga: Voice, s: State, e: ev.WarriorsRevealed) -> str:
    text = with_things(_("Warriors on offer"), things.cards(s.table, s.offer))
    back = [card for card in e.cards if not s.table.is_warrior[card]]
    if back and saga.level == FULL:
        text += " " + with_things(_("Shuffled back"), things.cards(s.table, back))
    return text


def cards_dealt(s: State, e: ev.CardsDealt) -> str:
    return ngettext("Player {player} is dealt a card", "Player {player} is dealt {count} cards", len(e.cards))


def start_chosen(s: State, e: ev.StartChosen) -> str:
    return ngettext(
        "Player {player} lays a card aside in secret",
        "Player {player} lays {count} cards aside in secret",
        len(e.cards),
    )


def start_revealed(saga: Voice, s: State, e: ev.StartRevealed) -> str:
    seats = [(s.first + i) % s.table.players for i in range(s.table.players)]
    shown = [
        saga.say(_("{cards} (player {player})"), seat, cards=things.cards(s.table, cards))
        for seat, cards in zip(seats, e.cards, strict=True)
    ]
    back = _("Shuffled back from the starting hands")
    return with_things(back if e.back else _("Discarded from the starting hands"), "; ".join(shown))


def pool_closed(saga: Voice, s: State, e: ev.PoolClosed) -> str:
    if not e.cards:
        return _("The draft is over and the pool is empty.")
    back, gone = _("The draft is over. Shuffled back"), _("The draft is over. Discarded")
    return with_things(back if e.back else gone, things.cards(s.table, e.cards))


TELLERS: Final[Tellers] = {
    ev.JarlsDealt: Entry(FULL, jarls_dealt),
    ev.JarlChosen: Entry(FULL, jarl_chosen),
    ev.JarlsRevealed: Entry(STORY, jarls_revealed),
    ev.FirstPlayerChosen: Entry(STANDARD, first_player),
    ev.OpeningDiscarded: Entry(STANDARD, told(opening_discarded)),
    ev.WarriorsRevealed: Entry(STANDARD, warriors_revealed),
    ev.WarriorDrafted: Entry(STANDARD, told(N_("Player {player} takes warrior {card}."))),
    ev.OfferReturned: Entry(FULL, told(N_("Warrior {card} is left over and goes back into the deck."))),
    ev.CardsDealt: Entry(FULL, told(cards_dealt, "cards")),
    ev.StartChosen: Entry(FULL, told(start_chosen, "cards")),
    ev.StartRevealed: Entry(STANDARD, start_revealed),
    ev.PoolOpened: Entry(STANDARD, told(N_("New in the pool"), "cards")),
    ev.CardLaid: Entry(STANDARD, told(N_("Player {player} lays a card into the pool"), "one")),
    ev.DraftLeft: Entry(STANDARD, told(N_("Player {player} passes and fills the hand from the pool."))),
    ev.CardTaken: Entry(STANDARD, told(N_("Player {player} takes a card from the pool"), "one")),
    ev.PoolClosed: Entry(STANDARD, pool_closed),
}
