"""The rulebook of Valhalla: complete, and with what its cards add."""

import re

import pytest

from valhalla.games.valhalla.cards import MonsterCard, Warrior, decks
from valhalla.games.valhalla.monsters.stack import SCALES
from valhalla.words import rulebook
from valhalla.words.chapters import Clause
from valhalla.words.valhalla.rulebook import SECTIONS

# fmt: off
EXPECTED = [
    "V0.1",
    "V1.1", "V1.2", "V1.3", "V1.4", "V1.5", "V1.6", "V1.7", "V1.8", "V1.9",
    "V2.1", "V2.2", "V2.3", "V2.4", "V2.5", "V2.6", "V2.7", "V2.8", "V2.9", "V2.10",
    "V3.1", "V3.2", "V3.3", "V3.4", "V3.5", "V3.6",
    "V4.1", "V4.2", "V4.3", "V4.4", "V4.5", "V4.6", "V4.7", "V4.8", "V4.9",
    "V4.10", "V4.11", "V4.12", "V4.13", "V4.14", "V4.15",
    "V5.1", "V5.2", "V5.3", "V5.4", "V5.5", "V5.6", "V5.7", "V5.8", "V5.9",
    "V5.10", "V5.11", "V5.12", "V5.13", "V5.14",
    "V6.1", "V6.2", "V6.3", "V6.4",
    "V7.1", "V7.2",
    "V8.1", "V8.2", "V8.3", "V8.4",
    "V9.1", "V9.2", "V9.3", "V9.4",
    "V10.1", "V10.2", "V10.3", "V10.4", "V10.5", "V10.6", "V10.7",
    "V11.1", "V11.2", "V11.3", "V11.4",
    "V12.1", "V12.2", "V12.3", "V12.4",
    "V13.1", "V13.2", "V13.3", "V13.4", "V13.5",
    "V14.1", "V14.2", "V14.3", "V14.4",
    "V15.1", "V15.2", "V15.3", "V15.4", "V15.5", "V15.6", "V15.7", "V15.8", "V15.9", "V15.10", "V15.11",
    "V15.12",
    "V16.1", "V16.2", "V16.3", "V16.5",
    "V17.1", "V17.2", "V17.3", "V17.4", "V17.5", "V17.6", "V17.7", "V17.8",
    "V17.9",
    "V18.1", "V18.2", "V18.3", "V18.4", "V18.5", "V18.6", "V18.7", "V18.8",
]
# fmt: on

CLAUSES = [clause for section in SECTIONS for clause in section.clauses]


def test_every_clause_is_there_once_and_in_order() -> None:
    assert [clause.id for clause in CLAUSES] == EXPECTED


@pytest.mark.parametrize("clause", CLAUSES, ids=[clause.id for clause in CLAUSES])
def test_one_name_for_one_thing(clause: Clause) -> None:
    assert not re.search(r"\b(hird|valor|ragnarok|re-roll|enemy|warband|graveyard)", clause.text.lower())


def test_v16_1_the_base_deck_is_told_as_its_cards_are() -> None:
    _head, *clans, tactics = rulebook.clause("V16.1").splitlines()
    assert clans[0].startswith("Bears, 18: 6 × symbols 1, strength 3, valour 1; 8 × symbols 2,")
    assert "Fury +2 ×7" in tactics
    told = sum(int(line.split(", ", maxsplit=1)[1].split(":")[0]) for line in (*clans, tactics))
    base = decks()["base"]
    assert told == len(base) == 120 and sum("×" in line for line in clans) == len(
        {c.clan for c in base if isinstance(c, Warrior)}
    )


def test_v17_8_a_jarl_in_doubt_is_a_jarl_of_ours() -> None:
    ours = [card.name for card in decks()["jarls"]]
    for line in rulebook.clause("V17.8").splitlines()[1:]:
        assert any(line.startswith(name) for name in ours), line


def test_v8_4_every_card_of_lokis_is_told_row_by_row() -> None:
    text = rulebook.clause("V8.4")
    told = "The Leaping Salmon: Difference 0–1: Send one of your activated warriors to Valhalla."
    assert told in text and "10 cards fewer are discarded at the start." in text
    assert text.count("\n") == 3 + len(decks()["loki"])


def test_v13_2_the_levels_are_told_table_by_table() -> None:
    last = "Players: 5 and 6. Points by level: 1, 2, 2, 3, 3. Extra dice of an attacker: 0, 1, 1, 2, 2."
    assert rulebook.clause("V13.2").endswith(last)


def test_v15_10_every_ability_of_a_monster_is_told() -> None:
    text = rulebook.clause("V15.10")
    assert "Silence: The abilities of the printed clan add nothing." in text
    assert text.endswith("Scar: After every battle you lose 1 valour.")
    assert text.count("\n") == 4 + 13


def test_v16_5_every_card_of_a_monster_is_told() -> None:
    text = rulebook.clause("V16.5")
    told = "The Whelp in the Yard: Fenrir: strength {} ({} on the +40 side), symbols axe, spear, clans wolf,"
    whelp = decks()["monsters"][0]
    assert isinstance(whelp, MonsterCard)
    assert told.format(whelp.base.strength, whelp.plus.strength) in text and text.count("\n") == 1 + len(
        decks()["monsters"]
    )


def test_v18_1_the_numbers_are_those_of_the_game() -> None:
    two, three, four = rulebook.clause("V18.1").splitlines()[-3:]
    for players, line in ((2, two), (3, three), (4, four)):
        mine = SCALES[players]
        assert line == (
            f"Players: {players}. Shields each: {mine.shields}. Cards discarded at the start: "
            f"{mine.discard}. Cards that a lost battle costs: {mine.tolls[0]}. Strength of the monster’s "
            f"cards: {mine.strength} %, and on the three levels {mine.more[0]}, {mine.more[1]} or "
            f"{mine.more[2]} more."
        )
