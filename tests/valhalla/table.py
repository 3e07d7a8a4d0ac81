"""Set the table, give, play, assert: a Valhalla game in any position, for tests that read as play.

`t = Table(2)`, `t.squad(0, "bear-hallgerd")`, `t.squad(1, "wolf-ylva")`, `t.attack(0, 1)`,
`t.dice(0, "axe axe blank blank blank blank")`, `t.arm(0, "bear-hallgerd")`.
"""

from __future__ import annotations

import pytest

from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import find_stops
from valhalla.games.valhalla.apply.moves import into_deck
from valhalla.games.valhalla.battle import need_at, strength
from valhalla.games.valhalla.cards import MonsterCard, decks
from valhalla.games.valhalla.state import Side
from valhalla.games.valhalla.table import Table as Laid
from valhalla.games.valhalla.table import decks_in_play
from valhalla.games.valhalla.terms import EXTRA, FACES, NONE, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand

BASE = len(decks()["base"])  # cards of a game without expansions


def faces(text: str) -> tuple[int, ...]:
    """Dice from words: "axe bow blank", an extra die with a plus: "+axe"."""
    dice = (FACES.index(word.lstrip("+")) + (EXTRA if word[0] == "+" else 0) for word in text.split())
    return tuple(sorted(dice))


class Table:
    """A table in the middle of the game: seat 0 in phase A, nobody holds anything, all cards in the deck."""

    def __init__(
        self,
        players: int = 2,
        *,
        seed: int = 1,
        variants: tuple[str, ...] = (),
        expansions: tuple[str, ...] = (),
        loki: str = "loki-borrowed-feathers",
        monster: str | None = None,
        level: int = 1,
        stack: tuple[MonsterCard, ...] = (),
    ) -> None:
        self.setup = game.Setup(players, expansions, variants, first=0, monster=monster, level=level)
        cards, jarls, lokis, _ = decks_in_play(self.setup)
        self.s = game.blank(self.setup, Laid(self.setup, cards, jarls, lokis, stack) if stack else None)
        if "loki" in expansions:
            self.s.loki = [card.id for card in self.s.table.lokis].index(loki)
        self.s.first = 0
        self.s.agenda = [(Step.OVER,), (Step.TURN,)]
        self.chance = Chance(seed)
        self.n = 0
        self.chooses = False  # between warriors that pay a bonus (V10.2); else what is offered is taken
        self.log: list[ev.Event] = []
        self.to_turn_of(0)

    def to_turn_of(self, seat: int) -> None:
        """Begin the turn of *seat*, wherever the game was (not in a battle); a draw is taken back."""
        into_deck(self.s, self.s.drawn)
        self.s.drawn = []
        self.s.agenda = [(Step.OVER,), (Step.TURN,)]
        game.apply(self.s, ev.TurnBegan(seat))
        assert self.s.agenda[-1] in ((Step.PHASE_A, seat), (Step.TURN_START, seat))

    def next_turn(self, seat: int) -> list[ev.Event]:
        """The turn of *seat* comes as in play, with all that happens at its beginning."""
        self.s.agenda = [(Step.OVER,), (Step.TURN,)]
        self.s.active = (seat - 1) % self.s.table.players
        self.log += (events := game.decide(self.s, NONE, cm.Begin(), self.chance.at(500 + seat)))
        return events + self._take_offered()

    # Setting up

    def card(self, card_id: str) -> int:
        """The number of a card."""
        return next(i for i, card in enumerate(self.s.table.cards) if card.id == card_id)

    def any(self, clan: str, *, symbols: int = 0, ability: str = "") -> str:
        """The id of some warrior still in the deck."""
        for number in self.s.deck:
            card = self.s.table.cards[number]
            right = getattr(card, "clan", "") == clan and self.s.table.symbols[number] == (
                symbols or self.s.table.symbols[number]
            )
            if right and (not ability or self.s.table.ability[number] == ability):
                return card.id
        raise LookupError(f"no {clan} left")

    def tactic(self, word: str, weapon: str | None = None, strength: int = 0) -> str:
        """The id of some tactic of this effect word still in the deck."""
        for number in self.s.deck:
            rule = self.s.table.word[number]
            fits = rule and rule.effect.word == word and rule.effect.weapon == weapon
            if rule and fits and strength in (0, rule.effect.strength):
                return self.s.table.cards[number].id
        raise LookupError(f"no {word} left")

    def _leave_deck(self, card_id: str, known: int) -> int:
        number = self.card(card_id)
        self.s.deck.remove(number)
        self.s.known[number] = known
        return number

    def give(self, seat: int, *card_ids: str) -> None:
        """Cards to a hand."""
        hand = self.s.hands[seat]
        hand += [self._leave_deck(card_id, 1 << seat) for card_id in card_ids]
        hand.sort()

    def throw(self, *card_ids: str) -> None:
        """Cards to the top of the discard pile."""
        self.s.discard += [self._leave_deck(card_id, self.s.table.everyone) for card_id in card_ids]

    def squad(self, seat: int, *card_ids: str) -> None:
        """Warriors to the free slots of a squad, from the left."""
        squad = self.s.squads[seat]
        for card_id in card_ids:
            squad[squad.index(NONE)] = self._leave_deck(card_id, self.s.table.everyone)

    def valhalla(self, seat: int, *card_ids: str) -> None:
        """Warriors to a Valhalla pile."""
        cards = [self._leave_deck(card_id, self.s.table.everyone) for card_id in card_ids]
        self.s.pile(seat).extend(cards)

    def under(self, seat: int, warrior: str, wrath: str) -> None:
        """A wrath card under a warrior of the squad."""
        slot = self.s.squads[seat].index(self.card(warrior))
        self.s.under[seat][slot] = self._leave_deck(wrath, self.s.table.everyone)

    def bury(self, seat: int, *card_ids: str) -> None:
        """Cards of *seat*'s face down on the deck, the last on top."""
        self.s.top += [self._leave_deck(card_id, 1 << seat) for card_id in card_ids]

    def title(self, seat: int, level: int = 1) -> None:
        """Make a Last Viking."""
        self.s.titles[seat] = level

    def deck(self, *card_ids: str) -> None:
        """Just these cards stay in the deck; the others go to the box."""
        keep = sorted(self.card(card_id) for card_id in card_ids)
        self.s.box += [card for card in self.s.deck if card not in keep]
        self.s.deck = keep

    def jarl(self, seat: int, jarl_id: str) -> None:
        """A jarl to a seat, with the slots it brings."""
        self.s.jarls[seat] = [jarl.id for jarl in self.s.table.jarls].index(jarl_id)
        slots = 4 + sum(more(self.s, seat) for more in self.s.table.slots)
        for row in (self.s.squads, self.s.under):
            if row:
                row[seat] += [NONE] * (slots - len(row[seat]))
        find_stops(self.s)

    def capture(self, seat: int, owner: int, count: int = 1) -> None:
        """Shields of *owner* to *seat*."""
        self.s.own[owner] -= count
        self.s.captured[seat] = sorted(self.s.captured[seat] + [owner] * count)

    def dice(self, seat: int, text: str) -> None:
        """The fighter's loose dice show just this (see `faces`); missing own dice count as discarded."""
        side = self.side(seat)
        self.s.pool += sum(die >= EXTRA for die in side.loose)
        side.loose = faces(text)
        self.s.pool -= sum(die >= EXTRA for die in side.loose)
        placed = [die for _, dice in side.placed for die in dice]
        side.spent = side.own_dice() - sum(die < EXTRA for die in (*side.loose, *placed))
        self.sound()

    # Looking

    def side(self, seat: int) -> Side:
        assert self.s.battle is not None
        return self.s.battle.side(seat)

    def loose(self, seat: int) -> str:
        """The fighter's loose dice as words."""
        return " ".join(("+" if die >= EXTRA else "") + FACES[die % EXTRA] for die in self.side(seat).loose)

    def slot(self, seat: int, card_id: str) -> int:
        """Where a fighter finds a warrior: in the own squad, or in the partner's."""
        card = self.card(card_id)
        return next(slot for slot in self.s.fielded(seat) if self.s.card_at(seat, slot) == card)

    def waits(self) -> tuple[str, int]:
        """The step the game waits at, and who must answer."""
        (seat,) = game.to_act(self.s)
        return self.step(), seat

    def hand(self, seat: int) -> list[str]:
        return self.ids(self.s.hands[seat])

    def squad_of(self, seat: int) -> list[str]:
        return self.ids(self.s.squads[seat])

    def valhalla_of(self, seat: int) -> list[str]:
        return self.ids(self.s.pile(seat))

    def discard(self) -> list[str]:
        return self.ids(self.s.discard)

    def ids(self, cards: list[int] | tuple[int, ...]) -> list[str]:
        return [self.s.table.cards[card].id for card in cards if card >= 0]

    def step(self) -> str:
        """The name of the step the game waits at."""
        return Step.label(self.s.step)

    def sound(self) -> None:
        """Cards, dice, shields and knowledge add up."""
        game.audit(self.s)

    def last(self, kind: type[ev.Event]) -> ev.Event:
        """The latest event of a kind."""
        return next(event for event in reversed(self.log) if type(event) is kind)

    # Playing

    def do(self, seat: int, command: cm.Command) -> list[ev.Event]:
        """Give a command, as a session does; the table is recounted after it."""
        game.check(self.s, seat, command)
        self.n += 1
        events = game.decide(self.s, seat, command, self.chance.at(self.n))
        self.log += events
        self.sound()
        return events + self._take_offered()

    def _take_offered(self) -> list[ev.Event]:
        """Unless this table chooses, what is offered for bonus points is taken."""
        waits = self.step() == "bonus" and not self.chooses
        return self.do(self.waits()[1], cm.Pass()) if waits else []

    def refuses(self, seat: int, command: cm.Command) -> IllegalCommand:
        """The command is refused and nothing changes; the refusal tells the rule and the reason."""
        before = self.s.clone()
        with pytest.raises(IllegalCommand) as caught:
            game.check(self.s, seat, command)
        assert self.s == before
        return caught.value

    def attack(self, seat: int, target: int) -> list[ev.Event]:
        return self.do(seat, cm.Attack(target))

    def arm(self, seat: int, card_id: str, text: str = "", *supplies: str) -> list[ev.Event]:
        """Arm a warrior with these dice (words) and Weapon supply cards, or with the first dice that fit."""
        slot = self.slot(seat, card_id)
        loose = self.side(seat).loose
        if not text and not supplies:
            need = need_at(self.s, self.side(seat), slot)
            assert need is not None
            return self.do(seat, cm.Arm(slot, need.places(loose)[0]))
        taken: list[int] = []
        for die in faces(text):
            taken.append(next(i for i, d in enumerate(loose) if d == die and i not in taken))
        return self.do(seat, cm.Arm(slot, tuple(taken), tuple(map(self.card, supplies))))

    def play(self, seat: int, card_id: str, dice: tuple[int, ...] = (), turned: str = "") -> list[ev.Event]:
        """Play a tactic."""
        return self.do(seat, cm.PlayTactic(self.card(card_id), dice, faces(turned) if turned else ()))

    def help(self, seat: int, card_id: str, helped: int) -> list[ev.Event]:
        """Play a Thor card."""
        return self.do(seat, cm.PlayTactic(self.card(card_id), target=helped))

    def call(self, seat: int, card_id: str, slot: int) -> list[ev.Event]:
        """Play Call to arms."""
        return self.do(seat, cm.PlayTactic(self.card(card_id), slot=slot))

    def lay_under(self, seat: int, card_id: str, warrior: str) -> list[ev.Event]:
        """Lay a wrath card under a warrior just added."""
        return self.do(seat, cm.LayWrath(self.card(card_id), self.slot(seat, warrior)))

    def choose(self, seat: int, card_id: str) -> list[ev.Event]:
        """Answer with a card."""
        return self.do(seat, cm.ChooseCard(self.card(card_id)))

    def point(self, seat: int, side: int, warrior: str) -> list[ev.Event]:
        """Answer with a warrior of *side*."""
        return self.do(seat, cm.ChooseWarrior(self.slot(side, warrior)))

    def row(
        self, seat: int, row: int, *, warrior: str = "", card: str = "", target: int = NONE
    ) -> list[ev.Event]:
        """Take a row of Loki's card."""
        slot = self.slot(seat, warrior) if warrior else NONE
        return self.do(seat, cm.TakeRow(row, slot, self.card(card) if card else NONE, target))

    def send(self, seat: int, *warriors: str) -> list[ev.Event]:
        """Choose who goes to Valhalla."""
        return self.do(seat, cm.SendToValhalla(tuple(self.slot(seat, warrior) for warrior in warriors)))

    def skip(self, *steps: str) -> None:
        """Decline what is offered at these steps, whoever is asked."""
        while self.step() in steps:
            self.do(game.to_act(self.s)[0], cm.Pass())

    def stop(self, seat: int) -> list[ev.Event]:
        """End the fighter's phase."""
        return self.do(seat, cm.EndPhase())

    def keep_first(self, seat: int) -> list[ev.Event]:
        """Keep the first cards of a draw."""
        return self.do(seat, cm.Keep(tuple(self.s.drawn[: self.s.step_number])))


