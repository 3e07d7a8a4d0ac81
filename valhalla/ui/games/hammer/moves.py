"""What a gesture at the hammer's table means: dice marked, cards raised, faces chosen, hands robbed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.properties import Word
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import HAMMER, Step
from valhalla.kernel.game import Option
from valhalla.ui.table import flow
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.choosing.choice import picks_of
from valhalla.ui.table.choosing.moves import Moves

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard


class HammerMoves(Moves):
    """Gestures with iron dice and the cards of three decks."""

    s: State

    def __init__(self, board: HammerBoard) -> None:
        super().__init__(board.scene)
        self.board = board
        self.facing = -1  # the die whose new face is being chosen, by its place
        self._of: Asking | None = None

    @property
    def asking(self) -> Asking | None:
        asking = self.scene.asking
        if asking is not self._of:
            self._of, self.facing = asking, -1
        return asking

    @property
    def card(self) -> int | None:
        """The card that is raised to be played."""
        cards = self.picked("card")
        return cards[0] if cards and self.asking is not None and self.playing is not None else None

    @property
    def playing(self) -> Option | None:
        """The option of the raised card."""
        return self.live("play") if self.picked("card") else None

    @property
    def word(self) -> Word | None:
        """What the raised card does."""
        card = self.card
        return self.s.table.word[card] if card is not None else None

    @property
    def marked(self) -> int:
        """How many hammers are marked to be removed."""
        return sum(self.picked("hammers"))

    # Dice

    def press_die(self, place: int) -> None:
        """For the raised card, to be thrown again, or a hammer to be removed."""
        if self.asking is None or self.scene.hurry():
            self.scene.take("die", place)
            return
        option = self.playing
        if option is not None and picks_of(option, "face"):
            self._press_faced(place)
        elif option is None and self._removable(place):
            self._mark_hammer(place)
        else:
            self.scene.take("die", place)

    def _removable(self, place: int) -> bool:
        rolled = self.s.step == Step.ROLLED
        return rolled and self.s.dice[place] == HAMMER and not self.picked("die")

    def _mark_hammer(self, place: int) -> None:
        """This one leaves the turn; where a word is wanted, it is marked, or no more."""
        self.remove(self.board.hammers ^ {self.board.cup.loose[place].id})

    def remove(self, hammers: set[int]) -> None:
        """These leave the turn: equal dice, so only their number counts."""
        option = self.option("remove")
        if option is None or self.scene.hurry():
            return
        self.board.hammers = hammers
        self.set("hammers", [len(hammers)] if hammers else [])
        if hammers:
            self.settle(option)
        else:
            self.show_picked()

    def _press_faced(self, place: int) -> None:
        """A die for a card that sets faces: the chooser opens over it, or it is let go again."""
        dice, faces = self.picked("die"), self.picked("face")
        if place in dice:
            at = dice.index(place)
            self.set("die", dice[:at] + dice[at + 1 :])
            self.set("face", faces[:at] + faces[at + 1 :])
            self.facing = -1
        else:
            self.facing = -1 if self.facing == place else place
        self.show_picked()

    def choose_face(self, face: int) -> None:
        """The face of the die whose chooser is open."""
        option = self.playing
        if option is None or self.facing < 0:
            return
        most = picks_of(option, "die")[0].most
        dice, faces = [*self.picked("die"), self.facing], [*self.picked("face"), face]
        self.set("die", dice[-most:])
        self.set("face", faces[-most:])
        self.facing = -1
        if most == 1:
            self.settle(option)
        else:
            self.show_picked()

    def follow(self, command: cm.Command) -> bool:
        if isinstance(command, cm.Remove):
            self.board.hammers = set(list(self.board.cup.hammers)[: command.hammers])
        return super().follow(command)

    # Cards

    def press_card(self, card: int) -> None:
        """Raised to be played, played by a second click if it asks for nothing else, or named for another."""
        if self.asking is None or self.s.step == Step.PLEDGE:
            self.scene.take("card", card)
            return
        raised = self.card
        self.board.hammers.clear()
        self.set("hammers", [])
        if raised is not None and raised != card:
            if self.scene.takes("give", card):
                self.scene.take("give", card)
                return
            self.let_go()
        self.facing = -1
        ready = self.ready()
        if raised == card and ready is not None and len(ready.picks) == 1:
            self.scene.carry_out(ready)
        elif raised == card:
            self.let_go()
            self.scene.sync()
        else:
            self.scene.take("card", card)

    def throw_card(self, card: int) -> None:
        """A card was dropped on the tray: played if it asks for nothing else, else raised."""
        if self.asking is None:
            return
        if self.card != card:
            self.press_card(card)
        option = self.ready()
        if option is not None and option.kind == "play":
            self.scene.carry_out(option)

    def rob(self, seat: int, deck: int) -> None:
        """A hand was named, and the deck of the card to be taken from it."""
        if self.asking is None or self.playing is None or self.scene.hurry():
            flow.explain(self.scene, "seat", seat)
            return
        self.set("seat", [seat])
        self.set("deck", [deck])
        self.settle(self.playing)

    def may_rob(self, seat: int, deck: int) -> bool:
        """Whether the raised card may take a card of this deck from this hand."""
        option, word = self.playing, self.word
        if option is None or word is None or word.word != "steal" or seat == self.scene.near:
            return False
        return deck <= word.deck and any(self.s.deck_of(card) == deck for card in self.s.hands[seat])

    def add(self, more: int) -> None:
        """How much the raised card adds to the sum."""
        option = self.playing
        if option is None or self.scene.hurry():
            return
        self.set("more", [more])
        self.settle(option)

    def favour(self, option: Option) -> None:
        """The raised card is laid as a favour instead of being played."""
        if not self.scene.hurry():
            self.scene.carry_out(option)

    # Confirming

    def ready(self) -> Option | None:
        """What is picked and needs nothing but a word; every die has its face."""
        option = self.asking.ready() if self.asking else None
        if option is not None and option.kind == "lay_favour" and self.playing is not None:
            complete = self.asking.choice.complete() if self.asking else []
            option = self.playing if self.playing in complete else None  # the favour has its own plank
        if option is None or option.kind in ("remove", "rethrow"):
            return None
        if picks_of(option, "face") and len(self.picked("face")) != len(self.picked("die")):
            return None
        return option
