"""Figures and printed pages: SVG, HTML and CSV made from reports.

    svg, dice_svg  escaped text; dice
    figure         an SVG with its title, description and table of numbers
    histogram      a distribution of totals cut into bins
    axes           the axes of odds_chart and odds_curves
    odds_chart     how games by one sheet end
    odds_curves    how games by several sheets end
    course_chart   how a column went, turn by turn
    trend_chart    totals from game to game
    html_page      the frame of an HTML document
    printed_pad    a score pad to print
    pad_csv        a game's pad as CSV
    review_page    a review as an HTML document
    records_page   what players reached, as an HTML document

Text from sheets, players and catalogues is escaped on its way in. Imports ``report`` and what lies below it.
"""
