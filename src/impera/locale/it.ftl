### Le parole del gioco in italiano.
### Codes come in and words go out. $domain is A R E S C U, or "hidden" for a card seen from behind; $era
### is 1 to 3; $effect is a token; $player and $target are names, or numbers of seats that have none.
### Attributes are cases and articles for the sentences of this file; nobody else asks for them.

## Domains, Eras and cards

domain-A = Esercito
    .the = l’Esercito
    .on = sull’Esercito
    .in = nell’Esercito
    .of = dell’Esercito
    .to = all’Esercito
domain-R = Religione
    .the = la Religione
    .on = sulla Religione
    .in = nella Religione
    .of = della Religione
    .to = alla Religione
domain-E = Economia
    .the = l’Economia
    .on = sull’Economia
    .in = nell’Economia
    .of = dell’Economia
    .to = all’Economia
domain-S = Scienza
    .the = la Scienza
    .on = sulla Scienza
    .in = nella Scienza
    .of = della Scienza
    .to = alla Scienza
domain-C = Cultura
    .the = la Cultura
    .on = sulla Cultura
    .in = nella Cultura
    .of = della Cultura
    .to = alla Cultura
domain-U = Utopia
    .the = l’Utopia
    .on = sull’Utopia
    .in = nell’Utopia
    .of = dell’Utopia
    .to = all’Utopia
domain =
    { $domain ->
        [A] { domain-A }
        [R] { domain-R }
        [E] { domain-E }
        [S] { domain-S }
        [C] { domain-C }
        [U] { domain-U }
       *[other] { $domain }
    }
    .the =
        { $domain ->
            [A] { domain-A.the }
            [R] { domain-R.the }
            [E] { domain-E.the }
            [S] { domain-S.the }
            [C] { domain-C.the }
            [U] { domain-U.the }
           *[other] { $domain }
        }
    .on =
        { $domain ->
            [A] { domain-A.on }
            [R] { domain-R.on }
            [E] { domain-E.on }
            [S] { domain-S.on }
            [C] { domain-C.on }
            [U] { domain-U.on }
           *[other] { $domain }
        }
    .in =
        { $domain ->
            [A] { domain-A.in }
            [R] { domain-R.in }
            [E] { domain-E.in }
            [S] { domain-S.in }
            [C] { domain-C.in }
            [U] { domain-U.in }
           *[other] { $domain }
        }
    .of =
        { $domain ->
            [A] { domain-A.of }
            [R] { domain-R.of }
            [E] { domain-E.of }
            [S] { domain-S.of }
            [C] { domain-C.of }
            [U] { domain-U.of }
           *[other] { $domain }
        }
    .to =
        { $domain ->
            [A] { domain-A.to }
            [R] { domain-R.to }
            [E] { domain-E.to }
            [S] { domain-S.to }
            [C] { domain-C.to }
            [U] { domain-U.to }
           *[other] { $domain }
        }
era-1 = Era I
era-2 = Era II
era-3 = Era III
era =
    { $era ->
        [1] { era-1 }
        [2] { era-2 }
       *[3] { era-3 }
    }
numeral =
    { $era ->
        [1] I
        [2] II
       *[3] III
    }
card =
    { $domain ->
        [hidden] carta dell’{ era }
       *[other] { domain } { numeral }
    }
    .a =
        { $domain ->
            [hidden] una { card }
           *[other] { card }
        }
card-several = { NUMBER($n, useGrouping: 0) } × { card }
cards =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } carta
       *[other] { NUMBER($n, useGrouping: 0) } carte
    }
cards-of-era = { NUMBER($n, useGrouping: 0) } dell’{ era }
no-cards = nessuna carta

## Players

player =
    { $player ->
        [0] giocatore 0
        [1] giocatore 1
        [2] giocatore 2
        [3] giocatore 3
       *[other] { $player }
    }
    .start =
        { $player ->
            [0] Il giocatore 0
            [1] Il giocatore 1
            [2] Il giocatore 2
            [3] Il giocatore 3
           *[other] { $player }
        }
    .the =
        { $player ->
            [0] il giocatore 0
            [1] il giocatore 1
            [2] il giocatore 2
            [3] il giocatore 3
           *[other] { $player }
        }
    .of =
        { $player ->
            [0] del giocatore 0
            [1] del giocatore 1
            [2] del giocatore 2
            [3] del giocatore 3
           *[other] di { $player }
        }
target =
    { $target ->
        [0] giocatore 0
        [1] giocatore 1
        [2] giocatore 2
        [3] giocatore 3
       *[other] { $target }
    }
    .start =
        { $target ->
            [0] Il giocatore 0
            [1] Il giocatore 1
            [2] Il giocatore 2
            [3] Il giocatore 3
           *[other] { $target }
        }
    .the =
        { $target ->
            [0] il giocatore 0
            [1] il giocatore 1
            [2] il giocatore 2
            [3] il giocatore 3
           *[other] { $target }
        }
    .of =
        { $target ->
            [0] del giocatore 0
            [1] del giocatore 1
            [2] del giocatore 2
            [3] del giocatore 3
           *[other] di { $target }
        }
    .to =
        { $target ->
            [0] al giocatore 0
            [1] al giocatore 1
            [2] al giocatore 2
            [3] al giocatore 3
            [Aurelia] ad { $target }
           *[other] a { $target }
        }
