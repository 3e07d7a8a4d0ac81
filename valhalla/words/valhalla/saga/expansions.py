"""What the expansions bring, told: Loki, Thor, Valkyries, dwarves, Tyr, the Last Viking, pairs."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.dwarves import SpiteLaid, WarriorBlocked, WarriorCalled, WarriorHeld
from valhalla.games.valhalla.expansions.last_viking import TitleRaised, TitleTaken
from valhalla.games.valhalla.expansions.loki import CardBuried, LokiRevealed, LokiRowTaken, ShieldReturned
from valhalla.games.valhalla.expansions.pairs import ShieldGiven
from valhalla.games.valhalla.expansions.thor import ThorPlayed, ThorSettled
from valhalla.games.valhalla.expansions.tyr import WrathLaid, WrathSetAside, WrathShed
from valhalla.games.valhalla.expansions.valkyries import MissionFulfilled, RoadTaken
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.words.language import _, ngettext
from valhalla.words.telling import FULL, Voice
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.saga.phrases import owner_at, room


def _warrior(saga: Voice, s: State, seat: int, slot: int, message: str) -> str:
    """A message about the warrior in a fighter's slot and its owner."""
    card = called.card(s.table, s.card_at(seat, slot))
    return saga.say(message, owner_at(s, seat, slot), card=card)


# Loki's Cunning


def loki_revealed(saga: Voice, s: State, e: LokiRevealed) -> str:
    loki = s.table.lokis[e.card]
    text = _("Loki lays out a card: {card}.").format(card=_(loki.name))
    return " ".join((text, *called.text(loki))) if saga.level == FULL else text


def loki_row_taken(saga: Voice, s: State, e: LokiRowTaken) -> str:
    message = _("Loki consoles player {player}: “{bonus}”")
    return saga.say(message, e.seat, bonus=called.loki_bonus(s.table.lokis[s.loki].rows[e.row]))


def card_stolen(saga: Voice, s: State, e: ev.CardStolen) -> str:
    message = _("Player {player} takes a random card from the hand of player {owner}")
    return saga.say_things(message, e.seat, called.card(s.table, e.card), owner=saga.names[e.owner])


def shield_returned(saga: Voice, s: State, e: ShieldReturned) -> str:
    message = _("Player {player} must give the shield back to player {owner}.")
    return saga.say(message, e.seat, owner=saga.names[e.owner])


def card_buried(saga: Voice, s: State, e: CardBuried) -> str:
    return saga.say_things(
        _("Player {player} lays a card face down on the deck"),
        e.seat,
        called.cards(s.table, [e.card]),
        count=1,
    )


# Thor's Help


def thor_played(saga: Voice, s: State, e: ThorPlayed) -> str:
    message = _("Player {player} helps player {helped} with Thor card {card}.")
    return saga.say(message, e.seat, helped=saga.names[e.helped], card=called.card(s.table, e.card))


def thor_settled(saga: Voice, s: State, e: ThorSettled) -> str:
    message = _("Thor card {card} of player {player} helped in vain and is discarded.")
    if e.won:
        message = _("Thor card {card} goes to the Valhalla pile of player {player} (valour {valour}).")
    return saga.say(message, e.seat, card=called.card(s.table, e.card), valour=s.table.valour[e.card])


# Valkyries


def road_taken(saga: Voice, s: State, e: RoadTaken) -> str:
    message = _("Warrior {card} of player {player} leaves the battle by the Road to Valhalla.")
    return _warrior(saga, s, e.seat, e.slot, message)


def mission_fulfilled(saga: Voice, s: State, e: MissionFulfilled) -> str:
    message = _("Player {player} fulfils mission {card} (valour {valour}).")
    return saga.say(message, e.seat, card=called.card(s.table, e.card), valour=s.table.valour[e.card])


# Dwarves


def warrior_blocked(saga: Voice, s: State, e: WarriorBlocked) -> str:
    message = _("Warrior {card} of player {player} is blocked and cannot fight in this battle.")
    return _warrior(saga, s, e.seat, e.slot, message)


def warrior_held(saga: Voice, s: State, e: WarriorHeld) -> str:
    message = _("Warrior {card} of player {player} is held back and stays in the squad.")
    return _warrior(saga, s, e.seat, e.slot, message)


def spite_laid(saga: Voice, s: State, e: SpiteLaid) -> str:
    warrior = called.card(s.table, s.card_at(e.seat, e.slot))
    message = _("Player {player} lays a card face down beside warrior {warrior}")
    return saga.say_things(message, e.seat, called.card(s.table, e.card), warrior=warrior)


def warrior_called(saga: Voice, s: State, e: WarriorCalled) -> str:
    message = _("Warrior {card} comes back from the discard pile to the squad of player {player}.")
    return saga.say(message, e.seat, card=called.card(s.table, e.card)) + room(s, e.discarded)


# Tyr's Wrath


def wrath_set_aside(saga: Voice, s: State, e: WrathSetAside) -> str:
    message = ngettext(
        "A wrath card stays out of the deck, unseen.",
        "{count} wrath cards stay out of the deck, unseen.",
        len(e.cards),
    )
    return message.format(count=len(e.cards))


def wrath_laid(saga: Voice, s: State, e: WrathLaid) -> str:
    warrior = called.card(s.table, s.squads[e.seat][e.slot])
    message = _("Player {player} lays wrath card {card} under warrior {warrior}.")
    return saga.say(message, e.seat, card=called.card(s.table, e.card), warrior=warrior)


def wrath_shed(saga: Voice, s: State, e: WrathShed) -> str:
    message = ngettext(
        "Wrath card {cards} of player {player} is discarded.",
        "Wrath cards {cards} of player {player} are discarded.",
        len(e.cards),
    )
    return saga.say(message, e.seat, cards=called.cards(s.table, e.cards), count=len(e.cards))


# The Last Viking, pairs


def title_taken(saga: Voice, s: State, e: TitleTaken) -> str:
    if e.loser == NONE:
        return saga.say(_("Player {player} is the Last Viking now, at level 1."), e.seat)
    message = _("Player {player} takes the title of the Last Viking from player {loser}, at level 1.")
    return saga.say(message, e.seat, loser=saga.names[e.loser])


def title_raised(saga: Voice, s: State, e: TitleRaised) -> str:
    return saga.say(_("The Last Viking, player {player}, rises to level {level}."), e.seat, level=e.level)


def shield_given(saga: Voice, s: State, e: ShieldGiven) -> str:
    message = _("Player {player} takes a shield of partner {owner}, as a captured one.")
    return saga.say(message, e.seat, owner=saga.names[e.owner])
