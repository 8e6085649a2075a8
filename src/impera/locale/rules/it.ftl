### The rules in Italian, one message a number of RULES.md; the words of the game are in ../it.ftl.
### *Between asterisks* stands what is named there; { "R5.9" } becomes a link to that rule.

## The screen

rules-title = Le regole
rules-lead = Carta Impera Victoria in paragrafi numerati. { "R" } è una regola dei libretti stampati, { "Q" } un chiarimento dove tacciono o non sono chiari.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-clear = Cancella la ricerca
rules-found =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } punto trovato
       *[other] { NUMBER($n, useGrouping: 0) } punti trovati
    }
rules-found-none = Non si è trovato nulla. Prova con meno parole o solo con l’inizio di una parola.
rules-copy = Copia il link a { $rule }
rules-copied = Il link a { $rule } è copiato.
rules-print = Stampa

## For those who have never played

rules-intro = Il gioco in due minuti
rules-aim = Lo scopo
rules-aim-text = Costruisci una civiltà con carte di sei Domini. Chi termina il proprio turno con 7 carte dello stesso Dominio nella propria area di gioco (8 se si gioca in due) vince subito: è la vittoria per Egemonia. Se il mazzo finisce prima, decide la Maggioranza: vince chi è in testa in più Domini.
rules-turn = Un turno
rules-turn-1 = Gioca una carta dalla mano nella tua area di gioco. È obbligatorio.
rules-turn-2 = Se vuoi, applica effetti. Un numero sufficiente di carte di un Dominio apre i suoi effetti permanenti, che non costano nulla; un effetto di scarto costa una carta del suo Dominio.
rules-turn-3 = Pesca fino ad avere tre carte in mano. Poi tocca al giocatore successivo.
rules-example = Un esempio
rules-example-text = Si gioca in tre. Nella tua area di gioco ci sono due carte Scienza e una carta Esercito. Giochi una terza carta Scienza e si apre il livello 1 della Scienza: applichi Esperimento, riprendi in mano la carta Esercito e al suo posto giochi una carta Cultura. Poi scarti una carta Scienza per Scoperta Rivoluzionaria: peschi cinque carte, tieni le migliori e ne scarti cinque. Ora hai due carte in mano, quindi ne peschi una, e il tuo turno è finito.
rules-before = prima
rules-after = dopo

## Tables

rules-numbers = Numeri secondo i giocatori
rules-numbers-text = Questi numeri dipendono da quante persone giocano.
rules-numbers-level1 = Carte per il livello 1
rules-numbers-level2 = Carte per il livello 2
rules-numbers-goal = Carte per l’Egemonia
rules-numbers-aside = Carte di ogni Era fuori dal gioco
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
rules-s10-note = Dove la Democrazia non richiede una carta, si può nominare uno qualsiasi dei sei Domini; nell’edizione romena perfino la propria Utopia con l’unica carta Utopia che si ha.

## Where printings differ

rules-printing = La tua edizione
rules-point = Che cosa cambia
rules-same = come nelle regole comuni
rules-point-centre = Verso della scelta dal centro
rules-point-centre-common = antiorario
rules-point-centre-other = orario
rules-point-embargo = L’Embargo può colpire
rules-point-embargo-common = qualsiasi giocatore
rules-point-embargo-other = solo altri giocatori
rules-point-democracy = La Democrazia può colpire
rules-point-democracy-common = qualsiasi giocatore
rules-point-democracy-other = solo altri giocatori
rules-point-card = La Democrazia richiede una carta a faccia in su in quel Dominio
rules-point-card-common = sì
rules-point-card-other = no
rules-point-coin = La moneta torna quando un altro giocatore ha
rules-point-coin-common = altrettante carte Cultura, o di più
rules-point-coin-other = più carte Cultura
rules-point-last = Dopo l’ultima carta del mazzo
rules-point-last-common = si completa il round
rules-point-last-other = chi l’ha pescata finisce il turno, poi ciascuno degli altri ne ha esattamente uno ancora

## 1. Cards

rules-r1-1 = Le carte sono 104. Ognuna appartiene a un Dominio e a un’Era, e non ha altre proprietà.
rules-r1-2 = Dominio ed Era insieme sono il tipo di una carta, come Esercito I o Utopia III; i tipi sono quindici. Le carte dello stesso tipo sono equivalenti, e l’Era non cambia mai ciò che una carta fa.
rules-r1-3 = Il dorso di una carta mostra la sua Era. Perciò l’Era di una carta nascosta la conoscono tutti, il Dominio solo chi la tiene in mano.
rules-r1-4 = Il gioco ha una sola moneta: la Moneta Cultura.

## 2. Before the first turn

