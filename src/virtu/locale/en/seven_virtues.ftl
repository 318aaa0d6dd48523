### The Seven Virtues.

## Words

term-charity = Charity
term-faith = Faith
term-hope = Hope
term-fortitude = Fortitude
term-justice = Justice
term-temperance = Temperance
term-prudence = Prudence
term-light = Light
term-chalice = Chalice
term-water = Water
term-flame = Flame
term-beginning = Starting points
term-trios = Icon Trios

## Questions

question-seven_virtues-take = Take which cards?
question-seven_virtues-charity = Charity: discard a card?
question-seven_virtues-faith = Faith: name a Virtue
question-seven_virtues-give = Faith: give which card?
question-seven_virtues-hope = Hope: who pays for Lights?
question-seven_virtues-deal = A card is turned up.
question-seven_virtues-first = Who goes first?

## Events

event-seven_virtues-began = { $seat_is ->
    [you] You go first
   *[other] { $seat } goes first
}
event-seven_virtues-dealt = { $card } is turned up in column { $column }
event-seven_virtues-took = { $seat_is ->
    [you] You take { $cards }
   *[other] { $seat } takes { $cards }
}
event-seven_virtues-all_taken = All cards have been taken: the Virtues are scored
event-seven_virtues-called = Scoring { $virtue }{ $first_is ->
    [nobody] : nobody holds it
    [you] : you are 1st{ $second_is ->
        [nobody] {""}
       *[other] , { $second } is 2nd
    }
   *[other] : { $first } is 1st{ $second_is ->
        [nobody] {""}
        [you] , you are 2nd
       *[other] , { $second } is 2nd
    }
}
event-seven_virtues-gained = { $seat_is ->
    [you] You gain { $points } VP for { $virtue }
   *[other] { $seat } gains { $points } VP for { $virtue }
}
event-seven_virtues-discarded = { $seat_is ->
    [you] You discard { $card } for { $points } VP
   *[other] { $seat } discards { $card } for { $points } VP
}
event-seven_virtues-named_virtue = { $seat_is ->
    [you] You name { $virtue }
   *[other] { $seat } names { $virtue }
}
event-seven_virtues-gave = { $seat_is ->
    [you] You give { $card } to { $receiver }
   *[other] { $receiver_is ->
        [you] { $seat } gives you { $card }
       *[other] { $seat } gives { $card } to { $receiver }
    }
}
event-seven_virtues-paid_lights = { $seat_is ->
    [you] You pay { $points } VP to { $receiver } for Lights
   *[other] { $receiver_is ->
        [you] { $seat } pays you { $points } VP for Lights
       *[other] { $seat } pays { $points } VP to { $receiver } for Lights
    }
}
event-seven_virtues-trios = { $seat_is ->
    [you] You gain { $points } VP for { $trios ->
        [one] an Icon Trio
       *[other] { $trios } Icon Trios
    }
   *[other] { $seat } gains { $points } VP for { $trios ->
        [one] an Icon Trio
       *[other] { $trios } Icon Trios
    }
}
sv-took-set = { $seat_is ->
    [you] You take { $what }
   *[other] { $seat } takes { $what }
}
sv-took-single = { $seat_is ->
    [you] You take { $what }, a single card
   *[other] { $seat } takes { $what }, a single card
}

## Refusals

SV-2-4 = The starting player must be in one of the { $players } seats.
SV-2-2 = Only a card that is still in the pile can be dealt.
SV-3-1 = You must take one legal set from the active row; you can’t pass.
SV-3-1-row = You can only take cards from the active row; { $card } is not in it.
SV-3-2 = You can only take a Virtue if the active row holds at least two of its cards; it holds { $count ->
    [0] none
   *[other] { $count }
}.
SV-3-3 = You can only take a value if the active row holds at least two cards of that value; it holds { $count ->
    [0] none
   *[other] { $count }
}.
SV-3-4 = You can only take a card alone if no other active card shares its Virtue or its value. These do: { $others }.
SV-4-4-answer = Discard a card that is not Charity, or stop.
SV-4-4 = You can’t discard Charity cards for Charity.
SV-4-4-hand = { $card } is not in your hand.
SV-4-5-answer = Name one of the seven Virtues.
SV-4-5-give = You must give one { $virtue } card of your choice.
SV-4-5-virtue = { $virtue } was named; { $card } is not { $virtue }.
SV-4-5-hand = { $card } is not in your hand.
SV-4-6-answer = Name up to two opponents, or stop.
SV-4-6-opponent = You can only name another player at this table.
SV-4-6 = Whoever is 2nd in Hope can’t be named.
SV-4-6-twice = This player has already been named.

