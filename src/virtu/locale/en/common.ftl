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
secret-seven_virtues = played from memory
secret-honour = hidden hands
about-governing = Rule an Italian house: move through your Palace, annex and besiege, sponsor the arts, place Agents.
about-wars_of_italy = France against Naples. Win over Rome, Venice and Florence, or conquer them.
about-seven_virtues = Take all the cards of one Virtue or one value. Then the seven Virtues are scored, each with its own power.
about-honour = Build Honour, spread Dishonour and mind the Rumour Mill: what is queued today counts tomorrow.
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
theme-to-dark = Switch to the dark theme
theme-to-light = Switch to the light theme
back-to-lobby = Back to the lobby
nothing-here = There is nothing at this address.
table-away = No connection to the server
try-again = Try again
close = Close
save = Save
yes = Yes
no = No

## Lobby

play-against-bots = Play against bots
new-table = New table
waiting-for-you = Waiting for you
your-move = Your move
open-table = Open
open-tables = Open tables
open-count = { $open } open
no-open-tables = No open tables right now. Any table with a free seat will appear here.
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
level-random-line = Plays any move that is allowed.
level-easy-line = Takes whatever looks best right now.
level-medium-line = Tries out a few plans before each move.
level-hard-line = Plays out many lines in its head before it moves.
level-expert-line = Looks furthest ahead, and takes its time.
nav-bots = Bots
bots-how-strong = How strong are the bots?
option-hands = Hands
option-hands-memory = hidden (from memory)
option-hands-open = open
option-first = First player
option-first-random = random
your-name = Your name
won-by = won by { $names }
finished-games = Finished games
no-finished-games = No finished games yet. Every game you finish can be replayed here.
bring-record = Import a game
bring-explained = Upload a saved game: every move is checked, then you can replay it.
choose-file = Choose a file

## Before a game

invited = { $free ->
    [0] All seats are taken.
    [one] You are invited: one seat is free.
   *[other] You are invited: { $free } seats are free.
}
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
prompt = Your decision
answers = Moves
your-turn = Your turn
question-plain = What do you do?
choose-first = Choose a move
coach-purple = Whatever is outlined in purple can be chosen. Nothing is final until you press the purple button.
more-answers = and { $more } more
find-answer = Search the moves
nothing-found = No matches.
command-line = Type a move, e.g. take justice
undo = Undo
waiting-for = Waiting for { $names }
bot-thinking = { $name } is thinking…
sit-in = Let a bot play for me
sit-in-hand-over = Hand over
sit-in-kept = A bot is playing for you: { $level }.
sit-in-back = Take my seat back
waiting-for-nobody = One moment…
since-now = just now
since-minutes = for { $minutes } min
since-hours = for { $hours } h
since-days = { $days ->
    [one] since yesterday
   *[other] for { $days } days
}
line-live = live
line-ended = closed
line-connecting = connecting…
line-reconnecting = Reconnecting…
reconnecting-safe = You can still look around and choose; your last move (step { $step }) is safe.
sending-slow = The server is slow to save your move. Nothing is lost; there is no need to press again.
table-parked = This game is on hold: something went wrong on the server. Nothing is lost, and you can save the record from the menu.
table-other-data = This game was begun with other component data ({ $data }) than this server has now. Nothing is lost: it goes on when the server has them again.
table-seeded = Created with a chosen seed: anyone who knows it can work out what is hidden. Never rated.
table-seeded-short = chosen seed
save-record = Save the game record

## Rules and refusals

rules = Rules
rule = rule
rule-open = Rule { $clause }
rules-page = Open as a page
rules-missing = The rules can’t be shown right now.
why-not = Why not?
why-not-this = Why not { $wish }?
open-the-rule = Open the rule
reconstructed = Reconstructed
reconstructed-why = The printed value is not public; this one is our reconstruction.
printed = printed

## The end

