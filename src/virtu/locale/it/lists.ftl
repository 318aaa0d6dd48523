### Lists.

list-last = { $rest } e { $last }
