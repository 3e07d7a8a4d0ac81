"""The exact chances of a side's dice: `valhalla odds`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from valhalla.cli.common import DONE, Commands, WrongUsage, number, print_json
from valhalla.games.valhalla.dice import GIANT_NEEDS, Faces
from valhalla.games.valhalla.terms import DICE_OF_A_SIDE, EXTRA_DICE, FACES, WEAPONS
from valhalla.words.language import _, decimal, ngettext

if TYPE_CHECKING:
    from valhalla.ai.valhalla.odds import Action, Fighter, Hand, Odds

MOST_DICE = DICE_OF_A_SIDE + EXTRA_DICE
MOST_WARRIORS = 6  # Hödr's squad
MOST_TACTICS = 9
MOST_SYMBOLS = 4
_ANY = range(len(WEAPONS))
# V4.5 and, for the Valkyries' giants, V10.4.
NEEDS: dict[str, tuple[Faces, ...]] = {
    "alldiff3": tuple(combinations(_ANY, 3)),
    "alldiff4": tuple(combinations(_ANY, 4)),
    **GIANT_NEEDS,
}
STRENGTHS = {"fury": 2, "underdog": 3}  # V5.6, V5.7: tactics that only add
HEROIC, HEROIC_WEAPON = 3, 4  # V5.8, V5.9
TACTICS = (*STRENGTHS, "heroic", *(f"heroic:{weapon}" for weapon in WEAPONS), "new_weapons", "counterblow",
           "weapon_swap")  # fmt: skip


class Warrior(NamedTuple):
    """A word like `axe+bow:5`."""

    ways: tuple[Faces, ...]
    strength: int


def add(commands: Commands) -> None:
    parser = commands.add_parser("odds", help=_("the exact chance to reach a strength"))
    dice = parser.add_mutually_exclusive_group(required=True)
    dice.add_argument("--dice", type=number(1, MOST_DICE), metavar="N", help=_("dice about to be rolled"))
    dice.add_argument("--faces", type=_faces, metavar="FACE,FACE,…", help=_("dice as they lie"))
    parser.add_argument(
        "--warrior",
        type=_warrior,
        action="extend",
        nargs="+",
        required=True,
        metavar="SYMBOLS:STRENGTH",
        help=_("axe+axe+bow:5, or any2, pair, triple, twopairs, alldiff3, alldiff4 for the symbols"),
    )
    parser.add_argument(
        "--bonus", type=number(-99, 99), default=0, metavar="B", help=_("strength from elsewhere")
    )
    parser.add_argument(
        "--target", type=number(-99, 999), required=True, metavar="T", help=_("the strength to reach")
    )
    parser.add_argument(
        "--free-rerolls", type=number(0, 9), default=0, metavar="R", help=_("rerolls that cost no die")
    )
    parser.add_argument(
        "--tactic",
        choices=TACTICS,
        action="extend",
        nargs="+",
        default=[],
        metavar="TACTIC",
        help=_("tactics in hand: {known}").format(known=", ".join(TACTICS)),
    )
    parser.add_argument("--json", action="store_true", help=_("JSON lines instead of text"))
    parser.set_defaults(run=_odds)


def _faces(text: str) -> tuple[int, ...]:
    shown = text.split(",")
    if len(shown) > MOST_DICE:
        message = ngettext("at most {count} die", "at most {count} dice", MOST_DICE)
        raise argparse.ArgumentTypeError(message.format(count=MOST_DICE))
    return _places(shown, FACES)


def _places(words: list[str], known: tuple[str, ...]) -> tuple[int, ...]:
    for word in words:
        if word not in known:
            raise argparse.ArgumentTypeError(
                _("there is no “{word}”; there are: {known}").format(word=word, known=", ".join(known))
            )
    return tuple(sorted(known.index(word) for word in words))


def _warrior(text: str) -> Warrior:
    symbols, colon, strength = text.rpartition(":")
    if not colon:
        raise argparse.ArgumentTypeError(_("“{text}” should be SYMBOLS:STRENGTH").format(text=text))
    return Warrior(_ways(symbols), number(0, 99)(strength))


def _ways(symbols: str) -> tuple[Faces, ...]:
    if symbols in NEEDS:
        return NEEDS[symbols]
    words = symbols.split("+")
    if len(words) > MOST_SYMBOLS:
        message = ngettext("at most {count} symbol", "at most {count} symbols", MOST_SYMBOLS)
        raise argparse.ArgumentTypeError(message.format(count=MOST_SYMBOLS))
    return (_places(words, WEAPONS if len(words) > 1 else (*WEAPONS, *NEEDS)),)


def _odds(options: argparse.Namespace) -> int:
    if len(options.warrior) > MOST_WARRIORS:
        message = ngettext("at most {count} warrior", "at most {count} warriors", MOST_WARRIORS)
        raise WrongUsage(message.format(count=MOST_WARRIORS))
    if len(options.tactic) > MOST_TACTICS:
        message = ngettext("at most {count} tactic", "at most {count} tactics", MOST_TACTICS)
        raise WrongUsage(message.format(count=MOST_TACTICS))
    line, action = _solve(options)
    if options.json:
        print_json(line)
    else:
        _tell(line, action, options.target)
    return DONE


def _solve(options: argparse.Namespace) -> tuple[dict[str, Any], Action | None]:
    """The line of `valhalla odds`, and the best action with dice that lie there."""
    from valhalla.ai.valhalla.odds import scale, to_excel, to_reach

    dice = options.dice or len(options.faces)
    fighters = [*_fighters(options)]
    bonus = options.bonus + sum(STRENGTHS.get(tactic, 0) for tactic in options.tactic)
    hand = _hand(options, dice)
    one = scale(dice, hand)
    reach = to_reach(options.target, fighters, dice, bonus, hand)
    p = Fraction(_worth(reach, options.faces), one)
    expected = Fraction(_worth(to_excel(fighters, dice, bonus, hand), options.faces), one)
    action = reach.best(options.faces) if options.faces else None
    line = {
        "p": float(p),
        "fraction": f"{p.numerator}/{p.denominator}",
        "expected": float(expected),
        "best": action and _best(action),
    }
    return line, action


def _worth(odds: Odds, faces: tuple[int, ...] | None) -> int:
    return odds.worth(faces) if faces else odds.throw


def _fighters(options: argparse.Namespace) -> Iterable[Fighter]:
    from valhalla.ai.valhalla.odds import ANY_DIE, Fighter

    for warrior in options.warrior:
        yield Fighter(warrior.ways, warrior.strength)
    for tactic in options.tactic:
        word, _colon, weapon = tactic.partition(":")
        if word == "heroic":
            way = ((WEAPONS.index(weapon),),) if weapon else ANY_DIE
            yield Fighter(way, HEROIC_WEAPON if weapon else HEROIC, activates=False)


def _hand(options: argparse.Namespace, dice: int) -> Hand:
    """What may be done about the dice. Dice beyond a side's own have come from the pool already."""
    from valhalla.ai.valhalla.odds import Hand

    pool = EXTRA_DICE - max(0, dice - DICE_OF_A_SIDE)
    return Hand(
        free=options.free_rerolls,
        counterblows=(0,) * options.tactic.count("counterblow"),
        new_weapons=(0,) * min(pool, options.tactic.count("new_weapons")),
        pool=pool,
        swap=0 if "weapon_swap" in options.tactic else None,
    )


