# Ce que ferait un bot, et ce qui en résulte. Une raison fait partie d’une liste : ni majuscule ni point.
hint-only = c’est la seule possibilité
hint-alike = les { $n } choix reviennent au même
hint-without = renonce à ceci : { $reason }
hint-spared = évite ceci : { $reason }
hint-like = { $reason } (comme le plan { $plan })
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
plan-wins = gagne { $n } fois sur 100
plan-range = entre { $low } et { $high }
plan-then = puis { $steps }
plan-these = à savoir : { $steps }
plan-reply = Meilleure riposte :
plan-reply-of = { $owner } : { $reasons }
plan-reply-you = pour vous : { $reasons }
plans-strength = Un bot plus fort que le niveau moyen y a réfléchi, avec ce que vous voyez et rien de plus. Ligne pointillée : chances égales, { $fair } sur 100. Plus la barre est longue, moins le chiffre est sûr.
plan-letter = Plan { $letter }
start-recommended = Départ conseillé
start-recommended-more = Place toutes vos cartes judicieusement, d’un seul geste ; vous pourrez annuler.

# Avertissements avant une bévue
warn-before = Avant de jouer
warn-instead = Pour l’éviter : { $answer }.
warn-silence = Ne plus m’en avertir dans cette partie

# Dans le terminal
play-help-hint = hint
play-help-hint-about = ce que ferait un bot, et pourquoi
play-help-start = start
play-help-start-about = la mise en place conseillée, d’un seul coup
play-help-undo = undo
play-help-undo-about = annuler votre dernier coup
play-no-start = Il n’y a rien à mettre en place pour l’instant.
play-warn-again = Retapez ce coup pour le jouer quand même.

# Ce qui a décidé
decided = Ce qui a fait la différence
decided-step = étape { $step }
decided-lead = { $seat_is ->
    [you] Vous prenez la tête pour de bon, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } : en tête pour de bon, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
  }
decided-tie = { $seat_is ->
    [you] Égalité de points à la fin : le départage vous donne la victoire.
   *[other] Égalité de points à la fin : au départage, { $seat_acc } l’emporte.
  }
decided-end = { $seat_is ->
    [you] La partie ne s’est pas jouée aux points : vous l’emportez grâce à la façon dont elle s’est terminée.
   *[other] La partie ne s’est pas jouée aux points : { $seat_acc } l’emporte grâce à la façon dont elle s’est terminée.
  }
decided-line = { $seat_is ->
    [you] Votre plus grande avance : « { $line } », { $points } contre { $other }.
   *[other] { $seat } : plus grande avance sur vous en « { $line } », { $points } contre { $other }.
  }
decided-swing-up = { $seat_is ->
    [you] Votre meilleur moment : +{ $points } pour vous, surtout en « { $line } ».
   *[other] Votre meilleur moment : −{ $points } pour { $seat_acc }, surtout en « { $line } ».
  }
decided-swing-down = { $seat_is ->
    [you] Votre pire moment : −{ $points } pour vous, surtout en « { $line } ».
   *[other] Votre pire moment : +{ $points } pour { $seat_acc }, surtout en « { $line } ».
  }
decided-favourite = { $seat_is ->
    [you] À partir d’ici, l’avantage est de votre côté : { $n } chances sur 100.
   *[other] À partir d’ici, avantage { $seat } : { $n } chances sur 100.
  }
decided-turn-up = Votre meilleur moment : vos chances de gagner passent de { $before } à { $now } sur 100.
decided-turn-down = Votre pire moment : vos chances de gagner tombent de { $before } à { $now } sur 100.
decided-even = Aucun coup n’a changé à lui seul votre position.
decided-try = Pour la prochaine fois : en « { $line } », { $points } pour le meilleur, { $other } pour vous.
decided-keep = Continuez ainsi : « { $line } » vous a rapporté { $points }, contre { $other } pour le meilleur des autres.
decided-hold = Pour la prochaine fois : regardez comment la partie peut finir avant de compter les points.

