### What the server says no to.

fault-unreachable = The server is not responding. Try again in a moment.
fault-internal = Something went wrong on the server. It has been logged.
fault-not_found = There is nothing here.
fault-wrong_method = The server does not understand this request.
fault-bad_message = The server could not read this request.
fault-wrong_kind = The server can’t read requests in this form.
fault-too_large = That is too big for the server.
fault-too_fast = That was too fast. Please wait a second.
fault-bad_cookie = This browser’s guest pass is no longer valid. Reload the page to get a new one.
fault-no_guest = The server does not know you yet. Reload the page.
fault-foreign_page = This request did not come from a page on this server.
fault-bad_name = A name needs 1 to { $longest } visible characters.
fault-unknown_game = This server does not have that game.
fault-unknown_table = There is no such table.
fault-unknown_level = This server has no such bot.
fault-unknown_step = This game does not have that many moves.
fault-unknown_seat = There is no such seat at this table.
fault-bad_players = This game can’t be played with { $players ->
    [one] one player
   *[other] { $players } players
}.
fault-bad_option = One of the options is not possible in this game.
fault-bad_seats = The seats do not match the number of players, or you would have more than one seat.
fault-bad_record = This saved game can’t be used.
fault-too_many_tables = You have opened a lot of tables. Please wait a minute.
fault-too_many_running = You already have a lot of games going. Finish one first.
fault-too_many_sockets = This page is already open in too many windows. Close some of them.
fault-too_many_plans = You have made a lot of plans. Please wait a little.
fault-seat_taken = Seat { $seat } is taken.
fault-no_open_seat = There is no free seat at this table, but you can watch.
fault-not_open = You can’t join this game any more.
fault-not_seated = Only the players at this table can do that.
fault-not_your_seat = You are watching. Only players can make moves.
fault-not_your_turn = It is not your turn.
fault-not_playing = No game is being played at this table right now.
fault-not_over = You can do that once the game is over.
fault-hidden = The game is still going on, and its record would give away hidden information.
fault-stale = The game has moved on. Your move was not played; here is the current position.
fault-no_undo = There is nothing to undo right now.
fault-no_redo = There is nothing to redo right now.
fault-no_request = Nobody is asking you to undo anything.
fault-lapsed = The game has moved on, so your plan was closed.
fault-parked = Something went wrong on the server, and this game is on hold. Nothing is lost.
fault-storage = The server cannot save or look anything up right now. Please try again.
fault-busy = The server is very busy right now. Please try again.

guest-name = Guest { $number }

key-enter = Enter
key-escape = Esc
key-shift = Shift
