### Un hasard que l’on peut vérifier.

pledge = Hasard vérifiable
pledge-before = Chaque mélange et chaque pioche découlent d’une graine choisie avant la partie et de ce que les navigateurs des joueurs y ont ajouté. Voici l’empreinte de cette graine. À la fin de la partie, vous verrez la graine elle-même.
pledge-after = Chaque mélange et chaque pioche découlaient de cette graine. Enregistrez la partie : « virtu verify » pourra tout vérifier.
pledge-hash = Empreinte
pledge-salt = Ajouté par les joueurs
pledge-seed = Graine
