"""Every sentence the product speaks, one folder a language, one file a feature, in Project Fluent.

    catalogue  messages and names by language
    reasons    why an entry is worth what it is
    rulebook   a rule sheet as a page
    faults     errors and faults in sheets as sentences

Imports ``game``, ``rules`` and Fluent. Whoever shows something to a person asks here for the words.
"""
