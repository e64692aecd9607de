"""Games as they are stored and shown: logs, boards, history, records and proofs."""
