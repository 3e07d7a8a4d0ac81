"""Meetings: every jarl where jarls get into each other's way, with the law looked up after every event.

A table is laid in mid-game and played on by hands that brawl and use the abilities they are offered.
`Meeting` checks what must hold in any game; `Book` hears the events and knows the jarls by their texts only.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import NamedTuple

import pytest

from tests.valhalla.jarls.text import attacks, battle_of, foe_of, heavy, ragnarok, text_of
from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import ability_strength
from valhalla.games.valhalla.cards import JARL_DECK, Jarl, decks
from valhalla.games.valhalla.jarls.events import AbilityUsed, BetPlaced, BetWon, NeedEased
from valhalla.games.valhalla.state import Battle, Side, State
from valhalla.games.valhalla.terms import EXTRA, NONE, Step
from valhalla.kernel.chance import Chance

CARDS: dict[str, Jarl] = {jarl.id: jarl for jarl in decks()[JARL_DECK] if isinstance(jarl, Jarl)}
JARLS = tuple(CARDS)
TEXTS = {jarl: text_of(jarl) for jarl in JARLS}
WATCHERS = tuple(jarl for jarl, text in TEXTS.items() if text.between)
SURROUND = "surround-closing-ring"
NEW_WEAPONS = "new-weapons-smiths-gift"
MOST_COMMANDS = 40  # in one turn; in thousands of them none took more than 25
MOST_TURNS = 80


class Use(NamedTuple):
    """An ability used in a battle of one's own, or else since one's turn began."""

    seat: int
    extra: bool
    battle: int
    fighting: bool
    turn: int


class Book:
    """Keeps from the events what the texts of the jarls allow, and raises if something else happens."""

    def __init__(self, s: State) -> None:
        self.jarls = [s.table.jarls[jarl].id if jarl >= 0 else "" for jarl in s.jarls]
        self.turns = [0] * len(s.jarls)
        self.battle = 0
        self.uses: list[Use] = []
        self.surrounded = NONE
        self.prey: list[tuple[int, bool]] = [(NONE, False)] * len(s.jarls)  # whom Ketil saw win, and a shield

    def told(self, s: State, e: ev.Event) -> None:
        """Look at an event before it is folded onto *s*."""
        if isinstance(e, ev.TurnBegan | ev.RagnarokFaced):
            self.turns[e.seat] += 1
        if isinstance(e, ev.AttackDeclared | ev.RagnarokFaced):
            self.battle += 1
        elif isinstance(e, ev.LeaderSurrounded):
            self.surrounded = e.seat
        elif isinstance(e, AbilityUsed):
            self._used(s, e)
        elif isinstance(e, BetPlaced):
            self._named(s, e)
        elif isinstance(e, BetWon):
            assert [on for seat, on, _ in battle_of(s).bets if seat == e.seat] == [battle_of(s).winner]
        elif isinstance(e, NeedEased):
            self._eased(s, e)
        elif isinstance(e, ev.DiceRolled):
            self._rolled(s, e)
        elif isinstance(e, ev.BattleResolved):
            self._resolved(s, e)
        elif isinstance(e, ev.BattleEnded):
            self._ended(battle_of(s))
        self._nothing_surrounded(s, e)

    def used_here(self, seat: int, *, extra: bool) -> bool:
        """Whether a fighter has used an ability in this battle."""
        return any(u[:4] == (seat, extra, self.battle, True) for u in self.uses)

    def _used(self, s: State, e: AbilityUsed) -> None:
        jarl = self.jarls[e.seat]
        fighting = s.battle is not None and s.battle.fights(e.seat)
        use = Use(e.seat, e.extra, self.battle, fighting, self.turns[e.seat])
        mine = [u for u in self.uses if u.seat == e.seat and u.fighting == fighting]
        earlier = [u for u in mine if (u.battle == use.battle if fighting else u.turn == use.turn)]
        assert e.extra not in [u.extra for u in earlier], f"{jarl} uses an ability twice"
        if earlier:
            assert CARDS[jarl].both, f"{jarl}: either, not both (V1.5)"
            assert not TEXTS[jarl].one_use, f"{jarl}: the extra adds no second use (V17.1)"
            assert jarl not in WATCHERS or earlier[0].battle == use.battle, f"{jarl}: once between turns"
        premise = TEXTS[jarl].extra if e.extra else TEXTS[jarl].main
        assert premise(s, e.seat), f"{jarl}: {'extra' if e.extra else 'main'} ability not now"
        self.uses.append(use)

    def _named(self, s: State, e: BetPlaced) -> None:
        """Yrsa's condition is about the one she names, before anybody rolls."""
        smaller = len(s.warriors(e.on)) < len(s.warriors(foe_of(s, e.on)))
        assert e.extra == smaller == self.uses[-1].extra and self.uses[-1].seat == e.seat
        assert not battle_of(s).fights(e.seat) and not battle_of(s).attack.loose

    def _eased(self, s: State, e: NeedEased) -> None:
        """Styr's help is for another heavy warrior each time, who is not activated yet."""
        side = battle_of(s).side(e.seat)
        assert self.jarls[e.seat] == "styr" == self.jarls[self.uses[-1].seat]
        assert e.slot in heavy(s, e.seat) and not (side.armed | side.eased) >> e.slot & 1

    def _nothing_surrounded(self, s: State, e: ev.Event) -> None:
        """V5.13: before the battle and after it the jarl acts; in it he does nothing."""
        if self.surrounded == NONE or getattr(e, "seat", NONE) != self.surrounded:
            return
        jarl = self.jarls[self.surrounded]
        after = battle_of(s).winner != NONE or not battle_of(s).attack.armed
        if isinstance(e, AbilityUsed):
            stays = TEXTS[jarl].after if after else TEXTS[jarl].lasting and e.extra
            assert stays, f"{jarl} is surrounded"
        elif not after:
            assert getattr(e, "rule", "") != "V16.2", f"{jarl} is surrounded: {e}"

    def _rolled(self, s: State, e: ev.DiceRolled) -> None:
        """V1.9, V4.15, V5.4: how many dice, and that no extra die comes from nowhere."""
        text = TEXTS[self.jarls[e.seat]]
        frozen = battle_of(s).frost and not attacks(s, e.seat)
        set_aside = text.lasting and self.used_here(e.seat, extra=False)
        assert len([die for die in e.dice if die < EXTRA]) == 6 - frozen - set_aside
        assert len([die for die in e.dice if die >= EXTRA]) == min(text.dice(self, s, e.seat), s.pool)

    def _resolved(self, s: State, e: ev.BattleResolved) -> None:
        """V4.7, V4.9, V4.10 once more, with the strength of the jarls by their texts."""
        battle = battle_of(s)
        assert battle.defence is not None
        attacker, defender = battle.attack.seat, battle.defence.seat
        attack, defence = self._strength(s, battle.attack), self._strength(s, battle.defence)
        tie_is_his = TEXTS[self.jarls[defender]].ties and self.surrounded != defender
        if not battle.attack.armed:
            assert (e.attack, e.defence, e.winner) == (0, 0, NONE)
            return
        repelled = battle.defence.armed and (defence > attack or (defence == attack and tie_is_his))
        assert (e.attack, e.defence, e.winner) == (attack, defence, defender if repelled else attacker)

    def _strength(self, s: State, side: Side) -> int:
        if not side.armed:
            return 0
        seat, squad, foe = side.seat, s.squads[side.seat], foe_of(s, side.seat)
        armed = [slot for slot, _ in side.placed]
        strength = side.bonus + sum(s.table.strength[squad[slot]] for slot in armed)
        strength += sum(ability_strength(s, seat, slot, foe) for slot in armed)
        return strength + self._might(s, side)

    def _might(self, s: State, side: Side) -> int:
        """What the jarl adds at the comparison; Egil's two for the die itself are a bonus already."""
        text = TEXTS[self.jarls[side.seat]]
        return text.might(self, s, side) if side.seat != self.surrounded or text.lasting else 0

    def _ended(self, battle: Battle) -> None:
        self.surrounded = NONE
        for seat in range(len(self.prey)):
            if not battle.fights(seat):
                self.prey[seat] = battle.winner, battle.winner == battle.attack.seat


