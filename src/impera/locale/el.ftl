### Οι λέξεις του παιχνιδιού στα ελληνικά.
### Codes come in and words go out. $domain is A R E S C U, or "hidden" for a card seen from behind; $era
### is 1 to 3; $effect is a token; $player and $target are names, or numbers of seats that have none.
### Attributes are cases and articles for the sentences of this file; nobody else asks for them.

## Domains, Eras and cards

domain-A = Στρατός
    .gen = Στρατού
    .acc = Στρατό
    .the = τον Στρατό
    .to = στον Στρατό
domain-R = Θρησκεία
    .gen = Θρησκείας
    .acc = Θρησκεία
    .the = τη Θρησκεία
    .to = στη Θρησκεία
domain-E = Οικονομία
    .gen = Οικονομίας
    .acc = Οικονομία
    .the = την Οικονομία
    .to = στην Οικονομία
domain-S = Επιστήμη
    .gen = Επιστήμης
    .acc = Επιστήμη
    .the = την Επιστήμη
    .to = στην Επιστήμη
domain-C = Τέχνη
    .gen = Τέχνης
    .acc = Τέχνη
    .the = την Τέχνη
    .to = στην Τέχνη
domain-U = Ουτοπία
    .gen = Ουτοπίας
    .acc = Ουτοπία
    .the = την Ουτοπία
    .to = στην Ουτοπία
domain =
    { $domain ->
        [A] { domain-A }
        [R] { domain-R }
        [E] { domain-E }
        [S] { domain-S }
        [C] { domain-C }
        [U] { domain-U }
       *[other] { $domain }
    }
    .gen =
        { $domain ->
            [A] { domain-A.gen }
            [R] { domain-R.gen }
            [E] { domain-E.gen }
            [S] { domain-S.gen }
            [C] { domain-C.gen }
            [U] { domain-U.gen }
           *[other] { $domain }
        }
    .acc =
        { $domain ->
            [A] { domain-A.acc }
            [R] { domain-R.acc }
            [E] { domain-E.acc }
            [S] { domain-S.acc }
            [C] { domain-C.acc }
            [U] { domain-U.acc }
           *[other] { $domain }
        }
    .the =
        { $domain ->
            [A] { domain-A.the }
            [R] { domain-R.the }
            [E] { domain-E.the }
            [S] { domain-S.the }
            [C] { domain-C.the }
            [U] { domain-U.the }
           *[other] { $domain }
        }
    .to =
        { $domain ->
            [A] { domain-A.to }
            [R] { domain-R.to }
            [E] { domain-E.to }
            [S] { domain-S.to }
            [C] { domain-C.to }
            [U] { domain-U.to }
           *[other] { $domain }
        }
era-1 = Εποχή I
era-2 = Εποχή II
era-3 = Εποχή III
era =
    { $era ->
        [1] { era-1 }
        [2] { era-2 }
       *[3] { era-3 }
    }
    .gen = Εποχής { numeral }
numeral =
    { $era ->
        [1] I
        [2] II
       *[3] III
    }
card =
    { $domain ->
        [hidden] κάρτα { era.gen }
       *[other] { domain } { numeral }
    }
    .acc =
        { $domain ->
            [hidden] μια κάρτα { era.gen }
           *[other] { domain.acc } { numeral }
        }
card-several = { NUMBER($n, useGrouping: 0) } × { card }
cards =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } κάρτα
       *[other] { NUMBER($n, useGrouping: 0) } κάρτες
    }
cards-of-era = { NUMBER($n, useGrouping: 0) } της { era.gen }
no-cards = καμία κάρτα

## Players

player =
    { $player ->
        [0] παίκτης 0
        [1] παίκτης 1
        [2] παίκτης 2
        [3] παίκτης 3
       *[other] { $player }
    }
    .start =
        { $player ->
            [0] Ο παίκτης 0
            [1] Ο παίκτης 1
            [2] Ο παίκτης 2
            [3] Ο παίκτης 3
           *[other] { $player }
        }
    .nom = Ο παίκτης { $player }
    .gen = του παίκτη { $player }
    .acc = τον παίκτη { $player }
target =
    { $target ->
        [0] παίκτης 0
        [1] παίκτης 1
        [2] παίκτης 2
        [3] παίκτης 3
       *[other] { $target }
    }
    .start =
        { $target ->
            [0] Ο παίκτης 0
            [1] Ο παίκτης 1
            [2] Ο παίκτης 2
            [3] Ο παίκτης 3
           *[other] { $target }
        }
    .gen = του παίκτη { $target }
    .to = στον παίκτη { $target }
players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } παίκτης
       *[other] { NUMBER($n, useGrouping: 0) } παίκτες
    }
points =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } πόντος
       *[other] { NUMBER($n, useGrouping: 0) } πόντοι
    }
both = { $first } και { $last }
name-free = Ελεύθερη θέση
# These fit “του παίκτη …”; and the names of bots end so that they need no other case.
name-person =
    { $n ->
        [1] Άλφα
        [2] Βήτα
        [3] Γάμμα
       *[4] Δέλτα
    }
name-twin = { $player } ({ NUMBER($n, useGrouping: 0) })
name-bot-1 = Αυρηλία
name-bot-2 = Κίμων
name-bot-3 = Ελένη
name-bot-4 = Λέων
name-bot-5 = Σοφία
name-bot-6 = Βίκτωρ
name-bot-7 = Ειρήνη
name-bot-8 = Φέλιξ
name-bot-9 = Άρτεμις
name-bot-10 = Έκτωρ
name-bot-11 = Ιουλία
name-bot-12 = Ιάσων
name-guest-1 = Κουκουβάγια
name-guest-2 = Αλεπού
name-guest-3 = Αρκούδα
name-guest-4 = Ελάφι
name-guest-5 = Γεράκι
name-guest-6 = Τσακάλι
name-guest-7 = Βίδρα
name-guest-8 = Κοράκι

## Effects

