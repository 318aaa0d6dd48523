### Les Guerres d’Italie.

## Words of the notation

term-action = Carte en Action
term-action_short = Carte en Action
term-active = sur la piste
term-admiral = Amiral
term-admiral_short = Amiral
term-adriatic = Mer Adriatique
term-agent = Agent
term-ajaccio = Ajaccio
term-alexander = Alexandre VI
term-alexander_short = Alexandre
term-alfonso = Alphonse duc de Calabre
term-alfonso_short = Alphonse
term-alliance = Alliance
term-alliances = Alliances
term-allied = Alliée
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
term-barbarigo = Doge Agostino Barbarigo
term-bari = Bari
term-bastion = Tracé à l’italienne
term-bastion_short = Tracé italien
term-benevento = Bénévent
term-bishop = Évêque
term-bishop_short = Évêque
term-blue = Bleu
term-bonuses = Bonus de Patronage
term-briconnet = Cardinal Briçonnet
term-cagliari = Cagliari
term-calabria = Alphonse II
term-cannons = Canons
term-cannons_short = Canons
term-cardinal = Cardinal
term-cardinal_short = Cardinal
term-cards = Cartes
term-cathedral = Cathédrale
term-cavalry = Cavalerie
term-cesare = César Borgia
term-cesare_short = César
term-charles = Charles VIII
term-cities = Cités
term-civitavecchia = Civitavecchia
term-columbus = Christophe Colomb
term-columbus_short = Colomb
term-conclude = Conclure l’alliance
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
term-decline = Refuser
term-duchy = Duché
term-duomo = Le Duomo
term-duomo_short = Duomo
term-either = Couronne ou Croix
term-eliminated = éliminée
term-empire = Saint Empire Romain Germanique
term-empire_short = Empire
term-favourable = Favorable
term-ferdinand = Ferdinand II de Naples
term-ferdinand_short = Ferdinand
term-ferrandino = Ferdinand II
term-florence = Florence
term-florin = Florin
term-florins = Florins
term-france = France
term-france_short = France
term-frederick = Frédéric d’Aragon
term-galeazzo = Jean Galéas Sforza
term-galeazzo_short = Galéas
term-genoa = Gênes
term-giovanni = Jean de Médicis
term-giovanni_short = Jean
term-giuliano = Julien de Médicis
term-giuliano_short = Julien
term-gonfalonier = Gonfalonier
term-gonfalonier_short = Gonfa­lonier
term-gonzaga = François de Gonzague
term-govern = Gouverner
term-green = Vert
term-guild = Guilde
term-hostile = Hostile
term-improvement = Carte en Amélioration
term-improvement_short = Carte en Amélioration
term-indulgence = Indulgence
term-indulgences = Indulgences
term-influence = Influencer
term-ionian = Mer Jonienne
term-kingdom = Royaume
term-kingdom_of_france = Royaume de France
term-left = Bord gauche
term-left1 = place gauche 1
term-left2 = place gauche 2
term-left3 = place gauche 3
term-leonardo = Léonard de Vinci
term-leonardo_short = Léonard
term-ligurian = Mer Ligurienne
term-lorenzo = Laurent de Médicis
term-lorenzo_short = Laurent
term-lose = Perdre
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
term-most_cities = En tête des Cités
term-most_patronage = En tête du Patronage
term-move = marqueur
term-naples = Naples
term-nice = Nice
term-nothing = rien
term-or = ou
term-orleans = Louis d’Orléans
term-orsini = Niccolò Orsini de Pitigliano
term-orsini_short = Orsini
term-ottoman = Empire Ottoman
term-ottoman_short = Ottomans
term-over = Fin
term-palermo = Palerme
term-parma = Parme
term-patronage = Piste de Patronage
term-perugia = Pérouse
term-piero = Pierre de Médicis
term-pisa = Pise
term-podesta = Podestat
term-podesta_short = Podestat
term-pope = Pape
term-pope_short = Pape
term-prince = Le Prince
term-prince_short = Le Prince
term-principality = Principauté
term-purchase = achat
term-ragusa = Raguse
term-ravenna = Ravenne
term-red = Rouge
term-redemption = rachat
term-reggio = Reggio
term-religion = Influence religieuse
term-republic = République
term-retreat = repli
term-retreats = Replis
term-right = Bord droit
term-right1 = place droite 1
term-right2 = place droite 2
term-right3 = place droite 3
term-rodrigo = Alexandre VI
term-rome = Rome
term-room = Salle
term-rossano = Rossano
term-round = Ronde
term-salary = solde
term-savonarola = Jérôme Savonarole
term-scheme = Intriguer
term-setup = Mise en place
term-sforza = Ludovic Sforza
term-ship = Bateau
term-sieges = Sièges
term-siena = Sienne
term-sistine = La Chapelle Sixtine
term-sistine_short = Sixtine
term-spoleto = Spolète
term-sponsor = Patronner
term-spring = Printemps
term-stay = Rester
term-ten = Conseil des Dix
term-ten_short = Les Dix
term-terracina = Latina
term-tiles = Tuiles
term-token = Jeton +1
term-track = piste
term-trade = Commercer
term-trento = Trente
term-troop = Troupe
term-trophies = Trophées
term-trophy = Trophée
term-tunis = Tunis
term-turin = Turin
term-tyrrhenian = Mer Tyrrhénienne
term-under = sous la Salle
term-valentino = César Borgia
term-venice = Venise
term-wage_war = Guerroyer
term-wages = Guerre
term-war = Guerre
term-war_action = Guerroyer
term-white = Blanc
term-winter = Hiver
term-work = Œuvre
term-yellow = Jaune

## Questions

