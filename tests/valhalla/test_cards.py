"""The card pool of V16.1 counted card by card, and what broken card files are told."""

from collections import Counter
from pathlib import Path

import pytest

from valhalla.games.valhalla import cards
from valhalla.games.valhalla.cards import Ability, Effect, Jarl, Tactic, Warrior
from valhalla.games.valhalla.terms import WEAPONS
from valhalla.kernel.cards import BadCard, load
from valhalla.kernel.paths import data_dir

FOLDER = data_dir("cards") / "valhalla"
CLANS = ("bear", "wolf", "boar", "stag")

# V16.1 By clan: (strength, valour) with one, two and three symbols.
VALUES = {
    "bear": ((3, 1), (5, 2), (8, 3)),
    "wolf": ((1, 2), (3, 3), (6, 4)),
    "boar": ((2, 1), (3, 2), (6, 3)),
    "stag": ((1, 1), (3, 2), (5, 3)),
}
GIANTS = {"any2": (3, 3, 1), "pair": (4, 4, 2), "triple": (3, 6, 3), "twopairs": (2, 7, 4)}
TACTICS: dict[tuple[str, int, str | None], int] = {
    ("fury", 2, None): 7,
    ("underdog", 3, None): 5,
    ("heroic", 3, None): 4,
    **{("heroic", 4, weapon): 1 for weapon in WEAPONS},
    ("new_weapons", 0, None): 5,
    ("counterblow", 0, None): 4,
    ("weapon_swap", 0, None): 3,
    ("surround", 0, None): 3,
}
LEANS = {
    "bear": {"axe", "shield"},
    "wolf": {"sword", "spear"},
    "boar": {"axe", "spear"},
    "stag": {"bow", "shield"},
}


def base() -> list[Warrior | Tactic]:
    return [card for card in cards.decks()["base"] if not isinstance(card, Jarl)]


def warriors(clan: str) -> list[Warrior]:
    return [card for card in base() if isinstance(card, Warrior) and card.clan == clan]


def tactics() -> list[Tactic]:
    return [card for card in base() if isinstance(card, Tactic)]


def jarl(jarl_id: str) -> Jarl:
    card = cards.by_id()[jarl_id]
    assert isinstance(card, Jarl)
    return card


# V16.1 The base deck


def test_v16_1_the_base_deck_has_120_cards() -> None:
    assert len(cards.decks()["base"]) == len(base()) == 120
    kinds = Counter(card.clan if isinstance(card, Warrior) else "tactic" for card in base())
    assert kinds == {"bear": 18, "wolf": 18, "boar": 18, "stag": 18, "giant": 12, "tactic": 36}


@pytest.mark.parametrize("clan", CLANS)
def test_v16_1_six_eight_and_four_warriors_by_symbols(clan: str) -> None:
    assert Counter(len(card.weapons) for card in warriors(clan)) == {1: 6, 2: 8, 3: 4}


@pytest.mark.parametrize("clan", CLANS)
def test_v16_1_strength_and_valour_of_the_table(clan: str) -> None:
    for card in warriors(clan):
        assert (card.strength, card.valour) == VALUES[clan][len(card.weapons) - 1], card.id
        assert card.needs is None, card.id


def test_v16_1_giants() -> None:
    giants = warriors("giant")
    assert Counter(card.needs for card in giants) == {need: count for need, (count, _, _) in GIANTS.items()}
    for card in giants:
        assert card.needs is not None and card.weapons == ()
        assert (card.strength, card.valour) == GIANTS[card.needs][1:], card.id


def test_v16_1_what_arms_a_giant() -> None:
    ways = {card.needs: card.ways for card in warriors("giant")}
    assert len(ways["any2"]) == 15 and (0, 1) in ways["any2"] and (4, 4) in ways["any2"]
    assert ways["pair"] == ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4))
    assert ways["triple"] == ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4))
    assert len(ways["twopairs"]) == 15 and {(0, 0, 3, 3), (2, 2, 2, 2)} <= set(ways["twopairs"])
    assert all(face < len(WEAPONS) for need in ways.values() for way in need for face in way)  # no blanks


def test_v16_1_every_weapon_equally_often() -> None:
    symbols = Counter(weapon for clan in CLANS for card in warriors(clan) for weapon in card.weapons)
    assert set(symbols) == set(WEAPONS)
    assert sum(symbols.values()) == 136
    assert set(symbols.values()) == {27, 28}


@pytest.mark.parametrize("clan", CLANS)
def test_v16_1_each_clan_leans_to_two_weapons(clan: str) -> None:
    symbols: Counter[str] = Counter(weapon for card in warriors(clan) for weapon in card.weapons)
    liked = {weapon for weapon, _ in symbols.most_common(2)}
    assert liked == LEANS[clan]
    assert min(symbols[weapon] for weapon in liked) > max(symbols[weapon] for weapon in set(WEAPONS) - liked)