rules-r2-1 = Si gioca in due, tre o quattro. I posti si contano in senso orario a partire da 0. Il posto 0 si tira a sorte; chi lo ottiene è il Primo Giocatore per tutta la partita.
rules-r2-2 = Ogni Era si mescola a parte. In due o tre giocatori, tre carte di ogni Era escono dal gioco senza che nessuno le veda; ne restano 95.
rules-r2-3 = Il mazzo delle Ere ha l’Era I in cima, l’Era II in mezzo e l’Era III in fondo.
rules-r2-4 = *Variante Base:* tutti cominciano con tre carte in mano e l’area di gioco vuota. Il posto 0 prende le prime tre carte del mazzo, poi il posto 1 e così via.
rules-r2-5 = *Variante Draft:* tutti ricevono quattro carte, nello stesso ordine. Tienine una in segreto e passane tre al vicino di sinistra, il posto successivo; delle tre che ricevi tienine una e passane due; di queste due tienine una e lascia l’altra. I mazzetti si spostano solo quando tutti hanno scelto, e le carte avanzate si girano insieme a faccia in su al centro. Poi ognuno prende una carta dal centro nella propria area di gioco: sceglie per primo l’ultimo posto, alla destra del Primo Giocatore, e si continua in senso antiorario. Ora tutti hanno tre carte in mano e una nell’area di gioco, che vale come posata, non come giocata. Nelle registrazioni le scelte stanno posto per posto, da 0 in su.
rules-r2-6 = All’inizio la moneta sta accanto al mazzo.

## 3. A turn

rules-r3-1 = *Passo 1, giocare (obbligatorio):* metti una carta dalla mano nella tua area di gioco. Solo un embargo ({ "R5.9" }) può impedire che una carta sia giocata. All’inizio del tuo turno si guarda, una volta sola, se puoi giocare qualche carta; se non ne puoi giocare nessuna, il passo 1 si salta, altrimenti mai.
rules-r3-2 = *Passo 2, effetti (facoltativo):* applica gli effetti disponibili che vuoi, nell’ordine che vuoi, o nessuno.
rules-r3-3 = *Passo 3, pescare (obbligatorio):* completa la mano fino al limite di mano, che è 3 se un effetto di questo turno non l’ha aumentato. Se hai già altrettante carte o di più, non peschi e non scarti. Se il mazzo ne ha troppo poche, prendi quelle che ha; la pila degli scarti non si rimescola mai in un nuovo mazzo.
rules-r3-4 = Quando finisce il tuo turno si guardano quattro cose, in quest’ordine: le carte embargo che erano già su di te all’inizio del turno si scartano; l’Egemonia ({ "R7.1" }); la fine degli ultimi turni ({ "R7.2" }); lo stallo ({ "Q7.6" }). Se la partita continua, comincia il turno successivo.

## 4. Effects

rules-r4-1 = In un turno ogni Dominio ti dà al massimo un effetto permanente e al massimo un effetto di scarto. Completa un effetto prima di cominciarne un altro. Dove un effetto contraddice una regola di base, vale l’effetto.
rules-r4-2 = Gli effetti permanenti hanno due livelli. Li apre il numero di carte del Dominio a faccia in su nella tua area di gioco: 3 per il livello 1 e 5 per il livello 2; in quattro giocatori 2 e 4. Conta solo il momento in cui applichi l’effetto, non che fine fanno poi quelle carte.
rules-r4-3 = Se hai abbastanza carte per il livello 2, puoi usare invece il livello 1. Usarli entrambi nello stesso turno è vietato.
rules-r4-4 = Un effetto di scarto costa una carta del suo Dominio dalla tua area di gioco, e quella sola basta. La carta si scarta, a meno che l’effetto non la metta altrove (Embargo, Democrazia). La Cultura non ha effetto di scarto.
rules-r4-5 = Chiunque può guardare la pila degli scarti in qualsiasi momento.
rules-q4-6 = *Tutto o niente:* puoi cominciare un effetto solo se puoi portarlo a termine, e nel suo corso puoi scegliere solo ciò che ti permette ancora di completarlo. La mancanza di carte si perdona solo in due casi: agli altri in un Attacco ({ "R5.3" }) e in una Scoperta Rivoluzionaria ({ "R5.12" }).

## 5. What the Domains do

