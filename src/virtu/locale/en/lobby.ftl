### Around the tables: the lobby and the bar of every page.

settings = Settings

## Ways out of a table

ways = Leave, give up, delete
way-hand-over = Let a bot play for me
way-take-back = Take my seat back
way-leave = Leave the table
way-end = End the game by agreement
way-end-about = The game ends at once and nobody wins. Everybody must agree.
way-resign = Give up
way-resign-two = The other side wins. There is no way back.
way-resign-more = A bot plays on in your place. There is no way back.
way-delete = Delete this game
way-delete-about = The game and its record are gone for good.
end-asked = { $name } asks to end the game here.
end-waits = You ask to end the game. Waiting for { $names }.
end-refused = Not everybody agreed: the game goes on.
end-agreed = Ended by agreement
end-given-up = Everybody gave up: no winner
end-resigned-you = { $name } gave up: you win
end-resigned = { $name } gave up: { $names } wins
event-table-resigned = { $person } gives up the seat for good.
event-table-ended = All agreed: the game ends here, without a winner.

## The lobby

your-games = Your games
ways-of = More about { $table }
state-kept = a bot plays for you
state-playing = being played
rules-usual = usual rules
quick-level = Quick games against bots:
new-table-of = New table: { $game }
the-bots = The bots
goal-governing = Most Prestige Points when somebody holds 8 Cities or completes the Patronage track.
goal-wars_of_italy = France wins if it holds Naples after a Round; otherwise most points after 21 Rounds.
goal-seven_virtues = Most Victory Points after the seventh Virtue.
goal-honour = Most Honour when somebody reaches level 5.

## Where nothing is, or nobody answers

rules-unknown = There is no game called “{ $game }” here. These are the ones there are.
offline = The server does not answer. Here is what this device has kept: the rules, and this page as it last was.
fault-not_alone = Only a table at which nobody else plays can be deleted.
fault-not_reached = Only this machine reaches this server.
fault-deleted = This table was deleted.
