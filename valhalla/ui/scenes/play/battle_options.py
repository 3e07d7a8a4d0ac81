"""What may be done in a battle, as carved planks at the lower left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import CHOOSE_RISING
from valhalla.kernel.game import IllegalCommand, Option
from valhalla.ui.scenes.play.actions import ICONS, MISSING, ability_text
from valhalla.ui.scenes.play.asking import wanted
from valhalla.ui.theme import BUTTON
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words import names as called
from valhalla.words import prompts, refusals
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.battle import BattleBoard

TALLEST, NOTED = 50, 42  # units: of a plank; below the second there is no room for a note


def option_things(board: BattleBoard) -> list[Widget]:
    """The planks, one below the other."""
    asking = board.moves.asking
    if asking is None:
        return []
    buttons = _fighting(board) if board.moves.fighting else _offered(board)
    area, u = board.areas["options"], board.scene.units.px
    gap = u(6)
    height = min(u(TALLEST), (area.h - gap * (len(buttons) - 1)) // max(1, len(buttons)))
    y = area.centery - (height * len(buttons) + gap * (len(buttons) - 1)) // 2
    for button in buttons:
        button.rect = Rect(area.x + u(2), y, area.w - u(4), height)
        y += height + gap
        button.style = BUTTON._replace(size=19)
        if height < u(NOTED):
            button.tip = button.tip or button.note
            button.note = ""
    return list(buttons)


def _fighting(board: BattleBoard) -> list[Button]:
    asking = board.moves.asking
    assert asking is not None
    by_kind = {option.kind: option for option in asking.options}
    found = [_arm_best(board), _reroll(board, by_kind.get("reroll"))]
    if "free_reroll" in by_kind:
        found.append(_free(board, by_kind["free_reroll"]))
    found += [_ability(board, by_kind[kind]) for kind in ("use_main", "use_extra") if kind in by_kind]
    if board.moves.picked("card"):
        found.append(_play(board))
    found.append(_end(board, by_kind["end_phase"]))
    return found


def _offered(board: BattleBoard) -> list[Button]:
    """A jarl's offer, or who goes to Valhalla."""
    asking = board.moves.asking
    assert asking is not None
    if asking.match.session.state.agenda[-1][0] == CHOOSE_RISING:
        return _rising(board, asking.options[0])
    found = [_ability(board, o) for o in asking.options if o.kind in ("use_main", "use_extra")]
    return found + [_plain(board, o) for o in asking.options if o.kind == "pass"]


def _plain(board: BattleBoard, option: Option, note: str = "", label: str = "") -> Button:
    asking = board.moves.asking
    assert asking is not None
    button = Button(
        f"option:{option.kind}", label or prompts.label(option.kind),
        lambda: board.moves.press_option(option), icon=ICONS.get(option.kind, "rune"), note=note,
    )  # fmt: skip
    button.rule = option.rule
    chosen = bool(option.picks) and option in asking.choice.complete()
    button.lit = chosen or asking.choice.fixed == option
    return button


def _ability(board: BattleBoard, option: Option) -> Button:
    s, asking = board.scene.shown, board.moves.asking
    assert asking is not None
    jarl = s.jarls[s.agenda[-1][1]]
    extra = option.kind == "use_extra"
    name = _(s.table.jarls[jarl].name) if jarl >= 0 else ""
    note = _("extra ability") if extra else _("main ability")
    if asking.choice.fixed == option:
        note = _(MISSING[thing]) if (thing := wanted(asking.choice, option)) else note
    button = _plain(board, option, note, _("Jarl {jarl}").format(jarl=name))
    button.tip = ability_text(board.scene, extra)
    return button


