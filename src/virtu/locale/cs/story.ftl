### Co se stalo, kde ve hře jsme a o co jde.

since-title = Od vašeho tahu
since-filter = Zobrazit
since-all = Vše { $n }
since-about-you = O vás { $n }
since-you = o vás
since-nothing = Od vašeho posledního tahu se nic nestalo.
since-key = Otevřít nebo zavřít kdykoli:
since-again = Ukázat znovu
since-pace = Tempo: { $pace }
since-table = Stůl
since-why = Proč máte { $now }, a ne { $before }?
filter-you = O vás
pace-brisk = svižné
pace-instant = okamžité
pace-calm = klidné
pace-step = po krocích
playing-more = ještě { $more } · klepnutím zrychlíte
playing-step = ještě { $more } · další mezerníkem

fold-asked = Co je na řadě

course-title = Průběh hry
course-setup = Příprava
course-spring = Jaro
course-sieges = Obléhání
course-new-order = Nové pořadí
course-winter = Zima
course-draft = Výběr
course-calling = Vyhodnocení
course-turn = Tah
course-step-setup = Karty rodu
course-step-marker = Žeton
course-step-action = Akce
course-step-sieges = Obléhání
course-step-new-order = Nové pořadí
course-step-salary = Žold
course-step-reorganise = Reorganizace
course-step-buy = Nákup
course-step-recruit = Verbování
course-step-alliance = Spojenectví
course-step-draft = Výběr karet
course-step-first-action = První akce
course-step-second-action = Druhá akce
course-step-counter = Obrana?
course-step-favour = Laskavost
course-step-mill = Mlýn přiděluje

goal-ends = Konec hry
goal-more = Co ukončí hru
goal-leads = vede:
goal-no-lead = zatím nikdo nevede
goal-you = vy
goal-several = { $n ->
    [few] { $n } hráči shodně
   *[other] { $n } hráčů shodně
 }
goal-left = { $n ->
    [few] zbývají { $n }
   *[other] zbývá { $n }
}
goal-cities = { $n } měst:
goal-patronage = patronát { $n }:
goal-neutral = žádné neutrální město:
goal-years = { $n }. rok:
goal-last-winter = Poslední zima hry
goal-naples = Francie vyhraje, když na konci kola drží Neapol (hodnota { $value }, { $troops ->
    [one] { $troops } jednotka
    [few] { $troops } jednotky
   *[other] { $troops } jednotek
 })
goal-naples-brief = Francie v Neapoli, nebo { $n }. kolo
goal-round = { $n }. kolo:
goal-cards = rozebrání karet:
goal-called = vyhodnocení ctností:
goal-level = úroveň { $n }:
goal-clock = odbití hodin

autopass-line = Zahráno automaticky: { $answer }
autopass-none = Přeskočeno automaticky: { $question }

answer-governing-move-small = { $rooms ->
    [one] { $rooms } krok
    [few] { $rooms } kroky
   *[other] { $rooms } kroků
 }
answer-governing-buy-bundle = Koupit { $count } za { $price }
price-a-point = −1 BP
shop-money = K utracení: { $florins ->
    [one] { $florins } florén
    [few] { $florins } florény
   *[other] { $florins } florénů
 }.
shop-money-more = K utracení: { $florins ->
    [one] { $florins } florén
    [few] { $florins } florény
   *[other] { $florins } florénů
 } a ještě { $more }, získáte-li florény z dostupných karet a destiček.
space-hidden = skryto, dokud všichni nerozmístí své karty
question-palace-recruit-florins = Budete verbovat? Nejdřív získejte florény, nebo skončete
question-palace-govern-florins = Vláda: zatím není co zpřístupnit. Nejdřív získejte florény, nebo skončete
question-palace-recruit-none = Nyní nelze verbovat
question-palace-alliance-none = Nyní nelze uzavřít spojenectví
question-palace-govern-none = Nyní není co zpřístupnit
question-palace-trade-none = Nyní nelze obchodovat žádnou lodí
question-palace-war-none = Nyní nemůže táhnout žádná jednotka
question-palace-scheme-none = Na intriky nejsou masky
question-palace-action-none = Akci této komnaty nyní nelze provést
question-palace-redeem-none = Nyní nelze zrušit prodej odpustků

power-charity = První odhodí až tři karty, které nejsou Láska, druhý jednu; za každou s kalichem, vodou nebo plamenem získá 3 VB.
power-faith = První jmenuje ctnost; každý kromě druhého, kdo má její kartu, mu jednu dá. Ve dvou dává i druhý.
power-hope = První jmenuje až dva protihráče, ale ne toho, kdo je na 2. místě; každý jmenovaný mu zaplatí 1 VB za každé své světlo.
power-fortitude = První získá 1 VB za každou kartu Statečnosti, druhý 1 VB za každou dvojici.
power-justice = První získá 2 VB za každý plamen v ruce, druhý 1 VB.
power-temperance = První získá 1 VB za každý kalich a každou vodu v ruce, druhý 1 VB za každou dvojici kalich a voda.
power-prudence = První získá 1 VB za každou jinou ctnost v ruce než Rozumnost, druhý polovinu, zaokrouhleno dolů (ve dvou nic dalšího).

hands-title = Karty a pořadí
hands-none = žádná karta
hands-rule = nejvíce karet, pak nejvyšší číslo
