"""What other bids would have led to, and what would have been fair: searches over a finished auction."""
