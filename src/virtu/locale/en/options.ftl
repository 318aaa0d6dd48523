### A new table: who plays, and what can be agreed besides.

new-table-easy = two choices are enough; everything else is already set
who-plays = Who is playing
who-plays-about = A bot can stand in for a friend who is away, until the friend comes back.
seat-by-link = a friend, by link
more-rules = More rules
more-rules-about = rarely changed · { $differ ->
    [0] all as usual
   *[other] { $differ } of { $all } changed
}
all-as-usual = Back to the usual rules
rules-differ = { $differ ->
    [one] 1 changed
   *[other] { $differ } changed
}
rules-as-usual = { $count ->
    [one] 1 rule, as usual
   *[other] { $count } rules, all as usual
}
rules-of-edition = Edition
rules-of-influence = Influence and allies
rules-of-money = Money and Indulgences
rules-of-war = War and sieges
rules-of-palace = Palace and Agents
rules-of-end = Start, end and scoring
rules-of-more = Other rules
whole-table = { $game }, { $players } players: { $who }.
whole-you = you
whole-friends = { $friends ->
    [one] one friend
   *[other] { $friends } friends
}
whole-usual = Usual rules.
about-option-preset = The editions disagree in places; each preset follows one of them.
about-option-florin_surplus = What happens to spare florins when an action needs fewer than the card in its Room shows.
about-option-symbol_scope = Whether a card that has been readied may pay with another symbol in the same phase.
about-option-scheme_unblock_masks = How many Masks it takes to remove an Agent that blocks a Scheme Room.
about-option-retreat_timing = When the survivors of a lost siege go home.
about-option-defender_tokens = Whether a besieged player may use +1 tokens too.
about-option-token_discard = When unused +1 tokens go back to the supply.
about-option-lost_space = Which Cortigiano space is given up when you fall below 5 Cities.
about-option-beginner_palace_agents = Easier for newcomers: how many Agents one Palace may hold.
about-option-plains_multi = How three or more armies outside the same City fight.
about-option-plains_winner_siege = When the winner of a battle on the plains decides about the siege.
about-option-plains_bonuses = Which War Bonuses count in a battle on the plains.
about-option-leonardo_after_plains = Whether Leonardo may be used again in the siege that follows a battle on the plains.
about-option-war_pass = Whether a player who has passed may announce another bonus later.
about-option-conquest_stack = Whose disc goes on top of the stack on the Cities track after a conquest.
about-option-religious_tie = What players who share a rank in Religious Influence receive.
about-option-insert_above = Whether a card may also be put on top of an Action card.
about-option-indulgence_supply = Whether the ten Indulgence cards can run out.
about-option-indulgence_window = When in Spring you may request an Indulgence that gives you 3 florins.
about-option-family_placement = How the three Family cards are placed at the start.
about-option-first_player = Who takes the first turn.
about-option-year_limit = Our own rule for a shorter evening: the game is scored after the Winter of that Year.
about-option-track = How long the three Influence tracks are, and how wide their zones are.
about-option-recruit_at_allies = Whether you can recruit your own Troops in allied Cities.
about-option-helper_bonuses = When your War Bonuses may help to defend a City that favours you.
about-option-allied_capital_costs = Whether taking the capital of the opponent’s ally costs influence with the other Major Cities.
about-option-orphan_tile = Where the tile of a dependency goes when its Major City is eliminated.
about-option-orphan_troops = What happens to Troops outside a City that has become neutral.
about-option-initial_cities = In which Cities a Troop costs 1 florin.
about-option-hands = By the printed rules, you must remember what the others took; open hands are easier.
about-option-first = Who takes the first turn.
about-option-variant = The Short Game has no Rumour Mill and no Fate, and ends after a set time.
about-option-mill_start = When the Rumour Mill first gives out cards.
about-option-round_limit = After this many rounds the game is scored, whatever happens.
about-option-rounds = How many rounds the Short Game has.
about-option-timer = Whether the last round is fixed in advance or set by a clock.
