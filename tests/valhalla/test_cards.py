"""The card pools of V16 counted card by card, and what broken card files are told."""

from collections import Counter
from pathlib import Path

import pytest

from valhalla.games.hammer import cards as hammer_cards
from valhalla.games.valhalla import cards
from valhalla.games.valhalla.cards import Ability, Effect, Jarl, Loki, Mission, Tactic, Thor, Warrior, Wrath
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
EVERY_CLAN = (*CLANS, "giant")
DWARVES = ((2, 1), (4, 2), (6, 3))  # V16.4
LEANS = {
    "bear": {"axe", "shield"},
    "wolf": {"sword", "spear"},
    "boar": {"axe", "spear"},
    "stag": {"bow", "shield"},
}


def base() -> list[Warrior | Tactic]:
    return [card for card in cards.decks()["base"] if isinstance(card, Warrior | Tactic)]


def warriors(clan: str) -> list[Warrior]:
    return [card for card in base() if isinstance(card, Warrior) and card.clan == clan]


def tactics() -> list[Tactic]:
    return [card for card in base() if isinstance(card, Tactic)]


def fighters(deck: str, *clans: str) -> list[Warrior]:
    return [card for card in cards.decks()[deck] if isinstance(card, Warrior) and card.clan in clans]


def words(deck: str) -> Counter[str]:
    return Counter(card.effect.word for card in cards.decks()[deck] if isinstance(card, Tactic))


def lokis() -> list[Loki]:
    return [card for card in cards.decks()["loki"] if isinstance(card, Loki)]


def rows(card: Loki) -> list[tuple[int, int, str]]:
    return [(row.least, row.most, row.word) for row in card.rows]


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


# V16.3, V16.4 Valkyries


def test_v16_3_valkyries_have_26_warriors_4_giants_and_10_others() -> None:
    deck = cards.decks()["valkyries"]
    kinds = Counter(card.clan if isinstance(card, Warrior) else type(card).__name__ for card in deck)
    assert kinds == {"bear": 7, "wolf": 7, "boar": 6, "stag": 6, "giant": 4, "Tactic": 7, "Mission": 3}
    assert words("valkyries") == {"supply": 5, "road": 2}


def test_v16_3_one_supply_for_each_weapon_and_one_mission_for_each_goal() -> None:
    deck = cards.decks()["valkyries"]
    supplied = [card.effect.weapon for card in deck if isinstance(card, Tactic) and card.effect.weapon]
    assert sorted(supplied) == sorted(WEAPONS)
    missions = [card for card in deck if isinstance(card, Mission)]
    assert {card.goal for card in missions} == {"no_reroll", "by_five", "three_armed"}
    assert [card.valour for card in missions] == [2, 2, 2]  # V10.7


def test_v16_3_marks_of_the_valkyries() -> None:
    marks = Counter(card.mark.word if card.mark else "" for card in fighters("valkyries", *CLANS))
    assert marks == {"host": 8, "kindred": 10, "alone": 6, "": 2}
    assert not any(card.mark for card in fighters("valkyries", "giant"))
    for clan in CLANS:
        assert {"host", "kindred", "alone"} <= {
            card.mark.word for card in fighters("valkyries", clan) if card.mark
        }


def test_v16_3_the_clans_of_kindred_are_even_and_giants_a_little_less_often() -> None:
    marks = [card.mark for card in fighters("valkyries", *CLANS) if card.mark]
    kindred = Counter(mark.clan for mark in marks if mark.word == "kindred")
    assert set(kindred) == set(EVERY_CLAN)
    others = [kindred["bear"], kindred["wolf"], kindred["boar"], kindred["stag"]]
    assert max(others) - min(others) <= 1 and kindred["giant"] < min(others)


def test_v16_4_symbols_of_the_valkyries() -> None:
    sizes = Counter(len(card.weapons) for card in fighters("valkyries", *CLANS))
    assert sizes == {1: 8, 2: 12, 3: 6}
    for clan in CLANS:
        assert {len(card.weapons) for card in fighters("valkyries", clan)} == {1, 2, 3}
    symbols = Counter(weapon for card in fighters("valkyries", *CLANS) for weapon in card.weapons)
    assert set(symbols) == set(WEAPONS) and max(symbols.values()) - min(symbols.values()) <= 1


@pytest.mark.parametrize("clan", CLANS)
def test_v16_4_valkyries_lean_as_their_clan_does(clan: str) -> None:
    symbols: Counter[str] = Counter(weapon for card in fighters("valkyries", clan) for weapon in card.weapons)
    others = set(WEAPONS) - LEANS[clan]
    assert min(symbols[weapon] for weapon in LEANS[clan]) > max(symbols[weapon] for weapon in others)


