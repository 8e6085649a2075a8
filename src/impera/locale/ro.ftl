### Cuvintele jocului în română.
### Codes come in and words go out. $domain is A R E S C U, or "hidden" for a card seen from behind; $era
### is 1 to 3; $effect is a token; $player and $target are names, or numbers of seats that have none.
### Attributes are cases and articles for the sentences of this file; nobody else asks for them.

## Domains, Eras and cards

domain-A = Militar
domain-R = Religie
domain-E = Economie
domain-S = Știință
domain-C = Cultură
domain-U = Utopie
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
        [hidden] carte din { era }
       *[other] { domain } { numeral }
    }
    .a =
        { $domain ->
            [hidden] o { card }
           *[other] { card }
        }
card-several = { NUMBER($n, useGrouping: 0) } × { card }
cards =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } carte
        [few] { NUMBER($n, useGrouping: 0) } cărți
       *[other] { NUMBER($n, useGrouping: 0) } de cărți
    }
cards-of-era = { NUMBER($n, useGrouping: 0) } din { era }
no-cards = niciuna

## Players

player =
    { $player ->
        [0] jucătorul 0
        [1] jucătorul 1
        [2] jucătorul 2
        [3] jucătorul 3
       *[other] { $player }
    }
    .start =
        { $player ->
            [0] Jucătorul 0
            [1] Jucătorul 1
            [2] Jucătorul 2
            [3] Jucătorul 3
           *[other] { $player }
        }
    .gen = jucătorului { $player }
    .voc =
        { $player ->
            [0] jucător 0
            [1] jucător 1
            [2] jucător 2
            [3] jucător 3
           *[other] { $player }
        }
target =
    { $target ->
        [0] jucătorul 0
        [1] jucătorul 1
        [2] jucătorul 2
        [3] jucătorul 3
       *[other] { $target }
    }
    .start =
        { $target ->
            [0] Jucătorul 0
            [1] Jucătorul 1
            [2] Jucătorul 2
            [3] Jucătorul 3
           *[other] { $target }
        }
    .gen = jucătorului { $target }
players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } jucător
        [few] { NUMBER($n, useGrouping: 0) } jucători
       *[other] { NUMBER($n, useGrouping: 0) } de jucători
    }
points =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } punct
        [few] { NUMBER($n, useGrouping: 0) } puncte
       *[other] { NUMBER($n, useGrouping: 0) } de puncte
    }
both = { $first } și { $last }
name-guest = Oaspete { NUMBER($chair, useGrouping: 0) }
name-free = Loc liber
name-stand-in = { $player } (bot)

## Effects

effect-assassination = Asasinare
effect-assassination-text = Decartează 1 carte din mână.
effect-purge = Curățare
effect-purge-text = Decartează 2 cărți din mână.
effect-holy-book = Carte Sfântă
effect-holy-book-text = Până la sfârșitul turei, limita ta maximă este de 5 cărți în mână.
effect-divine-right = Drept divin
effect-divine-right-text = Până la sfârșitul turei, limita ta maximă este de 7 cărți în mână.
effect-development = Dezvoltare
effect-development-text = Decartează 1 carte din fața ta, apoi joacă 1 carte din mână.
effect-monopoly = Monopol
effect-monopoly-text = Decartează 2 cărți din fața ta, apoi joacă 2 cărți din mână.
effect-experiment = Experiment
effect-experiment-text = Ia înapoi în mână 1 carte din fața ta, apoi joacă 1 carte din mână.
effect-research = Cercetare
effect-research-text = Ia înapoi în mână 2 cărți din fața ta, apoi joacă 2 cărți din mână.
effect-oligarchy = Oligarhie
effect-oligarchy-text = Ia în mână orice carte din teancul de cărți decartate.
effect-republic = Republică
effect-republic-text = Ia în mână oricare 2 cărți din teancul de cărți decartate.
effect-attack = Atac
effect-attack-text = Decartează o carte Militară și încă o carte a ta din Domeniul pe care îl alegi; toți ceilalți care au cărți din acel Domeniu pierd și ei câte una.
effect-inquisition = Inchiziție
effect-inquisition-text = Decartează o carte de Religie, ia toată mâna altui jucător și dă înapoi tot atâtea cărți, după voie.
effect-embargo = Embargo
effect-embargo-text =
    Pune o carte de Economie cu fața în jos pe o carte a { $whom ->
        [another] altui jucător
       *[any] oricărui jucător
    }, care nu va putea juca acel Domeniu în tura sa următoare.
