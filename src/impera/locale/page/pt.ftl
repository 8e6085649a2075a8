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
page-clock-usual = Padrão: 90 segundos por decisão e 10 minutos de reserva; uma semana contra bots
page-clock-quick = Rápido: 30 segundos por decisão e 3 minutos de reserva
page-clock-calm = Tranquilo: 3 minutos por decisão e 20 minutos de reserva
page-clock-days = Por correspondência: 3 dias para cada decisão
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
page-back = Reassumir o lugar
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
page-others-turn = É a vez de { $player }.
page-only-shown = Esta mesa só pode ser vista: não dá mais para jogar nela.
page-your-turn = É a sua vez.
page-end-turn = Encerrar o turno
page-undo = Desfazer
page-cancel = Voltar
page-log = Histórico
page-rematch = Revanche
page-to-rematch = Ir para a revanche
page-replay = Replay da partida

## Talk

page-phrase = Frase
page-phrase-seat = Sobre quem
page-phrase-domain = Sobre qual esfera
page-free-text = Com suas palavras
page-say = Dizer: { $text }

## Deciding, and the table's menu

page-you = você
page-team = Equipe { NUMBER($n, useGrouping: 0) }
page-partner = sua dupla
page-wants-pause = pede uma pausa
page-asked = Sua decisão
page-confirm = Sim: { $decision }
page-effects = Efeitos que você pode usar
page-effects-hint = Aqui aparece o que cada efeito faz.
page-why = Por que não?
page-why-title = O que você não pode fazer agora, e por quê
page-skip = Pular
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
page-pause = Pedir uma pausa
page-go-on = Continuar jogando
page-leave-game = Sair da partida
page-leave-sure = Um bot joga no seu lugar até você voltar.
page-mute = Silenciar { $player }
page-hear = Voltar a ouvir { $player }
page-watching =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } pessoa assistindo
       *[other] { NUMBER($n, useGrouping: 0) } pessoas assistindo
    }
page-reference = Guia de Referência
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } de { NUMBER($goal, useGrouping: 0) }
page-rail-level = nível { NUMBER($level, useGrouping: 0) }
page-rail-embargo = sob embargo
page-rail-coin = com a Moeda das Artes
