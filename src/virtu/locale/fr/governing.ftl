### L’Art de Gouverner.

## Words of the notation

term-france = Royaume de France
term-france_of = du Royaume de France
term-france_to = au Royaume de France
term-france_acc = le Royaume de France

## The table

event-governing-began = { $seat_is ->
        [you] Vous êtes premier joueur
       *[other] { $seat } est premier joueur
    }
event-governing-year = L’Année { $year } commence
event-governing-year_points = Points après l’Année { $year } : { $points }
event-governing-reactivated = { $seat_is ->
        [you] Vous réactivez l’Alliance : { $power }
       *[other] { $seat } réactive l’Alliance : { $power }
    }
event-governing-sponsored = { $seat_is ->
        [you] Vous atteignez l’étape { $step } du Patronage
       *[other] { $seat } atteint l’étape { $step } du Patronage
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
        [you] Le tracé à l’italienne défend { $city } : +{ $strength }
       *[other] Le tracé à l’italienne défend { $city } : +{ $strength }
    }
event-governing-announced_leonardo = { $seat_is ->
        [you] Vous annoncez { $bonus } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus } : +{ $strength } à { $city }
    }
event-governing-announced_france = { $seat_is ->
        [you] Vous annoncez { $bonus } : +{ $strength } à { $city }
       *[other] { $seat } annonce { $bonus } : +{ $strength } à { $city }
    }
event-governing-took_cathedral = { $attacker_is ->
        [you] La Cathédrale de { $city } devient vôtre
       *[other] La Cathédrale de { $city } passe à { $attacker }
    }
event-governing-took_trophy = { $attacker_is ->
        [you] Vous prenez un Trophée à { $defender }
       *[other] { $attacker } prend un Trophée à { $defender }
    }
event-governing-was_repelled = { $attacker_is ->
        [you] Vous êtes repoussé à { $city }, { $attack } contre { $defence }
       *[other] { $attacker } est repoussé à { $city }, { $attack } contre { $defence }
    }
event-governing-gained_space = { $seat_is ->
        [you] { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        } : vous avez un espace Cortigiano de plus
       *[other] { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        } : { $seat } a un espace Cortigiano de plus
    }
event-governing-lost_space = { $seat_is ->
        [you] { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        } : vous avez un espace Cortigiano de moins
       *[other] { $cities ->
            [one] { $cities } Cité
           *[other] { $cities } Cités
        } : { $seat } a un espace Cortigiano de moins
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
event-governing-set_order = Nouvel ordre de jeu : { $order }
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
        [you] Vous concluez une Alliance : { $power }
       *[other] { $seat } conclut une Alliance : { $power }
    }
event-governing-appropriated_alliance = { $seat_is ->
        [you] Vous renversez l’Alliance de { $defender } : { $power }
       *[other] { $seat } renverse l’Alliance de { $defender } : { $power }
    }
event-governing-end_no_neutral_city = Plus aucune Cité neutre : la partie finit après cet Hiver
event-governing-end_eight_cities = Quelqu’un contrôle 8 Cités : la partie finit après cet Hiver
event-governing-end_patronage = La dernière étape du Patronage est atteinte : la partie finit après cet Hiver
event-governing-end_year_limit = Dernière Année convenue : la partie finit après cet Hiver
event-governing-last_winter = Le dernier Hiver de la partie
event-governing-scored = { $seat_is ->
        [you] Vous avez { $points } PP
       *[other] { $seat } a { $points } PP
    }