def test_v16_1_bears_and_wolves_have_no_abilities() -> None:
    assert all(card.ability is None for clan in ("bear", "wolf") for card in warriors(clan))


def test_v16_1_every_giant_brings_frost() -> None:
    assert {card.ability for card in warriors("giant")} == {Ability("frost")}


def test_v16_1_every_boar_has_a_rival_and_giants_a_little_less_often() -> None:
    abilities = [card.ability for card in warriors("boar")]
    assert all(ability and ability.word == "rival" for ability in abilities)
    rivals = Counter(ability.clan for ability in abilities if ability)
    assert rivals == {"bear": 5, "wolf": 5, "stag": 5, "giant": 3}


def test_v16_1_nine_stags_of_kin_and_nine_of_the_banner() -> None:
    abilities = [card.ability for card in warriors("stag") if card.ability]
    assert Counter(ability.word for ability in abilities) == {"kin": 9, "banner": 9}
    kin = Counter(ability.clan for ability in abilities if ability.word == "kin")
    assert set(kin) == {"bear", "wolf", "boar", "giant"}
    others = [kin["bear"], kin["wolf"], kin["boar"]]
    assert max(others) - min(others) <= 1 and 0 < kin["giant"] < min(others)


def test_v16_1_tactics() -> None:
    effects = Counter((card.effect.word, card.effect.strength, card.effect.weapon) for card in tactics())
    assert effects == TACTICS


def test_v16_1_every_card_has_its_own_name_and_id() -> None:
    every = [card for deck in cards.decks().values() for card in deck]
    assert len({card.id for card in every}) == len(every)
    assert len({card.name for card in every}) == len(every)
    assert all(card.name.strip() == card.name != "" for card in every)


def test_v16_1_ids_tell_the_clan_and_suit_every_file_system() -> None:
    for card in base():
        first = card.clan if isinstance(card, Warrior) else card.effect.word.replace("_", "-")
        assert card.id.startswith(first + "-"), card.id
        assert card.id.isascii() and card.id == card.id.lower() and " " not in card.id, card.id


# V16.2 The six known jarls


def test_v16_2_the_six_known_jarls() -> None:
    known = {card.id: card.name for card in cards.decks()["jarls"]}
    expected = {
        "beinir": "Beinir", "brynjar": "Brynjar", "egil": "Egil",
        "hodr": "Hödr", "solveig": "Solveig", "ulfar": "Ulfar",
    }  # fmt: skip
    assert expected.items() <= known.items()


def test_v16_2_only_brynjar_is_marked_either() -> None:
    assert not jarl("brynjar").both
    assert all(jarl(name).both for name in ("beinir", "egil", "hodr", "solveig", "ulfar"))


def test_v16_2_all_but_brynjar_and_ulfar_play_solo() -> None:
    assert not jarl("brynjar").solo and not jarl("ulfar").solo
    assert all(jarl(name).solo for name in ("beinir", "egil", "hodr", "solveig"))


def test_v16_2_the_known_jarls_sit_at_every_table() -> None:
    assert not any(
        jarl(name).three_plus for name in ("beinir", "brynjar", "egil", "hodr", "solveig", "ulfar")
    )


def test_v16_2_a_jarl_prints_main_condition_and_extra() -> None:
    for card in cards.decks()["jarls"]:
        assert isinstance(card, Jarl)
        texts = (card.main, card.condition, card.extra)
        assert len(set(texts)) == 3 and all(text.strip().endswith(".") for text in texts), card.id


# Broken card files

BEAR = """deck: base
cards:
  - id: bear-hallgerd
    kind: warrior
    name: Hallgerd
    clan: bear
    strength: 3
    valour: 1
    weapons: [axe]
"""
FURY = """deck: base
cards:
  - id: fury-red-dawn
    kind: tactic
    name: Red Dawn
    effect: {word: fury, strength: 2}
"""


def refused(folder: Path, **files: str | bytes) -> BadCard:
    """Write these card files into *folder*: loading them fails, and the message names a file."""
    for name, content in files.items():
        raw = content.encode() if isinstance(content, str) else content
        (folder / f"{name}.yaml").write_bytes(raw)
    with pytest.raises(BadCard) as caught:
        load(folder, Warrior | Tactic | Jarl)
    assert caught.value.file.name in str(caught.value)
    return caught.value