def _best(action: Action) -> dict[str, Any]:
    """What to do, in words that programs can rely on."""
    found: dict[str, Any] = {"do": "free_reroll" if action.kind == "free" else action.kind}
    if action.discard >= 0:
        found["discard"] = FACES[action.discard]
    if action.dice:
        found["dice"] = [FACES[face] for face in action.dice]
    return found


def _tell(line: dict[str, Any], action: Action | None, target: int) -> None:
    text = _("chance to reach strength {target}: {percent} % ({fraction})")
    percent = decimal(100 * line["p"], 2)
    print(text.format(target=target, percent=percent, fraction=line["fraction"]))
    print(_("mean strength, if played for strength: {mean}").format(mean=decimal(line["expected"], 2)))
    if action is not None:
        print(_("best: {action}").format(action=_told(action)))


def _told(action: Action) -> str:
    from valhalla.words.valhalla import names

    text = {
        "stop": lambda: _("stop and arm"),
        "reroll": lambda: _("discard: {die}; roll again: {dice}"),
        "free": lambda: _("roll again for nothing: {dice}"),
        "counterblow": lambda: _("play Counterblow"),
        "new_weapons": lambda: _("play New weapons"),
    }[action.kind]()
    die = names.face(action.discard) if action.discard >= 0 else ""
    return text.format(die=die, dice=names.faces(action.dice))
