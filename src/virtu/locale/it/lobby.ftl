### Attorno ai tavoli: l’atrio e la barra di ogni pagina.

settings = Impostazioni

## Lasciare un tavolo

ways = Lasciare, arrendersi, eliminare
way-hand-over = Far giocare un bot per me
way-take-back = Riprendere il mio posto
way-leave = Lasciare il tavolo
way-end = Chiudere la partita di comune accordo
way-end-about = La partita finisce subito e nessuno vince. Tutti devono essere d’accordo.
way-resign = Arrendersi
way-resign-two = Vince l’altra parte. Non si torna indietro.
way-resign-more = Un bot gioca al tuo posto. Non si torna indietro.
way-delete = Eliminare questa partita
way-delete-about = La partita e il suo verbale spariscono per sempre.
end-asked = { $name } propone di chiudere qui la partita.
end-waits = Proponi di chiudere la partita. Si aspetta: { $names }.
end-refused = Non tutti erano d’accordo: la partita continua.
end-agreed = Chiusa di comune accordo
end-given-up = Tutti si sono arresi: nessun vincitore
end-resigned-you = { $name } si arrende: vinci tu
end-resigned = { $name } si arrende: vince { $names }
event-table-resigned = { $person } lascia il posto per sempre.
event-table-ended = Tutti d’accordo: la partita finisce qui, senza vincitori.

## L’atrio

your-games = Le tue partite
ways-of = Altro su { $table }
state-kept = un bot gioca per te
state-playing = in corso
rules-usual = regole consuete
quick-level = Partite rapide contro i bot:
new-table-of = Nuovo tavolo: { $game }
the-bots = I bot
goal-governing = Più punti Prestigio quando qualcuno tiene 8 Città o completa il tracciato Patrocinio.
goal-wars_of_italy = La Francia vince subito con Napoli; altrimenti più punti dopo 21 round.
goal-seven_virtues = Più punti vittoria dopo la settima Virtù.
goal-honour = Più Onore quando qualcuno raggiunge il livello 5.

## Where nothing is, or nobody answers

rules-unknown = Qui non c’è un gioco chiamato «{ $game }». Questi sono quelli che ci sono.
offline = Il server non risponde. Ecco che cosa ha conservato questo dispositivo: le regole, e questa pagina com’era.
fault-not_alone = Si può eliminare solo un tavolo a cui non gioca nessun altro.
fault-not_reached = Solo questa macchina raggiunge il server.
fault-deleted = Questo tavolo è stato eliminato.
