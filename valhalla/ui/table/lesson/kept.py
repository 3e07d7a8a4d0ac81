"""The cards that lessons keep: those they were written with, whatever has been added to the game since.

A game names them in `lesson_cards.json` in its room. A card that is not named there is in no lesson's deck.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from valhalla.games import GAMES
from valhalla.kernel.cards import BadCard
from valhalla.kernel.files import read_bytes
from valhalla.kernel.game import Broken, Ids

log = logging.getLogger(__name__)

MOST: Final = 100_000  # bytes


@cache
def named(file: Path) -> frozenset[str] | None:
    """The ids of a list; None if it cannot be read: then a lesson is played with what there is."""
    try:
        return msgspec.json.decode(read_bytes(file, MOST), type=frozenset[str])
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("%s: %s", file, error)
        return None


def kept(game: str, setup: Any, file: Path | None) -> Ids:
    """The cards of a lesson's table, deck by deck, in the order of the card files."""
    ids, _digest = GAMES[game].card_data(setup)
    old = named(file) if file is not None else None
    if old is None:
        return ids
    return {deck: [card for card in cards if card in old] for deck, cards in ids.items()}


def number(game: str, setup: Any, file: Path, card: str, deck: str = "cards") -> int:
    """The number of a card at a lesson's table. Raises `BadCard` if it is not there."""
    try:
        cards = kept(game, setup, file)[deck]
    except Broken as error:
        raise BadCard(file, card, "", str(error)) from error
    if card not in cards:
        raise BadCard(file, card, "", "no lesson can be given without it")
    return cards.index(card)
