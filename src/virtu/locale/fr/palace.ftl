### What the two Virtù games say in the same words.

## Words of the notation

term-action = Carte en Action
term-action_short = Carte en Action
term-admiral = Amiral
term-admiral_short = Amiral
term-adriatic = Mer Adriatique
term-agent = Agent
term-ajaccio = Ajaccio
term-alexander = Alexandre VI
term-alexander_short = Alexandre
term-alfonso = Alphonse duc de Calabre
term-alfonso_short = Alphonse
term-ambassador = Ambassadeur
term-ambassador_short = Ambas­sadeur
term-ancona = Ancône
term-annex = Annexer
term-arrow = Flèche
term-artist = Artiste
term-ascanio = Ascanio Sforza
term-ascanio_short = Ascanio
term-assassin = Spadassin
term-assassin_short = Spadassin
term-bari = Bari
term-bastion = Tracé à l’italienne
term-bastion_short = Tracé italien
term-benevento = Bénévent
term-benevento_short = Béné­vent
term-bishop = Évêque
term-bishop_short = Évêque
term-blue = bleu
term-cagliari = Cagliari
term-cannons = Canons
term-cannons_short = Canons
term-cardinal = Cardinal
term-cardinal_short = Cardinal
term-cathedral = Cathédrale
term-cavalry = Cavalerie
term-cesare = César Borgia
term-cesare_short = César
term-civitavecchia = Civitavecchia
term-civitavecchia_short = Civita­vecchia
term-columbus = Christophe Colomb
term-columbus_short = Colomb
term-condottiere = Condottiere
term-condottiere_short = Condot­tiere
term-consigliere = Consiglière
term-consigliere_short = Consi­glière
term-copernicus = Nicolas Copernic
term-copernicus_short = Copernic
term-corfu = Corfou
term-cross = Croix
term-crown = Couronne
term-crowns = 2 Couronnes
term-duchy = Duché
term-duomo = Le Duomo
term-duomo_short = Duomo
term-either = Couronne ou Croix
term-empire = Saint Empire Romain Germanique
term-empire_short = Empire
term-ferdinand = Ferdinand II de Naples
term-ferdinand_short = Ferdinand
term-florence = Florence
term-florin = Florin
term-france_short = France
term-galeazzo = Jean Galéas Sforza
term-galeazzo_short = Galéas
term-genoa = Gênes
term-giovanni = Jean de Médicis
term-giovanni_short = Jean
term-giuliano = Julien de Médicis
term-giuliano_short = Julien
term-gonfalonier = Gonfalonier
term-gonfalonier_short = Gonfa­lonier
term-govern = Gouverner
term-green = vert
term-guild = Guilde
term-improvement = Carte en Amélioration
term-improvement_short = Carte en Amélioration
term-indulgence = Indulgence
term-ionian = Mer Jonienne
term-kingdom = Royaume
term-left = de gauche
term-left1 = espace gauche 1
term-left2 = espace gauche 2
term-left3 = espace gauche 3
term-leonardo = Léonard de Vinci
term-leonardo_short = Léonard
term-ligurian = Mer Ligurienne
term-lorenzo = Laurent de Médicis
term-lorenzo_short = Laurent
term-lucrezia = Lucrèce Borgia
term-lucrezia_short = Lucrèce
term-ludovico = Ludovic Sforza
term-ludovico_short = Ludovic
term-machiavelli = Nicolas Machiavel
term-machiavelli_short = Machia­vel
term-maestro = Maestro
term-maestro_short = Maestro
term-mantua = Mantoue
term-mask = Masque
term-merchant = Marchand
term-merchant_short = Marchand
term-messina = Messine
term-michelangelo = Michel-Ange
term-michelangelo_short = Michel-Ange
term-milan = Milan
term-montefeltro = Frédéric III de Montefeltro
term-montefeltro_short = Monte­feltro
term-moro = Doge Cristoforo Moro
term-moro_short = Moro
term-naples = Naples
term-nice = Nice
term-orsini = Niccolò Orsini de Pitigliano
term-orsini_short = Orsini
term-ottoman = Empire Ottoman
term-ottoman_short = Ottomans
term-over = Fin
term-palermo = Palerme
term-parma = Parme
term-perugia = Pérouse
term-pisa = Pise
term-podesta = Podestat
term-podesta_short = Podestat
term-pope = Pape
term-pope_short = Pape
term-prince = Le Prince
term-prince_short = Le Prince
term-principality = Principauté
term-principality_short = Princi­pauté
term-ragusa = Raguse
term-ravenna = Ravenne
term-red = rouge
term-reggio = Reggio
term-republic = République
term-retreats = Replis
term-right = de droite
term-right1 = espace droit 1
term-right2 = espace droit 2
term-right3 = espace droit 3
term-rome = Rome
term-room = Salle
term-rossano = Rossano
term-scheme = Intriguer
term-setup = Mise en place
term-ship = Bateau
term-sieges = Sièges
term-siena = Sienne
term-sistine = La Chapelle Sixtine
term-sistine_short = Sixtine
term-spoleto = Spolète
term-sponsor = Patronner
term-spring = Printemps
term-ten = Conseil des Dix
term-ten_short = Les Dix
term-terracina = Latina
term-token = Jeton +1
term-trade = Commercer
term-trento = Trente
term-troop = Troupe
term-trophy = Trophée
term-tunis = Tunis
term-turin = Turin
term-tyrrhenian = Mer Tyrrhénienne
term-venice_seat = Venise
term-venice = Venise
term-wage_war = Guerroyer
term-wages = Guerre
term-war = Guerre
term-war_action = Guerroyer
term-white = blanc
term-winter = Hiver
term-work = Œuvre
term-yellow = jaune

## Names after a preposition, or with their article

term-ajaccio_of = d’Ajaccio
term-ancona_of = d’Ancône
term-bari_of = de Bari
term-benevento_of = de Bénévent
term-cagliari_of = de Cagliari
term-civitavecchia_of = de Civitavecchia
term-corfu_of = de Corfou
term-empire_acc = le Saint Empire
term-empire_of = du Saint Empire
term-empire_to = au Saint Empire
term-florence_of = de Florence
term-florence_to = à Florence
term-genoa_of = de Gênes
term-mantua_of = de Mantoue
term-messina_of = de Messine
term-milan_of = de Milan
term-milan_to = à Milan
term-naples_of = de Naples
term-naples_to = à Naples
term-nice_of = de Nice
term-ottoman_acc = l’Empire Ottoman
term-ottoman_of = de l’Empire Ottoman
term-ottoman_to = à l’Empire Ottoman
term-palermo_of = de Palerme
term-parma_of = de Parme
term-perugia_of = de Pérouse
term-pisa_of = de Pise
term-ragusa_of = de Raguse
term-ravenna_of = de Ravenne
term-reggio_of = de Reggio
term-rome_of = de Rome
term-rome_to = à Rome
term-rossano_of = de Rossano
term-siena_of = de Sienne
term-spoleto_of = de Spolète
term-terracina_of = de Latina
term-trento_of = de Trente
term-tunis_of = de Tunis
term-turin_of = de Turin
term-venice_of = de Venise
term-venice_to = à Venise

## Cards, tiles and spaces with their article

term-action_acc = la carte en Action
term-action_the = La carte en Action
term-admiral_acc = l’Amiral
term-admiral_the = L’Amiral
term-ambassador_acc = l’Ambassadeur
term-ambassador_the = L’Ambassadeur
term-assassin_acc = le Spadassin
term-assassin_the = Le Spadassin
term-bastion_acc = le Tracé à l’italienne
term-bastion_the = Le Tracé à l’italienne
term-bishop_acc = l’Évêque
term-bishop_the = L’Évêque
term-cannons_acc = les Canons
term-cannons_the = Les Canons
term-cardinal_acc = le Cardinal
term-cardinal_the = Le Cardinal
term-cathedral_acc = la Cathédrale
term-cathedral_the = La Cathédrale
term-condottiere_acc = le Condottiere
term-condottiere_the = Le Condottiere
term-consigliere_acc = le Consiglière
term-consigliere_the = Le Consiglière
term-duchy_acc = le Duché
term-duchy_the = Le Duché
term-duomo_acc = le Duomo
term-duomo_the = Le Duomo
term-gonfalonier_acc = le Gonfalonier
term-gonfalonier_the = Le Gonfalonier
term-guild_acc = la Guilde
term-guild_the = La Guilde
term-improvement_acc = la carte en Amélioration
term-improvement_the = La carte en Amélioration
term-kingdom_acc = le Royaume
term-kingdom_the = Le Royaume
term-left1_acc = l’espace gauche 1
term-left1_the = L’espace gauche 1
term-left2_acc = l’espace gauche 2
term-left2_the = L’espace gauche 2
term-left3_acc = l’espace gauche 3
term-left3_the = L’espace gauche 3
term-maestro_acc = le Maestro
term-maestro_the = Le Maestro
term-merchant_acc = le Marchand
term-merchant_the = Le Marchand
term-moro_acc = le Doge Cristoforo Moro
term-moro_the = Le Doge Cristoforo Moro
term-podesta_acc = le Podestat
term-podesta_the = Le Podestat
term-pope_acc = le Pape
term-pope_the = Le Pape
term-principality_acc = la Principauté
term-principality_the = La Principauté
term-republic_acc = la République
term-republic_the = La République
term-right1_acc = l’espace droit 1
term-right1_the = L’espace droit 1
term-right2_acc = l’espace droit 2
term-right2_the = L’espace droit 2
term-right3_acc = l’espace droit 3
term-right3_the = L’espace droit 3
term-room_acc = la Salle
term-room_the = La Salle
term-sistine_acc = la Chapelle Sixtine
term-sistine_the = La Chapelle Sixtine
term-ten_acc = le Conseil des Dix
term-ten_the = Le Conseil des Dix
term-token_acc = un jeton +1
term-token_the = Un jeton +1

