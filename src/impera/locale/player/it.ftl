### The words of the screen `player`; the words of the game are in ../it.ftl.

player-only-you = Questa pagina la vedi solo tu.
player-rating = Punteggio
player-rating-now = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
player-rated =
    { $n ->
        [one] dopo { NUMBER($n, useGrouping: 0) } partita classificata
       *[other] dopo { NUMBER($n, useGrouping: 0) } partite classificate
    }
player-curve = Partite classificate: { NUMBER($n, useGrouping: 0) }. Da { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($last, minimumFractionDigits: 1, maximumFractionDigits: 1) }; massimo: { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
player-rating-text = È una stima prudente: parte da circa 0 e sale quando vinci, ma anche perché ogni partita la rende più sicura.
player-mistakes = Errori per partita
player-mistakes-text = Partite valutate: { NUMBER($n, useGrouping: 0) }. Errori per partita, compresi quelli gravi: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } in media, { NUMBER($recent, minimumFractionDigits: 1, maximumFractionDigits: 1) } nelle ultime dieci.
player-mistakes-none = Le tue decisioni vengono valutate a partita finita. Qui compariranno gli errori di ogni partita.
player-decided = Come decidi
player-decided-text = L’errore è la parte di vittoria che perdi, in media, con una decisione che conta: 10‰ sono l’uno per cento. Il livello è quello dei bot che sbagliano altrettanto. La fortuna è ciò che le carte ti hanno dato a partita, in punti percentuali.
player-unrated = Gioca con un nome: le partite che finisci conteranno per il tuo punteggio.
player-results = Risultati
player-by-players = Giocatori
player-by-level = Bot più forte
player-players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } giocatore
       *[other] { NUMBER($n, useGrouping: 0) } giocatori
    }
player-people = Solo persone
player-games = Partite
player-won = Vinte
player-counted = Qui non contano né le partite in cui avevi più posti né quelle che ne continuano un’altra.
player-none = Finisci una partita e vedrai qui come te la cavi.
player-ranking = I giocatori più forti
player-devices = Gli altri tuoi dispositivi
player-devices-text = Gioca sul telefono e sul computer con lo stesso nome, lo stesso punteggio e tutte le tue partite.
player-code-make = Usa su un altro dispositivo
player-code = Il tuo codice
player-code-text = Con l’altro dispositivo inquadra il codice QR, apri il link o scrivi il codice nella tua pagina. Il codice vale una volta sola, per cinque minuti.
player-code-secret = Non mostrarlo a nessun altro: chi lo usa vede le tue carte e gioca al posto tuo.
player-code-link = Link con il tuo codice
player-code-qr = Codice QR con il tuo codice
player-code-enter = Codice dell’altro tuo dispositivo
player-code-warning = Usa solo un codice creato da te: se lo ha creato qualcun altro, vedrà le carte con cui giochi qui.
player-code-replaces = Da quel momento i due dispositivi saranno dello stesso giocatore. Quello che hai giocato qui finora resta al giocatore di prima, e non potrai tornare indietro.
player-code-use = Usa questo codice
player-passkey-add = Aggiungi una passkey
player-passkey-text = Con una passkey accedi tramite impronta, volto o PIN, su questo dispositivo e ovunque le tue passkey siano sincronizzate. Non serve una password.
player-passkey-added = La tua passkey è pronta. Usala per accedere su un altro dispositivo, o qui se il browser si dimentica di te.
player-passkey-most = Hai già il numero massimo di passkey per questo server. Rimuovine una per aggiungerne un’altra.
player-passkey-join = Accedi con una passkey
player-passkey-cancelled = L’operazione è stata annullata o è durata troppo. Riprova quando vuoi.
player-passkey-here = Hai già una passkey su questo dispositivo: non c’è nulla da aggiungere.
player-passkey-unsupported = Qui le passkey non funzionano con questo dispositivo o browser. Usa un codice.
player-known = Dispositivi connessi
player-known-lost = Se perdi un dispositivo, disconnettilo qui. Da lì nessuno vedrà più le tue carte né giocherà al posto tuo.
player-known-here = Questo dispositivo
player-known-other = Altro dispositivo
player-known-passkey = Una passkey
player-known-text = Data di aggiunta: { $added }. Ultimo uso: { $used }.
player-known-new = Data di aggiunta: { $added }.
player-sign-out = Disconnetti
player-sign-out-others = Disconnetti tutti gli altri
player-sign-out-sure = Su questo dispositivo non sarai più questo giocatore. Senza un altro dispositivo o una passkey non potrai tornare al tuo nome, al tuo punteggio e alle tue partite.
player-sign-out-yes = Disconnetti questo dispositivo
player-signed-out = Fatto. Da quel dispositivo nessuno può più giocare al posto tuo.
player-signed-out-others = Tutti gli altri tuoi dispositivi sono disconnessi.
player-passkeys = Le tue passkey
player-passkey-remove = Rimuovi
player-passkey-removed = Fatto: qui questa passkey non funziona più. Cancellala anche dal dispositivo o dal gestore di password.
player-data = I tuoi dati
player-data-text = Scarica tutto ciò che questo server conserva su di te, oppure cancellalo: il tuo nome, i risultati, il punteggio e ciò che hai scritto. Le partite giocate restano, senza il tuo nome. Trovi di più nella pagina sulla privacy.
player-download = Scarica i miei dati
player-delete = Cancella i miei dati
player-delete-sure = Non si può annullare. Se hai una partita in corso, subentra un bot.
player-delete-yes = Cancella per sempre
player-deleted = Tutto è stato cancellato. Grazie per aver giocato.
