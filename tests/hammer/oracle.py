"""The rules once more, from the events alone: an `Oracle` that reads a game's log and disbelieves all of it.

It knows the cards from their files and the clauses from the rules; it asks nothing of the engine but which
number stands for which card. Every event must be the one that the clauses allow or demand at that place.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import yaml

from valhalla.games.hammer import events as ev
from valhalla.kernel.paths import data_dir

CELLS = {1: "valkyries", 9: "valkyries", 17: "jotnar", 25: "jotnar", 33: "jotnar", 41: "thor", 48: "thor"}
COLOURS = ["valkyries", "jotnar", "thor"]
FAVOUR = {"valkyries": (3, 3), "jotnar": (4, 4), "thor": (5, 5)}
AFTER = {"add", "add_up_to", "hammers", "flip", "reroll", "set", "fresh_dice", "mercy"}
BEFORE = {"more_dice", "keep", "shelter"}
UNDOUBLED = {"set", "shelter", "mercy", "swap", "double"}


class Face(NamedTuple):
    """What is printed on a card."""

    deck: str
    points: int
    word: str
    number: int


def printed() -> dict[str, Face]:
    """Every kind of card by its id, as the files say."""
    faces = {}
    for file in sorted((data_dir("cards") / "hammer").glob("*.yaml")):
        for card in yaml.safe_load(file.read_text(encoding="utf-8"))["cards"]:
            what = card["property"]
            faces[card["id"]] = Face(card["deck"], card["points"], what["word"], what.get("number", 1))
    return faces


PRINTED = printed()


class Turn:
    """What a turn has come to."""

    def __init__(self, start: int) -> None:
        self.start = start  # dice of the first throw
        self.dice: Counter[int] = Counter()
        self.token = self.removed = self.throws = self.more = 0
        self.held: Counter[int] = Counter()
        self.struck = self.bonus = 0
        self.sheltered = self.doubled = False
        self.moment = "before"  # before, after, over (no more throws), done
        self.failed = False
        self.favoured: set[int] = set()
        self.asked: list[int] = []  # who must still say something about a favour
        self.offered = True  # whether they have been told so
        self.cells: list[int] = []  # that must still give a card
        self.drawn: set[int] = set()

    def count(self) -> int:
        return self.dice.total()

    def sum(self) -> int:
        return sum(face * n for face, n in self.dice.items()) + 3 * self.struck + self.bonus

    def reserve(self) -> int:
        return 8 - self.count() - self.removed


class Oracle:
    """Reads events one by one; an assertion fails at the first that cannot be."""

    def __init__(self, ids: list[str], players: int, expert: bool) -> None:
        self.card = [PRINTED[name.rpartition("-")[0]] for name in ids]
        self.players = players
        self.expert = expert
        self.rounds = 6 if players <= 3 else 5
        self.where: dict[int, Any] = {i: ("deck", card.deck) for i, card in enumerate(self.card)}
        self.first = -1
        self.round = 0
        self.seats: list[int] = []  # who still has a turn in this round
        self.seat = -1
        self.turn = Turn(0)
        self.played: tuple[Face, int] | None = None  # whose effect must follow, and how often it counts
        self.peeked: set[int] = set()
        self.swapped = 0
        self.pledges: dict[tuple[int, str], int] = {}
        self.over = False

    def read(self, e: ev.Event) -> None:
        assert not self.over
        getattr(self, f"_{e.__struct_config__.tag}")(e)

    # Counting

    def at(self, *place: Any) -> set[int]:
        return {card for card, there in self.where.items() if there == place}

    def put(self, cards: tuple[int, ...], source: tuple[Any, ...], goal: tuple[Any, ...]) -> None:
        for card in cards:
            assert self.where[card] == source, f"card {card} is at {self.where[card]}, not at {source}"
            self.where[card] = goal

    def quiet(self) -> None:
        """Nothing is owed: no effect of a card, no favour to be asked for, no cell to pay."""
        assert self.played is None and not self.turn.asked and not self.turn.cells and not self.peeked

    def effect(self, *words: str) -> tuple[Face, int]:
        """The card just played, which must have one of these words."""
        assert self.played is not None and self.played[0].word in words
        face, times = self.played
        self.played = None
        return face, face.number * times

    # The frame of the game

    def _first_player_chosen(self, e: ev.FirstPlayerChosen) -> None:
        assert self.first == -1 and 0 <= e.seat < self.players
        self.first = e.seat
        self.gifts = [(e.seat + i) % self.players for i in range(1, self.players)] if self.expert else []

    def _gift_dealt(self, e: ev.GiftDealt) -> None:
        assert e.seat == self.gifts.pop(0)
        place = (e.seat - self.first) % self.players
        colour = "valkyries" if place in (1, 2) else "jotnar"
        assert len(e.cards) == 1
        self.put(e.cards, ("deck", colour), ("points", e.seat))

    def _round_began(self, e: ev.RoundBegan) -> None:
        assert not self.gifts and not self.seats
        self.round += 1
        assert e.round == self.round <= self.rounds and e.dice == [2, 2, 3, 3, 4, 4][e.round - 1]
        self.seats = [(self.first + i) % self.players for i in range(self.players)]

    def _turn_began(self, e: ev.TurnBegan) -> None:
        assert e.seat == self.seats.pop(0)
        self.seat = e.seat
        self.turn = Turn([2, 2, 3, 3, 4, 4][self.round - 1])

    def _turn_ended(self, e: ev.TurnEnded) -> None:
        self.quiet()
        assert e.seat == self.seat and not self.turn.drawn
        assert self.turn.moment == "done" or not self.at("hand", e.seat)
        self.seat = -1
        self.turn = Turn(0)

    # Throws

    def _dice_thrown(self, e: ev.DiceThrown) -> None:
        self.quiet()
        turn = self.turn
        assert e.seat == self.seat and turn.moment == "before"
        assert turn.reserve() > 0 and Counter(e.kept) == turn.held
        assert e.added == (1 if turn.throws else turn.start) + turn.more <= turn.reserve()
        assert len(e.dice) == turn.count() + e.added
        turn.dice = Counter(e.dice)
        assert turn.held <= turn.dice
        self._a_new_roll()

    def _dice_rethrown(self, e: ev.DiceRethrown) -> None:
        turn = self.turn
        assert e.seat == self.seat and 1 <= len(e.before) == len(e.after)
        assert Counter(e.before) <= turn.dice
        turn.dice = turn.dice - Counter(e.before) + Counter(e.after)
        if turn.moment == "after":
            assert len(e.before) <= self.effect("reroll")[1]
            if Counter(e.before) != Counter(e.after):
                self._ask_for_favours()
        else:
            self.quiet()
            assert turn.moment == "before" and turn.throws and turn.reserve() == 0
            self._a_new_roll()

    def _a_new_roll(self) -> None:
        turn = self.turn
        turn.held.clear()
        turn.more = turn.struck = turn.bonus = 0
        turn.throws += 1
        turn.moment = "after"
        self._ask_for_favours()

    def _hammers_removed(self, e: ev.HammersRemoved) -> None:
        self.quiet()
        turn = self.turn
        assert e.seat == self.seat and turn.moment == "after" and 1 <= e.count <= turn.dice[1]
        turn.dice -= Counter({1: e.count})
        turn.removed += e.count
        turn.struck += e.count

    def _token_moved(self, e: ev.TokenMoved) -> None:
        self.quiet()
        turn = self.turn
        assert e.seat == self.seat and turn.moment == "after" and e.start == turn.token
        assert turn.throws == 1 or turn.sum() > turn.token
        assert e.cell == min(48, turn.sum()) > 0
        turn.token = e.cell
        turn.sheltered = False
        turn.moment = "forced" if e.cell == 48 or not (turn.count() or turn.reserve()) else "before"

    def _throw_failed(self, e: ev.ThrowFailed) -> None:
        self.quiet()
        turn = self.turn
        assert e.seat == self.seat and turn.moment == "after" and turn.throws > 1
        assert e.total == turn.sum() <= turn.token == e.cell
        turn.failed = not turn.sheltered
        turn.moment = "reaping" if turn.failed else "sheltered"
        self._owe_cells()

    def _stopped(self, e: ev.Stopped) -> None:
        turn = self.turn
        assert self.played is None and not turn.asked
        assert e.seat == self.seat and e.cell == turn.token and turn.throws
        rules = {"before": "H2.4", "sheltered": "H3.4", "forced": "H2.3" if turn.token == 48 else "H2.5"}
        assert e.rule == rules[turn.moment] and e.forced == (turn.moment != "before")
        turn.moment = "reaping"
        self._owe_cells()

    # Favours

    def allowed(self) -> set[str]:
        """The colours that the dice in play allow a favour of."""
        dice = self.turn.dice
        return {
            colour
            for colour, (count, least) in FAVOUR.items()
            if sum(n for face, n in dice.items() if face >= least and face != 1) >= count
        }

    def _ask_for_favours(self) -> None:
        """The dice have fallen, or cards have changed them: the others must be asked, in turn order."""
        if self.expert:
            order = [(self.seat + i) % self.players for i in range(1, self.players)]
            allowed = self.allowed()
            self.turn.asked = [
                seat
                for seat in order
                if seat not in self.turn.favoured
                and any(self.card[card].deck in allowed for card in self.at("hand", seat))
            ]
            self.turn.offered = not self.turn.asked

    def _favours_offered(self, e: ev.FavoursOffered) -> None:
        assert list(e.seats) == self.turn.asked != [] and not self.turn.offered
        self.turn.offered = True

    def _favour_laid(self, e: ev.FavourLaid) -> None:
        assert self.expert and self.turn.offered and self.card[e.card].deck in self.allowed()
        if self.turn.asked:
            assert e.seat == self.turn.asked.pop(0)
        else:
            assert e.seat == self.seat and self.turn.moment in ("before", "after", "closing")
        assert e.seat not in self.turn.favoured
        self.turn.favoured.add(e.seat)
        self.put((e.card,), ("hand", e.seat), ("favour", e.seat))

    def _favour_declined(self, e: ev.FavourDeclined) -> None:
        assert e.seat == self.turn.asked.pop(0)

    # Cards of the cells

    def _owe_cells(self) -> None:
        self.turn.cells = [cell for cell in CELLS if cell <= self.turn.token]

    def _deck_renewed(self, e: ev.DeckRenewed) -> None:
        colour = COLOURS[e.deck]
        thrown = self.at("discard", colour)
        assert not self.at("deck", colour) and thrown
        self.put(tuple(thrown), ("discard", colour), ("deck", colour))

    def _bare(self, colour: str) -> bool:
        return not self.at("deck", colour) and not self.at("discard", colour)

    def _card_drawn(self, e: ev.CardDrawn) -> None:
        turn = self.turn
        assert e.seat == self.seat and turn.moment == "reaping" and not turn.asked and len(e.cards) == 1
        while self._bare(CELLS[turn.cells[0]]):
            turn.cells.pop(0)
        assert e.cell == turn.cells.pop(0)
        self.put(e.cards, ("deck", CELLS[e.cell]), ("drawn", e.seat))
        turn.drawn |= set(e.cards)

    def _reaped(self, e: ev.Reaped) -> None:
        turn = self.turn
        assert not turn.asked and turn.moment == "reaping"
        assert all(self._bare(CELLS[cell]) for cell in turn.cells), "a cell did not give its card"
        assert e.seat == self.seat and e.failed == turn.failed
        assert e.rule == ("H2.7" if turn.failed else "H2.6")
        turn.cells = []
        if turn.failed:
            self._to_hand()
        turn.moment = "closing"

    def _cards_placed(self, e: ev.CardsPlaced) -> None:
        turn = self.turn
        assert e.seat == self.seat and turn.moment == "closing" and turn.drawn and not turn.failed
        assert set(e.cards) <= turn.drawn
        self.put(e.cards, ("drawn", e.seat), ("points", e.seat))
        turn.drawn -= set(e.cards)
        self._to_hand()

    def _to_hand(self) -> None:
        self.put(tuple(self.turn.drawn), ("drawn", self.seat), ("hand", self.seat))
        self.turn.drawn = set()

    def _closed(self, e: ev.Closed) -> None:
        self.quiet()
        assert e.seat == self.seat and self.turn.moment == "closing" and not self.turn.drawn
        self.turn.moment = "done"

    # Properties

    def _card_played(self, e: ev.CardPlayed) -> None:
        self.quiet()
        turn, face = self.turn, self.card[e.card]
        assert e.seat == self.seat and turn.moment in ("before", "after", "closing") and not turn.drawn
        assert turn.moment == "after" or face.word not in AFTER
        assert turn.moment == "before" or face.word not in BEFORE
        assert e.times == (2 if turn.doubled and face.word not in UNDOUBLED else 1)
        if face.word not in UNDOUBLED:
            turn.doubled = False
        self.put((e.card,), ("hand", e.seat), ("discard", face.deck))
        self.played = face, e.times

    def _sum_raised(self, e: ev.SumRaised) -> None:
        face, number = self.effect("add", "add_up_to", "hammers")
        hammers = self.turn.dice[1] + self.turn.struck
        if face.word == "add_up_to":
            assert e.bonus in [number // face.number * more for more in range(1, face.number + 1)]
        else:
            assert e.bonus == (number if face.word == "add" else number * hammers) > 0
        self.turn.bonus += e.bonus

    def _dice_turned(self, e: ev.DiceTurned) -> None:
        face, number = self.effect("flip", "set")
        assert 1 <= len(e.before) == len(e.after) <= number and Counter(e.before) <= self.turn.dice
        for old, new in zip(e.before, e.after, strict=True):
            assert old != new and 1 <= new <= 6
            assert face.word == "set" or {old, new} in ({1, 6}, {2, 5}, {3, 4})
        self.turn.dice = self.turn.dice - Counter(e.before) + Counter(e.after)
        if Counter(e.before) != Counter(e.after):
            self._ask_for_favours()

    def _dice_added(self, e: ev.DiceAdded) -> None:
        assert len(e.dice) == min(self.effect("fresh_dice")[1], self.turn.reserve()) > 0
        self.turn.dice += Counter(e.dice)
        self._ask_for_favours()

    def _dice_promised(self, e: ev.DicePromised) -> None:
        turn = self.turn
        spare = turn.reserve() - (1 if turn.throws else turn.start) - turn.more
        assert e.count == min(self.effect("more_dice")[1], spare) > 0
        turn.more += e.count

    def _dice_held(self, e: ev.DiceHeld) -> None:
        assert 1 <= len(e.dice) <= self.effect("keep")[1]
        self.turn.held += Counter(e.dice)
        assert self.turn.held <= self.turn.dice and self.turn.reserve()

    def _shelter_raised(self, e: ev.ShelterRaised) -> None:
        face, _ = self.effect("shelter", "mercy")
        assert not self.turn.sheltered and self.turn.throws
        assert face.word == "shelter" or self.turn.sum() <= self.turn.token
        self.turn.sheltered = True

    def _doubled(self, e: ev.Doubled) -> None:
        self.effect("double")
        assert not self.turn.doubled
        self.turn.doubled = True

    def _cards_stolen(self, e: ev.CardsStolen) -> None:
        face, number = self.effect("steal")
        assert e.seat == self.seat != e.target
        colours = {self.card[card].deck for card in e.cards}
        (colour,) = colours
        assert COLOURS.index(colour) <= COLOURS.index(face.deck)
        there = [card for card in self.at("hand", e.target) if self.card[card].deck == colour]
        assert len(e.cards) == min(number, len(there))
        self.put(e.cards, ("hand", e.target), ("hand", e.seat))

    def _cards_given(self, e: ev.CardsGiven) -> None:
        assert 1 <= len(e.cards) <= self.effect("swap")[1]
        self.put(e.cards, ("hand", e.seat), ("points", e.seat))
        self.swapped = len(e.cards)

    def _cards_taken(self, e: ev.CardsTaken) -> None:
        assert len(e.cards) == self.swapped
        self.put(e.cards, ("points", e.seat), ("hand", e.seat))
        self.swapped = 0

    def _cards_peeked(self, e: ev.CardsPeeked) -> None:
        colour = COLOURS[e.deck]
        assert len(e.cards) == min(self.effect("peek")[1], len(self.at("deck", colour))) > 0
        assert all(self.where[card] == ("deck", colour) for card in e.cards)
        self.peeked = set(e.cards)

    def _card_left_on_top(self, e: ev.CardLeftOnTop) -> None:
        assert set(e.cards) <= self.peeked and len(e.cards) == 1
        self.peeked = set()

    # The end

    def _last_hands(self, e: ev.LastHands) -> None:
        self.quiet()
        assert self.round == self.rounds and not self.seats
        for seat in range(self.players):
            for colour, count in Counter(self.card[card].deck for card in self.at("hand", seat)).items():
                if count >= 3:
                    self.pledges[seat, colour] = count // 3

    def _cards_pledged(self, e: ev.CardsPledged) -> None:
        (colour,) = {self.card[card].deck for card in e.cards}
        assert len(e.cards) == self.pledges.pop((e.seat, colour))
        self.put(e.cards, ("hand", e.seat), ("points", e.seat))

    def _hand_discarded(self, e: ev.HandDiscarded) -> None:
        assert set(e.cards) == self.at("hand", e.seat) and not any(seat == e.seat for seat, _ in self.pledges)
        for card in e.cards:
            self.where[card] = ("discard", self.card[card].deck)

    def _game_ended(self, e: ev.GameEnded) -> None:
        assert not self.pledges and not any(self.at("hand", seat) for seat in range(self.players))
        assert (e.scores, e.winners) == self.result()
        self.over = True

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and winners by the cards on the table (H4.2, H5.3)."""
        seats = range(self.players)
        scores = [sum(self.card[card].points for card in self.at("points", seat)) for seat in seats]
        laid = [Counter(self.card[card].deck for card in self.at("favour", seat)) for seat in seats]
        prizes = [([n["thor"] for n in laid], 6), ([n["jotnar"] for n in laid], 4)]
        prizes += [([n["valkyries"] for n in laid], 2), ([n.total() for n in laid], 3)]
        for counts, prize in prizes:
            for seat in seats:
                if counts[seat] == max(counts) > 0:
                    scores[seat] += prize // counts.count(max(counts))
        thor = [sum(self.card[card].deck == "thor" for card in self.at("points", seat)) for seat in seats]
        best = max((scores[seat], thor[seat]) for seat in seats)
        return tuple(scores), tuple(seat for seat in seats if (scores[seat], thor[seat]) == best)
