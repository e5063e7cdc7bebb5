# One line for everything that can be wrong with what a user gives us.

error-dice-letters = «{ $text }» — не кидок. Набери кубики цифрами, як-от 55535.
error-dice-count = У «{ $text }» { $got ->
        [one] { $got } кубик
        [few] { $got } кубики
       *[many] { $got } кубиків
    }, а за цими правилами потрібно { $expected }.
error-dice-face = «{ $text }» — не кидок: на кубиках від 1 до 6, а не { $face }.
error-sheet-unknown = Правил «{ $name }» немає. { $near ->
        [none] Є такі: { $known }. Можна вказати й шлях до власного файлу.
       *[other] Може, { $near }?
    }
    .guest = Правил «{ $name }» немає. { $near ->
        [none] Є такі: { $known }.
       *[other] Може, { $near }?
    }
error-option-unknown = У правилах { $sheet } немає варіанта «{ $option }». { $known ->
        [none] Варіантів у них немає.
       *[other] Є такі: { $known }.
    }
error-options-exclude = Обери щось одне: { $one } і { $other } разом не діють.
error-sheet-missing = Такого файлу немає.
error-sheet-unreadable = Файл не читається: { $problem }.
error-sheet-too-large = Файл завеликий: правила можуть мати до { $largest } кБ.
error-sheet-encoding = Це не текстовий файл: правила — це TOML у UTF-8.
error-sheet-line = Рядок довший за { NUMBER($longest, useGrouping: 0) } знаків.
error-sheet-toml = Це неправильний TOML: { $problem }
error-sheet-empty = Файл правил порожній.
error-sheet-not-offline = За цими правилами можна грати лише із сервером.
error-card-entry = «{ $part }» — не заповнене поле: пиши поле=очки, як-от yatzy=50.
error-card-box = За цими правилами немає поля «{ $key }». Є такі: { $known }.
error-card-twice = Поле «{ $key }» заповнено двічі.
error-card-points = У полі «{ $key }» ніколи не буває { $points }. Може бути: { $possible }.
error-card-further = У полі «{ $key }» може бути { $points } лише тоді, коли в полі «{ $needed }» вже є очки.
error-card-order = Цю таблицю заповнюють згори донизу, а поле «{ $key }» ще вільне.
error-card-bonus = { $most ->
        [0] У цій таблиці не може бути бонусу за повторні п’ять однакових.
       *[other] Кожен бонус за повторні п’ять однакових — { $each }, у цій таблиці їх разом не більше { $most }, а не { $bonus }.
    }
error-card-bonus-box = { $points } у полі «{ $key }» не могли дати бонус { $bonus } у цій таблиці.
error-card-full = Усі поля заповнено: ходити вже нікуди.
error-language-unknown = Мови «{ $language }» немає. Є такі: { $known }.
error-pad-columns = У бланку може бути від { $least } до { $most } колонок, а не { NUMBER($got, useGrouping: 0) }.

error-line = рядок { $line }: { $told }

error-no-terminal = Для цього потрібен термінал, а не конвеєр чи файл.
error-games-sure = Гру { $game } буде видалено назавжди. Щоб підтвердити, додай --yes.
error-games-at-server = { $game } — стіл на сервері. Запусти yatzy serve і грай там.
error-games-served = { $game } — стіл на сервері, який зараз працює. Спершу зупини сервер.
error-record-which = Вкажи файл гри або передай гру через конвеєр.
error-record-unwritable = Не вдається записати: { $problem }.

# Laying a table.

error-setup-players = За цими правилами грають від { $least } до { $most } гравців або один для тренування; вказано { $got }.
error-setup-name = «{ $name }» — не ім’я: ім’я має від 1 до { $longest } знаків в одному рядку.
error-setup-name-twice = Двоє гравців мають те саме ім’я: { $name }. Зміни одне з них.
error-setup-teams = Команд може бути { $allowed }, а не { $got }.
error-setup-team-seats = Кожному гравцеві потрібна команда, а кожній команді — гравець.
error-setup-tag = «{ $text }» — не { $tag ->
        [date] дата на зразок 2026-11-15
        [seal] відбиток: 64 шістнадцяткові цифри
        [match] назва матчу: літери й цифри, до 40
       *[game_id] назва гри: літери й цифри, до 40
    }.
