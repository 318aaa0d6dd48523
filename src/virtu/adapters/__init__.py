"""The games in the words of other libraries: PettingZoo, Gymnasium, OpenSpiel. No rules live here."""
