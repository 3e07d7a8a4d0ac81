"""Portraits of the warriors, one for each card of the base clans."""

from collections.abc import Iterator
from functools import partial

from art.bake import Picture
from art.people.bear import BEARS
from art.people.boar import BOARS
from art.people.giant import GIANTS
from art.people.stag import STAGS
from art.people.wolf import WOLVES
from art.portrait.compose import portrait
from art.portrait.person import Person

CLANS: dict[str, dict[str, Person]] = {
    "bear": BEARS,
    "wolf": WOLVES,
    "boar": BOARS,
    "stag": STAGS,
    "giant": GIANTS,
}


def people() -> dict[str, Person]:
    """Everyone by the id of their card."""
    return {f"{clan}-{name}": person for clan, folk in CLANS.items() for name, person in folk.items()}


def pictures() -> Iterator[Picture]:
    for card, person in people().items():
        yield Picture(f"warriors/{card}.webp", partial(portrait, person), repr(person), quality=84)
