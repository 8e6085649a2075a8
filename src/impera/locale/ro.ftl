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
name-free = Loc liber
name-person = Jucător { NUMBER($n, useGrouping: 0) }
name-twin = { $player } ({ NUMBER($n, useGrouping: 0) })
name-bot-1 = Aurelia
name-bot-2 = Marc
name-bot-3 = Elena
name-bot-4 = Leo
name-bot-5 = Sofia
name-bot-6 = Victor
name-bot-7 = Irina
name-bot-8 = Felix
name-bot-9 = Diana
name-bot-10 = Horia
name-bot-11 = Iulia
name-bot-12 = Traian
name-guest-1 = Bufnița
name-guest-2 = Vulpea
name-guest-3 = Ursul
name-guest-4 = Iepurele
name-guest-5 = Stârcul
name-guest-6 = Linxul
name-guest-7 = Vidra
name-guest-8 = Corbul

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
effect-oligarchy-text = Ia în mână 1 carte la alegere din teancul de cărți decartate.
effect-republic = Republică
effect-republic-text = Ia în mână 2 cărți la alegere din teancul de cărți decartate.
effect-attack = Atac
effect-attack-text = Decartează din fața ta o carte Militară și încă o carte din Domeniul pe care îl alegi; toți ceilalți care au în față cărți din acel Domeniu pierd și ei câte una.
effect-inquisition = Inchiziție
effect-inquisition-text = Decartează o carte de Religie din fața ta, ia toate cărțile din mâna altui jucător și dă înapoi tot atâtea, la alegere.
effect-embargo = Embargo
effect-embargo-text =
    Pune o carte de Economie din fața ta, cu fața în jos, peste o carte din fața { $whom ->
        [another] altui jucător
       *[any] oricărui jucător
    }; în tura sa următoare, acel jucător nu va putea juca cărți din Domeniul acoperit.
effect-breakthrough = Salt tehnologic
effect-breakthrough-text = Decartează o carte de Știință din fața ta, trage 5 cărți, apoi decartează 5 cărți din mână.
effect-democracy = Democrație
effect-democracy-text =
    { $whom ->
        [another] Pune o carte de Utopie din fața ta, cu fața în jos, în orice Domeniu al altui jucător
        [any] Pune o carte de Utopie din fața ta, cu fața în jos, în orice Domeniu al oricărui jucător
       *[any-with-card] Pune o carte de Utopie din fața ta, cu fața în jos, în orice Domeniu al oricărui jucător, dacă acolo se află deja o carte
    }; acel jucător va avea nevoie acolo de o carte în plus pentru a câștiga prin Dominație.
effect-inspiration = Inspirație
effect-inspiration-text = Dacă ai în față mai multe cărți de Cultură decât oricare alt jucător, copiază un efect permanent pentru care alt jucător are destule cărți, iar tu nu.
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
needs-level = nivelul { NUMBER($level, useGrouping: 0) }, de la { cards } în sus
needs-discard = efect temporar
needs-lead = când conduci la Cultură
explained = { domain }, { effect } ({ $needs }): { $text }

## Steps, and what is asked

step-draft = draft
step-open = alegere din centru
step-play = pasul 1, joacă o carte
step-effects = pasul 2, efecte
step-resolve = pasul 2, un efect în curs
step-over = jocul s-a terminat
asked-draft = Păstrează o carte din set.
asked-open = Ia o carte din centru și pune-o în fața ta.
asked-play = Pasul 1: joacă o carte din mână.
asked-effects = Pasul 2: aplică un efect sau încheie tura.
asked-over = Jocul s-a terminat.
asked-discard-hand = { effect }: decartează { cards } din mână.
asked-discard-area = { effect }: decartează { cards } din fața ta, apoi joacă { NUMBER($plays, useGrouping: 0) } din mână.
asked-take-area = { effect }: ia în mână { cards } din fața ta, apoi joacă { NUMBER($plays, useGrouping: 0) } din mână.
asked-take-discard = { effect }: ia în mână { cards } din teancul de cărți decartate.
asked-give-hand = { effect }: trimite { cards } din mână înapoi la { target }.
asked-play-hand = { effect }: joacă { cards } din mână.

## Decisions to choose from

