### L’aide de jeu des sept Vertus.
### Les *étoiles* soulignent ; [flame] est dessiné comme icône.

aid-sv-win = *Le plus de Points de victoire l’emporte* ; égalité : le plus de trios. Chacun commence avec *{ $start } PV*.
aid-sv-turn = Un tour
aid-sv-take = Prenez dans la rangée active,
aid-sv-take-one = celle du bas, de l’une des trois façons :
aid-sv-by-virtue = Une Vertu
aid-sv-by-virtue-is = toutes ses cartes, s’il y en a au moins deux
aid-sv-by-value = Une valeur
aid-sv-by-value-is = toutes ses cartes, s’il y en a au moins deux
aid-sv-single = Une carte
aid-sv-single-is = si aucune autre ne partage sa Vertu ni sa valeur
aid-sv-refill = Ensuite
aid-sv-refilled = les cartes descendent ; la rangée du haut est complétée à { $width }
aid-sv-end = Décompte
aid-sv-ends = { $players ->
    [0] quand toutes les cartes sont prises
   *[other] quand les { $cards } cartes sont prises
}
aid-sv-hands = Mains
aid-sv-hands-are = { $open ->
    [yes] elles sont visibles
   *[no] elles sont cachées : retenez qui prend quoi
}

aid-sv-icons = Icônes
aid-sv-light = fait perdre des PV en Espérance
aid-sv-chalice = Charité, Tempérance, trio
aid-sv-water = Charité, Tempérance, trio
aid-sv-flame = Charité, Justice, trio
aid-sv-trio = [flame] + [water] + [chalice] = *{ $points } PV*
aid-sv-trio-when = par trio, tout à la fin

aid-sv-scoring = Décompte : une Vertu après l’autre
aid-sv-rank = Le plus de cartes de la Vertu,
aid-sv-ranked = puis la plus haute. D’abord les points du rang, puis le pouvoir.
aid-sv-order = Vertu
aid-sv-first = 1er : +{ $points } PV
aid-sv-second = 2e : +{ $points } PV
aid-sv-charity = peut défausser jusqu’à { $most } autres cartes : *{ $gift } PV* par [chalice], [water] ou [flame]
aid-sv-charity-second = peut en défausser { $fewer } de même
aid-sv-faith = nomme une Vertu : chaque autre joueur lui en donne une carte
aid-sv-faith-second = { $players ->
    [0] ne donne rien (à deux : donne aussi)
    [2] donne aussi une carte
   *[other] ne donne rien
}
aid-sv-hope = nomme jusqu’à { $most } adversaires : chacun lui paie *1 PV* par [light] en main
aid-sv-hope-second = n’est jamais nommé
aid-sv-fortitude = *1 PV* par carte Force
aid-sv-fortitude-second = *1 PV* par paire de ces cartes
aid-sv-justice = *{ $points } PV* par [flame]
aid-sv-justice-second = *1 PV* par [flame]
aid-sv-temperance = *1 PV* par [chalice] et par [water]
aid-sv-temperance-second = *1 PV* par paire [chalice] [water]
aid-sv-prudence = *1 PV* par autre Vertu en main
aid-sv-prudence-second = { $players ->
    [0] la moitié, arrondie à l’inférieur (à deux : rien)
    [2] rien de plus
   *[other] la moitié, arrondie à l’inférieur
}
