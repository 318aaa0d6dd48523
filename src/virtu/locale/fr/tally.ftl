### Plusieurs Troupes en une réponse.

tally-of = { $n } sur { $all }
tally-more = Une de plus : { $what }
tally-fewer = Une de moins : { $what }
tally-commit-disband = Licencier { $n } Troupes : { $where }
tally-commit-recruit = Recruter { $n } Troupes : { $where }
tally-commit-losses = Perdre { $n } Troupes : { $where }
tally-commit-retreat = Replier { $n } Troupes : { $where }
tally-several = Plusieurs à la fois : { $example }
