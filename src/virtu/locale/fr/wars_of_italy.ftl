### Les Guerres d’Italie.

## Words of the notation

term-active = sur la piste
term-allied = Alliée
term-barbarigo = Doge Agostino Barbarigo
term-briconnet = Cardinal Briçonnet
term-calabria = Alphonse II
term-charles = Charles VIII
term-cities = Cités
term-conclude = Conclure l’Alliance
term-decline = Refuser
term-eliminated = éliminée
term-favourable = Favorable
term-ferrandino = Ferdinand II
term-france = France
term-france_of = de la France
term-france_to = à la France
term-france_acc = la France
term-france_the = La France
term-frederick = Frédéric d’Aragon
term-gonzaga = François Gonzague
term-hostile = Hostile
term-influence = Influencer
term-kingdom_of_france = Royaume de France
term-lose = Perdre
term-nothing = rien
term-orleans = Louis d’Orléans
term-piero = Pierre de Médicis
term-rodrigo = Alexandre VI
term-round = Ronde
term-savonarola = Jérôme Savonarole
term-sforza = Ludovic Sforza
term-stay = Rester
term-track = piste
term-valentino = César Borgia

## Names with their article

term-barbarigo_acc = le Doge Agostino Barbarigo
term-barbarigo_the = Le Doge Agostino Barbarigo
term-briconnet_acc = le Cardinal Briçonnet
term-briconnet_the = Le Cardinal Briçonnet
term-kingdom_of_france_acc = le Royaume de France
term-kingdom_of_france_the = Le Royaume de France

## Questions

question-wars_of_italy-action-annex = Diplomatie, ou Alliance définitive ?
question-wars_of_italy-govern = Gouverner : réactivez des tuiles
question-wars_of_italy-diplomacy = Annexez une Cité, influencez les Cités Majeures
question-wars_of_italy-diplomacy-none = Aucun symbole pour la diplomatie
question-wars_of_italy-siege = Dans quelle Cité résoudre les combats maintenant ?
question-wars_of_italy-losses = Quelle couleur perd une Troupe ?
question-wars_of_italy-ally = Où va { $card_acc } ?

## Events

event-wars_of_italy-round = La Ronde { $round } commence
event-wars_of_italy-influenced = { $seat_is ->
        [you] Vous influencez { $major }
       *[other] { $seat_the } influence { $major }
    }
event-wars_of_italy-influence_cancelled = { $owner_is ->
        [you] Votre Agent
       *[other] L’Agent { $owner_of }
    } annule un symbole sur la piste { $major_of }
event-wars_of_italy-concluded_by_france = { $seat_is ->
        [you] Vous concluez une Alliance définitive avec { $major }
       *[other] { $seat_the } conclut une Alliance définitive avec { $major }
    }
event-wars_of_italy-declined_card = { $seat_is ->
        [you] Vous refusez { $card_acc }
       *[other] { $seat_the } refuse { $card_acc }
    }
event-wars_of_italy-lost_influence = { $seat_is ->
        [you] Vous perdez { $squares ->
            [one] { $squares } case
           *[other] { $squares } cases
        } d’Influence auprès { $major_of }
       *[other] { $seat_the } perd { $squares ->
            [one] { $squares } case
           *[other] { $squares } cases
        } d’Influence auprès { $major_of }
    }
event-wars_of_italy-eliminated = { $major } est éliminée
event-wars_of_italy-took_allied_capital = La Capitale d’une alliée est tombée : { $major }
event-wars_of_italy-turned_compulsory = { $seat_is ->
        [you] { $city } devient Hostile : vous devez l’assiéger
       *[other] { $city } devient Hostile : { $seat_acc } doit l’assiéger
    }
event-wars_of_italy-met_on_plains = Bataille en plaine devant { $city }
event-wars_of_italy-met_before_neutral_posture = Bataille en plaine devant { $city }
event-wars_of_italy-stayed = { $seat_is ->
        [you] Vous restez devant { $city }
       *[other] { $seat_the } reste devant { $city }
    }
