### Un nuovo tavolo: chi gioca, e che altro si può concordare.

new-table-easy = bastano due scelte; il resto è già impostato
who-plays = Chi gioca
who-plays-about = Un bot può sostituire un amico assente, che poi riprende il suo posto.
seat-by-link = un amico, con un link
more-rules = Altre regole
more-rules-about = si cambiano di rado · { $differ ->
    [0] nessuna modificata
    [one] 1 su { $all } modificata
   *[other] { $differ } su { $all } modificate
}
all-as-usual = Ripristina tutte
rules-differ = { $differ ->
    [one] 1 modificata
   *[other] { $differ } modificate
}
rules-as-usual = { $count ->
    [one] 1 regola, invariata
   *[other] { $count } regole, tutte invariate
}
rules-of-edition = Edizione
rules-of-influence = Influenza e alleanze
rules-of-money = Denaro e indulgenze
rules-of-war = Guerra e assedi
rules-of-palace = Palazzo e agenti
rules-of-end = Inizio, fine e conteggio
rules-of-more = Altre
whole-table = { $game }, { $players } giocatori: { $who }.
whole-you = tu
whole-friends = { $friends ->
    [one] un amico
   *[other] { $friends } amici
}
whole-usual = Regole standard.
about-option-preset = Le edizioni differiscono in alcuni punti; scegli quale seguire.
about-option-florin_surplus = Che cosa accade quando un’azione richiede meno fiorini di quanti ne mostra la carta nella sala.
about-option-symbol_scope = Stabilisce se una carta o tessera riattivata può pagare con un altro simbolo nella stessa fase.
about-option-scheme_unblock_masks = Quante maschere servono per togliere l’agente che blocca una sala Tramare.
about-option-retreat_timing = Quando si ritirano le truppe superstiti di un assedio perso.
about-option-defender_tokens = Stabilisce se anche chi è assediato può usare i segnalini +1.
about-option-token_discard = Quando i segnalini +1 non usati tornano nella riserva.
about-option-lost_space = Quale spazio Cortigiano si cede quando si scende sotto le 5 città.
about-option-beginner_palace_agents = Più facile per chi comincia: quanti agenti può ospitare un palazzo.
about-option-plains_multi = Come combattono tre o più eserciti davanti alla stessa città.
about-option-plains_winner_siege = Quando chi vince una battaglia campale decide se assediare.
about-option-plains_bonuses = Quali bonus militari valgono in una battaglia campale.
about-option-leonardo_after_plains = Stabilisce se Leonardo si può usare di nuovo nell’assedio che segue una battaglia campale.
about-option-war_pass = Stabilisce se chi ha passato può ancora dichiarare un bonus più tardi.
about-option-conquest_stack = Quale disco sta sopra sul tracciato Città dopo una conquista.
about-option-religious_tie = Che cosa ricevono i giocatori in parità nell’influenza religiosa.
about-option-insert_above = Stabilisce se una carta si può mettere anche sopra una carta Azione.
about-option-indulgence_supply = Stabilisce se le dieci carte Indulgenza possono esaurirsi.
about-option-indulgence_window = Fino a quando, in primavera, un’indulgenza può dare 3 fiorini.
about-option-family_placement = Come si piazzano all’inizio le carte Casata.
about-option-first_player = Chi gioca per primo.
about-option-year_limit = Una nostra regola per una serata più breve: si contano i punti dopo l’inverno di quell’anno.
about-option-track = Quanto sono lunghi i tre tracciati Influenza e quanto sono larghe le zone.
about-option-recruit_at_allies = Stabilisce se puoi reclutare le tue truppe anche nelle città alleate.
about-option-helper_bonuses = Quando i bonus militari aiutano a difendere una città favorevole.
about-option-allied_capital_costs = Stabilisce se prendere la capitale di un’alleata dell’avversario costa influenza sulle altre Città Maggiori.
about-option-orphan_tile = Dove va la tessera di una dipendenza quando la sua Città Maggiore è eliminata.
about-option-orphan_troops = Che cosa accade alle truppe davanti a una città divenuta neutrale.
about-option-initial_cities = In quali città una truppa costa 1 fiorino.
about-option-hands = Nel gioco stampato bisogna ricordare che cosa hanno preso gli altri; con le mani scoperte è più facile.
about-option-first = Chi gioca per primo.
about-option-variant = La partita breve non ha mulino delle dicerie né Destino, e finisce a tempo.
about-option-mill_start = Quando il mulino delle dicerie assegna carte per la prima volta.
about-option-round_limit = Dopo questo numero di round si contano i punti in ogni caso.
about-option-rounds = Quanti round dura la partita breve.
about-option-timer = Stabilisce se la partita breve finisce dopo un numero di round o quando suona l’orologio.
