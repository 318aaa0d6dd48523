### Přehled hry Čest.
### *Hvězdičky* zdůrazňují.

aid-ho-win = *Vítězí, kdo má nejvíce cti.* { $game ->
    [short] { $timer ->
        [clock] Kolo, ve kterém odbijí hodiny, je poslední{ $limit ->
            [0] .
           *[other] , anebo { $limit }. kolo, přijde-li dřív.
        }
       *[rounds] Hra končí po *{ $rounds }. kole*.
    }
   *[full] Hra končí, jakmile někdo dosáhne *{ $level }. úrovně uznání*{ $limit ->
        [0] .
       *[other] , nebo po { $limit }. kole.
    }
}
aid-ho-turn = Tah
aid-ho-actions-name = Akce
aid-ho-actions = nejvýše { $actions }, i dvakrát stejná
aid-ho-favour = jednou, bez použití akce: zahrajte kartu cti pro jiného hráče
aid-ho-draw = Dobírání
aid-ho-drawn = { $game ->
    [short] na konci svého tahu do { $hand } karet, z balíčku nebo z nabídky
   *[full] za každou zahranou kartu jednu, z balíčku nebo ze { $display } karet nabídky
}
aid-ho-mill = probudí se, když je ve frontě { $wakes } karet: { $start ->
    [next] od příštího tahu přidělí na konci každého tahu první kartu
   *[this] na konci každého tahu přidělí první kartu
}, dokud se fronta nevyprázdní

aid-ho-fits = Ke komu se karta hodí
aid-ho-everyone = ke všem

aid-ho-cap = Hranice hanby
aid-ho-level = Úroveň uznání
aid-ho-most = Hanba nejvýše
aid-ho-above = Nad hranicí
aid-ho-relocation = přesídlíte: ztratíte čest, žetony i hanbu, pomluvy o vás opustí frontu, úroveň klesne na 1. Karty v ruce vám zůstanou.

aid-ho-points = Vaše čest
aid-ho-of-cards = karty cti před vámi
aid-ho-sum = součet hodnot
aid-ho-of-tokens = žeton: karta cti zahraná pro jiného
aid-ho-of-levels = úroveň uznání nad první
aid-ho-each = po { $n }

aid-ho-deeds = Akce
aid-ho-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
aid-ho-valued = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}, hodnota { $least }–{ $most }
aid-ho-honour = Pro sebe nebo pro jiného, ke komu se hodí. Jednička začíná hromádku; každá jiná se klade na kartu o jedna nižší.
aid-ho-recognition = Zvyšte komukoli úroveň o jednu. Nabídka se obnoví.
aid-ho-dishonour = Proti jinému, ke komu se hodí. Není-li odražena, { $game ->
    [short] počítá se hned.
   *[full] zařadí se do fronty s jeho jménem a počítá se, až bude přidělena.
}
aid-ho-counter = Mimo svůj tah: odrazí hanbu zahranou proti vám, hodí-li se k vám a zahrnuje-li její hodnotu.
aid-ho-fate = Dělá, co stojí níže; nelze se jí bránit.
aid-ho-exchange = Výměna
aid-ho-exchanged = Odhoďte 1–{ $hand } karet a stejný počet doberte z balíčku.
aid-ho-fates = Karty osudu
aid-ho-tie = Při shodě
aid-ho-tied = rozhoduje vyšší uznání, potom méně hanby; jinak se o vítězství dělíte.
