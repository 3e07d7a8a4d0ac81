"""What all commands share: exit codes, complaints, progress, and how words of a call are read."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeAlias

import msgspec

from valhalla.games import GAMES
from valhalla.kernel.chance import MAX_SEED
from valhalla.words.language import _

DONE, BAD, USAGE = 0, 1, 2
MOST_GAMES = 1_000_000


class WrongUsage(Exception):
    """The words of the call do not make sense; the message is one line."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One clear line instead of the whole usage."""
        sys.stderr.write(
            _("{program}: {message} (see {program} --help)").format(program=self.prog, message=message) + "\n"
        )
        sys.exit(USAGE)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


# Speaking


def complain(line: str) -> None:
    sys.stderr.write(f"valhalla: {line}\n")


@contextmanager
def heard_or_not() -> Iterator[None]:
    """Speak, and go on if nobody listens any more: a verdict does not depend on its audience."""
    try:
        yield
        sys.stdout.flush()
        sys.stderr.flush()
    except BrokenPipeError:
        hush()


def hush() -> None:
    """Whoever read our output has enough: say no more, not even at exit."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BrokenPipeError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)


def print_json(line: dict[str, Any]) -> None:
    print(msgspec.json.encode(line).decode())


def progress(done: int, total: int) -> None:
    """How far we are, where somebody watches."""
    if sys.stderr.isatty() and total > 1:
        sys.stderr.write(f"\r{done}/{total}" + ("\n" if done == total else ""))


# Reading the words of a call


def names(text: str) -> tuple[str, ...]:
    return tuple(name for name in text.split(",") if name)


def seed(text: str) -> int:
    if not text.isdecimal() or int(text) > MAX_SEED:
        raise argparse.ArgumentTypeError(_("a seed is a whole number from 0 to {most}").format(most=MAX_SEED))
    return int(text)


def number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within these bounds."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                _("a whole number from {least} to {most}").format(least=least, most=most)
            )
        return int(text)

    return read


def add_series(parser: argparse.ArgumentParser, games: int) -> None:
    """The arguments of every command that plays many games."""
    parser.add_argument("--game", choices=GAMES, default="valhalla", help=_("the game; valhalla if not said"))
    parser.add_argument(
        "--seed", type=seed, default=1, help=_("seed of the first game; later games count up")
    )
    parser.add_argument("--games", type=number(1, MOST_GAMES), default=games, help=_("how many"))
    parser.add_argument("--json", action="store_true", help=_("JSON lines instead of text"))


def add_table(parser: argparse.ArgumentParser) -> None:
    """The arguments that say who plays what."""
    parser.add_argument(
        "--seats",
        required=True,
        metavar="LEVEL,LEVEL,…",
        help=_("a level for each seat: thrall, karl, jarl or norn"),
    )
    parser.add_argument(
        "--expansions", type=names, default=(), metavar=_("a,b or all"), help=_("what is played with")
    )
    parser.add_argument("--variants", type=names, default=(), metavar="a,b", help=_("variants of the rules"))
    parser.add_argument("--monster", help=_("one to four seats against it, instead of each other"))
    parser.add_argument("--level", type=number(1, 3), metavar="1..3", help=_("of the monster"))


def seats(options: argparse.Namespace) -> tuple[str, ...]:
    """The kinds of seats asked for, each with a level and perhaps a temper that there is."""
    kinds = names(options.seats)
    for kind in kinds:
        check_kind(options.game, kind)
    return kinds


def check_kind(game_id: str, kind: str) -> None:
    from valhalla.ai.levels import parse
    from valhalla.ai.record import levels_of, tempers_of

    level, temper = parse(kind)
    if level not in levels_of(game_id):
        known = ", ".join(levels_of(game_id))
        raise WrongUsage(_("there is no level {level}; there are: {known}").format(level=level, known=known))
    if ":" in kind and temper not in tempers_of(game_id):
        known = ", ".join(tempers_of(game_id))
        if not known:
            raise WrongUsage(_("in {game} seats have no temper").format(game=game_id))
        raise WrongUsage(
            _("there is no temper {temper}; there are: {known}").format(temper=temper, known=known)
        )


def table(options: argparse.Namespace, kinds: tuple[str, ...]) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The seats and the setup asked for; raises `BadSetup` if this table cannot be laid."""
    from valhalla.ai.guests import with_guest

    game = GAMES[options.game]
    monster = _monster(options)
    players = len(kinds)
    expansions = options.expansions
    if expansions == ("all",):
        expansions = game.everything({"players": players, **monster})
    setup = {"players": players, "expansions": expansions, "variants": options.variants, **monster}
    kinds, setup = with_guest(options.game, kinds, setup)
    game.check_setup(msgspec.convert(setup, game.Setup))
    return kinds, setup


def _monster(options: argparse.Namespace) -> dict[str, Any]:
    """The monster asked for and its level, if any."""
    if options.monster is None:
        if options.level is not None:
            raise WrongUsage(_("--level is that of a monster; name one with --monster"))
        return {}
    if "monster" not in GAMES[options.game].Setup.__struct_fields__:
        raise WrongUsage(_("only Valhalla has monsters"))
    return {"monster": options.monster, "level": options.level or 1}


def check_last_seed(first: int, deals: int) -> None:
    if first + deals - 1 > MAX_SEED:
        raise WrongUsage(_("a seed is a whole number from 0 to {most}").format(most=MAX_SEED))
