### The words of the screen `replay`; the words of the game are in ../pt.ftl.

## Moving through a game

replay-controls = Controles
replay-position = Momento da partida
replay-start = Para o início
replay-end = Para o fim
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
replay-all-open = Todas as cartas abertas
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
        [1] Continua outra partida após { NUMBER($n, useGrouping: 0) } decisão
       *[other] Continua outra partida após { NUMBER($n, useGrouping: 0) } decisões
    }
replay-begun =
    { $n ->
        [1] Começou sem servidor e continuou online após { NUMBER($n, useGrouping: 0) } decisão
       *[other] Começou sem servidor e continuou online após { NUMBER($n, useGrouping: 0) } decisões
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
replay-share = Copiar um link
replay-shared = Link copiado
replay-link = Link desta posição
replay-record = Baixar o registro

## The shuffle, drawn again

replay-verify = Conferir o embaralhamento
replay-verify-text = O seu navegador sorteia todas as cartas de novo, por conta própria, a partir da contribuição de cada pessoa para o embaralhamento, e compara o resultado.
replay-verify-form = O registro traz um embaralhamento legível.
replay-verify-commitment = O segredo do servidor é aquele com que ele se comprometeu antes da partida.
replay-verify-shown = O compromisso é o mesmo que foi mostrado a este navegador.
replay-verify-own = A contribuição deste navegador está no registro, sem alteração.
replay-verify-people = A contribuição de cada pessoa é aquela com que ela se comprometeu, e ninguém se comprometeu depois de alguém revelar a sua.
replay-verify-seed = Tudo junto dá a semente do sorteio.
replay-verify-lot = Primeiro jogador, por sorteio: { $player }.
replay-verify-deck = O baralho está na ordem sorteada: { NUMBER($n, useGrouping: 0) } cartas.
replay-verify-removed = As cartas fora do jogo são as que foram sorteadas.
replay-verify-continued = Esta partida continua outra: as cartas não foram sorteadas para ela, e não há embaralhamento a conferir. Confira a partida que ela continua.
replay-verify-begun = Esta partida começou sem servidor: nem todo mundo participou do embaralhamento, por isso não há nada a conferir.
replay-fits = Confere
replay-differs = Não confere
replay-values = Valores
replay-value-secret = Segredo do servidor
replay-value-commitment = Compromisso
replay-value-contribution = Contribuição
replay-value-seed = Semente
replay-value-drawn = Sorteado de novo
replay-value-recorded = No registro
replay-value-mine = Guardado por este navegador
replay-proves-people = Portanto, nem o servidor nem nenhum jogador pôde escolher as cartas ou o primeiro jogador: o servidor se comprometeu antes de conhecer as contribuições.
replay-proves-bots = Portanto, as cartas são as que resultam do segredo com que o servidor se comprometeu. Só bots jogaram, por isso ninguém mais contribuiu para o embaralhamento.
replay-proves-nothing = Algo não confere. Este registro não corresponde ao próprio embaralhamento: foi alterado, ou as cartas não foram sorteadas como deviam.

## What decisions were worth

replay-chances = Chances de vitória
replay-chances-text = A cada passo, com base no que pode saber o jogador que decide: as cartas ocultas dos outros não contam.
replay-judging = As decisões estão sendo avaliadas…
replay-not-judged = Não foi possível avaliar as decisões.
replay-again = Tentar de novo
replay-ledger = Sorte e habilidade
replay-ledger-text = Em pontos percentuais da chance de vitória. A sorte é avaliada com todas as mãos à mostra; os erros, só pelo que podia saber quem decidia.
replay-open-chances = Curva com todas as mãos à mostra
replay-luckiest = Compra de maior sorte: { $points }
replay-unluckiest = Compra de maior azar: { $points }
replay-luck-deal = A distribuição das cartas: { $points }
replay-points = Viradas e erros
replay-no-points = A liderança não mudou de mãos, e ninguém errou.
replay-ahead = A partir daqui, na frente: { $player }
replay-fall = { $before } → { $after }
replay-worth = Chance de vitória: { $after } em vez de { $before }.
replay-fine = Chance de vitória: { $after }.
replay-forced = Chance de vitória: { $after }; não havia outra escolha.
replay-better = Melhor: { $better }.
