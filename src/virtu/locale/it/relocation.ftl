### Un giocatore va in esilio: la scritta e che cosa è successo.

relocation-banner = In esilio, si ricomincia
relocation-why = disonore { $total }, il limite era { $cap }
relocation-happened = Che cosa è appena successo
relocation-mill = { $seat_is ->
    [you] Il mulino ti assegna { $value }: { $before } + { $value } = { $total }, limite { $cap }.
   *[other] Il mulino assegna { $value } { $seat_to }: { $before } + { $value } = { $total }, limite { $cap }.
}
relocation-card = { $seat_is ->
    [you] Ricevi { $card }: { $before } + { $value } = { $total }, limite { $cap }.
   *[other] { $seat_the } riceve { $card }: { $before } + { $value } = { $total }, limite { $cap }.
}
relocation-lost = { $seat_is ->
    [you] Vai in esilio e perdi { $honour ->
        [one] { $honour } punto Onore
       *[other] { $honour } punti Onore
    }: carte { $cards }, segnalini { $tokens }, riconoscimento { $recognition }.
   *[other] { $seat_the } va in esilio e perde { $honour ->
        [one] { $honour } punto Onore
       *[other] { $honour } punti Onore
    }: carte { $cards }, segnalini { $tokens }, riconoscimento { $recognition }.
}
relocation-anew = { $queued ->
    [0] Di nuovo al livello 1; la mano resta.
    [one] Di nuovo al livello 1; una carta lascia la coda, la mano resta.
   *[other] Di nuovo al livello 1; { $queued } carte lasciano la coda, la mano resta.
}
relocation-bare = { $seat_is ->
    [you] Vai in esilio; non avevi onore da perdere.
   *[other] { $seat_the } va in esilio; non aveva onore da perdere.
}