effect-breakthrough = Salt tehnologic
effect-breakthrough-text = Decartează o carte de Știință, trage 5 cărți, apoi decartează 5 cărți din mână.
effect-democracy = Democrație
effect-democracy-text =
    Pune o carte de Utopie cu fața în jos într-un Domeniu al { $whom ->
        [another] altui jucător
       *[any] oricărui jucător
    }, care va avea nevoie acolo de o carte în plus pentru a câștiga prin Dominație.
effect-inspiration = Inspirație
effect-inspiration-text = Dacă ai mai multe cărți de Cultură decât oricare alt jucător, copiază un efect permanent pentru care alt jucător are destule cărți, iar tu nu.
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
needs-level = nivelul { NUMBER($level, useGrouping: 0) }, de la { cards }
needs-discard = efect temporar
needs-lead = pentru cine conduce la Cultură
explained = { domain }, { effect } ({ $needs }): { $text }

## Steps, and what is asked

step-draft = draft
step-open = alegere din centru
step-play = pasul 1, joacă o carte
step-effects = pasul 2, efecte
step-resolve = pasul 2, un efect în curs
step-over = jocul s-a terminat
asked-draft = Păstrează o carte din set; restul merge mai departe la stânga.
asked-open = Ia o carte din centru și pune-o în fața ta.
asked-play = Pasul 1: joacă o carte din mână.
asked-effects = Pasul 2: aplică un efect sau încheie tura.
asked-over = Jocul s-a terminat.
asked-discard-hand = { effect }: decartează { cards } din mână.
asked-discard-area = { effect }: decartează { cards } din fața ta, apoi joacă { NUMBER($plays, useGrouping: 0) }.
asked-take-area = { effect }: ia în mână { cards } din fața ta, apoi joacă { NUMBER($plays, useGrouping: 0) }.
asked-take-discard = { effect }: ia { cards } din teancul de cărți decartate.
asked-give-hand = { effect }: dă { target.gen } { cards } din mână.
asked-play-hand = { effect }: joacă { cards } din mână.

## Decisions to choose from

decision-keep = păstrează { card.a }
decision-open = ia { card.a } din centru
decision-play = joacă { card.a }
decision-discard = decartează { card.a }
decision-take = ia { card.a }
decision-give = dă { card.a }
decision-effect = { effect }
decision-inspire = Inspirație: copiază efectul „{ effect }” de la { target }
decision-attack = Atac asupra Domeniului { domain }
decision-inquisition = Inchiziție asupra { target.gen }
decision-embargo = Embargo pe Domeniul { domain } al { target.gen }
decision-democracy = Democrație în Domeniul { domain } al { target.gen }
decision-end = încheie tura

## What has happened

log-sat = { player.start } se așază la masă.
log-left = { player.start } se ridică de la masă; locul e liber.
log-committed = { player.start } e gata pentru amestecare.
log-revealed = { player.start } contribuie la amestecare.
log-reshuffle = S-a eliberat un loc, așa că amestecarea începe din nou.
log-began = Jocul începe. Primul Jucător: { player }.
log-decided-keep = { player.start } păstrează { card.a }.
log-decided-open = { player.start } ia { card } din centru.
log-decided-play = { player.start } joacă { card }.
log-decided-discard = { player.start } decartează { card }.
log-decided-take = { player.start } ia { card } în mână.
log-decided-give = { player.start } dă înapoi { card.a }.
log-decided-effect = { player.start } aplică efectul „{ effect }”.
log-decided-inspire = { player.start } copiază efectul „{ effect }” de la { target }.
log-decided-attack = { player.start } atacă Domeniul { domain }.
log-decided-inquisition = { player.start } aplică Inchiziția asupra { target.gen }.
log-decided-embargo = { player.start } pune un Embargo pe Domeniul { domain } al { target.gen }.
log-decided-democracy = { player.start } pune Democrație în Domeniul { domain } al { target.gen }.
log-decided-end = { player.start } încheie tura.
log-undone =
    { $n ->
        [one] { player.start } retrage { NUMBER($n, useGrouping: 0) } decizie.
        [few] { player.start } retrage { NUMBER($n, useGrouping: 0) } decizii.
       *[other] { player.start } retrage { NUMBER($n, useGrouping: 0) } de decizii.
    }
