"""Lessons keep the cards they were written with: a game that has got more cards teaches as before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.card_files import copied, put_first
from valhalla.cli.saves import verify_file
from valhalla.games import GAMES
from valhalla.kernel.journal import Saga
from valhalla.kernel.session import Session
from valhalla.ui.table.lesson import kept, shelf
from valhalla.ui.table.lesson.course import LEARNER, Course, Hosts

MORE = {
    "valhalla/tactics.yaml": (
        "{id: a-blow, kind: tactic, name: New, effect: {word: heroic, strength: 4, weapon: axe}}"
    ),
    "valhalla/bear.yaml": (
        "{id: a-bear, kind: warrior, name: New, clan: bear, strength: 4, valour: 3, needs: pair}"
    ),
    "valhalla/thor.yaml": (
        "{id: a-cart, kind: thor, name: New, valour: 1, condition: fewer_or_equal, bonus: reroll}"
    ),
    "valhalla/tyr.yaml": "{id: a-wrath, kind: wrath, name: New, clan: stag}",
    "hammer/thor.yaml": (
        "{id: a-hit, name: New, deck: thor, points: 4, property: {word: add, number: 7}, copies: 2}"
    ),
    "wolves/victories.yaml": "{kind: victory, id: a-song, name: N, glory: {word: fixed, least: 2, most: 2}}",
}
COURSES = {lesson.name: lesson.course for lesson in shelf.shelf()}


@pytest.fixture
def more_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with copied(tmp_path / "data", monkeypatch) as cards:
        for file, card in MORE.items():
            put_first(cards / file, card)
        yield


def taught(course: Course, session: Session) -> list[object]:
    """Do all that a lesson wants; whatever has happened."""
    for step in course.script():
        if isinstance(step, Hosts):
            session.submit(step.seat, step.command)
        elif step.wanted:
            legal = session.game.legal(session.state, LEARNER)
            session.submit(LEARNER, next(c for c in legal if course.fits(step, session.state, LEARNER, c)))
    return list(session.events())


@pytest.mark.parametrize("game", GAMES)
def test_every_card_they_keep_is_still_there(game: str) -> None:
    """One that is taken out of the game must be taken out of its list, and its lessons be dealt anew."""
    lessons = [course for course in COURSES.values() if course.game == game]
    (list_,) = {course.named for course in lessons}
    assert list_ is not None
    dealt = [kept.kept(game, course.setup, list_) for course in lessons]
    assert frozenset(id for decks in dealt for ids in decks.values() for id in ids) == kept.named(list_)


@pytest.mark.parametrize("name", COURSES)
def test_cards_that_came_later_change_no_lesson(
    name: str, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = COURSES[name]
    before = taught(course, course.begin("Ada"))
    with copied(tmp_path / "data", monkeypatch) as cards:
        for file, card in MORE.items():
            put_first(cards / file, card)
        session = course.go_on("Ada")
        assert taught(course, session) == before and session.folded
        session.close()
        again = Session.read(Saga(course.file()), GAMES)
        assert again.log == session.log and again.folded
        assert course.place(again) >= 0


def test_it_is_taken_up_where_it_was_left(home: Path, more_cards: None) -> None:
    course = COURSES["tyr"]
    session = course.go_on("Ada")
    legal = session.game.legal(session.state, LEARNER)
    step = next(step for step in course.script() if not isinstance(step, Hosts) and step.wanted)
    session.submit(LEARNER, next(c for c in legal if course.fits(step, session.state, LEARNER, c)))
    session.close()
    assert course.progress() == (2, course.sheets(0)[1])  # type: ignore[index]
    again = course.go_on("Ada")
    assert again.log == session.log and not again.notice
    again.close()


def test_what_is_played_on_after_it_can_be_loaded_but_not_verified(home: Path, more_cards: None) -> None:
    """No table of today would be dealt these cards."""
    session = COURSES["hammer"].begin("Ada")
    twin = session.branch(len(session.log), home / "on.saga")
    twin.submit(0, GAMES["hammer"].legal(twin.state, 0)[0])
    twin.close()
    again = Session.read(Saga(home / "on.saga"), GAMES)
    assert again.state == twin.state and again.folded
    assert "not verified" in verify_file(home / "on.saga")[0]["error"]


@pytest.mark.parametrize("damage", [b"", b"\0rubbish", b"[1, 2]", None])
def test_a_lesson_without_its_list_has_the_cards_of_today(tmp_path: Path, damage: bytes | None) -> None:
    file = tmp_path / "lesson_cards.json"
    if damage is not None:
        file.write_bytes(damage)
    course = COURSES["wolves"]
    assert kept.kept("wolves", course.setup, file) == GAMES["wolves"].card_data(course.setup)[0]