question-governing-first = Qui est premier joueur ?
question-governing-family = Placez vos cartes Famille
question-governing-action-annex = Choisissez une Cité à annexer
question-governing-pay-govern = Payez l’Action Gouverner
question-governing-pay-sponsor = Payez l’étape du Patronage
question-governing-pay-alliance = Payez l’Alliance
question-governing-govern = Gouverner : réactivez tuiles et Alliances
question-governing-bonus = Prenez un bonus de Patronage
question-governing-machiavelli = Où va Machiavel ?
question-governing-siege = Quel siège d’abord ?
question-governing-announce = Siège de { $city } : annoncer un bonus ?
question-governing-announce-plains = En plaine devant { $city } : annoncer un bonus ?
question-governing-plains_won = Vous tenez la plaine de { $city } : l’assiéger ?
question-governing-retreat = Où se replie la Troupe de { $city } ?
question-governing-purchase = Achats d’Hiver : un seul lot
question-governing-cathedral = Où bâtir la Cathédrale ?
question-governing-alliance = Conclure une Alliance ?
question-governing-held-troop = Où va la Troupe de { $city } ?
AG-7-2-3 = Une Indulgence coûte 1 Croix ou 2 Couronnes ; vous avez fourni { $crosses } Croix et { $crowns ->
            [one] { $crowns } Couronne
           *[other] { $crowns } Couronnes
        }.
AG-7-3-5 = L’Agent adverse de cette Salle coûte d’abord { $masks ->
            [one] { $masks } Masque
           *[other] { $masks } Masques
        } ; vous pouvez en réunir { $reach }.
AG-8-5-2 = Aucune route ne relie { $city } à une de vos Cités, ni aucune mer à un de vos Ports.
AG-8-5-2-ships = Par { $ships ->
            [one] { $ships } mer
           *[other] { $ships } mers
        }, il faut autant de Bateaux ; vous en réunissez { $reach }.
AG-8-5-5 = Il faut { $crowns ->
            [one] { $crowns } Couronne
           *[other] { $crowns } Couronnes
        }, vous en réunissez { $reach }.
AG-8-5-5-both = Il faut { $crowns ->
            [one] { $crowns } Couronne
           *[other] { $crowns } Couronnes
        } et { $ships ->
            [one] { $ships } Bateau
           *[other] { $ships } Bateaux
        } ; vos sources ne donnent pas les deux.
AG-8-6-1 = Aucune route de { $origin } à { $city }.
AG-8-6-2-ships = On traverse { $ships ->
            [one] { $ships } mer
           *[other] { $ships } mers
        }, autant de Bateaux ; il en reste { $left }.
AG-10-1-2 = Vous n’avez pas de siège à { $city } : vous la contrôlez ou n’y avez pas de Troupe.
AG-10-2-8-answer = Le vainqueur en plaine assiège { $city } maintenant ou se retire.
AG-10-2-8-city = La bataille fut gagnée devant { $battle }, pas devant { $city }.
AG-16-7-leonardo = Léonard a combattu en plaine devant { $city } et se repose pendant le siège.
AG-10-7-4 = Vous ne contrôlez pas { $city } maintenant.
AG-10-7-2-way = Aucune route de { $origin } à { $city }, ni mer commune.
AG-10-7-3-ships = Le chemin vers { $city } coûte { $ships ->
            [one] { $ships } Bateau
           *[other] { $ships } Bateaux
        } ; vous ne pouvez les fournir.
AG-11-2-2 = Payez de 0 à { $due ->
            [one] { $due } Florin
           *[other] { $due } Florins
        } pour vos { $troops ->
            [one] { $troops } Troupe
           *[other] { $troops } Troupes
        }.
AG-11-2-2-disband = La solde garde { $keep ->
            [one] { $keep } Troupe
           *[other] { $keep } Troupes
        } ; retirez-en encore { $excess }.
AG-11-2-2-where = Vous n’avez pas de Troupe à { $city }.
AG-11-5-2 = Une Troupe à { $city } coûte { $price ->
            [one] { $price } Florin
           *[other] { $price } Florins
        } ; votre trésorerie en a { $florins }.
term-cities = Piste des Cités
option-preset-standard = standard
option-preset-cz = tchèque
option-retreat_timing = Replis
option-retreat_timing-deferred = après les sièges
option-retreat_timing-immediate = aussitôt
option-lost_space = La place perdue est
option-lost_space-shaded = ombrée
option-lost_space-any = quelconque
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
option-year_limit = Dernière Année (0 : aucune)

## The table in words, and help in place

question-governing-action-annex-none = Aucune Cité ne peut être annexée
question-governing-recruit-none = Aucune Troupe ne peut être recrutée
question-governing-alliance-none = Aucune Alliance ne peut être conclue