effect-assassination = Δολοφονία
effect-assassination-text = Ξεσκάρταρε 1 κάρτα από το χέρι σου.
effect-purge = Εκκαθάριση
effect-purge-text = Ξεσκάρταρε 2 κάρτες από το χέρι σου.
effect-holy-book = Ιερό Βιβλίο
effect-holy-book-text = Το όριο του χεριού σου σε αυτόν τον γύρο είναι 5.
effect-divine-right = Θεία Χάρη
effect-divine-right-text = Το όριο του χεριού σου σε αυτόν τον γύρο είναι 7.
effect-development = Ανάπτυξη
effect-development-text = Ξεσκάρταρε 1 κάρτα από μπροστά σου και μετά παίξε 1 από το χέρι σου.
effect-monopoly = Μονοπώλιο
effect-monopoly-text = Ξεσκάρταρε 2 κάρτες από μπροστά σου και μετά παίξε 2 από το χέρι σου.
effect-experiment = Πείραμα
effect-experiment-text = Πάρε πίσω στο χέρι σου 1 κάρτα από μπροστά σου και μετά παίξε 1 από το χέρι σου.
effect-research = Έρευνα
effect-research-text = Πάρε πίσω στο χέρι σου 2 κάρτες από μπροστά σου και μετά παίξε 2 από το χέρι σου.
effect-oligarchy = Ολιγαρχία
effect-oligarchy-text = Πάρε στο χέρι σου 1 κάρτα της επιλογής σου από τα σκάρτα.
effect-republic = Κοινοβουλευτισμός
effect-republic-text = Πάρε στο χέρι σου 2 κάρτες της επιλογής σου από τα σκάρτα.
effect-attack = Επίθεση
effect-attack-text = Ξεσκάρταρε μια κάρτα Στρατού από μπροστά σου και μία ενός Τομέα που διαλέγεις· όσοι άλλοι έχουν κάρτα αυτού του Τομέα χάνουν κι εκείνοι από μία.
effect-inquisition = Ιερά Εξέταση
effect-inquisition-text = Ξεσκάρταρε μια κάρτα Θρησκείας από μπροστά σου, πάρε όλο το χέρι ενός άλλου παίκτη και δώσε του πίσω τόσες κάρτες όσες πήρες, όποιες θέλεις.
effect-embargo = Εμπάργκο
effect-embargo-text =
    Βάλε μια κάρτα Οικονομίας από μπροστά σου κλειστή πάνω σε μια κάρτα { $whom ->
        [another] ενός άλλου
       *[any] οποιουδήποτε
    } παίκτη: στον επόμενο γύρο του ο παίκτης αυτός δεν θα μπορεί να παίξει κάρτες του καλυμμένου Τομέα.
effect-breakthrough = Ανακάλυψη
effect-breakthrough-text = Ξεσκάρταρε μια κάρτα Επιστήμης από μπροστά σου, τράβηξε 5 κάρτες και μετά ξεσκάρταρε 5 από το χέρι σου.
effect-democracy = Δημοκρατία
effect-democracy-text =
    Βάλε μια κάρτα Ουτοπίας από μπροστά σου κλειστή { $whom ->
        [another] σε οποιονδήποτε Τομέα ενός άλλου παίκτη
        [any] σε οποιονδήποτε Τομέα όποιου παίκτη θέλεις
       *[any-with-card] σε οποιονδήποτε Τομέα όποιου παίκτη θέλεις, αρκεί να υπάρχει ήδη εκεί κάρτα
    }· σε αυτόν τον Τομέα εκείνος ο παίκτης θα χρειάζεται μία κάρτα παραπάνω για νίκη Ηγεμονίας.
effect-inspiration = Έμπνευση
effect-inspiration-text = Αν έχεις περισσότερες κάρτες Τέχνης από κάθε άλλον παίκτη, αντίγραψε μια μόνιμη ιδιότητα για την οποία κάποιος άλλος έχει αρκετές κάρτες κι εσύ όχι.
effect =
    { $effect ->
        [assassination] { effect-assassination }
        [purge] { effect-purge }
        [holy-book] { effect-holy-book }
        [divine-right] { effect-divine-right }
        [development] { effect-development }
        [monopoly] { effect-monopoly }
        [experiment] { effect-experiment }
        [research] { effect-research }
        [oligarchy] { effect-oligarchy }
        [republic] { effect-republic }
        [attack] { effect-attack }
        [inquisition] { effect-inquisition }
        [embargo] { effect-embargo }
        [breakthrough] { effect-breakthrough }
        [democracy] { effect-democracy }
        [inspiration] { effect-inspiration }
       *[other] { $effect }
    }
needs-level = επίπεδο { NUMBER($level, useGrouping: 0) }, από { cards } και πάνω
needs-discard = στιγμιαία ιδιότητα
needs-lead = αν προηγείσαι στην Τέχνη
explained = { domain }, { effect } ({ $needs }): { $text }

## Steps, and what is asked

step-draft = επιλογή από το πακέτο
step-open = επιλογή από το κέντρο
step-play = βήμα 1, παίξιμο κάρτας
step-effects = βήμα 2, ιδιότητες
step-resolve = βήμα 2, ιδιότητα σε εξέλιξη
step-over = το παιχνίδι τελείωσε
asked-draft = Κράτησε μία κάρτα από το πακέτο σου.
asked-open = Πάρε μία κάρτα από το κέντρο και βάλ’ την μπροστά σου.
asked-play = Βήμα 1: παίξε μια κάρτα από το χέρι σου.
asked-effects = Βήμα 2: εφάρμοσε μια ιδιότητα ή τελείωσε τον γύρο σου.
asked-over = Το παιχνίδι τελείωσε.
asked-discard-hand = { effect }: ξεσκάρταρε { cards } από το χέρι σου.
asked-discard-area = { effect }: ξεσκάρταρε { cards } από μπροστά σου και μετά παίξε { NUMBER($plays, useGrouping: 0) } από το χέρι σου.
asked-take-area = { effect }: πάρε στο χέρι σου { cards } από μπροστά σου και μετά παίξε { NUMBER($plays, useGrouping: 0) } από το χέρι σου.
asked-take-discard = { effect }: πάρε { cards } από τα σκάρτα.
asked-give-hand = { effect }: δώσε { cards } από το χέρι σου { target.to }.
asked-play-hand = { effect }: παίξε { cards } από το χέρι σου.