class Meeting:
    """Plays a table on, and has everything looked at after every event."""

    def __init__(self, t: Table, seed: int, *, quarry: tuple[int, ...] = (), fierce: int = 0) -> None:
        self.t = t
        self.hands = Chance(seed, 3)
        self.fierce = fierce or (7 if seed % 3 else 3)  # how often of eight a seat attacks
        self.quarry = quarry  # whom each seat attacks, if it may
        self.shown = t.s.clone()
        self.seen = {viewer: game.view(t.s, viewer) for viewer in (None, *range(t.s.table.players))}
        self.book = Book(t.s)
        self.commands = 0

    def battle(self) -> Meeting:
        """Play until a battle is over."""
        while not any(type(event) is ev.BattleEnded for event in self.t.log):
            self._play()
        return self

    def turn(self) -> Meeting:
        """Play until the next turn begins, or Ragnarök, or the end of the game."""
        turns = self.t.s.turns
        while self.t.s.turns == turns and self.t.s.step and not ragnarok(self.t.s):
            self._play()
        return self

    def to_the_end(self) -> Meeting:
        """Play the game to its end, and count the points again."""
        while game.to_act(self.t.s):
            self._play()
        game.recount(self.t.s)
        assert game.outcome(self.t.s) is not None
        return self

    def _play(self) -> None:
        (seat,) = game.to_act(self.t.s)
        commands = game.legal(self.t.s, seat)
        assert commands and len(set(commands)) == len(commands)
        for command in commands:
            game.check(self.t.s, seat, command)
        self._uses_hold(seat, commands)
        self.do(seat, self._choose(seat))

    def _uses_hold(self, seat: int, commands: list[cm.Command]) -> None:
        """Whatever an ability is told to do, the table stays whole."""
        for command in commands:
            if isinstance(command, cm.UseAbility):
                twin = self.t.s.clone()
                game.decide(twin, seat, command, Chance(len(self.t.log)))
                game.audit(twin)

    def _choose(self, seat: int) -> cm.Command:
        """From its view: an ability, Surround, an attack, arming, a tactic; now and then anything at all."""
        groups = {type(group[0]): group for group in game.groups(self.seen[seat], seat)}
        luck = self.hands
        for play in groups.get(cm.PlayTactic, ()):
            if isinstance(play, cm.PlayTactic) and self.t.s.table.cards[play.card].id.startswith("surround"):
                return play
        wanted = cm.Attack(self.quarry[seat] if seat < len(self.quarry) else NONE)
        if wanted in groups.get(cm.Attack, ()):
            return wanted
        for crowd in (cm.AddWarriors, cm.SendToValhalla):  # the last of these has the most warriors
            if crowd in groups and luck.below(4) == 0:
                return groups[crowd][-1]
        phase_a = ((cm.Attack, self.fierce), (cm.DrawCards, 8 - self.fierce))
        for kind, often in ((cm.UseAbility, 7), *phase_a, (cm.Arm, 6), (cm.PlayTactic, 6)):
            if kind in groups and luck.below(8) < often:
                return luck.pick(groups[kind])
        if cm.EndPhase in groups and battle_of(self.t.s).side(seat).armed:
            return cm.EndPhase()
        return luck.pick(luck.pick(list(groups.values())))

    def do(self, seat: int, command: cm.Command) -> None:
        """Give a command and look at all that comes of it."""
        events = self.t.do(seat, command)
        self._same_in_other_worlds(seat, command, events)
        self.commands += 1
        for event in events:
            self._look(event)
        assert self.shown == self.t.s, "folding the events gives another state"
        assert self.commands <= MOST_COMMANDS, "a turn without end"
        assert self.t.s.turns <= MOST_TURNS, "a game without end"

    def _look(self, event: ev.Event) -> None:
        if isinstance(event, ev.TurnBegan | ev.RagnarokFaced):
            self.commands = 0
        self.book.told(self.shown, event)
        game.apply(self.shown, event)
        game.audit(self.shown)
        assert 0 <= self.shown.pool <= 3
        for viewer, seen in self.seen.items():
            game.apply(seen, game.seen_by(event, viewer))
            assert seen == game.view(self.shown, viewer), (viewer, event)

    def _same_in_other_worlds(self, seat: int, command: cm.Command, events: list[ev.Event]) -> None:
        """Hidden cards change neither who must choose, nor what is offered, nor where the game stops next.

        Whoever acts is looked at each time, the others by turns: of some ten thousand commands each has many.
        """
        s = self.shown  # as it was before the command
        aside = [viewer for viewer in self.seen if viewer != seat]
        for viewer in (seat, aside[self.t.n % len(aside)]):
            seen = self.seen[viewer]
            world = game.determinize(seen, Chance(len(self.t.log), 4))
            game.audit(world)
            assert game.view(world, viewer) == seen
            assert game.to_act(seen) == game.to_act(world) == game.to_act(s)
            if viewer is not None:
                assert game.legal(seen, viewer) == game.legal(world, viewer) == game.legal(s, viewer)
                assert game.options(seen, viewer) == game.options(world, viewer) == game.options(s, viewer)
            if viewer == seat or names_no_card(command):
                told = game.decide(world, seat, command, self.t.chance.at(self.t.n))
                assert world.agenda == self.t.s.agenda, (viewer, command)
                assert [type(event) for event in told] == [type(event) for event in events]


