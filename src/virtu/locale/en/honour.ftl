### Honour.

## Words

term-honour = Honour
term-dishonour = Dishonour
term-recognition = Recognition
term-counter = Counter
term-fate = Fate
term-cleric = Cleric
term-lay = Lay
term-universal = Universal
term-layman = Layman
term-clerics = Clerics
term-laymen = Laymen
term-everyone = everyone
term-nothing = nothing
term-priest = Priest
term-scholar = Scholar
term-householder = Householder
term-guildsman = Guildsman
term-nobleman = Nobleman
term-priest_the = The Priest
term-priest_acc = the Priest
term-scholar_the = The Scholar
term-scholar_acc = the Scholar
term-householder_the = The Householder
term-householder_acc = the Householder
term-guildsman_the = The Guildsman
term-guildsman_acc = the Guildsman
term-nobleman_the = The Nobleman
term-nobleman_acc = the Nobleman
term-letter_of_pardon = Letter of Pardon
term-oath_helpers = Oath-Helpers
term-talk_of_the_town = Talk of the Town
term-yesterdays_news = Yesterday’s News
term-the_tale_turns_round = The Tale Turns Round
term-mistaken_identity = Mistaken Identity
term-scapegoat = Scapegoat
term-denounced_from_the_pulpit = Denounced from the Pulpit
term-caught_in_the_act = Caught in the Act
term-market_day = Market Day
term-the_town_crier = The Town Crier
term-cards = Cards
term-tokens = Tokens
term-level_5 = Recognition level 5
term-deadlock = nobody could draw, and nobody acted
term-round_limit = the round limit
term-rounds = the last round
term-clock = the clock

## Options

option-variant = Game
option-variant-full = Full Game
option-variant-short = Short Game
option-mill_start = The Mill first gives out
option-mill_start-this_turn = on the turn it wakes
option-mill_start-next_turn = on the next turn
option-round_limit = Round limit
option-round_limit-0 = no round limit
option-rounds = Rounds of the Short Game
option-timer = The Short Game is limited by
option-timer-rounds = rounds
option-timer-clock = the clock (30 minutes)

## Questions

question-honour-act = Your turn: play a card, do a Favour, exchange cards, or stop
question-honour-exchange = Exchange: which cards do you discard?
question-honour-draw = Draw from the deck or from the display?
question-honour-counter = Use a Counter, or let it pass?
question-honour-deal = A card is drawn.
question-honour-letter_of_pardon = Letter of Pardon: which rumour is forgiven?
question-honour-oath_helpers = Oath-Helpers: which rumours about you do they deny?
question-honour-talk_of_the_town = Talk of the Town: which rumour comes to the front?
question-honour-yesterdays_news = Yesterday’s News: which rumour goes to the back?
question-honour-mistaken_identity = Mistaken Identity: whose names are swapped?
question-honour-scapegoat = Scapegoat: which rumour about you?
question-honour-blame = Scapegoat: who is blamed instead?
question-honour-caught_in_the_act = Caught in the Act: which rumour is given out at once?

## Events

