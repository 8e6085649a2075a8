### The words of the screen `player`; the words of the game are in ../el.ftl.

player-only-you = Αυτή τη σελίδα τη βλέπεις μόνο εσύ.
player-rating = Βαθμολογία
player-rating-now = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
player-rated =
    { $n ->
        [one] μετά από { NUMBER($n, useGrouping: 0) } παρτίδα που μετράει στη βαθμολογία
       *[other] μετά από { NUMBER($n, useGrouping: 0) } παρτίδες που μετρούν στη βαθμολογία
    }
player-curve = Παρτίδες που μετρούν στη βαθμολογία: { NUMBER($n, useGrouping: 0) }. Από { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } σε { NUMBER($last, minimumFractionDigits: 1, maximumFractionDigits: 1) }, με υψηλότερη τιμή { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
player-rating-text = Είναι μια επιφυλακτική εκτίμηση: ξεκινά κοντά στο 0 και ανεβαίνει όταν κερδίζεις, αλλά και όσο οι παρτίδες σου κάνουν την εκτίμηση πιο σίγουρη.
player-mistakes = Λάθη ανά παρτίδα
player-mistakes-text = Παρτίδες που αξιολογήθηκαν: { NUMBER($n, useGrouping: 0) }. Λάθη ανά παρτίδα, μαζί με τα σοβαρά: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } κατά μέσο όρο, { NUMBER($recent, minimumFractionDigits: 1, maximumFractionDigits: 1) } στις τελευταίες δέκα.
player-mistakes-none = Οι αποφάσεις σου αξιολογούνται όταν τελειώνει η παρτίδα. Εδώ θα βλέπεις τα λάθη κάθε παρτίδας.
player-unrated = Παίξε με όνομα, και οι παρτίδες που τελειώνεις θα μετρούν στη βαθμολογία σου.
player-results = Αποτελέσματα
player-by-players = Παίκτες
player-by-level = Ισχυρότερο μποτ
player-players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } παίκτης
       *[other] { NUMBER($n, useGrouping: 0) } παίκτες
    }
