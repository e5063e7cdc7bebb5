# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Новичок
    .about = Едва знает правила и часто берёт то, что ближе лежит.
bot-casual = Любитель
    .about = Играет время от времени и знает обычные хитрости.
bot-strong = Мастер
    .about = Ошибается редко, а грубо — никогда.
bot-perfect = Идеал
    .about = Набирает в среднем столько очков, сколько вообще возможно.
bot-cautious = Осторожный
    .about = Отдаёт несколько очков, чтобы реже проваливаться.
bot-bold = Смельчак
    .about = Отдаёт несколько очков за шанс на блестящую партию.
bot-winner = Победитель
    .about = Играет, чтобы обойти остальных, пусть даже на одно очко.

simulate-playing = Партии идут
simulate-heading = { $sheet }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low }–{ $high }
simulate-sure = С вероятностью 95 % истинное среднее лежит в пределах ±, а истинная доля побед — в интервале рядом.
simulate-sure-alone = С вероятностью 95 % истинное среднее лежит в пределах ±.
column-deviation = Отклонение
column-wins = Победы
column-wins-range = 95 %
column-worst = Худшее

error-bots-unknown = Компьютерного игрока «{ $name }» нет. Есть: { $known }.
error-contest-players = { $got ->
        [0] Никто не играет
       *[other] { $got } — это слишком много
    }: перечисли через запятую компьютерных игроков, от 1 до { $most }.
error-contest-games = Партий может быть от { $least } до { $most }, а не { $got }.
error-simulate-seed = Начальное значение (seed) — это число от 0 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
