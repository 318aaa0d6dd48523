# Ce que ferait un bot, et ce qui en résulte. Une raison fait partie d’une liste : ni majuscule ni point.
hint-only = c’est la seule possibilité
hint-alike = les { $n } réponses laissent la table pareille
hint-without = renonce à ceci : { $reason }
hint-spared = évite ceci : { $reason }
hint-like = { $reason } (comme { $plan })
hint-points-more = { $n ->
    [one] +{ $n } point
    *[other] +{ $n } points
  }
hint-points-less = { $n ->
    [one] −{ $n } point
    *[other] −{ $n } points
  }
hint-rival_points-more = { $owner } : points +{ $n }
hint-rival_points-less = { $owner } : points −{ $n }

# Autour des plans
plans-about = trois plans au plus, le meilleur d’abord
plan-best = meilleur
plan-wins = { $n } victoires sur 100
plan-range = entre { $low } et { $high }
plan-then = puis { $steps }
plan-reply = Meilleure riposte :
plan-reply-of = { $owner } : { $reasons }
plan-reply-you = pour vous : { $reasons }
plans-strength = Un bot plus fort que moyen y a réfléchi, avec ce que vous voyez et rien de plus. Trait pointillé : une part égale, { $fair } sur 100. La barre est l’intervalle à 95 %.
plan-letter = Plan { $letter }
start-recommended = Départ conseillé
start-recommended-more = Place toutes vos cartes de façon sensée d’un seul geste ; vous pourrez annuler.

# Avertissements avant une bévue
warn-before = Avant de jouer
warn-anyway = Jouer quand même : validez.
warn-instead = { $answer } l’évite.
warn-silence = Pas dans cette partie

# Dans le terminal
play-help-hint = hint
play-help-hint-about = ce que ferait un bot, et pourquoi
play-help-start = start
play-help-start-about = la mise en place conseillée, d’un seul coup
play-no-start = Rien n’est à mettre en place maintenant.
play-warn-again = Écrivez-le encore pour le jouer quand même.

# Ce qui a décidé
decided = Ce qui a décidé
decided-step = étape { $step }
decided-lead = { $seat_is ->
    [you] Vous prenez la tête pour de bon, avec { $points } points.
   *[other] { $seat } : en tête pour de bon, avec { $points } points.
  }
decided-tie = L’égalité a duré jusqu’à la fin : voici les derniers points marqués.
decided-end = { $seat_is ->
    [you] Ce ne sont pas les points qui ont décidé : la fin même vous donne la victoire.
   *[other] Ce ne sont pas les points qui ont décidé : la fin même donne la victoire ({ $seat }).
  }
decided-line = { $seat_is ->
    [you] Votre avance vient surtout de « { $line } » : { $points } contre { $other }.
   *[other] Cette avance vient surtout de « { $line } » : { $points } contre vos { $other }.
  }
decided-swing-up = Votre meilleur moment a rapporté { $points } sur le meilleur rival.
decided-swing-down = Votre pire moment a coûté { $points } face au meilleur rival.
decided-favourite = { $seat_is ->
    [you] À partir d’ici, la victoire penche pour vous : { $n } sur 100.
   *[other] À partir d’ici, la victoire penche de ce côté : { $seat }, { $n } sur 100.
  }
decided-turn-up = Votre meilleur moment : votre avance en chances gagne { $points } sur 100.
decided-turn-down = Votre pire moment : votre avance en chances perd { $points } sur 100.
decided-even = Aucun coup n’a changé à lui seul votre rang.
decided-try = La prochaine fois, essayez « { $line } » : au mieux { $points }, vous { $other }. Voyez comment.
decided-keep = La prochaine fois, gardez « { $line } » : { $points } pour vous, au mieux { $other } ailleurs. Voyez comment.

# Les jeux de palais
hint-governing-points-more = +{ $n } PP
hint-governing-points-less = −{ $n } PP
hint-governing-rival_points-more = { $owner } : +{ $n } PP
hint-governing-rival_points-less = { $owner } : −{ $n } PP
hint-governing-city-more = prend { $thing }
hint-governing-city-less = perd { $thing }
hint-governing-exposed-more = { $thing } peut tomber devant ses assiégeants
hint-governing-exposed-less = { $thing } n’est plus en danger
hint-governing-siege-more = assez de force pour prendre { $thing }
hint-governing-siege-less = plus assez de force pour prendre { $thing }
hint-governing-unpaid-more = { $n ->
    [one] { $n } Troupe sera perdue, faute de solde
    *[other] { $n } Troupes seront perdues, faute de solde
  }
