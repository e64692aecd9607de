"""What the operator can do: look at tables, close them, remove guests, back up."""