error-setup-match = У матчі з однаковими кидками кожен грає окремо, кубиками на екрані й без кидка за перший хід.
error-setup-rounds = У серії від 1 до { $most } раундів, а не { $got }.
error-setup-words = Щасливих слів { $got }, а гравців { $players }. Вкажи по одному на кожного або жодного.
error-setup-computers = Якщо грають боти, вкажи для кожного місця, чи грає там бот: місць { $players }, а вказано { $got }.
error-setup-computer = «{ $computer }» — не назва бота: пиши малими літерами, цифрами й дефісами.
error-setup-computer-dice = Ботам потрібні кубики на екрані: справжніх вони не кинуть.
error-setup-choice = { $tag }: можливі { $choices }, а не «{ $text }».
error-setup-word = «{ $word }» — не щасливе слово: до { $longest } знаків в одному рядку.

# Moves that are refused.

error-move-not-your-turn = Зараз не твій хід: ходить { $player }.
error-move-game-over = Гру закінчено.
error-move-roll-off = Спершу всі кидають за перший хід.
error-move-before-roll = Спершу кинь кубики.
error-move-no-roll-left = { $rolls ->
        [one] За хід є лише { $rolls } кидок
        [few] За хід є лише { $rolls } кидки
       *[many] За хід є лише { $rolls } кидків
    }: обери поле.
error-move-all-kept = Усі кубики залишено: обери поле або залиш менше кубиків.
error-move-not-there = { $there ->
        [0] На жодному кубику немає { $face }.
       *[other] Стільки кубиків із { $face } немає: їх лише { $there }.
    }
error-move-dice-count = Тут кидають { $expected ->
        [one] { $expected } кубик
        [few] { $expected } кубики
       *[many] { $expected } кубиків
    }, а не { $got }.
error-move-dice-face = На кубиках від 1 до 6, а не { $face }.
error-move-not-yours = Це чужа колонка ({ $other }); зараз ходить { $player }.
error-game-and-options = Вкажи або гру, яку продовжити, або параметри нової, а не те й те.
error-move-dice-lie = Кубики цього ходу вже введено: обери поле.
error-move-no-box = За цими правилами немає поля «{ $box }».{ $near ->
        [none] {""}
       *[other] {" "}Може, { $near }?
    }
error-move-box-filled = Поле «{ $box }» вже заповнено. Обери інше.
error-move-box-forbidden = Поле «{ $box }» зараз брати не можна. Обери інше.
error-move-typed = «{ $typed }» — не кубики й не очки: набери кубики або очки, як-от 28 чи 30+100.
error-move-points-needed = Скільки очок у полі «{ $box }»?
error-move-points = У полі «{ $box }» зараз не може бути { $points }. Може бути: { $possible }.
error-move-points-differ = У полі «{ $box }» ці кубики дають { $right }, а не { $points }.
error-move-only-real-dice = Це можна лише зі справжніми кубиками.
error-move-across-dice = Кидок скасувати не можна.
error-move-computers = Це хід бота ({ $player }): скасувати можна лише ходи людей.
error-move-nothing-done = Скасовувати нічого.
error-move-no-turn = Ходу { $turn }, який можна виправити, немає.
error-move-conflict = Так не виходить: пізніше { $player } має { $points } у полі «{ $box }». Спершу виправ це.
error-move-not-over = Ключ кидків приховано до кінця гри.
error-move-no-secret = У цих кубиків немає ключа кидків.
error-move-rolls-left = Після кидка лишається від 0 до { $most } кидків, а не { $got }.
error-move-shown = Гру закрито: її ключ кидків уже показано.

# Records of games.

error-record-page = Сторінка затерла б файл гри. Обери іншу назву.
error-record-empty = Гри тут немає.
error-record-empty-input = Через стандартне введення не надійшло гри. Вкажи файл гри або передай гру через конвеєр.
error-record-unreadable = Не читається: { $problem }.
error-record-missing = Такого файлу немає.
error-record-nowhere = Немає ні файлу, ні збереженої гри з такою назвою. Усі ігри: yatzy games
error-record-none-played = У збережених іграх ще немає закінченого ходу. Вкажи файл гри або передай гру через конвеєр.
error-record-too-large = Завелике для гри: межа — { $largest } МБ.
error-record-encoding = Це не текстовий файл: файл гри — це текст у UTF-8.
error-record-json = Це неправильний JSON: { $problem }
error-record-data = Це не подія гри: { $problem }
error-record-seq = Бракує події { $expected }; тут { $got }.
error-record-moment = «{ $got }» — не час на зразок 2026-11-15T19:30:00Z.
error-record-newer = Це версія { $version }, а цей yatzy читає версії від 1 до { $known }. Онови yatzy, щоб її прочитати.
error-record-no-start = Запис не починається з початку гри.
error-record-started-twice = Гра починається вдруге.
error-record-event = Такого не могло бути.
error-record-digest = Правила { $sheet } тут ({ $found }) — не ті, за якими грали ({ $digest }).
error-record-tag = «{ $text }» — не мітка. Є такі: { $known }.
error-record-tag-twice = Мітка { $tag } трапляється двічі.
error-record-no-tag = Бракує мітки { $tag }.
error-record-number = «{ $text }» — не число.
error-record-choice = { $tag }: можливі { $choices }, а не «{ $text }».
error-record-computer = «{ $text }» — не бот за цим столом: напиши місце й назву, як-от 2 casual.
error-record-sheet = Правил «{ $sheet }» немає. Є такі: { $known }. Власні правила пишуть у мітці Rules, як це робить yatzy games export.
    .guest = Правил «{ $sheet }» немає. Є такі: { $known }. Власні правила пишуть у мітці Rules.
