"""Standing orders: what one is asked out of turn, always, only when it matters, or never."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from valhalla.ui.scenes.pause import Entry
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.staging import Topic
from valhalla.words.language import _


class Order(NamedTuple):
    """An order as the pause offers it. Labels and what is said are for asking always, when it matters and
    never; two of them for always and never."""

    name: str
    icon: str
    labels: tuple[str, ...]
    said: tuple[str, ...]
    tip: str


def standing(match: Match, topic: Topic, count: int) -> int:
    """Which of so many orders stands now."""
    return count - 1 if topic in match.silent else 1 if topic in match.sparing else 0


def entry(scene: PlayScene, order: Order, topic: Topic, **words: str) -> Entry:
    """What the pause offers: pressed, the next of the orders stands."""
    now = standing(scene.match, topic, len(order.labels))
    label = _(order.labels[now]).format(**words)
    press = partial(turn, scene, order, topic)
    return Entry(order.name, label, order.icon, press, tip=_(order.tip), standing=True)


def turn(scene: PlayScene, order: Order, topic: Topic) -> None:
    """The next of the orders, for as long as this table is open."""
    match, count = scene.match, len(order.said)
    after = (standing(match, topic, count) + 1) % count
    match.silent.discard(topic)
    match.sparing.discard(topic)
    if after:
        (match.silent if after == count - 1 else match.sparing).add(topic)
    scene.app.notices.say(_(order.said[after]))
    scene.relook()