question-wars_of_italy-room = Où votre marqueur commence-t-il ?
question-wars_of_italy-move = Déplacez votre marqueur
question-wars_of_italy-step = Payez les Salles suivantes
question-wars_of_italy-redeem = Vous libérer des Indulgences croisées ?
question-wars_of_italy-action = Effectuer l’Action : { $action } ?
question-wars_of_italy-action-annex = Diplomatie, ou une alliance définitive ?
question-wars_of_italy-pay = Payez
question-wars_of_italy-pay-govern = Payez Gouverner
question-wars_of_italy-pay-annex = Payez la Cité
question-wars_of_italy-pay-purchase = Payez le lot
question-wars_of_italy-pay-retreat = Payez les Bateaux du repli
question-wars_of_italy-pay-other = Payez le coût
question-wars_of_italy-govern = Gouverner : redressez des tuiles
question-wars_of_italy-trade = Commercer : quels Bateaux ?
question-wars_of_italy-war = Guerroyer : déplacez vos Troupes
question-wars_of_italy-scheme = Intriguer : placez, déplacez, chassez des Agents
question-wars_of_italy-put_down = Où va l’Agent ?
question-wars_of_italy-announce = Siège de { $city } : annoncer un bonus ?
question-wars_of_italy-announce-plains = En plaine devant { $city } : annoncer un bonus ?
question-wars_of_italy-plains_won = Vous tenez la plaine de { $city } : l’assiéger ?
question-wars_of_italy-retreat = Où se replie la Troupe de { $city } ?
question-wars_of_italy-vacate = Vous perdez une place : quelle carte bouge ?
question-wars_of_italy-salary = Payez vos { $count } Troupes
question-wars_of_italy-disband = Retirez des Troupes : encore { $count }
question-wars_of_italy-reorganise = Réorganisez votre Palais
question-wars_of_italy-purchase = Achats d’Hiver : un seul lot
question-wars_of_italy-place = Où va { $card } ?
question-wars_of_italy-recruit = Recruter des Troupes ?
question-wars_of_italy-held-troop = Où va la Troupe de { $city } ?
question-wars_of_italy-held-card = Où va { $card } ?
question-wars_of_italy-held-place = Où va cette carte ?
question-wars_of_italy-family = Placez vos cartes Famille
question-wars_of_italy-diplomacy = Annexez une Cité, influencez les grandes Cités
question-wars_of_italy-siege = Quelle Cité est résolue maintenant ?
question-wars_of_italy-losses = Quelle couleur perd une Troupe ?
question-wars_of_italy-ally = Où va { $card } ?

## Events

event-wars_of_italy-arranged = { $seat_is ->
        [you] Vous placez { $card } : { $place }
       *[other] { $seat } place { $card } : { $place }
    }
event-wars_of_italy-entered = { $seat_is ->
        [you] Vous placez votre marqueur en Salle { $room }
       *[other] { $seat } place son marqueur en Salle { $room }
    }
event-wars_of_italy-moved = { $seat_is ->
        [you] Vous avancez de { $rooms ->
            [one] 1 Salle
           *[other] { $rooms } Salles
        } jusqu’à la Salle { $room }
       *[other] { $seat } avance de { $rooms ->
            [one] 1 Salle
           *[other] { $rooms } Salles
        } jusqu’à la Salle { $room }
    }
event-wars_of_italy-bought_step = { $seat_is ->
        [you] Vous achetez une Salle de plus pour 2 Florins
       *[other] { $seat } achète une Salle de plus pour 2 Florins
    }
event-wars_of_italy-readied_edge = { $seat_is ->
        [you] Vos Cortigiani sont disponibles : { $edge }
       *[other] Cortigiani de { $seat } disponibles : { $edge }
    }
event-wars_of_italy-redeemed = { $seat_is ->
        [you] Vous vous libérez de l’Indulgence de la Salle { $room }
       *[other] { $seat } se libère de l’Indulgence de la Salle { $room }
    }
event-wars_of_italy-requested = { $seat_is ->
        [you] Vous sollicitez une Indulgence : { $benefit }
       *[other] { $seat } sollicite une Indulgence : { $benefit }
    }
event-wars_of_italy-laid = { $seat_is ->
        [you] L’Indulgence est posée dans votre Salle { $room }
       *[other] L’Indulgence est posée dans la Salle { $room } de { $seat }
    }
event-wars_of_italy-performed = { $seat_is ->
        [you] Vous commencez : { $action }
       *[other] { $seat } commence : { $action }
    }
event-wars_of_italy-skipped = { $seat_is ->
        [you] Vous ne faites pas d’Action
       *[other] { $seat } ne fait pas d’Action
    }
event-wars_of_italy-used = { $seat_is ->
        [you] Vous utilisez { $source } : { $count } { $symbol }
       *[other] { $seat } utilise { $source } : { $count } { $symbol }
    }
event-wars_of_italy-paid = { $seat_is ->
        [you] Vous payez { $cost }
       *[other] { $seat } paie { $cost }
    }
event-wars_of_italy-banked = { $seat_is ->
        [you] Vous collectez { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        } : { $source }
       *[other] { $seat } collecte { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        } : { $source }
    }
event-wars_of_italy-annexed = { $seat_is ->
        [you] Vous annexez { $city }
       *[other] { $seat } annexe { $city }
    }
event-wars_of_italy-readied = { $seat_is ->
        [you] Vous réactivez { $source }
       *[other] { $seat } réactive { $source }
    }
event-wars_of_italy-gained_agent = { $seat_is ->
        [you] Vous gagnez un Agent
       *[other] { $seat } gagne un Agent
    }
event-wars_of_italy-discarded = { $seat_is ->
        [you] Vous défaussez { $card }
       *[other] { $seat } défausse { $card }
    }
event-wars_of_italy-placed_card = { $seat_is ->
        [you] { $card } rejoint votre cour
       *[other] { $card } rejoint la cour de { $seat }
    }
event-wars_of_italy-traded = { $seat_is ->
        [you] Vous commercez : { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        }
       *[other] { $seat } commerce : { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        }
    }
event-wars_of_italy-marched = { $seat_is ->
        [you] Vous menez une Troupe de { $origin } à { $city }
       *[other] Une Troupe de { $seat } marche de { $origin } à { $city }
    }
event-wars_of_italy-sailed = { $seat_is ->
        [you] Vous embarquez une Troupe de { $origin } à { $city }
       *[other] Une Troupe de { $seat } vogue de { $origin } à { $city }
    }
event-wars_of_italy-took_tokens = { $seat_is ->
        [you] Vous prenez { $count } jetons Bonus de guerre
       *[other] { $seat } prend { $count } jetons Bonus de guerre
    }
event-wars_of_italy-returned_tokens = { $seat_is ->
        [you] Vous rendez { $tokens } jetons
       *[other] { $seat } rend { $tokens } jetons
    }
event-wars_of_italy-placed_agent = { $seat_is ->
        [you] Vous placez un Agent : { $location }
       *[other] { $seat } place un Agent : { $location }
    }