# Les jeux de palais
hint-governing-points-more = +{ $n } PP
hint-governing-points-less = −{ $n } PP
hint-governing-rival_points-more = { $owner } : +{ $n } PP
hint-governing-rival_points-less = { $owner } : −{ $n } PP
hint-governing-city-more = prend { $thing }
hint-governing-city-less = perd { $thing }
hint-governing-exposed-more = { $thing } peut tomber aux mains des assiégeants
hint-governing-exposed-less = { $thing } n’est plus en danger
hint-governing-siege-more = assez de force pour prendre { $thing }
hint-governing-siege-less = plus assez de force pour prendre { $thing }
hint-governing-unpaid-more = { $n ->
    [one] { $n } Troupe sera perdue, faute de solde
    *[other] { $n } Troupes seront perdues, faute de solde
  }
hint-governing-unpaid-less = { $n ->
    [one] de quoi payer { $n } Troupe de plus
    *[other] de quoi payer { $n } Troupes de plus
  }
hint-governing-near_end-more = { $owner } : à un pas de mettre fin à la partie
hint-governing-near_end-less = { $owner_acc } n’est plus à un pas de mettre fin à la partie
hint-governing-patronage-more = Patronage : cran { $now }
hint-governing-patronage-less = Patronage : retour au cran { $now }
hint-governing-bonus-more = Bonus de Patronage : { $thing }
hint-governing-bonus-less = Bonus de Patronage perdu : { $thing }
hint-governing-alliance-more = Alliance : { $thing }
hint-governing-alliance-less = fin de l’Alliance : { $thing }
hint-governing-title-more = Titre : { $thing }
hint-governing-title-less = Titre perdu : { $thing }
hint-governing-cathedral-more = une Cathédrale à { $thing }
hint-governing-cathedral-less = Cathédrale perdue à { $thing }
hint-governing-trophy-more = un Trophée pris { $owner_to }
hint-governing-trophy-less = perd le Trophée pris { $owner_to }
hint-governing-card-more = { $thing } au Palais
hint-governing-card-less = { $thing_acc } quitte le Palais
hint-governing-agent-more = un Agent : { $thing }
hint-governing-agent-less = l’Agent s’en va : { $thing }
hint-governing-agent_room-more = un Agent : Salle { $room } ({ $owner })
hint-governing-agent_room-less = l’Agent quitte la Salle { $room } ({ $owner })
hint-governing-intruder-more = un Agent adverse : { $thing }
hint-governing-intruder-less = renvoie l’Agent adverse : { $thing }
hint-governing-intruder_room-more = un Agent adverse : Salle { $room }
hint-governing-intruder_room-less = la Salle { $room } n’a plus d’Agent adverse
hint-governing-indulgences-more = une Indulgence : −1 PP à la fin si elle est encore là
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
    [0] { $thing } : Hostile
    [1] { $thing } : Neutre
    [2] { $thing } : Favorable
   *[other] { $thing } : Alliée
  }
hint-governing-favour-less = { $now ->
    [0] { $thing } : Hostile
    [1] { $thing } : Neutre
    [2] { $thing } : Favorable
   *[other] { $thing } : Alliée
  }
hint-governing-faith-more = le plus de Croix : 4 PP à la fin
hint-governing-faith-less = perd la majorité des Croix, qui vaut 4 PP à la fin
hint-governing-troops-more = Troupes à { $thing } +{ $n }
hint-governing-troops-less = Troupes à { $thing } −{ $n }
hint-governing-army-more = Troupes en tout +{ $n }
hint-governing-army-less = Troupes en tout −{ $n }
hint-governing-agents-more = Agents libres +{ $n }
hint-governing-agents-less = { $now ->
    [0] emploie votre dernier Agent libre
   *[other] Agents libres −{ $n }
  }
hint-governing-agents-kept = garde les Agents libres : { $now }
hint-governing-florins-more = { $n ->
    [one] +{ $n } Florin
    *[other] +{ $n } Florins
  }
hint-governing-florins-less = { $now ->
    [0] { $n ->
        [one] −{ $n } Florin : la trésorerie est vide
       *[other] −{ $n } Florins : la trésorerie est vide
    }
   *[other] { $n ->
        [one] −{ $n } Florin, reste { $now }
       *[other] −{ $n } Florins, reste { $now }
    }
  }