def test_a_sound_file_loads(tmp_path: Path) -> None:
    (tmp_path / "bear.yaml").write_text(BEAR, encoding="utf-8")
    (tmp_path / "fury.yaml").write_text(FURY, encoding="utf-8")
    hallgerd = Warrior("bear-hallgerd", "Hallgerd", "bear", 3, 1, ("axe",))
    fury = Tactic("fury-red-dawn", "Red Dawn", Effect("fury", 2))
    assert load(tmp_path, Warrior | Tactic | Jarl) == {"base": [hallgerd, fury]}


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("    strength: 3\n", "", "strength"),
        ("    clan: bear\n", "", "clan"),
        ("    kind: warrior\n", "", "kind"),
        ("strength: 3", "strength: three", "strength"),
        ("strength: 3", "strength: 3.5", "strength"),
        ("strength: 3", "strength: true", "strength"),
        ("strength: 3", "strength:", "strength"),
        ("name: Hallgerd", "name: 7", "name"),
        ("name: Hallgerd", "name: 2024-06-01", "name"),
        ("weapons: [axe]", "weapons: axe", "weapons"),
        ("valour: 1", "valour: 1\n    colour: orange", "colour"),
        ("clan: bear", "clan: eagle", "clan"),
        ("kind: warrior", "kind: wizard", "kind"),
        ("[axe]", "[axe, hammer]", "weapons[1]"),
        ("weapons: [axe]", "needs: quartet", "needs"),
        ("[axe]", "[axe]\n    ability: {word: bark}", "ability.word"),
        ("[axe]", "[axe]\n    ability: {word: rival, clan: eagle}", "ability.clan"),
    ],
)
def test_a_wrong_field_is_named_with_file_and_card(tmp_path: Path, old: str, new: str, field: str) -> None:
    assert BEAR.count(old) == 1
    error = refused(tmp_path, bear=BEAR.replace(old, new))
    assert (error.file.name, error.card, error.field) == ("bear.yaml", "bear-hallgerd", field)
    assert str(error).startswith(f"bear.yaml, card bear-hallgerd, field {field}: ")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("[axe]", "[axe]\n    needs: pair", "weapons"),
        ("    weapons: [axe]\n", "", "weapons"),
        ("[axe]", "[axe, axe, axe, axe, axe]", "weapons"),
        ("strength: 3", "strength: 99", "strength"),
        ("strength: 3", "strength: -1", "strength"),
        ("valour: 1", "valour: 10", "valour"),
        ("valour: 1", "valour: -1", "valour"),
        ("[axe]", "[axe]\n    ability: {word: rival}", "ability.clan"),
        ("[axe]", "[axe]\n    ability: {word: banner, clan: bear}", "ability.clan"),
    ],
)
def test_a_value_out_of_bounds_is_named(tmp_path: Path, old: str, new: str, field: str) -> None:
    assert BEAR.count(old) == 1
    error = refused(tmp_path, bear=BEAR.replace(old, new))
    top = field.partition(".")[0]
    assert str(error).startswith(f"bear.yaml, card bear-hallgerd, field {top}") and field in str(error)
    assert error.card == "bear-hallgerd" and error.field.partition(".")[0] == top


@pytest.mark.parametrize(
    ("effect", "field"),
    [
        ("{word: dance}", "effect.word"),
        ("{word: fury}", "effect.strength"),
        ("{word: surround, strength: 2}", "effect.strength"),
        ("{word: fury, strength: 2, weapon: axe}", "effect.weapon"),
        ("{word: heroic, strength: 4, weapon: hammer}", "effect.weapon"),
        ("{word: fury, strength: 2, colour: red}", "colour"),
    ],
)
def test_a_tactic_with_a_wrong_effect(tmp_path: Path, effect: str, field: str) -> None:
    error = refused(tmp_path, fury=FURY.replace("{word: fury, strength: 2}", effect))
    assert error.card == "fury-red-dawn" and "card fury-red-dawn" in str(error) and field in str(error)


def test_a_card_without_id(tmp_path: Path) -> None:
    error = refused(tmp_path, bear=BEAR.replace("- id: bear-hallgerd\n    kind", "- kind"))
    assert error.field == "id" and "field id" in str(error)


def test_a_key_that_is_no_word(tmp_path: Path) -> None:
    """YAML reads the word `on` as a truth value: the author must hear which card that was."""
    error = refused(tmp_path, bear=BEAR.replace("clan: bear", "clan: bear\n    on: axe"))
    assert "bear-hallgerd" in str(error)


def test_one_id_in_two_files(tmp_path: Path) -> None:
    error = refused(tmp_path, bear=BEAR, wolf=BEAR.replace("clan: bear", "clan: wolf"))
    assert str(error) == "wolf.yaml, card bear-hallgerd, field id: also in bear.yaml"


