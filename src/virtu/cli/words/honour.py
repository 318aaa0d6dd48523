"""Honour in words."""

import re
from typing import Any, Final

from virtu.cli.words.table_model import TableModel
from virtu.cli.words.words import Answer, Words
from virtu.kernel.event import Event

CHARACTERS: Final = ("priest", "scholar", "householder", "guildsman", "nobleman")
SILENT: Final = ("turned_up", "drew", "display_renewed", "dealt")
"""New cards are seen on the table."""
AIMED: Final = re.compile(r"(play|favour|denounce) (.+) (for|against) (\w+)")
WARNING_CLAUSES: Final = {
    "mill_wakes": "HO-7.4", "mill_sleeps": "HO-7.6", "relocates": "HO-8.1",
    "relocates_at_turn_end": "HO-8.1", "game_ends": "HO-6.3", "actions_left": "HO-4.1",
}  # fmt: skip
TOTALS: Final = ("honour", "tokens", "level", "dishonour", "queued", "cap")


class GameWords(Words):
    def entries(self, events: list[Event]) -> list[Event]:
        """The first hand is seen in the hand itself."""
        return [
            event
            for event in events
            if event.name not in SILENT and not (event.name == "drew_card" and event.clause == "HO-3.1")
        ]

    # ---- cards

    def figure(self, card: str) -> str:
        """The value, the range, the step; a Fate card shows its name instead."""
        data = self.printed["cards"][card]
        if data["sort"] == "recognition":
            return "+1"
        if "value" not in data:
            return ""
        return str(data["value"]) if data["high"] == data["value"] else f"{data['value']}–{data['high']}"

    def brief(self, card: str) -> str:
        """ "Dishonour 4", or the name of a Fate card."""
        sort = self.printed["cards"][card]["sort"] if card in self.printed["cards"] else "fate"
        if sort == "fate":
            return self.said(card)
        return self.term(sort) if sort == "recognition" else f"{self.term(sort)} {self.figure(card)}"

    def whole(self, card: str) -> str:
        """ "Dishonour 4, Lay: Usury"."""
        data = self.printed["cards"][card]
        if data["sort"] == "fate":
            return self.pair(self.term("fate"), self.t(data["words"]))
        if data["sort"] == "recognition":
            return f"{self.term('recognition')} +1"
        return self.pair(f"{self.brief(card)}, {self.term(data['group'])}", self.t(data["words"]))

    # ---- what is asked

    def standing(self, model: TableModel) -> str:
        view = model.view
        if view["last_round"] is None or view["variant"] == "full":
            rounds = self.t("ho-round", round=view["round"])
        else:
            rounds = self.t("ho-round-of", round=view["round"], all=view["last_round"])
        rung = f" · {self.t('ho-rung')}" if view["rung"] else ""
        return f"{self.t('option-variant-' + view['variant'])} · {rounds}{rung}"

    def heading(self, model: TableModel) -> str:
        view = model.view
        if model.topic == "counter":
            return self.t("ho-moment-counter")
        if model.topic != "act":
            return self.t("your-turn")
        used = (
            self.t("ho-moment-action", action=3 - view["actions"])
            if view["actions"]
            else self.t("ho-moment-no-action")
        )
        favour = self.t("ho-favour-unused" if view["favours"] else "ho-favour-used")
        return f"{self.t('your-turn')} · {used} · {favour}"

    def asked(self, model: TableModel) -> str:
        charge = model.view["charge"]
        if model.topic == "counter" and charge:
            return self.t("ho-ask-counter", card=self.brief(charge["card"]), name=self.seat(charge["seat"]))
        return super().asked(model)

    def circumstances(self, model: TableModel) -> list[str]:
        """What would become of whoever lets a Dishonour pass."""
        if model.topic != "counter":
            return []
        return (
            [self.t("ho-if-passed"), *self.effects(model, "decline")]
            if self.effects(model, "decline")
            else []
        )

    def answer(self, model: TableModel, action: str) -> Answer:
        if aimed := AIMED.fullmatch(action):
            return self.aimed(model, action, *aimed.groups())
        verb, _, what = action.partition(" ")
        if verb == "play":
            return Answer(self.t("ho-play-fate", card=self.said(what)), self.does(what))
        if verb == "draw":
            return self.drawing(model, what)
        if verb == "use":
            return Answer(self.t("ho-use", card=self.said(what)), self.t("ho-counter-small"))
        if verb == "discard":
            return Answer(self.t("ho-discard-card", card=self.said(what)))
        if verb == "entry":
            return self.entry(model, int(what) - 1)
        if verb in ("deal", "ring"):
            return Answer(self.brief(what) if what else self.term("clock"))
        if verb == "blame":
            return Answer(self.t("ho-blame", name=self.term(what)))
        if verb == "exchange":
            return Answer(self.t("ho-exchange"), self.t("ho-exchange-small"))
        if verb == "decline":
            return Answer(self.t("ho-decline"), self.stands(model, action, model.seat))
        if verb == "done" and model.topic == "act":
            actions = model.view["actions"]
            return Answer(
                self.t("ho-end-turn"),
                self.t("ho-actions-left", actions=actions) if actions else self.t("ho-favour-left"),
            )
        return Answer(self.t("ho-done") if verb == "done" else self.said(action))

    def aimed(self, model: TableModel, action: str, verb: str, card: str, side: str, who: str) -> Answer:
        """A card played for or against somebody, with what becomes of them."""
        seat = CHARACTERS.index(who) if who in CHARACTERS else -1
        own = seat == model.seat and side == "for" and verb == "play"
        message = {"favour": "ho-favour-for", "denounce": "ho-denounce"}.get(verb)
        message = message or ("ho-play-self" if own else f"ho-play-{side}")
        facts = {"card": self.brief(card)} if own else {"card": self.brief(card), "name": self.said(who)}
        return Answer(self.t(message, **facts), self.stands(model, action, seat))

    def does(self, card: str) -> str:
        message = f"ho-does-{card}"
        return self.t(message) if self.knows(message) else ""

    def drawing(self, model: TableModel, what: str) -> Answer:
        if what == "deck":
            return Answer(self.t("ho-draw-deck"), self.t("ho-deck-left", cards=model.view["deck"]))
        data = self.printed["cards"][what]
        plain = data["sort"] in ("fate", "recognition")
        return Answer(
            self.t("ho-draw-card", card=self.brief(what)),
            self.t("ho-display") if plain else self.term(data["group"]),
        )

    def entry(self, model: TableModel, place: int) -> Answer:
        queue = model.view["queue"]
        if not 0 <= place < len(queue):
            return Answer(str(place + 1))
        queued = queue[place]
        design = self.t(f"term-{model.topic}") if self.knows(f"term-{model.topic}") else self.t("ho-queue")
        name = self.seat(queued["seat"])
        return Answer(
            self.t("ho-entry-commit", design=design, place=place + 1, name=name), self.brief(queued["card"])
        )

    def stands(self, model: TableModel, action: str, seat: int) -> str:
        """ "5 + 6 queued, cap 12", "Honour 11 → 14": what the play makes of somebody."""
        seen = model.preview(action)
        if not seen or not 0 <= seat < len(model.view["players"]):
            return ""
        after = seen.get("players", {}).get(str(seat), {})
        for name in ("level", "honour"):
            if name in after and (name == "level" or "dishonour" not in after):
                return self.change(name, after[name])
        if any(
            one["key"] == "relocates" and one["facts"].get("seat") == seat for one in seen.get("warnings", [])
        ):
            return self.t("ho-would-relocate")
        player = model.view["players"][seat]
        now = {
            name: after[name][1] if name in after else player[name] for name in ("dishonour", "queued", "cap")
        }
        if now["queued"]:
            return self.t("ho-stands-queued", **now)
        return self.t("ho-stands", dishonour=now["dishonour"], cap=now["cap"])

    def change(self, name: str, pair: list[int]) -> str:
        return self.t("ho-change", what=self.t(f"ho-what-{name}"), **{"from": pair[0], "to": pair[1]})

    def effects(self, model: TableModel, action: str) -> list[str]:
        """Totals and warnings, then what the turn's end would give out."""
        seen = model.preview(action)
        lines = [self.becomes(int(seat), pairs) for seat, pairs in seen.get("players", {}).items()]
        for warning in seen.get("warnings", []):
            said = self.tell(f"warning-honour-{warning['key']}", warning["facts"])
            lines.append(f"{said} ({WARNING_CLAUSES[warning['key']]})")
        if seen.get("unless_countered") and lines:
            lines.insert(0, self.t("ho-unless"))
        for given in seen.get("turn_end", []):
            if not given["relocates"]:
                lines.append(self.turn_end(given))
        if action == "exchange":
            lines.append(self.t("ho-exchange-about"))
        if action.startswith("use "):
            lines.append(self.t("ho-counter-about"))
        if "queue" in seen and not seen.get("unless_countered"):
            entries = ", ".join(
                f"{self.figure(one['card'])} {self.seat(one['seat'])}" for one in seen["queue"]
            )
            lines.append(f"{self.t('ho-queue-after')} {entries or self.t('ho-queue-empty')}")
        return lines

    def becomes(self, seat: int, pairs: dict[str, list[int]]) -> str:
        what = ", ".join(self.change(name, pairs[name]) for name in TOTALS if name in pairs)
        return self.t("ho-becomes", who=self.who(seat), what=what)

    def turn_end(self, given: dict[str, Any]) -> str:
        name, card = self.seat(given["seat"]), self.said(given["card"])
        return f"{self.t('ho-turn-end-gives', card=card, name=name, total=given['total'], cap=given['cap'])} (HO-7.5)"

    def tiebreak(self, model: TableModel) -> str:
        why = self.t("event-honour-ended", reason=self.term(model.view["ended"]))
        return f"{why}. {self.t('ho-tiebreak')} (HO-10.1)"
