### Ce que disent de même les aides des deux jeux à Palais.
### Les *étoiles* soulignent ; [crown] est dessiné comme symbole, [florin 2] comme pièce avec son nombre, [either] comme Couronne ou Croix.

aid-palace-year = Une Année
aid-palace-signs = Symboles
aid-palace-siege = Sièges
aid-palace-points = Points en fin de partie
aid-palace-hindrances = Indulgences, Agents, espaces

## Printemps et Hiver

aid-palace-marker = jusqu’à { $rooms } Salles dans le sens horaire ; une de plus pour [florin { $price }] et pour chaque [arrow]. Franchir une Flèche Cortigiano réactive son bord.
aid-palace-action = celle de la Salle, sauf Indulgence ou Agent adverse. { $surplus ->
    [banked] Les Florins en trop de ses cartes sont gardés.
   *[other] Les Florins en trop de ses cartes sont perdus.
}
aid-palace-reorganise = cartes disponibles vers les Salles ou d’autres espaces
aid-palace-buy = au plus un exemplaire de chaque sorte, le tout payé en une fois

## Symboles

aid-palace-florin = tous les prix ; se garde
aid-palace-crown = Gouverner, Patronner, Annexer, acheter
aid-palace-cross = Gouverner, Patronner, acheter
aid-palace-cavalry = une Troupe, une route
aid-palace-ship = Commercer ; la mer
aid-palace-mask = Intriguer
aid-palace-war = force au combat
aid-palace-arrow = marqueur, une Salle
aid-palace-one-kind-name = Une seule sorte de symbole
aid-palace-one-kind = compte par carte ou tuile. Cartes des bords et tuiles s’épuisent en payant, les cartes des Salles jamais.

## Actions

aid-palace-any = autant de { $symbol } que voulu
aid-palace-trade = Chaque Bateau rapporte [florin { $florins }].
aid-palace-annex-cost = [crown] : valeur + 1, et [ship] par mer traversée
aid-palace-war-cost = [cavalry] une route · [ship] une mer, par Troupe
aid-palace-scheme = Chaque Masque : placer ou déplacer un Agent, ou renvoyer un Agent adverse. Dans une Salle Intriguer tenue par un Agent adverse, { $masks ->
    [one] le premier Masque le retire.
   *[other] les { $masks } premiers Masques le retirent.
}

## Sièges

aid-palace-attack = Attaque
aid-palace-attack-is = [troop] Troupes + [war] Guerre
aid-palace-more-than = plus que
aid-palace-defence = Défense
aid-palace-defence-is = valeur + [troop] + [war]
aid-palace-won = Gagné
aid-palace-won-costs = perdez 1 Troupe si la défense valait { $strong } ou plus, et 1 par Troupe qui défend
aid-palace-lost = Perdu
aid-palace-lost-costs = perdez 1 Troupe ; les autres se replient
aid-palace-tokens = Jetons +1
aid-palace-tokens-are = un pour chaque [war] des cartes d’une Salle Guerroyer, au prix indiqué ; { $defend ->
    [yes] en attaque et en défense
   *[no] en attaque seulement
}

## Obstacles

aid-palace-indulgence = sollicitez-en une : elle donne [crown] ou [florin { $florins }], mais bloque la Salle. Libérez-vous-en au passage ou à l’arrêt en payant [cross { $crosses }] ou [crown { $crowns }].

## Points

aid-palace-each = { $n } l’unité
aid-palace-printed = sur les cartes et les tuiles
aid-palace-as-printed = indiqués
