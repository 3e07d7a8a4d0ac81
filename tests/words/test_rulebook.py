"""The rulebook: complete, well set, easy to search and fit for a terminal."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import words
from babel.messages.catalog import Catalog

from tests.words.samples import TONGUES, Sample, clean, of_every_game
from valhalla.games import GAMES
from valhalla.words import language, rulebook
from valhalla.words.chapters import Clause
from valhalla.words.rulebook import UnknownClause

CLAUSES = [
    (game, clause) for game in GAMES for section in rulebook.sections(game) for clause in section.clauses
]
every_clause = pytest.mark.parametrize(("game", "clause"), CLAUSES, ids=[clause.id for _, clause in CLAUSES])


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


@of_every_game
def test_sections_hold_their_own_clauses_under_a_title(sample: Sample) -> None:
    for section in rulebook.sections(sample.game):
        assert section.title == section.title.strip() != ""
        assert all(re.fullmatch(rf"{section.id}(\.\d+)?", clause.id) for clause in section.clauses)


@every_clause
def test_every_paragraph_is_a_clean_sentence(game: str, clause: Clause) -> None:
    assert rulebook.book_of(clause.id) == game
    for paragraph in rulebook.clause(clause.id).split("\n"):
        assert re.fullmatch(r"(\d+\. |\(\d\) |\()?[A-ZÖÅ“].*[.!?:]\)?", paragraph), paragraph
        clean(paragraph)
        assert not re.search(r" [!?)]|\( ", paragraph), paragraph


@every_clause
def test_typography_is_consistent(game: str, clause: Clause) -> None:
    assert not re.search(r"""['"`´‘„«»]|\.\.\.|--""", clause.text)
    assert re.findall("[“”]", clause.text) == ["“", "”"] * clause.text.count("“")


@every_clause
def test_every_clause_it_cites_exists(game: str, clause: Clause) -> None:
    for cited in set(re.findall(r"\b[VHW]\d+(?:\.\d+)?", clause.text)):
        assert rulebook.section_of(cited).clauses and cited != clause.id


def named(folder: Path) -> set[str]:
    """The clauses that stand by themselves in the code: what events, refusals and options cite."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and re.fullmatch(r"[VHW]\d+(\.\d+)?", text)}


@of_every_game
def test_every_clause_that_the_rules_name_is_in_a_book(sample: Sample) -> None:
    found = named(Path(sample.part("state").__file__).parent)
    assert len(found) > 10 and all(rulebook.clause(id) for id in found)


AIMS = {
    "valhalla": "Whoever has the most points wins.",
    "hammer": "the most points win.",
    "wolves": "the most Glory wins.",
}


@pytest.mark.parametrize(("game", "aim"), AIMS.items())
def test_every_book_begins_with_the_aim(game: str, aim: str) -> None:
    assert aim in rulebook.clause(rulebook.sections(game)[0].clauses[0].id)


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
    assert ids_found("counterbl") == ["V5.11", "V15.10", "V16.1", "V16.5", "V17.7"]
    assert ids_found("blow") == []


def test_what_is_found_is_marked_word_by_word() -> None:
    text = "Any Hödr’s shields; a shield, unshielded"
    assert [text[start:end] for start, end in rulebook.marked("SHIELD hodr's", text)] == [
        "Hödr’s", "shields", "shield",
    ]  # fmt: skip
    assert not rulebook.marked("", text)


def test_find_takes_signs() -> None:
    assert ids_found("+4 heroic") == ["V5.9", "V16.1"]
    assert ids_found("Hödr six") == ["V16.2"]


def test_find_takes_an_id() -> None:
    assert "V4.1" in ids_found("v4.1")
    assert "V4.10" not in ids_found("v4.1")


def test_find_nothing_in_particular_gives_the_whole_book() -> None:
    assert ids_found(" ") == [clause.id for game, clause in CLAUSES if game == "valhalla"]


# On a terminal


@of_every_game
def test_page_of_the_whole_book_fits_80_columns_and_loses_nothing(sample: Sample) -> None:
    page = rulebook.page(game=sample.game)
    assert max(map(len, page.splitlines())) <= 80
    assert not any(line != line.rstrip() for line in page.splitlines())
    words = page.split()
    for section in rulebook.sections(sample.game):
        assert section.id in words and rulebook.page(section.id) in page
        for clause in section.clauses:
            told = f"{clause.id} {rulebook.clause(clause.id)}".split()
            assert " ".join(told) in " ".join(words)


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


@of_every_game
@pytest.mark.parametrize("tongue", TONGUES)
def test_the_rulebook_is_told_in_the_language(sample: Sample, tongue: str) -> None:
    def every() -> dict[str, str]:
        return {clause.id: rulebook.clause(clause.id) for game, clause in CLAUSES if game == sample.game}

    english = every()
    language.use(tongue)
    other = every()
    assert [id for id, text in english.items() if other[id] == text] == []
    assert [id for id, text in english.items() if text.count("\n") != other[id].count("\n")] == []
