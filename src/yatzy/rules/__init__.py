"""The rules: sheets as data, compiled into tables.

Pure: no clock, no chance, no terminal, no network; the only files read are sheets (``shelf``). Imports nothing
but the standard library.

    dice        rolls and keeps, and their dense indices
    patterns    what a box can ask of the dice
    vocabulary  what a sheet can say, and its digest
    tables      what a sheet compiles into; reasons
    compile     from rules to tables
    sheet       the rules and what is printed around them
    parse       from plain data to a sheet, with every fault (``spot`` holds value and path)
    toml        a sheet as text
    shelf       the sheets that come with the package, and files of one's own
    errors      everything that can be wrong with what a user gives us
"""
