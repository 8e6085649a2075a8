### The words of the screen `home`; the words of the game are in ../el.ftl.

home-against = Εσύ εναντίον { NUMBER($n, useGrouping: 0) } μποτ. Το παιχνίδι αρχίζει αμέσως.
home-by-edition = Κανόνες: { edition }
home-strength = Δύναμη των μποτ
home-hint = Πρώτη φορά; Μια σύντομη εισαγωγή σού δείχνει κάθε Τομέα ενώ παίζεις.
home-hint-go = Δείξε μου
home-hint-no = Όχι τώρα
home-new-text = Με φίλους μέσω συνδέσμου, στην ίδια οθόνη ή εναντίον μποτ – όπως σου αρέσει.
home-join = Μπες με σύνδεσμο
home-join-text = Επικόλλησε τον σύνδεσμο που σου έστειλαν ή μόνο τον κωδικό στο τέλος του.
home-join-unreadable = Αυτό δεν είναι ούτε σύνδεσμος τραπεζιού ούτε ο κωδικός του. Αντίγραψε ολόκληρο τον σύνδεσμο και επικόλλησέ τον εδώ.
home-join-elsewhere = Αυτό το τραπέζι είναι σε άλλον διακομιστή, { $host }. Άνοιξε τον σύνδεσμο από τη γραμμή διευθύνσεων του περιηγητή σου.
home-join-over = Αυτή η παρτίδα τελείωσε, αλλά μπορείς να δεις την επανάληψη.
home-full = Όλες οι θέσεις σε αυτό το τραπέζι είναι πιασμένες, αλλά μπορείς να παρακολουθήσεις.
home-free =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } ελεύθερη θέση
       *[other] { NUMBER($n, useGrouping: 0) } ελεύθερες θέσεις
    }
home-continue = Τα τραπέζια σου
home-continue-go = Συνέχισε
home-your-turn = Η σειρά σου
home-title-you = Εσύ
home-player = Η σελίδα σου
home-tables-open = Άνοιξε εσύ ένα: διάλεξε «Δημόσιο» όταν φτιάχνεις τραπέζι.
home-shelf = Μάθηση και κανόνες
home-learn = Μάθε
home-learn-text = Τρία σύντομα μαθήματα, από τον πρώτο σου γύρο ως το διάβασμα του τραπεζιού.
home-rules = Κανόνες
home-rules-text = Όλοι οι κανόνες, με αναζήτηση και τις διαφορές των εκδόσεων.
home-games = Οι παρτίδες μου
home-games-text = Όσες παρτίδες έπαιξες εδώ, για να τις ξαναδείς και να μάθεις από αυτές.
home-name-known = Παίζεις ως { $name }.
home-name-none = Παίζεις χωρίς όνομα.
home-name-change = Αλλαγή
home-name-save = Αποθήκευση
home-unreachable = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου και δοκίμασε πάλι.
home-outdated = Αυτή η σελίδα είναι παλαιότερη από τον διακομιστή. Φόρτωσέ την ξανά για να συνεχίσεις· δεν χάθηκε τίποτα.

## A new table

home-who-here = Εδώ, σε αυτή τη συσκευή
home-who-link = Κάποιος με τον σύνδεσμο
home-who-bot = Μποτ: { $name }
home-chair-name = Όνομα στη θέση { NUMBER($n, useGrouping: 0) }
home-name-optional = Όνομα
home-hot-seat = Μοιράζεστε τη συσκευή: όσο αλλάζει χέρια, η σελίδα κρύβει τις κάρτες.
home-bots-only = Παίζουν μόνο μποτ· εσύ παρακολουθείς.
home-nobody-here = Δεν κράτησες θέση για σένα· μπορείς να πιάσεις μία και στο τραπέζι.
home-edition-fits = στη γλώσσα σου
home-clock-own = Προσαρμοσμένος
home-clock-decision = Δευτερόλεπτα για κάθε απόφαση
home-clock-reserve = Απόθεμα σε λεπτά, για όλο το παιχνίδι
home-clock-wrong = Δώσε από 5 δευτερόλεπτα έως 14 μέρες για κάθε απόφαση, και απόθεμα το πολύ 14 μέρες.
home-free-text = Ελεύθερη συνομιλία: ο καθένας γράφει ό,τι θέλει, όχι μόνο έτοιμες φράσεις
home-talk = Πρόσβαση και συνομιλία
home-team = Ομάδα { NUMBER($n, useGrouping: 0) }

