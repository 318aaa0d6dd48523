### What happened, where in the game one is, and what it is for.

since-title = Since your turn
since-filter = Show
since-all = All { $n }
since-about-you = About you { $n }
since-you = about you
since-nothing = Nothing has happened since your last answer.
since-key = Open or close it at any time:
since-pace = Pace: { $pace }
since-table = The table
since-why = Why are you at { $now }, not { $before }?
filter-you = About you
pace-brisk = brisk
pace-instant = at once
pace-calm = calm
pace-step = step by step
playing-more = { $more } more · press anything to hurry
playing-step = { $more } more · press Space for the next

fold-asked = Asked

course-title = The course of play
course-setup = Set-up
course-spring = Spring
course-sieges = Sieges
course-new-order = New order
course-winter = Winter
course-draft = Draft
course-calling = Calling
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
course-step-mill = the Mill gives out

goal-ends = The game ends at
goal-more = What ends the game
goal-leads = leads:
goal-no-lead = nobody leads yet
goal-you = you
goal-several = { $n } players
goal-left = { $n } left
goal-cities = { $n } Cities:
goal-patronage = Patronage { $n }:
goal-neutral = no neutral City:
goal-years = Year { $n }:
goal-last-winter = The last Winter of the game
goal-naples = France wins at once by taking Naples (value { $value }, { $troops ->
    [one] { $troops } Troop
   *[other] { $troops } Troops
 })
goal-round = Round { $n }:
goal-cards = all cards taken:
goal-called = all Virtues called:
goal-level = level { $n }:
goal-clock = when the clock rings

autopass-line = Answered by itself: { $answer }
autopass-none = Passed by itself: { $question }
