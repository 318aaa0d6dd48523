### Les sept Vertus.

## Words

term-charity = Charité
term-faith = Foi
term-hope = Espérance
term-fortitude = Force
term-justice = Justice
term-temperance = Tempérance
term-prudence = Prudence
term-light = Lumière
term-chalice = Calice
term-water = Eau
term-flame = Flamme
term-beginning = Départ
term-trios = Trios d’icônes

## Names with their article

term-charity_acc = la Charité
term-charity_the = La Charité
term-faith_acc = la Foi
term-faith_the = La Foi
term-hope_acc = l’Espérance
term-hope_the = L’Espérance
term-fortitude_acc = la Force
term-fortitude_the = La Force
term-justice_acc = la Justice
term-justice_the = La Justice
term-temperance_acc = la Tempérance
term-temperance_the = La Tempérance
term-prudence_acc = la Prudence
term-prudence_the = La Prudence

## Questions

question-seven_virtues-take = Quelles cartes prendre ?
question-seven_virtues-charity = Charité : défausser une carte ?
question-seven_virtues-faith = Foi : nommez une Vertu
question-seven_virtues-give = Foi : quelle carte donner ?
question-seven_virtues-hope = Espérance : qui paie pour ses Lumières ?
question-seven_virtues-deal = Une carte est retournée.
question-seven_virtues-first = Qui commence ?

## Events

event-seven_virtues-began = { $seat_is ->
    [you] Vous commencez
   *[other] { $seat } commence
}
event-seven_virtues-dealt = { $card } est retournée, colonne { $column }
event-seven_virtues-took = { $seat_is ->
    [you] Vous prenez { $cards }
   *[other] { $seat } prend { $cards }
}
event-seven_virtues-all_taken = Toutes les cartes sont prises : place au décompte des Vertus
event-seven_virtues-called = Décompte – { $virtue } : { $first_is ->
    [nobody] personne n’a cette Vertu
    [you] 1re place pour vous{ $second_is ->
        [nobody] {""}
       *[other] , 2e place pour { $second }
    }
   *[other] 1re place pour { $first }{ $second_is ->
        [nobody] {""}
        [you] , 2e place pour vous
       *[other] , 2e place pour { $second }
    }
}
event-seven_virtues-gained = { $seat_is ->
    [you] Vous gagnez { $points } PV pour { $virtue_acc }
   *[other] { $seat } gagne { $points } PV pour { $virtue_acc }
}
event-seven_virtues-discarded = { $seat_is ->
    [you] Vous défaussez { $card } et gagnez { $points } PV
   *[other] { $seat } défausse { $card } et gagne { $points } PV
}
event-seven_virtues-named_virtue = { $seat_is ->
    [you] Vous nommez { $virtue_acc }
   *[other] { $seat } nomme { $virtue_acc }
}
event-seven_virtues-gave = { $seat_is ->
    [you] Vous donnez { $card } à { $receiver }
   *[other] { $receiver_is ->
        [you] { $seat } vous donne { $card }
       *[other] { $seat } donne { $card } à { $receiver }
    }
}
event-seven_virtues-paid_lights = { $seat_is ->
    [you] Vous payez { $points } PV à { $receiver } pour vos Lumières
   *[other] { $receiver_is ->
        [you] { $seat } vous paie { $points } PV pour ses Lumières
       *[other] { $seat } paie { $points } PV à { $receiver } pour ses Lumières
    }
}
event-seven_virtues-trios = { $seat_is ->
    [you] Vous gagnez { $points } PV pour { $trios ->
        [one] un trio d’icônes
       *[other] { $trios } trios d’icônes
    }
   *[other] { $seat } gagne { $points } PV pour { $trios ->
        [one] un trio d’icônes
       *[other] { $trios } trios d’icônes
    }
}
sv-took-set = { $seat_is ->
    [you] Vous prenez : { $what }
   *[other] { $seat } prend : { $what }
}
sv-took-single = { $seat_is ->
    [you] Vous prenez une carte seule : { $what }
   *[other] { $seat } prend une carte seule : { $what }
}

## Refusals

SV-2-4 = Le premier joueur doit occuper l’une des { $players } places.
SV-2-2 = Seule une carte encore dans la pioche peut être distribuée.
SV-3-1 = À votre tour, prenez un ensemble permis de la rangée active ; vous ne pouvez pas passer.
SV-3-1-row = On prend dans la rangée active ; { $card } n’y est pas.
SV-3-2 = On ne prend une Vertu que si la rangée active contient au moins deux cartes de cette Vertu ; elle { $count ->
    [0] n’en contient aucune
   *[other] en contient { $count }
}.
SV-3-3 = On ne prend une valeur que si la rangée active contient au moins deux cartes de cette valeur ; elle { $count ->
    [0] n’en contient aucune
   *[other] en contient { $count }
}.
SV-3-4 = Une carte ne se prend seule que si aucune autre carte active n’a sa Vertu ni sa valeur. Ces cartes l’empêchent : { $others }.
SV-4-4-answer = Défaussez une carte autre que Charité, ou arrêtez-vous.
SV-4-4 = Les cartes Charité ne se défaussent pas pour la Charité.
SV-4-4-hand = { $card } n’est pas dans votre main.
SV-4-5-answer = Nommez l’une des sept Vertus.
SV-4-5-give = Vous devez donner une carte { $virtue } de votre choix.
SV-4-5-virtue = { $virtue_the } a été nommée ; { $card } n’en fait pas partie.
SV-4-5-hand = { $card } n’est pas dans votre main.
SV-4-6-answer = Nommez jusqu’à deux adversaires, ou arrêtez-vous.
SV-4-6-opponent = Seul un autre joueur de cette table peut être nommé.
SV-4-6 = Le 2e en Espérance ne peut pas être nommé.
SV-4-6-twice = Ce joueur a déjà été nommé.

