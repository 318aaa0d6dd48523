"""Commands with a common name before them."""

import difflib

import click


class Group(click.Group):
    """Whoever mistypes a command is told which there are."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args and args[0] not in known and not args[0].startswith("-"):
            near = difflib.get_close_matches(args[0], known, 1)
            hint = f"did you mean {near[0]}?" if near else f"the commands are {', '.join(known)}"
            raise click.UsageError(f"no command is called {args[0]!r}; {hint}")
        return super().resolve_command(ctx, args)