## Decisions to choose from

decision-keep = κράτησε { card.acc }
decision-open = πάρε { card.acc } από το κέντρο
decision-play = παίξε { card.acc }
decision-discard = ξεσκάρταρε { card.acc }
decision-take = πάρε { card.acc }
decision-give = δώσε { card.acc }
decision-effect = { effect }
decision-inspire = Έμπνευση: αντίγραψε την ιδιότητα «{ effect }» { target.gen }
decision-attack = Επίθεση { domain.to }
decision-inquisition = Ιερά Εξέταση { target.to }
decision-embargo = Εμπάργκο { domain.to } { target.gen }
decision-democracy = Δημοκρατία { domain.to } { target.gen }
decision-end = τελείωσε τον γύρο

## What has happened

log-sat = { player.start } κάθεται στο τραπέζι.
log-left = { player.start } σηκώνεται από το τραπέζι· η θέση ελευθερώνεται.
log-filled-on = { player.start } βάζει ένα μποτ σε ελεύθερη θέση.
log-filled-off = { player.start } βγάζει ένα μποτ· η θέση ελευθερώνεται.
log-committed = { player.start } δηλώνει ετοιμότητα για το ανακάτεμα.
log-revealed = { player.start } συμβάλλει στο ανακάτεμα.
log-reshuffle = Ελευθερώθηκε μια θέση, και το ανακάτεμα ξαναρχίζει.
log-began = Το παιχνίδι αρχίζει. Πρώτος Παίκτης: { player }.
log-decided-keep = { player.start } κρατάει { card.acc }.
log-decided-open = { player.start } παίρνει { card.acc } από το κέντρο.
log-decided-play = { player.start } παίζει { card.acc }.
log-decided-discard = { player.start } ξεσκαρτάρει { card.acc }.
log-decided-take = { player.start } παίρνει { card.acc } στο χέρι.
log-decided-give = { player.start } δίνει πίσω { card.acc }.
log-decided-effect = { player.start } εφαρμόζει την ιδιότητα «{ effect }».
log-decided-inspire = { player.start } αντιγράφει την ιδιότητα «{ effect }» { target.gen }.
log-decided-attack = { player.start } κάνει Επίθεση { domain.to }.
log-decided-inquisition = { player.start } κάνει Ιερά Εξέταση { target.to }.
log-decided-embargo = { player.start } βάζει Εμπάργκο { domain.to } { target.gen }.
log-decided-democracy = { player.start } βάζει Δημοκρατία { domain.to } { target.gen }.
log-decided-end = { player.start } τελειώνει τον γύρο.
log-chosen-on = Επιλέγεις να κρατήσεις { card.acc }.
log-chosen-off = Αναιρείς την επιλογή σου.
log-undone =
    { $n ->
        [one] { player.start } αναιρεί { NUMBER($n, useGrouping: 0) } απόφαση.
       *[other] { player.start } αναιρεί { NUMBER($n, useGrouping: 0) } αποφάσεις.
    }
log-hinted = { player.start } παίρνει μια υπόδειξη.
log-away-left = { player.start } φεύγει· συνεχίζει ένα μποτ.
log-away-clock = { player.start } δεν έχει άλλον χρόνο· συνεχίζει ένα μποτ.
log-away-vote = { player.start } δεν παίζει εδώ και ώρα· οι άλλοι ψήφισαν να συνεχίσει ένα μποτ.
log-back = { player.start } επιστρέφει στο παιχνίδι.
log-voted = { player.start } ψηφίζει να συνεχίσει ένα μποτ.
log-wants-pause-on = { player.start } ζητάει διάλειμμα.
log-wants-pause-off = { player.start } θέλει να συνεχίσουμε.
log-paused = Διάλειμμα: τα ρολόγια σταματούν.
log-resumed = Το παιχνίδι συνεχίζεται.
log-talked = { player.start }: { $text }
log-muted-on = Δεν βλέπεις πια τα μηνύματα { player.gen }.
log-muted-off = Βλέπεις ξανά τα μηνύματα { player.gen }.
log-reported = Ευχαριστούμε! Ο διαχειριστής του διακομιστή θα το εξετάσει.
log-ended-hegemony =
    { $n ->
        [one] { $winners } κερδίζει με Ηγεμονία.
       *[other] { $winners } κερδίζουν με Ηγεμονία.
    }
log-ended-majority =
    { $n ->
        [one] { $winners } κερδίζει με Πλειοψηφία.
       *[other] { $winners } κερδίζουν με Πλειοψηφία.
    }
log-ended-stalemate =
    { $n ->
        [one] Εδώ και δέκα κύκλους κανείς δεν έχει τραβήξει κάρτα: { $winners } κερδίζει με Πλειοψηφία.
       *[other] Εδώ και δέκα κύκλους κανείς δεν έχει τραβήξει κάρτα: { $winners } κερδίζουν με Πλειοψηφία.
    }
log-rematch = Το τραπέζι για τη ρεβάνς είναι έτοιμο.
log-closed-nobody = Το τραπέζι έκλεισε: δεν ήρθαν όλοι εγκαίρως.
log-closed-host = Ο διαχειριστής έκλεισε αυτό το τραπέζι.
cards-lost = { player.start } χάνει: { $cards }.
cards-drawn = Τραβάς: { $cards }.

## The result in one line, after "won by"

result-hegemony = { $winners }, με Ηγεμονία
result-majority = { $winners }, με Πλειοψηφία ({ $points })
result-stalemate = { $winners }, με Πλειοψηφία μετά από αδιέξοδο ({ $points })
result-after-tie = { $result }, μετά από ισοπαλία στους πόντους
result-side = { $side }: { NUMBER($n, useGrouping: 0) }

## What a table agrees on

