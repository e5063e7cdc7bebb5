# yatzy serve.

cli-serve = Serve tables on the web: for phones in the same network, or for everybody.
    .host = The address to listen on. Default: every network of this machine.
    .port = The port to listen on. Default: 8250, or the next that is free.
    .database = Where games are kept: a file, or postgresql://user@host/name. Default: with the games of yatzy play.
    .public_url = The address others reach it by, such as https://yatzy.example. Default: that in the same network.
    .no_browser = Do not open the page here.
    .log = How the log is written: lines for people, JSON for programs, or only what is wrong. Default: plain on a terminal, else json.
    .check = Show what would run, and whether it can, and do nothing else.
    .json = With --check: print JSON for programs.

serve-heading = The tables are open.
serve-here = On this machine
serve-near = For others in the same network
serve-public = For everybody
serve-nobody-near = This machine alone
serve-not-said = not given
serve-kept = Games are kept in
serve-database = Database
serve-log = Log
serve-stop = Ctrl-C closes them. Games stay, and go on next time.
serve-stopped = Closed. Games are kept.
serve-next-port = Port { $wanted } is in use, so it is { $port } this time.
serve-warning = warning
serve-unknown = Not known here, perhaps misspelt: { $names }
serve-schema = { $kind }, schema { $schema }
serve-schema-old = { $kind }, schema { $schema }: it will be updated to { $needs }
serve-schema-new = { $kind }: nothing there yet, it will be made
serve-schema-none = { $kind }

error-settings-whole = { $name } is a whole number from { $least } to { $most }, not “{ $value }”.
error-settings-number = { $name } is a number from { $least } to { $most }, not “{ $value }”.
error-settings-yes = { $name } is 1 or 0, not “{ $value }”.
error-settings-log = { $name } is one of { $known }, not “{ $value }”.
error-settings-url = { $name } is an address such as https://yatzy.example, not “{ $value }”.
error-settings-proxies = { $name } lists addresses or networks such as 10.0.0.0/8, separated by commas, not “{ $value }”.
error-settings-database = { $name } is a file, or begins with sqlite:/// or postgresql://, not with { $scheme }://.
error-settings-json = --json works only with --check.
error-serve-port-taken = Port { $port } is in use by another program. --port takes another one.
error-serve-ports-taken = Port { $port } and those before it are in use by other programs. --port takes another one.
error-serve-port-denied = This user may not listen on port { $port }. --port takes another one, such as 8250.
error-serve-host = “{ $host }” is not an address of this machine.
error-serve-failed = The server cannot start: { $problem }.
