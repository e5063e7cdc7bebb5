"""Everything the product says, in Project Fluent: one folder per language, one ``.ftl`` file per feature.

    catalogue  messages, names, numbers, lists and dates in one language
    errors     errors, and faults in rule sheets
    reasons    why an entry scores what it does, or is not allowed
    advice     choices, and the coach's reasons
    drill      feedback on an answer, and the line to share
    habits     mistakes somebody repeats
    bot_names  what bots are called, and parsing those names

Functions are named after the text they return; structure is built in ``report``. Imports ``coach``, ``bots``,
``solver``, ``game``, ``rules``, Fluent and Babel.
"""
