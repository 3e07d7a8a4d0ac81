"""How Valhalla is staged against a monster: its own boards, cues, standing orders and reckoning."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.monsters.gifts import CardGiven
from valhalla.games.valhalla.monsters.stack import points, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Setup
from valhalla.games.valhalla.terms import CALLS, Step
from valhalla.kernel.game import Option
from valhalla.ui.games.valhalla import meaning
from valhalla.ui.games.valhalla.meaning import Meant
from valhalla.ui.games.valhalla.monster import orders
from valhalla.ui.games.valhalla.monster.board import MonsterBattleBoard
from valhalla.ui.games.valhalla.monster.cues import CUES
from valhalla.ui.games.valhalla.monster.draft import MonsterDraftBoard
from valhalla.ui.games.valhalla.monster.scoring import MonsterScoring
from valhalla.ui.games.valhalla.monster.table import MonsterTableBoard
from valhalla.ui.games.valhalla.monster.together import hall
from valhalla.ui.games.valhalla.monster.together.calls import VOICE
from valhalla.ui.games.valhalla.staging import FOR_ALL, IN_SIGHT, TOLD, ValhallaStaging
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.table.board import Board
from valhalla.ui.table.choosing.refusing import Click
from valhalla.ui.table.match import Match
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.table.staging import Staging, Topic

if TYPE_CHECKING:
    from valhalla.ui.app import App
    from valhalla.ui.table.scene import PlayScene

TOGETHER: Final = (Step.LEND, Step.LAST_CHOICE)  # asked with nobody's hand on the table
MODULE: Final = "monster"  # in `table.offering`


def _aside(c: Click) -> cm.Command | None:
    """Before a battle of a friend in saves of rules before 4: a card to be given."""
    return cm.ChooseCard(c.value) if c.kind == "card" and c.fixed is None else meaning.helping(c)


MEANT: Final[dict[int, Meant]] = {
    Step.LAST_CHOICE: meaning.on(("seat",), lambda c: cm.ChooseFighter(c.value)),
    Step.ASIDE: _aside,
    Step.EXCHANGE: meaning.on(("card",), lambda c: cm.ExchangeCards((c.value,))),
    **dict.fromkeys((Step.TOLL_CARD, Step.STEP_IN), meaning.choosing_card),
    **dict.fromkeys((Step.TOLL_WARRIOR, Step.NARROW), meaning.choosing_warrior),
    **dict.fromkeys((Step.MONSTER_RISE, Step.MONSTER_SEND), meaning.rising),
}


class MonsterStaging(ValhallaStaging):
    chance = (*ValhallaStaging.chance, ev.MonsterRolled, ev.GiantRolled, ev.DeckDiscarded, ev.HandPlundered)
    highlights = (ev.MonsterChallenged, ev.MonsterAttacked)
    icons: ClassVar = {
        **ValhallaStaging.icons,
        ev.MonsterChallenged: "attack", ev.MonsterRolled: "dice",
        ev.MonsterSought: "monster-prey", ev.SteppedIn: "step-in",
        ev.MonsterAttacked: "monster", CardGiven: "gift", ev.TollPaid: "monster",
        ev.DiceFrozen: "frost", ev.GiantRolled: "dice", ev.MonsterSurrounded: "surround",
        ev.MonsterFought: "skull", ev.MonsterBeaten: "monster", ev.SquadNarrowed: "monster",
        ev.WarriorsTurnedAway: "monster-cap", ev.ShieldLost: "shield",
        ev.DeckDiscarded: "deck", ev.HandPlundered: "monster", ev.ValourLost: "monster-cap",
        ev.ArmOffered: "gift", ev.Called: "horn", ev.CallLapsed: "horn", ev.LastAttackOpen: "fire",
        ev.LastAttackCame: "fire", ev.MonsterWon: "monster", ev.HandExchanged: "swap",
    }  # fmt: skip
    besides = (cm.Call,)
    cues: ClassVar = {**ValhallaStaging.cues, **CUES}
    meanings: ClassVar = {**ValhallaStaging.meanings, **MEANT}
    in_sight = (*IN_SIGHT, *TOGETHER, Step.TOLL_WARRIOR, Step.NARROW, Step.MONSTER_RISE, Step.MONSTER_SEND)
    told = (
        *TOLD, ev.MonsterSought, ev.SteppedIn, ev.MonsterAttacked, CardGiven, ev.ArmOffered, ev.TollPaid,
        ev.ShieldLost, ev.SquadNarrowed, ev.WarriorsTurnedAway, ev.HandPlundered, ev.ValourLost,
    )  # fmt: skip
    for_all = (
        *FOR_ALL, ev.MonsterFought, ev.MonsterBeaten, ev.Called, ev.LastAttackOpen, ev.LastAttackCame,
        ev.MonsterWon,
    )  # fmt: skip

    def at(self, setup: Setup) -> Staging:
        return self

    # The table

    def boards(self, scene: PlayScene) -> dict[str, Board]:
        return {
            "table": MonsterTableBoard(scene),
            "draft": MonsterDraftBoard(scene),
            "battle": MonsterBattleBoard(scene),
        }

    def piles(self, scene: PlayScene) -> tuple[Heap, ...]:
        return hall.heaps(scene) if scene.table.common else super().piles(scene)

    def music(self, s: State) -> str:
        """The last attack is a Ragnarök, and so is the battle against its last card."""
        assert s.monster is not None
        if s.monster.last or (s.battle is not None and s.monster.card >= stack_of(s).final):
            return "ragnarok"
        return "battle" if s.battle is not None else "hall"

    def scoring(self, app: App, match: Match) -> ScoringScene:
        return MonsterScoring(app, match)

    # Together

    def options(self, s: State, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
        """Calls have planks of their own, due or not: no choice is made of them."""
        return super().options(s, seat, tuple(option for option in offered if option.kind != "call"))

    def pointed_at(self, command: cm.Command) -> tuple[set[tuple[str, int]], set[str]]:
        if isinstance(command, cm.Call):
            return set(), {f"{VOICE}{CALLS[command.call]}"}
        return super().pointed_at(command)

    def risen(self, s: State, seat: int) -> int:
        return points(s, seat)

    # Standing orders

    def may_be_silent(self, s: State, seat: int) -> bool:
        return super().may_be_silent(s, seat) or orders.asks(s)

    def aside(self, s: State, seat: int) -> bool:
        return s.step in orders.TOPICS or super().aside(s, seat)

    def topics(self, s: State, seat: int) -> tuple[Topic, ...]:
        """What the monster lets friends be asked about has names of its own."""
        named = (seat, orders.TOPICS.get(s.step, MODULE))
        if s.step == Step.LEND:  # asked of several at once: no window of one seat
            return (named,)
        return tuple(named if topic == (seat, MODULE) else topic for topic in super().topics(s, seat))

    def orders(self, scene: PlayScene, seat: int) -> list[Entry]:
        return super().orders(scene, seat) + orders.entries(scene, seat)
