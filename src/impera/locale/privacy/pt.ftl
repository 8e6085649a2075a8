### The words of the screen `privacy`; the words of the game are in ../pt.ftl.

privacy-title = Privacidade
privacy-lead = Você joga sem conta, sem e-mail e sem senha. Veja o que o servidor guarda e por quanto tempo.
privacy-kept = O que fica guardado
privacy-kept-tables = De cada mesa: as decisões (para que as partidas continuem e possam ser revistas), os nomes usados e o que foi dito.
privacy-kept-guest = Se você der um nome ou tiver o nosso cookie: seu nome, seus resultados e sua pontuação no ranking.
privacy-kept-cookie = Um único cookie, pelo qual o servidor reconhece você. Ele não serve para mais nada, e ninguém mais o recebe. O seu navegador também guarda seus ajustes e seus lugares.
privacy-kept-devices = De cada aparelho seu: quando foi adicionado e o dia do último uso. Não fica guardado qual é o aparelho ou o navegador.
privacy-kept-passkeys = Se você adicionar uma chave de acesso: a parte pública dela, quando foi adicionada e o dia do último uso. A parte secreta fica no seu aparelho ou no seu gerenciador de senhas.
privacy-kept-browsers = Se você pedir notificações: o endereço do seu navegador no serviço de notificações push, as chaves do navegador e o seu idioma. Esse serviço fica sabendo que o servidor tem uma mensagem para você, mas não o que ela diz.
privacy-kept-address = Seu endereço de rede é usado para limitar abusos, mas não fica guardado com as suas partidas. Se a administração banir uma rede, essa rede fica guardada.
privacy-kept-acts = Se a administração silenciar, renomear ou banir alguém, isso é registrado com o motivo.
privacy-time = Por quanto tempo
privacy-time-games = Partidas terminadas
privacy-time-bot-games = Partidas só de bots
privacy-time-chat = O que foi dito, após o fim da partida
privacy-time-abandoned = Mesas sem partida terminada
privacy-ever = até a administração apagar
privacy-days =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } dia
       *[other] { NUMBER($n, useGrouping: 0) } dias
    }
privacy-time-reported = O que for denunciado fica guardado até a administração cuidar do caso.
privacy-yours = O que você pode fazer
privacy-yours-text = Na sua página você pode baixar tudo o que está guardado sobre você e também apagar tudo. As partidas que outras pessoas jogaram com você ficam inteiras; só o seu nome some.
privacy-yours-link = Ir para a minha página
privacy-seen = Quem vê o quê
privacy-seen-text = As pessoas na sua mesa e quem assiste veem seu nome e o que você diz. As partidas terminadas das mesas públicas e o ranking ficam visíveis para todo mundo. A administração pode ler o que foi dito.
privacy-host = Quem mantém este servidor
privacy-contact = Contato
privacy-nobody = A administração não se identificou.
