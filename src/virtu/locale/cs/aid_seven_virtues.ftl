### Přehled hry Sedm ctností.
### *Hvězdičky* zdůrazňují; [flame] se kreslí jako ikona.

aid-sv-win = *Vyhrává, kdo má nejvíce vítězných bodů*; při shodě kdo má nejvíce trojic. Na začátku má každý *{ $start } VB*.
aid-sv-turn = Tah
aid-sv-take = Berte z aktivní řady,
aid-sv-take-one = té spodní, jedním ze tří způsobů:
aid-sv-by-virtue = Jedna ctnost
aid-sv-by-virtue-is = všechny její karty, jsou-li aspoň dvě
aid-sv-by-value = Jedna hodnota
aid-sv-by-value-is = všechny její karty, jsou-li aspoň dvě
aid-sv-single = Jediná karta
aid-sv-single-is = nemá-li žádná jiná stejnou ctnost ani hodnotu
aid-sv-refill = Potom
aid-sv-refilled = karty se posunou dolů; horní řada se doplní na { $width }
aid-sv-end = Vyhodnocení
aid-sv-ends = { $players ->
    [0] když jsou všechny karty rozebrané
   *[other] když je všech { $cards } karet rozebráno
}
aid-sv-hands = Karty v ruce
aid-sv-hands-are = { $open ->
    [yes] jsou odkryté
   *[no] jsou skryté: pamatujte si, kdo co bere
}

aid-sv-icons = Ikony
aid-sv-light = při Naději za něj jeho držitel platí VB
aid-sv-chalice = Láska, Mírnost, trojice
aid-sv-water = Láska, Mírnost, trojice
aid-sv-flame = Láska, Spravedlnost, trojice
aid-sv-trio = [flame] + [water] + [chalice] = *{ $points } VB*
aid-sv-trio-when = za každou trojici, úplně na konci

aid-sv-scoring = Vyhodnocení: jedna ctnost po druhé
aid-sv-rank = Nejvíce karet ctnosti,
aid-sv-ranked = potom nejvyšší z nich. Nejprve body za pořadí, potom schopnost.
aid-sv-order = Ctnost
aid-sv-first = první: +{ $points } VB
aid-sv-second = druhý: +{ $points } VB
aid-sv-charity = smí odhodit až { $most } jiné karty: *{ $gift } VB* za každý [chalice], [water] nebo [flame]
aid-sv-charity-second = smí takto odhodit { $fewer }
aid-sv-faith = jmenuje ctnost: každý další hráč mu dá jednu její kartu
aid-sv-faith-second = { $players ->
    [0] nedává nic (ve dvou: dává také)
    [2] dává kartu také
   *[other] nedává nic
}
aid-sv-hope = jmenuje až { $most } protihráče: každý zaplatí *1 VB* za každé své [light]
aid-sv-hope-second = nikdy není jmenován
aid-sv-fortitude = *1 VB* za každou kartu Statečnosti
aid-sv-fortitude-second = *1 VB* za každou dvojici těchto karet
aid-sv-justice = *{ $points } VB* za každý [flame]
aid-sv-justice-second = *1 VB* za každý [flame]
aid-sv-temperance = *1 VB* za každý [chalice] a každou [water]
aid-sv-temperance-second = *1 VB* za každou dvojici [chalice] [water]
aid-sv-prudence = *1 VB* za každou jinou ctnost v ruce
aid-sv-prudence-second = { $players ->
    [0] polovinu, zaokrouhleno dolů (ve dvou: nic)
    [2] nic dalšího
   *[other] polovinu, zaokrouhleno dolů
}
