"""The reckoning of Wolves of Odin: Glory victory by victory with its reason, and round by round."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pygame import Rect

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.scoring import worth
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import NONE
from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.table.match import Match
from valhalla.ui.table.scoring.count import Count
from valhalla.ui.table.scoring.rows import CARD, Columns, Tallied
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.table.together.verdict import Standing, Verdict
from valhalla.ui.theme import BODY, LABEL, NUMBER, PALE_GOLD
from valhalla.ui.units import Units
from valhalla.words.language import _
from valhalla.words.wolves import names as called
from valhalla.words.wolves.worth import why

MOST: Final = 9  # victories there are
PILES: Final = tuple(f"won-{n}" for n in range(MOST))
TELLING: Final = 96  # units that the words beside a card have at least
WIDEST: Final = 264  # units of a victory and its words
LOWEST: Final = 64  # units of a card, however many there are
FEW: Final = 3  # so many find room always


class WolvesCount(Count):
    """Everybody's first victory, then everybody's second, and so on."""

    state: State
    piles = PILES
    each: ClassVar = dict.fromkeys(PILES, 0.5)

    def row(self, seat: int, pile: str) -> list[tuple[int, int]]:
        won, n = self.state.victories[seat], PILES.index(pile)
        return [(won[n], worth(self.state, seat, won[n]))] if n < len(won) else []

    @property
    def most(self) -> int:
        """How many victories anybody has."""
        return max(len(won) for won in self.state.victories)


class WolvesRow(Tallied):
    """The victories of a seat side by side, each with its Glory and why it is worth that."""

    reckoning: WolvesCount

    def draw_piles(self, p: Painter, cells: dict[str, Rect]) -> None:
        cell = cells["glory"]
        wide = min(p.px(WIDEST), cell.w // max(FEW, self.reckoning.most))
        high = min(cell.h - p.px(20), round((wide - p.px(TELLING + 12)) / CARD))
        high = max(high, min(cell.h - p.px(20), p.px(LOWEST)))
        self.cards = []
        for n, pile in enumerate(PILES):
            for _i, piece, t in self._come(pile):
                place = Rect(cell.x + n * wide, cell.centery - high // 2, round(high * CARD), high)
                self._card(p, piece.value, place.move(0, -self.fallen(p.u, t)), t)
                self._worth(p, place, piece.points, t)
                words = cut.column_at(cell, place.right + p.px(10), wide - place.w - p.px(18))
                self._words(p, words, piece.value, t)

    def _worth(self, p: Painter, place: Rect, points: int, t: float) -> None:
        """Its Glory on a medal at the corner of the card, once it lies."""
        if t < 1:
            return
        side = max(p.px(30), place.h * 3 // 10)
        medal = Rect(place.right - side * 3 // 4, place.bottom - side * 3 // 4, side, side)
        p.medal("gold", medal)
        size = round(side / p.u * 0.56)
        p.text(f"+{points}", medal, NUMBER._replace(size=size, colour=PALE_GOLD))

    def _words(self, p: Painter, room: Rect, card: int, t: float) -> None:
        """The name of a victory and why it is worth so much: the name only where both find room."""
        if t < 1:
            return
        s = self.reckoning.state
        name, reason = called.card(s.table, card), why(s, self.seat, card)
        head, body = LABEL._replace(centred=False), BODY._replace(size=15)
        high = p.height(name, head, room.w)
        low = p.height(reason, body, room.w)
        if high + low > room.h - p.px(12):
            p.text(reason, room.inflate(0, -p.px(12)), body, lines=0)
            return
        top = cut.row_at(room, room.centery - (high + low) // 2, high)
        p.text(name, top, head, lines=0, valign="top")
        p.text(reason, cut.row_at(room, top.bottom, low), body, lines=0, valign="top")


class WolvesScoring(ScoringScene):
    """Counted victory by victory; the chart has a place for every round."""

    counting = WolvesCount
    row = WolvesRow

    def make_columns(self, units: Units) -> Columns:
        return Columns([("glory", 1.0, _("Victories"))], units, _("Glory"))

    def over_time_words(self) -> str:
        return _("Round by round")

    def marks(self) -> list[str]:
        """The rounds, and before them the beginning."""
        rounds = range(1, len(self.history))
        return [_("Beginning"), *(_("Round {round}").format(round=n) for n in rounds)]

    def measure(self) -> str:
        return _("Glory")

    def ahead(self, best: int, then: int) -> str:
        return _("{glory} against {next}.").format(glory=called.glory(best), next=then)

    def judged(self, over: str, why: str) -> str:
        return f"{over} {why}"


# The end of a round: rows with their strengths, ties told, who takes which victory


def verdict(match: Match) -> Verdict | None:
    """The rows as they were counted last, the strongest first."""
    counted, taken = _since_counted(match.told)
    if counted is None:
        return None
    lines = tuple(_line(match, counted, place, taken) for place in range(len(counted.ranking)))
    seized = match.shown.seized != NONE
    note = _("Jörmungandr has ended the round.") if seized else _("A tie goes to whoever passed earlier.")
    title = _("Round {round}: the rows are counted").format(round=match.shown.round)
    return Verdict(title, note, lines, "W4.1")


def _since_counted(told: list[Any]) -> tuple[ev.RowsCounted | None, dict[int, list[int]]]:
    """The last count, and the victories that were taken after it, by seat."""
    taken: dict[int, list[int]] = {}
    for event in reversed(told):
        if isinstance(event, ev.VictoryTaken):
            taken.setdefault(event.seat, []).append(event.card)
        elif isinstance(event, ev.RowsCounted):
            return event, taken
    return None, taken


def _line(match: Match, counted: ev.RowsCounted, place: int, taken: dict[int, list[int]]) -> Standing:
    s, seat = match.shown, counted.ranking[place]
    cards = taken.get(seat, [])
    notes = [_passed(match, counted, seat)]
    notes += [_("{victory}: {glory}").format(
        victory=called.card(s.table, card), glory=called.glory(worth(s, seat, card))
    ) for card in cards]  # fmt: skip
    number = called.strength(counted.strengths[seat])
    return Standing(seat, number, "; ".join(filter(None, notes)), cards, best=bool(cards))


def _passed(match: Match, counted: ev.RowsCounted, seat: int) -> str:
    """When a seat passed, where that decides between equal rows."""
    passes, own = match.shown.passes, counted.strengths[seat]
    if counted.strengths.count(own) < 2 or seat not in passes:
        return ""
    return _("tied: passed as number {number}").format(number=passes.index(seat) + 1)
