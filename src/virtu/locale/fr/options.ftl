### Une nouvelle table : qui joue, et ce qu’on peut convenir d’autre.

new-table-easy = deux choix suffisent ; tout le reste est déjà réglé
who-plays = Qui joue
who-plays-about = Un ami absent peut être remplacé par un bot, puis revenir.
seat-by-link = un ami, par lien
more-rules = Autres règles
more-rules-about = rarement changées · { $differ ->
    [0] aucune modifiée
    [one] { $differ } modifiée sur { $all }
   *[other] { $differ } modifiées sur { $all }
}
all-as-usual = Revenir aux règles habituelles
rules-differ = { $differ ->
    [one] 1 règle modifiée
   *[other] { $differ } règles modifiées
}
rules-as-usual = { $count ->
    [one] 1 règle, non modifiée
   *[other] { $count } règles, aucune modifiée
}
rules-of-edition = Édition
rules-of-influence = Influence et Cités alliées
rules-of-money = Argent et Indulgences
rules-of-war = Guerre et Sièges
rules-of-palace = Palais et Agents
rules-of-end = Début, fin et décompte
rules-of-more = Divers
whole-table = { $game }, { $players } joueurs : { $who }.
whole-you = vous
whole-friends = { $friends ->
    [one] un ami
   *[other] { $friends } amis
}
whole-usual = Règles habituelles.
about-option-preset = Les éditions divergent par endroits ; chaque réglage en suit une.
about-option-florin_surplus = Ce que deviennent les Florins en trop quand une Action en demande moins que la carte de sa Salle n’en montre.
about-option-symbol_scope = Une carte réactivée peut-elle payer avec un autre symbole dans la même phase ?
about-option-scheme_unblock_masks = Combien de Masques il faut pour retirer l’Agent qui bloque une Salle Intriguer.
about-option-retreat_timing = Quand les survivants d’un Siège perdu rentrent chez eux.
about-option-defender_tokens = Un joueur assiégé peut-il aussi utiliser des jetons +1 ?
about-option-token_discard = Quand les jetons +1 inutilisés retournent à la réserve.
about-option-lost_space = Quel espace Cortigiano on abandonne en passant sous 5 Cités.
about-option-beginner_palace_agents = Plus simple pour débuter : combien d’Agents un Palais peut accueillir.
about-option-plains_multi = Comment se battent trois armées ou plus devant la même Cité.
about-option-plains_winner_siege = Quand le vainqueur d’une Bataille en plaine décide du Siège.
about-option-plains_bonuses = Quels Bonus de guerre comptent dans une Bataille en plaine.
about-option-leonardo_after_plains = Léonard peut-il resservir dans le Siège qui suit une Bataille en plaine ?
about-option-war_pass = Un joueur qui a passé peut-il encore annoncer un Bonus ?
about-option-conquest_stack = Quel disque se trouve au-dessus sur la piste des Cités après une conquête.
about-option-religious_tie = Ce que reçoivent les joueurs qui partagent un rang d’Influence religieuse.
about-option-insert_above = Une carte peut-elle aussi être posée au-dessus d’une carte en Action ?
about-option-indulgence_supply = Les dix cartes Indulgence peuvent-elles venir à manquer ?
about-option-indulgence_window = Jusqu’à quand au Printemps une Indulgence peut rapporter 3 Florins.
about-option-family_placement = Comment on place les trois cartes Famille au début.
about-option-first_player = Qui joue en premier.
about-option-year_limit = Notre règle pour une soirée plus courte : on compte les points après l’Hiver de cette Année.
about-option-track = La longueur des trois pistes d’Influence et la largeur de leurs zones.
about-option-recruit_at_allies = Peut-on recruter ses propres Troupes dans les Cités alliées ?
about-option-helper_bonuses = Quand vos Bonus de guerre peuvent aider à défendre une Cité qui vous est Favorable.
about-option-allied_capital_costs = Prendre la Capitale d’une alliée de l’adversaire fait-il perdre de l’Influence auprès des autres Cités Majeures ?
about-option-orphan_tile = Où va la tuile d’une dépendance quand sa Cité Majeure est éliminée.
about-option-orphan_troops = Ce que deviennent les Troupes devant une Cité redevenue neutre.
about-option-initial_cities = Dans quelles Cités une Troupe coûte 1 Florin.
about-option-hands = Dans le jeu imprimé, il faut se souvenir de ce que les autres ont pris ; avec les mains visibles, c’est plus facile.
about-option-first = Qui joue en premier.
about-option-variant = La partie courte n’a ni moulin à rumeurs ni Destin, et sa durée est limitée.
about-option-mill_start = Quand le moulin à rumeurs distribue pour la première fois.
about-option-round_limit = Après ce nombre de rondes, on compte les points dans tous les cas.
about-option-rounds = Combien de rondes dure la partie courte.
about-option-timer = La fin est-elle fixée d’avance, en rondes, ou une horloge l’annonce-t-elle ?
