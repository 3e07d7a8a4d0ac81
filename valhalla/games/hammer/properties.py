"""The property words of the cards (H3.3, H3.4): each says when it may be played, how, and what it does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from valhalla.games.hammer import dice
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.apply import emit
from valhalla.games.hammer.commands import Play
from valhalla.games.hammer.terms import DECKS, FACES, HAMMER, NONE, OPPOSITE, OWN_TURN, UNKNOWN, Step
from valhalla.games.iron import some, without
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand, refuse

if TYPE_CHECKING:
    from valhalla.games.hammer.cards import Property
    from valhalla.games.hammer.state import State

Events = list[ev.Event]
_NOTHING = {"dice": (), "faces": (), "target": NONE, "deck": NONE, "give": (), "take": (), "more": NONE}


class Word(ABC):
    """The base of the words: what is asked of all of them."""

    rule = "H3.4"
    when: tuple[int, ...] = (Step.ROLLED,)
    takes: tuple[str, ...] = ()  # the fields of `Play` that it uses
    doubles = True  # whether a doubling counts for it

    def __init__(self, word: str, number: int, deck: int) -> None:
        self.word = word
        self.number = number
        self.deck = deck

    def refusal(self, s: State, seat: int) -> str:
        """Why it cannot be played now (a key of `words.refusals`), or nothing."""
        return ""

    def choices(self, s: State, seat: int, card: int) -> Sequence[Play]:
        """The ways to play it, once nothing refuses it."""
        return (Play(card),)

    def check(self, s: State, seat: int, c: Play) -> None:
        """Whether the command names what this word needs, and nothing else."""
        for field, nothing in _NOTHING.items():
            if field not in self.takes and getattr(c, field) != nothing:
                raise IllegalCommand(self.rule, "card_takes_no_such", field=field)

    @abstractmethod
    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        """What it does; the card has left the hand."""

    def most(self, s: State) -> int:
        """Its number as it counts now."""
        return self.number * s.times if self.doubles else self.number


class Add(Word):
    """More to the sum of this roll."""

    rule = "H3.3"

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        emit(s, out, ev.SumRaised(s.active, self.number * times, self.rule))


class AddUpTo(Word):
    """As much to the sum of this roll as the player likes, up to its number."""

    rule = "H3.3"
    takes = ("more",)

    def choices(self, s: State, seat: int, card: int) -> Sequence[Play]:
        return [Play(card, more=more) for more in range(1, self.number + 1)]

    def check(self, s: State, seat: int, c: Play) -> None:
        super().check(s, seat, c)
        refuse(not 1 <= c.more <= self.number, self.rule, "choose_number_up_to", count=self.number)

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        emit(s, out, ev.SumRaised(s.active, c.more * times, self.rule))


class Hammers(Word):
    """More to the sum for each hammer of this roll, removed ones too; fixed when played."""

    rule = "H3.3"

    def refusal(self, s: State, seat: int) -> str:
        return "" if hammers(s) else "no_hammers"

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        emit(s, out, ev.SumRaised(s.active, self.number * times * hammers(s), self.rule))


def hammers(s: State) -> int:
    """The hammers of this roll, removed ones included."""
    return s.dice.count(HAMMER) + s.struck


class _OfDice(Word):
    """A word for one or more of the dice in play."""

    takes: tuple[str, ...] = ("dice",)

    def refusal(self, s: State, seat: int) -> str:
        return "" if s.dice else "no_dice"

    def choices(self, s: State, seat: int, card: int) -> Sequence[Play]:
        return [Play(card, places) for places in some(s.dice, self.most(s))]

    def check(self, s: State, seat: int, c: Play) -> None:
        super().check(s, seat, c)
        refuse(not 1 <= len(c.dice) <= self.most(s), self.rule, "choose_dice_up_to", count=self.most(s))
        check_places(s, c.dice, self.rule)

    def faces(self, s: State, c: Play) -> tuple[int, ...]:
        return tuple(s.dice[i] for i in c.dice)


def check_places(s: State, places: tuple[int, ...], rule: str) -> None:
    """These are different dice in play."""
    if len(set(places)) != len(places) or not all(0 <= place < len(s.dice) for place in places):
        raise IllegalCommand(rule, "no_such_die")


class Flip(_OfDice):
    """Dice turned to their opposite faces."""

    rule = "H3.3"

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        before = self.faces(s, c)
        emit(s, out, ev.DiceTurned(s.active, before, tuple(OPPOSITE - die for die in before), self.rule))


class Reroll(_OfDice):
    """Dice of this roll thrown again."""

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        after = tuple(sorted(face + 1 for face in chance.rolls(len(c.dice), len(FACES))))
        emit(s, out, ev.DiceRethrown(s.active, self.faces(s, c), after, self.rule))


class SetDice(_OfDice):
    """Dice set to faces of one's choice."""

    takes = ("dice", "faces")
    doubles = False

    def choices(self, s: State, seat: int, card: int) -> Sequence[Play]:
        return [Play(card, places, faces) for places, faces in dice.settings(s.dice, self.number, FACES)]

    def check(self, s: State, seat: int, c: Play) -> None:
        super().check(s, seat, c)
        if len(c.faces) != len(c.dice) or not all(face in FACES for face in c.faces):
            raise IllegalCommand(self.rule, "a_face_for_each_die")
        if any(old == new for old, new in zip(self.faces(s, c), c.faces, strict=True)):
            raise IllegalCommand(self.rule, "die_shows_it_already")

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        emit(s, out, ev.DiceTurned(s.active, self.faces(s, c), c.faces, self.rule))


