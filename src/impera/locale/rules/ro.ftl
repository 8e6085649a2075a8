### The rules in Romanian, one message a number of RULES.md; the words of the game are in ../ro.ftl.
### *Between asterisks* stands what is named there; { "R5.9" } becomes a link to that rule.

## The screen

rules-title = Regulile
rules-lead = Carta Impera Victoria în paragrafe numerotate. { "R" } este o regulă din regulamentele tipărite, iar { "Q" }, o lămurire acolo unde ele tac sau sunt neclare.
rules-contents = Cuprins
rules-search = Caută în reguli
rules-clear = Șterge căutarea
rules-found =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } rezultat
        [few] { NUMBER($n, useGrouping: 0) } rezultate
       *[other] { NUMBER($n, useGrouping: 0) } de rezultate
    }
rules-found-none = Nu s-a găsit nimic. Încearcă mai puține cuvinte sau doar începutul unui cuvânt.
rules-copy = Copiază linkul către { $rule }
rules-copied = Linkul către { $rule } a fost copiat.
rules-print = Tipărește

## For those who have never played

rules-intro = Jocul în două minute
rules-aim = Scopul
rules-aim-text = Construiești o civilizație cu cărți din șase Domenii. Cine își încheie tura având în față 7 cărți din același Domeniu (8 în doi jucători) câștigă imediat: aceasta este victoria prin Dominație. Dacă pachetul se termină mai devreme, hotărăște Majoritatea: câștigă cine conduce în cele mai multe Domenii.
rules-turn = O tură
rules-turn-1 = Joacă o carte din mână: pune-o în fața ta. Este obligatoriu.
rules-turn-2 = Dacă vrei, aplică efecte. Cu destule cărți dintr-un Domeniu îi poți aplica efectele permanente, care nu costă nimic; un efect temporar costă o carte din Domeniul său.
rules-turn-3 = Trage cărți până ai trei în mână. Apoi e rândul jucătorului următor.
rules-example = Un exemplu
rules-example-text = Sunt trei jucători. În fața ta se află două cărți de Știință și una Militară. Joci a treia carte de Știință, iar nivelul 1 al Științei se deschide: aplici efectul Experiment, iei înapoi în mână cartea Militară și joci în locul ei o carte de Cultură. Apoi decartezi o carte de Știință pentru Salt tehnologic: tragi cinci cărți, le păstrezi pe cele mai bune și decartezi cinci. Acum ai două cărți în mână, așa că mai tragi una și tura ta s-a încheiat.
rules-before = înainte
rules-after = după

## Tables

rules-numbers = Valori după numărul de jucători
rules-numbers-text = Aceste valori depind de câți jucători sunt la masă.
rules-numbers-level1 = Cărți pentru nivelul 1
rules-numbers-level2 = Cărți pentru nivelul 2
rules-numbers-goal = Cărți pentru Dominație
rules-numbers-aside = Cărți scoase din fiecare Eră
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
rules-s7 = Sfârșitul jocului
rules-s8 = Joc pe echipe
rules-s9 = Cine ce știe
rules-s10 = Cele cinci ediții
rules-s10-text = Dacă la masă nu se alege o ediție, se joacă după regulile comune. Diferă doar aceste puncte.
rules-s10-note = Acolo unde Democrația nu cere o carte în Domeniul ales, poți alege oricare dintre cele șase Domenii; în ediția românească poți alege și propria Utopie, chiar dacă plătești cu singura ta carte de Utopie.

## Where editions differ

rules-edition = Ediția ta
rules-point = Regula
rules-same = ca în regulile comune
rules-point-centre-common = La draft, cărțile din centru se aleg în sens invers acelor de ceasornic.
rules-point-centre-other = La draft, cărțile din centru se aleg în sensul acelor de ceasornic.
rules-point-embargo-common = Poți pune un Embargo pe cărțile oricărui jucător, chiar și pe ale tale.
rules-point-embargo-other = Poți pune un Embargo doar pe cărțile altor jucători.
rules-point-democracy-common = Poți pune o Democrație în Domeniile oricărui jucător, chiar și într-unul al tău.
rules-point-democracy-other = Poți pune o Democrație doar în Domeniile altor jucători.
rules-point-card-common = O Democrație cere o carte cu fața în sus în Domeniul ales.
rules-point-card-other = O Democrație se poate pune în orice Domeniu, chiar și într-unul gol.
rules-point-coin-common = Moneda se întoarce la pachet de îndată ce altcineva are la fel de multe cărți de Cultură ca jucătorul care a copiat, sau mai multe.
rules-point-coin-other = Moneda se întoarce la pachet abia când cineva are mai multe cărți de Cultură decât jucătorul care a copiat.
rules-point-last-common = După ultima carte din pachet, runda se joacă până la capăt.
rules-point-last-other = După ultima carte din pachet, cine a tras-o își termină tura; apoi fiecare dintre ceilalți mai are exact una.

