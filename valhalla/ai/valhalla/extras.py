"""What the expansions of a table add to the worth of a position, asked of all of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from valhalla.ai.valhalla.expansions import EXTRAS
from valhalla.ai.valhalla.extra import Extra
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import ALLY

TOO_LATE = 3.0  # turns left from which on the cards of expansions count less and less

ABILITIES: Final = {word: worth for extra in EXTRAS.values() for word, worth in extra.abilities.items()}
MARKS: Final = {mark: worth for extra in EXTRAS.values() for mark, worth in extra.marks.items()}
WORDS: Final = {word: worth for extra in EXTRAS.values() for word, worth in extra.words.items()}
CARDS: Final = {kind: worth for extra in EXTRAS.values() for kind, worth in extra.cards.items()}
MOVES: Final = {kind: move for extra in EXTRAS.values() for kind, move in extra.moves.items()}
JUDGES: Final = {key: judge for extra in EXTRAS.values() for key, judge in extra.judges.items()}
SEEN: Final = {kind: how for extra in EXTRAS.values() for kind, how in extra.seen.items()}


@lru_cache(maxsize=64)
def extras_of(table: Table) -> tuple[Extra, ...]:
    """Those that play at this table."""
    return tuple(EXTRAS[module.name] for module in table.modules if module.name in EXTRAS)


def beyond_any(table: Table, card: int) -> float:
    """What a card of an expansion is worth in hand beyond any card: what was learned knows the base deck."""
    word = table.word[card]
    if word is not None:
        return WORDS.get(word.effect.word, 0.0)
    worth = CARDS.get(type(table.cards[card]))
    return worth(table.cards[card]) if worth else 0.0


def decided(w: State, winner: int, loser: int) -> None:
    """What a battle changes besides shields and warriors, on a copy."""
    for extra in extras_of(w.table):
        if extra.won:
            extra.won(w, winner, loser)


def honours(s: State, seat: int, slots: tuple[int, ...]) -> int:
    """The points that are paid when the warriors of these slots go to Valhalla together (V10.3)."""
    paying = [extra.honour for extra in extras_of(s.table) if extra.honour]
    if not paying:
        return 0
    found = 0
    for mine in (True, False):
        cards = tuple(s.card_at(seat, slot) for slot in slots if (slot < ALLY) == mine)
        if mine or s.table.shares:
            found += sum(honour(s, card, cards) for honour in paying for card in cards)
    return found