## Answers

sv-take = Take { $what }
sv-take-virtue = { $virtue } ×{ $count }
sv-take-value = Value { $value } ×{ $count }
sv-single = single
sv-alone = { $card } alone
sv-discard = Discard { $card }
sv-give = Give { $card }
sv-name-virtue = Name { $virtue }
sv-name-player = Name { $name }
sv-pays = pays { $points } VP
sv-done = Stop here
sv-done-commit = Stop here
sv-no-icon = no icon

## The table

sv-next-row = Inactive row: cards slide down when the place below is empty
sv-next-row-short = Inactive row
sv-active-row-tap = Active row · tap a card to see what you can take
sv-active-row = Active row
sv-active-row-take = Active row: take all of one Virtue, all of one value, or a card that shares neither
sv-cards-reconstructed = cards reconstructed
sv-your-hand = Your hand
sv-hand-of = { $name }’s hand
sv-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
sv-hidden = { $cards ->
    [one] One card is hidden.
   *[other] { $cards } cards are hidden.
}
sv-dashed = dashed: what you would take
sv-none-yet = none yet
sv-would-add = would be added: { $card }
sv-last = last took { $what }
sv-points = { $points } VP
sv-scoring = Scoring
sv-scoring-order = Scoring order
sv-scoring-explained = 1st gains 5 VP, 2nd gains 2; then the power takes effect. The rank shown for you is based only on cards everyone has seen.
sv-power-charity = discard cards for 3 each
sv-power-faith = name a Virtue, take cards
sv-power-hope = Lights pay you
sv-power-fortitude = 1 each / 1 per pair
sv-power-justice = 2 / 1 per Flame
sv-power-temperance = Chalices and Waters
sv-power-prudence = different Virtues
sv-trio = each Icon Trio at the end
sv-standing-0 = none
sv-standing-1 = 1st
sv-standing-2 = 2nd
sv-standing-3 = behind
sv-with-this-take = { $words } if you take this
sv-called = scored
sv-consequence = What you would get
sv-consequence-none = Choose cards to see what you would get.
sv-consequence-wait = On your turn, this shows what you would get.
sv-help-charity = Discard up to three cards that are not Charity (one if you are 2nd). Each Chalice, Water or Flame scores 3 VP; other cards score nothing.
sv-help-faith = Everyone who holds a card of the Virtue you name, except the 2nd, gives you one; they choose which. With two players, the 2nd gives too.
sv-help-give = You choose which of your cards to give away.
sv-help-hope = Name up to two opponents, but not whoever is 2nd. Each pays you 1 VP per Light they hold, but never more than they have.
sv-if-you = If you take { $what }
sv-you-hold = You hold { $count } { $virtue }, highest { $highest }.
sv-your-icons = Your icons:
sv-slides-down = Slides down: { $cards }.
sv-next-may = Next, { $name } can take { $takes }.
sv-memory = hands are hidden: only the number of cards is shown
sv-phase-draft = draft · { $pile } in the pile
sv-phase-scoring = scoring · { $called } of 7
sv-story = How it was scored
sv-nobody = Nobody holds a card of this Virtue.
sv-not-scored = The game ended before any Virtue was scored.
sv-tiebreak = Most points win; in a tie, the most Icon Trios; if still tied, the victory is shared.
sv-value = Value
sv-icon = Icon
sv-label = Label
sv-label-from = { $players }+ players
sv-can-be-taken = Can be taken as
sv-why-not-alone = Why not just this card?
