"""What the client shows before a take is committed."""

from typing import Any

from seven_virtues.table import Table
from virtu.kernel.ids import Seat


def test_a_take_shows_what_comes_down_and_what_the_next_player_may_take() -> None:
    table = Table(3).turn("justice 9, justice 4, hope 3", "faith 2, faith 3, hope 7", hands=("justice 7",))
    preview = table.game.preview(table.state, "take justice", Seat(0))
    assert preview["cards"] == ["justice 9", "justice 4"]
    assert preview["down"] == ["faith 2", "faith 3"]
    assert preview["next_seat"] == 1
    assert preview["next"] == [
        {"text": "take faith", "count": 2, "virtue": "faith"},
        {"text": "take 3", "count": 2, "value": 3},
    ]
    assert preview["holds"] == [{"virtue": "justice", "count": 3, "highest": 9, "standing": 1}]
    assert preview["icons"] == {"light": 1, "chalice": 0, "water": 0, "flame": 1}


def test_a_preview_promises_what_then_happens() -> None:
    table = Table(3).turn("justice 9, justice 4, hope 3", "faith 2, faith 3, hope 7")
    preview: Any = table.game.preview(table.state, "take justice", Seat(0))
    table.play("0: take justice")
    assert table.offers == [take["text"] for take in preview["next"]]


def test_a_refused_answer_previews_its_refusal() -> None:
    table = Table(3).turn("justice 9, justice 4, hope 3")
    preview = table.game.preview(table.state, "take hope", Seat(0))
    assert preview["clause"] == "SV-3.2"
