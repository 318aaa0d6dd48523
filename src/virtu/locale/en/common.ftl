### Words every page and every game uses.

## Games

game-governing = The Art of Governing
game-wars_of_italy = The Wars of Italy
game-seven_virtues = The Seven Virtues
game-honour = Honour
length-governing = 2–3 hours
length-wars_of_italy = 90 minutes
length-seven_virtues = 25 minutes
length-honour = 45 minutes
secret-governing = nothing hidden
secret-wars_of_italy = nothing hidden
secret-seven_virtues = memory
secret-honour = hidden hands
about-governing = Rule an Italian house: move through your Palace, annex and besiege, sponsor the arts, place Agents.
about-wars_of_italy = France against Naples. Win over Rome, Venice and Florence, or take them.
about-seven_virtues = Take every card of one Virtue or of one number. Then seven scorings, each with its own power.
about-honour = Build honour, spread dishonour and mind the Rumour Mill: what is queued today counts tomorrow.
players-exact = { $players } players
players-range = { $least }–{ $most } players

## Places to go

menu = Menu
nav-play = Play
nav-rules = Rules
nav-replays = Replays
lobby = Lobby
games = Games
game = Game
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
theme-to-dark = Change to dark
theme-to-light = Change to light
back-to-lobby = Back to the lobby
nothing-here = There is nothing at this address.
close = Close
save = Save
yes = Yes
no = No

## Lobby

play-against-bots = Play against bots
new-table = New table
waiting-for-you = Waiting for you
due-of = { $due } of { $all ->
    [one] { $all } table
   *[other] { $all } tables
}
no-tables-of-yours = No table of yours. Start one against bots: it takes one press.
your-move = Your move
open-table = Open
open-tables = Open tables
open-count = { $open } open
no-open-tables = Nobody waits for players. A new table with a free seat appears here.
seats = Seats
seats-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
bots-count = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
join = Join
watch = Watch
create-table = Create the table
seat-number = Seat { $number }
seat-me = you
seat-friend = a friend
seat-open = free seat
bot = Bot
bot-level = Bot: { $level }
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-random-line = Plays anything that is allowed.
level-easy-line = Takes what looks best at once.
level-medium-line = Tries out a few plans before each answer.
level-hard-line = Plays out many lines in its head before it answers.
level-expert-line = Looks furthest, and takes its time for it.
nav-bots = Bots
bots-how-strong = How strong are the bots?
more-options = { $count } more options
option-hands = Hands
option-hands-memory = from memory
option-hands-open = open
option-first = Begins
option-first-random = by lot
your-name = Your name
won-by = won by { $names }
finished-games = Finished games
no-finished-games = No finished game yet. Every game you finish can be replayed here.
bring-record = Bring a record
bring-explained = A record is the text of a whole game. It is checked line by line, then you can replay it.
choose-file = Choose a file

## Before a game

waiting-room = { $free ->
    [0] All seats are taken; the game is about to begin.
    [one] One seat is free. Send this link to a friend:
   *[other] { $free } seats are free. Send this link to your friends:
}
invited = { $free ->
    [0] All seats are taken.
    [one] You are invited: one seat is free.
   *[other] You are invited: { $free } seats are free.
}
invite-link = Copy the invite link
copy-link = Copy the table’s link
copied = Copied
leave = Leave
watch-when-begun = Stay on this page to watch.

## The table

table = Table
players = Players
clockwise = clockwise
you = You
spectator = Spectator
away = away
vp = VP
log = Log
views = Views
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
details = Details
prompt = What is asked
answers = Answers
your-turn = Your turn
question-plain = What do you do?
choose-first = Choose an answer
coach-purple = Purple means you can. Choose on the table or below; nothing counts before the purple button. Press anything you wonder about.
more-answers = and { $more } more
find-answer = Find an answer
nothing-found = Nothing found.
command-line = An answer as the log writes it, for example: take justice
undo = Undo
waiting-for = Waiting for { $names }
bot-thinking = { $name } is thinking …
sit-in = Let a bot play for me
sit-in-hand-over = Hand over
sit-in-kept = A bot plays for you: { $level }.
sit-in-back = Take my seat back
waiting-for-nobody = One moment…
since-now = just now
since-minutes = since { $minutes } min
since-hours = since { $hours } h
since-days = { $days ->
    [one] since yesterday
   *[other] since { $days } days
}
line-live = live
line-ended = closed
line-connecting = connecting
line-reconnecting = Reconnecting…
reconnecting-safe = You can look around and choose; your last move (step { $step }) is safe.
notice-stale = The table moved on: here is the position now. Your answer was not played.
notice-unreachable = The server does not answer. Try again in a moment.
table-parked = This table is parked: something went wrong on the server. Nothing is lost; the record can be saved from the menu.
table-seeded = Made with a chosen seed: whoever knows it can work out what is hidden. Never rated.
table-seeded-short = chosen seed
save-record = Record of the game

## Rules and refusals

