"""Shots of the expansions. Positions at the table and in battle are set by hand, no seed is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Self

from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import find_stops
from valhalla.games.valhalla.battle import need_at
from valhalla.games.valhalla.table import everything
from valhalla.games.valhalla.terms import EXTRA, FACES, NONE, SLOTS, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.session import Session
from valhalla.ui import tables
from valhalla.ui.app import App
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla
from valhalla.ui.games.valhalla.new_game.scene import ValhallaTable
from valhalla.ui.scenes.lessons import LessonsScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.settings import SeatChoice
from valhalla.ui.table.lesson import shelf
from valhalla.ui.table.lesson.course import Lesson
from valhalla.workshop import posing
from valhalla.workshop.posing import NAMES, Shot
from valhalla.workshop.showing import pressed, read, seated, showing, taught, then
from valhalla.workshop.valhalla.shots import browse, played, reckoned, remember, told


class Position:
    """A table in the middle of the game, seat 0 in phase A, set card by card."""

    JARLS: tuple[str, ...] = ("brynjar", "ulfar", "egil", "beinir", "hodr", "solveig")

    def __init__(self, players: int, *expansions: str, loki: str | None = None, jarls: bool = True) -> None:
        variants = () if jarls else ("simplified",)
        self._lay(game.Setup(players, expansions, variants, first=0, loki=loki), 14)
        ids = [card.id for card in self.s.table.lokis]
        if ids:
            self.s.loki = ids.index(loki or ids[0])
        if jarls:
            self._lead(SLOTS)

    def _lay(self, setup: game.Setup, turns: int) -> None:
        self.setup = setup
        self.s = game.blank(setup)
        self.s.first = 0
        self.s.turns = turns
        self.s.agenda = [(Step.OVER,), (Step.TURN,)]
        self.luck = Chance(5)
        self.n = 0
        find_stops(self.s)

    def _lead(self, slots: int) -> None:
        """A jarl for each seat, who leads so many warriors and perhaps some more."""
        ids = [jarl.id for jarl in self.s.table.jarls]
        for seat in range(self.setup.players):
            self.s.jarls[seat] = ids.index(self.JARLS[seat])
            places = slots + sum(more(self.s, seat) for more in self.s.table.slots)
            self.s.squads[seat] = [NONE] * places
            if self.s.under:
                self.s.under[seat] = [NONE] * places
        find_stops(self.s)

    def turn(self, seat: int = 0) -> Self:
        game.apply(self.s, ev.TurnBegan(seat))
        return self

    def card(self, card_id: str) -> int:
        return next(i for i, card in enumerate(self.s.table.cards) if card.id == card_id)

    def _take(self, card_id: str, known: int) -> int:
        number = self.card(card_id)
        self.s.deck.remove(number)
        self.s.known[number] = known
        return number

    def squad(self, seat: int, *warriors: str) -> Self:
        """Warriors to a squad; "bear-hallgerd/wrath-cold-verdict" has a wrath card under it."""
        for one in warriors:
            warrior, _, wrath = one.partition("/")
            slot = self.s.squads[seat].index(NONE)
            self.s.squads[seat][slot] = self._take(warrior, self.s.table.everyone)
            if wrath:
                self.s.under[seat][slot] = self._take(wrath, self.s.table.everyone)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.s.hands[seat] = sorted([*self.s.hands[seat], *(self._take(card, 1 << seat) for card in cards)])
        return self

    def fill(self, count: int) -> Self:
        """Everybody but seat 0 holds so many cards, whichever; some lie on the discard pile."""
        for seat in range(1, self.setup.players):
            while len(self.s.hands[seat]) < count:
                self.hand(
                    seat, self.s.table.cards[self.s.deck[(7 * seat + len(self.s.deck)) % len(self.s.deck)]].id
                )
        return self

    def thrown(self, *cards: str) -> Self:
        self.s.discard += [self._take(card, self.s.table.everyone) for card in cards]
        return self

    def risen(self, seat: int, *cards: str) -> Self:
        self.s.pile(seat).extend(self._take(card, self.s.table.everyone) for card in cards)
        return self

    def took(self, seat: int, *owners: int) -> Self:
        for owner in owners:
            self.s.own[owner] -= 1
            self.s.captured[seat] = sorted([*self.s.captured[seat], owner])
        return self

    def dice(self, seat: int, text: str) -> Self:
        assert self.s.battle is not None
        side = self.s.battle.side(seat)
        self.s.pool += sum(die >= EXTRA for die in side.loose)
        dice = [FACES.index(word.lstrip("+")) + (EXTRA if word[0] == "+" else 0) for word in text.split()]
        side.loose = tuple(sorted(dice))
        self.s.pool -= sum(die >= EXTRA for die in side.loose)
        return self

    def do(self, seat: int, command: Any) -> Self:
        game.check(self.s, seat, command)
        self.n += 1
        game.decide(self.s, seat, command, self.luck.at(self.n))
        return self

    def passing(self) -> Self:
        """Everybody who may pass does, up to the fighting."""
        while self.s.step in (Step.BEFORE, Step.ASIDE, Step.BEFORE_ROLL, Step.LAY_WRATH):
            self.do(game.to_act(self.s)[0], cm.Pass())
        return self

    def arm(self, seat: int, warrior: str) -> Self:
        s = self.s
        assert s.battle is not None
        number = self.card(warrior)
        slot = next(slot for slot in s.fielded(seat) if s.card_at(seat, slot) == number)
        need = need_at(s, s.battle.side(seat), slot)
        assert need is not None
        return self.do(seat, cm.Arm(slot, need.places(s.battle.side(seat).loose)[0]))

    def session(self, people: int = 1) -> Session:
        return Session.from_state(game, self.setup, posing.seats(self.setup.players, people), 7, self.s)


def shown(position: Callable[[], Position], *steps: Shot) -> Shot:
    """The position as its first person sees it; odds are not waited for."""
    return seated(lambda: position().session(), *steps)


def _laid(players: int = 4, *more: str) -> Position:
    """A table with all expansions, as it looks after some turns."""
    p = Position(players, *everything(players), *more, loki="loki-bearded-bride")
    p.squad(0, "dwarf-brokk/wrath-hand-remembers", "bear-bjarni", "stag-valdis/wrath-cold-verdict")
    p.squad(1, "wolf-ref/wrath-law-cuts-deeper", "dwarf-alfrigg", "boar-bera")
    p.squad(2, "bear-grimhild", "giant-drifa/wrath-long-hunt")
    if players > 3:
        p.squad(3, "stag-thora", "wolf-gyda/wrath-debt-of-honour", "dwarf-galar", "bear-asdis")
    p.thrown("boar-hogni", "wolf-orm", "cry-wounded-sing", "bear-hallgerd", "stag-liv")
    p.risen(0, "wolf-hervor", "bear-snorri").risen(1, "boar-sigrid").risen(2, "thor-far-rumble")
    return p.took(2, 1).took(0, 2).took(1, 0)


def _lore() -> Position:
    p = _laid().hand(
        0, "thor-hammer-from-nowhere", "mission-three-abreast", "supply-axe-in-the-doorpost",
        "wrath-thin-ribbon", "dwarf-hreidmar",
    )  # fmt: skip
    p.s.titles[2] = 3
    return p.fill(4).turn()


def _wrath() -> Position:
    """A warrior was just added: a wrath card may go under it."""
    p = _laid().hand(
        0, "dwarf-hreidmar", "wrath-thin-ribbon", "wrath-fist-like-an-axe", "road-bridge-lights-up"
    )
    p.s.titles[0] = 2
    return p.fill(4).turn().do(0, cm.AddWarriors((p.card("dwarf-hreidmar"),), (3,)))


def _pairs() -> Position:
    p = Position(6, "alliance", "last_viking", "tyr", "loki", loki="loki-open-sleeve")
    p.squad(0, "bear-hallgerd/wrath-cold-verdict", "wolf-ylva").squad(3, "bear-thurid")
    p.squad(1, "stag-tove").squad(4, "wolf-geir/wrath-thin-ribbon").squad(2, "boar-galti").took(4, 2, 5)
    p.s.titles[4], p.s.titles[1] = 4, 1
    p.hand(0, "wrath-long-hunt")
    return p.fill(5).turn()


def _thor() -> Position:
    """Two others are about to fight: seat 0 may help one of them."""
    p = _laid().hand(
        0, "thor-hammer-from-nowhere", "thor-sky-takes-sides", "thor-ale-from-the-cauldron", "bear-vestein"
    )
    p.s.titles[2] = 2
    p.fill(4).turn(1).do(1, cm.Attack(2))
    while p.s.agenda[-1] != (Step.ASIDE, 0):
        p.do(game.to_act(p.s)[0], cm.Pass())
    return p


def _battle() -> Position:
    """Seat 0 attacks with dwarves, wrath and a supply; Hakon has helped, somebody is chained."""
    p = _laid().hand(
        0,
        "supply-axe-in-the-doorpost",
        "heroic-last-arrow",
        "cry-every-throat-at-once",
        "wolf-kari",
        "dwarf-lit",
    )
    p.squad(0, "dwarf-nabbi").hand(2, "thor-sky-takes-sides")
    p.s.titles[1] = 2
    p.fill(4).turn().do(0, cm.Attack(1))
    while p.s.agenda[-1] != (Step.ASIDE, 2):
        p.do(game.to_act(p.s)[0], cm.Pass())
    p.do(2, cm.PlayTactic(p.card("thor-sky-takes-sides"), target=1))
    p.passing().dice(0, "axe axe axe shield bow +spear +blank")
    p.arm(0, "dwarf-nabbi").do(0, cm.ChooseWarrior(1))
    return p


def _fight() -> Position:
    p = _battle().arm(0, "dwarf-brokk")
    p.do(0, cm.ChooseCard(p.card("wolf-kari")))
    return p


def _block() -> Position:
    p = _laid().hand(0, "supply-axe-in-the-doorpost").squad(0, "dwarf-nabbi")
    p.fill(4).turn().do(0, cm.Attack(3)).passing().dice(0, "axe axe axe sword bow blank")
    return p.arm(0, "dwarf-nabbi")


def _road() -> Position:
    """The defender has played the Road: seat 0 lets somebody go."""
    p = _laid().hand(0, "heroic-last-arrow").hand(1, "road-bridge-lights-up").squad(0, "dwarf-lit")
    p.fill(4).turn().do(0, cm.Attack(1)).passing().dice(0, "axe shield bow bow sword blank")
    p.arm(0, "bear-bjarni").arm(0, "dwarf-lit").do(0, cm.EndPhase()).passing()
    return p.do(1, cm.PlayTactic(p.card("road-bridge-lights-up")))


def _hold() -> Position:
    """Beaten, seat 0 still holds somebody back."""
    p = _laid().hand(0, "heroic-last-arrow").squad(0, "dwarf-lit")
    p.fill(4).turn(1).do(1, cm.Attack(0)).passing().dice(1, "sword sword spear shield spear bow")
    p.arm(1, "boar-bera").arm(1, "dwarf-alfrigg").do(1, cm.EndPhase()).passing().dice(0, "bow axe")
    p.arm(0, "dwarf-lit").do(0, cm.EndPhase())
    return p


def _loki() -> Position:
    """Beaten by little: Loki has something to offer."""
    p = _laid().hand(0, "heroic-last-arrow", "fury-red-dawn").squad(0, "dwarf-lit")
    p.fill(4).turn().do(0, cm.Attack(1)).passing().dice(0, "axe shield bow bow sword blank")
    p.arm(0, "bear-bjarni").arm(0, "dwarf-lit").do(0, cm.EndPhase())
    p.passing().dice(1, "sword sword spear shield spear bow")
    p.arm(1, "boar-bera").arm(1, "dwarf-alfrigg").do(1, cm.EndPhase())
    while p.s.step != Step.LOKI:
        p.do(game.to_act(p.s)[0], game.legal(p.s, game.to_act(p.s)[0])[0])
    return p


def _mission() -> Position:
    p = _laid().hand(0, "mission-first-cast-stands", "mission-rout-to-sing-of", "bear-vestein")
    p.fill(4).turn().do(0, cm.Attack(2)).passing().dice(0, "axe shield axe axe sword blank")
    p.arm(0, "bear-bjarni").arm(0, "dwarf-brokk").do(0, cm.Pass()).do(0, cm.EndPhase()).passing()
    p.dice(2, "blank").do(2, cm.EndPhase())
    while p.s.step != Step.MISSION:
        p.do(game.to_act(p.s)[0], game.legal(p.s, game.to_act(p.s)[0])[0])
    return p


def _bonus() -> Position:
    """The Last Viking's turn begins: which warriors pay the points?"""
    p = _laid().thrown("wolf-geir", "bear-thurid", "stag-tove")
    p.s.titles[0], p.s.active = 5, 3
    p.fill(4)
    game.decide(p.s, NONE, cm.Begin(), p.luck)
    return p


