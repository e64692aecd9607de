"""Every limit of the server: rates, quotas, and what an address counts as."""
