### The words of the screen `replay`; the words of the game are in ../pt.ftl.

## Moving through a game

replay-controls = Controles
replay-position = Ponto da partida
replay-start = Ao começo
replay-end = Ao fim
replay-turn-back = Turno anterior
replay-turn-on = Próximo turno
replay-step-back = Um passo atrás
replay-step-on = Um passo adiante
replay-effect-back = Efeito anterior
replay-effect-on = Próximo efeito
replay-run = Reproduzir
replay-stop = Parar
replay-speed = Velocidade
replay-decisions = Decisões
replay-turn = Turno { NUMBER($n, useGrouping: 0) }: { $player }

## What is seen

replay-knowledge = Pelos olhos de quem
replay-all-open = Todas as cartas abertas
replay-through = O que { $player } sabia
replay-hand = Mão: { $player }
replay-pack = Pacote: { $player }
replay-middle = Entre os jogadores
replay-centre = Centro
replay-coin = A moeda ao lado do baralho
replay-result = Resultado
replay-winner = Vitória
replay-continued =
    { $n ->
        [one] Continua outra partida, após { NUMBER($n, useGrouping: 0) } decisão
       *[other] Continua outra partida, após { NUMBER($n, useGrouping: 0) } decisões
    }
replay-games = Outras partidas
replay-close = Fechar

## What can be done

replay-go-on = Continuar daqui
replay-go-on-text = Escolha um lugar e jogue a partir desta posição; bots jogam pelos outros. As cartas ocultas podem ser conhecidas pela reprodução, por isso a partida não conta para o ranking.
replay-go-on-seat = Seu lugar
replay-go-on-level = Os outros
replay-go-on-play = Jogar
replay-go-on-over = Aqui a partida já acabou. Volte antes.
replay-share = Copiar um link
replay-shared = Link copiado
replay-link = Link desta posição
replay-record = Baixar o registro

## The shuffle, drawn again

replay-verify = Conferir o embaralhamento
replay-verify-text = O seu navegador sorteia sozinho todas as cartas de novo, a partir do que cada um pôs no embaralhamento, e compara.
replay-verify-form = O registro traz um embaralhamento que se pode ler.
replay-verify-commitment = O segredo do servidor é aquele a que ele se prendeu antes da partida.
replay-verify-shown = Ele está preso pelo mesmo compromisso mostrado a este navegador.
replay-verify-own = O que este navegador pôs está no registro sem mudança.
replay-verify-people = Cada pessoa pôs aquilo a que se prendeu, e ninguém se prendeu depois de alguém revelar a sua parte.
replay-verify-seed = Tudo junto dá a semente do sorteio.
replay-verify-lot = O sorteio faz de { $player } o primeiro jogador.
replay-verify-deck = O baralho está como foi sorteado: { NUMBER($n, useGrouping: 0) } cartas.
replay-verify-removed = As cartas retiradas são as sorteadas.
replay-verify-continued = Esta partida continua outra: as cartas não foram sorteadas para ela e não há o que conferir. Confira a partida que ela continua.
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
replay-proves-people = Portanto nem o servidor nem jogador algum pôde escolher as cartas ou o primeiro jogador: o servidor se prendeu antes de saber o que as pessoas poriam.
replay-proves-bots = Portanto as cartas são as do segredo a que o servidor se prendeu. Só bots jogaram, e o servidor sorteou por eles: ninguém mais pôs nada.
replay-proves-nothing = Algo não confere. O registro não é aquele a que este embaralhamento leva: foi alterado, ou as cartas não foram sorteadas como deviam.

## What decisions were worth

replay-chances = Chances de vitória
replay-chances-text = A cada passo, pelo que pode saber quem decide ali: as cartas ocultas dos outros não contam.
replay-judging = As decisões estão sendo avaliadas …
replay-not-judged = Não foi possível avaliar as decisões.
replay-again = Tentar de novo
replay-points = Viradas e erros
replay-no-points = A liderança não mudou e ninguém errou.
replay-ahead = A partir daqui na frente: { $player }
replay-fall = { $before } → { $after }
replay-worth = Chance de vitória { $after } em vez de { $before }.
replay-fine = Chance de vitória { $after }.
replay-forced = Chance de vitória { $chance }; não havia outra escolha.
replay-better = Melhor: { $better }.
