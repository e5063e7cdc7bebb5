# yatzy serve.

cli-serve = Відкрити столи в браузері: для телефонів у тій самій мережі або для всіх.
    .host = Адреса, на якій слухати. Типово: усі мережі цього комп’ютера.
    .port = Порт, на якому слухати. Типово: 8250 або наступний вільний.
    .database = Де зберігати ігри: файл або postgresql://user@host/name. Типово: разом з іграми yatzy play.
    .public_url = Адреса, за якою заходять інші, як-от https://yatzy.example. Типово: адреса в тій самій мережі.
    .no_browser = Не відкривати сторінку тут.
    .log = Як писати журнал: рядки для людей, JSON для програм або лише негаразди. Типово: plain у терміналі, інакше json.
    .check = Показати, що буде запущено й чи це можливо, і більше нічого не робити.
    .json = Разом із --check: вивести JSON для програм.

serve-heading = Столи відкрито.
serve-here = На цьому комп’ютері
serve-near = Для інших у тій самій мережі
serve-public = Для всіх
serve-nobody-near = Лише цей комп’ютер
serve-not-said = не вказано
serve-kept = Ігри зберігаються в
serve-database = База даних
serve-log = Журнал
serve-stop = Ctrl-C закриває їх. Ігри лишаються й підуть далі наступного разу.
serve-stopped = Закрито. Ігри збережено.
serve-next-port = Порт { $wanted } зайнято, тож цього разу { $port }.
serve-warning = увага
serve-unknown = Тут невідоме, може, з одруком: { $names }
serve-schema = { $kind }, схема { $schema }
serve-schema-old = { $kind }, схема { $schema }: її буде оновлено до { $needs }
serve-schema-new = { $kind }: там іще нічого немає, буде створено
serve-schema-none = { $kind }

error-settings-whole = { $name } — ціле число від { $least } до { $most }, а не «{ $value }».
error-settings-number = { $name } — число від { $least } до { $most }, а не «{ $value }».
error-settings-yes = { $name } — це 1 або 0, а не «{ $value }».
error-settings-log = { $name }: можливі { $known }, а не «{ $value }».
error-settings-url = { $name } — адреса, як-от https://yatzy.example, а не «{ $value }».
error-settings-proxies = { $name } — адреси або мережі, як-от 10.0.0.0/8, через кому, а не «{ $value }».
error-settings-database = { $name } — файл або починається з sqlite:/// чи postgresql://, а не з { $scheme }://.
error-settings-json = --json працює разом із --check.
error-serve-port-taken = Порт { $port } зайнято іншою програмою. Обери інший: --port.
error-serve-ports-taken = Порт { $port } і порти перед ним зайнято іншими програмами. Обери інший: --port.
error-serve-port-denied = Цей користувач не може слухати порт { $port }. Обери інший, як-от --port 8250.
error-serve-host = «{ $host }» — не адреса цього комп’ютера.
error-serve-failed = Сервер не запускається: { $problem }.
