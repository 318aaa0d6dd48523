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
fault-no_data = This study does not change any numbers.

lab-title = Lab
lab-studies = Studies
lab-new = New study
lab-own = This server’s games
lab-percent = { $value }%

## What is going on

lab-running = Running: { $title }
lab-waiting = Waiting: { $title }
lab-paused = Paused: { $title }
lab-progress-label = Progress of the study
lab-progress = { $done } of { $total } games · { $part }%
lab-left = { $minutes ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $minutes } min left
}
lab-rate = { $rate } games a second
lab-tables-first = people’s tables always go first
lab-place = { $place ->
    [0] next in line
    [one] one study ahead of it
   *[other] { $place } studies ahead of it
}
lab-pause = Pause
lab-resume = Continue
lab-keep = Stop and keep
lab-stop = Delete
lab-cancel = Take this study out of the queue
lab-line = Next in line
lab-line-empty = Nothing is waiting.
lab-no-runs = This server does not run studies. You can run them on your own machine with “virtu lab run”.
lab-finished = Finished studies
lab-none = No study has been finished yet.
lab-choose-two = Tick two of the same game to compare them
lab-pick = compare
lab-compare = Compare these two
lab-two = Two studies compared
lab-yours = yours
lab-delete = Delete this study
lab-failed-too_long = stopped: it took too long
lab-failed-too_large = stopped: it needed too much memory
lab-failed-interrupted = interrupted by restarts of the server
lab-failed-crashed = failed
lab-about = What is this?
lab-about-text = Bots play many games of whatever you choose, and the lab records who wins, how long it takes and what a different rule would change.
lab-about-bots = What holds for bots need not hold for people.

## A new study

lab-question = Question
lab-kind-one = How does the game go?
lab-kind-options = A different rule?
lab-kind-number = A different number?
lab-bots = Bots
lab-each-seat = a separate bot for each seat
lab-keep-seats = bots keep their seats (otherwise they move on one seat after every game)
lab-how-many = Games
lab-seed = First deal
lab-seed-about = The same number gives the same deals.
lab-b-is = What changes in B
lab-b-options = A has the usual rules. Choose what is different in B; both play the same deals.
lab-number = Number
lab-value = New value
lab-number-price = { $thing }: price in florins
lab-number-agents = { $thing }: Agents at the start
lab-number-florins = Florins at the start
lab-instead = { $value } instead of { $usual }
lab-work = counts as { $work } of at most { $most } games
lab-begin = Start the study

## One study

lab-study = The study
lab-study-letter = Study { $letter }
lab-rules = Rules
lab-seats = Seats
lab-seats-alike = the same bot everywhere
lab-seats-fixed = each bot keeps its seat
lab-seats-rotate = each deal played with every rotation of the bots
lab-deals = Deals
lab-deals-from = { $games } games, deals { $first }–{ $last }
lab-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-bots-all = { $players } × { $bot }
lab-bot-playouts = { $level }, { $playouts } simulations
lab-again = Change and run again
lab-tables = Tables (CSV)
lab-link = Link to this page
lab-reproduce = Reproduce
lab-reproduce-about = Download the study and run this: you will get the same numbers.
lab-reproduce-both = Download both files into one folder and run this: you will get the same numbers.
lab-report = Full report
lab-report-english = The full report is in English.
lab-file = Study
lab-data = Data
lab-versions = Rules { $rules } · data { $data } · bots { $bots }

## Figures

lab-tile-games = Games
lab-tile-length = Median length in rounds
lab-tile-length-below = { $decisions } decisions, about { $minutes } min for people
lab-tile-choices = Choices per decision
lab-tile-choices-below = median; one in twenty offers { $most } or more
lab-tile-points = Winner’s points
lab-tile-lead = Lead changes
lab-wins-governing = Wins by house
lab-wins-wars_of_italy = Wins by side
lab-wins-honour = Wins by character
lab-wins-seat = Wins by seat
lab-wins-bot = Wins by bot
lab-wins-about = 95% intervals · dashed: a fair share of { $fair }%
lab-interval = Share with its interval
lab-who = Who
lab-between = { $letter } { $value }%, between { $low } and { $high }
lab-compared = A and B compared
lab-paired = same deals, B minus A
lab-unpaired = different games, B minus A
lab-measure = Measure
lab-change = change
lab-in-words = in words
lab-measure-wins = { $who } wins, %
lab-measure-winning = Winner’s points
lab-measure-decisions = Decisions
lab-measure-rounds = Rounds
lab-measure-minutes = Minutes for people, estimated
lab-measure-lead = Lead changes
lab-measure-decided = Last lead change, % of the game
lab-same = no difference seen
lab-more-often = more often
lab-less-often = less often
lab-more-long = longer
lab-less-long = shorter
lab-more-much = more
lab-less-much = less

## In words

lab-findings = In words
lab-so-far = So far
lab-may-change = may still change
lab-finding-strong = { $who } wins too often: { $value }% (between { $low } and { $high }), where { $fair }% would be fair.
lab-finding-weak = { $who } wins too rarely: { $value }% (between { $low } and { $high }), where { $fair }% would be fair.
lab-finding-even = Nobody is clearly ahead: every share could be a fair { $fair }%.
lab-finding-length = Half of the games take at most { $rounds } rounds, and half at most { $decisions } decisions.
lab-finding-lead = The lead changes { $times } times in a game on average, between { $low } and { $high }.
lab-finding-more = Clearly higher in B: { $names }.
lab-finding-less = Clearly lower in B: { $names }.
lab-finding-same = No difference between A and B can be seen; more games might show one.
lab-caution-two = The two studies played different games, and each interval stands on its own: one difference in twenty may look real by chance. What holds for bots need not hold for people.
lab-caution = Several comparisons at once: the intervals are widened so that all of them hold together at 95%. What holds for bots need not hold for people.

## This server’s own games

lab-who-people = People against people
lab-who-people_with_bots = People against bots
lab-who-bots_with_people = Bots against people
lab-who-bots = Bots against bots
lab-company-people = Only people
lab-company-mixed = People and bots
lab-company-bots = Only bots
lab-own-points = { $points } points on average
lab-own-length = Length and points
lab-own-none = No game of { $game } with { $players } players has been finished here yet.
lab-own-counting = { $counted } of { $finished } games counted so far…
lab-own-meaning = What is counted
lab-own-about = People and bots stand side by side and are never mixed: each column shows one kind of player against one kind of opponent.
lab-own-whole = Only games that were played to the end count, under whatever rules the table agreed on: no lessons, no imported games, no chosen deals, no resignations. Nothing reveals who played.
lab-own-few = The numbers beside a share are its 95% interval: with few games it is wide.
