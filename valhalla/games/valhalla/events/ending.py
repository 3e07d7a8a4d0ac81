"""What happens at the end (V6, V7), the throw of the hammer before it (H6) included."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla.events.base import Cards, Dice, Event


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """The last round comes; `owner` lost the last shield, or is NONE if the deck is empty."""

    owner: int
    rule: ClassVar[str] = "V6.1"


class RagnarokBegan(Event, frozen=True, tag="ragnarok_began"):
    seat: int
    rule: ClassVar[str] = "V6.4"


class HammerThrown(Event, frozen=True, tag="hammer_thrown"):
    """All the dice in play as they lie now; `kept` of them were not thrown."""

    seat: int
    dice: Dice
    kept: Dice = ()
    rule: ClassVar[str] = "H6.1"


class HammerLanded(Event, frozen=True, tag="hammer_landed"):
    seat: int
    removed: int
    start: int
    cell: int
    rule: ClassVar[str] = "H6.1"


class HammerRested(Event, frozen=True, tag="hammer_rested"):
    """A seat's throw is over; `failed` if the last roll was not higher. The token's cell counts anyway."""

    seat: int
    cell: int
    failed: bool
    rule: ClassVar[str] = "H6.1"


class HammersWeighed(Event, frozen=True, tag="hammers_weighed"):
    """By seat: how far it threw, and what that gains."""

    distances: tuple[int, ...]
    bonuses: tuple[int, ...]
    rule: ClassVar[str] = "H6.2"


class BonusPaid(Event, frozen=True, tag="bonus_paid"):
    """Warriors from the discard pile go to a seat's Valhalla, worth the bonus or what comes nearest."""

    seat: int
    bonus: int
    cards: Cards
    rule: str = "V10.2"


class RagnarokFaced(Event, frozen=True, tag="ragnarok_faced"):
    """A seat begins its last fight, against nobody."""

    seat: int
    rule: ClassVar[str] = "V6.4"


class LeftBehind(Event, frozen=True, tag="left_behind"):
    """What is discarded after a seat's Ragnarök: the rest of its squad, its hand, the tactics it played."""

    seat: int
    squad: Cards
    hand: Cards
    tactics: Cards
    rule: ClassVar[str] = "V6.4"


class GameEnded(Event, frozen=True, tag="game_ended"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: ClassVar[str] = "V7.1"
