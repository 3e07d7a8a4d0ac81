"""Shots of games against a monster: positions set by hand, alone and together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply import find_stops
from valhalla.games.valhalla.cards import Warrior
from valhalla.games.valhalla.monsters.events import MonsterRolled
from valhalla.games.valhalla.rules import RUN_AT
from valhalla.games.valhalla.terms import MONSTER, NONE, SLOTS, WEAPONS, Step
from valhalla.kernel.chance import Chance
from valhalla.workshop import posing
from valhalla.workshop.valhalla.shots_expansions import Position, show

if TYPE_CHECKING:
    from collections.abc import Callable

    from valhalla.ui.app import App
    from valhalla.ui.table.scene import PlayScene

JARLS: Final = ("egil", "sigurd", "solveig", "einar")
WARRIORS: Final = (
    ("bear-gudveig", "wolf-dagny", "boar-jofrid", "stag-inga"),
    ("stag-gudmund", "bear-kolbein", "wolf-geir"),
    ("wolf-sverri", "boar-tosti", "stag-erling"),
    ("bear-ragnfrid", "wolf-svala", "boar-glum", "giant-klaki"),
)
RISEN: Final = ("wolf-ylva", "bear-hallgerd", "boar-rannveig", "wolf-hedin", "bear-ogmund", "stag-unn")
FRIENDS: Final = (
    ("wolf-eydis", "bear-hroald", "wolf-ljot"), ("boar-hildigunn", "stag-haldor", "bear-bessi"),
    ("stag-asa", "wolf-asta", "boar-bardi"),
)  # fmt: skip
HAND: Final = ("fury-red-dawn", "heroic-last-arrow", "bear-vemund", "wolf-alrik", "boar-groa")


class Hunt(Position):
    """A table against a monster in the middle of the game: so many of its cards are beaten."""

    def __init__(self, players: int, monster: str, beaten: int = 0, *expansions: str, level: int = 2) -> None:
        self.setup = game.Setup(players, expansions, (), first=0, monster=monster, level=level)
        self.s = game.blank(self.setup)
        self.s.first = 0
        self.s.turns = 2 + 5 * beaten
        self.s.agenda = [(Step.OVER,), (Step.TURN,)]
        self.luck = Chance(5)
        self.n = 0
        assert self.s.monster is not None
        self.s.monster.card = beaten
        ids = [jarl.id for jarl in self.s.table.jarls]
        stack = self.s.table.stack
        assert stack is not None
        narrow = stack.abilities[min(beaten, stack.final)] == "narrow"
        for seat in range(players):
            self.s.jarls[seat] = ids.index(JARLS[seat])
            slots = SLOTS + sum(more(self.s, seat) for more in self.s.table.slots) - narrow
            self.s.squads[seat] = [NONE] * slots
        find_stops(self.s)

    def manned(self, *counts: int) -> Self:
        """So many warriors in each squad."""
        for seat, count in enumerate(counts):
            self.squad(seat, *WARRIORS[seat][:count])
        return self

    def lying(self, text: str) -> Self:
        """These dice lie on its symbols."""
        assert self.s.monster is not None
        self.s.monster.dice = tuple(sorted(WEAPONS.index(word) for word in text.split()))
        return self

    def lost(self, seat: int, count: int = 1) -> Self:
        assert self.s.monster is not None
        self.s.own[seat] -= count
        self.s.monster.spoils[seat] += count
        return self

    def thin(self, left: int) -> Self:
        """So many cards are left in the deck; the others are discarded."""
        gone = self.s.deck[left:]
        del self.s.deck[left:]
        self.s.discard += gone
        for card in gone:
            self.s.known[card] = self.s.table.everyone
        return self

    def onward(self, until: Callable[[Any], bool]) -> Self:
        """Everybody passes, or takes the first choice, until it is so."""
        while not until(self.s):
            seat = game.to_act(self.s)[0]
            legal = game.legal(self.s, seat)
            self.do(seat, next((c for c in legal if isinstance(c, cm.Pass | cm.EndPhase)), legal[0]))
        return self


def _hunt(
    players: int, monster: str, beaten: int, *counts: int, level: int = 2, more: tuple[str, ...] = ()
) -> Hunt:
    """So many of its cards are beaten; squads of so many; seat 0 holds *more* than the usual hand."""
    p = Hunt(players, monster, beaten, level=level).manned(*counts)
    p.risen(0, *RISEN[:beaten])
    for seat in range(1, players):
        p.risen(seat, *FRIENDS[seat - 1][: (beaten + 1) // 2])
    p.hand(0, *HAND, *more).fill(4)
    return p.thin(78 - 10 * beaten)


def _fenrir(app: App) -> None:
    show(app, _hunt(1, "fenrir", 0, 2, level=1).lying("axe").turn())


def _jormungandr(app: App) -> None:
    show(app, _hunt(1, "jormungandr", 2, 3).lying("bow spear").lost(0).turn())


def _hel(app: App) -> None:
    p = _hunt(1, "hel", 3, 3).lying("sword").lost(0, 2)
    assert p.s.monster is not None
    p.s.monster.scars[0] = 2
    show(app, p.turn())


def _surtr(app: App) -> None:
    """The last card, and hardly a card left in the deck."""
    show(app, _hunt(1, "surtr", 5, 3, level=3).lying("spear axe bow").lost(0, 3).thin(9).turn())


def _target(app: App) -> None:
    scene = show(app, _hunt(1, "fenrir", 1, 3).lying("sword").turn())
    posing.press(scene, "option:attack")
    posing.settle(app)


def _dice(app: App) -> None:
    """Its dice half placed: some tumble, some are on their way."""
    p = _hunt(1, "fenrir", 5, 3).lying("axe").turn()
    p.do(0, cm.DrawCards()).onward(lambda s: s.agenda[-1][:3] == (Step.KEEP, 0, 1) and s.agenda[-1][3] == 0)
    scene = posing.sit_down(app, p.session())
    app.settings.speed = "calm"
    scene.match.submit(0, cm.Keep((p.s.drawn[0],)))
    while not (scene.director.last and isinstance(scene.director.last.event, MonsterRolled)):
        app.step(posing.FRAME, ())
    posing.settle(app, 1.02)
    app.settings.speed = "instant"


def _attack(app: App) -> None:
    """Our attack, the monster surrounded."""
    p = _hunt(1, "hel", 4, 3, more=("surround-closing-ring",))
    p.turn().do(0, cm.Attack(MONSTER)).onward(lambda s: s.step == Step.FIGHT)
    p.dice(0, "axe axe sword sword shield bow")
    card = next(card for card in p.s.hands[0] if p.s.table.cards[card].id == "surround-closing-ring")
    p.do(0, cm.PlayTactic(card)).arm(0, "wolf-dagny")
    fight(app, p)


def _attacked(app: App) -> None:
    """Its attack."""
    p = _hunt(1, "jormungandr", 3, 3).lying("bow shield axe").lost(0).turn()
    p.s.agenda.append((Step.MONSTER_ATTACK,))
    _go(p).onward(lambda s: s.step == Step.FIGHT)
    p.dice(0, "axe bow sword shield spear")
    fight(app, p)


def _go(p: Hunt) -> Hunt:
    """Let the monster's own steps run."""
    while (run := RUN_AT[p.s.step]) is not None:
        run(p.s, p.s.agenda[-1], p.luck.at(p.n), [])
    return p


