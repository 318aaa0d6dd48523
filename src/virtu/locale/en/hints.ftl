# What a bot would do, and what comes of it. A reason stands in a list: no capital, no full stop.
hint-only = the only possible move
hint-alike = { $n ->
    [2] both choices come to the same thing
   *[other] all { $n } choices come to the same thing
  }
hint-without = gives this up: { $reason }
hint-spared = avoids this: { $reason }
hint-like = { $reason } (as in plan { $plan })
hint-points-more = { $n ->
    [one] +1 point
    *[other] +{ $n } points
  }
hint-points-less = { $n ->
    [one] −1 point
    *[other] −{ $n } points
  }
hint-rival_points-more = { $owner }: points +{ $n }
hint-rival_points-less = { $owner }: points −{ $n }

# Around the plans
plans-about = three plans at most, best first
plan-best = best
plan-wins = wins { $n } in 100
plan-range = between { $low } and { $high }
plan-then = then { $steps }
plan-these = these: { $steps }
plan-reply = Strongest reply:
plan-reply-of = { $owner }: { $reasons }
plan-reply-you = for you: { $reasons }
plans-strength = Worked out by a bot stronger than medium, using only what you can see. Dashed line: a fair share, { $fair } in 100. The longer the bar, the less certain the figure.
plan-letter = Plan { $letter }
start-recommended = Recommended start
start-recommended-more = Places all your cards sensibly in one go; you can undo it.

# Warnings before a blunder
warn-before = Before you play
warn-instead = { $answer } avoids this.
warn-silence = Stop this warning for this game

# In the terminal
play-help-hint = hint
play-help-hint-about = what a bot would do, and why
play-help-start = start
play-help-start-about = the recommended setup, all of it at once
play-help-undo = undo
play-help-undo-about = take back your last move
play-no-start = There is nothing to set up right now.
play-warn-again = Enter it again to play it anyway.

# What decided it
decided = What decided it
decided-step = step { $step }
decided-lead = { $seat_is ->
    [you] You took the lead for good, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } took the lead for good, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
  }
decided-tie = { $seat_is ->
    [you] The points were level in the end; the tie-break went your way.
   *[other] The points were level in the end; the tie-break went to { $seat }.
  }
decided-end = { $seat_is ->
    [you] Points did not decide it: the way the game ended made you the winner.
   *[other] Points did not decide it: the way the game ended made { $seat } the winner.
  }
decided-line = { $seat_is ->
    [you] You were furthest ahead in “{ $line }”: { $points } against { $other }.
   *[other] { $seat } was furthest ahead of you in “{ $line }”: { $points } against your { $other }.
  }
decided-swing-up = { $seat_is ->
    [you] Your best moment: you gained { $points }, above all in “{ $line }”.
   *[other] Your best moment: { $seat } lost { $points }, above all in “{ $line }”.
  }
decided-swing-down = { $seat_is ->
    [you] Your worst moment: you lost { $points }, above all in “{ $line }”.
   *[other] Your worst moment: { $seat } gained { $points }, above all in “{ $line }”.
  }
decided-favourite = { $seat_is ->
    [you] From here on you were the favourite, with a chance of { $n } in 100.
   *[other] From here on { $seat } was the favourite, with a chance of { $n } in 100.
  }
decided-turn-up = Your best moment: your chances of winning rose from { $before } to { $now } in 100.
decided-turn-down = Your worst moment: your chances of winning fell from { $before } to { $now } in 100.
decided-even = No single move changed your standing.
decided-try = One thing for next time: in “{ $line }” the best player had { $points }, you had { $other }.
decided-keep = One thing to keep doing: “{ $line }” brought you { $points }, the next best player { $other }.
decided-hold = One thing for next time: watch how the game can end before you count points.

# The Palace games
hint-governing-points-more = +{ $n } PP
hint-governing-points-less = −{ $n } PP
hint-governing-rival_points-more = { $owner }: +{ $n } PP
hint-governing-rival_points-less = { $owner }: −{ $n } PP
hint-governing-city-more = takes { $thing }
hint-governing-city-less = loses { $thing }
hint-governing-exposed-more = { $thing } can fall to its besiegers
hint-governing-exposed-less = { $thing } is safe again
hint-governing-siege-more = strong enough to take { $thing }
hint-governing-siege-less = no longer strong enough to take { $thing }
hint-governing-unpaid-more = { $n ->
    [one] 1 Troop will be lost: you can’t pay its salary
    *[other] { $n } Troops will be lost: you can’t pay their salaries
  }
