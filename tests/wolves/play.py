"""Whole games for tests, played by hands that choose anything, serve the gods, hold out long, or strike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.play import WholeGame
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import DEITIES, Deity, Kind
from valhalla.kernel.chance import Chance

Hand = Callable[[State, int, Chance], cm.Command]
Groups = list[Sequence[cm.Command]]

STRIKERS = (Kind.ARCHER, Kind.ASSASSIN, Kind.RAIDER, Kind.TRAITOR)
FLEETING = (Deity.BALDR, Deity.FAFNIR, Deity.FENRIR, Deity.THOR)  # go when they are invoked
BLUES, REDS = DEITIES[: Deity.YGGDRASIL], DEITIES[Deity.SURT :]


def _only(groups: Groups, *kinds: type[cm.Command]) -> Groups:
    return [group for group in groups if isinstance(group[0], kinds)]


def _without(groups: Groups, *kinds: type[cm.Command]) -> Groups:
    """All but these, unless there is nothing else."""
    return [group for group in groups if not isinstance(group[0], kinds)] or groups


def _parts(view: State, command: cm.Command) -> bool:
    """Whether it costs a deity."""
    return isinstance(command, cm.Invoke) and view.table.deity[command.deity] in FLEETING


def anything(view: State, seat: int, luck: Chance) -> cm.Command:
    """A kind of command, then one of that kind."""
    return luck.pick(luck.pick(game.groups(view, seat)))


def devout(view: State, seat: int, luck: Chance) -> cm.Command:
    """Summons and invokes whenever possible but keeps its deities, sacrifices much, returns with Baldr."""
    groups = game.groups(view, seat)
    if luck.below(4):
        groups = [group for group in groups if not _parts(view, group[0])]
    gods = _only(groups, cm.Summon, cm.Return, cm.Invoke)
    if gods and luck.below(5):
        return luck.pick(luck.pick(gods))
    given = _only(groups, cm.Sacrifice)
    if given and len(view.rows[seat]) > 1 and luck.below(3):
        return luck.pick(given[0])
    laid = [c for group in _only(groups, cm.Lay) for c in group if isinstance(c, cm.Lay) and c.row == seat]
    if laid and luck.below(4):
        return luck.pick(laid)
    return luck.pick(luck.pick(_without(groups, cm.Pass, cm.Decline) if luck.below(6) else groups))


def stubborn(view: State, seat: int, luck: Chance) -> cm.Command:
    """Passes late, wards everything off, declines nothing, so that hands and decks run out."""
    groups = game.groups(view, seat)
    if luck.below(12):
        groups = _without(groups, cm.Pass, cm.Decline, cm.EndTurn)
    return luck.pick(luck.pick(groups))


def striking(view: State, seat: int, luck: Chance) -> cm.Command:
    """Lays what strikes where it hurts others, names strengths that stand there, gives to Loki."""
    groups = game.groups(view, seat)
    kind = view.table.kind
    laid = [c for group in _only(groups, cm.Lay) for c in group if isinstance(c, cm.Lay)]
    blows = [c for c in laid if kind[c.card] in STRIKERS and view.rows[c.row]]
    if blows and luck.below(3):
        return luck.pick(blows)
    if (plagues := _only(groups, cm.Plague)) and luck.below(2):
        return luck.pick(plagues[0])
    return luck.pick(luck.pick(_without(groups, cm.Pass) if luck.below(4) else groups))


def mixed(view: State, seat: int, luck: Chance) -> cm.Command:
    """Every seat another way."""
    return (devout, stubborn, striking, anything)[(seat + view.round) % 4](view, seat, luck)


HANDS: dict[str, Hand] = {
    "anything": anything,
    "devout": devout,
    "mixed": mixed,
    "striking": striking,
    "stubborn": stubborn,
}


def gifts_of(players: int, seed: int) -> tuple[str, ...]:
    """Deities by seat to begin with, so that they meet: one colour each, or both under Yggdrasil."""
    luck = Chance(seed, 2)
    pools = [luck.sample(names, len(names)) for names in (BLUES, REDS)]
    lucky = luck.below(players)
    gifts = []
    for seat in range(players):
        colours = (0, 1, 0) if seat == lucky else (luck.below(2),) * 2
        found = [pools[colour].pop() for colour in colours if pools[colour]]
        gifts.append(" ".join(["yggdrasil", *found] if seat == lucky else found))
    return tuple(gifts)


def laid(players: int, gifts: tuple[str, ...]) -> State:
    """A blank table, on which seats may hold deities."""
    s = game.blank(game.Setup(players))
    for seat, names in enumerate(gifts):
        for which in (DEITIES.index(name) for name in names.split()):
            card = s.table.card_of[which]
            s.hidden_gods.remove(card)
            s.deities[seat].append(card)
            s.owner[which] = seat
    return s


def whole(players: int, seed: int, hand: str = "anything", gifts: tuple[str, ...] = ()) -> WholeGame:
    return WholeGame(game, players, laid(players, gifts), HANDS[hand], seed, f"{hand}, {gifts}")
