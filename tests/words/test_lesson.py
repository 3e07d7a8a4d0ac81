"""Lessons of every game: each sheet can be read."""

from __future__ import annotations

from string import Formatter

import pytest

from tests.words.samples import clean
from valhalla.words import lesson
from valhalla.words.hammer.lesson import SHEETS as HAMMER
from valhalla.words.valhalla.lesson import SHEETS as VALHALLA
from valhalla.words.valhalla.lessons import LESSONS
from valhalla.words.wolves.lesson import SHEETS as WOLVES

COURSES = [VALHALLA, HAMMER, WOLVES, *(sheets for _about, sheets in LESSONS.values())]
HOSTS = {"host", "second", "third"}


@pytest.mark.parametrize("words", [words for course in COURSES for words in course.values()])
def test_every_sheet_can_be_read(words: lesson.Words) -> None:
    places = {name for text in words for _, name, _, _ in Formatter().parse(text) if name}
    sheet = lesson.sheet(words, **dict.fromkeys(places - HOSTS, "X"))
    clean(sheet.title, *sheet.text.split("\n"), sheet.do)
    assert sheet.title and sheet.text
