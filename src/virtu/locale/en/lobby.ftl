### Around the tables: the lobby and the bar of every page.

settings = Settings
nav-lab = Lab

## Ways out of a table

ways = Leave, resign, delete
way-hand-over = Let a bot play for me
way-take-back = Take my seat back
way-leave = Leave the table
way-end = End the game by agreement
way-end-about = The game ends at once and nobody wins. Everyone must agree.
way-resign = Resign
way-resign-two = The other side wins. This can’t be undone.
way-resign-more = A bot plays on in your place. This can’t be undone.
way-delete = Delete this game
way-delete-about = The game and its record will be gone for good.
end-asked = { $name } wants to end the game here.
end-waits = You asked to end the game. Waiting for { $names }.
end-refused = Not everyone agreed, so the game goes on.
end-agreed = Ended by agreement
end-given-up = Everyone resigned: no winner
end-resigned-you = { $name } resigned: you win
end-resigned = { $name } resigned: { $names } wins
event-table-resigned = { $person } resigns.
event-table-ended = Everyone agreed: the game ends here, without a winner.

## The lobby

your-games = Your games
ways-of = More options for { $table }
state-kept = a bot is playing for you
state-playing = in progress
rules-usual = usual rules
quick-level = Quick games against bots:
new-table-of = New table: { $game }
the-bots = The bots
goal-governing = Most Prestige Points when someone holds 8 Cities or completes the Patronage track.
goal-wars_of_italy = France wins if it holds Naples at the end of a Round; otherwise, most points after 21 Rounds.
goal-seven_virtues = Most Victory Points after the seventh Virtue.
goal-honour = Most Honour when someone reaches level 5.

## Where nothing is, or nobody answers

rules-unknown = There is no game called “{ $game }” here. These are the games you can play.
offline = The server is not responding. Here is what this device has saved: the rules, and this page as you last saw it.
fault-not_alone = You can only delete a table where nobody else is playing.
fault-not_reached = This server can only be reached from this machine.
fault-deleted = This table was deleted.
