### The player aid of the Seven Virtues.
### *Stars* stress; [flame] is drawn as a sign.

aid-sv-win = *Most Victory Points win*; tie: most trios. Everyone starts with *{ $start } VP*.
aid-sv-turn = A turn
aid-sv-take = Take from the active row,
aid-sv-take-one = the lower one, in one of three ways:
aid-sv-by-virtue = One Virtue
aid-sv-by-virtue-is = all its cards, if there are two or more
aid-sv-by-value = One value
aid-sv-by-value-is = all its cards, if there are two or more
aid-sv-single = A single card
aid-sv-single-is = if no other shares its Virtue or its value
aid-sv-refill = Then
aid-sv-refilled = cards slide down; the upper row is refilled to { $width }
aid-sv-end = Scoring
aid-sv-ends = { $players ->
    [0] when all cards are taken
   *[other] when all { $cards } cards are taken
}
aid-sv-hands = Hands
aid-sv-hands-are = { $open ->
    [yes] are open
   *[no] are closed: remember who takes what
}

aid-sv-icons = Icons
aid-sv-light = costs its holder VP in Hope
aid-sv-chalice = Charity, Temperance, trio
aid-sv-water = Charity, Temperance, trio
aid-sv-flame = Charity, Justice, trio
aid-sv-trio = [flame] + [water] + [chalice] = *{ $points } VP*
aid-sv-trio-when = for each trio, at the very end

aid-sv-scoring = Scoring: one Virtue after another
aid-sv-rank = Most cards of the Virtue,
aid-sv-ranked = then the highest. First the points for the rank, then the power.
aid-sv-order = Virtue
aid-sv-first = 1st: +{ $points } VP
aid-sv-second = 2nd: +{ $points } VP
aid-sv-charity = may discard up to { $most } other cards: *{ $gift } VP* for each [chalice], [water] or [flame]
aid-sv-charity-second = may discard { $fewer } likewise
aid-sv-faith = names a Virtue: every other player gives one card of it
aid-sv-faith-second = { $players ->
    [0] gives nothing (two players: gives one too)
    [2] also gives a card
   *[other] gives nothing
}
aid-sv-hope = names up to { $most } opponents: each pays *1 VP* for every [light] they hold
aid-sv-hope-second = is never named
aid-sv-fortitude = *1 VP* for each Fortitude card
aid-sv-fortitude-second = *1 VP* for each pair of them
aid-sv-justice = *{ $points } VP* for each [flame]
aid-sv-justice-second = *1 VP* for each [flame]
aid-sv-temperance = *1 VP* for each [chalice] and each [water]
aid-sv-temperance-second = *1 VP* for each pair [chalice] [water]
aid-sv-prudence = *1 VP* for each other Virtue in hand
aid-sv-prudence-second = { $players ->
    [0] half, rounded down (two players: nothing)
    [2] nothing more
   *[other] half of that, rounded down
}
