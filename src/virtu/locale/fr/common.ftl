### Les mots de toutes les pages et de tous les jeux.

## Games

game-governing = L’Art de Gouverner
game-wars_of_italy = Les Guerres d’Italie
game-seven_virtues = Les sept Vertus
game-honour = Honneur
length-governing = 2 à 3 heures
length-wars_of_italy = 90 minutes
length-seven_virtues = 25 minutes
length-honour = 45 minutes
secret-governing = rien de caché
secret-wars_of_italy = rien de caché
secret-seven_virtues = jeu de mémoire
secret-honour = mains cachées
about-governing = Dirigez une grande maison d’Italie : parcourez votre Palais, annexez et assiégez, patronnez les arts, placez des Agents.
about-wars_of_italy = La France contre Naples. Ralliez Rome, Venise et Florence, ou prenez-les de force.
about-seven_virtues = Prenez toutes les cartes d’une Vertu ou d’une valeur. Viennent ensuite sept décomptes, chacun avec son pouvoir.
about-honour = Bâtissez votre honneur, semez le déshonneur et gare au moulin à rumeurs : ce qui attend aujourd’hui comptera demain.
players-exact = { $players } joueurs
players-range = { $least } à { $most } joueurs

## Places to go

menu = Menu
nav-play = Jouer
nav-rules = Règles
nav-replays = Parties jouées
lobby = Salon
games = Jeux
game = Jeu
language = Langue
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
theme-to-dark = Passer au thème sombre
theme-to-light = Passer au thème clair
back-to-lobby = Retour au salon
nothing-here = Il n’y a rien à cette adresse.
table-away = Pas de connexion au serveur
try-again = Réessayer
close = Fermer
save = Enregistrer
yes = Oui
no = Non

## Lobby

play-against-bots = Jouer contre des bots
new-table = Nouvelle table
waiting-for-you = On vous attend
your-move = À vous
open-table = Ouvrir
open-tables = Tables ouvertes
open-count = { $open ->
    [one] { $open } ouverte
   *[other] { $open } ouvertes
}
no-open-tables = Aucune table ouverte pour l’instant. Toute table où il reste une place apparaîtra ici.
seats = Places
seats-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
bots-count = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
join = Rejoindre
watch = Regarder
create-table = Créer la table
seat-number = Place { $number }
seat-me = vous
seat-friend = un ami
seat-open = place libre
bot = Bot
bot-level = Bot : { $level }
level-random = aléatoire
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-random-line = Joue au hasard parmi les coups permis.
level-easy-line = Joue aussitôt ce qui lui paraît le mieux.
level-medium-line = Essaie quelques plans avant chaque coup.
level-hard-line = Explore de nombreuses suites possibles avant de jouer.
level-expert-line = Voit plus loin que tous les autres et prend son temps.
nav-bots = Bots
bots-how-strong = Quelle est la force des bots ?
option-hands = Mains
option-hands-memory = cachées (de mémoire)
option-hands-open = visibles
option-first = Premier joueur
option-first-random = tirage au sort
your-name = Votre nom
won-by = gagnée par { $names }
finished-games = Parties terminées
no-finished-games = Aucune partie terminée pour l’instant. Vous pourrez revoir ici toutes celles que vous finirez.
bring-record = Importer une partie
bring-explained = Choisissez une partie enregistrée : chaque coup est vérifié, puis vous pouvez la revoir.
choose-file = Choisir un fichier

## Before a game

invited = { $free ->
    [0] Toutes les places sont prises.
    [one] Vous avez une invitation : une place est libre.
   *[other] Vous avez une invitation : { $free } places sont libres.
}
copy-link = Copier le lien de la table
copied = Copié
leave = Quitter
watch-when-begun = Restez sur cette page pour regarder.

## The table