def _bonus_fought() -> Position:
    """A warrior alone has risen, and its mark pays."""
    p = _laid().squad(0, "boar-starkad").thrown("wolf-geir", "bear-thurid", "stag-tove")
    p.fill(4).turn().do(0, cm.Attack(2)).passing().dice(0, "axe axe sword sword spear bow")
    p.arm(0, "boar-starkad").do(0, cm.EndPhase()).passing().dice(2, "blank").do(2, cm.EndPhase())
    return p


def _pair_battle() -> Position:
    """Both squads of a pair on each side."""
    p = Position(4, "alliance", "dwarves", "tyr")
    p.squad(0, "dwarf-brokk/wrath-hand-remembers", "bear-hallgerd", "wolf-ylva", "boar-galti")
    p.squad(2, "dwarf-nabbi", "stag-tove/wrath-cold-verdict", "giant-klaki")
    p.squad(1, "wolf-geir", "dwarf-alfrigg").squad(
        3, "bear-thurid/wrath-long-hunt", "boar-jofrid", "stag-aldis", "wolf-audun"
    )
    p.hand(0, "cry-every-throat-at-once", "heroic-last-arrow", "bear-bessi")
    p.fill(4).turn().do(0, cm.Attack(1)).passing().dice(0, "axe axe axe sword bow blank")
    return p.arm(0, "dwarf-nabbi").do(0, cm.ChooseWarrior(0))


