### Lists.

list-last = { $rest } e { $last }
list-apart = { $rest }; { $last }
