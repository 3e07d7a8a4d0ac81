"""The pages one reads: links lead somewhere, and those for players say the same things in every language."""

import re
from pathlib import Path

import pytest

from valhalla.ui.scenes.options import LANGUAGES
from valhalla.words import language
from valhalla.words.language import _

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
PLAYERS = {code: DOCS / f"players.{code}.md" for code in LANGUAGES}
MOST_BYTES = 150_000  # of a picture on a page for players

FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^(#+) (.*)", re.MULTILINE)

# What players are told to press: a page must call it what the program does.
BUTTONS = (
    "Continue", "Lessons", "Load", "First evening", "Second evening", "Feast", "Expansions", "First game",
    "Simplified", "Five jarls", "Hand draft", "One warrior", "Two warriors", "Arm best", "Alone at night",
    "Stop", "Throw again", "Expert rules", "I am here", "An AI plays for me", "Resign", "Human", "Even",
    "Berserk", "Miser", "Avenger", "Skald", "Bulwark", "Why did it do that?", "Take back", "The same luck",
    "New luck", "Moves may be taken back", "What would a jarl do?", "Watch", "Watch it again",
    "Play on from here", "Keys and buttons", "Defaults", "Export", "Import", "All sounds",
)  # fmt: skip


def text_of(page: Path) -> str:
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """What headings are called in links."""
    plain = (re.sub(r"[^\w\- ]", "", title.lower()) for _level, title in HEADING.findall(text_of(page)))
    return {title.replace(" ", "-") for title in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_links_and_pictures_are_there(page: Path) -> None:
    for _picture, target in LINK.findall(text_of(page)):
        if "://" in target:
            continue
        path, _hash, anchor = target.partition("#")
        file = page.parent / path if path else page
        assert file.exists(), f"{page.name}: {target}"
        assert not anchor or anchor in anchors(file), f"{page.name}: {target}"


def test_pages_for_players_are_built_alike() -> None:
    headings = {code: HEADING.findall(text_of(page)) for code, page in PLAYERS.items()}
    levels = {code: [level for level, _title in found] for code, found in headings.items()}
    assert levels["en"] and all(found == levels["en"] for found in levels.values())
    rows = {code: text_of(page).count("\n|") for code, page in PLAYERS.items()}
    assert set(rows.values()) == {rows["en"]}


def test_players_see_pictures_in_their_language() -> None:
    named = {}
    for code, page in PLAYERS.items():
        pictures = [target for picture, target in LINK.findall(text_of(page)) if picture]
        assert pictures and all(target.startswith(f"pictures/players-{code}-") for target in pictures)
        assert all((DOCS / target).stat().st_size <= MOST_BYTES for target in pictures)
        named[code] = [target.rpartition("-")[2] for target in pictures]
    assert all(found == named["en"] for found in named.values())


@pytest.mark.parametrize("code", LANGUAGES)
def test_players_are_told_of_buttons_by_their_names(code: str) -> None:
    language.use(code)
    try:
        wanted = [_spaced(_(button)) for button in BUTTONS]
    finally:
        language.use(language.SOURCE)
    words = _spaced(text_of(PLAYERS[code]))
    assert [button for button in wanted if f"**{button}" not in words] == []


def _spaced(text: str) -> str:
    """With one plain space wherever there is any."""
    return " ".join(text.split())


def test_readme_leads_to_the_pages_for_players() -> None:
    targets = {target for _picture, target in LINK.findall(text_of(ROOT / "README.md"))}
    assert {f"docs/{page.name}" for page in PLAYERS.values()} <= targets
