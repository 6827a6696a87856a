"""What people see: the only place that prints and asks. Only what is needed of it is loaded."""
