"""What a hint owes the odds paper: if that rates something else higher, the reason in the same breath."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.weighing import Row, Told
from valhalla.ai.worker import Answer
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import NONE
from valhalla.ui.games.valhalla.battle.gauge import LABELS
from valhalla.words.language import _, in_percent
from valhalla.words.valhalla import things

MUCH: Final = 0.02  # of a chance: whoever advises less than that is of one mind with the paper


def despite(table: Table, told: Told, loose: tuple[int, ...], answer: Answer) -> str:
    """Why this is advised although the paper has something better; nothing if it has not."""
    best, mine = told.rows[0], rated(told, loose, answer)
    if mine is None or best.number < mine + MUCH:
        return ""
    words = {"chance": in_percent(best.number), "cards": things.cards(table, best.tactics)}
    if best.tactics:
        text = _("For the win alone {cards} would be better ({chance}), but there is more in keeping it.")
    elif best.kind in LABELS:
        words["label"] = _(LABELS[best.kind])
        text = _("For the win alone “{label}” would be better ({chance}), but this way a win brings more.")
    else:
        return ""
    return text.format(**words)


def rated(told: Told, loose: tuple[int, ...], answer: Answer) -> float | None:
    """The chance of what is advised: by the paper, or, where that does not list it, as it was weighed."""
    row = _row(told, loose, answer.command)
    if row is not None:
        return row.number
    weighed = answer.thought.candidates[:1]
    return next((term.worth for one in weighed for term in one.terms if term.name == "chance"), None)


def _row(told: Told, loose: tuple[int, ...], command: object) -> Row | None:
    match command:
        case cm.EndPhase():
            return next((row for row in told.rows if row.kind == "end"), None)
        case cm.Reroll(discard=gone, dice=dice):
            return told.marked(loose, dice, gone)
        case cm.FreeReroll(dice=dice):
            return told.marked(loose, dice, NONE)
        case cm.PlayTactic(card=card):
            return next((row for row in told.rows if card in row.tactics), None)
    return None