hint-governing-unpaid-less = de quoi solder { $n } Troupes de plus
hint-governing-near_end-more = { $owner } : à un pas de finir la partie
hint-governing-near_end-less = { $owner } : plus à un pas de finir la partie
hint-governing-patronage-more = Patronage : cran { $now }
hint-governing-patronage-less = Patronage : retour au cran { $now }
hint-governing-bonus-more = { $thing } est à vous
hint-governing-bonus-less = { $thing } est perdu
hint-governing-alliance-more = Alliance : { $thing }
hint-governing-alliance-less = fin de l’Alliance : { $thing }
hint-governing-title-more = Titre : { $thing }
hint-governing-title-less = Titre perdu : { $thing }
hint-governing-cathedral-more = une Cathédrale : { $thing }
hint-governing-cathedral-less = Cathédrale perdue : { $thing }
hint-governing-trophy-more = un Trophée : { $owner }
hint-governing-trophy-less = Trophée perdu : { $owner }
hint-governing-card-more = { $thing } au Palais
hint-governing-card-less = { $thing } quitte le Palais
hint-governing-agent-more = un Agent : { $thing }
hint-governing-agent-less = plus d’Agent : { $thing }
hint-governing-agent_room-more = un Agent : Salle { $room } ({ $owner })
hint-governing-agent_room-less = l’Agent quitte la Salle { $room } ({ $owner })
hint-governing-intruder-more = un Agent adverse : { $thing }
hint-governing-intruder-less = renvoie l’Agent : { $thing }
hint-governing-intruder_room-more = un Agent adverse : Salle { $room }
hint-governing-intruder_room-less = la Salle { $room } n’a plus d’Agent adverse
hint-governing-indulgences-more = une Indulgence : −1 PP à la fin tant qu’elle reste
hint-governing-indulgences-less = une Indulgence de moins
hint-governing-influence-more = { $n ->
    [one] { $thing } se rapproche de { $n } case
    *[other] { $thing } se rapproche de { $n } cases
  }
hint-governing-influence-less = { $n ->
    [one] { $thing } s’éloigne de { $n } case
    *[other] { $thing } s’éloigne de { $n } cases
  }
hint-governing-favour-more = { $now ->
    [0] { $thing } : hostile
    [1] { $thing } : neutre
    [2] { $thing } : favorable
   *[other] { $thing } : alliée
  }
hint-governing-favour-less = { $now ->
    [0] { $thing } : hostile
    [1] { $thing } : neutre
    [2] { $thing } : favorable
   *[other] { $thing } : alliée
  }
hint-governing-faith-more = le plus de Croix : +2 PP à la fin
hint-governing-faith-less = perd la majorité des Croix : −2 PP à la fin
hint-governing-troops-more = Troupes, { $thing } : +{ $n }
hint-governing-troops-less = Troupes, { $thing } : −{ $n }
hint-governing-army-more = Troupes en tout +{ $n }
hint-governing-army-less = Troupes en tout −{ $n }
hint-governing-agents-more = Agents libres +{ $n }
hint-governing-agents-less = { $now ->
    [0] votre dernier Agent libre
   *[other] Agents libres −{ $n }
  }
hint-governing-agents-kept = garde les Agents libres : { $now }
hint-governing-florins-more = { $n ->
    [one] +{ $n } Florin
    *[other] +{ $n } Florins
  }
hint-governing-florins-less = { $now ->
    [0] −{ $n } Florins : la trésorerie est vide
   *[other] −{ $n } Florins, reste { $now }
  }
hint-governing-florins-kept = garde les Florins : { $now }
hint-governing-symbol-more = { $counted } de plus à dépenser
hint-governing-symbol-less = { $now ->
    [0] dépense tout : { $counted }
   *[other] { $counted } de moins, reste { $now }
  }
