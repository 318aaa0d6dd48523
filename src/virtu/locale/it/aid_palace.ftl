### Ciò che gli aiuti dei due giochi con il palazzo dicono allo stesso modo.
### Gli *asterischi* mettono in risalto; [crown] si disegna come simbolo, [florin 2] come moneta con il numero, [either] come corona o croce.

aid-palace-year = Un anno
aid-palace-signs = Simboli
aid-palace-siege = Assedi
aid-palace-points = Punti a fine partita
aid-palace-hindrances = Indulgenze, agenti, spazi

## Primavera e inverno

aid-palace-marker = fino a { $rooms } sale in senso orario; una in più per [florin { $price }] e per ogni [arrow]. Superare una freccia Cortigiano riattiva il suo lato.
aid-palace-action = quella della sala, se non vi è un’indulgenza o un agente avversario. { $surplus ->
    [banked] I fiorini in più delle sue carte si tengono.
   *[other] I fiorini in più delle sue carte si perdono.
}
aid-palace-reorganise = sposta carte disponibili in sale o altri spazi
aid-palace-buy = al massimo uno per tipo, pagati tutti insieme

## Simboli

aid-palace-florin = ogni prezzo; si conserva
aid-palace-crown = Governare, Patrocinare, Annettere, acquisti
aid-palace-cross = Governare, Patrocinare, acquisti
aid-palace-cavalry = una truppa, una strada
aid-palace-ship = Commerciare; il mare
aid-palace-mask = Tramare
aid-palace-war = forza in battaglia
aid-palace-arrow = segnalino, una sala
aid-palace-one-kind-name = Un solo tipo di simbolo
aid-palace-one-kind = conta per ogni carta o tessera. Carte ai lati e tessere si esauriscono quando pagano, le carte nelle sale mai.

## Azioni

aid-palace-any = { $symbol } a volontà
aid-palace-trade = Ogni nave porta [florin { $florins }].
aid-palace-annex-cost = [crown]: valore + 1, e [ship] per ogni mare
aid-palace-war-cost = [cavalry] una strada · [ship] un mare, per ogni truppa
aid-palace-scheme = Ogni maschera: piazza un agente, spostane uno o rimandane a casa uno avversario. In una sala Tramare occupata da un agente avversario { $masks ->
    [one] la prima maschera lo toglie.
   *[other] le prime { $masks } maschere lo tolgono.
}

## Assedi

aid-palace-attack = Attacco
aid-palace-attack-is = [troop] truppe + [war] guerra
aid-palace-more-than = più di
aid-palace-defence = Difesa
aid-palace-defence-is = valore + [troop] + [war]
aid-palace-won = Vinto
aid-palace-won-costs = perdi 1 truppa se la difesa era { $strong } o più, e 1 per ogni truppa che difende
aid-palace-lost = Perso
aid-palace-lost-costs = perdi 1 truppa; le altre si ritirano
aid-palace-tokens = Segnalini +1
aid-palace-tokens-are = per ogni [war] sulle carte di una sala Muovere guerra, al suo prezzo; { $defend ->
    [yes] in attacco e in difesa
   *[no] solo in attacco
}

## Ostacoli

aid-palace-indulgence = richiedine una: [crown] o [florin { $florins }]; blocca la sala. Te ne liberi passando o fermandoti: [cross { $crosses }] o [crown { $crowns }].

## Punti

aid-palace-each = { $n } cad.
aid-palace-printed = su carte e tessere
aid-palace-as-printed = come indicato
