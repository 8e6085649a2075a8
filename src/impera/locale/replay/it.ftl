### The words of the screen `replay`; the words of the game are in ../it.ftl.

## Moving through a game

replay-controls = Comandi
replay-position = Punto della partita
replay-start = Vai all’inizio
replay-end = Vai alla fine
replay-turn-back = Turno precedente
replay-turn-on = Turno successivo
replay-step-back = Un passo indietro
replay-step-on = Un passo avanti
replay-effect-back = Effetto precedente
replay-effect-on = Effetto successivo
replay-run = Riproduci
replay-stop = Pausa
replay-speed = Velocità
replay-decisions = Decisioni
replay-turn = Turno { NUMBER($n, useGrouping: 0) }: { $player }

## What is seen

replay-knowledge = Punto di vista
replay-all-open = Tutte le carte a faccia in su
replay-through = Che cosa sapeva { $player }
replay-hand = Mano: { $player }
replay-pack = Mazzetto: { $player }
replay-middle = Centro del tavolo
replay-centre = Centro
replay-coin = La moneta accanto al mazzo
replay-result = Risultato
replay-winner = Vittoria
replay-continued =
    { $n ->
        [one] Prosecuzione di un’altra partita, dopo { NUMBER($n, useGrouping: 0) } decisione
       *[other] Prosecuzione di un’altra partita, dopo { NUMBER($n, useGrouping: 0) } decisioni
    }
replay-begun =
    { $n ->
        [one] Cominciata su un solo dispositivo e continuata online dopo { NUMBER($n, useGrouping: 0) } decisione
       *[other] Cominciata su un solo dispositivo e continuata online dopo { NUMBER($n, useGrouping: 0) } decisioni
    }
replay-games = Altre partite
replay-close = Chiudi

## What can be done

replay-go-on = Continua da qui
replay-go-on-text = Prendi un posto e gioca da questa posizione; agli altri posti giocano i bot. Le carte nascoste si possono conoscere dal replay, perciò questa partita non conta per la classifica.
replay-go-on-seat = Il tuo posto
replay-go-on-level = Gli altri
replay-go-on-play = Continua
replay-go-on-over = Qui la partita è finita. Prima torna indietro.
replay-share = Copia un link
replay-shared = Link copiato
replay-link = Link a questa posizione
replay-record = Scarica la registrazione

## The shuffle, drawn again

replay-verify = Controlla il mescolamento
replay-verify-text = Il tuo browser ripete da solo tutto il mescolamento a partire dai contributi di ognuno e confronta il risultato.
replay-verify-form = La registrazione contiene un mescolamento leggibile.
replay-verify-commitment = Il segreto del server corrisponde all’impegno preso prima della partita.
replay-verify-shown = È proprio l’impegno mostrato a questo browser.
replay-verify-own = Il contributo di questo browser è nella registrazione, senza modifiche.
replay-verify-people = Ognuno ha rivelato il contributo che aveva fissato, e nessuno ha fissato il proprio dopo che qualcuno aveva già rivelato il suo.
replay-verify-seed = Tutto questo, insieme, dà il seme del mescolamento.
replay-verify-lot = Primo Giocatore, per sorteggio: { $player }.
replay-verify-deck = Il mazzo è nell’ordine che risulta dal mescolamento: { NUMBER($n, useGrouping: 0) } carte.
replay-verify-removed = Le carte tolte dal gioco sono quelle che risultano dal mescolamento.
replay-verify-continued = Questa partita ne continua un’altra: le carte non sono state mescolate di nuovo, quindi qui non c’è un mescolamento da controllare. Controlla quello della partita originale.
replay-verify-begun = Questa partita è cominciata su un solo dispositivo, senza server: le carte non sono state mescolate da tutti insieme, quindi non c’è nulla da controllare.
replay-fits = Corrisponde
replay-differs = Non corrisponde
replay-values = Valori
replay-value-secret = Segreto del server
replay-value-commitment = Impegno
replay-value-contribution = Contributo
replay-value-seed = Seme casuale
replay-value-drawn = Ricalcolato
replay-value-recorded = Nella registrazione
replay-value-mine = Conservato da questo browser
replay-proves-people = Dunque né il server né alcun giocatore ha potuto scegliere le carte o il Primo Giocatore: il server aveva fissato il suo segreto prima di sapere quali sarebbero stati i contributi dei giocatori.
replay-proves-bots = Dunque le carte derivano dal segreto che il server aveva fissato. Hanno giocato solo bot, quindi non ci sono altri contributi.
replay-proves-nothing = Qualcosa non corrisponde. O la registrazione è stata modificata, o le carte non sono state mescolate nel modo previsto.

## What decisions were worth

replay-chances = Probabilità di vittoria
replay-chances-text = A ogni passo, in base a ciò che può sapere chi decide: le carte nascoste degli altri non contano.
replay-judging = Sto valutando le decisioni…
replay-not-judged = Non è stato possibile valutare le decisioni.
replay-again = Riprova
replay-ledger = Fortuna e abilità
replay-ledger-text = In punti percentuali di probabilità di vittoria. La fortuna è valutata con tutte le mani scoperte, gli errori solo in base a ciò che poteva sapere chi decideva.
replay-open-chances = Curva con tutte le mani scoperte
replay-luckiest = Pescata più fortunata: { $points }
replay-unluckiest = Pescata più sfortunata: { $points }
replay-luck-deal = La distribuzione delle carte: { $points }
replay-points = Svolte ed errori
replay-no-points = Nessuna svolta e nessun errore.
replay-ahead = In testa da qui: { $player }
replay-fall = { $before } → { $after }
replay-worth = Probabilità di vittoria: { $after } anziché { $before }.
replay-fine = Probabilità di vittoria: { $after }.
replay-forced = Probabilità di vittoria: { $after }; non c’era altra scelta.
replay-better = Meglio: { $better }.
