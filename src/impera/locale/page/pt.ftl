### The words of the page in Brazilian Portuguese; the words of the game are in ../pt.ftl.

page-home = Início
page-nowhere = Não há nada aqui.
page-not-loaded = Não foi possível carregar esta parte da página.
page-language = Idioma
page-theme = Tema claro ou escuro
page-title = Carta Impera Victoria
page-lead = Construa uma civilização, fique de olho nos rivais e reúna sete cartas de uma Esfera de Poder antes de todo mundo. Para dois a quatro jogadores, com as regras da sua edição.
page-play-now = Jogar agora
page-new-table = Nova mesa
page-public-tables = Mesas públicas
page-no-tables = Não há mesas públicas no momento.
page-join = Entrar
page-watch = Assistir
page-opening = Um momento…

## A new table

page-players = Jogadores
page-chairs = Quem se senta onde
page-chair = Lugar { NUMBER($n, useGrouping: 0) }
page-edition = Edição
page-setup = Preparação
page-clock = Tempo para pensar
page-clock-usual = Padrão: 90 segundos por decisão e 10 minutos de reserva; contra bots, uma semana por decisão
page-clock-quick = Rápido: 30 segundos por decisão e 3 minutos de reserva
page-clock-calm = Sem pressa: 3 minutos por decisão e 20 minutos de reserva
page-clock-days = Por correspondência: 3 dias por decisão
page-public = Pública: qualquer pessoa pode entrar ou assistir
page-open = Abrir a mesa

## Before the game

page-link = Link desta mesa
page-copy-link = Copiar o link
page-name = Seu nome
page-sit = Sentar aqui
page-leave = Deixar o lugar
page-here = está aqui
page-away = sem conexão

## At the table

page-bot-plays = um bot assumiu o lugar
page-back = Voltar a jogar
page-first = Primeiro jogador
page-area-of = Área de jogo de { $player }
page-hand = Sua mão
page-deck =
    { $n ->
        [1] Baralho: { NUMBER($n, useGrouping: 0) } carta
       *[other] Baralho: { NUMBER($n, useGrouping: 0) } cartas
    }
page-discard = Pilha de descarte ({ NUMBER($n, useGrouping: 0) })
page-last-round = Última rodada
page-threat = { player.start } pode vencer com { domain.the } no próximo turno.
page-rail-threat = pode vencer no próximo turno
page-majority-now =
    { $n ->
        [1] Se a partida acabasse agora, { $winners } venceria por dominação.
       *[other] Se a partida acabasse agora, { $winners } venceriam por dominação.
    }
page-majority-tie =
    { $n ->
        [1] Se a partida acabasse agora, { $winners } venceria por dominação: empate em pontos, decidido { domain.in }.
       *[other] Se a partida acabasse agora, { $winners } venceriam por dominação: empate em pontos, decidido { domain.in }.
    }
page-others-turn = É a vez de { $player }.
page-chosen = Sua escolha: { card }. Falta { $player } escolher; você ainda pode mudar de ideia.
page-only-shown = Esta mesa só pode ser vista: não dá mais para jogar nela.
page-your-turn = É a sua vez.
page-end-turn = Encerrar o turno
page-close = Fechar
page-together-discard =
    { $n ->
        [1] Descartar { NUMBER($n, useGrouping: 0) } carta
       *[other] Descartar { NUMBER($n, useGrouping: 0) } cartas
    } ({ $made ->
        [1] { NUMBER($made, useGrouping: 0) } escolhida
       *[other] { NUMBER($made, useGrouping: 0) } escolhidas
    })
page-together-give =
    { $n ->
        [1] Devolver { NUMBER($n, useGrouping: 0) } carta
       *[other] Devolver { NUMBER($n, useGrouping: 0) } cartas
    } ({ $made ->
        [1] { NUMBER($made, useGrouping: 0) } escolhida
       *[other] { NUMBER($made, useGrouping: 0) } escolhidas
    })
page-together-keep =
    { $n ->
        [1] Ficar com { NUMBER($n, useGrouping: 0) } carta
       *[other] Ficar com { NUMBER($n, useGrouping: 0) } cartas
    } ({ $made ->
        [1] { NUMBER($made, useGrouping: 0) } escolhida
       *[other] { NUMBER($made, useGrouping: 0) } escolhidas
    })
page-asked-keep-discard =
    { $n ->
        [1] Escolha a carta que fica na sua mão; as outras são descartadas.
       *[other] Escolha as { NUMBER($n, useGrouping: 0) } cartas que ficam na sua mão; as outras são descartadas.
    }
page-asked-keep-give =
    { $n ->
        [1] Escolha a carta que fica na sua mão; as outras são devolvidas.
       *[other] Escolha as { NUMBER($n, useGrouping: 0) } cartas que ficam na sua mão; as outras são devolvidas.
    }
