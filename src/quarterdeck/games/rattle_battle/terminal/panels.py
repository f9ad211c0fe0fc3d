"""What stands beside the box: players, the adventure card, ships, the port, plain dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from quarterdeck.games.rattle_battle.cards import POINTS
from quarterdeck.games.rattle_battle.dice import owner
from quarterdeck.games.rattle_battle.rules.sea import is_enemy
from quarterdeck.games.rattle_battle.state import PLACES
from quarterdeck.games.rattle_battle.terminal.marks import (
    BARON,
    CANNON,
    COIN,
    LOOT,
    POINT,
    SAIL,
    STRENGTH,
    WANTED,
    face_mark,
    ship_colours,
    ship_mark,
)
from quarterdeck.games.rattle_battle.terminal.rows import QUIET, STRONG, TEXT, Row, text_rows
from quarterdeck.terminal.canvas import Piece, shorten, width_of
from quarterdeck.terminal.palette import (
    CORAL,
    CREAM,
    EMBLEMS,
    INK,
    LIT,
    PAPER,
    SEATS,
    TEAL,
    style,
)

if TYPE_CHECKING:
    from quarterdeck.games.rattle_battle.observation import PlayerSeen, ShipSeen
    from quarterdeck.games.rattle_battle.terminal.telling import Telling

NAME: Final = 8
"""Cells for a player's name beside his dice."""
TURN: Final = style(CORAL, PAPER, bold=True)


def player_rows(told: Telling, width: int, *, full: bool) -> list[Row]:
    """A row for each player: points, coins, ready sails and cannons, loot; in full, two."""
    rows: list[Row] = []
    for player in told.seen.players:
        rows.append(_player(told, player, width))
        if full:
            rows.append(Row((Piece(_belongings(told, player, width - 6), QUIET),)))
    return rows


def _player(told: Telling, player: PlayerSeen, width: int) -> Row:
    seat, seen = player.seat, told.seen
    turn = "▶" if seat in seen.to_act else " "
    signs = (BARON if seat == seen.baron else "") + (WANTED if seat == seen.wanted else "")
    has = (
        f"{POINT}{player.points:<3}{COIN}{player.coins:<3}"
        f"{SAIL}{player.ready_sails}/{player.sails} {CANNON}{player.ready_cannons}/{player.cannons}"
        f" {LOOT}{len(player.loot)}/{player.capacity}"
    )
    name_width = max(width - 7 - len(has) - 3, 4)
    name = shorten(told.names[seat], min(name_width, 18))
    return Row(
        (
            Piece(turn, TURN),
            Piece(f" {EMBLEMS[seat]} ", style(CREAM, SEATS[seat], bold=True)),
            Piece(f" {name:<{min(name_width, 18)}} ", STRONG),
            Piece(has, TEXT),
            Piece(f" {signs}", TURN),
        ),
        f"player:{seat}",
    )


def _belongings(told: Telling, player: PlayerSeen, width: int) -> str:
    """Loot, upgrades and sailors, as much as there is room for."""
    parts = [told.wording.loots(player.loot)] if player.loot else []
    parts += [told.wording.card(card) + ("" if ready else " ✗") for card, ready in player.upgrades]
    parts += [told.wording.card(card) for card, _ in player.sailors]
    text = ""
    for n, part in enumerate(parts):
        longer = f"{text}, {part}" if text else part
        if len(longer) > width - (2 if n + 1 < len(parts) else 0):
            return f"{text} …"
        text = longer
    return f"     {text}"


# -- the adventure -----------------------------------------------------------------------------


def card_rows(told: Telling, width: int, *, whole: bool) -> list[Row]:
    """The adventure card: its name and kind; its text and fleet where they are wanted."""
    card, say = told.card, told.wording.say
    if card is None:
        return []
    title = f"{told.wording.card(card.id)} ({say(f'tier-{card.tier}')})"
    loot = f" {LOOT}{card.loot}" if card.loot else ""
    rows = text_rows(f"{title}{loot}", width, strong=True)
    if whole:
        rows += text_rows(told.wording.card_about(card.id), width)
        for squadron in card.fleet:
            rows += text_rows(told.squadron(squadron), width, quiet=True)
    return rows


def ship_rows(told: Telling, width: int, selected: str) -> list[Row]:
    """The ships: what they show, how strong they are, where they lie, and the closest foe."""
    return [_ship(told, told.ships[die], width, die == selected) for die in listed(told)]


