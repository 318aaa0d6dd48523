### A table that waits for people: its page is the invitation.

invite-by = { $name } invites you to
invite-yours = You invite to
invite-open = A free seat at
invite-to = Come and play { $game }
invite-seat = this seat is for you
invite-wait = waits for somebody
invite-here = here
invite-ready = ready
invite-take = Take the free seat
invite-no-account = No account needed. The seat stays yours on this device.
invite-waiting = { $free ->
    [one] One seat is free; the game begins when it is taken.
   *[other] { $free } seats are free; the game begins when all are taken.
}
invite-rules = Rules that differ
invite-rules-same = { $same ->
    [one] the other one is as usual
   *[other] the other { $same } are as usual
}
invite-rules-usual = None: everything as usual.
invite-bring = Bring others in
invite-code = QR code of this table’s address
invite-point = Point a phone’s camera here, or type the address:
invite-copy = Copy the link
invite-share = Share
invite-network = Works for devices in the same network. To play over the internet the host must open the server to it.
invite-only-here = This table can only be opened on this machine. To let others in, start the server with
