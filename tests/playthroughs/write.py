"""Golden playthroughs: whole games as readable text, so that every change of the rules shows in a diff.

They are played with the cards of `cards.json`, so that a new card changes none of them. Write all anew, that
list, too, after a change that is meant: python -m tests.playthroughs.write
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from valhalla.ai.play import Bout, next_command, seats_of
from valhalla.games import GAMES
from valhalla.games.hammer.scoring import favour_points, pile_points
from valhalla.games.hammer.terms import DECKS, HAMMER
from valhalla.games.valhalla.scoring import tally
from valhalla.games.valhalla.table import everything
from valhalla.games.valhalla.terms import EXTRA, FACES, MONSTER, NONE, SUPPLY
from valhalla.games.wolves.scoring import worth
from valhalla.games.wolves.terms import BLOW_NAMES, COLOURS, DEITIES
from valhalla.kernel.session import Session

FOLDER = Path(__file__).parent
POOL = FOLDER / "cards.json"
# Fields that only expansions, or some cards, use: told if there is something in them.
OF_SOME: dict[str, tuple[str, ...]] = {
    "arm": ("cards",),
    "play_tactic": ("supply", "slot", "target"),
    "cards_drawn": ("known",),
    "cards_kept": ("known",),
    "manoeuvre_played": ("strength", "row"),
    "invoke": ("pay", "targets", "side", "cards"),
    "deity_invoked": ("side",),
}
AT_ROWS = ("aimed", "units_destroyed", "units_discarded")  # events that strike at rows, and cards in them
CARDS = ("card", "cards", "discarded", "kept", "squad", "hand", "tactics", "supply")  # fields with cards
MATCHES = {
    "two-brawlers": Bout("valhalla", ("brawler", "brawler"), {"players": 2}, 3),
    "two-thralls-first-game": Bout(
        "valhalla", ("thrall", "thrall"), {"players": 2, "variants": ("first_game",)}, 1
    ),
    "three-hand-draft": Bout(
        "valhalla", ("random", "thrall", "brawler"), {"players": 3, "variants": ("hand_draft",)}, 5
    ),
    "four-thralls": Bout("valhalla", ("thrall",) * 4, {"players": 4}, 2),
    "five-simplified": Bout(
        "valhalla", ("thrall", "random") * 2 + ("brawler",), {"players": 5, "variants": ("simplified",)}, 7
    ),
    "six-mixed": Bout("valhalla", ("brawler", "random", "thrall") * 2, {"players": 6}, 11),
    "three-all-expansions": Bout(
        "valhalla", ("brawler", "random", "brawler"), {"players": 3, "expansions": everything(3)}, 0
    ),
    "four-alliance": Bout(
        "valhalla", ("brawler", "random") * 2, {"players": 4, "expansions": ("alliance",)}, 44
    ),
    "one-against-fenrir": Bout("valhalla", ("brawler",), {"players": 1, "monster": "fenrir"}, 28),
    "three-against-hel": Bout(
        "valhalla", ("brawler", "random", "brawler"), {"players": 3, "monster": "hel"}, 12
    ),
    "two-at-the-hammer": Bout("hammer", ("random", "random"), {"players": 2}, 3),
    "five-at-the-hammer-expert": Bout("hammer", ("random",) * 5, {"players": 5, "variants": ("expert",)}, 8),
    "two-wolves-and-a-shadow": Bout(
        "wolves", ("brawler", "random", "brawler"), {"players": 3, "variants": ("shadow",)}, 7
    ),
    "four-wolves": Bout("wolves", ("random",) * 4, {"players": 4}, 6),
    "five-wolves": Bout("wolves", ("random", "brawler") * 2 + ("random",), {"players": 5}, 6),
}


def pool() -> set[str]:
    """The ids of the cards that the golden games are played with."""
    return set(msgspec.json.decode(POOL.read_bytes(), type=list[str]))


def of_today() -> list[str]:
    """The ids of all cards that they could be played with."""
    dealt = (GAMES[match.game].card_data(_setup(match))[0] for match in MATCHES.values())
    return sorted({card for ids in dealt for deck in ids.values() for card in deck})


def _setup(match: Bout) -> Any:
    return msgspec.convert(match.setup, GAMES[match.game].Setup)


def play(match: Bout) -> Session:
    """The match, without any card that came later."""
    game, setup, known = GAMES[match.game], _setup(match), pool()
    ids = {
        deck: [card for card in cards if card in known] for deck, cards in game.card_data(setup)[0].items()
    }
    session = Session.start(game, setup, seats_of(match.levels), match.seed, ids=ids)
    while game.to_act(session.state):
        session.submit(*next_command(game, session))
    return session


def text(match: Bout) -> str:
    """A game as text: decisions flush left, events indented, the points at the end."""
    session = play(match)
    lines = [
        f"{match.game} {' '.join(match.levels)} seed {match.seed} {msgspec.json.encode(match.setup).decode()}"
    ]
    for n, entry in enumerate(session.log):
        who = "" if entry.seat == NONE else f" seat {entry.seat}"
        lines.append(f"{n}{who}: {_struct(session, entry.command)}")
        lines += [f"    {_struct(session, event)} [{event.rule}]" for event in entry.events]
    lines += [f"seat {seat}: {_points(session, seat)}" for seat in range(len(match.levels))]
    return "\n".join(lines) + "\n"


def _points(session: Session, seat: int) -> str:
    """What the seat's points are made of."""
    if session.game.ID == "valhalla":
        return str(tally(session.state, seat))
    if session.game.ID == "wolves":
        won = session.state.victories[seat]
        glory = [f"{session.state.table.cards[card].id} {worth(session.state, seat, card)}" for card in won]
        return " ".join(glory) or "nothing"
    return f"pile {pile_points(session.state, seat)} favours {favour_points(session.state)[seat]}"


