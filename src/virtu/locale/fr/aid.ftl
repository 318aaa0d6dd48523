### L’aide de jeu : une partie sur une feuille.

aid-title = Aide de jeu
aid-print = Imprimer sur une feuille
aid-of-table = Selon les règles convenues à cette table.
