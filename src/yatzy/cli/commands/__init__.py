"""The commands, one module each: ``yatzy score`` is the function ``score`` in ``score``.

Help texts are in the catalogues (``cli.ftl``); ``yatzy.cli.app`` sets them as docstrings.
"""
