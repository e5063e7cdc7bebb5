# Bots: what they are called, what they are like, and how they do against each other.

bot-beginner = Beginner
    .about = Knows the rules and takes the obvious choice.
bot-casual = Casual
    .about = Plays now and then, and knows the usual tricks.
bot-strong = Strong
    .about = Rarely makes a mistake, and never a big one.
bot-perfect = Perfect
    .about = Makes the most points possible on average.
bot-cautious = Cautious
    .about = Gives up a few points to avoid bad games.
bot-bold = Bold
    .about = Gives up a few points for a chance at great games.
bot-winner = Winner
    .about = Plays to win, by whatever margin.

simulate-playing = Playing
simulate-heading = { $sheet }: { $games } games
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } to { $high }
simulate-sure = 95% confidence: the true mean lies within ±, the true share of wins in the range next to it.
simulate-sure-alone = 95% confidence: the true mean lies within ±.
column-deviation = Deviation
column-wins = Wins
column-wins-range = 95%
column-worst = Worst

error-bots-unknown = There is no bot “{ $name }”. Choose from: { $known }.
error-contest-players = { $got ->
        [0] No bots named
       *[other] { $got } are too many bots
    }: name 1 to { $most }, separated by commas.
error-contest-games = The number of games must be { $least } to { $most }, not { $got }.
error-simulate-seed = The seed must be a number from 0 to { NUMBER($most, useGrouping: 0) }, not { $got }.
