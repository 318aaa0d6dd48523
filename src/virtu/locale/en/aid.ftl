### The player aid: a game on one sheet.

aid-title = Player aid
aid-print = Print on one sheet
aid-of-table = With the rules agreed at this table.
