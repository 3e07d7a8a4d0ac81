"""How the events of the expansions are shown: what is stolen, laid, chained, carried from hand to hand."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.dwarves import (
    SpiteLaid,
    TacticDropped,
    WarriorBlocked,
    WarriorCalled,
    WarriorHeld,
)
from valhalla.games.valhalla.expansions.last_viking import TitleRaised, TitleReturned, TitleTaken
from valhalla.games.valhalla.expansions.loki import CardBuried, LokiRevealed, LokiRowTaken, ShieldReturned
from valhalla.games.valhalla.expansions.pairs import ShieldGiven
from valhalla.games.valhalla.expansions.thor import ThorPlayed, ThorSettled
from valhalla.games.valhalla.expansions.tyr import (
    WrathDealt,
    WrathLaid,
    WrathReturned,
    WrathSetAside,
    WrathShed,
)
from valhalla.games.valhalla.expansions.valkyries import MissionFulfilled, RoadTaken
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui.stage import effects
from valhalla.ui.stage.stage import Key
from valhalla.ui.table.director import Board
from valhalla.ui.theme import BLOOD, EMBER, FROST, PALE_GOLD, Colour

BEAT, LONG, SCENE = 0.4, 0.8, 1.3
BACK: Final = "cards/back-base.webp"
LOKI: Final[Colour] = (150, 196, 92)


def _viewer(board: Board) -> int | None:
    return board.match.viewer


def _warrior(board: Board, s: State, seat: int, slot: int) -> Rect | None:
    """Where a fighter's warrior stands now, a partner's included."""
    pose = board.stage.pose(("card", s.card_at(seat, slot)))
    return pose.rect if pose is not None else None


def _at(rect: Rect) -> Rect:
    """The middle of a place; what is carried there is as large as a card."""
    return Rect(rect.center, (0, 0))


def carry(board: Board, picture: str, start: Rect, end: Rect, seconds: float = LONG) -> None:
    draw = effects.carried(picture, _at(start), end, still=board.stage.reduced)
    board.stage.effect(draw, seconds)


def ring(board: Board, rect: Rect | None, colour: Colour = EMBER, delay: float = 0.0) -> None:
    if rect is not None:
        board.stage.effect(effects.ring(rect, colour, still=board.stage.reduced), LONG, delay)


def _key(card: int, seat: int) -> Key:
    return ("card", card) if card >= 0 else ("back", seat, 0)


# Loki's Cunning


def loki_revealed(board: Board, s: State, e: LokiRevealed) -> None:
    board.stage.effect(effects.emblem("loki", board.spot("loki"), LOKI, still=board.stage.reduced), SCENE)


def row_taken(board: Board, s: State, e: LokiRowTaken) -> None:
    """The mask laughs over the row."""
    board.stage.effect(effects.emblem("loki", board.spot("tray"), LOKI, still=board.stage.reduced), LONG)


def stolen(board: Board, s: State, e: ev.CardStolen) -> None:
    """From hand to hand: the two see what it is, all others its back."""
    start, end = board.spot("hand", e.owner), board.spot("hand", e.seat)
    viewer = _viewer(board)
    if e.card >= 0 and viewer == e.owner:
        board.stage.goes_to(("card", e.card), end)
    elif e.card >= 0 and viewer == e.seat:
        board.stage.comes_from(("card", e.card), start)
    else:
        carry(board, BACK, start, _at(end))


def shield_returned(board: Board, s: State, e: ShieldReturned) -> None:
    picture = f"shields/seat-{board.match.shield(e.owner)}.webp"
    start, end = board.spot("taken", e.seat), board.spot("wall", e.owner)
    board.stage.effect(effects.torn(picture, start, end, still=board.stage.reduced), SCENE)


def buried(board: Board, s: State, e: CardBuried) -> None:
    if e.card >= 0 and _viewer(board) == e.seat:
        board.stage.goes_to(("card", e.card), board.spot("deck"))
    else:
        carry(board, BACK, board.spot("hand", e.seat), _at(board.spot("deck")))


# Thor's Help


def thor_played(board: Board, s: State, e: ThorPlayed) -> None:
    """It flies to the side it helps, and lightning strikes there."""
    board.stage.comes_from(("card", e.card), board.spot("hand", e.seat))
    board.stage.effect(effects.bolt(board.spot("total", e.helped), still=board.stage.reduced), LONG, 0.15)


def thor_settled(board: Board, s: State, e: ThorSettled) -> None:
    if not e.won:
        board.stage.goes_to(("card", e.card), board.pile)
        return
    pose = board.stage.pose(("card", e.card))
    board.stage.goes_to(("card", e.card), board.spot("valhalla", e.seat))
    if pose is not None:
        board.stage.effect(effects.rising(pose.rect, still=board.stage.reduced), LONG)


# Valkyries


def road_taken(board: Board, s: State, e: RoadTaken) -> None:
    rect = _warrior(board, s, e.seat, e.slot)
    if rect is not None:
        board.stage.effect(effects.emblem("road", rect, FROST, still=board.stage.reduced), LONG)
        board.stage.effect(effects.rising(rect, still=board.stage.reduced), LONG)


def mission(board: Board, s: State, e: MissionFulfilled) -> None:
    """It is shown in the middle of the table, and rises."""
    pose = board.stage.pose(("card", e.card))
    middle = board.spot("shown")
    board.stage.goes_to(("card", e.card), None if pose is None else middle)
    if pose is None:
        carry(board, BACK, board.spot("hand", e.seat), _at(middle), BEAT)
    board.stage.effect(effects.rising(middle, still=board.stage.reduced), LONG, 0.3)


# Dwarves


def blocked(board: Board, s: State, e: WarriorBlocked) -> None:
    """A chain falls."""
    if (rect := _warrior(board, s, e.seat, e.slot)) is not None:
        board.stage.effect(effects.falls("blocked", rect, still=board.stage.reduced), LONG)


def held(board: Board, s: State, e: WarriorHeld) -> None:
    if (rect := _warrior(board, s, e.seat, e.slot)) is not None:
        board.stage.effect(effects.falls("held", rect, still=board.stage.reduced), LONG)


def dropped(board: Board, s: State, e: TacticDropped) -> None:
    board.stage.goes_to(_key(e.card, e.seat), board.pile)
    hand = board.spot("hand", e.seat)
    if _viewer(board) != e.seat:
        carry(board, BACK, hand, _at(board.spot("discard")))
    board.stage.effect(effects.emblem("disarm", hand, EMBER, still=board.stage.reduced), LONG)


def spite(board: Board, s: State, e: SpiteLaid) -> None:
    """Face down beside the dwarf; its owner's comes from the fan."""
    key: Key = ("spite", e.seat, e.slot)
    start = board.stage.pose(("card", e.card)) if e.card >= 0 else None
    board.stage.comes_from(key, start.rect if start else board.spot("hand", e.seat))
    ring(board, _warrior(board, s, e.seat, e.slot), BLOOD, 0.2)


