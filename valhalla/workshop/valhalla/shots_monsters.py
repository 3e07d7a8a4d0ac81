"""Shots of games against a monster: laid, played, counted; positions set by hand, alone and together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Self

from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.cards import Warrior
from valhalla.games.valhalla.monsters.events import MonsterRolled
from valhalla.games.valhalla.rules import RUN_AT
from valhalla.games.valhalla.terms import ALLY, CALLS, MONSTER, SLOTS, WEAPONS, Step
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.chronicle import Part, Record, write
from valhalla.ui.games.valhalla.monster.new_game import MonsterTable
from valhalla.workshop import posing
from valhalla.workshop.posing import Shot
from valhalla.workshop.showing import fought, pressed, read, seated, showing, taught, then
from valhalla.workshop.valhalla.shots import browse, ended, played, reckoned, remember, table, told
from valhalla.workshop.valhalla.shots_expansions import Position, shown

WARRIORS: Final = (
    ("bear-gudveig", "wolf-dagny", "boar-jofrid", "stag-inga"),
    ("stag-gudmund", "bear-kolbein", "wolf-geir"),
    ("wolf-sverri", "boar-tosti", "stag-erling"),
    ("bear-ragnfrid", "wolf-svala", "boar-glum", "giant-klaki"),
)
RISEN: Final = ("wolf-ylva", "bear-hallgerd", "boar-rannveig", "wolf-hedin", "bear-ogmund", "stag-unn")
HAND: Final = ("fury-red-dawn", "heroic-last-arrow", "bear-vemund", "wolf-alrik", "boar-groa")


class Hunt(Position):
    """A table against a monster in the middle of the game: so many of its cards are beaten."""

    JARLS = ("egil", "sigurd", "solveig", "einar")

    def __init__(self, players: int, monster: str, beaten: int = 0, *expansions: str, level: int = 2) -> None:
        setup = game.Setup(players, expansions, (), first=0, monster=monster, level=level)
        self._lay(setup, 2 + 5 * beaten)
        stack = self.s.table.stack
        assert self.s.monster is not None and stack is not None
        self.s.monster.card = beaten
        self._lead(SLOTS - (stack.abilities[min(beaten, stack.final)] == "narrow"))

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

    def called(self, seat: int, call: str) -> Self:
        """What this seat has called stands."""
        assert self.s.monster is not None
        self.s.monster.calls[seat] = CALLS.index(call)
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
    p.hand(0, *HAND, *more).fill(4)
    return p.thin(78 - 10 * beaten)


def _four() -> Hunt:
    """All friends have called something."""
    p = _hunt(4, "surtr", 4, 3, 2, 3, 4).lying("spear sword bow").lost(2).called(1, "warrior")
    return p.called(2, "wait").called(3, "take").turn()


def _hel() -> Hunt:
    p = _hunt(1, "hel", 3, 3).lying("sword").lost(0, 2)
    assert p.s.monster is not None
    p.s.monster.scars[0] = 2
    return p.turn()


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


def _attack() -> Session:
    """Our attack, the monster surrounded."""
    p = _hunt(1, "hel", 4, 3, more=("surround-closing-ring",))
    p.turn().do(0, cm.Attack(MONSTER)).onward(lambda s: s.step == Step.FIGHT)
    p.dice(0, "axe axe sword sword shield bow").do(0, cm.PlayTactic(p.card("surround-closing-ring")))
    return p.arm(0, "wolf-dagny").session()


def _attacked() -> Session:
    """Its attack."""
    p = _hunt(1, "jormungandr", 3, 3).lying("bow shield axe").lost(0).turn()
    p.s.agenda.append((Step.MONSTER_ATTACK,))
    _go(p).onward(lambda s: s.step == Step.FIGHT)
    return p.dice(0, "axe bow sword shield spear").session()


def _go(p: Hunt) -> Hunt:
    """Let the monster's own steps run."""
    while (run := RUN_AT[p.s.step]) is not None:
        run(p.s, p.s.agenda[-1], p.luck.at(p.n), [])
    return p


def _rise() -> Hunt:
    """A card is beaten: not all of them find room."""
    p = _hunt(1, "fenrir", 1, 3).turn().do(0, cm.Attack(MONSTER))
    p.onward(lambda s: s.step == Step.FIGHT)
    for name, dice in _needs(p, 0):
        p.dice(0, dice).arm(0, name)
    return p.do(0, cm.EndPhase()).onward(lambda s: s.step in (Step.MONSTER_RISE, Step.OVER))


