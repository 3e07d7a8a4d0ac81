"""What a gesture at the wolves’ table means: cards raised and laid, units named, deities paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valhalla.games.wolves import paying
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import UNITS, Deity, Kind, Step
from valhalla.kernel.game import Option
from valhalla.ui.table import flow
from valhalla.ui.table.choosing.choice import picks_of
from valhalla.ui.table.choosing.moves import Moves

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

FROM_THE_GONE = (Deity.ODIN, Deity.BALDR)  # they reach deities that were discarded


class WolvesMoves(Moves):
    """Gestures with units, manoeuvres and deities."""

    s: State

    def __init__(self, board: WolvesBoard) -> None:
        super().__init__(board.scene)
        self.board = board

    # The raised card

    @property
    def raised(self) -> int | None:
        """The hand card that is about to be laid or played."""
        cards = self.picked("card")
        main = self.s.step in (Step.ACT, Step.BEFORE) and not self.picked("deity")
        return cards[0] if cards and main else None

    def raised_kind(self) -> int | None:
        card = self.raised
        return self.s.table.kind[card] if card is not None else None

    @property
    def marching(self) -> bool:
        return self.raised_kind() == Kind.FLANK_MARCH

    def hand_kind(self, card: int) -> str:
        """As what a hand card would be picked now."""
        return "handful" if self.marching and card != self.raised else "card"

    def press_card(self, card: int) -> None:
        """Raised, put back, or named for what is raised already."""
        if self.asking is None or self.s.step not in (Step.ACT, Step.BEFORE) or self.picked("deity"):
            self.scene.take("card", card)
            return
        if self.scene.hurry():
            return
        raised = self.raised
        if self.marching and card != raised and not self.picked("unit"):
            self.scene.take("handful", card)
            return
        self.let_go()
        if raised == card:
            self.show_picked()
        else:
            self.scene.take("card", card)

    # Laying

    @property
    def laying(self) -> bool:
        """Whether units may be laid now."""
        return self.asking is not None and self.s.step in (Step.ACT, Step.BEFORE) and not self.picked("deity")

    def layable(self, card: int, row: int) -> Option | None:
        """The option to lay this card in this row."""
        for option in self.options:
            if option.kind == "lay" and card in option.picks[0].candidates:
                return option if row in option.picks[1].candidates else None
        return None

    def lay(self, card: int, row: int, side: int) -> None:
        """At this end of this row."""
        if self.scene.hurry() or self.asking is None:
            return
        option = self.layable(card, row)
        if option is None:
            self.let_go()
            self.set("card", [card])
            flow.explain(self.scene, "drop", row * 2 + side)
            self.scene.sync()
            return
        self.let_go()
        for thing, value in (("card", card), ("row", row), ("side", side)):
            self.set(thing, [value])
        self.scene.enlarged.hush()
        self.settle(option)

    # Units

    def unit_kind(self, card: int) -> str:
        """As what a unit of a row would be picked now."""
        if self.s.step == Step.REACT:
            return "card"
        chosen = self.picked("unit")
        follows = bool(chosen) and card not in chosen and self.raised is None
        return "thrall" if follows and self.scene.takes("thrall", card) else "unit"

    def press_unit(self, card: int) -> None:
        kind = self.unit_kind(card)
        if self.asking is None or self.s.step != Step.ACT or kind == "thrall" or self.marching:
            self.scene.take(kind, card)
            return
        if self.scene.hurry():
            return
        ready = self.ready()
        if self.picked("unit") == [card] and ready is not None and ready.kind == "sacrifice":
            self.scene.carry_out(ready)
            return
        mine = card in self.s.rows[self.asking.seat]
        if mine:
            self.let_go()
        self.scene.take("unit", card)

    # Deities

    @property
    def invoking(self) -> Option | None:
        """The option of the summoned deity that is about to be used."""
        return self.live("invoke") if self.picked("deity") else None

    @property
    def summoning(self) -> Option | None:
        return self.live("summon") if self.picked("deity") else None

    @property
    def deity(self) -> int | None:
        """Which of `terms.DEITIES` is picked to be summoned or used."""
        cards = self.picked("deity")
        return self.s.table.deity[cards[0]] if cards else None

    @property
    def ending(self) -> bool:
        """Whether Tyr asks which ends of the rows he strikes."""
        return self.invoking is not None and self.deity == Deity.TYR

    def god_kind(self, card: int) -> str:
        """As what a deity would be picked now: named for another, or itself. Odin may name himself."""
        itself = card in self.picked("deity")
        aimed = self.invoking is not None and not (itself and self.picked("god"))
        return "god" if aimed and self.scene.takes("god", card) else "deity"

    def press_deity(self, card: int) -> None:
        """Picked, with the sacrifices that pay for it if there is no choice; a second click confirms."""
        if self.asking is None or self.god_kind(card) == "god":
            self.scene.take(self.god_kind(card), card)
            self._pay_for_reach()
            return
        if self.scene.hurry():
            return
        again, ready = self.picked("deity") == [card], self.ready()
        if again and ready is not None and self.asking.refusal(ready) is None:
            self.scene.carry_out(ready)
            return
        self.let_go()
        if again:
            self.scene.sync()
            return
        self.scene.take("deity", card)
        if self.scene.asking is self.asking and self.asking is not None:
            self._pay(self.price())
            self.scene.sync()

    def price(self) -> int:
        """What the picked deity costs now: to be summoned, or to be used."""
        card = next(iter(self.picked("deity")), None)
        if card is None or self.asking is None:
            return 0
        if self.summoning is not None:
            return paying.cost(self.asking.state, self.asking.seat, card)
        option = self.invoking
        return 1 if option is not None and picks_of(option, "pay") else 0

    def ways(self) -> list[tuple[int, ...]]:
        """The different ways to pay for the picked deity."""
        price = self.price()
        return paying.ways(self.asking.state, self.asking.seat, price) if self.asking and price else []

    def _pay(self, price: int) -> None:
        ways = self.ways() if price else []
        if len(ways) == 1:
            self.set("pay", list(ways[0]))

    def _pay_for_reach(self) -> None:
        """A target was named: if there is one way to pay, it is paid so."""
        if self.asking is not None and self.invoking is not None and not self.picked("pay"):
            self._pay(self.price())
            self.scene.sync()

    @property
    def reaching(self) -> bool:
        """Whether a deity that was discarded may be named."""
        return self.invoking is not None and self.deity in FROM_THE_GONE and not self.picked("god")

    @property
    def paying(self) -> bool:
        """Whether one chooses with which sacrifices to pay."""
        option = self.invoking
        if option is not None and picks_of(option, "god") and not self.picked("god"):
            return False
        return len(self.ways()) > 1

    # Confirming

    def ready(self) -> Option | None:
        """What is picked and needs nothing but a word."""
        option = self.asking.ready() if self.asking else None
        if option is None or option.kind in ("regroup", "withdraw"):
            return None
        return option

    def holds_unit(self, card: int) -> bool:
        """Whether a hand card is one that could ever be laid."""
        return card >= 0 and self.s.table.kind[card] < UNITS
