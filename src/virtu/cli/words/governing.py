"""The Art of Governing in words; the Wars of Italy speak the same way with some words more."""

import re
from typing import Any, Final

from virtu.cli.words.circumstances import circumstances
from virtu.cli.words.palace import Palace
from virtu.cli.words.table_model import TableModel
from virtu.cli.words.words import Answer, Words
from virtu.kernel.clause import Fact
from virtu.kernel.event import Event
from virtu.kernel.game import Game

QUIET: Final = ("used", "performed", "moved_on_track", "paid", "year_points")
"""Small change that the next entry tells better: sources put up, symbols, single discs."""
TWICE: Final = re.compile(r"(used|took)_")
"""What is told a second time, under a name of its own for those who count, has no words."""
OF_THE_ROOM: Final = ("action", "pay", "govern", "war", "scheme", "trade", "bonus", "diplomacy")
"""Questions within the action of a Room."""
NOTHING: Final = re.compile(r"(done|skip)$|(bank|use) ")

Reading = tuple[str, dict[str, str | int], str]
"""An answer as the name of a message, what fills it, and a few words on its price."""


class GameWords(Words):
    def __init__(self, game: Game, language: str, names: list[str], you: int | None = None) -> None:
        super().__init__(game, language, names, you)
        self.house_of = {data["colour"]: house for house, data in self.printed["factions"].items()}
        """The colour by which a record names a house."""
        self.cards = {**self.printed["notables"], **self.printed.get("bonuses", {}), **self.families()}
        self.tiles = {**self.printed["tiles"], **self.printed.get("royal", {})}
        self.powers = list(self.printed.get("alliances", {}))

    def families(self) -> dict[str, Any]:
        cards: dict[str, Any] = self.printed.get("family") or self.printed["kings"]
        return cards

    # ---- names

    def short(self, name: str) -> str:
        """A card as the table calls it."""
        return self.term(f"{name}_short" if self.knows(f"term-{name}_short") else name)

    def cost(self, cost: dict[str, int]) -> str:
        return self.listed([self.counted(symbol, number) for symbol, number in cost.items() if number])

    def bottom(self, data: dict[str, Any]) -> str:
        """What a card or tile can pay: "2 Crowns / 1 Mask"."""
        parts = [self.counted(symbol, number) for symbol, number in data.get("bottom", {}).items() if number]
        parts += [f"{self.term('war')} +{strength}" for strength, *_ in data.get("war", [])]
        return " / ".join(parts)

    def palace(self, model: TableModel, seat: int | None = None) -> Palace:
        return Palace(model.view["players"][model.seat if seat is None else seat], self.printed, self.cards)

    def source(self, model: TableModel, source: str) -> str:
        """A source as people call it: the card on the space, the tile, the Power."""
        palace = self.palace(model)
        if source in palace.spaces:
            card = palace.spaces[source]["card"]
            return self.short(card) if card else self.term(source)
        if source in ("action", "improvement"):
            here = palace.room[source] if palace.room else None
            return self.short(here) if here else self.term(source)
        if source == "room":
            return self.t("gov-room-symbol")
        if source.startswith("cathedral "):
            return f"{self.term('cathedral')} ({self.term(source.removeprefix('cathedral '))})"
        return self.short(source)

    def location(self, model: TableModel, location: str) -> str:
        """ "red 2" as "Room 2 of Florence", anything else as its name."""
        name, _, room = location.partition(" ")
        if room == "track":
            return self.t("gov-track-of", city=self.term(name))
        if not room:
            return self.term(name)
        house = self.house_of.get(name, "")
        seats = [seat for seat, player in enumerate(model.view["players"]) if player["faction"] == house]
        if not seats:
            return self.where(location)
        action = self.palace(model, seats[0]).action(int(room) - 1)
        return self.t("gov-room-of", house=self.term(house), room=int(room), action=self.term(action))

    # ---- what happened

    def entries(self, events: list[Event]) -> list[Event]:
        return [event for event in events if event.name not in QUIET and not self.is_told_twice(event)]

    def is_told_twice(self, event: Event) -> bool:
        return bool(TWICE.match(event.name)) and not self.knows(f"event-{self.game.name}-{event.name}")

    def told(self, event: Event) -> str:
        """The new order names players, not numbers; a Room is named by its house, not by a colour."""
        facts: dict[str, str | int] = {}
        if event.name == "set_order":
            facts["order"] = ", ".join(self.seat(int(seat)) for seat in str(event.facts["order"]).split(" "))
        if "card" in event.facts and event.name in ("banked", "announced_card"):
            # A card is known by its name, not by the space it stands on.
            facts["source" if event.name == "banked" else "bonus"] = self.said(event.facts["card"])
        return self.tell(f"event-{self.game.name}-{event.name}", event.facts, **facts)

    # ---- what is asked

    def season(self, model: TableModel) -> str:
        phase = model.view["phase"]
        return (
            self.term(phase)
            if phase in ("winter", "spring", "setup", "over")
            else f"{self.term('spring')} · {self.term(phase)}"
        )

    def standing(self, model: TableModel) -> str:
        """ "Year 4 · Spring · Sieges"."""
        view = model.view
        if view["phase"] == "setup":
            return self.term("setup")
        last = f" · {self.t('gov-last-winter')}" if view["last_year"] else ""
        return f"{self.t('gov-year', year=view['year'])} · {self.season(model)}{last}"

    def heading(self, model: TableModel) -> str:
        phase, part = model.view["phase"], f"gov-part-{model.topic}"
        season = self.t(f"gov-your-{phase}") if phase in ("winter", "spring") else self.term(phase)
        palace = self.palace(model)
        if model.topic in OF_THE_ROOM and phase == "spring" and palace.marker is not None:
            return f"{season} · {self.term(palace.action(palace.marker))}"
        return f"{season} · {self.t(part)}" if self.knows(part) else season

    def asked(self, model: TableModel) -> str:
        details = model.view["details"] or {}
        combat = details.get("combat") or {}
        action = details.get("action") or "empty"
        message = f"question-{self.game.name}-{model.topic}"
        purpose = (details.get("ledger") or {}).get("purpose", "other")
        counts = [details[name] for name in ("excess", "left", "steps", "troops") if name in details]
        facts: dict[str, str | int] = {"count": counts[0] if counts else 0}
        for name, word in (("city", details.get("city") or combat.get("city")), ("card", details.get("card"))):
            facts[name] = self.term(word) if word else ""
        if model.topic == "action":
            facts["action"] = self.term(action)
            if self.knows(f"{message}-{action}"):
                message += f"-{action}"
        elif model.topic == "announce" and combat.get("kind") != "siege":
            message += "-plains"
        elif model.topic == "pay":
            message += f"-{purpose}" if self.knows(f"{message}-{purpose}") else "-other"
        if self.knows(f"{message}-none") and self.nothing_to_do(model):
            message += "-none"
        return self.t(message, **facts)

    def circumstances(self, model: TableModel) -> list[str]:
        return circumstances(model, self)

    def nothing_to_do(self, model: TableModel) -> bool:
        """The rules ask, and there is nothing one could do: no City in reach, no florin for a Troop."""
        near = (model.view["details"] or {}).get("near") or []
        return all(NOTHING.match(offer) for offer in model.offers) and not any(one["then"] for one in near)

    def answer(self, model: TableModel, action: str) -> Answer:
        message, facts, price = self.reading(model, action)
        commit, title = f"commit-governing-{message}", f"answer-governing-{message}"
        more = [price] if price else []
        if self.knows(f"{title}-small"):
            more.append(self.t(f"{title}-small", **facts))
        return Answer(self.t(commit if self.knows(commit) else title, **facts), ", ".join(more))

    def reading(self, model: TableModel, text: str) -> Reading:
        """An answer as a message with its facts."""
        action = self.game.read(text)
        assert action is not None, f"{text!r} is no answer of this game"
        seen = model.preview(text)
        price = self.cost(seen["price"]) if "price" in seen else ""
        return self.said_of(model, action.verb(), dict(action.args()), seen, price)

    def said_of(self, model: TableModel, verb: str, args: dict[str, Any], seen: dict[str, Any], price: str) -> Reading:
        """The same of an answer in its parts, with what it would bring."""
        if verb in ("annex", "withdraw", "disband", "build", "besiege", "recruit", "retreat"):
            return verb, {"city": self.term(args["city"])}, price or self.price_of(model, verb, seen)
        if verb in ("march", "sail"):
            return verb, {"origin": self.term(args["origin"]), "city": self.term(args["city"])}, ""
        if verb in ("place", "lift", "expel"):
            return verb, {"location": self.location(model, args["location"])}, ""
        if verb in ("ally", "reactivate"):
            facts: dict[str, str | int] = {"power": self.short(args["power"])}
            if "less" in args:
                return "ally-less", {**facts, "symbol": self.term(args["less"])}, price
            return verb, facts, price
        if verb in ("bank", "ready", "announce"):
            florins = seen.get("florins")
            cost = self.counted("florin", florins) if florins else ""
            return verb, {"source": self.source(model, args["source"])}, cost
        if verb == "use" and args["source"] == "indulgence":
            return f"indulgence-{args['symbol']}", {}, ""
        if verb == "use":
            return verb, {"source": self.source(model, args["source"]), "symbol": self.term(args["symbol"])}, ""
        if verb == "family":
            return self.family(model, args)
        return self.of_palace(model, verb, args, seen, price)

    def price_of(self, model: TableModel, verb: str, seen: dict[str, Any]) -> str:
        if verb == "besiege" and "attack" in seen:
            return f"{seen['attack']} : {seen['defence']}"
        if verb == "recruit" and "florins" in seen:
            return self.counted("florin", seen["florins"])
        if verb == "retreat" and "ships" in seen:
            return self.counted("ship", seen["ships"]) if seen["ships"] else self.t("gov-by-road")
        return ""

    def family(self, model: TableModel, args: dict[str, Any]) -> Reading:
        name: dict[str, str | int] = {"card": self.short(args["card"])}
        if "room" in args:
            replaced = self.palace(model).printed_action(args["room"] - 1)
            return "family-room", {**name, "room": args["room"], "action": self.term(replaced)}, ""
        if "under" in args:
            return "family-under", {**name, "room": args["under"]}, ""
        return "family-space", {**name, "space": self.term(args["space"])}, ""

    def of_palace(
        self, model: TableModel, verb: str, args: dict[str, Any], seen: dict[str, Any], price: str
    ) -> Reading:
        """The marker, the market and the cards of the own Palace."""
        palace = self.palace(model)
        if verb == "room":
            return "room", {"room": args["room"], "action": self.term(palace.action(args["room"] - 1))}, ""
        if verb == "move":
            room = ((palace.marker or 0) + args["rooms"]) % 5
            action = self.term(palace.action(room))
            facts: dict[str, str | int] = {"rooms": args["rooms"], "room": room + 1, "action": action}
            return "move", facts, self.way(model, args["rooms"])
        if verb == "redeem":
            return f"redeem-{args['with']}", {"room": args["room"]}, ""
        if verb == "buy":
            item = args["item"]
            data = self.printed["notables"].get(item) or self.tiles.get(item) or {}
            return "buy", {"item": self.term(item)}, self.cost(data.get("cost", {}))
        if verb == "move out":
            card = palace.rooms[args["room"] - 1][args["card"]]
            named = self.short(card) if card else self.term(args["card"])
            return "take-out", {"card": named, "space": self.term(args["space"])}, ""
        if verb == "take":
            effect = f"gov-effect-{args['bonus']}"
            return "take", {"bonus": self.term(args["bonus"])}, self.t(effect) if self.knows(effect) else ""
        if verb == "put":
            card = (model.view["details"] or {}).get("card") or "machiavelli"
            return "put", {"card": self.term(card), "space": self.term(args["space"])}, ""
        if verb == "move in":
            return f"put-{args['how']}", {"card": self.source(model, args["space"]), "room": args["room"]}, ""
        if verb == "shift":
            return "shift", {"card": self.source(model, args["space"]), "space": self.term(args["target"])}, ""
        if verb == "discard":
            return "discard", {"card": self.source(model, args["space"])}, ""
        if verb == "give up":
            return "give-up", {"space": self.term(args["space"])}, ""
        return self.plain(model, verb, args, seen, price)

    def way(self, model: TableModel, rooms: int) -> str:
        """What a way of the marker costs, and which edges it readies."""
        ways = (model.view["details"] or {}).get("reach", [])
        fitting = [way for way in ways if way["rooms"] == rooms]
        if not fitting:
            return ""
        way = fitting[0]
        cost = self.cost({"florin": way["florins"], "arrow": way["arrows"]}) or self.t("gov-free")
        return ", ".join([cost, *[self.t(f"gov-readies-{side}") for side in ("left", "right") if way[side]]])

    def plain(
        self, model: TableModel, verb: str, args: dict[str, Any], seen: dict[str, Any], price: str
    ) -> Reading:
        if verb == "salary":
            if "keeps" not in seen:
                return "pay", {}, self.counted("florin", args["florins"])
            return "salary", {"florins": args["florins"], "keeps": seen["keeps"]}, ""
        if verb == "first":
            return "first", {"house": self.seat(args["seat"])}, ""
        if verb in ("done", "skip", "pass", "pay"):
            own = f"{verb}-{model.topic}"
            return own if self.knows(f"answer-governing-{own}") else verb, {}, price
        if verb == "lose troop":
            return "lose", {}, ""
        if verb == "buy step":
            return "buy-step", {}, ""
        action = "wage_war" if args["action"] == "war" else args["action"]
        return "perform", {"action": self.said(action)}, price

    def known(self, model: TableModel, facts: dict[str, Fact]) -> dict[str, Fact]:
        """A card is known by its name, not by the space it stands on; a Room by its house."""
        spaces = self.palace(model).spaces
        known_facts = dict(facts)
        for name in ("source", "bonus"):
            space = spaces.get(str(facts.get(name, "")))
            if space and space["card"]:
                known_facts[name] = space["card"]
        return known_facts

    def fact(self, name: str, fact: Fact) -> str | int:
        if name in ("location", "source") and isinstance(fact, str) and " " in fact:
            return self.where(fact)
        return super().fact(name, fact)

    def where(self, words: str) -> str:
        """ "red 2", "rome track", "cathedral siena"."""
        first, _, second = words.partition(" ")
        if second.isdigit() and first in self.house_of:
            return self.t("gov-room-of-house", room=int(second), house=self.term(self.house_of[first]))
        if second == "track":
            return self.t("gov-track-of", city=self.term(first))
        return f"{self.term(first)} ({self.said(second)})" if first == "cathedral" else self.said(words)

    # ---- what it brings

    def effects(self, model: TableModel, action: str) -> list[str]:
        seen = model.preview(action)
        lines = []
        given = self.game.read(action)
        args = {} if given is None else given.args()
        if "bonus" in args and self.knows(message := f"gov-effect-{args['bonus']}"):
            lines.append(self.t(message))
        if "price" in seen:
            lines.append(self.pair(self.t("gov-price"), self.cost(seen["price"])))
            lines += self.payment(model, seen["ledger"])
        elif isinstance(seen.get("cost"), str):
            lines.append(self.pair(self.t("gov-price"), self.said(seen["cost"])))
        if "attack" in seen:
            won = "gov-would-win" if seen["won"] else "gov-would-lose"
            lines.append(self.t(won, attack=seen["attack"], defence=seen["defence"]))
        if "strengths" in seen:
            lines.append(" : ".join(str(strength) for strength in seen["strengths"]))
        if "pool" in seen and "gives" in seen:
            lines.append(f"{self.t('gov-put-up')} {self.cost(seen['pool']) or self.t('gov-nothing-yet')}")
            if "exhausts" in seen:
                lines.append(self.t("gov-exhausts" if seen["exhausts"] else "gov-stays"))
        if "treasury" in seen:
            lines.append(self.pair(self.t("gov-treasury"), self.counted("florin", seen["treasury"])))
        elif seen.get("florins"):
            lines.append(self.pair(self.t("gov-price"), self.counted("florin", seen["florins"])))
        if "tile" in seen:
            lines.append(self.pair(self.t("gov-tile"), self.cost(seen["tile"])))
        if seen.get("points"):
            lines.append(self.t("gov-would-score", points=seen["points"]))
        if isinstance(rooms := args.get("rooms"), int):
            lines.append(self.way(model, rooms))
        return [line for line in lines if line]

    def payment(self, model: TableModel, ledger: dict[str, Any]) -> list[str]:
        """The way to pay that wastes least."""
        if not ledger["payments"]:
            return []
        ways = [step for step in ledger["payments"][0]["answers"] if step.startswith(("use ", "bank "))]
        if not ways:
            return []
        return [
            self.pair(self.t("gov-least-waste"), ", ".join(self.answer(model, way).words for way in ways))
        ]

    def tiebreak(self, model: TableModel) -> str:
        return f"{self.t('gov-tiebreak')} (AG-14.4.1)"