event-wars_of_italy-expelled = { $seat_is ->
        [you] Vous chassez l’Agent de { $owner } : { $location }
       *[other] { $seat } chasse l’Agent de { $owner } : { $location }
    }
event-wars_of_italy-won_on_plains = { $attacker_is ->
        [you] Vous battez { $defender } en plaine devant { $city }
       *[other] { $attacker } bat { $defender } en plaine devant { $city }
    }
event-wars_of_italy-tied_on_plains = Personne ne gagne en plaine devant { $city } : { $first } et { $second } perdent 1 Troupe chacun
event-wars_of_italy-withdrew = { $seat_is ->
        [you] Vous vous retirez de { $city }
       *[other] { $seat } se retire de { $city }
    }
event-wars_of_italy-besieged = { $attacker_is ->
        [you] Vous assiégez { $city } avec { $troops } Troupes
       *[other] { $attacker } assiège { $city } avec { $troops } Troupes
    }
event-wars_of_italy-announced_token = { $seat_is ->
        [you] Vous annoncez { $bonus } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus } : +{ $strength } à { $city }
    }
event-wars_of_italy-announced_cannons = { $seat_is ->
        [you] Vous annoncez { $bonus } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus } : +{ $strength } à { $city }
    }
event-wars_of_italy-announced_card = { $seat_is ->
        [you] Vous annoncez { $bonus } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus } : +{ $strength } à { $city }
    }
event-wars_of_italy-announced_tile = { $seat_is ->
        [you] Vous annoncez { $bonus } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus } : +{ $strength } à { $city }
    }
event-wars_of_italy-passed = { $seat_is ->
        [you] Vous n’annoncez plus rien à { $city }
       *[other] { $seat } n’annonce plus rien à { $city }
    }
event-wars_of_italy-took_by_siege = { $attacker_is ->
        [you] Vous prenez { $city } par siège, { $attack } contre { $defence }
       *[other] { $attacker } prend { $city } par siège, { $attack } contre { $defence }
    }
event-wars_of_italy-was_repelled = { $attacker_is ->
        [you] Vous êtes repoussé à { $city }, { $attack } contre { $defence }
       *[other] { $attacker } est repoussé à { $city }, { $attack } contre { $defence }
    }
event-wars_of_italy-retreated_by_road = { $seat_is ->
        [you] Une de vos Troupes se replie de { $origin } à { $city }
       *[other] Une Troupe de { $seat } se replie de { $origin } à { $city }
    }
event-wars_of_italy-retreated_by_sea = { $seat_is ->
        [you] Une de vos Troupes se replie de { $origin } à { $city }
       *[other] Une Troupe de { $seat } se replie de { $origin } à { $city }
    }
event-wars_of_italy-lost_in_retreat = { $seat_is ->
        [you] Une de vos Troupes est perdue à { $origin }
       *[other] Une Troupe de { $seat } est perdue à { $origin }
    }
event-wars_of_italy-vacated_by_moving = { $seat_is ->
        [you] Vous déplacez { $card } : { $target }
       *[other] { $seat } déplace { $card } : { $target }
    }
event-wars_of_italy-vacated_by_discarding = { $seat_is ->
        [you] Vous défaussez { $card }
       *[other] { $seat } défausse { $card }
    }
event-wars_of_italy-began_winter = { $seat_is ->
        [you] Votre Hiver commence
       *[other] Hiver de { $seat }
    }
event-wars_of_italy-paid_salary = { $seat_is ->
        [you] Vous payez { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        } de solde
       *[other] { $seat } paie { $florins ->
            [one] 1 Florin
           *[other] { $florins } Florins
        } de solde
    }
event-wars_of_italy-disbanded = { $seat_is ->
        [you] Vous licenciez une Troupe à { $city }
       *[other] { $seat } licencie une Troupe à { $city }
    }
event-wars_of_italy-put_card_in = { $seat_is ->
        [you] Vous mettez { $card } dans la Salle { $room }
       *[other] { $seat } met { $card } dans la Salle { $room }
    }
event-wars_of_italy-put_card_under = { $seat_is ->
        [you] Vous mettez { $card } sous la carte de la Salle { $room }
       *[other] { $seat } met { $card } sous la carte de la Salle { $room }
    }
event-wars_of_italy-put_card_over = { $seat_is ->
        [you] Vous mettez { $card } sur la carte de la Salle { $room }
       *[other] { $seat } met { $card } sur la carte de la Salle { $room }
    }
event-wars_of_italy-took_card_out = { $seat_is ->
        [you] { $card } quitte votre Salle { $room }, épuisée
       *[other] { $card } quitte la Salle { $room } de { $seat }, épuisée
    }
event-wars_of_italy-shifted = { $seat_is ->
        [you] Vous déplacez { $card } : { $space }
       *[other] { $seat } déplace { $card } : { $space }
    }
event-wars_of_italy-bought = { $seat_is ->
        [you] Vous achetez { $item }
       *[other] { $seat } achète { $item }
    }
event-wars_of_italy-recruited = { $seat_is ->
        [you] Vous recrutez une Troupe à { $city }
       *[other] { $seat } recrute une Troupe à { $city }
    }
event-wars_of_italy-round = La Ronde { $round } commence
event-wars_of_italy-influenced = { $seat_is ->
        [you] Vous influencez { $major }
       *[other] { $seat } influence { $major }
    }
event-wars_of_italy-influence_cancelled = Un Agent de { $owner } annule un symbole : { $major }
event-wars_of_italy-concluded_by_france = { $seat_is ->
        [you] Vous concluez une alliance définitive : { $major }
       *[other] { $seat } conclut une alliance définitive : { $major }
    }
event-wars_of_italy-declined_card = { $seat_is ->
        [you] Vous refusez { $card }
       *[other] { $seat } refuse { $card }
    }
event-wars_of_italy-lost_influence = { $seat_is ->
        [you] Vous perdez de l’Influence : { $major }, { $squares } cases
       *[other] { $seat } perd de l’Influence : { $major }, { $squares } cases
    }
event-wars_of_italy-eliminated = { $major } est éliminée
event-wars_of_italy-took_allied_capital = La capitale d’une alliée est tombée : { $major }
event-wars_of_italy-turned_compulsory = { $city } devient hostile : { $seat } doit l’assiéger
event-wars_of_italy-met_on_plains = Bataille en plaine devant { $city }
event-wars_of_italy-met_before_neutral_posture = Bataille en plaine devant { $city }
event-wars_of_italy-stayed = { $seat_is ->
        [you] Vous restez devant { $city }
       *[other] { $seat } reste devant { $city }
    }
