### The rules in Romanian, one message a number of RULES.md; the words of the game are in ../ro.ftl.
### *Between asterisks* stands what is named there; { "R5.9" } becomes a link to that rule.

## The screen

rules-title = Regulile
rules-lead = Carta Impera Victoria în paragrafe numerotate. { "R" } este o regulă din regulamentele tipărite, { "Q" } o lămurire acolo unde ele tac sau sunt neclare.
rules-contents = Cuprins
rules-search = Caută în reguli
rules-clear = Șterge căutarea
rules-found =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } loc găsit
        [few] { NUMBER($n, useGrouping: 0) } locuri găsite
       *[other] { NUMBER($n, useGrouping: 0) } de locuri găsite
    }
rules-found-none = Nu s-a găsit nimic. Încearcă mai puține cuvinte sau doar începutul unui cuvânt.
rules-copy = Copiază linkul către { $rule }
rules-copied = Linkul către { $rule } este copiat.
rules-print = Tipărește

## For those who have never played

rules-intro = Jocul în două minute
rules-aim = Scopul
rules-aim-text = Construiești o civilizație din cărțile a șase Domenii. Cine își încheie tura având în față 7 cărți din același Domeniu (8 dacă sunt doar doi jucători) câștigă imediat: aceasta este victoria prin Dominație. Dacă pachetul se termină înainte, hotărăște Majoritatea: câștigă cine conduce în cele mai multe Domenii.
rules-turn = O tură
rules-turn-1 = Joacă o carte din mână în fața ta. Este obligatoriu.
rules-turn-2 = Dacă vrei, aplică efecte. Destule cărți dintr-un Domeniu îi deschid efectele permanente, care nu costă nimic; un efect temporar costă o carte din Domeniul său.
rules-turn-3 = Trage cărți până ai trei în mână. Apoi e rândul jucătorului următor.
rules-example = Un exemplu
rules-example-text = Sunt trei jucători. În fața ta se află două cărți de Știință și una Militară. Joci a treia carte de Știință, iar nivelul 1 al Științei se deschide: aplici efectul Experiment, iei înapoi în mână cartea Militară și joci în locul ei o carte de Cultură. Apoi decartezi o carte de Știință pentru Salt tehnologic: tragi cinci cărți, le păstrezi pe cele mai bune și decartezi cinci. Acum ai două cărți în mână, așa că mai tragi una și tura ta s-a încheiat.
rules-before = înainte
rules-after = după

## Tables

rules-numbers = Numere după jucători
rules-numbers-text = Aceste numere depind de câți oameni joacă.
rules-numbers-level1 = Cărți pentru nivelul 1
rules-numbers-level2 = Cărți pentru nivelul 2
rules-numbers-goal = Cărți pentru Dominație
rules-numbers-aside = Cărți puse deoparte din fiecare Eră
rules-numbers-cards = Cărți în joc
rules-cards = Cele 104 cărți
rules-domain = Domeniu
rules-total = În total

## Headings

rules-s1 = Cărțile
rules-s2 = Înainte de prima tură
rules-s3 = O tură
rules-s3-text = Turele merg în sensul acelor de ceasornic, începând cu Primul Jucător. O tură are trei pași.
rules-s4 = Efectele
rules-s5 = Ce fac Domeniile
rules-face-down = Cărțile puse cu fața în jos
rules-s6 = Cultura
rules-s7 = Sfârșitul
rules-s8 = Echipele
rules-s9 = Cine ce știe
rules-s10 = Cele cinci ediții
rules-s10-text = Se joacă după regulile comune, dacă masa nu alege o ediție. Diferă doar aceste puncte.
rules-s10-note = Acolo unde Democrația nu cere o carte, se poate alege oricare dintre cele șase Domenii; în ediția românească, chiar și propria Utopie cu singura ta carte de Utopie.

## Where printings differ

