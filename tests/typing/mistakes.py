"""What type checkers must refuse: each of these lines is wrong, and is told so by its code.

``make lint`` has mypy complain about an ignore that nothing is wrong with; ``test_typing`` asks pyright.
"""

import yatzy

sheet = yatzy.sheet("vinga")
sheet.title = "Mine"  # type: ignore[misc] # pyright: reportAttributeAccessIssue
sheet.score(55566)  # type: ignore[arg-type] # pyright: reportArgumentType
yatzy.solve(5)  # type: ignore[arg-type] # pyright: reportArgumentType
yatzy.Card.empty(5)  # type: ignore[arg-type] # pyright: reportArgumentType
yatzy.Game.new(sheet, ["Anna"]).totals["Anna"] = 300  # type: ignore[index] # pyright: reportIndexIssue
yatzy.Game.new(sheet, players=2)  # type: ignore[arg-type] # pyright: reportArgumentType
yatzy.solve(sheet).advise(yatzy.Card.empty(sheet), "12344")  # type: ignore[call-arg] # pyright: reportCallIssue
yatzy.Game.new(sheet, ["Anna"], start="dice")  # type: ignore[arg-type] # pyright: reportArgumentType
yatzy.nothing  # type: ignore[attr-defined] # pyright: reportAttributeAccessIssue
