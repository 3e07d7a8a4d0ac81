"""The rulebook: `valhalla rules`."""

from __future__ import annotations

import argparse

from valhalla.cli.common import BAD, DONE, Commands, WrongUsage, complain
from valhalla.games import GAMES
from valhalla.words import language
from valhalla.words.language import _


def add(commands: Commands) -> None:
    rules = commands.add_parser("rules", help=_("the rulebook, or some clauses of it"))
    rules.add_argument(
        "clauses", nargs="*", metavar="CLAUSE", help=_("a clause or a part, such as V4; all if not said")
    )
    rules.add_argument("--find", metavar=_("WORDS"), help=_("clauses with these words"))
    rules.add_argument("--game", default="valhalla", choices=GAMES, help=_("the game; valhalla if not said"))
    rules.add_argument("--lang", default="en", choices=language.languages(), help=_("the language"))
    rules.set_defaults(run=_rules)


def _rules(options: argparse.Namespace) -> int:
    from valhalla.words import rulebook

    language.use(options.lang)
    try:
        if options.find:
            found = rulebook.find(options.find, options.game)
            if not found:
                raise WrongUsage(_("no clause has these words: {words}").format(words=options.find))
            print("\n".join(f"{clause.id}  {clause.text}" for clause in found))
        else:
            print(rulebook.page(options.clauses or None, options.game))
    except rulebook.UnknownClause as error:
        complain(str(error))
        return BAD
    return DONE
