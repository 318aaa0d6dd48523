### Lists.

list-last = { $rest } et { $last }