decision-keep = păstrează { card.a }
decision-open = ia { card.a } din centru
decision-play = joacă { card.a }
decision-discard = decartează { card.a }
decision-take = ia { card.a }
decision-give = dă înapoi { card.a }
decision-effect = { effect }
decision-inspire = Inspirație: copiază efectul „{ effect }” de la { target }
decision-attack = Atac asupra Domeniului { domain }
decision-inquisition = trimite Inchiziția la { target }
decision-embargo = Embargo la { target }, pe Domeniul { domain }
decision-democracy = Democrație la { target }, în Domeniul { domain }
decision-end = încheie tura

## What has happened

log-sat = { player.start } se așază la masă.
log-left = { player.start } se ridică de la masă; locul e liber.
log-filled-on = { player.start } așază un bot pe un loc liber.
log-filled-off = { player.start } scoate un bot; locul e liber.
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
log-decided-inquisition = { player.start } trimite Inchiziția la { target }.
log-decided-embargo = { player.start } pune un Embargo la { target }, pe Domeniul { domain }.
log-decided-democracy = { player.start } pune o Democrație la { target }, în Domeniul { domain }.
log-decided-end = { player.start } încheie tura.
log-chosen-on = Alegi să păstrezi { card.a }.
log-chosen-off = Îți retragi alegerea.
log-undone =
    { $n ->
        [one] { player.start } retrage { NUMBER($n, useGrouping: 0) } decizie.
        [few] { player.start } retrage { NUMBER($n, useGrouping: 0) } decizii.
       *[other] { player.start } retrage { NUMBER($n, useGrouping: 0) } de decizii.
    }
log-hinted = { player.start } primește un indiciu.
log-away-left = { player.start } pleacă; îi ține locul un bot.
log-away-clock = { player.start } rămâne fără timp; îi ține locul un bot.
log-away-vote = { player.start } nu mai răspunde, iar ceilalți au votat: îi ține locul un bot.
log-back = { player.start } revine în joc.
log-voted = { player.start } votează ca un bot să preia jocul.
log-wants-pause-on = { player.start } cere o pauză.
log-wants-pause-off = { player.start } e gata să joace mai departe.
log-paused = Pauză: ceasurile sunt oprite.
log-resumed = Jocul continuă.
log-talked = { player.start }: { $text }
log-muted-on = Nu mai vezi mesajele de la { player }.
log-muted-off = Vezi din nou mesajele de la { player }.
log-reported = Mulțumim! Administratorul serverului va verifica mesajul.
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
       *[other] De zece runde nimeni nu a mai tras cărți: { $winners } câștigă prin Majoritate.
    }
log-rematch = S-a deschis o masă pentru revanșă.
log-closed-nobody = Masa s-a închis: nu au venit toți la timp.
log-closed-host = Administratorul serverului a închis această masă.
cards-lost = { player.start } pierde: { $cards }.
cards-drawn = Tragi: { $cards }.

## The result in one line, after "won by"

result-hegemony = { $winners }, prin Dominație
result-majority = { $winners }, prin Majoritate ({ $points })
result-stalemate = { $winners }, prin Majoritate, după un blocaj ({ $points })
result-after-tie = { $result }, după egalitate la puncte
result-side = { $side }: { NUMBER($n, useGrouping: 0) }

## What a table agrees on

edition-consensus = Reguli comune
edition-consensus-text = Regulile comune celor cinci ediții; acolo unde edițiile diferă, se joacă după cele mai multe dintre ele.
edition-uk = Ediția ucraineană
edition-uk-text = La draft, cărțile din centru se aleg în sensul acelor de ceasornic.
edition-ro = Ediția românească
edition-ro-text = Embargoul se pune doar pe cărțile altor jucători; o Democrație se poate pune în orice Domeniu, chiar și într-unul gol; moneda rămâne pe loc până când cineva are mai multe cărți de Cultură decât jucătorul care a copiat.
edition-el = Ediția grecească
edition-el-text = Se joacă după regulile comune.
edition-pt = Ediția braziliană
edition-pt-text = Embargoul și Democrația se pot folosi doar împotriva altor jucători; o Democrație se poate pune și într-un Domeniu gol; cine trage ultima carte din pachet își termină tura, apoi fiecare dintre ceilalți mai are exact una.
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
setup-base-text = Fiecare începe cu 3 cărți din pachet și fără nicio carte în față.
setup-draft = Varianta draft
setup-draft-text = Fiecare alege 3 cărți din seturi care trec din mână în mână și încă una din centru, pe care o pune în față.
setup =
    { $setup ->
        [draft] { setup-draft }
       *[base] { setup-base }
    }
    .low =
        { $setup ->
            [draft] varianta draft
           *[base] varianta clasică
        }