rules-printing = Ediția ta
rules-point = Ce diferă
rules-same = ca în regulile comune
rules-point-centre = Sensul alegerii din centru
rules-point-centre-common = invers acelor de ceasornic
rules-point-centre-other = în sensul acelor de ceasornic
rules-point-embargo = Embargoul se poate pune
rules-point-embargo-common = oricărui jucător
rules-point-embargo-other = doar altor jucători
rules-point-democracy = Democrația se poate pune
rules-point-democracy-common = oricărui jucător
rules-point-democracy-other = doar altor jucători
rules-point-card = Democrația cere o carte cu fața în sus în acel Domeniu
rules-point-card-common = da
rules-point-card-other = nu
rules-point-coin = Moneda se întoarce când alt jucător are
rules-point-coin-common = tot atâtea cărți de Cultură sau mai multe
rules-point-coin-other = mai multe cărți de Cultură
rules-point-last = După ultima carte din pachet
rules-point-last-common = se termină runda
rules-point-last-other = cine a tras-o își termină tura, apoi fiecare dintre ceilalți mai are exact una

## 1. Cards

rules-r1-1 = Sunt 104 cărți. Fiecare ține de un Domeniu și de o Eră și nu are alte însușiri.
rules-r1-2 = Domeniul și Era împreună dau felul unei cărți, de pildă Militar I sau Utopie III; sunt cincisprezece feluri. Cărțile de același fel se pot înlocui între ele, iar Era nu schimbă niciodată ce face o carte.
rules-r1-3 = Spatele unei cărți îi arată Era. Așadar, Era unei cărți ascunse o știe toată lumea, iar Domeniul doar cine o ține.
rules-r1-4 = De joc ține o singură monedă: Moneda de Cultură.

## 2. Before the first turn

rules-r2-1 = Joacă doi, trei sau patru oameni. Locurile se numără în sensul acelor de ceasornic, de la 0. Locul 0 se trage la sorți; cine îl primește este Primul Jucător pe tot parcursul jocului.
rules-r2-2 = Fiecare Eră se amestecă separat. În doi sau trei jucători, câte trei cărți din fiecare Eră se pun deoparte fără a fi văzute; rămân 95 în joc.
rules-r2-3 = Teancul de Ere are Era I deasupra, Era II la mijloc și Era III dedesubt.
rules-r2-4 = *Varianta clasică:* fiecare începe cu trei cărți în mână și nimic în față. Locul 0 ia primele trei cărți din pachet, apoi locul 1 și așa mai departe.
rules-r2-5 = *Varianta draft:* fiecare primește patru cărți, împărțite în aceeași ordine. Păstrează una în secret și dă trei vecinului din stânga, locul următor; din cele trei primite păstrează una și dă două mai departe; din acestea două păstrează una și las-o pe cealaltă. Seturile trec mai departe doar după ce au ales toți, iar cărțile rămase se întorc împreună cu fața în sus în centru. Apoi fiecare ia o carte din centru și o pune în fața sa: alege întâi ultimul loc, din dreapta Primului Jucător, și se continuă în sens invers acelor de ceasornic. Acum toți au trei cărți în mână și una în față, care e pusă, nu jucată. În înregistrări alegerile stau loc după loc, de la 0 în sus.
rules-r2-6 = La început moneda stă lângă pachet.

## 3. A turn

rules-r3-1 = *Pasul 1, joacă (obligatoriu):* pune o carte din mână în fața ta. Doar un embargo ({ "R5.9" }) poate opri jucarea unei cărți. La începutul turei se verifică, o singură dată, dacă poți juca vreo carte; dacă nu poți juca niciuna, pasul 1 se sare, altfel niciodată.
rules-r3-2 = *Pasul 2, efecte (opțional):* aplică oricare dintre efectele pe care le ai la îndemână, în orice ordine, sau niciunul.
rules-r3-3 = *Pasul 3, trage (obligatoriu):* completează-ți mâna până la limita maximă, care este 3, dacă un efect din această tură nu a ridicat-o. Dacă ai deja atâtea cărți sau mai multe, nici nu tragi, nici nu decartezi. Dacă pachetul are prea puține, ia câte are; cărțile decartate nu se amestecă niciodată într-un pachet nou.
rules-r3-4 = Când se încheie tura ta, se iau pe rând patru lucruri: cărțile de embargo care stăteau la tine deja de la începutul turei se decartează; Dominația ({ "R7.1" }); sfârșitul ultimelor ture ({ "R7.2" }); blocajul ({ "Q7.6" }). Dacă jocul continuă, începe tura următoare.

