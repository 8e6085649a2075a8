### The words of the page in Romanian; the words of the game are in ../ro.ftl.

page-home = Acasă
page-nowhere = Aici nu este nimic.
page-not-loaded = Această parte a paginii nu a putut fi încărcată.
page-language = Limba
page-theme = Luminos sau întunecat
page-title = Carta Impera Victoria
page-lead = Construiește o civilizație, fii cu ochii pe ceilalți și adună înaintea tuturor șapte cărți din același Domeniu. Pentru doi până la patru jucători, după regulile ediției tale.
page-play-now = Joacă acum
page-new-table = Masă nouă
page-public-tables = Mese publice
page-no-tables = Momentan nu este nicio masă publică.
page-join = Intră în joc
page-watch = Privește
page-opening = O clipă…

## A new table

page-players = Jucători
page-chairs = Cine unde stă
page-chair = Locul { NUMBER($n, useGrouping: 0) }
page-edition = Ediția
page-setup = Pregătirea jocului
page-clock = Timp de gândire
page-clock-usual = Obișnuit: 90 de secunde pe decizie, plus 10 minute în rezervă; contra boților, o săptămână pe decizie
page-clock-quick = Rapid: 30 de secunde pe decizie, plus 3 minute în rezervă
page-clock-calm = Relaxat: 3 minute pe decizie, plus 20 de minute în rezervă
page-clock-days = Prin corespondență: 3 zile pe decizie
page-public = Masă publică: oricine poate intra sau privi
page-open = Deschide masa

## Before the game

page-link = Linkul acestei mese
page-copy-link = Copiază linkul
page-name = Numele tău
page-sit = Așază-te aici
page-leave = Eliberează locul
page-here = este aici
page-away = fără conexiune

## At the table

page-bot-plays = îi ține locul un bot
page-back = Preia jocul de la bot
page-first = Primul Jucător
page-area-of = Cărțile din față: { $player }
page-hand = Mâna ta
page-deck =
    { $n ->
        [one] Pachet: { NUMBER($n, useGrouping: 0) } carte
        [few] Pachet: { NUMBER($n, useGrouping: 0) } cărți
       *[other] Pachet: { NUMBER($n, useGrouping: 0) } de cărți
    }
page-discard = Cărți decartate ({ NUMBER($n, useGrouping: 0) })
page-last-round = Ultima rundă
page-threat = { player.start } poate câștiga în Domeniul { domain } chiar în tura sa următoare.
page-rail-threat = poate câștiga în tura sa următoare
page-majority-now =
    { $n ->
        [one] Prin Majoritate, acum ar câștiga { $winners }.
       *[other] Prin Majoritate, acum ar câștiga împreună { $winners }.
    }
page-majority-tie =
    { $n ->
        [one] Prin Majoritate, acum ar câștiga { $winners }: la puncte e egalitate și decide Domeniul { domain }.
       *[other] Prin Majoritate, acum ar câștiga împreună { $winners }: la puncte e egalitate și decide Domeniul { domain }.
    }
page-others-turn = Acum joacă { $player }.
page-chosen = Alegerea ta: { card }. Acum alege { $player }; te mai poți răzgândi.
page-only-shown = La această masă se poate doar privi: jocul nu mai poate continua.
page-your-turn = E tura ta.
page-end-turn = Încheie tura
page-close = Închide
page-together-discard = Decartează (alese: { NUMBER($made, useGrouping: 0) } din { NUMBER($n, useGrouping: 0) })
page-together-give = Dă înapoi (alese: { NUMBER($made, useGrouping: 0) } din { NUMBER($n, useGrouping: 0) })
page-together-keep = Păstrează (alese: { NUMBER($made, useGrouping: 0) } din { NUMBER($n, useGrouping: 0) })
page-asked-keep-discard =
    { $n ->
        [1] Alege cartea pe care o păstrezi; celelalte se decartează.
        [few] Alege cele { NUMBER($n, useGrouping: 0) } cărți pe care le păstrezi; celelalte se decartează.
       *[other] Alege cele { NUMBER($n, useGrouping: 0) } de cărți pe care le păstrezi; celelalte se decartează.
    }
page-asked-keep-give =
    { $n ->
        [1] Alege cartea pe care o păstrezi; celelalte se dau înapoi.
        [few] Alege cele { NUMBER($n, useGrouping: 0) } cărți pe care le păstrezi; celelalte se dau înapoi.
       *[other] Alege cele { NUMBER($n, useGrouping: 0) } de cărți pe care le păstrezi; celelalte se dau înapoi.
    }
page-undo = Retrage decizia
page-cancel = Înapoi
page-log = Jurnalul partidei
page-log-earlier = Arată ce a fost înainte
page-rematch = Revanșă
page-to-rematch = La revanșă
page-replay = Vezi reluarea