teams = Joc pe echipe
teams-text = Doi contra doi: coechipierii stau față în față și câștigă împreună.
level-1 = Începător
level-1-text = Prietenos; are ochi doar pentru cărțile lui.
level-2 = Ucenic
level-2-text = Își plănuiește toată tura.
level-3 = Sfetnic
level-3-text = Gândește cu un pas înainte și e cu ochii pe ceilalți.
level-4 = Strateg
level-4-text = Gândește cu mai mulți pași înainte.
level-5 = Maestru
level-5-text = A învățat jucând împotriva lui însuși: un adversar de temut.
level-6 = Împărat
level-6-text = Cel mai puternic dintre toți; îi trebuie o clipă de gândire.
phase-waiting = Așteptăm să se așeze toți la masă.
phase-shuffling = Cărțile se amestecă.
phase-playing = Jocul este în desfășurare.
phase-paused = Jocul e în pauză; ceasurile sunt oprite.
phase-over = Jocul s-a terminat.
phase-closed = Masa este închisă.

## Calling somebody back to slow games

call-title = E tura ta
call-text =
    { $n ->
        [one] Te așteaptă { NUMBER($n, useGrouping: 0) } masă.
        [few] Te așteaptă { NUMBER($n, useGrouping: 0) } mese.
       *[other] Te așteaptă { NUMBER($n, useGrouping: 0) } de mese.
    }
call-room-tables =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } masă publică nouă așteaptă jucători.
        [few] { NUMBER($n, useGrouping: 0) } mese publice noi așteaptă jucători.
       *[other] { NUMBER($n, useGrouping: 0) } de mese publice noi așteaptă jucători.
    }
call-room-games =
    { $n ->
        [one] S-a încheiat { NUMBER($n, useGrouping: 0) } partidă publică.
        [few] S-au încheiat { NUMBER($n, useGrouping: 0) } partide publice.
       *[other] S-au încheiat { NUMBER($n, useGrouping: 0) } de partide publice.
    }

## What went wrong, and what to do