event-wars_of_italy-lost_troop = Une Troupe est perdue devant { $city } : { $colour }
event-wars_of_italy-took_trophy = { $attacker_is ->
        [you] Vous prenez un Trophée : { $colour }
       *[other] { $attacker } prend un Trophée : { $colour }
    }
event-wars_of_italy-naples_fell = Naples est tombée : la France gagne
event-wars_of_italy-counted = La dernière Ronde est finie : on compte les points
event-wars_of_italy-used_indulgence = { $seat_is ->
        [you] Vous utilisez la Couronne d’une Indulgence
       *[other] { $seat } utilise la Couronne d’une Indulgence
    }
event-wars_of_italy-concluded_by_naples = { $seat_is ->
        [you] Vous concluez une alliance définitive : { $major }
       *[other] { $seat } conclut une alliance définitive : { $major }
    }

## Refusals

AG-2-1-4 = Une carte en Action couvre le symbole imprimé de votre Salle.
AG-2-2-5 = { $space } : il y a déjà une carte.
AG-2-2-3 = { $space } est ombrée : { $occupied } places ombrées occupées, { $allowed } permises.
AG-16-4 = { $space } a été abandonnée et n’est pas disponible.
AG-2-3-1 = { $space } : aucune carte à défausser.
AG-3-4-1 = Le premier joueur est l’un des { $players } joueurs.
AG-3-5-1 = Placez une de vos cartes Famille.
AG-3-5-1-own = { $card } n’est pas une carte Famille qu’il vous reste à placer.
AG-3-5-2 = { $card } n’a pas d’icône d’Action et ne peut être une carte en Action.
AG-3-5-2-room = La Salle { $room } a déjà une carte en Action.
AG-3-5-2-under = La Salle { $room } n’a pas de carte en Action à améliorer, ou a déjà une Amélioration.
AG-3-5-2-space = { $space } : il y a déjà une carte.
AG-4-1-1-answer = Utilisez une source ou payez.
AG-4-1-1 = Le coût n’est pas encore réuni : il manque { $missing }.
AG-4-1-1-reach = Avec { $source } utilisée ainsi, le coût ne pourrait plus être payé.
AG-4-1-1-source = Vous n’avez pas : { $source }.
AG-4-1-1-once = { $source } a déjà servi dans ce paiement.
AG-4-1-2 = { $source } ne montre pas de { $symbol }.
AG-4-1-3 = { $source } est épuisée.
AG-4-1-4 = Le bonus de { $source } n’est pas à vous, est utilisé, ou un Agent adverse le bloque.
AG-4-1-5 = Plus aucun besoin de { $symbol }.
AG-4-1-7 = { $source } a déjà payé avec un autre symbole durant cette phase.
AG-4-2-2-own = Vous n’avez pas : { $source }.
AG-4-2-2-ready = { $source } est épuisée.
AG-4-2-2 = { $source } ne montre pas de Florins.
AG-4-3-1 = { $source } ne peut pas fournir { $symbol } ici : { $purpose }.
AG-6-1-1 = Placez votre marqueur dans une de vos cinq Salles.
AG-6-2-1 = Avancez votre marqueur d’au moins une Salle dans le sens horaire.
AG-6-2-5 = { $rooms } Salles : { $extra } de plus que les deux gratuites ; vous pouvez en payer { $reach }.
AG-6-2-4-answer = Payez les Salles suivantes avec des Flèches ou 2 Florins.
AG-6-2-3 = Une Salle de plus coûte 2 Florins ; votre trésorerie en a { $florins }.
AG-6-2-3-once = On n’achète qu’une Salle de plus par Printemps.
AG-6-2-5-reach = Le déplacement ne pourrait plus être payé.
AG-7-2-1 = Libérez-vous des Indulgences que votre marqueur a croisées, ou terminez.
AG-7-2-2 = Votre marqueur n’a pas traversé la Salle { $room } ni ne s’y est arrêté.
AG-7-2-2-none = Aucune Indulgence dans la Salle { $room }.
AG-7-2-3 = Une Indulgence coûte 1 Croix ou 2 Couronnes ; vous avez fourni { $crosses } Croix et { $crowns } Couronnes.
AG-7-3-1 = Une Indulgence est posée sur votre Salle.
AG-7-3-2 = Un Agent adverse est dans votre Salle.
AG-7-3-5 = L’Agent adverse de cette Salle coûte d’abord { $masks } Masques ; vous pouvez en réunir { $reach }.
AG-7-3-4-answer = Les premiers { $masks } Masques chassent l’Agent adverse de cette Salle.
AG-7-4-2 = Une Indulgence se sollicite pendant votre étape d’Action ou votre Hiver.
AG-7-4-2-once = Vous avez déjà sollicité une Indulgence cette Année.
AG-7-4-4 = Une Indulgence est déjà sur la Salle de votre marqueur.
AG-7-4-4-stack = Les { $stack } Indulgences sont toutes dans des Palais.
AG-8-1-2 = Effectuez l’Action de votre Salle ou passez-la.
AG-8-1-1 = Votre Salle offre : { $action }.
AG-8-2-1 = Utilisez Couronnes ou Croix, réactivez tuiles ou Alliances, ou terminez.
AG-8-2-2 = Cela coûte une Couronne ou une Croix ; il n’en reste pas.
AG-8-2-2-tile = { $source } n’est pas une tuile épuisée de votre Domaine.
AG-8-2-2-alliance = { $power } n’est pas une Alliance à vous dont le bonus est utilisé.
AG-8-2-3 = { $source } a payé ce Gouvernement et ne peut être réactivée par lui.
AG-8-2-3-pay = { $source } vient d’être réactivée et ne peut payer ce Gouvernement.
AG-8-2-5 = Le bonus de { $power } a payé ce Gouvernement.
AG-8-2-8 = { $source } a déjà été réactivée par ce Gouvernement ; chaque tuile ne l’est qu’une fois.
AG-8-3-1 = Vous êtes sur la dernière étape du Patronage.
AG-8-3-2 = L’étape { $step } coûte { $cost } ; vous ne pouvez les réunir.
AG-8-3-4 = Prenez un des bonus de Patronage restants.
AG-8-3-4-taken = { $bonus } est déjà pris.
AG-8-3-5 = Vous avez déjà un bonus du type de { $bonus } : un artiste et une œuvre au plus.
AG-8-4-1 = Utilisez des Bateaux, ou terminez.
AG-8-5-1 = Seule une Cité neutre s’annexe ; { $city } appartient à { $owner }.
AG-8-5-1-out = { $city } n’est pas en jeu.
AG-8-5-2 = Aucune route ne relie { $city } à une de vos Cités, ni aucune mer à un de vos Ports.
AG-8-5-2-ships = Par { $ships } mers, il faut autant de Bateaux ; vous en réunissez { $reach }.
AG-8-5-5 = Il faut { $crowns } Couronnes, vous en réunissez { $reach }.
AG-8-5-5-both = Il faut { $crowns } Couronnes et { $ships } Bateaux ; vos sources ne donnent pas les deux.
AG-8-5-8 = { $city } est un Port pirate et ne se prend que par siège.
AG-8-6-3 = Utilisez des sources, déplacez des Troupes, ou terminez.
AG-8-6-1 = Aucune route de { $origin } à { $city }.
AG-8-6-1-cavalry = Un déplacement par route coûte 1 Cavalerie ; il n’en reste pas.
AG-8-6-2 = { $origin } et { $city } ne sont pas deux Ports en jeu.
AG-8-6-2-ships = On traverse { $ships } mers, autant de Bateaux ; il en reste { $left }.
AG-8-6-4 = Une Troupe devant une Cité que vous ne contrôlez pas y reste.
AG-8-6-1-troop = Vous n’avez pas de Troupe à { $origin }.
AG-8-6-8 = Un symbole Guerre coûte { $price } Florin tout de suite ; vous en avez { $florins }.
AG-8-6-8-tokens = Il ne reste pas de jeton Bonus de guerre.
AG-4-2-4 = Ces Florins ne paient que les coûts de cette Action, et il n’y en a pas.
AG-8-7-1 = Utilisez des Masques, placez, déplacez ou chassez des Agents, ou terminez.
AG-8-7-1-mask = Chaque opération coûte un Masque ; il n’en reste pas.
AG-8-7-1-agent = Vous n’avez pas d’Agent libre.
AG-8-7-1-own = Aucun de vos Agents : { $location }.
AG-8-7-7 = Aucun Agent adverse : { $location }.
AG-8-7-2 = Un Agent est déjà là : { $location }.
AG-8-7-2-out = { $location } n’est pas en jeu.
AG-8-7-4 = Le Prince tient les Agents des autres loin d’ici : { $location }.
AG-8-7-5 = Ce Palais ne peut accueillir d’autre Agent.
AG-8-7-1-put = Dites où va l’Agent que vous avez pris.
AG-8-7-2-nowhere = Aucun autre lieu n’est ouvert à cet Agent.
AG-8-7-2-same = L’Agent vient de quitter : { $location }.
AG-9-3-9 = Placez Machiavel sur une place Cortigiano, ou défaussez une carte.
AG-10-1-1 = Choisissez lequel de vos sièges est résolu ensuite.
AG-10-1-2 = Vous n’avez pas de siège à { $city } : vous la contrôlez ou n’y avez pas de Troupe.
AG-10-1-3 = Un siège ne se saute ni ne se lève ; attendent : { $cities }.
AG-10-2-8-answer = Le vainqueur en plaine assiège { $city } maintenant ou se retire.
AG-10-2-8-city = La bataille fut gagnée devant { $battle }, pas devant { $city }.
AG-10-3-2 = Utilisez un bonus de guerre ou passez.
AG-10-3-4 = { $bonus } n’est pas un bonus de guerre à vous.
AG-10-3-5 = Les jetons ne servent qu’à l’attaque.
AG-10-3-6 = { $bonus } coûte { $price } Florin ; votre trésorerie en a { $florins }.
AG-10-3-7 = { $bonus } ne compte qu’une fois par combat et a servi.
AG-10-3-7-exhausted = { $bonus } est épuisée.
AG-4-1-7-war = { $bonus } a déjà payé avec un autre symbole durant cette phase.
AG-12-3-1-france = Le bonus de la France est utilisé, ou un Agent adverse y siège.
AG-16-7-leonardo = Léonard a combattu en plaine devant { $city } et se repose pendant le siège.
AG-16-9 = { $bonus } : à annoncer dans un siège seulement, pas en plaine.
AG-10-7-2-answer = Une Troupe se replie dans une de vos Cités ou est perdue.
AG-10-7-4 = Vous ne contrôlez pas { $city } maintenant.
AG-10-7-2-way = Aucune route de { $origin } à { $city }, ni mer commune.
AG-10-7-3-ships = Le chemin vers { $city } coûte { $ships } Bateaux ; vous ne pouvez les fournir.
AG-10-7-3-kept = Les { $ships } Bateaux déjà promis ne pourraient plus être payés.
AG-10-8-5-answer = Sortez une carte d’une place ombrée, ou défaussez-la.
AG-10-8-5-shaded = On perd une place ombrée ; { $space } ne l’est pas.
AG-10-8-5-empty = { $space } : aucune carte.
AG-16-4-give = Seule une place de base ouverte et vide s’abandonne ; { $space } n’en est pas une.
AG-10-8-5-target = { $target } n’est pas une place libre pour cette carte.
AG-11-2-2 = Payez de 0 à { $due } Florins pour vos { $troops } Troupes.
AG-11-2-2-florins = Votre trésorerie contient { $florins }.
AG-11-2-2-disband = La solde garde { $keep } Troupes ; retirez-en encore { $excess }.
AG-11-2-2-where = Vous n’avez pas de Troupe à { $city }.
AG-11-3-1 = Déplacez une carte, défaussez un Cortigiano, ou terminez.
AG-11-3-1-enough = { $limit } déplacements entre places suffisent à tout arrangement.
AG-11-3-2-marker = La Salle { $room } porte votre marqueur : aucune carte n’y entre ni n’en sort.
AG-11-3-2-indulgence = La Salle { $room } porte une Indulgence : aucune carte n’y entre ni n’en sort.
AG-11-3-2-agent = Un Agent adverse est dans la Salle { $room } : aucune carte n’y entre ni n’en sort.
AG-11-3-3-empty = { $space } : aucune carte.
AG-11-3-3 = Seuls les Cortigiani disponibles bougent ; { $card } est épuisée.
AG-2-1-4-icon = { $card } n’a pas d’Action et ne peut être une carte en Action.
AG-11-3-3-taken = La Salle { $room } a déjà une carte en Action ; une carte va dessous ou dessus.
AG-2-1-3-bare = La Salle { $room } n’a pas de carte en Action à améliorer.
AG-2-1-3-improvement = La Salle { $room } a déjà une Amélioration.
AG-16-7-insert = Une carte va sous une carte en Action, pas dessus.
AG-11-3-4-nothing = La Salle { $room } n’a pas cette carte.
AG-11-3-5 = La carte en Action ne part que si son Amélioration peut la remplacer ; { $card } n’a pas d’Action.
AG-11-3-7-target = { $target } n’est pas libre.
AG-11-4-1 = Achetez, défaussez un Cortigiano, ou terminez.
AG-11-4-1-twice = Au plus un exemplaire par Hiver : { $item }.
AG-1-3-item = Il n’en reste plus : { $item }.
AG-11-4-2 = Avec { $item }, le lot coûte { $cost } ; vous ne pouvez le payer.
AG-11-4-2-kept = Le lot choisi ({ $cost }) ne pourrait plus être payé.
AG-11-4-3 = { $cards } cartes demandent { $cards } places ; vous en avez { $spaces }.
AG-11-4-3-new = { $card } vient d’être achetée et ne se défausse pas dans le même lot.
AG-11-4-3-place = Placez { $card } sur une place libre ; défaussez d’abord s’il n’y en a pas.
AG-11-4-6 = Vous ne pouvez avoir que { $limit } : { $item }.
AG-11-4-6-discard = Un seul exemplaire permis : { $item } ; défaussez d’abord l’autre.
AG-11-4-7-arms = Vous avez déjà cette tuile à vos armes : { $item }.
AG-11-4-8 = Qui possède { $other } ne possède jamais { $item }.
AG-11-4-9 = Une Cathédrale demande une Cité de valeur 3 ou 4 à vous et qui n’en a pas.
AG-11-4-9-answer = Choisissez la Cité de valeur 3 ou 4 qui reçoit la Cathédrale.
AG-11-5-1 = Recrutez une Troupe dans une Cité, ou terminez.
AG-11-5-1-six = Vos 6 Troupes sont toutes sur le plateau.
AG-11-5-1-city = On recrute dans ses propres Cités ; { $city } n’en est pas une.
AG-11-5-2 = Une Troupe à { $city } coûte { $price } Florins ; votre trésorerie en a { $florins }.
AG-11-6-1 = Concluez ou renversez une Alliance, ou terminez.
AG-12-1-1 = Vous êtes déjà allié : { $power }.
AG-12-1-2 = L’Alliance coûte { $cost } ; vous ne pouvez la payer.
AG-12-1-2-agent = Seul votre propre Agent réduit le coût : { $power }.
AG-12-1-2-symbol = Le coût de { $power } n’a pas de { $symbol }.
AG-12-1-2-which = Votre Agent épargne un symbole ({ $power }) : dites lequel.
AG-12-2-1 = Seul celui dont l’Agent est là peut prendre l’Alliance : { $power }.
AG-12-2-1-full = Une Alliance se prend à un adversaire au plein coût.
WI-4-2 = Cette Salle n’a ni action ni carte Action.
WI-5-3-2 = Utilisez une source, annexez une Cité neutre, influencez une grande Cité ou terminez.
WI-5-3-2-one = Une seule Cité est annexée par action.
WI-5-3-3 = { $city } porte le disque d’une grande Cité.
WI-5-3-4 = { $major } n’a plus de marqueur sur sa piste.
WI-5-3-4-symbol = La réserve ne contient pas : { $symbol }.
WI-5-3-5 = Les Croix n’influencent que Rome, pas { $major }.
WI-5-3-7 = Le marqueur de { $major } est sur votre dernière case.
WI-5-3-8-active = { $major } ne peut plus devenir une alliée.
WI-5-3-8-zone = Le marqueur de { $major } n’est pas dans votre zone d’Alliance.
WI-5-3-8-agent = Un Agent adverse est sur la piste de { $major }.
WI-0-5 = Ces Troupes ne sont pas de votre camp : { $colour }.
WI-5-5-1 = Aucune Troupe de votre camp à { $origin } : { $colour }.
WI-5-5-2 = Les Troupes à { $origin } s’y sont arrêtées pendant cette action.
WI-8-1-2 = Nommez la Cité à résoudre.
WI-8-1-2-must = { $city } doit être résolue avant de finir.
WI-8-1-1 = Il n’y a rien à résoudre à { $city }.
WI-8-1-1-favourable = { $city } est d’une grande Cité qui vous est favorable.
WI-9-4 = { $city } est à vous ou à votre alliée.
WI-8-2-2-answer = Assiégez { $city } maintenant ou laissez-la.
WI-8-2-2-stay = Devant une Cité neutre, le vainqueur assiège ou se retire.
WI-8-2-2-withdraw = Devant une cité de posture Neutre, le vainqueur assiège ou reste.
WI-8-4-1 = Dites quelle couleur perd une Troupe.
WI-8-4-1-there = Aucune Troupe de votre camp là : { $colour }.
WI-8-5-2 = { $city } n’est ni à vous ni d’une grande Cité favorable.
WI-9-1 = Placez { $card } sur un espace libre ou défaussez un Cortigiano.
WI-9-1-first = { $card } est toujours placée ; défaussez un Cortigiano si aucun espace n’est libre.
WI-9-1-room = On ne renonce à { $card } que si tous les espaces sont occupés.
WI-9-1-stays = La première carte de la nouvelle alliée reste ; seule la seconde peut être défaussée.
WI-10-1 = Payez de 0 à { $due } Florins ; chacun garde deux Troupes.
WI-10-1-florins = Votre trésor contient { $florins } Florins.
WI-10-1-disband = Dites quelle Troupe n’est pas payée.
WI-10-1-where = Aucune Troupe de votre camp à { $city } : { $colour }.
WI-10-2 = { $item } n’est pas en vente pour vous.
WI-10-3 = Recrutez une Troupe dans une Cité ou terminez.
WI-10-3-city = On recrute sous son propre disque ; { $city } n’en porte pas.
WI-10-3-price = Une Troupe à { $city } coûte { $price } Florins ; vous en avez { $florins }.
WI-9-2-city = Les Troupes alliées se recrutent sur une cité initiale portant le disque de l’alliée.
WI-1-5 = Toutes les Troupes de cette couleur sont sur le plateau : { $colour }.

