"""Sentences for people from where translating is not our business: `words` says them in other languages."""

from __future__ import annotations

from typing import Any


class Told(str):
    """An English sentence that remembers how it was made, so that it can be told in another language."""

    template: str
    params: dict[str, Any]

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.template, {name: _plain(value) for name, value in self.params.items()})


def told(template: str, **params: Any) -> Told:
    """A sentence from a template with named places; standing here marks the template for translation."""
    sentence = Told(template.format(**params))
    sentence.template = template
    sentence.params = params
    return sentence


def _again(template: str, params: dict[str, Any]) -> Told:
    return told(template, **params)


def _plain(value: Any) -> Any:
    """An error or a path told of is only told: its text is enough."""
    return value if isinstance(value, Told | int) else str(value)
