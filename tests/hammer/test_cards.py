"""The cards of H1.3 and H3.4 counted, and what broken card files are told."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from valhalla.games.hammer import cards
from valhalla.games.hammer.cards import Card, Property
from valhalla.games.hammer.properties import WORDS
from valhalla.kernel.cards import BadCard, load
from valhalla.kernel.paths import data_dir

FOLDER = data_dir("cards") / "hammer"
COLOURS = ("valkyries", "jotnar", "thor")
KINDS = {"valkyries": 8, "jotnar": 7, "thor": 5}
POINTS = {"valkyries": (1, 2), "jotnar": (2, 4), "thor": (4, 6)}


def kinds(colour: str) -> list[Card]:
    return [card for card in cards.kinds() if card.deck == colour]


# The three decks


def test_h1_3_every_card_has_an_id_of_its_own_and_stands_with_its_deck() -> None:
    every = cards.all_cards()
    assert len({card.id for card in every}) == len(every)
    assert [card.deck for card in every] == sorted((card.deck for card in every), key=COLOURS.index)
    assert Counter(card.id.rpartition("-")[0] for card in every) == {
        card.id: card.copies for card in cards.kinds()
    }


def test_h1_3_names_are_all_different() -> None:
    assert len({card.name for card in cards.kinds()}) == len(cards.kinds())


@pytest.mark.parametrize("colour", COLOURS)
def test_h3_4_kinds_of_each_colour(colour: str) -> None:
    """No two kinds of a deck do the same, so one command can stand for all cards alike."""
    found = kinds(colour)
    assert len(found) >= KINDS[colour]
    assert len({card.property for card in found}) == len(found)


@pytest.mark.parametrize("colour", COLOURS)
def test_h3_4_points_of_each_colour(colour: str) -> None:
    least, most = POINTS[colour]
    points = [card.points for card in kinds(colour)]
    assert (min(points), max(points)) == (least, most)


def test_h3_4_all_words_of_the_clause_are_there() -> None:
    words = {card.property.word for card in cards.kinds()}
    assert words == set(WORDS)
    ours = "reroll set more_dice fresh_dice keep peek steal shelter mercy double swap"
    assert words - set(ours.split()) == {"add", "add_up_to", "hammers", "flip"}, (
        "H3.3 has these, H3.4 the others"
    )


def test_h3_3_add_one_to_three_in_blue_is_one_card() -> None:
    adds = [card.property for card in kinds("valkyries") if card.property.word.startswith("add")]
    assert adds == [Property("add_up_to", 3)]
    assert Property("hammers", 2) in {card.property for card in kinds("valkyries")}
    assert Property("flip", 1) in {card.property for card in kinds("valkyries")}


def test_h3_4_properties_grow_stronger_by_colour() -> None:
    """The same word has a higher number in the next colour; stealing reaches into more decks instead."""
    best: dict[str, dict[str, int]] = {}
    for card in cards.kinds():
        here = best.setdefault(card.property.word, {})
        here[card.deck] = max(here.get(card.deck, 0), card.property.number)
    for word, numbers in best.items():
        ladder = [numbers[colour] for colour in COLOURS if colour in numbers]
        assert ladder == sorted(set(ladder)) or word == "steal", word


def test_h3_4_weaker_property_with_more_points() -> None:
    """As far as it can be said: of two numbers of a word in one deck the smaller is worth no less."""
    pairs = [
        (one, other)
        for one, other in combinations(cards.kinds(), 2)
        if one.deck == other.deck and one.property.word == other.property.word
    ]
    for pair in pairs:
        weak, strong = sorted(pair, key=lambda card: card.property.number)
        assert weak.points >= strong.points, (weak.id, strong.id)
    points = {card.property.word: card.points for card in kinds("valkyries")}
    assert max(points["add_up_to"], points["flip"]) < min(points["keep"], points["peek"])


def test_h3_4_a_stronger_colour_is_worth_more() -> None:
    for weak, strong in (("valkyries", "jotnar"), ("jotnar", "thor")):
        assert max(c.points for c in kinds(weak)) <= min(c.points for c in kinds(strong))


# Broken files

GOOD = """deck: jotnar
cards:
  - id: long-arm
    name: Long Arm
    deck: jotnar
    points: 3
    property: {word: steal, number: 1}
    copies: 2
