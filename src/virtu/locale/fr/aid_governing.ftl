### L’aide de jeu de l’Art de Gouverner.
### Les *étoiles* soulignent ; [crown] est dessiné comme symbole, [florin 2] comme pièce avec son nombre.

aid-ag-win = *Le plus de Points de Prestige l’emporte.* Dernière Année : quelqu’un contrôle *{ $cities } Cités* ou atteint *Patronage { $step }*, ou il ne reste *aucune Cité neutre*{ $years ->
    [0] .
   *[other] , ou c’est l’*Année { $years }*.
}

aid-ag-sieges = les Troupes devant une Cité neutre ou adverse attaquent
aid-ag-order = le plus de Cités d’abord
aid-ag-salary = { $rates } ; les Troupes impayées partent
aid-ag-rate = { $first }–{ $last } Troupes [florin { $florins }]
aid-ag-recruit = [florin { $home }] dans les Cités à vos armes, [florin { $elsewhere }] ailleurs ; jusqu’à { $most } Troupes
aid-ag-alliance = avec une Puissance au plus par Hiver

aid-ag-actions = Six Actions et leurs coûts
aid-ag-govern = Chaque symbole réactive 2 tuiles épuisées ou une Alliance.
aid-ag-step = cran { $steps } :
aid-ag-sponsor = Un cran de Patronage. Les crans { $first } et { $second } donnent un Bonus : un Artiste, une Œuvre.
aid-ag-annex = Prenez une Cité neutre par la route ou de Port à Port. Jamais un Port pirate. Votre Agent : −1. Agent adverse : +1.
aid-ag-war = Entrer dans une Cité neutre ou adverse, c’est l’assiéger.

aid-ag-alliances = Alliances
aid-ag-france = +{ $strength } dans un combat
aid-ag-empire = [cross] pour payer ; une Croix à la fin
aid-ag-ottoman = [ship { $ships }] dans une Action

aid-ag-agents = bloquent une Salle ou une Alliance adverse. Cité neutre : −1 pour vous, +1 pour les autres. Cité adverse : −1 si vous l’assiégez.
aid-ag-space = Espaces
aid-ag-spaces = trois aux bords ; un de plus par Titre qui en montre un, et pour { $cities } Cités

aid-ag-cities = Cités { $counts }
aid-ag-patronage = Patronage { $steps }
aid-ag-furthest = le plus avancé de chaque piste
aid-ag-religion = le plus de Croix : 1er, 2e… { $players ->
    [0] (à trois : { $three })
   *[other] {""}
}
aid-ag-trophy = Trophée : 1re Cité prise à chaque rival
aid-ag-allied = Alliance sans Agent adverse
