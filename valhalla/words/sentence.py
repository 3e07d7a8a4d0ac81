"""Sentences that bend to the names in them: cases, genders, and the second person for whoever looks.

A name brings its forms, and the catalogue of a language says which one a sentence wants:

    {target:acc}              the accusative; gen, dat, acc, ins, loc
    {player:attacks|attack}   a word for others, or for whoever looks; * is the name: {player:*’s|your}
    {card:fallen|…|…}         three words: by the gender of the name; four: and for names in the plural
    {player:name}             the name itself, even of whoever looks

Where a name has no such form (people call themselves what they like), the next way to say it is tried:
``{player} storms {target:acc} || {player}: the target is {target}``. So it is where the ``{things}`` that a
sentence lists are not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from string import Formatter
from typing import Any, Final, Self

Look = Callable[[str, str], str]  # a message by its context

FORMS: Final = "forms"  # the context of the forms of a name
CASES: Final = ("gen", "dat", "acc", "ins", "loc")
GENDERS: Final = "mfnp"
PLAIN: Final = "name"
WAYS: Final = " || "
NEW: Final = (". ", "! ", "? ", "\n")  # after these a sentence begins
THINGS: Final = "things"  # a place for what a sentence lists; where it has none, that comes after a colon
YOU: Final = "you"  # the pronoun, which has forms like any name


class NoForm(LookupError):
    """A name lacks the form a sentence wants."""


class Name(str):
    """What somebody or something is called. *key* finds its forms; *you* is whoever looks."""

    __slots__ = ("key", "you")
    key: str
    you: bool

    def __new__(cls, shown: str, key: str = "", you: bool = False) -> Self:
        name = super().__new__(cls, shown)
        name.key, name.you = key, you
        return name

    @property
    def leads(self) -> bool:
        """Whether it begins with the pronoun, which is written large where a sentence begins."""
        return self.you

    def plain(self) -> str:
        return str.__str__(self)

    def form(self, case: str, look: Look) -> str:
        """The name in a case; "" is the one it is called by."""
        if not case:
            return look(FORMS, YOU).split("|")[0] if self.you else self.plain()
        forms = self._forms(look)
        if not forms:
            raise NoForm(self)
        return forms[CASES.index(case)]

    def gender(self, look: Look) -> str:
        forms = self._forms(look)
        if not forms:
            raise NoForm(self)
        return forms[-1]

    def _forms(self, look: Look) -> list[str]:
        """Its cases and its gender, or nothing."""
        key = YOU if self.you else self.key
        told = look(FORMS, key) if key else ""
        return told.split("|")[-len(CASES) - 1 :] if told.count("|") >= len(CASES) else []


class Together(Name):
    """Several names, as one: each takes the form that is wanted of them."""

    __slots__ = ("_join", "_names")
    _names: tuple[str, ...]
    _join: Callable[[list[str]], str]

    @classmethod
    def of(cls, names: Iterable[str], join: Callable[[list[str]], str]) -> Together:
        found = tuple(names)
        made = cls(join(list(found)), you=any(_name(each).you for each in found))
        made._names, made._join = found, join
        return made

    @property
    def leads(self) -> bool:
        return _name(self._names[0]).leads

    def form(self, case: str, look: Look) -> str:
        return self._join([_name(each).form(case, look) for each in self._names])

    def gender(self, look: Look) -> str:
        return "p"


class Phrase(Name):
    """A name with more about it, which bends as the name does: "a Hirdman (of Eirik)"."""

    __slots__ = ("_bent", "_message", "_words")
    _message: str
    _bent: str
    _words: Mapping[str, object]

    @classmethod
    def of(cls, message: str, bent: str, **words: object) -> Phrase:
        """A message filled with these words, of which *bent* is the place of the one that bends."""
        made = cls(_inside(message, words), you=any(_name(word).you for word in words.values()))
        made._message, made._bent, made._words = message, bent, words
        return made

    @property
    def _of(self) -> Name:
        return _name(self._words[self._bent])

    def form(self, case: str, look: Look) -> str:
        return _inside(self._message, {**self._words, self._bent: self._of.form(case, look)})

    def gender(self, look: Look) -> str:
        return self._of.gender(look)


def _inside(message: str, words: Mapping[str, object]) -> str:
    """A message filled in that stands within a sentence: it does not begin one."""
    return message.told(words, begins=False)[0] if isinstance(message, Sentence) else message.format(**words)


def _name(value: object) -> Name:
    return value if isinstance(value, Name) else Name(str(value))


class _Filler(Formatter):
    """Fills the places of one way to say a sentence."""

    def __init__(self, look: Look, last: bool, begins: bool) -> None:
        self._look, self._last, self._begins = look, last, begins

    def fill(self, way: str, words: Mapping[str, Any]) -> str:
        text = ""
        for literal, field, spec, conversion in self.parse(way):
            text += literal
            if field is not None:
                value = self.get_field(field, (), words)[0]
                first = text.endswith(NEW) if text else self._begins
                text += self._filled(value, spec or "", conversion, first)
        return text

    def _filled(self, value: Any, spec: str, conversion: str | None, first: bool) -> str:
        if conversion or not isinstance(value, str):
            return str(self.format_field(self.convert_field(value, conversion), spec))
        name = _name(value)
        told = self._told(name, spec)
        return told[:1].upper() + told[1:] if first and name.leads else told

    def _told(self, name: Name, spec: str) -> str:
        if spec == PLAIN:
            return name.plain()
        if "|" in spec:
            return self._word(name, spec.split("|")).replace("*", name.plain())
        try:
            return name.form(spec, self._look)
        except NoForm:
            if self._last:
                return name.plain()
            raise

    def _word(self, name: Name, words: list[str]) -> str:
        """The word that fits: by who looks, or by gender."""
        if len(words) == len(("others", "you")):
            return words[name.you]
        try:
            return words[min(GENDERS.index(name.gender(self._look)), len(words) - 1)]
        except NoForm:
            if self._last:
                return words[0]
            raise


class Sentence(str):
    """A message whose places bend what fills them. To be filled by `format` or `format_map`."""

    __slots__ = ("_look",)
    _look: Look

    def __new__(cls, text: str, look: Look) -> Self:
        sentence = super().__new__(cls, text)
        sentence._look = look
        return sentence

    def format(self, *_args: object, **words: Any) -> str:
        return self.format_map(words)

    def format_map(self, words: Mapping[str, Any], /) -> str:  # type: ignore[override]
        return self.told(words)[0]

    def told(self, words: Mapping[str, Any], *, begins: bool = True) -> tuple[str, bool]:
        """The sentence filled in, and whether it names its things. *begins*: with a capital."""
        known = words.get(THINGS, "") != ""
        *ways, last = [way for way in self.split(WAYS) if known or not _lists(way)]
        for way in ways:
            with suppress(NoForm):
                return _Filler(self._look, False, begins).fill(way, words), _lists(way)
        return _Filler(self._look, True, begins).fill(last, words), _lists(last)


def _lists(way: str) -> bool:
    return f"{{{THINGS}" in way
