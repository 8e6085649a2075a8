### The words of the screen `privacy`; the words of the game are in ../ro.ftl.

privacy-title = Confidențialitate
privacy-lead = Joci fără cont, fără adresă de e-mail și fără parolă. Iată ce păstrează serverul și cât timp.
privacy-kept = Ce se păstrează
privacy-kept-tables = Fiecare masă cu deciziile ei, ca partidele să poată continua și să poată fi revăzute, cu numele celor așezați și cu ce au spus.
privacy-kept-guest = Dacă îți dai un nume sau ai modulul nostru cookie: acel nume, rezultatele și clasamentul tău.
privacy-kept-cookie = Un singur cookie, după care serverul te recunoaște. Nu folosește la altceva și nu ajunge la nimeni altcineva. Browserul ține minte și setările și locurile tale.
privacy-kept-devices = Pentru fiecare dispozitiv al tău: când a fost adăugat și ziua în care a fost folosit ultima dată. Nu se păstrează ce dispozitiv sau browser este.
privacy-kept-passkeys = Dacă adaugi o cheie de acces: partea ei publică, când a fost adăugată și ziua în care a fost folosită ultima dată. Partea secretă rămâne pe dispozitivul tău sau în managerul tău de parole.
privacy-kept-browsers = Dacă ceri notificări: adresa browserului tău la serviciul lui de notificări, cu cheile lui și limba ta. Acel serviciu află că serverul are un mesaj pentru tine, dar nu și ce scrie în el.
privacy-kept-address = Adresa ta de rețea servește doar la limitarea abuzurilor și nu se păstrează lângă partide. Dacă gazda blochează o rețea, acea rețea se păstrează.
privacy-kept-acts = Dacă gazda oprește pe cineva să vorbească, îi schimbă numele sau îl blochează, faptul se notează împreună cu motivul.
privacy-time = Cât timp
privacy-time-games = Partidele încheiate
privacy-time-bot-games = Partidele dintre boți
privacy-time-chat = Ce s-a spus, după partidă
privacy-time-abandoned = Mesele fără partidă încheiată
privacy-ever = până le șterge gazda
privacy-days =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } zi
        [few] { NUMBER($n, useGrouping: 0) } zile
       *[other] { NUMBER($n, useGrouping: 0) } de zile
    }
privacy-time-reported = Ce a fost reclamat se păstrează până când gazda rezolvă reclamația.
privacy-yours = Ce poți face
privacy-yours-text = Pe pagina ta poți descărca tot ce se păstrează despre tine și poți șterge totul. Partidele jucate de alții cu tine rămân întregi; dispare doar numele tău.
privacy-yours-link = La pagina mea
privacy-seen = Cine vede
privacy-seen-text = Cei de la masa ta și cei care privesc îți văd numele și ce spui. Partidele încheiate ale meselor publice și clasamentul sunt deschise tuturor. Gazda poate citi ce s-a spus.
privacy-host = Cine ține acest server
privacy-contact = Adresa de contact
privacy-nobody = Gazda nu a spus cine este.