error-record-rules = Це не правила { $sheet }.
error-record-heading = Тут має бути «{ $expected }», а не «{ $text }».
error-record-name = «{ $text }» тут не грає: ходить { $player }.
error-record-unfinished = { $player }: хід не має кінця.
error-record-part = Не вдалося прочитати «{ $text }»: хід — це кубики, які з них залишено, поле та його очки.
error-record-kept = Залишено { $kept }, але цього немає в { $dice }.
error-verify-real-dice = Грали справжніми кубиками: перевіряти нічого.
error-verify-no-seal = У цієї гри немає відбитка кубиків, тож перерахувати їх не може ніхто.
error-verify-no-secret = Ключ кидків іще приховано: його видно, коли гру закінчено.
error-verify-bad-secret = Ключ кидків записано не шістнадцятковими цифрами.
error-verify-day-open = Гра за { $day } ще відкрита: ключ кидків покажуть, коли зіграти в неї вже не можна.
error-verify-day-file = Цей файл не підтверджує жодного дня. Збережи відповідь /api/days без змін.

# Solving.

error-solve-threads = Потоків може бути від 1 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
error-solver-too-large = У цих правил щонайменше { $states } станів: щоб їх прорахувати, потрібно { $needed } ГіБ пам’яті, а вільно { $free } ГіБ.
error-solver-not-offline = На цьому пристрої немає розрахунку для цих правил. Спитай на комп’ютері, де встановлено yatzy: він може їх прорахувати.
error-solver-odds-too-large = Точні шанси потребують щонайменше { $needed } ГіБ пам’яті, а вільно { $free }. Оцінити їх можна з --games 1000000.
error-solver-games = Потрібна хоча б одна партія, а не { $got }.
error-advise-dice = Які кубики ({ $dice })? Наприклад: yatzy advise 12344
error-advise-against = --against приймає підсумки, як-от 231,204, а не «{ $text }».
error-odds-filled = --filled працює з одним набором правил, а вказано кілька.
error-odds-sheets = Одразу можна порівняти щонайбільше { $most } наборів правил, а не { $got }.
error-odds-games = --games — це число від 1 до { $most }, а не { $got }.
error-solver-no-memory = Для цього не вистачає пам’яті.
error-solver-threads = Потрібен хоча б один потік, а не { $got }.
error-solver-other-array = Це значення не для цих правил: їх має бути { $expected } в одному ряду, а не { $got }.
error-solver-other-sheet = Таблиця за одними правилами ({ $card }), а розрахунок за іншими ({ $values }).
error-race-too-early = Вільних полів { $open }: грати лише на перемогу зарано, це починається з { $most }. Доти найкраще грати на очки.
error-race-too-large = Щоб грати на перемогу за цими правилами, потрібно { $needed } ГіБ пам’яті, а вільно { $free } ГіБ.
error-file-no-folder = Такої теки немає.
error-file-unwritable = Не вдається записати: { $problem }.
error-export-suffix = Назва файлу має закінчуватися так: { $known }
error-export-option = { $option } не працює з { $what }.
error-export-either = --filled, --dice і --rolls-left — для однієї таблиці, а --games, --player і --seed — для партій.
error-export-player = --player називає одного бота, а не { $got }.

# Where games are kept.