event-wars_of_italy-lost_troop = Une Troupe { $colour ->
        [bleu] bleue
        [blanc] blanche
        [vert] verte
       *[other] { $colour }
    } est perdue devant { $city }
event-wars_of_italy-took_trophy = { $attacker_is ->
        [you] Vous prenez un Trophée { $colour }
       *[other] { $attacker_the } prend un Trophée { $colour }
    }
event-wars_of_italy-naples_fell = Naples est tombée : la France gagne
event-wars_of_italy-counted = La dernière Ronde est finie : on compte les points
event-wars_of_italy-used_indulgence = { $seat_is ->
        [you] Vous utilisez la Couronne d’une Indulgence
       *[other] { $seat_the } utilise la Couronne d’une Indulgence
    }
event-wars_of_italy-concluded_by_naples = { $seat_is ->
        [you] Vous concluez une Alliance définitive avec { $major }
       *[other] { $seat_the } conclut une Alliance définitive avec { $major }
    }

## Refusals

WI-1-8 = Cette carte n’existe pas dans le jeu à deux : { $item }.
WI-4-2 = Cette Salle n’a ni Action ni carte en Action.
AG-8-2-1 = Utilisez des Couronnes ou des Croix, réactivez des tuiles, ou terminez.
WI-5-3-1 = Une alliance se conclut au début de l’Action, à la place de la diplomatie.
WI-5-3-2 = Utilisez une source, annexez une Cité neutre, influencez une Cité Majeure ou terminez.
WI-5-3-2-one = Une seule Cité peut être annexée par Action.
WI-5-3-2-pool = Fournissez d’abord le prix de { $city }. Couronnes : { $crowns } ; Bateaux : { $ships }.
WI-5-3-3 = { $city } porte le disque d’une Cité Majeure.
WI-5-3-4 = { $major } n’a plus de marqueur sur sa piste.
WI-5-3-4-symbol = Vous n’avez plus ce symbole à dépenser : { $symbol }.
WI-5-3-5 = Les Croix n’influencent que Rome, pas { $major }.
WI-5-3-7 = Le marqueur de { $major } est déjà sur votre dernière case.
WI-5-3-8-active = { $major } ne peut plus devenir une alliée.
WI-5-3-8-zone = Le marqueur de { $major } n’est pas dans votre zone d’Alliance.
WI-5-3-8-agent = Un Agent adverse est sur la piste de { $major }.
WI-0-5 = Les Troupes de cette couleur ne sont pas de votre camp : { $colour }.
WI-5-5-1 = Votre camp n’a pas de Troupe de cette couleur à { $origin } : { $colour }.
WI-5-5-2 = Les Troupes à { $origin } s’y sont arrêtées pendant cette Action et ne repartent plus.
WI-8-1-2 = Choisissez la Cité où résoudre les combats.
WI-8-1-2-must = Il faut résoudre les combats à { $city } avant de finir.
WI-8-1-1 = Il n’y a rien à résoudre à { $city }.
WI-8-1-1-favourable = { $city } appartient à une Cité Majeure qui vous est Favorable.
WI-9-4 = { $city } est à vous ou à votre alliée.
WI-8-2-2-answer = Assiégez { $city } maintenant, ou renoncez-y.
WI-8-2-2-stay = Devant une Cité neutre, le vainqueur assiège ou se retire.
WI-8-2-2-withdraw = Devant une Cité de posture Neutre, le vainqueur assiège ou reste.
WI-8-4-1 = Choisissez quelle couleur perd une Troupe.
WI-8-4-1-there = Votre camp n’y a pas de Troupe de cette couleur : { $colour }.
WI-8-5-2 = { $city } n’appartient ni à vous ni à une Cité Majeure qui vous est Favorable.
WI-9-1 = Placez { $card_acc } sur un espace libre ou défaussez un Cortigiano.
WI-9-1-first = Cette carte doit être placée ({ $card }) ; défaussez un Cortigiano si aucun espace n’est libre.
WI-9-1-room = On ne renonce à cette carte ({ $card }) que si tous les espaces sont occupés.
WI-9-1-stays = La première carte de la nouvelle alliée reste ; seule la seconde peut être défaussée.
WI-10-1 = Payez { $due ->
        [0] 0 Florin
        [one] 0 ou { $due } Florin
       *[other] de 0 à { $due } Florins
    } ; chaque Florin paie deux Troupes.
