### L’aide de jeu d’Honneur.
### Les *étoiles* soulignent.

aid-ho-win = *Le plus d’Honneur l’emporte.* { $game ->
    [short] { $timer ->
        [clock] La ronde où l’horloge sonne est la dernière{ $limit ->
            [0] .
           *[other] , ou la ronde { $limit } si elle vient plus tôt.
        }
       *[rounds] La partie se termine après *{ $rounds } rondes*.
    }
   *[full] La partie se termine aussitôt que quelqu’un atteint le *niveau de Reconnaissance { $level }*{ $limit ->
        [0] .
       *[other] , ou après la ronde { $limit }.
    }
}
aid-ho-turn = Un tour
aid-ho-actions-name = Actions
aid-ho-actions = jusqu’à { $actions }, même deux fois la même
aid-ho-favour = une fois, sans dépenser d’Action : jouez une carte Honneur pour un autre joueur
aid-ho-draw = Piocher
aid-ho-drawn = { $game ->
    [short] à la fin de votre tour jusqu’à { $hand } cartes, de la pioche ou de l’étalage
   *[full] une par carte jouée, de la pioche ou parmi les { $display } de l’étalage
}
aid-ho-mill = il s’éveille quand { $wakes } cartes sont dans la file : { $start ->
    [next] dès le tour suivant, il distribue la première à la fin de chaque tour
   *[this] il distribue la première à la fin de chaque tour
}, jusqu’à ce que la file soit vide

aid-ho-fits = À qui une carte convient
aid-ho-everyone = à tous

aid-ho-cap = Plafond de Déshonneur
aid-ho-level = Niveau de Reconnaissance
aid-ho-most = Déshonneur jusqu’à
aid-ho-above = Au-dessus du plafond,
aid-ho-relocation = c’est l’Exil : vous perdez Honneur, jetons et Déshonneur, les rumeurs à votre nom quittent la file, votre niveau retombe à 1. Vous gardez votre main.

aid-ho-points = Votre Honneur
aid-ho-of-cards = cartes Honneur devant vous
aid-ho-sum = somme des valeurs
aid-ho-of-tokens = jeton : une carte Honneur jouée pour un autre
aid-ho-of-levels = niveau de Reconnaissance au-dessus du premier
aid-ho-each = { $n } chacun

aid-ho-deeds = Actions
aid-ho-cards = { $n } cartes
aid-ho-valued = { $n } cartes, valeur { $least }–{ $most }
aid-ho-honour = Pour vous ou un autre à qui elle convient. Un 1 commence une pile ; toute autre valeur se pose sur la précédente.
aid-ho-recognition = Élevez n’importe qui d’un niveau. L’étalage est renouvelé.
aid-ho-dishonour = Contre un autre à qui elle convient. Non parée, { $game ->
    [short] elle compte aussitôt.
   *[full] elle rejoint la file au nom de sa cible et compte quand elle est distribuée.
}
aid-ho-counter = Hors de votre tour : annule un Déshonneur joué contre vous, si elle vous convient et couvre sa valeur.
aid-ho-fate = Effet décrit plus bas ; ne se pare jamais.
aid-ho-exchange = Échange
aid-ho-exchanged = Défaussez 1–{ $hand } cartes, piochez-en autant.
aid-ho-fates = Cartes Destin
aid-ho-tie = Égalité :
aid-ho-tied = plus haute Reconnaissance, puis moins de Déshonneur ; sinon la victoire est partagée.