edition-consensus = Κοινοί κανόνες
edition-consensus-text = Όσα έχουν κοινά οι πέντε εκδόσεις· όπου διαφέρουν, ό,τι λένε οι περισσότερες.
edition-uk = Ουκρανική έκδοση
edition-uk-text = Στη Μέθοδο Επιλογής οι παίκτες διαλέγουν από το κέντρο δεξιόστροφα.
edition-ro = Ρουμανική έκδοση
edition-ro-text = Το Εμπάργκο μπαίνει μόνο σε άλλους παίκτες, η Δημοκρατία μπαίνει σε όποιον Τομέα θέλεις, ακόμη και άδειο, και το νόμισμα μένει ώσπου κάποιος να έχει περισσότερες κάρτες Τέχνης από τον παίκτη που έκανε την αντιγραφή.
edition-el = Ελληνική έκδοση
edition-el-text = Παίζεται με τους κοινούς κανόνες.
edition-pt = Βραζιλιάνικη έκδοση
edition-pt-text = Το Εμπάργκο και η Δημοκρατία μπαίνουν μόνο σε άλλους παίκτες, η Δημοκρατία μπαίνει και σε άδειο Τομέα, και όποιος τραβήξει την τελευταία κάρτα της τράπουλας τελειώνει τον γύρο του· μετά κάθε άλλος παίκτης έχει ακριβώς έναν γύρο ακόμη.
edition-it = Ιταλική έκδοση
edition-it-text = Παίζεται με τους κοινούς κανόνες.
edition =
    { $edition ->
        [uk] { edition-uk }
        [ro] { edition-ro }
        [el] { edition-el }
        [pt] { edition-pt }
        [it] { edition-it }
       *[consensus] { edition-consensus }
    }
setup-base = Βασική Μέθοδος
setup-base-text = Όλοι αρχίζουν με 3 κάρτες από την τράπουλα και τίποτα μπροστά τους.
setup-draft = Μέθοδος Επιλογής
setup-draft-text = Όλοι διαλέγουν 3 κάρτες από πακέτα που αλλάζουν χέρια, και 1 ακόμη από το κέντρο, που μπαίνει μπροστά τους.
setup =
    { $setup ->
        [draft] { setup-draft }
       *[base] { setup-base }
    }
teams = Ομαδικό Παιχνίδι
teams-text = Δύο εναντίον δύο: οι συνεργάτες κάθονται αντικριστά και κερδίζουν μαζί.
level-1 = Αρχάριος
level-1-text = Φιλικό μποτ: κοιτάζει μόνο τις δικές του κάρτες.
level-2 = Μαθητευόμενος
level-2-text = Σχεδιάζει ολόκληρο τον γύρο του.
level-3 = Σύμβουλος
level-3-text = Βλέπει λίγο μπροστά και προσέχει και τους άλλους.
level-4 = Στρατηλάτης
level-4-text = Βλέπει ακόμη πιο μπροστά.
level-5 = Δεξιοτέχνης
level-5-text = Έμαθε παίζοντας εναντίον του εαυτού του: δύσκολος αντίπαλος.
level-6 = Αυτοκράτορας
level-6-text = Το πιο δυνατό από όλα· θέλει λίγο χρόνο να σκεφτεί.
phase-waiting = Περιμένουμε να καθίσουν όλοι στο τραπέζι.
phase-shuffling = Οι κάρτες ανακατεύονται.
phase-playing = Το παιχνίδι είναι σε εξέλιξη.
phase-paused = Διάλειμμα· τα ρολόγια έχουν σταματήσει.
phase-over = Το παιχνίδι τελείωσε.
phase-closed = Το τραπέζι έκλεισε.

## Calling somebody back to slow games

call-title = Είναι η σειρά σου
call-text =
    { $n ->
        [one] Σε περιμένει { NUMBER($n, useGrouping: 0) } τραπέζι.
       *[other] Σε περιμένουν { NUMBER($n, useGrouping: 0) } τραπέζια.
    }
call-room-tables =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } νέο δημόσιο τραπέζι περιμένει παίκτες.
       *[other] { NUMBER($n, useGrouping: 0) } νέα δημόσια τραπέζια περιμένουν παίκτες.
    }
call-room-games =
    { $n ->
        [one] Τελείωσε { NUMBER($n, useGrouping: 0) } δημόσια παρτίδα.
       *[other] Τελείωσαν { NUMBER($n, useGrouping: 0) } δημόσιες παρτίδες.
    }

## What went wrong, and what to do

