### Lists.

list-last = { $rest } and { $last }
