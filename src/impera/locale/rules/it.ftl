### The rules in Italian, one message a number of RULES.md; the words of the game are in ../it.ftl.
### *Between asterisks* stands what is named there; { "R5.9" } becomes a link to that rule.

## The screen

rules-title = Le regole
rules-lead = Carta Impera Victoria in paragrafi numerati. { "R" } indica una regola dei regolamenti stampati, { "Q" } un chiarimento dove questi tacciono o non sono chiari.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-clear = Cancella la ricerca
rules-found =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } risultato
       *[other] { NUMBER($n, useGrouping: 0) } risultati
    }
rules-found-none = Nessun risultato. Prova con meno parole o solo con l’inizio di una parola.
rules-copy = Copia il link a { $rule }
rules-copied = Il link a { $rule } è stato copiato.
rules-print = Stampa

## For those who have never played

rules-intro = Il gioco in due minuti
rules-aim = L’obiettivo
rules-aim-text = Costruisci una civiltà con carte di sei Domini. Chi termina il proprio turno con 7 carte dello stesso Dominio nella propria area di gioco (8 se si gioca in due) vince subito: è la vittoria per Egemonia. Se prima finisce il mazzo, decide la Maggioranza: vince chi è in testa in più Domini.
rules-turn = Un turno
rules-turn-1 = Gioca una carta dalla mano nella tua area di gioco. È obbligatorio.
rules-turn-2 = Applica gli effetti che vuoi. Con abbastanza carte di un Dominio si sbloccano i suoi effetti permanenti, che non costano nulla; un effetto di scarto costa una carta del suo Dominio.
rules-turn-3 = Pesca fino ad avere tre carte in mano. Poi tocca al giocatore successivo.
rules-example = Un esempio
rules-example-text = Si gioca in tre. Nella tua area di gioco ci sono due carte Scienza e una carta Esercito. Giochi una terza carta Scienza e si sblocca il livello 1 della Scienza: applichi l’Esperimento, riprendi in mano la carta Esercito e al suo posto giochi una carta Cultura. Poi scarti una carta Scienza per la Scoperta Rivoluzionaria: peschi cinque carte, tieni le migliori e ne scarti cinque. Ora hai due carte in mano: ne peschi una, e il tuo turno è finito.
rules-before = prima
rules-after = dopo

## Tables

rules-numbers = Valori in base al numero di giocatori
rules-numbers-text = Questi valori dipendono da quanti giocatori ci sono.
rules-numbers-level1 = Carte per il livello 1
rules-numbers-level2 = Carte per il livello 2
rules-numbers-goal = Carte per l’Egemonia
rules-numbers-aside = Carte di ogni Era tolte dal gioco
rules-numbers-cards = Carte in gioco
rules-cards = Le 104 carte
rules-domain = Dominio
rules-total = Totale

## Headings

rules-s1 = Le carte
rules-s2 = Prima del primo turno
rules-s3 = Un turno
rules-s3-text = I turni si susseguono in senso orario, a partire dal Primo Giocatore. Un turno ha tre passi.
rules-s4 = Gli effetti
rules-s5 = Che cosa fanno i Domini
rules-face-down = Carte a faccia in giù
rules-s6 = La Cultura
rules-s7 = La fine
rules-s8 = Squadre
rules-s9 = Chi sa che cosa
rules-s10 = Le cinque edizioni
rules-s10-text = Si gioca con le regole comuni, a meno che il tavolo non scelga un’edizione. Solo questi punti differiscono.
rules-s10-note = Dove la Democrazia non richiede una carta nel Dominio scelto, puoi scegliere uno qualsiasi dei sei Domini; nell’edizione romena perfino la tua Utopia, anche se paghi con la tua unica carta Utopia.

## Where editions differ