def _struct(session: Session, struct: Any) -> str:
    """The kind of a command or event, then its fields in words; backs of cards follow from the cards."""
    kind = struct.__struct_config__.tag
    names = [name for name in struct.__struct_fields__ if name not in ("rule", "backs")]
    fields = [(name, getattr(struct, name)) for name in names]
    fields = [
        field for field in fields if field[0] not in OF_SOME.get(kind, ()) or field[1] not in ((), NONE)
    ]
    return " ".join([kind, *(f"{name}={_words(session, kind, name, value)}" for name, value in fields)])


def _words(session: Session, kind: str, name: str, value: Any) -> str:
    if kind in AT_ROWS and name == "targets":
        return "(" + " ".join(f"{row}:{session.state.table.cards[card].id}" for row, card in value) + ")"
    if isinstance(value, tuple):
        return "(" + " ".join(_words(session, kind, name, item) for item in value) + ")"
    if value == NONE:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    return WORDS[session.game.ID](session.state.table, kind, name, value)


def _of_valhalla(table: Any, kind: str, name: str, value: int) -> str:
    in_command = kind in ("reroll", "free_reroll", "arm", "play_tactic", "keep_die")  # places, not dice
    if kind in ("hammer_thrown", "throw_hammer"):
        return str(value)  # iron dice and their places
    if kind == "monster_beaten" and name == "card":
        return str(table.stack.cards[value].id)
    if name == "target" and value == MONSTER:
        return str(table.setup.monster)
    if kind == "loki_revealed":
        return str(table.lokis[value].id)
    if name in CARDS and kind != "dice_rerolled":
        return str(table.cards[value].id)
    if name in ("jarl", "jarls"):
        return str(table.jarls[value].id)
    if name in ("dice", "die", "before", "after", "discarded", "faces", "placed") and not (
        in_command and name != "faces"
    ):
        return ("card:" if value >= SUPPLY else "+" if value >= EXTRA else "") + FACES[value % EXTRA]
    return str(value)


def _of_hammer(table: Any, kind: str, name: str, value: int) -> str:
    if name in ("card", "cards", "points", "give", "take"):
        return str(table.cards[value].id)
    if name == "deck":
        return DECKS[value]
    places = name == "dice" and kind in ("play", "rethrow")  # where dice lie, or how many
    if name in ("dice", "kept", "before", "after", "faces") and not places and kind != "round_began":
        return "hammer" if value == HAMMER else str(value)
    return str(value)


def _of_wolves(table: Any, kind: str, name: str, value: Any) -> str:
    if name in ("card", "cards", "unit", "units", "thralls", "pay", "prizes"):
        return str(table.cards[value].id)
    if name == "deity":
        return DEITIES[value] if kind == "moment_declined" else str(table.cards[value].id)
    if name == "targets" and kind == "invoke":
        return str(table.cards[value].id)
    if name in ("blow", "colour"):
        return (BLOW_NAMES if name == "blow" else COLOURS)[value]
    return ("left", "right")[value] if name == "side" else str(value)


WORDS: dict[str, Callable[[Any, str, str, int], str]] = {
    "valhalla": _of_valhalla,
    "hammer": _of_hammer,
    "wolves": _of_wolves,
}


if __name__ == "__main__":
    POOL.write_bytes(msgspec.json.format(msgspec.json.encode(of_today()), indent=1) + b"\n")
    for title, match in MATCHES.items():
        (FOLDER / f"{title}.txt").write_text(text(match), encoding="utf-8")
