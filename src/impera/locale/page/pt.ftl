### The words of the page in Brazilian Portuguese; the words of the game are in ../pt.ftl.

page-home = Início
page-nowhere = Não há nada aqui.
page-not-loaded = Esta parte da página não pôde ser carregada.
page-language = Idioma
page-theme = Claro ou escuro
page-title = Carta Impera Victoria
page-lead = Construa uma civilização, fique de olho nos outros e reúna antes de todos sete cartas de uma Esfera de Poder. Para dois a quatro jogadores, pelas regras da sua caixa.
page-play-now = Jogar agora
page-new-table = Nova mesa
page-public-tables = Mesas públicas
page-no-tables = No momento nenhuma mesa está aberta a todos.
page-join = Entrar
page-watch = Assistir
page-opening = Um momento …

## A new table

page-players = Jogadores
page-chairs = Quem senta onde
page-chair = Lugar { NUMBER($n, useGrouping: 0) }
page-edition = Edição
page-setup = Preparação
page-clock = Tempo para pensar
page-clock-usual = Normal: 90 segundos e 10 minutos de reserva; uma semana contra robôs
page-clock-quick = Rápido: 30 segundos e 3 minutos de reserva
page-clock-calm = Tranquilo: 3 minutos e 20 de reserva
page-clock-days = Por correspondência: 3 dias para cada decisão
page-public = Pública: qualquer pessoa pode entrar ou assistir
page-open = Abrir a mesa

## Before the game

page-link = Link desta mesa
page-copy-link = Copiar o link
page-name = Seu nome
page-sit = Sentar aqui
page-leave = Levantar
page-here = está aqui
page-away = sem conexão

## At the table

page-bot-plays = um robô joga no lugar
page-back = Voltar a jogar
page-first = Primeiro jogador
page-area-of = Área de jogo: { $player }
page-hand = Sua mão
page-deck =
    { $n ->
        [one] Baralho: { NUMBER($n, useGrouping: 0) } carta
       *[other] Baralho: { NUMBER($n, useGrouping: 0) } cartas
    }
page-discard = Pilha de descarte ({ NUMBER($n, useGrouping: 0) })
page-last-round = Última rodada
page-others-turn = É o turno de { $player }.
page-only-shown = Esta mesa só pode ser vista: ninguém pode continuar a partida.
page-your-turn = É o seu turno.
page-end-turn = Terminar o turno
page-undo = Voltar atrás
page-cancel = Outra coisa
page-log = O que aconteceu
page-rematch = Revanche
page-to-rematch = Ir à revanche
page-replay = Rever a partida

## Talk

page-phrase = Frase
page-phrase-seat = Sobre quem
page-phrase-domain = Sobre qual esfera
page-free-text = Com suas palavras
page-say = Dizer: { $text }

## Deciding, and the table's menu

page-you = você
page-team = Equipe { NUMBER($n, useGrouping: 0) }
page-partner = seu parceiro
page-wants-pause = pede uma pausa
page-asked = O que se pede
page-confirm = Sim: { $decision }
page-effects = Efeitos que você pode usar
page-effects-hint = Aponte para um efeito para ver o que ele faz.
page-why = Por que não …?
page-why-title = O que você não pode fazer agora, e por quê
page-skip = Pular
page-curtain = Passe o aparelho para { $player }.
page-curtain-lift = { $player } está aqui: mostrar as cartas
page-hand-limit = Limite da mão { NUMBER($n, useGrouping: 0) }
page-still =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } turno sem compra de cartas
       *[other] { NUMBER($n, useGrouping: 0) } turnos sem compra de cartas
    }
page-turn-of = Turno: { $player }
page-step-play = baixar
page-step-effects = efeitos
page-step-draw = comprar
page-pile-discard = Pilha de descarte
page-pile-pack = Suas cartas a escolher
page-pile-centre = Centro
page-pile-area = Sua área de jogo
page-menu = Nesta mesa
page-pause = Pedir uma pausa
page-go-on = Continuar jogando
page-leave-game = Sair da partida
page-leave-sure = Um robô joga no seu lugar até você voltar.
page-mute = Silenciar { $player }
page-hear = Voltar a ouvir { $player }
page-watching = Assistindo: { NUMBER($n, useGrouping: 0) }
page-reference = Guia de Referência
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } de { NUMBER($goal, useGrouping: 0) }
page-rail-level = nível { NUMBER($level, useGrouping: 0) }
page-rail-embargo = sob embargo
page-rail-coin = com a Moeda das Artes