## 4. Effects

rules-r4-1 = Într-o tură, fiecare Domeniu îți dă cel mult un efect permanent și cel mult un efect temporar. Termină un efect înainte de a începe altul. Unde un efect contrazice o regulă de bază, are întâietate efectul.
rules-r4-2 = Efectele permanente au două niveluri. Le deschide numărul cărților cu fața în sus din acel Domeniu aflate în fața ta: 3 pentru nivelul 1 și 5 pentru nivelul 2, iar în patru jucători 2 și 4. Contează doar clipa în care aplici efectul, nu ce se întâmplă după aceea cu cărțile.
rules-r4-3 = Dacă ai destule cărți pentru nivelul 2, poți folosi în loc nivelul 1. Nu le poți folosi pe amândouă în aceeași tură.
rules-r4-4 = Un efect temporar costă o carte din Domeniul său, din fața ta, și ajunge una singură. Ea se decartează, dacă efectul nu o pune în altă parte (Embargo, Democrație). Cultura nu are efect temporar.
rules-r4-5 = Oricine se poate uita oricând prin teancul de cărți decartate.
rules-q4-6 = *Totul sau nimic:* poți începe un efect doar dacă îl poți duce până la capăt, iar pe parcurs poți alege doar ce îți mai permite să îl termini. Lipsa de cărți se iartă doar în două cazuri: celorlalți la un Atac ({ "R5.3" }) și la un Salt tehnologic ({ "R5.12" }).

## 5. What the Domains do

