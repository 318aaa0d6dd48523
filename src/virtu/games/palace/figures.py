"""The numbers that the player aids of both games tell, from what the rules themselves go by."""

from virtu.games.palace.armies import TROOPS_A_FLORIN
from virtu.games.palace.combat import STRONG
from virtu.games.palace.indulgence_rules import FLORINS
from virtu.games.palace.ruleset import Ruleset
from virtu.games.palace.steps.indulgence import CROSSES, CROWNS
from virtu.games.palace.steps.marker import FREE_ROOMS, STEP_PRICE
from virtu.games.palace.steps.trade import FLORINS_A_SHIP
from virtu.games.palace.wire import Figures


def shared_figures(rules: Ruleset, players: int, troops: tuple[int, int], recruits: tuple[int, int]) -> Figures:
    """`troops`: how many serve for nothing and how many there may be; `recruits`: the price at home and elsewhere."""
    free, most = troops
    at_home, elsewhere = recruits
    return {
        "players": players,
        "free_rooms": FREE_ROOMS,
        "step_price": STEP_PRICE,
        "ship_florins": FLORINS_A_SHIP,
        "unblock_masks": rules.unblock_masks,
        "indulgence_florins": FLORINS,
        "redeem_crosses": CROSSES,
        "redeem_crowns": CROWNS,
        "free_troops": free,
        "paid_troops": TROOPS_A_FLORIN,
        "most_troops": most,
        "recruit_home": at_home,
        "recruit_elsewhere": elsewhere,
        "strong_defence": STRONG,
        "defender_tokens": rules.defender_tokens,
        "surplus_banked": rules.surplus_banked,
    }
