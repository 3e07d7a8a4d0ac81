"""The language of the program, and the catalogues that build/words.py makes for it."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
import words

from valhalla.words import language
from valhalla.words.language import N_, _, ngettext, pgettext

ROOT = Path(__file__).parents[2]
MARKS = ("_", "N_", "ngettext", "pgettext")
SOURCE = """
_("Attack!")
_("A new message")
N_("The wolf howls.")
# Translators: the person whose turn it is
pgettext("seat", "Next")
pgettext("page", "Next")
pgettext("decimal mark", ".")
_("{number} %")
pgettext("date format", "{year}-{month}-{day}")
ngettext("{n} shield", "{n} shields", n)
"""

POLISH = """
msgid ""
msgstr ""
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"
"Content-Type: text/plain; charset=utf-8\\n"

msgid "Attack!"
msgstr "Atak!"

msgid "The wolf howls."
msgstr "Wilk wyje."

msgctxt "seat"
msgid "Next"
msgstr "Następny gracz"

msgctxt "page"
msgid "Next"
msgstr "Dalej"

msgid "{n} shield"
msgid_plural "{n} shields"
msgstr[0] "{n} tarcza"
msgstr[1] "{n} tarcze"
msgstr[2] "{n} tarcz"

msgctxt "decimal mark"
msgid "."
msgstr ","

msgid "{number} %"
msgstr "{number}%"

msgctxt "date format"
msgid "{year}-{month}-{day}"
msgstr "{day}.{month}.{year}"

msgid "Farewell"
msgstr "Żegnaj"
"""


@pytest.fixture(autouse=True)
def back_to_english() -> Iterator[None]:
    yield
    language.use("en")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A program of one module with a Polish translation, not compiled yet."""
    catalogue = tmp_path / "valhalla/locale/pl/LC_MESSAGES/valhalla.po"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_text(POLISH, encoding="utf-8")
    (tmp_path / "valhalla/game.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path


@pytest.fixture
def locale(project: Path) -> Path:
    """The folder of the compiled catalogues."""
    compile_all(project)
    return project / "valhalla/locale"


def compile_all(root: Path) -> None:
    for path, content in words.files(root).items():
        path.write_bytes(content)


# Speaking


def test_english_needs_no_catalogue(tmp_path: Path) -> None:
    assert language.languages(tmp_path) == ("en",)
    language.use("en", tmp_path)
    assert language.current() == "en"
    assert _("Attack!") == "Attack!"
    assert pgettext("seat", "Next") == "Next"
    assert [ngettext("shield", "shields", n) for n in (0, 1, 2)] == ["shields", "shield", "shields"]


def test_the_program_itself_speaks_english_at_least() -> None:
    assert language.languages()[0] == "en"


def test_switching_is_live(locale: Path) -> None:
    howl = N_("The wolf howls.")
    assert (howl, _(howl)) == ("The wolf howls.", "The wolf howls.")
    language.use("pl", locale)
    assert language.current() == "pl"
    assert (howl, _(howl)) == ("The wolf howls.", "Wilk wyje.")
    language.use("en", locale)
    assert _(howl) == "The wolf howls."


def test_plurals_follow_the_language(locale: Path) -> None:
    language.use("pl", locale)
    spoken = [ngettext("{n} shield", "{n} shields", n).format(n=n) for n in (1, 2, 5, 12, 22)]
    assert spoken == ["1 tarcza", "2 tarcze", "5 tarcz", "12 tarcz", "22 tarcze"]


def test_context_tells_equal_words_apart(locale: Path) -> None:
    language.use("pl", locale)
    assert pgettext("seat", "Next") == "Następny gracz"
    assert pgettext("page", "Next") == "Dalej"


def figures() -> tuple[str, ...]:
    numbers = language.decimal(3.26, 1, "+"), language.decimal(-0.04, 1), language.decimal(-2.5, 2)
    return *numbers, language.percent(50), language.day(date(2031, 2, 9))


def test_numbers_and_dates_follow_the_language(locale: Path) -> None:
    assert figures() == ("+3.3", "0.0", "−2.50", "50 %", "2031-02-09")
    language.use("pl", locale)
    assert figures() == ("+3,3", "0,0", "−2,50", "50%", "09.02.2031")


def test_what_is_not_translated_stays_english(locale: Path) -> None:
    language.use("pl", locale)
    assert _("A new message") == "A new message"
    assert ngettext("raven", "ravens", 2) == "ravens"


def test_the_empty_message_is_not_the_header(locale: Path) -> None:
    language.use("pl", locale)
    assert _("") == ""


def test_languages_are_those_found(locale: Path) -> None:
    (locale / "ru/LC_MESSAGES").mkdir(parents=True)  # a folder without a compiled catalogue
    assert language.languages(locale) == ("en", "pl")


@pytest.mark.parametrize("name", ["tlh", "", "../pl", "ru"])
def test_unknown_language_is_refused_and_the_old_one_stays(locale: Path, name: str) -> None:
    language.use("pl", locale)
    with pytest.raises(language.UnknownLanguage, match=f"“{name}”.*en, pl"):
        language.use(name, locale)
    assert language.current() == "pl"


@pytest.mark.parametrize("content", [b"", b"not a catalogue", b"\xde\x12\x04\x95\x00"])
def test_damaged_catalogue_is_refused_by_name(locale: Path, content: bytes) -> None:
    (locale / "pl/LC_MESSAGES/valhalla.mo").write_bytes(content)
    with pytest.raises(language.DamagedCatalogue, match=r"valhalla\.mo cannot be read"):
        language.use("pl", locale)
    assert language.current() == "en"


# Keeping the catalogues in step


def test_the_committed_catalogues_are_in_step() -> None:
    stale = [path.relative_to(words.ROOT).as_posix() for path in words.out_of_step(words.ROOT)]
    assert not stale, "run python build/words.py"


def test_keys_are_no_messages() -> None:
    ids = {message.id for message in words.template(words.ROOT)}
    assert not ids & {"read_only", "step"}


def test_no_message_hides_in_an_f_string() -> None:
    """Nothing that collects messages looks into them: before Python 3.12 they are one piece."""
    hidden = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in (ROOT / "valhalla").rglob("*.py")
        for whole in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(whole, ast.JoinedStr)
        for call in ast.walk(whole)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MARKS
        if any(isinstance(part, ast.Constant) for part in call.args)
    ]
    assert not hidden


