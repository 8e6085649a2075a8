### The words of the screen `privacy`; the words of the game are in ../it.ftl.

privacy-title = La tua privacy
privacy-lead = Giochi senza account, senza indirizzo e-mail e senza password. Ecco che cosa conserva il server, e per quanto tempo.
privacy-kept = Che cosa viene conservato
privacy-kept-tables = Ogni tavolo con le sue decisioni, perché le partite possano continuare ed essere riviste, con i nomi usati al tavolo e ciò che è stato detto.
privacy-kept-guest = Se dai un nome o hai il nostro cookie: il tuo nome, i tuoi risultati e il tuo punteggio.
privacy-kept-cookie = Un solo cookie, con cui il server ti riconosce. Non serve ad altro e nessun altro lo riceve. Il tuo browser ricorda anche le impostazioni e i tuoi posti.
privacy-kept-devices = Di ogni tuo dispositivo: quando è stato aggiunto e il giorno dell’ultimo uso. Non si conserva quale dispositivo o browser sia.
privacy-kept-passkeys = Se aggiungi una passkey: la sua parte pubblica, quando è stata aggiunta e il giorno dell’ultimo uso. La parte segreta resta sul tuo dispositivo o nel tuo gestore di password.
privacy-kept-browsers = Se chiedi le notifiche: l’indirizzo del tuo browser presso il servizio push che usa, con le sue chiavi e la tua lingua. Quel servizio viene a sapere che il server ha un messaggio per te, ma non che cosa dice.
privacy-kept-address = Il tuo indirizzo di rete viene controllato per limitare gli abusi e non viene conservato con le tue partite. Se il gestore blocca una rete, quella rete viene conservata.
privacy-kept-acts = Se il gestore silenzia, rinomina o blocca qualcuno, la decisione viene annotata con il motivo.
privacy-time = Per quanto tempo
privacy-time-games = Partite finite
privacy-time-bot-games = Partite tra soli bot
privacy-time-chat = Ciò che è stato detto, dopo la fine della partita
privacy-time-abandoned = Tavoli senza una partita finita
privacy-ever = fino alla cancellazione da parte del gestore
privacy-days =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } giorno
       *[other] { NUMBER($n, useGrouping: 0) } giorni
    }
privacy-time-reported = Ciò che è stato segnalato viene conservato finché il gestore non se ne occupa.
privacy-yours = Che cosa puoi fare
privacy-yours-text = Nella tua pagina puoi scaricare tutto ciò che viene conservato su di te e cancellarlo. Le partite che altri hanno giocato con te restano intere; sparisce solo il tuo nome.
privacy-yours-link = Vai alla tua pagina
privacy-seen = Chi vede che cosa
privacy-seen-text = Chi siede al tuo tavolo o guarda la partita vede il tuo nome e ciò che dici. Le partite finite dei tavoli pubblici e la classifica sono visibili a tutti. Il gestore può leggere ciò che è stato detto.
privacy-host = Chi gestisce questo server
privacy-contact = Contatti
privacy-nobody = Il gestore non ha detto chi è.