## 1. Cards

rules-r1-1 = Sunt 104 cărți. Fiecare aparține unui Domeniu și unei Ere și nu are alte însușiri.
rules-r1-2 = Domeniul și Era împreună dau felul unei cărți, de pildă Militar I sau Utopie III; sunt cincisprezece feluri. Cărțile de același fel sunt interschimbabile, iar Era nu schimbă niciodată ce face o carte.
rules-r1-3 = Pe spatele fiecărei cărți se vede Era ei. Așadar, Era unei cărți ascunse, fie dintr-o mână, fie din pachet, este cunoscută de toți, dar Domeniul ei nu.
rules-r1-4 = Jocul are o singură monedă: Moneda de Cultură.

## 2. Before the first turn

rules-r2-1 = Jocul este pentru doi, trei sau patru jucători. Primul Jucător se trage la sorți și nu se mai schimbă până la sfârșit.
rules-r2-2 = Fiecare Eră se amestecă separat. În doi sau trei jucători, câte trei cărți din fiecare Eră se scot din joc fără a fi văzute; rămân 95 de cărți.
rules-r2-3 = Teancul de Ere, adică pachetul, are Era I deasupra, Era II la mijloc și Era III dedesubt.
rules-r2-4 = *Varianta clasică:* fiecare începe cu trei cărți luate de deasupra pachetului și fără nicio carte în față.
rules-r2-5 = *Varianta draft:* fiecare primește patru cărți. Păstrează una în secret și pasează trei la stânga; din cele trei primite păstrează una și pasează două; din cele două primite păstrează una și o lasă pe cealaltă pentru centru. Seturile se pasează doar după ce au ales toți, iar cărțile lăsate se pun în centru, cu fața în sus, toate în același timp. Apoi fiecare ia una dintre ele și o pune în fața sa, începând cu jucătorul din dreapta Primului Jucător și continuând { $edition ->
        [uk] în sensul acelor de ceasornic
       *[other] în sens invers acelor de ceasornic
    }. Acum toți au trei cărți în mână și una în față; aceasta nu se socotește jucată.
rules-r2-6 = La început moneda stă lângă pachet.

## 3. A turn

rules-r3-1 = *Pasul 1, joacă (obligatoriu):* pune o carte din mână în fața ta. Doar un Embargo ({ "R5.9" }) te poate împiedica să joci o carte. Se verifică o singură dată, la începutul turei: dacă nu poți juca niciuna dintre cărțile tale, și doar atunci, sari peste pasul 1.
rules-r3-2 = *Pasul 2, efecte (opțional):* aplică oricare dintre efectele pe care le ai la îndemână, în orice ordine, sau niciunul.
rules-r3-3 = *Pasul 3, trage (obligatoriu):* completează-ți mâna până la limita maximă, care este 3 dacă niciun efect nu a mărit-o în această tură. Dacă ai deja atâtea cărți sau mai multe, nici nu tragi, nici nu decartezi. Dacă pachetul are prea puține, ia câte are; cărțile decartate nu se amestecă niciodată într-un pachet nou.
rules-r3-4 = La sfârșitul turei tale se decartează întâi cărțile de Embargo aflate în fața ta încă de la începutul turei; apoi se verifică, pe rând, dacă ai câștigat prin Dominație ({ "R7.1" }), dacă aceasta a fost ultima tură ({ "R7.2" }) și dacă s-a ajuns la blocaj ({ "Q7.6" }). Dacă jocul continuă, începe tura următoare.

## 4. Effects