players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } giocatore
       *[other] { NUMBER($n, useGrouping: 0) } giocatori
    }
points =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } punto
       *[other] { NUMBER($n, useGrouping: 0) } punti
    }
both =
    { $first } { $last ->
        [Elena] ed
        [Est] ed
        [Ettore] ed
       *[other] e
    } { $last }
name-free = Posto libero
name-person = Giocatore { NUMBER($n, useGrouping: 0) }
name-twin = { $player } ({ NUMBER($n, useGrouping: 0) })
name-bot-1 = Livia
name-bot-2 = Marco
name-bot-3 = Elena
name-bot-4 = Leo
name-bot-5 = Sofia
name-bot-6 = Vittorio
name-bot-7 = Irene
name-bot-8 = Fausto
name-bot-9 = Diana
name-bot-10 = Ettore
name-bot-11 = Giulia
name-bot-12 = Romolo
name-guest-1 = Gufo
name-guest-2 = Volpe
name-guest-3 = Orso
name-guest-4 = Lepre
name-guest-5 = Cicogna
name-guest-6 = Lince
name-guest-7 = Lontra
name-guest-8 = Corvo

## Effects

effect-assassination = Assassino
effect-assassination-text = Scarta 1 carta dalla mano.
effect-purge = Epurazione
effect-purge-text = Scarta 2 carte dalla mano.
effect-holy-book = Libro Sacro
effect-holy-book-text = In questo turno il tuo limite di mano è di 5 carte.
effect-divine-right = Diritto Divino
effect-divine-right-text = In questo turno il tuo limite di mano è di 7 carte.
effect-development = Sviluppo
effect-development-text = Scarta 1 carta dalla tua area di gioco, poi giocane 1 dalla mano.
effect-monopoly = Monopolio
effect-monopoly-text = Scarta 2 carte dalla tua area di gioco, poi giocane 2 dalla mano.
effect-experiment = Esperimento
effect-experiment-text = Riprendi in mano 1 carta dalla tua area di gioco, poi giocane 1 dalla mano.
effect-research = Ricerca
effect-research-text = Riprendi in mano 2 carte dalla tua area di gioco, poi giocane 2 dalla mano.
effect-oligarchy = Oligarchia
effect-oligarchy-text = Prendi in mano 1 carta a tua scelta dalla pila degli scarti.
effect-republic = Repubblica
effect-republic-text = Prendi in mano 2 carte a tua scelta dalla pila degli scarti.
effect-attack = Attacco
effect-attack-text = Dalla tua area di gioco scarta una carta Esercito e una carta di un Dominio a tua scelta; chiunque altro abbia carte di quel Dominio nella propria area di gioco ne scarta una.
effect-inquisition = Inquisizione
effect-inquisition-text = Scarta una carta Religione dalla tua area di gioco, prendi l’intera mano di un altro giocatore e restituisci altrettante carte a tua scelta.
effect-embargo = Embargo
effect-embargo-text =
    Metti una carta Economia della tua area di gioco a faccia in giù su una carta di { $whom ->
        [another] un altro
       *[any] un qualsiasi
    } giocatore, che nel suo prossimo turno non potrà giocare carte del Dominio coperto.
effect-breakthrough = Scoperta Rivoluzionaria
effect-breakthrough-text = Scarta una carta Scienza dalla tua area di gioco, pesca 5 carte, poi scartane 5 dalla mano.
effect-democracy = Democrazia
effect-democracy-text =
    { $whom ->
        [another] Metti una carta Utopia della tua area di gioco a faccia in giù in un Dominio a tua scelta di un altro giocatore
        [any] Metti una carta Utopia della tua area di gioco a faccia in giù in un Dominio a tua scelta di un qualsiasi giocatore
       *[any-with-card] Metti una carta Utopia della tua area di gioco a faccia in giù in un Dominio a tua scelta di un qualsiasi giocatore, purché lì ci sia almeno una carta
    }; in quel Dominio il giocatore avrà bisogno di una carta in più per l’Egemonia.