def names_no_card(command: cm.Command) -> bool:
    """Whether everybody could see that this command can be given."""
    return getattr(command, "card", NONE) == NONE and not isinstance(command, cm.Keep | cm.AddWarriors)


# Setting the table


def lay(
    *jarls: str, seed: int, poor: tuple[int, ...] = (), deck: int = 40, gift: str = "", bare: bool = False
) -> Table:
    """Seat 0 begins a turn in mid-game. A *poor* seat has few warriors, cards and shields, the others many.

    If *bare*, hands are empty and squads are full. A *gift* goes to the hand of seat 0.
    """
    t = Table(len(jarls), seed=seed)
    t.give(0, *gift.split())
    luck = Chance(seed, 2)
    for seat, jarl in enumerate(jarls):
        t.jarl(seat, jarl)
        needy = seat in poor
        room = len(t.s.squads[seat])
        manned = 1 + luck.below(2) if needy else room - luck.below(room - 2)
        t.squad(seat, *deal(t, luck, room if bare else manned))
        if not bare:
            t.give(seat, *deal(t, luck, (1 if needy else 3) + luck.below(2)))
            t.give(seat, *deal(t, luck, (1 if needy else 2) + luck.below(2), warriors=False))
        t.valhalla(seat, *deal(t, luck, luck.below(6)))
        if needy:
            t.capture((seat + 1) % len(jarls), seat, 2)
    for card in luck.sample(t.s.deck, 4):
        t.s.deck.remove(card)
        t.s.discard.append(card)
        t.s.known[card] = t.s.table.everyone
    t.deck(*t.ids(luck.sample(t.s.deck, deck)))
    t.to_turn_of(0)
    if gift and t.step() == "turn start":
        game.apply(t.s, ev.Passed(0))  # Einar keeps his gift
    t.sound()
    return t


