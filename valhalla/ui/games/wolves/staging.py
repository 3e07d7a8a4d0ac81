"""How Wolves of Odin is staged: what the window must know of this game and of no other."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec.structs import replace
from pygame import Rect

from valhalla.ai.guests import guest_of, with_guest
from valhalla.ai.wolves.matters import matters
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves import scoring as glory
from valhalla.games.wolves import strengths
from valhalla.games.wolves.state import State
from valhalla.games.wolves.table import Setup
from valhalla.games.wolves.terms import NONE, Step
from valhalla.kernel.game import Option
from valhalla.ui import tables
from valhalla.ui.games.wolves import actions, meaning, orders
from valhalla.ui.games.wolves.board import WolvesBoard
from valhalla.ui.games.wolves.cues import CUES
from valhalla.ui.games.wolves.faces import WolvesFaces
from valhalla.ui.games.wolves.scoring import WolvesScoring, verdict
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table.choosing.confirming import Acts
from valhalla.ui.table.choosing.refusing import Click
from valhalla.ui.table.match import Match, Resigned
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.staging import Staging, Topic
from valhalla.ui.table.together.verdict import Verdict
from valhalla.ui.theme import NUMBER
from valhalla.words.language import _
from valhalla.words.wolves import prompts
from valhalla.words.wolves.names import SHADOW

# How each kind of command is given (docs/window.md has the reasons).
ACTS: Final = {
    **dict.fromkeys(
        ("lay", "plague", "shed", "aim", "ward", "place", "keep_colour", "recall", "take_back", "crown"),
        Acts.AT_ONCE),
    **dict.fromkeys(
        ("regroup", "withdraw", "sacrifice", "pass", "summon", "invoke", "end_turn", "draw", "return",
         "decline", "claim"), Acts.WORD),
}  # fmt: skip
# What others did that a person is told of when the curtain rises.
STRUCK = (ev.UnitsDestroyed, ev.UnitsDiscarded)
TOLD = (ev.Passed, ev.DeitySummoned, ev.RowsCounted, ev.VictoryTaken, ev.RoundSeized, ev.SeatReturned)


class WolvesStaging(Staging):
    game = "wolves"
    chance = (ev.CardsDrawn, ev.HallFilled, ev.RoundBegan, ev.CardRevealed, ev.SacrificeSnatched)
    turns = (ev.TurnBegan, ev.GameEnded)
    highlights = (ev.RowsCounted,)
    charted = (ev.RoundBegan, ev.GameEnded)
    icons: ClassVar = {
        ev.FirstPlayerChosen: "horn", ev.HallFilled: "deity-hall", ev.RoundBegan: "wolf-head",
        ev.TurnBegan: "raven", ev.Passed: "pass", ev.SeatReturned: "redo", ev.DeckRenewed: "deck",
        ev.CardsDrawn: "card", ev.CardShed: "discarded", ev.HandDiscarded: "discarded", ev.UnitLaid: "row",
        ev.UnitsSacrificed: "sacrifice", ev.ManoeuvrePlayed: "flag", ev.ManoeuvreClaimed: "hand",
        ev.UnitsWithdrawn: "hand", ev.Aimed: "attack", ev.Spared: "cross", ev.WardDeclined: "cross",
        ev.HuscarlSpent: "shield", ev.UnitsDestroyed: "destroyed", ev.UnitsDiscarded: "discarded",
        ev.UnitTaken: "taken", ev.UnitLured: "taken", ev.UnitPlaced: "row", ev.UnitUnfit: "discarded",
        ev.SacrificesPaid: "sacrifice", ev.SacrificeSnatched: "taken", ev.DeitySummoned: "summon",
        ev.DeityInvoked: "deity-use", ev.DeitiesDiscarded: "discarded", ev.DeityTaken: "taken",
        ev.DeityRestored: "deity-hall", ev.ColourDropped: "discarded", ev.CardRevealed: "eye",
        ev.CardRecalled: "hand", ev.RoundClosed: "horn", ev.RoundSeized: "crown", ev.RowsCounted: "row",
        ev.VictoryTaken: "glory", ev.RoundEnded: "cards", ev.GameEnded: "crown", Resigned: "flag",
    }  # fmt: skip
    cues: ClassVar = CUES
    acts: ClassVar = ACTS
    planks: ClassVar = ("side",)
    board = WolvesBoard
    card_faces = WolvesFaces
    reckoning = WolvesScoring
    lacking = actions.MISSING

    # Laying a table

    def laid(self, table: LastTable) -> LastTable:
        """Two are joined by the shadow clan."""
        people = [seat.kind for seat in table.seats]
        kinds, setup = with_guest(table.game, people, {"variants": table.variants})
        if len(kinds) == len(people):
            return table
        seats = (*table.seats, SeatChoice(_(SHADOW), kinds[-1], tables.free_shield(table)))
        return replace(table, seats=seats, variants=setup["variants"])

    def again(self, table: LastTable, setup: Setup) -> LastTable:
        """The shadow clan will come again by itself."""
        guest = guest_of(table.game, {"variants": table.variants})
        if guest is None:
            return table
        variants = tuple(name for name in table.variants if name != guest.variant)
        return replace(table, seats=table.seats[:-1], variants=variants)

    # The table

    def piles(self, scene: PlayScene) -> tuple[Heap, ...]:
        s = scene.shown
        gods = Heap(_("Discarded deities"), s.gone, _("Deities"))
        return Heap(_("The discard pile"), s.discard, _("Discards")), gods

    def music(self, s: State) -> str:
        return "ragnarok" if s.doomed() else "hall"

    def card_rule(self, table: Any, card: int) -> str:
        if card < 0 or card in table.people:
            return "W5" if card >= 0 else "W1.1"
        if card in table.dooms:
            return "W3.1"
        return "W6.3" if table.deity[card] != NONE else "W7"

    def scores(self, s: State) -> tuple[int, ...]:
        return glory.all_glory(s)

    def no_odds(self, s: State) -> str:
        return _("In this game there are no chances to weigh.")

    def odds_words(self) -> str:
        return _("In this game there are no chances to weigh.")

    def hand(self, s: State, seat: int) -> list[int]:
        return s.hands[seat]

    # Whose move it is

    def involved(self, s: State, seat: int) -> bool:
        """Whoever is at turn looks on until it is over."""
        return s.active == seat

    def hand_decides(self, s: State, seat: int) -> bool:
        return s.step in (Step.ACT, Step.REACT, Step.SHED, Step.BEFORE) and bool(s.hands[seat])

    def options(self, s: State, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
        """A Flank march is a card of the hand, and those that it discards are others."""
        return tuple(_marching(option) if option.kind == "regroup" else option for option in offered)

    def halts(self, event: Any, *, several: bool) -> bool:
        return isinstance(event, ev.RoundEnded)

    def verdict(self, match: Match) -> Verdict | None:
        return verdict(match)

    # Standing orders

    def may_be_silent(self, s: State, seat: int) -> bool:
        return True

    def aside(self, s: State, seat: int) -> bool:
        return s.agenda[-1][:2] in ((Step.REACT, seat), (Step.SETTLE, seat))

    def topics(self, s: State, seat: int) -> tuple[Topic, ...]:
        return orders.topic(s, seat)

    def matters(self, s: State, seat: int) -> bool:
        return matters(s, seat)

    def decline(self) -> cm.Command:
        return cm.Decline()

    def orders(self, scene: PlayScene, seat: int) -> list[Entry]:
        return orders.entries(scene, seat)

    # Words

    def label(self, option: Option) -> str:
        return prompts.label(option.kind, option.rule)

    def meant(self, click: Click) -> cm.Command:
        return meaning.meant(click)

    def concerns(self, event: Any, seat: int) -> bool:
        """What was done to somebody's row and deities, who passed, and who won the round."""
        if isinstance(event, STRUCK):
            return any(row == seat for row, _card in event.targets)
        if isinstance(event, ev.UnitTaken | ev.UnitLured):
            return event.row == seat
        if isinstance(event, ev.UnitLaid):
            return event.row == seat != event.seat
        if isinstance(event, ev.DeityTaken | ev.DeitiesDiscarded | ev.SacrificeSnatched):
            return event.seat != seat
        return isinstance(event, TOLD) and getattr(event, "seat", NONE) != seat

    def pointed_at(self, command: Any) -> tuple[set[tuple[str, int]], set[str]]:
        things, names = super().pointed_at(command)
        if isinstance(command, cm.Lay):
            return {("card", command.card), ("empty", command.row)}, {f"drop:{command.row}:{command.side}"}
        if isinstance(command, cm.Regroup):
            things |= {("handful", card) for card in command.cards}
        if isinstance(command, cm.Ward):
            names.add(f"unit:{command.card}")
        return things, names

    # The curtain

    def draw_stand(self, p: Painter, match: Match, seat: int, rect: Rect) -> None:
        """The strength of a seat's row, its Glory, and how many sacrifices lie before it."""
        s, side, gap = match.shown, rect.h, p.px(8)
        told = (
            ("row", strengths.total(s, seat)), ("glory", glory.glory(s, seat)),
            ("sacrifice", len(s.offerings[seat])),
        )  # fmt: skip
        x = rect.centerx - len(told) * (side * 2 + gap) // 2
        for icon, number in told:
            medal = Rect(x, rect.y, side, side)
            p.badge("gold", icon, medal, rim=(1, 2))
            room = Rect(medal.right + gap, rect.y, side, side)
            p.text(str(number), room, NUMBER._replace(size=26), align="left")
            x += side * 2 + gap


def _marching(option: Option) -> Option:
    this, others = option.picks
    return replace(option, picks=(this, replace(others, name="handful")))