hint-governing-unpaid-less = { $n ->
    [one] salary for 1 more Troop
    *[other] salary for { $n } more Troops
  }
hint-governing-near_end-more = { $owner } is one step from ending the game
hint-governing-near_end-less = { $owner } is no longer one step from ending the game
hint-governing-patronage-more = step { $now } of Patronage
hint-governing-patronage-less = back to step { $now } of Patronage
hint-governing-bonus-more = gains { $thing }
hint-governing-bonus-less = loses { $thing }
hint-governing-alliance-more = Alliance: { $thing }
hint-governing-alliance-less = the Alliance ends: { $thing }
hint-governing-title-more = gains { $thing }
hint-governing-title-less = loses { $thing }
hint-governing-cathedral-more = a Cathedral in { $thing }
hint-governing-cathedral-less = the Cathedral of { $thing } is lost
hint-governing-trophy-more = a Trophy from { $owner }
hint-governing-trophy-less = the Trophy from { $owner } is gone
hint-governing-card-more = { $thing } in the Palace
hint-governing-card-less = { $thing } leaves the Palace
hint-governing-agent-more = an Agent in { $thing_the }
hint-governing-agent-less = no Agent in { $thing_the } any more
hint-governing-agent_room-more = an Agent in { $owner }’s Room { $room }
hint-governing-agent_room-less = the Agent leaves { $owner }’s Room { $room }
hint-governing-intruder-more = another player’s Agent in { $thing_the }
hint-governing-intruder-less = sends the Agent in { $thing_the } home
hint-governing-intruder_room-more = another player’s Agent in Room { $room }
hint-governing-intruder_room-less = Room { $room } is free of its Agent
hint-governing-indulgences-more = an Indulgence: −1 PP at the end unless it is redeemed
hint-governing-indulgences-less = one Indulgence fewer
hint-governing-influence-more = { $n ->
    [one] { $thing } comes 1 square closer
    *[other] { $thing } comes { $n } squares closer
  }
hint-governing-influence-less = { $n ->
    [one] { $thing } drifts 1 square away
    *[other] { $thing } drifts { $n } squares away
  }
hint-governing-favour-more = { $now ->
    [0] { $thing } is hostile
    [1] { $thing } is neutral
    [2] { $thing } is favourable
   *[other] { $thing } is an ally
  }
hint-governing-favour-less = { $now ->
    [0] { $thing } is hostile
    [1] { $thing } is neutral
    [2] { $thing } is favourable
   *[other] { $thing } is an ally
  }
hint-governing-faith-more = most Crosses: 4 PP at the end
hint-governing-faith-less = gives away the most Crosses, worth 4 PP at the end
hint-governing-troops-more = Troops at { $thing } +{ $n }
hint-governing-troops-less = Troops at { $thing } −{ $n }
hint-governing-army-more = Troops in all +{ $n }
hint-governing-army-less = Troops in all −{ $n }
hint-governing-agents-more = free Agents +{ $n }
hint-governing-agents-less = { $now ->
    [0] uses your last free Agent
   *[other] free Agents −{ $n }
  }
hint-governing-agents-kept = keeps your free Agents: { $now }
hint-governing-florins-more = { $n ->
    [one] +1 florin
    *[other] +{ $n } florins
  }
hint-governing-florins-less = { $now ->
    [0] { $n ->
        [one] −1 florin
       *[other] −{ $n } florins
    }: the treasury is empty
   *[other] { $n ->
        [one] −1 florin
       *[other] −{ $n } florins
    }, { $now } left
  }
hint-governing-florins-kept = keeps your florins: { $now }
hint-governing-symbol-more = { $counted } more to spend
hint-governing-symbol-less = { $now ->
    [0] spends all that is left: { $counted }
   *[other] { $counted } fewer to spend, { $now } left
  }
