"""WI-14 What can be agreed before the game: every option both ways."""

import pytest

import virtu
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.palace.steps.scheme import Scheming
from virtu.games.palace.tables import INDULGENCES, ROOMS
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.games.wars_of_italy.ruleset import OPTIONS, PRESETS
from virtu.games.wars_of_italy.steps.act import ActionOfRoom, ChooseRoomAction
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.steps.round import EndOfSpring
from virtu.games.wars_of_italy.steps.siege_turn import SiegesOf
from wars_of_italy.table import FR, NA, Table, fresh


@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.parametrize("name", list(OPTIONS))
def test_r2_every_option_is_remembered(name: str, preset: str) -> None:
    """WI-R2, WI-R24, WI-R30, WI-R35, WI-R36, WI-R37, WI-R44, WI-R56, WI-R57, WI-14.2 Dumped, loaded, read."""
    for value in OPTIONS[name].values:
        given: dict[str, object] = {"preset": preset, name: value}
        w = WARS_OF_ITALY.load(WARS_OF_ITALY.dump(fresh(**given)))
        chosen = WARS_OF_ITALY.chosen_options(w)
        assert chosen == WARS_OF_ITALY.read_options(given)
        assert WARS_OF_ITALY.read_options({**chosen}) == chosen
        assert chosen[name] == value


def test_14_1_what_the_editions_change() -> None:
    """WI-14.1 The French text is the default; the English base rules differ in three keys, each still free."""
    french = WARS_OF_ITALY.chosen_options(fresh())
    assert french["preset"] == "fr"
    assert {name: french[name] for name in PRESETS["en"]} == {
        "florin_surplus": "treasury", "scheme_unblock_masks": 1, "orphan_tile": "out",
    }
    english = WARS_OF_ITALY.chosen_options(fresh(preset="en"))
    assert {name: value for name, value in english.items() if value != french[name]} == {
        "preset": "en", "florin_surplus": "lost", "scheme_unblock_masks": 2, "orphan_tile": "stack",
    }
    for preset in PRESETS:
        for name in PRESETS["en"]:
            for value in OPTIONS[name].values:
                mixed = WARS_OF_ITALY.chosen_options(fresh(preset=preset, **{name: value}))
                standard = WARS_OF_ITALY.chosen_options(fresh(preset=preset))
                assert mixed == {**standard, name: value}


def test_14_1_a_record_carries_all_options() -> None:
    """WI-14.1 So that a record means the same whatever the defaults become."""
    record = virtu.Record(WARS_OF_ITALY, 2, WARS_OF_ITALY.read_options({"preset": "en", "orphan_tile": "out"}))
    lines = record.write().splitlines()
    assert {"option preset en", "option florin_surplus lost", "option orphan_tile out"} <= set(lines)
    assert len([line for line in lines if line.startswith("option ")]) == len(OPTIONS)
    assert virtu.Record.read(record.write()).options == record.options


def test_r2_wrong_options() -> None:
    """WI-R2 A wrong option is told in words."""
    with pytest.raises(ValueError, match="has no option colour"):
        fresh(colour="blue")
    with pytest.raises(ValueError, match="track"):
        fresh(track="17")


# ---- options of the general game that hold here too


@pytest.mark.parametrize(("surplus", "florins"), [("lost", 0), ("treasury", 2)])
def test_florin_surplus(surplus: str, florins: int) -> None:
    """AG-4.2.5 Florins of a card in the Room are lost in Diplomacy, or go to the treasury."""
    table = Table(florin_surplus=surplus)
    table.say(
        "florence allied with france", "france has podesta in room 1", "france has piero under room 1",
    )
    table.spring("france", Diplomacy(FR, 0, 0))
    offered = "use improvement florin" in table.offers
    assert offered == (surplus == "treasury")
    if offered:
        table.play("france: use improvement florin")
    assert table.treasury("france") == florins


@pytest.mark.parametrize(("scope", "bonus"), [("payment", True), ("phase", False)])
def test_symbol_scope(scope: str, bonus: bool) -> None:
    """AG-4.1.7 A card that paid a Crown in this Spring and is ready again still brings War, or does not."""
    table = Table(symbol_scope=scope)
    table.say("france has sforza at left1", "france has 1 florin", "france has 1 troop at siena")
    table.spring("france", Diplomacy(FR, 0, 0))
    table.play("france: use left1 crown", "france: done")
    table.w.turn_source(FR, 0, True)
    table.run(EndOfSpring())

    assert ("announce left1" in table.offers) == bonus


