"""What tests of duplicate matches have in common: games that differ, and a look at what is hidden."""

from random import Random

import pytest

from support.server.clients import AtTable, Guest, Refusal


async def play_differently(at: AtTable, rng: Random) -> None:
    """Play alone to the end: keep whatever comes to mind, throw as often as one likes."""
    while not at.over:
        now = at.now
        if "dice" in now and now.get("rolls_left") and rng.random() < 0.7:
            kept = [die for die in now["dice"] if rng.random() < 0.5][:4]
            await at.play({"type": "keep", "seat": 0, "dice": kept})
            await at.play({"type": "roll", "seat": 0})
        else:
            await at.play(at.simple_move())


async def check_hidden(eve: Guest, table: str) -> None:
    """While the match goes on, whoever is not at a table sees nothing of it, by any way."""
    for path in (
        "",
        "/events",
        "/record",
        "/record?form=jsonl",
        "/record?form=csv",
        "/verification",
        "/review",
        "/review/step?turn=0",
        "/review/figure?column=0",
    ):
        answer = await eve.ask("GET", f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "table-match-open"), path
        nobody = await eve.ask("GET", f"/api/tables/{table}{path}", token="")
        assert (nobody.status_code, nobody.json()["code"]) == (403, "table-match-open"), path
    for token in (eve.token, ""):
        with pytest.raises(Refusal) as refused:
            async with eve.at(table, token=token):
                pass
        assert refused.value.code == "table-match-open"
