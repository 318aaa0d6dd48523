### Several Troops in one answer.

tally-of = { $n } of { $all } chosen
tally-more = One more: { $what }
tally-fewer = One fewer: { $what }
tally-commit-disband = Remove { $n } Troops: { $where }
tally-commit-recruit = Recruit { $n } Troops: { $where }
tally-commit-losses = Lose { $n } Troops: { $where }
tally-commit-retreat = Retreat { $n } Troops: { $where }
tally-several = Several at once: { $example }
