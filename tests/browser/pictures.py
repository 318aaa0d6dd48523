"""The pictures of README and docs, taken at the real table: `PYTHONPATH=src:tests python -m browser.pictures [fr…]`.

Every table stands at a line of a recorded game, so that the same picture comes out until the screen changes; what it
shows is told beside it in the text of the page it is for (`docs/learn`). Build the client first.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import chromium
from browser import moments
from browser.visitor import Visitor
from server.people import Server

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
TABLES: dict[str, tuple[str, int, list[str]]] = {
    "governing": ("governing/5", 479, ["[data-action='annex palermo']"]),
    "wars_of_italy": (
        "wars_of_italy/2", 625, ["[data-more='florence crown']"] * 2 + ["[data-more='venice crown']"] * 3
    ),
    "seven_virtues": ("seven_virtues/4", 69, ["[data-testid=prompt] [data-action^='take']"]),
    "honour": ("honour/5", 225, []),
}
"""By game: the record, the line before which it is looked at, and what is pressed there."""
LOCALES = {"en": "en-GB", "fr": "fr-FR", "cs": "cs-CZ", "it": "it-IT"}
ENDING = "seven_virtues/3"
QUALITY = 0.86
WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Photographer(Visitor):
    """Sees the table as it is after all help has been read and put away."""

    def __init__(self, browser: Browser, server: Server, language: str) -> None:
        super().__init__(browser, server, asked=False, locale=LOCALES[language], color_scheme="light")
        self.album = PICTURES if language == "en" else PICTURES / language
        self.album.mkdir(exist_ok=True)
        self.page.add_init_script("localStorage.setItem('virtu.taught', '1')")
        for game in TABLES:
            self.page.add_init_script(f"localStorage.setItem('virtu.coach.{game}', 'off')")
        self.page.add_init_script("localStorage.setItem('virtu.since_after', 'never')")
        self.darkroom = self.context.new_page()
        self.visit()
        self.me = str(self.context.request.get(f"{server.address}/api/me").json()["id"])

    def table(self, record: str, line: int | None) -> None:
        """At this line of a recorded game, in the seat that is asked; None: at its end, in the winner's."""
        of = moments.record(record)
        if line is None:
            there, seat = moments.Moment(None, tuple(of.entries)), int(of.game.winners(of.replay())[0])
        else:
            there, seat = moments.before(of, line), int(of.entries[line].seat)
        self.visit(moments.lay(self.server, there, self.me, seat, of))

    def keep(self, name: str) -> None:
        # Drawings come after the first paint.
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(800)
        png = base64.b64encode(self.page.screenshot()).decode()
        webp = base64.b64decode(self.darkroom.evaluate(WEBP, [png, QUALITY]))
        picture = self.album / f"{name}.webp"
        picture.write_bytes(webp)
        print(f"{picture.relative_to(PICTURES)}: {len(webp) // 1000} kB")


@contextmanager
def photographer(language: str) -> Iterator[Photographer]:
    found = chromium.find()
    if found is None:
        sys.exit(chromium.MISSING)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=found, args=["--no-sandbox"]) as browser,
    ):
        server = Server(Path(folder))
        one = Photographer(browser, server, language)
        yield one
        one.close()
        server.stop()


def take(language: str) -> None:
    """The tables; in English, which README and the other docs are written in, the end of a game and the lobby too."""
    with photographer(language) as one:
        for name, (record, line, pressed) in TABLES.items():
            one.table(record, line)
            one.page.get_by_test_id("prompt").wait_for()
            for thing in pressed:
                one.page.locator(thing).first.click()
            one.keep(name)
        if language != "en":
            return
        one.table(ENDING, None)
        one.page.get_by_test_id("headline").wait_for()
        one.keep("ending")
        one.visit()
        one.page.get_by_test_id("play-honour").wait_for()
        one.keep("lobby")


if __name__ == "__main__":
    for language in sys.argv[1:] or LOCALES:
        take(language)
