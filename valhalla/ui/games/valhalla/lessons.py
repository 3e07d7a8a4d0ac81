"""The lessons there are: those of whole games, and short ones (`course.py`) for expansions and a monster.

A short one begins in the middle of a simplified game. The seeds were found by a search for a deal that
brings the moment at once; if rules or cards change what they deal, `tests/ui/test_lessons.py` fails: find
others, and mend scripts and words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from valhalla.games import GAMES
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import MONSTER
from valhalla.ui.games.valhalla.lesson import meaning
from valhalla.ui.table.lesson.course import LEARNER, Course, Decisions, Hosts, Script, Step
from valhalla.words.valhalla import lessons as words
from valhalla.words.valhalla.lesson import Sheet

GAME: Final = GAMES["valhalla"]
HOST, SECOND, THIRD = 1, 2, 3  # seats


class Deal(NamedTuple):
    """A table of a short lesson: by their ids it knows the numbers of its cards."""

    expansion: str
    seed: int
    players: int = 2
    first: int = LEARNER
    loki: str | None = None

    @property
    def setup(self) -> Any:
        return GAME.Setup(self.players, (self.expansion,), ("simplified",), self.first, self.loki)

    def card(self, name: str) -> int:
        ids: list[str] = GAME.card_data(self.setup)[0]["cards"]
        return ids.index(name)

    # What is decided

    def drafts(self, *cards: str) -> Decisions:
        """Warriors taken at the start, from the seat on the right of the first player on."""
        order = [(self.first - 1 - i) % self.players for i in range(self.players)]
        return [(seat, cm.DraftWarrior(self.card(card), 0)) for seat, card in zip(order, cards, strict=True)]

    def turn(self, seat: int, added: tuple[str, ...], kept: str, at: tuple[int, ...] = ()) -> Decisions:
        """Warriors added to the next free places, and the card that is kept."""
        slots = at or tuple(range(1, 1 + len(added)))
        return [
            (seat, cm.AddWarriors(tuple(map(self.card, added)), slots)),
            (seat, cm.Keep((self.card(kept),))),
        ]


def hosts(decisions: Decisions) -> list[Step | Hosts]:
    return [Hosts(command, seat) for seat, command in decisions]


def armed(seat: int, *arms: tuple[int, tuple[int, ...]]) -> list[Step | Hosts]:
    """A host arms these slots with these dice and is done."""
    found: list[Step | Hosts] = [Hosts(cm.Arm(slot, dice), seat) for slot, dice in arms]
    return [*found, Hosts(cm.EndPhase(), seat)]


# Loki's Cunning

LOKI: Final = Deal("loki", 29, loki="loki-borrowed-feathers")


def _before_loki() -> Decisions:
    return [
        *LOKI.drafts("boar-hrefna", "boar-hrapp"),
        *LOKI.turn(LEARNER, ("stag-aldis", "stag-unn"), "wolf-eydis"),
        *LOKI.turn(HOST, ("bear-thurid", "bear-finnbogi"), "new-weapons-iron-from-the-mound"),
    ]


def _loki() -> Script:
    return [
        Step("welcome"),
        Step("attack", (cm.Attack, HOST)),
        Step("arm-unn", (cm.Arm, "stag-unn")),
        Step("arm-aldis", (cm.Arm, "stag-aldis")),
        Step("end-attack", (cm.EndPhase,)),
        *armed(HOST, (2, (0, 3))),
        Hosts(cm.SendToValhalla((2,))),
        Step("row", (cm.TakeRow, "send_all")),
        Step("end"),
    ]


# Thor's Help

THOR: Final = Deal("thor", 33, players=3, first=HOST)


def _before_thor() -> Decisions:
    return [
        *THOR.drafts("giant-grjota", "bear-bergljot", "bear-hallgerd"),
        *THOR.turn(HOST, ("stag-eldrid", "wolf-gunnvor"), "giant-klaki"),
        *THOR.turn(SECOND, ("wolf-ljot",), "wolf-vigfus"),
        *THOR.turn(LEARNER, ("stag-magnhild",), "giant-gnipa"),
    ]


def _thor() -> Script:
    return [
        Step("welcome"),
        Hosts(cm.Attack(SECOND)),
        Step("help", (cm.PlayTactic, "thor-red-bearded-laugh")),
        *armed(HOST, (0, (0,)), (1, (0,)), (2, (0,))),
        *armed(SECOND, (0, (2, 3))),
        Hosts(cm.SendToValhalla((0,)), SECOND),
        Step("end"),
    ]


# Valkyries

VALKYRIES: Final = Deal("valkyries", 1140)


def _before_valkyries() -> Decisions:
    return [
        *VALKYRIES.drafts("wolf-hervor", "stag-olvir"),
        *VALKYRIES.turn(LEARNER, ("wolf-ingolf", "bear-vestein"), "giant-klaki"),
        *VALKYRIES.turn(HOST, ("stag-magnhild",), "boar-hrapp"),
    ]


def _valkyries() -> Script:
    return [
        Step("welcome"),
        Step("attack", (cm.Attack, HOST)),
        Step("arm-vestein", (cm.Arm, "bear-vestein")),
        Step("arm-ingolf", (cm.Arm, "wolf-ingolf")),
        Step("end-attack", (cm.EndPhase,)),
        *armed(HOST, (0, (0,))),
        Step("mission", (cm.ChooseCard, "mission-first-cast-stands")),
        Step("keep", (cm.Keep,)),
        Step("end"),
    ]


# Dwarves

DWARVES: Final = Deal("dwarves", 36293)


def _before_dwarves() -> Decisions:
    return [
        *DWARVES.drafts("bear-gauti", "dwarf-sota"),
        *DWARVES.turn(LEARNER, ("bear-hallgerd", "dwarf-hepti"), "boar-yngvild"),
        *DWARVES.turn(HOST, ("bear-thurid", "dwarf-vitr"), "stag-borghild"),
    ]


def _dwarves() -> Script:
    return [
        Step("welcome"),
        Step("attack", (cm.Attack, HOST)),
        Hosts(cm.Pass(), LEARNER),
        Hosts(cm.Pass()),
        Step("arm-hepti", (cm.Arm, "dwarf-hepti")),
        Step("block", (cm.ChooseWarrior, "bear-thurid")),
        Step("arm-sota", (cm.Arm, "dwarf-sota")),
        Step("spite", (cm.ChooseCard, "wolf-sverri")),
        Step("end-attack", (cm.EndPhase,)),
        *armed(HOST, (0, (1, 4))),
        Step("end"),
    ]


# Tyr's Wrath

TYR: Final = Deal("tyr", 43)


def _before_tyr() -> Decisions:
    return TYR.drafts("wolf-alrik", "boar-glum")


def _tyr() -> Script:
    (_seat, adding), keeping = TYR.turn(HOST, ("boar-groa",), "giant-kaldrun")
    return [
        Step("welcome"),
        Step("add", (cm.AddWarriors, "bear-skapti", "wolf-hedin")),
        Step("wrath", (cm.LayWrath, "wrath-thin-ribbon", "bear-skapti")),
        Step("keep", (cm.Keep, "stag-olvir")),
        Hosts(adding),
        Hosts(cm.Pass()),
        *hosts([keeping]),
        Step("attack", (cm.Attack, HOST)),
        Step("arm-skapti", (cm.Arm, "bear-skapti")),
        Step("end-attack", (cm.EndPhase,)),
        *armed(HOST, (0, (0, 1)), (1, (0,))),
        Step("end"),
    ]


# The Last Viking

VIKING: Final = Deal("last_viking", 1)


def _before_viking() -> Decisions:
    return [
        *VIKING.drafts("wolf-ljot", "wolf-hedin"),
        *VIKING.turn(LEARNER, ("boar-bardi", "wolf-runolf"), "stag-asa"),
        *VIKING.turn(HOST, ("stag-eldrid", "wolf-ingolf"), "counterblow-up-from-the-mud"),
    ]


def _viking() -> Script:
    return [
        Step("welcome"),
        Step("attack", (cm.Attack, HOST)),
        Step("arm-bardi", (cm.Arm, "boar-bardi")),
        Step("end-attack", (cm.EndPhase,)),
        *armed(HOST, (2, (1, 3))),
        Step("keep", (cm.Keep, "new-weapons-hoard-under-the-floor")),
        *hosts(VIKING.turn(HOST, ("bear-arnbjorg",), "bear-birna", at=(3,))),
        Step("raised"),
        Step("end"),
    ]


# Pairs

PAIRS: Final = Deal("alliance", 1, players=4)


def _before_pairs() -> Decisions:
    return [
        *PAIRS.drafts("bear-ogmund", "wolf-svala", "bear-birna", "stag-gudmund"),
        *PAIRS.turn(LEARNER, ("boar-jofrid", "wolf-dagny"), "wolf-sverri"),
        *PAIRS.turn(HOST, ("stag-aldis", "stag-haldor"), "wolf-ylva"),
        *PAIRS.turn(SECOND, ("stag-unn",), "boar-gizur"),
        *PAIRS.turn(THIRD, ("stag-jostein", "stag-erling"), "bear-gauti"),
    ]


def _pairs() -> Script:
    return [
        Step("welcome"),
        Step("attack", (cm.Attack, THIRD)),
        Step("arm-dagny", (cm.Arm, "wolf-dagny")),
        Step("arm-unn", (cm.Arm, "stag-unn")),
        Step("end-attack", (cm.EndPhase,)),
        *armed(THIRD, (0, (4, 5)), (1, (3,))),
        Step("end"),
    ]


# Alone against a monster

HUNT: Final = GAME.Setup(1, (), ("first_game",), LEARNER, None, "fenrir", 1)
HUNT_SEED: Final = 159
JARL: Final = "esbjorn"  # he keeps quiet until the end


def _before_monster() -> Decisions:
    ids: list[str] = GAME.card_data(HUNT)[0]["jarls"]
    return [(LEARNER, cm.ChooseJarl(ids.index(JARL)))]


def _monster() -> Script:
    return [
        Step("welcome"),
        Step("exchange", (cm.ExchangeCards, "stag-asgeir", "stag-magnhild")),
        Step("add", (cm.AddWarriors, "bear-bessi", "bear-finnbogi")),
        Step("keep", (cm.Keep,)),
        Step("arm-bessi", (cm.Arm, "bear-bessi")),
        Step("arm-finnbogi", (cm.Arm, "bear-finnbogi")),
        Step("end-defence", (cm.EndPhase,)),
        Step("send", (cm.SendToValhalla, "bear-bessi")),
        Step("attack", (cm.Attack, MONSTER)),
        Step("arm-again", (cm.Arm, "bear-finnbogi")),
        Step("end-attack", (cm.EndPhase,)),
        Step("rise", (cm.SendToValhalla, "bear-finnbogi")),
        Step("end"),
    ]


def hunting(s: State, seat: int, command: Any) -> tuple[Any, ...]:
    """What a command comes to: against a monster cards are exchanged, and it matters who is sent."""
    cards = s.table.cards
    match command:
        case cm.ExchangeCards(cards=numbers):
            return cm.ExchangeCards, *sorted(cards[number].id for number in numbers)
        case cm.SendToValhalla(slots=slots):
            return cm.SendToValhalla, *sorted(cards[s.squads[seat][slot]].id for slot in slots)
    return meaning(s, seat, command)


# All of them


def _course(name: str, deal: Deal, before: Callable[[], Decisions], script: Callable[[], Script]) -> Course:
    def sheet(key: str, _state: Any) -> Sheet:
        return words.sheet(name, key)

    others = words.HOSTS[: deal.players - 1]
    return Course("valhalla", deal.setup, deal.seed, script, meaning, sheet, others, before, name)


SHORT: Final = {
    "loki": _course("loki", LOKI, _before_loki, _loki),
    "thor": _course("thor", THOR, _before_thor, _thor),
    "valkyries": _course("valkyries", VALKYRIES, _before_valkyries, _valkyries),
    "dwarves": _course("dwarves", DWARVES, _before_dwarves, _dwarves),
    "tyr": _course("tyr", TYR, _before_tyr, _tyr),
    "last_viking": _course("last_viking", VIKING, _before_viking, _viking),
    "pairs": _course("pairs", PAIRS, _before_pairs, _pairs),
    "monster": Course(
        "valhalla", HUNT, HUNT_SEED, _monster, hunting, lambda key, _state: words.sheet("monster", key), (),
        _before_monster, "monster",
    ),
}  # fmt: skip
ALL: Final = ("valhalla", *SHORT, "hammer", "wolves")


def course(name: str) -> Course:
    """A lesson by its name: that of a game is the game's."""
    from valhalla.ui.table.staging import staging  # noqa: PLC0415 - it knows the lessons of games

    return SHORT[name] if name in SHORT else staging(name).course()
