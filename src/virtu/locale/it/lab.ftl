### Il laboratorio: piccoli studi e che cosa mostrano le partite di questo server.

fault-lab_off = Chi gestisce questo server ha disattivato il laboratorio.
fault-study_running = Hai già uno studio in corso o in attesa. Uno alla volta.
fault-lab_full = Ci sono già molti studi in attesa. Riprova più tardi.
fault-study_too_large = Questo studio è troppo grande: vale { $work } partite e il limite è { $most }. Scegli meno partite o bot più rapidi.
fault-bad_study = Il laboratorio non offre uno studio di questo tipo.
fault-same_sides = A e B sono uguali: non c’è niente da confrontare.
fault-unknown_study = Questo studio non esiste o non è più conservato.
fault-not_your_study = Solo chi ha avviato uno studio può fermarlo o eliminarlo.
fault-not_done = Questo studio non ha ancora risultati.
fault-no_data = Questo studio non cambia nessun numero.
