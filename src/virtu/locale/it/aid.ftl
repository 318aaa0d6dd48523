### L’aiuto di gioco: una partita su un foglio.

aid-title = Aiuto di gioco
aid-print = Stampa su un foglio
aid-of-table = Con le regole scelte a questo tavolo.
aid-show = Mostra sul tavolo: { $name }
aid-nowhere = { $name }: al momento non è sul tavolo
aid-whole = Tutto il foglio
aid-beside = Accanto al tavolo
