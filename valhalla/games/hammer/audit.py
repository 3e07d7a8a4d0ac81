"""The table recounted by independent code: nothing here uses the rules, only what must always hold.

`verify`, the soak and the tests call `audit` after every event; `recount` checks a finished game.
"""

from __future__ import annotations

from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import NONE, Step
from valhalla.kernel.agenda import audit_agenda
from valhalla.kernel.game import require


def audit(s: State) -> None:
    """Cards, dice, token and knowledge, counted from scratch."""
    _cards(s)
    _dice(s)
    _knowledge(s)
    audit_agenda(s.agenda, len(Step.labels()), s.table.players)
    seats = range(NONE, s.table.players)
    require(s.first in seats and s.active in seats, "a seat that is not there")
    require(0 <= s.round <= (6 if s.table.players < 4 else 5), f"a round {s.round}")
    if s.scores or s.winners:
        require(len(s.scores) == s.table.players, "not one score for each seat")
        require(bool(s.winners) and set(s.winners) <= set(seats) - {NONE}, "winners who are not there")


def _cards(s: State) -> None:
    places = [*s.decks, *s.tops, *s.discards, *s.hands, *s.piles, *s.favours, s.drawn]
    cards = sorted(card for place in places for card in place)
    require(cards == list(range(len(s.table.cards))), "a card is missing or stands twice")
    table_cards = s.table.cards
    for deck in range(3):
        stacked = [*s.decks[deck], *s.tops[deck], *s.discards[deck]]
        colour = ("valkyries", "jotnar", "thor")[deck]
        require({table_cards[card].deck for card in stacked} <= {colour}, "a card in another's deck")
    sorted_ones = [*s.decks, *s.hands, *s.piles, *s.favours, s.drawn]
    require(all(place == sorted(place) for place in sorted_ones), "cards are not sorted")


def _dice(s: State) -> None:
    require(len(s.dice) + s.removed <= 8, f"{len(s.dice)} dice in play and {s.removed} removed")
    require(
        all(1 <= die <= 6 for die in s.dice) and list(s.dice) == sorted(s.dice), "dice that cannot lie so"
    )
    require(0 <= s.struck <= s.removed, "more hammers removed from the roll than from the turn")
    require(all(s.held.count(die) <= s.dice.count(die) for die in s.held), "a die is kept that is not there")
    require(0 <= s.token <= 48 and (s.throws > 0 or s.token == 0), f"the token is on {s.token}")
    require(s.more + len(s.dice) + s.removed <= 8 and s.times in (1, 2), "more dice promised than there are")


def _knowledge(s: State) -> None:
    known = s.known
    for seat in range(s.table.players):
        own = [*s.hands[seat], *s.piles[seat], *(s.drawn if seat == s.active else [])]
        require(0 not in [known[card] >> seat & 1 for card in own], "a seat does not know its cards")
    public = [known[card] for place in (*s.discards, *s.favours) for card in place]
    require(public.count(255) == len(public), "a public card is not known")
    hidden = [known[card] for deck in s.decks for card in deck]
    require(not any(hidden), "somebody knows a card in a deck")


def recount(s: State) -> None:
    """A finished game: scores and winners worked out again from the cards."""
    require(not any(s.hands) and not s.drawn, "cards are left in hand")
    scores = [sum(s.table.cards[card].points for card in pile) for pile in s.piles]
    for deck, points in (("valkyries", 2), ("jotnar", 4), ("thor", 6), (None, 3)):
        laid = [sum(deck in (None, s.table.cards[card].deck) for card in cards) for cards in s.favours]
        first = [seat for seat, count in enumerate(laid) if count == max(laid) > 0]
        for seat in first:
            scores[seat] += points // len(first)
    require(tuple(scores) == s.scores, f"scores {s.scores} should be {tuple(scores)}")
    thor = [sum(s.table.cards[card].deck == "thor" for card in pile) for pile in s.piles]
    best = max(zip(scores, thor, strict=True))
    winners = tuple(i for i, rank in enumerate(zip(scores, thor, strict=True)) if rank == best)
    require(winners == s.winners, f"winners {s.winners} should be {winners}")
