"""The commands: read options, call one use case, show what comes back."""
