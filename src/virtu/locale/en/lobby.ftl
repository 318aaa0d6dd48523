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
end-resigned-you = { $name } gave up: you prevail
end-resigned = { $name } gave up: { $names } prevails
event-table-resigned = { $name } gives up the seat for good.
event-table-ended = All agreed: the game ends here, without a winner.