def test_one_id_twice_in_a_file(tmp_path: Path) -> None:
    error = refused(tmp_path, bear=BEAR + BEAR.partition("cards:\n")[2])
    assert (error.card, error.field) == ("bear-hallgerd", "id")


def test_one_id_in_two_decks(tmp_path: Path) -> None:
    error = refused(tmp_path, bear=BEAR, other=BEAR.replace("deck: base", "deck: other"))
    assert (error.file.name, error.card, error.field) == ("other.yaml", "bear-hallgerd", "id")


def test_a_key_given_twice(tmp_path: Path) -> None:
    error = refused(tmp_path, bear=BEAR.replace("clan: bear", "clan: bear\n    clan: wolf"))
    assert "bear.yaml" in str(error) and "'clan'" in str(error) and "line 7" in str(error)


def test_a_key_given_twice_deep_inside(tmp_path: Path) -> None:
    error = refused(tmp_path, fury=FURY.replace("strength: 2", "strength: 2, strength: 3"))
    assert "fury.yaml" in str(error) and "'strength'" in str(error) and "line 6" in str(error)


@pytest.mark.parametrize(
    "text", ["cards: [", "a: b: c", "deck: *nobody", "\tdeck: base", "a: 1\n---\nb: 2\n"]
)
def test_not_yaml(tmp_path: Path, text: str) -> None:
    error = refused(tmp_path, bear=text)
    assert str(error).startswith("bear.yaml: ") and "line 1" in str(error)


@pytest.mark.parametrize("raw", [b"\xff\xfed\x00e\x00", "deck: Hödr\n".encode("latin-1")])
def test_not_utf_8(tmp_path: Path, raw: bytes) -> None:
    assert str(refused(tmp_path, bear=raw)).startswith("bear.yaml: not UTF-8 text")


@pytest.mark.parametrize(
    "text", ["", "# only a remark\n", "- deck: base\n- cards: []\n", "just words\n", "7\n"]
)
def test_no_mapping_in_the_file(tmp_path: Path, text: str) -> None:
    error = refused(tmp_path, bear=text)
    assert str(error).startswith("bear.yaml: Expected `object`") and error.card == ""


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("cards: []\n", "deck"),
        ("deck: base\n", "cards"),
        ("deck: base\ncards:\n", "cards"),
        ("deck: base\ncards: {}\n", "cards"),
        ("deck: [base]\ncards: []\n", "deck"),
        ("deck: base\ncards: []\nsecond: 1\n", "second"),
        ("deck: base\ncards: [bear-hallgerd]\n", "cards[0]"),
    ],
)
def test_a_file_of_the_wrong_shape(tmp_path: Path, text: str, field: str) -> None:
    error = refused(tmp_path, bear=text)
    assert error.field == field and str(error).startswith(f"bear.yaml, field {field}: ")


def test_an_impossible_date_is_a_bad_card(tmp_path: Path) -> None:
    """YAML takes 2024-99-99 for a date; the file must be named all the same."""
    assert "bear.yaml" in str(refused(tmp_path, bear=BEAR.replace("Hallgerd", "2024-99-99")))


@pytest.mark.parametrize(
    "tag",
    [
        "!!python/object/apply:os.mkdir [{trap}]",
        "!!python/object/new:os.mkdir [{trap}]",
        "!!python/object/apply:subprocess.run [[mkdir, {trap}]]",
        "!!python/name:os.mkdir",
        "!!python/module:os",
        "!!python/object:pathlib.Path {{}}",
        "!ours {trap}",
    ],
)
def test_a_yaml_tag_never_runs(tmp_path: Path, tag: str) -> None:
    trap = tmp_path / "sprung"
    tagged = BEAR.replace("name: Hallgerd", "name: " + tag.format(trap=trap.as_posix()))
    error = refused(tmp_path, bear=tagged)
    assert not trap.exists()
    assert str(error).startswith("bear.yaml: ") and tag.partition(" ")[0].rpartition("/")[2] in str(error)


def test_a_folder_without_cards(tmp_path: Path) -> None:
    (tmp_path / "readme.txt").write_text("no cards", encoding="utf-8")
    with pytest.raises(BadCard, match="no card files here"):
        load(tmp_path, Warrior | Tactic | Jarl)


def test_one_broken_copy_spoils_the_whole_set(tmp_path: Path) -> None:
    for file in FOLDER.glob("*.yaml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert load(tmp_path, Warrior | Tactic | Jarl) == cards.decks()
    stag = (tmp_path / "stag.yaml").read_text(encoding="utf-8")
    error = refused(tmp_path, stag=stag.replace("{word: kin, clan: giant}", "{word: kin, clan: troll}"))
    assert str(error).startswith("stag.yaml, card stag-inga, field ability.clan: ")
