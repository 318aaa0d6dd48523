### Le laboratoire : petites études et bilan des parties de ce serveur.

fault-lab_off = L’hébergeur de ce serveur a désactivé le laboratoire.
fault-study_running = Vous avez déjà une étude en cours ou en attente. Une seule à la fois.
fault-lab_full = Beaucoup d’études attendent déjà. Réessayez plus tard.
fault-study_too_large = Cette étude est trop grande : elle compte pour { $work } parties, et la limite est de { $most }. Choisissez moins de parties ou des bots plus rapides.
fault-bad_study = Le laboratoire ne propose pas d’étude de ce genre.
fault-same_sides = A et B sont identiques : il n’y a rien à comparer.
fault-unknown_study = Cette étude n’existe pas ou n’est plus conservée.
fault-not_your_study = Seule la personne qui a lancé une étude peut l’arrêter ou la supprimer.
fault-not_done = Cette étude n’a pas encore de résultats.
fault-no_data = Cette étude ne modifie aucun nombre.

lab-title = Laboratoire
lab-studies = Études
lab-new = Nouvelle étude
lab-own = Les parties de ce serveur
lab-percent = { $value } %

## Ce qui se passe

lab-running = En cours : { $title }
lab-waiting = En attente : { $title }
lab-paused = En pause : { $title }
lab-progress-label = Avancement de l’étude
lab-progress = Parties : { $done } sur { $total } · { $part } %
lab-left = { $minutes ->
    [0] moins d’une minute
    [one] encore une minute environ
   *[other] encore { $minutes } min environ
}
lab-rate = parties par seconde : { $rate }
lab-tables-first = les tables des joueurs passent toujours avant
lab-place = { $place ->
    [0] la prochaine
    [one] une étude avant elle
   *[other] { $place } études avant elle
}
lab-pause = Pause
lab-resume = Reprendre
lab-keep = Arrêter et garder
lab-stop = Supprimer
lab-cancel = Retirer cette étude de la file
lab-line = File d’attente
lab-line-empty = Aucune étude en attente.
lab-no-runs = Ce serveur ne lance pas d’études. Vous pouvez les lancer sur votre machine avec « virtu lab run ».
lab-finished = Études terminées
lab-none = Aucune étude n’est encore terminée.
lab-choose-two = Cochez-en deux du même jeu pour les comparer
lab-pick = comparer
lab-compare = Comparer les deux
lab-two = Deux études comparées
lab-yours = la vôtre
lab-delete = Supprimer cette étude
lab-failed-too_long = arrêtée : trop longue
lab-failed-too_large = arrêtée : trop de mémoire
lab-failed-interrupted = interrompue par des redémarrages du serveur
lab-failed-crashed = a échoué
lab-about = Qu’est-ce que c’est ?
lab-about-text = Des bots jouent de nombreuses parties selon vos choix, et le laboratoire compte : qui gagne, combien de temps dure une partie, ce que changerait une autre règle.
lab-about-bots = Ce qui vaut pour les bots ne vaut pas forcément pour les joueurs humains.

## Une nouvelle étude

lab-question = Question
lab-kind-one = Comment se déroule une partie ?
lab-kind-options = Une autre règle ?
lab-kind-number = Un autre nombre ?
lab-bots = Bots
lab-each-seat = un bot différent pour chaque place
lab-keep-seats = les bots gardent leur place (sinon ils se décalent d’une place à chaque partie)
lab-how-many = Parties
lab-seed = Première donne
lab-seed-about = Le même nombre donne les mêmes donnes.
lab-b-is = Ce qui change dans B
lab-b-options = A suit les règles habituelles. Choisissez ce qui change dans B ; les mêmes donnes sont jouées des deux côtés.
lab-number = Nombre
lab-value = Nouvelle valeur
lab-number-price = { $thing } : prix en Florins
lab-number-agents = { $thing } : Agents au départ
lab-number-florins = Florins au départ
lab-instead = { $value } au lieu de { $usual }
lab-work = compte pour { $work } parties sur { $most } au plus
lab-begin = Lancer l’étude

## Une étude

lab-study = L’étude
lab-study-letter = Étude { $letter }
lab-rules = Règles
lab-seats = Places
lab-seats-alike = le même bot partout
lab-seats-fixed = chaque bot garde sa place
lab-seats-rotate = chaque donne avec toutes les rotations des bots
lab-deals = Donnes
lab-deals-from = { $games } parties, donnes { $first } à { $last }
lab-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
lab-bots-all = { $players } × { $bot }
lab-bot-playouts = { $level }, { $playouts } simulations
lab-again = Modifier et relancer
lab-tables = Tableaux (CSV)
lab-link = Lien vers cette page
lab-reproduce = Reproduire
lab-reproduce-about = Téléchargez l’étude et lancez cette commande : vous obtiendrez les mêmes nombres.
lab-reproduce-both = Téléchargez les deux fichiers dans le même dossier et lancez cette commande : vous obtiendrez les mêmes nombres.
lab-report = Rapport complet
lab-report-english = Le rapport complet est en anglais.
lab-file = Étude
lab-data = Données
lab-versions = Règles { $rules } · données { $data } · bots { $bots }

