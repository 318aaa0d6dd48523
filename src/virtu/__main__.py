"""`python -m virtu` is the command `virtu`."""

from virtu.cli import main

main()