hint-governing-symbol-kept = garde pour plus tard : { $counted }
hint-governing-crosses-more = Croix montrées +{ $n }
hint-governing-crosses-less = Croix montrées −{ $n }
hint-governing-tokens-more = jetons de guerre +{ $n }
hint-governing-tokens-less = jetons de guerre −{ $n }
hint-governing-tokens-kept = garde les jetons de guerre : { $now }
hint-governing-place-now = { $now ->
    [6] { $thing } à l’emplacement gauche 1
    [7] { $thing } à l’emplacement gauche 2
    [8] { $thing } à l’emplacement gauche 3
    [9] { $thing } à l’emplacement droit 1
    [10] { $thing } à l’emplacement droit 2
    [11] { $thing } à l’emplacement droit 3
   *[other] { $thing } en Salle { $now }
  }
hint-governing-ready-more = { $thing } peut de nouveau payer
hint-governing-ready-less = épuise { $thing }
hint-governing-ready-kept = { $thing } reste disponible
hint-governing-marker-now = votre marqueur en Salle { $now }

# Les jeux de palais : de quoi il s’agit
hint-governing-room = son Action : { $action }
hint-governing-room_card = son Action : { $action }, et { $card_acc } ajoute ses symboles
hint-governing-room_blocked = { $action } : une Indulgence ou un Agent y fait obstacle
hint-governing-march = assiège { $city } : une Cité et un Trophée à gagner
hint-governing-march_neutral = assiège { $city }, que personne ne défend
hint-governing-garrison = une Troupe qui garde { $city }
hint-governing-win = en l’état, { $city } est prise
hint-governing-compulsory = le Siège de { $city } est obligatoire
hint-governing-turns = avec { $source }, vous prenez l’avantage
hint-governing-adds = { $source } renforce votre camp, pas encore assez
hint-governing-enough = { $city } : vous avez déjà l’avantage
hint-governing-save = { $city } est perdue : gardez vos ressources
hint-governing-place_own = { $thing } : tient les Agents des autres à l’écart
hint-governing-place_other = gêne { $owner_acc }
hint-governing-card = paie { $bottom } chaque Année{ $points ->
    [0] {""}
   *[other] , +{ $points } PP
  }
hint-governing-title = { $item_acc } fait de la place à la cour et paie chaque Année
hint-governing-family_room = symboles utiles à chaque passage : { $bottom }, pour { $action }
hint-governing-family_edge = symboles qui paient n’importe quoi : { $bottom }
hint-wars_of_italy-conclude = ses Cités, Troupes et cartes vous rejoignent définitivement, +{ $points } PP
hint-wars_of_italy-march_major = vers { $city } ({ $major })
hint-wars_of_italy-empty_room = la Salle { $room } n’a aucune Action, mais c’est sur le chemin
hint-wars_of_italy-place_track = { $major } : l’autre camp perd son premier symbole sur cette piste

# Les Sept Vertus
hint-seven_virtues-lead-more = prend la tête : { $thing }
hint-seven_virtues-lead-less = cède la tête : { $thing }
hint-seven_virtues-first-more = { $thing } : en tête { $now } fois sur 100, { $n } de plus
hint-seven_virtues-first-less = { $thing } : en tête { $now } fois sur 100, { $n } de moins
hint-seven_virtues-trios-more = complète un trio
hint-seven_virtues-trios-less = défait un trio
hint-seven_virtues-icon-more = { $thing } +{ $n }, { $now } en tout
hint-seven_virtues-icon-less = { $thing } −{ $n }, reste { $now }
hint-seven_virtues-icon-kept = garde : { $thing }, { $now }
hint-seven_virtues-virtue-more = cartes { $thing } +{ $n }, { $now } en tout
hint-seven_virtues-virtue-less = cartes { $thing } −{ $n }, reste { $now }
hint-seven_virtues-virtue-kept = garde : cartes { $thing }, { $now }
hint-seven_virtues-hope-more = { $now } points à espérer, { $n } de plus
hint-seven_virtues-hope-less = { $now } points à espérer, { $n } de moins
hint-seven_virtues-rival_hope-more = { $owner } : { $n } points de plus à espérer
hint-seven_virtues-rival_hope-less = { $owner } : { $n } points de moins à espérer
hint-seven_virtues-held-more = { $thing } en main
hint-seven_virtues-held-less = { $thing } part
hint-seven_virtues-held-kept = garde { $thing }