effect-inspiration = Ispirazione
effect-inspiration-text = Se hai più carte Cultura di ogni altro giocatore, copia un effetto permanente per cui un altro giocatore ha abbastanza carte e tu no.
effect =
    { $effect ->
        [assassination] { effect-assassination }
        [purge] { effect-purge }
        [holy-book] { effect-holy-book }
        [divine-right] { effect-divine-right }
        [development] { effect-development }
        [monopoly] { effect-monopoly }
        [experiment] { effect-experiment }
        [research] { effect-research }
        [oligarchy] { effect-oligarchy }
        [republic] { effect-republic }
        [attack] { effect-attack }
        [inquisition] { effect-inquisition }
        [embargo] { effect-embargo }
        [breakthrough] { effect-breakthrough }
        [democracy] { effect-democracy }
        [inspiration] { effect-inspiration }
       *[other] { $effect }
    }
    .start =
        { $effect ->
            [assassination] L’{ effect-assassination }
            [purge] L’{ effect-purge }
            [holy-book] Il { effect-holy-book }
            [divine-right] Il { effect-divine-right }
            [development] Lo { effect-development }
            [monopoly] Il { effect-monopoly }
            [experiment] L’{ effect-experiment }
            [research] La { effect-research }
            [oligarchy] L’{ effect-oligarchy }
            [republic] La { effect-republic }
            [attack] L’{ effect-attack }
            [inquisition] L’{ effect-inquisition }
            [embargo] L’{ effect-embargo }
            [breakthrough] La { effect-breakthrough }
            [democracy] La { effect-democracy }
            [inspiration] L’{ effect-inspiration }
           *[other] { $effect }
        }
    .the =
        { $effect ->
            [assassination] l’{ effect-assassination }
            [purge] l’{ effect-purge }
            [holy-book] il { effect-holy-book }
            [divine-right] il { effect-divine-right }
            [development] lo { effect-development }
            [monopoly] il { effect-monopoly }
            [experiment] l’{ effect-experiment }
            [research] la { effect-research }
            [oligarchy] l’{ effect-oligarchy }
            [republic] la { effect-republic }
            [attack] l’{ effect-attack }
            [inquisition] l’{ effect-inquisition }
            [embargo] l’{ effect-embargo }
            [breakthrough] la { effect-breakthrough }
            [democracy] la { effect-democracy }
            [inspiration] l’{ effect-inspiration }
           *[other] { $effect }
        }
needs-level = livello { NUMBER($level, useGrouping: 0) }, da { cards } in su
needs-discard = effetto di scarto
needs-lead = se sei in testa in Cultura
explained = { domain }, { effect } ({ $needs }): { $text }

## Steps, and what is asked

step-draft = draft
step-open = scelta dal centro
step-play = passo 1, giocare una carta
step-effects = passo 2, effetti
step-resolve = passo 2, effetto in corso
step-over = la partita è finita
asked-draft = Tieni una carta del tuo mazzetto.
asked-open = Prendi una carta dal centro e mettila nella tua area di gioco.
asked-play = Passo 1: gioca una carta dalla mano.
asked-effects = Passo 2: applica un effetto o termina il turno.
asked-over = La partita è finita.
asked-discard-hand = { effect }: scarta { cards } dalla mano.
asked-discard-area = { effect }: scarta { cards } dalla tua area di gioco, poi giocane { NUMBER($plays, useGrouping: 0) } dalla mano.
asked-take-area = { effect }: riprendi in mano { cards } dalla tua area di gioco, poi giocane { NUMBER($plays, useGrouping: 0) } dalla mano.
asked-take-discard = { effect }: prendi { cards } dalla pila degli scarti.
asked-give-hand = { effect }: scegli dalla mano { cards } da restituire { target.to }.
asked-play-hand = { effect }: gioca { cards } dalla mano.

## Decisions to choose from

decision-keep = tieni { card.a }
decision-open = prendi { card.a } dal centro
decision-play = gioca { card.a }
decision-discard = scarta { card.a }
decision-take = prendi { card.a }
decision-give = restituisci { card.a }
decision-effect = { effect }
decision-inspire = Ispirazione: copia { effect.the } { target.of }
decision-attack = Attacco { domain.to }
decision-inquisition = Inquisizione contro { target.the }
decision-embargo = Embargo { domain.on } { target.of }
decision-democracy = Democrazia { domain.in } { target.of }
decision-end = termina il turno

## What has happened

log-sat = { player.start } si siede al tavolo.
log-left = { player.start } lascia il tavolo; il posto è libero.
log-filled-on = { player.start } mette un bot in un posto libero.
log-filled-off = { player.start } toglie un bot; il posto è libero.
log-committed = { player.start } dà l’OK per mescolare.
log-revealed = { player.start } contribuisce al mescolamento.
log-reshuffle = Si è liberato un posto: si ricomincia a mescolare.
log-began = Comincia la partita. Primo Giocatore: { player }.
log-decided-keep = { player.start } tiene { card.a }.
log-decided-open = { player.start } prende { card } dal centro.
log-decided-play = { player.start } gioca { card }.
log-decided-discard = { player.start } scarta { card }.
log-decided-take = { player.start } prende in mano { card }.
log-decided-give = { player.start } restituisce { card.a }.
log-decided-effect = { player.start } applica { effect.the }.
log-decided-inspire = { player.start } copia { effect.the } { target.of }.
log-decided-attack = { player.start } attacca { domain.the }.
log-decided-inquisition = { player.start } usa l’Inquisizione contro { target.the }.
log-decided-embargo = { player.start } mette un Embargo { domain.on } { target.of }.
log-decided-democracy = { player.start } mette una Democrazia { domain.in } { target.of }.
log-decided-end = { player.start } termina il turno.
log-chosen-on = Hai scelto di tenere { card.a }.
log-chosen-off = Hai annullato la tua scelta.
log-undone =
    { $n ->
        [one] { player.start } annulla { NUMBER($n, useGrouping: 0) } decisione.
       *[other] { player.start } annulla { NUMBER($n, useGrouping: 0) } decisioni.
    }
