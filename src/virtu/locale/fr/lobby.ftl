### Autour des tables : l’accueil et la barre de chaque page.

settings = Réglages
nav-lab = Laboratoire

## Quitter une table

ways = Quitter, abandonner, supprimer
way-hand-over = Laisser un bot jouer à ma place
way-take-back = Reprendre ma place
way-leave = Quitter la table
way-end = Arrêter la partie d’un commun accord
way-end-about = La partie s’arrête aussitôt et personne ne gagne. Tout le monde doit être d’accord.
way-resign = Abandonner
way-resign-two = L’autre camp gagne. C’est définitif.
way-resign-more = Un bot continue à votre place. C’est définitif.
way-delete = Supprimer cette partie
way-delete-about = La partie et son enregistrement disparaissent pour toujours.
end-asked = { $name_the } propose d’arrêter la partie ici.
end-waits = Vous proposez d’arrêter la partie. En attente : { $names }.
end-refused = Tout le monde n’était pas d’accord : la partie continue.
end-agreed = Arrêtée d’un commun accord
end-given-up = Tout le monde a abandonné : personne ne gagne
end-resigned-you = { $name } a abandonné : vous l’emportez
end-resigned = { $name } a abandonné : { $names } l’emporte
event-table-resigned = { $person } abandonne sa place définitivement.
event-table-ended = Tout le monde est d’accord : la partie s’arrête ici, sans vainqueur.

## L’accueil

your-games = Vos parties
ways-of = Autres possibilités : { $table }
state-kept = un bot joue à votre place
state-playing = en cours
rules-usual = règles habituelles
quick-level = Parties rapides contre des bots :
new-table-of = Nouvelle table : { $game }
the-bots = Les bots
goal-governing = Le plus de Points de Prestige quand quelqu’un contrôle 8 Cités ou achève la piste de Patronage.
goal-wars_of_italy = La France gagne si elle tient Naples à la fin d’une Ronde ; sinon, le plus de points après 21 Rondes.
goal-seven_virtues = Le plus de Points de victoire après la septième Vertu.
goal-honour = Le plus d’Honneur quand quelqu’un atteint le niveau 5.

## Where nothing is, or nobody answers

rules-unknown = Il n’y a pas de jeu nommé « { $game } » ici. Voici les jeux disponibles.
offline = Le serveur ne répond pas. Voici ce que cet appareil a gardé : les règles, et cette page dans son dernier état.
fault-not_alone = On ne peut supprimer qu’une table où personne d’autre ne joue.
fault-not_reached = Ce serveur n’est accessible que depuis cette machine.
fault-deleted = Cette table a été supprimée.
