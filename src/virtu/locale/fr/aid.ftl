### L’aide de jeu : une partie sur une feuille.

aid-title = Aide de jeu
aid-print = Imprimer sur une feuille
aid-of-table = Selon les règles convenues à cette table.
aid-show = Montrer sur la table : { $name }
aid-nowhere = { $name } : pas sur la table en ce moment
aid-whole = Toute la feuille
aid-beside = À côté de la table
