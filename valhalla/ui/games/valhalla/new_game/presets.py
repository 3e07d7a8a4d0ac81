"""Tables of Valhalla for an evening: the first, the second, a feast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from valhalla.games.valhalla import cards as card_data
from valhalla.games.valhalla.cards import Loki
from valhalla.games.valhalla.table import everything
from valhalla.ui.scenes.new_game.presets import Preset, first_seats
from valhalla.ui.settings import LastTable
from valhalla.words.language import N_


def lokis() -> list[Loki]:
    """Loki’s cards, the one for beginners first."""
    found = [card for card in card_data.decks()[card_data.LOKI_DECK] if isinstance(card, Loki)]
    return sorted(found, key=lambda card: not card.starter)


def _simple(table: LastTable) -> LastTable:
    return replace(table, loki=None, variants=("first_game",), score=True, undo=True)


def _easy(table: LastTable, names: Sequence[str]) -> LastTable:
    return replace(_simple(table), seats=first_seats(table.seats, names))


def _second(table: LastTable, names: Sequence[str]) -> LastTable:
    return replace(_simple(table), expansions=("loki",), loki=lokis()[0].id)


def _feast(table: LastTable, names: Sequence[str]) -> LastTable:
    return replace(table, loki=None, expansions=everything(len(table.seats)))


PRESETS: Final = {
    "easy": Preset(
        N_("First evening"),
        N_("simple jarls, no expansions"),
        N_("At least three seats and easy opponents, with simple jarls and the score in sight."),
        "star",
        _easy,
    ),
    "second": Preset(
        N_("Second evening"),
        N_("Loki joins with his easiest card"),
        N_("The same seats, a simple jarl for everybody, and Loki’s Cunning with its starter card."),
        "loki",
        _second,
    ),
    "feast": Preset(
        N_("Feast"),
        N_("everything that fits this table"),
        N_("The same seats and every expansion that fits so many players; nobody is bound in pairs."),
        "horn",
        _feast,
        alike=("variants",),
    ),
}
