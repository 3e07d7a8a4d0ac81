"""Things one after another."""

from valhalla.words import listing

MANY: tuple[list[str], ...] = ([], ["a"], ["a", "b"], ["a", "b", "c"])


def test_lists() -> None:
    assert [listing.listed(items) for items in MANY] == ["", "a", "a and b", "a, b and c"]
    assert [listing.either(items) for items in MANY] == ["", "a", "a or b", "a, b or c"]


def test_equal_things_are_counted_and_hidden_ones_hide_all() -> None:
    assert listing.counted(["a", "b", "a"]) == "a\N{NO-BREAK SPACE}×2 and b"
    assert listing.counted(["a", ""]) == ""
    assert listing.faces((2, 1, 2), str) == "1, 2\N{NO-BREAK SPACE}×2"
