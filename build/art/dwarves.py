"""Portraits of the dwarves, one for each card of their deck."""

from collections.abc import Iterator
from functools import partial

from art.bake import Picture
from art.dwarf.compose import portrait
from art.people.dwarf import DWARVES


def pictures() -> Iterator[Picture]:
    for name, person in DWARVES.items():
        yield Picture(f"warriors/dwarf-{name}.webp", partial(portrait, person), repr(person), quality=84)