log-away-left = { player.start } pleacă; un bot joacă mai departe.
log-away-clock = { player.start } nu mai are timp; un bot joacă mai departe.
log-back = { player.start } revine în joc.
log-wants-pause-on = { player.start } cere o pauză.
log-wants-pause-off = { player.start } vrea să joace mai departe.
log-paused = Pauză: ceasurile stau pe loc.
log-resumed = Jocul continuă.
log-talked = { player.start }: { $text }
log-muted-on = Nu mai vezi mesajele { player.gen }.
log-muted-off = Vezi din nou mesajele { player.gen }.
log-reported = Mulțumim! Cine administrează serverul se va uita la mesaj.
log-ended-hegemony =
    { $n ->
       *[other] { $winners } câștigă prin Dominație.
    }
log-ended-majority =
    { $n ->
       *[other] { $winners } câștigă prin Majoritate.
    }
log-ended-stalemate =
    { $n ->
       *[other] De zece runde nimeni nu mai trage cărți: { $winners } câștigă prin Majoritate.
    }
log-rematch = S-a deschis o masă pentru revanșă.
log-closed = Masa s-a închis: nu au venit toți la timp.
cards-lost = { player.start } pierde: { $cards }.
cards-drawn = Tragi: { $cards }.

## The result in one line, after "won by"

result-hegemony = { $winners }, prin Dominație
result-majority = { $winners }, prin Majoritate ({ $points })
result-stalemate = { $winners }, prin Majoritate după un blocaj ({ $points })
result-after-tie = { $result }, după egalitate la puncte
result-side = { $side }: { NUMBER($n, useGrouping: 0) }
result-team = jucătorii { NUMBER($first, useGrouping: 0) } și { NUMBER($last, useGrouping: 0) }

## What a table agrees on

edition-consensus = Reguli comune
edition-consensus-text = Ce au în comun cele cinci ediții; unde diferă, ce spun cele mai multe.
edition-uk = Ediția ucraineană
edition-uk-text = La draft, cărțile din centru se aleg în sensul acelor de ceasornic.
edition-ro = Ediția românească
edition-ro-text = Embargoul se pune doar altor jucători, Democrația poate intra în orice Domeniu, chiar și gol, iar moneda rămâne până când cineva are mai multe cărți de Cultură.
edition-el = Ediția grecească
edition-el-text = Se joacă după regulile comune.
edition-pt = Ediția braziliană
edition-pt-text = Embargoul și Democrația se pun doar altor jucători, Democrația poate intra și într-un Domeniu gol, iar după ultima carte din pachet fiecare dintre ceilalți mai are exact o tură.
edition-it = Ediția italiană
edition-it-text = Se joacă după regulile comune.
edition =
    { $edition ->
        [uk] { edition-uk }
        [ro] { edition-ro }
        [el] { edition-el }
        [pt] { edition-pt }
        [it] { edition-it }
       *[consensus] { edition-consensus }
    }
setup-base = Varianta clasică
setup-base-text = Fiecare începe cu 3 cărți din pachet în mână și nimic în față.
setup-draft = Varianta draft
setup-draft-text = Fiecare alege 3 cărți din seturi care trec din mână în mână și încă 1 din centru, pe care o pune în față.
setup =
    { $setup ->
        [draft] { setup-draft }
       *[base] { setup-base }
    }
teams = Joc pe echipe
teams-text = Doi contra doi: cine stă față în față câștigă împreună.
level-1 = Începător
level-1-text = Prietenos, cu ochi doar pentru cărțile proprii.
level-2 = Ucenic
level-2-text = Își plănuiește toată tura.
level-3 = Sfetnic
level-3-text = Privește puțin înainte și se uită și la ceilalți.
level-4 = Strateg
level-4-text = Privește mai departe.
level-5 = Maestru
level-5-text = A învățat jucând cu sine însuși: un adversar greu.
level-6 = Împărat
level-6-text = Cel mai puternic dintre toți; îi trebuie o clipă de gândire.
phase-waiting = Așteptăm să se așeze toți la masă.
phase-shuffling = Cărțile se amestecă.
phase-playing = Jocul este în curs.
phase-paused = Jocul e în pauză; ceasurile stau pe loc.
phase-over = Jocul s-a terminat.
phase-closed = Masa s-a închis: nu au venit toți la timp.

## What went wrong, and what to do