## The table

gov-italy = Italie
gov-map = Carte de l’Italie
gov-zoom-in = Agrandir
gov-zoom-out = Réduire
gov-whole-map = Carte entière
gov-legend-can = possible
gov-legend-put = peut aller ici
gov-legend-chosen = votre choix
gov-legend-why = pourquoi pas ?
gov-city-value = valeur { $value }
gov-neutral = neutre
gov-city-garrison = garnison { $count }
gov-city-siege = assiégée par { $count ->
        [one] { $count } Troupe
       *[other] { $count } Troupes
    } { $house_of }
gov-city-marked = { $house } : { $count ->
        [one] { $count } Troupe doit se replier
       *[other] { $count } Troupes doivent se replier
    }
gov-agent-of = Agent { $house_of }
gov-pirate = Port pirate
gov-port-on = Port ({ $seas })
gov-roads-to = routes vers { $cities }
gov-allied-with = Alliance avec { $house_acc }
gov-unallied = sans Alliance
gov-spent = Bonus utilisé
gov-you = vous
gov-palace-of = Palais { $house_of }
gov-points-now = { $points } PP
gov-pp = { $points } PP
gov-rooms = Salles, dans le sens horaire
gov-arrow-after = Flèche Cortigiano après la Salle { $room }
gov-readies-left = réactive le bord gauche
gov-readies-right = réactive le bord droit
gov-left-edge = bord gauche
gov-right-edge = bord droit
gov-closed-indulgence = Indulgence : Salle fermée
gov-closed-agent = Agent { $house_of } : Salle fermée
gov-room-idle = Rien à y faire pour l’instant
gov-room-number = Salle { $room }
gov-marker-here = le marqueur est ici
gov-with-improvement = améliorée par { $card_acc }
gov-space-free = libre
gov-space-locked = fermé
gov-space-given-up = abandonné
gov-unlock-cities = à 5 Cités
gov-unlock-title = par un Titre
gov-unlock-bonus = par un Bonus
gov-ready = disponible
gov-exhausted = épuisée
gov-bank = Collecter les Florins : { $source }
gov-treasury = trésorerie
gov-agents = Agents
gov-free-of = dispo. sur { $all }
gov-troops = Troupes
gov-of-all = sur { $all }
gov-trophies = Trophées
gov-indulgences = Indulgences
gov-cities = Cités
gov-domain = Domaine
gov-domain-count = { $ready ->
        [one] { $ready } disponible
       *[other] { $ready } disponibles
    } · { $exhausted ->
        [one] { $exhausted } épuisée
       *[other] { $exhausted } épuisées
    } (ambre hachuré)
gov-domain-short = { $ready } dispo. · { $exhausted ->
        [one] { $exhausted } épuisée
       *[other] { $exhausted } épuisées
    }