rules-edition = La tua edizione
rules-point = Regola
rules-same = come nelle regole comuni
rules-point-centre-common = Nel draft le carte al centro si scelgono in senso antiorario.
rules-point-centre-other = Nel draft le carte al centro si scelgono in senso orario.
rules-point-embargo-common = L’Embargo può colpire qualsiasi giocatore, anche te.
rules-point-embargo-other = L’Embargo può colpire solo gli altri giocatori.
rules-point-democracy-common = La Democrazia può andare nel Dominio di qualsiasi giocatore, anche nel tuo.
rules-point-democracy-other = La Democrazia può andare solo nei Domini degli altri giocatori.
rules-point-card-common = La Democrazia richiede una carta a faccia in su nel Dominio scelto.
rules-point-card-other = La Democrazia può andare in qualsiasi Dominio, anche vuoto.
rules-point-coin-common = La moneta torna accanto al mazzo appena qualcun altro ha tante carte Cultura quante ne ha chi ha copiato, o di più.
rules-point-coin-other = La moneta torna accanto al mazzo solo quando qualcuno ha più carte Cultura di chi ha copiato.
rules-point-last-common = Dopo l’ultima carta del mazzo si completa il round.
rules-point-last-other = Dopo l’ultima carta del mazzo, chi l’ha pescata finisce il turno; poi ciascuno degli altri ne ha ancora esattamente uno.

## 1. Cards

rules-r1-1 = Le carte sono 104. Ognuna appartiene a un Dominio e a un’Era, e non ha altre proprietà.
rules-r1-2 = Dominio ed Era insieme sono il tipo di una carta, come Esercito I o Utopia III; i tipi sono quindici. Le carte dello stesso tipo sono equivalenti, e l’Era non cambia mai ciò che una carta fa.
rules-r1-3 = Il dorso di una carta mostra la sua Era. Perciò l’Era di una carta nascosta, in una mano o nel mazzo, è pubblica; il suo Dominio no.
rules-r1-4 = Il gioco ha una sola moneta: la moneta Cultura.

## 2. Before the first turn

rules-r2-1 = Si gioca in due, tre o quattro. Il Primo Giocatore si tira a sorte e resta lo stesso per tutta la partita.
rules-r2-2 = Ogni Era si mescola a parte. Con due o tre giocatori, tre carte di ogni Era si tolgono dal gioco senza guardarle; ne restano 95.
rules-r2-3 = Il mazzo delle Ere ha l’Era I in cima, l’Era II in mezzo e l’Era III in fondo.
rules-r2-4 = *Variante Base:* ognuno comincia con tre carte dalla cima del mazzo e l’area di gioco vuota.
rules-r2-5 = *Variante Draft:* ognuno riceve quattro carte. Tienine una in segreto e passa le altre tre a sinistra; delle tre che ricevi tienine una e passane due; delle due che ricevi tienine una e metti da parte l’altra. I mazzetti passano solo quando tutti hanno scelto, e le carte messe da parte si girano insieme a faccia in su al centro. Poi ognuno ne prende una e la mette nella propria area di gioco, a partire dal giocatore alla destra del Primo Giocatore e procedendo in senso { $edition ->
        [uk] orario
       *[other] antiorario
    }. Ora ognuno ha tre carte in mano e una nella propria area di gioco; quest’ultima non vale come carta giocata.
rules-r2-6 = All’inizio la moneta sta accanto al mazzo.

## 3. A turn

rules-r3-1 = *Passo 1, giocare (obbligatorio):* metti una carta dalla mano nella tua area di gioco. Solo un Embargo ({ "R5.9" }) può impedirti di giocare una carta. La verifica si fa una volta sola, all’inizio del tuo turno: se non puoi giocare nessuna delle tue carte, e solo in questo caso, salti il passo 1.
rules-r3-2 = *Passo 2, effetti (facoltativo):* applica gli effetti disponibili che vuoi, nell’ordine che vuoi, o nessuno.
rules-r3-3 = *Passo 3, pescare (obbligatorio):* pesca fino al tuo limite di mano, che è 3 a meno che un effetto di questo turno non l’abbia aumentato. Se hai già quel numero di carte o di più, non peschi e non scarti. Se il mazzo ne ha troppo poche, prendi quelle che ha; la pila degli scarti non si rimescola mai in un nuovo mazzo.
rules-r3-4 = Alla fine del tuo turno, nell’ordine: si scartano le carte Economia a faccia in giù che erano già nella tua area di gioco all’inizio del turno; poi si controlla se c’è Egemonia ({ "R7.1" }), se questo era l’ultimo turno ({ "R7.2" }) e se c’è stallo ({ "Q7.6" }). Se la partita continua, comincia il turno successivo.

