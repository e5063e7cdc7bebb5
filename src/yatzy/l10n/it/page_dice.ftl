# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Ogni lancio nasce da un seme estratto prima della partita e da un numero casuale che aggiunge il dispositivo di ogni giocatore. L’impronta qui sotto corrisponde solo a quel seme. A partita finita il tuo dispositivo può ricalcolare ogni lancio.
page-fair-operator = Chi gestisce questo server può conoscere i dadi in anticipo, ma non sceglierli.
page-fair-fingerprint = Impronta del seme
page-fair-in = Il tuo dispositivo ha aggiunto il suo numero: nessuno ha scelto questi dadi.
page-fair-out = Il tuo dispositivo non ha risposto in tempo: il suo numero non è in questi dadi.
page-fair-later = Il tuo dispositivo aggiunge il suo numero quando comincia la partita.
page-fair-none = Il tuo dispositivo non ha aggiunto niente a questi dadi.
page-fair-same = In questa sfida tutti giocano con gli stessi dadi: nessun dispositivo aggiunge niente.
page-fair-added = Hanno aggiunto un numero: { $names }
page-fair-missing = Non hanno risposto in tempo: { $names }
page-fair-word = La tua parola portafortuna
page-fair-word-about = Facoltativa. D’ora in poi entra nei dadi di ogni partita che avvii o a cui ti unisci.

page-lobby-devices = Quasi pronti. Si aspettano i dispositivi di: { $names }
page-lobby-start = Comincia senza aspettare

page-verify = Verifica i dadi
page-verify-about = Mostra il seme dei dadi. Dopo non puoi più annullare le mosse.
page-verified = Il tuo dispositivo ha ricalcolato tutti i dadi ({ $dice }): sono tutti giusti.
page-wrong-seed = Il seme non corrisponde all’impronta che il tuo dispositivo ha visto prima della partita.
page-wrong-rolls = { $count ->
        [one] Un lancio non è quello che dà il seme.
       *[other] { $count } lanci non sono quelli che dà il seme.
    }
page-wrong-own = Il numero aggiunto dal tuo dispositivo non è in questi dadi.
page-wrong-late = I numeri di questi giocatori sono cambiati dopo che il tuo dispositivo aveva mostrato il suo: { $names }
page-wrong-game = Questa non è la partita che hai visto qui.
page-wrong-day = Il seme non è quello fissato per questo giorno, o le partite del giorno prima non sono nei dadi.
page-verified-day = Il seme è quello fissato per questo giorno molto prima, e le partite del giorno prima sono nei dadi.
