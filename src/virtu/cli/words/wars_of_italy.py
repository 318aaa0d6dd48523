"""The Wars of Italy in words: the Art of Governing with Major Cities, their tracks, and allied colours."""

from collections.abc import Sequence
from typing import Any

from virtu.cli.words.governing import GameWords as Governing
from virtu.cli.words.governing import Reading
from virtu.cli.words.table_model import TableModel
from virtu.kernel.event import Event
from virtu.kernel.game import Game
from virtu.kernel.score import Score

MAJORS = ("rome", "venice", "florence")


class GameWords(Governing):
    def __init__(self, game: Game, language: str, names: list[str], you: int | None = None) -> None:
        super().__init__(game, language, names, you)
        self.house_of |= {data["colour"]: major for major, data in self.printed["majors"].items()}

    def entries(self, events: list[Event]) -> list[Event]:
        """Crowns spent one after another on one track are one entry: the last, which says where the marker stands."""
        told = super().entries(events)
        later = [*told[1:], *told[-1:]]
        return [
            event
            for event, after in zip(told, later, strict=True)
            if after is event or not self.same_track(event, after)
        ]

    def same_track(self, event: Event, later: Event) -> bool:
        both = event.name == later.name == "influenced"
        return both and all(event.facts[name] == later.facts[name] for name in ("seat", "major"))

    def told(self, event: Event) -> str:
        said = super().told(event)
        square = event.facts.get("square")
        return (
            f"{said} → {self.pulled(square)}"
            if event.name == "influenced" and isinstance(square, int)
            else said
        )

    def pulled(self, square: int) -> str:
        """A square with the side it lies on: "2 (France)"."""
        return f"{abs(square)} ({self.term('france' if square < 0 else 'naples')})" if square else "0"

    def standing(self, model: TableModel) -> str:
        """ "Round 9 of 21 · Spring · Sieges"."""
        view = model.view
        if view["phase"] == "setup":
            return self.term("setup")
        rounds = self.t("wars-round-of", round=view["round"], last=view["last_round"])
        return f"{rounds} · {self.season(model)}"

    def said_of(self, model: TableModel, verb: str, args: dict[str, Any], seen: dict[str, Any], price: str) -> Reading:
        if "colour" in args:
            return self.of_ally(verb, self.term(self.house_of[args["colour"]]), args, seen)
        if verb == "influence":
            squares = f"→ {self.pulled(seen['square'])}" if "square" in seen else ""
            return verb, {"city": self.term(args["major"]), "symbol": self.term(args["symbol"])}, squares
        if verb == "conclude":
            return verb, {"city": self.term(args["major"])}, ""
        if verb == "stay":
            return verb, {"city": self.term(args["city"])}, ""
        if verb == "decline":
            card = (model.view["details"] or {}).get("card")
            return verb, {"card": self.term(card) if card else ""}, ""
        if verb == "perform" and args["action"] == "annex":
            return "diplomacy", {}, ""
        if verb == "annex" and seen:
            cost = self.cost({"crown": seen["crowns"], "ship": seen["ships"]})
            return verb, {"city": self.term(args["city"])}, cost
        return super().said_of(model, verb, args, seen, price)

    def of_ally(self, verb: str, house: str, args: dict[str, Any], seen: dict[str, Any]) -> Reading:
        """What a Troop of a colour is told."""
        if verb == "lose":
            return "lose-colour", {"house": house}, ""
        places: dict[str, str | int] = {name: self.term(args[name]) for name in ("origin", "city") if name in args}
        price = self.counted("florin", seen["florins"]) if "florins" in seen else ""
        return f"{verb}-ally", {"house": house, **places}, price

    def effects(self, model: TableModel, action: str) -> list[str]:
        seen = model.preview(action)
        if "cards" in seen and "cities" in seen:
            facts = {"cards": self.all_said(seen["cards"]), "cities": self.all_said(seen["cities"])}
            return [self.t("wars-brings", **facts, troops=seen["troops"], agents=seen["agents"])]
        lines = super().effects(model, action)
        if "crowns" in seen:
            price = self.cost({"crown": seen["crowns"], "ship": seen["ships"]})
            lines.insert(0, self.pair(self.t("gov-price"), price))
        if "eliminates" in seen:
            lines.append(self.t("wars-would-eliminate", city=self.term(seen["eliminates"])))
        for major, square in seen.get("influence", {}).items():
            lines.append(f"{self.term(major)} → {self.pulled(square)}")
        if "square" in seen:
            posture = self.t(f"wars-posture-{seen['posture'][model.seat]}")
            lines.append(f"→ {self.pulled(seen['square'])}: {posture}")
        return lines

    def headline(self, model: TableModel, winners: Sequence[int], scores: list[Score]) -> str:
        if self.naples_is_french(model):
            name = self.seat(winners[0])
            return (
                self.t("wars-end-you") if list(winners) == [self.you] else self.t("wars-end-other", name=name)
            )
        return super().headline(model, winners, scores)

    def naples_is_french(self, model: TableModel) -> bool:
        """WI-11.1 France holding Naples wins, whatever the points say."""
        return bool(model.view["cities"]["naples"].get("owner") == 0)

    def tiebreak(self, model: TableModel) -> str:
        if self.naples_is_french(model):
            return f"{self.t('wars-automatic')} (WI-11.1)"
        return f"{self.t('wars-tiebreak')} (WI-11.3)"