rules-r4-1 = Într-o tură, fiecare Domeniu îți dă cel mult un efect permanent și cel mult un efect temporar. Termină un efect înainte de a începe altul. Dacă un efect contrazice o regulă de bază, efectul are prioritate.
rules-r4-2 = Efectele permanente au două niveluri. Un nivel este deschis cât timp ai în față destule cărți cu fața în sus din Domeniul respectiv: 3 pentru nivelul 1 și 5 pentru nivelul 2 sau, în patru jucători, 2 și 4. Contează doar momentul în care aplici efectul, nu ce se întâmplă apoi cu acele cărți.
rules-r4-3 = Dacă ai destule cărți pentru nivelul 2, poți folosi în schimb nivelul 1. Nu le poți folosi pe amândouă în aceeași tură.
rules-r4-4 = Un efect temporar costă o carte din Domeniul său, din fața ta, și una singură ajunge. Ea se decartează, dacă efectul nu o pune în altă parte (Embargo, Democrație). Cultura nu are efect temporar.
rules-r4-5 = Oricine se poate uita oricând prin teancul de cărți decartate.
rules-q4-6 = *Totul sau nimic:* poți începe un efect doar dacă îl poți duce până la capăt, iar pe parcurs poți alege doar ce îți mai permite să îl termini. Doar în două cazuri pot lipsi cărți: celorlalți, la un Atac ({ "R5.3" }), și din pachet, la un Salt tehnologic ({ "R5.12" }).

## 5. What the Domains do

rules-r5-1 = *Asasinare*, nivelul 1: decartează o carte din mână.
rules-r5-2 = *Curățare*, nivelul 2: decartează două cărți din mână.
rules-r5-3 = *Atac*, efect temporar: decartează o carte Militară, apoi alege un Domeniu din care mai ai în față o carte cu fața în sus și decartează o astfel de carte. Toți ceilalți care au o carte cu fața în sus din acel Domeniu decartează și ei câte una. Ca să alegi Domeniul Militar, îți trebuie deci două cărți Militare.
rules-r5-4 = *Carte Sfântă*, nivelul 1: până la sfârșitul turei, limita ta maximă este de 5 cărți.
rules-r5-5 = *Drept divin*, nivelul 2: până la sfârșitul turei, limita ta maximă este de 7 cărți. Pentru ambele efecte: cărțile de Religie pierdute mai târziu în aceeași tură nu schimbă nimic, iar în tura următoare efectul trebuie aplicat din nou.
rules-r5-6 = *Inchiziție*, efect temporar: decartează o carte de Religie și alege alt jucător. Iei toate cărțile din mâna sa, apoi dai înapoi tot atâtea, la alegere. Mâna aleasă poate fi goală; atunci nu se mută nimic.
rules-r5-7 = *Dezvoltare*, nivelul 1: decartează o carte din fața ta, apoi joacă una din mână.
rules-r5-8 = *Monopol*, nivelul 2: decartează două cărți din fața ta, apoi joacă două din mână.
rules-r5-9 = *Embargo*, efect temporar: pune cartea de Economie cu fața în jos, de-a curmezișul, pe o carte cu fața în sus { $edition ->
        [ro] din fața altui jucător
        [pt] din fața altui jucător
       *[other] din fața oricărui jucător (ca să-ți acoperi propria Economie, îți trebuie două cărți de Economie)
    }. Cartea acoperită rămâne ce era și poate fi acoperită din nou. În tura sa următoare, jucătorul respectiv nu poate juca cărți din Domeniul acoperit, nici la pasul 1, nici printr-un efect; la sfârșitul acelei ture, cartea de Economie se decartează. Interdicția rămâne chiar dacă se pierde cartea acoperită. Mai multe Embargouri se cumulează. Efectele Domeniului pot fi folosite în continuare. { $edition ->
        [ro] Dacă jucătorul nu mai are nicio tură, cartea rămâne unde e.
        [pt] Dacă jucătorul nu mai are nicio tură, cartea rămâne unde e.
       *[other] Un Embargo pus pe propriile cărți este valabil abia în tura ta următoare, nu în aceasta. Dacă jucătorul nu mai are nicio tură, cartea rămâne unde e.
    }