def deal(t: Table, luck: Chance, count: int, *, warriors: bool = True) -> list[str]:
    """Some warriors, or tactics, of the deck."""
    return t.ids(luck.sample([card for card in t.s.deck if t.s.table.is_warrior[card] == warriors], count))


def others(jarl: str, count: int, seed: int) -> list[str]:
    """Other jarls for the other seats: one who watches, then any."""
    watchers = [other for other in WATCHERS if other != jarl]
    watcher = watchers[seed % len(watchers)]
    rest = [other for other in JARLS if other not in (jarl, watcher)]
    return [watcher, *Chance(seed, 5).sample(rest, count - 1)]


def seated(jarl: str, seat: int, players: int, seed: int) -> list[str]:
    """All jarls of a table at which *jarl* has this seat."""
    jarls = others(jarl, players - 1, seed)
    return [*jarls[:seat], jarl, *jarls[seat:]]


# Surround the leader

POOR: tuple[tuple[int, ...], ...] = ((1,), (0,), (), (0, 1), (1, 2), (0, 2))


def surrounded(jarl: str, seed: int, *, gift: str = SURROUND) -> Meeting:
    """*jarl* is attacked; the attacker has Surround the leader and plays it."""
    attacker, *third = reversed(others(jarl, 3, seed))
    t = lay(attacker, jarl, *third, seed=seed, poor=POOR[seed % len(POOR)], gift=gift)
    m = Meeting(t, seed, quarry=(1,)).battle()
    assert not gift or ev.LeaderSurrounded(1) in t.log
    return m


