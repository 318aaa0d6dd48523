"""The Wars of Italy: rules of thumb for every question, and what a position promises."""

from virtu.bots.outlooks.wars_of_italy.outlook import WarsOutlook

OUTLOOK = WarsOutlook