end-of-game = End of the game
end-you = You win, { $points } to { $next }
end-other = { $names_the } wins, { $points } to { $next }
end-shared = A shared victory, { $points ->
    [one] 1 point
   *[other] { $points } points
} each: { $names }
end-plain = { $names_the } wins
score = Score
points = Points
total = Total
replay = Replay
rematch-join = Go to the rematch
rematch = Rematch
story-chapter = Scoring, { $now } of { $all }
story-next = Next
story-table = Final scores
story-again = Show the scoring again

## Replay

transport = Steps of the game
step = Step
step-first = To the beginning
step-back = One step back
step-play = Play
step-pause = Pause
step-on = One step forward
step-last = To the end
link-to-step = Link to this step

## What happens at the table itself

event-table-took_back = { $seat_is ->
    [you] You undo
   *[other] { $seat } undoes
} { $answers ->
        [one] a move
       *[other] { $answers } moves
}{ $followed ->
        [0] {""}
       *[other] {" "}and everything that followed
}.
event-table-stood_in = The server moved for { $seat } ({ $level } bot: { $trouble }).
event-table-upgraded = The rules were updated from { $from } to { $to }; the game goes on.
term-late = took too long
term-crashed = crashed
term-failed = failed
term-illegal = not allowed

# What a bot would do, and why
what-can-i-do = What can I do?
ideas-thinking = Looking for ideas…
ideas-none = No suggestions this time. Try one of the highlighted options.
redo = Redo
option-as-edition = Anything you don’t set follows the chosen edition.
setting-confirm-end = Confirm the end of my turn
setting-on = Yes
setting-off = No
ending-turn = This ends your turn. After that you can only request an undo.
end-turn = End my turn
not-yet = Not yet
in-words = Text view (T)
not-an-answer = “{ $text }” is not a move in this game. Try, for example: { $example }
not-asked = It is someone else’s decision.

# Taking back, restarting, planning
undo-hold = Hold to restart the turn (Shift+Backspace)
ask-back = Request an undo
ask-back-more = Undoes everything since then, too. The same cards will come up again.
ask-back-asked = { $name } wants to undo a move.
ask-back-waits = You asked to undo a move. Waiting for { $names }.
ask-back-agree = Agree
ask-back-refuse = Refuse
ask-back-refused = Not everyone agreed, so nothing was undone.
plan = Plan
plan-more = Try things out on a copy of the table that only you see
plan-not-real = A plan, not the real game.
plan-for = You are deciding for { $name }.
plan-over = The planned game is over.
plan-guess = Hidden cards and future draws are guesses.
plan-leave = Back to the game
keys = Keys
keys-answer = Choose a move
keys-commit = Confirm
keys-let-go = Deselect or close
keys-restart = Restart the turn
keys-details = Details and rules
keys-words = Text view
keys-write = Type a move

# A name and what is said of it
pair = { $name }: { $what }

## In the terminal

play-chance = Chance
play-clock = The clock
play-value = value { $value }
play-begin = { $game }. You play { $name }; type “?” for help.
play-others = Your opponents: { $names }.
play-help = Pick a move by its number, or type it in the notation shown beside it (capitals don’t matter).
play-help-why = why MOVE
play-help-why-about = why a move is not allowed, with its clause
play-help-what = what MOVE
play-help-what-about = what a move would do
play-help-rule = rule CLAUSE
play-help-rule-about = one clause of the rules
play-help-board = board
play-help-board-about = show the table again
play-help-score = score
play-help-score-about = the points so far
play-help-save = save FILE
play-help-save-about = save the record of the game
play-help-quit = quit
play-help-quit-about = leave the game
play-leave = You leave the table.
play-nothing-against = You can play that.
play-nothing-to-tell = There is nothing more to say about it.
play-no-clause = There is no clause { $clause }.
play-saved = Saved: { $file }.
play-cannot-save = Can’t save { $file }: { $why }.
play-no-folder = there is no such folder
play-is-folder = that is a folder
play-not-allowed = permission denied
play-disk = the disk can’t be written to
play-hidden = While the game is going on, its record would reveal hidden information. You can save it once the game is over.
play-seats = With { $players } players the seats are 0 to { $last }, not { $seat }.
play-cards = Cards
play-hand = Hand
play-no-score = No score yet: some choices are still secret.
