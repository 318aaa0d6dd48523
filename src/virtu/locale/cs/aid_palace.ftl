### Co říkají přehledy obou her s palácem stejně.
### *Hvězdičky* zdůrazňují; [crown] se kreslí jako symbol, [florin 2] jako mince s číslem, [either] jako koruna nebo kříž.

aid-palace-year = Jeden rok
aid-palace-signs = Symboly
aid-palace-siege = Obléhání
aid-palace-points = Body na konci hry
aid-palace-hindrances = Odpustky, agenti, pole

## Jaro a zima

aid-palace-marker = až { $rooms } komnaty po směru hodinových ručiček; o jednu dál za [florin { $price }] a za každou [arrow]. Přechod přes šipku s kartou dvořana zpřístupní karty na její straně.
aid-palace-action = akce komnaty, není-li v ní odpustek nebo nepřátelský agent. { $surplus ->
    [banked] Přebytečné florény z jejích karet si necháte.
   *[other] Přebytečné florény z jejích karet propadnou.
}
aid-palace-reorganise = dostupné karty do komnat nebo na jiná pole
aid-palace-buy = od každého druhu nejvýše jeden kus, platí se najednou

## Symboly

aid-palace-florin = každá cena; lze šetřit
aid-palace-crown = Vláda, Mecenát, Anexe, nákup
aid-palace-cross = Vláda, Mecenát, nákup
aid-palace-cavalry = jednotka, jedna silnice
aid-palace-ship = Obchod; moře
aid-palace-mask = Intriky
aid-palace-war = síla v boji
aid-palace-arrow = žeton, jedna komnata
aid-palace-one-kind-name = Jeden druh symbolu
aid-palace-one-kind = platí z každé karty nebo destičky. Karty na stranách a destičky se placením vyčerpají, karty v komnatách nikdy.

## Akce

aid-palace-any = libovolný počet { $symbol }
aid-palace-trade = Každá loď přinese [florin { $florins }].
aid-palace-annex-cost = [crown]: hodnota + 1, a [ship] za každé moře
aid-palace-war-cost = [cavalry] jedna silnice · [ship] jedno moře, za každou jednotku
aid-palace-scheme = Každá maska: umístit agenta, přesunout ho, nebo poslat cizího domů. V komnatě Intrik, kterou drží nepřátelský agent, { $masks ->
    [one] ho odstraní první maska.
    [few] ho odstraní první { $masks } masky.
   *[other] ho odstraní prvních { $masks } masek.
}

## Obléhání

aid-palace-attack = Útok
aid-palace-attack-is = [troop] jednotky + [war] válčení
aid-palace-more-than = více než
aid-palace-defence = Obrana
aid-palace-defence-is = hodnota + [troop] + [war]
aid-palace-won = Výhra
aid-palace-won-costs = ztratíte 1 jednotku, byla-li obrana { $strong } nebo více, a 1 za každou bránící jednotku
aid-palace-lost = Prohra
aid-palace-lost-costs = ztratíte 1 jednotku; ostatní ustupují
aid-palace-tokens = Žetony +1
aid-palace-tokens-are = za každé [war] na kartách v komnatě Tažení, za jeho cenu; { $defend ->
    [yes] v útoku i v obraně
   *[no] jen v útoku
}

## Překážky

aid-palace-indulgence = vyhlásíte prodej: [crown] nebo [florin { $florins }]; blokuje komnatu. Při průchodu nebo zastavení ho zrušíte za [cross { $crosses }] nebo [crown { $crowns }].

## Body

aid-palace-each = po { $n }
aid-palace-printed = uvedené na kartách a destičkách
aid-palace-as-printed = dle karty