## 4. Effects

rules-r4-1 = In un turno ogni Dominio ti dà al massimo un effetto permanente e al massimo un effetto di scarto. Completa un effetto prima di cominciarne un altro. Se un effetto contraddice una regola di base, l’effetto ha la precedenza.
rules-r4-2 = Gli effetti permanenti hanno due livelli. Li sblocca il numero di carte del Dominio a faccia in su nella tua area di gioco: 3 per il livello 1 e 5 per il livello 2; con quattro giocatori 2 e 4. Conta solo il momento in cui applichi l’effetto, non che fine fanno poi quelle carte.
rules-r4-3 = Se hai abbastanza carte per il livello 2, puoi usare invece il livello 1. Non puoi usarli entrambi nello stesso turno.
rules-r4-4 = Un effetto di scarto costa una carta del suo Dominio dalla tua area di gioco, e quella sola basta. La carta si scarta, a meno che l’effetto non la metta altrove (Embargo, Democrazia). La Cultura non ha un effetto di scarto.
rules-r4-5 = Chiunque può guardare la pila degli scarti in qualsiasi momento.
rules-q4-6 = *Tutto o niente:* puoi cominciare un effetto solo se puoi portarlo a termine, e mentre lo risolvi puoi scegliere solo ciò che ti permette ancora di completarlo. Le carte possono mancare solo in due casi: agli altri in un Attacco ({ "R5.3" }) e al mazzo in una Scoperta Rivoluzionaria ({ "R5.12" }).

## 5. What the Domains do

rules-r5-1 = *Assassino*, livello 1: scarta una carta dalla mano.
rules-r5-2 = *Epurazione*, livello 2: scarta due carte dalla mano.
rules-r5-3 = *Attacco*, effetto di scarto: scarta una carta Esercito dalla tua area di gioco, poi scegli un Dominio di cui lì hai ancora una carta a faccia in su e scartane una. Chiunque altro abbia una carta di quel Dominio a faccia in su ne scarta una a sua volta. Per scegliere l’Esercito ti servono quindi due carte Esercito.
rules-r5-4 = *Libro Sacro*, livello 1: fino alla fine del turno il tuo limite di mano è 5.
rules-r5-5 = *Diritto Divino*, livello 2: fino alla fine del turno il tuo limite di mano è 7. Per entrambi gli effetti: perdere carte Religione più tardi nel turno non cambia nulla, e nel turno successivo l’effetto va applicato di nuovo.
rules-r5-6 = *Inquisizione*, effetto di scarto: scarta una carta Religione dalla tua area di gioco e scegli un altro giocatore. Aggiungi alla tua mano tutte le carte della sua, poi restituiscine altrettante, quelle che vuoi. La mano scelta può essere vuota; in tal caso non si scambia nulla.
rules-r5-7 = *Sviluppo*, livello 1: scarta una carta dalla tua area di gioco, poi giocane una dalla mano.
rules-r5-8 = *Monopolio*, livello 2: scarta due carte dalla tua area di gioco, poi giocane due dalla mano.
rules-r5-9 = *Embargo*, effetto di scarto: metti la carta Economia a faccia in giù, in orizzontale, su una carta a faccia in su { $edition ->
        [ro] nell’area di gioco di un altro giocatore
        [pt] nell’area di gioco di un altro giocatore
       *[other] nell’area di gioco di un qualsiasi giocatore (per coprire la tua Economia ti servono due carte Economia)
    }. La carta coperta resta ciò che era e può essere coperta di nuovo. Nel suo turno successivo quel giocatore non può giocare carte del Dominio coperto, né nel passo 1 né con un effetto; alla fine di quel turno la carta Economia si scarta. Il divieto vale anche se la carta coperta va persa. Più Embarghi si sommano. Gli effetti del Dominio restano disponibili. { $edition ->
        [ro] Se quel turno non si gioca più, la carta resta dov’è.
        [pt] Se quel turno non si gioca più, la carta resta dov’è.
       *[other] Un Embargo su di te vale per il tuo turno successivo, non per questo. Se quel turno non si gioca più, la carta resta dov’è.
    }
