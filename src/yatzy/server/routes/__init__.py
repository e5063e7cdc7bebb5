"""The server's addresses: what programs and the page can ask for.

tables    lay one, find one, sit down, play, hand over, again
matches   duplicate play: the same dice for everyone
players   seats claimed with a key of one's own, and what was reached
coaching  advice, solutions, contests of computer players
reviewing games looked at again, records brought from elsewhere
positions any card with any dice, and questions to practise on
rulebook  rules to read, pads to print
papers    records, sheets, proofs of the dice, QR codes
running   whether it runs, how well, and the live connection
asking    who asks: the holder of a token, in which language
"""
