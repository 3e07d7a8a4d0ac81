"""Tables for a jarl: laid, fought at, looked at by others."""

from __future__ import annotations

from itertools import pairwise

from tests.valhalla.hunt import SURROUND
from tests.valhalla.table import Table, armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.terms import FACES, NONE

MAIN, EXTRA = cm.UseAbility(False), cm.UseAbility(True)
BLANKS = "blank blank blank blank blank blank"
HOST = "bear-arnbjorg bear-ragnfrid bear-hroald bear-gudveig"  # of three, three, three symbols and two
PAIR = "bear-hallgerd bear-bessi"
NOBODY = cm.SendToValhalla(())
NAMES = "geir svala audun runolf gunnvor vigfus skuli alrik asta"
WOLVES = [f"wolf-{name}" for name in NAMES.split()]


def lay(jarl: str, *, seat: int = 0, mine: str = "bear-hallgerd", hand: str = "") -> Table:
    """*seat* has the jarl, these warriors and this hand; the other seat has Ylva. Seat 0 is in phase A."""
    t = Table(2)
    t.jarl(seat, jarl)
    t.squad(seat, *mine.split())
    t.squad(1 - seat, "wolf-ylva")
    t.give(seat, *hand.split())
    return t


def waits(t: Table) -> tuple[str, int]:
    """Where the game waits, and for whom."""
    (seat,) = game.to_act(t.s)
    return t.step(), seat


def not_now(t: Table, seat: int, command: cm.Command) -> bool:
    """The ability is refused, and not listed."""
    refusal = t.refuses(seat, command)
    return (refusal.rule, refusal.key) == ("V1.5", "ability_not_now") and command not in game.legal(t.s, seat)


def surround(t: Table) -> None:
    """The attacker, seat 0, plays Surround the leader."""
    t.give(0, SURROUND)
    t.play(0, SURROUND)


def ragnarok(t: Table, seat: int = 0) -> Table:
    """The deck is empty, the other seat ends the last turn, *seat* is the first to face Ragnarök."""
    t.deck()
    t.to_turn_of(1 - seat)
    t.s.left = 0
    t.do(1 - seat, cm.DrawCards())
    assert ev.RagnarokFaced(seat) in t.log
    return t


def watched(t: Table, seat: int, command: cm.Command) -> list[ev.Event]:
    """Do it before all eyes: who folds what they saw arrives at what they should see."""
    seats = (None, *range(t.s.table.players))
    views = [game.view(t.s, watcher) for watcher in seats]
    events = t.do(seat, command)
    for watcher, seen in zip(seats, views, strict=True):
        for event in events:
            game.apply(seen, game.seen_by(event, watcher))
        assert seen == game.view(t.s, watcher)
    return events


def look_alike(*tables: Table, hidden: int = 0) -> bool:
    """Whether nobody but the seat *hidden* can tell these tables apart."""
    others = [None, *(seat for seat in range(tables[0].s.table.players) if seat != hidden)]
    return all(game.view(a.s, seat) == game.view(b.s, seat) for a, b in pairwise(tables) for seat in others)


def fought(t: Table, *card_ids: str) -> list[ev.Event]:
    """Seat 0 attacks in vain and plays these."""
    t.attack(0, 1)
    for card_id in card_ids:
        t.play(0, card_id)
    return t.stop(0)


def weapons(t: Table, card_ids: str) -> str:
    """The dice that arm all of these."""
    needs = [getattr(t.s.table.cards[t.card(card_id)], "weapons", ()) for card_id in card_ids.split()]
    return " ".join(weapon for need in needs for weapon in need)


def defend(t: Table, *, ring: bool = False) -> Table:
    """Seat 0 attacks with Ylva, with *ring* surrounds the leader, and seat 1 has rolled."""
    t.attack(0, 1)
    if ring:
        surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert waits(t) == ("fight", 1)
    return t


def clash(t: Table, attackers: str, defenders: str, *, ring: bool = False) -> ev.Event:
    """Seat 0 attacks seat 1, both arm just these; what comes of it."""
    t.attack(0, 1)
    if ring:
        surround(t)
    armed(t, 0, weapons(t, attackers), *attackers.split())
    t.stop(0)
    armed(t, 1, weapons(t, defenders), *defenders.split())
    t.stop(1)
    return t.last(ev.BattleResolved)


def uses(t: Table, seat: int) -> list[cm.Command]:
    """What the jarl of the seat has on offer."""
    return [command for command in game.legal(t.s, seat) if isinstance(command, cm.UseAbility)]


