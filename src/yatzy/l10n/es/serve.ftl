# yatzy serve.

cli-serve = Abre mesas en la web: para los teléfonos de la misma red, o para todo el mundo.
    .host = La dirección en la que escuchar. Por defecto: todas las redes de esta máquina.
    .port = El puerto en el que escuchar. Por defecto: 8250, o el siguiente libre.
    .database = Dónde se guardan las partidas: un archivo, o postgresql://user@host/name. Por defecto: con las partidas de yatzy play.
    .public_url = La dirección por la que llegan los demás, por ejemplo https://yatzy.example. Por defecto: la de la misma red.
    .no_browser = No abre la página aquí.
    .log = Cómo se escribe el diario: líneas para personas, JSON para programas, o solo lo que va mal. Por defecto: plain en un terminal, si no json.
    .check = Dice qué se pondría en marcha, y si puede, y nada más.
    .json = Con --check: escribe JSON para programas.

serve-heading = Las mesas están abiertas.
serve-here = En esta máquina
serve-near = Para los demás, en la misma red
serve-public = Para todo el mundo
serve-nobody-near = Solo esta máquina
serve-not-said = sin indicar
serve-kept = Partidas guardadas en
serve-database = Base de datos
serve-log = Diario
serve-stop = Ctrl-C las cierra. Las partidas se quedan, y siguen la próxima vez.
serve-stopped = Cerrado. Las partidas están guardadas.
serve-next-port = El puerto { $wanted } está ocupado, así que esta vez es el { $port }.
serve-warning = atención
serve-unknown = No se conoce aquí, quizá está mal escrito: { $names }
serve-schema = { $kind }, esquema { $schema }
serve-schema-old = { $kind }, esquema { $schema }: pasará a { $needs }
serve-schema-new = { $kind }: aún no hay nada, se creará
serve-schema-none = { $kind }

error-settings-whole = { $name } es un número entero de { $least } a { $most }, no «{ $value }».
error-settings-number = { $name } es un número de { $least } a { $most }, no «{ $value }».
error-settings-yes = { $name } es 1 o 0, no «{ $value }».
error-settings-log = { $name } es uno de estos valores: { $known }; no «{ $value }».
error-settings-url = { $name } es una dirección como https://yatzy.example, no «{ $value }».
error-settings-proxies = { $name } lista direcciones o redes como 10.0.0.0/8, separadas por comas, no «{ $value }».
error-settings-database = { $name } es un archivo, o empieza por sqlite:/// o postgresql://, no por { $scheme }://.
error-settings-json = --json va con --check.
error-serve-port-taken = El puerto { $port } lo usa otro programa. --port elige otro.
error-serve-ports-taken = El puerto { $port } y los anteriores los usan otros programas. --port elige otro.
error-serve-port-denied = Este usuario no puede escuchar en el puerto { $port }. --port elige otro, por ejemplo 8250.
error-serve-host = «{ $host }» no es una dirección de esta máquina.
error-serve-failed = El servidor no puede arrancar: { $problem }.
