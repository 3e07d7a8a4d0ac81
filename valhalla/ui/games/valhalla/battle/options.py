"""What may be done in a battle, as carved planks at the lower left: each has its place and keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ai.valhalla.arming import Plan
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.game import Option
from valhalla.ui import cut
from valhalla.ui.games.valhalla import bonus
from valhalla.ui.games.valhalla.actions import ICONS, MISSING, ability_text
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.battle.marking import all_again
from valhalla.ui.painter import Painter
from valhalla.ui.table.choosing import refusing
from valhalla.ui.table.choosing.asking import missing, wanted
from valhalla.ui.table.choosing.choice import picks_of
from valhalla.ui.table.choosing.confirming import ABILITY, waits
from valhalla.ui.table.choosing.planks import greyed, stacked
from valhalla.ui.table.together import folding
from valhalla.ui.theme import BUTTON, BUTTON_NOTE, DIM_BONE
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _, named, ngettext, pgettext
from valhalla.words.refusals import cite
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla import prompts

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard

TALLEST, NOTED = 52, 42  # units: of a plank; below the second a note stands beside the word
ALL: Final = 70  # units of the button that rolls all dice again
LOWEST: Final = 32  # units of a plank that its word alone takes
SHRUNK, SMALLEST = 0.8, 0.65  # words are set so much smaller, if they must be
REROLLS: Final = ("option:reroll", "option:free_reroll")
ROWS: Final = 4
AT_ONCE: Final = ("lend",)  # what is agreed to with nothing to be picked
JARLS_ONLY: Final = (Step.AFTER, Step.BEFORE_ROLL, Step.WITNESS)


class LowPlank(Button):
    """A button that sets its note beside its word where it is too low for two lines."""

    def _words(self, p: Painter, room: Rect) -> None:
        if self.note and self.rect.h >= p.wx(NOTED):
            super()._words(p, room)
            return
        colour = self.style.colour if self.enabled else DIM_BONE
        style = self.style._replace(colour=colour)
        if self.rect.h < p.px(NOTED):
            style = style._replace(size=17)
        lines = 1 if self.note else 2
        style = p.shrunk(self.label, room, style, style.size * SMALLEST, lines)
        note = BUTTON_NOTE._replace(size=13, colour=colour)
        left = min(room.w, p.width(self.label, style) + p.px(10))
        rest = cut.column_at(room, room.x + left, room.w - left)
        if self.note and p.width(self.note, note) <= rest.w:
            p.text(self.note, rest, note, align="right")
            room = cut.left(room, left)
        p.text(self.label, room, style, align="left", lines=lines)


def option_things(board: BattleBoard) -> list[Widget]:
    """The planks by their rows; a row whose plank is not offered stays empty."""
    if board.moves.asking is None:
        return []
    planks = _fighting(board) if board.moves.fighting else _offered(board)
    units = board.scene.units
    area = cut.inset(board.areas[Part.OPTIONS], units.px(2), 0)
    columns = 2 if units.upright else 1
    found = stacked(planks, area, max(units.px(TALLEST), units.wx(LOWEST)), units.px(5), columns)
    for plank in filter(None, planks):
        plank.style = BUTTON._replace(size=19)
        noted = _noted(board, plank)
        if plank.rect.h < units.wx(NOTED) or not noted:
            plank.tip = plank.tip or plank.note
        if plank.rect.h >= units.wx(NOTED) and not noted:
            plank.note = ""
    every = _all_again(board, planks)
    for plank in filter(None, planks):
        plank.bare = plank.bare or _wide(board, plank) * SHRUNK > _beside(board, plank)
    return [*found, *every]


def _wide(board: BattleBoard, plank: Button) -> int:
    """How wide the word of a plank is."""
    units = board.scene.units
    return board.scene.app.fonts.size(plank.label, plank.style, units.letters(plank.style))[0]


def _noted(board: BattleBoard, plank: Button) -> bool:
    """Whether the note of a plank finds room in a line beside its sign."""
    units, fonts = board.scene.units, board.scene.app.fonts
    room = _beside(board, plank), units.wx(NOTED)
    return fonts.measured(plank.note, BUTTON_NOTE, units.letters(BUTTON_NOTE), *room, lines=1).fits


def _beside(board: BattleBoard, plank: Button) -> int:
    """How much room there is beside its sign."""
    px = board.scene.units.px
    return plank.rect.w - min(plank.rect.h, px(52)) - px(30)


def _all_again(board: BattleBoard, planks: list[Button | None]) -> list[Widget]:
    """At the end of the plank for rerolls: all dice at once, in one press."""
    plank = next((one for one in planks if one and one.enabled and one.name in REROLLS), None)
    if plank is None or board.rolling or (command := all_again(board.moves)) is None:
        return []
    units = board.scene.units
    every = LowPlank("reroll_all", pgettext("reroll", "All"), board.moves.roll_all)
    every.style, every.rule = BUTTON._replace(size=16), plank.rule
    wide = round(_wide(board, every) * SHRUNK) + units.px(30)
    every.rect = cut.right(plank.rect, max(units.px(ALL), wide))
    plank.rect = cut.left(plank.rect, plank.rect.w - every.rect.w - units.px(4))
    if not _noted(board, plank):  # the prompt says it as well
        plank.tip, plank.note = plank.tip or plank.note, ""
    every.tip = _("Roll all dice again for nothing.")
    if isinstance(command, cm.Reroll):
        every.tip = _("Give one die up and roll all others again.")
    return [every]


def _fighting(board: BattleBoard) -> list[Button | None]:
    """The same rows throughout a battle, whatever is offered just now."""
    asking = board.moves.question
    by_kind = {option.kind: option for option in asking.options}
    found: list[Button | None] = [_arm_best(board), _rerolls(board, by_kind)]
    if board.scene.shown.stops[asking.seat] >> Step.FIGHT & 1:
        found.append(_jarl(board, by_kind.get("use_main") or by_kind.get("use_extra")))
    return [*found, _play(board), _end(board, by_kind["end_phase"])]


def _offered(board: BattleBoard) -> list[Button | None]:
    """A jarl's offer, or who goes to Valhalla; what ends it is the lowest plank, as it always is.

    But nobody is sent, or not, by a second click on what has ended the fight.
    """
    asking = board.moves.question
    if board.scene.shown.step == Step.BONUS:
        return [None] * (ROWS - len(asking.options)) + bonus.planks(board.scene)
    if rising := board.rising_planks(asking):
        return [*[None] * (ROWS - len(rising) - 1), *rising, None]
    uses = [_ability(board, o) for o in asking.options if o.kind in ("use_main", "use_extra")]
    passing = prompts.passing(asking.options, board.scene.shown.step)
    uses += [_plain(board, o) for o in asking.options if o.kind in AT_ONCE]
    leave = [_plain(board, o, passing) for o in asking.options if o.kind == "pass"]
    if not asking.folded and len(leave) == len(asking.options) and board.scene.shown.step not in JARLS_ONLY:
        leave[0].note = _("you hold nothing for it")
    uses += _word(board)
    return [*uses, *[None] * (ROWS - len(uses) - len(leave)), *leave]


def _word(board: BattleBoard) -> list[Button]:
    """For what is picked and waits, where no plank of its own says it."""
    asking = board.moves.question
    option = asking.ready()
    if option is None or not option.picks or option.kind in ABILITY or not waits(asking, option):
        return []
    label = prompts.label(option.kind, option.rule, board.scene.shown.step)
    button = LowPlank("confirm", label, lambda: board.scene.carry_out(option), icon="check")
    button.note = called.cards(board.scene.table, board.moves.picked("card"))
    button.lit, button.rule = True, option.rule
    return [button]


def _plain(board: BattleBoard, option: Option, note: str = "", label: str = "") -> Button:
    asking = board.moves.question
    step = board.scene.shown.step
    button = LowPlank(
        f"option:{option.kind}", label or prompts.label(option.kind, option.rule, step),
        lambda: board.moves.press_option(option), icon=ICONS.get(option.kind, "rune"), note=note,
    )  # fmt: skip
    button.rule = option.rule
    chosen = bool(option.picks) and option in asking.choice.complete()
    button.lit = chosen or asking.choice.fixed == option
    return button


def _waiting(name: str, label: str, icon: str, note: str) -> Button:
    """A plank in its place that cannot be used now."""
    button = LowPlank(name, label, icon=icon, note=note)
    button.enabled = False
    return button


# A jarl


def _ability(board: BattleBoard, option: Option) -> Button:
    asking = board.moves.question
    extra = option.kind == "use_extra"
    note = _("extra ability") if extra else _("main ability")
    if asking.choice.fixed == option:
        note = missing(board.scene.asking, option, MISSING) or note
    button = _plain(board, option, note, _jarl_name(board))
    button.tip = ability_text(board.scene, extra)
    return button


def _jarl(board: BattleBoard, option: Option | None) -> Button:
    """The jarl of a fighter who may help in the midst of it: the plank is there even if it cannot now."""
    if option is not None and not board.rolling:
        return _ability(board, option)
    button = _waiting("jarl", _jarl_name(board), "jarl", _("cannot help now"))
    asking = board.moves.question
    card = board.scene.table.jarls[board.scene.shown.jarls[asking.seat]]
    button.rule = "V1.5"
    return greyed(board.scene, button, called.jarl(card))


def _jarl_name(board: BattleBoard) -> str:
    s = board.scene.shown
    jarl = s.jarls[s.step_seat]
    return _("Jarl {jarl}").format(jarl=named(s.table.jarls[jarl].name) if jarl >= 0 else "")


# Dice


def _arm_best(board: BattleBoard) -> Button:
    """What the dice are good for is told once they lie."""
    plan, weight = board.moves.best
    label = _("Arm best")
    if board.rolling:
        return _waiting("arm_best", label, "strength", _("the dice are rolling"))
    if planned := board.moves.planned:
        return _arm_planned(board, planned, planned == plan)
    button = LowPlank("arm_best", label, board.moves.arm_best, icon="strength")
    button.rule = "V4.4"
    if plan:
        now = board.strengths.of(board, board.battle.side(board.acting))[0]
        last = board.doomed
        message = _("saves {after} valour") if last else _("strength {now} → {after}")
        button.note = message.format(now=now, after=weight)
        return button
    button.enabled = False
    button.note = _("no set of dice fits")
    button.on_refused = lambda: board.scene.app.notices.say(
        cite(_("The dice as they lie arm none of your warriors."), "V4.4")
    )
    return button


def _arm_planned(board: BattleBoard, plan: Plan, best: bool) -> Button:
    """The word for what lies at the warriors."""
    s, seat = board.scene.shown, board.moves.question.seat
    who = called.cards(s.table, [s.card_at(seat, arm.slot) for arm in plan])
    button = LowPlank("confirm", _("Arm best") if best else pgettext("die", "Arm"), icon="strength", note=who)
    button.on_press = board.moves.arm_best
    button.lit, button.rule = True, "V4.4"
    return button


def _rerolls(board: BattleBoard, by_kind: dict[str, Option]) -> Button:
    """A free reroll as long as there is one, unless a die is marked that is given up for it."""
    free = by_kind.get("free_reroll")
    if free is not None and not board.moves.picked("price"):
        return _free(board, free)
    if "reroll" in by_kind:
        return _plain(board, by_kind["reroll"], reroll_note(board))
    note = _("two unplaced dice needed")
    button = _waiting("option:reroll", prompts.label("reroll"), ICONS["reroll"], note)
    asking = board.moves.question
    tip = refusing.refused(board.scene, asking.state, asking.seat, cm.Reroll(0, (1,)))
    return greyed(board.scene, button, tip)


def reroll_note(board: BattleBoard) -> str:
    """What is still to be said for a reroll."""
    moves = board.moves
    dice, price = moves.marked, moves.picked("price")
    if dice and price:
        message = ngettext("roll {count} die, give up {die}", "roll {count} dice, give up {die}", len(dice))
        return message.format(count=len(dice), die=called.face(moves.loose[price[0]]))
    if price:
        return _("now mark dice to roll again")
    return _("now the die to give up") if dice else _("mark dice, give one up")


def _free(board: BattleBoard, option: Option) -> Button:
    asking = board.moves.question
    left = board.battle.side(asking.seat).free
    note = ngettext("{count} left, costs no die", "{count} left, cost no die", left).format(count=left)
    button = _plain(board, option, note)
    button.tip = _("To pay with a die instead, mark that die first: right-click it or press X.")
    return button


# Tactics and the end


def _play(board: BattleBoard) -> Button:
    asking = board.moves.question
    raised = board.moves.picked("card")
    if raised and board.moves.supplies:
        return _supplying(board, raised[0])
    options = [o for o in asking.choice.live() if o.kind == "play_tactic"] if raised else []
    if not options:
        return _unplayed(board)
    name = called.card(board.scene.table, raised[0])
    thing = wanted(asking.choice, options[0], MISSING)
    if picks_of(options[0], "supply") and not board.moves.complete():
        thing = "die"
    button = _plain(board, options[0], _(MISSING[thing]) if thing else name, _("Play the tactic"))
    button.icon = "tactic"
    if any(pick.most > pick.least for pick in options[0].picks) and not picks_of(options[0], "supply"):
        button.name = "confirm"
    button.enabled = not thing
    button.on_refused = lambda: board.scene.app.notices.say(f"{name}: {button.note}.")
    return button


def _supplying(board: BattleBoard, card: int) -> Button:
    """A Weapon supply is raised: it goes to a warrior, or pays for a Heroic attack."""
    name = called.card(board.scene.table, card)
    button = _waiting("option:play_tactic", _("Weapon supply"), "supply", _("choose the warrior to arm"))
    button.tip = called.describe(board.scene.table.cards[card])
    said = _("{card}: click a warrior to arm it with this card.").format(card=name)
    button.on_refused = lambda: board.scene.app.notices.say(said)
    return button


def _unplayed(board: BattleBoard) -> Button:
    asking = board.moves.question
    if asking.folded:
        closed = LowPlank("option:play_tactic", _("Play the tactic"), icon="tactic")
        closed.note, closed.on_press = _("open your hand first"), lambda: folding.open_hand(board.scene)
        return closed
    playable = any(option.kind == "play_tactic" for option in asking.options)
    note = _("raise a card first") if playable else _("none fits now")
    button = _waiting("option:play_tactic", _("Play the tactic"), "tactic", note)
    button.on_refused = lambda: board.scene.app.notices.say(
        _("Click a tactic in your hand to raise it, then play it.")
        if playable
        else _("No tactic in your hand can be played now.")
    )
    return button


def _end(board: BattleBoard, option: Option) -> Button:
    asking = board.moves.question
    label, note = board.ending(board.battle.side(board.acting))
    button = _plain(board, option, note, label)
    button.icon = "check"
    button.lit = board.hopeless or asking.choice.fixed == option
    if board.hopeless and board.scene.shown.loki != NONE:
        button.tip = _("Whoever loses by little may find consolation in Loki: arm first whom you can.")
    return button


def sending(board: BattleBoard, option: Option, count: int) -> Button:
    """So many warriors go to Valhalla."""
    label = _("Send nobody")
    if count:
        label = ngettext("Send {count} warrior", "Send {count} warriors", count).format(count=count)
    button = LowPlank("confirm", label, lambda: board.moves.press_option(option), icon="valour")
    button.note = _("to Valhalla") if count else _("all stay in the squad")
    button.lit = count > 0
    button.rule = option.rule
    return button


def rising_planks(board: BattleBoard, option: Option) -> list[Button | None]:
    every = LowPlank("send_all", _("Mark all"), board.moves.send_all, icon="plus")
    every.note = _("or click warriors one by one")
    return [every, sending(board, option, len(board.moves.picked("slot")))]
