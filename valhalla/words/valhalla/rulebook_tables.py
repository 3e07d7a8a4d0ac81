"""What cards and numbers add to clauses of the rulebook of Valhalla."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.valhalla.cards import (
    JARL_DECK,
    LOKI_DECK,
    MONSTER_DECK,
    TITLE_DECK,
    Jarl,
    Loki,
    MonsterCard,
    Title,
    decks,
)
from valhalla.games.valhalla.monsters.stack import SHIELDS, STRENGTHS, opening_discard
from valhalla.words.language import _, percent
from valhalla.words.listing import listed
from valhalla.words.valhalla import monsters
from valhalla.words.valhalla import names as called

JARLS: Final = "V16.2"


def _jarls() -> list[str]:
    """Every jarl's own text, from the cards."""
    jarls = [card for card in decks()[JARL_DECK] if isinstance(card, Jarl)]
    return [_("{jarl}: {text}").format(jarl=_(card.name), text=called.jarl(card)) for card in jarls]


def _lokis() -> list[str]:
    """Every card of Loki's, row by row."""
    lokis = [card for card in decks()[LOKI_DECK] if isinstance(card, Loki)]
    told = [(_(card.name), " ".join(called.text(card))) for card in lokis]
    return [_("{card}: {text}").format(card=name, text=text) for name, text in told]


def _levels() -> list[str]:
    """The title's levels, table by table."""
    titles = [card for card in decks()[TITLE_DECK] if isinstance(card, Title)]
    told = [(listed([str(count) for count in card.players]), called.levels(card)) for card in titles]
    return [_("Players: {players}. {text}").format(players=players, text=text) for players, text in told]


def _abilities() -> list[str]:
    """What every ability of a monster does."""
    return [monsters.told(word) for word in monsters.MONSTER_ABILITIES]


def _stacks() -> list[str]:
    """Every card of every monster."""
    cards = [card for card in decks()[MONSTER_DECK] if isinstance(card, MonsterCard)]
    return [_("{card}: {text}").format(card=_(card.name), text=called.describe(card)) for card in cards]


def _hunts() -> list[str]:
    """What a table against a monster begins with, by players."""
    message = _(
        "Players: {players}. Shields each: {shields}. Cards discarded at the start: {cards}, on level III "
        "{more}. Strength of the monster: {strength}."
    )
    return [
        message.format(
            players=n, shields=SHIELDS[n], strength=percent(STRENGTHS[n]),
            cards=opening_discard(n, 1), more=opening_discard(n, 3),
        )
        for n in sorted(SHIELDS)
        if n > 1
    ]  # fmt: skip


TABLES: Final[dict[str, Callable[[], list[str]]]] = {
    "V8.4": _lokis,
    "V13.2": _levels,
    "V15.10": _abilities,
    JARLS: _jarls,
    "V16.5": _stacks,
    "V18.1": _hunts,
}
