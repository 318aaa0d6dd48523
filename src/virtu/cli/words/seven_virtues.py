"""The Seven Virtues in words."""

from typing import Any, Final

from virtu.cli.words.table_model import TableModel
from virtu.cli.words.words import Answer, Words
from virtu.kernel.event import Event

ICONS: Final = ("flame", "water", "chalice", "light")


class GameWords(Words):
    def entries(self, events: list[Event]) -> list[Event]:
        """New cards are seen on the table."""
        return [event for event in events if event.name != "dealt"]

    def told(self, event: Event) -> str:
        """Takes are told by what was taken: "Charity ×3", "value 6 ×2", "Faith 8, a single card"."""
        if event.name != "took":
            return super().told(event)
        take = str(event.facts["take"])
        title = self.take(take, len(str(event.facts["cards"]).split(", ")))
        return self.tell("sv-took-single" if " " in take else "sv-took-set", event.facts, what=title)

    def take(self, what: str, count: int) -> str:
        if what.isdigit():
            return self.t("sv-take-value", value=int(what), count=count)
        return (
            self.said(what) if " " in what else self.t("sv-take-virtue", virtue=self.term(what), count=count)
        )

    def named(self, what: str) -> str:
        """A Virtue, a value or a card, without saying how many there are."""
        return self.t("play-value", value=int(what)) if what.isdigit() else self.said(what)

    def standing(self, model: TableModel) -> str:
        view = model.view
        if view["called"]:
            return self.t("sv-phase-scoring", called=view["called"])
        return self.t("sv-phase-draft", pile=view["pile"])

    def answer(self, model: TableModel, action: str) -> Answer:
        verb, _, what = action.partition(" ")
        if verb == "take":
            return self.taking(model, action, what)
        if verb in ("discard", "give"):
            icon = self.printed["cards"][what]["icon"]
            return Answer(
                self.t(f"sv-{verb}", card=self.said(what)),
                self.t("sv-no-icon") if icon == "none" else self.term(icon),
            )
        if what.startswith("player "):
            seat = int(what.split(" ")[1])
            points = model.preview(action).get("points")
            return Answer(
                self.t("sv-name-player", name=self.seat(seat)),
                "" if points is None else self.t("sv-pays", points=points),
            )
        if verb == "name":
            return Answer(self.t("sv-name-virtue", virtue=self.term(what)))
        if verb == "first":
            return Answer(self.seat(int(what)))
        return Answer(self.t("sv-done") if verb == "done" else self.said(what))

    def taking(self, model: TableModel, action: str, what: str) -> Answer:
        """A take, and which cards these are by what its title leaves out."""
        cards = model.preview(action).get("cards") or [
            card for card in model.view["active"] if card and (card == what or what in card.split(" "))
        ]
        if not cards:
            return Answer(self.t("sv-take", what=self.named(what)))
        words = self.t("sv-take", what=self.take(what, len(cards)))
        if " " in what:
            return Answer(words, self.t("sv-single"))
        left_out = [self.term(card.split(" ")[0]) if what.isdigit() else card.split(" ")[1] for card in cards]
        return Answer(words, ", ".join(left_out))

    def effects(self, model: TableModel, action: str) -> list[str]:
        seen = model.preview(action)
        lines = [self.holding(held) for held in seen.get("holds", [])]
        if icons := seen.get("icons"):
            counts = ", ".join(f"{self.term(icon)} {icons[icon]}" for icon in ICONS)
            lines.append(f"{self.t('sv-your-icons')} {counts}")
        if seen.get("down"):
            lines.append(self.t("sv-slides-down", cards=self.all_said(seen["down"])))
        if seen.get("next"):
            takes = [take["text"].removeprefix("take ") for take in seen["next"]]
            named = ", ".join(self.named(take) for take in takes)
            lines.append(self.t("sv-next-may", name=self.seat(seen["next_seat"]), takes=named))
        if "points" in seen:
            lines.append(self.t("sv-pays", points=seen["points"]))
        return lines

    def holding(self, held: dict[str, Any]) -> str:
        virtue = self.term(held["virtue"])
        words = self.t("sv-you-hold", count=held["count"], virtue=virtue, highest=held["highest"])
        return f"{words} ({self.t('sv-standing-' + str(held['standing']))})"

    def tiebreak(self, model: TableModel) -> str:
        return f"{self.t('sv-tiebreak')} (SV-5.2)"
