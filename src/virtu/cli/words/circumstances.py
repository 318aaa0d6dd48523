"""What lies on the table while a question of the Art of Governing is open: combat, payment, pool, bundle."""

from typing import TYPE_CHECKING, Any

from virtu.cli.words.table_model import TableModel

if TYPE_CHECKING:
    from virtu.cli.words.governing import GameWords


def circumstances(model: TableModel, words: "GameWords") -> list[str]:
    """One line for each thing the browser shows beside the question."""
    details = model.view["details"] or {}
    lines: list[str] = []
    if combat := details.get("combat"):
        lines += fight(model, combat, words)
    if ledger := details.get("ledger"):
        price = words.pair(words.t("gov-price"), words.cost(ledger["cost"]))
        treasury = words.pair(words.t("gov-treasury"), words.counted("florin", ledger["treasury"]))
        lines.append(" · ".join([price, put_up(ledger["pool"], words), treasury]))
    elif "pool" in details:
        notes = [put_up(details["pool"], words)]
        if details.get("half") == 1:
            notes.append(words.t("gov-half"))
        if details.get("debt"):
            notes.append(words.t("gov-debt", masks=details["debt"]))
        lines.append(" · ".join(notes))
    if "steps" in details:
        lines.append(words.t("gov-steps-left", count=details["steps"]))
    if "bundle" in details:
        bundle = ", ".join(words.term(item) for item in details["bundle"])
        total = f"{bundle} ({words.cost(details['cost'])})" if bundle else words.t("gov-basket-empty")
        spaces = words.t("gov-spaces-free", spaces=details["spaces"])
        lines.append(f"{words.pair(words.t('gov-sum'), total)} · {spaces}")
    return lines


def put_up(pool: dict[str, int], words: "GameWords") -> str:
    return f"{words.t('gov-put-up')} {words.cost(pool) or words.t('gov-nothing-yet')}"


def fight(model: TableModel, combat: dict[str, Any], words: "GameWords") -> list[str]:
    """Every side's strength with what it is made of, and how it would end."""
    siege = combat["kind"] == "siege"
    lines = []
    for side, seat in enumerate(combat["sides"]):
        parts = [words.t("gov-sum-troops", count=combat["troops"][side])]
        if siege and side == 1:
            parts = defence(combat, words)
        if combat["bonuses"][side]:
            parts.append(words.t("gov-sum-bonus", count=combat["bonuses"][side]))
        passed = f" · {words.t('gov-passed')}" if seat in combat["passed"] else ""
        lines.append(f"{words.pair(words.who(seat), added(parts))} = {combat['strengths'][side]}{passed}")
    if siege and len(combat["sides"]) == 1:
        lines.append(
            f"{words.pair(words.term(combat['city']), added(defence(combat, words)))} = {combat['strengths'][1]}"
        )
    return [*lines, f"{words.t('gov-as-it-stands')} {outcome(model, combat, words)}"]


def defence(combat: dict[str, Any], words: "GameWords") -> list[str]:
    """What a City holds against the siege."""
    parts = [words.t("gov-sum-value", value=combat.get("value", 0))]
    if agent := combat.get("agent"):
        parts.append(words.t("gov-sum-agent", count=f"+{agent}" if agent > 0 else f"−{-agent}"))
    for name in ("garrison", "bastion"):
        if combat.get(name):
            parts.append(words.t(f"gov-sum-{name}", count=combat[name]))
    return parts


def added(parts: list[str]) -> str:
    return " + ".join(parts)


def outcome(model: TableModel, combat: dict[str, Any], words: "GameWords") -> str:
    if combat["kind"] == "siege":
        return words.t("gov-siege-won" if combat["won"] else "gov-siege-lost", losses=combat["losses"])
    if len(combat["leaders"]) > 1:
        return words.t("gov-plains-tie")
    return words.t("gov-plains-lead", house=words.seat(combat["leaders"][0]))
