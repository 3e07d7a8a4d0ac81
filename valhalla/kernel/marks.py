"""Sentences for people from where translating is not our business: `words` says them in other languages."""

from __future__ import annotations

import errno
from typing import Any, Final


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


# Why the system refuses something, as far as it is told in the player's language.
_REFUSED: Final = {
    errno.ENOENT: told("no such file or folder"),
    errno.EACCES: told("permission denied"),
    errno.EPERM: told("permission denied"),
    errno.EROFS: told("it can only be read"),
    errno.ENOSPC: told("the disk is full"),
    errno.EDQUOT: told("the disk is full"),
    errno.EEXIST: told("there is one of this name already"),
    errno.ENOTDIR: told("not a folder"),
    errno.EISDIR: told("a folder, not a file"),
    errno.ENAMETOOLONG: told("the name is too long"),
    errno.EIO: told("the disk does not answer"),
    errno.EBUSY: told("in use by another program"),
}


def cause(error: Exception) -> str:
    """Why something went wrong with a file: a sentence of ours, what we know of the system's, or its own."""
    said = getattr(error, "strerror", None)
    if isinstance(said, Told):
        return said
    known = _REFUSED.get(getattr(error, "errno", None) or 0)
    return known or said or str(error)