# Honneur
hint-honour-points-more = +{ $n } Honneur, { $now } en tout
hint-honour-points-less = −{ $n } Honneur, reste { $now }
hint-honour-rival_points-more = { $owner } : Honneur +{ $n }
hint-honour-rival_points-less = { $owner } : Honneur −{ $n }
hint-honour-driven_out-more = vous dépasserez votre plafond et devrez partir
hint-honour-driven_out-less = vous n’avez plus à craindre de partir
hint-honour-rival_out-more = { $owner } dépassera le plafond et devra partir
hint-honour-rival_out-less = { $owner } échappe au départ
hint-honour-near_end-more = { $owner } : à une Reconnaissance de la fin
hint-honour-near_end-less = { $owner } : plus à une Reconnaissance de la fin
hint-honour-lead-more = vous met en tête
hint-honour-lead-less = cède votre avance
hint-honour-level-more = niveau { $now } : un plafond plus haut
hint-honour-level-less = retour au niveau { $now }
hint-honour-rival_level-more = { $owner } : niveau { $now }
hint-honour-rival_level-less = { $owner } : retour au niveau { $now }
hint-honour-dishonour-more = Déshonneur +{ $n }, soit { $now }
hint-honour-dishonour-less = Déshonneur −{ $n }, soit { $now }
hint-honour-rival_dishonour-more = { $owner } : Déshonneur +{ $n }
hint-honour-rival_dishonour-less = { $owner } : Déshonneur −{ $n }
hint-honour-queued-more = Déshonneur en file +{ $n }, soit { $now }
hint-honour-queued-less = Déshonneur en file −{ $n }, soit { $now }
hint-honour-rival_queued-more = { $owner } : Déshonneur en file +{ $n }
hint-honour-rival_queued-less = { $owner } : Déshonneur en file −{ $n }
hint-honour-charged-more = un Déshonneur de { $n } à parer
hint-honour-charged-less = le Déshonneur de { $n } a sa réponse
hint-honour-rival_charged-more = { $owner } doit répondre à un Déshonneur de { $n }
hint-honour-rival_charged-less = { $owner } a répondu à un Déshonneur de { $n }
hint-honour-mill-now = { $now } au Moulin à rumeurs ; il s’éveille à 5
hint-honour-plays-more = jusqu’à { $now } d’Honneur au prochain tour, { $n } de plus
hint-honour-plays-less = jusqu’à { $now } d’Honneur au prochain tour, { $n } de moins
hint-honour-plays-kept = toujours jusqu’à { $now } d’Honneur au prochain tour
hint-honour-recognitions-more = une Reconnaissance de plus en main
hint-honour-recognitions-less = une Reconnaissance jouée, reste { $now }
hint-honour-recognitions-kept = garde la Reconnaissance en main
hint-honour-counters-more = Parades en main : { $now }, { $n } de plus
hint-honour-counters-less = { $now ->
    [0] plus aucune Parade en main
   *[other] Parades en main : { $now }, { $n } de moins
  }
hint-honour-counters-kept = garde les Parades : { $now }
hint-honour-accusations-more = cartes Déshonneur en main : { $now }, { $n } de plus
hint-honour-accusations-less = cartes Déshonneur en main : { $now }, { $n } de moins
hint-honour-accusations-kept = garde les cartes Déshonneur : { $now }
hint-honour-card-more = { $thing } en main
hint-honour-card-less = { $thing } quitte la main
hint-honour-card-kept = garde { $thing }
hint-honour-actions-more = { $n } actions de plus à ce tour
hint-honour-actions-less = reste { $now } actions à ce tour
hint-honour-actions-kept = ne coûte pas d’action, reste { $now }
hint-honour-favours-more = { $n } faveurs de plus à ce tour
hint-honour-favours-less = utilise la faveur de ce tour
hint-honour-favours-kept = la faveur de ce tour reste à jouer
hint-honour-useless-more = cartes inutiles : { $now }, { $n } de plus
hint-honour-useless-less = cartes inutiles : { $now }, { $n } de moins
hint-honour-draw_deck = une carte inconnue, l’une des { $n } de la pioche
hint-honour-exchange = { $n ->
    [one] échange { $n } carte contre une nouvelle
    *[other] échange { $n } cartes contre de nouvelles
  }