def listed(told: Telling) -> list[str]:
    """The ships in the order of the list."""
    return [ship.ship for ship in sorted(told.seen.sea, key=lambda ship: _rank(told, ship))]


def _rank(told: Telling, ship: ShipSeen) -> tuple[int, float, str]:
    """One's own ships first, then enemies by their distance, then the others."""
    if ship.owner == told.seat:
        return 0, 0.0, ship.ship
    facing = told.facing(ship.ship)
    far = told.distance(ship.ship, facing) if facing else 0.0
    return 1 if is_enemy(told.state, told.seat, ship.ship) else 2, far, ship.ship


def _ship(told: Telling, ship: ShipSeen, width: int, selected: bool) -> Row:
    ink, ground = ship_colours(ship.ship)
    facing = told.facing(ship.ship)
    pieces = [
        Piece(f" {ship_mark(ship.ship)} {face_mark(ship.face)} ", style(ink, ground, bold=True)),
        Piece(f" {STRENGTH}{ship.strength} ", STRONG),
        Piece(f"{ship.pose.x:5.0f} {ship.pose.y:4.0f}  ", QUIET),
    ]
    if facing:
        pieces.append(Piece(f"{ship_mark(facing)} {told.apart(ship.ship, facing):>6} ", TEXT))
    orders = ("ally",) if ship.ally else ship.orders
    for said in (told.wording.orders(orders), told.wording.orders(o.split()[0] for o in orders)):
        if width_of(pieces) + cell_len(said) <= width:
            pieces.append(Piece(said, QUIET))
            break
    return Row(tuple(pieces), f"ship:{ship.ship}", selected)


# -- the port and crazy adventures ---------------------------------------------------------------


def port_rows(told: Telling, width: int, *, airy: bool) -> list[Row]:
    """The six places in the order of the visit: what each costs and gives."""
    say, seen = told.wording.say, told.seen
    rows = text_rows(say("phase-port"), width, strong=True)
    for place in PLACES:
        if airy:
            rows.append(Row(()))
        here = place == told.about
        price = POINTS[seen.sold].cost if seen.sold < len(POINTS) else 0
        points = POINTS[seen.sold].points if seen.sold < len(POINTS) else 0
        about = say(f"place-about-{place}", price=price, points=points)
        closed = dict(seen.closed).get(place)
        if closed is not None:
            only = say("place-about-only", name=told.names[closed])
            about = f"{only}. {about}" if closed == told.seat else only
        text = f"{'▶' if here else ' '} {told.wording.place(place)}: {about}"
        rows += text_rows(text, width, strong=here)
    return rows


def galleon_rows(told: Telling, width: int) -> list[Row]:
    """What the viewer owns: parts, then every card with its text."""
    rows = text_rows(told.galleon(told.seat), width)
    for card, ready in (*told.me.upgrades, *((name, True) for name, _ in told.me.sailors)):
        name = told.wording.card(card) + ("" if ready else " ✗")
        rows += text_rows(name, width, strong=True)
        rows += text_rows(told.wording.card_about(card), width, quiet=True)
    return rows


def looked_rows(told: Telling, width: int) -> list[Row]:
    """The cards that only the viewer sees."""
    rows: list[Row] = []
    for card in told.seen.looked:
        rows += text_rows(told.wording.card(card), width, strong=True)
        rows += text_rows(told.wording.card_about(card), width)
    return rows


def dice_rows(told: Telling) -> list[Row]:
    """What plain dice show in a crazy adventure, player by player."""
    rows: list[Row] = []
    tally = dict(told.seen.tally)
    for player in told.seen.players:
        dice = [(die, face) for die, face in told.seen.rolls if owner(die) == player.seat]
        if not dice and player.seat not in tally:
            continue
        name = shorten(told.names[player.seat], NAME)
        pieces = [Piece(f"{name:<{NAME}} ", STRONG)]
        for die, face in dice:
            ink, ground = ship_colours(die)
            shown = {"-": "·", "thrown": "✓"}.get(face, face_mark(face))
            pieces.append(Piece(f" {shown} ", style(ink, ground, bold=True)))
        if player.seat in tally:
            pieces.append(Piece(f" = {tally[player.seat]}", style(TEAL, PAPER, bold=True)))
        if player.seat in told.seen.decided:
            pieces.append(Piece(" ✓", style(INK, LIT, bold=True)))
        rows.append(Row(tuple(pieces), f"player:{player.seat}"))
    return rows
