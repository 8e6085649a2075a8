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
player-unrated = Joacă cu un nume, iar partidele terminate vor conta pentru cotația ta.
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
player-ranking = Cei mai puternici jucători
player-data = Datele tale
player-data-text = Descarcă tot ce păstrează serverul despre tine sau șterge tot: numele, rezultatele și clasamentul tău, precum și ce ai scris. Partidele jucate rămân, dar fără numele tău. Mai multe pe pagina despre confidențialitate.
player-download = Descarcă datele mele
player-delete = Șterge datele mele
player-delete-sure = Pasul acesta nu se poate anula. Dacă ești într-o partidă, îți ține locul un bot.
player-delete-yes = Șterge definitiv
player-deleted = Totul a fost șters. Îți mulțumim că ai jucat.
