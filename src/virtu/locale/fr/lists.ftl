### Lists.

list-last = { $rest } et { $last }
list-apart = { $rest } ; { $last }