"""


def refused(folder: Path, text: str, name: str = "jotnar") -> BadCard:
    """Loading this file fails, and the message names it."""
    (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadCard) as caught:
        load(folder, Card)
    assert str(caught.value).startswith(f"{name}.yaml")
    return caught.value


def test_a_sound_file_loads(tmp_path: Path) -> None:
    (tmp_path / "jotnar.yaml").write_text(GOOD, encoding="utf-8")
    arm = Card("long-arm", "Long Arm", "jotnar", 3, Property("steal", 1), 2)
    assert load(tmp_path, Card) == {"jotnar": [arm]}


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("    name: Long Arm\n", "", "name"),
        ("    deck: jotnar\n    points", "    points", "deck"),
        ("    points: 3\n", "", "points"),
        ("    property: {word: steal, number: 1}\n", "", "property"),
        ("points: 3", "points: three", "points"),
        ("points: 3", "points: 2.5", "points"),
        ("points: 3", "points: true", "points"),
        ("points: 3", "points: 1", "points"),
        ("points: 3", "points: 5", "points"),
        ("    deck: jotnar\n    points", "    deck: odin\n    points", "deck"),
        ("    deck: jotnar\n    points", "    deck: thor\n    points", "points"),
        ("word: steal", "word: borrow", "property.word"),
        ("number: 1", "number: one", "property.number"),
        ("{word: steal, number: 1}", "{number: 1}", "word"),
        ("{word: steal, number: 1}", "steal", "property"),
        ("number: 1}", "number: 1, colour: red}", "colour"),
        ("copies: 2", "copies: 0", "copies"),
        ("copies: 2", "copies: 10", "copies"),
        ("copies: 2", "copies: 2\n    power: 9", "power"),
        ("name: Long Arm", "name: ' '", "name"),
    ],
)
def test_a_wrong_field_is_named_with_file_and_card(tmp_path: Path, old: str, new: str, field: str) -> None:
    assert GOOD.count(old) == 1
    error = refused(tmp_path, GOOD.replace(old, new))
    assert error.card == "long-arm"
    assert str(error).startswith("jotnar.yaml, card long-arm, field ") and field in str(error)


@pytest.mark.parametrize("number", [0, -1, 9])
def test_a_number_out_of_bounds_is_named(tmp_path: Path, number: int) -> None:
    error = refused(tmp_path, GOOD.replace("number: 1", f"number: {number}"))
    assert error.card == "long-arm" and "property" in error.field and str(number) in str(error)


def test_a_wrong_id(tmp_path: Path) -> None:
    error = refused(tmp_path, GOOD.replace("id: long-arm", "id: Long Arm"))
    assert (error.card, error.field) == ("Long Arm", "id")
    error = refused(tmp_path, GOOD.replace("- id: long-arm\n    name", "- name"))
    assert error.field == "id"


def test_one_id_in_two_files(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD, encoding="utf-8")
    assert str(refused(tmp_path, GOOD, "b")) == "b.yaml, card long-arm, field id: also in a.yaml"


@pytest.mark.parametrize(
    "text", ["cards: [", "", "deck: jotnar\n", GOOD.replace("points: 3", "points: 3\n    points: 4")]
)
def test_what_is_no_card_file_is_named(tmp_path: Path, text: str) -> None:
    refused(tmp_path, text)


def test_one_broken_copy_spoils_the_whole_set(tmp_path: Path) -> None:
    for file in FOLDER.glob("*.yaml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert load(tmp_path, Card) == load(FOLDER, Card)
    thor = (tmp_path / "thor.yaml").read_text(encoding="utf-8")
    error = refused(tmp_path, thor.replace("{word: mercy}", "{word: pity}"), "thor")
    assert str(error).startswith("thor.yaml, card oak-of-refuge, field property.word: ")
