### The words of the page in Romanian; the words of the game are in ../ro.ftl.

page-home = Acasă
page-nowhere = Aici nu este nimic.
page-not-loaded = Această parte a paginii nu a putut fi încărcată.
page-language = Limba
page-theme = Luminos sau întunecat
page-title = Carta Impera Victoria
page-lead = Construiește o civilizație, fii cu ochii pe ceilalți și adună primul șapte cărți dintr-un Domeniu. Pentru doi până la patru jucători, după regulile din cutia ta.
page-play-now = Joacă acum
page-new-table = Masă nouă
page-public-tables = Mese publice
page-no-tables = Momentan nicio masă nu este deschisă tuturor.
page-join = Intră în joc
page-watch = Privește
page-opening = O clipă …

## A new table

page-players = Jucători
page-chairs = Cine unde stă
page-chair = Locul { NUMBER($n, useGrouping: 0) }
page-edition = Ediția
page-setup = Pregătirea jocului
page-clock = Timp de gândire
page-clock-usual = Obișnuit: 90 de secunde și 10 minute rezervă; o săptămână contra boților
page-clock-quick = Rapid: 30 de secunde și 3 minute rezervă
page-clock-calm = Liniștit: 3 minute și 20 de minute rezervă
page-clock-days = Prin corespondență: 3 zile pentru fiecare decizie
page-public = Publică: oricine poate intra sau privi
page-open = Deschide masa

## Before the game

page-link = Linkul acestei mese
page-copy-link = Copiază linkul
page-name = Numele tău
page-sit = Așază-te aici
page-leave = Ridică-te
page-here = este aici
page-away = neconectat

## At the table

page-bot-plays = joacă un bot în loc
page-back = Joc eu mai departe
page-first = Primul Jucător
page-area-of = În fața: { $player }
page-hand = Mâna ta
page-deck =
    { $n ->
        [one] Teancul: { NUMBER($n, useGrouping: 0) } carte
        [few] Teancul: { NUMBER($n, useGrouping: 0) } cărți
       *[other] Teancul: { NUMBER($n, useGrouping: 0) } de cărți
    }
page-discard = Cărți decartate ({ NUMBER($n, useGrouping: 0) })
page-last-round = Ultima rundă
page-others-turn = Este tura: { $player }.
page-only-shown = Masa aceasta poate fi doar privită: nimeni nu mai poate juca.
page-your-turn = Este tura ta.
page-end-turn = Încheie tura
page-undo = Retrage
page-cancel = Altceva
page-log = Ce s-a întâmplat
page-rematch = Revanșă
page-to-rematch = La revanșă
page-replay = Revezi partida

## Talk

page-phrase = Frază
page-phrase-seat = Despre cine
page-phrase-domain = Despre ce Domeniu
page-free-text = Cu vorbele tale
page-say = Spune: { $text }

## Deciding, and the table's menu

page-you = tu
page-team = Echipa { NUMBER($n, useGrouping: 0) }
page-partner = partenerul tău
page-wants-pause = cere o pauză
page-asked = Ce ai de hotărât
page-confirm = Da: { $decision }
page-effects = Efecte pe care le poți aplica
page-effects-hint = Arată spre un efect ca să vezi ce face.
page-why = De ce nu …?
page-why-title = Ce nu poți face acum și de ce
page-skip = Sari peste
page-curtain = Dă dispozitivul mai departe: { $player }.
page-curtain-lift = { $player } este aici: arată cărțile
page-hand-limit = Limita maximă: { NUMBER($n, useGrouping: 0) }
page-still =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } tură fără carte trasă
        [few] { NUMBER($n, useGrouping: 0) } ture fără carte trasă
       *[other] { NUMBER($n, useGrouping: 0) } de ture fără carte trasă
    }
page-turn-of = Tura: { $player }
page-step-play = joacă
page-step-effects = efecte
page-step-draw = trage
page-pile-discard = Teancul de cărți decartate
page-pile-pack = Pachetul tău
page-pile-centre = Centru
page-pile-area = În fața ta
page-menu = La această masă
page-pause = Cere o pauză
page-go-on = Joacă mai departe
page-leave-game = Părăsește partida
page-leave-sure = Până te întorci, joacă un bot în locul tău.
page-mute = Nu mai auzi: { $player }
page-hear = Auzi din nou: { $player }
page-watching = Spectatori: { NUMBER($n, useGrouping: 0) }
page-reference = Tăblița de joc
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } din { NUMBER($goal, useGrouping: 0) }
page-rail-level = nivelul { NUMBER($level, useGrouping: 0) }
page-rail-embargo = sub embargo
page-rail-coin = cu Moneda de Cultură
