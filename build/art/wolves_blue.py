"""A woodcut for every blue deity of Wolves of Odin, and for the black one."""

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.monster.card import press
from art.monster.relief import Block
from art.wolves.blue_baldr import baldr
from art.wolves.blue_freya import freya
from art.wolves.blue_heimdall import heimdall
from art.wolves.blue_odin import odin
from art.wolves.blue_thor import thor
from art.wolves.blue_tyr import tyr
from art.wolves.blue_valkyrie import valkyrie
from art.wolves.blue_vidar import vidar
from art.wolves.blue_yggdrasil import yggdrasil

SCENES: dict[str, Callable[[], Block]] = {
    "vidar": vidar,
    "odin": odin,
    "thor": thor,
    "freya": freya,
    "heimdall": heimdall,
    "valkyrie": valkyrie,
    "baldr": baldr,
    "tyr": tyr,
    "yggdrasil": yggdrasil,
}


def draw(deity: str) -> Image.Image:
    return press(SCENES[deity](), seed=sum(map(ord, deity)))


def pictures() -> Iterator[Picture]:
    for deity in SCENES:
        yield Picture(f"wolves/{deity}.webp", partial(draw, deity), quality=82)
