### The words of the page in Greek; the words of the game are in ../el.ftl.

page-home = Αρχική
page-nowhere = Εδώ δεν υπάρχει τίποτα.
page-not-loaded = Αυτό το μέρος της σελίδας δεν φορτώθηκε.
page-language = Γλώσσα
page-theme = Φωτεινό ή σκοτεινό
page-title = Carta Impera Victoria
page-lead = Χτίσε έναν πολιτισμό, πρόσεχε τους αντιπάλους σου και μάζεψε πριν από όλους επτά κάρτες ενός Τομέα. Για δύο έως τέσσερις παίκτες, με τους κανόνες της δικής σου έκδοσης.
page-play-now = Παίξε τώρα
page-new-table = Νέο τραπέζι
page-public-tables = Δημόσια τραπέζια
page-no-tables = Αυτή τη στιγμή δεν υπάρχουν δημόσια τραπέζια.
page-join = Μπες στο παιχνίδι
page-watch = Παρακολούθησε
page-opening = Μια στιγμή…

## A new table

page-players = Παίκτες
page-chairs = Ποιος κάθεται πού
page-chair = Θέση { NUMBER($n, useGrouping: 0) }
page-edition = Έκδοση
page-setup = Προετοιμασία
page-clock = Χρόνος σκέψης
page-clock-usual = Συνηθισμένος: 90 δευτερόλεπτα ανά απόφαση και απόθεμα 10 λεπτών· εναντίον μποτ, μία εβδομάδα ανά απόφαση
page-clock-quick = Γρήγορος: 30 δευτερόλεπτα ανά απόφαση και απόθεμα 3 λεπτών
page-clock-calm = Άνετος: 3 λεπτά ανά απόφαση και απόθεμα 20 λεπτών
page-clock-days = Δι’ αλληλογραφίας: 3 ημέρες ανά απόφαση
page-public = Δημόσιο: όποιος θέλει μπαίνει ή παρακολουθεί
page-open = Άνοιξε το τραπέζι

## Before the game

page-link = Σύνδεσμος για αυτό το τραπέζι
page-copy-link = Αντιγραφή συνδέσμου
page-name = Το όνομά σου
page-sit = Κάθισε εδώ
page-leave = Άφησε τη θέση
page-here = είναι εδώ
page-away = εκτός σύνδεσης

## At the table

page-bot-plays = παίζει ένα μποτ
page-back = Συνεχίζω εγώ
page-first = Πρώτος Παίκτης
page-area-of = Μπροστά στον παίκτη { $player }
page-hand = Το χέρι σου
page-deck =
    { $n ->
        [one] Τράπουλα: { NUMBER($n, useGrouping: 0) } κάρτα
       *[other] Τράπουλα: { NUMBER($n, useGrouping: 0) } κάρτες
    }
page-discard = Σκάρτα ({ NUMBER($n, useGrouping: 0) })
page-last-round = Τελευταίοι γύροι
page-threat = { player.nom } μπορεί να κερδίσει με { domain.the } στον επόμενο γύρο του.
page-rail-threat = μπορεί να φέρει τη νίκη στον επόμενο γύρο του παίκτη
page-majority-now =
    { $n ->
        [one] Νίκη Πλειοψηφίας αν το παιχνίδι τελείωνε τώρα: { $winners }.
       *[other] Κοινή νίκη Πλειοψηφίας αν το παιχνίδι τελείωνε τώρα: { $winners }.
    }
page-majority-tie =
    { $n ->
        [one] Νίκη Πλειοψηφίας αν το παιχνίδι τελείωνε τώρα: { $winners }. Ισοπαλία στους πόντους· κρίνουν οι κάρτες { domain.gen }.
       *[other] Κοινή νίκη Πλειοψηφίας αν το παιχνίδι τελείωνε τώρα: { $winners }. Ισοπαλία στους πόντους· κρίνουν οι κάρτες { domain.gen }.
    }
