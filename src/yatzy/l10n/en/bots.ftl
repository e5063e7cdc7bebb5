# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Beginner
    .about = Has just learned the rules, and often takes what lies nearest.
bot-casual = Casual
    .about = Plays now and then, and knows the usual tricks.
bot-strong = Strong
    .about = Seldom wrong, and never by much.
bot-perfect = Perfect
    .about = Makes as many points as can be made on average.
bot-cautious = Cautious
    .about = Gives up a few points for fewer bad games.
bot-bold = Bold
    .about = Gives up a few points for a chance of great games.
bot-winner = Winner
    .about = Plays to finish ahead of the others, by however little.

simulate-playing = Playing
simulate-heading = { $sheet }: { $games } games
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } to { $high }
simulate-sure = With 95 % confidence the true mean lies within ±, and the true share of wins in the range beside it.
simulate-sure-alone = With 95 % confidence the true mean lies within ±.
column-deviation = Deviation
column-wins = Wins
column-wins-range = 95 %
column-worst = Worst

error-bots-unknown = There is no computer player “{ $name }”. There are: { $known }.
error-contest-players = { $got ->
        [0] Nobody plays
       *[other] { $got } are too many
    }: name 1 to { $most } computer players, separated by commas.
error-contest-games = There can be { $least } to { $most } games, not { $got }.
error-simulate-seed = The seed is a number from 0 to { NUMBER($most, useGrouping: 0) }, not { $got }.
