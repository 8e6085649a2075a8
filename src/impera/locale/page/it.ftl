### The words of the page in Italian; the words of the game are in ../it.ftl.

page-home = Inizio
page-nowhere = Qui non c’è nulla.
page-not-loaded = Non è stato possibile caricare questa parte della pagina.
page-language = Lingua
page-theme = Chiaro o scuro
page-title = Carta Impera Victoria
page-lead = Costruisci una civiltà, tieni d’occhio gli avversari e raccogli prima di tutti sette carte di un Dominio. Da due a quattro giocatori, con le regole della tua edizione.
page-play-now = Gioca subito
page-new-table = Nuovo tavolo
page-public-tables = Tavoli pubblici
page-no-tables = Al momento non ci sono tavoli pubblici.
page-join = Partecipa
page-watch = Guarda
page-opening = Un momento…

## A new table

page-players = Giocatori
page-chairs = Chi siede dove
page-chair = Posto { NUMBER($n, useGrouping: 0) }
page-edition = Edizione
page-setup = Preparazione
page-clock = Tempo per pensare
page-clock-usual = Normale: 90 secondi per decisione, più 10 minuti di riserva; contro i bot, una settimana per decisione
page-clock-quick = Veloce: 30 secondi per decisione, più 3 minuti di riserva
page-clock-calm = Tranquillo: 3 minuti per decisione, più 20 minuti di riserva
page-clock-days = Per corrispondenza: 3 giorni per ogni decisione
page-public = Pubblico: chiunque può partecipare o guardare
page-open = Apri il tavolo

## Before the game

page-link = Link a questo tavolo
page-copy-link = Copia il link
page-name = Il tuo nome
page-sit = Siediti qui
page-leave = Lascia il posto
page-here = è qui
page-away = senza connessione

## At the table

page-bot-plays = gioca un bot al suo posto
page-back = Riprendi il tuo posto
page-first = Primo Giocatore
page-area-of = Area di gioco di { $player }
page-hand = La tua mano
page-deck =
    { $n ->
        [one] Mazzo: { NUMBER($n, useGrouping: 0) } carta
       *[other] Mazzo: { NUMBER($n, useGrouping: 0) } carte
    }
page-discard = Pila degli scarti ({ NUMBER($n, useGrouping: 0) })
page-last-round = Ultimo round
page-threat = { player.start } può vincere con { domain.the } nel suo prossimo turno.
page-rail-threat = può vincere nel suo prossimo turno
page-majority-now =
    { $n ->
        [one] Se la partita finisse ora, { $winners } vincerebbe per Maggioranza.
       *[other] Se la partita finisse ora, { $winners } vincerebbero insieme per Maggioranza.
    }
page-majority-tie =
    { $n ->
        [one] Se la partita finisse ora, { $winners } vincerebbe per Maggioranza: punti pari, decide il Dominio { domain }.
       *[other] Se la partita finisse ora, { $winners } vincerebbero insieme per Maggioranza: punti pari, decide il Dominio { domain }.
    }
page-others-turn = È il turno di { $player }.
page-chosen = La tua scelta: { card }. Aspettiamo { $player }; puoi ancora cambiare idea.
page-only-shown = Questo tavolo si può solo guardare: la partita non può continuare.
page-your-turn = È il tuo turno.
page-end-turn = Termina il turno
page-close = Chiudi
page-together-discard = Scarta: { NUMBER($made, useGrouping: 0) } su { NUMBER($n, useGrouping: 0) }
page-together-give = Restituisci: { NUMBER($made, useGrouping: 0) } su { NUMBER($n, useGrouping: 0) }
page-together-keep = Tieni: { NUMBER($made, useGrouping: 0) } su { NUMBER($n, useGrouping: 0) }
page-asked-keep-discard =
    { $n ->
        [1] Scegli la carta da tenere: le altre si scartano.
       *[other] Scegli le { NUMBER($n, useGrouping: 0) } carte da tenere: le altre si scartano.
    }
page-asked-keep-give =
    { $n ->
        [1] Scegli la carta da tenere: le altre si restituiscono.
       *[other] Scegli le { NUMBER($n, useGrouping: 0) } carte da tenere: le altre si restituiscono.
    }
page-undo = Annulla la decisione
page-cancel = Indietro
page-log = Registro
page-log-earlier = Mostra gli eventi precedenti
page-rematch = Rivincita
page-to-rematch = Vai alla rivincita
page-replay = Guarda il replay

## Talk