error-malformed = Serverul nu a înțeles ce a trimis pagina. Reîncarc-o și încearcă din nou.
error-too-large = Ce ai trimis este prea lung pentru server. Scurtează textul și încearcă din nou.
error-too-fast = Te-ai grăbit, așa că ultima acțiune nu a fost luată în seamă. Așteaptă o clipă și încearcă din nou.
error-enough = Asta s-a făcut deja de destule ori la această masă. Joacă mai departe sau deschide altă masă.
error-unattended = Ai lăsat deschise prea multe mese la care nu e nimeni. Termină sau părăsește mai întâi câteva dintre aceste partide.
error-bots-only = Acest server nu deschide mese numai pentru boți. Păstrează cel puțin un loc pentru un om.
error-too-many = Prea multe cereri din rețeaua ta. Închide paginile de care nu ai nevoie sau așteaptă un minut.
error-slow = Conexiunea ta nu ține pasul cu jocul. Verific-o și reîncarcă pagina.
error-late = Pagina a răspuns prea târziu. Verifică-ți conexiunea și reîncarcă pagina.
error-host = Serverul nu se numește așa. Deschide jocul la adresa lui obișnuită.
error-origin = Pagina vine de pe alt site. Deschide jocul la adresa lui obișnuită.
error-unknown = Linkul nu duce la nicio masă sau partidă. Verifică-l sau deschide o masă nouă.
error-not-yours = Acesta nu e locul tău. Așază-te mai întâi sau alege unul dintre locurile tale.
error-not-now = Nu se poate acum. Vezi ce se întâmplă la masă.
error-not-your-turn = Acum decide altcineva. Așteaptă-ți rândul.
error-old-position = Între timp, situația de la masă s-a schimbat. Mai uită-te o dată și alege din nou.
error-illegal = Regulile nu permit asta. Alege una dintre deciziile oferite.
error-taken = Acolo stă deja cineva. Alege alt loc.
error-name = Numele acesta nu merge aici. Folosește cel mult 24 de caractere: litere dintr-un singur alfabet și cifre. Numele nu trebuie să semene cu al unui bot.
error-code = Codul acesta nu e bun sau nu mai e valabil. Creează unul nou pe celălalt dispozitiv al tău.
error-passkey = Această cheie de acces nu merge aici: nu e cunoscută, a fost eliminată sau a răspuns prea târziu. Încearcă din nou sau folosește un cod de pe alt dispozitiv.
error-refused = Ce ai completat nu poate fi acceptat. Schimbă ceva și încearcă din nou.
error-id-reused = Pagina și-a încurcat mesajele. Reîncarc-o.
error-unavailable = Serverul nu poate salva nimic acum. Așteaptă o clipă și încearcă din nou.
error-newer = Această masă a fost salvată de o versiune mai nouă a serverului. Revino după ce serverul va fi actualizat; nu s-a pierdut nimic.
error-stopping = Serverul repornește. Revino peste o clipă.
error-banned = Administratorul serverului ți-a blocat accesul, așa că nu mai poți juca aici. Dacă ți se pare o greșeală, scrie-i; pe pagina despre confidențialitate afli cum.
error-muted = Administratorul serverului ți-a blocat mesajele, așa că nu poți scrie la mese. Poți juca mai departe.
error-maintenance = Se lucrează la server, așa că deocamdată nu se pot deschide mese noi. Partidele începute continuă; încearcă mai târziu.
error-until = Măsura e valabilă până la { $until }.

## Why something cannot be done; $rule is the number of the rule

why-over = Jocul s-a terminat ({ $rule }).
why-not-your-turn = Acum decide { target } ({ $rule }).
why-not-your-pick = Acum alege { target } ({ $rule }).
why-players = La această masă joacă doar { players } ({ $rule }).
why-no-draft = Partida aceasta se joacă fără draft ({ $rule }).
why-keep-first = Mai întâi păstrează o carte din setul tău ({ $rule }).
why-open-first = Mai întâi ia o carte din centru ({ $rule }).
why-pack = Nu ai { card } în setul tău ({ $rule }).
why-centre = În centru nu este { card } ({ $rule }).
why-draft-over = Draftul s-a încheiat ({ $rule }).
why-no-card = Nu poți juca { card }: nu ai această carte în mână ({ $rule }).
why-embargo = Un Embargo te împiedică să joci cărți din Domeniul { domain } în tura aceasta ({ $rule }).
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
why-area = Îți trebuie cel puțin { cards } în fața ta ({ $rule }).
why-pile = În teancul de cărți decartate trebuie să fie cel puțin { cards } ({ $rule }).
why-playable = Nu ți-ar mai rămâne destule cărți de jucat ({ $rule }).
why-not-in-hand = Nu ai { card } în mână ({ $rule }).
why-not-in-area = Nu ai { card } în fața ta ({ $rule }).
why-not-in-pile = În teancul de cărți decartate nu este { card } ({ $rule }).
why-dead-end = Cu această alegere nu ai mai putea termina efectul ({ $rule }).
why-attack = Ca să ataci Domeniul { domain }, trebuie să ai și tu în față cel puțin o carte din el ({ $rule }).
why-attack-army = Ca să ataci Domeniul Militar, îți trebuie în față două cărți Militare ({ $rule }).
why-attack-none = Atacul costă două cărți, una Militară și una din Domeniul atacat, iar tu ai în față o singură carte cu fața în sus ({ $rule }).
why-inquisition = Nu te poți alege pe tine: alege alt jucător ({ $rule }).
why-embargo-target = { target.start } nu are în Domeniul { domain } nicio carte cu fața în sus pe care s-o acoperi ({ $rule }).
why-embargo-own = Ca să-ți acoperi propria Economie, îți trebuie în față două cărți de Economie ({ $rule }).
why-embargo-another = În această ediție, Embargoul se pune doar pe cărțile altor jucători ({ $rule }).
why-embargo-none = Nu este nicio carte cu fața în sus pe care s-o acoperi ({ $rule }).
why-democracy-target = { target.start } nu are în Domeniul { domain } nicio carte cu fața în sus ({ $rule }).
why-democracy-own = Ca să-ți alegi propria Utopie, îți trebuie în față două cărți de Utopie ({ $rule }).
why-democracy-another = În această ediție, Democrația se pune doar în Domeniile altor jucători ({ $rule }).
why-democracy-none = Nu poți alege niciun Domeniu: în niciunul nu este vreo carte cu fața în sus ({ $rule }).
why-lead = Trebuie să ai în față mai multe cărți de Cultură decât oricare alt jucător ({ $rule }).
why-inspire-own = Poți copia doar efectul altui jucător ({ $rule }).
why-no-sources = Niciun alt jucător nu are destule cărți pentru un efect permanent ({ $rule }).
why-no-source = { target.start } nu are destule cărți pentru niciun efect permanent ({ $rule }).
why-source = { target.start } nu are destule cărți pentru „{ effect }” ({ $rule }).
why-copied = Într-o tură poți copia un singur efect ({ $rule }).
why-own-effect = Ai chiar tu destule cărți pentru efectul „{ effect }”: aplică-l pe al tău ({ $rule }).
why-copied-domain = Ai aplicat deja în tura aceasta un efect permanent din Domeniul { domain }, deci nu mai poți copia unul din același Domeniu ({ $rule }).

