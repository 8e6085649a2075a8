### The words of the screen `home`; the words of the game are in ../ro.ftl.

home-against =
    { $n ->
        [one] Tu împotriva unui bot. Jocul începe imediat.
        [few] Tu împotriva a { NUMBER($n, useGrouping: 0) } boți. Jocul începe imediat.
       *[other] Tu împotriva a { NUMBER($n, useGrouping: 0) } de boți. Jocul începe imediat.
    }
home-by-edition = { edition }
home-strength = Puterea boților
home-hint = Joci pentru prima dată? O scurtă lecție îți arată fiecare Domeniu în timp ce joci.
home-hint-go = Arată-mi
home-hint-no = Nu acum
home-new-text = Cu prietenii printr-un link, la același ecran sau contra boților – cum îți place.
home-new-text-here = Împreună la același ecran sau contra boților – cum îți place.
home-join = Intră cu un link
home-join-text = Lipește linkul primit sau doar codul de la sfârșitul lui.
home-join-unreadable = Acesta nu este nici linkul unei mese, nici codul ei. Copiază linkul întreg și lipește-l aici.
home-join-elsewhere = Masa aceea este pe alt server, { $host }. Lipește linkul în bara de adrese a browserului.
home-join-over = Partida aceea s-a încheiat, dar poți vedea reluarea.
home-full = Toate locurile de la această masă sunt ocupate, dar poți privi.
home-free =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } loc liber
        [few] { NUMBER($n, useGrouping: 0) } locuri libere
       *[other] { NUMBER($n, useGrouping: 0) } de locuri libere
    }
home-continue = Mesele tale
home-continue-go = Continuă
home-your-turn = Tura ta
home-title-you = Tu
home-player = Pagina ta
home-tables-open = Deschide tu una: bifează „Masă publică” când creezi o masă.
home-shelf = De învățat și de consultat
home-learn = Învață
home-learn-text = Trei lecții scurte, de la prima tură până la citirea mesei.
home-rules = Reguli
home-rules-text = Toate, cu căutare și cu diferențele dintre ediții.
home-games = Partidele mele
home-games-text = Tot ce ai jucat aici: revezi partidele și învață din ele.
home-name-known = Joci cu numele { $name }.
home-name-none = Joci fără nume.
home-name-change = Schimbă
home-name-save = Salvează
home-unreachable = Serverul nu răspunde. Verifică-ți conexiunea și încearcă din nou.
home-outdated = Această pagină este mai veche decât serverul. Reîncarc-o ca să continui; nu s-a pierdut nimic.
home-newer = O versiune nouă de Impera e gata.
home-later = Mai târziu

## A new table

home-who-here = Aici, pe acest dispozitiv
home-who-link = Cine primește linkul
home-who-bot = Bot: { $name }
home-chair-name = Numele jucătorului de pe locul { NUMBER($n, useGrouping: 0) }
home-name-optional = Nume
home-hot-seat = Jucați pe același dispozitiv: pagina ascunde cărțile cât îl dați mai departe.
home-bots-only = Joacă doar boți; tu privești.
home-nobody-here = Nu ți-ai ales un loc; mai poți ocupa unul la masă.
home-edition-fits = în limba ta
home-clock-own = Personalizat
home-clock-decision = Secunde pentru fiecare decizie
home-clock-reserve = Minute în rezervă, pentru tot jocul
home-clock-wrong = Alege o durată între 5 secunde și 14 zile pentru o decizie și cel mult 14 zile în rezervă.
home-free-text = Discuții libere: se poate scrie orice, nu doar fraze gata făcute
home-talk = Acces și discuții
home-team = Echipa { NUMBER($n, useGrouping: 0) }

## Before the game

home-waiting =
    { $n ->
        [one] Mai este { NUMBER($n, useGrouping: 0) } loc liber. Jocul începe singur imediat ce se ocupă și acesta.
        [few] Mai sunt { NUMBER($n, useGrouping: 0) } locuri libere. Jocul începe singur imediat ce se așază toți.
       *[other] Mai sunt { NUMBER($n, useGrouping: 0) } de locuri libere. Jocul începe singur imediat ce se așază toți.
    }