class Keep(_OfDice):
    """Dice that keep their faces at the next throw."""

    when = (Step.READY,)

    def refusal(self, s: State, seat: int) -> str:
        if not s.reserve():
            return "rethrow_instead"
        return "" if without(s.dice, s.held) else "no_dice"

    def choices(self, s: State, seat: int, card: int) -> Sequence[Play]:
        loose = without(s.dice, s.held)
        return [
            Play(card, _places(s.dice, tuple(loose[i] for i in some))) for some in some(loose, self.most(s))
        ]

    def check(self, s: State, seat: int, c: Play) -> None:
        super().check(s, seat, c)
        together = (*s.held, *self.faces(s, c))
        if any(together.count(die) > s.dice.count(die) for die in together):
            raise IllegalCommand(self.rule, "die_is_kept_already")

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        emit(s, out, ev.DiceHeld(s.active, self.faces(s, c)))


def _places(dice_in_play: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """The first places where these faces lie."""
    found: list[int] = []
    for face in faces:
        found.append(next(i for i, die in enumerate(dice_in_play) if die == face and i not in found))
    return tuple(found)


class MoreDice(Word):
    """More dice from the reserve with the next throw."""

    when = (Step.READY,)

    def refusal(self, s: State, seat: int) -> str:
        return "" if self._spare(s) > 0 else "reserve_too_small"

    @staticmethod
    def _spare(s: State) -> int:
        return s.reserve() - s.to_come() - s.more

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        emit(s, out, ev.DicePromised(s.active, min(self.number * times, self._spare(s))))


class FreshDice(Word):
    """Dice from the reserve, rolled at once and added to this roll."""

    def refusal(self, s: State, seat: int) -> str:
        return "" if s.reserve() else "reserve_empty"

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        count = min(self.number * times, s.reserve())
        emit(
            s,
            out,
            ev.DiceAdded(s.active, tuple(sorted(face + 1 for face in chance.rolls(count, len(FACES))))),
        )


class Shelter(Word):
    """The next throw, if it fails, ends the turn as a stop would."""

    when: tuple[int, ...] = (Step.READY,)
    doubles = False

    def refusal(self, s: State, seat: int) -> str:
        if s.shelter:
            return "sheltered_already"
        return "" if s.throws else "first_throw_holds"

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        emit(s, out, ev.ShelterRaised(s.active))


class Mercy(Shelter):
    """The same for the throw just made."""

    when = (Step.ROLLED,)

    def refusal(self, s: State, seat: int) -> str:
        if s.shelter:
            return "sheltered_already"
        return "" if s.total() <= s.token else "throw_holds"


class Double(Word):
    """The next card that has a number counts twice."""

    when = OWN_TURN
    doubles = False

    def refusal(self, s: State, seat: int) -> str:
        if s.times > 1:
            return "doubled_already"
        return "" if len(s.hands[seat]) > 1 else "no_card_to_double"

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        emit(s, out, ev.Doubled(s.active))


class Peek(Word):
    """Cards of a deck looked at, one of them laid on top."""

    when = OWN_TURN
    takes = ("deck",)

    def refusal(self, s: State, seat: int) -> str:
        return "" if any(s.left_in(deck) for deck in range(len(DECKS))) else "deck_is_empty"

    def choices(self, s: State, seat: int, card: int) -> Sequence[Play]:
        return [Play(card, deck=deck) for deck in range(len(DECKS)) if s.left_in(deck)]

    def check(self, s: State, seat: int, c: Play) -> None:
        super().check(s, seat, c)
        refuse(c.deck not in range(len(DECKS)), self.rule, "choose_a_deck")
        refuse(not s.left_in(c.deck), self.rule, "deck_is_empty")

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        if not s.decks[c.deck] and not s.tops[c.deck]:
            emit(s, out, ev.DeckRenewed(c.deck))
        cards = next_cards(s, c.deck, self.number * times, chance)
        known = tuple(s.known[card] | 1 << s.active for card in cards)
        emit(s, out, ev.CardsPeeked(s.active, cards, (UNKNOWN,) * len(cards), known, c.deck))


def next_cards(s: State, deck: int, count: int, chance: Chance) -> tuple[int, ...]:
    """The next cards of a deck, without taking them: those laid on top first, then any of the pool."""
    on_top = s.tops[deck][: -count - 1 : -1]
    return (*on_top, *chance.sample(s.decks[deck], count - len(on_top)))


class Steal(Word):
    """Random cards of one deck from an opponent's hand; of which decks, depends on the card's own."""

    rule = "H3.3"
    when = OWN_TURN
    takes = ("target", "deck")

    def refusal(self, s: State, seat: int) -> str:
        return "" if self.choices(s, seat, NONE) else "nothing_to_steal"

    def choices(self, s: State, seat: int, card: int) -> Sequence[Play]:
        return [
            Play(card, target=target, deck=deck)
            for target in range(s.table.players)
            if target != seat
            for deck in sorted({s.deck_of(held) for held in s.hands[target]})
            if deck <= self.deck
        ]

    def check(self, s: State, seat: int, c: Play) -> None:
        super().check(s, seat, c)
        refuse(c.target == seat or c.target not in range(s.table.players), self.rule, "no_such_opponent")
        refuse(not 0 <= c.deck <= self.deck, self.rule, "choose_a_deck")
        if c.deck not in {s.deck_of(held) for held in s.hands[c.target]}:
            raise IllegalCommand(self.rule, "holds_no_such_card", seat=c.target)

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        hand = [card for card in s.hands[c.target] if s.table.deck[card] == c.deck]
        cards = tuple(sorted(chance.sample(hand, self.number * times)))
        known = tuple(s.known[card] | 1 << s.active for card in cards)
        backs = tuple(s.table.back[card] for card in cards)
        emit(s, out, ev.CardsStolen(s.active, cards, backs, known, c.target, self.rule))


class Swap(Word):
    """Cards of the hand exchanged for as many of the points pile."""

    when = (Step.READY, Step.ROLLED, Step.CLOSING)
    takes = ("give", "take")
    doubles = False

    def refusal(self, s: State, seat: int) -> str:
        return "" if len(s.hands[seat]) > 1 and s.piles[seat] else "nothing_to_swap"

    def choices(self, s: State, seat: int, card: int) -> Sequence[Play]:
        hand = _alike(s, [held for held in s.hands[seat] if held != card])
        pile = _alike(s, s.piles[seat])
        return [
            Play(card, give=give, take=taken)
            for count in range(1, self.number + 1)
            for give in combinations(hand, count)
            for taken in combinations(pile, count)
        ]

    def check(self, s: State, seat: int, c: Play) -> None:
        super().check(s, seat, c)
        if not 1 <= len(c.give) <= self.number or len(c.take) != len(c.give):
            raise IllegalCommand(self.rule, "swap_one_for_one", count=self.number)
        refuse(len({*c.give, *c.take, c.card}) != 2 * len(c.give) + 1, self.rule, "not_in_hand")
        refuse(not all(card >= 0 and card in s.hands[seat] for card in c.give), self.rule, "not_in_hand")
        refuse(not all(card >= 0 and card in s.piles[seat] for card in c.take), self.rule, "not_in_pile")

    def play(self, s: State, c: Play, times: int, chance: Chance, out: Events) -> None:
        for kind, cards in ((ev.CardsGiven, c.give), (ev.CardsTaken, c.take)):
            moved = tuple(sorted(cards))
            backs = tuple(s.table.back[card] for card in moved)
            emit(s, out, kind(s.active, moved, backs, tuple(s.known[card] for card in moved)))


def _alike(s: State, cards: Sequence[int]) -> list[int]:
    """One card of each sort; two of it only matter to a swap of two."""
    seen: dict[tuple[int, Word], int] = {}
    for card in cards:
        seen.setdefault((s.table.back[card], s.table.word[card]), card)
    return list(seen.values())


WORDS: dict[str, type[Word]] = {
    "add": Add,
    "add_up_to": AddUpTo,
    "hammers": Hammers,
    "flip": Flip,
    "reroll": Reroll,
    "set": SetDice,
    "more_dice": MoreDice,
    "fresh_dice": FreshDice,
    "keep": Keep,
    "peek": Peek,
    "steal": Steal,
    "shelter": Shelter,
    "mercy": Mercy,
    "double": Double,
    "swap": Swap,
}


@cache
def word_of(text: Property, deck: str) -> Word:
    """The one Word of this property in this deck, so that equal cards are known by it."""
    return WORDS[text.word](text.word, text.number, DECKS.index(deck))
