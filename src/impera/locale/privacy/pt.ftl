### The words of the screen `privacy`; the words of the game are in ../pt.ftl.

privacy-title = Privacidade
privacy-lead = Você joga sem conta, sem e-mail e sem senha. Veja o que o servidor guarda e por quanto tempo.
privacy-kept = O que fica guardado
privacy-kept-tables = Cada mesa com suas decisões, para que as partidas continuem e possam ser revistas, com os nomes de quem se sentou e o que foi dito.
privacy-kept-guest = Se você der um nome ou tiver o nosso cookie: esse nome, seus resultados e sua pontuação.
privacy-kept-cookie = Um único cookie, pelo qual o servidor reconhece você. Ele não serve para mais nada, e ninguém mais o recebe. O navegador também lembra suas configurações e seus lugares.
privacy-kept-devices = De cada aparelho seu: quando foi adicionado e o dia do último uso. Não fica guardado qual é o aparelho ou o navegador.
privacy-kept-passkeys = Se você adicionar uma chave de acesso: a parte pública dela, quando foi adicionada e o dia do último uso. A parte secreta fica no seu aparelho ou no seu gerenciador de senhas.
privacy-kept-browsers = Se você pedir notificações: o endereço do seu navegador no serviço de push dele, com as chaves e o seu idioma. Esse serviço fica sabendo que o servidor tem uma mensagem para você, mas não o que ela diz.
privacy-kept-address = Seu endereço de rede só é olhado para limitar abusos e não fica guardado com as partidas. Se o anfitrião bloquear uma rede, essa rede fica guardada.
privacy-kept-acts = Se o anfitrião silenciar, renomear ou bloquear alguém, isso é anotado com o motivo.
privacy-time = Por quanto tempo
privacy-time-games = Partidas terminadas
privacy-time-bot-games = Partidas só de bots
privacy-time-chat = O que foi dito, depois da partida
privacy-time-abandoned = Mesas sem partida terminada
privacy-ever = até o anfitrião apagar
privacy-days =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } dia
       *[other] { NUMBER($n, useGrouping: 0) } dias
    }
privacy-time-reported = O que alguém denunciou fica guardado até o anfitrião tratar do caso.
privacy-yours = O que você pode fazer
privacy-yours-text = Na sua página você pode baixar tudo o que está guardado sobre você e apagar tudo. As partidas que outros jogaram com você ficam inteiras; some só o seu nome.
privacy-yours-link = Ir para a minha página
privacy-seen = Quem vê
privacy-seen-text = Quem está na sua mesa e quem assiste vê seu nome e o que você diz. As partidas terminadas das mesas públicas e a classificação são abertas a todos. O anfitrião pode ler o que foi dito.
privacy-host = Quem mantém este servidor
privacy-contact = Contato
privacy-nobody = O anfitrião não disse quem é.
