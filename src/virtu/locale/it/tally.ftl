### Più truppe in una risposta.

tally-of = { $n } su { $all }
tally-more = Una in più: { $what }
tally-fewer = Una in meno: { $what }
tally-commit-disband = Rimuovi { $n } truppe: { $where }
tally-commit-recruit = Recluta { $n } truppe: { $where }
tally-commit-losses = Perdi { $n } truppe: { $where }
tally-commit-retreat = Ritira { $n } truppe: { $where }
tally-several = Più in una volta: { $example }
