### Honneur.

## Words

term-honour = Honneur
term-dishonour = Déshonneur
term-recognition = Reconnaissance
term-counter = Parade
term-fate = Destin
term-cleric = Clerc
term-lay = Laïc
term-universal = Universel
term-layman = Laïc
term-clerics = Clercs
term-laymen = Laïcs
term-everyone = tous
term-nothing = rien
term-priest = Prêtre
term-scholar = Érudit
term-householder = Maître de maison
term-guildsman = Membre de guilde
term-nobleman = Noble
term-letter_of_pardon = Lettre de rémission
term-oath_helpers = Cojureurs
term-talk_of_the_town = Sur toutes les lèvres
term-yesterdays_news = De l’histoire ancienne
term-the_tale_turns_round = L’histoire se retourne
term-mistaken_identity = Erreur sur la personne
term-scapegoat = Bouc émissaire
term-denounced_from_the_pulpit = Dénoncé en chaire
term-caught_in_the_act = Pris sur le fait
term-market_day = Jour de marché
term-the_town_crier = Le Crieur public
term-cards = Cartes
term-tokens = Jetons
term-level_5 = niveau de Reconnaissance 5
term-deadlock = personne ne pouvait piocher et personne n’a agi
term-round_limit = limite de rondes atteinte
term-rounds = dernière ronde
term-clock = l’horloge

## Names after a preposition, or with their article

term-clerics_to = aux Clercs
term-laymen_to = aux Laïcs
term-everyone_to = à tous
term-recognition_acc = une Reconnaissance
term-recognition_the = Une Reconnaissance
term-priest_of = du Prêtre
term-priest_to = au Prêtre
term-priest_acc = le Prêtre
term-priest_the = Le Prêtre
term-scholar_of = de l’Érudit
term-scholar_to = à l’Érudit
term-scholar_acc = l’Érudit
term-scholar_the = L’Érudit
term-householder_of = du Maître de maison
term-householder_to = au Maître de maison
term-householder_acc = le Maître de maison
term-householder_the = Le Maître de maison
term-guildsman_of = du Membre de guilde
term-guildsman_to = au Membre de guilde
term-guildsman_acc = le Membre de guilde
term-guildsman_the = Le Membre de guilde
term-nobleman_of = du Noble
term-nobleman_to = au Noble
term-nobleman_acc = le Noble
term-nobleman_the = Le Noble

## Options

option-variant = Partie
option-variant-full = partie complète
option-variant-short = partie courte
option-mill_start = Première distribution du moulin
option-mill_start-this_turn = au tour où il s’éveille
option-mill_start-next_turn = au tour suivant
option-round_limit = Limite de rondes
option-round_limit-0 = aucune limite de rondes
option-rounds = Rondes de la partie courte
option-timer = Fin de la partie courte
option-timer-rounds = après un nombre fixe de rondes
option-timer-clock = quand l’horloge sonne (30 minutes)

## Questions

question-honour-act = À vous : jouez une carte, faites une Faveur, échangez des cartes ou finissez votre tour
question-honour-exchange = Échange : quelles cartes défaussez-vous ?
question-honour-draw = Prendre dans la pioche ou dans l’étalage ?
question-honour-counter = Jouer une Parade ou laisser passer ?
question-honour-deal = Une carte est piochée.
question-honour-letter_of_pardon = Lettre de rémission : quelle rumeur est pardonnée ?
question-honour-oath_helpers = Cojureurs : quelles rumeurs sur vous sont effacées par serment ?
question-honour-talk_of_the_town = Sur toutes les lèvres : quelle rumeur passe au début de la file ?
question-honour-yesterdays_news = De l’histoire ancienne : quelle rumeur passe à la fin de la file ?
question-honour-mistaken_identity = Erreur sur la personne : quels noms échanger ?
question-honour-scapegoat = Bouc émissaire : quelle rumeur sur vous ?
question-honour-blame = Bouc émissaire : qui accuse-t-on à votre place ?
question-honour-caught_in_the_act = Pris sur le fait : quelle rumeur est distribuée aussitôt ?

## Events

