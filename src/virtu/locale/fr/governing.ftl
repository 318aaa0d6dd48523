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
        [you] Vous prenez { $bonus }
       *[other] { $seat } prend { $bonus }
    }
event-governing-took_tokens = { $seat_is ->
        [you] Vous prenez { $count ->
            [one] { $count } jeton Bonus de guerre
           *[other] { $count } jetons Bonus de guerre
        }
       *[other] { $seat } prend { $count ->
            [one] { $count } jeton Bonus de guerre
           *[other] { $count } jetons Bonus de guerre
        }
    }
event-governing-returned_tokens = { $seat_is ->
        [you] Vous rendez { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }
       *[other] { $seat } rend { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }
    }
event-governing-met_on_plains_two = { $seat_is ->
        [you] Vous affrontez des rivaux en plaine devant { $city }
       *[other] { $seat } affronte des rivaux en plaine devant { $city }
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
event-governing-besieged = { $attacker_is ->
        [you] Vous assiégez { $city } avec { $troops ->
            [one] { $troops } Troupe
           *[other] { $troops } Troupes
        }
       *[other] { $attacker } assiège { $city } avec { $troops ->
            [one] { $troops } Troupe
           *[other] { $troops } Troupes
        }
    }
event-governing-defended_by_bastion = { $seat_is ->
        [you] Votre Tracé à l’italienne défend { $city } : +{ $strength }
       *[other] Le Tracé à l’italienne défend { $city } : +{ $strength }
    }
event-governing-announced_leonardo = { $seat_is ->
        [you] Vous annoncez { $bonus } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus } : +{ $strength } à { $city }
    }
event-governing-announced_france = { $seat_is ->
        [you] Vous annoncez { $bonus } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus } : +{ $strength } à { $city }
    }
event-governing-took_cathedral = { $attacker_is ->
        [you] La Cathédrale { $city_of } devient vôtre
       *[other] La Cathédrale { $city_of } passe { $attacker_to }
    }
event-governing-took_trophy = { $attacker_is ->
        [you] Vous prenez un Trophée { $defender_to }
       *[other] { $attacker } prend un Trophée { $defender_to }
    }
event-governing-was_repelled = { $attacker_is ->
        [you] Votre attaque échoue à { $city }, { $attack } contre { $defence }
       *[other] L’attaque { $attacker_of } échoue à { $city }, { $attack } contre { $defence }
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
        [you] Vous abandonnez { $space }
       *[other] { $seat } abandonne { $space }
    }
event-governing-set_order = Nouvel ordre de jeu : { $order }
event-governing-put_card_in = { $seat_is ->
        [you] Vous mettez { $card } dans la Salle { $room }
       *[other] { $seat } met { $card } dans la Salle { $room }
    }
event-governing-put_card_under = { $seat_is ->
        [you] Vous mettez { $card } sous la carte de la Salle { $room }
       *[other] { $seat } met { $card } sous la carte de la Salle { $room }
    }
event-governing-put_card_over = { $seat_is ->
        [you] Vous mettez { $card } sur la carte de la Salle { $room }
       *[other] { $seat } met { $card } sur la carte de la Salle { $room }
    }
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
       *[other] { $seat } renverse l’Alliance { $defender_of } avec { $power_acc }
    }
event-governing-end_no_neutral_city = Plus aucune Cité neutre : la partie finit après cet Hiver
event-governing-end_eight_cities = Quelqu’un contrôle 8 Cités : la partie finit après cet Hiver
event-governing-end_patronage = Le dernier cran de Patronage est atteint : la partie finit après cet Hiver
event-governing-end_year_limit = Dernière Année convenue : la partie finit après cet Hiver
event-governing-last_winter = C’est le dernier Hiver de la partie
event-governing-scored = { $seat_is ->
        [you] Vous avez { $points } PP
       *[other] { $seat } a { $points } PP
    }
question-governing-first = Qui est le premier joueur ?
question-governing-family = Placez vos cartes Famille
question-governing-action-annex = Choisissez une Cité à annexer
question-governing-pay-govern = Payez l’Action Gouverner
question-governing-pay-sponsor = Payez le cran de Patronage
question-governing-pay-alliance = Payez l’Alliance
question-governing-govern = Gouverner : réactivez des tuiles et des Alliances
question-governing-bonus = Prenez un Bonus de Patronage
question-governing-machiavelli = Où va Machiavel ?
question-governing-siege = Quel Siège d’abord ?
question-governing-announce = Siège { $city_of } : annoncer un Bonus ?
question-governing-announce-plains = En plaine devant { $city } : annoncer un Bonus ?
question-governing-plains_won = Vous avez gagné la bataille devant { $city } : assiéger la Cité ?
question-governing-retreat = Où se replie la Troupe qui est à { $city } ?
question-governing-purchase = Achats d’Hiver : choisissez tout ce que vous voulez
question-governing-cathedral = Où bâtir la Cathédrale ?
question-governing-alliance = Conclure une Alliance ?
question-governing-held-troop = Où va la Troupe qui est à { $city } ?
AG-7-2-3 = Une Indulgence coûte 1 Croix ou 2 Couronnes ; vous avez fourni { $crosses } Croix et { $crowns ->
            [one] { $crowns } Couronne
           *[other] { $crowns } Couronnes
        }.
