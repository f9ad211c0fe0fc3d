"""A question with one answer is not asked: the table gives it, and an undo goes back before it."""

from __future__ import annotations

from quarterdeck.core import Record
from quarterdeck.core.verify import WRONG, verify
from quarterdeck.games.rattle_battle.cards import SAILORS
from quarterdeck.server.ledger import OBVIOUS
from quarterdeck.server.settings import Settings
from tests.rattle_battle.positions import From
from tests.server.client import running

CREW = [name for name, card in SAILORS.items() if not card.pack and name != "rita"]
LAST_SAILOR = From(
    "players 2; option drops pool; phase port; card stragglers; quest 5 1; "
    f"loot 0 2 rum 1 materials; deck sailors rita; sailors 1 {' '.join(CREW)}; "
    "agenda end-quest, visit 0 0 shipyard, visit 0 0 tavern"
)
"""Who hires can keep nobody else."""


async def test_the_only_answer_is_given_by_the_table(settings: Settings) -> None:
    async with running(settings, {LAST_SAILOR.name: LAST_SAILOR}) as house, house.guest() as guest:
        table = await guest.open(LAST_SAILOR.name, "you", "bot:random")
        async with guest.sit(table["id"]) as seat:
            assert await seat.my_turn()
            answer = await seat.act("hire")
            assert (answer["type"], answer["number"]) == ("accepted", 1)
            hired, kept = [await seat.until("step") for _ in range(2)]
            assert [hired["action"], kept["action"]] == ["hire", "keep rita"]
            assert [hired["by"], kept["by"], kept["seat"]] == ["human", OBVIOUS, 0]
            state = await seat.until("state")
            assert state["number"] == 2  # nobody was asked in between
            assert "buy sail" in state["legal"]["0"]["actions"]


async def test_an_undo_goes_back_to_the_last_real_decision(settings: Settings) -> None:
    async with running(settings, {LAST_SAILOR.name: LAST_SAILOR}) as house, house.guest() as guest:
        table = await guest.open(LAST_SAILOR.name, "you", "bot:random")
        async with guest.sit(table["id"]) as seat:
            assert await seat.my_turn()
            await seat.act("hire")
            await seat.until(lambda message: message["type"] == "state" and message["number"] == 2)
            await seat.undo()
            state = await seat.until(lambda m: m["type"] == "state" and m["number"] > 2)
            assert state["number"] == 4
            assert "hire" in state["legal"]["0"]["actions"]
            for _ in range(2):
                await seat.act("done")
                await seat.until("state")
            await seat.until("opened")
        text = (await guest.http.get(f"/api/tables/{table['id']}/record")).text
    record = Record.parse(text)
    lines = [str(entry) for entry in record.entries[:6]]
    assert lines == ["0 hire", "0 keep rita", "0 undo 1", "0 undo 1", "0 done", "0 done"]
    assert not [found for found in verify(LAST_SAILOR, record) if found.verdict == WRONG]


async def test_a_table_that_was_left_in_between_is_read_with_all_its_steps(
    settings: Settings,
) -> None:
    async with running(settings, {LAST_SAILOR.name: LAST_SAILOR}) as house, house.guest() as guest:
        table = await guest.open(LAST_SAILOR.name, "you", "bot:random")
        async with guest.sit(table["id"]) as seat:
            assert await seat.my_turn()
            await seat.act("hire")
        cookies = dict(guest.http.cookies)
    async with running(settings, {LAST_SAILOR.name: LAST_SAILOR}) as house, house.guest() as guest:
        guest.http.cookies.update(cookies)
        async with guest.sit(table["id"], -1) as seat:
            state = await seat.until("state")
            steps = [message for message in seat.seen if message["type"] == "step"]
            assert [step["by"] for step in steps] == ["deal", "human", OBVIOUS]
            assert state["number"] == 2
