"""The lab in the browser: studies people start, and what the server's own games show."""