error-malformed = Ο διακομιστής δεν κατάλαβε τι του έστειλε αυτή η σελίδα. Φόρτωσέ την ξανά και δοκίμασε πάλι.
error-too-large = Αυτό ήταν πολύ μεγάλο για τον διακομιστή. Συντόμευσέ το και δοκίμασε πάλι.
error-too-fast = Αυτό ήρθε πολύ γρήγορα και δεν μέτρησε. Περίμενε λίγο και δοκίμασε πάλι.
error-enough = Αυτό έχει γίνει ήδη αρκετές φορές σε αυτό το τραπέζι. Συνέχισε το παιχνίδι ή άνοιξε άλλο τραπέζι.
error-unattended = Έχεις αφήσει πολλά τραπέζια ανοιχτά χωρίς να είναι κανείς εκεί. Τελείωσε ή εγκατάλειψε πρώτα μερικές από αυτές τις παρτίδες.
error-bots-only = Αυτός ο διακομιστής δεν ανοίγει τραπέζια μόνο για μποτ. Κράτησε τουλάχιστον μία θέση για άνθρωπο.
error-too-many = Πάρα πολλά αιτήματα από το δίκτυό σου. Κλείσε τις σελίδες που δεν χρειάζεσαι ή περίμενε ένα λεπτό.
error-slow = Η σύνδεσή σου δεν προλαβαίνει το τραπέζι. Έλεγξέ την και φόρτωσε ξανά τη σελίδα.
error-late = Η σελίδα άργησε πολύ να απαντήσει. Έλεγξε τη σύνδεσή σου και φόρτωσέ την ξανά.
error-host = Ο διακομιστής δεν απαντά σε αυτό το όνομα. Άνοιξε το παιχνίδι στη συνηθισμένη του διεύθυνση.
error-origin = Αυτή η σελίδα ανήκει σε άλλον ιστότοπο. Άνοιξε το παιχνίδι στη συνηθισμένη του διεύθυνση.
error-unknown = Αυτός ο σύνδεσμος δεν οδηγεί σε τραπέζι ή παρτίδα. Έλεγξέ τον ή άνοιξε νέο τραπέζι.
error-not-yours = Αυτή δεν είναι η θέση σου. Κάθισε πρώτα ή διάλεξε μια δική σου.
error-not-now = Αυτό δεν γίνεται τώρα. Δες τι συμβαίνει στο τραπέζι.
error-not-your-turn = Η απόφαση δεν είναι δική σου. Περίμενε τη σειρά σου.
error-old-position = Στο μεταξύ το τραπέζι άλλαξε. Ρίξε άλλη μια ματιά και διάλεξε ξανά.
error-illegal = Οι κανόνες δεν το επιτρέπουν. Διάλεξε κάτι από όσα προσφέρονται.
error-taken = Η θέση είναι ήδη πιασμένη. Διάλεξε άλλη.
error-name = Αυτό το όνομα δεν γίνεται δεκτό εδώ. Γράψε έως 24 χαρακτήρες (γράμματα ενός μόνο αλφαβήτου και ψηφία) και τίποτα που να θυμίζει όνομα μποτ.
error-code = Αυτός ο κωδικός δεν υπάρχει ή δεν ισχύει πια. Φτιάξε καινούριο στην άλλη σου συσκευή.
error-passkey = Αυτό το κλειδί πρόσβασης δεν ισχύει εδώ: είναι άγνωστο, αφαιρέθηκε ή απάντησε πολύ αργά. Δοκίμασε πάλι ή χρησιμοποίησε έναν κωδικό από άλλη συσκευή.
error-refused = Έτσι όπως το έγραψες δεν γίνεται δεκτό. Άλλαξέ το και δοκίμασε πάλι.
error-id-reused = Η σελίδα μπέρδεψε τα μηνύματά της. Φόρτωσέ την ξανά.
error-unavailable = Ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα τώρα. Περίμενε λίγο και δοκίμασε πάλι.
error-newer = Αυτό το τραπέζι αποθηκεύτηκε από νεότερη έκδοση του διακομιστή. Έλα πάλι όταν ενημερωθεί ο διακομιστής· δεν χάθηκε τίποτα.
error-stopping = Ο διακομιστής κάνει επανεκκίνηση. Έλα πάλι σε λίγο.
error-banned = Ο διαχειριστής δεν σε αφήνει να παίξεις σε αυτόν τον διακομιστή. Αν πιστεύεις ότι πρόκειται για λάθος, γράψε του· η σελίδα «Απόρρητο» λέει πώς.
error-muted = Ο διαχειριστής δεν σε αφήνει να μιλάς στα τραπέζια. Μπορείς να συνεχίσεις να παίζεις.
error-maintenance = Γίνονται εργασίες στον διακομιστή, γι’ αυτό δεν ανοίγουν νέα τραπέζια. Όσες παρτίδες έχουν αρχίσει συνεχίζονται· δοκίμασε πάλι αργότερα.
error-until = Ο περιορισμός ισχύει έως { $until }.

## Why something cannot be done; $rule is the number of the rule

