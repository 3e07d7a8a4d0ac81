"""Golden playthroughs: whole games as readable text, so that every change of the rules shows in a diff.

Write them anew after a change that is meant: python -m tests.playthroughs.write
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from valhalla.ai.play import Match, play
from valhalla.games.valhalla.scoring import tally
from valhalla.games.valhalla.terms import EXTRA, FACES, NONE
from valhalla.kernel.session import Session

FOLDER = Path(__file__).parent
MATCHES = {
    "two-brawlers": Match("valhalla", ("brawler", "brawler"), {"players": 2}, 3),
    "two-thralls-first-game": Match(
        "valhalla", ("thrall", "thrall"), {"players": 2, "variants": ("first_game",)}, 1
    ),
    "three-hand-draft": Match(
        "valhalla", ("random", "thrall", "brawler"), {"players": 3, "variants": ("hand_draft",)}, 5
    ),
    "four-thralls": Match("valhalla", ("thrall",) * 4, {"players": 4}, 2),
    "five-simplified": Match(
        "valhalla", ("thrall", "random") * 2 + ("brawler",), {"players": 5, "variants": ("simplified",)}, 7
    ),
    "six-mixed": Match("valhalla", ("brawler", "random", "thrall") * 2, {"players": 6}, 11),
}


def text(match: Match) -> str:
    """A game as text: decisions flush left, events indented, the points at the end."""
    session = play(match)
    lines = [
        f"{match.game} {' '.join(match.levels)} seed {match.seed} {msgspec.json.encode(match.setup).decode()}"
    ]
    for n, entry in enumerate(session.log):
        who = "" if entry.seat == NONE else f" seat {entry.seat}"
        lines.append(f"{n}{who}: {_struct(session, entry.command)}")
        lines += [f"    {_struct(session, event)} [{event.rule}]" for event in entry.events]
    lines += [f"seat {seat}: {tally(session.state, seat)}" for seat in range(len(match.levels))]
    return "\n".join(lines) + "\n"


def _struct(session: Session, struct: Any) -> str:
    """The kind of a command or event, then its fields in words."""
    kind = struct.__struct_config__.tag
    fields = [(name, getattr(struct, name)) for name in struct.__struct_fields__ if name != "rule"]
    return " ".join([kind, *(f"{name}={_words(session, kind, name, value)}" for name, value in fields)])


def _words(session: Session, kind: str, name: str, value: Any) -> str:
    if isinstance(value, tuple):
        return "(" + " ".join(_words(session, kind, name, item) for item in value) + ")"
    if value == NONE:
        return "none"
    table = session.state.table
    in_command = kind in ("reroll", "free_reroll", "arm", "play_tactic", "keep_die")  # places, not dice
    if name in ("card", "cards", "discarded", "kept", "squad", "hand", "tactics") and kind != "dice_rerolled":
        return str(table.cards[value].id)
    if name in ("jarl", "jarls"):
        return str(table.jarls[value].id)
    if name in ("dice", "die", "before", "after", "discarded", "faces") and not (
        in_command and name != "faces"
    ):
        return ("+" if value >= EXTRA else "") + FACES[value % EXTRA]
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    for title, match in MATCHES.items():
        (FOLDER / f"{title}.txt").write_text(text(match), encoding="utf-8")
