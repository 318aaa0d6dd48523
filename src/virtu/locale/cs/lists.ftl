### Lists.

list-last = { $rest } a { $last }
list-apart = { $rest }; { $last }