WI-10-1-florins = Votre trésorerie contient { $florins ->
        [one] { $florins } Florin
       *[other] { $florins } Florins
    }.
WI-10-1-disband = Choisissez quelle Troupe n’est pas payée.
WI-10-1-where = Votre camp n’a pas de Troupe de cette couleur à { $city } : { $colour }.
WI-10-2 = Vous ne pouvez pas acheter ceci : { $item }.
WI-10-3 = Recrutez une Troupe dans une Cité ou terminez.
WI-10-3-city = On ne recrute ses propres Troupes que dans une Cité portant son disque ; { $city } ne le porte pas.
WI-10-3-price = Une Troupe à { $city } coûte { $price ->
        [one] { $price } Florin
       *[other] { $price } Florins
    } ; vous en avez { $florins }.
WI-9-2-city = Les Troupes alliées se recrutent dans une Cité initiale portant le disque de l’alliée.
WI-1-5 = Toutes les Troupes de cette couleur sont sur le plateau : { $colour }.

## Options

option-track = Pistes d’Influence
option-track-13 = 13 cases
option-track-11_short = 11 cases, zones d’Alliance étroites
option-track-11_wide = 11 cases, zones d’Alliance larges
option-track-15 = 15 cases
option-recruit_at_allies = Recruter chez ses alliées
option-helper_bonuses = Bonus de guerre pour une Cité Favorable
option-helper_bonuses-never = jamais
option-helper_bonuses-troops = avec des Troupes sur place
option-helper_bonuses-always = toujours
option-allied_capital_costs = Prendre la Capitale d’une alliée coûte de l’Influence
option-orphan_tile = Tuiles d’une Cité Majeure éliminée
option-orphan_tile-stack = à la pile
option-orphan_tile-out = hors du jeu
option-orphan_troops = Troupes devant une Cité devenue neutre
option-orphan_troops-stay = restent
option-orphan_troops-withdraw = se replient
option-initial_cities = Cités où recruter pour 1 Florin
option-initial_cities-all = toutes les Cités initiales
option-initial_cities-arms = seulement celles qui ont un blason
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
gov-palace-of = Roi { $house ->
        [France] de France
       *[other] { $house_of }
    }
gov-others = L’autre camp
gov-others-open = touchez pour ouvrir le Palais
gov-unlock-ally = par une alliée
gov-about-locked = S’ouvre à l’achat d’un Duché ou d’une Principauté, ou grâce à une carte d’une Cité Majeure alliée.
gov-about-empty = Aucune Action, sauf si une carte en Action s’y trouve
gov-about-annex = Annexer une Cité et attirer les Cités Majeures, ou conclure une Alliance
gov-about-agent = Les Agents ferment les Salles de l’autre camp, changent la valeur des Cités et gardent les pistes d’Influence.
gov-about-trophy = 1 point chacun, sans limite par couleur.
gov-about-allied_troop = Elles marchent, combattent et sont payées comme les vôtres ; on les recrute pour 1 Florin dans leurs Cités.
gov-allied-troops = Troupes alliées : { $house }
gov-track-of = piste de { $city }
gov-city-garrison = garnison { $house_of } : { $count }
gov-city-guests = { $count ->
        [one] { $count } Troupe { $house_of } y séjourne en paix
       *[other] { $count } Troupes { $house_of } y séjournent en paix
    }