def _needs(p: Hunt, seat: int) -> list[tuple[str, str]]:
    """Dice that arm each warrior of a squad."""
    cards = p.s.table.cards
    found = [cards[card] for card in p.s.squads[seat] if card >= 0]
    return [(card.id, " ".join(card.weapons)) for card in found if isinstance(card, Warrior)]


def _last() -> Session:
    """The deck has run out before the last card: the last attack."""
    p = _hunt(1, "surtr", 5, 3).lost(0, 2).turn()
    p.thin(0)
    assert p.s.monster is not None
    p.s.monster.last = True
    p.s.agenda[:] = [(Step.OVER,), (Step.LAST_ATTACK,), (Step.LAST_ATTACK, 0)]
    _go(p).onward(lambda s: s.step == Step.FIGHT)
    return p.dice(0, "axe axe bow shield spear").session()


def _exchange() -> Hunt:
    p = Hunt(1, "jormungandr").hand(0, *HAND, "stag-aldis")
    p.s.turns = 0
    p.s.agenda = [(Step.OVER,), (Step.TURN,), (Step.EXCHANGE, 0)]
    return p


def _step_in() -> Hunt:
    """It seeks a friend: seat 0 may step in."""
    p = _hunt(3, "jormungandr", 3, 3, 2, 3).lying("bow shield axe").lost(1).turn(1)
    p.s.agenda.append((Step.MONSTER_ATTACK,))
    return _go(p).onward(lambda s: s.agenda[-1] == (Step.STEP_IN, 0))


def _lend() -> Hunt:
    """A friend attacks: seat 0 is asked for an arm, with what it has called before."""
    p = _hunt(3, "jormungandr", 1, 3, 2, 3).lying("bow").turn(1).do(1, cm.Attack(MONSTER))
    return p.onward(lambda s: s.step == Step.LEND)


def _lent(players: int, *counts: int) -> Hunt:
    """Seat 0 attacks, and everybody would lend."""
    p = _hunt(players, "jormungandr", 1, *counts).turn().do(0, cm.Attack(MONSTER))
    p.onward(lambda s: s.step == Step.LEND)
    for seat in game.to_act(p.s):
        p.do(seat, cm.Lend())
    return p.onward(lambda s: s.step == Step.FIGHT)


def _borrowed() -> Session:
    """A friend's warrior is armed; one's own wait."""
    p = _lent(3, 3, 2, 3).dice(0, "bow spear shield axe axe sword")
    lent = next(slot for slot in p.s.fielded(0) if slot >= ALLY)
    arms = [c for c in game.legal(p.s, 0) if isinstance(c, cm.Arm) and c.slot == lent]
    return p.do(0, arms[0]).session()


def _lent_rise() -> Hunt:
    """The card is beaten, with the help of a friend."""
    p = _lent(3, 3, 2, 3)
    for name, dice in _needs(p, 0):
        p.dice(0, dice).arm(0, name)
    p.dice(0, "bow shield")
    arm = next(c for c in game.legal(p.s, 0) if isinstance(c, cm.Arm) and c.slot >= ALLY)
    return p.do(0, arm).do(0, cm.EndPhase()).onward(lambda s: s.step in (Step.MONSTER_RISE, Step.OVER))


def _last_choice() -> Hunt:
    """The deck has run out before the last card: who attacks?"""
    p = _hunt(3, "surtr", 5, 3, 2, 3).turn().thin(0)
    assert p.s.monster is not None
    p.s.monster.last = True
    p.s.agenda[:] = [(Step.OVER,), (Step.LAST_ATTACK,), (Step.LAST_CHOICE, 0)]
    return p


def _plea() -> Session:
    """Two people at one screen: the question is put before everybody's eyes."""
    return _lend().session(2)


# Away from the table


def hunted(players: int, seed: int, monster: str, level: int = 1, *, won: bool, **more: Any) -> Session:
    """A game against a monster to such an end: with a known seed, else any."""
    for one in (seed, *range(1, 40)):
        laid = table(players, one, monster=monster, level=level, **more)
        session = posing.play_until(laid, ended, "karl" if won else "thrall")
        outcome = session.game.outcome(session.state)
        if outcome is not None and bool(outcome.winners) == won:
            return session
    raise LookupError("no such end came")


def _pages(players: int, page: str, **more: Any) -> Shot:
    """Laying a table against a monster: two games have been played."""

    def shot(app: App) -> None:
        with posing.elsewhere():
            for i, won in enumerate((False, True)):
                part = (Part("Eirik", "human", 66 if won else 30, won, "egil"),)
                write(
                    Record(str(i), "valhalla", 1.7e9, 20, "monster", part, (), "fenrir", 1, 6 if won else 3)
                )
            remember(app, "monster", MonsterTable, players, **more)

    return then(shot, showing(f"page-{page}"))


