"""A player of the Wars of Italy: the table is that of the Art of Governing, with the tracks beside it."""

from browser.governing import WAYS_OUT, Player

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
SECOND = [{"kind": "bot", "level": "easy"}, {"kind": "me"}]
FRANCE = ["charles left1", "sforza room 1", "orleans room 5", "briconnet right1"]
"""Family cards: three Crowns for diplomacy, Cavalry for war."""


class Warrior(Player):
    """Sits at a table of the Wars of Italy."""

    game = "wars_of_italy"
    haste = 0.6

    def until(self, topic: str, plan: list[str]) -> None:
        """Answer along a plan where it fits, else take the way out, until a question is asked."""
        for _ in range(90):
            assert self.await_turn() == "asked"
            if self.topic() == topic:
                return
            self.step(plan)
        raise AssertionError(f"{topic} is never asked")

    def step(self, plan: list[str]) -> str:
        """One answer: the first of the plan that is offered, else a way out, else the first offer."""
        fitting = [answer for answer in plan if answer in self.line.offers]
        if fitting:
            plan.remove(fitting[0])
        out = [answer for answer in (*WAYS_OUT, "room 1", "move 1") if answer in self.line.offers]
        answer = (fitting or out or self.line.offers)[0]
        self.say(answer)
        return answer
