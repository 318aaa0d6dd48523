"""Every request the description allows is answered as it promises; and every one of them is really carried out."""

import time
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.core.result import Ok

from server.people import Person, Server
from virtu.lessons.lesson import lessons

NEW = {"game": "seven_virtues", "players": 2}
STUDY = {"game": "governing", "players": 3, "games": 10, "bots": ["random"], "number": "price_guild", "value": 3}
GOOD: dict[str, Any] = {
    "PUT /api/me": {"name": "Ann"},
    "POST /api/tables": NEW,
    "POST /api/tables/{table_id}/join": {},
    "POST /api/tables/{table_id}/leave": {},
    "POST /api/lab/studies": {**NEW, "games": 10, "bots": ["random"]},
}
"""What is sent every other time: most of what is made up at random does not fit a game (422)."""
OVER = ("/record", "/replay", "/rematch", "/decided")
"""These need a game that is over."""
examples = settings(max_examples=8, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))


@pytest.fixture
async def known(ann: Person) -> tuple[str, str, str]:
    """A finished table of somebody's, and its record; and their cookie."""
    table = await ann.create("me", "random")
    async with ann.sit(table) as chair:
        await chair.finish()
    return table["id"], (await ann.http.get(f"/api/tables/{table['id']}/record")).text, ann.cookie


def test_every_answer_is_one_of_those_promised(house: Server, known: tuple[str, str, str]) -> None:
    over, record, cookie = known
    with httpx.Client(base_url=house.address, headers={"Cookie": cookie}) as client:
        described = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
        described.config.update(base_url=house.address)
        # 400: not as described; 422: as described, but no game is played that way. Both are promised.
        described.config.checks.positive_data_acceptance.expected_statuses.append("422")
        study = finished_study(client)
        operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) >= 24
        # Nobody else reaches this server, so the code of an invitation is refused.
        names = {f"{one.method.upper()} {one.path}": one for one in operations}
        # What deletes the study comes last.
        order = sorted(names, key=lambda name: name.startswith("DELETE"))
        done = {name: carried_out(name, names[name], client, over, record, study) for name in order}
        assert [name for name, times in done.items() if not times and not name.endswith("/code")] == []


def finished_study(client: httpx.Client) -> str:
    """A study with component data of its own, played to its end."""
    name = str(client.post("/api/lab/studies", json=STUDY).json()["id"])
    while (found := client.get(f"/api/lab/studies/{name}").json())["state"] in ("waiting", "running"):
        time.sleep(0.05)
    assert found["state"] == "done", found
    return name


def carried_out(name: str, operation: Any, client: httpx.Client, over: str, record: str, study: str) -> int:
    """How many of the requests that are made up were not refused; each answer must be one that was promised."""
    asked = done = 0
    cookie = {"Cookie": client.headers["Cookie"]}
    open_seat = {**NEW, "seats": [{"kind": "me"}, {"kind": "open"}]}

    def ask(case: Any) -> None:
        nonlocal asked, done
        asked += 1
        if asked % 2:
            if "table_id" in case.path_parameters:
                wish = NEW if name.endswith(("/resign", "/end")) else open_seat
                finished = any(part in name for part in OVER)
                table = over if finished else client.post("/api/tables", json=wish).json()["id"]
                case.path_parameters["table_id"] = table
            if "study_id" in case.path_parameters:
                case.path_parameters["study_id"] = study
            good = {"step": asked, "seat": 0, "name": next(iter(lessons("seven_virtues")))}
            if "name" in case.path_parameters:
                good["game"] = "seven_virtues"
            case.path_parameters.update({name: good[name] for name in good.keys() & case.path_parameters.keys()})
            case.body = record if name == "POST /api/records" else GOOD.get(name, case.body)
        reply = case.call(headers=cookie)
        done += reply.status_code < 300
        assert reply.status_code < 500, reply.text
        case.validate_response(reply, headers=cookie)

    examples(hypothesis.given(case=operation.as_strategy())(ask))()
    return done


async def test_a_wrong_method_hears_the_right_ones(ann: Person) -> None:
    reply = await ann.http.request("DELETE", "/api/tables")
    assert reply.status_code == 405
    assert {"GET", "POST"} <= {method.strip() for method in reply.headers["allow"].split(",")}
