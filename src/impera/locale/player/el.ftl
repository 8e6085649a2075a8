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
player-data = Τα δεδομένα σου
player-data-text = Κατέβασε όλα όσα κρατάει ο διακομιστής για σένα ή διάγραψέ τα: το όνομά σου, τα αποτελέσματα, τη βαθμολογία σου και ό,τι έγραψες. Οι παρτίδες που έπαιξες μένουν, χωρίς το όνομά σου. Περισσότερα στη σελίδα «Απόρρητο».
player-download = Λήψη των δεδομένων μου
player-delete = Διαγραφή των δεδομένων μου
player-delete-sure = Αυτό δεν αναιρείται. Αν βρίσκεσαι σε παρτίδα, θα συνεχίσει ένα μποτ.
player-delete-yes = Οριστική διαγραφή
player-deleted = Όλα διαγράφηκαν. Ευχαριστούμε που έπαιξες.
