### The words of the screen `replay`; the words of the game are in ../pt.ftl.

## Moving through a game

replay-controls = Controles
replay-position = Momento da partida
replay-start = Ir para o início
replay-end = Ir para o fim
replay-turn-back = Turno anterior
replay-turn-on = Próximo turno
replay-step-back = Um passo atrás
replay-step-on = Um passo à frente
replay-effect-back = Efeito anterior
replay-effect-on = Próximo efeito
replay-run = Reproduzir
replay-stop = Pausar
replay-speed = Velocidade
replay-decisions = Decisões
replay-turn = Turno { NUMBER($n, useGrouping: 0) }: { $player }

## What is seen

replay-knowledge = Ponto de vista
replay-all-open = Todas as cartas à mostra
replay-through = O que { $player } sabia
replay-hand = Mão: { $player }
replay-pack = Maço: { $player }
replay-middle = Meio da mesa
replay-centre = Centro
replay-coin = A moeda ao lado do baralho
replay-result = Resultado
replay-winner = Vitória
replay-continued =
    { $n ->
        [1] Continuação de outra partida, após { NUMBER($n, useGrouping: 0) } decisão
       *[other] Continuação de outra partida, após { NUMBER($n, useGrouping: 0) } decisões
    }
replay-begun =
    { $n ->
        [1] Começou em um só aparelho e continuou online após { NUMBER($n, useGrouping: 0) } decisão
       *[other] Começou em um só aparelho e continuou online após { NUMBER($n, useGrouping: 0) } decisões
    }
replay-games = Outras partidas
replay-close = Fechar

## What can be done

replay-go-on = Continuar daqui
replay-go-on-text = Escolha um lugar e continue a partir desta posição; bots jogam nos outros lugares. Como o replay pode ter revelado as cartas ocultas, a nova partida não conta para o ranking.
replay-go-on-seat = Seu lugar
replay-go-on-level = Os outros
replay-go-on-play = Continuar
replay-go-on-over = Aqui a partida já acabou. Primeiro volte alguns passos.
replay-share = Copiar o link
replay-shared = Link copiado
replay-link = Link desta posição
replay-record = Baixar o registro

## The shuffle, drawn again

replay-verify = Conferir o embaralhamento
replay-verify-text = O seu navegador refaz todo o embaralhamento por conta própria, a partir da contribuição de cada pessoa, e compara os resultados.
replay-verify-form = O registro traz o embaralhamento em formato legível.
replay-verify-commitment = O segredo do servidor é aquele com que ele se comprometeu antes da partida.
replay-verify-shown = O compromisso é o mesmo que foi mostrado a este navegador.
replay-verify-own = A contribuição deste navegador está no registro, sem alteração.
replay-verify-people = A contribuição de cada pessoa é aquela com que ela se comprometeu, e ninguém se comprometeu depois de alguém revelar a sua.
replay-verify-seed = Juntos, esses valores formam a semente do sorteio.
replay-verify-lot = Primeiro jogador, por sorteio: { $player }.
replay-verify-deck = O baralho está na ordem sorteada (cartas: { NUMBER($n, useGrouping: 0) }).
replay-verify-removed = As cartas fora do jogo são as que foram sorteadas.
replay-verify-continued = Esta partida é a continuação de outra: as cartas não foram sorteadas para ela, e não há embaralhamento a conferir. Confira a partida original.
replay-verify-begun = Esta partida começou em um só aparelho, sem servidor: nem todo mundo participou do embaralhamento, por isso não há nada a conferir.
replay-fits = Confere
replay-differs = Não confere
replay-values = Valores
replay-value-secret = Segredo do servidor
replay-value-commitment = Compromisso
replay-value-contribution = Contribuição
replay-value-seed = Semente
replay-value-drawn = Recalculado
replay-value-recorded = No registro
replay-value-mine = Guardado por este navegador
replay-proves-people = Portanto, nem o servidor nem nenhum jogador pôde escolher as cartas ou o primeiro jogador: o servidor se comprometeu antes de conhecer as contribuições.
replay-proves-bots = Portanto, as cartas são as que resultam do segredo com que o servidor se comprometeu. Só bots jogaram, por isso ninguém mais contribuiu para o embaralhamento.
replay-proves-nothing = Algo não confere. Ou este registro foi alterado, ou as cartas não foram embaralhadas como deviam.

## What decisions were worth

replay-chances = Chances de vitória
replay-chances-text = A cada passo, com base só no que quem decide pode saber: as cartas ocultas dos outros não contam.
replay-judging = As decisões estão sendo avaliadas…
replay-not-judged = Não foi possível avaliar as decisões.
replay-again = Tentar de novo
replay-ledger = Sorte e habilidade
replay-ledger-text = Em pontos percentuais da chance de vitória. A sorte é avaliada com todas as mãos à mostra; os erros, só com base no que quem decidia podia saber.
replay-open-chances = Curva com todas as mãos à mostra
replay-luckiest = Maior sorte em uma compra: { $points }
replay-unluckiest = Maior azar em uma compra: { $points }
replay-luck-deal = A distribuição das cartas: { $points }
replay-points = Viradas e erros
replay-no-points = A liderança não mudou de mãos, e ninguém errou.
replay-ahead = A partir daqui, na frente: { $player }
replay-fall = { $before } → { $after }
replay-worth = Chance de vitória: { $after } em vez de { $before }.
replay-fine = Chance de vitória: { $after }.
replay-forced = Chance de vitória: { $after }; não havia outra escolha.
replay-better = Melhor: { $better }.
