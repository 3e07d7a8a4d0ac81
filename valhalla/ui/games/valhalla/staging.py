"""How Valhalla is staged: what the window must know of this game and of no other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from msgspec.structs import replace
from pygame import Rect

from valhalla.ai.valhalla.matters import matters
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply.moves import fighting
from valhalla.games.valhalla.choices import pair_limit
from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.games.valhalla.expansions import loki, thor
from valhalla.games.valhalla.jarls import events as jarls
from valhalla.games.valhalla.options import options
from valhalla.games.valhalla.scoring import final_scores
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Setup
from valhalla.games.valhalla.tactics import in_vain
from valhalla.games.valhalla.terms import OFFERS, Step
from valhalla.kernel.game import Option
from valhalla.kernel.joining import Later
from valhalla.ui.games.valhalla import actions, adding, meaning, orders, piles
from valhalla.ui.games.valhalla.battle import paper
from valhalla.ui.games.valhalla.battle.board import BattleBoard
from valhalla.ui.games.valhalla.cues import CUES
from valhalla.ui.games.valhalla.draft.board import DraftBoard
from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS, HAPPENS
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces, kind_of
from valhalla.ui.games.valhalla.hurl.board import HurlBoard
from valhalla.ui.games.valhalla.new_game.last_table import asked
from valhalla.ui.games.valhalla.scoring.scene import ValhallaScoring
from valhalla.ui.games.valhalla.table import TableBoard
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.settings import LastTable
from valhalla.ui.table.board import Board
from valhalla.ui.table.choosing.asking import missing
from valhalla.ui.table.choosing.choice import picked_for
from valhalla.ui.table.choosing.confirming import Acts
from valhalla.ui.table.choosing.refusing import Click
from valhalla.ui.table.match import Match, Resigned
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.table.staging import Staging, Topic
from valhalla.ui.theme import NUMBER
from valhalla.words.language import _
from valhalla.words.valhalla import refusals

if TYPE_CHECKING:
    from valhalla.ai.worker import Answer
    from valhalla.ui.app import App
    from valhalla.ui.table.choosing.asking import Asking
    from valhalla.ui.table.scene import PlayScene

# How each kind of command is given (docs/window.md has the reasons).
ACTS: Final = {
    **dict.fromkeys(
        ("draft_warrior", "lay_card", "take_card", "add_warriors", "keep", "arm", "keep_die", "lay_wrath",
         "choose_warrior", "choose_card"), Acts.AT_ONCE),
    "play_tactic": Acts.CARD,
    **dict.fromkeys(("attack", "use_ability"), Acts.BEGUN),
    **dict.fromkeys(
        ("choose_jarl", "discard_start", "exchange_cards", "draw_cards", "reroll", "free_reroll", "end_phase",
         "send_to_valhalla", "take_row", "take_bonus", "throw_hammer", "land_hammer", "rest_hammer", "lend",
         "choose_fighter", "call", "pass"), Acts.WORD),
}  # fmt: skip
LUCK: Final = ("new_weapons", "call_to_arms")  # words of tactics that bring dice or cards to light
SETUP = (
    Step.CHOOSE_JARLS, Step.CHOOSE_START, Step.HAND_DRAFT, Step.TAKE_FROM_POOL, Step.DRAFT_WARRIOR,
    Step.EXCHANGE,
)  # fmt: skip
# Choices that no hidden card has a part in.
IN_SIGHT = tuple(step for expansion in EXPANSIONS for step in expansion.in_sight)
RULES_OF_WORDS = {
    "supply": "V10.5", "road": "V10.6", "call_to_arms": "V11.4", "war_cry": "V11.4", "blooded_cry": "V11.4",
}  # fmt: skip
# The fields by which an event concerns a seat.
ABOUT = ("seat", "target", "owner", "on", "helped", "loser", "to", "instead")
TOLD = (
    ev.AttackDeclared, ev.BattleResolved, ev.ShieldTaken, ev.WarriorsRose, ev.EndTriggered, ev.RagnarokBegan,
    ev.TacticTaken, ev.WarriorsAdded, ev.FrostFell, ev.LeaderSurrounded,
    *(event for event, how in HAPPENS if how.told),
)  # fmt: skip
FOR_ALL = (ev.EndTriggered, ev.RagnarokBegan, ev.BattleResolved, hurls.HammersWeighed)


# A monster has its own staging, which is one of these.
MONSTER: Later[type[ValhallaStaging]] = Later("valhalla.ui.games.valhalla.monster.staging:MonsterStaging")


def _twins(s: State, seat: int, card: int) -> list[int]:
    """Other cards of a hand that do the same as this one."""
    words, thors = s.table.word, s.table.thor

    def does(number: int) -> object:
        thor = thors[number]
        return (thor.condition, thor.bonus, thor.valour) if thor is not None else words[number]

    return [other for other in s.hands[seat] if other >= 0 and other != card and does(other) == does(card)]


class ValhallaStaging(Staging):
    game = "valhalla"
    chance: tuple[type, ...] = (
        ev.DiceRolled, ev.DiceRerolled, ev.ExtraDiceRolled, ev.CardsDrawn, ev.CardsDealt,
        *(event for event, how in HAPPENS if how.chance),
    )  # fmt: skip
    turns = (ev.TurnBegan, ev.RagnarokBegan, hurls.HammerRested, ev.GameEnded)
    highlights: tuple[type, ...] = (ev.AttackDeclared,)
    charted = (ev.TurnBegan, ev.GameEnded)
    other_decks = (loki.LokiRevealed,)
    secret = (cm.Keep, cm.DiscardStart, cm.ChooseJarl, cm.ChooseCard, cm.ExchangeCards)
    icons: ClassVar = {
        ev.TurnBegan: "raven", ev.AttackDeclared: "attack", ev.DiceRolled: "dice", ev.DiceRerolled: "reroll",
        ev.WarriorArmed: "axe", ev.TacticPlayed: "tactic", ev.BattleResolved: "skull",
        ev.ShieldTaken: "shield", ev.WarriorsRose: "valour", ev.CardsDrawn: "card", ev.CardsKept: "cards",
        ev.WarriorsAdded: "person", jarls.WarriorJoined: "person", jarls.WarriorSwapped: "swap",
        ev.WarriorDrafted: "person", jarls.AbilityUsed: "jarl", ev.JarlsRevealed: "jarl",
        ev.EndTriggered: "fire", ev.RagnarokBegan: "fire", ev.GameEnded: "crown", ev.FrostFell: "frost",
        ev.FirstPlayerChosen: "horn", Resigned: "flag",
        **{event: how.sign for event, how in HAPPENS if how.sign},
    }  # fmt: skip
    cues: ClassVar = CUES
    acts: ClassVar = ACTS
    planks: ClassVar = ("row",)
    meanings: ClassVar = {
        **meaning.MEANT,
        **{step: meant for expansion in EXPANSIONS for step, meant in expansion.meant.items()},
    }
    in_sight: ClassVar[tuple[int, ...]] = IN_SIGHT
    told: ClassVar[tuple[type, ...]] = TOLD
    for_all: ClassVar[tuple[type, ...]] = FOR_ALL

    def at(self, setup: Setup) -> Staging:
        return MONSTER()() if setup.monster is not None else self

    # Laying a table

    def asked(self, table: LastTable) -> dict[str, Any]:
        own = asked(table)
        more: dict[str, Any] = {"loki": own.loki} if "loki" in own.expansions else {}
        return more if own.monster is None else {**more, "monster": own.monster, "level": own.level}

    def again(self, table: LastTable, setup: Setup) -> LastTable:
        return replace(table, loki=setup.loki, monster=setup.monster, level=setup.level)

    # The table

    def boards(self, scene: PlayScene) -> dict[str, Board]:
        return {
            "table": TableBoard(scene), "draft": DraftBoard(scene), "battle": BattleBoard(scene),
            "hurl": HurlBoard(scene),
        }  # fmt: skip

    def moment(self, s: State) -> str:
        if s.battle is not None:
            return "battle"
        if hurls.under_way(s):
            return "hurl"
        return "draft" if any(step[0] in SETUP for step in s.agenda) or not s.turns else "table"

    def music(self, s: State) -> str:
        if any(step[0] == Step.RAGNAROK for step in s.agenda) or (s.battle and s.battle.defence is None):
            return "ragnarok"
        return "battle" if s.battle is not None else "hall"

    def faces(self, app: App) -> ValhallaFaces:
        return ValhallaFaces(app.art, app.fonts)

    def card_rule(self, table: Any, card: int) -> str:
        if card < 0 or table.is_warrior[card]:
            return "V1.3" if card >= 0 else "V1.4"
        word, rule = table.word[card], kind_of(table.cards[card]).rule
        return RULES_OF_WORDS.get(word.effect.word, rule) if word is not None else rule

    def piles(self, scene: PlayScene) -> tuple[Heap, ...]:
        return piles.heaps(scene)

    def scoring(self, app: App, match: Match) -> ScoringScene:
        return ValhallaScoring(app, match)

    def scores(self, s: State) -> tuple[int, ...]:
        return final_scores(s)

    def no_odds(self, s: State) -> str:
        fought = s.battle is not None or hurls.under_way(s)
        return "" if fought else _("Chances are shown in battle.")

    def odds_words(self) -> str:
        return _("Show the chances in battle")

    def hand(self, s: State, seat: int) -> list[int]:
        return s.hands[seat]

    # Whose move it is

    def involved(self, s: State, seat: int) -> bool:
        """Fighters, and whoever throws the hammer, look on until it is over."""
        return bool(s.battle and s.battle.fights(seat)) or (s.hurl is not None and s.active == seat)

    def hand_decides(self, s: State, seat: int) -> bool:
        step = s.step
        return step in (Step.FIGHT, *OFFERS) and step not in self.in_sight and bool(s.hands[seat])

    def plays_itself(self, command: cm.Command) -> bool:
        """Nobody throws another's hammer for them."""
        return not isinstance(command, cm.ThrowHammer)

    def closing(self, s: State, command: cm.Command) -> str:
        """A fight never ends by itself without a word."""
        if not isinstance(command, cm.EndPhase) or s.battle is None:
            return ""
        if s.battle.defence is None and not s.battle.monster:
            return _("Nothing left to do: the last fight ends.")
        if s.table.foe.attacks(s, s.step_seat):
            return _("Nothing left to do: the attack ends.")
        return _("Nothing left to do: the defence ends.")

    def at_turn(self, s: State, seat: int) -> bool:
        return s.active == seat and bool(s.turns)

    def fighters(self, s: State) -> tuple[int, ...]:
        fought = s.battle
        return tuple(side.seat for side in (fought.attack, fought.defence) if side) if fought else ()

    def bared(self, seen: State, seat: int) -> State:
        """In a fight dice arm warriors by themselves: no card of the hand counts as a supply."""
        if seen.step == Step.FIGHT:
            seen.hands[seat] = []
        return seen

    def in_public(self, bare: State, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
        """With nobody in the squad it is the hand that says whether one may draw (V3.4)."""
        if bare.step == Step.PHASE_A and max(bare.squads[seat]) < 0:
            return ()
        return super().in_public(bare, seat, offered)

    def options(self, s: State, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
        """Of Thor cards and Calls to arms that do the same, the rules list one: here each is offered."""
        if s.step not in (Step.ASIDE, Step.BEFORE):
            return offered
        found: list[Option] = []
        for option in offered:
            found.append(option)
            if option.kind == "play_tactic":
                first, *more = option.picks
                twins = _twins(s, seat, first.candidates[0])
                cards = (replace(first, candidates=(card,)) for card in twins)
                found += [replace(option, picks=(card, *more)) for card in cards]
        return tuple(found)

    def joins(self, s: State, seat: int, option: Option, thing: str, values: list[int]) -> bool:
        """Two warriors of one action have few symbols together (V3.2)."""
        if option.kind != "add_warriors" or thing != "card":
            return True
        return len(values) < 2 or sum(s.table.symbols[card] for card in values) <= pair_limit(s, seat)

    def lucky(self, s: State, command: cm.Command) -> bool:
        word = s.table.word[command.card] if isinstance(command, cm.PlayTactic) else None
        return word is not None and word.effect.word in LUCK

    def pick(self, asking: Asking, kind: str, value: int) -> bool:
        if kind in ("card", "slot") and asking.state.step == Step.PHASE_A:
            return adding.pick(asking, kind, value)
        return super().pick(asking, kind, value)

    def more(self, asking: Asking, option: Option) -> bool:
        return adding.more(asking, option)

    def placed(self, asking: Asking | None) -> Mapping[int, int]:
        return adding.placed(asking)

    def warning(self, s: State, seat: int, command: cm.Command) -> str:
        """V17.7: a tactic would change nothing."""
        word = s.table.word[command.card] if isinstance(command, cm.PlayTactic) else None
        if word is None or s.step != Step.FIGHT:
            return ""
        return refusals.in_vain(in_vain(s, fighting(s, seat), word))

    def halts(self, event: Any, *, several: bool) -> bool:
        """Two at one screen have both seen a battle before the table is laid for the next turn."""
        return several and isinstance(event, ev.BattleEnded)

    def despite(self, scene: PlayScene, answer: Answer) -> str:
        """In a battle: the odds paper counts wins alone."""
        told = scene.board.told() if isinstance(scene.board, BattleBoard) else None
        battle = scene.shown.battle
        if told is None or told.points or not told.rows or battle is None:
            return ""
        return paper.despite(scene.table, told, battle.side(answer.seat).loose, answer)

    # Standing orders

    def may_be_silent(self, s: State, seat: int) -> bool:
        return orders.jarl_asks(s, seat) or orders.bonus_paid(s) or bool(orders.of_expansions(s))

    def aside(self, s: State, seat: int) -> bool:
        """Whether this seat is asked out of turn for a jarl and may decline, or takes bonus points."""
        if s.step == Step.BONUS:
            return True
        if s.step not in orders.ASKED_ASIDE or seat == s.active:
            return False
        return any(option.kind == "pass" for option in options(s, seat))

    def topics(self, s: State, seat: int) -> tuple[Topic, ...]:
        return orders.topics(s, seat)

    def matters(self, s: State, seat: int) -> bool:
        return matters(s, seat)

    def decline(self) -> cm.Command:
        return cm.Pass()

    def orders(self, scene: PlayScene, seat: int) -> list[Entry]:
        return orders.entries(scene, seat)

    # Words

    def label(self, option: Option) -> str:
        return actions.option_label(option)

    def missing(self, scene: PlayScene, option: Option) -> str:
        return missing(scene.asking, option, actions.MISSING)

    def meant(self, click: Click) -> cm.Command:
        return meaning.meant(click, self.meanings)

    def concerns(self, event: Any, seat: int) -> bool:
        if isinstance(event, self.for_all):
            return True
        if isinstance(event, hurls.HammerRested | thor.ThorPlayed):  # of Thor's help both fighters must know
            return event.seat != seat
        return isinstance(event, self.told) and any(getattr(event, field, None) == seat for field in ABOUT)

    def pointed_at(self, command: cm.Command) -> tuple[set[tuple[str, int]], set[str]]:
        things = picked_for(command)
        if isinstance(command, cm.AddWarriors):
            return things, {"option:add_one" if len(command.cards) == 1 else "option:add_two"}
        if isinstance(command, cm.UseAbility):
            return things, {"option:use_extra" if command.extra else "option:use_main"}
        tag = str(command.__struct_config__.tag)
        if isinstance(command, cm.PlayTactic) and command.supply >= 0:
            things.add(("card", command.supply))
        if isinstance(command, cm.LandHammer):
            return things, {f"option:{tag}:{command.hammers}"}
        return things, {f"option:{tag}", *(("deck",) if tag == "draw_cards" else ())}

    # The curtain

    def draw_stand(self, p: Painter, match: Match, seat: int, rect: Rect) -> None:
        """Its shields, those it took, how many are in Valhalla."""
        seen, side, gap = match.shown, rect.h, p.px(5)
        own = [f"seat-{match.shield(seat)}"] * seen.own[seat]
        own += ["empty"] * (seen.table.shields - seen.own[seat])
        taken = [f"seat-{match.shield(owner)}" for owner in seen.captured[seat]]
        step = min(side + gap, (rect.w - p.px(170)) // max(1, len(own) + len(taken)))
        between = p.px(28) if taken else 0
        wide = step * (len(own) + len(taken)) + between + p.px(28) + side * 2
        x = rect.centerx - wide // 2
        for i, name in enumerate(own + taken):
            at = x + i * step + (between if i >= len(own) else 0)
            p.picture(f"shields/{name}.webp", Rect(at, rect.y, side, side))
        medal = Rect(x + wide - side * 2, rect.y, side, side)
        p.badge("gold", "valour", medal, rim=(1, 2))
        count = Rect(medal.right + gap, rect.y, side - gap, side)
        p.text(str(self.risen(seen, seat)), count, NUMBER._replace(size=26), align="left")

    def risen(self, s: State, seat: int) -> int:
        """What is in a seat's Valhalla, as a number."""
        return len(s.pile(seat))