def armed(t: Table, seat: int, text: str, *card_ids: str) -> None:
    """The dice fall like this, and these warriors take theirs."""
    t.dice(seat, text)
    for card_id in card_ids:
        t.arm(seat, card_id)


def beyond_print(t: Table, seat: int, *card_ids: str) -> int:
    """How much stronger the seat is than these, its activated warriors, have printed."""
    return strength(t.s, t.side(seat)) - sum(t.s.table.strength[t.card(card_id)] for card_id in card_ids)


def war(attackers: str, defenders: str, *, hand: str = "") -> Table:
    """Seat 0 attacks seat 1 with these squads, this hand, and has rolled."""
    t = Table(2)
    t.squad(0, *attackers.split())
    t.squad(1, *defenders.split())
    t.give(0, *hand.split())
    t.attack(0, 1)
    return t


def arming(t: Table, seat: int, warriors: str) -> None:
    """Just the dice these need, and each takes its own."""
    sides = [(card_id, need_at(t.s, t.side(seat), t.slot(seat, card_id))) for card_id in warriors.split()]
    t.dice(seat, " ".join(FACES[face] for _, need in sides if need for face in need.ways[0]))
    for card_id, _ in sides:
        t.arm(seat, card_id)


def clash(t: Table, attackers: str, defenders: str = "", seats: tuple[int, int] = (0, 1)) -> None:
    """Seat 0 attacks seat 1, these are activated, nobody plays a card; the comparison is over."""
    charge(t, attackers, seats)
    arming(t, seats[1], defenders)
    t.stop(seats[1])


def charge(t: Table, attackers: str, seats: tuple[int, int] = (0, 1)) -> None:
    """The same up to the defender's roll."""
    attacker, defender = seats
    t.attack(attacker, defender)
    t.skip("before", "aside", "before roll")
    arming(t, attacker, attackers)
    t.stop(attacker)
    t.skip("before roll")


def field(t: Table, *squads: str) -> Table:
    """Squads for the seats from the first on."""
    for seat, squad in enumerate(squads):
        t.squad(seat, *squad.split())
    return t


def ragnarok(t: Table, seat: int = 0) -> Table:
    """The last turn is over, and *seat* is the first to face Ragnarök."""
    t.s.left = 0
    t.next_turn(seat)
    t.skip("before", "before roll")
    return t
