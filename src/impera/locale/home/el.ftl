### The words of the screen `home`; the words of the game are in ../el.ftl.

home-against =
    { $n ->
        [one] Εσύ με { NUMBER($n, useGrouping: 0) } μποτ. Το παιχνίδι αρχίζει αμέσως.
       *[other] Εσύ με { NUMBER($n, useGrouping: 0) } μποτ. Το παιχνίδι αρχίζει αμέσως.
    }
home-strength = Δύναμη των μποτ
home-hint = Πρώτη φορά; Μια σύντομη εισαγωγή σου δείχνει κάθε Τομέα ενώ παίζεις.
home-hint-go = Δείξε μου
home-hint-no = Όχι τώρα
home-new-text = Με φίλους μέσω συνδέσμου, στην ίδια οθόνη ή με μποτ, όπως σου αρέσει.
home-join = Με σύνδεσμο
home-join-text = Επικόλλησε τον σύνδεσμο που σου έστειλαν ή μόνο τον κωδικό στο τέλος του.
home-join-unreadable = Αυτό δεν είναι ούτε σύνδεσμος τραπεζιού ούτε ο κωδικός του. Αντίγραψε ολόκληρο τον σύνδεσμο και επικόλλησέ τον εδώ.
home-join-elsewhere = Αυτό το τραπέζι είναι σε άλλον διακομιστή, { $host }. Άνοιξε τον σύνδεσμο στη γραμμή διευθύνσεων.
home-join-over = Αυτή η παρτίδα τελείωσε, αλλά μπορείς να την ξαναδείς.
home-full = Όλες οι θέσεις σε αυτό το τραπέζι είναι πιασμένες, αλλά μπορείς να παρακολουθήσεις.
home-free =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } ελεύθερη θέση
       *[other] { NUMBER($n, useGrouping: 0) } ελεύθερες θέσεις
    }
home-continue = Τα τραπέζια σου
home-continue-go = Συνέχισε
home-tables-open = Άνοιξε εσύ ένα: τσέκαρε «Δημόσιο» σε νέο τραπέζι.
home-shelf = Μάθε και ψάξε
home-learn = Μάθε
home-learn-text = Μια σύντομη παρτίδα που σου τα δείχνει όλα, βήμα βήμα.
home-rules = Κανόνες
home-rules-text = Όλοι, με αναζήτηση και τις διαφορές των εκδόσεων.
home-games = Οι παρτίδες μου
home-games-text = Όσα έπαιξες εδώ, για να τα ξαναδείς και να μάθεις.
home-name-known = Παίζεις ως { $name }.
home-name-none = Παίζεις χωρίς όνομα.
home-name-change = Άλλαξέ το
home-name-save = Αποθήκευση
home-unreachable = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου και δοκίμασε πάλι.
home-outdated = Αυτή η σελίδα είναι παλιότερη από τον διακομιστή. Φόρτωσέ την ξανά για να συνεχίσεις· δεν χάθηκε τίποτα.

## A new table

home-who-here = Εδώ, σε αυτή τη συσκευή
home-who-link = Κάποιος με τον σύνδεσμο
home-who-bot = Μποτ: { $name }
home-chair-name = Όνομα στη θέση { NUMBER($n, useGrouping: 0) }
home-name-optional = Όνομα
home-hot-seat = Μοιράζεστε τη συσκευή: η σελίδα κρύβει τις κάρτες όσο τη δίνετε στον επόμενο.
home-bots-only = Παίζουν μόνο μποτ· εσύ παρακολουθείς.
home-nobody-here = Δεν έχεις δική σου θέση· μπορείς να πιάσεις μία στο τραπέζι.
home-edition-fits = στη γλώσσα σου
home-clock-own = Δικοί σου αριθμοί
home-clock-decision = Δευτερόλεπτα για κάθε απόφαση
home-clock-reserve = Λεπτά απόθεμα για όλο το παιχνίδι
home-clock-wrong = Δώσε από 5 δευτερόλεπτα έως 14 μέρες για κάθε απόφαση και το πολύ 14 μέρες απόθεμα.
home-free-text = Ελεύθερη κουβέντα: ο καθένας γράφει ό,τι θέλει, όχι μόνο έτοιμες φράσεις
home-talk = Παρέα και κουβέντα
home-team = Ομάδα { NUMBER($n, useGrouping: 0) }
