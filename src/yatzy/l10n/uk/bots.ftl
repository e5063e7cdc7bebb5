# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Новачок
    .about = Знає правила й бере те, що лежить на поверхні.
bot-casual = Аматор
    .about = Грає час від часу і знає звичні хитрощі.
bot-strong = Майстер
    .about = Помиляється рідко, а грубо — ніколи.
bot-perfect = Ідеал
    .about = Набирає в середньому стільки очок, скільки взагалі можливо.
bot-cautious = Обережний
    .about = Віддає кілька очок, щоб рідше мати провальні партії.
bot-bold = Сміливець
    .about = Віддає кілька очок за шанс на блискучу партію.
bot-winner = Переможець
    .about = Грає на перемогу, байдуже з яким відривом.

simulate-playing = Партії тривають
simulate-heading = { $sheet }: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low }–{ $high }
simulate-sure = З імовірністю 95% справжнє середнє лежить у межах ±, а справжня частка перемог — в інтервалі поруч.
simulate-sure-alone = З імовірністю 95% справжнє середнє лежить у межах ±.
column-deviation = Відхилення
column-wins = Перемоги
column-wins-range = 95%
column-worst = Найменше

error-bots-unknown = Бота «{ $name }» немає. Є такі: { $known }.
error-contest-players = { $got ->
        [0] Не вказано жодного бота
       *[other] { $got } ботів — забагато
    }: перелічи через кому від 1 до { $most }.
error-contest-games = Партій може бути від { $least } до { $most }, а не { $got }.
error-simulate-seed = Число seed може бути від 0 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
