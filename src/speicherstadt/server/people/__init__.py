"""People: guests and their names, the sessions of their browsers, the tokens of their programs."""