table = Table
players = Joueurs
clockwise = sens horaire
you = Vous
spectator = Spectateur
away = hors ligne
vp = PV
log = Journal
views = Vues
chronicle = Chronique
chronicle-empty = Il ne s’est encore rien passé.
details = Détails
prompt = Votre décision
answers = Coups possibles
your-turn = À vous de jouer
question-plain = Que faites-vous ?
choose-first = Choisissez un coup
coach-purple = Ce qui est bordé de violet peut être choisi. Rien n’est définitif avant le bouton violet.
more-answers = { $more ->
    [one] et { $more } autre
   *[other] et { $more } autres
}
find-answer = Chercher un coup
nothing-found = Aucun résultat.
command-line = Saisissez un coup, par exemple : take justice
undo = Annuler le coup
waiting-for = En attente : { $names }
bot-thinking = { $name_the } réfléchit…
sit-in = Laisser un bot jouer à ma place
sit-in-hand-over = Passer la main
sit-in-kept = Un bot joue à votre place (niveau : { $level }).
sit-in-back = Reprendre ma place
waiting-for-nobody = Un instant…
since-now = à l’instant
since-minutes = depuis { $minutes } min
since-hours = depuis { $hours } h
since-days = { $days ->
    [one] depuis hier
   *[other] depuis { $days } jours
}
line-live = en direct
line-ended = terminée
line-connecting = connexion…
line-reconnecting = Reconnexion…
reconnecting-safe = Vous pouvez continuer à regarder et à choisir ; votre dernier coup (étape { $step }) est enregistré.
sending-slow = Le serveur tarde à enregistrer votre coup. Rien n’est perdu, inutile d’appuyer de nouveau.
table-parked = Cette partie est suspendue : le serveur a rencontré un problème. Rien n’est perdu ; vous pouvez enregistrer la partie depuis le menu.
table-other-data = Cette partie a été commencée avec d’autres données de composants ({ $data }) que celles du serveur. Rien n’est perdu : elle reprendra quand le serveur les aura de nouveau.
table-seeded = Table créée avec une graine choisie : quiconque la connaît peut déduire ce qui est caché. La partie n’est jamais classée.
table-seeded-short = graine choisie
save-record = Enregistrer la partie

## Rules and refusals

rules = Règles
rule = règle
rule-open = Règle { $clause }
rules-page = Ouvrir en pleine page
rules-missing = Les règles ne peuvent pas être affichées pour le moment.
why-not = Pourquoi pas ?
why-not-this = Pourquoi pas { $wish } ?
open-the-rule = Ouvrir la règle
reconstructed = Reconstitué
reconstructed-why = La valeur imprimée n’est pas publique ; celle-ci est notre reconstitution.
printed = imprimé

## The end

end-of-game = Fin de partie
end-you = Vous l’emportez { $points } à { $next }
end-other = { $names_the } l’emporte { $points } à { $next }
end-shared = Victoire partagée à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $names }
end-plain = { $names_the } l’emporte
score = Score
points = Points
total = Total
replay = Revoir la partie
rematch-join = Rejoindre la revanche
rematch = Revanche
story-chapter = Décompte { $now } sur { $all }
story-next = Suivant
story-table = Tableau final
story-again = Revoir le décompte

## Replay

transport = Étapes de la partie
step = Étape
step-first = Au début
step-back = Étape précédente
step-play = Lecture
step-pause = Pause
step-on = Étape suivante
step-last = À la fin
link-to-step = Lien vers cette étape

## What happens at the table itself

event-table-took_back = { $seat_is ->
    [you] Vous annulez
   *[other] { $seat_the } annule
} { $answers ->
        [one] un coup
       *[other] { $answers } coups
}{ $followed ->
        [0] {""}
       *[other] , avec tout ce qui a suivi
}.
event-table-stood_in = Le serveur a joué pour { $seat_acc } (bot { $level } : { $trouble }).
event-table-upgraded = Les règles sont passées de la version { $from } à la version { $to } ; la partie continue.
term-late = délai dépassé
term-crashed = plantage
term-failed = échec
term-illegal = coup non permis