log-hinted = { player.start } riceve un suggerimento.
log-away-left = { player.start } lascia la partita; al suo posto gioca un bot.
log-away-clock = { player.start } ha esaurito il tempo; al suo posto gioca un bot.
log-away-vote = { player.start } non gioca da un po’ e gli altri hanno votato: al suo posto gioca un bot.
log-back = { player.start } torna in gioco.
log-voted = { player.start } vota per far subentrare un bot.
log-wants-pause-on = { player.start } chiede una pausa.
log-wants-pause-off = { player.start } vuole riprendere a giocare.
log-paused = Pausa: il tempo è fermo.
log-resumed = La partita continua.
log-talked = { player.start }: { $text }
log-muted-on = Non vedi più i messaggi { player.of }.
log-muted-off = Vedi di nuovo i messaggi { player.of }.
log-reported = Grazie! Chi gestisce questo server darà un’occhiata.
log-ended-hegemony =
    { $n ->
        [one] { $winners } vince per Egemonia.
       *[other] { $winners } vincono per Egemonia.
    }
log-ended-majority =
    { $n ->
        [one] { $winners } vince per Maggioranza.
       *[other] { $winners } vincono per Maggioranza.
    }
log-ended-stalemate =
    { $n ->
        [one] Da dieci round nessuno pesca più: { $winners } vince per Maggioranza.
       *[other] Da dieci round nessuno pesca più: { $winners } vincono per Maggioranza.
    }
log-rematch = È aperto un tavolo per la rivincita.
log-closed-nobody = Il tavolo è stato chiuso: qualcuno non si è presentato in tempo.
log-closed-host = Il gestore ha chiuso questo tavolo.
cards-lost = { player.start } perde: { $cards }.
cards-drawn = Peschi: { $cards }.

## The result in one line, after "won by"

result-hegemony = { $winners }, per Egemonia
result-majority = { $winners }, per Maggioranza ({ $points })
result-stalemate = { $winners }, per Maggioranza dopo uno stallo ({ $points })
result-after-tie = { $result }, dopo una parità di punti
result-side = { $side }: { NUMBER($n, useGrouping: 0) }

## What a table agrees on

edition-consensus = Regole comuni
edition-consensus-text = Ciò su cui le cinque edizioni concordano; dove differiscono, ciò che dice la maggior parte.
edition-uk = Edizione ucraina
edition-uk-text = Nel draft le carte al centro si scelgono in senso orario.
edition-ro = Edizione romena
edition-ro-text = L’Embargo può colpire solo gli altri giocatori, la Democrazia può andare in qualsiasi Dominio, anche vuoto, e la moneta torna accanto al mazzo solo quando qualcuno ha più carte Cultura di chi ha copiato.
edition-el = Edizione greca
edition-el-text = Si gioca con le regole comuni.
edition-pt = Edizione brasiliana
edition-pt-text = L’Embargo e la Democrazia possono colpire solo gli altri giocatori e la Democrazia può andare anche in un Dominio vuoto; chi pesca l’ultima carta del mazzo finisce il turno, poi ciascuno degli altri ne ha ancora esattamente uno.
edition-it = Edizione italiana
edition-it-text = Si gioca con le regole comuni.
edition =
    { $edition ->
        [uk] { edition-uk }
        [ro] { edition-ro }
        [el] { edition-el }
        [pt] { edition-pt }
        [it] { edition-it }
       *[consensus] { edition-consensus }
    }
setup-base = Variante Base
setup-base-text = Si comincia con 3 carte del mazzo in mano e l’area di gioco vuota.
setup-draft = Variante Draft
setup-draft-text = Ognuno sceglie 3 carte dai mazzetti che passano di mano in mano e 1 dal centro per la propria area di gioco.
setup =
    { $setup ->
        [draft] { setup-draft }
       *[base] { setup-base }
    }
teams = Partita a Squadre
teams-text = Due contro due: chi siede di fronte a te gioca e vince con te.
level-1 = Principiante
level-1-text = Amichevole: ha occhi solo per le proprie carte.
level-2 = Apprendista
level-2-text = Pianifica tutto il suo turno.
level-3 = Consigliere
level-3-text = Pensa un po’ più in là e tiene d’occhio gli altri.
level-4 = Stratega
level-4-text = Pensa ancora più in là.
level-5 = Maestro
level-5-text = Ha imparato giocando contro sé stesso: un osso duro.
level-6 = Imperatore
level-6-text = Il più forte di tutti; si prende un attimo per pensare.
phase-waiting = Aspettiamo che tutti i posti siano occupati.
phase-shuffling = Si mescolano le carte.
phase-playing = La partita è in corso.
phase-paused = La partita è in pausa; il tempo è fermo.
phase-over = La partita è finita.
phase-closed = Il tavolo è chiuso.