rules-r5-1 = *Assassino*, livello 1: scarta una carta dalla mano.
rules-r5-2 = *Epurazione*, livello 2: scarta due carte dalla mano.
rules-r5-3 = *Attacco*, effetto di scarto: paga una carta Esercito, poi nomina un Dominio di cui hai ancora una carta a faccia in su nella tua area di gioco e scarta una carta così. Chiunque altro abbia una carta di quel Dominio a faccia in su ne scarta una a sua volta. Per nominare l’Esercito ti servono quindi due carte Esercito.
rules-r5-4 = *Libro Sacro*, livello 1: fino alla fine del turno il tuo limite di mano è 5.
rules-r5-5 = *Diritto Divino*, livello 2: fino alla fine del turno il tuo limite di mano è 7. Per entrambi gli effetti: le carte Religione perse più tardi nel turno non tolgono nulla, e nel turno successivo l’effetto va applicato di nuovo.
rules-r5-6 = *Inquisizione*, effetto di scarto: paga una carta Religione e scegli un altro giocatore. Tutte le carte della sua mano passano nella tua, poi ne restituisci altrettante, quelle che vuoi. La mano scelta può essere vuota; allora non si muove nulla.
rules-r5-7 = *Sviluppo*, livello 1: scarta una carta dalla tua area di gioco, poi giocane una dalla mano.
rules-r5-8 = *Monopolio*, livello 2: scarta due carte dalla tua area di gioco, poi giocane due dalla mano.
rules-r5-9 = *Embargo*, effetto di scarto: metti la carta Economia a faccia in giù, di traverso, su una carta a faccia in su nell’area di gioco di un giocatore qualsiasi (per coprire la tua Economia te ne servono due). La carta coperta resta ciò che era e può essere coperta di nuovo. Nel suo turno successivo quel giocatore non può giocare carte del Dominio coperto, né nel passo 1 né con un effetto; quando quel turno finisce, la carta Economia si scarta. Il divieto vale anche se la carta coperta se ne va. Più embarghi si sommano. Gli effetti del Dominio restano disponibili. Un embargo su di te ti vincola nel tuo turno successivo, non in questo. Se non segue più alcun turno, la carta resta dov’è.
rules-r5-10 = *Esperimento*, livello 1: prendi in mano una carta dalla tua area di gioco, poi giocane una dalla mano, anche la stessa.
rules-r5-11 = *Ricerca*, livello 2: prendi in mano due carte dalla tua area di gioco, poi giocane due dalla mano, anche le stesse.
rules-r5-12 = *Scoperta Rivoluzionaria*, effetto di scarto: paga una carta Scienza, pesca cinque carte dal mazzo, poi scartane cinque dalla mano. Se il mazzo ne ha meno, pescale tutte e scartane altrettante; con il mazzo vuoto l’effetto è permesso, ma non porta nulla.
rules-r5-13 = *Oligarchia*, livello 1: prendi in mano una carta qualsiasi dalla pila degli scarti.
rules-r5-14 = *Repubblica*, livello 2: prendi in mano due carte qualsiasi dalla pila degli scarti.
rules-r5-15 = *Democrazia*, effetto di scarto: metti la carta Utopia a faccia in giù in un Dominio di un giocatore qualsiasi nel quale, una volta che quella carta ha lasciato il suo posto, ci sia una carta a faccia in su (quindi per la tua Utopia te ne servono due). Resta lì fino alla fine della partita, e per l’Egemonia in quel Dominio al giocatore serve una carta in più. Più carte si sommano.
rules-q5-16 = Una carta a faccia in giù non vale nulla per nessuno: non apre livelli, non dà punti, non rompe parità, e nessun effetto può attaccarla, scartarla, prenderla, coprirla o sceglierla. Il suo tipo lo conoscono tutti.
rules-q5-17 = Dove una carta deve andarsene e le regole non lasciano scegliere il tipo (il prezzo di un effetto di scarto, entrambe le parti di un Attacco, una carta messa a faccia in giù), è quella dell’Era più bassa di quel Dominio. Attaccando l’Esercito perdi quindi la tua carta Esercito più bassa e poi quella subito sopra.

## 6. Culture

rules-r6-1 = *Ispirazione*: se hai più carte Cultura a faccia in su di ogni altro giocatore, una volta per turno puoi copiare un effetto permanente, di livello 1 o 2, per cui un altro giocatore ha in quel momento abbastanza carte; da chi ne ha abbastanza per il livello 2 puoi copiare anche il livello 1. Lo esegui con la tua mano e la tua area di gioco. Può bastare una sola carta Cultura. Perdere in seguito il vantaggio non cambia nulla.
rules-q6-2 = Una copia esaurisce per questo turno il tuo effetto permanente della Cultura e anche quello del Dominio copiato; allo stesso modo non puoi copiare un effetto di un Dominio di cui hai già usato il tuo. Non puoi copiare un effetto, cioè quel Dominio a quel livello, per cui le tue carte bastano già. Se ne hai abbastanza solo per il livello 1, puoi copiare il livello 2 invece di usare il tuo.
rules-r6-3 = La moneta mostra che cosa è stato copiato: si mette su quel Dominio nell’area di gioco dell’altro giocatore e lì aspetta la copia successiva. Dopo ogni decisione (ogni scelta dentro un effetto è una, un Attacco intero è una sola) si confrontano le carte Cultura: appena qualcuno ne ha quante il giocatore che ha copiato, o di più, la moneta torna al mazzo. È solo un promemoria: non blocca nulla, e puoi copiare lo stesso effetto a ogni turno.

