"""The head of pages that are no part of the game's own: the door of a club, and the page of its host."""

HEAD = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<script src="{web}/core/theme.js"></script>
<title>{title} · Yatzy</title>
<link rel="icon" href="{web}/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{web}/ui/tokens.css">
<link rel="stylesheet" href="{web}/ui/paper.css">
<link rel="stylesheet" href="{web}/ui/controls.css">
<link rel="stylesheet" href="{web}/host/host.css">
"""
"""A format with the language, the address of the page's files, and a title."""