## Calling somebody back to slow games

call-title = È il tuo turno
call-text =
    { $n ->
        [one] Ti aspetta { NUMBER($n, useGrouping: 0) } tavolo.
       *[other] Ti aspettano { NUMBER($n, useGrouping: 0) } tavoli.
    }
call-room-tables =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } nuovo tavolo pubblico aspetta giocatori.
       *[other] { NUMBER($n, useGrouping: 0) } nuovi tavoli pubblici aspettano giocatori.
    }
call-room-games =
    { $n ->
        [one] È finita { NUMBER($n, useGrouping: 0) } partita pubblica.
       *[other] Sono finite { NUMBER($n, useGrouping: 0) } partite pubbliche.
    }

## What went wrong, and what to do

error-malformed = Il server non ha capito il messaggio di questa pagina. Ricaricala e riprova.
error-too-large = Il testo è troppo lungo per il server. Accorcialo e riprova.
error-too-fast = Troppo in fretta: il comando non ha avuto effetto. Aspetta un attimo e riprova.
error-enough = Questa azione è già stata ripetuta troppe volte a questo tavolo. Continua la partita o apri un altro tavolo.
error-unattended = Hai lasciato aperti troppi tavoli dove non c’è nessuno. Prima finisci o abbandona alcune di queste partite.
error-bots-only = Questo server non apre tavoli per soli bot. Lascia almeno un posto a una persona.
error-too-many = Dalla tua rete arrivano troppe richieste. Chiudi le pagine che non ti servono o aspetta un minuto.
error-slow = La tua connessione non tiene il passo del tavolo. Controllala e ricarica la pagina.
error-late = Questa pagina ha impiegato troppo tempo a rispondere. Controlla la connessione e ricarica la pagina.
error-host = Il server non risponde a questo nome. Apri il gioco dal suo indirizzo abituale.
error-origin = Questa pagina viene da un altro sito. Apri il gioco dal suo indirizzo abituale.
error-unknown = Questo link non porta né a un tavolo né a una partita. Controllalo o apri un nuovo tavolo.
error-not-yours = Questo posto non è tuo. Prima prendi un posto libero o scegli uno dei tuoi.
error-not-now = Adesso non si può. Guarda che cosa succede al tavolo.
error-not-your-turn = Adesso decide qualcun altro. Aspetta il tuo turno.
error-old-position = Nel frattempo il tavolo è cambiato. Dai un’altra occhiata e scegli di nuovo.
error-illegal = Le regole non lo permettono. Scegli una delle decisioni proposte.
error-taken = Lì c’è già qualcuno. Scegli un altro posto.
error-name = Questo nome non è ammesso. Usa al massimo 24 caratteri, tra cifre e lettere di un solo alfabeto, e niente che ricordi il nome di un bot.
error-code = Questo codice non esiste o non vale più. Creane uno nuovo sull’altro tuo dispositivo.
error-passkey = Qui questa passkey non funziona: è sconosciuta, è stata rimossa o ha risposto troppo tardi. Riprova o usa un codice da un altro dispositivo.
error-refused = Così non è possibile. Cambia ciò che hai inserito e riprova.
error-id-reused = Questa pagina ha confuso i propri messaggi. Ricaricala.
error-unavailable = In questo momento il server non può salvare nulla. Aspetta un attimo e riprova.
error-newer = Questo tavolo è stato salvato da una versione più recente del server. Torna quando il server sarà aggiornato; nulla è andato perso.
error-stopping = Il server si sta riavviando. Torna tra poco.
error-banned = Il gestore non ti permette di giocare su questo server. Se pensi che sia un errore, scrivigli; la pagina sulla privacy spiega come.
error-muted = Il gestore non ti permette di usare la chat. Puoi continuare a giocare.
error-maintenance = Il server è in manutenzione, perciò non si possono aprire nuovi tavoli. Le partite iniziate continuano; riprova più tardi.
error-until = Fine della restrizione: { $until }.

## Why something cannot be done; $rule is the number of the rule

