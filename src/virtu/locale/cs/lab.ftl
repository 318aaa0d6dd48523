### Laboratoř: malé studie a co ukazují hry tohoto serveru.

fault-lab_off = Provozovatel tohoto serveru laboratoř vypnul.
fault-study_running = Jedna vaše studie už běží nebo čeká. Vždy jen jedna najednou.
fault-lab_full = Čeká už hodně studií. Zkuste to prosím později.
fault-study_too_large = Tato studie je příliš velká: počítá se za { $work } her a povoleno je nejvýše { $most }. Zvolte méně her nebo rychlejší boty.
fault-bad_study = Takovou studii laboratoř nenabízí.
fault-same_sides = A a B jsou stejné, není co porovnávat.
fault-unknown_study = Taková studie tu není, nebo se už neuchovává.
fault-not_your_study = Studii může zastavit nebo smazat jen ten, kdo ji spustil.
fault-not_done = Tato studie zatím nemá výsledky.
fault-no_data = Tato studie žádné číslo nemění.