gov-others = Autres Palais
gov-others-open = touchez pour ouvrir
gov-court = cour
gov-previous-house = Maison précédente
gov-next-house = Maison suivante
gov-prestige = Prestige
gov-prestige-aside = Cités en haut, Patronage en bas · points en doré
gov-cities-track = piste des Cités
gov-patronage-track = piste de Patronage
gov-track-space = { $space } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gov-market = Étalage
gov-market-notables = Personnages
gov-market-titles = Titres
gov-market-patronage = Patronage
gov-market-cities = Cités
gov-count-left = { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
gov-tab-map = Carte
gov-tab-palace = Palais
gov-tab-houses = Maisons
gov-tab-market = Étalage
gov-left = gauche
gov-right = droite
gov-sheet-up = Montrer les détails
gov-sheet-down = Voir le plateau
gov-prestige-points = PP
gov-ended = terminée lors de l’Année { $year } :
gov-ended-no_neutral_city = plus aucune Cité neutre
gov-ended-eight_cities = 8 Cités
gov-ended-patronage = 5e cran de Patronage
gov-ended-year_limit = dernière Année convenue
gov-room-of-house = Salle { $room } { $house_of }
event-palace-arranged = { $seat_is ->
        [you] Vous placez { $card_acc } : { $place }
       *[other] { $seat_the } place { $card_acc } : { $place }
    }
event-palace-entered = { $seat_is ->
        [you] Vous placez votre marqueur en Salle { $room }
       *[other] { $seat_the } place son marqueur en Salle { $room }
    }
event-palace-moved = { $seat_is ->
        [you] Vous avancez { $rooms ->
            [one] d’une Salle
           *[other] de { $rooms } Salles
        } jusqu’à la Salle { $room }
       *[other] { $seat_the } avance { $rooms ->
            [one] d’une Salle
           *[other] de { $rooms } Salles
        } jusqu’à la Salle { $room }
    }
event-palace-bought_step = { $seat_is ->
        [you] Vous payez 2 Florins pour avancer d’une Salle de plus
       *[other] { $seat_the } paie 2 Florins pour avancer d’une Salle de plus
    }
event-palace-readied_edge = { $seat_is ->
        [you] Vos Cortigiani { $edge } sont de nouveau disponibles
       *[other] { $seat } : les Cortigiani { $edge } sont de nouveau disponibles
    }
event-palace-redeemed = { $seat_is ->
        [you] Vous vous libérez de l’Indulgence de la Salle { $room }
       *[other] { $seat_the } se libère de l’Indulgence de la Salle { $room }
    }
event-palace-requested = { $seat_is ->
        [you] Vous sollicitez une Indulgence et recevez { $benefit ->
            [Florins] 3 Florins
           *[other] 1 { $benefit }
        }
       *[other] { $seat_the } sollicite une Indulgence et reçoit { $benefit ->
            [Florins] 3 Florins
           *[other] 1 { $benefit }
        }
    }
event-palace-laid = { $seat_is ->
        [you] L’Indulgence est posée sur votre Salle { $room }
       *[other] L’Indulgence est posée sur la Salle { $room } { $seat_of }
    }
event-palace-performed = { $seat_is ->
        [you] Vous commencez l’Action : { $action }
       *[other] { $seat_the } commence l’Action : { $action }
    }
event-palace-skipped = { $seat_is ->
        [you] Vous ne réalisez pas d’Action
       *[other] { $seat_the } ne réalise pas d’Action
    }
event-palace-used = { $seat_is ->
        [you] Vous utilisez { $source_acc } : { $symbol } ×{ $count }
       *[other] { $seat_the } utilise { $source_acc } : { $symbol } ×{ $count }
    }
event-palace-paid = { $seat_is ->
        [you] Vous payez { $cost }
       *[other] { $seat_the } paie { $cost }
    }
event-palace-banked = { $seat_is ->
        [you] Vous collectez { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        } : { $source }
       *[other] { $seat_the } collecte { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        } : { $source }
    }
event-palace-annexed = { $seat_is ->
        [you] Vous annexez { $city }
       *[other] { $seat_the } annexe { $city }
    }
event-palace-readied = { $seat_is ->
        [you] Vous réactivez { $source_acc }
       *[other] { $seat_the } réactive { $source_acc }
    }
event-palace-gained_agent = { $seat_is ->
        [you] Vous gagnez un Agent
       *[other] { $seat_the } gagne un Agent
    }
event-palace-discarded = { $seat_is ->
        [you] Vous défaussez { $card_acc }
       *[other] { $seat_the } défausse { $card_acc }
    }
event-palace-placed_card = { $seat_is ->
        [you] { $card_the } rejoint votre cour
       *[other] { $card_the } rejoint la cour { $seat_of }
    }
event-palace-traded = { $seat_is ->
        [you] Vous commercez et gagnez { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        }
       *[other] { $seat_the } commerce et gagne { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        }
    }
event-palace-marched = { $seat_is ->
        [you] Une de vos Troupes marche : { $origin } → { $city }
       *[other] Une Troupe { $seat_of } marche : { $origin } → { $city }
    }
event-palace-sailed = { $seat_is ->
        [you] Une de vos Troupes fait voile : { $origin } → { $city }
       *[other] Une Troupe { $seat_of } fait voile : { $origin } → { $city }
    }
event-palace-placed_agent = { $seat_is ->
        [you] Vous placez un Agent : { $location }
       *[other] { $seat_the } place un Agent : { $location }
    }
event-palace-expelled = { $seat_is ->
        [you] Vous retirez l’Agent { $owner_of } : { $location }
       *[other] { $seat_the } retire { $owner_is ->
            [you] votre Agent
           *[other] l’Agent { $owner_of }
        } : { $location }
    }
event-palace-won_on_plains = { $attacker_is ->
        [you] Vous battez { $defender_acc } en plaine devant { $city }
       *[other] { $defender_is ->
            [you] { $attacker_the } vous bat en plaine devant { $city }
           *[other] { $attacker_the } bat { $defender_acc } en plaine devant { $city }
        }
    }
event-palace-tied_on_plains = Personne ne gagne en plaine devant { $city } : 1 Troupe perdue de chaque côté ({ $first_is ->
        [you] vous
       *[other] { $first }
    }, { $second_is ->
        [you] vous
       *[other] { $second }
    })
event-palace-withdrew = { $seat_is ->
        [you] Vous vous retirez { $city_of }
       *[other] { $seat_the } se retire { $city_of }
    }
event-palace-announced_token = { $seat_is ->
        [you] Vous annoncez { $bonus_acc } : +{ $strength } à { $city }
       *[other] { $seat_the } annonce { $bonus_acc } : +{ $strength } à { $city }
    }
event-palace-announced_cannons = { $seat_is ->
        [you] Vous annoncez { $bonus_acc } : +{ $strength } à { $city }
       *[other] { $seat_the } annonce { $bonus_acc } : +{ $strength } à { $city }
    }
event-palace-announced_card = { $seat_is ->
        [you] Vous annoncez { $bonus_acc } : +{ $strength } à { $city }
       *[other] { $seat_the } annonce { $bonus_acc } : +{ $strength } à { $city }
    }
event-palace-announced_tile = { $seat_is ->
        [you] Vous annoncez { $bonus_acc } : +{ $strength } à { $city }
       *[other] { $seat_the } annonce { $bonus_acc } : +{ $strength } à { $city }
    }
event-palace-passed = { $seat_is ->
        [you] Vous n’annoncez plus rien à { $city }
       *[other] { $seat_the } n’annonce plus rien à { $city }
    }
event-palace-took_by_siege = { $attacker_is ->
        [you] Vous prenez { $city } après un Siège, { $attack } contre { $defence }
       *[other] { $attacker_the } prend { $city } après un Siège, { $attack } contre { $defence }
    }
event-palace-retreated_by_road = { $seat_is ->
        [you] Une de vos Troupes se replie par la route : { $origin } → { $city }
       *[other] Une Troupe { $seat_of } se replie par la route : { $origin } → { $city }
    }
event-palace-retreated_by_sea = { $seat_is ->
        [you] Une de vos Troupes se replie par mer : { $origin } → { $city }
       *[other] Une Troupe { $seat_of } se replie par mer : { $origin } → { $city }
    }
event-palace-lost_in_retreat = { $seat_is ->
        [you] Une de vos Troupes est perdue à { $origin }
       *[other] Une Troupe { $seat_of } est perdue à { $origin }
    }
event-palace-vacated_by_moving = { $seat_is ->
        [you] Vous déplacez { $card_acc } vers { $target_acc }
       *[other] { $seat_the } déplace { $card_acc } vers { $target_acc }
    }
event-palace-vacated_by_discarding = { $seat_is ->
        [you] Vous défaussez { $card_acc }
       *[other] { $seat_the } défausse { $card_acc }
    }
event-palace-began_winter = { $seat_is ->
        [you] Votre Hiver commence
       *[other] L’Hiver { $seat_of } commence
    }
event-palace-paid_salary = { $seat_is ->
        [you] Vous payez { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        } de solde
       *[other] { $seat_the } paie { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        } de solde
    }
event-palace-disbanded = { $seat_is ->
        [you] Vous licenciez une Troupe à { $city }
       *[other] { $seat_the } licencie une Troupe à { $city }
    }
event-palace-took_card_out = { $seat_is ->
        [you] { $card_the } quitte votre Salle { $room } et s’épuise
       *[other] { $card_the } quitte la Salle { $room } { $seat_of } et s’épuise
    }
event-palace-shifted = { $seat_is ->
        [you] Vous déplacez { $card_acc } vers { $space_acc }
       *[other] { $seat_the } déplace { $card_acc } vers { $space_acc }
    }
event-palace-bought = { $seat_is ->
        [you] Vous achetez { $item_acc }
       *[other] { $seat_the } achète { $item_acc }
    }
event-palace-recruited = { $seat_is ->
        [you] Vous recrutez une Troupe à { $city }
       *[other] { $seat_the } recrute une Troupe à { $city }
    }
question-palace-room = Où votre marqueur commence-t-il ?
question-palace-move = Déplacez votre marqueur
question-palace-step = Payez les Salles supplémentaires
question-palace-redeem = Vous libérer des Indulgences rencontrées ?
question-palace-action = Réaliser l’Action { $action } ?
question-palace-pay = Payez
question-palace-pay-annex = Payez la Cité
question-palace-pay-purchase = Payez vos achats
question-palace-pay-retreat = Payez le repli en Bateaux
question-palace-pay-other = Payez le coût
question-palace-trade = Commercer : quels Bateaux ?
question-palace-war = Guerroyer : déplacez vos Troupes
question-palace-scheme = Intriguer : placez, déplacez ou retirez des Agents
question-palace-put_down = Où va l’Agent ?
question-palace-vacate = Vous perdez un espace : quelle carte doit bouger ?
question-palace-salary = { $count ->
        [one] Payez la solde de votre Troupe
       *[other] Payez la solde de vos { $count } Troupes
    }
question-palace-disband = Licenciez des Troupes : encore { $count }
question-palace-reorganise = Réorganisez votre Palais
question-palace-place = Où va { $card_acc } ?
question-palace-recruit = Recruter des Troupes ?
question-palace-held-card = Où va { $card_acc } ?
question-palace-held-place = Où va cette carte ?
answer-governing-annex = { $city }
commit-governing-annex = Annexer { $city }
answer-governing-march = { $origin } → { $city }
commit-governing-march = Marcher : { $origin } → { $city }
answer-governing-sail = { $origin } ⇢ { $city }
commit-governing-sail = Faire voile : { $origin } → { $city }
answer-governing-besiege = Assiéger { $city }
answer-governing-withdraw = Se retirer { $city_of }
commit-governing-withdraw = Se retirer { $city_of }
answer-governing-disband = Troupe à { $city }
commit-governing-disband = Licencier une Troupe à { $city }
answer-governing-build = { $city }
commit-governing-build = Bâtir la Cathédrale à { $city }
answer-governing-retreat = { $city }
commit-governing-retreat = Se replier à { $city }
answer-governing-recruit = { $city }
commit-governing-recruit = Recruter à { $city }
answer-governing-place = Agent : { $location }
commit-governing-place = Placer un Agent : { $location }
answer-governing-lift = Déplacer l’Agent : { $location }
commit-governing-lift = Prendre l’Agent : { $location }
answer-governing-expel = Retirer l’Agent : { $location }
commit-governing-expel = Retirer l’Agent : { $location }
answer-governing-ally = { $power }
commit-governing-ally = Conclure l’Alliance : { $power }
answer-governing-ally-less = { $power }, 1 { $symbol } de moins
commit-governing-ally-less = Conclure l’Alliance : { $power }, 1 { $symbol } de moins
answer-governing-reactivate = Réactiver : { $power }
answer-governing-bank = Collecter les Florins : { $source }
commit-governing-bank = Collecter les Florins : { $source }
answer-governing-use = { $source } : { $symbol }
commit-governing-use = Utiliser { $source_acc } : { $symbol }
answer-governing-indulgence-florin = Indulgence
answer-governing-indulgence-florin-small = +3 Florins, −1 PP
commit-governing-indulgence-florin = Solliciter une Indulgence et recevoir 3 Florins
answer-governing-indulgence-crown = Indulgence
answer-governing-indulgence-crown-small = +1 Couronne, −1 PP
commit-governing-indulgence-crown = Solliciter une Indulgence et recevoir 1 Couronne
answer-governing-ready = Réactiver { $source_acc }
answer-governing-announce = { $source }
commit-governing-announce = Annoncer { $source_acc }
answer-governing-room = Salle { $room } · { $action }
commit-governing-room = Commencer en Salle { $room } : { $action }
answer-governing-move = Salle { $room } · { $action }
commit-governing-move = Aller en Salle { $room } : { $action }
answer-governing-buy-step = 2 Florins
commit-governing-buy-step = Payer 2 Florins pour une Salle de plus
answer-governing-redeem-cross = Salle { $room } : 1 Croix
commit-governing-redeem-cross = Se libérer de l’Indulgence, Salle { $room } : 1 Croix
answer-governing-redeem-crowns = Salle { $room } : 2 Couronnes
commit-governing-redeem-crowns = Se libérer de l’Indulgence, Salle { $room } : 2 Couronnes
answer-governing-buy = { $item }
commit-governing-buy = Ajouter { $item_acc }
answer-governing-take = { $bonus }
commit-governing-take = Prendre { $bonus_acc }
answer-governing-take-out = { $card } : { $space }
commit-governing-take-out = Sortir { $card_acc } vers { $space_acc }
answer-governing-put = { $card } : { $space }
commit-governing-put = Placer { $card_acc } sur { $space_acc }
answer-governing-put-in = { $card } en Salle { $room }
answer-governing-put-in-small = en Action
answer-governing-put-under = { $card } sous la carte de la Salle { $room }
answer-governing-put-under-small = en Amélioration
answer-governing-put-over = { $card } sur la carte de la Salle { $room }
answer-governing-put-over-small = l’ancienne carte l’améliore
answer-governing-shift = { $card } : { $space }
commit-governing-shift = Déplacer { $card_acc } vers { $space_acc }
answer-governing-discard = Défausser { $card_acc }
answer-governing-give-up = Abandonner { $space_acc }
answer-governing-lose = Perdre la Troupe
answer-governing-salary = Payer { $florins ->
        [one] { $florins } Florin
       *[other] { $florins } Florins
    }, garder { $keeps ->
        [one] { $keeps } Troupe
       *[other] { $keeps } Troupes
    }
answer-governing-first = { $house }
commit-governing-first = { $house_the } commence
answer-governing-family-room = { $card } en Salle { $room }
answer-governing-family-room-small = remplace { $action }
answer-governing-family-under = { $card } sous la carte de la Salle { $room }
answer-governing-family-under-small = en Amélioration
answer-governing-family-space = { $card } : { $space }
answer-governing-family-space-small = en Cortigiano
answer-governing-perform = { $action }
commit-governing-perform = Réaliser l’Action { $action }
answer-governing-skip = Sauter
answer-governing-skip-small = pas d’Action
commit-governing-skip = Sauter l’Action
answer-governing-pass = Passer (définitivement)
answer-governing-pass-for-now = Passer pour l’instant
answer-governing-pay = Payer
answer-governing-done = Terminer
answer-governing-done-redeem = S’en tenir là
answer-governing-done-govern = Terminer ici
answer-governing-done-trade = Terminer ici
answer-governing-done-war = Terminer ici
answer-governing-done-scheme = Terminer ici
answer-governing-done-reorganise = Laisser le Palais ainsi
answer-governing-done-purchase = Terminer les achats
answer-governing-done-recruit = Ne plus recruter
answer-governing-done-alliance = Pas d’Alliance
AG-2-1-4 = Une carte en Action couvre le symbole imprimé de votre Salle.
AG-2-2-5 = Il y a déjà une carte sur { $space_acc }.
AG-2-2-3 = { $space_the } est filigrané. Espaces filigranés permis : { $allowed } ; déjà occupés : { $occupied }.
AG-16-4 = { $space_the } a été abandonné et n’est plus disponible.
AG-2-3-1 = Il n’y a pas de carte à défausser sur { $space_acc }.
AG-3-4-1 = Le premier joueur doit être l’un des { $players } joueurs.
AG-3-5-1 = Placez une de vos cartes Famille.
AG-3-5-1-own = { $card_the } ne fait pas partie des cartes Famille qu’il vous reste à placer.
AG-3-5-2 = { $card_the } n’a pas d’icône d’Action et ne peut pas être une carte en Action.
AG-3-5-2-room = La Salle { $room } a déjà une carte en Action.
AG-3-5-2-under = La Salle { $room } n’a pas de carte en Action à améliorer, ou a déjà une Amélioration.
AG-3-5-2-space = Il y a déjà une carte sur { $space_acc }.
AG-4-1-1-answer = Utilisez une source ou payez.
AG-4-1-1 = Le coût n’est pas encore réuni : il manque { $missing }.
AG-4-1-1-reach = Si vous utilisez ainsi cette source ({ $source }), vous ne pourrez plus payer le coût.
AG-4-1-1-source = Cette source n’est pas à vous : { $source }.
AG-4-1-1-once = Cette source ({ $source }) a déjà servi pour ce paiement.
AG-4-1-2 = Cette source ({ $source }) ne montre pas ce symbole : { $symbol }.
AG-4-1-3 = Carte ou tuile déjà épuisée : { $source }.
AG-4-1-4 = Ce Bonus ({ $source }) n’est pas à vous, il a déjà servi, ou un Agent adverse le bloque.
AG-4-1-5 = Vous n’avez plus besoin de ce symbole : { $symbol }.
AG-4-1-7 = Cette source ({ $source }) a déjà payé avec un autre symbole durant cette phase.
AG-4-2-2-own = Cette source n’est pas à vous : { $source }.
AG-4-2-2-ready = Carte ou tuile déjà épuisée : { $source }.
AG-4-2-2 = Cette source ne montre pas de Florins : { $source }.
AG-4-3-1 = Cette source ({ $source }) ne peut pas fournir ce symbole ici ({ $purpose_action }) : { $symbol }.
AG-6-1-1 = Placez votre marqueur dans une de vos cinq Salles.
AG-6-2-1 = Avancez votre marqueur d’au moins une Salle dans le sens horaire.
AG-6-2-5 = { $rooms } Salles, soit { $extra } de plus que les deux gratuites ; vous ne pouvez en payer { $reach ->
            [0] aucune
           *[other] que { $reach }
        }.
AG-6-2-4-answer = Payez les Salles supplémentaires avec des Flèches ou 2 Florins.
AG-6-2-3 = Une Salle supplémentaire coûte 2 Florins ; votre trésorerie { $florins ->
            [0] est vide
           *[other] en contient { $florins }
        }.
AG-6-2-3-once = On n’achète qu’une Salle supplémentaire par Printemps.
AG-6-2-5-reach = Vous ne pourriez plus payer le déplacement.
AG-7-2-1 = Libérez-vous des Indulgences que votre marqueur a rencontrées, ou terminez.
AG-7-2-2 = Votre marqueur n’a pas traversé la Salle { $room } et ne s’y est pas arrêté.
AG-7-2-2-none = Il n’y a pas d’Indulgence sur la Salle { $room }.
AG-7-3-1 = Une Indulgence est posée sur votre Salle.
AG-7-3-2 = Un Agent adverse est dans votre Salle.
AG-7-3-4-answer = { $masks ->
        [one] Le premier Masque sert à retirer l’Agent adverse de cette Salle.
       *[other] Les { $masks } premiers Masques servent à retirer l’Agent adverse de cette Salle.
    }
AG-7-4-2 = Une Indulgence ne se sollicite que pendant votre étape d’Action ou votre Hiver.
AG-7-4-2-once = Vous avez déjà sollicité une Indulgence cette Année.
AG-7-4-4 = Il y a déjà une Indulgence sur la Salle de votre marqueur.
AG-7-4-4-stack = Les { $stack } Indulgences sont toutes dans des Palais.
AG-7-4-8 = La Couronne d’une Indulgence ne sert qu’au coût de votre Action, au moment de le payer.
AG-7-4-9 = En Hiver, la Couronne d’une Indulgence ne se prend que pour un paiement.
AG-8-1-2 = Réalisez l’Action de votre Salle, ou sautez-la.
AG-8-1-1 = Votre Salle offre : { $action_action }.
AG-8-2-1 = Utilisez des Couronnes ou des Croix, réactivez des tuiles ou des Alliances, ou terminez.
AG-8-2-2 = Cela coûte une Couronne ou une Croix ; il ne vous en reste pas.
AG-8-2-2-tile = Ce n’est pas une tuile épuisée de votre Domaine : { $source }.
AG-8-2-2-alliance = Vous n’avez pas d’Alliance dont le Bonus ait servi : { $power }.
AG-8-2-3 = Cette tuile ({ $source }) a payé cette Action Gouverner, qui ne peut donc pas la réactiver.
AG-8-2-3-pay = Cette tuile ({ $source }) vient d’être réactivée et ne peut pas payer cette Action Gouverner.
AG-8-2-5 = Le Bonus ({ $power }) a servi à payer cette Action Gouverner : elle ne peut pas le réactiver.
AG-8-2-8 = Cette Action Gouverner a déjà réactivé cette tuile ({ $source }) ; une tuile ne se réactive qu’une fois.
AG-8-3-1 = Vous êtes au dernier cran de Patronage.
AG-8-3-2 = Le cran { $step } coûte { $cost } ; vous ne pouvez pas le payer.
AG-8-3-4 = Prenez un des Bonus de Patronage restants.
AG-8-3-4-taken = Déjà pris : { $bonus }.
AG-8-3-5 = Vous avez déjà un Bonus de ce type ({ $bonus }) : un Artiste et une Œuvre au plus.
AG-8-4-1 = Utilisez des Bateaux, ou terminez.
AG-8-5-1 = Seule une Cité neutre peut être annexée ; { $city } { $owner_is ->
        [you] est déjà à vous
       *[other] appartient { $owner_to }
    }.
AG-8-5-1-out = { $city } n’est pas en jeu.
AG-8-5-8 = { $city } est un Port pirate et ne se prend que par un Siège.
AG-8-6-3 = Utilisez des sources, déplacez des Troupes, ou terminez.
AG-8-6-1-cavalry = Un déplacement par la route coûte 1 Cavalerie ; il ne vous en reste pas.
AG-8-6-2 = { $origin } et { $city } doivent être deux Ports en jeu.
AG-8-6-4 = Une Troupe devant une Cité que vous ne contrôlez pas doit y rester.
AG-8-6-1-troop = Vous n’avez pas de Troupe à { $origin }.
AG-8-6-8 = Un symbole Guerre coûte { $price ->
        [one] { $price } Florin
       *[other] { $price } Florins
    } tout de suite ; vous { $florins ->
        [0] n’en avez pas
       *[other] en avez { $florins }
    }.
AG-8-6-8-tokens = Il ne reste plus de jeton Bonus de guerre.
AG-4-2-4 = Ces Florins ne paient que les coûts en Florins de cette Action, et elle n’en a pas.
AG-8-7-1 = Utilisez des Masques, placez, déplacez ou retirez des Agents, ou terminez.
AG-8-7-1-mask = Chaque opération coûte un Masque ; il ne vous en reste pas.
AG-8-7-1-agent = Vous n’avez pas d’Agent libre.
AG-8-7-1-own = Vous n’avez pas d’Agent ici : { $location }.
AG-8-7-7 = Il n’y a pas d’Agent adverse ici : { $location }.
AG-8-7-2 = Il y a déjà un Agent ici : { $location }.
AG-8-7-2-out = { $location } n’est pas en jeu.
AG-8-7-4 = Le Prince interdit ce lieu aux Agents des autres : { $location }.
AG-8-7-5 = Ce Palais ne peut pas accueillir un Agent de plus.
AG-8-7-1-put = Choisissez où va l’Agent que vous avez pris.
AG-8-7-2-nowhere = Aucun autre lieu n’est ouvert à cet Agent.
AG-8-7-2-same = C’est de là que vient l’Agent : { $location }.
AG-9-3-9 = Placez Machiavel sur un espace Cortigiano, ou défaussez une carte pour en libérer un.
AG-10-1-1 = Choisissez le prochain de vos Sièges à résoudre.
AG-10-1-3 = Un Siège ne peut être ni sauté ni levé ; encore à résoudre : { $cities }.
AG-10-3-2 = Utilisez un Bonus de guerre ou passez.
AG-10-3-4 = Ce Bonus de guerre n’est pas à vous : { $bonus }.
AG-10-3-5 = Les jetons ne servent qu’en attaque.
AG-10-3-6 = Ce Bonus ({ $bonus }) coûte { $price ->
        [one] { $price } Florin
       *[other] { $price } Florins
    } ; votre trésorerie { $florins ->
            [0] est vide
           *[other] en contient { $florins }
        }.
AG-10-3-7 = Ce Bonus ne compte qu’une fois par combat et a déjà servi : { $bonus }.
AG-10-3-7-exhausted = Carte ou tuile déjà épuisée : { $bonus }.
AG-4-1-7-war = Cette source ({ $bonus }) a déjà payé avec un autre symbole durant cette phase.
AG-12-3-1-france = Le Bonus d’Alliance de la France a déjà servi, ou un Agent adverse le bloque.
AG-16-9 = Ce Bonus ({ $bonus }) ne s’annonce que dans un Siège, pas en plaine.
AG-10-7-2-answer = Une Troupe se replie dans une de vos Cités ou est perdue.
AG-10-7-3-kept = { $ships ->
        [one] Vous ne pourriez plus payer le Bateau que vous devez encore.
       *[other] Vous ne pourriez plus payer les { $ships } Bateaux que vous devez encore.
    }
AG-10-8-5-answer = Sortez une carte d’un espace filigrané, ou défaussez-la.
AG-10-8-5-shaded = On perd un espace filigrané ; { $space_acc } ne l’est pas.
AG-10-8-5-empty = Il n’y a pas de carte sur { $space_acc }.
AG-16-4-give = On ne peut abandonner qu’un espace de base ouvert et vide ; { $space_acc } n’en est pas un.
AG-10-8-5-target = { $target_the } n’est pas un espace libre pour cette carte.
AG-11-2-2-florins = Votre trésorerie { $florins ->
        [0] est vide
        [one] contient { $florins } Florin
       *[other] contient { $florins } Florins
    }.
AG-11-3-1 = Déplacez une carte, défaussez un Cortigiano, ou terminez.
AG-11-3-1-enough = { $limit } déplacements suffisent pour n’importe quel agencement.
AG-11-3-2-marker = Votre marqueur est dans la Salle { $room } : aucune carte n’y entre ni n’en sort.
AG-11-3-2-indulgence = Une Indulgence est posée sur la Salle { $room } : aucune carte n’y entre ni n’en sort.
AG-11-3-2-agent = Un Agent adverse est dans la Salle { $room } : aucune carte n’y entre ni n’en sort.
AG-11-3-3-empty = Il n’y a pas de carte sur { $space_acc }.
AG-11-3-3 = Seuls les Cortigiani disponibles peuvent bouger ; carte épuisée : { $card }.
AG-2-1-4-icon = { $card_the } n’a pas d’Action et ne peut pas être une carte en Action.
AG-11-3-3-taken = La Salle { $room } a déjà une carte en Action ; placez celle-ci dessous ou dessus.
AG-2-1-3-bare = La Salle { $room } n’a pas de carte en Action à améliorer.
AG-2-1-3-improvement = La Salle { $room } a déjà une Amélioration.
AG-16-7-insert = Une carte va sous une carte en Action, pas dessus.
AG-11-3-4-nothing = Cette carte n’est pas dans la Salle { $room }.
AG-11-3-5 = La carte en Action ne peut partir que si son Amélioration peut la remplacer ; { $card_acc } n’a pas d’Action.
AG-11-3-7-target = { $target_the } n’est pas libre.
AG-11-4-1 = Achetez une carte ou une tuile, défaussez un Cortigiano, ou terminez.
AG-11-4-1-twice = Au plus un exemplaire par Hiver : { $item }.
AG-1-3-item = Il n’en reste plus : { $item }.
AG-11-4-2 = Avec { $item_acc }, vos achats coûtent { $cost } ; vous ne pouvez pas les payer.
AG-11-4-2-kept = Les achats choisis ({ $cost }) ne pourraient plus être payés.
AG-11-4-3 = { $cards ->
        [one] { $cards } carte demande { $cards } espace
       *[other] { $cards } cartes demandent { $cards } espaces
    } ; vous { $spaces ->
        [0] n’en avez aucun
       *[other] en avez { $spaces }
    }.
AG-11-4-3-new = Vous venez d’acheter cette carte ({ $card }) ; vous ne pouvez pas la défausser lors de ces achats.
AG-11-4-3-place = Placez { $card_acc } sur un espace libre ; défaussez d’abord une carte s’il n’y en a pas.
AG-11-4-6 = Vous ne pouvez pas en posséder plus de { $limit } : { $item }.
AG-11-4-6-discard = Un seul exemplaire permis : { $item } ; défaussez d’abord l’autre.
AG-11-4-7-arms = Vous avez déjà cette tuile à vos armes : { $item }.
AG-11-4-8 = On ne peut pas posséder les deux : { $other }, { $item }.
AG-11-4-9 = Pour une Cathédrale, il vous faut une Cité de valeur 3 ou 4 qui n’en ait pas encore.
AG-11-4-9-answer = Choisissez la Cité de valeur 3 ou 4 qui reçoit la Cathédrale.
AG-11-5-1 = Recrutez une Troupe dans une Cité, ou terminez.
AG-11-5-1-six = Vos 6 Troupes sont toutes sur le plateau.
AG-11-5-1-city = On ne recrute que dans ses propres Cités ; { $city } n’est pas à vous.
AG-11-6-1 = Concluez ou renversez une Alliance, ou terminez.
AG-12-1-1 = Cette Alliance est déjà à vous : { $power }.
AG-12-1-2 = L’Alliance coûte { $cost } ; vous ne pouvez pas la payer.
AG-12-1-2-agent = Seul votre propre Agent réduit le coût de l’Alliance avec { $power_acc }.
AG-12-1-2-symbol = Le coût de l’Alliance avec { $power_acc } ne comprend pas ce symbole : { $symbol }.
AG-12-1-2-which = Votre Agent vous épargne un symbole pour l’Alliance avec { $power_acc } : choisissez lequel.
AG-12-2-1 = Pour renverser cette Alliance, il vous faut un Agent sur la Puissance : { $power }.
AG-12-2-1-full = Renverser une Alliance se paie au coût complet, sans réduction.
gov-your-court = Votre cour
gov-the-table = La table
gov-you-capital = Vous
gov-turn-order = Ordre de jeu
gov-year = Année { $year }
gov-last-winter = dernier Hiver
gov-your-spring = Votre tour de Printemps
gov-your-winter = Votre Hiver
gov-tiebreak = Qui a le plus de points l’emporte ; à égalité, qui a le plus de Couronnes ; sinon, la victoire est partagée.
gov-score-so-far = Score actuel
gov-no-score = Rien à compter pour l’instant.
gov-no-points-yet = Pas encore de points : { $lines }.
gov-part-move = marqueur
gov-part-room = marqueur
gov-part-redeem = Indulgences
gov-part-salary = solde
gov-part-disband = solde
gov-part-reorganise = réorganisation
gov-part-purchase = achats
gov-part-place = achats
gov-part-recruit = recrutement
gov-part-alliance = Alliance
gov-part-family = cartes Famille
gov-head-family = Cartes Famille
gov-head-room = Le marqueur
gov-head-move = Le marqueur
gov-head-redeem = Indulgences
gov-head-announce = Combat
gov-head-reorganise = Votre Palais
gov-head-purchase = Achats
gov-head-salary = Solde
gov-head-recruit = Recrutement
gov-head-alliance = Alliances
gov-head-retreat = Repli
gov-head-bonus = Patronage
gov-head-step = Salles supplémentaires
gov-head-machiavelli = Machiavel
gov-head-vacate = Un espace perdu
gov-head-put_down = Agents
gov-head-disband = Solde
gov-head-cathedral = Cathédrale
gov-head-place = Achats
gov-payment = Paiement
gov-covered = couvert
gov-not-covered = pas encore
gov-ledger-room = Salle · jamais épuisée
gov-ledger-court = Cour et Domaine · s’épuisent
gov-treasury-source = Trésorerie
gov-ledger-left = reste { $florins }
gov-pay-for = Payer la Cité : { $what }
gov-pay-govern = Payer l’Action Gouverner
gov-pay-sponsor = Payer le Patronage
gov-pay-annex = Payer la Cité
gov-pay-purchase = Payer les achats
gov-pay-alliance = Payer l’Alliance
gov-pay-retreat = Payer le repli en Bateaux
gov-pay-other = Payer
gov-improvement = Amélioration
gov-take-indulgence = Solliciter une Indulgence
gov-minus-one = −1 PP à la fin
gov-stays = reste
gov-exhausts = s’épuise
gov-kept = gardée
gov-keep-this = Garder : les suggestions n’y toucheront pas (K)
gov-loses = Perdu : { $what }.
gov-loses-nothing = Rien n’est perdu.
gov-loses-a-point = Coûte 1 point : une Indulgence.
gov-wastes = { $count ->
        [one] { $count } symbole perdu.
       *[other] { $count } symboles perdus.
    }
gov-no-payment = Choisissez les sources à la main.
gov-by-hand = À la main
gov-least-waste = Moindre perte
gov-another-way = Autre façon
gov-previous-payment = Suggestion précédente
gov-next-payment = Suggestion suivante (A)
gov-keeps = Gardé : { $names }.
gov-keeps-many = { $more ->
        [one] Gardé : { $names } et { $more } autre.
       *[other] Gardé : { $names } et { $more } autres.
    }
gov-room-symbol = Salle
gov-room-of = { $house }, Salle { $room } ({ $action })
gov-by-road = par la route
gov-would-win = { $attack } contre { $defence } : victoire
gov-would-lose = { $attack } contre { $defence } : défaite
gov-would-score = +{ $points } PP
gov-note-room = Au premier Printemps, votre marqueur commence dans la Salle de votre choix, gratuitement ; vous en réalisez ensuite l’Action.
gov-note-move = Deux Salles sont gratuites ; 2 Florins en ajoutent une, chaque Flèche aussi.
gov-note-family = Touchez une carte, puis une Salle ou un espace en surbrillance. Dans une Salle, elle apporte une Action et ses symboles ; sur un espace, elle peut payer bien des choses.
gov-note-govern = Chaque Couronne ou Croix réactive jusqu’à deux tuiles épuisées, ou une Alliance.
gov-note-trade = Chaque Bateau rapporte 2 Florins.
gov-note-war = Touchez une Cité où vous avez une Troupe, puis une Cité en surbrillance. Les sources sont utilisées automatiquement.
gov-note-scheme = Chaque Masque place, déplace ou retire un Agent, dans une Cité, dans une Salle ou sur une Puissance.
gov-note-redeem = Se libérer d’une Indulgence coûte 1 Croix ou 2 Couronnes ; sinon, elle coûte 1 point à la fin et ferme sa Salle.
gov-note-reorganise = Touchez une carte disponible, puis un endroit en surbrillance. Une carte qui quitte une Salle s’épuise.
gov-note-vacate = Sortez une carte d’un espace filigrané, ou défaussez-la.
gov-note-place = La carte arrive disponible.
gov-note-machiavelli = Il compte comme un Personnage et arrive disponible.
gov-note-purchase = Ce que vous achetez ne peut pas payer d’autres achats cet Hiver.
gov-note-salary = Deux Troupes servent gratuitement ; chaque Florin en paie deux de plus.
gov-note-recruit = 1 Florin dans une Cité à vos armes, 3 dans vos autres Cités.
gov-note-alliance = 1 point à la fin et un Bonus que Gouverner réactive, sauf si un Agent adverse est sur la Puissance.
gov-note-retreat = Par la route, c’est gratuit ; par mer, 1 Bateau par mer traversée.
gov-note-action = Réaliser l’Action ou non : à vous de choisir.
gov-put-up = Fourni :
gov-nothing-yet = rien encore
gov-half = encore une tuile
gov-debt = { $masks ->
        [one] d’abord { $masks } Masque
       *[other] d’abord { $masks } Masques
    }
gov-steps-left = { $count ->
        [one] { $count } Salle à payer
       *[other] { $count } Salles à payer
    }
gov-sources = Sources
gov-choose-place = choisir…
gov-group-place = Placer un Agent · { $count ->
        [one] { $count } lieu
       *[other] { $count } lieux
    }
gov-group-lift = Déplacer un Agent · { $count }
gov-group-expel = Retirer un Agent · { $count }
gov-group-march = Par la route · { $count }
gov-group-sail = Par mer · { $count }
gov-group-ready = Réactiver une tuile · { $count }
gov-group-redeem = Se libérer d’une Indulgence · { $count }
gov-group-reactivate = Réactiver une Alliance · { $count }
gov-against = contre
gov-passed = a passé
gov-as-it-stands = En l’état :
gov-siege-won = la Cité tombe, { $losses ->
        [0] aucun attaquant perdu
        [one] { $losses } attaquant perdu
       *[other] { $losses } attaquants perdus
    }
gov-siege-lost = la Cité tient, { $losses ->
        [0] aucun attaquant perdu
        [one] { $losses } attaquant perdu
       *[other] { $losses } attaquants perdus
    }
gov-plains-tie = égalité
gov-plains-lead = { $house_the } mène
gov-sum-troops = { $count ->
        [one] 1 Troupe
       *[other] { $count } Troupes
    }
gov-sum-bonus = Bonus { $count }
gov-sum-value = valeur { $value }
gov-sum-agent = Agent { $count }
gov-sum-garrison = garnison { $count }
gov-sum-bastion = Tracé à l’italienne { $count }
gov-discard-one = Défausser une carte…
gov-frozen-marker = votre marqueur : Salle figée
gov-frozen-indulgence = Indulgence : Salle figée
gov-frozen-agent = Agent { $house_of } : Salle figée
gov-sum = Total
gov-basket-empty = rien de choisi
gov-payable = à votre portée
gov-cannot-pay = impossible maintenant
gov-spaces-free = Espaces libres : { $spaces }.
gov-free = gratuit
gov-state = État
gov-as-action-card = En Action
gov-symbols = Symboles, une sorte par paiement
gov-for-florins = pour { $florins ->
            [one] { $florins } Florin
           *[other] { $florins } Florins
        }
gov-price = Prix
gov-in-display = À l’étalage
gov-brings-agent = Apporte un Agent
gov-points = Points de Prestige
gov-one-space = Espace Cortigiano
gov-type = Type
gov-value-for-you = Valeur pour vous
gov-base = base { $value }
gov-owner = Propriétaire
gov-tile = Tuile
gov-port = Port
gov-roads = Routes
gov-garrison = Garnison
gov-besiegers = Assiégeants
gov-ally = Alliance
gov-printed-action = Action imprimée
gov-closed = fermée
gov-printed = imprimé
gov-reconstructed = notre reconstitution
gov-marks = Ce qui est imprimé est toujours distingué de ce qui est reconstitué.
gov-about-space = Un espace libre de votre cour : une carte y paie une fois, puis attend d’être réactivée.
gov-about-locked = S’ouvre avec 5 Cités, un Duché ou une Principauté, Copernic ou Le Prince.
gov-about-cities-track = Points selon le nombre de Cités ; le plus avancé gagne 1 point de plus. À égalité, le disque du dessus joue d’abord.
gov-about-patronage-track = Points selon les crans franchis ; le plus avancé gagne 1 point de plus. Les crans 2 et 4 donnent un Bonus.
gov-about-florin = Les Florins servent à payer. Dès que c’est à vous de décider, vous pouvez épuiser une carte ou une tuile disponible pour en collecter les Florins.
gov-about-agent = Les Agents ferment les Salles des autres, changent la valeur des Cités et facilitent les Alliances.
gov-about-troop = Les Troupes défendent vos Cités ou assiègent les autres à la fin du Printemps.
gov-about-trophy = 2 points chacun ; un par adversaire.
gov-about-indulgence = Ferme sa Salle ; −1 point à la fin. Pour s’en libérer quand le marqueur y passe ou s’y arrête : 1 Croix ou 2 Couronnes.
gov-about-token = +1 dans une attaque de ce Printemps, puis perdu.
gov-about-france = +2 dans un Siège ou une bataille ; Bonus ensuite épuisé jusqu’à votre prochaine Action Gouverner.
gov-about-ottoman = 2 Bateaux pour une Action ou un repli ; Bonus ensuite épuisé jusqu’à votre prochaine Action Gouverner.
gov-about-empire = 1 Croix pour un paiement ; Bonus ensuite épuisé jusqu’à votre prochaine Action Gouverner ; 1 Croix de plus à la fin.
gov-about-govern = Réactivez des tuiles avec des Couronnes et des Croix
gov-about-sponsor = Un cran de Patronage contre des Florins et des symboles
gov-about-trade = 2 Florins par Bateau
gov-about-annex = Une Cité neutre pour plus de Couronnes que sa valeur
gov-about-wage_war = Déplacez des Troupes ; elles assiègent à la fin du Printemps
gov-about-scheme = Agents : placer, déplacer, retirer
gov-effect-leonardo = +1 par combat pour 1 Florin
gov-effect-bastion = +2 à chaque défense
gov-effect-copernicus = un espace Cortigiano de plus
gov-effect-prince = un espace, un Agent, et aucun nouvel Agent adverse chez vous
gov-effect-michelangelo = 1 Couronne à chaque Action Patronner
gov-effect-duomo = +1 Croix à la fin
gov-effect-sistine = +2 Croix à la fin
gov-effect-columbus = 2 points
gov-effect-machiavelli = une carte forte pour votre cour
gov-effect-cannons = une tuile : +2 en combat pour 1 Florin
gov-religion = Influence religieuse
gov-story = Au fil des Années
gov-story-aside = points à la fin de chaque Année
gov-graph-label = Points de chaque maison par Année
gov-coach-family = Vous jouez { $house_acc }. Tout ce qui est bordé de violet peut être choisi. Commencez par vos trois cartes Famille.
gov-coach-room = Chaque Salle est une Action. Vous jouez { $house_acc } : par quelle Salle commencez-vous ?
gov-coach-move = Votre marqueur tourne dans le sens horaire. Franchir une Flèche Cortigiano réactive les cartes de son bord.
gov-coach-action-annex = Les Cités au cercle pointillé sont à portée. Choisissez-en une : le paiement est préparé pour vous.
gov-coach-purchase = Ce que vous achetez reste à vous. Touchez ce que vous ne pouvez pas prendre : vous saurez pourquoi.
gov-coach-war = Les Troupes s’arrêtent devant une Cité ; le Siège se décide à la fin du Printemps.
gov-coach-govern = Les tuiles ambre sont épuisées. Touchez-les pour les réactiver.
term-most_cities = En tête des Cités
term-patronage = Piste de Patronage
term-most_patronage = En tête du Patronage
term-cards = Cartes
term-tiles = Tuiles
term-bonuses = Bonus de Patronage
term-religion = Influence religieuse
term-trophies = Trophées
term-alliances = Alliances
term-indulgences = Indulgences
term-florins = Florins
term-under = sous la carte de la Salle
term-or = ou
term-purchase = achat
term-alliance = Alliance
term-retreat = repli
term-salary = solde
term-redemption = libération
term-move = marqueur
option-preset = Édition
option-preset-en = anglaise
option-preset-fr = française
option-florin_surplus = Florins en trop dans les Salles
option-florin_surplus-lost = perdus
option-florin_surplus-treasury = à la trésorerie
option-symbol_scope = Un bas-relief garde son symbole
option-symbol_scope-payment = pour un paiement
option-symbol_scope-phase = pour la phase
option-scheme_unblock_masks = Masques pour débloquer Intriguer
option-scheme_unblock_masks-1 = 1
option-scheme_unblock_masks-2 = 2
option-defender_tokens = Jetons en défense
option-token_discard = Jetons inutilisés rendus
option-token_discard-own = après ses propres Sièges
option-token_discard-end = après tous les Sièges
option-beginner_palace_agents = Agents par Palais
option-beginner_palace_agents-off = sans limite
option-beginner_palace_agents-one_enemy = un seul adverse
option-beginner_palace_agents-one_any = un seul
option-war_pass = Passer en combat
option-war_pass-final = est définitif
option-war_pass-reopen = n’est pas définitif
option-insert_above = Cartes posées par-dessus une autre
option-indulgence_supply = Indulgences
option-indulgence_supply-limited = dix
option-indulgence_supply-unlimited = illimitées
option-indulgence_window = Florins d’Indulgence
option-indulgence_window-action = à l’étape d’Action
option-indulgence_window-spring = tout le Printemps
option-family_placement = Cartes Famille
option-family_placement-simultaneous = en même temps
option-family_placement-turn_order = dans l’ordre de jeu
option-first_player = Premier joueur
option-first_player-random = tirage au sort
option-first_player-chosen = choisi

## Numbers of symbols, as they are said

count-florin = { $n ->
        [one] { $n } Florin
       *[other] { $n } Florins
    }
count-crown = { $n ->
        [one] { $n } Couronne
       *[other] { $n } Couronnes
    }
count-cross = { $n ->
        [one] { $n } Croix
       *[other] { $n } Croix
    }
count-cavalry = { $n ->
        [one] { $n } Cavalerie
       *[other] { $n } Cavaleries
    }
count-ship = { $n ->
        [one] { $n } Bateau
       *[other] { $n } Bateaux
    }
count-mask = { $n ->
        [one] { $n } Masque
       *[other] { $n } Masques
    }
count-war = { $n ->
        [one] { $n } Guerre
       *[other] { $n } Guerres
    }
count-arrow = { $n ->
        [one] { $n } Flèche
       *[other] { $n } Flèches
    }
count-either = { $n ->
        [one] { $n } Couronne ou Croix
       *[other] { $n } Couronnes ou Croix
    }

## The table in words, and help in place

gov-held-by = tenue par { $house_acc }
gov-held-by-you = à vous
gov-can-choose = sélectionnable
gov-power-price = une Alliance coûte { $cost }
gov-words-powers = Puissances
gov-words-asked = Votre décision
gov-words-court = Cour
gov-words-order = Ordre de jeu : { $order }
gov-words-patronage = Cran de Patronage : { $step }
gov-words-bonuses = Bonus de Patronage : { $names }
gov-words-trophies = Trophées pris à : { $names }
gov-coach-none = Rien n’est possible ici pour l’instant. Touchez ce que vous voudriez faire : vous saurez pourquoi c’est impossible.
gov-coach-first = Le premier joueur commence ce Printemps ; les suivants, ce sera celui qui contrôle le plus de Cités.
gov-coach-action-govern = Gouverner réactive vos tuiles ambre : elles pourront payer de nouveau. Aucune tuile ambre ? Sautez l’Action.
gov-coach-action-sponsor = Chaque cran de Patronage rapporte des points ; les crans 2 et 4, un Bonus que personne d’autre n’aura.
gov-coach-action-trade = Chaque Bateau rapporte 2 Florins ; en Hiver, les Florins servent à acheter des cartes et des tuiles.
gov-coach-action-wage_war = Les Troupes bougent maintenant ; la Cité devant laquelle elles campent est assiégée à la fin du Printemps.
gov-coach-action-scheme = Les Agents ferment les Salles des autres, changent la valeur d’une Cité et facilitent les Alliances.
gov-coach-step = Deux Salles sont gratuites ; les Salles supplémentaires se paient maintenant.
gov-coach-redeem = Votre marqueur a rencontré une Indulgence : vous pouvez vous en libérer. Sinon, elle coûte 1 point à la fin et ferme sa Salle.
gov-coach-pay = Le paiement le plus économe est préparé. Changez une ligne pour garder quelque chose.
gov-coach-trade = Choisissez les Bateaux à changer en Florins. Les tuiles et les cartes des bords s’épuisent en servant.
gov-coach-scheme = Chaque Masque permet une opération : touchez une Cité, une Salle ou une Puissance en surbrillance.
gov-coach-put_down = L’Agent que vous avez pris peut aller à tout endroit en surbrillance.
gov-coach-bonus = Prenez-en un : il est à vous jusqu’à la fin, et à personne d’autre.
gov-coach-machiavelli = Il rejoint votre cour ; de là, il peut payer.
gov-coach-siege = Toute Cité devant laquelle campent vos Troupes est assiégée. Vous choisissez seulement l’ordre.
gov-coach-announce = Pour l’emporter, l’attaque doit dépasser la défense ; à égalité, la Cité tient. Passer, c’est ne plus rien annoncer.
gov-coach-plains_won = Vos rivaux sont battus. Assiégez la Cité, ou retirez vos Troupes sans perte.
gov-coach-retreat = Ces Troupes ne peuvent pas rester. Par la route, c’est gratuit ; une Troupe sans issue est perdue.
gov-coach-vacate = Vous avez un espace Cortigiano de moins : déplacez une carte ou défaussez-la.
gov-coach-salary = Deux Troupes servent gratuitement ; chaque Florin en paie deux autres. Les Troupes non payées sont licenciées.
gov-coach-disband = Des Troupes ne sont pas payées. Licenciez-les là où elles vous manqueront le moins.
gov-coach-reorganise = Dans une Salle, une carte renforce l’Action ; au bord, elle peut payer. Tout vous convient ? Ne changez rien.
gov-coach-place = Au bord, la carte peut payer ; franchir la Flèche de ce bord la réactive.
gov-coach-cathedral = Une Cathédrale vaut un point et des Croix à qui tient la Cité.
gov-coach-recruit = Les Troupes gardent vos Cités et assiègent les autres. Au-delà de deux, il faut payer une solde chaque Hiver.
gov-coach-alliance = Une Alliance vaut 1 point à la fin et vous aide une fois, puis de nouveau après votre prochaine Action Gouverner.
keys-places = Carte, Palais, Domaine, maisons
keys-keep = Garder cette source ; autre paiement
keys-ideas = Que puis-je faire ?

## What a payment is for

term-step = Salles supplémentaires
term-redeem = libération
term-diplomacy = Diplomatie

## What both games tell, ask and refuse in the same words

event-palace-took_tokens = { $seat_is ->
        [you] Vous prenez { $count ->
            [one] { $count } jeton Bonus de guerre
           *[other] { $count } jetons Bonus de guerre
        }
       *[other] { $seat_the } prend { $count ->
            [one] { $count } jeton Bonus de guerre
           *[other] { $count } jetons Bonus de guerre
        }
    }
event-palace-returned_tokens = { $seat_is ->
        [you] Vous rendez { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }
       *[other] { $seat_the } rend { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }
    }
event-palace-besieged = { $attacker_is ->
        [you] Vous assiégez { $city } avec { $troops ->
            [one] { $troops } Troupe
           *[other] { $troops } Troupes
        }
       *[other] { $attacker_the } assiège { $city } avec { $troops ->
            [one] { $troops } Troupe
           *[other] { $troops } Troupes
        }
    }
event-palace-was_repelled = { $attacker_is ->
        [you] Votre attaque échoue à { $city }, { $attack } contre { $defence }
       *[other] L’attaque { $attacker_of } échoue à { $city }, { $attack } contre { $defence }
    }
event-palace-put_card_in = { $seat_is ->
        [you] Vous mettez { $card_acc } dans la Salle { $room }
       *[other] { $seat_the } met { $card_acc } dans la Salle { $room }
    }
event-palace-put_card_under = { $seat_is ->
        [you] Vous mettez { $card_acc } sous la carte de la Salle { $room }
       *[other] { $seat_the } met { $card_acc } sous la carte de la Salle { $room }
    }
event-palace-put_card_over = { $seat_is ->
        [you] Vous mettez { $card_acc } sur la carte de la Salle { $room }
       *[other] { $seat_the } met { $card_acc } sur la carte de la Salle { $room }
    }
question-palace-family = Placez vos cartes Famille
question-palace-pay-govern = Payez l’Action Gouverner
question-palace-announce = Siège { $city_of } : annoncer un Bonus ?
question-palace-announce-plains = En plaine devant { $city } : annoncer un Bonus ?
question-palace-plains_won = Vous avez gagné la bataille devant { $city } : assiéger la Cité ?
question-palace-retreat = Où se replie la Troupe qui est à { $city } ?
question-palace-purchase = Achats d’Hiver : choisissez tout ce que vous voulez
question-palace-held-troop = Où va la Troupe qui est à { $city } ?
AG-7-2-3 = Se libérer d’une Indulgence coûte 1 Croix ou 2 Couronnes ; vous avez fourni { $crosses } Croix et { $crowns ->
            [one] { $crowns } Couronne
           *[other] { $crowns } Couronnes
        }.
AG-7-3-5 = Il faut d’abord { $masks ->
            [one] { $masks } Masque
           *[other] { $masks } Masques
        } pour retirer l’Agent adverse de cette Salle ; vous ne pouvez en réunir { $reach ->
            [0] aucun
           *[other] que { $reach }
        }.
AG-8-5-2 = Aucune route ne relie { $city } à une de vos Cités, ni aucune mer à un de vos Ports.
AG-8-5-2-ships = Il faut traverser { $ships ->
            [one] { $ships } mer, donc { $ships } Bateau
           *[other] { $ships } mers, donc { $ships } Bateaux
        } ; vous ne pouvez en réunir { $reach ->
            [0] aucun
           *[other] que { $reach }
        }.
AG-8-5-5 = Il faut { $crowns ->
            [one] { $crowns } Couronne
           *[other] { $crowns } Couronnes
        } ; vous ne pouvez en réunir { $reach ->
            [0] aucune
           *[other] que { $reach }
        }.
AG-8-5-5-both = Il faut { $crowns ->
            [one] { $crowns } Couronne
           *[other] { $crowns } Couronnes
        } et { $ships ->
            [one] { $ships } Bateau
           *[other] { $ships } Bateaux
        } ; vos sources ne donnent pas les deux.
AG-8-6-1 = Aucune route directe ne relie { $origin } à { $city }.
AG-8-6-2-ships = Il faut traverser { $ships ->
            [one] { $ships } mer, donc { $ships } Bateau
           *[other] { $ships } mers, donc { $ships } Bateaux
        } ; il { $left ->
            [0] ne vous en reste aucun
           *[other] vous en reste { $left }
        }.
AG-10-1-2 = Vous n’avez pas de Siège à { $city } : vous contrôlez cette Cité ou n’y avez pas de Troupe.
AG-10-2-8-answer = Vous avez gagné en plaine : assiégez { $city } maintenant ou retirez-vous.
AG-10-2-8-city = La bataille a été gagnée devant { $battle }, pas devant { $city }.
AG-16-7-leonardo = Léonard a servi en plaine devant { $city } et ne sert plus pendant le Siège.
AG-10-7-4 = Vos Troupes ne se replient que dans une Cité que vous contrôlez ; { $city } n’en est pas une.
AG-10-7-2-way = Ni route ni mer commune entre { $origin } et { $city }.
AG-10-7-3-ships = Avec le chemin vers { $city }, vous devriez { $ships ->
            [one] { $ships } Bateau
           *[other] { $ships } Bateaux
        } ; vous n’en avez pas assez.
AG-11-2-2 = Payez { $due ->
            [0] 0 Florin
            [one] 0 ou { $due } Florin
           *[other] de 0 à { $due } Florins
        } pour { $troops ->
            [one] votre Troupe
           *[other] vos { $troops } Troupes
        }.
AG-11-2-2-disband = La solde payée suffit pour { $keep ->
            [one] { $keep } Troupe
           *[other] { $keep } Troupes
        } ; licenciez-en encore { $excess }.
AG-11-2-2-where = Vous n’avez pas de Troupe à { $city }.
AG-11-5-2 = Une Troupe à { $city } coûte { $price ->
            [one] { $price } Florin
           *[other] { $price } Florins
        } ; votre trésorerie { $florins ->
            [0] est vide
           *[other] en contient { $florins }
        }.
