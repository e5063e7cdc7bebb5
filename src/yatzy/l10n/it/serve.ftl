# yatzy serve.

cli-serve = Apre i tavoli sul web: per i telefoni della stessa rete, o per tutti.
    .host = L’indirizzo su cui ascoltare. Se manca: ogni rete di questa macchina.
    .port = La porta su cui ascoltare. Se manca: 8250, o la prossima libera.
    .database = Dove conservare le partite: un file, o postgresql://user@host/name. Se manca: con le partite di yatzy play.
    .public_url = L’indirizzo con cui gli altri lo raggiungono, per esempio https://yatzy.example. Se manca: quello nella stessa rete.
    .no_browser = Non apre qui la pagina.
    .log = Come scrivere il registro: righe per le persone, JSON per i programmi, o solo quello che non va. Se manca: plain in un terminale, altrimenti json.
    .check = Dice che cosa partirebbe, e se può partire, e nient’altro.
    .json = Con --check: scrive JSON per i programmi.

serve-heading = I tavoli sono aperti.
serve-here = Su questa macchina
serve-near = Per gli altri nella stessa rete
serve-public = Per tutti
serve-nobody-near = Solo questa macchina
serve-not-said = non detto
serve-kept = Partite conservate in
serve-database = Database
serve-log = Registro
serve-stop = Ctrl-C li chiude. Le partite restano, e riprendono la prossima volta.
serve-stopped = Chiuso. Le partite sono conservate.
serve-next-port = La porta { $wanted } è occupata: stavolta è la { $port }.
serve-warning = attenzione
serve-unknown = Qui non si conosce, forse è scritto male: { $names }
serve-schema = { $kind }, schema { $schema }
serve-schema-old = { $kind }, schema { $schema }: passerà a { $needs }
serve-schema-new = { $kind }: ancora niente, verrà creato
serve-schema-none = { $kind }

error-settings-whole = { $name } è un numero intero da { $least } a { $most }, non «{ $value }».
error-settings-number = { $name } è un numero da { $least } a { $most }, non «{ $value }».
error-settings-yes = { $name } è 1 o 0, non «{ $value }».
error-settings-log = { $name } è uno di questi valori: { $known }; non «{ $value }».
error-settings-url = { $name } è un indirizzo come https://yatzy.example, non «{ $value }».
error-settings-proxies = { $name } elenca indirizzi o reti come 10.0.0.0/8, separati da virgole, non «{ $value }».
error-settings-database = { $name } è un file, o comincia con sqlite:/// o postgresql://, non con { $scheme }://.
error-settings-json = --json va con --check.
error-serve-port-taken = La porta { $port } è occupata da un altro programma. --port ne prende un’altra.
error-serve-ports-taken = La porta { $port } e quelle prima sono occupate da altri programmi. --port ne prende un’altra.
error-serve-port-denied = Questo utente non può ascoltare sulla porta { $port }. --port ne prende un’altra, per esempio 8250.
error-serve-host = «{ $host }» non è un indirizzo di questa macchina.
error-serve-failed = Il server non può partire: { $problem }.
