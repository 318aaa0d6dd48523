### Stoly, které na někoho čekají.

waiting-due = { $due ->
    [0] teď není co dělat
    [one] jste na tahu u jednoho stolu
   *[other] jste na tahu u { $due } stolů
}