def fight(app: App, p: Hunt, people: int = 1) -> PlayScene:
    scene = show(app, p, people)
    posing.wait(app, lambda: scene.board.news() is not None, 10.0)
    return scene


def _toll_card(app: App) -> None:
    p = _hunt(1, "fenrir", 3, 3).turn()
    show(app, p.do(0, cm.Attack(MONSTER)))


def _toll_warrior(app: App) -> None:
    p = _hunt(1, "fenrir", 5, 3).turn()
    show(app, p.do(0, cm.Attack(MONSTER)))


def _rise(app: App) -> None:
    """A card is beaten: not all of them find room."""
    p = _hunt(1, "fenrir", 1, 3).turn().do(0, cm.Attack(MONSTER))
    p.onward(lambda s: s.step == Step.FIGHT)
    for name, dice in _needs(p, 0):
        p.dice(0, dice).arm(0, name)
    p.do(0, cm.EndPhase())
    p.onward(lambda s: s.step in (Step.MONSTER_RISE, Step.OVER))
    show(app, p)


def _needs(p: Hunt, seat: int) -> list[tuple[str, str]]:
    """Dice that arm each warrior of a squad."""
    cards = p.s.table.cards
    found = [cards[card] for card in p.s.squads[seat] if card >= 0]
    return [(card.id, " ".join(card.weapons)) for card in found if isinstance(card, Warrior)]