error-extra-missing = Для цього бракує пакета: { $package }. Встанови його так: { $command }
error-store-no-game = Гри «{ $game }» немає. Усі ігри: yatzy games
error-store-many-games = З «{ $beginning }» починається кілька ігор: { $games }. Набери більше літер назви.
error-store-known = Гра { $game } в тебе вже є.
error-store-moved-on = Гра пішла далі деінде, може, в іншому терміналі. Тепер ти бачиш її такою, якою вона є зараз.
error-store-no-secret = Ключ кидків гри { $game } — на іншому комп’ютері: тут її не продовжити.
error-store-full = Диск заповнено, тож нічого не записано. Збережене раніше в безпеці: { $place }
error-store-not-taken = Диск не прийняв запису до { $place } ({ $problem }): можливо, він повний, твою квоту вичерпано або він несправний. Збережене раніше в безпеці.
error-store-read-only = До { $place } нічого не записати: доступ лише для читання.
error-store-cannot-open = У { $place } не можна зберігати ігри: { $problem }.
error-store-busy = До { $place } саме пише інша програма. Спробуй ще раз.
error-store-damaged = { $place } — не сховище ігор або пошкоджене: { $problem }.
error-store-gone = { $place } перемістили, видалили чи замінили під час роботи, тож нічого не записано. Почни знову.
error-store-foreign = { $place } — база даних іншої програми: до неї нічого не записано.
error-store-newer = { $place } створив новіший yatzy. Онови цей.
error-store-failed = Не вдається користуватися { $place }: { $problem }.
error-store-served = { $place } вже обслуговує інший yatzy serve. Зупини його або зберігай ігри деінде: --database
error-store-no-home = Цей користувач не має домашньої теки для зберігання. Вкажи теку: { $variable }=/a/folder
error-store-other-log = Файл { $log } поруч із { $place } належить до інших ігор: резервною копією замінили лише сам файл. Нічого не змінено. Якщо { $place } — те, що потрібно, видали { $log }; yatzy host restore робить це сам.
error-store-closed = { $place } тут закрито: більше нічого не записується.
error-store-address = Це не адреса бази даних. Адреса — це файл або, наприклад, postgresql://name:password@host/database; знаки @ / : # в імені чи паролі пишуться як %40 %2F %3A %23.
error-store-unreachable = Не вдається під’єднатися до { $place }: { $problem }.
error-store-away = { $place } не відповідає. Збережене раніше в безпеці; спробуй за хвилину.
error-store-locked = { $place } не впускає з таким ім’ям і паролем.
error-store-no-right = { $place } не дозволяє цьому користувачеві створювати чи використовувати таблиці. Дозвіл дає адміністратор: GRANT CREATE ON SCHEMA …
error-store-no-database = Такої бази даних немає: { $place }. Спершу її треба створити, наприклад через createdb.

# Faults in a sheet; the path to the fault stands before each.

fault-whole-sheet = правила
fault-more = (і ще { $count }: див. yatzy sheets check)
    .guest = (і ще { $count })
fault-missing = не вказано.
fault-unknown-key = невідомий ключ. Відомі: { $known }.
fault-not-table = потрібна таблиця, а не { $got }.
fault-not-list = потрібен список, а не { $got }.
fault-list-length = потрібно від 1 до { $most } елементів, а не { $got }.
fault-twice = є повтори.
fault-not-whole = потрібне ціле число від { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }, а не { $got }.
fault-not-flag = потрібно true або false, а не { $got }.
fault-not-text = потрібен текст, а не { $got }.
fault-bad-text = потрібен один рядок тексту, від 1 до { $longest } знаків.
fault-not-key = потрібні малі літери, цифри й дефіси, до { $longest }, перша — літера, як-от "full-house", а не { $got }.
fault-not-choice = дозволено { $choices }, а не { $got }.
fault-not-language = потрібен код мови, як-от "fi", а не { $got }.
fault-not-pattern = потрібно "any" або таблиця з одним із ключів { $known }, а не { $got }.
fault-not-pays = потрібно "all", "matched", також із доданим числом ("all+50"), або число до { $most }, а не { $got }.
fault-key-taken = назву { $key } вже зайнято.
fault-upper-box = поле верхньої секції рахує одне число, дає "matched" і не буває крайнім засобом.
fault-too-many-dice = потрібно кубиків: { $needed }, а за цими правилами їх { $dice }.
fault-no-upper-box = у верхній секції немає жодного поля.
fault-not-five-alike = потрібне поле зі зразком groups = [{ $dice }].
fault-needs-forced-joker = працює лише з joker = "forced".
fault-against-joker = не поєднується з джокером.
fault-against-order = не поєднується з order = "fixed".
fault-needs-chance = потрібне рівно одне поле зі зразком "any"; тут їх { $got }.
fault-less-than-chance = має бути не менше, ніж дає Шанс за той самий кидок: { $least }.
fault-id-taken = { $id } — назва вбудованих правил. Обери іншу.
