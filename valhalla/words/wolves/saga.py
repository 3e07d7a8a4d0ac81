"""Wolves of Odin, told: a sentence for each event; drawn cards are named only to those who see them."""

from __future__ import annotations

from typing import Final

from valhalla.games.wolves import events as ev
from valhalla.games.wolves import strengths, terms
from valhalla.games.wolves.scoring import worth
from valhalla.games.wolves.state import State
from valhalla.words import ending
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import listed
from valhalla.words.sentence import Phrase
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
from valhalla.words.wolves import names as called
from valhalla.words.wolves import scores, story

# Turns of phrase


def _of(saga: Voice, s: State, targets: ev.Targets) -> str:
    """Units by name, each with the player in whose row it stands or stood."""
    message = _("{card} (player {player})")
    return listed(
        [
            Phrase.of(message, "card", card=called.card(s.table, card), player=saga.names[row])
            for row, card in targets
        ]
    )


def _row(s: State, row: int) -> str:
    """How strong a row is now."""
    return _("strength {strength}").format(strength=called.strength(strengths.total(s, row)))


def _at(text: str, s: State, row: int, side: int) -> str:
    """With the end of a row, unless the unit stands there alone."""
    return f"{text} ({called.end(side)})" if len(s.rows[row]) > 1 else text


def _scored(saga: Voice, points: tuple[int, ...], order: tuple[int, ...]) -> str:
    message = _("{player} {points}")
    told = (message.format(player=saga.names[seat], points=called.strength(points[seat])) for seat in order)
    return ", ".join(told)


told: Final = Telling(
    {
        "card": lambda saga, s, e: called.card(s.table, e.card),
        "cards": lambda saga, s, e: called.cards(s.table, e.cards),
        "count": lambda saga, s, e: len(e.cards),
    }
)

# Rounds and turns


def hall_filled(s: State, e: ev.HallFilled) -> str:
    if e.card == s.table.dooms[0]:
        return _("Ragnarök shows itself in the Hall: {card}. This is the last round.")
    return _("Deity {card} comes to the Hall.")


def round_began(saga: Voice, s: State, e: ev.RoundBegan) -> str:
    prizes = [card for card in e.prizes if card != s.table.dooms[1]]
    message = _("Round {round} begins, and player {player} starts.")
    if len(prizes) < len(e.prizes):
        message = _("Round {round} begins, and player {player} starts. Ragnarök lies open: it is the last.")
    if saga.level == STORY:
        message = story.ROUND(s, e) if len(prizes) == len(e.prizes) else _(story.LAST)
    text = saga.say(message, e.seat, round=e.round)
    if not prizes:
        return text
    label = ngettext("The victory to win", "The victories to win", len(prizes))
    return f"{text} {with_things(label, called.cards(s.table, prizes))}"


def passed(saga: Voice, s: State, e: ev.Passed) -> str:
    message = _("Player {player} passes with strength {strength}.")
    if len(s.passes) == 1:
        message = _("Player {player} is the first to pass, with strength {strength}.")
    return saga.say(message, e.seat, strength=called.strength(strengths.total(s, e.seat)))


# People


def cards_drawn(s: State, e: ev.CardsDrawn) -> str:
    return ngettext("Player {player} draws a card", "Player {player} draws {count} cards", len(e.cards))


def hand_discarded(saga: Voice, s: State, e: ev.HandDiscarded) -> str:
    count = len(e.cards)
    if not count:
        return saga.say(_("Player {player} discards no card."), e.seat)
    message = ngettext(
        "Player {player} discards a card from the hand",
        "Player {player} discards {count} cards from the hand",
        count,
    )
    return saga.say_things(message, e.seat, called.cards(s.table, e.cards), count=count)