def shown(jarl: str, wanted: set[bool], play: Callable[[int], Meeting]) -> bool:
    """Whether the meetings show these abilities of *jarl* sooner or later; False is the main one."""
    used: set[bool] = set()
    for book in (play(seed).book for seed in range(200)):
        used |= {use.extra for use in book.uses if book.jarls[use.seat] == jarl}
        if used >= wanted:
            return True
    return False


@pytest.mark.parametrize("jarl", JARLS)
def test_v5_13_a_surrounded_jarl_does_nothing_in_the_battle(jarl: str) -> None:
    """`Book` raises if he does. After the battle the turn goes on."""
    for seed in range(6):
        assert surrounded(jarl, seed).turn().book.surrounded == NONE


@pytest.mark.parametrize(("jarl", "loses"), [
    ("beinir", {True}), ("bernhard", {False, True}), ("sigurd", {True}), ("sigvard", {True}),
    ("styr", {False}), ("villsvin", {False, True}), ("vingor", {True}),
])  # fmt: skip
def test_v5_13_surround_takes_what_a_defender_would_have_used(jarl: str, loses: set[bool]) -> None:
    """The control: at the same tables, nobody surrounded, the defender's abilities are used."""
    assert shown(jarl, loses, lambda seed: surrounded(jarl, seed, gift=""))


@pytest.mark.parametrize(("jarl", "stays"), [
    ("egil", {False, True}),  # the die was set aside before the battle, and its strength with it
    ("solveig", {False, True}),
    ("thord", {False, True}),
    ("ulfar", {False, True}),  # after the battle
    ("agnar", {True}),  # after the battle; defending he has the extra ability only
])  # fmt: skip
def test_v5_13_what_comes_before_and_after_the_battle_stays(jarl: str, stays: set[bool]) -> None:
    assert shown(jarl, stays, lambda seed: surrounded(jarl, seed))


# Across the battle


@pytest.mark.parametrize(("one", "other"), list(permutations(JARLS, 2)))
def test_v4_1_two_jarls_across_the_battle(one: str, other: str) -> None:
    """One attacks the other, who strikes back; a jarl who watches and any fourth stand by."""
    seed = JARLS.index(one) * len(JARLS) + JARLS.index(other)
    third = [jarl for jarl in others(one, 4, seed) if jarl != other][:2]
    for poor in ((0, 2), (1, 3)):
        t = lay(one, other, *third, seed=seed, poor=poor)
        Meeting(t, seed, quarry=(1, 0)).turn().turn()
        assert ev.AttackDeclared(0, 1) in t.log
    t = lay(one, other, third[0], seed=seed, gift=SURROUND)
    Meeting(t, seed, quarry=(1,)).turn()
    assert ev.LeaderSurrounded(1) in t.log