why-over = La partita è finita ({ $rule }).
why-not-your-turn = Ora decide { target.the } ({ $rule }).
why-not-your-pick = Ora sceglie { target.the } ({ $rule }).
why-players = A questo tavolo siedono solo { players } ({ $rule }).
why-no-draft = Questa partita si gioca senza draft ({ $rule }).
why-keep-first = Prima tieni una carta del tuo mazzetto ({ $rule }).
why-open-first = Prima prendi una carta dal centro ({ $rule }).
why-pack = Nel tuo mazzetto non c’è { card } ({ $rule }).
why-centre = Al centro non c’è { card } ({ $rule }).
why-draft-over = Il draft è finito ({ $rule }).
why-no-card = Non hai in mano { card } da giocare ({ $rule }).
why-embargo = Un Embargo ti impedisce di giocare carte { domain } in questo turno ({ $rule }).
why-play-first = Prima gioca una carta dalla mano ({ $rule }).
why-one-play = Nel passo 1 si gioca una sola carta ({ $rule }).
why-step = Gli effetti si applicano nel passo 2: prima gioca una carta ({ $rule }).
why-not-asked = Nessun effetto te lo chiede adesso ({ $rule }).
why-resolving = Prima completa { effect.the } ({ $rule }).
why-used-permanent = In questo turno hai già applicato un effetto permanente { domain.of } ({ $rule }).
why-used-discard = In questo turno hai già applicato l’effetto di scarto { domain.of } ({ $rule }).
why-level = { effect.start } richiede { cards } { domain } nella tua area di gioco; ne hai { NUMBER($have, useGrouping: 0) } ({ $rule }).
why-payment = { effect.start } costa una carta { domain } dalla tua area di gioco, e non ne hai ({ $rule }).
why-hand = Devi avere in mano almeno { cards } ({ $rule }).
why-area = Devi avere almeno { cards } nella tua area di gioco ({ $rule }).
why-pile = La pila degli scarti deve contenere almeno { cards } ({ $rule }).
why-playable = Non ti resterebbero abbastanza carte da giocare ({ $rule }).
why-not-in-hand = Non hai in mano { card } ({ $rule }).
why-not-in-area = Non hai { card } nella tua area di gioco ({ $rule }).
why-not-in-pile = Nella pila degli scarti non c’è { card } ({ $rule }).
why-dead-end = Con questa scelta non potresti completare l’effetto ({ $rule }).
why-attack = Per attaccare { domain.the } ti serve almeno una carta { domain } nella tua area di gioco ({ $rule }).
why-attack-army = Per attaccare l’Esercito ti servono due carte Esercito ({ $rule }).
why-attack-none = L’Attacco costa una carta Esercito, e nella tua area di gioco ti serve almeno un’altra carta da scartare ({ $rule }).
why-inquisition = Devi scegliere un altro giocatore ({ $rule }).
why-embargo-target = { target.start } non ha carte { domain } a faccia in su da coprire ({ $rule }).
why-embargo-own = Per coprire la tua Economia ti servono due carte Economia ({ $rule }).
why-embargo-another = In questa edizione l’Embargo può colpire solo gli altri giocatori ({ $rule }).
why-embargo-none = Non c’è nessuna carta a faccia in su da coprire ({ $rule }).
why-democracy-target = { target.start } non ha carte { domain } a faccia in su ({ $rule }).
why-democracy-own = Per scegliere la tua Utopia ti servono due carte Utopia ({ $rule }).
why-democracy-another = In questa edizione la Democrazia può colpire solo gli altri giocatori ({ $rule }).
why-democracy-none = Nessuno dei Domini che potresti scegliere ha una carta a faccia in su ({ $rule }).
why-lead = Devi avere più carte Cultura di ogni altro giocatore ({ $rule }).
why-inspire-own = Puoi copiare solo l’effetto di un altro giocatore ({ $rule }).
why-no-sources = Nessun altro giocatore ha abbastanza carte per un effetto permanente ({ $rule }).
why-no-source = { target.start } non ha abbastanza carte per nessun effetto permanente ({ $rule }).
why-source = { target.start } non ha abbastanza carte per { effect.the } ({ $rule }).
why-copied = Puoi copiare un solo effetto per turno ({ $rule }).
why-own-effect = Per { effect.the } le tue carte bastano già: usa il tuo effetto ({ $rule }).
why-copied-domain = In questo turno hai già applicato un effetto permanente { domain.of }, quindi non puoi copiarne un altro ({ $rule }).

## Talk at the table