hint-governing-symbol-kept = keeps { $counted } for later
hint-governing-crosses-more = Crosses shown +{ $n }
hint-governing-crosses-less = Crosses shown −{ $n }
hint-governing-tokens-more = War Bonus tokens +{ $n }
hint-governing-tokens-less = War Bonus tokens −{ $n }
hint-governing-tokens-kept = keeps your War Bonus tokens: { $now }
hint-governing-place-now = { $now ->
    [6] { $thing } in left space 1
    [7] { $thing } in left space 2
    [8] { $thing } in left space 3
    [9] { $thing } in right space 1
    [10] { $thing } in right space 2
    [11] { $thing } in right space 3
   *[other] { $thing } in Room { $now }
  }
hint-governing-ready-more = { $thing } can pay again
hint-governing-ready-less = exhausts { $thing }
hint-governing-ready-kept = { $thing } stays ready
hint-governing-marker-now = your marker in Room { $now }

# The Palace games: what an answer is about
hint-governing-room = its action is { $action }
hint-governing-room_card = its action is { $action }, with the symbols of { $card }
hint-governing-room_blocked = { $action } is blocked there by an Indulgence or an Agent
hint-governing-march = besieges { $city }: a City and a Trophy to win
hint-governing-march_neutral = besieges { $city }, which nobody defends
hint-governing-garrison = a Troop to guard { $city }
hint-governing-win = as things stand, you win { $city }
hint-governing-compulsory = the siege of { $city } is compulsory
hint-governing-turns = { $source } puts you ahead
hint-governing-adds = { $source } adds to your side, but not enough yet
hint-governing-enough = at { $city } you are already ahead
hint-governing-save = { $city } can’t be held or won: save your resources
hint-governing-place_own = keeps other players’ Agents out of { $thing }
hint-governing-place_other = hinders { $owner }
hint-governing-card = pays { $bottom } Year after Year{ $points ->
    [0] {""}
   *[other] , +{ $points } PP
  }
hint-governing-title = { $item } pays Year after Year
hint-governing-family_room = its { $bottom } can help you { $action } there
hint-governing-family_edge = its { $bottom } can pay for anything
hint-wars_of_italy-faith-more = most Crosses: +2 PP at the end
hint-wars_of_italy-faith-less = no longer the most Crosses: −2 PP at the end
hint-wars_of_italy-card = pays { $bottom } Round after Round{ $points ->
    [0] {""}
   *[other] , +{ $points } PP
  }
hint-wars_of_italy-title = { $item } pays Round after Round
hint-wars_of_italy-conclude = its Cities, Troops and cards join you for the rest of the game, +{ $points } PP
hint-wars_of_italy-march_major = towards { $city }, which belongs to { $major }
hint-wars_of_italy-empty_room = Room { $room } has no action, but it lies on the way
hint-wars_of_italy-place_track = { $major }: the other side loses its first symbol on this track

# The Seven Virtues
hint-seven_virtues-lead-more = takes the lead in { $thing }
hint-seven_virtues-lead-less = gives away the lead in { $thing }
hint-seven_virtues-first-more = { $thing }: 1st { $now ->
    [one] once
    *[other] { $now } times
  } in 100, { $n } more
hint-seven_virtues-first-less = { $thing }: 1st { $now ->
    [one] once
    *[other] { $now } times
  } in 100, { $n } fewer
hint-seven_virtues-trios-more = completes a trio
hint-seven_virtues-trios-less = breaks up a trio
hint-seven_virtues-icon-more = { $thing } +{ $n }, { $now } in all
hint-seven_virtues-icon-less = { $thing } −{ $n }, { $now } left
hint-seven_virtues-icon-kept = keeps your { $thing }: { $now }
hint-seven_virtues-virtue-more = { $thing } cards +{ $n }, { $now } in all
hint-seven_virtues-virtue-less = { $thing } cards −{ $n }, { $now } left
hint-seven_virtues-virtue-kept = keeps your { $thing } cards: { $now }
hint-seven_virtues-hope-more = expected points: { $now }, { $n } more
hint-seven_virtues-hope-less = expected points: { $now }, { $n } fewer
hint-seven_virtues-rival_hope-more = { $owner }: expected points +{ $n }
hint-seven_virtues-rival_hope-less = { $owner }: expected points −{ $n }
hint-seven_virtues-held-more = { $thing } in hand
hint-seven_virtues-held-less = { $thing } goes
hint-seven_virtues-held-kept = keeps { $thing }

