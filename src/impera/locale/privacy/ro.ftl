### The words of the screen `privacy`; the words of the game are in ../ro.ftl.

privacy-title = Confidențialitate
privacy-lead = Joci fără cont, fără adresă de e-mail și fără parolă. Iată ce păstrează serverul și cât timp.
privacy-kept = Ce se păstrează
privacy-kept-tables = Fiecare masă, cu deciziile luate, cu numele celor de la masă și cu ce au scris, pentru ca partidele să poată continua și să poată fi revăzute.
privacy-kept-guest = Dacă îți alegi un nume sau ai cookie-ul nostru: acel nume, rezultatele și cotația ta.
privacy-kept-cookie = Un singur cookie, după care serverul te recunoaște. Nu folosește la altceva și nu ajunge la nimeni altcineva. În plus, browserul ține minte setările și locurile tale.
privacy-kept-devices = Pentru fiecare dispozitiv al tău: când a fost adăugat și ziua în care a fost folosit ultima dată. Nu se păstrează ce dispozitiv sau browser este.
privacy-kept-passkeys = Dacă adaugi o cheie de acces: partea ei publică, când a fost adăugată și ziua în care a fost folosită ultima dată. Partea secretă rămâne pe dispozitivul tău sau în managerul tău de parole.
privacy-kept-browsers = Dacă activezi notificările: adresa browserului tău la serviciul lui de notificări, împreună cu cheile lui și cu limba ta. Acel serviciu află că serverul are un mesaj pentru tine, dar nu și ce scrie în el.
privacy-kept-address = Adresa ta de rețea este folosită pentru limitarea abuzurilor și nu se păstrează împreună cu partidele. Dacă administratorul blochează o rețea, adresa acelei rețele se păstrează.
privacy-kept-acts = Dacă administratorul interzice cuiva să scrie mesaje, îi schimbă numele sau îi blochează accesul, măsura se notează împreună cu motivul.
privacy-time = Cât timp
privacy-time-games = Partidele încheiate
privacy-time-bot-games = Partidele dintre boți
privacy-time-chat = Discuțiile (numărând de la sfârșitul partidei)
privacy-time-abandoned = Mesele fără partidă încheiată
privacy-ever = până le șterge administratorul
privacy-days =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } zi
        [few] { NUMBER($n, useGrouping: 0) } zile
       *[other] { NUMBER($n, useGrouping: 0) } de zile
    }
privacy-time-reported = Mesajele raportate se păstrează până când administratorul se ocupă de ele.
privacy-yours = Ce poți face
privacy-yours-text = Pe pagina ta poți descărca tot ce se păstrează despre tine și poți șterge totul. Partidele jucate cu alții rămân întregi; dispare doar numele tău.
privacy-yours-link = La pagina ta
privacy-seen = Cine ce vede
privacy-seen-text = Cei de la masa ta și cei care privesc îți văd numele și ce scrii. Partidele încheiate la mesele publice și clasamentul pot fi văzute de oricine. Administratorul poate citi ce s-a scris.
privacy-host = Cine administrează acest server
privacy-contact = Date de contact
privacy-nobody = Administratorul nu a precizat cine este.
