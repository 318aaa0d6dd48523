### Několik jednotek jednou odpovědí.

tally-of = vybráno { $n }/{ $all }
tally-more = O jednu víc: { $what }
tally-fewer = O jednu méně: { $what }
tally-commit-disband = Propustit jednotky ({ $n }): { $where }
tally-commit-recruit = Verbovat jednotky ({ $n }): { $where }
tally-commit-losses = Ztratit jednotky ({ $n }): { $where }
tally-commit-retreat = Ustoupit s jednotkami ({ $n }): { $where }
tally-several = Několik najednou: { $example }