def unit_laid(saga: Voice, s: State, e: ev.UnitLaid) -> str:
    own = e.row == e.seat
    message = _("Player {player} lays unit {card} in their own row")
    if e.vidar and own:
        message = _("With Vidar, player {player} lays unit {card} in their own row")
    elif e.vidar:
        message = _("With Vidar, player {player} lays unit {card} in the row of player {target}")
    elif not own:
        message = _("Player {player} lays unit {card} in the row of player {target}")
    text = saga.say(message, e.seat, card=called.card(s.table, e.card), target=saga.names[e.row])
    return with_things(_at(text, s, e.row, e.side), _row(s, e.row))


def units_sacrificed(s: State, e: ev.UnitsSacrificed) -> str:
    return ngettext(
        "Player {player} sacrifices a unit", "Player {player} sacrifices {count} units", len(e.cards)
    )


def manoeuvre_played(s: State, e: ev.ManoeuvrePlayed) -> str:
    if s.table.kind[e.card] == terms.Kind.PLAGUE:
        return _("Player {player} plays manoeuvre {card} and names strength {strength}.")
    if s.table.kind[e.card] == terms.Kind.SHIELD_WALL:
        return _("Player {player} plays manoeuvre {card}: the effect passes this row by.")
    return _("Player {player} plays manoeuvre {card}.")


def units_withdrawn(s: State, e: ev.UnitsWithdrawn) -> str:
    if e.rule == "W6.3":
        return _("With Vidar, player {player} takes back into the hand")
    return ngettext(
        "Player {player} takes a unit of their own row back into the hand",
        "Player {player} takes {count} units of their own row back into the hand",
        len(e.cards),
    )


# Effects on rows

_AIMED: Final[dict[int, str]] = {
    terms.Blow.SHOOT: N_("An Archer of player {player} takes aim"),
    terms.Blow.STAB: N_("An Assassin of player {player} draws the knife"),
    terms.Blow.RAID: N_("A Raider of player {player} reaches out"),
    terms.Blow.TURN_COAT: N_("A Traitor of player {player} whispers"),
    terms.Blow.LOKI_KILLS: N_("Loki, held by player {player}, chooses a victim"),
    terms.Blow.TYR_STRIKES: N_("Tyr, held by player {player}, raises the sword"),
    terms.Blow.SICKEN: N_("The Plague of player {player} comes to the rows"),
}
_DESTROYED: Final[dict[int, str]] = {
    terms.Blow.SHOOT: N_("An Archer of player {player} destroys"),
    terms.Blow.STAB: N_("An Assassin of player {player} destroys"),
    terms.Blow.LOKI_KILLS: N_("Loki, held by player {player}, destroys"),
    terms.Blow.TYR_STRIKES: N_("Tyr, held by player {player}, destroys"),
}
_RAIDED: Final = N_("A Raider of player {player} takes into the hand")
_WHISPERED: Final = N_("A Traitor of player {player} lures away")
_PLACED: Final[dict[int, str]] = {
    terms.Blow.TURN_COAT: N_("Unit {card} goes over to the row of player {player}"),
    terms.Blow.CLAIM: N_("Naglfar brings unit {card} to the row of player {player}"),
    terms.Blow.REVEAL: N_("Unit {card} joins the row of player {player}"),
}


def aimed(saga: Voice, s: State, e: ev.Aimed) -> str:
    message = _(_AIMED[e.blow])
    if e.seat != e.actor:
        message = _("Player {player} chooses where the Archer shoots")
    return saga.say_things(message, e.seat, _of(saga, s, e.targets))


def spared(saga: Voice, s: State, e: ev.Spared) -> str:
    return with_things(called.blow(e.blow), _("there is nothing to strike"))


def units_destroyed(saga: Voice, s: State, e: ev.UnitsDestroyed) -> str:
    said = story.STRUCK if saga.level == STORY else _DESTROYED
    return saga.say_things(_(said[e.blow]), e.actor, _of(saga, s, e.targets))


def units_discarded(saga: Voice, s: State, e: ev.UnitsDiscarded) -> str:
    message = _("By the Plague of player {player} these units are discarded")
    return saga.say_things(message, e.actor, _of(saga, s, e.targets))


