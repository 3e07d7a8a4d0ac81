"""Together before rules 4, for the saves of that time: a Valhalla each, gifts instead of lent warriors."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.battle import card_stolen
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.events import CardStolen, Event
from valhalla.games.valhalla.monsters.module import OFFERS, MonsterRules, hand_or_pass
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.games.valhalla.windows import Offer, holding
from valhalla.kernel.chance import Chance


class CardGiven(Event, frozen=True, tag="card_given"):
    """A hand card for the fighter: the two know it; `open` if there are no others."""

    seat: int
    to: int
    card: int
    open: bool
    rule: ClassVar[str] = "V18.5"
    hidden: ClassVar[str] = "card"

    def shown_to(self, seat: int | None) -> bool:
        return self.open or seat in (self.seat, self.to)


def card_given(s: State, e: CardGiven) -> None:
    card_stolen(s, CardStolen(e.to, e.seat, e.card, e.open, e.rule))
    s.agenda.pop()


class Gifts(MonsterRules):
    """Before a battle everybody else may give the fighter a card."""

    name = "gifts"
    asked: ClassVar = {**OFFERS, Step.ASIDE: Offer("V18.5", (cm.ChooseCard,), hand_or_pass, holding)}

    def answer(self, s: State, seat: int, command: cm.Command, chance: Chance, out: list[Event]) -> None:
        if s.step == Step.ASIDE and isinstance(command, cm.ChooseCard):
            emit(s, out, CardGiven(seat, fought(s).attack.seat, command.card, s.table.players == 2))
        else:
            super().answer(s, seat, command, chance, out)
