"""Valhalla's lessons: of the whole game, and short ones for expansions and a monster.

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
from valhalla.ui.games.valhalla.emblems import ICONS
from valhalla.ui.games.valhalla.lesson import VALHALLA, meaning
from valhalla.ui.table.lesson.course import LEARNER, Course, Decisions, Hosts, LessonStep, Script
from valhalla.ui.table.lesson.shelf import Shelved
from valhalla.words import games
from valhalla.words.language import N_, _, pgettext
from valhalla.words.lesson import HOSTS, Sheet
from valhalla.words.valhalla import lessons as words
from valhalla.words.valhalla import names as called

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


def hosts(decisions: Decisions) -> list[LessonStep | Hosts]:
    return [Hosts(command, seat) for seat, command in decisions]


def armed(seat: int, *arms: tuple[int, tuple[int, ...]]) -> list[LessonStep | Hosts]:
    """A host arms these slots with these dice and is done."""
    found: list[LessonStep | Hosts] = [Hosts(cm.Arm(slot, dice), seat) for slot, dice in arms]
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
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, HOST)),
        LessonStep("arm-unn", (cm.Arm, "stag-unn")),
        LessonStep("arm-aldis", (cm.Arm, "stag-aldis")),
        LessonStep("end-attack", (cm.EndPhase,)),
        *armed(HOST, (2, (0, 3))),
        Hosts(cm.SendToValhalla((2,))),
        LessonStep("row", (cm.TakeRow, "send_all")),
        LessonStep("end"),
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
        LessonStep("welcome"),
        Hosts(cm.Attack(SECOND)),
        LessonStep("help", (cm.PlayTactic, "thor-red-bearded-laugh")),
        *armed(HOST, (0, (0,)), (1, (0,)), (2, (0,))),
        *armed(SECOND, (0, (2, 3))),
        Hosts(cm.SendToValhalla((0,)), SECOND),
        LessonStep("end"),
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
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, HOST)),
        LessonStep("arm-vestein", (cm.Arm, "bear-vestein")),
        LessonStep("arm-ingolf", (cm.Arm, "wolf-ingolf")),
        LessonStep("end-attack", (cm.EndPhase,)),
        *armed(HOST, (0, (0,))),
        LessonStep("mission", (cm.ChooseCard, "mission-first-cast-stands")),
        LessonStep("keep", (cm.Keep,)),
        LessonStep("end"),
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
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, HOST)),
        Hosts(cm.Pass(), LEARNER),
        Hosts(cm.Pass()),
        LessonStep("arm-hepti", (cm.Arm, "dwarf-hepti")),
        LessonStep("block", (cm.ChooseWarrior, "bear-thurid")),
        LessonStep("arm-sota", (cm.Arm, "dwarf-sota")),
        LessonStep("spite", (cm.ChooseCard, "wolf-sverri")),
        LessonStep("end-attack", (cm.EndPhase,)),
        *armed(HOST, (0, (1, 4))),
        LessonStep("end"),
    ]


# Tyr's Wrath

TYR: Final = Deal("tyr", 43)


def _before_tyr() -> Decisions:
    return TYR.drafts("wolf-alrik", "boar-glum")


def _tyr() -> Script:
    (_seat, adding), keeping = TYR.turn(HOST, ("boar-groa",), "giant-kaldrun")
    return [
        LessonStep("welcome"),
        LessonStep("add", (cm.AddWarriors, "bear-skapti", "wolf-hedin")),
        LessonStep("wrath", (cm.LayWrath, "wrath-thin-ribbon", "bear-skapti")),
        LessonStep("keep", (cm.Keep, "stag-olvir")),
        Hosts(adding),
        Hosts(cm.Pass()),
        *hosts([keeping]),
        LessonStep("attack", (cm.Attack, HOST)),
        LessonStep("arm-skapti", (cm.Arm, "bear-skapti")),
        LessonStep("end-attack", (cm.EndPhase,)),
        *armed(HOST, (0, (0, 1)), (1, (0,))),
        LessonStep("end"),
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
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, HOST)),
        LessonStep("arm-bardi", (cm.Arm, "boar-bardi")),
        LessonStep("end-attack", (cm.EndPhase,)),
        *armed(HOST, (2, (1, 3))),
        LessonStep("keep", (cm.Keep, "new-weapons-hoard-under-the-floor")),
        *hosts(VIKING.turn(HOST, ("bear-arnbjorg",), "bear-birna", at=(3,))),
        LessonStep("raised"),
        LessonStep("end"),
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
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, THIRD)),
        LessonStep("arm-dagny", (cm.Arm, "wolf-dagny")),
        LessonStep("arm-unn", (cm.Arm, "stag-unn")),
        LessonStep("end-attack", (cm.EndPhase,)),
        *armed(THIRD, (0, (4, 5)), (1, (3,))),
        LessonStep("end"),
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
        LessonStep("welcome"),
        LessonStep("exchange", (cm.ExchangeCards, "stag-asgeir", "stag-magnhild")),
        LessonStep("add", (cm.AddWarriors, "bear-bessi", "bear-finnbogi")),
        LessonStep("keep", (cm.Keep,)),
        LessonStep("arm-bessi", (cm.Arm, "bear-bessi")),
        LessonStep("arm-finnbogi", (cm.Arm, "bear-finnbogi")),
        LessonStep("end-defence", (cm.EndPhase,)),
        LessonStep("send", (cm.SendToValhalla, "bear-bessi")),
        LessonStep("attack", (cm.Attack, MONSTER)),
        LessonStep("arm-again", (cm.Arm, "bear-finnbogi")),
        LessonStep("end-attack", (cm.EndPhase,)),
        LessonStep("rise", (cm.SendToValhalla, "bear-finnbogi")),
        LessonStep("end"),
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

    others = HOSTS[: deal.players - 1]
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
MINUTES: Final = {"thor": N_("a minute")}
# Those that are of no single expansion: sign, name and clause.
OWN: Final = {
    "pairs": ("partner", lambda: pgettext("lesson", "Pairs"), ""),
    "monster": ("monster", lambda: _("Against a monster"), "V15.1"),
}


def _shelved(name: str) -> Shelved:
    icon, title, rule = OWN.get(name) or (
        ICONS[name],
        lambda: called.expansion(name)[0],
        called.expansion_rule(name),
    )
    long = MINUTES.get(name, N_("a minute or two"))
    return Shelved(name, SHORT[name], icon, title, lambda: words.about(name), long, rule)


WHOLE: Final = Shelved(
    "valhalla",
    VALHALLA,
    "skull",
    lambda: games.name("valhalla"),
    lambda: _("The game itself: a first evening, step by step."),
    N_("five minutes"),
    whole=True,
)
SHELF: Final = (WHOLE, *map(_shelved, SHORT))
