### Ce qui s'est passé, où l'on en est, et quel est le but.

since-title = Depuis votre tour
since-filter = Afficher
since-all = Tout { $n }
since-about-you = Vous concerne { $n }
since-you = vous concerne
since-nothing = Rien ne s'est passé depuis votre dernière réponse.
since-key = Pour l'ouvrir ou le fermer :
since-pace = Rythme : { $pace }
since-table = La table
since-why = Pourquoi { $now } points et non { $before } ?
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
course-calling = Appel
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
course-step-first-action = Première action
course-step-second-action = Deuxième action
course-step-counter = Parade ?
course-step-favour = Faveur
course-step-mill = le Moulin distribue

goal-ends = La partie finit à
goal-more = Ce qui met fin à la partie
goal-leads = en tête :
goal-no-lead = personne encore en tête
goal-you = vous
goal-several = { $n } joueurs
goal-left = { $n ->
    [one] reste { $n }
   *[other] restent { $n }
 }
goal-cities = { $n } Cités :
goal-patronage = Patronage { $n } :
goal-neutral = plus de Cité neutre :
goal-years = Année { $n } :
goal-last-winter = Le dernier Hiver de la partie
goal-naples = La France gagne aussitôt en prenant Naples (valeur { $value }, { $troops ->
    [one] { $troops } Troupe
   *[other] { $troops } Troupes
 })
goal-round = Ronde { $n } :
goal-cards = toutes les cartes prises :
goal-called = toutes les Vertus appelées :
goal-level = niveau { $n } :
goal-clock = quand l'horloge sonne

autopass-line = Répondu de soi-même : { $answer }
autopass-none = Passé de soi-même : { $question }
