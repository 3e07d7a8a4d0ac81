"""The rulebook: complete, well set, easy to search and fit for a terminal."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import words
from babel.messages.catalog import Catalog

from valhalla.games import valhalla as game
from valhalla.games.valhalla.cards import Monster, decks
from valhalla.games.valhalla.monsters.stack import SHIELDS, STRENGTHS, opening_discard
from valhalla.words import language, rulebook
from valhalla.words.rulebook import Clause, UnknownClause

# fmt: off
EXPECTED = [
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
    "V16.2", "V16.3", "V16.5",
    "V17.1", "V17.2", "V17.3", "V17.4", "V17.5", "V17.6",
    "V18.1", "V18.2", "V18.3", "V18.4", "V18.5", "V18.6", "V18.7", "V18.8",
]
# fmt: on

CLAUSES = [clause for section in rulebook.SECTIONS for clause in section.clauses]
every_clause = pytest.mark.parametrize("clause", CLAUSES, ids=[clause.id for clause in CLAUSES])


def speak(folder: Path, **translations: str) -> None:
    """From now on Polish, with these few messages."""
    catalogue = Catalog("pl")
    for message, text in translations.items():
        catalogue.add(message, text)
    path = folder / "pl/LC_MESSAGES/valhalla.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(words.mo_bytes(catalogue))
    language.use("pl", folder)


@pytest.fixture(autouse=True)
def back_to_english() -> Iterator[None]:
    yield
    language.use("en")


@pytest.fixture
def polish(tmp_path: Path) -> None:
    """A Polish translation of one title and one clause."""
    clause = "Jeśli tekst karty przeczy zasadom, rację ma karta."
    speak(tmp_path, **{"Battle": "Bitwa", rulebook.clause("V1.8"): clause})


# The text


def test_every_clause_is_there_once_and_in_order() -> None:
    assert [clause.id for clause in CLAUSES] == EXPECTED


@pytest.mark.parametrize("section", rulebook.SECTIONS, ids=[section.id for section in rulebook.SECTIONS])
def test_sections_hold_their_own_clauses_under_a_title(section: rulebook.Section) -> None:
    assert section.title == section.title.strip() != ""
    assert all(clause.id.startswith(f"{section.id}.") for clause in section.clauses)


@every_clause
def test_every_paragraph_is_a_clean_sentence(clause: Clause) -> None:
    for paragraph in clause.text.split("\n"):
        assert re.fullmatch(r"(\d+\. |\(\d\) |\()?[A-ZÖ“].*[.!?:]\)?", paragraph), paragraph
        assert "  " not in paragraph
        assert not re.search(r" [.,:;!?)]|\( ", paragraph), paragraph


@every_clause
def test_typography_is_consistent(clause: Clause) -> None:
    assert not re.search(r"""['"`´‘„«»]|\.\.\.|--""", clause.text)
    assert re.findall("[“”]", clause.text) == ["“", "”"] * clause.text.count("“")


@every_clause
def test_every_clause_it_cites_exists(clause: Clause) -> None:
    assert set(re.findall(r"\bV\d+\.\d+", clause.text)) <= set(EXPECTED) - {clause.id}


@every_clause
def test_one_name_for_one_thing(clause: Clause) -> None:
    assert not re.search(r"\b(hird|valor|ragnarok|re-roll|enemy|warband|graveyard)", clause.text.lower())


def named(folder: Path) -> set[str]:
    """The clauses that stand by themselves in the code: what events, refusals and options cite."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and re.fullmatch(r"V\d+\.\d+", text)}


def test_every_clause_that_the_rules_name_is_in_the_book() -> None:
    found = named(Path(game.__file__).parent)
    assert len(found) > 60
    assert found <= set(EXPECTED)


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
    assert isinstance(whelp, Monster)
    assert told.format(whelp.base.strength, whelp.plus.strength) in text and text.count("\n") == 1 + len(
        decks()["monsters"]
    )


def test_v18_1_the_numbers_are_those_of_the_game() -> None:
    two, three, four = rulebook.clause("V18.1").splitlines()[-3:]
    for players, line in ((2, two), (3, three), (4, four)):
        assert line == (
            f"Players: {players}. Shields each: {SHIELDS[players]}. Cards discarded at the start: "
            f"{opening_discard(players, 1)}, on level III {opening_discard(players, 3)}. Strength of the "
            f"monster: {STRENGTHS[players]} %."
        )


# Looking up


def test_clause_gives_the_text() -> None:
    assert "A tie goes to the attacker." in rulebook.clause("V4.10")


@pytest.mark.parametrize("id", ["V4", "V4.99", "v4.10", ""])
def test_missing_clause_is_a_named_error(id: str) -> None:
    with pytest.raises(UnknownClause, match=f"“{id}”"):
        rulebook.clause(id)


def test_section_of_a_clause_or_of_itself() -> None:
    assert rulebook.section_of("V4.10").title == "Battle"
    assert rulebook.section_of("V4") == rulebook.section_of("V4.10")
    with pytest.raises(UnknownClause):
        rulebook.section_of("V99")


def ids_found(text: str) -> list[str]:
    return [clause.id for clause in rulebook.find(text)]


def test_find_needs_all_words_in_any_order_and_case() -> None:
    assert ids_found("TIE attacker") == ids_found("attacker tie") == ["V4.10", "V16.2"]
    assert ids_found("attacker walrus") == []


def test_find_takes_beginnings_of_words_without_accents_and_curls() -> None:
    assert "V6.4" in ids_found("ragnarok")
    assert "V5.13" in ids_found("Beinir's hodr")
    assert ids_found("counterbl") == ["V5.11", "V15.10", "V16.5"]
    assert ids_found("blow") == []


def test_find_takes_signs() -> None:
    assert ids_found("+4 heroic") == ["V5.9"]
    assert ids_found("Hödr six") == ["V16.2"]


def test_find_takes_an_id() -> None:
    assert "V4.1" in ids_found("v4.1")
    assert "V4.10" not in ids_found("v4.1")


def test_find_nothing_in_particular_gives_the_whole_book() -> None:
    assert ids_found(" ") == EXPECTED


# On a terminal


def test_page_of_the_whole_book_fits_80_columns_and_loses_nothing() -> None:
    page = rulebook.page()
    assert max(map(len, page.splitlines())) <= 80
    assert not any(line != line.rstrip() for line in page.splitlines())
    for clause in CLAUSES:
        assert f"{clause.id} {rulebook.clause(clause.id)}".split() == rulebook.page(clause.id).split()
        assert rulebook.page(clause.id) in page


def test_page_of_a_section_has_its_title_and_all_its_clauses() -> None:
    page = rulebook.page("V3")
    assert page.startswith("V3     Your turn\n================\n\nV3.1   The first player begins")
    assert re.findall(r"^V\S+", page, re.MULTILINE) == ["V3", "V3.1", "V3.2", "V3.3", "V3.4", "V3.5", "V3.6"]


def test_page_hangs_every_paragraph_beside_the_id() -> None:
    first, *others = rulebook.page("V3.2").splitlines()
    assert first.startswith("V3.2   In phase A")
    assert "       (3) Attack another player." in others
    assert all(line.startswith("       ") for line in others)


def test_page_takes_several_ids_and_small_letters() -> None:
    assert rulebook.page(["v7.2", "V1.8"]) == rulebook.page("V7.2") + "\n\n" + rulebook.page("V1.8")


def test_page_of_an_unknown_id_is_a_named_error() -> None:
    with pytest.raises(UnknownClause, match=r"“V4\.99”"):
        rulebook.page("v4.99")


# In another language


@pytest.mark.usefixtures("polish")
def test_the_book_speaks_the_current_language() -> None:
    assert rulebook.clause("V1.8").startswith("Jeśli")
    assert rulebook.section_of("V4.1").title == "Bitwa"
    assert rulebook.section_of("V1").clauses[7].text.startswith("Jeśli")
    assert rulebook.page("V1.8").startswith("V1.8   Jeśli")
    assert rulebook.page("V4").startswith("V4     Bitwa\n============\n")


@pytest.mark.usefixtures("polish")
def test_find_searches_the_current_language() -> None:
    assert rulebook.find("RACJE karta") == [Clause("V1.8", rulebook.clause("V1.8"))]
    assert "V1.8" not in ids_found("contradicts")


@pytest.mark.parametrize(
    ("written", "typed"), [("Łódź", "lodz"), ("Øl", "ol"), ("Đak", "dak"), ("Ёлка", "елка"), ("ёлка", "ЁЛКА")]
)
def test_letters_with_a_stroke_or_dots_are_found_without(tmp_path: Path, written: str, typed: str) -> None:
    speak(tmp_path, **{rulebook.clause("V1.8"): f"To {written}."})
    assert "V1.8" in ids_found(typed)