# Away from the table


def _pages(players: int, *steps: Shot, **more: Any) -> Shot:
    """Laying such a table."""
    return then(lambda app: remember(app, "valhalla", ValhallaTable, players, **more), *steps)


def _saves(app: App) -> None:
    """Saves of tables with expansions, in a home of their own: nobody's saves are touched."""
    seats = tuple(SeatChoice(name, "karl" if i else "human", i) for i, name in enumerate(NAMES))
    laid = [LastValhalla(seats[:3]), LastValhalla(seats, expansions=everything(6))]
    laid.append(LastValhalla(seats[:4], expansions=("alliance", "valkyries")))
    laid.append(LastValhalla(seats[:1], monster="fenrir", level=1))
    decks = ("valkyries", "dwarves")
    laid.append(LastValhalla(seats[:4], expansions=decks, monster="jormungandr", level=3))
    with posing.elsewhere():
        for one in laid:
            tables.new_session(app, one).close()
        app.reset(SavesScene(app))


def _lessons(app: App) -> None:
    """The list: one lesson done, one begun."""
    with posing.elsewhere():
        for name, until in (("valhalla", "end"), ("tyr", "attack")):
            course = shelf.course(name)
            lesson = Lesson(course.begin(NAMES[0], course.file()), app.worker, course)
            posing.follow(lesson, until)
            lesson.session.close()
        app.reset(LessonsScene(app))


