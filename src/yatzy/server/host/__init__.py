"""For whoever runs a server: tables and names, status, and how the command line reaches a running server."""
