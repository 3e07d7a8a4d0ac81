"""The Hammer Throw, told: a sentence for each event; a hidden card is called by its back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import JOTNAR, LAST_CELL, THOR, VALKYRIES, cells_reached
from valhalla.words import iron
from valhalla.words.hammer import names as called
from valhalla.words.hammer import scores
from valhalla.words.language import N_, _, ngettext
from valhalla.words.telling import (
    FULL,
    STANDARD,
    STORY,
    Entry,
    Teller,
    Tellers,
    Voice,
    plain,
    turn_began,
    with_things,
)


def _cards(message: str) -> Teller:
    """For events of one seat and some cards."""
    return lambda saga, s, e: saga.say_things(_(message), e.seat, called.cards(s, e.cards))


# Rounds


def round_began(saga: Voice, s: State, e: ev.RoundBegan) -> str:
    message = ngettext(
        "Round {round} of {rounds} begins. Every turn starts with {count} die.",
        "Round {round} of {rounds} begins. Every turn starts with {count} dice.",
        e.dice,
    )
    return message.format(round=e.round, rounds=s.table.rounds, count=e.dice)


# Throws


def dice_thrown(saga: Voice, s: State, e: ev.DiceThrown) -> str:
    again = s.throws > 1
    return iron.thrown(saga, e.seat, e.dice, e.kept, total=s.total(), cell=s.token, again=again)


def dice_rethrown(saga: Voice, s: State, e: ev.DiceRethrown) -> str:
    message = _("Player {player} throws some dice again: {before} → {after}. That makes {total}.")
    return _turned(saga, s, e, message)


def dice_turned(saga: Voice, s: State, e: ev.DiceTurned) -> str:
    return _turned(saga, s, e, _("Player {player} turns dice: {before} → {after}. That makes {total}."))


def _turned(saga: Voice, s: State, e: ev.DiceRethrown | ev.DiceTurned, message: str) -> str:
    before, after = iron.dice(e.before), iron.dice(e.after)
    return saga.say(message, e.seat, before=before, after=after, total=s.total())


def hammers_removed(saga: Voice, s: State, e: ev.HammersRemoved) -> str:
    return iron.removed(saga, e.seat, e.count, s.total())


def token_moved(saga: Voice, s: State, e: ev.TokenMoved) -> str:
    return iron.flies(saga, e.seat, e.cell, LAST_CELL)


def throw_failed(saga: Voice, s: State, e: ev.ThrowFailed) -> str:
    if s.shelter:
        message = _("Player {player} throws {total} and fails, but is sheltered on cell {cell}.")
    else:
        message = _("Player {player} throws {total} and fails: the hammer stays on cell {cell}.")
    return saga.say(message, e.seat, total=e.total, cell=e.cell)


def stopped(saga: Voice, s: State, e: ev.Stopped) -> str:
    message = _("Player {player} stops on cell {cell}.")
    if e.forced and e.rule == "H2.5":
        message = _("Player {player} has no die left and must stop on cell {cell}.")
    elif e.forced and e.rule == "H2.3":
        message = _("Player {player} is at the end of the track and must stop.")
    elif e.forced:
        message = _("For player {player} it counts as a stop on cell {cell}.")
    return saga.say(message, e.seat, cell=e.cell)


# Cards of the cells

_RENEWED: Final = {
    VALKYRIES: N_("The discard pile of the Valkyries is shuffled into a new deck."),
    JOTNAR: N_("The discard pile of the Jötnar is shuffled into a new deck."),
    THOR: N_("The discard pile of Thor is shuffled into a new deck."),
}


def deck_renewed(saga: Voice, s: State, e: ev.DeckRenewed) -> str:
    return _(_RENEWED[e.deck])


def card_drawn(saga: Voice, s: State, e: ev.CardDrawn) -> str:
    message = saga.say(_("Player {player} draws the card of cell {cell}"), e.seat, cell=e.cell)
    return with_things(message, called.cards(s, e.cards))


def reaped(saga: Voice, s: State, e: ev.Reaped) -> str:
    if not s.drawn and not (e.failed and cells_reached(s.token)):
        return saga.say(_("There is no card for player {player}."), e.seat)
    if e.failed:
        return saga.say(_("Whatever player {player} has drawn goes to the hand."), e.seat)
    count = len(s.drawn)
    message = ngettext(
        "Player {player} has a card to place.", "Player {player} has {count} cards to place.", count
    )
    return saga.say(message, e.seat, count=count)


def cards_placed(saga: Voice, s: State, e: ev.CardsPlaced) -> str:
    if not e.cards:
        return saga.say(_("Player {player} keeps all new cards in hand."), e.seat)
    points = sum(s.points_of(card) for card in e.cards)
    message = ngettext(
        "Player {player} lays on the points pile: {cards}. That is {count} point.",
        "Player {player} lays on the points pile: {cards}. That is {count} points.",
        points,
    )
    return saga.say(message, e.seat, cards=called.cards(s, e.cards), count=points)


# Properties


def card_played(saga: Voice, s: State, e: ev.CardPlayed) -> str:
    message = _("Player {player} plays card {card}: {gist}.")
    if e.times > 1:
        message = _("Player {player} plays card {card}, counted twice: {gist}.")
    gist = called.gist(s.table.cards[e.card], e.times)
    return saga.say(message, e.seat, card=called.card(s, e.card), gist=gist)


def sum_raised(saga: Voice, s: State, e: ev.SumRaised) -> str:
    message = _("The sum of player {player} rises by {bonus} to {total}.")
    return saga.say(message, e.seat, bonus=e.bonus, total=s.total())


def dice_added(saga: Voice, s: State, e: ev.DiceAdded) -> str:
    message = _("Player {player} adds from the reserve {dice}. That makes {total}.")
    return saga.say(message, e.seat, dice=iron.dice(e.dice), total=s.total())


def dice_promised(saga: Voice, s: State, e: ev.DicePromised) -> str:
    message = ngettext(
        "Player {player} will throw with a die more.",
        "Player {player} will throw with {count} dice more.",
        e.count,
    )
    return saga.say(message, e.seat, count=e.count)


def dice_held(saga: Voice, s: State, e: ev.DiceHeld) -> str:
    return saga.say_things(_("Player {player} keeps for the next throw"), e.seat, iron.dice(e.dice))


_STOLEN: Final[dict[int, Callable[[int], str]]] = {
    VALKYRIES: lambda n: ngettext(
        "Player {player} takes a Valkyrie card from the hand of player {target}",
        "Player {player} takes {count} Valkyrie cards from the hand of player {target}",
        n,
    ),
    JOTNAR: lambda n: ngettext(
        "Player {player} takes a Jötunn card from the hand of player {target}",
        "Player {player} takes {count} Jötunn cards from the hand of player {target}",
        n,
    ),
    THOR: lambda n: ngettext(
        "Player {player} takes a Thor card from the hand of player {target}",
        "Player {player} takes {count} Thor cards from the hand of player {target}",
        n,
    ),
}


def cards_stolen(saga: Voice, s: State, e: ev.CardsStolen) -> str:
    count = len(e.cards)
    message = _STOLEN[s.deck_of(e.cards[0])](count)
    text = saga.say(message, e.seat, target=saga.names[e.target], count=count)
    return with_things(text, called.cards(s, e.cards))


_PEEKED: Final[dict[int, Callable[[int], str]]] = {
    VALKYRIES: lambda n: ngettext(
        "Player {player} looks at a card of the Valkyries",
        "Player {player} looks at {count} cards of the Valkyries",
        n,
    ),
    JOTNAR: lambda n: ngettext(
        "Player {player} looks at a card of the Jötnar",
        "Player {player} looks at {count} cards of the Jötnar",
        n,
    ),
    THOR: lambda n: ngettext(
        "Player {player} looks at a card of Thor", "Player {player} looks at {count} cards of Thor", n
    ),
}


def cards_peeked(saga: Voice, s: State, e: ev.CardsPeeked) -> str:
    count = len(e.cards)
    return saga.say_things(_PEEKED[e.deck](count), e.seat, called.cards(s, e.cards), count=count)


# Favours

_FAVOURS: Final = {
    VALKYRIES: N_("Player {player} wins a favour of the Valkyries with card {card}."),
    JOTNAR: N_("Player {player} wins a favour of the Jötnar with card {card}."),
    THOR: N_("Player {player} wins a favour of Thor with card {card}."),
}


def favour_laid(saga: Voice, s: State, e: ev.FavourLaid) -> str:
    return saga.say(_(_FAVOURS[s.deck_of(e.card)]), e.seat, card=called.card(s, e.card))


# The end


def last_hands(saga: Voice, s: State, e: ev.LastHands) -> str:
    return _("The last hammer has been thrown. Of three cards of one deck in hand, one still counts.")


def hand_discarded(saga: Voice, s: State, e: ev.HandDiscarded) -> str:
    if not e.cards:
        return saga.say(_("Player {player} has nothing left to discard."), e.seat)
    return saga.say_things(_("Player {player} discards the hand"), e.seat, called.cards(s, e.cards))


def game_ended(saga: Voice, s: State, e: ev.GameEnded) -> str:
    return "\n".join(scores.lines(s, e, saga.names, saga.mark))


TELL: Final[Tellers] = {
    ev.FirstPlayerChosen: Entry(STANDARD, plain(N_("Player {player} goes first."))),
    ev.GiftDealt: Entry(
        STANDARD, _cards(N_("Player {player} throws later and gets a card for the points pile"))
    ),
    ev.RoundBegan: Entry(STORY, round_began),
    ev.TurnBegan: Entry(STANDARD, turn_began),
    ev.DiceThrown: Entry(STANDARD, dice_thrown),
    ev.DiceRethrown: Entry(STANDARD, dice_rethrown),
    ev.HammersRemoved: Entry(STANDARD, hammers_removed),
    ev.TokenMoved: Entry(STANDARD, token_moved),
    ev.ThrowFailed: Entry(STORY, throw_failed),
    ev.Stopped: Entry(STORY, stopped),
    ev.DeckRenewed: Entry(STANDARD, deck_renewed),
    ev.CardDrawn: Entry(STANDARD, card_drawn),
    ev.Reaped: Entry(FULL, reaped),
    ev.CardsPlaced: Entry(STANDARD, cards_placed),
    ev.CardPlayed: Entry(STANDARD, card_played),
    ev.SumRaised: Entry(STANDARD, sum_raised),
    ev.DiceTurned: Entry(STANDARD, dice_turned),
    ev.DiceAdded: Entry(STANDARD, dice_added),
    ev.DicePromised: Entry(FULL, dice_promised),
    ev.DiceHeld: Entry(STANDARD, dice_held),
    ev.ShelterRaised: Entry(FULL, plain(N_("Player {player} is sheltered from a failure."))),
    ev.Doubled: Entry(FULL, plain(N_("The next card of player {player} that has a number counts twice."))),
    ev.CardsStolen: Entry(STORY, cards_stolen),
    ev.CardsGiven: Entry(STANDARD, _cards(N_("From the hand of player {player} to the points pile"))),
    ev.CardsTaken: Entry(STANDARD, _cards(N_("From the points pile of player {player} to the hand"))),
    ev.CardsPeeked: Entry(STANDARD, cards_peeked),
    ev.CardLeftOnTop: Entry(FULL, _cards(N_("Player {player} lays a card on top"))),
    ev.FavourLaid: Entry(STORY, favour_laid),
    ev.FavourDeclined: Entry(FULL, plain(N_("Player {player} lays no favour."))),
    ev.Closed: Entry(FULL, plain(N_("Player {player} plays nothing more."))),
    ev.TurnEnded: Entry(FULL, plain(N_("The hammer returns to the start: player {player} is done."))),
    ev.LastHands: Entry(STORY, last_hands),
    ev.CardsPledged: Entry(STANDARD, _cards(N_("Player {player} saves for the points pile"))),
    ev.HandDiscarded: Entry(STANDARD, hand_discarded),
    ev.GameEnded: Entry(STORY, game_ended),
}