player-people = Μόνο άνθρωποι
player-games = Παρτίδες
player-won = Νίκες
player-counted = Δεν μετρούν εδώ οι παρτίδες όπου είχες περισσότερες από μία θέσεις, ούτε όσες συνεχίζουν άλλη παρτίδα.
player-none = Ολοκλήρωσε μια παρτίδα και θα δεις εδώ πώς τα πας.
player-ranking = Οι ισχυρότεροι παίκτες
player-devices = Οι άλλες συσκευές σου
player-devices-text = Παίξε στο κινητό και στον υπολογιστή με το ίδιο όνομα, την ίδια βαθμολογία και όλες τις παρτίδες σου.
player-code-make = Σύνδεση άλλης συσκευής
player-code = Ο κωδικός σου
player-code-text = Με την άλλη σου συσκευή σάρωσε τον κωδικό QR, άνοιξε τον σύνδεσμο ή γράψε τον κωδικό στη σελίδα σου. Ο κωδικός ισχύει για μία μόνο φορά και για πέντε λεπτά.
player-code-secret = Μην τον δείξεις σε κανέναν άλλον: όποιος τον χρησιμοποιήσει θα βλέπει τις κάρτες σου και θα παίζει στο όνομά σου.
player-code-link = Σύνδεσμος με τον κωδικό σου
player-code-qr = Κωδικός QR με τον κωδικό σου
player-code-enter = Κωδικός από την άλλη σου συσκευή
player-code-warning = Χρησιμοποίησε μόνο κωδικό που έφτιαξες εσύ: όποιος τον έφτιαξε θα βλέπει εδώ τις κάρτες σου.
player-code-replaces = Από εκεί και πέρα οι δύο συσκευές θα ανήκουν στον ίδιο παίκτη. Όσα έπαιξες εδώ ως τώρα μένουν στον προηγούμενο παίκτη, και δεν θα μπορείς να γυρίσεις σε εκείνον.
player-code-use = Χρήση του κωδικού
player-passkey-add = Προσθήκη κλειδιού πρόσβασης
player-passkey-text = Με ένα κλειδί πρόσβασης συνδέεσαι με δακτυλικό αποτύπωμα, πρόσωπο ή PIN, σε αυτή τη συσκευή και όπου συγχρονίζονται τα κλειδιά σου. Δεν χρειάζεται συνθηματικό.
player-passkey-added = Το κλειδί πρόσβασης είναι έτοιμο. Συνδέσου με αυτό σε άλλη συσκευή ή εδώ, αν ποτέ σε ξεχάσει ο περιηγητής.
player-passkey-most = Έχεις ήδη τον μέγιστο αριθμό κλειδιών πρόσβασης που δέχεται αυτός ο διακομιστής. Αφαίρεσε ένα για να προσθέσεις άλλο.
player-passkey-join = Σύνδεση με κλειδί πρόσβασης
player-passkey-cancelled = Η ενέργεια ακυρώθηκε ή άργησε πολύ. Δοκίμασε πάλι όποτε θέλεις.
player-passkey-here = Έχεις ήδη κλειδί πρόσβασης σε αυτή τη συσκευή, οπότε δεν χρειάζεται άλλο.
player-passkey-unsupported = Αυτή η συσκευή ή ο περιηγητής δεν υποστηρίζει εδώ κλειδιά πρόσβασης. Χρησιμοποίησε έναν κωδικό.
player-known = Συνδεδεμένες συσκευές
player-known-lost = Αν χάσεις μια συσκευή, αποσύνδεσέ την εδώ. Από εκείνη κανείς δεν θα βλέπει πια τις κάρτες σου ούτε θα παίζει στο όνομά σου.
player-known-here = Αυτή η συσκευή
player-known-other = Άλλη συσκευή
player-known-passkey = Κλειδί πρόσβασης
player-known-text = Προσθήκη: { $added }. Τελευταία χρήση: { $used }.
player-known-new = Προσθήκη: { $added }.
player-sign-out = Αποσύνδεση
player-sign-out-others = Αποσύνδεση όλων των άλλων
player-sign-out-sure = Σε αυτή τη συσκευή δεν θα είσαι πια αυτός ο παίκτης. Χωρίς άλλη συσκευή ή κλειδί πρόσβασης δεν μπορείς να γυρίσεις στο όνομα, στη βαθμολογία και στις παρτίδες σου.
player-sign-out-yes = Αποσύνδεση εδώ
player-signed-out = Έγινε. Από εκείνη τη συσκευή δεν μπορεί πια να παίξει κανείς στο όνομά σου.
player-signed-out-others = Όλες οι άλλες συσκευές σου αποσυνδέθηκαν.
player-passkeys = Τα κλειδιά πρόσβασής σου
player-passkey-remove = Αφαίρεση
player-passkey-removed = Αφαιρέθηκε: αυτό το κλειδί πρόσβασης δεν ισχύει πια εδώ. Διάγραψέ το και από τη συσκευή ή τον διαχειριστή συνθηματικών σου.
player-data = Τα δεδομένα σου
player-data-text = Κατέβασε όλα όσα κρατάει ο διακομιστής για σένα ή διάγραψέ τα: το όνομά σου, τα αποτελέσματα, τη βαθμολογία σου και ό,τι έγραψες. Οι παρτίδες που έπαιξες μένουν, χωρίς το όνομά σου. Περισσότερα στη σελίδα «Απόρρητο».
player-download = Λήψη των δεδομένων μου
player-delete = Διαγραφή των δεδομένων μου
player-delete-sure = Αυτό δεν αναιρείται. Αν βρίσκεσαι σε παρτίδα, θα συνεχίσει ένα μποτ.
player-delete-yes = Οριστική διαγραφή
player-deleted = Όλα διαγράφηκαν. Ευχαριστούμε που έπαιξες.