event-honour-recognised = { $seat_is ->
    [you] Vous jouez une Reconnaissance
   *[other] { $seat_the } joue une Reconnaissance
} : niveau { $level } pour { $receiver_is ->
    [you] vous
   *[other] { $receiver_acc }
}, plafond de Déshonneur { $cap }
event-honour-display_renewed = L’étalage est renouvelé
event-honour-turned_up = { $card_the } entre dans l’étalage
event-honour-drew_open = { $seat_is ->
    [you] Vous prenez { $card_acc } dans l’étalage
   *[other] { $seat_the } prend { $card_acc } dans l’étalage
}
event-honour-drew = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat_the } pioche
}
event-honour-drew_card = Vous avez pioché { $card_acc }
event-honour-honoured = { $seat_is ->
    [you] Vous jouez { $card } pour vous-même : Honneur { $total }
   *[other] { $seat_the } joue { $card } : Honneur { $total }
}
event-honour-honoured_other = { $seat_is ->
    [you] Vous jouez { $card } pour { $receiver_acc } et gagnez un jeton
   *[other] { $seat_the } joue { $card } pour { $receiver_is ->
        [you] vous
       *[other] { $receiver_acc }
    } et gagne un jeton
}
event-honour-favoured = { $seat_is ->
    [you] Vous faites une Faveur { $receiver_to } avec { $card } et gagnez un jeton
   *[other] { $receiver_is ->
        [you] { $seat_the } vous fait une Faveur avec { $card } et gagne un jeton
       *[other] { $seat_the } fait une Faveur { $receiver_to } avec { $card } et gagne un jeton
    }
}
event-honour-accused = { $seat_is ->
    [you] Vous jouez { $card } contre { $target_acc }
   *[other] { $seat_the } joue { $card } contre { $target_is ->
        [you] vous
       *[other] { $target_acc }
    }
}
event-honour-declined = { $seat_is ->
    [you] Vous ne parez pas { $card }
   *[other] { $seat_the } ne pare pas { $card }
}
event-honour-countered = { $seat_is ->
    [you] Vous parez { $against } avec { $card }
   *[other] { $seat_the } pare { $against } avec { $card }
}
event-honour-joined = { $card } rejoint la file { $seat_is ->
    [you] à votre nom
   *[other] au nom { $seat_of }
}, place { $place }
event-honour-mill_woke = Le moulin à rumeurs s’éveille : { $count ->
    [one] { $count } rumeur
   *[other] { $count } rumeurs
} dans la file
event-honour-mill_slept = La file est vide : le moulin à rumeurs s’endort
event-honour-dishonoured = { $seat_is ->
    [you] Vous recevez { $card } : Déshonneur { $total } sur { $cap }
   *[other] { $seat_the } reçoit { $card } : Déshonneur { $total } sur { $cap }
}
event-honour-relocated = { $seat_is ->
    [you] Déshonneur { $total }, plafond { $cap } : vous partez en Exil et perdez { $honour ->
        [one] { $honour } Point d’Honneur
       *[other] { $honour } Points d’Honneur
    }
   *[other] Déshonneur { $total }, plafond { $cap } : { $seat_acc } part en Exil et perd { $honour ->
        [one] { $honour } Point d’Honneur
       *[other] { $honour } Points d’Honneur
    }
}
event-honour-stopped = { $seat_is ->
    [you] Vous finissez votre tour
   *[other] { $seat_the } finit son tour
}
event-honour-discarded = { $seat_is ->
    [you] Vous défaussez { $card_acc }
   *[other] { $seat_the } défausse { $card_acc }
}
event-honour-exchanged = { $seat_is ->
    [you] Vous échangez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[other] { $seat_the } échange { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}
event-honour-reshuffled = La défausse est mélangée : nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-honour-played_fate = { $seat_is ->
    [you] Vous jouez la carte Destin { $card }
   *[other] { $seat_the } joue la carte Destin { $card }
}
event-honour-letter_of_pardon = Rumeur pardonnée : { $card }, { $owner_is ->
    [you] à votre nom
   *[other] au nom { $owner_of }
}
event-honour-oath_helpers = Rumeur effacée par serment : { $card }, { $owner_is ->
    [you] à votre nom
   *[other] au nom { $owner_of }
}
event-honour-talk_of_the_town = { $card }, { $owner_is ->
    [you] à votre nom
   *[other] au nom { $owner_of }
}, passe au début de la file
event-honour-yesterdays_news = { $card }, { $owner_is ->
    [you] à votre nom
   *[other] au nom { $owner_of }
}, passe à la fin de la file
event-honour-the_tale_turns_round = L’ordre des { $count ->
    [one] rumeurs
   *[other] { $count } rumeurs
} de la file est inversé
event-honour-mistaken_identity = { $owner_is ->
        [you] Votre nom et celui { $second_of }
       *[other] { $second_is ->
            [you] Votre nom et celui { $owner_of }
           *[other] Les noms { $owner_of } et { $second_of }
        }
    } sont échangés entre { $card } et { $other }
event-honour-scapegoat = { $target_is ->
    [you] { $card } porte désormais votre nom
   *[other] { $card } porte désormais le nom { $target_of }
}
event-honour-denounced_from_the_pulpit = { $target_is ->
    [you] On vous dénonce en chaire : { $card }
   *[other] On dénonce { $target_acc } en chaire : { $card }
}
event-honour-caught_in_the_act = { $owner_is ->
    [you] Vous recevez aussitôt { $card }
   *[other] { $owner_the } reçoit aussitôt { $card }
}
event-honour-market_day = Jour de marché : pendant une ronde, le moulin distribue deux cartes à la fois
event-honour-the_town_crier = Le Crieur public réveille le moulin
event-honour-rang = L’horloge sonne : on finit la ronde { $round }, puis on compte les points
event-honour-ended = Fin de partie : { $reason }

## Warnings before a play

warning-honour-mill_wakes = Le moulin s’éveille avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
warning-honour-mill_sleeps = La file est vide : le moulin s’endort.
warning-honour-relocates = Déshonneur { $total }, au-delà du plafond de { $cap } : Exil pour { $seat_acc }.
warning-honour-relocates_at_turn_end = Si le tour finit ainsi, { $seat_acc } reçoit { $card } : { $total }, au-delà du plafond de { $cap }. Exil !
warning-honour-game_ends = Ce coup met fin à la partie.
warning-honour-actions_left = Il vous reste { $left ->
    [one] une Action
   *[other] { $left } Actions
}.

## Refusals

HO-1-2 = Carte réservée { $group_to } ; { $character_acc } est un { $kin }.
HO-2-3 = Seule une carte encore dans la pioche peut être piochée.
HO-2-3-empty = La pioche et la défausse sont vides.
HO-4-1 = Vous avez déjà utilisé vos deux Actions ce tour-ci.
HO-4-2 = Jouez une carte, faites une Faveur, échangez des cartes ou finissez votre tour.
HO-4-2-hand = Vous n’avez pas { $card } en main.
HO-4-3 = Une seule Faveur par tour ; vous l’avez déjà faite.
HO-4-3-other = Une Faveur se fait à un autre joueur.
HO-4-4 = Piochez la carte du dessus ou une carte de l’étalage.
HO-4-4-display = L’étalage contient { $display } ; { $card } n’y est pas.
HO-4-5 = Choisissez une à une les cartes à défausser, puis terminez.
HO-4-5-hand = Vous n’avez pas { $card } à défausser.
HO-4-5-one = Il faut échanger au moins une carte.
HO-4-5-none = Votre main est vide.
HO-5-2 = Un { $value } se pose sur une pile dont le dessus est un { $below } ; dessus des piles ({ $character }) : { $tops }.
HO-7-1 = Un Déshonneur se joue contre un autre joueur.
HO-7-2-answer = Jouez une Parade ou laissez passer.
HO-7-2-hand = Vous n’avez pas { $card } en main.
HO-7-2-range = Cette Parade répond aux valeurs { $low } à { $high } ; ce Déshonneur vaut { $value }.
HO-7-2-group = Parade réservée { $group_to } ; { $character_acc } est un { $kin }.
HO-7-2-turn = Une Parade répond à un Déshonneur au moment où il est joué contre vous.
HO-9-1-none = La file est vide.
HO-9-1 = { $count ->
    [one] Choisissez la rumeur de la file.
   *[other] Choisissez une des { $count } rumeurs de la file.
}
HO-9-2-none = Aucune rumeur ne porte votre nom.
HO-9-2 = Choisissez une ou deux rumeurs qui portent votre nom.
HO-9-3-none = La file resterait telle quelle.
HO-9-3 = Choisissez une rumeur à placer au début ; la file doit changer.
HO-9-4-none = La file resterait telle quelle.
HO-9-4 = Choisissez une rumeur à placer à la fin ; la file doit changer.
HO-9-5-none = Même inversée, la file resterait telle quelle.
HO-9-6-none = Il n’y a pas deux rumeurs qui puissent échanger leurs noms.
HO-9-6 = Choisissez deux rumeurs portant des noms différents ; chaque carte doit convenir à son nouveau nom.
HO-9-7-none = Aucune rumeur ne porte votre nom.
HO-9-7 = Choisissez une rumeur qui porte votre nom.
HO-9-7-name = Nommez un autre joueur à qui { $card } convient.
HO-9-8 = Vous n’avez pas la carte Dénoncé en chaire.
HO-9-8-none = Vous n’avez en main aucune carte Déshonneur à jouer avec elle.
HO-9-9-none = Aucune rumeur ne porte le nom d’un autre joueur.
HO-9-9 = Choisissez une rumeur qui porte le nom d’un autre joueur.
HO-9-10-none = Le Jour de marché a déjà été annoncé ce tour-ci.
HO-9-11-none = La file est vide.
HO-9-11-active = Le moulin est déjà éveillé.
HO-11-1 = La partie courte n’a pas de cartes Destin.
HO-11-4-top = { $character_the } est déjà au plus haut niveau.
HO-11-4 = L’horloge ne peut que sonner.
HO-11-4-none = Cette partie se joue sans horloge.
HO-11-4-rung = L’horloge a déjà sonné.
HO-11-4-over = La partie est terminée.

## The table

ho-mill = Moulin à rumeurs
ho-mill-asleep = { $count } sur { $wakes } · endormi
ho-mill-awake = { $count } en file · éveillé
ho-mill-rule = s’éveille à 5, puis distribue la première carte à chaque fin de tour
ho-mill-gives = { $count ->
    [one] distribue la première carte à la fin de ce tour
   *[other] distribue { $count } cartes à la fin de ce tour
}
ho-market = { $turns ->
    [one] Jour de marché : deux à la fois, encore un tour
   *[other] Jour de marché : deux à la fois, encore { $turns } tours
}
ho-mill-sleeps = Le moulin dort
ho-mill-empty = Aucune rumeur n’attend. Un Déshonneur non paré rejoint la file au nom de sa cible.
ho-mill-waits = { $count ->
    [one] Une rumeur attend et ne compte pas encore.
   *[other] { $count } rumeurs attendent et ne comptent pas encore.
}
ho-mill-then = À cinq rumeurs, il s’éveille ; dès lors, ce qu’il distribue ne se pare plus.
ho-gives-out = distribue
ho-front-left = début à gauche
ho-next = prochaine
ho-after = après { $name_acc }
ho-queue = La file, du début à la fin
ho-queue-after = File ensuite :
ho-queue-empty = vide
ho-entry-spoken = Place { $place } : { $card }, au nom { $name_of }
ho-entry-about = { $card } attend à la place { $place } au nom { $name_of }. Cette rumeur ne compte pas encore.
ho-entry-commit = { $design } : place { $place }, { $name }
ho-square = La place publique
ho-at-once = ce qui n’est pas paré compte aussitôt
ho-charged = { $seat_the } joue { $card } contre { $target_acc } : on attend une Parade.
ho-short-title = La partie courte
ho-short-about = Ni moulin ni Destin : le Déshonneur tombe aussitôt, et l’on complète sa main à la fin de son propre tour.
ho-round = ronde { $round }
ho-round-of = ronde { $round } sur { $all }
ho-rung = l’horloge a sonné : dernière ronde
ho-time-left = Temps restant : { $time }
ho-hidden = les mains sont cachées ; les totaux et la file sont visibles
ho-hidden-short = les mains sont cachées ; les totaux sont visibles
ho-display = Étalage
ho-display-rule = qui joue une carte en pioche une
ho-display-rule-short = on complète sa main à la fin de son tour
ho-counter-waits = On attend une Parade
ho-counter-about = Les deux cartes sont défaussées ; le Déshonneur ne compte pas.
ho-final-table = La table à la fin
ho-deck = Pioche
ho-deck-left = { $cards ->
    [one] une carte, cachée
   *[other] { $cards } cartes, cachées
}
ho-deck-spoken = { $cards ->
    [one] Pioche : une carte
   *[other] Pioche : { $cards } cartes
}
ho-discard = défausse
ho-discards = Défausse
ho-discards-none = Rien n’a encore été défaussé.
ho-discards-spoken = { $cards ->
    [one] Défausse : une carte
   *[other] Défausse : { $cards } cartes
}
ho-hand = Main
ho-your-hand = Votre main
ho-hand-of = Main : { $name }
ho-only-you = visible de vous seulement
ho-purple-edge = bord violet : jouable maintenant
ho-pick-exchange = touchez les cartes à défausser
ho-all-open = quand on revoit la partie, toutes les mains sont visibles
ho-hidden-hand = face visible : les cartes que tous ont vu piocher
ho-hidden-card = carte cachée
ho-level = niveau
ho-level-n = niveau { $level }
ho-cap = plafond { $cap }
ho-of-cap = sur { $cap }
ho-cap-name = Plafond de Déshonneur
ho-queued = +{ $queued } en file
ho-in-hand = { $cards } en main
ho-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
ho-no-piles = pas encore d’Honneur
ho-piles = Piles
ho-on-turn = joue
ho-your-turn = à vous
ho-awaited = on l’attend
ho-counter-awaited = Parade ?
ho-relocated = en Exil
ho-relocations = Exils
ho-relocations-none = Personne n’est parti en Exil.
ho-would-relocate = Exil !
ho-summary = Honneur { $honour }, niveau { $level }, Déshonneur { $dishonour } sur { $cap }, encore { $queued } en file, jetons { $tokens }, cartes en main { $cards }
ho-stands = Déshonneur { $dishonour }, plafond { $cap }
ho-stands-queued = { $dishonour } + { $queued } en file, plafond { $cap }
ho-change = { $what } { $from } → { $to }
ho-what-honour = Honneur
ho-what-dishonour = Déshonneur
ho-what-queued = en file
ho-what-level = niveau
ho-what-cap = plafond
ho-what-tokens = jetons
ho-becomes = { $who } : { $what }
ho-unless = Sauf Parade :
ho-turn-end = À la fin de ce tour
ho-hits = { $card } va { $name_to } (Déshonneur actuel : { $total } sur { $cap }).
ho-turn-end-gives = Si le tour finit ainsi, { $name_acc } reçoit { $card } : { $total } sur { $cap }.
ho-play-self = Jouer { $card_acc } pour vous-même
ho-play-for = Jouer { $card_acc } pour { $name_acc }
ho-favour-for = Faveur : { $card } pour { $name_acc }
ho-play-against = Jouer { $card } contre { $name_acc }
ho-denounce = Dénoncer { $name_acc } : { $card }
ho-play-fate = Jouer { $card }
ho-use = Parer avec { $card }
ho-counter-small = les deux cartes sont défaussées
ho-decline = Laisser passer
ho-blame = Accuser { $name_acc }
ho-done = Terminer
ho-end-turn = Finir le tour
ho-actions-left = { $actions ->
    [one] encore une Action
   *[other] encore { $actions } Actions
}
ho-favour-left = Faveur encore possible
ho-exchange = Échanger des cartes
ho-exchange-small = on en pioche autant
ho-exchange-about = Tout le monde voit les cartes défaussées ; on en pioche autant, jamais dans l’étalage.
ho-exchange-commit = { $cards ->
    [one] Échanger une carte
   *[other] Échanger { $cards } cartes
}
ho-picked = { $cards ->
    [one] { $cards } carte choisie
   *[other] { $cards } cartes choisies
}
ho-pick-all = Toutes
ho-pick-none = Aucune
ho-no-exchange = Pas d’échange
ho-other-card = Autre carte
ho-discard-card = Défausser { $card_acc }
ho-draw-deck = Piocher
ho-draw-card = Prendre { $card_acc }
ho-as = Jouée comme
ho-as-favour = Faveur, gratuite
ho-as-action = Action
ho-hint-card = Ou choisissez une carte de votre main.
ho-ask-act = À vous : quelle carte ?
ho-ask-none = { $exchange ->
    [1] Aucune carte n’est jouable : en échanger, ou finir le tour ?
   *[other] Aucune carte n’est jouable : finir le tour ?
}
ho-ask-against = { $card } : contre qui ?
ho-ask-for = { $card } : pour qui ?
ho-ask-denounce = En chaire : avec quel Déshonneur ?
ho-ask-counter = { $card } ({ $name }) : parer ?
ho-moment-action = Action { $action } sur 2
ho-moment-no-action = deux Actions jouées
ho-favour-unused = Faveur disponible
ho-favour-used = Faveur faite
ho-moment-counter = Un Déshonneur contre vous
ho-accuses = { $name_the } joue { $card } contre vous
ho-if-passed = Si vous laissez passer :
ho-no-counter = Aucune Parade de votre main ne convient.
ho-never-must = On n’est jamais obligé de parer.
ho-copies = { $copies ->
    [one] { $copies } exemplaire dans le paquet
   *[other] { $copies } exemplaires dans le paquet
}
ho-reconstructed-why = Le paquet imprimé n’est pas public : les valeurs marquées sont reconstituées. Les noms et les textes sont de nous.
ho-can-be-played = Peut être jouée pour ou contre
ho-fits-cleric = convient au Prêtre et à l’Érudit
ho-fits-lay = convient aux Laïcs
ho-fits-universal = convient à tous
ho-does-honour = Un 1 commence une pile ; les autres valeurs se posent sur une pile dont le dessus vaut un de moins.
ho-does-recognition = Élève un joueur d’un niveau ; l’étalage est renouvelé.
ho-does-dishonour = Se joue contre un autre joueur à qui la carte convient ; la cible peut parer.
ho-does-counter = Annule un Déshonneur de ces valeurs joué contre vous.
ho-does-letter_of_pardon = Retirez une rumeur quelconque de la file.
ho-does-oath_helpers = Retirez une ou deux rumeurs à votre nom.
ho-does-talk_of_the_town = Placez une rumeur au début de la file.
ho-does-yesterdays_news = Placez une rumeur à la fin de la file.
ho-does-the_tale_turns_round = Inversez l’ordre de la file.
ho-does-mistaken_identity = Échangez les noms de deux rumeurs ; chaque carte doit convenir à son nouveau nom.
ho-does-scapegoat = Sur une rumeur à votre nom, mettez le nom d’un autre joueur à qui la carte convient.
ho-does-denounced_from_the_pulpit = Jouez aussi un Déshonneur : il compte aussitôt, sans Parade possible ; puis piochez deux cartes.
ho-does-caught_in_the_act = Distribuez aussitôt une rumeur portant sur un autre joueur.
ho-does-market_day = Pendant une ronde, le moulin, s’il est éveillé, distribue deux cartes à la fin de chaque tour.
ho-does-the_town_crier = Le moulin s’éveille maintenant.
ho-honour-sum = Honneur : cartes, jetons, niveau
ho-honour-parts = { $honour } (jetons { $tokens }, niveau { $level })
ho-known = Cartes connues
ho-known-none = aucune
ho-how-it-ended = Fin de la partie
ho-tiebreak = Qui a le plus d’Honneur l’emporte ; à égalité, la plus haute Reconnaissance, puis le moins de Déshonneur ; sinon, la victoire est partagée.
term-variant = Partie
term-full = partie complète
term-short = partie courte
term-round = Ronde
term-last_round = Dernière ronde
term-rung = L’horloge a sonné
term-turn = Joueur actif
term-actions = Actions restantes
term-favours = Faveurs restantes
term-deck = Pioche
term-discards = Défausse
term-display = Étalage
term-queue = File
term-mill = Moulin à rumeurs
term-active = Éveillé
term-gives_out = Distribue en fin de tour
term-market = Jour de marché, tours restants
term-charge = Déshonneur à parer
term-ended = Fin
term-character = Personnage
term-group = Groupe
term-level = Niveau
term-cap = Plafond de Déshonneur
term-queued = Déshonneur en file
term-piles = Piles
term-shames = Cartes Déshonneur
term-known = Cartes connues
term-hand = Main

## Cards

card-honour-honour-1-cleric = Debout pour matines
    .flavour = Avant l’aube, en janvier, et pas un bâillement en neuf psaumes.
card-honour-honour-1-lay = Juste poids
    .flavour = Les gardes du marché ont vérifié sa balance mardi, puis mercredi, et sont rentrés déçus.
card-honour-honour-1-universal = Du pain à la porte
    .flavour = Chaque vendredi une miche pour qui frappe. Un vieux frappe deux fois ; personne ne compte.
card-honour-honour-2-cleric = Un sermon qu’on écoute
    .flavour = En langue commune, avec une histoire dedans, et fini avant la chandelle.
card-honour-honour-2-lay = Le guet de nuit
    .flavour = Son tour de rempart tombait la nuit de la Saint-Martin. Il y est allé, et à jeun.
card-honour-honour-2-universal = Une querelle apaisée
    .flavour = Deux voisins, une haie, onze ans. Ils ont bu à la même coupe pour en finir, selon l’usage.
card-honour-honour-3-cleric = Une dispute remportée
    .flavour = Quatre objections, quatre réponses, et un corollaire que personne ne demandait.
card-honour-honour-3-lay = Bâtonnier de la confrérie
    .flavour = Il garde le coffre, deux autres gardent les clefs, et jamais les cierges n’ont été si hauts.
card-honour-honour-3-universal = Le retour du pèlerin
    .flavour = Compostelle aller et retour à pied : une coquille au chapeau, et des souliers à n’y pas croire.
card-honour-honour-4-cleric = Un livre pour la bibliothèque
    .flavour = Deux cents veaux et trois ans des yeux d’un homme. On l’a enchaîné au pupitre, par admiration.
card-honour-honour-4-lay = Les clefs de la ville
    .flavour = Élu pour garder les portes. Jamais on ne les ferma si ponctuellement ; les marchands en retard l’attestent.
card-honour-honour-4-universal = Un hôpital fondé
    .flavour = Douze lits, un puits, et une rente pour toujours. La pierre à son nom est toute petite.
card-honour-honour-5-cleric = Appelé à la Curie
    .flavour = Un sceau de plomb sur lacs de soie, non de chanvre : bonne nouvelle. Il se l’est fait relire, plus lentement.
card-honour-honour-5-lay = Un siège au Grand Conseil
    .flavour = Son grand-père vendait des aiguilles. Le héraut marque maintenant une pause avant le nom.
card-honour-honour-5-universal = La paix des factions
    .flavour = Les deux partis ont juré sur les reliques, en place publique. On abaisse les tours à hauteur de voisinage.
card-honour-recognition = Mieux placé à la procession
    .flavour = À la Fête-Dieu, chacun voit qui marche devant qui. Les processions servent à cela.
card-honour-dishonour-2-cleric = Endormi à vêpres
    .flavour = Le ronflement était du deuxième mode. Le répons, non.
card-honour-dishonour-2-lay = Vin coupé d’eau
    .flavour = On a trouvé un poisson dans le tonneau. Il se portait à merveille.
card-honour-dishonour-2-universal = Une ardoise à la taverne
    .flavour = Quarante et une coches sur la taille, et le tavernier a gardé sa moitié.
card-honour-dishonour-3-cleric = La chasse à courre
    .flavour = Les canons l’interdisent, l’évêque la déplore, et l’on a vu les chiens à la messe.
card-honour-dishonour-3-lay = Courte mesure
    .flavour = Chez lui, l’aune va du nez au bout du pouce, ou presque.
card-honour-dishonour-3-universal = Dés pipés
    .flavour = Trois six, trois fois. Le guet les a fendus : du plomb, ce qui vaut aveu.
card-honour-dishonour-4-cleric = De la compagnie au presbytère
    .flavour = Le registre de visite l’appelle gouvernante, et les trois enfants neveux de quelqu’un.
card-honour-dishonour-4-lay = Usure
    .flavour = Il a prêté une vache à un ami, par amitié. Seulement, il en veut deux à Pâques.
card-honour-dishonour-4-universal = Parjure
    .flavour = La main droite sur l’Évangile, la gauche dans la bourse d’autrui.
card-honour-dishonour-5-cleric = Simonie
    .flavour = Il a payé le bénéfice en trois fois, et demandé quittance.
card-honour-dishonour-5-lay = La poterne ouverte
    .flavour = Quelqu’un l’ouvrit de l’intérieur à l’ennemi. Les traces mouillées montaient chez lui.
card-honour-dishonour-5-universal = Excommunié
    .flavour = La cloche, le livre, la chandelle jetée à terre. Le boulanger prend son argent avec des pincettes.
card-honour-counter-2-3-cleric = Pénitence accomplie
    .flavour = Quarante jours de pain et d’eau, pieds nus, et il l’a par écrit.
card-honour-counter-2-3-lay = Les voisins répondent de lui
    .flavour = Ils sont sept, tous de bonne renommée, et trois seulement sont cousins.
card-honour-counter-2-3-universal = Un bon mot
    .flavour = Toute la taverne a ri, et nul n’a su dire ensuite de quoi on l’accusait.
card-honour-counter-4-5-cleric = Privilège de clergie
    .flavour = Il a lu le verset sans faute. Les juges ont soupiré et fait appeler l’évêque.
card-honour-counter-4-5-lay = Duel judiciaire
    .flavour = La loi permet un champion, et le sien venait recommandé.
card-honour-counter-4-5-universal = Le registre du notaire
    .flavour = Daté, attesté, paraphé : ce jour-là, il était à Bologne.
card-honour-letter_of_pardon = Lettre de rémission
    .flavour = Le sceau est authentique. Une fois payés les frais de chancellerie, le remords aussi.
card-honour-oath_helpers = Cojureurs
    .flavour = Ils jurent que son serment est pur. On ne leur a rien demandé d’autre.
card-honour-talk_of_the_town = Sur toutes les lèvres
    .flavour = Au puits, au four, chez le barbier : à midi, il lui était poussé un second témoin.
card-honour-yesterdays_news = De l’histoire ancienne
    .flavour = On a vu un ours dans la paroisse voisine. De quoi parlions-nous ?
card-honour-the_tale_turns_round = L’histoire se retourne
    .flavour = Racontée par l’autre bout, c’est un tout autre scandale.
card-honour-mistaken_identity = Erreur sur la personne
    .flavour = Deux manteaux gris, une ruelle sombre, et un témoin qui préférerait n’y avoir pas été.
card-honour-scapegoat = Bouc émissaire
    .flavour = Il faut bien que quelqu’un l’ait fait, et celui-là se tient si près.
card-honour-denounced_from_the_pulpit = Dénoncé en chaire
    .flavour = Le frère n’a nommé personne. Il a seulement regardé, le temps d’un Miserere.
card-honour-caught_in_the_act = Pris sur le fait
    .flavour = La porte fut ouverte par le guet, les voisins et le clerc de la paroisse, dans cet ordre.
card-honour-market_day = Jour de marché
    .flavour = De cinq villages on vient vendre des œufs, et l’on s’en retourne avec les nouvelles.
card-honour-the_town_crier = Le Crieur public
    .flavour = Trois coups de trompe, et ce qu’on chuchotait se crie de par le Conseil.
