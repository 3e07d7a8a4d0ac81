"""Valhalla in the chronicle: allies, jarls, expansions, and games against monsters by themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from valhalla.games.valhalla.cards import by_id
from valhalla.kernel.session import Session
from valhalla.ui.chronicle import HUMAN, Part, Record, Tally, by_frequency, by_game, by_seat
from valhalla.ui.games.valhalla.monster import chronicle as monsters
from valhalla.ui.scenes.chronicle_rows import GAME_HIGH, Chronicled, GameRow, View, tally_rows
from valhalla.ui.widgets.lists import Row
from valhalla.words.language import _
from valhalla.words.seats import described
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.monsters import titles

ALLIANCE: Final = "alliance"
BASE: Final = ""  # no expansion
AGAINST_MONSTER: Final = "monster"  # in the list of games


class ValhallaChronicled(Chronicled):
    def details(self, session: Session) -> dict[str, Any]:
        monster = session.setup.monster
        if not monster:
            return {}
        return {"monster": monster, "level": session.setup.level, "beaten": session.state.monster.card}

    def teams(self, record: Record) -> list[tuple[int, ...]]:
        """The two of an alliance, all against a monster, else each alone."""
        count = len(record.seats)
        if record.monster:
            return [tuple(range(count))]
        if ALLIANCE not in record.expansions or count % 2:
            return super().teams(record)
        return [(seat, seat + count // 2) for seat in range(count // 2)]

    def seat(self, part: Part) -> str:
        """The jarl, after the level of an AI seat."""
        level = "" if part.kind == HUMAN else described(part.kind)
        return " – ".join(filter(None, (level, jarl_name(part.jarl))))

    def row(self, record: Record) -> GameRow:
        return monsters.MonsterGameRow(record, self) if record.monster else super().row(record)

    def sort(self, record: Record) -> str:
        return AGAINST_MONSTER if record.monster else super().sort(record)

    def sorts(self) -> list[tuple[str, str]]:
        return [*super().sorts(), (AGAINST_MONSTER, _("Against a monster"))]

    def views(self) -> list[View]:
        return [
            View("jarls", _("Jarls"), lambda some, _all: _jarls(some)),
            View("expansions", _("Expansions"), lambda some, _all: _expansions(some)),
            View(
                "monsters", _("Monsters"), lambda _some, every: _monsters(every), GAME_HIGH,
                _("Nobody has met a monster yet."),
            ),
        ]  # fmt: skip


def by_jarl(records: Iterable[Record]) -> dict[str, Tally]:
    """The jarls that people played."""
    return by_seat(records, lambda part: part.jarl)


def by_expansion(records: Iterable[Record]) -> dict[str, Tally]:
    """The expansions that people played with, and the base game alone: how many of those games one won."""
    played = [one for one in records if one.game == "valhalla" and not one.monster]
    return by_frequency(by_game(played, lambda one: one.expansions or (BASE,)))


def _jarls(records: list[Record]) -> list[Row]:
    return tally_rows((jarl_name(jarl), tally) for jarl, tally in by_jarl(records).items())


def _expansions(records: list[Record]) -> list[Row]:
    return tally_rows((expansion_name(name), tally) for name, tally in by_expansion(records).items())


def _monsters(records: list[Record]) -> list[Row]:
    """The monsters, then by how many there were, and by jarl."""
    found = monsters.against_monsters(records)
    company = tally_rows(
        (titles.alone_or_together(count), tally) for count, tally in monsters.by_company(found).items()
    )
    return [*monsters.monster_rows(found), *company, *_jarls(found)]


def expansion_name(name: str) -> str:
    """What an expansion is called; nothing: the base game alone. One that is not ours keeps its id."""
    if name == BASE:
        return _("base game")
    return called.expansion(name)[0] if name in called.EXPANSIONS else name


def jarl_name(jarl: str | None) -> str:
    """What a jarl is called; one that is not ours keeps its id."""
    if jarl is None:
        return ""
    card = by_id().get(jarl)
    return _(card.name) if card is not None else jarl