rules-r5-1 = *Asasinare*, nivelul 1: decartează o carte din mână.
rules-r5-2 = *Curățare*, nivelul 2: decartează două cărți din mână.
rules-r5-3 = *Atac*, efect temporar: plătește o carte Militară, apoi numește un Domeniu din care mai ai în față o carte cu fața în sus și decartează o astfel de carte. Toți ceilalți care au o carte cu fața în sus din acel Domeniu decartează și ei câte una. Ca să numești Domeniul Militar îți trebuie deci două cărți Militare.
rules-r5-4 = *Carte Sfântă*, nivelul 1: până la sfârșitul turei, limita ta maximă este 5.
rules-r5-5 = *Drept divin*, nivelul 2: până la sfârșitul turei, limita ta maximă este 7. Pentru ambele efecte: cărțile de Religie pierdute mai târziu în aceeași tură nu schimbă nimic, iar în tura următoare efectul trebuie aplicat din nou.
rules-r5-6 = *Inchiziție*, efect temporar: plătește o carte de Religie și alege alt jucător. Toate cărțile din mâna aceluia trec în mâna ta, apoi dai înapoi tot atâtea, oricare vrei. Mâna aleasă poate fi goală; atunci nu se mută nimic.
rules-r5-7 = *Dezvoltare*, nivelul 1: decartează o carte din fața ta, apoi joacă una din mână.
rules-r5-8 = *Monopol*, nivelul 2: decartează două cărți din fața ta, apoi joacă două din mână.
rules-r5-9 = *Embargo*, efect temporar: pune cartea de Economie cu fața în jos, de-a curmezișul, pe o carte cu fața în sus din fața oricărui jucător (ca să-ți acoperi propria Economie îți trebuie două). Cartea acoperită rămâne ce era și poate fi acoperită din nou. În tura sa următoare, jucătorul de acolo nu poate juca cărți din Domeniul acoperit, nici la pasul 1, nici printr-un efect; când se încheie acea tură, cartea de Economie se decartează. Interdicția rămâne chiar dacă pleacă cartea acoperită. Mai multe embargouri se adună. Efectele Domeniului rămân la îndemână. Un embargo pus pe tine te leagă în tura ta următoare, nu în aceasta. Dacă nu mai urmează nicio tură, cartea rămâne unde e.
rules-r5-10 = *Experiment*, nivelul 1: ia în mână o carte din fața ta, apoi joacă una din mână; poate fi chiar aceea.
rules-r5-11 = *Cercetare*, nivelul 2: ia în mână două cărți din fața ta, apoi joacă două din mână; pot fi chiar acelea.
rules-r5-12 = *Salt tehnologic*, efect temporar: plătește o carte de Știință, trage cinci cărți din pachet, apoi decartează cinci din mână. Dacă pachetul are mai puține, trage-le pe toate și decartează tot atâtea; cu pachetul gol efectul este permis, dar nu aduce nimic.
rules-r5-13 = *Oligarhie*, nivelul 1: ia în mână orice carte din teancul de cărți decartate.
rules-r5-14 = *Republică*, nivelul 2: ia în mână oricare două cărți din teancul de cărți decartate.
rules-r5-15 = *Democrație*, efect temporar: pune cartea de Utopie cu fața în jos într-un Domeniu al oricărui jucător în care, după ce cartea ta a plecat de la locul ei, se află o carte cu fața în sus (așadar, pentru propria Utopie îți trebuie două). Acolo rămâne până la sfârșitul jocului, iar pentru Dominație în acel Domeniu jucătorul are nevoie de o carte în plus. Mai multe se adună.
rules-q5-16 = O carte pusă cu fața în jos nu folosește nimănui: nu deschide niciun nivel, nu aduce puncte, nu rupe egalități și niciun efect nu o poate ataca, decarta, lua, acoperi sau alege. Felul ei îl știu toți.
rules-q5-17 = Unde o carte trebuie să plece și regulile nu lasă de ales felul (prețul unui efect temporar, ambele părți ale unui Atac, o carte pusă cu fața în jos), pleacă cea din Era cea mai mică din acel Domeniu. Dacă ataci Domeniul Militar, pierzi deci cea mai mică dintre cărțile tale Militare și apoi pe următoarea.

## 6. Culture

rules-r6-1 = *Inspirație*: dacă ai mai multe cărți de Cultură cu fața în sus decât fiecare alt jucător, poți copia o dată pe tură un efect permanent, de nivelul 1 sau 2, pentru care alt jucător are în acea clipă destule cărți; de la cine are destule pentru nivelul 2 poți copia și nivelul 1. Îl duci la capăt cu mâna ta și cu cărțile din fața ta. Poate ajunge și o singură carte de Cultură. Dacă pierzi apoi avantajul, nu se schimbă nimic.
rules-q6-2 = O copie îți consumă pentru tura aceasta efectul permanent al Culturii și, la fel, pe cel al Domeniului copiat; tot așa, nu poți copia un efect dintr-un Domeniu al cărui efect propriu l-ai folosit. Nu poți copia un efect, adică acel Domeniu la acel nivel, pentru care ai chiar tu destule cărți. Dacă ai destule doar pentru nivelul 1, poți copia nivelul 2 în loc să îl folosești pe al tău.
rules-r6-3 = Moneda arată ce s-a copiat: se pune pe acel Domeniu în fața celuilalt jucător și așteaptă acolo următoarea copie. După fiecare decizie (fiecare alegere dintr-un efect este una, un Atac întreg este una) se compară cărțile de Cultură: de îndată ce cineva are tot atâtea ca jucătorul care a copiat, sau mai multe, moneda se întoarce la pachet. Este doar un semn: nu blochează nimic și poți copia același efect în fiecare tură.

## 7. The end