## Talk at the table

phrase-hello = Joc plăcut tuturor!
phrase-thanks = Mulțumesc!
phrase-well-played = Bine jucat, { player.voc }!
phrase-agreed = De acord!
phrase-no-deal = Nu batem palma.
phrase-one-moment = O clipă, vă rog.
phrase-about-to-win = { player.start } e pe cale să câștige!
phrase-about-to-win-by = { player.start } e pe cale să câștige în Domeniul { domain }!
phrase-stop = Trebuie să facem ceva, altfel câștigă { player }!
phrase-attack = Hai să atacăm Domeniul { domain }!
phrase-will-attack = O să atac Domeniul { domain }.
phrase-spare = Vă rog, nu vă atingeți de Domeniul { domain }.
phrase-embargo = Cineva ar trebui să pună un Embargo la { player }, pe Domeniul { domain }.
phrase-democracy = Cineva ar trebui să pună o Democrație la { player }, în Domeniul { domain }.
phrase-inquisition = Cineva ar trebui să vadă ce are { player } în mână.
phrase-truce = Facem un armistițiu, { player.voc }?
phrase-your-turn-to-act = Acum depinde de tine, { player.voc }!
phrase-hand-is-harmless = Nu am nimic periculos în mână.
phrase-stop-this = Trebuie să facem ceva, altfel câștigă { player } în Domeniul { domain }!
phrase-attack-this = O să atac Domeniul { domain }, ca să piardă { player } o carte.
phrase-leave-this = Mă ocup eu de cărțile pe care le are { player } în Domeniul { domain }.
phrase-no-answer = Nu am niciun răspuns la cărțile pe care le are { player } în Domeniul { domain }.
phrase-try-attack = Încerc să atac Domeniul { domain }.
phrase-try-embargo = Încerc să pun un Embargo la { player }, pe Domeniul { domain }.
phrase-try-democracy = Încerc să pun o Democrație la { player }, în Domeniul { domain }.
phrase-not-now = Nu acum: am ceva mai bun de făcut.
phrase-cannot-stop = Cu cărțile din fața mea nu pot opri ce pune la cale { player } în Domeniul { domain }.
phrase-nice = Bună mutare!
phrase-wow = La asta nu mă așteptam!
phrase-phew = Pfiu, a fost la limită!
phrase-ouch = Au, asta doare!
phrase-oops = Hopa, am greșit!

## The table in the terminal

table-agreed =
    { $teams ->
        [yes] { edition }, { players }, pe echipe, { setup.low }
       *[no] { edition }, { players }, { setup.low }
    }