def called(board: Board, s: State, e: WarriorCalled) -> None:
    board.stage.comes_from(("card", e.card), board.spot("discard"))
    for card in e.discarded:
        board.stage.goes_to(("card", card), board.pile)


# Tyr's Wrath


def wrath_aside(board: Board, s: State, e: WrathSetAside) -> None:
    deck = board.spot("deck")
    carry(board, BACK, deck, _at(deck.move(-deck.w * 2, -deck.h)))


def wrath_dealt(board: Board, s: State, e: WrathDealt) -> None:
    key: Key = ("card", e.card) if e.card >= 0 else ("back", e.seat, len(s.hands[e.seat]))
    board.stage.comes_from(key, board.spot("deck"))


def wrath_laid(board: Board, s: State, e: WrathLaid) -> None:
    """It slides under its warrior."""
    rect = _warrior(board, s, e.seat, e.slot)
    if rect is None:
        return
    foot = Rect(rect.x, rect.bottom - rect.h // 4, rect.w, rect.h // 4)
    if _viewer(board) == e.seat:
        board.stage.goes_to(("card", e.card), foot)
    else:
        carry(board, BACK, board.spot("hand", e.seat), foot, BEAT)
    ring(board, rect, BLOOD, 0.25)


def wrath_shed(board: Board, s: State, e: WrathShed) -> None:
    for slot in e.slots:
        if (rect := _warrior(board, s, e.seat, slot)) is not None:
            carry(board, BACK, rect, _at(board.spot("discard")))


def wrath_returned(board: Board, s: State, e: WrathReturned) -> None:
    rect = _warrior(board, s, e.seat, e.slot)
    board.stage.comes_from(("card", e.card), rect or board.spot("hand", e.seat))


# The Last Viking


def title_taken(board: Board, s: State, e: TitleTaken) -> None:
    """The title flies to its new holder."""
    start = board.spot("title", e.loser) if e.loser != NONE else board.spot("title")
    _title(board, start, board.spot("title", e.seat))


def title_returned(board: Board, s: State, e: TitleReturned) -> None:
    _title(board, board.spot("title", e.seat), board.spot("title"))


def _title(board: Board, start: Rect, end: Rect) -> None:
    still = board.stage.reduced
    token = Rect(start.center, (end.w, end.h))
    token.center = start.center
    board.stage.effect(effects.carried("cards/title-small.webp", token, end, still=still), SCENE)
    board.stage.effect(effects.ring(end, PALE_GOLD, still=still), LONG, 0.7)


def title_raised(board: Board, s: State, e: TitleRaised) -> None:
    ring(board, board.spot("title", e.seat), PALE_GOLD)


# Pairs


def shield_given(board: Board, s: State, e: ShieldGiven) -> None:
    picture = f"shields/seat-{board.match.shield(e.owner)}.webp"
    start, end = board.spot("wall", e.owner), board.spot("taken", e.seat)
    board.stage.effect(effects.torn(picture, start, end, still=board.stage.reduced), SCENE)