AG-7-3-5 = L’Agent adverse de cette Salle coûte d’abord { $masks ->
            [one] { $masks } Masque
           *[other] { $masks } Masques
        } ; vous ne pouvez en réunir que { $reach }.
AG-8-5-2 = Aucune route ne relie { $city } à une de vos Cités, ni aucune mer à un de vos Ports.
AG-8-5-2-ships = Il faut traverser { $ships ->
            [one] { $ships } mer, donc { $ships } Bateau
           *[other] { $ships } mers, donc { $ships } Bateaux
        } ; vous ne pouvez en réunir que { $reach }.
AG-8-5-5 = Il faut { $crowns ->
            [one] { $crowns } Couronne
           *[other] { $crowns } Couronnes
        } ; vous ne pouvez en réunir que { $reach }.
AG-8-5-5-both = Il faut { $crowns ->
            [one] { $crowns } Couronne
           *[other] { $crowns } Couronnes
        } et { $ships ->
            [one] { $ships } Bateau
           *[other] { $ships } Bateaux
        } ; vos sources ne donnent pas les deux.
AG-8-6-1 = Aucune route directe : { $origin } – { $city }.
AG-8-6-2-ships = Il faut traverser { $ships ->
            [one] { $ships } mer, donc { $ships } Bateau
           *[other] { $ships } mers, donc { $ships } Bateaux
        } ; il en reste { $left }.
AG-10-1-2 = Vous n’avez pas de Siège à { $city } : vous la contrôlez ou n’y avez pas de Troupe.
AG-10-2-8-answer = Le vainqueur en plaine assiège { $city } maintenant ou se retire.
AG-10-2-8-city = La bataille a été gagnée devant { $battle }, pas devant { $city }.
AG-16-7-leonardo = Léonard a servi en plaine devant { $city } et ne sert plus pendant le Siège.
AG-10-7-4 = Vous ne contrôlez pas { $city } maintenant.
AG-10-7-2-way = Aucune route ni mer commune : { $origin } – { $city }.
AG-10-7-3-ships = Le chemin vers { $city } coûte { $ships ->
            [one] { $ships } Bateau
           *[other] { $ships } Bateaux
        } ; vous ne pouvez pas les fournir.
AG-11-2-2 = Payez de 0 à { $due ->
            [one] { $due } Florin
           *[other] { $due } Florins
        } pour vos { $troops ->
            [one] { $troops } Troupe
           *[other] { $troops } Troupes
        }.
AG-11-2-2-disband = La solde payée suffit pour { $keep ->
            [one] { $keep } Troupe
           *[other] { $keep } Troupes
        } ; retirez-en encore { $excess }.
AG-11-2-2-where = Vous n’avez pas de Troupe à { $city }.
AG-11-5-2 = Une Troupe à { $city } coûte { $price ->
            [one] { $price } Florin
           *[other] { $price } Florins
        } ; votre trésorerie en contient { $florins }.
term-cities = Piste des Cités
option-preset-standard = standard
option-preset-cz = tchèque
option-retreat_timing = Replis
option-retreat_timing-deferred = après les Sièges
option-retreat_timing-immediate = aussitôt
option-lost_space = L’espace perdu est
option-lost_space-shaded = filigrané
option-lost_space-any = n’importe lequel
option-plains_multi = Plusieurs en plaine
option-plains_multi-sequential = l’un après l’autre
option-plains_multi-melee = tous ensemble
option-plains_winner_siege = Le vainqueur assiège
option-plains_winner_siege-immediate = aussitôt
option-plains_winner_siege-own_turn = à son tour
option-plains_bonuses = Bonus en plaine
option-plains_bonuses-all = tous
option-plains_bonuses-without_patronage = sans Léonard ni Canons
option-leonardo_after_plains = Léonard encore après la plaine
option-conquest_stack = Au sommet après conquête
option-conquest_stack-conqueror_top = le conquérant
option-conquest_stack-loser_top = le perdant
option-religious_tie = Égalité religieuse
option-religious_tie-one_lower = un rang plus bas
option-religious_tie-lowest_shared = le plus bas partagé
option-year_limit = Dernière Année (0 : aucune)

## The table in words, and help in place

question-governing-action-annex-none = Aucune Cité ne peut être annexée
question-governing-recruit-none = Aucune Troupe ne peut être recrutée
question-governing-alliance-none = Aucune Alliance ne peut être conclue