def free(t: Table, seat: int) -> bool:
    """Whether the seat has a free reroll to take."""
    return any(isinstance(command, cm.FreeReroll) for command in game.legal(t.s, seat))


def aside(jarl: str, *, seat: int = 2, players: int = 3, hand: str = "") -> Table:
    """*seat* has the jarl and stands by; seat 0 has three warriors, seat 1 as many, the others one."""
    t = Table(players)
    t.jarl(seat, jarl)
    t.squad(0, "bear-hallgerd", "bear-bessi", "bear-birna")
    t.squad(1, "wolf-ylva", "wolf-geir", "wolf-svala")
    for other, card_id in zip(range(2, players), ("wolf-runolf", "wolf-audun"), strict=False):
        t.squad(other, card_id)
    t.give(seat, *hand.split())
    return t


def raid(t: Table, one: str = "", other: str = "", *, by: int = 0, fails: bool = False) -> None:
    """Seats 0 and 1 fight, *by* attacks; they play *one* and *other*. The attack wins, or arms nobody."""
    on = 1 - by
    t.give(by, *one.split())
    t.give(on, *other.split())
    if t.step() == "phase a":
        t.attack(by, on)
    for card_id in one.split():
        t.play(by, card_id)
    if not fails:
        first = t.squad_of(by)[0]
        armed(t, by, weapons(t, first), first)
    t.stop(by)
    for card_id in other.split():
        t.play(on, card_id)
    if not fails:
        t.stop(on)


def last_stand(t: Table) -> None:
    """The last turn ends, and seat 0 is the first to face Ragnarök."""
    t.deck()
    t.to_turn_of(t.s.table.players - 1)
    t.s.left = 0
    t.do(t.s.table.players - 1, cm.DrawCards())
    assert ev.RagnarokFaced(0) in t.log


def bystander(jarl: str, *, mine: str = "", hand: str = "") -> Table:
    """Seat 2 has the jarl, these warriors and this hand, and stands by; seats 0 and 1 can fight."""
    t = Table(3)
    t.jarl(2, jarl)
    t.squad(0, "bear-hallgerd", "bear-thurid", "bear-gudveig")
    t.squad(1, "bear-kolbein", "wolf-ylva", "bear-holmfrid")
    t.squad(2, *mine.split())
    t.give(2, *hand.split())
    return t


def arm_one(t: Table, seat: int, symbols: int) -> str:
    """The seat's first warrior of so many symbols is activated."""
    card = next(card for card in t.s.warriors(seat) if t.s.table.symbols[card] == symbols)
    need = t.s.table.need[card]
    assert need is not None
    (hero,) = t.ids([card])
    armed(t, seat, " ".join(FACES[face] for face in need.ways[0]), hero)
    return hero


def duel(t: Table, attacker: int, target: int, winner: int = NONE) -> None:
    """The two fight and this one wins, or nobody does; a winning defender sends nobody to Valhalla."""
    t.attack(attacker, target)
    if winner != NONE:
        arm_one(t, attacker, 1)
    t.stop(attacker)
    if winner == target:
        arm_one(t, target, 2)
    if winner != NONE:
        t.stop(target)
    if winner == target:
        t.do(target, NOBODY)


def quiet_turn(t: Table, seat: int) -> None:
    """The seat draws, and draws again in phase B."""
    t.do(seat, cm.DrawCards())
    t.keep_first(seat)
    t.keep_first(seat)


def ragnarok_with_cards(t: Table, seat: int = 0) -> Table:
    """The seat before has ended the last turn, *seat* is the first to face Ragnarök; the deck holds cards."""
    t.to_turn_of((seat - 1) % t.s.table.players)
    t.s.left = 0
    t.s.agenda = t.s.agenda[:2]
    t.log += game.decide(t.s, NONE, cm.Begin(), t.chance.at(500))
    assert ev.RagnarokFaced(seat) in t.log
    return t


def abilities(t: Table, seat: int) -> list[bool]:
    """The abilities this seat was seen to use so far: False is main, True is extra."""
    return [event.extra for event in t.log if isinstance(event, AbilityUsed) and event.seat == seat]


def same_choice_in_view(t: Table, seat: int) -> bool:
    """Whether the seat finds in its own view just the choices and options it really has."""
    seen = game.view(t.s, seat)
    same = game.legal(seen, seat) == game.legal(t.s, seat)
    return same and game.options(seen, seat) == game.options(t.s, seat)


BEARS = {"bear-hallgerd": "axe", "bear-bessi": "shield", "bear-birna": "bow", "bear-skapti": "spear"}