error-malformed = Serverul nu a înțeles pagina. Reîncarc-o și încearcă din nou.
error-too-large = A fost prea lung pentru server. Scurtează și încearcă din nou.
error-too-fast = A venit prea repede și n-a fost luat în seamă. Așteaptă o clipă și încearcă din nou.
error-too-many = Vin prea multe cereri din rețeaua ta. Închide paginile de care nu ai nevoie sau așteaptă un minut.
error-slow = Conexiunea ta nu ține pasul cu masa. Verific-o și reîncarcă pagina.
error-late = Serverul a așteptat degeaba pagina. Verifică-ți conexiunea și reîncarc-o.
error-origin = Pagina vine de pe alt site. Deschide jocul la adresa lui.
error-unknown = Aici nu există o astfel de masă sau partidă. Verifică linkul.
error-not-yours = Acesta nu e locul tău. Așază-te mai întâi sau alege unul dintre locurile tale.
error-not-now = Nu se poate acum. Vezi care e situația la masă.
error-not-your-turn = Acum decide altcineva. Așteaptă-ți rândul.
error-old-position = Între timp masa s-a schimbat. Uită-te încă o dată și alege din nou.
error-illegal = Regulile nu permit asta. Alege una dintre deciziile oferite.
error-taken = Acolo stă deja cineva. Alege alt loc.
error-refused = Așa cum ai scris, nu se poate. Schimbă și încearcă din nou.
error-id-reused = Pagina și-a încurcat mesajele. Reîncarc-o.
error-unavailable = Serverul nu poate salva nimic acum. Așteaptă o clipă și încearcă din nou.
error-newer = Această masă a fost scrisă de o versiune mai nouă a serverului. Revino după ce serverul este actualizat; nu s-a pierdut nimic.
error-stopping = Serverul repornește. Revino peste o clipă.

## Why something cannot be done; $rule is the number of the rule

why-over = Jocul s-a încheiat ({ $rule }).
why-not-your-turn = Acum decide { target } ({ $rule }).
why-not-your-pick = Acum alege { target } ({ $rule }).
why-players = La această masă sunt doar { players } ({ $rule }).
why-no-draft = Jocul acesta se joacă fără draft ({ $rule }).
why-keep-first = Mai întâi păstrează o carte din setul tău ({ $rule }).
why-open-first = Mai întâi ia o carte din centru ({ $rule }).
why-pack = Cartea { card } nu este în setul tău ({ $rule }).
why-centre = Cartea { card } nu este în centru ({ $rule }).
why-draft-over = Draftul s-a încheiat ({ $rule }).
why-no-card = Nu ai în mână cartea { card }, ca să o joci ({ $rule }).
why-embargo = Din cauza unui embargo nu poți juca cărți din Domeniul { domain } în tura aceasta ({ $rule }).
why-play-first = Mai întâi joacă o carte din mână ({ $rule }).
why-one-play = La pasul 1 se joacă o singură carte ({ $rule }).
why-step = Efectele se aplică la pasul 2: mai întâi joacă o carte ({ $rule }).
why-not-asked = Niciun efect nu îți cere asta acum ({ $rule }).
why-resolving = Termină mai întâi efectul „{ effect }” ({ $rule }).
why-used-permanent = Ai aplicat deja în tura aceasta un efect permanent din Domeniul { domain } ({ $rule }).
why-used-discard = Ai aplicat deja în tura aceasta efectul temporar din Domeniul { domain } ({ $rule }).
why-level = „{ effect }” cere { cards } din Domeniul { domain } în fața ta; ai { NUMBER($have, useGrouping: 0) } ({ $rule }).
why-payment = „{ effect }” costă o carte din Domeniul { domain } din fața ta, iar tu nu ai niciuna ({ $rule }).
why-hand = Îți trebuie cel puțin { cards } în mână ({ $rule }).
why-area = Îți trebuie cel puțin { cards } în față ({ $rule }).
why-pile = În teancul de cărți decartate trebuie să fie cel puțin { cards } ({ $rule }).
why-playable = După aceea nu ai mai avea destule cărți de jucat ({ $rule }).
why-not-in-hand = Nu ai în mână cartea { card } ({ $rule }).
why-not-in-area = Nu ai în față cartea { card } ({ $rule }).
why-not-in-pile = Cartea { card } nu este în teancul de cărți decartate ({ $rule }).
why-dead-end = După această alegere nu ai mai putea termina efectul ({ $rule }).
why-attack = Ca să ataci Domeniul { domain }, trebuie să ai și tu acolo o carte de pierdut ({ $rule }).
why-attack-army = Ca să ataci Domeniul Militar, îți trebuie două cărți Militare ({ $rule }).
why-attack-none = Pe lângă cartea Militară pe care o costă Atacul, îți mai trebuie o carte în față ({ $rule }).
why-inquisition = Alege alt jucător, nu pe tine ({ $rule }).
why-embargo-target = { target.start } nu are nicio carte cu fața în sus în Domeniul { domain } ({ $rule }).
why-embargo-own = Ca să-ți acoperi propria Economie, îți trebuie două cărți de Economie ({ $rule }).
why-embargo-another = În această ediție, Embargoul se pune doar altor jucători ({ $rule }).
why-embargo-none = Nu este nicio carte cu fața în sus de acoperit ({ $rule }).
why-democracy-target = { target.start } nu are nicio carte cu fața în sus în Domeniul { domain } ({ $rule }).
why-democracy-own = Ca să-ți alegi propria Utopie, îți trebuie două cărți de Utopie ({ $rule }).
why-democracy-another = În această ediție, Democrația se pune doar altor jucători ({ $rule }).
why-democracy-none = Nu este niciun Domeniu cu o carte cu fața în sus ({ $rule }).
why-lead = Trebuie să ai mai multe cărți de Cultură decât oricare alt jucător ({ $rule }).
why-inspire-own = Poți copia doar un efect al altui jucător ({ $rule }).
why-no-sources = Niciun alt jucător nu are cărțile necesare pentru un efect permanent ({ $rule }).
why-no-source = { target.start } nu are cărțile necesare pentru niciun efect permanent ({ $rule }).
why-source = { target.start } nu are cărțile necesare pentru „{ effect }” ({ $rule }).
why-copied = Într-o tură poți copia un singur efect ({ $rule }).
why-own-effect = Pentru „{ effect }” ai destule cărți: aplică-l pe al tău ({ $rule }).
why-copied-domain = Ai aplicat deja în tura aceasta un efect permanent din Domeniul { domain }, deci nu mai poți copia unul ({ $rule }).