home-watching = Acum privești. Ocupă un loc liber dacă vrei să joci.
home-invite = Invită-i pe ceilalți
home-invite-text = Trimite-le acest link sau arată-le codul, ca să-l scaneze cu telefonul.
home-copied = Copiat
home-share = Distribuie
home-share-text = Hai să jucăm Carta Impera Victoria!
home-qr = Codul QR al linkului
home-also-here = Sunteți mai mulți pe acest dispozitiv? Ocupați câte un loc, fiecare cu numele său.
home-sit-too = Așază-te și aici
home-fill = Așază un bot aici
home-fill-level = Puterea acestui bot
home-unfill = Scoate botul
home-you = tu
home-shuffling = Dispozitivul fiecăruia contribuie la amestecare, așa că nimeni, nici măcar serverul, nu poate aranja cărțile.
home-shuffling-for = Așteptăm: { $players }. Cine nu vine la timp își pierde locul.

## Trouble

home-lost = Conexiunea s-a întrerupt. Deciziile tale sunt păstrate, iar pagina încearcă în continuare să se reconecteze.
home-restarting = Serverul repornește. Nu s-a pierdut nimic; pagina se reconectează singură.
home-retry = Încearcă acum
home-reload = Reîncarcă
home-understood = Am înțeles
home-here-storage = Browserul nu poate salva partida. Poți juca mai departe, dar ține pagina deschisă: când o închizi, partida dispare.
home-here-level = Acest dispozitiv nu poate rula acum cei mai puternici boți. În locul lor joacă unul mai slab.
home-here-slow = Acest browser calculează încet, așa că boții puternici gândesc cu mai puțini pași înainte.

## The bar

home-menu = Meniu și setări
home-places = Pagini
home-theme-system = Automat
home-theme-light = Luminos
home-theme-dark = Întunecat
home-sound = Sunete
home-confirm = Confirmă fiecare decizie
home-ends = Încheie-mi tura când nu mai e nimic de hotărât
home-notify = Anunță-mă când e tura mea
home-notify-denied = Browserul nu permite notificări aici. Permite-le în setările lui pentru această pagină.
home-pace = Turele celorlalți
home-pace-calm = Relaxat
home-pace-quick = Rapid
home-pace-none = Imediat
home-app = Carta Impera Victoria, un joc de cărți despre civilizații în ascensiune, pentru doi până la patru jucători.

## Games

home-games-title = Partide
home-games-running = În desfășurare
home-games-return = Înapoi la masă
home-games-mine = Partidele mele
home-games-mine-none = Încă nu ai terminat nicio partidă aici.
home-games-play = Joacă o partidă
home-games-all = Partidele tuturor
home-games-all-none = Încă nu s-a terminat nicio partidă publică.
home-games-open = Deschide o masă
home-games-won = Ai câștigat
home-games-lost = Nu ai câștigat
home-games-decisions =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } decizie
        [few] { NUMBER($n, useGrouping: 0) } decizii
       *[other] { NUMBER($n, useGrouping: 0) } de decizii
    }
home-games-continued = continuarea altei partide
home-games-begun = începută pe un singur dispozitiv
home-games-more = Arată mai multe
home-import = Deschide o partidă dintr-un fișier
home-import-unreadable = Aceasta nu este o partidă completă. Verifică fișierul sau linkul ori cere să ți se trimită din nou.
home-import-rules = Această partidă s-a jucat după reguli pe care pagina nu le cunoaște. Reîncarcă pagina și încearcă din nou.

## The host

home-notice = Mesaj de la administrator
home-maintenance = Deocamdată nu se pot deschide mese noi. Partidele începute continuă.
home-privacy = Confidențialitate
home-alone = Totul rămâne în acest browser: nimic din ce faci aici nu este trimis nicăieri.