@pytest.mark.parametrize(("masks", "enough"), [(2, False), (1, True)])
def test_scheme_unblock_masks(masks: int, enough: bool) -> None:
    """AG-7.3.4 The Mask of the Room alone opens it, or does not."""
    table = Table(scheme_unblock_masks=masks)
    table.say("naples has agent on blue 3")
    table.w.marker[FR] = 2
    table.spring("france", ChooseRoomAction(FR))

    assert ("scheme" in table.offers) == enough


@pytest.mark.parametrize("agreed", [False, True])
def test_defender_tokens(agreed: bool) -> None:
    """AG-10.3.5 Who defends a Major City that favours the side may use tokens only where it was agreed."""
    table = Table(defender_tokens=agreed)
    table.say("rome leans 2 to naples", "naples has 1 troop at rome", "france has 1 troop at rome")
    table.w.tokens[NA] = 1
    table.run(SiegesOf(FR))
    table.play("france: pass")

    assert ("announce token" in table.offers) == agreed


@pytest.mark.parametrize(("until", "left"), [("own", 0), ("end", 2)])
def test_token_discard(until: str, left: int) -> None:
    """AG-10.3.9 French tokens vanish with the French sieges, or only after those of Naples."""
    table = Table(token_discard=until)
    table.w.tokens[FR] = 2
    table.say("naples has 1 troop at siena")
    table.run(EndOfSpring())

    assert table.asked() == "naples"
    assert table.w.tokens[FR] == left
    table.passed()
    assert table.w.tokens[FR] == 0


@pytest.mark.parametrize(("limit", "clause"), [("off", ""), ("one_enemy", "AG-8.7.5"), ("one_any", "AG-8.7.5")])
def test_r57_agents_in_a_palace(limit: str, clause: str) -> None:
    """WI-R57 A second opposing Agent in one Palace."""
    table = Table(beginner_palace_agents=limit)
    table.pool(mask=3)
    table.say("naples has agent on blue 1")
    table.spring("naples", Scheming(NA, 0))
    if clause:
        table.refuses("naples: place blue 2", clause)
    else:
        table.play("naples: place blue 2")


@pytest.mark.parametrize(("passing", "again"), [("final", False), ("reopen", True)])
def test_war_pass(passing: str, again: bool) -> None:
    """AG-16.1 After an answer of the other side who passed may announce again, or not."""
    table = Table(war_pass=passing)
    table.say("naples has calabria at left1", "naples has 1 florin")
    table.w.tokens[FR] = 1
    table.say("france has 3 troops at bari")
    table.run(SiegesOf(FR))
    table.play("france: pass", "naples: announce left1")

    assert (table.asked() == "france") == again


@pytest.mark.parametrize("above", [True, False])
def test_insert_above(above: bool) -> None:
    """AG-16.7 A Cortigiano may become the Action card above another one, or not."""
    table = Table(insert_above=above)
    table.say("france has gonfalonier in room 2", "france has cardinal at left1")
    table.w.marker[FR] = 4
    table.winter("france", Reorganise(FR, 0))

    assert ("put left1 over 2" in table.offers) == above


@pytest.mark.parametrize("supply", ["limited", "unlimited"])
def test_indulgence_supply(supply: str) -> None:
    """WI-1.9 Ten Indulgences for ten Rooms: with two sides the stack never runs out before the last Room has one."""
    table = Table(indulgence_supply=supply)
    table.w.indulgences[1:] = [1] * (2 * ROOMS - 1)
    assert sum(table.w.indulgences) == INDULGENCES - 1
    table.spring("france", ActionOfRoom(FR))
    table.play("france: use indulgence florin", "france: skip")

    assert sum(table.w.indulgences) == INDULGENCES


@pytest.mark.parametrize(("window", "offered"), [("action", False), ("spring", True)])
def test_indulgence_window(window: str, offered: bool) -> None:
    """AG-7.4.2 Florins for an Indulgence only in the own action step, or in the sieges too."""
    table = Table(indulgence_window=window)
    table.say("france has 1 troop at siena")
    table.run(SiegesOf(FR))

    assert ("use indulgence florin" in table.offers) == offered