FIRST: Final = ("first_game",)


def _slain() -> Session:
    return hunted(1, 2, "fenrir", won=True, variants=FIRST)


def _slain_together() -> Session:
    return hunted(2, 3, "jormungandr", won=True, people=2, variants=FIRST)


def _standing() -> Session:
    return hunted(1, 6, "surtr", 3, won=False)


def _standing_four() -> Session:
    return hunted(4, 1, "hel", 2, won=False, people=2)


def _hunts() -> list[Session]:
    return [_standing(), _slain(), _standing_four(), _slain_together(), played(3, 32, "loki")]


SHOTS: Final[dict[str, Shot]] = {
    "new-monster": _pages(1, "monster", monster="fenrir", variants=FIRST),
    "new-monster-seats": _pages(3, "table", monster="hel", level=2),
    "new-monster-expansions": _pages(2, "expansions", monster="surtr", level=3, expansions=("valkyries",)),
    "rule-monster": read("V15.1"),
    "gallery-monsters": browse("jormungandr-venom", deck="monsters"),
    "gallery-stack": browse("hel-queen", deck="monsters", monster="hel", side="plus"),
    "jarls-alone": seated(lambda: table(1, 3, monster="fenrir", level=1)),
    "hunt-slain": reckoned(_slain),
    "hunt-slain-together": reckoned(_slain_together),
    "hunt-standing": reckoned(_standing),
    "hunt-standing-four": reckoned(_standing_four),
    "hunt-chart": reckoned(_slain_together, showing("course")),
    "lesson-monster": taught("monster", "send"),
    "lesson-monster-attack": taught("monster", "end-attack"),
    "chronicle-hunts": told(_hunts),
    "chronicle-monsters": told(_hunts, "monsters"),
    "fenrir": shown(lambda: _hunt(1, "fenrir", 0, 2, level=1).lying("axe").turn()),
    "jormungandr": shown(lambda: _hunt(1, "jormungandr", 2, 3).lying("bow spear").lost(0).turn()),
    "hel": shown(_hel),
    # The last card, and hardly a card left in the deck.
    "surtr": shown(lambda: _hunt(1, "surtr", 5, 3, level=3).lying("spear axe bow").lost(0, 3).thin(9).turn()),
    "monster-reference": shown(lambda: _hunt(1, "fenrir", 1, 3).lying("sword").turn(), showing("reference")),
    "together-reference": shown(lambda: _hunt(3, "hel", 3, 3, 2, 3).turn(), showing("reference")),
    "lesson-together": taught("together", "call"),
    "lesson-together-lent": taught("together", "arm-lent"),
    "monster-target": shown(lambda: _hunt(1, "fenrir", 1, 3).lying("sword").turn(), pressed("option:attack")),
    "monster-dice": _dice,
    "hunt": fought(_attack),
    "hunted": fought(_attacked),
    "toll-card": shown(lambda: _hunt(1, "fenrir", 3, 3).turn().do(0, cm.Attack(MONSTER))),
    "toll-warrior": shown(lambda: _hunt(1, "fenrir", 5, 3).turn().do(0, cm.Attack(MONSTER))),
    "monster-rise": shown(_rise),
    "last-attack": fought(_last),
    "exchange": shown(_exchange),
    "together-two": shown(
        lambda: _hunt(2, "fenrir", 2, 3, 2).lying("axe").lost(1).called(1, "attack").turn()
    ),
    "together-three": shown(
        lambda: _hunt(3, "hel", 3, 3, 2, 3).lying("sword spear").lost(1).lost(2).called(2, "cards").turn()
    ),
    "together-four": shown(_four),
    "step-in": shown(_step_in),
    "lend": shown(_lend),
    "lend-people": seated(_plea),
    "lent": fought(_borrowed),
    "lent-four": fought(lambda: _lent(4, 3, 3, 4, 4).dice(0, "bow spear shield axe axe sword").session()),
    "lent-rise": shown(_lent_rise),
    "last-choice": fought(lambda: _last_choice().session()),
    "monster-stack": shown(lambda: _hunt(1, "hel", 2, 3).turn(), showing("monster-card")),
}
# Shots that have the same things in them as another: to be looked at, not to be measured once more.
ALIKE: Final = (
    "fenrir", "hel", "toll-card", "monster-dice", "hunt-slain", "hunt-standing", "lesson-monster-attack",
)  # fmt: skip
