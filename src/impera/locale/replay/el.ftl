### The words of the screen `replay`; the words of the game are in ../el.ftl.

## Moving through a game

replay-controls = Χειρισμός της αναπαραγωγής
replay-position = Σημείο της παρτίδας
replay-start = Στην αρχή
replay-end = Στο τέλος
replay-turn-back = Προηγούμενος γύρος
replay-turn-on = Επόμενος γύρος
replay-step-back = Ένα βήμα πίσω
replay-step-on = Ένα βήμα μπροστά
replay-effect-back = Προηγούμενη ιδιότητα
replay-effect-on = Επόμενη ιδιότητα
replay-run = Αναπαραγωγή
replay-stop = Παύση
replay-speed = Ταχύτητα
replay-decisions = Αποφάσεις
replay-turn = Γύρος { NUMBER($n, useGrouping: 0) }: { $player }

## What is seen

replay-knowledge = Οπτική γωνία
replay-all-open = Όλες οι κάρτες ανοιχτές
replay-through = Με τα μάτια του παίκτη { $player }
replay-hand = Χέρι: { $player }
replay-pack = Πακέτο: { $player }
replay-middle = Μέση του τραπεζιού
replay-centre = Κέντρο
replay-coin = Το νόμισμα Τέχνης, δίπλα στην τράπουλα
replay-result = Αποτέλεσμα
replay-winner = Νίκη
replay-continued =
    { $n ->
        [one] Συνεχίζει άλλη παρτίδα, μετά από { NUMBER($n, useGrouping: 0) } απόφαση
       *[other] Συνεχίζει άλλη παρτίδα, μετά από { NUMBER($n, useGrouping: 0) } αποφάσεις
    }
replay-begun =
    { $n ->
        [one] Ξεκίνησε σε μία μόνο συσκευή, συνεχίστηκε στο διαδίκτυο μετά από { NUMBER($n, useGrouping: 0) } απόφαση
       *[other] Ξεκίνησε σε μία μόνο συσκευή, συνεχίστηκε στο διαδίκτυο μετά από { NUMBER($n, useGrouping: 0) } αποφάσεις
    }
replay-games = Άλλες παρτίδες
replay-close = Κλείσιμο

## What can be done

replay-go-on = Συνέχισε από εδώ
replay-go-on-text = Πιάσε μια θέση και παίξε από αυτό το σημείο· για τους άλλους παίζουν μποτ. Οι κρυφές κάρτες μπορεί να σου είναι γνωστές από την επανάληψη, γι’ αυτό η παρτίδα δεν μετράει στη βαθμολογία.
replay-go-on-seat = Η θέση σου
replay-go-on-level = Οι άλλοι
replay-go-on-play = Συνέχισε
replay-go-on-over = Εδώ η παρτίδα έχει τελειώσει. Πήγαινε πρώτα πίσω.
replay-share = Αντιγραφή συνδέσμου
replay-shared = Ο σύνδεσμος αντιγράφηκε
replay-link = Σύνδεσμος για αυτό το σημείο
replay-record = Λήψη του αρχείου

## The shuffle, drawn again

replay-verify = Έλεγχος του ανακατέματος
replay-verify-text = Ο περιηγητής σου επαναλαμβάνει μόνος του όλο το ανακάτεμα, από όσα έβαλε σε αυτό ο καθένας, και συγκρίνει τα αποτελέσματα.
replay-verify-form = Το αρχείο περιέχει το ανακάτεμα σε μορφή που διαβάζεται.
replay-verify-commitment = Το μυστικό του διακομιστή είναι εκείνο για το οποίο δεσμεύτηκε πριν από την παρτίδα.
replay-verify-shown = Είναι ακριβώς η δέσμευση που είδε αυτός ο περιηγητής.
replay-verify-own = Ό,τι έβαλε αυτός ο περιηγητής βρίσκεται αυτούσιο στο αρχείο.
replay-verify-people = Ο καθένας έβαλε αυτό για το οποίο δεσμεύτηκε, και κανείς δεν δεσμεύτηκε αφότου κάποιος άλλος είχε αποκαλύψει το δικό του.
replay-verify-seed = Όλα μαζί δίνουν τον σπόρο του ανακατέματος.
replay-verify-lot = Ο κλήρος ορίζει Πρώτο Παίκτη: { $player }.
replay-verify-deck =
    { $n ->
        [one] Η τράπουλα έχει τη σειρά που όρισε το ανακάτεμα: { NUMBER($n, useGrouping: 0) } κάρτα.
       *[other] Η τράπουλα έχει τη σειρά που όρισε το ανακάτεμα: { NUMBER($n, useGrouping: 0) } κάρτες.
    }
