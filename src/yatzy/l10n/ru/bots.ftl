# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Новичок
    .about = Знает правила и делает то, что напрашивается.
bot-casual = Любитель
    .about = Играет время от времени и знает обычные приёмы.
bot-strong = Мастер
    .about = Ошибается редко, а грубо — никогда.
bot-perfect = Идеал
    .about = Набирает в среднем больше всех: лучше играть нельзя.
bot-cautious = Осторожный
    .about = Жертвует парой очков, чтобы реже проваливаться.
bot-bold = Смельчак
    .about = Жертвует парой очков ради шанса на блестящую партию.
bot-winner = Победитель
    .about = Играет на победу, хотя бы на одно очко.

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
column-worst = Минимум

error-bots-unknown = Бота «{ $name }» нет. Выбери из этих: { $known }.
error-contest-players =
    { $got ->
        [0] Не указан ни один бот
       *[other] { $got } — слишком много ботов
    }: назови от 1 до { $most }, через запятую.
error-contest-games = Укажи число партий от { $least } до { $most }, а не { $got }.
error-simulate-seed = Начальное число (seed) — от 0 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