rules-r7-1 = *Dominație:* dacă îți închei tura cu cel puțin 8 (doi jucători) sau 7 (trei ori patru) cărți cu fața în sus din același Domeniu, plus câte una pentru fiecare carte de Utopie pusă acolo cu fața în jos, ai câștigat.
rules-r7-2 = *Ultima rundă:* după ce s-a tras ultima carte din pachet, la pasul 2 sau 3, runda se joacă până la capăt fără a mai trage; jocul se oprește când ar urma Primul Jucător. Efectele se pot folosi în continuare, iar Dominația câștigă tot imediat.
rules-r7-3 = *Majoritate:* cine are cele mai multe cărți cu fața în sus dintr-un Domeniu primește un punct, la fel toți cei care au tot atâtea. Un Domeniu pe care nu îl are nimeni nu dă niciunul. Câștigă cine are cele mai multe puncte.
rules-r7-4 = La egalitate de puncte se compară cărțile de Utopie, apoi Cultură, Știință, Economie, Religie, Militar; la fiecare comparație ies cei care au mai puține.
rules-q7-5 = Cei care sunt tot la egalitate împart victoria.
rules-q7-6 = *Blocaj:* jucătorii ar putea refuza la nesfârșit să tragă cărți. După 10 runde întregi (câte 10 ture ale fiecărui jucător, una după alta) în care nicio carte nu a plecat dintr-un pachet care nu e gol, jocul se oprește și hotărăște Majoritatea. O tură se numără dacă pachetul este după ea la fel de mare ca înainte; orice carte trasă, la pasul 3 sau printr-un Salt tehnologic, readuce numărătoarea la 0.

## 8. Teams

rules-r8-1 = În patru jucători, locurile 0 și 2 pot juca împotriva locurilor 1 și 3, cu toate numerele pentru patru.
rules-r8-2 = Dominația unui jucător este victoria echipei.
rules-r8-3 = La Majoritate, o echipă primește un punct pentru un Domeniu dacă unul dintre cei doi jucători ai ei are acolo cele mai multe cărți. La egalitate cu cealaltă echipă îl primesc amândouă; la egalitate cu coechipierul, echipa ta primește tot numai 1.
rules-q8-4 = Echipele la egalitate de puncte compară cărțile jucătorului lor mai bun, Domeniu după Domeniu ca la { "R7.4" }, și împart victoria dacă nici asta nu le desparte. Pentru orice efect, coechipierul este un alt jucător ca oricare, iar coechipierii nu văd unul din mâna celuilalt mai mult decât văd ceilalți.

## 9. Who knows what

rules-r9-1 = La vedere pentru toți sunt cărțile din fața jucătorilor, teancul de cărți decartate, moneda, cărțile puse cu fața în jos (felul și locul), câte cărți și din ce Ere au pachetul și fiecare mână. La fel mersul turei: jucătorul, pasul, limita maximă, efectele deja aplicate, cel în curs și ce mai cere, embargourile în vigoare, numărătoarea din { "Q7.6" }. La fel toate deciziile, cu o singură rezervă: despre o carte păstrată la draft sau dată înapoi la o Inchiziție, doar jucătorii în cauză află mai mult decât Era.
rules-r9-2 = Doar tu îți știi mâna, iar la draft cărțile pe care le-ai păstrat și setul din fața ta. Seturile care au trecut mai departe nu se mai arată.
rules-r9-3 = O carte care ajunge într-o mână din fața unui jucător sau din teancul de cărți decartate a fost văzută de toți. De aceea jocul îți spune ce cărți sunt sigur într-o altă mână: una în plus când o carte ajunge așa acolo, una în minus când o astfel de carte este jucată sau decartată din acea mână. După o Inchiziție asupra unei mâini care nu e goală, cine a făcut-o știe sigur doar cărțile date înapoi; celălalt știe sigur și cărțile luate, fără cele care s-au întors; toți ceilalți uită ambele mâini. Nimic altceva nu se numără: nici draftul, nici ce s-ar putea doar deduce.
rules-r9-4 = Tot ce rămâne, adică ordinea dintr-o Eră, cărțile puse deoparte și restul fiecărei mâini, rămâne secret în orice chip până la sfârșitul jocului. Atunci se spune tot.
