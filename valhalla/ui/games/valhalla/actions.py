"""The buttons of what may be done now: each option one carved plank, greyed with the reason if it may not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.choices import pair_limit
from valhalla.games.valhalla.terms import PAIR_SYMBOLS, Step
from valhalla.kernel.game import Option
from valhalla.ui import cut
from valhalla.ui.games.valhalla import bonus
from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.table.choosing.asking import missing
from valhalla.ui.table.choosing.planks import refused, stacked
from valhalla.ui.table.together import folding
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import N_, _, ngettext
from valhalla.words.valhalla import prompts, things

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

# Options of expansions that are carried out by a pick alone.
PICKED: Final = {kind: icon for expansion in EXPANSIONS for kind, icon in expansion.picked.items()}
ICONS: Final = {
    "add_one": "person", "add_two": "two-warriors", "attack": "attack", "draw_cards": "cards", "keep": "card",
    "reroll": "reroll", "free_reroll": "reroll", "use_main": "jarl", "use_extra": "jarl", "pass": "skip",
    "end_phase": "check", "send_to_valhalla": "valour", "choose_jarl": "jarl", "draft_warrior": "person",
    "discard_start": "discard", "lay_card": "card", "take_card": "hand",
    "choose_warrior": "person", "choose_card": "card", "play_tactic": "tactic",
    "exchange_cards": "swap", **PICKED,
}  # fmt: skip
TALLEST: Final = 66  # units
BROAD: Final = 400  # units: a wider area has two columns of planks
FROM_HAND: Final = ("add_one", "add_two")


class Action(NamedTuple):
    """One of the four actions of V3.2 as the table always offers it."""

    name: str
    label: str
    note: Callable[[PlayScene], str]
    sample: Callable[[PlayScene, int], cm.Command]  # a command to ask the rules about when it is not offered


def _first_card(scene: PlayScene, seat: int) -> int:
    hand: list[int] = scene.shown.hands[seat]
    return next((card for card in hand if card >= 0 and scene.table.is_warrior[card]), max([0, *hand]))


def _light_pair(scene: PlayScene, seat: int) -> tuple[int, int]:
    """The two warriors of a hand that have the fewest symbols together; the only one twice."""
    table, hand = scene.table, scene.shown.hands[seat]
    light = sorted((card for card in hand if table.is_warrior[card]), key=lambda card: table.symbols[card])
    first = light[0] if light else _first_card(scene, seat)
    return first, light[1] if len(light) > 1 else first


def _other(scene: PlayScene, seat: int) -> int:
    players: int = scene.table.players
    return (seat + 1) % players


def _pair_note(scene: PlayScene) -> str:
    count = pair_limit(scene.shown, scene.near)
    if count > PAIR_SYMBOLS:  # a jarl lets any two go together
        return _("any two")
    return ngettext("{count} symbol together", "{count} symbols together", count).format(count=count)


def _draw_note(scene: PlayScene) -> str:
    drawn, kept = scene.table.action_draw
    return _("draw {drawn}, keep {kept}").format(drawn=drawn, kept=kept)


ACTIONS: Final = (
    Action("add_one", N_("One warrior"), lambda s: _("from hand to squad"),
           lambda s, seat: cm.AddWarriors((_first_card(s, seat),), (0,))),
    Action("add_two", N_("Two warriors"), _pair_note,
           lambda s, seat: cm.AddWarriors(_light_pair(s, seat), (0, 1))),
    Action("attack", N_("Attack"), lambda s: _("another player"), lambda s, seat: cm.Attack(_other(s, seat))),
    Action("draw_cards", N_("Cards"), _draw_note, lambda s, seat: cm.DrawCards()),
)  # fmt: skip


def named(option: Option) -> str:
    """The name of an option's button: the two ways to add warriors apart."""
    if option.kind == "add_warriors":
        return "add_one" if option.picks[0].most == 1 else "add_two"
    return option.kind


def option_label(option: Option) -> str:
    """What the button of an option says."""
    labels = {action.name: action.label for action in ACTIONS}
    return _(labels[named(option)]) if named(option) in labels else prompts.label(option.kind, option.rule)