def _enlarge(app: App) -> None:
    scene: Any = app.scene
    scene.enlarge()


def _of_all_sorts() -> list[Session]:
    return [
        played(4, 31, "alliance", "tyr", people=2),
        played(3, 32, "loki"),
        played(6, 33, *everything(6), people=2),
        played(6, 34, "alliance", "thor", people=3),
        played(4, 35, "partnership", "dwarves", "last_viking", "hammer", people=2),
    ]


def _six_allied() -> Session:
    return played(6, 5, "alliance", "thor", "last_viking")


EXPANSIONS: Final = showing("page-expansions")
SHOTS: Final[dict[str, Shot]] = {
    "expansions": _pages(4, EXPANSIONS, expansions=("thor", "valkyries", "dwarves", "last_viking")),
    # Two at the table: what does not fit says why; Loki's card is chosen.
    "expansions-two": _pages(2, EXPANSIONS, expansions=("loki",), loki="loki-bearded-bride"),
    "new-pairs": _pages(6, expansions=("alliance", "tyr")),
    "scoring-alliance": reckoned(lambda: played(4, 3, "alliance", "last_viking", "valkyries")),
    "scoring-alliance-six": reckoned(_six_allied),
    "scoring-partners": reckoned(lambda: played(4, 8, "partnership", "thor", "valkyries")),
    "scoring-feast": reckoned(lambda: played(6, 4, *everything(6))),
    "chart-alliance": reckoned(_six_allied, showing("course")),
    "chronicle-pairs": told(_of_all_sorts),
    "chronicle-expansions": told(_of_all_sorts, "expansions"),
    "saves-expansions": _saves,
    "gallery-valkyries": browse("mission-three-abreast", deck="valkyries"),
    "gallery-dwarves": browse("dwarf-brokk", deck="dwarves"),
    "gallery-thor": browse("thor-hammer-from-nowhere", deck="thor"),
    "gallery-tyr": browse("wrath-thin-ribbon", deck="tyr"),
    "gallery-loki": browse("loki-leaping-salmon", deck="loki"),
    "gallery-titles": browse("title-many", kind="titles"),
    "gallery-large": then(browse("loki-sprig-of-mistletoe", deck="loki"), _enlarge),
    "rule-loki": read("V8.3"),
    "rule-valkyries": read("V10.3"),
    "rule-dwarves": read("V11.3"),
    "rule-tyr": read("V12.3"),
    "rule-pairs": read("V14.3"),
    "lessons": _lessons,
    "lesson-loki": taught("loki", "row"),
    "lesson-thor": taught("thor", "help"),
    "lesson-valkyries": taught("valkyries", "mission"),
    "lesson-dwarves": taught("dwarves", "block"),
    "lesson-tyr": taught("tyr", "wrath"),
    "lesson-viking": taught("last_viking", "keep"),
    "lesson-pairs": taught("pairs", "arm-unn"),
    "lore": shown(_lore),
    "wrath": shown(_wrath),
    "pairs-six": shown(_pairs),
    "thor": shown(_thor),
    "dwarves": shown(_fight),
    "block": shown(_block),
    "road": shown(_road),
    "hold": shown(_hold),
    "loki": shown(_loki),
    "mission": shown(_mission),
    "bonus": shown(_bonus),
    "bonus-fought": shown(_bonus_fought),
    "bonus-pile": shown(_bonus, pressed("option:take_bonus", "pile:0", "pile:1")),
    "pair-battle": shown(_pair_battle),
}
# Shots that have the same things in them as another: to be looked at, not to be measured once more.
ALIKE: Final = (
    "gallery-dwarves", "gallery-thor", "gallery-tyr", "scoring-alliance", "scoring-feast", "lesson-thor",
    "lesson-valkyries", "lesson-dwarves", "lesson-viking", "rule-loki", "rule-tyr", "rule-pairs", "block",
    "road", "hold", "wrath",
)  # fmt: skip
