"""A portrait for every warrior and every jarl."""

from collections.abc import Iterator
from functools import partial

from art.bake import Picture
from art.portrait import compose
from art.portrait.person import Person
from art.valhalla.dwarf import compose as dwarf
from art.valhalla.jarl import frame, middle, north, south
from art.valhalla.people.bear import BEARS
from art.valhalla.people.boar import BOARS
from art.valhalla.people.chosen import CHOSEN
from art.valhalla.people.dwarf import DWARVES
from art.valhalla.people.giant import GIANTS
from art.valhalla.people.stag import STAGS
from art.valhalla.people.wolf import WOLVES

CLANS = {"bear": BEARS, "wolf": WOLVES, "boar": BOARS, "stag": STAGS, "giant": GIANTS, "dwarf": DWARVES}
JARLS = {**north.JARLS, **middle.JARLS, **south.JARLS}


def warriors() -> dict[str, Person]:
    """Everyone by the id of their card."""
    folk = {f"{clan}-{name}": person for clan, folk in CLANS.items() for name, person in folk.items()}
    return folk | CHOSEN


def pictures() -> Iterator[Picture]:
    for card, person in warriors().items():
        draw = dwarf.portrait if person.clan == "dwarf" else compose.portrait
        yield Picture(f"warriors/{card}.webp", partial(draw, person), quality=84)
    for card, jarl in JARLS.items():
        yield Picture(f"jarls/{card}.webp", partial(frame.draw, jarl), quality=84)