event-honour-recognised = { $seat_is ->
    [you] You play
   *[other] { $seat_the } plays
} Recognition: level { $level } for { $receiver_is ->
    [you] you
   *[other] { $receiver_acc }
}, Dishonour cap { $cap }
event-honour-display_renewed = The display is renewed
event-honour-turned_up = { $card } is added to the display
event-honour-drew_open = { $seat_is ->
    [you] You draw { $card } from the display
   *[other] { $seat_the } draws { $card } from the display
}
event-honour-drew = { $seat_is ->
    [you] You draw from the deck
   *[other] { $seat_the } draws from the deck
}
event-honour-drew_card = You draw { $card }
event-honour-honoured = { $seat_is ->
    [you] You play { $card } for yourself: { $total } Honour
   *[other] { $seat_the } plays { $card }: { $total } Honour
}
event-honour-honoured_other = { $seat_is ->
    [you] You play { $card } for { $receiver_acc } and gain a token
   *[other] { $seat_the } plays { $card } for { $receiver_is ->
        [you] you
       *[other] { $receiver_acc }
    } and gains a token
}
event-honour-favoured = { $seat_is ->
    [you] You do { $receiver_acc } a Favour with { $card } and gain a token
   *[other] { $seat_the } does { $receiver_is ->
        [you] you
       *[other] { $receiver_acc }
    } a Favour with { $card } and gains a token
}
event-honour-accused = { $seat_is ->
    [you] You play { $card } against { $target_acc }
   *[other] { $seat_the } plays { $card } against { $target_is ->
        [you] you
       *[other] { $target_acc }
    }
}
event-honour-declined = { $seat_is ->
    [you] You do not counter { $card }
   *[other] { $seat_the } does not counter { $card }
}
event-honour-countered = { $seat_is ->
    [you] You counter { $against } with { $card }
   *[other] { $seat_the } counters { $against } with { $card }
}
event-honour-joined = { $card } joins the queue in place { $place } with { $seat_is ->
    [you] your name
   *[other] { $seat_acc }’s name
} on it
event-honour-mill_woke = The Rumour Mill wakes: { $count } in the queue
event-honour-mill_slept = The queue is empty: the Rumour Mill sleeps
event-honour-dishonoured = { $seat_is ->
    [you] You receive { $card }: Dishonour { $total } of { $cap }
   *[other] { $seat_the } receives { $card }: Dishonour { $total } of { $cap }
}
event-honour-relocated = { $seat_is ->
    [you] Dishonour { $total } exceeds the cap of { $cap }: you relocate and lose { $honour } Honour
   *[other] Dishonour { $total } exceeds the cap of { $cap }: { $seat_acc } relocates and loses { $honour } Honour
}
event-honour-stopped = { $seat_is ->
    [you] You end your turn
   *[other] { $seat_the } ends the turn
}
event-honour-discarded = { $seat_is ->
    [you] You discard { $card }
   *[other] { $seat_the } discards { $card }
}
event-honour-exchanged = { $seat_is ->
    [you] You exchange { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $seat_the } exchanges { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
event-honour-reshuffled = The discard pile is shuffled into a new deck of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
event-honour-played_fate = { $seat_is ->
    [you] You play the Fate card { $card }
   *[other] { $seat_the } plays the Fate card { $card }
}
event-honour-letter_of_pardon = Forgiven: { $card }, which bore { $owner_is ->
    [you] your name
   *[other] { $owner_acc }’s name
}
event-honour-oath_helpers = Denied on oath: { $card }, which bore { $owner_is ->
    [you] your name
   *[other] { $owner_acc }’s name
}
event-honour-talk_of_the_town = { $card } with { $owner_is ->
    [you] your name
   *[other] { $owner_acc }’s name
} moves to the front
event-honour-yesterdays_news = { $card } with { $owner_is ->
    [you] your name
   *[other] { $owner_acc }’s name
} moves to the back
event-honour-the_tale_turns_round = The queue of { $count } is reversed
event-honour-mistaken_identity = { $owner_is ->
        [you] You
       *[other] { $owner_the }
    } and { $second_is ->
        [you] you
       *[other] { $second_acc }
    } swap rumours: { $card } and { $other }
event-honour-scapegoat = { $card } now bears { $target_is ->
    [you] your name
   *[other] { $target_acc }’s name
}
event-honour-denounced_from_the_pulpit = { $target_is ->
    [you] You are
   *[other] { $target_the } is
} denounced with { $card }
event-honour-caught_in_the_act = { $card } is given out to { $owner_is ->
    [you] you
   *[other] { $owner_acc }
} at once
event-honour-market_day = Market Day: for one round, the Mill gives out two cards at a time
event-honour-the_town_crier = The Town Crier wakes the Mill
event-honour-rang = The clock rings: round { $round } is played to its end, then the game is scored
event-honour-ended = The game is over: { $reason }

## Warnings before a play

warning-honour-mill_wakes = The Mill wakes with { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
warning-honour-mill_sleeps = The queue is empty: the Mill falls asleep.
warning-honour-relocates = Dishonour { $total } exceeds the cap of { $cap }: { $seat_acc } relocates.
warning-honour-relocates_at_turn_end = If the turn ends now, { $seat_acc } receives { $card }: { $total }, over the cap of { $cap }. Relocation!
warning-honour-game_ends = This ends the game.
warning-honour-actions_left = You have { $left ->
    [one] an action
   *[other] { $left } actions
} left.

## Refusals

HO-1-2 = This card is for { $group }; the { $character } is a { $kin }.
HO-2-3 = You can only draw a card that is still in the deck.
HO-2-3-empty = The deck and the discard pile are empty.
HO-4-1 = You have used both of your actions this turn.
HO-4-2 = Play a card, do a Favour, exchange cards, or finish.
HO-4-2-hand = You hold no { $card }.
HO-4-3 = You have already used this turn’s Favour.
HO-4-3-other = A Favour is always for another player.
HO-4-4 = Draw the top card of the deck or a card from the display.
HO-4-4-display = The display holds { $display }; { $card } is not among them.
HO-4-5 = Choose the cards to discard one by one, then finish.
HO-4-5-hand = You hold no { $card } to discard.
HO-4-5-one = You must exchange at least one card.
HO-4-5-none = Your hand is empty.
HO-5-2 = A { $value } goes on a pile whose top card is a { $below }; the { $character } has { $tops } on top.
HO-7-1 = You can only play a Dishonour against another player.
HO-7-2-answer = Use a Counter or decline.
HO-7-2-hand = You hold no { $card }.
HO-7-2-range = This Counter works against values { $low }–{ $high }; the Dishonour is a { $value }.
HO-7-2-group = This Counter is for { $group }; the { $character } is a { $kin }.
HO-7-2-turn = You can only counter a Dishonour when it is played against you.
HO-9-1-none = The queue is empty.
HO-9-1 = { $count ->
    [one] Choose the only rumour in the queue.
   *[other] Choose one of the { $count } rumours in the queue.
}
HO-9-2-none = No rumour has your name on it.
HO-9-2 = Choose one or two rumours with your name on them.
HO-9-3-none = The queue would stay as it is.
HO-9-3 = Choose a rumour that changes the queue when it moves to the front.
HO-9-4-none = The queue would stay as it is.
HO-9-4 = Choose a rumour that changes the queue when it moves to the back.
HO-9-5-none = Reversed, the queue would stay as it is.
HO-9-6-none = No two rumours can swap names.
HO-9-6 = Choose two rumours with different names; each name must fit the other card.
HO-9-7-none = No rumour has your name on it.
HO-9-7 = Choose a rumour with your name on it.
HO-9-7-name = Name another player whom { $card } fits.
HO-9-8 = You do not hold Denounced from the Pulpit.
HO-9-8-none = You hold no Dishonour card to play with it.
HO-9-9-none = No rumour has another player’s name on it.
HO-9-9 = Choose a rumour with another player’s name on it.
HO-9-10-none = Market Day has already been called this turn.
HO-9-11-none = The queue is empty.
HO-9-11-active = The Mill is already awake.
HO-11-1 = The Short Game has no Fate cards.
HO-11-4-top = The { $character } is already at the top level.
HO-11-4 = The clock can only ring.
HO-11-4-none = This game is not timed.
HO-11-4-rung = The clock has already rung.
HO-11-4-over = The game is over.

## The table

ho-mill = Rumour Mill
ho-mill-asleep = { $count } of { $wakes } · asleep
ho-mill-awake = { $count } queued · awake
ho-mill-rule = wakes at 5, then gives out the front card at the end of each turn
ho-mill-gives = { $count ->
    [one] gives out the front card at the end of this turn
   *[other] gives out { $count } cards at the end of this turn
}
ho-market = { $turns ->
    [one] Market Day: two at a time, one more turn
   *[other] Market Day: two at a time, { $turns } more turns
}
ho-mill-sleeps = The Mill sleeps
ho-mill-empty = No rumours are waiting. A Dishonour that is not countered joins the queue with its target’s name on it.
ho-mill-waits = { $count ->
    [one] One rumour is waiting and does not count yet.
   *[other] { $count } rumours are waiting and do not count yet.
}
ho-mill-then = It wakes at five rumours; from then on nobody can counter what it gives out.
ho-gives-out = gives out
ho-front-left = front on the left
ho-next = next
ho-after = after { $name_acc }
ho-queue = The queue, front first
ho-queue-after = Queue afterwards:
ho-queue-empty = empty
ho-entry-spoken = Place { $place }: { $card }, with { $name_acc }’s name on it
ho-entry-about = { $card } is number { $place } in the queue, with { $name_acc }’s name on it. It does not count yet.
ho-entry-commit = { $design }: place { $place }, { $name }
ho-square = The square
ho-at-once = what is not countered counts at once
ho-charged = { $seat_the } plays { $card } against { $target_acc }. Waiting for a Counter.
ho-short-title = The Short Game
ho-short-about = No Mill and no Fate: Dishonour lands at once, and you refill your hand at the end of your turn.
ho-round = round { $round }
ho-round-of = round { $round } of { $all }
ho-rung = the clock has rung: last round
ho-time-left = Time left: { $time }
ho-hidden = hands are hidden; totals and the queue are open
ho-hidden-short = hands are hidden; totals are open
ho-display = Display
ho-display-rule = whoever plays a card draws one
ho-display-rule-short = you refill your hand at the end of your turn
ho-counter-waits = Waiting for a Counter
ho-counter-about = Both cards are discarded, and the Dishonour does not count.
ho-final-table = The table at the end
ho-deck = Deck
ho-deck-left = { $cards ->
    [one] one card left, unseen
   *[other] { $cards } left, unseen
}
ho-deck-spoken = { $cards ->
    [one] Deck: one card
   *[other] Deck: { $cards } cards
}
ho-discard = discard
ho-discards = Discard pile
ho-discards-none = Nothing has been discarded yet.
ho-discards-spoken = { $cards ->
    [one] Discard pile: one card
   *[other] Discard pile: { $cards } cards
}
ho-hand = Hand
ho-your-hand = Your hand
ho-hand-of = Hand: { $name }
ho-only-you = only you see this
ho-purple-edge = purple edge: playable now
ho-pick-exchange = click the cards to discard
ho-all-open = in a replay, all hands are open
ho-hidden-hand = face up: cards everyone saw being drawn
ho-hidden-card = hidden card
ho-level = level
ho-level-n = level { $level }
ho-cap = cap { $cap }
ho-of-cap = of { $cap }
ho-cap-name = Dishonour cap
ho-queued = +{ $queued } queued
ho-in-hand = { $cards } in hand
ho-tokens = { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
ho-no-piles = no Honour yet
ho-piles = Piles
ho-on-turn = their turn
ho-your-turn = your turn
ho-awaited = deciding
ho-counter-awaited = Counter?
ho-relocated = relocated
ho-relocations = Relocations
ho-relocations-none = Nobody had to relocate.
ho-would-relocate = relocates!
ho-summary = Honour { $honour }, level { $level }, Dishonour { $dishonour } of { $cap }, { $queued } more in the queue, tokens { $tokens }, cards in hand { $cards }
ho-stands = Dishonour { $dishonour }, cap { $cap }
ho-stands-queued = { $dishonour } + { $queued } queued, cap { $cap }
ho-change = { $what } { $from } → { $to }
ho-what-honour = Honour
ho-what-dishonour = Dishonour
ho-what-queued = queued
ho-what-level = level
ho-what-cap = cap
ho-what-tokens = tokens
ho-becomes = { $who }: { $what }
ho-unless = Unless it is countered:
ho-turn-end = At the end of this turn
ho-hits = { $card } goes to { $name_acc } (now { $total } of { $cap }).
ho-turn-end-gives = If the turn ends now, { $name_acc } receives { $card }: { $total } of { $cap }.
ho-play-self = Play { $card } for yourself
ho-play-for = Play { $card } for { $name_acc }
ho-favour-for = Favour: { $card } for { $name_acc }
ho-play-against = Play { $card } against { $name_acc }
ho-denounce = Denounce { $name_acc } with { $card }
ho-play-fate = Play { $card }
ho-use = Use { $card }
ho-counter-small = both cards are discarded
ho-decline = Let it pass
ho-blame = Blame { $name_acc }
ho-done = Done
ho-end-turn = End the turn
ho-actions-left = { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
ho-favour-left = Favour still available
ho-exchange = Exchange cards
ho-exchange-small = draw as many from the deck
ho-exchange-about = Everyone sees the cards you discard; you draw as many from the deck, never from the display.
ho-exchange-commit = { $cards ->
    [one] Exchange one card
   *[other] Exchange { $cards } cards
}
ho-picked = { $cards ->
    [one] one card chosen
   *[other] { $cards } cards chosen
}
ho-pick-all = All
ho-pick-none = None
ho-no-exchange = No exchange
ho-other-card = Other card
ho-discard-card = Discard { $card }
ho-draw-deck = Draw from the deck
ho-draw-card = Draw { $card }
ho-as = Played as
ho-as-favour = Favour, free
ho-as-action = Action
ho-hint-card = Or choose a card from your hand.
ho-ask-act = Your turn: which card?
ho-ask-none = { $exchange ->
    [1] You can’t play any card now: exchange some, or end the turn?
   *[other] You can’t play any card now: end the turn?
}
ho-ask-against = { $card }: against whom?
ho-ask-for = { $card }: for whom?
ho-ask-denounce = From the Pulpit: with which Dishonour?
ho-ask-counter = { $card } from { $name_acc }: counter it?
ho-moment-action = action { $action } of 2
ho-moment-no-action = both actions used
ho-favour-unused = Favour unused
ho-favour-used = Favour used
ho-moment-counter = A Dishonour against you
ho-accuses = { $name_the } plays { $card } against you
ho-if-passed = If you let it pass:
ho-no-counter = No Counter in your hand works against it.
ho-never-must = You never have to counter.
ho-copies = { $copies ->
    [one] one copy in the deck
   *[other] { $copies } copies in the deck
}
ho-reconstructed-why = The printed deck is not public: marked values are our reconstruction. Names and lines are ours.
ho-can-be-played = Can be played for or against
ho-fits-cleric = fits Priest and Scholar
ho-fits-lay = fits Householder, Guildsman and Nobleman
ho-fits-universal = fits everyone
ho-does-honour = A 1 starts a pile; any other value goes on a pile whose top is one lower.
ho-does-recognition = Raises one player by a level; the display is renewed.
ho-does-dishonour = Play it against another player it fits; the target may counter.
ho-does-counter = Cancels a Dishonour of this range played against you.
ho-does-letter_of_pardon = Remove any one rumour from the queue.
ho-does-oath_helpers = Remove one or two rumours with your name on them.
ho-does-talk_of_the_town = Move any one rumour to the front.
ho-does-yesterdays_news = Move any one rumour to the back.
ho-does-the_tale_turns_round = Reverse the queue.
ho-does-mistaken_identity = Swap the names on two rumours; each name must fit its new card.
ho-does-scapegoat = Choose a rumour about you and put another player’s name on it; the card must fit that player.
ho-does-denounced_from_the_pulpit = Play a Dishonour card as well: it counts at once and can’t be countered; then draw two cards.
ho-does-caught_in_the_act = Give out a rumour about another player at once.
ho-does-market_day = For one round, while the Mill is awake, it gives out two cards at the end of each turn.
ho-does-the_town_crier = The Mill wakes now.
ho-honour-sum = Honour: cards, tokens, level
ho-honour-parts = { $honour } (tokens { $tokens }, level { $level })
ho-known = Known cards
ho-known-none = none
ho-how-it-ended = How it ended
ho-tiebreak = Most Honour wins; in a tie, higher Recognition, then less Dishonour; if still tied, the victory is shared.
term-variant = Game
term-full = Full Game
term-short = Short Game
term-round = Round
term-last_round = Last round
term-rung = The clock has rung
term-turn = Current player
term-actions = Actions left
term-favours = Favours left
term-deck = Deck
term-discards = Discard pile
term-display = Display
term-queue = Queue
term-mill = Rumour Mill
term-active = Awake
term-gives_out = Gives out at the end of the turn
term-market = Market Day, turns left
term-charge = Dishonour to be countered
term-ended = Ended by
term-character = Character
term-group = Group
term-level = Level
term-cap = Dishonour cap
term-queued = Dishonour in the queue
term-piles = Piles
term-shames = Dishonour cards
term-known = Known cards
term-hand = Hand

## Cards

card-honour-honour-1-cleric = Early to Matins
    .flavour = Before dawn, in January, and he did not yawn once through nine psalms.
card-honour-honour-1-lay = Honest Weights
    .flavour = The market wardens tested his scales on Tuesday and again on Wednesday, and went home disappointed.
card-honour-honour-1-universal = Bread at the Door
    .flavour = Every Friday a loaf for whoever knocks. One old man knocks twice; nobody counts.
card-honour-honour-2-cleric = A Sermon They Stayed For
    .flavour = It was in the common tongue, it had a story in it, and it ended before the candle did.
card-honour-honour-2-lay = The Night Watch
    .flavour = His turn on the wall fell on Saint Martin’s night. He went, and he went sober.
card-honour-honour-2-universal = A Quarrel Mended
    .flavour = Two neighbours, one hedge, eleven years. They drank from one cup to end it, as custom asks.
card-honour-honour-3-cleric = A Disputation Won
    .flavour = Four objections, four answers, and a corollary nobody had asked for.
card-honour-honour-3-lay = Warden of the Confraternity
    .flavour = He keeps the chest, two others keep the keys, and the candles have never been so tall.
card-honour-honour-3-universal = The Pilgrim Returns
    .flavour = Compostela and back on foot: a shell on the hat, and shoes that nobody believes.
card-honour-honour-4-cleric = A Book for the Library
    .flavour = Two hundred calves and three years of one man’s eyesight. It is chained to the desk out of admiration.
card-honour-honour-4-lay = The Keys of the Town
    .flavour = Chosen to keep the gates. They have never been shut so punctually, as late merchants can confirm.
card-honour-honour-4-universal = A Hospital Founded
    .flavour = Twelve beds, a well, and a rent to keep both for ever. The stone with his name is quite small.
card-honour-honour-5-cleric = Called to the Curia
    .flavour = A lead seal on a cord of silk, not hemp: good news. He had it read to him again, more slowly.
card-honour-honour-5-lay = A Seat in the Great Council
    .flavour = His grandfather sold needles. The herald now pauses before the name.
card-honour-honour-5-universal = Peace between the Factions
    .flavour = Both sides swore on the relics in the square. The towers are being lowered to a neighbourly height.
card-honour-recognition = A Better Place in the Procession
    .flavour = On Corpus Christi everyone can see who walks before whom. That is what processions are for.
card-honour-dishonour-2-cleric = Asleep at Vespers
    .flavour = The snore was in the second mode. The response was not.
card-honour-dishonour-2-lay = Watered Wine
    .flavour = They found a fish in the barrel. It was in excellent health.
card-honour-dishonour-2-universal = An Unpaid Tavern Score
    .flavour = Forty-one notches on the tally stick, and the taverner has kept his half.
card-honour-dishonour-3-cleric = Hunting with Hounds
    .flavour = The canons forbid it, the bishop deplores it, and the hounds were seen at Mass.
card-honour-dishonour-3-lay = Short Measure
    .flavour = An ell, as he cuts it, reaches from the nose to most of the thumb.
card-honour-dishonour-3-universal = Loaded Dice
    .flavour = Three sixes, three times. The watch split them open and found lead, which is also a confession.
card-honour-dishonour-4-cleric = Company in the Vicarage
    .flavour = The visitation book has her down as the housekeeper, and the three children as nephews of somebody.
card-honour-dishonour-4-lay = Usury
    .flavour = He lent a friend a cow, out of friendship. He merely wants two back by Easter.
card-honour-dishonour-4-universal = Perjury
    .flavour = Right hand on the Gospels, left hand in another man’s purse.
card-honour-dishonour-5-cleric = Simony
    .flavour = He paid for the benefice in three instalments, and asked for a receipt.
card-honour-dishonour-5-lay = The Unbarred Postern
    .flavour = Somebody opened it to the enemy from within. The wet footprints went up his stairs.
card-honour-dishonour-5-universal = Excommunicate
    .flavour = Bell, book, and the candle thrown down. The baker takes his money with tongs.
card-honour-counter-2-3-cleric = Penance Done
    .flavour = Forty days on bread and water, barefoot, and he has it in writing.
card-honour-counter-2-3-lay = The Neighbours Vouch
    .flavour = Seven of them, all of good fame, and only three are cousins.
card-honour-counter-2-3-universal = A Witty Answer
    .flavour = The whole tavern laughed, and nobody could say afterwards what the charge had been.
card-honour-counter-4-5-cleric = Benefit of Clergy
    .flavour = He read the verse without a slip. The judges sighed and sent for the bishop.
card-honour-counter-4-5-lay = Trial by Combat
    .flavour = The law allows a champion, and his came with recommendations.
card-honour-counter-4-5-universal = The Notary’s Register
    .flavour = Dated, witnessed, signed with a flourish: on the day in question he was in Bologna.
card-honour-letter_of_pardon = Letter of Pardon
    .flavour = The seal is genuine. So, after the fees of the chancery, is the remorse.
card-honour-oath_helpers = Oath-Helpers
    .flavour = They swear that his oath is clean. Nobody has asked them about anything else.
card-honour-talk_of_the_town = Talk of the Town
    .flavour = At the well, at the oven, at the barber’s: by noon it had grown a second witness.
card-honour-yesterdays_news = Yesterday’s News
    .flavour = A bear has been seen in the next parish. What were we talking about?
card-honour-the_tale_turns_round = The Tale Turns Round
    .flavour = Told from the other end, it is an entirely different scandal.
card-honour-mistaken_identity = Mistaken Identity
    .flavour = Two grey cloaks, one dark lane, and a witness who would rather not have been there.
card-honour-scapegoat = Scapegoat
    .flavour = Somebody must have done it, and he is standing so very near.
card-honour-denounced_from_the_pulpit = Denounced from the Pulpit
    .flavour = The friar named no names. He only looked, for the length of a Miserere.
card-honour-caught_in_the_act = Caught in the Act
    .flavour = The door was opened by the watch, the neighbours and the parish clerk, in that order.
card-honour-market_day = Market Day
    .flavour = From five villages they come to sell eggs, and they go home with the news.
card-honour-the_town_crier = The Town Crier
    .flavour = Three blasts of the horn, and what was whispered is now by order of the council.
