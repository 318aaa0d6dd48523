"""The Seven Virtues: advice by the points a hand may hope for, values fitted to the games of strong players."""

from virtu.bots.outlooks.seven_virtues.outlook import VirtuesOutlook

OUTLOOK = VirtuesOutlook
