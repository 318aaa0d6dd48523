### Tables that wait for somebody.

waiting-due = { $due ->
    [0] nothing to do now
    [one] your move at one table
   *[other] your move at { $due } tables
}
