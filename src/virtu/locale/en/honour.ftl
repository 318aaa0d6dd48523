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
term-deadlock = nobody could draw or act
term-round_limit = the round limit
term-rounds = the last round
term-clock = the clock

## Options

option-variant = Game
option-variant-full = Full Game
option-variant-short = Short Game
option-mill_start = The Mill first gives out
option-mill_start-this_turn = in the turn it wakes
option-mill_start-next_turn = in the next turn
option-round_limit = Round limit
option-rounds = Rounds of the Short Game
option-timer = The Short Game ends by
option-timer-rounds = rounds
option-timer-clock = the clock (30 minutes)

## Questions

question-honour-act = Your turn: play a card, do a Favour, exchange cards, or stop
question-honour-exchange = Exchange: which cards do you discard?
question-honour-draw = Draw from the deck or from the display?
question-honour-counter = Use a Counter, or let it pass?
question-honour-deal = A card is drawn.
question-honour-letter_of_pardon = Letter of Pardon: which rumour is forgiven?
question-honour-oath_helpers = Oath-Helpers: which rumours about you are sworn away?
question-honour-talk_of_the_town = Talk of the Town: which rumour comes to the front?
question-honour-yesterdays_news = Yesterday’s News: which rumour goes to the back?
question-honour-mistaken_identity = Mistaken Identity: whose names are swapped?
question-honour-scapegoat = Scapegoat: which rumour about you?
question-honour-blame = Scapegoat: who is blamed instead?
question-honour-caught_in_the_act = Caught in the Act: which rumour is given out at once?

## Events

event-honour-recognised = { $seat_is ->
    [you] You play Recognition: level { $level } for { $receiver }, Dishonour cap { $cap }
   *[other] { $seat } plays Recognition: level { $level } for { $receiver }, Dishonour cap { $cap }
}
event-honour-display_renewed = The display is renewed
event-honour-turned_up = { $card } is laid out on the display
event-honour-drew_open = { $seat_is ->
    [you] You draw { $card } from the display
   *[other] { $seat } draws { $card } from the display
}
event-honour-drew = { $seat_is ->
    [you] You draw from the deck
   *[other] { $seat } draws from the deck
}
event-honour-drew_card = You drew { $card }
event-honour-honoured = { $seat_is ->
    [you] You play { $card } for yourself: { $total } Honour
   *[other] { $seat } plays { $card }: { $total } Honour
}
event-honour-honoured_other = { $seat_is ->
    [you] You play { $card } for { $receiver } and gain a token
   *[other] { $seat } plays { $card } for { $receiver } and gains a token
}
event-honour-favoured = { $seat_is ->
    [you] You do { $receiver } a Favour with { $card } and gain a token
   *[other] { $seat } does { $receiver } a Favour with { $card } and gains a token
}
event-honour-accused = { $seat_is ->
    [you] You play { $card } against { $target }
   *[other] { $seat } plays { $card } against { $target }
}
event-honour-declined = { $seat_is ->
    [you] You do not counter { $card }
   *[other] { $seat } does not counter { $card }
}
event-honour-countered = { $seat_is ->
    [you] You counter { $against } with { $card }
   *[other] { $seat } counters { $against } with { $card }
}
event-honour-joined = { $card } joins the queue with the name of { $seat }, place { $place }
event-honour-mill_woke = The Rumour Mill wakes: { $count } in the queue
event-honour-mill_slept = The queue is empty: the Rumour Mill sleeps
event-honour-dishonoured = { $seat_is ->
    [you] You receive { $card }: Dishonour { $total } of { $cap }
   *[other] { $seat } receives { $card }: Dishonour { $total } of { $cap }
}
event-honour-relocated = { $seat_is ->
    [you] Dishonour { $total } exceeds the cap of { $cap }: you relocate and lose { $honour } Honour
   *[other] Dishonour { $total } exceeds the cap of { $cap }: { $seat } relocates and loses { $honour } Honour
}
event-honour-stopped = { $seat_is ->
    [you] You end your turn
   *[other] { $seat } ends the turn
}
event-honour-discarded = { $seat_is ->
    [you] You discard { $card }
   *[other] { $seat } discards { $card }
}
event-honour-exchanged = { $seat_is ->
    [you] You exchange { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $seat } exchanges { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
event-honour-reshuffled = The discard pile is shuffled into a new deck of { $count } cards
event-honour-played_fate = { $seat_is ->
    [you] You play the Fate card { $card }
   *[other] { $seat } plays the Fate card { $card }
}
event-honour-letter_of_pardon = Forgiven: { $card }, which bore the name of { $owner }
event-honour-oath_helpers = Sworn away: { $card }, which bore the name of { $owner }
event-honour-talk_of_the_town = { $card } with the name of { $owner } moves to the front
event-honour-yesterdays_news = { $card } with the name of { $owner } moves to the back
event-honour-the_tale_turns_round = The queue of { $count } is reversed
event-honour-mistaken_identity = { $owner } and { $second } swap places on { $card } and { $other }
event-honour-scapegoat = { $card } now bears the name of { $target }
event-honour-denounced_from_the_pulpit = { $target } is denounced with { $card }
event-honour-caught_in_the_act = { $card } is given out to { $owner } at once
event-honour-market_day = Market Day: for a round the Mill gives out two cards at a time
event-honour-the_town_crier = The Town Crier wakes the Mill
event-honour-rang = The clock rings: round { $round } is finished, then the game is scored
event-honour-ended = The game is over: { $reason }

## Warnings before a play

warning-honour-mill_wakes = The Mill wakes with { $count } cards.
warning-honour-mill_sleeps = The queue is empty: the Mill falls asleep.
warning-honour-relocates = Dishonour { $total } exceeds the cap of { $cap }: { $seat } relocates.
warning-honour-relocates_at_turn_end = If the turn ends so, { $seat } receives { $card }: { $total }, over the cap of { $cap }. Relocation!
warning-honour-game_ends = This ends the game.
warning-honour-actions_left = You have { $left ->
    [one] an action
   *[other] { $left } actions
} left.

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
    .flavour = His grandfather sold needles. The herald now makes a pause before the name.
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
    .flavour = He lent a friend a cow, out of friendship. It is only that he wants two of it by Easter.
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
