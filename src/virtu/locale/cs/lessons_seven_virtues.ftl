# První hry s průvodcem: co průvodce říká.

## taking

lesson-seven_virtues-taking-title = Jak se berou karty
lesson-seven_virtues-taking-goal = Cíl: mít nejvíc bodů, až karty dojdou.
    .why = Sbíráte karty sedmi ctností. Na konci se každá ctnost vyhodnotí: kdo má nejvíc jejích karet, dostane nejvíc. Každý začíná se 7 body.
lesson-seven_virtues-taking-rows = Berete jen ze spodní řady.
    .why = Každá karta má ctnost, poznáte ji podle barvy a znaku, a hodnotu od 1 do 14. Ve svém tahu musíte něco vzít.
    .word = Aktivní řada
    .means = Spodní řada, ze které všichni berou.
lesson-seven_virtues-taking-virtue = Vezměte všechny karty Naděje.
    .why = Dvě karty v řadě patří k Naději. Kdo bere ctnost, bere všechny její karty v řadě.
    .word = Sada
    .means = Všechny karty v řadě se stejnou ctností nebo se stejnou hodnotou: aspoň dvě. Vždy se bere celá sada.
lesson-seven_virtues-taking-slide = Všimněte si, co se posunulo do mezer.
    .why = Horní řada zaplní mezery a sama se doplní z balíčku. Ukazuje, co si může vzít další hráč, proto se na ni podívejte, než se rozhodnete.
lesson-seven_virtues-taking-value = Vezměte obě karty s hodnotou 8.
    .why = Sadou mohou být i všechny karty jedné hodnoty, ať patří kamkoli. Jedním tahem tak posílíte dvě ctnosti.
lesson-seven_virtues-taking-single = Vezměte samotnou Spravedlnost 4.
    .why = Žádná jiná karta v řadě není Spravedlnost ani čtyřka. Jen takovou kartu smíte vzít samotnou. Třeba dvě karty Víry rozdělit nejde.
lesson-seven_virtues-taking-hand = Tady leží vaše karty podle ctností.
    .why = Všichni vidí, co berete, ale podívat se znovu nikdo nesmí. U ostatních vidíte jen počet karet: pamatujte si, kdo co sbírá.
lesson-seven_virtues-taking-order = Buďte v několika ctnostech na prvním nebo druhém místě.
    .why = Ctnosti se hodnotí shora dolů. První v každé získá 5 bodů, druhý 2. Pak se uplatní její schopnost: tu ukáže druhá lekce.
    .word = První a druhý
    .means = Kdo má nejvíc karet ctnosti a kdo je hned za ním. Při shodě rozhoduje vyšší karta.
lesson-seven_virtues-taking-free = Teď si třikrát vezměte, co chcete.
    .why = Vzít se dá vše, co je zvýrazněné. Jděte po ctnosti, kterou už sbíráte, a sledujte, co necháte dalšímu.
lesson-seven_virtues-taking-done = Brát už umíte. Dál přijde bodování.
    .why = Takto hra pokračuje, dokud nějaká karta zbývá. Tuto hru můžete dohrát, nebo se v druhé lekci podívat, jak se počítají body.
lesson-seven_virtues-taking-question-win = Jak se vyhrává?
lesson-seven_virtues-taking-question-from = Ze které řady se bere?
lesson-seven_virtues-taking-question-set = Co je sada a smíte z ní vzít jen část?
lesson-seven_virtues-taking-question-single = Kdy smíte vzít jedinou kartu?
lesson-seven_virtues-taking-question-first = Co získá první a druhý v každé ctnosti?

## scoring

lesson-seven_virtues-scoring-title = Bodování
lesson-seven_virtues-scoring-begin = Zbývá jedna karta, pak se počítají body.
    .why = Přicházíte na konec hry. Zatím má každý 7 bodů; téměř všechny body se získávají teprve teď.
lesson-seven_virtues-scoring-last = Vezměte poslední kartu.
    .why = Žádná jiná už nezbývá. S poslední kartou braní končí, ať byl na tahu kdokoli.
lesson-seven_virtues-scoring-ranks = Jako první se hodnotí Láska.
    .why = Jeden protihráč má nejvíc karet Lásky a dostal 5 bodů; vy jste na druhém místě a máte 2. Pak se uplatní schopnost Lásky, nejdřív pro prvního, potom pro druhého.
    .word = Schopnost
    .means = Co ctnost při hodnocení přinese prvnímu a často v menší míře druhému.
lesson-seven_virtues-scoring-charity = Odhoďte Rozumnost 9: její kalich přinese 3 body.
    .why = Láska odměňuje dávání. Na druhém místě smíte odhodit jednu kartu; kalich, voda nebo plamen na ní přinese 3 body. Bez nich nic.
    .word = Ikona
    .means = Malý znak na mnoha kartách: plamen, voda, kalich nebo světlo.
lesson-seven_virtues-scoring-faith = Ve Víře jste první: jmenujte Naději.
    .why = Každý kromě druhého vám musí dát kartu jmenované ctnosti, pokud ji má. Naděje je další na řadě a s jednou kartou navíc v ní můžete být první.
lesson-seven_virtues-scoring-hope = V Naději jste první: jmenujte, kdo zaplatí.
    .why = Až dva protihráči, ale ne hráč na 2. místě, vám zaplatí bod za každé světlo, které drží. Potom jsou všechny karty odkryté.
lesson-seven_virtues-scoring-icons = Zbylé čtyři ctnosti se spočítají samy.
    .why = Statečnost počítá své karty, Spravedlnost plameny, Mírnost kalichy a vody, Rozumnost to, kolik máte dalších ctností. U každé se dočtete, kdo byl první a druhý.
lesson-seven_virtues-scoring-end = Vítězství je vaše. Poslední body přinesly trojice.
    .why = Úplně na konci má každá trojice v ruce hodnotu 3 bodů. Karta tedy může být dobrá pro svou ctnost, pro ikonu, nebo pro obojí: v tom je celé umění.
    .word = Trojice
    .means = Jeden plamen, jedna voda a jeden kalich.
lesson-seven_virtues-scoring-question-rank = Kolik bodů dostane první a druhý, než se uplatní schopnost?
lesson-seven_virtues-scoring-question-charity = Které karty přinesou body, když je odhodíte pro Lásku?
lesson-seven_virtues-scoring-question-faith = Co dostane první ve Víře a kdo je ušetřen?
lesson-seven_virtues-scoring-question-hope = Co platí jmenovaní protihráči tomu, kdo je v Naději první?
lesson-seven_virtues-scoring-question-trio = Kolik bodů je za trojici a kdy?