# Honour
hint-honour-points-more = +{ $n } Honour, { $now } in all
hint-honour-points-less = −{ $n } Honour, { $now } left
hint-honour-rival_points-more = { $owner }: Honour +{ $n }
hint-honour-rival_points-less = { $owner }: Honour −{ $n }
hint-honour-driven_out-more = you will be over your cap and relocate
hint-honour-driven_out-less = no longer in danger of relocating
hint-honour-rival_out-more = { $owner_acc } will be over the cap and relocate
hint-honour-rival_out-less = { $owner_acc } escapes relocation
hint-honour-near_end-more = { $owner_acc } is one Recognition from ending the game
hint-honour-near_end-less = { $owner_acc } is no longer one Recognition from ending the game
hint-honour-lead-more = takes the lead
hint-honour-lead-less = loses the lead
hint-honour-level-more = level { $now }: a higher cap
hint-honour-level-less = down to level { $now }
hint-honour-rival_level-more = { $owner }: level { $now }
hint-honour-rival_level-less = { $owner }: down to level { $now }
hint-honour-dishonour-more = Dishonour +{ $n }, now { $now }
hint-honour-dishonour-less = Dishonour −{ $n }, now { $now }
hint-honour-rival_dishonour-more = { $owner }: Dishonour +{ $n }
hint-honour-rival_dishonour-less = { $owner }: Dishonour −{ $n }
hint-honour-queued-more = Dishonour in the queue +{ $n }, now { $now }
hint-honour-queued-less = Dishonour in the queue −{ $n }, now { $now }
hint-honour-rival_queued-more = { $owner }: Dishonour in the queue +{ $n }
hint-honour-rival_queued-less = { $owner }: Dishonour in the queue −{ $n }
hint-honour-charged-more = a Dishonour of { $n } to answer
hint-honour-charged-less = the Dishonour of { $n } is settled
hint-honour-rival_charged-more = { $owner_acc } must answer a Dishonour of { $n }
hint-honour-rival_charged-less = the Dishonour of { $n } against { $owner_acc } is settled
hint-honour-mill-now = { $now } in the Rumour Mill; it wakes at 5
hint-honour-plays-more = up to { $now } Honour to play next turn, { $n } more
hint-honour-plays-less = { $now ->
    [0] no Honour left to play next turn
   *[other] up to { $now } Honour to play next turn, { $n } less
  }
hint-honour-plays-kept = still up to { $now } Honour to play next turn
hint-honour-recognitions-more = one more Recognition in hand
hint-honour-recognitions-less = uses a Recognition, { $now } left
hint-honour-recognitions-kept = keeps your Recognition in hand
hint-honour-counters-more = Counters in hand: { $now }, { $n } more
hint-honour-counters-less = { $now ->
    [0] no Counter left in hand
   *[other] Counters in hand: { $now }, { $n } fewer
  }
hint-honour-counters-kept = keeps your Counters: { $now }
hint-honour-accusations-more = Dishonour cards in hand: { $now }, { $n } more
hint-honour-accusations-less = Dishonour cards in hand: { $now }, { $n } fewer
hint-honour-accusations-kept = keeps your Dishonour cards: { $now }
hint-honour-card-more = { $thing } in hand
hint-honour-card-less = { $thing } leaves the hand
hint-honour-card-kept = keeps { $thing }
hint-honour-actions-more = { $n ->
    [one] 1 more action this turn
    *[other] { $n } more actions this turn
  }
hint-honour-actions-less = { $now ->
    [0] takes your last action of the turn
    [one] 1 action left this turn
   *[other] { $now } actions left this turn
  }
hint-honour-actions-kept = costs no action, { $now } left
hint-honour-favours-more = { $n ->
    [one] 1 more Favour this turn
    *[other] { $n } more Favours this turn
  }
hint-honour-favours-less = no Favour left this turn
hint-honour-favours-kept = this turn’s Favour is still to come
hint-honour-useless-more = useless cards: { $now }, { $n } more
hint-honour-useless-less = useless cards: { $now }, { $n } fewer
hint-honour-draw_deck = an unknown card, one of { $n } in the deck
hint-honour-exchange = { $n ->
    [one] exchanges 1 card for a new one
    *[other] exchanges { $n } cards for new ones
  }