page-others-turn = Παίζει: { $player }.
page-chosen = Η επιλογή σου: { card }. Τώρα επιλέγει: { $player }. Μπορείς ακόμη να αλλάξεις γνώμη.
page-only-shown = Αυτό το τραπέζι μόνο προβάλλεται: κανείς δεν μπορεί να συνεχίσει το παιχνίδι.
page-your-turn = Είναι η σειρά σου.
page-end-turn = Τέλος γύρου
page-close = Κλείσιμο
page-together-discard =
    { $n ->
        [one] Ξεσκάρταρε { NUMBER($n, useGrouping: 0) } κάρτα (διάλεξες { NUMBER($made, useGrouping: 0) })
       *[other] Ξεσκάρταρε { NUMBER($n, useGrouping: 0) } κάρτες (διάλεξες { NUMBER($made, useGrouping: 0) })
    }
page-together-give =
    { $n ->
        [one] Δώσε πίσω { NUMBER($n, useGrouping: 0) } κάρτα (διάλεξες { NUMBER($made, useGrouping: 0) })
       *[other] Δώσε πίσω { NUMBER($n, useGrouping: 0) } κάρτες (διάλεξες { NUMBER($made, useGrouping: 0) })
    }
page-together-keep =
    { $n ->
        [one] Κράτησε { NUMBER($n, useGrouping: 0) } κάρτα (διάλεξες { NUMBER($made, useGrouping: 0) })
       *[other] Κράτησε { NUMBER($n, useGrouping: 0) } κάρτες (διάλεξες { NUMBER($made, useGrouping: 0) })
    }
page-asked-keep-discard =
    { $n ->
        [1] Διάλεξε ποια κάρτα θα κρατήσεις· οι υπόλοιπες ξεσκαρτάρονται.
       *[other] Διάλεξε ποιες { NUMBER($n, useGrouping: 0) } κάρτες θα κρατήσεις· οι υπόλοιπες ξεσκαρτάρονται.
    }
page-asked-keep-give =
    { $n ->
        [1] Διάλεξε ποια κάρτα θα κρατήσεις· οι υπόλοιπες επιστρέφονται.
       *[other] Διάλεξε ποιες { NUMBER($n, useGrouping: 0) } κάρτες θα κρατήσεις· οι υπόλοιπες επιστρέφονται.
    }
page-undo = Αναίρεση
page-cancel = Πίσω
page-log = Ιστορικό
page-log-earlier = Δείξε τα προηγούμενα
page-rematch = Ρεβάνς
page-to-rematch = Στη ρεβάνς
page-replay = Δες την επανάληψη

## Talk

page-phrase = Φράση
page-phrase-seat = Για ποιον παίκτη
page-phrase-domain = Για ποιον Τομέα
page-free-text = Δικά σου λόγια
page-say = Πες: { $text }
page-chat = Συνομιλία
page-reactions = Αντιδράσεις
page-point = Πες το σε όλους
page-preview = Οι άλλοι θα δουν:

## Deciding, and the table's menu

page-you = εσύ
page-team = Ομάδα { NUMBER($n, useGrouping: 0) }
page-partner = μαζί σου
page-wants-pause = ζητάει διάλειμμα
page-asked = Η απόφασή σου
page-confirm = Ναι: { $decision }
page-effects = Ιδιότητες που μπορείς να εφαρμόσεις
page-why = Γιατί όχι;
page-why-title = Διάλεξε μια ιδιότητα για να δεις γιατί δεν εφαρμόζεται τώρα.
page-hint = Υπόδειξη
page-hint-about = Οι καλύτερες αποφάσεις και η πιθανότητα νίκης σου με την καθεμία, με βάση μόνο όσα ξέρεις εσύ.
page-hint-unrated = Μια παρτίδα με υποδείξεις δεν μετράει στη βαθμολογία.
page-hint-show = Δείξε την υπόδειξη
page-hint-thinking = Υπολογισμός…
page-hint-title = Οι καλύτερες αποφάσεις σου
page-hint-close = Κλείσε την υπόδειξη
page-hinted =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } υπόδειξη: εκτός βαθμολογίας
       *[other] { NUMBER($n, useGrouping: 0) } υποδείξεις: εκτός βαθμολογίας
    }
