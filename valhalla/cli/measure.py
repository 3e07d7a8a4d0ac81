"""Measuring: `valhalla arena`, `valhalla lab` and `valhalla bench`."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from valhalla.cli import common
from valhalla.cli.common import DONE, Commands, WrongUsage, names, print_json, progress
from valhalla.games import GAMES
from valhalla.words.language import _, decimal

ARENA_GAMES = 100
LAB_GAMES = 600  # what V16.6 asks for
LAB_LEVELS = ("karl", "thrall", "random")  # the first that the game has
WHAT = ("seats", "jarls", "cards", "expansions", "rounds")


def add(commands: Commands) -> None:
    arena = commands.add_parser("arena", help=_("levels against each other"))
    common.add_series(arena, ARENA_GAMES)
    common.add_table(arena)
    arena.set_defaults(run=_arena)
    lab = commands.add_parser("lab", help=_("balance by self-play"))
    common.add_series(lab, LAB_GAMES)
    lab.add_argument(
        "--what", type=_what, default=WHAT, metavar=",".join(WHAT), help=_("what to measure; all if not said")
    )
    lab.add_argument("--level", help=_("of all seats"))
    lab.add_argument("--players", type=_players, default=(), metavar="2,3,…", help=_("how many at a table"))
    lab.set_defaults(run=_lab)
    bench = commands.add_parser("bench", help=_("how fast this machine plays"))
    bench.add_argument("--game", choices=GAMES, default="valhalla", help=_("the game; valhalla if not said"))
    bench.add_argument("--json", action="store_true", help=_("JSON lines instead of text"))
    bench.set_defaults(run=_bench)


def _what(text: str) -> tuple[str, ...]:
    asked = names(text)
    for word in asked:
        if word not in WHAT:
            raise argparse.ArgumentTypeError(
                _("there is no “{word}”; there are: {known}").format(word=word, known=", ".join(WHAT))
            )
    return tuple(dict.fromkeys(asked)) or WHAT


def _players(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(common.number(1, 9)(word) for word in names(text)))


# Arena


def _arena(options: argparse.Namespace) -> int:
    from valhalla.workshop.arena import arena, matches

    asked = common.seats(options)
    if options.monster is not None:
        raise WrongUsage(_("against a monster all seats win or lose together; play it with sim"))
    levels, setup = common.table(options, asked)
    common.check_last_seed(options.seed, -(-options.games // len(asked)))
    order = matches(options.game, levels, setup, options.games, options.seed)
    lines = arena(order, progress)
    if not options.json:
        times = (_("ms p50"), _("ms p95"), _("ms most"))
        print(_row(_("level"), _("seats"), _("share %"), _("95 %"), _("times fair"), *times))
    for line in lines:
        if options.json:
            print_json(line)
        else:
            ms = [decimal(value, 2) for value in line["decision_ms"].values()]
            print(_row(line["level"], line["seats"], *_percents(line), decimal(line["times_fair"], 2), *ms))
    return DONE


def _row(name: str, *cells: object) -> str:
    return f"{name:24}" + "".join(f"{cell!s:>13}" for cell in cells)


def _percents(line: dict[str, Any]) -> tuple[str, str]:
    """A share and its interval."""
    low, high = line["ci95"]
    share = "–" if line["share"] is None else decimal(100 * line["share"], 1)
    return share, f"{decimal(100 * low, 1)}–{decimal(100 * high, 1)}"


# Lab


def _lab(options: argparse.Namespace) -> int:
    from valhalla.ai.record import levels_of
    from valhalla.workshop.lab import Order, lab

    game = GAMES[options.game]
    level = options.level or next(level for level in LAB_LEVELS if level in levels_of(options.game))
    common.check_kind(options.game, level)
    common.check_last_seed(options.seed, options.games)
    for players in options.players:
        game.check_setup(msgspec.convert({"players": players}, game.Setup))
    order = Order(options.game, level, options.games, options.seed, options.what, options.players)
    n = -1
    for n, line in enumerate(lab(order, progress)):
        if options.json:
            print_json(line)
            continue
        if n == 0:
            print(_row(_("item"), _("players"), _("games"), _("share %"), _("95 %"), _("fair %")))
        print(_lab_line(line))
    if n < 0:
        raise WrongUsage(_("{game} has nothing of that sort to measure").format(game=options.game))
    return DONE


def _lab_line(line: dict[str, Any]) -> str:
    fair = "–" if line["fair"] is None else decimal(100 * line["fair"], 1)
    text = _row(line["id"], line["players"], line["games"], *_percents(line), fair)
    if "usual" in line and line["usual"] is not None:
        text += "  " + _("usual for its sort: {usual} %").format(usual=decimal(100 * line["usual"], 1))
    if "worth" in line:
        worth = _("worth {worth} points in hand, the average of its deck {usual}")
        text += "  " + worth.format(worth=decimal(line["worth"], 2), usual=decimal(line["usual_worth"], 2))
    if "turns" in line:
        turns = _("turns: {turns}, {ratio} × the base game")
        text += "  " + turns.format(turns=decimal(line["turns"], 1), ratio=decimal(line["turns_ratio"], 2))
    if "worth" in line and not line["within"]:
        return text + "  " + _("more than twice the average")
    if line["within"] is False:
        text += "  " + (_("outside V16.6") if _surely_outside(line) else _("outside V16.6, perhaps by luck"))
    return text


def _surely_outside(line: dict[str, Any]) -> bool:
    """Whether more games would hardly bring the share within its bounds, or the length is what is wrong."""
    (low, high), (least, most) = line["ci95"], line["bounds"]
    return bool(high < least or low > most or least <= line["share"] <= most)


# Bench


def _figure(value: float | str | None) -> str:
    """A figure with as many digits as it has."""
    if value is None or isinstance(value, str):
        return value or "–"
    digits = len(str(value).partition(".")[2])
    return decimal(value, digits)


def _bench(options: argparse.Namespace) -> int:
    from valhalla.workshop.bench import bench

    figures = bench(options.game)
    if options.json:
        print_json(figures)
    else:
        for name, value in figures.items():
            print(f"{name:22} {_figure(value)}")
    return DONE