why-over = Το παιχνίδι τελείωσε ({ $rule }).
why-not-your-turn = Τώρα αποφασίζει ο παίκτης { $target } ({ $rule }).
why-not-your-pick = Τώρα διαλέγει ο παίκτης { $target } ({ $rule }).
why-players = Σε αυτό το τραπέζι κάθονται μόνο { players } ({ $rule }).
why-no-draft = Αυτό το παιχνίδι παίζεται χωρίς τη Μέθοδο Επιλογής ({ $rule }).
why-keep-first = Κράτησε πρώτα μια κάρτα από το πακέτο σου ({ $rule }).
why-open-first = Πάρε πρώτα μια κάρτα από το κέντρο ({ $rule }).
why-pack = Στο πακέτο σου δεν υπάρχει { card } ({ $rule }).
why-centre = Στο κέντρο δεν υπάρχει { card } ({ $rule }).
why-draft-over = Η Επιλογή στην αρχή του παιχνιδιού έχει τελειώσει ({ $rule }).
why-no-card = Δεν έχεις στο χέρι σου { card.acc } για να παίξεις ({ $rule }).
why-embargo = Λόγω Εμπάργκο δεν μπορείς να παίξεις { domain.acc } σε αυτόν τον γύρο ({ $rule }).
why-play-first = Παίξε πρώτα μια κάρτα από το χέρι σου ({ $rule }).
why-one-play = Στο βήμα 1 παίζεις μόνο μία κάρτα ({ $rule }).
why-step = Οι ιδιότητες εφαρμόζονται στο βήμα 2: παίξε πρώτα μια κάρτα ({ $rule }).
why-not-asked = Καμία ιδιότητα δεν σου ζητάει κάτι τέτοιο τώρα ({ $rule }).
why-resolving = Ολοκλήρωσε πρώτα την ιδιότητα «{ effect }» ({ $rule }).
why-used-permanent = Έχεις ήδη εφαρμόσει μια μόνιμη ιδιότητα { domain.gen } σε αυτόν τον γύρο ({ $rule }).
why-used-discard = Έχεις ήδη εφαρμόσει τη στιγμιαία ιδιότητα { domain.gen } σε αυτόν τον γύρο ({ $rule }).
why-level = Η ιδιότητα «{ effect }» θέλει { cards } { domain.gen } μπροστά σου· έχεις { NUMBER($have, useGrouping: 0) } ({ $rule }).
why-payment = Η ιδιότητα «{ effect }» κοστίζει μια κάρτα { domain.gen } από μπροστά σου, και δεν έχεις καμία ({ $rule }).
why-hand = Χρειάζεσαι τουλάχιστον { cards } στο χέρι σου ({ $rule }).
why-area = Χρειάζεσαι τουλάχιστον { cards } μπροστά σου ({ $rule }).
why-pile = Τα σκάρτα πρέπει να έχουν τουλάχιστον { cards } ({ $rule }).
why-playable = Μετά δεν θα σου έμεναν αρκετές κάρτες που να επιτρέπεται να παίξεις ({ $rule }).
why-not-in-hand = Δεν έχεις στο χέρι σου { card.acc } ({ $rule }).
why-not-in-area = Δεν έχεις μπροστά σου { card.acc } ({ $rule }).
why-not-in-pile = Στα σκάρτα δεν υπάρχει { card } ({ $rule }).
why-dead-end = Με αυτή την επιλογή δεν θα μπορούσες να ολοκληρώσεις την ιδιότητα ({ $rule }).
why-attack = Για Επίθεση { domain.to } χρειάζεσαι τουλάχιστον μία δική σου κάρτα { domain.gen } ({ $rule }).
why-attack-army = Για Επίθεση στον Στρατό χρειάζεσαι δύο κάρτες Στρατού ({ $rule }).
why-attack-none = Η Επίθεση κοστίζει μια κάρτα Στρατού, και χρειάζεσαι μπροστά σου άλλη μία κάρτα, οποιουδήποτε Τομέα: σε αυτόν τον Τομέα γίνεται η Επίθεση ({ $rule }).
why-inquisition = Διάλεξε έναν άλλον παίκτη, όχι τον εαυτό σου ({ $rule }).
why-embargo-target = Ο παίκτης { $target } δεν έχει ανοιχτή κάρτα { domain.gen } για να την καλύψεις ({ $rule }).
why-embargo-own = Για να καλύψεις τη δική σου Οικονομία χρειάζεσαι δύο κάρτες Οικονομίας ({ $rule }).
why-embargo-another = Σε αυτή την έκδοση το Εμπάργκο μπαίνει μόνο σε άλλους παίκτες ({ $rule }).
why-embargo-none = Δεν υπάρχει ανοιχτή κάρτα που να μπορείς να καλύψεις ({ $rule }).
why-democracy-target = Ο παίκτης { $target } δεν έχει ανοιχτή κάρτα { domain.gen } ({ $rule }).
why-democracy-own = Για να διαλέξεις τη δική σου Ουτοπία χρειάζεσαι δύο κάρτες Ουτοπίας ({ $rule }).
why-democracy-another = Σε αυτή την έκδοση η Δημοκρατία μπαίνει μόνο σε άλλους παίκτες ({ $rule }).
why-democracy-none = Κανένας Τομέας που θα μπορούσες να διαλέξεις δεν έχει ανοιχτή κάρτα ({ $rule }).
why-lead = Χρειάζεσαι περισσότερες κάρτες Τέχνης από κάθε άλλον παίκτη ({ $rule }).
why-inspire-own = Μπορείς να αντιγράψεις μόνο ιδιότητα άλλου παίκτη ({ $rule }).
why-no-sources = Κανένας άλλος παίκτης δεν έχει αρκετές κάρτες για μόνιμη ιδιότητα ({ $rule }).
why-no-source = Ο παίκτης { $target } δεν έχει αρκετές κάρτες για καμία μόνιμη ιδιότητα ({ $rule }).
why-source = Ο παίκτης { $target } δεν έχει αρκετές κάρτες για την ιδιότητα «{ effect }» ({ $rule }).
why-copied = Μπορείς να αντιγράψεις μόνο μία ιδιότητα ανά γύρο ({ $rule }).
why-own-effect = Έχεις κι εσύ αρκετές κάρτες για την ιδιότητα «{ effect }»: εφάρμοσε τη δική σου ({ $rule }).
why-copied-domain = Έχεις ήδη εφαρμόσει μια μόνιμη ιδιότητα { domain.gen } σε αυτόν τον γύρο, άρα δεν μπορείς να αντιγράψεις άλλη του ίδιου Τομέα ({ $rule }).

## Talk at the table

phrase-hello = Καλό παιχνίδι σε όλη την παρέα!
phrase-thanks = Ευχαριστώ!
phrase-well-played = { player.start } – υπέροχο παιχνίδι, μπράβο!
phrase-agreed = Συμφωνώ!
phrase-no-deal = Δεν συμφωνώ.
phrase-one-moment = Μια στιγμή, παρακαλώ.
phrase-about-to-win = Προσοχή στον παίκτη { $player }: κοντεύει να κερδίσει!
phrase-about-to-win-by = Προσοχή στον παίκτη { $player }: κοντεύει να κερδίσει με { domain.the }!
phrase-stop = Πρέπει να σταματήσουμε { player.acc }!
phrase-attack = Ας κάνουμε Επίθεση { domain.to }!
phrase-will-attack = Θα κάνω Επίθεση { domain.to }.
phrase-spare = Σας παρακαλώ, μην πειράξετε { domain.the }.
phrase-embargo = Ας βάλει κάποιος Εμπάργκο { domain.to } { player.gen }.
phrase-democracy = Ας βάλει κάποιος Δημοκρατία { domain.to } { player.gen }.
phrase-inquisition = Ας κάνει κάποιος Ιερά Εξέταση στον παίκτη { $player }.
phrase-truce = { player.start } – κάνουμε ανακωχή;
phrase-your-turn-to-act = { player.start } – τώρα όλα εξαρτώνται από σένα!
phrase-hand-is-harmless = Δεν έχω τίποτα επικίνδυνο στο χέρι μου.
phrase-stop-this = Σταματήστε { domain.the } { player.gen }!
phrase-attack-this = Θα κάνω Επίθεση { domain.to } { player.gen }.
phrase-leave-this = Αφήστε { domain.the } { player.gen } σε μένα.
phrase-no-answer = Δεν έχω απάντηση { domain.to } { player.gen }.
phrase-try-attack = Θα προσπαθήσω να κάνω Επίθεση { domain.to }.
phrase-try-embargo = Θα προσπαθήσω να βάλω Εμπάργκο { domain.to } { player.gen }.
phrase-try-democracy = Θα προσπαθήσω να βάλω Δημοκρατία { domain.to } { player.gen }.
phrase-not-now = Όχι τώρα: έχω κάτι καλύτερο να κάνω.
phrase-cannot-stop = Μπροστά μου δεν έχω τίποτα που να σταματάει { domain.the } { player.gen }.
phrase-nice = Ωραία κίνηση!
phrase-wow = Αυτό δεν το περίμενα!
phrase-phew = Ουφ, παρά τρίχα!
phrase-ouch = Αχ, αυτό πόνεσε!
phrase-oops = Ωχ, λάθος μου!

