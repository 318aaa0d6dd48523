### Přehled hry Války o Itálii.
### *Hvězdičky* zdůrazňují; [crown] se kreslí jako symbol, [florin 2] jako mince s číslem.

aid-wi-win = *Francie hned vítězí*, drží-li na konci kola město Neapol. Jinak vítězí, *kdo má nejvíce bodů po { $last }. kole*; při shodě Neapol.
aid-wi-round = Jedno kolo, Francie první

aid-wi-sieges = neutrální města, města protihráče a nepřátelská se obléhat musejí, města s neutrálním postojem mohou
aid-wi-retreats = Ústupy
aid-wi-retreat = do vlastních, spojeneckých nebo příznivých měst: po silnici zdarma, po moři za [ship]
aid-wi-salary = jen v kolech { $rounds }: [florin 1] za { $troops } jednotky; nezaplacené odejdou
aid-wi-recruit = [florin { $home }] ve vašich počátečních městech a za spojenecké jednotky v jejich, [florin { $elsewhere }] v ostatních vašich městech{ $allies ->
    [yes] , i ve spojeneckých
   *[no] {""}
}

aid-palace-crown = Vláda, Anexe, nákup
aid-palace-cross = Vláda, stupnice Říma, nákup

aid-wi-actions = Akce a jejich ceny
aid-wi-diplomacy = Anexe: diplomacie
aid-wi-diplomacy-cost = [crown]: hodnota města + 1, [ship] za každé moře · [crown] za každé pole
aid-wi-influence = Anektujte jedno neutrální město a/nebo posuňte ukazatele k sobě o tolik polí, kolik dáte korun (u Říma i křížů). Nepřátelský agent na stupnici zruší první z nich.
aid-wi-conclude = Anexe: uzavřít spojenectví
aid-wi-free = zdarma, místo diplomacie
aid-wi-concluded = Ukazatel už je ve vaší zóně spojenectví a na stupnici není nepřátelský agent.
aid-wi-govern = Každý symbol zpřístupní 2 vyčerpané destičky.
aid-wi-war = Spojenecké jednotky táhnou jako vaše. Všechny se zastaví v každém městě, které není vaše, spojenecké ani příznivé.

aid-wi-track = Řím, Benátky, Florencie: postoje
aid-wi-track-of = Stupnice vlivu: vlevo { $left }, vpravo { $right }
aid-wi-zone-alliance = spojenectví
aid-wi-zone-favour = příznivá
aid-wi-zone-neutral = neutrální
aid-wi-neutral = Neutrální
aid-wi-neutral-is = zastavte se; smíte obléhat nebo zůstat
aid-wi-favourable = Příznivý
aid-wi-favourable-is = volný průchod, žádné obléhání; vaše jednotky tam město brání
aid-wi-hostile = Nepřátelský
aid-wi-hostile-is = zastavte se a obléhejte: přeje protihráči
aid-wi-allied = Spojenecký
aid-wi-allied-is = navždy: karty, destičky, jednotky i agent jsou vaše, jeho města se počítají
aid-wi-loss = Dobytí
aid-wi-losses = podřízeného města: −{ $dependency } na jeho stupnici; hlavního města: stát je vyřazen, −{ $capital } na ostatních stupnicích

aid-wi-agents = blokuje komnatu protihráče, na stupnici spojenectví. Neutrální město: −1 pro vás, +1 pro protihráče. Jiné město: −1 při vašem obléhání.

aid-wi-cities = Město s vaším nebo spojeneckým diskem
aid-wi-religion = více křížů než protihráč
aid-wi-trophy = Trofej: každý disk získaný obléháním
