### Les tables qui attendent quelqu’un.

waiting-due = { $due ->
    [0] rien à faire pour l’instant
    [one] à vous de jouer à une table
   *[other] à vous de jouer à { $due } tables
}
