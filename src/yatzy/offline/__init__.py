"""What the page needs to play without a server, as files: exported rules, words and rule pages."""
