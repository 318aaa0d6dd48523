# Guided first games: what the coach says. A goal is one short line; why tells the reason, word and means one new term.

## taking

lesson-seven_virtues-taking-title = Taking cards
lesson-seven_virtues-taking-goal = Have the most points when all cards are gone.
    .why = You collect cards of seven Virtues. At the end each Virtue is scored: whoever has the most cards of it scores the most. Everyone starts with 7 points.
lesson-seven_virtues-taking-rows = You take from the lower row only.
    .why = Every card has a Virtue, shown by its colour and emblem, and a value from 1 to 14. On your turn you must take something.
    .word = Active row
    .means = The lower row, from which everyone takes cards.
lesson-seven_virtues-taking-virtue = Take all the Hope cards.
    .why = Two cards in the row are Hope. If you take a Virtue, you take all its cards in the row.
    .word = Set
    .means = All cards in the row with the same Virtue, or with the same value: at least two. You always take the whole set.
lesson-seven_virtues-taking-slide = See what slid down into the gaps.
    .why = The upper row fills the gaps and is itself refilled from the pile. It shows what the next player may take, so look at it before you choose.
lesson-seven_virtues-taking-value = Take both cards of value 8.
    .why = A set may also be all cards of one value, whatever their Virtues. So one turn can help you in two Virtues at once.
lesson-seven_virtues-taking-single = Take Justice 4 alone.
    .why = No other card in the row is a Justice card or a 4. Only such a card may be taken alone. The two Faith cards, for example, may not be split up.
lesson-seven_virtues-taking-hand = Here are your cards, by Virtue.
    .why = Everyone saw what you took, but nobody may look again. You only see how many cards the others hold, so remember who collects what.
lesson-seven_virtues-taking-order = Be first or second in a few Virtues.
    .why = The Virtues are scored from top to bottom. The 1st in each gains 5 points, the 2nd 2. Then its power takes effect; lesson 2 shows how.
    .word = 1st and 2nd
    .means = Who has the most cards of a Virtue, and who comes next. Ties go to the higher card.
lesson-seven_virtues-taking-free = Now take cards three times as you like.
    .why = Whatever is highlighted may be taken. Go for a Virtue you already collect, and look at what you leave the next player.
lesson-seven_virtues-taking-done = Now you can take cards. Next: scoring.
    .why = The game goes on like this until no cards are left. You can play this one to the end, or see in lesson 2 how a game is scored.
lesson-seven_virtues-taking-question-win = How do you win?
lesson-seven_virtues-taking-question-from = From which row do you take?
lesson-seven_virtues-taking-question-set = What is a set, and may you take part of it?
lesson-seven_virtues-taking-question-single = When may a card be taken alone?
lesson-seven_virtues-taking-question-first = What do the 1st and 2nd in a Virtue gain?

## scoring

lesson-seven_virtues-scoring-title = Scoring
lesson-seven_virtues-scoring-begin = One card is left, then points are counted.
    .why = You join a game near its end. So far everyone has 7 points; nearly all the points come now.
lesson-seven_virtues-scoring-last = Take the last card.
    .why = It is the only one left. Once it is taken, the scoring begins, whoever’s turn it is.
lesson-seven_virtues-scoring-ranks = Charity is scored first.
    .why = One opponent holds the most Charity cards and got 5 points; you are 2nd and got 2. Then Charity’s power takes effect, first for the 1st, then for the 2nd.
    .word = Power
    .means = What a Virtue does when it is scored, for its 1st and often, to a lesser extent, for its 2nd.
lesson-seven_virtues-scoring-charity = Discard Prudence 9: its Chalice is worth 3.
    .why = Charity lets you give things away. As 2nd you may discard one card; a Chalice, Water or Flame on it scores 3 points. A card without one scores nothing.
    .word = Icon
    .means = The small emblem on many cards: Flame, Water, Chalice or Light.
lesson-seven_virtues-scoring-faith = You are 1st in Faith: name Hope.
    .why = Every other player except the 2nd must give you a card of the Virtue you name, if they have one. Hope comes next, so one more Hope card may make you 1st there.
lesson-seven_virtues-scoring-hope = You are 1st in Hope: name who pays.
    .why = Up to two opponents, but not whoever is 2nd, pay you 1 point for each Light they hold. After that, all hands are open.
lesson-seven_virtues-scoring-icons = The other four Virtues score by themselves.
    .why = Fortitude counts its own cards, Justice Flames, Temperance Chalices and Waters, Prudence how many other Virtues you hold. Read the lines: each says who came 1st and 2nd.
lesson-seven_virtues-scoring-end = You win. Trios brought the last points.
    .why = At the very end each trio in hand is worth 3 points. So a card may be good for its Virtue, for its icon, or for both: that is the whole art of it.
    .word = Trio
    .means = One Flame, one Water and one Chalice.
lesson-seven_virtues-scoring-question-rank = How many points do the 1st and 2nd get before the power takes effect?
lesson-seven_virtues-scoring-question-charity = Which cards score points when discarded for Charity?
lesson-seven_virtues-scoring-question-faith = What does the 1st in Faith receive, and who is spared?
lesson-seven_virtues-scoring-question-hope = What do opponents pay the 1st in Hope?
lesson-seven_virtues-scoring-question-trio = What is a trio worth, and when?