table-over = { $agreed }: { step-over }
table-draft = { $agreed }: { $step }, la rând e { player }
table-turn = { $agreed }: la rând e { player }, { $step }
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
        [1] Embargo pe { domain }
       *[other] Embargo pe { domain }, { cards }
    }
table-democracy =
    { $n ->
        [1] Democrație în { domain }
       *[other] Democrație în { domain }, { cards }
    }
table-coin = Moneda de Cultură, pusă de { player } pe { domain }
label-deck = pachet
label-centre = centru
label-pack = set
label-discard = decartate
label-won = câștigă
label-limit = limită
label-barred = interzis
label-used = aplicate
label-asked = de făcut
label-legal = permis
label-decided = decizie
other-rules = Această partidă s-a jucat după versiunea { NUMBER($played, useGrouping: 0) } a regulilor. Este redată după versiunea { NUMBER($now, useGrouping: 0) }, în măsura posibilului.
show-title = { $file }, partida { NUMBER($game, useGrouping: 0) }, decizii: { NUMBER($made, useGrouping: 0) } din { NUMBER($all, useGrouping: 0) }

## Playing in the terminal

play-welcome = Carta Impera Victoria. Scrie numărul unei opțiuni sau `help`.
play-seats = La masă, în sensul acelor de ceasornic: { $players }. Primul Jucător: { player }.
play-bots = Pe celelalte locuri joacă boți de nivelul { NUMBER($level, useGrouping: 0) }.
play-bot = Pe celelalte locuri joacă botul { $bot }.
play-bots-on = De acum joacă boți de nivelul { NUMBER($level, useGrouping: 0) }.
play-teams = { $one } joacă împreună împotriva echipei formate din { $other }.
play-goodbye = La revedere!
play-area = În fața ta: { $cards }
play-hand = În mâna ta: { $cards }
play-choice = Alegerea ta, { player.voc }:
play-hand-over = Urmează { player }. Apasă Enter când doar tu vezi ecranul.
play-over = Jocul s-a terminat. Scrie `save FIȘIER`, `log`, `undo` sau `quit`:
play-unknown = „{ $text }” nu e nici pe listă, nici printre comenzi. Încearcă `help`.
play-goal = Ca să câștigi, încheie-ți tura cu { cards } din același Domeniu în fața ta.
play-commands = Scrie numărul unei opțiuni, codul ei sau una dintre comenzi:
command-help = help: această listă; `help atac` explică un efect, `help militar` un Domeniu, `help effects` toate efectele
command-why = why: de ce nu se poate ceva acum, de pildă `why atac` sau `why play A1`
command-table = table: masa așa cum o vezi tu
command-log = log: toate deciziile de până acum
command-undo = undo: înapoi la ultima decizie luată de un om
command-level = level N: boți mai puternici sau mai slabi, de la 1 la 6
command-save = save FIȘIER: salvează partida
command-load = load FIȘIER: continuă o partidă salvată
command-quit = quit: ieși din joc
play-no-effect = Nu există efectul „{ $text }”. Efecte: { $effects }. Domenii: { $domains }.
play-no-decision = „{ $text }” nu este o decizie. Încearcă `why atac` sau `why play A1`.
play-possible = Acum se poate.
play-not-decided = Nu ai luat încă nicio decizie.
play-undone = Înapoi la decizia { NUMBER($n, useGrouping: 0) }.
play-saved = Salvat în { $file }.
play-no-name = Dă un nume de fișier: `{ $command } seara.json`
play-no-file = { $file }: nu există un astfel de fișier sau dosar
play-no-level = Nu există nivelul „{ $text }”; alege unul de la 1 la 6.
play-crowded = Prea mulți oameni ({ NUMBER($people, useGrouping: 0) }) pentru locurile de la masă ({ NUMBER($n, useGrouping: 0) })
play-wrong-people = { $file }: people este { $people }; trebuie să fie o listă de locuri

## The analysis of a game

