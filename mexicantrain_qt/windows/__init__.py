"""Windows, dialogs, and every sentence for people."""