## Options

option-preset = Édition
option-preset-fr = française
option-preset-en = anglaise
option-florin_surplus = Florins restants des Salles
option-florin_surplus-lost = perdus
option-florin_surplus-treasury = à la trésorerie
option-symbol_scope = Un bas-relief garde son symbole
option-symbol_scope-payment = pour un paiement
option-symbol_scope-phase = pour la phase
option-scheme_unblock_masks = Masques pour ouvrir Intriguer
option-scheme_unblock_masks-1 = 1
option-scheme_unblock_masks-2 = 2
option-defender_tokens = Jetons en défense
option-token_discard = Jetons inutilisés rendus
option-token_discard-own = après ses sièges
option-token_discard-end = après tous les sièges
option-beginner_palace_agents = Agents par Palais
option-beginner_palace_agents-off = sans limite
option-beginner_palace_agents-one_enemy = un adverse
option-beginner_palace_agents-one_any = un seul
option-war_pass = Passer au combat
option-war_pass-final = est définitif
option-war_pass-reopen = peut se rouvrir
option-insert_above = Cartes par-dessus
option-indulgence_supply = Indulgences
option-indulgence_supply-limited = dix
option-indulgence_supply-unlimited = illimitées
option-indulgence_window = Florins d’Indulgence
option-indulgence_window-action = à l’étape d’Action
option-indulgence_window-spring = tout le Printemps
option-family_placement = Cartes Famille
option-family_placement-simultaneous = tous ensemble
option-family_placement-turn_order = dans l’ordre
option-first_player = Premier joueur
option-first_player-random = au sort
option-first_player-chosen = choisi
option-track = Pistes d’Influence
option-track-13 = 13 cases
option-track-11_short = 11 cases, zones d’Alliance étroites
option-track-11_wide = 11 cases, zones d’Alliance larges
option-track-15 = 15 cases
option-recruit_at_allies = Recruter chez ses alliées
option-helper_bonuses = Bonus de guerre pour une cité favorable
option-helper_bonuses-never = jamais
option-helper_bonuses-troops = avec des Troupes sur place
option-helper_bonuses-always = toujours
option-allied_capital_costs = Prendre la capitale d’une alliée coûte de l’Influence
option-orphan_tile = Tuiles d’une grande Cité éliminée
option-orphan_tile-stack = à la pile
option-orphan_tile-out = hors du jeu
option-orphan_troops = Troupes devant une cité devenue neutre
option-orphan_troops-stay = restent
option-orphan_troops-withdraw = se replient
option-initial_cities = Cités au recrutement à 1 Florin
option-initial_cities-all = toutes les cités initiales
option-initial_cities-arms = seulement celles à blason
option-first_player-france = la France
option-first_player-alternating = en alternance