rules-r5-10 = *Esperimento*, livello 1: riprendi in mano una carta dalla tua area di gioco, poi giocane una dalla mano, anche la stessa.
rules-r5-11 = *Ricerca*, livello 2: riprendi in mano due carte dalla tua area di gioco, poi giocane due dalla mano, anche le stesse.
rules-r5-12 = *Scoperta Rivoluzionaria*, effetto di scarto: scarta una carta Scienza dalla tua area di gioco, pesca cinque carte dal mazzo, poi scartane cinque dalla mano. Se il mazzo ne ha meno, pescale tutte e scartane altrettante; con il mazzo vuoto l’effetto è permesso, ma non fa nulla.
rules-r5-13 = *Oligarchia*, livello 1: prendi in mano una carta a tua scelta dalla pila degli scarti.
rules-r5-14 = *Repubblica*, livello 2: prendi in mano due carte a tua scelta dalla pila degli scarti.
rules-r5-15 = *Democrazia*, effetto di scarto: metti la carta Utopia a faccia in giù { $edition ->
        [ro] in un Dominio a tua scelta, anche vuoto, di un qualsiasi giocatore
        [pt] in un Dominio a tua scelta, anche vuoto, di un altro giocatore
       *[other] in un Dominio a tua scelta di un qualsiasi giocatore, purché lì ci sia una carta a faccia in su (per la tua Utopia ti servono due carte Utopia, perché quella che metti non conta)
    }. Resta lì fino alla fine della partita, e per l’Egemonia in quel Dominio quel giocatore ha bisogno di una carta in più. Più Democrazie nello stesso Dominio si sommano.
rules-q5-16 = Una carta a faccia in giù non vale nulla per nessuno: non sblocca livelli, non conta per l’Egemonia né per il vantaggio in Cultura, non dà punti, non fa da spareggio, e nessun effetto può attaccarla, scartarla, prenderla, coprirla o sceglierla. Il suo tipo lo conoscono tutti.
rules-q5-17 = Quando si deve cedere una carta e le regole non lasciano scegliere il tipo (il costo di un effetto di scarto, entrambe le parti di un Attacco, una carta messa a faccia in giù), si cede, tra le carte del Dominio in questione, quella dell’Era più antica. Attaccando l’Esercito perdi quindi la tua carta Esercito dell’Era più antica e poi la successiva.

## 6. Culture

rules-r6-1 = *Ispirazione*: se hai più carte Cultura a faccia in su di ogni altro giocatore, una volta per turno puoi copiare un effetto permanente, di livello 1 o 2, per cui un altro giocatore ha in quel momento abbastanza carte; da chi ne ha abbastanza per il livello 2 puoi copiare anche il livello 1. Lo applichi con la tua mano e la tua area di gioco. Può bastare una sola carta Cultura. Perdere in seguito il vantaggio non cambia nulla.
rules-q6-2 = Una copia esaurisce per questo turno il tuo effetto permanente della Cultura e anche quello del Dominio copiato; allo stesso modo, non puoi copiare un effetto di un Dominio di cui hai già applicato il tuo effetto permanente. Non puoi copiare l’effetto di un Dominio a un livello per cui hai già abbastanza carte. Se ne hai abbastanza solo per il livello 1, puoi copiare il livello 2 invece di usare il tuo.
rules-r6-3 =
    La moneta mostra che cosa è stato copiato: si mette su quel Dominio nell’area di gioco dell’altro giocatore e vi resta fino alla copia successiva. Dopo ogni decisione (ogni scelta all’interno di un effetto conta come una decisione; un intero Attacco come una sola) si confrontano le carte Cultura: appena qualcun altro ne ha { $edition ->
        [ro] più di chi ha copiato
       *[other] tante quante ne ha chi ha copiato, o di più
    }, la moneta torna accanto al mazzo. È solo un promemoria: non blocca nulla, e puoi copiare lo stesso effetto a ogni turno.

## 7. The end

