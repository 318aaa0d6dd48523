"""The Art of Governing: rules of thumb for every question, and what a position promises."""

from virtu.bots.outlooks.governing.outlook import GoverningOutlook

OUTLOOK = GoverningOutlook
