"""The HTTP API.

deps             token, language and table of a request
problems         error responses
progress_stream  responses with progress
sheet_schema     rule sheets as data
openapi          the OpenAPI document
routes           the routes
"""