rules-r7-1 = *Egemonia:* se termini il turno con almeno 8 carte a faccia in su dello stesso Dominio (in due) o 7 (in tre o quattro), più una per ogni carta Utopia che si trova lì a faccia in giù, hai vinto.
rules-r7-2 = { $edition ->
        [pt] *Ultimi turni:*
       *[other] *Ultimo round:*
    } appena si pesca l’ultima carta del mazzo, nel passo 2 o 3, { $edition ->
        [pt] chi l’ha pescata finisce il turno, poi ciascuno degli altri ha ancora esattamente un turno, senza pescare
       *[other] il round si gioca fino in fondo senza pescare; la partita si ferma quando toccherebbe al Primo Giocatore
    }. Gli effetti si possono ancora usare, e chi raggiunge l’Egemonia vince comunque subito.
rules-r7-3 = *Maggioranza:* per ogni Dominio, chi ha più carte a faccia in su ottiene un punto; in caso di parità lo ottiene chiunque sia in testa. Un Dominio di cui nessuno ha carte non dà punti. Vince chi ha più punti.
rules-r7-4 = Se più giocatori sono in testa con gli stessi punti, si confrontano le loro carte Utopia, poi Cultura, Scienza, Economia, Religione ed Esercito; a ogni confronto resta in gara solo chi ne ha di più.
rules-q7-5 = Chi è ancora in parità condivide la vittoria.
rules-q7-6 = *Stallo:* i giocatori potrebbero andare avanti per sempre senza pescare. Dopo 10 round completi (10 turni per giocatore, uno dopo l’altro) in cui nessuno ha pescato pur essendoci ancora carte nel mazzo, la partita si ferma e decide la Maggioranza. Un turno conta se alla fine il mazzo ha tante carte quante all’inizio; ogni carta pescata, nel passo 3 o con una Scoperta Rivoluzionaria, riporta il conto a 0.

## 8. Teams

rules-r8-1 = In quattro si può giocare due contro due; i compagni di squadra siedono l’uno di fronte all’altro. Si applicano tutti i valori previsti per quattro giocatori.
rules-r8-2 = L’Egemonia di un giocatore è una vittoria della squadra.
rules-r8-3 = Con la Maggioranza una squadra ottiene un punto per un Dominio se uno dei suoi due giocatori ne ha più carte di tutti. In caso di parità con l’altra squadra lo ottengono entrambe; in caso di parità tra compagni di squadra, la squadra ottiene comunque solo 1 punto.
rules-q8-4 = A parità di punti le squadre si confrontano Dominio per Dominio come in { "R7.4" }, ognuna con le carte del compagno che ne ha di più; se neanche questo le separa, condividono la vittoria. Per ogni effetto il tuo compagno di squadra è un giocatore come gli altri, e della sua mano non vedi più di quanto vedano tutti.

## 9. Who knows what

rules-r9-1 = Tutti possono vedere le aree di gioco, la pila degli scarti, la moneta, le carte a faccia in giù (tipo e posto) e quante carte di ciascuna Era ci sono nel mazzo e in ogni mano. È pubblico anche l’andamento del turno: giocatore, passo, limite di mano, effetti già applicati, quello in corso e che cosa chiede ancora, gli Embarghi in vigore, il conto di { "Q7.6" }. Sono pubbliche anche tutte le decisioni, con un’eccezione: di una carta tenuta nel draft, o restituita in un’Inquisizione, solo i diretti interessati conoscono, oltre all’Era, anche il Dominio.
rules-r9-2 = Solo tu conosci la tua mano e, nel draft, le carte che hai tenuto e il mazzetto che hai davanti. I mazzetti già passati non si mostrano più.
rules-r9-3 = Una carta che passa in una mano da un’area di gioco o dalla pila degli scarti è stata vista da tutti. Perciò il gioco tiene per te il conto, tipo per tipo, delle carte che sono di sicuro nella mano di un altro giocatore: una in più quando una carta ci arriva così, una in meno quando una carta di quel tipo viene giocata o scartata da quella mano. Dopo un’Inquisizione su una mano non vuota, chi l’ha fatta conosce con certezza solo le carte restituite; l’altro giocatore aggiunge a ciò che già sapeva le carte prese, meno quelle restituite; per tutti gli altri non c’è più nulla di certo in nessuna delle due mani. Nient’altro si conta: né il draft, né ciò che si potrebbe solo dedurre.
rules-r9-4 = Tutto il resto, come l’ordine dentro un’Era, le carte tolte dal gioco e il resto di ogni mano, rimane segreto fino alla fine della partita. Allora si svela tutto.
