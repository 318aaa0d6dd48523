### The rulebook.

rules-partly-english = What has not been translated yet is in English.
rules-notes = Notes for developers (in English)