def _arm_best(board: BattleBoard) -> Button:
    plan, weight = board.moves.best
    button = Button("arm_best", _("Arm best"), board.moves.arm_best, icon="strength")
    button.rule = "V4.4"
    if plan:
        now = board.strengths.of(board, board.battle.side(board.acting))[0]
        last = board.battle.defence is None
        message = _("saves {after} valour") if last else _("strength {now} → {after}")
        button.note = message.format(now=now, after=weight)
        return button
    button.enabled = False
    button.note = _("no set of dice fits")
    button.on_refused = lambda: board.scene.app.notices.say(
        _("The dice as they lie arm none of your warriors. [V4.4]")
    )
    return button


def _reroll(board: BattleBoard, option: Option | None) -> Button:
    if option is None:
        return _greyed(board, "reroll", _("two unplaced dice needed"), cm.Reroll(0, (1,)))
    return _plain(board, option, reroll_note(board))


def reroll_note(board: BattleBoard) -> str:
    """What is still to be said for a reroll."""
    moves = board.moves
    dice = moves.picked("die") if not moves.picked("card") and not moves.picked("slot") else []
    price = moves.picked("price")
    if dice and price:
        message = ngettext("roll {count} die, give up {die}", "roll {count} dice, give up {die}", len(dice))
        return message.format(count=len(dice), die=called.face(moves.loose[price[0]]))
    if price:
        return _("now mark dice to roll again")
    return _("now the die to give up") if dice else _("mark dice, give one up")


def _free(board: BattleBoard, option: Option) -> Button:
    asking = board.moves.asking
    assert asking is not None
    left = board.battle.side(asking.seat).free
    note = ngettext("{count} left, costs no die", "{count} left, cost no die", left).format(count=left)
    button = _plain(board, option, note)
    button.lit = button.lit and not board.moves.picked("price")
    return button


def _play(board: BattleBoard) -> Button:
    asking = board.moves.asking
    assert asking is not None
    (option,) = [o for o in asking.choice.live() if o.kind == "play_tactic"][:1]
    card = board.moves.picked("card")[0]
    name = called.card(board.scene.table, card)
    thing = wanted(asking.choice, option)
    button = _plain(board, option, _(MISSING[thing]) if thing else name, _("Play the tactic"))
    button.icon = "tactic"
    if any(pick.most > pick.least for pick in option.picks):
        button.name = "confirm"
    button.enabled = not thing
    button.on_refused = lambda: board.scene.app.notices.say(button.note)
    return button


def _end(board: BattleBoard, option: Option) -> Button:
    battle, names = board.battle, board.scene.match.names
    side = battle.side(board.acting)
    if battle.defence is None:
        label, note = _("Done"), _("whoever is armed is saved")
    elif side is battle.attack:
        label = _("End attack")
        note = _("{player} rolls next").format(player=names[battle.defence.seat])
        if not side.armed:
            note = _("nobody armed: nobody wins")
    else:
        label, note = _("End defence"), _("strengths are compared")
    button = _plain(board, option, note, label)
    button.icon = "check"
    button.lit = False
    return button


def _rising(board: BattleBoard, option: Option) -> list[Button]:
    count = len(board.moves.picked("slot"))
    label = _("Send nobody")
    if count:
        label = ngettext("Send {count} warrior", "Send {count} warriors", count).format(count=count)
    confirm = Button("confirm", label, lambda: board.moves.press_option(option), icon="valour")
    confirm.note = _("to Valhalla") if count else _("all stay in the squad")
    confirm.lit = True
    confirm.rule = option.rule
    every = Button("send_all", _("Mark all"), board.moves.send_all, icon="plus")
    every.note = _("or click warriors one by one")
    return [every, confirm]


def _greyed(board: BattleBoard, kind: str, note: str, sample: cm.Command) -> Button:
    button = Button(f"option:{kind}", prompts.label(kind), icon=ICONS.get(kind, "rune"), note=note)
    button.enabled = False
    asking = board.moves.asking
    assert asking is not None
    try:
        asking.match.game.check(asking.match.session.state, asking.seat, sample)
    except IllegalCommand as no:
        button.tip = refusals.explain(no, asking.match.names)
    button.on_refused = lambda: board.scene.app.notices.say(button.tip)
    return button
