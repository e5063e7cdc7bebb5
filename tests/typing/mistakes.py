"""What type checkers must refuse: each of these lines is wrong, and is told so by its code."""

import yatzy

sheet = yatzy.sheet("vinga")
sheet.title = "Mine"  # mypy: misc # pyright: reportAttributeAccessIssue
sheet.score(55566)  # mypy: arg-type # pyright: reportArgumentType
yatzy.solve("vinga")  # mypy: arg-type # pyright: reportArgumentType
yatzy.Card.empty("vinga")  # mypy: arg-type # pyright: reportArgumentType
yatzy.Game.new(sheet, ["Anna"]).totals["Anna"] = 300  # mypy: index # pyright: reportIndexIssue
yatzy.Game.new(sheet, players=2)  # mypy: arg-type # pyright: reportArgumentType
yatzy.solve(sheet).advise(yatzy.Card.empty(sheet), "12344")  # mypy: call-arg # pyright: reportCallIssue
yatzy.Game.new(sheet, ["Anna"], start="dice")  # mypy: arg-type # pyright: reportArgumentType
yatzy.nothing  # mypy: attr-defined # pyright: reportAttributeAccessIssue
