### Un tavolo che aspetta gente: la sua pagina è l’invito.

invite-by = { $name } ti invita a giocare a
invite-yours = Inviti a giocare a
invite-open = Un posto libero per
invite-to = Vieni a giocare: { $game }
invite-seat = questo posto è per te
invite-wait = in attesa di qualcuno
invite-here = presente
invite-ready = pronto
invite-take = Prendi il posto libero
invite-learn = Impara prima · circa { $minutes } min
invite-no-account = Non serve un account. Il posto resta tuo su questo dispositivo.
invite-waiting = { $free ->
    [one] C’è un posto libero; la partita comincia quando è occupato.
   *[other] Ci sono { $free } posti liberi; la partita comincia quando sono tutti occupati.
}
invite-rules = Regole modificate
invite-rules-same = { $same ->
    [one] l’altra è invariata
   *[other] le altre { $same } sono invariate
}
invite-rules-usual = Nessuna: si gioca con le regole standard.
invite-bring = Invita gli altri
invite-code = Codice QR dell’indirizzo di questo tavolo
invite-point = Inquadra qui con il telefono, o scrivi l’indirizzo:
invite-copy = Copia il link
invite-share = Condividi
invite-network = Funziona per i dispositivi della stessa rete. Per giocare via internet, chi ospita deve rendere raggiungibile il server.
invite-only-here = Questo tavolo si apre solo su questo computer. Per far entrare gli altri, avvia il server con