page-skip = Παράλειψη
page-since = Από τον προηγούμενο γύρο σου
page-curtain = Δώσε τη συσκευή στον παίκτη { $player }.
page-curtain-lift = Ο παίκτης { $player } είναι εδώ: δείξε τις κάρτες
page-hand-limit = Όριο του χεριού: { NUMBER($n, useGrouping: 0) }
page-still =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } γύρος χωρίς τράβηγμα κάρτας
       *[other] { NUMBER($n, useGrouping: 0) } γύροι χωρίς τράβηγμα κάρτας
    }
page-turn-of = Παίζει: { $player }
page-step-play = παίξε
page-step-effects = ιδιότητες
page-step-draw = τράβηξε
page-pile-discard = Τα σκάρτα
page-pile-pack = Το πακέτο σου
page-pile-centre = Κέντρο
page-pile-area = Μπροστά σου
page-menu = Μενού τραπεζιού
page-calls = Παρτίδες δι’ αλληλογραφίας
page-calls-on = Ειδοποίησέ με σε αυτή τη συσκευή όταν έρθει η σειρά μου
page-calls-text = Λειτουργεί και με κλειστή τη σελίδα: το πολύ ένα μήνυμα την ώρα, που δεν λέει τίποτα για τις κάρτες κανενός.
page-calls-failed = Ο περιηγητής δεν μπόρεσε να ενεργοποιήσει τις ειδοποιήσεις. Δοκίμασε πάλι αργότερα.
page-calls-no = Όχι, ευχαριστώ
page-pause = Ζήτα διάλειμμα
page-go-on = Συνέχισε το παιχνίδι
page-vote-out = Να παίξει μποτ στη θέση του παίκτη { $player }
page-voted-out = Ψήφισες. Ένα μποτ θα συνεχίσει μόλις συμφωνήσουν όλοι.
page-friends = Κάλεσε φίλους
page-friends-text = Η παρτίδα συνεχίζεται στον διακομιστή με τις ίδιες κάρτες και δεν μετράει στη βαθμολογία. Διάλεξε ποια μποτ θα κάνουν χώρο για τους φίλους σου και μετά στείλε τους τον σύνδεσμο. Σε αυτόν τον περιηγητή η παρτίδα μένει όπως είναι τώρα.
page-friends-bots = Μποτ που κάνουν χώρο
page-friends-go = Συνέχισε στο διαδίκτυο
page-leave-game = Αποχώρηση από το παιχνίδι
page-leave-sure = Ώσπου να γυρίσεις, θα παίζει για σένα ένα μποτ. Αν δεν γυρίσεις ως το τέλος, η παρτίδα μετράει για σένα ως ήττα.
page-mute = Σίγαση: { $player }
page-hear = Άρση σίγασης: { $player }
page-watching = Θεατές: { NUMBER($n, useGrouping: 0) }
page-reference = Βοήθημα
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } από { NUMBER($goal, useGrouping: 0) }
page-rail-level = επίπεδο { NUMBER($level, useGrouping: 0) }
page-rail-embargo = υπό Εμπάργκο
page-rail-coin = με το νόμισμα Τέχνης

## The end of a game

page-over-won = Κέρδισες!
page-over-won-team = Η ομάδα σου κέρδισε!
page-over-won-shared = Μοιράζεσαι τη νίκη!
page-over-lost =
    { $n ->
        [one] Κερδίζει: { $winners }.
       *[other] Κερδίζουν: { $winners }.
    }
page-over-tie = Ισοπαλία στους πόντους· κρίνουν οι κάρτες { domain.gen }.
page-over-winner = Νίκη
page-over-length = Γύροι: { NUMBER($turns, useGrouping: 0) }. Λεπτά: { NUMBER($minutes, useGrouping: 0) }.
page-over-turning = Το σημείο καμπής για σένα
page-over-skill = Οι αποφάσεις σου: σφάλμα { $rate } ± { $margin } τοις χιλίοις, περίπου επίπεδο { NUMBER($level, useGrouping: 0) }.
page-over-luck = Η τύχη σου: { $points } ποσοστιαίες μονάδες.
page-over-share = Κοινοποίηση
page-over-analyse = Ανάλυση
page-over-board = Δες το τραπέζι
page-over-result = Αποτέλεσμα