## 7. The end

rules-r7-1 = *Egemonia:* se termini il tuo turno con almeno 8 (due giocatori) o 7 (tre o quattro) carte a faccia in su dello stesso Dominio, e una in più per ogni carta Utopia che vi si trova a faccia in giù, hai vinto.
rules-r7-2 = *Ultimo round:* appena si pesca l’ultima carta del mazzo, nel passo 2 o 3, il round si gioca fino in fondo senza pescare; la partita si ferma quando toccherebbe al Primo Giocatore. Gli effetti si possono ancora usare, e l’Egemonia vince sempre subito.
rules-r7-3 = *Maggioranza:* chi ha più carte a faccia in su di un Dominio ottiene un punto, e così chiunque ne abbia altrettante. Un Dominio che nessuno ha non ne dà. Vince chi ha più punti.
rules-r7-4 = Chi è in parità ai punti confronta le carte Utopia, poi Cultura, Scienza, Economia, Religione, Esercito; a ogni confronto esce chi ne ha di meno.
rules-q7-5 = Chi è ancora in parità condivide la vittoria.
rules-q7-6 = *Stallo:* i giocatori potrebbero rifiutarsi per sempre di pescare. Dopo 10 round completi (10 turni di ogni giocatore, uno dopo l’altro) in cui nessuna carta ha lasciato un mazzo non vuoto, la partita si ferma e decide la Maggioranza. Un turno conta se dopo di esso il mazzo è grande come prima; ogni carta pescata, nel passo 3 o con una Scoperta Rivoluzionaria, riporta il conto a 0.

## 8. Teams

rules-r8-1 = In quattro giocatori, i posti 0 e 2 possono giocare contro 1 e 3, con tutti i numeri per quattro.
rules-r8-2 = L’Egemonia di un giocatore è una vittoria della squadra.
rules-r8-3 = Nella Maggioranza una squadra ottiene un punto per un Dominio se uno dei suoi due giocatori vi ha più carte di tutti. In parità con l’altra squadra lo ottengono entrambe; in parità con il compagno di squadra, la tua squadra ne ottiene comunque solo 1.
rules-q8-4 = Le squadre in parità ai punti confrontano le carte del loro giocatore migliore, Dominio per Dominio come in { "R7.4" }, e condividono la vittoria se neanche questo le separa. Per ogni effetto il compagno di squadra è un altro giocatore come tutti, e i compagni non vedono della mano l’uno dell’altro più di quanto vedano gli altri.

## 9. Who knows what

rules-r9-1 = Visibili a tutti sono le aree di gioco, la pila degli scarti, la moneta, le carte a faccia in giù sul tavolo (tipo e posto), quante carte e di quali Ere hanno il mazzo e ogni mano. Così anche l’andamento del turno: giocatore, passo, limite di mano, effetti già applicati, quello in corso e che cosa chiede ancora, gli embarghi in vigore, il conto di { "Q7.6" }. Così anche tutte le decisioni, con una riserva: di una carta tenuta nel draft, o restituita in un’Inquisizione, solo i giocatori coinvolti vengono a sapere più dell’Era.
rules-r9-2 = Solo tu conosci la tua mano e, nel draft, le carte che hai tenuto e il mazzetto davanti a te. I mazzetti passati oltre non si mostrano più.
rules-r9-3 = Una carta che finisce in una mano da un’area di gioco o dalla pila degli scarti è stata vista da tutti. Perciò il gioco ti dice quali carte sono di sicuro in un’altra mano: una in più quando una carta vi arriva così, una in meno quando una carta simile viene giocata o scartata da quella mano. Dopo un’Inquisizione su una mano non vuota, chi l’ha fatta conosce con certezza solo le carte restituite; l’altro conosce con certezza anche le carte prese, meno quelle tornate; tutti gli altri dimenticano entrambe le mani. Nient’altro si conta: né il draft, né ciò che si potrebbe solo dedurre.
rules-r9-4 = Tutto il resto, come l’ordine dentro un’Era, le carte fuori dal gioco e il resto di ogni mano, rimane segreto in ogni modo fino alla fine della partita. Allora si svela tutto.