def action_buttons(scene: PlayScene, area: Rect, actions: Sequence[Action] = ACTIONS) -> list[Widget]:
    """A column of buttons in an area: the four actions in phase A, otherwise whatever is offered."""
    asking = scene.asking
    if asking is None:
        return []
    if scene.shown.step == Step.BONUS:
        buttons = bonus.planks(scene)
    elif scene.shown.step == Step.PHASE_A:
        buttons = [_action(scene, action) for action in actions]
    else:
        buttons = [option_button(scene, option) for option in asking.options if _has_button(option)]
    px = scene.units.px
    gap, columns = round(px(10) / scene.units.words), 2 if area.w > px(BROAD) else 1
    if len(buttons) < columns:
        area, columns = area.inflate(-area.w // 2, 0), 1
    return stacked(buttons, area, scene.units.wx(TALLEST), gap, columns)


def _has_button(option: Option) -> bool:
    """Options of one pick need no button: one picks the thing itself."""
    return option.kind not in (
        "keep", "draft_warrior", "take_card", "choose_jarl", "discard_start", "keep_die", "choose_warrior",
        "choose_card", "play_tactic", *PICKED,
    )  # fmt: skip


def _action(scene: PlayScene, action: Action) -> Button:
    assert scene.asking is not None
    option = next((option for option in scene.asking.options if named(option) == action.name), None)
    if option is not None:
        return option_button(scene, option, _(action.label), action.note(scene))
    button = Button(
        f"option:{action.name}", _(action.label), icon=ICONS[action.name], note=action.note(scene)
    )
    if scene.asking.folded and action.name in FROM_HAND:  # it is the hand that says whether this can be done
        button.on_press = lambda: folding.open_hand(scene)
        return button
    return refused(scene, button, action.sample(scene, scene.asking.seat))


def option_button(scene: PlayScene, option: Option, label: str = "", note: str = "") -> Button:
    asking = scene.asking
    assert asking is not None
    kind = named(option)
    step = scene.shown.step
    button = Button(
        f"option:{kind}", label or prompts.label(option.kind, option.rule, step),
        lambda: scene.press_option(option), icon=ICONS.get(kind, "rune"), note=note,
    )  # fmt: skip
    button.rule = option.rule
    if option.kind == "pass":
        button.note = note or prompts.passing(asking.options, step)
    button.lit = asking.choice.fixed == option or option in asking.choice.complete()
    if option.kind == "exchange_cards":
        count = len(asking.choice.picked.get("card", ()))
        button.label = _("Exchange")
        button.note = ngettext("{count} card", "{count} cards", count).format(count=count)
    if asking.choice.fixed == option:
        button.note = missing(scene.asking, option, MISSING) or note
    if option.kind in ("use_main", "use_extra"):
        button.tip = ability_text(scene, option.kind == "use_extra")
    return button


def ability_text(scene: PlayScene, extra: bool) -> str:
    """The words of the ability that a button would use."""
    s = scene.shown
    step = s.agenda[-1]
    owner = step[1] if len(step) > 1 else scene.near
    jarl = s.jarls[owner]
    if jarl < 0:
        return ""
    card = s.table.jarls[jarl]
    return _(card.extra) if extra else _(card.main)


MISSING: Final = {
    "row": N_("choose a row"), "card": N_("choose a card"), "jarl": N_("choose a jarl"),
    "slot": N_("choose a slot"), "seat": N_("choose whom"), "price": N_("choose the die to give up"),
    "die": N_("choose dice"), "face": N_("choose a face"),
}  # fmt: skip


def confirm_button(scene: PlayScene, prompt: Rect) -> list[Widget]:
    """A button for what is picked and only needs a word, above the prompt."""
    asking = scene.asking
    option = asking.ready() if asking else None
    if asking is None or option is None or asking.at_once() is not None:
        return []
    u = scene.units.px
    label = _("Attack") if option.kind == "attack" else confirm_label(scene, option)
    button = Button("confirm", label, lambda: scene.carry_out(option), icon="check")
    button.lit = True
    size = min(prompt.w, scene.units.wx(300)), confirm_height(scene.units)
    button.rect = cut.sized(*size, midbottom=(prompt.centerx, prompt.top - u(6)))
    return [button]


def confirm_height(units: Units) -> int:
    return units.px(30) + units.wx(26)


def confirm_label(scene: PlayScene, option: Option) -> str:
    assert scene.asking is not None
    if option.kind == "add_warriors":
        count = len(scene.asking.choice.picked["card"])
        return ngettext("Add {count} warrior", "Add {count} warriors", count).format(count=count)
    if option.kind == "choose_jarl":
        jarl = scene.asking.choice.picked["jarl"][0]
        return _("Follow jarl {jarl}").format(jarl=things.jarl_name(scene.table, jarl))
    return prompts.label(option.kind, option.rule, scene.shown.step)
