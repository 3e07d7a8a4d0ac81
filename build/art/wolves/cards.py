"""A woodcut for every card of Wolves of Odin, and the emblem for the menu."""

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.relief.card import press
from art.relief.relief import Block
from art.scene.stage import Stage, printed
from art.wolves.blue.baldr import baldr
from art.wolves.blue.freya import freya
from art.wolves.blue.heimdall import heimdall
from art.wolves.blue.odin import odin
from art.wolves.blue.thor import thor
from art.wolves.blue.tyr import tyr
from art.wolves.blue.valkyrie import valkyrie
from art.wolves.blue.vidar import vidar
from art.wolves.blue.yggdrasil import yggdrasil
from art.wolves.people import guard, high, knives, moves, yew
from art.wolves.red import fafnir, fenrir, hel, jormungandr, loki, naglfar, nidhogg, surt
from art.wolves.victories import hoards, spoils, tales
from art.wolves.victories.pack import emblem, swallowed
from art.woodcuts import SIZE, woodcuts

PEOPLE = {**yew.SCENES, **knives.SCENES, **guard.SCENES, **high.SCENES, **moves.SCENES}
DEITIES: dict[str, Callable[[], Block]] = {
    "vidar": vidar,
    "odin": odin,
    "thor": thor,
    "freya": freya,
    "heimdall": heimdall,
    "valkyrie": valkyrie,
    "baldr": baldr,
    "tyr": tyr,
    "yggdrasil": yggdrasil,
    "surt": surt.scene,
    "hel": hel.scene,
    "fenrir": fenrir.scene,
    "fafnir": fafnir.scene,
    "naglfar": naglfar.scene,
    "jormungandr": jormungandr.scene,
    "nidhogg": nidhogg.scene,
    "loki": loki.scene,
}
VICTORIES: dict[str, Callable[[], Stage | Block]] = {
    **spoils.SCENES,
    **hoards.SCENES,
    **tales.SCENES,
    "ragnarok-hall": swallowed,
}


def _either(scene: Stage | Block, seed: int) -> Image.Image:
    return press(scene, seed) if isinstance(scene, Block) else printed(scene, seed, SIZE)


def pictures() -> Iterator[Picture]:
    yield from woodcuts("wolves", PEOPLE, partial(printed, size=SIZE))
    yield from woodcuts("wolves", DEITIES, press)
    yield from woodcuts("wolves", VICTORIES, _either)
    yield Picture("wolves/emblem.webp", emblem, quality=88)
    yield Picture("wolves/plate.webp", partial(emblem, True), quality=86)
