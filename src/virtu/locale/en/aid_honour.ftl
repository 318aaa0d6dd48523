### The player aid of Honour.
### *Stars* stress.

aid-ho-win = *Most Honour wins.* { $game ->
    [short] { $timer ->
        [clock] The round in which the clock rings is the last{ $limit ->
            [0] .
           *[other] , or round { $limit } if that comes first.
        }
       *[rounds] The game ends after *{ $rounds } rounds*.
    }
   *[full] The game ends at once when someone reaches *Recognition level { $level }*{ $limit ->
        [0] .
       *[other] , or after round { $limit }.
    }
}
aid-ho-turn = A turn
aid-ho-actions-name = Actions
aid-ho-actions = up to { $actions }; the same one twice is allowed
aid-ho-favour = once, without using an action: play an Honour card for another player
aid-ho-draw = Draw
aid-ho-drawn = { $game ->
    [short] at the end of your turn, back up to { $hand } cards, from the deck or the display
   *[full] one for each card played, from the deck or the { $display } on display
}
aid-ho-mill = with { $wakes } cards in the queue it wakes: { $start ->
    [next] from the next turn on it gives out the first card at the end of every turn
   *[this] it gives out the first card at the end of every turn
}, until the queue is empty

aid-ho-fits = Whom a card fits
aid-ho-everyone = everyone

aid-ho-cap = Dishonour cap
aid-ho-level = Recognition level
aid-ho-most = Dishonour up to
aid-ho-above = Above your cap
aid-ho-relocation = you relocate: you lose your Honour, tokens and Dishonour, rumours about you leave the queue, your level drops to 1. You keep your hand.

aid-ho-points = Your Honour
aid-ho-of-cards = Honour cards in front of you
aid-ho-sum = sum of values
aid-ho-of-tokens = token: an Honour card played for another player
aid-ho-of-levels = Recognition level above the first
aid-ho-each = { $n } each

aid-ho-deeds = Actions
aid-ho-cards = { $n } cards
aid-ho-valued = { $n } cards, value { $least }–{ $most }
aid-ho-honour = For yourself or another player it fits. A 1 begins a pile; any other goes on a card one lower.
aid-ho-recognition = Raise anyone by one level. The display is renewed.
aid-ho-dishonour = Against another player it fits. Not countered, it { $game ->
    [short] counts at once.
   *[full] joins the queue under that name and counts when it is given out.
}
aid-ho-counter = Out of turn: cancels a Dishonour played against you, if this card fits you and covers the value.
aid-ho-fate = See below; can’t be countered.
aid-ho-exchange = Exchange
aid-ho-exchanged = Discard 1–{ $hand } cards and draw as many from the deck.
aid-ho-fates = Fate cards
aid-ho-tie = Tie:
aid-ho-tied = higher Recognition, then less Dishonour; otherwise the victory is shared.
