# yatzy serve.

cli-serve = Sert des tables sur le web : pour les téléphones du même réseau, ou pour tout le monde.
    .host = L’adresse où écouter. Par défaut : tous les réseaux de cette machine.
    .port = Le port où écouter. Par défaut : 8250, ou le suivant qui est libre.
    .database = Où conserver les parties : un fichier, ou postgresql://user@host/name. Par défaut : avec les parties de yatzy play.
    .public_url = L’adresse par laquelle les autres le joignent, par exemple https://yatzy.example. Par défaut : celle du même réseau.
    .no_browser = N’ouvre pas la page ici.
    .log = Comment écrire le journal : des lignes pour les humains, du JSON pour les programmes, ou seulement ce qui ne va pas. Par défaut : plain dans un terminal, sinon json.
    .check = Dit ce qui tournerait, et si cela peut tourner, et rien d’autre.
    .json = Avec --check : écrit du JSON pour les programmes.

serve-heading = Les tables sont ouvertes.
serve-here = Sur cette machine
serve-near = Pour les autres du même réseau
serve-public = Pour tout le monde
serve-nobody-near = Cette machine seulement
serve-not-said = non précisé
serve-kept = Parties conservées dans
serve-database = Base de données
serve-log = Journal
serve-stop = Ctrl-C les ferme. Les parties restent, et reprendront la prochaine fois.
serve-stopped = Fermé. Les parties sont conservées.
serve-next-port = Le port { $wanted } est occupé : ce sera { $port } cette fois.
serve-warning = attention
serve-unknown = Inconnu ici, peut-être mal écrit : { $names }
serve-schema = { $kind }, schéma { $schema }
serve-schema-old = { $kind }, schéma { $schema } : il passera à { $needs }
serve-schema-new = { $kind } : rien encore, ce sera créé
serve-schema-none = { $kind }

error-settings-whole = { $name } est un nombre entier de { $least } à { $most }, pas « { $value } ».
error-settings-number = { $name } est un nombre de { $least } à { $most }, pas « { $value } ».
error-settings-yes = { $name } vaut 1 ou 0, pas « { $value } ».
error-settings-log = { $name } est l’une de ces valeurs : { $known } ; pas « { $value } ».
error-settings-url = { $name } est une adresse comme https://yatzy.example, pas « { $value } ».
error-settings-proxies = { $name } liste des adresses ou des réseaux comme 10.0.0.0/8, séparés par des virgules, pas « { $value } ».
error-settings-database = { $name } est un fichier, ou commence par sqlite:/// ou postgresql://, pas par { $scheme }://.
error-settings-json = --json va avec --check.
error-serve-port-taken = Le port { $port } est occupé par un autre programme. --port en choisit un autre.
error-serve-ports-taken = Le port { $port } et ceux d’avant sont occupés par d’autres programmes. --port en choisit un autre.
error-serve-port-denied = Cet utilisateur n’a pas le droit d’écouter sur le port { $port }. --port en choisit un autre, par exemple 8250.
error-serve-host = « { $host } » n’est pas une adresse de cette machine.
error-serve-failed = Le serveur ne peut pas démarrer : { $problem }.