## Les chiffres

lab-tile-games = Parties
lab-tile-length = Durée médiane en rondes
lab-tile-length-below = { $decisions } décisions, environ { $minutes } min entre humains
lab-tile-choices = Choix par décision
lab-tile-choices-below = médiane ; { $most } ou plus une fois sur vingt
lab-tile-points = Points du vainqueur
lab-tile-lead = Changements de tête
lab-wins-governing = Victoires par maison
lab-wins-wars_of_italy = Victoires par camp
lab-wins-honour = Victoires par personnage
lab-wins-seat = Victoires par place
lab-wins-bot = Victoires par bot
lab-wins-about = intervalles à 95 % · pointillé : part équitable de { $fair } %
lab-interval = Part et son intervalle
lab-who = Qui
lab-between = { $letter } { $value } %, entre { $low } et { $high }
lab-compared = A et B comparés
lab-paired = mêmes donnes, B moins A
lab-unpaired = parties différentes, B moins A
lab-measure = Mesure
lab-change = écart
lab-in-words = en clair
lab-measure-wins = Victoires, { $who }, %
lab-measure-winning = Points du vainqueur
lab-measure-decisions = Décisions
lab-measure-rounds = Rondes
lab-measure-minutes = Minutes entre humains, estimées
lab-measure-lead = Changements de tête
lab-measure-decided = Dernier changement de tête, % de la partie
lab-same = aucun écart visible
lab-more-often = plus souvent
lab-less-often = moins souvent
lab-more-long = plus long
lab-less-long = plus court
lab-more-much = davantage
lab-less-much = moins

## En clair

lab-findings = En clair
lab-so-far = Jusqu’ici
lab-may-change = peut encore changer
lab-finding-strong = Trop de victoires, { $who } : { $value } % (entre { $low } et { $high }), pour une part équitable de { $fair } %.
lab-finding-weak = Trop peu de victoires, { $who } : { $value } % (entre { $low } et { $high }), pour une part équitable de { $fair } %.
lab-finding-even = Personne n’est nettement avantagé : chaque part est compatible avec une part équitable de { $fair } %.
lab-finding-length = La moitié des parties durent au plus { $rounds } rondes ; la moitié demandent au plus { $decisions } décisions.
lab-finding-lead = Le joueur en tête change { $times } fois par partie en moyenne (entre { $low } et { $high }).
lab-finding-more = Nettement plus dans B : { $names }.
lab-finding-less = Nettement moins dans B : { $names }.
lab-finding-same = Aucun écart visible entre A et B ; davantage de parties en montreraient peut-être un.
lab-caution-two = Les deux études ont joué des parties différentes et chaque intervalle vaut pour lui seul : un écart sur vingt peut paraître réel par hasard. Ce qui vaut pour les bots ne vaut pas forcément pour les joueurs humains.
lab-caution = Plusieurs comparaisons à la fois : les intervalles sont élargis pour valoir tous ensemble à 95 %. Ce qui vaut pour les bots ne vaut pas forcément pour les joueurs humains.

## Les parties de ce serveur

lab-who-people = Humains entre eux
lab-who-people_with_bots = Humains contre bots
lab-who-bots_with_people = Bots contre humains
lab-who-bots = Bots entre eux
lab-company-people = Humains seulement
lab-company-mixed = Humains et bots
lab-company-bots = Bots seulement
lab-own-points = { $points } points en moyenne
lab-own-length = Durée et points
lab-own-none = Aucune partie terminée ici pour l’instant : { $game }, { $players } joueurs.
lab-own-counting = Parties comptées : { $counted } sur { $finished } pour l’instant…
lab-own-meaning = Ce qui est compté
lab-own-about = Humains et bots figurent côte à côte et ne sont jamais mélangés : chaque colonne montre un type de joueurs face à un type d’adversaires.
lab-own-whole = Seules comptent les parties jouées jusqu’au bout, avec les règles choisies à la table : ni leçons, ni parties importées, ni donnes choisies, ni abandons. Rien n’indique qui a joué.
lab-own-few = Les nombres à côté d’une part donnent son intervalle à 95 % : avec peu de parties, il est large.
