### Lists.

list-last = { $rest } a { $last }