@pytest.mark.parametrize("clan", CLANS)
def test_v16_4_a_mark_costs_one_valour(clan: str) -> None:
    for card in fighters("valkyries", clan):
        strength, valour = VALUES[clan][len(card.weapons) - 1]
        assert (card.strength, card.valour) == (strength, valour - 1 if card.mark else valour), card.id


def test_v16_4_abilities_of_the_valkyries_are_those_of_their_clans() -> None:
    assert not any(card.ability for card in fighters("valkyries", "bear", "wolf"))
    assert {card.ability for card in fighters("valkyries", "giant")} == {Ability("frost")}
    boars = [card.ability for card in fighters("valkyries", "boar") if card.ability]
    assert [ability.word for ability in boars] == ["rival"] * 6
    rivals = Counter(ability.clan for ability in boars)
    assert set(rivals) == {"bear", "wolf", "stag", "giant"}
    assert max(rivals.values()) == 2 and rivals["giant"] == 1
    stags = [card.ability for card in fighters("valkyries", "stag") if card.ability]
    assert Counter(ability.word for ability in stags) == {"kin": 3, "banner": 3}
    assert {ability.clan for ability in stags if ability.word == "kin"} == {"bear", "wolf", "boar"}


def test_v16_4_giants_of_the_valkyries_need_all_different() -> None:
    giants = fighters("valkyries", "giant")
    values = Counter((card.needs, card.strength, card.valour) for card in giants)
    assert values == {("alldiff3", 5, 2): 2, ("alldiff4", 8, 4): 2}
    for card in giants:
        assert all(len(set(way)) == len(way) for way in card.ways), card.id
    assert {(card.needs, len(card.ways)) for card in giants} == {("alldiff3", 10), ("alldiff4", 5)}


# V16.3, V16.4 Dwarves


def test_v16_3_dwarves_are_30_and_10_tactics() -> None:
    dwarves = fighters("dwarves", "dwarf")
    assert len(cards.decks()["dwarves"]) == 40 and len(dwarves) == 30
    abilities = Counter(card.ability.word for card in dwarves if card.ability)
    assert abilities == {"block": 7, "hold": 7, "disarm": 8, "spite": 8}
    assert words("dwarves") == {"call_to_arms": 3, "war_cry": 4, "blooded_cry": 3}


def test_v16_4_strength_and_valour_of_the_dwarves() -> None:
    dwarves = fighters("dwarves", "dwarf")
    assert Counter(len(card.weapons) for card in dwarves) == {1: 10, 2: 14, 3: 6}
    for card in dwarves:
        assert (card.strength, card.valour) == DWARVES[len(card.weapons) - 1], card.id
        assert card.mark is None and card.needs is None, card.id


def test_v16_4_abilities_and_weapons_of_the_dwarves_are_even() -> None:
    dwarves = fighters("dwarves", "dwarf")
    for size in (1, 2, 3):
        spread = Counter(card.ability.word for card in dwarves if card.ability and len(card.weapons) == size)
        assert len(spread) == 4 and max(spread.values()) - min(spread.values()) <= 1, size
    symbols = Counter(weapon for card in dwarves for weapon in card.weapons)
    assert set(symbols) == set(WEAPONS) and max(symbols.values()) - min(symbols.values()) <= 1


# V8 Loki's Cunning


def test_v8_there_are_ten_lokis_and_one_starter() -> None:
    assert len(cards.decks()["loki"]) == len(lokis()) == 10
    assert sum(card.starter for card in lokis()) == 1


def test_v8_3_the_starter() -> None:
    (starter,) = (card for card in lokis() if card.starter)
    assert rows(starter) == [(0, 1, "send_all"), (2, 3, "send_one"), (4, 5, "steal_winner")]
    assert starter.discard == 0


@pytest.mark.parametrize(
    ("known", "discard"),
    [
        ([(0, 2, "send_one"), (3, 3, "steal_any"), (4, 5, "steal_winner")], 0),
        (
            [(0, 0, "keep_shield"), (1, 1, "take_shield"), (2, 2, "take_tactic"), (3, 4, "winner_tactic")],
            0,
        ),
        ([(0, 1, "send_one"), (2, 3, "draw"), (4, 5, "draw_and_bury")], -10),
    ],
)
def test_v8_4_the_known_three(known: list[tuple[int, int, str]], discard: int) -> None:
    assert [card.discard for card in lokis() if rows(card) == known] == [discard]


def test_v8_5_six_more_and_no_two_alike() -> None:
    assert len({tuple(rows(card)) for card in lokis()}) == 10
    assert {row.word for card in lokis() for row in card.rows} == {
        "send_all", "send_one", "steal_winner", "steal_any", "keep_shield", "take_shield",
        "take_tactic", "winner_tactic", "draw", "draw_and_bury", "points",
    }  # fmt: skip
    assert {card.rows[-1].most for card in lokis()} == {4, 5, 6, 7}


