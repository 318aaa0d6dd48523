### A table that waits for people: its page is the invitation.

invite-by = { $name } invites you to
invite-yours = You are inviting others to
invite-open = A free seat in
invite-to = Come and play { $game }
invite-seat = this seat is for you
invite-wait = waiting for someone
invite-here = here
invite-ready = ready
invite-take = Take the free seat
invite-learn = Learn it first · about { $minutes } min
invite-no-account = No account needed. The seat stays yours on this device.
invite-waiting = { $free ->
    [one] One seat is free; the game begins when it is taken.
   *[other] { $free } seats are free; the game begins when all are taken.
}
invite-rules = Changed rules
invite-rules-same = { $same ->
    [one] the other one is as usual
   *[other] the other { $same } are as usual
}
invite-rules-usual = None: all the usual rules.
invite-bring = Invite others
invite-code = QR code for this table’s address
invite-point = Point a phone’s camera here, or type the address:
invite-copy = Copy the link
invite-share = Share
invite-network = Works for devices on the same network. To play over the internet, the host must make the server reachable from outside.
invite-only-here = This table can only be opened on this machine. To let others in, start the server with
