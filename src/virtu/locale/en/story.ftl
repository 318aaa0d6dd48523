### What happened, where in the game one is, and what it is for.

since-title = Since your turn
since-filter = Show
since-all = All { $n }
since-about-you = About you { $n }
since-you = about you
since-nothing = Nothing has happened since your last move.
since-key = Open or close this at any time:
since-again = Show again
since-pace = Pace: { $pace }
since-table = The table
since-why = Why has your score gone from { $before } to { $now }?
filter-you = About you
pace-brisk = brisk
pace-instant = instant
pace-calm = calm
pace-step = step by step
playing-more = { $more } more · click or press any key to skip ahead
playing-step = { $more } more · press Space for the next

fold-asked = Your decision

course-title = The course of the game
course-setup = Setup
course-spring = Spring
course-sieges = Sieges
course-new-order = New order
course-winter = Winter
course-draft = Draft
course-calling = Scoring
course-turn = A turn
course-step-setup = Family cards
course-step-marker = Marker
course-step-action = Action
course-step-sieges = Sieges
course-step-new-order = New order
course-step-salary = Salary
course-step-reorganise = Reorganise
course-step-buy = Buy
course-step-recruit = Recruit
course-step-alliance = Alliance
course-step-draft = Take cards
course-step-first-action = First action
course-step-second-action = Second action
course-step-counter = Counter?
course-step-favour = Favour
course-step-mill = Rumour Mill

goal-ends = End of game
goal-more = What ends the game
goal-leads = in the lead:
goal-no-lead = nobody leads yet
goal-you = you
goal-several = { $n } tied at
goal-left = { $n } left
goal-cities = { $n } Cities:
goal-patronage = Patronage { $n }:
goal-neutral = no Neutral City:
goal-years = Year { $n }:
goal-last-winter = The last Winter of the game
goal-naples = France wins if it holds Naples at the end of a Round (value { $value }, { $troops ->
    [one] { $troops } Troop
   *[other] { $troops } Troops
 })
goal-naples-brief = France in Naples, or Round { $n }
goal-round = Round { $n }:
goal-cards = all cards taken:
goal-called = all Virtues scored:
goal-level = level { $n }:
goal-clock = when the clock rings

autopass-line = Played for you: { $answer }
autopass-none = Passed for you: { $question }

answer-governing-move-small = { $rooms ->
    [one] { $rooms } step
   *[other] { $rooms } steps
 }
answer-governing-buy-bundle = Buy { $count } for { $price }
price-a-point = −1 PP
shop-money = You can spend { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
 }.
shop-money-more = You can spend { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
 }, and { $more } more by collecting from ready cards and tiles.
space-hidden = hidden until everyone has placed theirs
question-palace-recruit-florins = Recruit Troops? Collect florins first, or finish
question-palace-govern-florins = Govern: nothing to ready yet. Collect florins first, or finish
question-palace-recruit-none = No Troops can be recruited now
question-palace-alliance-none = No Alliance can be formed now
question-palace-govern-none = Nothing can be readied now
question-palace-trade-none = No Ships can be traded now
question-palace-war-none = No Troops can move now
question-palace-scheme-none = There are no Masks to scheme with
question-palace-action-none = The action of this Room cannot be performed now
question-palace-redeem-none = No Indulgence can be redeemed now

power-charity = 1st may discard up to three cards that are not Charity, 2nd one; each with a Chalice, Water or Flame scores 3 VP.
power-faith = 1st names a Virtue; everyone who holds cards of that Virtue, except the 2nd, gives one to the 1st. With two players, the 2nd gives too.
power-hope = 1st names up to two opponents, but not whoever is 2nd; each pays 1 VP per Light they hold.
power-fortitude = 1st gains 1 VP per Fortitude card, 2nd 1 VP per pair of them.
power-justice = 1st gains 2 VP per Flame held, 2nd 1 VP per Flame.
power-temperance = 1st gains 1 VP per Chalice and per Water held, 2nd 1 VP per pair of Chalice and Water.
power-prudence = 1st gains 1 VP per different Virtue held besides Prudence, 2nd half as many, rounded down (with two players: nothing more).

hands-title = Hands and ranks
hands-none = no cards
hands-rule = most cards, then the highest value
