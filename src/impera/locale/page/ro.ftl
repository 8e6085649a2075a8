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
page-clock-usual = Obișnuit: 90 de secunde pe decizie, plus 10 minute în rezervă; o săptămână contra boților
page-clock-quick = Rapid: 30 de secunde pe decizie, plus 3 minute în rezervă
page-clock-calm = Calm: 3 minute pe decizie, plus 20 de minute în rezervă
page-clock-days = Prin corespondență: 3 zile pentru fiecare decizie
page-public = Publică: oricine poate intra sau privi
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
page-others-turn = Acum joacă { $player }.
page-only-shown = La această masă se poate doar privi: jocul nu mai poate continua.
page-your-turn = Este tura ta.
page-end-turn = Încheie tura
page-undo = Retrage decizia
page-cancel = Înapoi
page-log = Jurnalul partidei
page-rematch = Revanșă
page-to-rematch = La revanșă
page-replay = Vezi reluarea

## Talk

page-phrase = Frază
page-phrase-seat = Despre cine
page-phrase-domain = Despre ce Domeniu
page-free-text = Cu vorbele tale
page-say = Spune: { $text }

## Deciding, and the table's menu

page-you = tu
page-team = Echipa { NUMBER($n, useGrouping: 0) }
page-partner = coechipierul tău
page-wants-pause = cere o pauză
page-asked = Decizia ta
page-confirm = Da: { $decision }
page-effects = Efecte pe care le poți aplica
page-effects-hint = Aici vezi ce face un efect.
page-why = De ce nu?
page-why-title = Ce nu poți face acum și de ce
page-skip = Sari peste
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
page-pause = Cere o pauză
page-go-on = Joacă mai departe
page-leave-game = Părăsește partida
page-leave-sure = Până te întorci, îți ține locul un bot.
page-mute = Ascunde mesajele: { $player }
page-hear = Arată mesajele: { $player }
page-watching = Spectatori: { NUMBER($n, useGrouping: 0) }
page-reference = Tăblița de joc
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } din { NUMBER($goal, useGrouping: 0) }
page-rail-level = nivelul { NUMBER($level, useGrouping: 0) }
page-rail-embargo = sub embargo
page-rail-coin = cu Moneda de Cultură
