"""What people do with an auction: one use case a file, no printing and no prompts of its own."""
