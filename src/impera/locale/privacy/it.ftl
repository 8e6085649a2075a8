### The words of the screen `privacy`; the words of the game are in ../it.ftl.

privacy-title = La tua privacy
privacy-lead = Giochi senza account, senza indirizzo e-mail e senza password. Ecco che cosa conserva il server, e per quanto.
privacy-kept = Che cosa si conserva
privacy-kept-tables = Ogni tavolo con le sue decisioni, perché le partite possano continuare ed essere riviste, con i nomi di chi si è seduto e ciò che ha detto.
privacy-kept-guest = Se dai un nome o hai il nostro cookie: quel nome, i tuoi risultati e il tuo punteggio.
privacy-kept-cookie = Un solo cookie, con cui il server ti riconosce. Non serve ad altro e nessun altro lo riceve. Il browser ricorda anche le tue impostazioni e i tuoi posti.
privacy-kept-devices = Di ogni tuo dispositivo: quando è stato aggiunto e il giorno dell’ultimo uso. Non si conserva quale dispositivo o browser sia.
privacy-kept-passkeys = Se aggiungi una passkey: la sua parte pubblica, quando è stata aggiunta e il giorno dell’ultimo uso. La parte segreta resta sul tuo dispositivo o nel tuo gestore di password.
privacy-kept-browsers = Se chiedi le notifiche: l’indirizzo del tuo browser presso il suo servizio push, con le sue chiavi e la tua lingua. Quel servizio viene a sapere che il server ha un messaggio per te, ma non che cosa dice.
privacy-kept-address = Il tuo indirizzo di rete serve solo a limitare gli abusi e non viene conservato con le partite. Se il gestore blocca una rete, quella rete viene conservata.
privacy-kept-acts = Se il gestore toglie la parola a qualcuno, gli cambia nome o lo blocca, lo si annota con il motivo.
privacy-time = Per quanto tempo
privacy-time-games = Partite finite
privacy-time-bot-games = Partite tra soli bot
privacy-time-chat = Ciò che si è detto, dopo la partita
privacy-time-abandoned = Tavoli senza partita finita
privacy-ever = finché il gestore non le cancella
privacy-days =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } giorno
       *[other] { NUMBER($n, useGrouping: 0) } giorni
    }
privacy-time-reported = Ciò che qualcuno ha segnalato si conserva finché il gestore non se ne è occupato.
privacy-yours = Che cosa puoi fare
privacy-yours-text = Nella tua pagina puoi scaricare tutto ciò che si conserva di te e cancellarlo. Le partite che altri hanno giocato con te restano intere; sparisce solo il tuo nome.
privacy-yours-link = Vai alla tua pagina
privacy-seen = Chi lo vede
privacy-seen-text = Chi è al tuo tavolo e chi guarda vede il tuo nome e ciò che dici. Le partite finite dei tavoli pubblici e la classifica sono aperte a tutti. Il gestore può leggere ciò che si è detto.
privacy-host = Chi gestisce questo server
privacy-contact = Contatto
privacy-nobody = Il gestore non ha detto chi è.
