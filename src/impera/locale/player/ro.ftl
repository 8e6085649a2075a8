### The words of the screen `player`; the words of the game are in ../ro.ftl.

player-only-you = Doar tu vezi această pagină.
player-rating = Cotație
player-rating-now = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
player-rated =
    { $n ->
        [one] după { NUMBER($n, useGrouping: 0) } partidă cotată
        [few] după { NUMBER($n, useGrouping: 0) } partide cotate
       *[other] după { NUMBER($n, useGrouping: 0) } de partide cotate
    }
player-curve = Partide cotate: { NUMBER($n, useGrouping: 0) }. De la { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } la { NUMBER($last, minimumFractionDigits: 1, maximumFractionDigits: 1) }, cu un maxim de { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
player-rating-text = Este o estimare prudentă: începe aproape de 0 și crește când câștigi și pe măsură ce îți cunoaștem mai bine jocul.
player-mistakes = Greșeli pe partidă
player-mistakes-text = Partide evaluate: { NUMBER($n, useGrouping: 0) }. Greșeli și gafe pe partidă: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } în medie, { NUMBER($recent, minimumFractionDigits: 1, maximumFractionDigits: 1) } în ultimele zece.
player-mistakes-none = Deciziile tale sunt evaluate după fiecare partidă. Greșelile din fiecare vor apărea aici.
player-decided = Cât de bine decizi
player-decided-text = Eroarea arată ce parte dintr-o victorie pierzi în medie printr-o decizie care contează: 10‰ înseamnă un procent. Nivelul este cel al boților care greșesc la fel de mult. Norocul este ce ți-au adus cărțile pe partidă, în puncte procentuale.
player-unrated = Alege-ți un nume, iar partidele terminate vor conta pentru cotația ta.
player-results = Rezultate
player-by-players = Jucători
player-by-level = Cel mai puternic bot
player-players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } jucător
        [few] { NUMBER($n, useGrouping: 0) } jucători
       *[other] { NUMBER($n, useGrouping: 0) } de jucători
    }
player-people = Doar oameni
player-games = Partide
player-won = Câștigate
player-counted = Aici nu contează partidele în care ai avut mai multe locuri și nici cele care continuă o altă partidă.
player-none = Termină o partidă și vei vedea aici cum te descurci.
player-ranking = Cei mai buni jucători
player-devices = Celelalte dispozitive ale tale
player-devices-text = Joacă și pe telefon, și pe calculator ca același jucător: cu același nume, aceeași cotație și toate partidele tale.
player-code-make = Joacă pe alt dispozitiv
player-code = Codul tău
player-code-text = Pe celălalt dispozitiv, scanează codul QR, deschide linkul sau introdu codul pe pagina ta. Codul se poate folosi o singură dată, în decurs de cinci minute.
player-code-secret = Nu-l arăta nimănui: cine îl folosește îți vede cărțile și joacă în numele tău.
player-code-link = Linkul cu codul tău
player-code-qr = Cod QR cu codul tău
player-code-enter = Codul de pe celălalt dispozitiv
player-code-warning = Folosește numai un cod creat chiar de tine: cine l-a creat îți va vedea cărțile aici.
player-code-replaces = Pe acest dispozitiv vei fi apoi același jucător ca pe celălalt. Ce ai jucat aici până acum rămâne la jucătorul de dinainte și nu te mai poți întoarce la el.
player-code-use = Folosește codul
player-passkey-add = Adaugă o cheie de acces
player-passkey-text = Cu o cheie de acces te conectezi folosind amprenta, fața sau un PIN, pe acest dispozitiv și oriunde îți sunt sincronizate cheile. Nu ai nevoie de parolă.
player-passkey-added = Cheia ta de acces e gata. Conectează-te cu ea pe alt dispozitiv sau aici, dacă browserul te uită vreodată.
player-passkey-most = Ai deja numărul maxim de chei de acces permis de server. Elimină una ca să adaugi alta.
player-passkey-join = Conectează-te cu o cheie de acces
player-passkey-cancelled = Ai renunțat sau a durat prea mult. Încearcă din nou când vrei.
player-passkey-here = Ai deja o cheie de acces pe acest dispozitiv, așa că nu e nimic de adăugat.
player-passkey-unsupported = Acest dispozitiv sau browser nu acceptă aici chei de acces. Folosește un cod.
player-known = Dispozitive conectate
player-known-lost = Dacă pierzi un dispozitiv, deconectează-l aici. De pe el nimeni nu va mai putea să-ți vadă cărțile sau să joace în numele tău.
player-known-here = Acest dispozitiv
player-known-other = Alt dispozitiv
player-known-passkey = Cheie de acces
player-known-text = Data adăugării: { $added }. Ultima utilizare: { $used }.
player-known-new = Data adăugării: { $added }.
player-sign-out = Deconectează
player-sign-out-others = Deconectează-le pe toate celelalte
player-sign-out-sure = Pe acest dispozitiv nu vei mai fi acest jucător. Fără alt dispozitiv sau o cheie de acces nu te mai poți întoarce la numele, cotația și partidele tale.
player-sign-out-yes = Deconectează acest dispozitiv
player-signed-out = Gata. De pe dispozitivul acela nimeni nu mai poate juca în numele tău.
player-signed-out-others = Toate celelalte dispozitive ale tale sunt deconectate.
player-passkeys = Cheile tale de acces
player-passkey-remove = Elimină
player-passkey-removed = Gata: această cheie de acces nu mai merge aici. Șterge-o și de pe dispozitiv sau din managerul de parole.
player-data = Datele tale
player-data-text = Descarcă tot ce păstrează serverul despre tine sau șterge tot: numele, rezultatele și cotația ta, precum și ce ai scris. Partidele jucate rămân, dar fără numele tău. Află mai multe pe pagina despre confidențialitate.
player-download = Descarcă datele mele
player-delete = Șterge datele mele
player-delete-sure = Ștergerea nu poate fi anulată. Dacă ești într-o partidă, îți ține locul un bot.
player-delete-yes = Șterge definitiv
player-deleted = Totul a fost șters. Îți mulțumim că ai jucat.
