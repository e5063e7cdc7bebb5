# yatzy serve.

cli-serve = Открыть столы в браузере: для телефонов в той же сети или для всех.
    .host = Адрес, на котором слушать. По умолчанию: все сети этого компьютера.
    .port = Порт, на котором слушать. По умолчанию: 8250 или следующий свободный.
    .database = Где хранить игры: файл или postgresql://user@host/name. По умолчанию: вместе с играми yatzy play.
    .public_url = Адрес, по которому заходят другие, например https://yatzy.example. По умолчанию: адрес в той же сети.
    .no_browser = Не открывать страницу здесь.
    .log = Как вести журнал: строки для людей, JSON для программ или только неполадки. По умолчанию: plain в терминале, иначе json.
    .check = Показать, что будет запущено и возможно ли это, и больше ничего не делать.
    .json = Вместе с --check: вывести JSON для программ.

serve-heading = Столы открыты.
serve-here = На этом компьютере
serve-near = Для других в той же сети
serve-public = Для всех
serve-nobody-near = Только этот компьютер
serve-not-said = не указано
serve-kept = Игры хранятся в
serve-database = База данных
serve-log = Журнал
serve-stop = Ctrl-C закрывает их. Игры остаются и продолжатся в следующий раз.
serve-stopped = Закрыто. Игры сохранены.
serve-next-port = Порт { $wanted } занят, поэтому на этот раз { $port }.
serve-warning = внимание
serve-unknown = Здесь неизвестно, возможно, с опечаткой: { $names }
serve-schema = { $kind }, схема { $schema }
serve-schema-old = { $kind }, схема { $schema }: будет обновлена до { $needs }
serve-schema-new = { $kind }: там ещё ничего нет, будет создано
serve-schema-none = { $kind }

error-settings-whole = { $name } — целое число от { $least } до { $most }, а не «{ $value }».
error-settings-number = { $name } — число от { $least } до { $most }, а не «{ $value }».
error-settings-yes = { $name } — это 1 или 0, а не «{ $value }».
error-settings-log = { $name }: возможны { $known }, а не «{ $value }».
error-settings-url = { $name } — адрес вроде https://yatzy.example, а не «{ $value }».
error-settings-proxies = { $name } — адреса или сети вроде 10.0.0.0/8, через запятую, а не «{ $value }».
error-settings-database = { $name } — файл или начинается с sqlite:/// или postgresql://, а не с { $scheme }://.
error-settings-json = --json работает вместе с --check.
error-serve-port-taken = Порт { $port } занят другой программой. Выбери другой: --port.
error-serve-ports-taken = Порт { $port } и порты перед ним заняты другими программами. Выбери другой: --port.
error-serve-port-denied = Этот пользователь не может слушать порт { $port }. Выбери другой, например --port 8250.
error-serve-host = «{ $host }» — не адрес этого компьютера.
error-serve-failed = Сервер не запускается: { $problem }.