gov-guests = En paix
gov-part-diplomacy = Diplomatie
gov-part-ally = les cartes de l’alliée
gov-part-losses = pertes
gov-head-diplomacy = Couronnes à dépenser
gov-head-siege = Sièges
gov-head-ally = Les cartes de l’alliée
gov-head-losses = Pertes
gov-note-diplomacy = Annexez une Cité au plus ; chaque Couronne sur une piste tire son marqueur d’une case vers vous. Les sources sont utilisées automatiquement.
gov-note-siege = Les Cités neutres, adverses ou Hostiles doivent être assiégées ; une Cité de posture Neutre peut être laissée en paix.
gov-note-losses = Vos Troupes et celles de vos alliées combattent ensemble ; vous choisissez lesquelles sont perdues.
gov-note-ally = Aucun espace n’est libre, pas même un nouveau : défaussez un Cortigiano pour cette carte.
gov-note-salary = Chaque Florin paie deux Troupes, les vôtres ou celles de vos alliées ; aucune ne sert gratuitement.
gov-note-recruit = 1 Florin dans une de vos Cités initiales, 3 dans vos autres Cités ; Troupes alliées pour 1 Florin dans leurs Cités.
gov-note-govern = Chaque Couronne ou Croix réactive jusqu’à deux tuiles épuisées.
gov-note-scheme = Chaque Masque place, déplace ou retire un Agent, dans une Cité, dans une Salle ou sur une piste d’Influence.
gov-group-annex = Annexer une Cité · { $count }
gov-coach-family = Vous jouez { $house_acc }. Tout ce qui est bordé de violet peut être choisi. Commencez par vos cartes Famille.
gov-coach-action-annex = Diplomatie : dépensez vos Couronnes pour annexer une Cité ou agir sur les pistes à droite. Attirez une Cité Majeure de cinq cases vers vous : elle pourra devenir votre alliée.
gov-coach-diplomacy = Touchez le signe + d’une piste : le sceau en pointillé montre où irait le marqueur. Rien n’est dépensé avant le bouton violet.
answer-governing-march-ally = { $house } : { $origin } → { $city }
commit-governing-march-ally = Faire marcher une Troupe { $house_of } vers { $city }
answer-governing-sail-ally = { $house } : { $origin } ⇢ { $city }
commit-governing-sail-ally = Envoyer par mer une Troupe { $house_of } vers { $city }
answer-governing-recruit-ally = Troupe { $house_of } à { $city }
commit-governing-recruit-ally = Recruter une Troupe { $house_of } à { $city }
answer-governing-disband-ally = Troupe { $house_of } à { $city }
commit-governing-disband-ally = Licencier une Troupe { $house_of } à { $city }
answer-governing-lose-colour = Une Troupe { $house_of }
commit-governing-lose-colour = Perdre une Troupe { $house_of }
answer-governing-influence = { $city } : 1 { $symbol }
commit-governing-influence = Influencer { $city } : 1 { $symbol }
answer-governing-conclude = Alliance : { $city }
answer-governing-conclude-small = définitive, sans Couronne
commit-governing-conclude = Conclure l’Alliance avec { $city }
answer-governing-diplomacy = Diplomatie
answer-governing-diplomacy-small = annexer, influencer
commit-governing-diplomacy = Commencer la Diplomatie
answer-governing-stay = Rester devant { $city }
answer-governing-decline = Refuser { $card_acc }
answer-governing-done-diplomacy = Terminer ici
answer-governing-done-siege = Aucun autre Siège
wars-influence = Influence
wars-influence-aside = chaque Couronne : une case vers vous
wars-zone-alliance = Alliance
wars-zone-favours-france = pour la France
wars-zone-neutral = neutre
wars-zone-favours-naples = pour Naples
wars-in-alliance-france = dans la zone d’Alliance de la France
wars-in-favour-france = Favorable à la France
wars-in-neutral = dans la zone neutre
wars-in-favour-naples = Favorable à Naples
wars-in-alliance-naples = dans la zone d’Alliance de Naples
wars-posture = Posture
wars-posture-hostile = vous est Hostile
wars-posture-neutral = Neutre
wars-posture-favourable = vous favorise
wars-posture-allied = votre alliée
wars-towards-hostile = Hostile { $house_to }
wars-towards-neutral = Neutre envers { $house_acc }
wars-towards-favourable = Favorable { $house_to }
wars-towards-allied = alliée { $house_of }
wars-major-troops = Troupes sur le plateau : { $on } sur { $all }
wars-major-agent = son Agent rejoint le camp de son allié
wars-spend = { $symbol } pour { $city }
wars-one-more = Une { $symbol } de plus pour { $city }
wars-one-less = Une { $symbol } de moins pour { $city }
wars-agent-own = Votre Agent sur la piste : le premier symbole adverse y est perdu, et l’autre camp ne peut pas conclure l’Alliance.
wars-agent-theirs = Agent { $house_of } sur la piste : votre premier symbole y est perdu, et vous ne pouvez pas conclure l’Alliance.
wars-allied-since = alliée { $house_of } depuis la Ronde { $round }
wars-eliminated-since = éliminée à la Ronde { $round }
wars-permanent = définitive
wars-square = case { $square }, { $zone }
wars-would-be = après ce coup : { $where }
wars-rounds = Rondes
wars-round = Ronde { $round }
wars-round-of = Ronde { $round } sur { $last }
wars-salary-aside = solde à la fin des Rondes { $rounds }
wars-salary-round = Ronde de solde
wars-about-salary = En Hiver, lors de ces Rondes, deux Troupes coûtent 1 Florin, alliées comprises. Le choix des Rondes est notre lecture des pièces dessinées sur le plateau.
wars-reminder = Ce qui compte à la fin
wars-worth-city = 1 point par Cité portant votre disque ou celui d’une alliée
wars-worth-print = points imprimés sur les cartes et les tuiles
wars-worth-crosses = 2 points si vous avez plus de Croix que l’autre camp
wars-worth-trophy = 1 point par Trophée
wars-worth-indulgence = 1 point de moins par Indulgence
wars-short-city = Cité
wars-short-print = imprimés
wars-short-crosses = le plus de Croix
wars-short-trophy = Trophée
wars-short-indulgence = Indulgence
wars-conquest-costs = Prendre une dépendance coûte 4 cases d’Influence auprès de sa Cité Majeure ; une Capitale, 1 case auprès de chacune des autres.
wars-naples-falls = La France gagne si elle tient Naples en fin de Ronde.
wars-sides = Les deux camps
wars-what-this-does = Ce que cela change
wars-from-to = { $city } { $from } → { $to } : { $posture }
wars-could-conclude = vous pourriez conclure l’Alliance lors d’une Action ultérieure
wars-crosses-rome = Pour Rome seulement, les Croix peuvent remplacer les Couronnes.
wars-ally = Alliance
wars-about-ally = Ses Troupes et ses Cités sont avec { $house_acc } jusqu’à la fin de la partie.
wars-about-eliminated = Sa Capitale a été prise : marqueur, cartes et Troupes ont quitté le jeu.
wars-about-track = Une Cité Majeure entre les deux camps. La position de son marqueur montre qui elle favorise ; en zone d’Alliance, ce camp peut conclure une Alliance définitive.
wars-marker = Marqueur
wars-cards = Cartes Famille
wars-tab-tracks = Pistes
wars-automatic = La France tenait Naples en fin de Ronde : elle gagne, quels que soient les points.
wars-tiebreak = À égalité de points, Naples gagne.
wars-ended-naples = Naples est tombée à la Ronde { $round }
wars-ended-counted = terminée après la Ronde { $round }
wars-end-you = Naples est tombée : vous gagnez aussitôt
wars-end-other = Naples est tombée : { $name_acc } gagne aussitôt
wars-conquest = Ce que coûte une conquête
wars-dependency = dépendance
wars-capital = Capitale
wars-takes-naples = tient Naples : victoire
gov-story = Les tournants de la guerre
gov-story-aside = Alliances, Sièges, dénouement
wars-brings = { $cards } ; { $cities } ; Troupes : { $troops }, Agents : { $agents }
wars-would-eliminate = élimine { $city }
