"""What the lab notes of a game of the Hammer Throw."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from valhalla.ai.hammer.worth import alone, name_of
from valhalla.games.hammer.cards import kinds
from valhalla.games.hammer.events import CardPlayed
from valhalla.games.hammer.properties import word_of
from valhalla.kernel.session import Session
from valhalla.workshop.noting import Noting

MOST_WORTH = 2.0  # no property is worth more than so many times the average of its deck


def kind_of(card_id: str) -> str:
    return card_id.rpartition("-")[0]


class HammerNoting(Noting):
    def sorts(self, ids: list[str]) -> dict[str, str]:
        """The kinds of cards, each with its deck; copies are the same kind."""
        decks = {card.id: card.deck for card in kinds()}
        return {name: decks[name] for name in dict.fromkeys(map(kind_of, ids))}

    def used(self, session: Session) -> list[frozenset[str]]:
        """By seat: the kinds of cards it played."""
        ids = session.game.card_data(session.setup)[0]["cards"]
        found: list[set[str]] = [set() for _ in session.seats]
        for entry in session.log:
            for event in entry.events:
                if isinstance(event, CardPlayed):
                    found[event.seat].add(kind_of(ids[event.card]))
        return [frozenset(cards) for cards in found]

    def told(self, name: str, sort: str) -> dict[str, Any]:
        """What a card is worth in hand at the start of a game, in points, and the average of its deck."""
        by_kind = {card.id: alone()[name_of(word_of(card.property, card.deck))][-1] for card in kinds()}
        usual = fmean(by_kind[card.id] for card in kinds() if card.deck == sort for _ in range(card.copies))
        worth = by_kind[name]
        return {
            "property": name_of(
                next(word_of(card.property, card.deck) for card in kinds() if card.id == name)
            ),
            "worth": round(worth, 3),
            "usual_worth": round(usual, 3),
            "within": worth <= MOST_WORTH * usual,
        }