## Answers

sv-take = Prendre : { $what }
sv-take-virtue = { $virtue } ×{ $count }
sv-take-value = Valeur { $value } ×{ $count }
sv-single = seule
sv-alone = { $card } seule
sv-discard = Défausser { $card }
sv-give = Donner { $card }
sv-name-virtue = Nommer { $virtue_acc }
sv-name-player = Nommer { $name }
sv-pays = paie { $points } PV
sv-done = S’arrêter là
sv-done-commit = S’arrêter là
sv-no-icon = sans icône

## The table

sv-next-row = Rangée inactive : une carte descend quand la place au-dessous est vide
sv-next-row-short = Rangée inactive
sv-active-row-tap = Rangée active · touchez une carte pour voir ce que vous pouvez prendre
sv-active-row = Rangée active
sv-active-row-take = Rangée active : prenez toute une Vertu, toute une valeur, ou une carte sans Vertu ni valeur en commun avec les autres
sv-cards-reconstructed = cartes reconstituées
sv-your-hand = Votre main
sv-hand-of = Main : { $name }
sv-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
sv-hidden = { $cards ->
    [one] Une carte est cachée.
   *[other] { $cards } cartes sont cachées.
}
sv-dashed = en pointillé : ce que vous prendriez
sv-none-yet = aucune pour l’instant
sv-would-add = s’ajouterait : { $card }
sv-last = dernière prise : { $what }
sv-points = { $points } PV
sv-scoring = Décompte
sv-scoring-order = Ordre du décompte
sv-scoring-explained = Le 1er gagne 5 PV, le 2e 2 PV ; puis le pouvoir agit. Le rang affiché ne tient compte que des cartes que tous ont vues.
sv-power-charity = défausser : 3 PV par carte
sv-power-faith = nommer une Vertu, recevoir des cartes
sv-power-hope = faire payer les Lumières
sv-power-fortitude = 1 par carte / 1 par paire
sv-power-justice = 2 / 1 par Flamme
sv-power-temperance = Calices et Eaux
sv-power-prudence = Vertus différentes
sv-trio = chaque trio d’icônes à la fin
sv-standing-0 = aucune carte
sv-standing-1 = 1er
sv-standing-2 = 2e
sv-standing-3 = derrière
sv-with-this-take = { $words } avec cette prise
sv-called = décomptée
sv-consequence = Ce que cela apporte
sv-consequence-none = Choisissez une prise pour voir ce qu’elle apporterait.
sv-consequence-wait = À votre tour, vous verrez ici ce que chaque prise apporterait.
sv-help-charity = Défaussez jusqu’à trois cartes autres que Charité (une seule si vous êtes 2e). Chaque Calice, Eau ou Flamme donne 3 PV ; les autres cartes ne donnent rien.
sv-help-faith = Sauf le 2e, tous les joueurs qui ont une carte de la Vertu nommée vous en donnent une, de leur choix. À deux joueurs, le 2e donne aussi.
sv-help-give = Vous choisissez laquelle de vos cartes donner.
sv-help-hope = Nommez jusqu’à deux adversaires, mais pas le joueur classé 2e. Chacun d’eux vous paie 1 PV par Lumière en main, mais jamais plus qu’il n’en a.
sv-if-you = Si vous prenez : { $what }
sv-you-hold = { $virtue } : vous en avez { $count }, la plus forte vaut { $highest }.
sv-your-icons = Vos icônes :
sv-slides-down = Cartes qui descendent : { $cards }.
sv-next-may = { $name } pourra alors prendre : { $takes }.
sv-memory = mains cachées : on ne voit que le nombre de cartes des autres
sv-phase-draft = prise des cartes · { $pile } dans la pioche
sv-phase-scoring = décompte · { $called } sur 7
sv-story = Les sept décomptes
sv-nobody = Personne n’a de carte de cette Vertu.
sv-not-scored = La partie s’est arrêtée avant le décompte de la première Vertu.
sv-tiebreak = Qui a le plus de points l’emporte ; à égalité, qui a le plus de trios d’icônes ; sinon, la victoire est partagée.
sv-value = Valeur
sv-icon = Icône
sv-label = Étiquette
sv-label-from = à partir de { $players } joueurs
sv-can-be-taken = Prises possibles
sv-why-not-alone = Pourquoi pas seule ?
