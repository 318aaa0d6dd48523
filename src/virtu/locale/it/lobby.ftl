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
event-table-resigned = { $name } lascia il posto per sempre.
event-table-ended = Tutti d’accordo: la partita finisce qui, senza vincitori.
