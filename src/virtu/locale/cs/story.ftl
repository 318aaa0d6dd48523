### Co se stalo, kde ve hře jsme a o co jde.

since-title = Od vašeho tahu
since-filter = Zobrazit
since-all = Vše { $n }
since-about-you = O vás { $n }
since-you = o vás
since-nothing = Od vaší poslední odpovědi se nic nestalo.
since-key = Otevřít nebo zavřít kdykoli:
since-pace = Tempo: { $pace }
since-table = Stůl
since-why = Proč máte { $now }, a ne { $before }?
filter-you = O vás
pace-brisk = svižné
pace-instant = ihned
pace-calm = klidné
pace-step = krok za krokem
playing-more = ještě { $more } · stiskem čehokoli zrychlíte
playing-step = ještě { $more } · další mezerníkem

fold-asked = Otázka

course-title = Průběh hry
course-setup = Příprava
course-spring = Jaro
course-sieges = Obléhání
course-new-order = Nové pořadí
course-winter = Zima
course-draft = Výběr
course-calling = Vyvolávání
course-turn = Tah
course-step-setup = Rodinné karty
course-step-marker = Ukazatel
course-step-action = Akce
course-step-sieges = Obléhání
course-step-new-order = Nové pořadí
course-step-salary = Žold
course-step-reorganise = Reorganizace
course-step-buy = Nákup
course-step-recruit = Verbování
course-step-alliance = Spojenectví
course-step-draft = Braní karet
course-step-first-action = První akce
course-step-second-action = Druhá akce
course-step-counter = Obrana?
course-step-favour = Laskavost
course-step-mill = Mlýn rozdává

goal-ends = Hra končí při
goal-more = Co ukončí hru
goal-leads = vede:
goal-no-lead = zatím nikdo nevede
goal-you = vy
goal-several = { $n ->
    [few] { $n } hráči
   *[other] { $n } hráčů
 }
goal-left = zbývá { $n }
goal-cities = { $n } městech:
goal-patronage = patronátu { $n }:
goal-neutral = žádném neutrálním městě:
goal-years = roku { $n }:
goal-last-winter = Poslední zima hry
goal-naples = Francie vyhraje ihned dobytím Neapole (hodnota { $value }, { $troops ->
    [one] { $troops } jednotka
    [few] { $troops } jednotky
   *[other] { $troops } jednotek
 })
goal-round = kole { $n }:
goal-cards = rozebrání všech karet:
goal-called = vyvolání všech ctností:
goal-level = úrovni { $n }:
goal-clock = zazvonění hodin

autopass-line = Zodpovězeno samo: { $answer }
autopass-none = Přeskočeno samo: { $question }
