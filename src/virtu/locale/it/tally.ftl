### Più truppe in una risposta.

tally-of = scelte: { $n } su { $all }
tally-more = Una in più: { $what }
tally-fewer = Una in meno: { $what }
tally-commit-disband = Congeda { $n ->
    [one] { $n } truppa
   *[other] { $n } truppe
  }: { $where }
tally-commit-recruit = Recluta { $n ->
    [one] { $n } truppa
   *[other] { $n } truppe
  }: { $where }
tally-commit-losses = Perdi { $n ->
    [one] { $n } truppa
   *[other] { $n } truppe
  }: { $where }
tally-commit-retreat = Ritira { $n ->
    [one] { $n } truppa
   *[other] { $n } truppe
  }: { $where }
tally-several = Più truppe in una volta: { $example }