def test_what_is_counted_has_a_plural() -> None:
    plain = [message.id for message in words.template(words.ROOT) if not message.pluralizable]
    counted = {id for id in plain if re.search(r"\{count\} [a-z]", str(id))}
    assert counted <= {"+{count} more", "{count} of {all} cards beaten"}  # the second counts all six


def test_words_runs_from_any_folder(tmp_path: Path) -> None:
    script = words.ROOT / "build/words.py"
    done = subprocess.run([sys.executable, script, "--help"], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_check_says_what_is_out_of_step_and_writes_nothing(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(words, "ROOT", project)
    assert words.main(["--check"]) == 1
    said = capsys.readouterr().err
    for name in ("valhalla.pot", "pl/LC_MESSAGES/valhalla.po", "pl/LC_MESSAGES/valhalla.mo"):
        assert f"valhalla/locale/{name} is out of step" in said
    assert not (project / "valhalla/locale/valhalla.pot").exists()


def test_after_a_run_everything_is_in_step(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "ROOT", project)
    assert words.main([]) == 0
    assert words.main(["--check"]) == 0


def test_template_holds_messages_and_nothing_of_the_machine(locale: Path) -> None:
    template = (locale / "valhalla.pot").read_text(encoding="utf-8")
    assert template.count("\n#: valhalla/game.py\n") == 9
    assert "#. the person whose turn it is" in template
    assert 'msgctxt "page"' in template
    assert 'msgid_plural "{n} shields"' in template
    for trace in ("Date", "Babel", "YEAR", "EMAIL", "fuzzy", str(locale)):
        assert trace not in template


def test_lines_added_above_a_message_change_nothing(project: Path) -> None:
    compile_all(project)
    module = project / "valhalla/game.py"
    module.write_text("import os\n\n\n" + module.read_text(encoding="utf-8"), encoding="utf-8")
    assert words.out_of_step(project) == {}


def test_translations_are_kept_updated_and_dropped(locale: Path) -> None:
    polish = (locale / "pl/LC_MESSAGES/valhalla.po").read_text(encoding="utf-8")
    assert 'msgid "Attack!"\nmsgstr "Atak!"' in polish
    assert 'msgid "A new message"\nmsgstr ""' in polish
    assert "Żegnaj" not in polish


def test_a_reworded_message_waits_for_a_translator(project: Path, locale: Path) -> None:
    module = project / "valhalla/game.py"
    module.write_text(SOURCE.replace("The wolf howls.", "The wolf howls!"), encoding="utf-8")
    compile_all(project)
    assert words.out_of_step(project) == {}
    assert 'msgid "The wolf howls!"\nmsgstr ""' in (locale / "pl/LC_MESSAGES/valhalla.po").read_text("utf-8")
    language.use("pl", locale)
    assert _("The wolf howls!") == "The wolf howls!"


def test_a_new_language_begins_with_an_empty_file(project: Path) -> None:
    russian = project / "valhalla/locale/ru/LC_MESSAGES/valhalla.po"
    russian.parent.mkdir(parents=True)
    russian.touch()
    compile_all(project)
    assert words.out_of_step(project) == {}
    assert "nplurals=3" in russian.read_text(encoding="utf-8")
    language.use("ru", project / "valhalla/locale")
    assert _("Attack!") == "Attack!"
    assert ngettext("{n} shield", "{n} shields", 21) == "{n} shields"