page-phrase = Frase
page-phrase-seat = Quale giocatore
page-phrase-domain = Quale Dominio
page-free-text = Con parole tue
page-say = Invia: { $text }
page-chat = Chat
page-reactions = Reazioni
page-point = Dillo a tutti
page-preview = Gli altri vedranno:

## Deciding, and the table's menu

page-you = tu
page-team = Squadra { NUMBER($n, useGrouping: 0) }
page-partner = in squadra con te
page-wants-pause = chiede una pausa
page-asked = La tua decisione
page-confirm = Sì: { $decision }
page-effects = Effetti che puoi applicare
page-why = Perché no?
page-why-title = Indica un effetto per vedere perché ora non puoi applicarlo.
page-hint = Suggerimento
page-hint-about = Le decisioni migliori e la tua probabilità di vittoria con ciascuna, solo in base a ciò che sai tu.
page-hint-unrated = Una partita con suggerimenti non conta per la classifica.
page-hint-show = Mostra il suggerimento
page-hint-thinking = Un attimo per pensare…
page-hint-title = Le tue decisioni migliori
page-hint-close = Chiudi il suggerimento
page-hinted =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } suggerimento: partita non classificata
       *[other] { NUMBER($n, useGrouping: 0) } suggerimenti: partita non classificata
    }
page-skip = Salta
page-since = Dal tuo ultimo turno
page-curtain = Passa il dispositivo: ora gioca { $player }.
page-curtain-lift = { $player } è qui: mostra le carte
page-hand-limit = Limite di mano: { NUMBER($n, useGrouping: 0) }
page-still =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } turno senza pescare
       *[other] { NUMBER($n, useGrouping: 0) } turni senza pescare
    }
page-turn-of = Turno: { $player }
page-step-play = gioca
page-step-effects = effetti
page-step-draw = pesca
page-pile-discard = Pila degli scarti
page-pile-pack = Il tuo mazzetto
page-pile-centre = Centro
page-pile-area = La tua area di gioco
page-menu = Menu del tavolo
page-calls = Partite per corrispondenza
page-calls-on = Avvisami su questo dispositivo quando è il mio turno
page-calls-text = Funziona anche a pagina chiusa: al massimo un messaggio all’ora, che non rivela le carte di nessuno.
page-calls-failed = Il browser non è riuscito ad attivare le notifiche. Riprova più tardi.
page-calls-no = No, grazie
page-pause = Chiedi una pausa
page-go-on = Riprendi a giocare
page-vote-out = Fai giocare un bot al posto di { $player }
page-voted-out = Hai votato. Un bot subentra appena sono tutti d’accordo.
page-friends = Invita amici
page-friends-text = La partita continua sul server con le stesse carte e non conta per la classifica. Scegli quali bot fanno posto ai tuoi amici, poi manda loro il link. In questo browser la partita resta com’è adesso.
page-friends-bots = Bot che fanno posto
page-friends-go = Continua online
page-leave-game = Lascia la partita
page-leave-sure = Un bot giocherà al tuo posto finché non torni. Se non torni prima della fine, per te la partita conta come persa.
page-mute = Nascondi i messaggi di { $player }
page-hear = Mostra di nuovo i messaggi di { $player }
page-watching =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } persona guarda
       *[other] { NUMBER($n, useGrouping: 0) } persone guardano
    }
page-reference = Scheda di Consultazione
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } su { NUMBER($goal, useGrouping: 0) }
page-rail-level = livello { NUMBER($level, useGrouping: 0) }
page-rail-embargo = sotto Embargo
page-rail-coin = con la moneta Cultura

## The end of a game

page-over-won = Hai vinto!
page-over-won-team = La tua squadra ha vinto!
page-over-won-shared = Vittoria condivisa!
page-over-lost =
    { $n ->
        [one] Vince { $winners }.
       *[other] Vincono { $winners }.
    }
page-over-tie = Punti pari: decide il Dominio { domain }.
page-over-winner = Vittoria
page-over-length = Turni: { NUMBER($turns, useGrouping: 0) }. Minuti: { NUMBER($minutes, useGrouping: 0) }.
page-over-turning = Il tuo punto di svolta
page-over-skill = Le tue decisioni: un errore di { $rate } ± { $margin } per mille, all’incirca il livello { NUMBER($level, useGrouping: 0) }.
page-over-luck = La tua fortuna: { $points } punti percentuali.
page-over-share = Condividi
page-over-analyse = Analizza
page-over-board = Mostra il tavolo
page-over-result = Risultato