# Those who live off the battles of others


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("jarl", [*WATCHERS, "ketil"])
def test_v16_2_watchers_in_rounds_of_battles(jarl: str, seed: int) -> None:
    """Three rounds in which everybody attacks; `Book` counts what is used between two turns."""
    t = lay(*seated(jarl, seed % 4, 4, seed), seed=seed, poor=POOR[seed % len(POOR)], deck=50)
    m = Meeting(t, seed, fierce=8)
    for _ in range(12):
        m.turn()
    assert len([event for event in t.log if type(event) is ev.AttackDeclared]) >= 3


# The last round and Ragnarök


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("cause", ["deck", "shield"])
@pytest.mark.parametrize("jarl", JARLS)
def test_v6_2_the_last_round_is_played_and_counted(jarl: str, cause: str, seat: int) -> None:
    seed = JARLS.index(jarl) * 3 + seat
    t = lay(*seated(jarl, seat, 3, seed), seed=seed, poor=POOR[seed % 6], deck=0 if cause == "deck" else 40)
    if cause == "shield":
        t.capture((seat + 1) % 3, seat, t.s.own[seat])
        t.s.cause = seat
    t.s.left = 2  # after this turn of seat 0
    Meeting(t, seed).to_the_end()
    assert [type(event) for event in t.log].count(ev.TurnBegan) == 2
    assert [event.seat for event in t.log if isinstance(event, ev.RagnarokFaced)] == [0, 1, 2]


@pytest.mark.parametrize("poor", [(), (1,), (0, 1, 2)])
@pytest.mark.parametrize("jarl", JARLS)
def test_v6_4_ragnarok_alone(jarl: str, poor: tuple[int, ...]) -> None:
    for seed in range(3):
        t = lay(*seated(jarl, 1, 3, seed), seed=seed, poor=poor, deck=0)
        t.s.left = 0
        m = Meeting(t, seed)
        m.do(0, cm.DrawCards())
        m.to_the_end()
        assert t.log.count(ev.RagnarokFaced(1)) == 1
        assert not [event for event in t.log if isinstance(event, ev.AttackDeclared | ev.LeaderSurrounded)]


# A deck, a pool, a hand with nothing left in it


@pytest.mark.parametrize("deck", [0, 1, 2])
@pytest.mark.parametrize("jarl", JARLS)
def test_v6_1_with_an_empty_deck_or_nearly(jarl: str, deck: int) -> None:
    """The end comes with the next draw, and no draw finds more than there is."""
    for seat in range(3):
        seed = JARLS.index(jarl) * 9 + deck * 3 + seat
        t = lay(*seated(jarl, seat, 3, seed), seed=seed, poor=POOR[seed % len(POOR)], deck=deck)
        Meeting(t, seed).to_the_end()
        drawn = sum(len(event.cards) for event in t.log if isinstance(event, ev.CardsDrawn))
        assert drawn == deck
        assert len([event for event in t.log if type(event) is ev.EndTriggered]) == 1


@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("jarl", JARLS)
def test_v1_9_no_extra_dice_left(jarl: str, seat: int, left: int) -> None:
    """The attacker holds all extra dice, or all but one; the jarl attacks, or defends."""
    for seed in range(6):
        t = lay(*seated(jarl, seat, 3, seed), seed=seed, poor=POOR[seed % len(POOR)], gift=NEW_WEAPONS)
        while t.step() != "fight":
            (asked,) = game.to_act(t.s)
            t.do(asked, cm.Attack(1) if t.step() == "phase a" else cm.Pass())
        extra = ("+axe", "+sword", "+blank")[: 3 - left]
        t.dice(0, " ".join(("axe", "sword", "spear", "blank", "blank", *extra)))
        assert t.s.pool == left
        Meeting(t, seed).turn()


