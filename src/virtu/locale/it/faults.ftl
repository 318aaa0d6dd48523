### Ciò che il server rifiuta.

fault-unreachable = Il server non risponde. Riprova tra un momento.
fault-internal = Si è verificato un errore sul server. È stato registrato.
fault-not_found = Qui non c’è nulla.
fault-wrong_method = Il server non capisce questa richiesta.
fault-bad_message = Il server non è riuscito a leggere questa richiesta.
fault-wrong_kind = Questa richiesta non è in una forma che il server sa leggere.
fault-too_large = I dati inviati sono troppo grandi per il server.
fault-too_fast = Vai troppo in fretta. Aspetta un secondo.
fault-bad_cookie = Il tuo accesso non è più valido. Ricarica la pagina per averne uno nuovo.
fault-no_guest = Il server non ti conosce ancora. Ricarica la pagina.
fault-foreign_page = Questa pagina non viene da questo server.
fault-bad_name = Un nome deve avere da 1 a { $longest } caratteri visibili.
fault-unknown_game = Questo gioco non è disponibile su questo server.
fault-unknown_table = Questo tavolo non esiste.
fault-unknown_level = Questo bot non è disponibile su questo server.
fault-unknown_step = Questa partita non ha così tante mosse.
fault-unknown_seat = A questo tavolo quel posto non esiste.
fault-bad_players = Questo gioco non si può giocare { $players ->
    [one] da soli
   *[other] in { $players }
}.
fault-bad_option = Una delle opzioni non è valida per questo gioco.
fault-bad_seats = I posti non corrispondono al numero dei giocatori, oppure ne occuperesti più di uno.
fault-bad_record = Questa partita salvata non si può usare.
fault-too_many_tables = Hai aperto molti tavoli. Aspetta un minuto.
fault-too_many_running = Hai già molte partite in corso. Prima finiscine una.
fault-too_many_sockets = Questa pagina è già aperta in troppe finestre. Chiudine qualcuna.
fault-too_many_plans = Hai fatto molti piani. Aspetta un po’.
fault-seat_taken = Il posto { $seat } è occupato.
fault-no_open_seat = Non ci sono posti liberi a questo tavolo, ma puoi guardare la partita.
fault-not_open = Non è più possibile unirsi a questa partita.
fault-not_seated = Possono farlo solo i giocatori di questo tavolo.
fault-not_your_seat = Stai guardando la partita: solo i giocatori possono fare mosse.
fault-not_your_turn = Non è il tuo turno.
fault-not_playing = A questo tavolo non è in corso nessuna partita.
fault-not_over = Sarà possibile quando la partita sarà finita.
fault-hidden = La partita è in corso e il suo registro rivelerebbe informazioni nascoste.
fault-stale = Nel frattempo la partita è andata avanti. La tua mossa non è stata giocata; ecco la posizione attuale.
fault-no_undo = Ora non c’è nulla che tu possa annullare.
fault-no_redo = Ora non c’è nulla che tu possa ripristinare.
fault-no_request = Nessuno ti sta chiedendo di annullare una mossa.
fault-lapsed = Nel frattempo la partita è andata avanti e il tuo piano è stato chiuso.
fault-parked = Si è verificato un errore sul server e questa partita è sospesa. Nulla è andato perso.
fault-storage = In questo momento il server non può né salvare né consultare nulla. Riprova.
fault-busy = In questo momento il server ha troppo da fare. Riprova.

guest-name = Ospite { $number }

key-enter = Invio
key-escape = Esc
key-shift = Maiusc