def unit_taken(saga: Voice, s: State, e: ev.UnitTaken) -> str:
    message = _(story.TAKEN if saga.level == STORY else _RAIDED)
    if e.rule == "W6.3":
        message = _("With Valkyrie, player {player} takes into the hand")
    return saga.say_things(message, e.seat, _of(saga, s, ((e.row, e.card),)))


def unit_lured(saga: Voice, s: State, e: ev.UnitLured) -> str:
    message = _(story.LURED if saga.level == STORY else _WHISPERED)
    return saga.say_things(message, e.seat, _of(saga, s, ((e.row, e.card),)))


def unit_placed(saga: Voice, s: State, e: ev.UnitPlaced) -> str:
    text = saga.say(_(_PLACED[e.blow]), e.seat, card=called.card(s.table, e.card))
    return with_things(_at(text, s, e.seat, e.side), _row(s, e.seat))


def unit_unfit(s: State, e: ev.UnitUnfit) -> str:
    if e.refused:
        return _("Player {player} does not let unit {card} into the row: it is discarded.")
    return _("Unit {card} may not stand in the row of player {player} and is discarded.")


# Deities


def sacrifices_paid(s: State, e: ev.SacrificesPaid) -> str:
    return ngettext(
        "Player {player} pays with a sacrificed card",
        "Player {player} pays with {count} sacrificed cards",
        len(e.cards),
    )


def deity_summoned(s: State, e: ev.DeitySummoned) -> str:
    if e.rule == "W6.3":
        return _("With Baldr, player {player} summons deity {card}, which had been discarded.")
    return _("Player {player} summons deity {card}.")


def deity_invoked(saga: Voice, s: State, e: ev.DeityInvoked) -> str:
    text = saga.say(_("Player {player} uses deity {card}"), e.seat, card=called.card(s.table, e.card))
    return with_things(text, called.end(e.side) if e.side in terms.SIDES else "")


def deities_discarded(s: State, e: ev.DeitiesDiscarded) -> str:
    return ngettext(
        "Player {player} discards a deity", "Player {player} discards {count} deities", len(e.cards)
    )


def colour_dropped(s: State, e: ev.ColourDropped) -> str:
    if e.colour == terms.BLUE:
        return _("Player {player} keeps red and discards the blue deities")
    return _("Player {player} keeps blue and discards the red deities")


def card_revealed(s: State, e: ev.CardRevealed) -> str:
    if e.joins:
        return _("Heimdall reveals card {card} for player {player}, and it follows the call.")
    return _("Heimdall reveals card {card} for player {player}, and it is discarded.")


# The end of a round


def moment_declined(saga: Voice, s: State, e: ev.MomentDeclined) -> str:
    card = called.card(s.table, s.table.card_of[e.deity])
    return saga.say(_("Player {player} leaves deity {card} unused."), e.seat, card=card)


def rows_counted(saga: Voice, s: State, e: ev.RowsCounted) -> str:
    label = _(story.COUNTED) if saga.level == STORY else _("The rows are counted")
    return with_things(label, _scored(saga, e.strengths, e.ranking))


def victory_taken(saga: Voice, s: State, e: ev.VictoryTaken) -> str:
    words = {"card": called.card(s.table, e.card), "glory": called.glory(worth(s, e.seat, e.card))}
    return saga.say(
        _("Player {player} takes victory {card}, worth {glory} as things stand."), e.seat, **words
    )


def round_ended(saga: Voice, s: State, e: ev.RoundEnded) -> str:
    text = _(story.ENDED) if saga.level == STORY else _("All rows and sacrifices are discarded. Glory")
    order = tuple(sorted(range(s.table.players), key=lambda seat: -e.glory[seat]))
    return with_things(text, _scored(saga, e.glory, order))