## The table in the terminal

table-agreed =
    { $teams ->
        [yes] { edition }, { players }, ομάδες, { setup }
       *[no] { edition }, { players }, { setup }
    }
table-over = { $agreed } – { step-over }
table-draft = { $agreed } – διαλέγει: { player }, { $step }
table-turn = { $agreed } – παίζει: { player }, { $step }
table-cards = { cards } ({ $eras })
table-last-round = { $deck }, τελευταίοι γύροι
table-sure = { $cards }, σίγουρα { $sure }
table-area = μπροστά: { $cards }
table-area-counted = μπροστά: { $cards } ({ $columns })
table-column = { domain } { NUMBER($n, useGrouping: 0) }
table-hand = χέρι: { $cards }
table-pack = πακέτο: { $cards }
table-embargo =
    { $n ->
        [1] Εμπάργκο { domain.to }
       *[other] Εμπάργκο { domain.to }, { cards }
    }
table-democracy =
    { $n ->
        [1] Δημοκρατία { domain.to }
       *[other] Δημοκρατία { domain.to }, { cards }
    }
table-coin = νόμισμα Τέχνης { player.gen } { domain.to }
label-deck = τράπουλα
label-centre = κέντρο
label-pack = πακέτο
label-discard = σκάρτα
label-won = νίκη
label-limit = όριο
label-barred = Εμπάργκο
label-used = ιδιότητες
label-asked = ζητείται
label-legal = επιτρέπεται
label-decided = απόφαση
other-rules = Αυτή η παρτίδα παίχτηκε με την εκδοχή { NUMBER($played, useGrouping: 0) } των κανόνων. Προβάλλεται με την εκδοχή { NUMBER($now, useGrouping: 0) }, όσο γίνεται.
show-title = { $file }, παρτίδα { NUMBER($game, useGrouping: 0) }, αποφάσεις: { NUMBER($made, useGrouping: 0) } από { NUMBER($all, useGrouping: 0) }

## Playing in the terminal

play-welcome = Carta Impera Victoria. Γράψε τον αριθμό μιας επιλογής ή `help`.
play-seats = Γύρω από το τραπέζι, δεξιόστροφα: { $players }. Πρώτος Παίκτης: { player }.
play-bots = Στις υπόλοιπες θέσεις παίζουν μποτ { NUMBER($level, useGrouping: 0) }ου επιπέδου.
play-bot = Στις υπόλοιπες θέσεις παίζει το μποτ { $bot }.
play-bots-on = Από εδώ και πέρα παίζουν μποτ { NUMBER($level, useGrouping: 0) }ου επιπέδου.
play-teams = Ομάδες, η μία εναντίον της άλλης: { $one } – { $other }.
play-goodbye = Γεια χαρά!
play-area = Μπροστά σου: { $cards }
play-hand = Στο χέρι σου: { $cards }
play-choice = { player.start } – η επιλογή σου:
play-hand-over = { player.start } – πάτησε Enter όταν βλέπεις μόνο εσύ την οθόνη.
play-over = Το παιχνίδι τελείωσε. Γράψε `save ΑΡΧΕΙΟ`, `log`, `undo` ή `quit`:
play-unknown = Το «{ $text }» δεν υπάρχει στη λίστα ούτε είναι εντολή. Δοκίμασε `help`.
play-goal = Για να κερδίσεις, τελείωσε τον γύρο σου με { cards } του ίδιου Τομέα μπροστά σου.
play-commands = Γράψε τον αριθμό μιας επιλογής, τον κωδικό της ή κάτι από τα παρακάτω:
command-help = help: αυτή η λίστα· το `help επίθεση` εξηγεί μια ιδιότητα, το `help στρατός` έναν Τομέα, το `help effects` όλες τις ιδιότητες
command-why = why: γιατί κάτι δεν γίνεται τώρα, όπως `why επίθεση` ή `why play A1`
command-table = table: το τραπέζι όπως το βλέπεις
command-log = log: όλες οι αποφάσεις ως τώρα
command-undo = undo: πίσω στην τελευταία απόφαση που πήρε άνθρωπος
command-level = level N: κάνε τα μποτ πιο δυνατά ή πιο αδύναμα, από 1 έως 6
command-save = save ΑΡΧΕΙΟ: αποθήκευση του παιχνιδιού
command-load = load ΑΡΧΕΙΟ: συνέχεια ενός αποθηκευμένου παιχνιδιού
command-quit = quit: έξοδος
play-no-effect = Δεν υπάρχει ιδιότητα με το όνομα «{ $text }». Ιδιότητες: { $effects }. Τομείς: { $domains }.
play-no-decision = Το «{ $text }» δεν είναι απόφαση. Δοκίμασε `why επίθεση` ή `why play A1`.
play-possible = Αυτό μπορεί να γίνει τώρα.
play-not-decided = Δεν έχεις πάρει ακόμη καμία απόφαση.
play-undone = Πίσω στην απόφαση { NUMBER($n, useGrouping: 0) }.
play-saved = Αποθηκεύτηκε στο { $file }.
play-no-name = Δώσε όνομα αρχείου: `{ $command } evening.json`
play-no-file = { $file }: δεν υπάρχει τέτοιο αρχείο ή φάκελος
play-no-level = Δεν υπάρχει επίπεδο «{ $text }»· διάλεξε από 1 έως 6.
play-crowded = Οι άνθρωποι είναι { NUMBER($people, useGrouping: 0) } και οι θέσεις μόνο { NUMBER($n, useGrouping: 0) }
play-wrong-people = { $file }: το people είναι { $people }· πρέπει να είναι λίστα θέσεων