hint-governing-florins-kept = garde les Florins : { $now }
hint-governing-symbol-more = { $counted } de plus à dépenser
hint-governing-symbol-less = { $now ->
    [0] dépense tout : { $counted }
   *[other] { $counted } de moins, reste { $now }
  }
hint-governing-symbol-kept = garde pour plus tard : { $counted }
hint-governing-crosses-more = Croix visibles +{ $n }
hint-governing-crosses-less = Croix visibles −{ $n }
hint-governing-tokens-more = jetons Bonus de guerre +{ $n }
hint-governing-tokens-less = jetons Bonus de guerre −{ $n }
hint-governing-tokens-kept = garde les jetons Bonus de guerre : { $now }
hint-governing-place-now = { $now ->
    [6] { $thing } sur l’espace gauche 1
    [7] { $thing } sur l’espace gauche 2
    [8] { $thing } sur l’espace gauche 3
    [9] { $thing } sur l’espace droit 1
    [10] { $thing } sur l’espace droit 2
    [11] { $thing } sur l’espace droit 3
   *[other] { $thing } en Salle { $now }
  }
hint-governing-ready-more = de quoi payer de nouveau : { $thing }
hint-governing-ready-less = épuise { $thing_acc }
hint-governing-ready-kept = n’épuise pas { $thing_acc }
hint-governing-marker-now = votre marqueur en Salle { $now }

# Les jeux de palais : de quoi il s’agit
hint-governing-room = son Action : { $action }
hint-governing-room_card = son Action : { $action }, et { $card_acc } ajoute ses symboles
hint-governing-room_blocked = { $action } : une Indulgence ou un Agent y fait obstacle
hint-governing-march = assiège { $city } : une Cité et un Trophée à gagner
hint-governing-march_neutral = assiège { $city }, que personne ne défend
hint-governing-garrison = une Troupe qui garde { $city }
hint-governing-win = en l’état, { $city } est prise
hint-governing-compulsory = le Siège { $city_of } est obligatoire
hint-governing-turns = avec { $source_acc }, vous prenez l’avantage
hint-governing-adds = avec { $source_acc }, vous vous renforcez, mais pas encore assez
hint-governing-enough = { $city } : vous avez déjà l’avantage
hint-governing-save = { $city } ne peut être ni tenue ni prise : gardez vos ressources
hint-governing-place_own = { $thing } : tient les Agents adverses à l’écart
hint-governing-place_other = gêne { $owner_acc }
hint-governing-card = fournit { $bottom } chaque Année{ $points ->
    [0] {""}
   *[other] , +{ $points } PP
  }
hint-governing-title = { $item_acc } fournit ses symboles chaque Année
hint-governing-family_room = symboles utiles à chaque passage : { $bottom }, pour { $action }
hint-governing-family_edge = symboles qui peuvent tout payer : { $bottom }
hint-wars_of_italy-faith-more = le plus de Croix : +2 PP à la fin
hint-wars_of_italy-faith-less = perd la majorité des Croix : −2 PP à la fin
hint-wars_of_italy-card = fournit { $bottom } à chaque Ronde{ $points ->
    [0] {""}
   *[other] , +{ $points } PP
  }
hint-wars_of_italy-title = { $item_acc } fournit ses symboles à chaque Ronde
hint-wars_of_italy-conclude = ses Cités, Troupes et cartes vous rejoignent définitivement, +{ $points } PP
hint-wars_of_italy-march_major = vers { $city } ({ $major })
hint-wars_of_italy-empty_room = la Salle { $room } n’a aucune Action, mais elle est sur le chemin
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
hint-seven_virtues-icon-kept = garde vos icônes { $thing } : { $now }
hint-seven_virtues-virtue-more = cartes { $thing } +{ $n }, { $now } en tout
hint-seven_virtues-virtue-less = cartes { $thing } −{ $n }, reste { $now }
hint-seven_virtues-virtue-kept = garde vos cartes { $thing } : { $now }
hint-seven_virtues-hope-more = { $now ->
    [one] { $now } point attendu, { $n } de plus
   *[other] { $now } points attendus, { $n } de plus
  }
