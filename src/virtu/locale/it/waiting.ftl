### I tavoli che aspettano qualcuno.

waiting-due = { $due ->
    [0] per ora niente da fare
    [one] tocca a te a un tavolo
   *[other] tocca a te a { $due } tavoli
}
