### Un joueur part en Exil : le bandeau et ce qui y a mené.

relocation-banner = Exil : tout recommence
relocation-why = Déshonneur { $total }, plafond { $cap }
relocation-happened = Ce qui vient d’arriver
relocation-mill = { $seat_is ->
    [you] Le moulin vous distribue un Déshonneur { $value } : { $before } + { $value } = { $total }, plafond { $cap }.
   *[other] Le moulin distribue un Déshonneur { $value } { $seat_to } : { $before } + { $value } = { $total }, plafond { $cap }.
}
relocation-card = { $seat_is ->
    [you] Vous recevez { $card } : { $before } + { $value } = { $total }, plafond { $cap }.
   *[other] { $seat_the } reçoit { $card } : { $before } + { $value } = { $total }, plafond { $cap }.
}
relocation-lost = { $seat_is ->
    [you] Vous partez en Exil et perdez { $honour ->
        [one] { $honour } Point d’Honneur
       *[other] { $honour } Points d’Honneur
    } : cartes { $cards }, jetons { $tokens }, Reconnaissance { $recognition }.
   *[other] { $seat_the } part en Exil et perd { $honour ->
        [one] { $honour } Point d’Honneur
       *[other] { $honour } Points d’Honneur
    } : cartes { $cards }, jetons { $tokens }, Reconnaissance { $recognition }.
}
relocation-anew = { $queued ->
    [0] De nouveau au niveau 1 ; la main est conservée.
    [one] De nouveau au niveau 1 ; une carte quitte la file, la main est conservée.
   *[other] De nouveau au niveau 1 ; { $queued } cartes quittent la file, la main est conservée.
}
relocation-bare = { $seat_is ->
    [you] Vous partez en Exil, sans Honneur à perdre.
   *[other] { $seat_the } part en Exil, sans Honneur à perdre.
}
