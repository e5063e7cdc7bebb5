"""The rules: sheets as data, compiled into lookup tables.

Pure: no clock, randomness, terminal or network; the only files read are sheets (``sheet_files``). Imports
nothing but the standard library.

    dice         rolls and keeps, and their dense indices
    patterns     what a box can require of the dice
    vocabulary   the rules a sheet can express, and their digest
    tables       the lookup tables a sheet compiles into, and the reasons for a score
    compile      compiler from rules to tables
    sheet        a rule sheet: the rules and what is printed around them
    parse        parser from plain data to a sheet, reporting every fault
    cursor       a position in plain data: value, path and faults
    toml         a sheet as TOML text
    sheet_files  the bundled sheets, and sheets in user files
    errors       the error classes of the whole package
"""
