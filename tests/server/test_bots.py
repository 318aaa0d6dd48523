"""Bots that sleep, crash, lie or talk nonsense never stall a table."""

from collections.abc import Callable

from server.people import Person, Server


async def test_no_bot_stalls_a_table(own: Callable[..., Server]) -> None:
    server = own(bot_module="strange_bots", bot_budget=0.05, bot_grace=3.0, bot_workers=2)
    async with Person(server) as ann:
        assert "sleeps" in (await ann.get("/api/games"))["bots"]
        table = await ann.create(
            "me", "sleeps", "crashes", "raises", "lies", "babbles", "exits", options={"first": "0"}
        )
        normal = await ann.create("easy", "random")
        async with ann.sit(table) as chair, ann.sit(normal) as watching:
            version = (await chair.answer(chair.offers[0]))["version"]
            troubles = {1: "late", 2: "crashed", 3: "failed", 4: "illegal", 5: "illegal", 6: "failed"}
            await chair.until(lambda chair: chair.version > version and chair.offers)
            stood_in = {
                entry["facts"]["seat"]: entry["facts"]["trouble"]
                for entry in chair.log
                if entry["event"] == "stood_in"
            }
            assert stood_in.keys() == {seat for seat in troubles if seat in stood_in}
            for seat, trouble in stood_in.items():
                assert trouble == troubles[seat]
            assert len(stood_in) >= 5, "a bot with one legal answer need not be asked"
            took = [entry["facts"]["seat"] for entry in chair.log if entry["event"] == "took"]
            assert took == [0, 1, 2, 3, 4, 5, 6]
            await watching.until(lambda chair: chair.over)
            assert not [entry for entry in watching.log if entry["event"] == "stood_in"]
            log = chair.log
        server.kill()
        server.start()
        ann.follow(server)
        async with ann.sit(table) as chair:
            assert chair.log[: len(log)] == log, "the notes are kept with the log"
    assert "Traceback" not in server.complaints()
