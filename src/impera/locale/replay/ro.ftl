### The words of the screen `replay`; the words of the game are in ../ro.ftl.

## Moving through a game

replay-controls = Comenzi
replay-position = Poziția în partidă
replay-start = La început
replay-end = La sfârșit
replay-turn-back = Tura precedentă
replay-turn-on = Tura următoare
replay-step-back = Un pas înapoi
replay-step-on = Un pas înainte
replay-effect-back = Efectul precedent
replay-effect-on = Efectul următor
replay-run = Redă
replay-stop = Pauză
replay-speed = Viteză
replay-decisions = Decizii
replay-turn = Tura { NUMBER($n, useGrouping: 0) }: { $player }

## What is seen

replay-knowledge = Perspectiva
replay-all-open = Toate cărțile la vedere
replay-through = Ce știa { $player }
replay-hand = Mâna: { $player }
replay-pack = Setul: { $player }
replay-middle = Mijlocul mesei
replay-centre = Centru
replay-coin = Moneda de lângă pachet
replay-result = Rezultat
replay-winner = Victorie
replay-continued =
    { $n ->
        [one] Continuarea altei partide, după { NUMBER($n, useGrouping: 0) } decizie
        [few] Continuarea altei partide, după { NUMBER($n, useGrouping: 0) } decizii
       *[other] Continuarea altei partide, după { NUMBER($n, useGrouping: 0) } de decizii
    }
replay-begun =
    { $n ->
        [one] Începută pe un singur dispozitiv, continuată online după { NUMBER($n, useGrouping: 0) } decizie
        [few] Începută pe un singur dispozitiv, continuată online după { NUMBER($n, useGrouping: 0) } decizii
       *[other] Începută pe un singur dispozitiv, continuată online după { NUMBER($n, useGrouping: 0) } de decizii
    }
replay-games = Alte partide
replay-close = Închide

## What can be done

replay-go-on = Continuă de aici
replay-go-on-text = Ocupă un loc și joacă mai departe din această poziție; pe celelalte locuri joacă boți. Cărțile ascunse se pot afla din reluare, așa că partida nu contează pentru cotație.
replay-go-on-seat = Locul tău
replay-go-on-level = Ceilalți
replay-go-on-play = Joacă mai departe
replay-go-on-over = Aici partida s-a încheiat. Fă mai întâi un pas înapoi.
replay-share = Copiază un link
replay-shared = Link copiat
replay-link = Linkul acestei poziții
replay-record = Descarcă înregistrarea

## The shuffle, drawn again

replay-verify = Verifică amestecarea
replay-verify-text = Browserul tău reface singur toată amestecarea, pe baza contribuției fiecăruia, și compară rezultatul.
replay-verify-form = Înregistrarea conține amestecarea într-o formă care se poate citi.
replay-verify-commitment = Secretul serverului este chiar cel a cărui amprentă a fost fixată înainte de partidă.
replay-verify-shown = Este chiar amprenta arătată acestui browser.
replay-verify-own = Contribuția acestui browser se află neschimbată în înregistrare.
replay-verify-people = Contribuția fiecăruia este exact cea fixată dinainte, iar toate au fost fixate înainte ca vreuna să fie dezvăluită.
replay-verify-seed = Toate la un loc dau sămânța amestecării.
replay-verify-lot = Primul Jucător, tras la sorți: { $player }.
replay-verify-deck =
    { $n ->
        [one] Pachetul este în ordinea rezultată din amestecare: { NUMBER($n, useGrouping: 0) } carte.
        [few] Pachetul este în ordinea rezultată din amestecare: { NUMBER($n, useGrouping: 0) } cărți.
       *[other] Pachetul este în ordinea rezultată din amestecare: { NUMBER($n, useGrouping: 0) } de cărți.
    }
replay-verify-removed = Cărțile scoase din joc sunt chiar cele rezultate din amestecare.
replay-verify-continued = Această partidă continuă alta, deci cărțile nu au fost amestecate pentru ea și nu e nimic de verificat. Verifică partida pe care o continuă.
replay-verify-begun = Această partidă a început pe un singur dispozitiv, fără server: cărțile nu au fost amestecate de toți împreună, deci nu e nimic de verificat.
replay-fits = Se potrivește
replay-differs = Nu se potrivește
replay-values = Valori
replay-value-secret = Secretul serverului
replay-value-commitment = Amprentă
replay-value-contribution = Contribuție
replay-value-seed = Sămânță
replay-value-drawn = Refăcut acum
replay-value-recorded = În înregistrare
replay-value-mine = Păstrat de acest browser
replay-proves-people = Așadar, nici serverul, nici vreun jucător nu a putut alege cărțile sau Primul Jucător: serverul a fixat amprenta secretului său înainte să știe cu ce vor contribui jucătorii.
replay-proves-bots = Așadar, cărțile sunt cele care rezultă din secretul a cărui amprentă a fixat-o serverul înainte de partidă. Au jucat doar boți, așa că nimeni altcineva nu a contribuit cu nimic.
replay-proves-nothing = Ceva nu se potrivește. Fie înregistrarea a fost modificată, fie cărțile nu au fost amestecate cum trebuia.

## What decisions were worth

replay-chances = Șanse de victorie
replay-chances-text = La fiecare pas, pornind de la ce poate ști cine decide: cărțile ascunse ale celorlalți nu contează.
replay-judging = Deciziile sunt evaluate…
replay-not-judged = Deciziile nu au putut fi evaluate.
replay-again = Încearcă din nou
replay-ledger = Noroc și pricepere
replay-ledger-text = În puncte procentuale ale șansei de victorie. Norocul e evaluat cu toate mâinile la vedere, iar greșelile doar pornind de la ce putea ști cine a decis.
replay-open-chances = Curba cu toate mâinile la vedere
replay-luckiest = Tragerea cu cel mai mare noroc: { $points }
replay-unluckiest = Tragerea cu cel mai mare ghinion: { $points }
replay-luck-deal = Împărțirea: { $points }
replay-points = Momente de cotitură și greșeli
replay-no-points = În frunte nu s-a schimbat nimic și nimeni nu a greșit.
replay-ahead = De aici conduce: { $player }
replay-fall = { $before } → { $after }
replay-worth = Șansa de victorie: { $after } în loc de { $before }.
replay-fine = Șansa de victorie: { $after }.
replay-forced = Șansa de victorie: { $after }; nu exista altă alegere.
replay-better = Mai bine: { $better }.