@pytest.mark.parametrize("pool", range(4))
@pytest.mark.parametrize("jarl", JARLS)
def test_v1_9_who_attacks_takes_what_the_pool_holds(jarl: str, pool: int) -> None:
    """The dice that are missing lie by, as those of New weapons do."""
    t = lay(*seated(jarl, 0, 3, pool), seed=pool)
    t.s.feud[0] = 1
    game.apply(t.s, ev.AttackDeclared(0, 1))
    book = Book(t.s)
    book.prey[0] = 1, False
    due = TEXTS[jarl].dice(book, t.s, 0)
    assert rolls_with(t, pool) == min(due, pool)


@pytest.mark.parametrize("pool", range(4))
@pytest.mark.parametrize("jarl", JARLS)
def test_v1_9_who_faces_ragnarok_takes_what_the_pool_holds(jarl: str, pool: int) -> None:
    t = lay(*seated(jarl, 0, 3, pool), seed=pool, deck=0)
    t.s.agenda = [(Step.OVER,), (Step.SCORE,), (Step.RAGNAROK, 0)]
    game.apply(t.s, ev.RagnarokFaced(0))
    due = TEXTS[jarl].dice(Book(t.s), t.s, 0)
    assert rolls_with(t, pool) == min(due, pool)


def rolls_with(t: Table, pool: int) -> int:
    """How many extra dice seat 0 rolls if the pool holds so many."""
    while t.step() in ("before", "aside"):
        game.apply(t.s, ev.Passed(0))
    t.s.pool = pool
    battle_of(t.s).choice = (EXTRA,) * (3 - pool)
    t.sound()
    game.decide(t.s, NONE, game.BEGIN, t.chance.at(0))
    t.sound()
    return len([die for die in t.side(0).loose if die >= EXTRA])


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("jarl", JARLS)
def test_v3_3_with_an_empty_hand_and_a_full_squad(jarl: str, seat: int) -> None:
    for seed in range(3):
        m = Meeting(lay(*seated(jarl, seat, 3, seed), seed=seed, bare=True), seed, quarry=(1, 2, 0))
        m.turn().turn().turn()
        assert ev.AttackDeclared(0, 1) in m.t.log


@pytest.mark.parametrize("jarl", JARLS)
def test_v3_4_with_an_empty_hand_and_nobody_in_the_squad(jarl: str) -> None:
    for seed in range(3):
        for seat in range(3):
            t = lay(*seated(jarl, seat, 3, seed), seed=seed, bare=True)
            t.s.box += t.s.warriors(seat)
            t.s.squads[seat] = [NONE] * len(t.s.squads[seat])
            Meeting(t, seed).turn().turn().turn()
            hands = [event.cards for event in t.log if isinstance(event, ev.HandShown) and event.seat == seat]
            assert hands == [()] or CARDS[jarl].three_plus  # who watches may have got cards by now


# The meetings are worth something only if the abilities are used in them


@pytest.mark.parametrize("jarl", JARLS)
def test_v1_5_meetings_show_the_main_and_the_extra_ability(jarl: str) -> None:
    def play(seed: int) -> Meeting:
        t = lay(*seated(jarl, seed % 4, 4, seed), seed=seed, poor=POOR[seed % len(POOR)], deck=8)
        return Meeting(t, seed).to_the_end()

    assert shown(jarl, {False, True}, play)


def test_v16_2_ragnhilds_second_warrior_comes_with_the_first_or_not_at_all() -> None:
    """Once between her turns: the second one belongs to the same use."""
    t = Table(3)
    t.jarl(2, "ragnhild")
    for seat, warrior in enumerate(("bear-hallgerd", "wolf-ylva", "wolf-geir")):
        t.squad(seat, warrior)
    t.give(2, "wolf-svala", "boar-galti")
    t.attack(0, 1)
    t.stop(0)
    t.do(2, cm.UseAbility(False, t.card("wolf-svala"), 1))
    t.do(2, cm.Pass())
    t.keep_first(0)
    t.attack(1, 0)
    t.stop(1)
    assert game.to_act(t.s) == (1,)
