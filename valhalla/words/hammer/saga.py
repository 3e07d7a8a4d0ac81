"""The Hammer Throw, told: a sentence for each event; a hidden card is called by its back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import JOTNAR, LAST_CELL, THOR, VALKYRIES, cells_reached
from valhalla.words import ending, iron
from valhalla.words.hammer import names as called
from valhalla.words.hammer import scores, story
from valhalla.words.language import N_, _, ngettext
from valhalla.words.telling import (
    FULL,
    STANDARD,
    STORY,
    Entry,
    Tellers,
    Telling,
    Voice,
    turn_began,
    with_things,
)

told: Final = Telling(
    {
        "card": lambda saga, s, e: called.card(s, e.card),
        "cards": lambda saga, s, e: called.cards(s, e.cards),
        "dice": lambda saga, s, e: iron.dice(e.dice),
        "before": lambda saga, s, e: iron.dice(e.before),
        "after": lambda saga, s, e: iron.dice(e.after),
        "total": lambda saga, s, e: s.total(),
    }
)

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


def hammers_removed(saga: Voice, s: State, e: ev.HammersRemoved) -> str:
    return iron.removed(saga, e.seat, e.count, s.total())


def token_moved(saga: Voice, s: State, e: ev.TokenMoved) -> str:
    return iron.flies(saga, e.seat, e.cell, LAST_CELL)


def throw_failed(s: State, e: ev.ThrowFailed) -> str:
    if s.shelter:
        return _("Player {player} throws {total} and fails, but is sheltered on cell {cell}.")
    return _("Player {player} throws {total} and fails: the hammer stays on cell {cell}.")


def stopped(s: State, e: ev.Stopped) -> str:
    if e.forced and e.rule == "H2.5":
        return _("Player {player} has no die left and must stop on cell {cell}.")
    if e.forced and e.rule == "H2.3":
        return _("Player {player} is at the end of the track and must stop.")
    if e.forced:
        return _("For player {player} it counts as a stop on cell {cell}.")
    return _("Player {player} stops on cell {cell}.")


# Cards of the cells

_RENEWED: Final = {
    VALKYRIES: N_("The discard pile of the Valkyries is shuffled into a new deck."),
    JOTNAR: N_("The discard pile of the Jötnar is shuffled into a new deck."),
    THOR: N_("The discard pile of Thor is shuffled into a new deck."),
}


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


def dice_promised(s: State, e: ev.DicePromised) -> str:
    return ngettext(
        "Player {player} will throw with a die more.",
        "Player {player} will throw with {count} dice more.",
        e.count,
    )


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


# The end


def hand_discarded(saga: Voice, s: State, e: ev.HandDiscarded) -> str:
    if not e.cards:
        return saga.say(_("Player {player} has nothing left to discard."), e.seat)
    return saga.say_things(_("Player {player} discards the hand"), e.seat, called.cards(s, e.cards))


_RETHROWN: Final = N_("Player {player} throws some dice again: {before} → {after}. That makes {total}.")
_TURNED: Final = N_("Player {player} turns dice: {before} → {after}. That makes {total}.")
_ADDED: Final = N_("Player {player} adds from the reserve {dice}. That makes {total}.")
_LAST_HANDS: Final = N_(
    "The last hammer has been thrown. Of three cards of one deck in hand, one still counts."
)
TELL: Final[Tellers] = {
    ev.FirstPlayerChosen: Entry(STANDARD, told(N_("Player {player} goes first."))),
    ev.GiftDealt: Entry(
        STANDARD, told(N_("Player {player} throws later and gets a card for the points pile"), "cards")
    ),
    ev.RoundBegan: Entry(STORY, round_began, story=story.round_began),
    ev.TurnBegan: Entry(STANDARD, turn_began),
    ev.DiceThrown: Entry(STANDARD, dice_thrown),
    ev.DiceRethrown: Entry(STANDARD, told(_RETHROWN)),
    ev.HammersRemoved: Entry(STANDARD, hammers_removed),
    ev.TokenMoved: Entry(STANDARD, token_moved),
    ev.ThrowFailed: Entry(
        STORY, told(throw_failed, total=lambda saga, s, e: e.total), story=story.told(story.failed)
    ),
    ev.Stopped: Entry(STORY, told(stopped), story=story.told(story.stopped)),
    ev.DeckRenewed: Entry(STANDARD, told(lambda s, e: _(_RENEWED[e.deck]))),
    ev.CardDrawn: Entry(STANDARD, told(N_("Player {player} draws the card of cell {cell}"), "cards")),
    ev.Reaped: Entry(FULL, reaped),
    ev.CardsPlaced: Entry(STANDARD, cards_placed),
    ev.CardPlayed: Entry(STANDARD, card_played),
    ev.SumRaised: Entry(STANDARD, told(N_("The sum of player {player} rises by {bonus} to {total}."))),
    ev.DiceTurned: Entry(STANDARD, told(_TURNED)),
    ev.DiceAdded: Entry(STANDARD, told(_ADDED)),
    ev.DicePromised: Entry(FULL, told(dice_promised)),
    ev.DiceHeld: Entry(STANDARD, told(N_("Player {player} keeps for the next throw"), "dice")),
    ev.ShelterRaised: Entry(FULL, told(N_("Player {player} is sheltered from a failure."))),
    ev.Doubled: Entry(FULL, told(N_("The next card of player {player} that has a number counts twice."))),
    ev.CardsStolen: Entry(STORY, cards_stolen),
    ev.CardsGiven: Entry(STANDARD, told(N_("From the hand of player {player} to the points pile"), "cards")),
    ev.CardsTaken: Entry(STANDARD, told(N_("From the points pile of player {player} to the hand"), "cards")),
    ev.CardsPeeked: Entry(STANDARD, cards_peeked),
    ev.CardLeftOnTop: Entry(FULL, told(N_("Player {player} lays a card on top"), "cards")),
    ev.FavourLaid: Entry(STORY, told(lambda s, e: _(_FAVOURS[s.deck_of(e.card)]))),
    ev.FavoursOffered: Entry(FULL, lambda saga, s, e: _("The dice allow a favour.")),
    ev.FavourDeclined: Entry(FULL, told(N_("Player {player} lays no favour."))),
    ev.Closed: Entry(FULL, told(N_("Player {player} plays nothing more."))),
    ev.TurnEnded: Entry(FULL, told(N_("The hammer returns to the start: player {player} is done."))),
    ev.LastHands: Entry(STORY, told(_LAST_HANDS), story=story.last_hands),
    ev.CardsPledged: Entry(STANDARD, told(N_("Player {player} saves for the points pile"), "cards")),
    ev.HandDiscarded: Entry(STANDARD, hand_discarded),
    ev.GameEnded: Entry(STORY, ending.told(scores.lines)),
}
