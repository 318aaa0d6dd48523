### Ce qui s'est passé, où l'on en est, et quel est le but.

since-title = Depuis votre tour
since-filter = Afficher
since-all = Tout { $n }
since-about-you = Vous concerne { $n }
since-you = vous concerne
since-nothing = Rien ne s’est passé depuis votre dernière réponse.
since-key = Pour l’ouvrir ou le fermer :
since-pace = Rythme : { $pace }
since-table = La table
since-why = Pourquoi { $now } points et non { $before } ?
filter-you = Vous concerne
pace-brisk = vif
pace-instant = immédiat
pace-calm = calme
pace-step = pas à pas
playing-more = encore { $more } · appuyez pour accélérer
playing-step = encore { $more } · Espace pour la suite

fold-asked = Question

course-title = Le déroulement
course-setup = Mise en place
course-spring = Printemps
course-sieges = Sièges
course-new-order = Nouvel ordre
course-winter = Hiver
course-draft = Sélection
course-calling = Décompte
course-turn = Un tour
course-step-setup = Cartes Famille
course-step-marker = Marqueur
course-step-action = Action
course-step-sieges = Sièges
course-step-new-order = Nouvel ordre
course-step-salary = Solde
course-step-reorganise = Réorganiser
course-step-buy = Acheter
course-step-recruit = Recruter
course-step-alliance = Alliance
course-step-draft = Prendre des cartes
course-step-first-action = Première Action
course-step-second-action = Deuxième Action
course-step-counter = Parade ?
course-step-favour = Faveur
course-step-mill = le moulin distribue

goal-ends = Fin de partie
goal-more = Ce qui met fin à la partie
goal-leads = en tête :
goal-no-lead = personne encore en tête
goal-you = vous
goal-several = { $n } à égalité :
goal-left = { $n ->
    [one] reste { $n }
   *[other] restent { $n }
 }
goal-cities = { $n } Cités :
goal-patronage = Patronage { $n } :
goal-neutral = plus de Cité neutre :
goal-years = Année { $n } :
goal-last-winter = Le dernier Hiver de la partie
goal-naples = La France gagne si elle tient Naples à la fin d’une Ronde (valeur { $value }, { $troops ->
    [one] { $troops } Troupe
   *[other] { $troops } Troupes
 })
goal-round = Ronde { $n } :
goal-cards = toutes les cartes prises :
goal-called = toutes les Vertus décomptées :
goal-level = niveau { $n } :
goal-clock = quand l’horloge sonne

autopass-line = Répondu de soi-même : { $answer }
autopass-none = Passé de soi-même : { $question }

answer-governing-move-small = { $rooms ->
    [one] { $rooms } pas
   *[other] { $rooms } pas
 }
answer-governing-buy-bundle = Acheter { $count } pour { $price }
price-a-point = −1 PP
shop-money = Vous pouvez dépenser { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florins
 }.
shop-money-more = Vous pouvez dépenser { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florins
 }, et { $more } de plus en collectant ce qui est disponible.
space-hidden = cachée tant que tous n’ont pas placé les leurs
question-palace-action-annex-none = Aucune Cité ne peut être annexée
question-palace-recruit-none = Aucune Troupe ne peut être recrutée
question-palace-alliance-none = Aucune Alliance ne peut être conclue

power-charity = Le 1er défausse jusqu’à trois cartes autres que Charité, le 2e une ; chacune avec Calice, Eau ou Flamme donne 3 PV.
power-faith = Le 1er nomme une Vertu ; chacun, sauf le 2e, qui en a une carte en donne une au 1er.
power-hope = Le 1er nomme jusqu’à deux adversaires, jamais le 2e ; chacun paie 1 PV par Lumière qu’il a.
power-fortitude = Le 1er gagne 1 PV par carte Force, le 2e 1 PV par paire.
power-justice = Le 1er gagne 2 PV par Flamme en main, le 2e 1 PV.
power-temperance = Le 1er gagne 1 PV par Calice et par Eau en main, le 2e 1 PV par paire Calice et Eau.
power-prudence = Le 1er gagne 1 PV par autre Vertu en main que la Prudence, le 2e la moitié.

hands-title = Mains et rangs
hands-none = aucune carte
hands-rule = le plus de cartes, puis la valeur la plus haute