## Talk

page-phrase = Frază
page-phrase-seat = Despre cine
page-phrase-domain = Despre ce Domeniu
page-free-text = Cu vorbele tale
page-say = Spune: { $text }
page-chat = Discuții
page-reactions = Reacții
page-point = Spune-le tuturor
page-preview = Ceilalți vor vedea:

## Deciding, and the table's menu

page-you = tu
page-team = Echipa { NUMBER($n, useGrouping: 0) }
page-partner = coechipierul tău
page-wants-pause = cere o pauză
page-asked = Decizia ta
page-confirm = Da: { $decision }
page-effects = Efecte pe care le poți aplica
page-why = De ce nu?
page-why-title = Alege un efect ca să vezi de ce nu-l poți aplica acum.
page-hint = Indiciu
page-hint-about = Cele mai bune decizii și șansa ta de victorie cu fiecare, pornind doar de la ce știi tu.
page-hint-unrated = O partidă cu indicii nu contează pentru cotație.
page-hint-show = Arată indiciul
page-hint-thinking = O clipă de gândire…
page-hint-title = Cele mai bune decizii ale tale
page-hint-close = Închide indiciul
page-hinted =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } indiciu: partida nu contează pentru cotație
        [few] { NUMBER($n, useGrouping: 0) } indicii: partida nu contează pentru cotație
       *[other] { NUMBER($n, useGrouping: 0) } de indicii: partida nu contează pentru cotație
    }
page-skip = Sari peste
page-since = De la ultima ta tură
page-curtain = Dă dispozitivul mai departe. Urmează { $player }.
page-curtain-lift = { $player } este aici: arată cărțile
page-hand-limit = Limita maximă de cărți: { NUMBER($n, useGrouping: 0) }
page-still =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } tură fără nicio carte trasă
        [few] { NUMBER($n, useGrouping: 0) } ture fără nicio carte trasă
       *[other] { NUMBER($n, useGrouping: 0) } de ture fără nicio carte trasă
    }
page-turn-of = La rând: { $player }
page-step-play = joacă
page-step-effects = efecte
page-step-draw = trage
page-pile-discard = Cărți decartate
page-pile-pack = Setul tău
page-pile-centre = Centru
page-pile-area = În fața ta
page-menu = Meniul mesei
page-calls = Partide prin corespondență
page-calls-on = Anunță-mă pe acest dispozitiv când e tura mea
page-calls-text = Merge și cu pagina închisă: cel mult un mesaj pe oră, fără nimic despre cărțile jucătorilor.
page-calls-failed = Browserul nu s-a putut abona la notificări. Încearcă mai târziu.
page-calls-no = Nu, mulțumesc
page-pause = Cere o pauză
page-go-on = Joacă mai departe
page-vote-out = Lasă un bot să joace pentru { $player }
page-voted-out = Ai votat. Un bot preia jocul de îndată ce sunt toți de acord.
page-friends = Invită-ți prietenii
page-friends-text = Partida continuă pe server, cu aceleași cărți, și nu contează pentru cotație. Alege ce boți le fac loc prietenilor, apoi trimite-le linkul. În acest browser, partida rămâne așa cum e acum.
page-friends-bots = Boții care fac loc
page-friends-go = Continuă online
page-leave-game = Părăsește partida
page-leave-sure = Până te întorci, îți ține locul un bot. Dacă nu te întorci până la final, partida se socotește pierdută pentru tine.
page-mute = Ascunde mesajele de la { $player }
page-hear = Arată mesajele de la { $player }
page-watching = Spectatori: { NUMBER($n, useGrouping: 0) }
page-reference = Tăblița de joc
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } din { NUMBER($goal, useGrouping: 0) }
page-rail-level = nivelul { NUMBER($level, useGrouping: 0) }
page-rail-embargo = sub Embargo
page-rail-coin = cu Moneda de Cultură

## The end of a game

page-over-won = Ai câștigat!
page-over-won-team = Echipa ta a câștigat!
page-over-won-shared = Împarți victoria!
page-over-lost =
    { $n ->
       *[other] Câștigă { $winners }.
    }
page-over-tie = La puncte e egalitate: decide Domeniul { domain }.
page-over-winner = Victorie
page-over-length = Ture: { NUMBER($turns, useGrouping: 0) }. Minute: { NUMBER($minutes, useGrouping: 0) }.
page-over-turning = Momentul tău de cotitură
page-over-skill = Deciziile tale: o eroare de { $rate } ± { $margin } la mie, cam ca nivelul { NUMBER($level, useGrouping: 0) }.
page-over-luck = Norocul tău: { $points } puncte procentuale.
page-over-share = Distribuie
page-over-analyse = Analizează
page-over-board = Arată masa
page-over-result = Rezultat
