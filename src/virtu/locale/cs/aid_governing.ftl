### Přehled hry Umění vládnout.
### *Hvězdičky* zdůrazňují; [crown] se kreslí jako symbol, [florin 2] jako mince s číslem.

aid-ag-win = *Vítězí, kdo má nejvíce bodů prestiže.* Poslední rok: někdo ovládá *{ $cities } měst* nebo je na *stupni patronátu { $step }*, nebo nezbývá *žádné neutrální město*{ $years ->
    [0] .
   *[other] , nebo je *rok { $years }*.
}

aid-ag-sieges = jednotky před cizími městy útočí
aid-ag-order = nejvíce měst je první
aid-ag-salary = { $rates }; nezaplacené jednotky odejdou
aid-ag-rate = { $last ->
    [few] { $first }–{ $last } jednotky
   *[other] { $first }–{ $last } jednotek
} [florin { $florins }]
aid-ag-recruit = [florin { $home }] ve městech s vaším znakem, jinde [florin { $elsewhere }]; nejvýše { $most } jednotek
aid-ag-alliance = za zimu nejvýše s jednou velmocí

aid-ag-actions = Šest akcí a jejich ceny
aid-ag-govern = Každý symbol zpřístupní 2 vyčerpané destičky nebo jedno spojenectví.
aid-ag-step = stupeň { $steps }:
aid-ag-sponsor = O stupeň patronátu výš. Stupně { $first } a { $second } přinesou bonus: jednu osobnost, jedno dílo.
aid-ag-annex = Jedno neutrální město po silnici nebo z přístavu do přístavu. Nikdy pirátský přístav. Váš agent: −1. Cizí: +1.
aid-ag-war = Vstupem do cizího města začíná obléhání.

aid-ag-alliances = Spojenectví
aid-ag-france = +{ $strength } v jednom boji
aid-ag-empire = [cross] k placení; na konci jeden kříž
aid-ag-ottoman = [ship { $ships }] v jedné akci

aid-ag-agents = blokuje komnatu nebo spojenectví jiných. Neutrální město: −1 pro vás, +1 pro ostatní. Cizí město: −1 při vašem obléhání.
aid-ag-space = Pole
aid-ag-spaces = tři po stranách; další za každý titul s polem dvořana a za { $cities } měst

aid-ag-cities = Města { $counts }
aid-ag-patronage = Patronát { $steps }
aid-ag-furthest = nejdále na každé stupnici
aid-ag-religion = nejvíce křížů: 1., 2.… { $players ->
    [0] (ve třech: { $three })
   *[other] {""}
}
aid-ag-trophy = Trofej: první město vzaté každému protihráči
aid-ag-allied = Spojenectví bez cizího agenta
