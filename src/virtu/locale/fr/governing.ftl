### L’Art de Gouverner.

## Words of the notation

term-france = Royaume de France
term-france_of = du Royaume de France
term-france_to = au Royaume de France
term-france_acc = le Royaume de France

## The table

event-governing-began = { $seat_is ->
        [you] Vous jouez en premier
       *[other] { $seat } joue en premier
    }
event-governing-year = L’Année { $year } commence
event-governing-year_points = Points après l’Année { $year } : { $points }
event-governing-reactivated = { $seat_is ->
        [you] Vous réactivez l’Alliance avec { $power_acc }
       *[other] { $seat } réactive l’Alliance avec { $power_acc }
    }
event-governing-sponsored = { $seat_is ->
        [you] Vous atteignez le cran { $step } de Patronage
       *[other] { $seat } atteint le cran { $step } de Patronage
    }
event-governing-took_bonus = { $seat_is ->
        [you] Vous prenez { $bonus_acc }
       *[other] { $seat } prend { $bonus_acc }
    }
event-governing-met_on_plains_two = { $seat_is ->
        [you] Vous affrontez un rival en plaine devant { $city }
       *[other] { $seat } affronte un rival en plaine devant { $city }
    }
event-governing-met_on_plains_three = { $seat_is ->
        [you] Vous affrontez des rivaux en plaine devant { $city }
       *[other] { $seat } affronte des rivaux en plaine devant { $city }
    }
event-governing-met_on_plains_four = { $seat_is ->
        [you] Vous affrontez des rivaux en plaine devant { $city }
       *[other] { $seat } affronte des rivaux en plaine devant { $city }
    }
event-governing-met_on_plains_five = { $seat_is ->
        [you] Vous affrontez des rivaux en plaine devant { $city }
       *[other] { $seat } affronte des rivaux en plaine devant { $city }
    }
event-governing-tied_in_melee = Personne ne gagne la mêlée devant { $city }
event-governing-defended_by_bastion = { $seat_is ->
        [you] Votre Tracé à l’italienne défend { $city } : +{ $strength }
       *[other] Le Tracé à l’italienne défend { $city } : +{ $strength }
    }
event-governing-announced_leonardo = { $seat_is ->
        [you] Vous annoncez { $bonus_acc } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus_acc } : +{ $strength } à { $city }
    }
event-governing-announced_france = { $seat_is ->
        [you] Vous annoncez { $bonus_acc } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus_acc } : +{ $strength } à { $city }
    }
event-governing-took_cathedral = { $attacker_is ->
        [you] La Cathédrale { $city_of } vous revient
       *[other] La Cathédrale { $city_of } revient { $attacker_to }
    }
event-governing-took_trophy = { $attacker_is ->
        [you] Vous prenez un Trophée { $defender_to }
       *[other] { $defender_is ->
            [you] { $attacker } vous prend un Trophée
           *[other] { $attacker } prend un Trophée { $defender_to }
        }
    }
event-governing-gained_space = { $seat_is ->
        [you] { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        } : vous avez un espace Cortigiano de plus
       *[other] { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        } : { $seat } a un espace Cortigiano de plus
    }
event-governing-lost_space = { $seat_is ->
        [you] { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        } : vous avez un espace Cortigiano de moins
       *[other] { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        } : { $seat } a un espace Cortigiano de moins
    }
event-governing-moved_on_track = { $seat_is ->
        [you] Vous contrôlez { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        }
       *[other] { $seat } contrôle { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        }
    }
event-governing-gave_up_space = { $seat_is ->
        [you] Vous abandonnez { $space_acc }
       *[other] { $seat } abandonne { $space_acc }
    }
event-governing-set_order = Nouvel ordre de jeu : { $order }
event-governing-built_cathedral = { $seat_is ->
        [you] Vous bâtissez une Cathédrale à { $city }
       *[other] { $seat } bâtit une Cathédrale à { $city }
    }
event-governing-formed_alliance = { $seat_is ->
        [you] Vous concluez une Alliance avec { $power_acc }
       *[other] { $seat } conclut une Alliance avec { $power_acc }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] Vous renversez l’Alliance { $defender_of } avec { $power_acc }
       *[other] { $seat } renverse { $defender_is ->
            [you] votre Alliance
           *[other] l’Alliance { $defender_of }
        } avec { $power_acc }
    }
event-governing-end_no_neutral_city = Il ne reste aucune Cité neutre : la partie se termine après cet Hiver
event-governing-end_eight_cities = Quelqu’un contrôle 8 Cités : la partie se termine après cet Hiver
event-governing-end_patronage = Le dernier cran de Patronage est atteint : la partie se termine après cet Hiver
event-governing-end_year_limit = Dernière Année convenue : la partie se termine après cet Hiver
event-governing-last_winter = C’est le dernier Hiver de la partie
event-governing-scored = { $seat_is ->
        [you] Vous avez { $points } PP
       *[other] { $seat } a { $points } PP
    }
question-governing-first = Qui est le premier joueur ?
question-governing-action-annex = Choisissez une Cité à annexer
question-governing-pay-sponsor = Payez le cran de Patronage
question-governing-pay-alliance = Payez l’Alliance
question-governing-govern = Gouverner : réactivez des tuiles et des Alliances
question-governing-bonus = Prenez un Bonus de Patronage
question-governing-machiavelli = Où va Machiavel ?
question-governing-siege = Quel Siège résoudre maintenant ?
question-governing-cathedral = Où bâtir la Cathédrale ?
question-governing-alliance = Conclure une Alliance ?
question-governing-action-annex-none = Aucune Cité ne peut être annexée
term-cities = Piste des Cités
option-preset-standard = standard
option-preset-cz = tchèque
option-retreat_timing = Replis
option-retreat_timing-deferred = après les Sièges
option-retreat_timing-immediate = aussitôt
option-lost_space = Espace perdu
option-lost_space-shaded = filigrané
option-lost_space-any = au choix
option-plains_multi = Plusieurs armées en plaine
option-plains_multi-sequential = l’une après l’autre
option-plains_multi-melee = toutes ensemble
option-plains_winner_siege = Le vainqueur en plaine assiège
option-plains_winner_siege-immediate = aussitôt
option-plains_winner_siege-own_turn = à son tour
option-plains_bonuses = Bonus en plaine
option-plains_bonuses-all = tous
option-plains_bonuses-without_patronage = sans Léonard ni Canons
option-leonardo_after_plains = Léonard réutilisable après la plaine
option-conquest_stack = Disque du dessus après une conquête
option-conquest_stack-conqueror_top = celui du conquérant
option-conquest_stack-loser_top = celui du perdant
option-religious_tie = Égalité d’Influence religieuse
option-religious_tie-one_lower = un rang plus bas
option-religious_tie-lowest_shared = le plus bas des rangs partagés
option-year_limit = Dernière Année (0 : aucune)

## The table in words, and help in place