## Talk at the table

phrase-hello = Joc plăcut tuturor!
phrase-thanks = Mulțumesc!
phrase-well-played = Bine jucat, { player.voc }!
phrase-agreed = De acord.
phrase-no-deal = Nu batem palma.
phrase-one-moment = O clipă, vă rog.
phrase-about-to-win = { player.start } e pe cale să câștige!
phrase-about-to-win-by = { player.start } e pe cale să câștige în Domeniul { domain }!
phrase-stop = Trebuie să-i punem piedici { player.gen }.
phrase-attack = Hai să atacăm Domeniul { domain }!
phrase-will-attack = O să atac Domeniul { domain }.
phrase-spare = Vă rog, nu vă atingeți de Domeniul { domain }.
phrase-embargo = Cineva ar trebui să pună embargo pe Domeniul { domain } al { player.gen }.
phrase-democracy = Cineva ar trebui să pună democrație în Domeniul { domain } al { player.gen }.
phrase-inquisition = Cineva ar trebui să se uite în mâna { player.gen }.
phrase-truce = Facem pace, { player.voc }?
phrase-your-turn-to-act = Acum depinde de tine, { player.voc }.
phrase-hand-is-harmless = Nu am nimic periculos în mână.

## The table in the terminal

table-agreed =
    { $teams ->
        [yes] { edition }, { players }, pe echipe, { setup }
       *[no] { edition }, { players }, { setup }
    }
table-over = { $agreed }: { step-over }
table-draft = { $agreed }: { $step }, alege { player }
table-turn = { $agreed }: tura { player.gen }, { $step }
table-cards = { cards } ({ $eras })
table-last-round = { $deck }, ultima rundă
table-sure = { $cards }, sigur { $sure }
table-area = în față: { $cards }
table-area-counted = în față: { $cards } ({ $columns })
table-column = { domain } { NUMBER($n, useGrouping: 0) }
table-hand = în mână: { $cards }
table-pack = set: { $cards }
table-embargo =
    { $n ->
        [1] embargo pe { domain }
       *[other] embargo pe { domain }, { cards }
    }
table-democracy =
    { $n ->
        [1] democrație în { domain }
       *[other] democrație în { domain }, { cards }
    }
table-coin = Moneda de Cultură a { player.gen }: { domain }
label-deck = pachet
label-centre = centru
label-pack = set
label-discard = decartate
label-won = câștigă
label-limit = limita
label-barred = interzis
label-used = efecte
label-asked = de făcut
label-legal = permis
label-decided = decizie
other-rules = Această partidă s-a jucat după versiunea { NUMBER($played, useGrouping: 0) } a regulilor. Este arătată după versiunea { NUMBER($now, useGrouping: 0) }, atât cât se potrivește.
show-title = { $file }, jocul { NUMBER($game, useGrouping: 0) }, decizii: { NUMBER($made, useGrouping: 0) } din { NUMBER($all, useGrouping: 0) }

