"""The rules, a file for each part of the rulebook; ``course`` is the table of contents."""
