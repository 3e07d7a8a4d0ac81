"""What is asked of a player: a sentence, and a note on what limits or helps the choice."""

from __future__ import annotations

from typing import Any

from valhalla.games import GAMES
from valhalla.words.asking import Begun, Prompt
from valhalla.words.language import _, ngettext
from valhalla.words.listing import Names, players
from valhalla.words.record import words_of


def ask(s: Any, seat: int, names: Names) -> Prompt:
    """What *seat* is asked for now, or whom it waits for."""
    asks, due = words_of(s.game).asks, GAMES[s.game].to_act(s)
    if not due:
        return Prompt(_("The game is over."), "", asks.end)
    if seat not in due:
        message = ngettext("Waiting for player {players}.", "Waiting for players {players}.", len(due))
        return Prompt(message.format(players=players(names, due), count=len(due)), "", asks.turns)
    return asks.steps[s.step](s, seat, names)


def follow(s: Any, seat: int, asked: Prompt, begun: Begun, names: Names) -> Prompt:
    """What is asked in the middle of a choice; the prompt as it was, where a game has no words for that."""
    text = words_of(s.game).asks.following(s, seat, begun, names)
    return Prompt(text, "", begun.option.rule) if text else asked