phrase-hello = Buona partita!
phrase-thanks = Grazie!
phrase-well-played = Ben giocato, { player }!
phrase-agreed = D’accordo!
phrase-no-deal = Non ci sto.
phrase-one-moment = Un attimo, per favore.
phrase-about-to-win = { player.start } sta per vincere!
phrase-about-to-win-by = { player.start } sta per vincere con { domain.the }!
phrase-stop = Dobbiamo fermare { player.the }!
phrase-attack = Attacchiamo { domain.the }!
phrase-will-attack = Attaccherò { domain.the }.
phrase-spare = Per favore, lasciate stare { domain.the }.
phrase-embargo = Qualcuno dovrebbe mettere un Embargo { domain.on } { player.of }.
phrase-democracy = Qualcuno dovrebbe mettere una Democrazia { domain.in } { player.of }.
phrase-inquisition = Qualcuno dovrebbe dare un’occhiata alla mano { player.of }.
phrase-truce = Facciamo una tregua, { player }?
phrase-your-turn-to-act = Ora dipende tutto da te, { player }!
phrase-hand-is-harmless = Non ho niente di pericoloso in mano.
phrase-stop-this = Fermate { domain.the } { player.of }!
phrase-attack-this = Attaccherò { domain.the } { player.of }.
phrase-leave-this = Lasciate a me { domain.the } { player.of }.
phrase-no-answer = Non posso fare nulla contro { domain.the } { player.of }.
phrase-try-attack = Proverò ad attaccare { domain.the }.
phrase-try-embargo = Proverò a mettere un Embargo { domain.on } { player.of }.
phrase-try-democracy = Proverò a mettere una Democrazia { domain.in } { player.of }.
phrase-not-now = Non ora: ho altri piani.
phrase-cannot-stop = Nella mia area di gioco non ho niente per fermare { domain.the } { player.of }.
phrase-nice = Bella mossa!
phrase-wow = Questa non me l’aspettavo!
phrase-phew = Fiuu, per un pelo!
phrase-ouch = Ahi, che male!
phrase-oops = Ops, colpa mia!

## The table in the terminal

table-agreed =
    { $teams ->
        [yes] { edition }, { players }, a squadre, { setup }
       *[no] { edition }, { players }, { setup }
    }
table-over = { $agreed }: { step-over }
table-draft = { $agreed }: { $step }, sceglie { player.the }
table-turn = { $agreed }: turno { player.of }, { $step }
table-cards = { cards } ({ $eras })
table-last-round = { $deck }, ultimo round
table-sure = { $cards }, tra cui di sicuro { $sure }
table-area = area: { $cards }
table-area-counted = area: { $cards } ({ $columns })
table-column = { domain } { NUMBER($n, useGrouping: 0) }
table-hand = mano: { $cards }
table-pack = mazzetto: { $cards }
table-embargo =
    { $n ->
        [1] Embargo { domain.on }
       *[other] Embargo { domain.on }, { cards }
    }
table-democracy =
    { $n ->
        [1] Democrazia { domain.in }
       *[other] Democrazia { domain.in }, { cards }
    }
table-coin = moneta Cultura { player.of } { domain.on }
label-deck = mazzo
label-centre = centro
label-pack = mazzetto
label-discard = scarti
label-won = vittoria
label-limit = limite
label-barred = vietato
label-used = effetti applicati
label-asked = da fare
label-legal = decisioni possibili
label-decided = decisione
other-rules = Questa partita è stata giocata con la versione { NUMBER($played, useGrouping: 0) } delle regole. È mostrata con la versione { NUMBER($now, useGrouping: 0) }, per quanto possibile.
show-title = { $file }, partita { NUMBER($game, useGrouping: 0) }, decisioni: { NUMBER($made, useGrouping: 0) } su { NUMBER($all, useGrouping: 0) }

## Playing in the terminal

play-welcome = Carta Impera Victoria. Scrivi il numero di una scelta, oppure `help`.
play-seats = Al tavolo, in senso orario: { $players }. Primo Giocatore: { player }.
play-bots = Agli altri posti giocano bot di livello { NUMBER($level, useGrouping: 0) }.
play-bot = Agli altri posti gioca il bot { $bot }.
play-bots-on = D’ora in poi giocano i bot di livello { NUMBER($level, useGrouping: 0) }.
play-teams = { $one } giocano insieme contro { $other }.
play-goodbye = A presto!
play-area = La tua area di gioco: { $cards }
play-hand = La tua mano: { $cards }
play-choice = La tua scelta, { player }:
play-hand-over = Premi Invio, { player }, quando solo tu puoi vedere lo schermo.
play-over = La partita è finita. Scrivi `save FILE`, `log`, `undo` o `quit`:
play-unknown = «{ $text }» non è nell’elenco e non è un comando. Prova `help`.
play-goal = Per vincere, termina il turno con { cards } dello stesso Dominio nella tua area di gioco.
play-commands = Scrivi il numero di una scelta, il suo codice o uno di questi comandi:
command-help = help: questo elenco; `help attacco` spiega un effetto, `help esercito` un Dominio, `help effects` tutti gli effetti
command-why = why: perché ora qualcosa non si può fare, per esempio `why attacco` o `why play A1`
command-table = table: il tavolo come lo vedi tu
command-log = log: tutte le decisioni finora
command-undo = undo: torna all’ultima decisione presa da una persona
command-level = level N: imposta il livello dei bot, da 1 a 6
command-save = save FILE: salva la partita
command-load = load FILE: riprende una partita salvata
command-quit = quit: esce dal gioco
play-no-effect = Non esiste un effetto chiamato «{ $text }». Effetti: { $effects }. Domini: { $domains }.
play-no-decision = «{ $text }» non è una decisione. Prova `why attacco` o `why play A1`.
play-possible = Ora si può fare.
play-not-decided = Non hai ancora deciso nulla.
play-undone = Si torna alla decisione { NUMBER($n, useGrouping: 0) }.
play-saved = Partita salvata in { $file }.
play-no-name = Indica un file: `{ $command } evening.json`
play-no-file = { $file }: file o cartella inesistente
play-no-level = Il livello «{ $text }» non esiste; scegline uno da 1 a 6.
play-crowded = { NUMBER($people, useGrouping: 0) } persone non possono dividersi { NUMBER($n, useGrouping: 0) } posti
play-wrong-people = { $file }: people è { $people }; deve essere un elenco di posti