## The analysis of a game

percent = { NUMBER($n, useGrouping: 0) }%
mark-inaccuracy = ανακρίβεια
mark-mistake = λάθος
mark-blunder = σοβαρό λάθος
analysis-title =
    { $n ->
        [one] { $file }, παρτίδα { NUMBER($game, useGrouping: 0) }: αξιολογήθηκε { NUMBER($n, useGrouping: 0) } απόφαση
       *[other] { $file }, παρτίδα { NUMBER($game, useGrouping: 0) }: αξιολογήθηκαν { NUMBER($n, useGrouping: 0) } αποφάσεις
    }
analysis-note = Η πιθανότητα νίκης με την καλύτερη απόφαση και με αυτήν που επιλέχθηκε, με βάση όσα μπορούσε να ξέρει όποιος αποφάσιζε.
analysis-none = Σε καμία απόφαση δεν βρέθηκε λάθος.
analysis-number = αρ.
analysis-player = παίκτης
analysis-decision = απόφαση
analysis-before = καλύτερη
analysis-after = επιλέχθηκε
analysis-mark = αξιολόγηση
analysis-better = καλύτερα
analysis-choices = επιλογές
analysis-rate = σφάλμα, ‰
analysis-level = επίπεδο
analysis-inaccuracies = ανακρίβειες
analysis-mistakes = λάθη
analysis-blunders = σοβαρά λάθη
analysis-option = { $decision } ({ NUMBER($chance, useGrouping: 0) }%)
analysis-turning =
    { $n ->
        [one] Προηγείται μετά από { NUMBER($n, useGrouping: 0) } απόφαση: { player } ({ NUMBER($chance, useGrouping: 0) }%)
       *[other] Προηγείται μετά από { NUMBER($n, useGrouping: 0) } αποφάσεις: { player } ({ NUMBER($chance, useGrouping: 0) }%)
    }
analysis-made = αποφάσεις που λήφθηκαν
analysis-chance = πιθανότητα νίκης
analysis-ledger = Τύχη και ικανότητα σε ποσοστιαίες μονάδες: η τύχη με ανοιχτές τις κάρτες στα χέρια όλων, τα λάθη μόνο με βάση όσα μπορούσε να ξέρει όποιος αποφάσιζε
analysis-start = αρχή
analysis-luck = τύχη
analysis-errors = προσωπικά λάθη
analysis-gifts = λάθη άλλων
analysis-rest = λοιπά
analysis-result = αποτέλεσμα
analysis-lucky-deal = Η πιο τυχερή στιγμή ήταν το μοίρασμα: { $player } ({ $points } μονάδες)
analysis-unlucky-deal = Η πιο άτυχη στιγμή ήταν το μοίρασμα: { $player } ({ $points } μονάδες)
analysis-lucky-draw = Η πιο τυχερή στιγμή ήταν το τράβηγμα μετά την απόφαση { NUMBER($n, useGrouping: 0) }: { $player } ({ $points } μονάδες)
analysis-unlucky-draw = Η πιο άτυχη στιγμή ήταν το τράβηγμα μετά την απόφαση { NUMBER($n, useGrouping: 0) }: { $player } ({ $points } μονάδες)

## The coach: what a better decision would have changed. $found and $instead are numbers out of 100,
## for the decision that was made and for the better one.

coach-title = Απόφαση { NUMBER($n, useGrouping: 0) }, { player }: { $decision }
coach-better = Καλύτερα: { $better }
coach-none = Καμία αιτία δεν ξεχωρίζει.
coach-line = Για παράδειγμα: { $text }
coach-win-now = Μπορούσες να κερδίσεις με { domain.the } σε αυτόν τον γύρο: μετά την καλύτερη απόφαση τα καταφέρνεις σε { NUMBER($instead, useGrouping: 0) } από τις 100 προσομοιώσεις, ενώ μετά τη δική σου σε { NUMBER($found, useGrouping: 0) }.
coach-threat = { player.start } κερδίζει με { domain.the } πριν από τον επόμενο γύρο σου σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις, ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
coach-win-next = Σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις κερδίζεις με { domain.the } στον επόμενο γύρο σου, ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
coach-tie = Σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις χάνεις παρά την ισοπαλία στους πόντους, ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
coach-last = Σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις το παιχνίδι τελειώνει με νίκη Πλειοψηφίας πριν από τον επόμενο γύρο σου, ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
coach-cost = { player.start } κάνει Επίθεση { domain.to } κι εσύ χάνεις μια κάρτα πριν από τον επόμενο γύρο σου σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις, ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
coach-aimed = { player.start } εφαρμόζει εναντίον σου την ιδιότητα «{ effect }» πριν από τον επόμενο γύρο σου σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις, ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
coach-taken = { player.start } παίρνει { card.acc } από τα σκάρτα πριν από τον επόμενο γύρο σου σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις, ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
coach-able = Σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις αρχίζεις τον επόμενο γύρο σου με αρκετές κάρτες για την ιδιότητα «{ effect }», ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
coach-used = { player.start } εφαρμόζει την ιδιότητα «{ effect }» πριν από τον επόμενο γύρο σου σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις, ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
coach-fewer = Σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις αρχίζεις τον επόμενο γύρο σου με λιγότερες ανοιχτές κάρτες απ’ ό,τι μετά την καλύτερη απόφαση, ενώ σε { NUMBER($instead, useGrouping: 0) } με περισσότερες.
coach-helps = { player.start } κερδίζει το παιχνίδι σε { NUMBER($found, useGrouping: 0) } από τις 100 προσομοιώσεις, ενώ μετά την καλύτερη απόφαση σε { NUMBER($instead, useGrouping: 0) }.
