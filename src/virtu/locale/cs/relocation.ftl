### Hráč přesídluje: nápis a co k tomu vedlo.

relocation-banner = Přesídlení, vše od začátku
relocation-why = hanba { $total }, hranice byla { $cap }
relocation-happened = Co se právě stalo
relocation-mill = { $seat_is ->
    [you] Mlýn vám přiděluje { $value }: { $before } + { $value } = { $total }, hranice { $cap }.
   *[other] { $seat } dostává z mlýna { $value }: { $before } + { $value } = { $total }, hranice { $cap }.
}
relocation-card = { $seat_is ->
    [you] Dostáváte kartu { $card }: { $before } + { $value } = { $total }, hranice { $cap }.
   *[other] { $seat } dostává kartu { $card }: { $before } + { $value } = { $total }, hranice { $cap }.
}
relocation-lost = { $seat_is ->
    [you] Přesídlujete a přicházíte o { $honour ->
            [one] { $honour } bod cti
            [few] { $honour } body cti
           *[other] { $honour } bodů cti
        }: karty { $cards }, žetony { $tokens }, uznání { $recognition }.
   *[other] { $seat } přesídluje a přichází o { $honour ->
            [one] { $honour } bod cti
            [few] { $honour } body cti
           *[other] { $honour } bodů cti
        }: karty { $cards }, žetony { $tokens }, uznání { $recognition }.
}
relocation-anew = { $queued ->
    [0] Opět úroveň 1; karty v ruce zůstávají.
    [one] Opět úroveň 1; z fronty mizí jedna karta, karty v ruce zůstávají.
    [few] Opět úroveň 1; z fronty mizí { $queued } karty, karty v ruce zůstávají.
   *[other] Opět úroveň 1; z fronty mizí { $queued } karet, karty v ruce zůstávají.
}
relocation-bare = { $seat_is ->
    [you] Přesídlujete; o žádnou čest nepřicházíte.
   *[other] { $seat } přesídluje; o žádnou čest nepřichází.
}
