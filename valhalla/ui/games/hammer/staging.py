"""How the Hammer Throw is staged: what the window must know of this game and of no other."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pygame import Rect

from valhalla.ai.hammer.matters import matters
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.scoring import final_scores, pile_points
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import DECKS, Step
from valhalla.kernel.game import Option
from valhalla.ui.games.hammer import actions, meaning
from valhalla.ui.games.hammer.board import HammerBoard
from valhalla.ui.games.hammer.cues import CUES
from valhalla.ui.games.hammer.faces import HammerFaces
from valhalla.ui.games.hammer.scoring import HammerScoring
from valhalla.ui.games.hammer.verdict import verdict
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.table.choosing.confirming import Acts
from valhalla.ui.table.choosing.orders import Order, entry
from valhalla.ui.table.choosing.refusing import Click
from valhalla.ui.table.match import Match, Resigned
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.staging import Staging
from valhalla.ui.table.together.verdict import Verdict
from valhalla.ui.theme import NUMBER
from valhalla.words.hammer import names as called
from valhalla.words.hammer import prompts
from valhalla.words.language import N_, _

# How each kind of command is given (docs/window.md has the reasons).
ACTS: Final = {
    **dict.fromkeys(("remove", "keep_on_top"), Acts.AT_ONCE),
    **dict.fromkeys(("play", "lay_favour"), Acts.CARD),
    **dict.fromkeys(
        ("throw", "rethrow", "stop", "move", "fail", "place", "pass", "end_turn", "pledge"), Acts.WORD),
}  # fmt: skip
LUCK: Final = ("reroll", "fresh_dice", "peek", "steal")  # words of cards that bring dice or cards to light
TOLD = (ev.CardsStolen, ev.FavourLaid, ev.ThrowFailed, ev.Stopped)  # of what others do

FAVOURS: Final = Order(
    "order",
    "star",
    (N_("Favours: ask me"), N_("Favours: when they matter"), N_("Favours: never")),
    (
        N_("You are asked whenever you may lay a favour."),
        N_("You are asked for favours only when one would bring points now."),
        N_("You are never asked for favours. The pause changes that."),
    ),
    N_("Whether you are asked for a favour: always, only if it would bring points now, or never."),
)


class HammerStaging(Staging):
    game = "hammer"
    chance = (ev.DiceThrown, ev.DiceRethrown, ev.DiceAdded, ev.CardDrawn, ev.CardsStolen, ev.CardsPeeked)
    turns = (ev.TurnBegan, ev.GameEnded)
    highlights = (ev.ThrowFailed,)
    charted = (ev.TurnBegan, ev.GameEnded)
    secret = (cm.Place, cm.KeepOnTop)
    icons: ClassVar = {
        ev.TurnBegan: "raven", ev.RoundBegan: "viking", ev.DiceThrown: "dice", ev.DiceRethrown: "reroll",
        ev.TokenMoved: "hammer", ev.ThrowFailed: "skull", ev.Stopped: "hold_back", ev.CardDrawn: "card",
        ev.CardsPlaced: "cards", ev.CardPlayed: "tactic", ev.HammersRemoved: "cross", ev.FavourLaid: "star",
        ev.CardsStolen: "hand", ev.DeckRenewed: "deck", ev.GameEnded: "crown", ev.LastHands: "horn",
        ev.CardsPledged: "cards", ev.FirstPlayerChosen: "horn", ev.ShelterRaised: "shield", Resigned: "flag",
    }  # fmt: skip
    cues: ClassVar = CUES
    acts: ClassVar = ACTS
    board = HammerBoard
    card_faces = HammerFaces
    reckoning = HammerScoring
    lacking = actions.MISSING

    # The table

    def piles(self, scene: PlayScene) -> tuple[Heap, ...]:
        discards, title = scene.shown.discards, _("{deck}: the discard pile")
        names = [called.deck(deck) for deck in range(len(DECKS))]
        return tuple(
            Heap(title.format(deck=name), cards, name) for name, cards in zip(names, discards, strict=True)
        )

    def music(self, s: State) -> str:
        return "hall"

    def card_rule(self, table: Any, card: int) -> str:
        return "H1.3" if card < 0 else str(table.word[card].rule)

    def scores(self, s: State) -> tuple[int, ...]:
        return final_scores(s)

    def odds_words(self) -> str:
        return _("Show the risk of the next throw")

    def hand(self, s: State, seat: int) -> list[int]:
        return s.hands[seat]

    # Whose move it is

    def involved(self, s: State, seat: int) -> bool:
        """Whoever throws looks on until the turn is over."""
        return s.active == seat

    def hand_decides(self, s: State, seat: int) -> bool:
        return s.step in (Step.READY, Step.ROLLED, Step.CLOSING) and bool(s.hands[seat])

    def plays_itself(self, command: Any) -> bool:
        """Nobody throws another's dice for them."""
        return not isinstance(command, cm.Throw | cm.Fail)

    def closing(self, s: State, command: Any) -> str:
        """A throw never ends by itself without a word."""
        return _("Nothing left to throw: the turn ends here.") if isinstance(command, cm.Stop) else ""

    def lucky(self, s: State, command: Any) -> bool:
        return isinstance(command, cm.Play) and s.table.word[command.card].word in LUCK

    def halts(self, event: Any, *, several: bool) -> bool:
        """A round is over before the next begins, or before the last hands are looked at."""
        return isinstance(event, ev.LastHands) or (isinstance(event, ev.RoundBegan) and event.round > 1)

    def verdict(self, match: Match) -> Verdict | None:
        return verdict(match)

    # Standing orders for favours

    def may_be_silent(self, s: State, seat: int) -> bool:
        return s.table.expert

    def aside(self, s: State, seat: int) -> bool:
        return s.agenda[-1] == (Step.FAVOUR, seat)

    def matters(self, s: State, seat: int) -> bool:
        return matters(s, seat)

    def decline(self) -> cm.Command:
        return cm.Pass()

    def orders(self, scene: PlayScene, seat: int) -> list[Entry]:
        return [entry(scene, FAVOURS, seat)] if scene.match.may_be_silent(seat) else []

    # Words

    def label(self, option: Option) -> str:
        return prompts.label(option.kind, option.rule)

    def meant(self, click: Click) -> cm.Command:
        return meaning.meant(click)

    def concerns(self, event: Any, seat: int) -> bool:
        """What was taken from somebody, and how the others fared."""
        if isinstance(event, ev.CardsStolen):
            return seat in (event.seat, event.target)
        return isinstance(event, TOLD) and event.seat != seat

    def pointed_at(self, command: Any) -> tuple[set[tuple[str, int]], set[str]]:
        things, names = super().pointed_at(command)
        if isinstance(command, cm.Play) and command.target >= 0:
            names.add(f"loot:{command.target}:{command.deck}")
            things = {("card", command.card)}
        if isinstance(command, cm.Play) and command.more > 0:
            things, names = {("card", command.card)}, {f"option:play:{command.more}"}
        return things, names

    # The curtain

    def draw_stand(self, p: Painter, match: Match, seat: int, rect: Rect) -> None:
        """The points of a seat, and the devices of the cards in its hand."""
        s, side, gap = match.shown, rect.h, p.px(8)
        hand = [sum(s.deck_of(card) == deck for card in s.hands[seat]) for deck in range(len(DECKS))]
        held = [(deck, count) for deck, count in enumerate(hand) if count]
        x = rect.centerx - ((len(held) + 1) * (side * 2 + gap)) // 2
        medal = Rect(x, rect.y, side, side)
        p.badge("gold", "valour", medal, rim=(1, 2))
        style = NUMBER._replace(size=26)
        p.text(str(pile_points(s, seat)), Rect(medal.right + gap, rect.y, side, side), style, align="left")
        for deck, count in held:
            x += side * 2 + gap
            badge = Rect(x, rect.y, side, side)
            p.picture(f"hammer/badge-{DECKS[deck]}.webp", badge)
            p.text(str(count), Rect(badge.right + gap, rect.y, side, side), style, align="left")