rules = Rules
rule = rule
rule-open = Rule { $clause }
rules-page = Open as a page
rules-in-english = numbered, in English
rules-missing = The rules cannot be shown at the moment.
why-not = Why not?
why-not-this = Why not { $wish }?
open-the-rule = Open the rule
reconstructed = Reconstructed
reconstructed-why = The printed value is not public; this one is our reconstruction.
printed = printed

## The end

end-of-game = End of the game
end-you = You prevail, { $points } to { $next }
end-other = { $names } prevails, { $points } to { $next }
end-shared = A shared victory with { $points }: { $names }
end-plain = { $names } prevails
score = Score
points = Points
total = Total
replay = Replay
rematch-join = Go to the rematch
rematch = Rematch
story-chapter = Scoring, { $now } of { $all }
story-next = Next
story-table = Final table
story-again = Tell the scoring again

## Replay

transport = Steps of the game
step = Step
step-first = To the beginning
step-back = One step back
step-play = Play
step-pause = Pause
step-on = One step on
step-last = To the end
link-to-step = Link to this step

## What happens at the table itself

event-table-took_back = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $answers ->
        [one] an answer back
       *[other] { $answers } answers back
}{ $followed ->
        [0] {""}
       *[other] , with all that followed
}.
event-table-stood_in = The server answered for { $seat } ({ $level }): { $trouble }.
event-table-upgraded = The rules were updated from { $from } to { $to }; the game goes on.
term-late = late
term-crashed = crashed
term-failed = failed
term-illegal = not allowed

# What a bot would do, and why
what-can-i-do = What can I do?
ideas-thinking = Looking for ideas …
ideas-none = No idea this time: look at the lit places.
redo = Redo
option-as-edition = Where nothing is chosen, the edition’s own rule holds.
setting-confirm-end = Confirm the end of my turn
setting-on = Yes
setting-off = No
ending-turn = This ends your turn. Afterwards you can only ask to take it back.
end-turn = End my turn
not-yet = Not yet
hint-only = nothing else is possible
hint-wins = you win the game
hint-ends = it ends the game
hint-points = +{ $points } points for you
hint-harm = the others lose up to { $points } points
hint-costs = it costs { $points } points
hint-outlook = leaves you well placed for what comes
in-words = Everything in words (T)
not-an-answer = “{ $text }” is not an answer of this game. Write for example: { $example }.
not-asked = This is for another to answer.

# Taking back, restarting, planning
undo-hold = Hold to restart the turn (Shift+Backspace)
ask-back = Ask to take back
ask-back-more = With all that followed it. Dice and cards come again as they fell.
ask-back-asked = { $name } asks to take an answer back.
ask-back-waits = You ask to take an answer back. Waiting for { $names }.
ask-back-agree = Agree
ask-back-refuse = Refuse
ask-back-refused = Not everybody agreed: nothing was taken back.
plan = Plan
plan-more = Try things on a copy of the table that only you see
plan-not-real = A plan, not the real game.
plan-for = You answer for { $name }.
plan-over = The planned game is over.
plan-guess = Dice and hidden cards are guesses.
plan-leave = Back to the game
plan-lapsed = The table moved on: your plan has lapsed.
plan-too-many = So many plans in so short a time: please wait a little.
keys = Keys
keys-answer = Choose an answer
keys-commit = Give the answer
keys-let-go = Let go, close
keys-restart = Restart the turn
keys-details = Details, rules
keys-words = The table in words
keys-write = Write an answer

# A name and what is said of it
pair = { $name }: { $what }

## In the terminal

play-chance = Chance
play-clock = The clock
play-value = value { $value }
play-begin = { $game }. You are { $name }; “?” explains what you can type.
play-others = Against you: { $names }.
play-help = Answer with a number, or with the notation beside it; capitals do not matter.
play-help-why = why ANSWER
play-help-why-about = why something is not allowed, with its clause
play-help-what = what ANSWER
play-help-what-about = what an answer would bring
play-help-rule = rule CLAUSE
play-help-rule-about = one clause of the rules, in English
play-help-board = board
play-help-board-about = the table once more
play-help-score = score
play-help-score-about = the points so far
play-help-save = save FILE
play-help-save-about = write the record of the game
play-help-quit = quit
play-help-quit-about = leave the game
play-leave = You leave the table.
play-nothing-against = Nothing stands against it.
play-nothing-to-tell = There is nothing more to tell about it.
play-no-clause = There is no clause { $clause }.
play-saved = Saved: { $file }.
play-cannot-save = { $file } cannot be written: { $why }.
play-no-folder = there is no such folder
play-is-folder = it is a folder
play-not-allowed = it is not allowed
play-disk = the disk does not take it
play-hidden = While this game runs its record would tell what is hidden: it can be saved once the game is over.
play-seats = With { $players } players the seats are 0 to { $last }, not { $seat }.
play-cards = Cards
play-hand = Hand
play-no-score = Nothing is counted while there are answers nobody else may know yet.
