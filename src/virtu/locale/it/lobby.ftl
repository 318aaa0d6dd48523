### Attorno ai tavoli: l’atrio e la barra di ogni pagina.

settings = Impostazioni
nav-lab = Laboratorio

## Lasciare un tavolo

ways = Esci, abbandona, elimina
way-hand-over = Fai giocare un bot al mio posto
way-take-back = Riprendi il mio posto
way-leave = Esci dal tavolo
way-end = Chiudi la partita di comune accordo
way-end-about = La partita finisce subito e nessuno vince. Devono accettare tutti.
way-resign = Abbandona
way-resign-two = Vince l’altra parte. Non si torna indietro.
way-resign-more = Al tuo posto gioca un bot. Non si torna indietro.
way-delete = Elimina questa partita
way-delete-about = La partita e la sua registrazione vengono eliminate per sempre.
end-asked = { $name_the } propone di chiudere qui la partita.
end-waits = Hai proposto di chiudere la partita. In attesa di: { $names }.
end-refused = Non tutti sono d’accordo: la partita continua.
end-agreed = Chiusa di comune accordo
end-given-up = Hanno abbandonato tutti: nessun vincitore
end-resigned-you = { $name } abbandona: vinci tu
end-resigned = { $name } abbandona: vince { $names }
event-table-resigned = { $person } abbandona.
event-table-ended = Tutti d’accordo: la partita finisce qui, senza vincitori.

## L’atrio

your-games = Le tue partite
ways-of = Altro su { $table }
state-kept = un bot gioca al tuo posto
state-playing = in corso
rules-usual = regole standard
quick-level = Partite rapide contro i bot:
new-table-of = Nuovo tavolo: { $game }
the-bots = I bot
goal-governing = Vince chi ha più punti Prestigio quando qualcuno controlla 8 città o completa il tracciato Patrocinio.
goal-wars_of_italy = La Francia vince se controlla Napoli alla fine di un round; altrimenti vince chi ha più punti dopo 21 round.
goal-seven_virtues = Vince chi ha più punti vittoria dopo la settima Virtù.
goal-honour = Vince chi ha più onore quando qualcuno raggiunge il livello 5.

## Where nothing is, or nobody answers

rules-unknown = Qui non c’è nessun gioco chiamato «{ $game }». Ecco quelli disponibili.
offline = Il server non risponde. Ecco che cosa è rimasto su questo dispositivo: le regole e questa pagina com’era l’ultima volta.
fault-not_alone = Si può eliminare solo un tavolo a cui non gioca nessun altro.
fault-not_reached = Il server è raggiungibile solo da questo computer.
fault-deleted = Questo tavolo è stato eliminato.
