### Un nuovo tavolo: chi gioca, e che altro si può concordare.

new-table-easy = bastano due scelte; tutto il resto ha un valore consueto
who-plays = Chi gioca
who-plays-about = Un amico assente può essere sostituito da un bot e poi tornare.
seat-by-link = un amico, con un link
more-rules = Altre regole
more-rules-about = si cambiano di rado · { $differ ->
    [0] tutte consuete
   *[other] { $differ } su { $all } diverse
}
all-as-usual = Tutto come di consueto
rules-differ = { $differ ->
    [one] 1 diversa
   *[other] { $differ } diverse
}
rules-as-usual = { $count ->
    [one] 1 regola, consueta
   *[other] { $count } regole, tutte consuete
}
rules-of-edition = Edizione
rules-of-influence = Influenza e alleati
rules-of-money = Denaro e Indulgenze
rules-of-war = Guerra e assedi
rules-of-palace = Palazzo e Agenti
rules-of-end = Inizio, fine e punteggio
rules-of-more = Altre
whole-table = { $game }, { $players } giocatori: { $who }.
whole-you = tu
whole-friends = { $friends ->
    [one] un amico
   *[other] { $friends } amici
}
whole-usual = Regole consuete.
about-option-preset = Le edizioni divergono in alcuni punti; ogni scelta ne segue una.
about-option-florin_surplus = Quando un’azione richiede meno fiorini di quanti ne mostra la carta nella Sala.
about-option-symbol_scope = Se una carta riattivata può pagare con un altro simbolo nella stessa fase.
about-option-scheme_unblock_masks = Quante Maschere servono per cacciare l’Agente che blocca una Sala per Tramare.
about-option-retreat_timing = Quando tornano a casa i superstiti di un assedio perso.
about-option-defender_tokens = Se anche chi è assediato può usare i gettoni +1.
about-option-token_discard = Quando i gettoni +1 non usati tornano nella riserva.
about-option-lost_space = Quale spazio del Palazzo si cede quando si perde una Città.
about-option-beginner_palace_agents = Più facile per chi comincia: quanti Agenti può ospitare un Palazzo.
about-option-plains_multi = Come combattono tre o più eserciti davanti alla stessa Città.
about-option-plains_winner_siege = Quando il vincitore di una battaglia in pianura decide dell’assedio.
about-option-plains_bonuses = Quali bonus di Guerra valgono in una battaglia davanti alle mura.
about-option-leonardo_after_plains = Se Leonardo può servire di nuovo nell’assedio che segue una battaglia.
about-option-war_pass = Se chi ha passato può annunciare ancora un bonus.
about-option-conquest_stack = Quale disco sta sopra sul tracciato del Prestigio dopo una conquista.
about-option-religious_tie = Che cosa ricevono i giocatori a pari grado nella religione.
about-option-insert_above = Se una carta comprata può stare sopra un’altra.
about-option-indulgence_supply = Se le dieci carte Indulgenza possono esaurirsi.
about-option-indulgence_window = Fino a quando in Primavera un’Indulgenza può dare 3 fiorini.
about-option-family_placement = Come si dispongono all’inizio le tre carte Famiglia.
about-option-first_player = Chi gioca per primo.
about-option-year_limit = Una nostra regola per una serata più breve: si contano i punti dopo l’Inverno di quell’Anno.
about-option-track = Quanto sono lunghi i tre tracciati dell’influenza e quanto larghe le zone.
about-option-recruit_at_allies = Se si possono reclutare Truppe proprie nelle città alleate.
about-option-helper_bonuses = Quando si può aiutare a difendere una città favorevole.
about-option-allied_capital_costs = Se prendere la capitale dell’alleato avversario costa influenza presso di lui.
about-option-orphan_tile = Dove va la tessera di una dipendenza quando la sua Città maggiore è eliminata.
about-option-orphan_troops = Che ne è delle Truppe davanti a una città tornata neutrale.
about-option-initial_cities = In quali città una Truppa costa 1 fiorino.
about-option-hands = Nel gioco stampato bisogna ricordare che cosa hanno preso gli altri; scoperte è più facile.
about-option-first = Chi gioca per primo.
about-option-variant = La Partita breve non ha Mulino delle dicerie né Destino, e finisce a tempo.
about-option-mill_start = Quando il Mulino delle dicerie distribuisce per la prima volta.
about-option-round_limit = Dopo tanti round si contano i punti in ogni caso.
about-option-rounds = Quanti round dura la Partita breve.
about-option-timer = Se si contano i round o suona un orologio per tutti.