## The analysis of a game

percent = { NUMBER($n, useGrouping: 0) }%
mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = errore grave
analysis-title = { $file }, partita { NUMBER($game, useGrouping: 0) }, decisioni valutate: { NUMBER($n, useGrouping: 0) }
analysis-note = La probabilità di vittoria con la decisione migliore e con quella presa, in base a ciò che poteva sapere chi decideva.
analysis-none = Nessuna decisione da segnalare.
analysis-number = n.
analysis-player = giocatore
analysis-decision = decisione
analysis-before = migliore
analysis-after = presa
analysis-mark = giudizio
analysis-better = meglio
analysis-choices = scelte
analysis-rate = errore, ‰
analysis-level = livello
analysis-inaccuracies = imprecisioni
analysis-mistakes = errori
analysis-blunders = errori gravi
analysis-option = { $decision } ({ NUMBER($chance, useGrouping: 0) }%)
analysis-turning =
    { $n ->
        [one] In testa dopo { NUMBER($n, useGrouping: 0) } decisione: { player } ({ NUMBER($chance, useGrouping: 0) }%)
       *[other] In testa dopo { NUMBER($n, useGrouping: 0) } decisioni: { player } ({ NUMBER($chance, useGrouping: 0) }%)
    }
analysis-made = decisioni prese
analysis-chance = probabilità di vittoria
analysis-ledger = Fortuna e abilità in punti percentuali: la fortuna con tutte le mani scoperte, gli errori solo in base a ciò che poteva sapere chi decideva
analysis-start = inizio
analysis-luck = fortuna
analysis-errors = errori propri
analysis-gifts = errori altrui
analysis-rest = resto
analysis-result = risultato
analysis-lucky-deal = Il maggior colpo di fortuna: { $player }, alla distribuzione, { $points } punti percentuali
analysis-unlucky-deal = Il maggior colpo di sfortuna: { $player }, alla distribuzione, { $points } punti percentuali
analysis-lucky-draw = Il maggior colpo di fortuna: { $player }, alla pescata dopo la decisione { NUMBER($n, useGrouping: 0) }, { $points } punti percentuali
analysis-unlucky-draw = Il maggior colpo di sfortuna: { $player }, alla pescata dopo la decisione { NUMBER($n, useGrouping: 0) }, { $points } punti percentuali

## The coach: what a better decision would have changed. $found and $instead are numbers out of 100,
## for the decision that was made and for the better one.

# .lead: in how many of 100 simulations.
coach-title = Decisione { NUMBER($n, useGrouping: 0) }, { player }: { $decision }
    .lead =
        { $found ->
            [one] In { NUMBER($found, useGrouping: 0) } simulazione
           *[other] In { NUMBER($found, useGrouping: 0) } simulazioni
        } su 100
coach-better = Meglio: { $better }
coach-none = Nessuna causa spicca sulle altre.
coach-line = Per esempio: { $text }
coach-win-now = In questo turno potevi vincere con { domain.the }: su 100 simulazioni ci riesci in { NUMBER($instead, useGrouping: 0) } dopo la decisione migliore, in { NUMBER($found, useGrouping: 0) } dopo la tua.
coach-threat = { coach-title.lead } { player.the } vince con { domain.the } prima del tuo prossimo turno; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
coach-win-next = { coach-title.lead } vinci con { domain.the } nel tuo prossimo turno; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
coach-tie = { coach-title.lead } perdi solo allo spareggio; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
coach-last = { coach-title.lead } la Maggioranza decide la partita prima del tuo prossimo turno; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
coach-cost = { coach-title.lead } { player.the } attacca { domain.the } e ti fa perdere una carta prima del tuo prossimo turno; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
coach-aimed = { coach-title.lead } { player.the } usa { effect.the } contro di te prima del tuo prossimo turno; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
coach-taken = { coach-title.lead } { player.the } prende { card } dalla pila degli scarti prima del tuo prossimo turno; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
coach-able = { coach-title.lead } cominci il tuo prossimo turno con abbastanza carte per { effect.the }; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
coach-used = { coach-title.lead } { player.the } applica { effect.the } prima del tuo prossimo turno; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
coach-fewer = { coach-title.lead } cominci il tuo prossimo turno con meno carte a faccia in su che dopo la decisione migliore; in { NUMBER($instead, useGrouping: 0) }, con più carte.
coach-helps = { coach-title.lead } { player.the } vince la partita; dopo la decisione migliore, in { NUMBER($instead, useGrouping: 0) }.
