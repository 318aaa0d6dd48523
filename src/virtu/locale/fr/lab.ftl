### Le laboratoire : petites études et bilan des parties de ce serveur.

fault-lab_off = L’hébergeur de ce serveur a désactivé le laboratoire.
fault-study_running = Vous avez déjà une étude en cours ou en attente. Une seule à la fois.
fault-lab_full = Beaucoup d’études attendent déjà. Réessayez plus tard.
fault-study_too_large = Cette étude est trop grande : elle compte pour { $work } parties, et la limite est de { $most }. Choisissez moins de parties ou des bots plus rapides.
fault-bad_study = Le laboratoire ne propose pas d’étude de ce genre.
fault-same_sides = A et B sont identiques : il n’y a rien à comparer.
fault-unknown_study = Cette étude n’existe pas ou n’est plus conservée.
fault-not_your_study = Seule la personne qui a lancé une étude peut l’arrêter ou la supprimer.
fault-not_done = Cette étude n’a pas encore de résultats.
fault-no_data = Cette étude ne modifie aucun nombre.
