"""The Last Viking (V13): a title that pays its holder turn by turn, and whets the appetite of the others."""

from __future__ import annotations

from typing import cast

from valhalla.games.valhalla import cards as card_data
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.bonus import bonus_cards
from valhalla.games.valhalla.cards import Title
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, TITLE_POINTS, TITLES_OF_SIX
from valhalla.games.valhalla.windows import Module

Events = list[ev.Event]


def title_for(players: int) -> Title:
    """The levels at a table of so many players."""
    titles = cast(list[Title], card_data.decks()[card_data.TITLE_DECK])
    return next(title for title in titles if players in title.players)


class LastViking(Module):
    name = "last_viking"

    def __init__(self, players: int = 0) -> None:
        self.title = title_for(players)
        self.count = TITLES_OF_SIX if players == 6 else 1

    def turn_began(self, s: State, seat: int, out: Events) -> None:
        level = s.titles[seat]
        if not level or not s.warriors(seat):
            return
        points = self.title.points[level - 1]
        emit(s, out, ev.BonusPaid(seat, points, bonus_cards(s, points), "V13.2"))
        if level < len(self.title.points):
            emit(s, out, ev.TitleRaised(seat, level + 1))

    def rolling(self, s: State, seat: int, out: Events) -> None:
        battle = s.battle
        assert battle is not None
        if battle.defence is None or battle.attack.seat != seat:
            return
        level = s.titles[battle.defence.seat]
        if level and (dice := self.title.dice[level - 1]):
            emit(s, out, ev.DiceGranted(seat, dice, "V13.3"))

    def battle_over(self, s: State, winner: int, loser: int, out: Events) -> None:
        if winner == NONE:
            return
        if s.titles[loser]:
            if s.titles[winner]:
                emit(s, out, ev.TitleReturned(loser))
            else:
                emit(s, out, ev.TitleTaken(winner, loser))
        elif not s.titles[winner] and sum(map(bool, s.titles)) < self.count:
            emit(s, out, ev.TitleTaken(winner, NONE, "V13.5" if self.count > 1 else "V13.1"))

    def points(self, s: State, seat: int) -> int:
        return TITLE_POINTS if s.titles[seat] else 0
