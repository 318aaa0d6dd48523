"""How long somebody waits for the outcome of an answer: from the press to the painted page, in every game.

`python benchmarks/paint.py [--answers 30] [--games governing ...] [--slow 4]` starts a server with the pace of bots
it is delivered with, opens a table against bots in a real browser with motion, and answers by pressing what is lit.
In the same run and in the same page a message is sent after each answer that the server only returns (a bare round
trip), and waited for in the same way: what the machine gives at this hour. `--slow` makes the page's processor so many
times slower: a phone.

Printed as JSON, in milliseconds, median and 95th percentile: `painted` from the press to the second frame after the
update; `server` of that until the update came, `drawn` the rest; `bare` a bare round trip to its second frame.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from virtu.form import FORM

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import chromium
from server.people import Server

SEATS = {"governing": 5, "wars_of_italy": 2, "seven_virtues": 4, "honour": 5}
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
STOPWATCH = """(() => {
    const Socket = window.WebSocket;
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let pressed = null;
    let bare = null;
    window.waits = [];
    window.pings = [];
    window.WebSocket = class extends Socket {
        constructor(...given) {
            super(...given);
            window.socket = this;
            this.addEventListener("message", async ({ data }) => {
                const came = performance.now();
                if (pressed !== null && data.startsWith('{"type":"update"')) {
                    const since = pressed;
                    pressed = null;
                    performance.mark("update");
                    await frames();
                    performance.measure("drawn", "update");
                    window.waits.push([performance.now() - since, came - since]);
                } else if (bare !== null && data.startsWith('{"type":"pong"')) {
                    const since = bare;
                    bare = null;
                    await frames();
                    window.pings.push(performance.now() - since);
                }
            });
        }
    };
    window.commit = () => {
        pressed = performance.now();
        document.querySelector("[data-testid=commit]").click();
    };
    window.ping = () => {
        bare = performance.now();
        window.socket.send('{"type":"ping","id":"bare"}');
    };
})()"""
READY = "[data-testid=commit][aria-disabled=false]"
LIT = (
    "[data-testid=prompt] .opts [data-action]:not(.off), .asked [data-offer], .sheet [data-offer], .leg, "
    ".is-legal > .press, .is-legal > [data-spot]"
)
ASKED = "[data-testid=prompt]:not([aria-busy=true]).mine [data-testid=commit], [data-testid=headline]"


def sit_down(page: Page, server: Server, game: str, seed: int) -> None:
    page.goto(server.address)
    page.get_by_test_id(f"play-{game}").wait_for()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (SEATS[game] - 1)]
    wish = {"game": game, "players": SEATS[game], "seats": seats, "seed": seed, "options": {}}
    made = page.context.request.post(f"{server.address}/api/tables", data=wish)
    page.goto(f"{server.address}/table/{made.json()['id']}")
    page.get_by_test_id("seeded").get_by_role("button").click()


def choose(page: Page, turn: int) -> None:
    """Press one lit thing after another, each time others, until the answer is whole."""
    for attempt in range(20):
        if page.locator(READY).count():
            return
        lit = page.locator(LIT)
        lit.nth((turn * 7 + attempt * 3) % lit.count()).dispatch_event("click")
        page.wait_for_timeout(60)
    raise AssertionError(page.get_by_test_id("prompt").inner_text())


def answered(page: Page, server: Server, game: str, wanted: int) -> None:
    """Answer so often; every wait is noted in the page, and a bare round trip after it."""
    seed = 8
    sit_down(page, server, game, seed)
    told: dict[str, list[Any]] = {"waits": [], "pings": []}
    for turn in range(wanted):
        page.locator(ASKED).first.wait_for(timeout=120_000)
        if page.get_by_test_id("headline").count():
            for name in told:
                told[name] += page.evaluate(f"window.{name}")
            seed += 1
            sit_down(page, server, game, seed)
            page.locator(ASKED).first.wait_for(timeout=120_000)
        choose(page, turn)
        page.wait_for_timeout(300)
        for press, noted in (("commit", "waits"), ("ping", "pings")):
            before = page.evaluate(f"window.{noted}.length")
            page.evaluate(f"window.{press}()")
            heard = f"before => window.{noted}.length > before || document.querySelector('.ending') !== null"
            page.wait_for_function(heard, arg=before, timeout=60_000)
            # The answer that ends a turn may want a second word; the wait begins with that.
            if page.evaluate(f"window.{noted}.length") == before:
                page.evaluate("window.commit()")
                page.wait_for_function(f"before => window.{noted}.length > before", arg=before, timeout=60_000)
    for name in told:
        told[name] += page.evaluate(f"window.{name}")
    print(json.dumps({"game": game, "rules": FORM, **figures(told)}), flush=True)


def figures(told: dict[str, list[Any]]) -> dict[str, Any]:
    painted = [wait for wait, _ in told["waits"]]
    server = [came for _, came in told["waits"]]
    drawn = [wait - came for wait, came in told["waits"]]
    names = {"painted": painted, "server": server, "drawn": drawn, "bare": told["pings"]}
    spread = {
        name: [round(statistics.median(times)), round(sorted(times)[int(0.95 * (len(times) - 1))])]
        for name, times in names.items()
    }
    return {"answers": len(painted), **spread, "most": round(max(painted))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--games", nargs="+", choices=SEATS, default=[*SEATS])
    parser.add_argument("--slow", type=float, default=1.0, help="how many times slower the page's processor is")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_pace=0.4, bot_budget=5.0)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        try:
            for game in arguments.games:
                with browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block") as context:
                    page = context.new_page()
                    page.add_init_script(STOPWATCH)
                    page.add_init_script("localStorage.setItem('virtu.autopass', 'off')")
                    if arguments.slow > 1:
                        wish = {"rate": arguments.slow}
                        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", wish)
                    answered(page, server, game, arguments.answers)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