rules-r5-10 = *Experiment*, nivelul 1: ia în mână o carte din fața ta, apoi joacă una din mână; poate fi chiar aceea.
rules-r5-11 = *Cercetare*, nivelul 2: ia în mână două cărți din fața ta, apoi joacă două din mână; pot fi chiar acelea.
rules-r5-12 = *Salt tehnologic*, efect temporar: decartează o carte de Știință, trage cinci cărți din pachet, apoi decartează cinci din mână. Dacă pachetul are mai puține, trage-le pe toate și decartează tot atâtea; cu pachetul gol, efectul este permis, dar nu face nimic.
rules-r5-13 = *Oligarhie*, nivelul 1: ia în mână o carte la alegere din teancul de cărți decartate.
rules-r5-14 = *Republică*, nivelul 2: ia în mână două cărți la alegere din teancul de cărți decartate.
rules-r5-15 = *Democrație*, efect temporar: pune cartea de Utopie cu fața în jos { $edition ->
        [ro] în orice Domeniu al oricărui jucător, chiar și într-unul gol
        [pt] în orice Domeniu al altui jucător, chiar și într-unul gol
       *[other] în orice Domeniu al oricărui jucător, dacă acolo se află o carte cu fața în sus (pentru propria Utopie îți trebuie două cărți de Utopie, fiindcă aceea pe care o pui nu se socotește)
    }. Rămâne acolo până la sfârșitul jocului, iar pentru Dominație în acel Domeniu jucătorul respectiv are nevoie de o carte în plus. Mai multe Democrații puse în același Domeniu se cumulează.
rules-q5-16 = O carte pusă cu fața în jos nu are nicio valoare: nu deschide niciun nivel, nu contează nici pentru Dominație, nici pentru Majoritate, nici pentru a conduce la Cultură, nu departajează și niciun efect nu o poate ataca, decarta, lua, acoperi sau alege. Felul ei îl știu toți.
rules-q5-17 = Când se pierde o carte și regulile nu te lasă să-i alegi felul (prețul unui efect temporar, ambele părți ale unui Atac, o carte pusă cu fața în jos), se pierde, din acel Domeniu, cartea din Era cea mai veche. Dacă ataci Domeniul Militar, pierzi deci cea mai veche dintre cărțile tale Militare și apoi pe următoarea.

## 6. Culture

rules-r6-1 = *Inspirație*: dacă ai mai multe cărți de Cultură cu fața în sus decât oricare alt jucător, poți copia o dată pe tură un efect permanent, de nivelul 1 sau 2, pentru care alt jucător are în acel moment destule cărți; de la cine are destule pentru nivelul 2 poți copia și nivelul 1. Îl duci la capăt cu cărțile din mâna ta și cu cele din fața ta. Poate fi de ajuns și o singură carte de Cultură. Dacă apoi nu mai conduci la Cultură, nu se schimbă nimic.
rules-q6-2 = O copie îți consumă în tura aceasta efectul permanent al Culturii și pe cel al Domeniului copiat; tot așa, nu poți copia un efect dintr-un Domeniu al cărui efect permanent l-ai folosit deja. Nu poți copia efectul unui Domeniu la un nivel pentru care ai chiar tu destule cărți. Dacă ai destule doar pentru nivelul 1, poți copia nivelul 2 în loc să îl folosești pe al tău.
rules-r6-3 =
    Moneda arată ce s-a copiat: se pune pe acel Domeniu în fața celuilalt jucător și așteaptă acolo următoarea copie. După fiecare decizie (fiecare alegere dintr-un efect este una; un Atac întreg este una) se compară cărțile de Cultură: de îndată ce altcineva are { $edition ->
        [ro] mai multe decât jucătorul care a copiat
       *[other] la fel de multe ca jucătorul care a copiat, sau mai multe
    }, moneda se întoarce la pachet. Este doar un semn: nu blochează nimic și poți copia același efect în fiecare tură.

## 7. The end

rules-r7-1 = *Dominație:* dacă îți închei tura cu cel puțin 8 cărți cu fața în sus din același Domeniu (în doi jucători) sau 7 (în trei ori patru), plus câte una pentru fiecare carte de Utopie pusă acolo cu fața în jos, ai câștigat.
rules-r7-2 = { $edition ->
        [pt] *Ultimele ture:*
       *[other] *Ultima rundă:*
    } după ce s-a tras ultima carte din pachet, la pasul 2 sau 3, { $edition ->
        [pt] cine a tras-o își termină tura, apoi fiecare dintre ceilalți mai are exact o tură, fără a mai trage cărți
       *[other] runda se joacă până la capăt fără a se mai trage cărți; jocul se oprește când ar urma Primul Jucător
    }. Efectele se pot folosi în continuare, iar victoria prin Dominație rămâne imediată.