# Ce que ferait un bot, et pourquoi
what-can-i-do = Que puis-je faire ?
ideas-thinking = Recherche d’idées…
ideas-none = Pas de suggestion cette fois : essayez l’un des choix en surbrillance.
redo = Rétablir
option-as-edition = Sans choix de votre part, la règle de l’édition s’applique.
setting-confirm-end = Confirmer la fin de mon tour
setting-on = Oui
setting-off = Non
ending-turn = Ce coup termine votre tour. Ensuite, vous pourrez seulement demander une annulation.
end-turn = Finir mon tour
not-yet = Pas encore
in-words = Version texte (T)
not-an-answer = « { $text } » n’est pas un coup de ce jeu. Essayez par exemple : { $example }
not-asked = C’est à quelqu’un d’autre de jouer.

# Reprendre un coup, recommencer le tour, préparer un plan
undo-hold = Maintenir pour recommencer le tour (Maj+Retour arrière)
ask-back = Demander une annulation
ask-back-more = Annule aussi tout ce qui a suivi. Les mêmes cartes ressortiront.
ask-back-asked = { $name_the } demande à annuler un coup.
ask-back-waits = Vous demandez à annuler un coup. En attente : { $names }.
ask-back-agree = Accepter
ask-back-refuse = Refuser
ask-back-refused = Tout le monde n’est pas d’accord : rien n’a été annulé.
plan = Plan
plan-more = Essayer des coups sur une copie de la table que personne d’autre ne voit
plan-not-real = Ceci est un plan, pas la vraie partie.
plan-for = Vous jouez pour { $name_acc }.
plan-over = La partie simulée est terminée.
plan-guess = Les cartes cachées et les pioches à venir ne sont que des suppositions.
plan-leave = Retour à la partie
keys = Raccourcis clavier
keys-answer = Choisir un coup
keys-commit = Confirmer
keys-let-go = Désélectionner, fermer
keys-restart = Recommencer le tour
keys-details = Détails, règles
keys-words = Version texte
keys-write = Saisir un coup

# A name and what is said of it
pair = { $name } : { $what }

## In the terminal

play-chance = Le hasard
play-clock = L’horloge
play-value = valeur { $value }
play-begin = { $game }. Vous jouez : { $name } ; tapez « ? » pour obtenir de l’aide.
play-others = Vos adversaires : { $names }.
play-help = Tapez le numéro d’un coup ou la notation indiquée à côté, en majuscules ou en minuscules.
play-help-why = why COUP
play-help-why-about = pourquoi un coup n’est pas permis, avec l’article des règles
play-help-what = what COUP
play-help-what-about = ce que ferait un coup
play-help-rule = rule ARTICLE
play-help-rule-about = le texte d’un article des règles
play-help-board = board
play-help-board-about = réafficher la table
play-help-score = score
play-help-score-about = le score actuel
play-help-save = save FICHIER
play-help-save-about = enregistrer la partie
play-help-quit = quit
play-help-quit-about = quitter la partie
play-leave = Vous quittez la table.
play-nothing-against = Rien ne s’y oppose.
play-nothing-to-tell = Il n’y a rien à ajouter.
play-no-clause = Il n’y a pas d’article { $clause }.
play-saved = Enregistré : { $file }.
play-cannot-save = Impossible d’enregistrer { $file } : { $why }.
play-no-folder = ce dossier n’existe pas
play-is-folder = c’est un dossier
play-not-allowed = accès refusé
play-disk = écriture impossible sur le disque
play-hidden = Tant que la partie est en cours, l’enregistrer révélerait des informations cachées. Ce sera possible une fois la partie terminée.
play-seats = À { $players } joueurs, les places vont de 0 à { $last } ; la place { $seat } n’existe pas.
play-cards = Cartes
play-hand = Main
play-no-score = Pas encore de score : certains choix sont encore secrets.
