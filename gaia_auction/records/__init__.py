"""The documents: what stands in a file, read strictly and written the same everywhere."""
