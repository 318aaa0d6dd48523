### L’aiuto di gioco dell’Arte del governo.
### Gli *asterischi* mettono in risalto; [crown] si disegna come simbolo, [florin 2] come moneta con il numero.

aid-ag-win = *Vince chi ha più punti Prestigio.* Ultimo anno: qualcuno controlla *{ $cities } città* o raggiunge il *Patrocinio { $step }*, o non resta *nessuna città neutrale*{ $years ->
    [0] .
   *[other] , o è l’*anno { $years }*.
}

aid-ag-sieges = le truppe davanti a città non tue attaccano
aid-ag-order = prima chi ha più città
aid-ag-salary = { $rates }; le truppe non pagate se ne vanno
aid-ag-rate = { $first }–{ $last } truppe [florin { $florins }]
aid-ag-recruit = [florin { $home }] nelle città con il tuo stemma, [florin { $elsewhere }] altrove; fino a { $most } truppe
aid-ag-alliance = al massimo con una potenza per inverno

aid-ag-actions = Sei azioni e i loro costi
aid-ag-govern = Ognuna riattiva 2 tessere esaurite o un’alleanza.
aid-ag-step = gradino { $steps }:
aid-ag-sponsor = Un gradino di Patrocinio. I gradini { $first } e { $second } danno un bonus: un Artista, un’Opera.
aid-ag-annex = Prendi una città neutrale su strada o da porto a porto. Mai un porto pirata. Il tuo agente: −1. Quello di un altro: +1.
aid-ag-war = Chi entra in una città non sua la assedia.

aid-ag-alliances = Alleanze
aid-ag-france = +{ $strength } in una battaglia
aid-ag-empire = [cross] per pagare; una croce alla fine
aid-ag-ottoman = [ship { $ships }] in un’azione

aid-ag-agents = bloccano una sala o un’alleanza altrui. Città neutrale: −1 per te, +1 per gli altri. Città altrui: −1 nel tuo assedio.
aid-ag-space = Spazio
aid-ag-spaces = tre ai lati; uno in più per ogni Titolo che lo mostra e per { $cities } città

aid-ag-cities = Città { $counts }
aid-ag-patronage = Patrocinio { $steps }
aid-ag-furthest = più avanti su ogni tracciato
aid-ag-religion = più croci: 1°, 2°… { $players ->
    [0] (in tre: { $three })
   *[other] {""}
}
aid-ag-trophy = Trofeo: prima città presa a ogni rivale
aid-ag-allied = Alleanza senza agente avversario