percent = { NUMBER($n, useGrouping: 0) }%
mark-inaccuracy = imprecizie
mark-mistake = greșeală
mark-blunder = gafă
analysis-title = { $file }, partida { NUMBER($game, useGrouping: 0) }, decizii evaluate: { NUMBER($n, useGrouping: 0) }
analysis-note = Șansa de victorie cu cea mai bună decizie și cu cea luată, pornind de la ce putea ști cine a decis.
analysis-none = Nicio decizie nu este marcată.
analysis-number = nr.
analysis-player = jucător
analysis-decision = decizie
analysis-before = optimă
analysis-after = luată
analysis-mark = evaluare
analysis-better = mai bine
analysis-choices = alegeri
analysis-rate = eroare, ‰
analysis-level = nivel
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
analysis-ledger = Noroc și pricepere în puncte procentuale: norocul evaluat cu toate mâinile la vedere, iar greșelile doar pornind de la ce putea ști cine a decis
analysis-start = la început
analysis-luck = noroc
analysis-errors = greșeli proprii
analysis-gifts = greșelile celorlalți
analysis-rest = restul
analysis-result = rezultat
analysis-lucky-deal = Cel mai mare noroc: { $player }, la împărțire, { $points } puncte procentuale
analysis-unlucky-deal = Cel mai mare ghinion: { $player }, la împărțire, { $points } puncte procentuale
analysis-lucky-draw = Cel mai mare noroc: { $player }, la tragerea de după decizia { NUMBER($n, useGrouping: 0) }, { $points } puncte procentuale
analysis-unlucky-draw = Cel mai mare ghinion: { $player }, la tragerea de după decizia { NUMBER($n, useGrouping: 0) }, { $points } puncte procentuale

## The coach: what a better decision would have changed. $found and $instead are numbers out of 100,
## for the decision that was made and for the better one.

# .in: in how many simulations; .lead: in how many of 100, at the start of a sentence.
coach-title = { player.start }, decizia { NUMBER($n, useGrouping: 0) }: { $decision }
    .in =
        { $found ->
            [1] într-una
           *[other] în { NUMBER($found, useGrouping: 0) }
        }
    .lead =
        { $found ->
            [1] Într-una
           *[other] În { NUMBER($found, useGrouping: 0) }
        } din 100 de simulări
# .in: in how many simulations after the better decision.
coach-better = Mai bine: { $better }
    .in =
        { $instead ->
            [1] într-una
           *[other] în { NUMBER($instead, useGrouping: 0) }
        }
coach-none = Nicio cauză nu iese în evidență.
coach-line = De exemplu: { $text }
coach-win-now = Puteai câștiga în Domeniul { domain } chiar în tura aceasta: după decizia mai bună, reușești { coach-better.in } din 100 de simulări, iar după a ta, { coach-title.in }.
coach-threat = { coach-title.lead }, { player } câștigă în Domeniul { domain } înainte de următoarea ta tură; după decizia mai bună, { coach-better.in }.
coach-win-next = { coach-title.lead }, câștigi în Domeniul { domain } la următoarea ta tură; după decizia mai bună, { coach-better.in }.
coach-tie = { coach-title.lead }, pierzi abia la departajare; după decizia mai bună, { coach-better.in }.
coach-last = { coach-title.lead }, partida se decide prin Majoritate înainte de următoarea ta tură; după decizia mai bună, { coach-better.in }.
coach-cost = { coach-title.lead }, { player } atacă Domeniul { domain } înainte de următoarea ta tură, iar tu pierzi o carte; după decizia mai bună, { coach-better.in }.
coach-aimed = { coach-title.lead }, { player } aplică efectul „{ effect }” împotriva ta înainte de următoarea ta tură; după decizia mai bună, { coach-better.in }.
coach-taken = { coach-title.lead }, { player } ia { card } din teancul de cărți decartate înainte de următoarea ta tură; după decizia mai bună, { coach-better.in }.
coach-able = { coach-title.lead }, ai destule cărți pentru efectul „{ effect }” la începutul următoarei tale ture; după decizia mai bună, { coach-better.in }.
coach-used = { coach-title.lead }, { player } aplică efectul „{ effect }” înainte de următoarea ta tură; după decizia mai bună, { coach-better.in }.
coach-fewer = { coach-title.lead }, ai la începutul următoarei tale ture mai puține cărți cu fața în sus decât după decizia mai bună; { coach-better.in }, ai mai multe.
coach-helps = { coach-title.lead }, { player } câștigă partida; după decizia mai bună, { coach-better.in }.
