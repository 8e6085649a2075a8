### The words of the screen `home`; the words of the game are in ../it.ftl.

home-against = Tu contro { NUMBER($n, useGrouping: 0) } bot. Si comincia subito.
home-by-edition = { edition }
home-strength = Forza dei bot
home-hint = È la tua prima partita? Una breve lezione ti mostra ogni Dominio mentre giochi.
home-hint-go = Fammi vedere
home-hint-no = Non ora
home-new-text = Con gli amici tramite un link, sullo stesso schermo o contro i bot: come preferisci.
home-new-text-here = In compagnia sullo stesso schermo o contro i bot: come preferisci.
home-join = Partecipa con un link
home-join-text = Incolla il link che hai ricevuto o solo il codice alla fine.
home-join-unreadable = Questo non è né il link di un tavolo né il suo codice. Copia il link intero e incollalo qui.
home-join-elsewhere = Quel tavolo è su un altro server, { $host }. Apri il link nella barra degli indirizzi del browser.
home-join-over = Quella partita è finita, ma puoi guardarne il replay.
home-full = Tutti i posti a questo tavolo sono occupati, ma puoi guardare.
home-free =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } posto libero
       *[other] { NUMBER($n, useGrouping: 0) } posti liberi
    }
home-continue = I tuoi tavoli
home-continue-go = Continua
home-your-turn = Il tuo turno
home-title-you = Tu
home-player = La tua pagina
home-tables-open = Aprine uno tu: spunta «Pubblico» quando crei un tavolo.
home-shelf = Impara e consulta
home-learn = Impara
home-learn-text = Tre lezioni brevi, dal primo turno alla lettura del tavolo.
home-rules = Regole
home-rules-text = Tutte, con la ricerca e le differenze fra le edizioni.
home-games = Le mie partite
home-games-text = Tutte le partite che hai giocato qui, da rivedere per imparare.
home-name-known = Giochi come { $name }.
home-name-none = Giochi senza nome.
home-name-change = Cambia
home-name-save = Salva
home-unreachable = Il server non risponde. Controlla la connessione e riprova.
home-outdated = Questa pagina è più vecchia del server. Ricaricala per continuare; nulla è andato perso.
home-newer = È pronta una nuova versione di Impera.
home-later = Più tardi

## A new table

home-who-here = Qui, su questo dispositivo
home-who-link = Qualcuno con il link
home-who-bot = Bot: { $name }
home-chair-name = Nome per il posto { NUMBER($n, useGrouping: 0) }
home-name-optional = Nome
home-hot-seat = Condividete il dispositivo: la pagina nasconde le carte mentre ve lo passate.
home-bots-only = Giocano solo i bot; tu guardi.
home-nobody-here = Non hai un posto tuo; puoi ancora prenderne uno al tavolo.
home-edition-fits = nella tua lingua
home-clock-own = Personalizzato
home-clock-decision = Secondi per ogni decisione
home-clock-reserve = Minuti di riserva, per tutta la partita
home-clock-wrong = Indica da 5 secondi a 14 giorni per ogni decisione e al massimo 14 giorni di riserva.
home-free-text = Chat libera: ognuno scrive con parole sue, oltre alle frasi pronte
home-talk = Visibilità e chat
home-team = Squadra { NUMBER($n, useGrouping: 0) }

## Before the game

home-waiting =
    { $n ->
        [one] C’è ancora { NUMBER($n, useGrouping: 0) } posto libero. La partita comincia da sola appena viene occupato.
       *[other] Ci sono ancora { NUMBER($n, useGrouping: 0) } posti liberi. La partita comincia da sola appena tutti i posti sono occupati.
    }
home-watching = Stai guardando. Prendi un posto libero se vuoi giocare.
home-invite = Invita gli altri
home-invite-text = Manda questo link o fai inquadrare il codice con un telefono.
home-copied = Copiato
home-share = Condividi
home-share-text = Vieni a giocare a Carta Impera Victoria con me.
home-qr = Codice QR di questo link
home-also-here = Giocate in più persone su questo dispositivo? Prendete posto a turno, ognuno con il proprio nome.
home-sit-too = Siediti anche qui
home-fill = Metti un bot qui
home-fill-level = Forza di questo bot
home-unfill = Togli il bot
home-you = tu
home-shuffling = Il dispositivo di ciascuno contribuisce a mescolare, così nessuno, nemmeno il server, può truccare le carte.
home-shuffling-for = Aspettiamo ancora: { $players }. Chi non si presenta in tempo perde il posto.

## Trouble

home-lost = La connessione è caduta. Le tue decisioni sono al sicuro e la pagina prova da sola a ricollegarsi.
home-restarting = Il server si sta riavviando. Nulla è andato perso; la pagina si ricollegherà da sola.
home-retry = Riprova ora
home-reload = Ricarica
home-understood = Ho capito
home-here-storage = Il browser non riesce a salvare la partita. Puoi continuare a giocare, ma lascia aperta questa pagina: se la chiudi, la partita va persa.
home-here-level = Ora questo dispositivo non riesce a far giocare i bot più forti. Al loro posto ne gioca uno più debole.
home-here-slow = Questo browser calcola lentamente, perciò i bot forti guardano meno lontano del solito.

## The bar

home-menu = Menu e impostazioni
home-places = Pagine
home-theme-system = Automatico
home-theme-light = Chiaro
home-theme-dark = Scuro
home-sound = Suoni
home-confirm = Chiedi conferma per ogni decisione
home-ends = Termina il mio turno quando non resta nulla da decidere
home-notify = Avvisami quando è il mio turno
home-notify-denied = Qui il browser non consente le notifiche. Attivale nelle sue impostazioni per questa pagina.
home-pace = Turni degli altri
home-pace-calm = Lenti
home-pace-quick = Veloci
home-pace-none = Immediati
home-app = Carta Impera Victoria, il gioco di civilizzazione in 104 carte, da due a quattro giocatori.

## Games

home-games-title = Partite
home-games-running = Ancora in corso
home-games-return = Torna al tavolo
home-games-mine = Le mie partite
home-games-mine-none = Qui non hai ancora finito nessuna partita.
home-games-play = Gioca una partita
home-games-all = Le partite di tutti
home-games-all-none = Non è ancora finita nessuna partita pubblica.
home-games-open = Apri un tavolo
home-games-won = Hai vinto
home-games-lost = Non hai vinto
home-games-decisions =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } decisione
       *[other] { NUMBER($n, useGrouping: 0) } decisioni
    }
home-games-continued = prosecuzione di un’altra partita
home-games-begun = cominciata su un solo dispositivo
home-games-more = Mostra altre partite
home-import = Apri una partita da un file
home-import-unreadable = Questa non è una partita completa. Controlla il file o il link, oppure fattelo inviare di nuovo.
home-import-rules = Questa partita è stata giocata con regole che la pagina non conosce. Ricarica la pagina e riprova.

## The host

home-notice = Avviso del gestore
home-maintenance = Per ora non si possono aprire nuovi tavoli. Le partite iniziate continuano.
home-privacy = La tua privacy
home-alone = Tutto resta in questo browser: niente di quello che fai qui viene inviato altrove.