## Before the game

home-waiting =
    { $n ->
        [one] Μένει { NUMBER($n, useGrouping: 0) } ελεύθερη θέση. Το παιχνίδι αρχίζει μόνο του μόλις καθίσει κάποιος.
       *[other] Μένουν { NUMBER($n, useGrouping: 0) } ελεύθερες θέσεις. Το παιχνίδι αρχίζει μόνο του μόλις καθίσουν όλοι.
    }
home-watching = Παρακολουθείς. Πιάσε μια ελεύθερη θέση αν θέλεις να παίξεις.
home-invite = Κάλεσε τους άλλους
home-invite-text = Στείλε αυτόν τον σύνδεσμο ή σάρωσε τον κωδικό με ένα τηλέφωνο.
home-copied = Αντιγράφηκε
home-share = Κοινοποίηση
home-share-text = Έλα να παίξουμε Carta Impera Victoria!
home-qr = Κωδικός QR για αυτόν τον σύνδεσμο
home-also-here = Είστε κι άλλοι σε αυτή τη συσκευή; Καθίστε με τον ίδιο τρόπο και γράψτε ένα όνομα για κάθε θέση.
home-sit-too = Κάθισε κι εδώ
home-fill = Βάλε ένα μποτ εδώ
home-fill-level = Δύναμη αυτού του μποτ
home-unfill = Βγάλε το μποτ
home-you = εσύ
home-shuffling = Η συσκευή του καθενός συμμετέχει στο ανακάτεμα, ώστε κανείς, ούτε καν ο διακομιστής, να μην μπορεί να στήσει τις κάρτες.
home-shuffling-for = Περιμένουμε: { $players }. Όποιος δεν έρθει εγκαίρως χάνει τη θέση του.

## Trouble

home-lost = Η σύνδεση χάθηκε. Οι αποφάσεις σου έχουν αποθηκευτεί, και η σελίδα προσπαθεί να συνδεθεί ξανά.
home-restarting = Ο διακομιστής κάνει επανεκκίνηση. Δεν χάθηκε τίποτα· η σελίδα θα συνδεθεί ξανά μόνη της.
home-retry = Δοκίμασε τώρα
home-reload = Φόρτωσε ξανά
home-understood = Εντάξει

## The bar

home-menu = Μενού και ρυθμίσεις
home-places = Σελίδες
home-theme-system = Αυτόματο
home-theme-light = Φωτεινό
home-theme-dark = Σκοτεινό
home-sound = Ήχοι
home-confirm = Επιβεβαίωση κάθε απόφασης
home-ends = Να τελειώνει μόνος του ο γύρος μου όταν δεν μένει τίποτα να αποφασίσω
home-notify = Ειδοποίησέ με όταν έρθει η σειρά μου
home-notify-denied = Ο περιηγητής δεν επιτρέπει ειδοποιήσεις εδώ. Επίτρεψέ τες στις ρυθμίσεις του για αυτή τη σελίδα.
home-pace = Οι γύροι των άλλων
home-pace-calm = Ήρεμα
home-pace-quick = Γρήγορα
home-pace-none = Αμέσως
home-app = Carta Impera Victoria, το παιχνίδι πολιτισμού με κάρτες, για δύο έως τέσσερις παίκτες.

## Games

home-games-title = Παρτίδες
home-games-running = Σε εξέλιξη
home-games-return = Πίσω στο τραπέζι
home-games-mine = Οι παρτίδες μου
home-games-mine-none = Δεν έχεις τελειώσει ακόμη καμία παρτίδα εδώ.
home-games-play = Παίξε μια παρτίδα
home-games-all = Οι παρτίδες όλων
home-games-all-none = Δεν έχει τελειώσει ακόμη καμία δημόσια παρτίδα.
home-games-open = Άνοιξε τραπέζι
home-games-won = Νίκησες
home-games-lost = Δεν νίκησες
home-games-decisions =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } απόφαση
       *[other] { NUMBER($n, useGrouping: 0) } αποφάσεις
    }
home-games-continued = συνέχεια άλλης παρτίδας
home-games-more = Δείξε κι άλλες

## The host

home-notice = Ανακοίνωση του διαχειριστή
home-maintenance = Προς το παρόν δεν ανοίγουν νέα τραπέζια. Όσες παρτίδες έχουν αρχίσει συνεχίζονται.
home-privacy = Απόρρητο
