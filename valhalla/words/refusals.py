"""Why a command, or taking one back, was refused: a sentence, with the clause in brackets."""

from __future__ import annotations

import re
from typing import Final

from valhalla.kernel.game import IllegalCommand
from valhalla.kernel.journal import SaveError, one_line
from valhalla.kernel.session import ReadOnly, UndoRefused
from valhalla.words.language import N_, _, translated
from valhalla.words.listing import Names
from valhalla.words.record import words_of

CITED: Final = re.compile(r"\[([A-Z]\d+(?:\.\d+)?)\]")
READ_ONLY: Final = N_("Another window is playing this game; here you can only watch.")
UNDO: Final = {
    "nothing_to_undo": N_("There is nothing to take back."),
    "undo_forbidden": N_("This table agreed to take nothing back."),
    "undo_past_others": N_("Another player has decided since then, and this table does not take that back."),
}


def explain(refusal: IllegalCommand | UndoRefused | ReadOnly, game: str, names: Names) -> str:
    """The refusal as a sentence for the player."""
    if isinstance(refusal, IllegalCommand):
        return cite(words_of(game).refusals.sentence(refusal, names), refusal.rule)
    return _(UNDO[refusal.key] if isinstance(refusal, UndoRefused) else READ_ONLY)


def cite(text: str, rule: str) -> str:
    """A sentence with the clause behind it, if there is one: everywhere in the same way."""
    return f"{text} [{rule}]" if rule else text


def cited(text: str) -> str:
    """The clause that a sentence names last, for F1; nothing if it names none."""
    found = CITED.findall(text)
    return str(found[-1]) if found else ""


def uncited(text: str) -> str:
    """The sentence alone, as it is shown: its clause is for F1."""
    return CITED.sub("", text).rstrip()


def explain_save(error: SaveError) -> str:
    """What is wrong with a save: the file, the line in it if there is one, the reason."""
    why = translated(error.why)
    place = _("{file}, line {line}") if error.line else "{file}"
    return one_line(f"{place.format(file=error.path, line=error.line)}: {why}")
