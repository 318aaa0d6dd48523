"""Honour: rules of thumb for `easy`, and a value fitted by self-play for those who look ahead."""

from virtu.bots.outlooks.honour.outlook import HonourOutlook

OUTLOOK = HonourOutlook