rules-r7-3 = *Majoritate:* cine are cele mai multe cărți cu fața în sus dintr-un Domeniu primește un punct, la fel și toți cei care au tot atâtea. Un Domeniu din care nu are nimeni cărți nu dă niciun punct. Câștigă cine are cele mai multe puncte.
rules-r7-4 = Jucătorii aflați la egalitate cu cele mai multe puncte își compară cărțile de Utopie, apoi cele de Cultură, de Știință, de Economie, de Religie și cele Militare; la fiecare comparație sunt eliminați cei care au mai puține.
rules-q7-5 = Cei care rămân la egalitate împart victoria.
rules-q7-6 = *Blocaj:* jucătorii ar putea evita la nesfârșit să tragă cărți. După 10 runde întregi la rând (câte 10 ture pentru fiecare jucător) în care nu s-a tras nicio carte, deși pachetul nu e gol, jocul se oprește și hotărăște Majoritatea. O tură se numără dacă la sfârșitul ei pachetul este la fel de mare ca la început; orice carte trasă, la pasul 3 sau printr-un Salt tehnologic, readuce numărătoarea la 0.

## 8. Teams

rules-r8-1 = În patru jucători se poate juca doi contra doi; coechipierii stau față în față. Se folosesc toate valorile pentru patru jucători.
rules-r8-2 = Dacă un jucător câștigă prin Dominație, câștigă toată echipa.
rules-r8-3 = La Majoritate, o echipă primește un punct pentru un Domeniu dacă unul dintre cei doi jucători ai ei are acolo cele mai multe cărți. La egalitate cu cealaltă echipă îl primesc amândouă; la egalitate între coechipieri, echipa primește în total 1 punct.
rules-q8-4 = Echipele aflate la egalitate de puncte se compară Domeniu cu Domeniu, ca la { "R7.4" }; pentru fiecare echipă contează cărțile coechipierului care are mai multe. Dacă nici așa nu se departajează, împart victoria. Pentru orice efect, coechipierul este un jucător ca oricare altul, iar un coechipier nu vede din mâna celuilalt mai mult decât văd ceilalți jucători.

## 9. Who knows what

rules-r9-1 = Toți pot vedea cărțile din fața jucătorilor, teancul de cărți decartate, moneda, cărțile puse cu fața în jos (felul și locul), precum și câte cărți din fiecare Eră sunt în pachet și în fiecare mână. La vedere este și mersul turei: jucătorul, pasul, limita maximă, efectele deja aplicate, cel în curs și ce mai cere, Embargourile în vigoare, numărătoarea din { "Q7.6" }. La vedere sunt și toate deciziile, cu o singură excepție: despre o carte păstrată la draft sau dată înapoi la o Inchiziție, doar cei în cauză află mai mult decât Era.
rules-r9-2 = Doar tu îți știi mâna, iar la draft, cărțile pe care le-ai păstrat și setul din care alegi. Seturile pasate nu se mai arată.
rules-r9-3 = O carte care ajunge din fața unui jucător sau din teancul de cărți decartate într-o mână a fost văzută de toți. De aceea jocul numără pentru tine câte cărți de fiecare fel sunt sigur în mâna altui jucător: una în plus când o carte ajunge așa acolo, una în minus când o carte de acel fel este jucată sau decartată din acea mână. După o Inchiziție asupra unei mâini care nu e goală, cine a aplicat-o știe sigur doar de cărțile date înapoi; celălalt jucător știe sigur și de cărțile luate, fără cele care s-au întors; pentru toți ceilalți nu mai este nimic sigur despre cele două mâini. Nimic altceva nu se numără: nici draftul, nici ce s-ar putea doar deduce.
rules-r9-4 = Tot restul, adică ordinea dintr-o Eră, cărțile scoase din joc și restul fiecărei mâini, rămâne secret până la sfârșitul jocului. Atunci se dezvăluie totul.