## The table
term-empty = Salle vide
term-allied_troop = Troupes alliées
term-charles_short = Charles VIII
term-orleans_short = Louis
term-sforza_short = Ludovic
term-briconnet_short = Briçonnet
term-ferrandino_short = Ferdi­nand
term-calabria_short = Alphonse
term-frederick_short = Frédéric
term-rodrigo_short = Alexandre
term-valentino_short = César
term-piero_short = Pierre
term-savonarola_short = Savo­narole
term-barbarigo_short = Barbarigo
term-gonzaga_short = Gonzague
term-kingdom_of_france_short = Royaume
question-wars_of_italy-action-empty = Cette Salle n’a pas d’Action
gov-palace-of = Roi de { $house }
gov-others = L’autre camp
gov-others-open = touchez pour ouvrir le Palais
gov-unlock-ally = par un allié
gov-about-locked = Ouverte par un Duché ou une Principauté achetés, ou par une carte d’une grande Cité alliée.
gov-about-empty = Aucune Action, sauf si une carte Action s’y trouve
gov-about-annex = Diplomatie : annexer une Cité, attirer les grandes Cités, ou conclure une alliance
gov-about-agent = Les Agents ferment les Salles de l’autre camp, changent la valeur des Cités et gardent les pistes d’influence.
gov-about-trophy = 1 point chacun, sans limite par couleur.
gov-about-allied_troop = Elles marchent, combattent et sont payées comme les vôtres ; recrutées pour 1 florin dans leurs Cités.
gov-allied-troops = Troupes alliées : { $house }
gov-track-of = piste de { $city }
gov-city-garrison = garnison { $count } de { $house }
gov-city-guests = { $count } de { $house } y séjournent en paix
gov-guests = En paix
gov-part-diplomacy = diplomatie
gov-part-ally = les cartes de l’allié
gov-part-losses = pertes
gov-head-diplomacy = Couronnes à dépenser
gov-head-siege = Sièges
gov-head-ally = Les cartes de l’allié
gov-head-losses = Pertes
gov-note-diplomacy = Une Cité au plus est annexée ; chaque Couronne sur une piste tire son marqueur d’une case vers vous. Les sources sont employées pour vous.
gov-note-siege = Les Cités neutres et hostiles doivent être assiégées ; une Cité de posture neutre peut être laissée en paix.
gov-note-losses = Vos Troupes et celles des alliés combattent ensemble ; vous dites lesquelles sont perdues.
gov-note-ally = Aucun espace n’est libre, pas même un nouveau : défaussez un Cortigiano pour cette carte.
gov-note-salary = Chaque florin garde deux Troupes, les vôtres ou alliées ; nul ne sert pour rien.
gov-note-recruit = 1 florin dans une Cité de départ, 3 dans les autres ; Troupes alliées pour 1 dans leurs Cités.
gov-note-govern = Chaque Couronne ou Croix redresse jusqu’à deux tuiles épuisées.
gov-note-scheme = Chaque Masque pose, déplace ou chasse un Agent : Cités, Salles et pistes d’influence.
gov-group-annex = Annexer une Cité · { $count }
gov-coach-family = Vous êtes { $house }. Violet : vous pouvez. Commencez par vos cartes Famille.
gov-coach-action-annex = La diplomatie dépense des Couronnes en Cités et sur les pistes à droite. À cinq cases vers vous, une grande Cité peut devenir votre alliée.
gov-coach-diplomacy = Touchez plus sur une piste : le sceau en pointillé montre où irait le marqueur. Rien ne part avant le bouton violet.
answer-governing-march-ally = { $house } : { $origin } → { $city }
commit-governing-march-ally = Faire marcher une Troupe de { $house } vers { $city }
answer-governing-sail-ally = { $house } : { $origin } ⇢ { $city }
commit-governing-sail-ally = Embarquer une Troupe de { $house } vers { $city }
answer-governing-recruit-ally = { $house } à { $city }
commit-governing-recruit-ally = Recruter une Troupe de { $house } à { $city }
answer-governing-disband-ally = { $house } à { $city }
commit-governing-disband-ally = Retirer une Troupe de { $house } à { $city }
answer-governing-lose-colour = Une Troupe de { $house }
commit-governing-lose-colour = Perdre une Troupe de { $house }
answer-governing-influence = { $city } : 1 { $symbol }
commit-governing-influence = Influencer { $city } : 1 { $symbol }
answer-governing-conclude = Alliance : { $city }
answer-governing-conclude-small = pour toujours, sans Couronne
commit-governing-conclude = Conclure l’alliance avec { $city }
answer-governing-diplomacy = Diplomatie
answer-governing-diplomacy-small = annexer, influencer
commit-governing-diplomacy = Commencer la diplomatie
answer-governing-stay = Rester devant { $city }
answer-governing-decline = Refuser { $card }
answer-governing-done-diplomacy = S’arrêter là
answer-governing-done-siege = Plus de siège
wars-influence = Influence
wars-influence-aside = chaque Couronne : une case vers vous
wars-zone-alliance = alliance
wars-zone-favours-france = pour la France
wars-zone-neutral = neutre
wars-zone-favours-naples = pour Naples
wars-in-alliance-france = dans la zone d’Alliance de la France
wars-in-favour-france = favorable à la France
wars-in-neutral = dans la zone neutre
wars-in-favour-naples = favorable à Naples
wars-in-alliance-naples = dans la zone d’Alliance de Naples
wars-posture = Posture
wars-posture-hostile = hostile envers vous
wars-posture-neutral = neutre
wars-posture-favourable = vous est favorable
wars-posture-allied = votre alliée
wars-towards-hostile = hostile envers { $house }
wars-towards-neutral = neutre envers { $house }
wars-towards-favourable = favorable à { $house }
wars-towards-allied = alliée de { $house }
wars-major-troops = { $on } Troupes sur { $all } sur la carte
wars-major-agent = son Agent rejoint son allié
wars-spend = { $symbol } pour { $city }
wars-one-more = Une { $symbol } de plus pour { $city }
wars-one-less = Une { $symbol } de moins pour { $city }
wars-agent-own = Votre Agent sur la piste : le premier symbole adverse y est perdu, et l’autre camp ne peut conclure.
wars-agent-theirs = Agent de { $house } sur la piste : votre premier symbole y est perdu, et vous ne pouvez conclure.
wars-allied-since = alliée de { $house } depuis la Ronde { $round }
wars-eliminated-since = éliminée depuis la Ronde { $round }
wars-permanent = définitive
wars-square = case { $square }, { $zone }
wars-would-be = après ce coup { $where }
wars-rounds = Rondes
wars-round = Ronde { $round }
wars-round-of = Ronde { $round } sur { $last }
wars-salary-aside = solde à la fin de { $rounds }
wars-salary-round = Ronde de solde
wars-about-salary = L’Hiver de ces Rondes, deux Troupes coûtent 1 florin, alliées comprises. Quelles Rondes : d’après les pièces du plateau ; notre lecture.
wars-reminder = Ce qui compte à la fin
wars-worth-city = 1 point par Cité à votre disque ou celui d’un allié
wars-worth-print = points imprimés sur cartes et tuiles
wars-worth-crosses = 2 points pour plus de Croix que l’autre camp
wars-worth-trophy = 1 point par Trophée
wars-worth-indulgence = 1 point de moins par Indulgence
wars-conquest-costs = Prendre une dépendance coûte 4 d’influence auprès de sa grande Cité, une capitale 1 auprès des autres.
wars-naples-falls = La France gagne si elle tient Naples en fin de Ronde.
wars-sides = Les deux camps
wars-what-this-does = Ce que cela fait
wars-from-to = { $city } { $from } → { $to } : { $posture }
wars-could-conclude = vous pourriez conclure dans une Action ultérieure
wars-crosses-rome = Les Croix peuvent remplacer les Couronnes pour Rome seulement.
wars-ally = Alliance
wars-about-ally = Ses Troupes et Cités sont avec { $house } pour toujours.
wars-about-eliminated = Sa capitale a été prise : marqueur, cartes et Troupes ont quitté le jeu.
wars-about-track = Une grande Cité entre les deux camps. La place de son marqueur dit qui elle favorise ; en zone d’Alliance, ce camp peut conclure pour toujours.
wars-marker = Marqueur
wars-cards = Cartes Famille
wars-tab-tracks = Pistes
wars-automatic = La France tenait Naples en fin de Ronde : elle gagne, quels que soient les points.
wars-tiebreak = À égalité de points, Naples gagne.
wars-ended-naples = Naples est tombée en Ronde { $round }
wars-ended-counted = terminée après la Ronde { $round }
wars-end-you = Naples est tombée : vous gagnez aussitôt
wars-end-other = Naples est tombée : { $name } gagne aussitôt
wars-conquest = Ce que coûte une conquête
wars-dependency = dépendance
wars-capital = capitale
wars-takes-naples = tient Naples : gagne
gov-story = Les tournants de la guerre
gov-story-aside = alliances, sièges, la fin
wars-brings = { $cards } ; { $cities } ; Troupes { $troops }, Agents { $agents }
wars-would-eliminate = élimine { $city }
hint-wars_of_italy-conclude = ses Cités, Troupes et cartes vous rejoignent pour de bon, +{ $points } PP
hint-wars_of_italy-influence = { $major } se rapproche d’une case
hint-wars_of_italy-march_major = vers { $city }, une cité de { $major }
hint-wars_of_italy-diplomacy = une Cité à annexer, ou des cases sur les pistes
hint-wars_of_italy-empty_room = aucune Action, mais c’est sur le chemin
hint-wars_of_italy-place_track = l’autre camp perd son premier symbole sur cette piste