replay-verify-removed = Οι κάρτες που βγήκαν από το παιχνίδι είναι αυτές που όρισε το ανακάτεμα.
replay-verify-continued = Αυτή η παρτίδα συνεχίζει μια άλλη: οι κάρτες δεν ανακατεύτηκαν ξανά, άρα εδώ δεν υπάρχει τίποτα για έλεγχο. Έλεγξε την αρχική παρτίδα.
replay-verify-begun = Αυτή η παρτίδα ξεκίνησε σε μία μόνο συσκευή, χωρίς διακομιστή: τις κάρτες δεν τις ανακάτεψαν όλοι μαζί, άρα δεν υπάρχει τίποτα για έλεγχο.
replay-fits = Ταιριάζει
replay-differs = Δεν ταιριάζει
replay-values = Τιμές
replay-value-secret = Μυστικό του διακομιστή
replay-value-commitment = Δέσμευση
replay-value-contribution = Συνεισφορά
replay-value-seed = Σπόρος
replay-value-drawn = Από τον νέο υπολογισμό
replay-value-recorded = Στο αρχείο
replay-value-mine = Στη μνήμη αυτού του περιηγητή
replay-proves-people = Άρα ούτε ο διακομιστής ούτε κάποιος παίκτης μπορούσε να διαλέξει τις κάρτες ή τον Πρώτο Παίκτη: ο διακομιστής είχε δεσμευτεί πριν μάθει τι θα βάλουν οι παίκτες.
replay-proves-bots = Άρα οι κάρτες προκύπτουν από το μυστικό για το οποίο δεσμεύτηκε ο διακομιστής. Έπαιξαν μόνο μποτ, οπότε κανείς άλλος δεν έβαλε τίποτα στο ανακάτεμα.
replay-proves-nothing = Κάτι δεν ταιριάζει. Το αρχείο δεν συμφωνεί με το ανακάτεμα: κάποιος το άλλαξε ή οι κάρτες δεν ανακατεύτηκαν όπως έπρεπε.

## What decisions were worth

replay-chances = Πιθανότητες νίκης
replay-chances-text = Σε κάθε βήμα, με βάση όσα μπορεί να ξέρει όποιος αποφασίζει: οι κρυφές κάρτες των άλλων δεν μετρούν.
replay-judging = Οι αποφάσεις αξιολογούνται…
replay-not-judged = Δεν ήταν δυνατή η αξιολόγηση των αποφάσεων.
replay-again = Δοκίμασε ξανά
replay-ledger = Τύχη και ικανότητα
replay-ledger-text = Σε ποσοστιαίες μονάδες της πιθανότητας νίκης. Η τύχη κρίνεται με ανοιχτές τις κάρτες στα χέρια όλων, τα λάθη μόνο με βάση όσα μπορούσε να ξέρει όποιος αποφάσιζε.
replay-open-chances = Καμπύλη με ανοιχτές τις κάρτες στα χέρια όλων
replay-luckiest = Το πιο τυχερό τράβηγμα: { $points }
replay-unluckiest = Το πιο άτυχο τράβηγμα: { $points }
replay-luck-deal = Το μοίρασμα: { $points }
replay-points = Σημεία καμπής και λάθη
replay-no-points = Το προβάδισμα δεν άλλαξε χέρια, και κανείς δεν έκανε λάθος.
replay-ahead = Από εδώ προηγείται: { $player }
replay-fall = { $before } → { $after }
replay-worth = Πιθανότητα νίκης { $after } αντί για { $before }.
replay-fine = Πιθανότητα νίκης { $after }.
replay-forced = Πιθανότητα νίκης { $after }· δεν υπήρχε άλλη επιλογή.
replay-better = Καλύτερη επιλογή: { $better }.