hint-seven_virtues-hope-less = { $now ->
    [one] { $now } point attendu, { $n } de moins
   *[other] { $now } points attendus, { $n } de moins
  }
hint-seven_virtues-rival_hope-more = { $n ->
    [one] { $owner } : { $n } point attendu de plus
   *[other] { $owner } : { $n } points attendus de plus
  }
hint-seven_virtues-rival_hope-less = { $n ->
    [one] { $owner } : { $n } point attendu de moins
   *[other] { $owner } : { $n } points attendus de moins
  }
hint-seven_virtues-held-more = { $thing } en main
hint-seven_virtues-held-less = { $thing } quitte la main
hint-seven_virtues-held-kept = garde { $thing }

# Honneur
hint-honour-points-more = +{ $n } Honneur, { $now } en tout
hint-honour-points-less = −{ $n } Honneur, reste { $now }
hint-honour-rival_points-more = { $owner } : Honneur +{ $n }
hint-honour-rival_points-less = { $owner } : Honneur −{ $n }
hint-honour-driven_out-more = vous dépasserez votre plafond et partirez en Exil
hint-honour-driven_out-less = l’Exil n’est plus à craindre
hint-honour-rival_out-more = { $owner_acc } dépassera son plafond et partira en Exil
hint-honour-rival_out-less = { $owner_acc } échappe à l’Exil
hint-honour-near_end-more = { $owner } : à une Reconnaissance de la fin
hint-honour-near_end-less = { $owner_acc } n’est plus à une Reconnaissance de la fin
hint-honour-lead-more = prend la tête
hint-honour-lead-less = vous fait perdre la première place
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
hint-honour-charged-less = le Déshonneur de { $n } est réglé
hint-honour-rival_charged-more = { $owner_acc } doit répondre à un Déshonneur de { $n }
hint-honour-rival_charged-less = { $owner } : le Déshonneur de { $n } est réglé
hint-honour-mill-now = { $now } au moulin à rumeurs ; il s’éveille à 5
hint-honour-plays-more = jusqu’à { $now ->
        [one] { $now } Point d’Honneur
       *[other] { $now } Points d’Honneur
    } à jouer au prochain tour, { $n } de plus
hint-honour-plays-less = { $now ->
    [0] plus aucun Honneur à jouer au prochain tour
    [one] jusqu’à { $now } Point d’Honneur à jouer au prochain tour, { $n } de moins
   *[other] jusqu’à { $now } Points d’Honneur à jouer au prochain tour, { $n } de moins
  }
hint-honour-plays-kept = toujours jusqu’à { $now ->
        [one] { $now } Point d’Honneur
       *[other] { $now } Points d’Honneur
    } à jouer au prochain tour
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
hint-honour-actions-more = { $n ->
    [one] { $n } Action de plus pendant ce tour
    *[other] { $n } Actions de plus pendant ce tour
  }
hint-honour-actions-less = { $now ->
    [0] plus aucune Action pendant ce tour
    [one] encore { $now } Action pendant ce tour
    *[other] encore { $now } Actions pendant ce tour
  }
hint-honour-actions-kept = ne coûte pas d’Action, reste { $now }
hint-honour-favours-more = { $n ->
    [one] { $n } Faveur de plus pendant ce tour
    *[other] { $n } Faveurs de plus pendant ce tour
  }
hint-honour-favours-less = plus aucune Faveur pendant ce tour
hint-honour-favours-kept = la Faveur de ce tour reste à jouer
hint-honour-useless-more = cartes inutiles : { $now }, { $n } de plus
hint-honour-useless-less = cartes inutiles : { $now }, { $n } de moins
hint-honour-draw_deck = une carte inconnue, l’une des { $n } de la pioche
hint-honour-exchange = { $n ->
    [one] échange { $n } carte contre une nouvelle
    *[other] échange { $n } cartes contre de nouvelles
  }