_RETURNED: Final = N_("Baldr leads player {player} back into the round. Discarded with him")
_RENEWED: Final = N_("The discard pile of the People is shuffled into a new deck.")
TELL: Final[Tellers] = {
    ev.FirstPlayerChosen: Entry(STANDARD, told(N_("Player {player} goes first."))),
    ev.HallFilled: Entry(STANDARD, told(hall_filled)),
    ev.RoundBegan: Entry(STORY, round_began),
    ev.TurnBegan: Entry(STANDARD, turn_began),
    ev.TurnEnded: Entry(FULL, told(N_("Player {player} ends the turn."))),
    ev.Passed: Entry(STORY, passed, story=story.passed),
    ev.SeatReturned: Entry(STORY, told(_RETURNED, "cards")),
    ev.DeckRenewed: Entry(STANDARD, told(_RENEWED)),
    ev.CardsDrawn: Entry(STANDARD, told(cards_drawn, "cards")),
    ev.CardShed: Entry(STANDARD, told(N_("Player {player} discards card {card}."))),
    ev.HandDiscarded: Entry(STANDARD, hand_discarded),
    ev.UnitLaid: Entry(STANDARD, unit_laid),
    ev.UnitsSacrificed: Entry(STANDARD, told(units_sacrificed, "cards")),
    ev.ManoeuvrePlayed: Entry(STANDARD, told(manoeuvre_played)),
    ev.ManoeuvreSpent: Entry(FULL, told(N_("Manoeuvre {card} is discarded."))),
    ev.ManoeuvreClaimed: Entry(
        STANDARD, told(N_("With Freya, player {player} takes manoeuvre {card} into the hand."))
    ),
    ev.UnitsWithdrawn: Entry(STANDARD, told(units_withdrawn, "cards")),
    ev.Aimed: Entry(STANDARD, aimed),
    ev.Spared: Entry(STANDARD, spared),
    ev.WardDeclined: Entry(FULL, told(N_("Player {player} lets it happen."))),
    ev.HuscarlSpent: Entry(
        STANDARD, told(N_("Player {player} discards unit {card}: nothing happens to this row."))
    ),
    ev.UnitsDestroyed: Entry(STORY, units_destroyed),
    ev.UnitsDiscarded: Entry(STORY, units_discarded),
    ev.UnitTaken: Entry(STORY, unit_taken),
    ev.UnitLured: Entry(STORY, unit_lured),
    ev.UnitPlaced: Entry(STANDARD, unit_placed),
    ev.UnitUnfit: Entry(STANDARD, told(unit_unfit)),
    ev.SacrificesPaid: Entry(STANDARD, told(sacrifices_paid, "cards")),
    ev.SacrificeSnatched: Entry(
        STANDARD, told(N_("With Nidhögg, player {player} takes the sacrificed card {card} into the hand."))
    ),
    ev.DeitySummoned: Entry(STORY, told(deity_summoned), story=story.summoned),
    ev.DeityInvoked: Entry(STANDARD, deity_invoked),
    ev.DeitiesDiscarded: Entry(STORY, told(deities_discarded, "cards")),
    ev.DeityTaken: Entry(STORY, told(N_("With Fafnir, player {player} takes deity {card}."))),
    ev.DeityRestored: Entry(
        STANDARD, told(N_("With Odin, player {player} returns deity {card} to the Hall."))
    ),
    ev.ColourDropped: Entry(STORY, told(colour_dropped, "cards")),
    ev.CardRevealed: Entry(STANDARD, told(card_revealed)),
    ev.CardRecalled: Entry(
        STANDARD, told(N_("With Hel, player {player} takes card {card} from the discard pile."))
    ),
    ev.RoundClosed: Entry(STANDARD, told(N_("All have passed."))),
    ev.RoundSeized: Entry(
        STORY,
        told(N_("Jörmungandr closes the ring: player {player} has the strongest row and wins the round.")),
    ),
    ev.MomentDeclined: Entry(FULL, moment_declined),
    ev.RowsCounted: Entry(STORY, rows_counted),
    ev.VictoryTaken: Entry(STORY, victory_taken, story=story.won),
    ev.RoundEnded: Entry(STORY, round_ended),
    ev.GameEnded: Entry(STORY, ending.told(scores.lines)),
}
