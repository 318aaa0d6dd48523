### The player aid: a game on one sheet.

aid-title = Player aid
aid-print = Print on one sheet
aid-of-table = With the rules agreed at this table.
aid-show = Show on the table: { $name }
aid-nowhere = { $name }: not on the table at the moment
aid-whole = Whole sheet
aid-beside = Beside the table