def _last(app: App) -> None:
    """The deck has run out before the last card: the last attack."""
    p = _hunt(1, "surtr", 5, 3).lost(0, 2).turn()
    p.thin(0)
    assert p.s.monster is not None
    p.s.monster.last = True
    p.s.agenda[:] = [(Step.OVER,), (Step.LAST_ATTACK,), (Step.LAST_ATTACK, 0)]
    _go(p).onward(lambda s: s.step == Step.FIGHT)
    p.dice(0, "axe axe bow shield spear")
    fight(app, p)


def _exchange(app: App) -> None:
    p = Hunt(1, "jormungandr").hand(0, *HAND, "stag-aldis")
    p.s.turns = 0
    p.s.agenda = [(Step.OVER,), (Step.TURN,), (Step.EXCHANGE, 0)]
    show(app, p)


def _two(app: App) -> None:
    show(app, _hunt(2, "fenrir", 2, 3, 2).lying("axe").lost(1).turn())


def _three(app: App) -> None:
    show(app, _hunt(3, "hel", 3, 3, 2, 3).lying("sword spear").lost(1).lost(2, 2).turn())


def _four(app: App) -> None:
    show(app, _hunt(4, "surtr", 4, 3, 2, 3, 4).lying("spear sword bow").lost(2).lost(3).turn())


def _step_in(app: App) -> None:
    """It seeks a friend: seat 0 may step in."""
    p = _hunt(3, "jormungandr", 3, 3, 2, 3).lying("bow shield axe").lost(1, 2).turn(1)
    p.s.agenda.append((Step.MONSTER_ATTACK,))
    _go(p).onward(lambda s: s.agenda[-1] == (Step.STEP_IN, 0))
    show(app, p)


def _gift(app: App) -> None:
    p = _hunt(3, "jormungandr", 1, 3, 2, 3).lying("bow").turn(1).do(1, cm.Attack(MONSTER))
    show(app, p.onward(lambda s: s.agenda[-1] == (Step.ASIDE, 0)))


def _stack(app: App) -> None:
    scene = show(app, _hunt(1, "hel", 2, 3).turn())
    posing.press(scene, "monster-card")


SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "fenrir": _fenrir, "jormungandr": _jormungandr, "hel": _hel, "surtr": _surtr, "monster-target": _target,
    "monster-dice": _dice, "hunt": _attack, "hunted": _attacked, "toll-card": _toll_card,
    "toll-warrior": _toll_warrior, "monster-rise": _rise, "last-attack": _last, "exchange": _exchange,
    "together-two": _two, "together-three": _three, "together-four": _four, "step-in": _step_in,
    "gift": _gift, "monster-stack": _stack,
}  # fmt: skip
# Shots that have the same things in them as another: to be looked at, not to be measured once more.
ALIKE: Final = ("fenrir", "hel", "toll-card", "monster-dice")
