### Ce qui s'est passé, où l'on en est, et quel est le but.

since-title = Depuis votre tour
since-filter = Afficher
since-all = Tout { $n }
since-about-you = Vous concerne { $n }
since-you = vous concerne
since-nothing = Il ne s’est rien passé depuis votre dernier coup.
since-key = Ouvrir ou fermer ce panneau :
since-again = Revoir
since-pace = Rythme : { $pace }
since-table = La table
since-why = Pourquoi votre score est-il passé de { $before } à { $now } ?
filter-you = Vous concerne
pace-brisk = rapide
pace-instant = immédiat
pace-calm = calme
pace-step = pas à pas
playing-more = encore { $more } · appuyez pour accélérer
playing-step = encore { $more } · Espace pour la suite

fold-asked = Décision

course-title = Le déroulement
course-setup = Mise en place
course-spring = Printemps
course-sieges = Sièges
course-new-order = Nouvel ordre
course-winter = Hiver
course-draft = Prise des cartes
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
course-step-mill = Moulin à rumeurs

goal-ends = Fin de partie
goal-more = Ce qui met fin à la partie
goal-leads = en tête :
goal-no-lead = personne n’est encore en tête
goal-you = vous
goal-several = { $n } à égalité :
goal-left = { $n ->
    [one] reste { $n }
   *[other] restent { $n }
 }
goal-cities = { $n } Cités :
goal-patronage = Patronage { $n } :
goal-neutral = plus aucune Cité neutre :
goal-years = Année { $n } :
goal-last-winter = Le dernier Hiver de la partie
goal-naples = La France gagne si elle tient Naples à la fin d’une Ronde (valeur { $value }, { $troops ->
    [one] { $troops } Troupe
   *[other] { $troops } Troupes
 })
goal-naples-brief = La France à Naples ou Ronde { $n }
goal-round = Ronde { $n } :
goal-cards = fin des cartes :
goal-called = Vertus décomptées :
goal-level = niveau { $n } :
goal-clock = quand l’horloge sonne

autopass-line = Joué automatiquement : { $answer }
autopass-none = Passé automatiquement : { $question }

answer-governing-move-small = { $rooms ->
    [one] { $rooms } Salle
   *[other] { $rooms } Salles
 }
answer-governing-buy-bundle = Acheter { $count ->
    [one] { $count } article
   *[other] { $count } articles
 } pour { $price }
price-a-point = −1 PP
shop-money = Vous pouvez dépenser { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florins
 }.
shop-money-more = Vous pouvez dépenser { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florins
 }, et { $more } de plus en collectant ce qui est disponible.
space-hidden = contenu caché tant que tous n’ont pas placé leurs cartes
question-palace-recruit-florins = Recruter des Troupes ? Collectez d’abord des Florins, ou terminez
question-palace-govern-florins = Gouverner : rien à réactiver pour l’instant. Collectez d’abord des Florins, ou terminez
question-palace-recruit-none = Aucune Troupe ne peut être recrutée
question-palace-alliance-none = Aucune Alliance ne peut être conclue
question-palace-govern-none = Rien à réactiver
question-palace-trade-none = Aucun Bateau ne peut servir à commercer
question-palace-war-none = Aucune Troupe ne peut se déplacer
question-palace-scheme-none = Aucun Masque pour intriguer
question-palace-action-none = L’Action de cette Salle ne peut pas être réalisée
question-palace-redeem-none = Vous ne pouvez vous libérer d’aucune Indulgence

power-charity = Le 1er défausse jusqu’à trois cartes autres que Charité, le 2e une seule ; chaque Calice, Eau ou Flamme défaussé donne 3 PV.
power-faith = Le 1er nomme une Vertu ; tous ceux qui en ont des cartes, sauf le 2e, lui en donnent une. À deux joueurs, le 2e donne aussi.
power-hope = Le 1er nomme jusqu’à deux adversaires, mais pas le joueur classé 2e ; chacun d’eux lui paie 1 PV par Lumière en main.
power-fortitude = Le 1er gagne 1 PV par carte Force, le 2e 1 PV par paire de cartes Force.
power-justice = Le 1er gagne 2 PV par Flamme en main, le 2e 1 PV par Flamme.
power-temperance = Le 1er gagne 1 PV par Calice et par Eau en main, le 2e 1 PV par paire Calice et Eau.
power-prudence = Le 1er gagne 1 PV par Vertu différente en main, Prudence exclue ; le 2e, la moitié, arrondie à l’inférieur (à deux : rien de plus).

hands-title = Mains et rangs
hands-none = aucune carte
hands-rule = le plus de cartes, puis la valeur la plus haute
