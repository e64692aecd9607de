"""Tables: who sits there and listens, what they say, and the one session that changes each."""
