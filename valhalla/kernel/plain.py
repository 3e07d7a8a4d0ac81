"""YAML that people write by hand, cards and settings: plain data and nothing else, whatever the file holds.

No tags but YAML's own, no aliases (a few lines of them can stand for more than any memory holds), no dates,
numbers of at most 64 bits, text that can be written down again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Final

import yaml

from valhalla.kernel.files import read_bytes

MOST: Final = 256 * 1024  # bytes of a file: PyYAML takes seconds for more
WIDEST: Final = 2**63
SHOWN: Final = 20  # letters of what cannot be read
# What the library lets through when a value is not what its tag says.
BAD: Final = (yaml.YAMLError, ValueError, LookupError, AttributeError, TypeError)


class BadYaml(ValueError):
    """A file that is no plain data; the message is one line."""


class DoubleKey(yaml.YAMLError):
    """A key that stands twice where it may not."""


class Unreadable:
    """Stands for a value that is not what it looks like or says it is. It fits no type."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


def load(path: Path, *, keys_once: bool = False) -> Any:
    """What a file holds; `Unreadable` stands for what is bad in it, as long as the rest can be told apart.

    Raises `BadYaml`, with *keys_once* also for a key that stands twice (otherwise the last one counts), and
    OSError if the file cannot be read.
    """
    try:
        return yaml.load(read_bytes(path, MOST).decode("utf-8"), _Once if keys_once else _Loader)
    except UnicodeDecodeError as error:
        raise BadYaml(f"not UTF-8 text ({error.reason} at byte {error.start})") from error
    except RecursionError as error:
        raise BadYaml("nested too deeply") from error
    except BAD as error:
        raise BadYaml(" ".join(str(error).split())) from error


class _Loader(yaml.SafeLoader):
    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError(f"aliases are not taken here, line {self.line + 1}")
        return super().compose_node(parent, index)

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        """At once and as a whole: what is made later could only be refused with the whole file."""
        try:
            return super().construct_object(node, deep=True)
        except DoubleKey:
            raise
        except BAD:
            return Unreadable(str(node.value)[:SHOWN] if isinstance(node, yaml.ScalarNode) else "…")

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        pairs = [(self.construct_object(key), value) for key, value in node.value]
        return {self.key(key): self.construct_object(value) for key, value in pairs}

    def key(self, key: Any) -> Hashable:
        return key if isinstance(key, Hashable) else Unreadable("…")

    def whole_number(self, node: yaml.ScalarNode) -> int:
        number: int = self.construct_yaml_int(node)
        if not -WIDEST <= number < WIDEST:
            raise ValueError("a number of more than 64 bits")
        return number

    def text(self, node: yaml.ScalarNode) -> str:
        text = str(self.construct_scalar(node))
        text.encode()  # half of a letter cannot be written down again
        return text

    def other(self, node: yaml.Node) -> None:
        raise ValueError("not taken here")


class _Once(_Loader):
    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        found = super().construct_mapping(node, deep)
        if len(found) < len(node.value):
            keys = [self.construct_object(key) for key, _value in node.value]
            twice = next(n for n, key in enumerate(keys) if key in keys[:n])
            line = node.value[twice][0].start_mark.line + 1
            raise DoubleKey(f"key {keys[twice]!r} stands twice, line {line}")
        return found


_MADE: Final[dict[str, Callable[[_Loader, Any], object]]] = {
    "int": _Loader.whole_number, "str": _Loader.text, "timestamp": _Loader.other, "binary": _Loader.other,
    "omap": _Loader.other, "pairs": _Loader.other, "set": _Loader.other,
}  # fmt: skip
for _tag, _make in _MADE.items():
    _Loader.add_constructor(f"tag:yaml.org,2002:{_tag}", _make)
