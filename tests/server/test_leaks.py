"""No hidden fact crosses a socket.

Whole games are played with every seat and a spectator listening. A fact is hidden from a viewer if
the table could stand otherwise without his knowing: after each step of the record everything that
he may not know is dealt anew, and what came over his raw socket must be what the server would have
sent at that other table, to the last byte of the state. Nothing may come that is no message of the
protocol, and nothing at all that was made from the secret before it is opened.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from copy import copy
from dataclasses import replace

import msgspec
import pytest

from cove import COVE, Choose, CovePosition
from quarterdeck.core import Action, Dealer, FastSeed, Game, Position, Preview, Record
from quarterdeck.core.game import plain
from quarterdeck.core.match import Step, filtered
from quarterdeck.core.record import Act, Outcome
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.port_royal.aids import PORT_ROYAL_AIDS
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition, observation
from quarterdeck.games.rattle_battle import game as rattle_battle
from quarterdeck.games.rattle_battle.aids import RATTLE_BATTLE_AIDS
from quarterdeck.games.rattle_battle.game import RattleBattle
from quarterdeck.games.rattle_battle.state import State
from quarterdeck.server import messages, views
from quarterdeck.server.desk import Desk
from quarterdeck.server.ledger import OBVIOUS, Ledger
from quarterdeck.server.rows import TableRow
from quarterdeck.server.settings import Settings
from tests.conftest import GAMES
from tests.core.playing import QUICK
from tests.core.test_leaks import SHOWS_NOTHING, same_to
from tests.rattle_battle.positions import From
from tests.server.client import House, Json, Lots, Seat, first, running

Sockets = dict[int | None, Seat]
"""What each viewer listens to: everybody who plays, and a spectator."""
Options = Mapping[str, str]
BATTLE: Options = {**QUICK[RATTLE_BATTLE.name], "port": "simultaneous"}
"""A short game with secrets: in port all decide at once."""
BATTLES: list[Options] = [
    {"scenario": scenario, "port": port, "drops": drops, "length": length}
    for scenario in RATTLE_BATTLE.options["scenario"].values
    for port in RATTLE_BATTLE.options["port"].values
    for drops, length in (("real", "full"), ("pool", "short"))
]
TAVERN = From(
    "players 3; option scenario introductory; option drops pool; phase port; card reefs-and-storm; "
    "played first-catch wind-in-the-sails powder-and-shot boarders-away volley arm-wrestling; "
    "deck starter; loot 0 2 rum; loot 1 2 rum; agenda end-quest, visit 1 0 tavern, visit 0 0 tavern"
)
"""The end of a game: two look at sailors."""
ROLLS = ", ".join(f"{seat}.{n} {seat + n}" for seat in range(3) for n in (1, 2))
CRAZY = {
    card: From(
        f"players 3; option drops pool; quest 5 1; phase crazy; card {card}; ships 0 2; ships 1 2; "
        f"ships 2 2; rolls {ROLLS}; agenda end-adventure, {decision}"
    )
    for card, decision in (
        ("tall-tales", "guess"),
        ("treasure-dig", "dig-pick"),
        ("skirmish", "skirmish-pick"),
    )
}
"""The crazy adventures in which all choose in secret."""
SHORT: dict[Game, list[Options]] = {
    PORT_ROYAL: [{}] * 2,
    RATTLE_BATTLE: [BATTLE, *({**BATTLE, "port": port} for port in ("by-place", "by-visit"))],
    TAVERN: [{}],
    COVE: [{}] * 16,
}
LONG: dict[Game, list[Options]] = {
    PORT_ROYAL: [{}] * 100,
    RATTLE_BATTLE: BATTLES * 6,
    COVE: [{}] * 100,
}
"""The games that are played, by their options."""
AIDS = {
    PORT_ROYAL.name: views.Remembered(PORT_ROYAL_AIDS),
    RATTLE_BATTLE.name: views.Remembered(RATTLE_BATTLE_AIDS),
}
decode = msgspec.json.Decoder(messages.ServerMessage).decode


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """The deal waits until all look on, however slow the machine: people give their part then."""
    return replace(settings, nonce_wait=60.0)


async def play_one(
    house: House, game: Game, options: Options, third: str = "bot:random"
) -> tuple[Record, Sockets]:
    """A game between two people and a bot, or a third one, and all that came over each socket."""
    viewers = (0, 1, 2, None) if third == "open" else (0, 1, None)
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(house.guest()) for _ in viewers]
        for guest in guests:
            await guest.ask("GET", "/me")
        table = await guests[0].open(game.name, "you", "open", third, options=options)
        for guest in guests[1:-1]:
            await guest.ask("POST", f"/tables/{table['id']}/join", {})
        *people, spectator = [
            await stack.enter_async_context(guest.sit(table["id"], -1)) for guest in guests
        ]
        lots = isinstance(game, RattleBattle)
        rules = [Lots(n) if lots else first for n, _ in enumerate(people)]
        playing = [s.play(rule, curious=True) for s, rule in zip(people, rules, strict=True)]
        await asyncio.gather(*playing, spectator.until("opened"))
        for seat in people:
            await seat.until("opened")
        text = (await guests[0].http.get(f"/api/tables/{table['id']}/record")).text
    return Record.parse(text), dict(zip(viewers, (*people, spectator), strict=True))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("long", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_every_socket_carries_only_what_its_viewer_may_know(
    settings: Settings, game: Game, long: bool
) -> None:
    async with running(settings, {game.name: game for game in GAMES}) as house:
        for n, options in enumerate((LONG if long else SHORT)[game]):
            third = "open" if n % 2 else "bot:random"
            compare(game, *await play_one(house, game, options, third))


async def test_cards_looked_at_cross_no_other_socket(settings: Settings) -> None:
    async with running(settings, {TAVERN.name: TAVERN}) as house:
        record, sockets = await play_one(house, TAVERN, {})
    compare(TAVERN, record, sockets)
    for seat in (0, 1):
        states = [message for message in sockets[seat].seen if message["type"] == "state"]
        assert any(state["observation"]["looked"] for state in states)


@pytest.mark.parametrize("card", CRAZY)
async def test_secret_choices_cross_no_other_socket(settings: Settings, card: str) -> None:
    game = CRAZY[card]
    async with running(settings, {game.name: game}) as house:
        record, sockets = await play_one(house, game, {})
    compare(game, record, sockets)
    hidden = [m for m in sockets[None].seen if m["type"] == "step" and m["action"] is None]
    assert len(hidden) > 2  # the deal, and choices


def compare(game: Game, record: Record, sockets: Sockets) -> None:
    """Fail if any of the sockets told its viewer what he may not know."""
    ledgers = ledgers_of(game, record, sockets)
    told = {viewer: read_wire(record, seat) for viewer, seat in sockets.items()}
    before: dict[int | None, Ledger] = {}
    differ = 0
    for ledger in ledgers:
        # In Port Royal all know alike, so what looks the same to one does so to all.
        viewers = [0] if game is PORT_ROYAL else list(sockets)
        others: dict[int | None, Ledger] = {seat: other_to(seat, ledger) for seat in viewers}
        for viewer in sockets:
            other = others.setdefault(viewer, others[0])
            differ += str(other.match.position) != str(ledger.match.position)
            if told[viewer].get(("step", ledger.number + 1), {}).get("by") != OBVIOUS:
                assert told[viewer]["state", ledger.number] == state_of(other, viewer)
            check_step(told[viewer]["step", ledger.number], ledger, before.get(viewer), viewer)
            check_refusals(sockets[viewer], other)
            check_previews(sockets[viewer], other)
        before = others
    assert differ > len(ledgers)  # there was something to hide


def read_wire(record: Record, seat: Seat) -> dict[tuple[str, int], Json]:
    """Steps and states; before the secret was opened nothing came that tells more of it."""
    types = [message["type"] for message in seat.seen]
    secret = str(record.entries[-1]).split()[1]
    drawn = [entry.text for entry in record.entries if isinstance(entry, Outcome)]
    shuffles = [" ".join(text.split()[:3]) for text in drawn if text.startswith("shuffle ")]
    for line in seat.raw[: types.index("opened")]:
        message = decode(line)
        assert msgspec.json.encode(message).decode() == line
        assert secret not in line
        assert not any(shuffle in line for shuffle in shuffles)
        if isinstance(message, messages.Welcome | messages.TableChanged):
            assert message.table.commitment == record.commitment
    check_poses(seat)
    return {(m["type"], m["number"]): m for m in seat.seen if m["type"] in ("step", "state")}


POSE = re.compile(r'"pose":(\{.*?\})')


def check_poses(seat: Seat) -> None:
    """Where a die lies is told first by the step in which it came there, and by nothing else."""
    known: set[str] = set()
    for line, message in zip(seat.raw, seat.seen, strict=True):
        poses = set(POSE.findall(line))
        assert message["type"] == "step" or poses <= known, line
        known |= poses
        if message["type"] == "step":
            moved = [event["to"] for event in message["events"] if event["kind"] == "ship-moved"]
            known |= {json.dumps(pose, separators=(",", ":")) for pose in moved}


def other_to(viewer: int | None, ledger: Ledger) -> Ledger:
    """The same table, with everything dealt anew that a viewer may not know."""
    other = copy(ledger)
    other.match = copy(ledger.match)
    other.match.position = same_to(viewer, ledger.match.position, ledger.number)
    return other


def state_of(ledger: Ledger, viewer: int | None) -> object:
    you = () if viewer is None else (viewer,)
    aids = AIDS.get(ledger.match.game.name)
    return as_json(msgspec.to_builtins(views.state_message(ledger, you, aids, free=False)))


def check_refusals(seat: Seat, other: Ledger) -> None:
    """Why the rules refused something is no more than they say at a table that looks the same."""
    for action, answer in seat.refused:
        if answer["number"] == other.number:
            tried = other.match.game.parse_action(action)
            reason = other.match.position.refusal(seat.you[0], tried)
            assert reason is not None
            told = (answer["reason"], answer["text"], answer["details"], answer["measure"])
            measure = plain(reason.measure)
            assert told == (reason.code, reason.text, reason.details, measure)


def check_previews(seat: Seat, other: Ledger) -> None:
    """Who asks what an action would bring hears what is certain: at any table that looks so."""
    for action, answer in seat.previewed:
        if answer["type"] == "previewed" and answer["number"] == other.number:
            tried = other.match.game.parse_action(action)
            ahead = other.match.position.preview(seat.you[0], tried)
            events = as_json([plain(event) for event in ahead.events])
            assert (answer["events"], answer["whole"]) == (events, ahead.whole)


def check_step(step: Json, ledger: Ledger, before: Ledger | None, viewer: int | None) -> None:
    """What is told of a step is what the rules tell, at a table that looks the same, too."""
    made = ledger.steps[-1]
    assert step["events"] == as_json([plain(event) for event in filtered(made.events, viewer)])
    assert (step["seat"], step["by"]) == (made.seat, made.by)
    assert (step["back"], step["free"]) == (0, False)
    if before is None:
        return
    last = ledger.match.steps[-1]
    secret = last.seat != viewer and is_secret(last, before.match.position)
    assert step["action"] == (None if secret else str(last.action))
    if not shows(last, before.match.position, ledger.match.position):
        after = before.match.position.copy()
        # A secret action may as well be another.
        action = after.legal(last.seat).actions[-1] if secret else last.action
        events = after.apply(last.seat, action, Dealer(FastSeed(77)))
        assert step["events"] == as_json([plain(event) for event in filtered(events, viewer)])


def is_secret(step: Step, before: Position) -> bool:
    """Whether somebody decided at the same time as others, or for a later place of the port."""
    if isinstance(before, RattleBattlePosition):
        return any(event.kind == "chose" for event in step.events)
    return isinstance(step.action, Choose)


def shows(step: Step, before: Position, after: Position) -> bool:
    """Whether somebody learns by it what was hidden from him."""
    if isinstance(before, RattleBattlePosition) and isinstance(after, RattleBattlePosition):
        revealed = before.state.chosen.keys() - after.state.chosen.keys()
        kinds = {event.kind for event in step.events} & {"revealed", "place-opened"}
        return bool(step.outcomes or revealed or kinds) or cards_at(before) != cards_at(after)
    if isinstance(before, CovePosition):
        # The last oar shows them all; after the last boat the tide brings pearls.
        return len(before.to_act()) == 1 and (not before.turns or len(before.turns) == 1)
    return str(step.action).split()[0] not in SHOWS_NOTHING


def cards_at(position: RattleBattlePosition) -> object:
    """How many cards lie face down, and who looks at some."""
    s = position.state
    return {name: len(cards) for name, cards in s.decks.items()}, sorted(s.looked)


def ledgers_of(game: Game, record: Record, sockets: Sockets) -> list[Ledger]:
    """The table after its opening, and after each action. Nothing was taken back."""
    seed = record.dealt_from()
    assert seed is not None  # it has been opened
    found = [Ledger.deal(game, record.table, seed)[0]]
    for entry in record.entries:
        if isinstance(entry, Act):
            ledger = found[-1].fork()
            action = game.parse_action(entry.action)
            obvious = ledger.match.position.obvious(entry.seat) is not None
            by = "human" if entry.seat in sockets else "bot"
            ledger.act(entry.seat, action, OBVIOUS if obvious else by)
            found.append(ledger)
    return found


def as_json(value: object) -> object:
    return json.loads(json.dumps(value))


# -- the check can fail --------------------------------------------------------------------------


def leak_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "filtered", lambda events, viewer: list(events))


def leak_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "eyes_now", lambda ledger, you: 0)


def leak_choices(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ledger, "_asked", lambda ledger, before: frozenset())


def leak_the_secret(patch: pytest.MonkeyPatch) -> None:
    def careless(row: TableRow) -> str:
        return row.secret

    patch.setattr(TableRow, "commitment", property(careless))


def leak_beside_the_protocol(patch: pytest.MonkeyPatch) -> None:
    def careless(message: object) -> bytes:
        told = msgspec.to_builtins(message)
        more = {"hands": [[1, 2, 3], [4, 5, 5]]} if isinstance(message, messages.StateTold) else {}
        return msgspec.json.encode({**told, **more})

    patch.setattr(messages, "encode", careless)


def leak_decks(patch: pytest.MonkeyPatch) -> None:
    def careless(state: State, viewer: int | None) -> observation.Observation:
        return replace(observation.observe(state, viewer), looked=state.decks["sailors"][:1])

    patch.setattr(rattle_battle, "observe", careless)
    patch.setattr(RattleBattle, "quick", True)  # workers would not know of the patch


def leak_what_comes(patch: pytest.MonkeyPatch) -> None:
    careful = Desk.look_ahead

    async def careless(
        desk: Desk, ledger: Ledger, seat: int, action: Action, owner: str
    ) -> Preview:
        await careful(desk, ledger, seat, action, owner)
        events = ledger.match.position.copy().apply(seat, action, ledger.match.chance())
        return Preview(tuple(events), True)

    patch.setattr(Desk, "look_ahead", careless)


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        (COVE, leak_events),
        (COVE, leak_hands),
        (COVE, leak_choices),
        (COVE, leak_the_secret),
        (COVE, leak_beside_the_protocol),
        (RATTLE_BATTLE, leak_choices),
        (RATTLE_BATTLE, leak_decks),
        (RATTLE_BATTLE, leak_what_comes),
        (TAVERN, leak_events),
    ],
)
async def test_a_leak_is_found(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    game: Game,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    async def play_and_compare() -> None:
        with monkeypatch.context() as patch:
            leak(patch)
            async with running(settings, {game.name: game}) as house:
                record, sockets = await play_one(house, game, SHORT[game][0])
        compare(game, record, sockets)

    # What stands beside the protocol is found as it comes, all else when the game is compared.
    with pytest.raises(AssertionError):
        await play_and_compare()


PLANNER = From(
    "players 2; option port simultaneous; option drops pool; phase port; card stragglers; "
    "quest 5 1; loot 0 1 valuables 1 materials; loot 1 1 materials; agenda end-quest, "
    "place -1 0 shipyard, place -1 0 market"
)
"""Only one has business at the first place."""


async def test_what_one_plans_alone_is_hidden_until_its_place(settings: Settings) -> None:
    games = {PLANNER.name: PLANNER}
    async with running(settings, games) as house, house.guest() as one, house.guest() as other:
        await other.ask("GET", "/me")
        table = await one.open(PLANNER.name, "you", "open")
        await other.ask("POST", f"/tables/{table['id']}/join", {})
        async with one.sit(table["id"]) as mine, other.sit(table["id"]) as theirs:
            # Both have a part in the deal, and it waits for theirs.
            await asyncio.gather(mine.my_turn(), theirs.until("state"))
            await mine.act("buy sail")
            step = await theirs.until(lambda m: m["type"] == "step" and m["number"] == 1)
            assert step["action"] is None
            assert await theirs.my_turn()
            told = [message for message in theirs.seen if message["type"] in ("step", "state")]
            assert not [m for m in told if "'choice': 'buy sail'" in str(m)]
            await theirs.act("buy hold")
            await theirs.until(lambda m: m["type"] == "step" and m["number"] == 2)
            assert "'choice': 'buy sail'" in str(theirs.seen)