def test_v8_5_points_fall_with_the_difference() -> None:
    paying = [[row.points for row in card.rows if row.points] for card in lokis()]
    assert [3, 2, 1] in paying
    for points in paying:
        assert points == sorted(set(points), reverse=True) and set(points) <= {1, 2, 3}


def test_v8_5_two_change_the_opening_discard() -> None:
    assert sorted(card.discard for card in lokis() if card.discard) == [-10, 10]


# V9 Thor's Help


def test_v9_1_seven_help_the_fewer_and_seven_the_fewer_or_equal() -> None:
    helps = [card for card in cards.decks()["thor"] if isinstance(card, Thor)]
    assert len(cards.decks()["thor"]) == len(helps) == 14
    assert Counter(card.condition for card in helps) == {"fewer": 7, "fewer_or_equal": 7}


def test_v9_2_each_bonus_two_or_three_times() -> None:
    helps = [card for card in cards.decks()["thor"] if isinstance(card, Thor)]
    assert Counter(card.bonus for card in helps) == {
        "draw": 2, "reroll": 3, "steal": 2, "strength2": 3, "strength3": 2, "die": 2,
    }  # fmt: skip


def test_v9_3_weaker_help_under_the_narrower_condition_is_worth_more() -> None:
    helps = [card for card in cards.decks()["thor"] if isinstance(card, Thor)]
    assert Counter(card.valour for card in helps) == {1: 7, 2: 7}
    worth = {(card.condition, card.bonus): card.valour for card in helps}
    for bonus in ("draw", "reroll", "steal", "strength2", "strength3", "die"):
        assert worth["fewer", bonus] >= worth["fewer_or_equal", bonus], bonus
    for condition in ("fewer", "fewer_or_equal"):
        assert worth[condition, "strength2"] >= worth[condition, "strength3"] == 1
        assert worth[condition, "draw"] == 2


# V12 Tyr's Wrath


def test_v12_1_twenty_wrath_cards() -> None:
    wraths = [card for card in cards.decks()["tyr"] if isinstance(card, Wrath)]
    assert len(cards.decks()["tyr"]) == len(wraths) == 20
    kinds = Counter(card.clan or card.weapon or "plain" for card in wraths)
    assert kinds == {**dict.fromkeys(EVERY_CLAN, 2), **dict.fromkeys(WEAPONS, 1), "plain": 5}


# V16.3 The names and ids of the expansions


def test_v16_3_ids_of_the_expansions_tell_the_kind() -> None:
    starts = {
        "supply": "supply", "road": "road", "call_to_arms": "call", "war_cry": "cry", "blooded_cry": "cry",
    }  # fmt: skip
    for deck in ("valkyries", "dwarves", "thor", "tyr", "loki"):
        for card in cards.decks()[deck]:
            first = type(card).__name__.lower()
            if isinstance(card, Warrior):
                first = card.clan
            elif isinstance(card, Tactic):
                first = starts[card.effect.word]
            assert card.id.startswith(first + "-"), card.id
            assert card.id.isascii() and card.id == card.id.lower() and " " not in card.id, card.id


def test_v16_3_no_first_name_twice() -> None:
    every = [card for deck in cards.decks().values() for card in deck if isinstance(card, Warrior | Jarl)]
    assert len({card.name.split()[0] for card in every}) == len(every)


def test_v16_3_no_name_or_id_of_the_hammer_is_used_again() -> None:
    every = cards.by_id().values()
    hammer = hammer_cards.kinds()
    assert {card.id for card in every}.isdisjoint(card.id for card in hammer)
    assert {card.name for card in every}.isdisjoint(card.name for card in hammer)


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
        load(folder, cards.Card)
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
    assert str(error).startswith("bear.yaml, card bear-hallgerd, field name: ")


def test_a_folder_without_cards(tmp_path: Path) -> None:
    (tmp_path / "readme.txt").write_text("no cards", encoding="utf-8")
    with pytest.raises(BadCard, match="no card files here"):
        load(tmp_path, Warrior | Tactic | Jarl)


def test_one_broken_copy_spoils_the_whole_set(tmp_path: Path) -> None:
    for file in FOLDER.glob("*.yaml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert load(tmp_path, cards.Card) == cards.decks()
    stag = (tmp_path / "stag.yaml").read_text(encoding="utf-8")
    error = refused(tmp_path, stag=stag.replace("{word: kin, clan: giant}", "{word: kin, clan: troll}"))
    assert str(error).startswith("stag.yaml, card stag-inga, field ability.clan: ")
