"""The command line (docs/command-line.md). Exit 0: done; 1: what was asked about is bad; 2: wrong usage.

A module for each family of commands; each loads what it needs only when it runs, so that all start at once.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from valhalla import __version__
from valhalla.cli import games, measure, rules, saves, shots
from valhalla.cli.common import BAD, DONE, USAGE, Parser, WrongUsage, complain, hush
from valhalla.cli.saves import verify_file
from valhalla.cli.self_test import self_test
from valhalla.kernel.cards import BadCard
from valhalla.kernel.game import BadSetup
from valhalla.kernel.joining import JOINED
from valhalla.kernel.journal import SaveError
from valhalla.kernel.marks import cause
from valhalla.kernel.paths import MissingData
from valhalla.words import language
from valhalla.words.language import _, translated
from valhalla.words.refusals import explain_save

__all__ = ["main", "verify_file"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; never a traceback for bad input."""
    _ready_streams()
    result: int = DONE
    try:
        options = _parse(list(sys.argv[1:] if arguments is None else arguments))
        result = options.run(options)
        sys.stdout.flush()
        return result
    except WrongUsage as error:
        complain(str(error))
        return USAGE
    except BadSetup as error:
        complain(translated(error.reason))
        return USAGE
    except SaveError as error:
        complain(explain_save(error))
        return BAD
    except (BadCard, MissingData, language.LanguageError) as error:
        complain(str(error))
        return BAD
    except BrokenPipeError:
        hush()
        return result
    except OSError as error:
        why = translated(cause(error))
        complain(f"{error.filename}: {why}" if error.filename else why)
        return BAD
    except KeyboardInterrupt:
        return 130


def _ready_streams() -> None:
    """Output into a file or a pipe is UTF-8 everywhere; a terminal shows what letters it has.

    A program without a console (a windowed executable, a closed stream) has nobody to speak to.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - for the whole run
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = Parser("valhalla", description=_("Valhalla: warriors, dice and the end of the world."))
    parser.add_argument("--version", action="version", version=f"valhalla {__version__}")
    parser.add_argument(
        "--self-test", action="store_const", const=self_test, dest="run", help=_("check this installation")
    )
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(metavar=_("COMMAND"))
    of_games = [import_module(name) for rooms in JOINED.values() for name in rooms.commands]
    for family in (games, saves, *of_games, measure, rules, shots):
        family.add(commands)
    if not arguments or (arguments[0] not in commands.choices and not arguments[0].startswith("-")):
        return argparse.Namespace(run=games.window, file=arguments[:1], rest=arguments[1:])
    return parser.parse_args(arguments)
