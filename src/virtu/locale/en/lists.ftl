### Lists.

list-last = { $rest } and { $last }
list-apart = { $rest }; { $last }