page-undo = Desfazer
page-cancel = Voltar
page-log = Histórico
page-log-earlier = Mostrar o que veio antes
page-rematch = Revanche
page-to-rematch = Ir para a revanche
page-replay = Replay da partida

## Talk

page-phrase = Frase
page-phrase-seat = Sobre quem
page-phrase-domain = Sobre qual esfera
page-free-text = Com suas palavras
page-say = Dizer: { $text }
page-chat = Conversa
page-reactions = Reações
page-point = Diga a todos
page-preview = Os outros vão ver:

## Deciding, and the table's menu

page-you = você
page-team = Equipe { NUMBER($n, useGrouping: 0) }
page-partner = sua dupla
page-wants-pause = pede uma pausa
page-asked = Sua decisão
page-confirm = Sim: { $decision }
page-effects = Efeitos que você pode usar
page-why = Por que não?
page-why-title = Escolha um efeito para ver por que você não pode usá-lo agora.
page-hint = Dica
page-hint-about = As melhores decisões e a sua chance de vitória com cada uma, com base só no que você sabe.
page-hint-unrated = Uma partida com dicas não conta para o ranking.
page-hint-show = Mostrar a dica
page-hint-thinking = Pensando…
page-hint-title = Suas melhores decisões
page-hint-close = Fechar a dica
page-hinted =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } dica: não conta para o ranking
       *[other] { NUMBER($n, useGrouping: 0) } dicas: não conta para o ranking
    }
page-skip = Pular
page-since = Desde o seu último turno
page-curtain = Passe o aparelho para { $player }.
page-curtain-lift = { $player } está aqui: mostrar as cartas
page-hand-limit = Limite da mão: { NUMBER($n, useGrouping: 0) }
page-still =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } turno sem compra de cartas
       *[other] { NUMBER($n, useGrouping: 0) } turnos sem compra de cartas
    }
page-turn-of = Turno: { $player }
page-step-play = baixar
page-step-effects = efeitos
page-step-draw = comprar
page-pile-discard = Pilha de descarte
page-pile-pack = Seu maço
page-pile-centre = Centro
page-pile-area = Sua área de jogo
page-menu = Menu da mesa
page-calls = Partidas por correspondência
page-calls-on = Avisar neste aparelho quando for a minha vez
page-calls-text = Funciona até com a página fechada: no máximo uma mensagem por hora, e nada sobre as cartas de ninguém.
page-calls-failed = O navegador não conseguiu ativar as notificações. Tente de novo mais tarde.
page-calls-no = Não, valeu
page-pause = Pedir uma pausa
page-go-on = Continuar jogando
page-vote-out = Deixar um bot jogar por { $player }
page-voted-out = Você já votou. Um bot assume assim que todos concordarem.
page-friends = Convidar amigos
page-friends-text = A partida continua no servidor, com as mesmas cartas, e não conta para o ranking. Escolha quais bots dão lugar aos seus amigos e depois envie o link a eles. Neste navegador, a partida fica como está agora.
page-friends-bots = Bots que cedem o lugar
page-friends-go = Continuar online
page-leave-game = Sair da partida
page-leave-sure = Um bot joga no seu lugar até você voltar. Se você não voltar até o fim, a partida conta como derrota sua.
page-mute = Silenciar { $player }
page-hear = Voltar a ver as mensagens de { $player }
page-watching =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } pessoa assistindo
       *[other] { NUMBER($n, useGrouping: 0) } pessoas assistindo
    }
page-reference = Guia de Referência
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } de { NUMBER($goal, useGrouping: 0) }
page-rail-level = nível { NUMBER($level, useGrouping: 0) }
page-rail-embargo = sob Embargo
page-rail-coin = com a Moeda das Artes

## The end of a game

page-over-won = Você venceu!
page-over-won-team = Sua equipe venceu!
page-over-won-shared = Vitória compartilhada!
page-over-lost =
    { $n ->
        [1] { $winners } venceu.
       *[other] { $winners } venceram.
    }
page-over-tie = Empate em pontos, decidido { domain.in }.
page-over-winner = Vitória
page-over-length = Turnos: { NUMBER($turns, useGrouping: 0) }. Minutos: { NUMBER($minutes, useGrouping: 0) }.
page-over-turning = O momento decisivo
page-over-skill = Suas decisões: erro de { $rate } ± { $margin } por mil, mais ou menos no nível { NUMBER($level, useGrouping: 0) }.
page-over-luck = Sua sorte: { $points } pontos percentuais.
page-over-share = Compartilhar
page-over-analyse = Analisar
page-over-board = Mostrar a mesa
page-over-result = Resultado