## Playing in the terminal

play-welcome = Carta Impera Victoria. Scrie numărul unei variante sau `help`.
play-seats = Jucători: { NUMBER($n, useGrouping: 0) }; numerele tale: { $seats }. Jucătorul 0 este Primul Jucător.
play-no-seats = niciunul
play-bots = Pentru ceilalți joacă boți de nivelul { NUMBER($level, useGrouping: 0) }.
play-bot = Pentru ceilalți joacă botul { $bot }.
play-bots-on = De acum joacă boți de nivelul { NUMBER($level, useGrouping: 0) }.
play-teams = Jucătorii 0 și 2 joacă împreună, la fel și jucătorii 1 și 3.
play-goodbye = La revedere!
play-area = În fața ta: { $cards }
play-hand = În mâna ta: { $cards }
play-choice = Alegerea ta, { player.voc }:
play-hand-over = Urmează: { player }. Apasă Enter când doar tu vezi ecranul.
play-over = Jocul s-a terminat; `save FIȘIER`, `log`, `undo` sau `quit`:
play-unknown = { $text } nu e nici pe listă, nici o comandă; încearcă `help`.
play-refused = Nu se poate: { $why }
play-goal = Ca să câștigi, încheie-ți tura cu { cards } din același Domeniu în fața ta.
play-commands = Scrie numărul unei variante, codul ei sau una dintre comenzi:
command-help = help: această listă; `help atac` explică un efect, `help militar` un Domeniu, `help effects` toate efectele
command-why = why: de ce nu se poate ceva acum, de pildă `why atac` sau `why play A1`
command-table = table: masa așa cum o vezi tu
command-log = log: toate deciziile de până acum
command-undo = undo: înapoi la ultima decizie a unui om
command-level = level N: boții joacă mai bine sau mai slab, de la 1 la 6
command-save = save FIȘIER: păstrează jocul într-un fișier
command-load = load FIȘIER: continuă un joc păstrat
command-quit = quit: ieși din joc
play-no-effect = Nu există efectul { $text }; există { $effects } și { $domains }.
play-no-decision = { $text } nu este o decizie; încearcă `why atac` sau `why play A1`
play-possible = Acum se poate.
play-not-decided = Nu ai luat încă nicio decizie.
play-undone = Înapoi la decizia { NUMBER($n, useGrouping: 0) }.
play-saved = Salvat în { $file }.
play-no-name = numește un fișier: `{ $command } evening.json`
play-no-file = { $file }: nu există un astfel de fișier sau dosar
play-no-level = { $text } nu e un nivel; există nivelurile 1 până la 6
play-crowded = sunt { NUMBER($people, useGrouping: 0) } oameni, dar numai { NUMBER($n, useGrouping: 0) } locuri
play-wrong-people = { $file }: people este { $people }; trebuie să fie o listă de locuri

## The analysis of a game

percent = { NUMBER($n, useGrouping: 0) }%
mark-inaccuracy = imprecizie
mark-mistake = greșeală
mark-blunder = gafă
analysis-title = { $file }, jocul { NUMBER($game, useGrouping: 0) }, decizii evaluate: { NUMBER($n, useGrouping: 0) }
analysis-note = Șansa de victorie cu cea mai bună decizie și cu cea luată, din ce putea ști cel care a decis.
analysis-none = Nicio decizie nu este marcată.
analysis-number = nr.
analysis-player = jucător
analysis-decision = decizie
analysis-before = optim
analysis-after = luată
analysis-mark = evaluare
analysis-better = mai bine
analysis-choices = alegeri
analysis-lost = puncte pierdute în medie
analysis-inaccuracies = imprecizii
analysis-mistakes = greșeli
analysis-blunders = gafe
analysis-option = { $decision } ({ NUMBER($chance, useGrouping: 0) }%)
analysis-turning =
    { $n ->
        [one] Conduce după { NUMBER($n, useGrouping: 0) } decizie: { player } ({ NUMBER($chance, useGrouping: 0) }%)
        [few] Conduce după { NUMBER($n, useGrouping: 0) } decizii: { player } ({ NUMBER($chance, useGrouping: 0) }%)
       *[other] Conduce după { NUMBER($n, useGrouping: 0) } de decizii: { player } ({ NUMBER($chance, useGrouping: 0) }%)
    }
analysis-made = decizii luate
analysis-chance = șansa de victorie
