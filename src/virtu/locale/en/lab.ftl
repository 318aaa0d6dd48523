### The lab: small studies and what this server’s games show.

fault-lab_off = The host of this server has switched the lab off.
fault-study_running = You already have a study running or waiting. One at a time, please.
fault-lab_full = A lot of studies are waiting. Please try again later.
fault-study_too_large = This study is too big: it counts as { $work } games, and the limit is { $most }. Choose fewer games or quicker bots.
fault-bad_study = The lab does not offer a study like this.
fault-same_sides = A and B are the same, so there is nothing to compare.
fault-unknown_study = There is no such study, or it is no longer kept.
fault-not_your_study = Only the person who started a study can stop or delete it.
fault-not_done = This study has no results yet.
fault-no_data = This study does not change any number.
