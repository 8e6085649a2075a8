### As palavras do jogo em português do Brasil.
### Codes come in and words go out. $domain is A R E S C U, or "hidden" for a card seen from behind; $era
### is 1 to 3; $effect is a token; $player and $target are names, or numbers of seats that have none.
### Attributes are cases and articles for the sentences of this file; nobody else asks for them.
### [1] and not [one], which in Portuguese is 0 as well.

## Domains, Eras and cards

domain-A = Poder Militar
    .the = o Poder Militar
    .in = no Poder Militar
domain-R = Religião
    .the = a Religião
    .in = na Religião
domain-E = Economia
    .the = a Economia
    .in = na Economia
domain-S = Ciência
    .the = a Ciência
    .in = na Ciência
domain-C = Artes
    .the = as Artes
    .in = nas Artes
domain-U = Utopia
    .the = a Utopia
    .in = na Utopia
domain =
    { $domain ->
        [A] { domain-A }
        [R] { domain-R }
        [E] { domain-E }
        [S] { domain-S }
        [C] { domain-C }
        [U] { domain-U }
       *[other] { $domain }
    }
    .the =
        { $domain ->
            [A] { domain-A.the }
            [R] { domain-R.the }
            [E] { domain-E.the }
            [S] { domain-S.the }
            [C] { domain-C.the }
            [U] { domain-U.the }
           *[other] { $domain }
        }
    .in =
        { $domain ->
            [A] { domain-A.in }
            [R] { domain-R.in }
            [E] { domain-E.in }
            [S] { domain-S.in }
            [C] { domain-C.in }
            [U] { domain-U.in }
           *[other] { $domain }
        }
era-1 = Era I
era-2 = Era II
era-3 = Era III
era =
    { $era ->
        [1] { era-1 }
        [2] { era-2 }
       *[3] { era-3 }
    }
numeral =
    { $era ->
        [1] I
        [2] II
       *[3] III
    }
card =
    { $domain ->
        [hidden] carta da { era }
       *[other] { domain } { numeral }
    }
    .a =
        { $domain ->
            [hidden] uma { card }
           *[other] { card }
        }
card-several = { NUMBER($n, useGrouping: 0) } × { card }
cards =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } carta
       *[other] { NUMBER($n, useGrouping: 0) } cartas
    }
cards-of-era = { NUMBER($n, useGrouping: 0) } da { era }
no-cards = nenhuma

## Players

player =
    { $player ->
        [0] jogador 0
        [1] jogador 1
        [2] jogador 2
        [3] jogador 3
       *[other] { $player }
    }
    .start =
        { $player ->
            [0] O jogador 0
            [1] O jogador 1
            [2] O jogador 2
            [3] O jogador 3
           *[other] { $player }
        }
    .the =
        { $player ->
            [0] o jogador 0
            [1] o jogador 1
            [2] o jogador 2
            [3] o jogador 3
           *[other] { $player }
        }
    .of =
        { $player ->
            [0] do jogador 0
            [1] do jogador 1
            [2] do jogador 2
            [3] do jogador 3
           *[other] de { $player }
        }
target =
    { $target ->
        [0] jogador 0
        [1] jogador 1
        [2] jogador 2
        [3] jogador 3
       *[other] { $target }
    }
    .start =
        { $target ->
            [0] O jogador 0
            [1] O jogador 1
            [2] O jogador 2
            [3] O jogador 3
           *[other] { $target }
        }
    .the =
        { $target ->
            [0] o jogador 0
            [1] o jogador 1
            [2] o jogador 2
            [3] o jogador 3
           *[other] { $target }
        }
    .of =
        { $target ->
            [0] do jogador 0
            [1] do jogador 1
            [2] do jogador 2
            [3] do jogador 3
           *[other] de { $target }
        }
players =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } jogador
       *[other] { NUMBER($n, useGrouping: 0) } jogadores
    }
points =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } ponto
       *[other] { NUMBER($n, useGrouping: 0) } pontos
    }
both = { $first } e { $last }
name-guest = Visitante { NUMBER($chair, useGrouping: 0) }
name-free = Lugar livre
name-stand-in = { $player } (bot)

## Effects

effect-assassination = Assassinato
effect-assassination-text = Descarte 1 carta da mão.
effect-purge = Expurgo
effect-purge-text = Descarte 2 cartas da mão.
effect-holy-book = Escritura Sagrada
effect-holy-book-text = Neste turno, o limite da sua mão é de 5 cartas.
effect-divine-right = Direito Divino
effect-divine-right-text = Neste turno, o limite da sua mão é de 7 cartas.
effect-development = Desenvolvimento
effect-development-text = Descarte 1 carta da sua área de jogo e depois baixe 1 da mão.
effect-monopoly = Monopólio
effect-monopoly-text = Descarte 2 cartas da sua área de jogo e depois baixe 2 da mão.
effect-experiment = Experimento
effect-experiment-text = Devolva à mão 1 carta da sua área de jogo e depois baixe 1 da mão.
effect-research = Pesquisa
effect-research-text = Devolva à mão 2 cartas da sua área de jogo e depois baixe 2 da mão.
effect-oligarchy = Oligarquia
effect-oligarchy-text = Leve para a mão qualquer carta da pilha de descarte.
effect-republic = República
effect-republic-text = Leve para a mão quaisquer 2 cartas da pilha de descarte.
effect-attack = Ataque
effect-attack-text = Sacrifique uma carta de Poder Militar e descarte outra sua, da esfera que você escolher; todos os demais que tiverem cartas dessa esfera também perdem uma.
effect-inquisition = Inquisição
effect-inquisition-text = Sacrifique uma carta de Religião, pegue a mão inteira de outro jogador e devolva o mesmo número de cartas, à sua escolha.
effect-embargo = Embargo
effect-embargo-text =
    Coloque uma carta de Economia virada para baixo sobre uma carta de { $whom ->
        [another] outro
       *[any] qualquer
    } jogador, que não poderá baixar cartas dessa esfera no próximo turno dele.
effect-breakthrough = Descoberta
effect-breakthrough-text = Sacrifique uma carta de Ciência, compre 5 cartas e depois descarte 5 da mão.
effect-democracy = Democracia
effect-democracy-text =
    Coloque uma carta de Utopia virada para baixo em uma esfera de { $whom ->
        [another] outro
       *[any] qualquer
    } jogador, que passa a precisar ali de mais uma carta para vencer por hegemonia.
effect-inspiration = Inspiração
effect-inspiration-text = Se você tem mais cartas de Artes do que cada um dos outros, copie um efeito permanente para o qual outro jogador tem cartas suficientes e você não.
effect =
    { $effect ->
        [assassination] { effect-assassination }
        [purge] { effect-purge }
        [holy-book] { effect-holy-book }
        [divine-right] { effect-divine-right }
        [development] { effect-development }
        [monopoly] { effect-monopoly }
        [experiment] { effect-experiment }
        [research] { effect-research }
        [oligarchy] { effect-oligarchy }
        [republic] { effect-republic }
        [attack] { effect-attack }
        [inquisition] { effect-inquisition }
        [embargo] { effect-embargo }
        [breakthrough] { effect-breakthrough }
        [democracy] { effect-democracy }
        [inspiration] { effect-inspiration }
       *[other] { $effect }
    }
needs-level = nível { NUMBER($level, useGrouping: 0) }, a partir de { cards }
needs-discard = efeito de sacrifício
needs-lead = para quem lidera nas Artes
explained = { domain }, { effect } ({ $needs }): { $text }

## Steps, and what is asked

step-draft = draft
step-open = escolha no centro
step-play = fase 1, baixar uma carta
step-effects = fase 2, efeitos
step-resolve = fase 2, efeito em andamento
step-over = a partida acabou
asked-draft = Fique com uma carta do maço; o resto segue para a esquerda.
asked-open = Leve uma carta do centro para a sua área de jogo.
asked-play = Fase 1: baixe uma carta da mão.
asked-effects = Fase 2: use um efeito ou encerre o turno.
asked-over = A partida acabou.
asked-discard-hand = { effect }: descarte { cards } da mão.
asked-discard-area = { effect }: descarte { cards } da sua área de jogo e depois baixe { NUMBER($plays, useGrouping: 0) }.
asked-take-area = { effect }: devolva à mão { cards } da sua área de jogo e depois baixe { NUMBER($plays, useGrouping: 0) }.
asked-take-discard = { effect }: pegue { cards } da pilha de descarte.
asked-give-hand = { effect }: entregue { cards } da mão para { target.the }.
asked-play-hand = { effect }: baixe { cards } da mão.

## Decisions to choose from

decision-keep = ficar com { card.a }
decision-open = pegar { card.a } do centro
decision-play = baixar { card.a }
decision-discard = descartar { card.a }
decision-take = pegar { card.a }
decision-give = devolver { card.a }
decision-effect = { effect }
decision-inspire = Inspiração: copiar { effect } { target.of }
decision-attack = Ataque contra { domain.the }
decision-inquisition = Inquisição contra { target.the }
decision-embargo = Embargo { domain.in } { target.of }
decision-democracy = Democracia { domain.in } { target.of }
decision-end = encerrar o turno

## What has happened

log-sat = { player.start } se senta à mesa.
log-left = { player.start } se levanta da mesa; o lugar está livre.
log-committed = { player.start } dá o ok para embaralhar.
log-revealed = { player.start } contribui para o embaralhamento.
log-reshuffle = Um lugar ficou livre: vamos embaralhar de novo.
log-began = A partida começa. Primeiro jogador: { player }.
log-decided-keep = { player.start } fica com { card.a }.
log-decided-open = { player.start } pega { card } do centro.
log-decided-play = { player.start } baixa { card }.
log-decided-discard = { player.start } descarta { card }.
log-decided-take = { player.start } leva { card } para a mão.
log-decided-give = { player.start } devolve { card.a }.
log-decided-effect = { player.start } usa { effect }.
log-decided-inspire = { player.start } copia { effect } { target.of }.
log-decided-attack = { player.start } ataca { domain.the }.
log-decided-inquisition = { player.start } usa Inquisição contra { target.the }.
log-decided-embargo = { player.start } põe um Embargo { domain.in } { target.of }.
log-decided-democracy = { player.start } põe Democracia { domain.in } { target.of }.
log-decided-end = { player.start } encerra o turno.
log-undone =
    { $n ->
        [1] { player.start } desfaz { NUMBER($n, useGrouping: 0) } decisão.
       *[other] { player.start } desfaz { NUMBER($n, useGrouping: 0) } decisões.
    }
log-away-left = { player.start } sai; um bot continua jogando.
log-away-clock = { player.start } não tem mais tempo; um bot continua jogando.
log-back = { player.start } está de volta à partida.
log-wants-pause-on = { player.start } pede uma pausa.
log-wants-pause-off = { player.start } quer continuar a partida.
log-paused = Pausa: os relógios estão parados.
log-resumed = A partida continua.
log-talked = { player.start }: { $text }
log-muted-on = Você não vê mais as mensagens { player.of }.
log-muted-off = Você volta a ver as mensagens { player.of }.
log-reported = Agradecemos! Quem cuida do servidor vai dar uma olhada.
log-ended-hegemony =
    { $n ->
        [1] { $winners } vence por hegemonia.
       *[other] { $winners } vencem por hegemonia.
    }
log-ended-majority =
    { $n ->
        [1] { $winners } vence por dominação.
       *[other] { $winners } vencem por dominação.
    }
log-ended-stalemate =
    { $n ->
        [1] Há dez rodadas ninguém compra cartas: { $winners } vence por dominação.
       *[other] Há dez rodadas ninguém compra cartas: { $winners } vencem por dominação.
    }
log-rematch = Há uma mesa aberta para a revanche.
log-closed = A mesa foi fechada: nem todos chegaram a tempo.
cards-lost = { player.start } perde: { $cards }.
cards-drawn = Você compra: { $cards }.

## The result in one line, after "won by"

result-hegemony = { $winners }, por hegemonia
result-majority = { $winners }, por dominação ({ $points })
result-stalemate = { $winners }, por dominação após um impasse ({ $points })
result-after-tie = { $result }, após empate em pontos
result-side = { $side }: { NUMBER($n, useGrouping: 0) }
result-team = jogadores { NUMBER($first, useGrouping: 0) } e { NUMBER($last, useGrouping: 0) }

## What a table agrees on

edition-consensus = Regras comuns
edition-consensus-text = O que as cinco edições têm em comum; onde diferem, o que diz a maioria delas.
edition-uk = Edição ucraniana
edition-uk-text = No draft, as cartas do centro são escolhidas em sentido horário.
edition-ro = Edição romena
edition-ro-text = O Embargo só vale contra outros jogadores, a Democracia pode ir para qualquer esfera, mesmo vazia, e a moeda fica até alguém ter mais cartas de Artes.
edition-el = Edição grega
edition-el-text = Joga-se como nas regras comuns.
edition-pt = Edição brasileira
edition-pt-text = O Embargo e a Democracia só valem contra outros jogadores, a Democracia pode ir para uma esfera vazia e, depois da última carta do baralho, cada um dos demais tem exatamente mais um turno.
edition-it = Edição italiana
edition-it-text = Joga-se como nas regras comuns.
edition =
    { $edition ->
        [uk] { edition-uk }
        [ro] { edition-ro }
        [el] { edition-el }
        [pt] { edition-pt }
        [it] { edition-it }
       *[consensus] { edition-consensus }
    }
setup-base = Variante Básica
setup-base-text = Todos começam com 3 cartas do baralho e a área de jogo vazia.
setup-draft = Variante Draft
setup-draft-text = Cada um escolhe 3 cartas de maços que passam de mão em mão e mais 1 do centro para a sua área de jogo.
setup =
    { $setup ->
        [draft] { setup-draft }
       *[base] { setup-base }
    }
teams = Partida em equipes
teams-text = Dois contra dois: quem se senta frente a frente vence junto.
level-1 = Iniciante
level-1-text = Amigável, só tem olhos para as próprias cartas.
level-2 = Aprendiz
level-2-text = Planeja o turno inteiro.
level-3 = Conselheiro
level-3-text = Olha um pouco à frente e também para os outros.
level-4 = Estrategista
level-4-text = Olha mais à frente.
level-5 = Mestre
level-5-text = Aprendeu jogando contra si mesmo: um oponente difícil.
level-6 = Imperador
level-6-text = O mais forte de todos; precisa de um instante para pensar.
phase-waiting = Estamos esperando todos se sentarem.
phase-shuffling = As cartas estão sendo embaralhadas.
phase-playing = A partida está em andamento.
phase-paused = A partida está em pausa; os relógios estão parados.
phase-over = A partida acabou.
phase-closed = A mesa foi fechada: nem todos chegaram a tempo.

## What went wrong, and what to do

error-malformed = O servidor não entendeu esta página. Recarregue-a e tente de novo.
error-too-large = Isso era longo demais para o servidor. Encurte e tente de novo.
error-too-fast = Isso foi rápido demais e não valeu. Espere um instante e tente de novo.
error-too-many = Há pedidos demais vindos da sua rede. Feche as páginas de que não precisa ou espere um minuto.
error-slow = Sua conexão não acompanha a mesa. Verifique-a e recarregue a página.
error-late = O servidor esperou em vão por esta página. Verifique sua conexão e recarregue-a.
error-origin = Esta página é de outro site. Abra o jogo no endereço dele.
error-unknown = Não existe essa mesa ou partida aqui. Confira o link.
error-not-yours = Esse lugar não é seu. Sente-se primeiro ou escolha um dos seus.
error-not-now = Isso não é possível agora. Veja como está a mesa.
error-not-your-turn = Agora quem decide é outra pessoa. Espere a sua vez.
error-old-position = A mesa mudou nesse meio-tempo. Olhe de novo e escolha outra vez.
error-illegal = As regras não permitem isso. Escolha uma das opções oferecidas.
error-taken = Esse lugar já está ocupado. Escolha outro.
error-refused = Do jeito que você informou, não é possível. Mude e tente de novo.
error-id-reused = A página confundiu suas mensagens. Recarregue-a.
error-unavailable = O servidor não consegue salvar nada agora. Espere um instante e tente de novo.
error-newer = Esta mesa foi gravada por uma versão mais nova do servidor. Volte quando o servidor estiver atualizado; nada se perdeu.
error-stopping = O servidor está reiniciando. Volte daqui a pouco.

## Why something cannot be done; $rule is the number of the rule

why-over = A partida acabou ({ $rule }).
why-not-your-turn = Agora quem decide é { target.the } ({ $rule }).
why-not-your-pick = Agora quem escolhe é { target.the } ({ $rule }).
why-players = Há só { players } nesta mesa ({ $rule }).
why-no-draft = Esta partida é jogada sem draft ({ $rule }).
why-keep-first = Primeiro fique com uma carta do seu maço ({ $rule }).
why-open-first = Primeiro pegue uma carta do centro ({ $rule }).
why-pack = Não há { card } no seu maço ({ $rule }).
why-centre = Não há { card } no centro ({ $rule }).
why-draft-over = O draft já acabou ({ $rule }).
why-no-card = Você não tem { card } na mão para baixar ({ $rule }).
why-embargo = Um embargo impede você de baixar cartas de { domain } neste turno ({ $rule }).
why-play-first = Primeiro baixe uma carta da mão ({ $rule }).
why-one-play = Na fase 1 se baixa uma carta só ({ $rule }).
why-step = Os efeitos são usados na fase 2: primeiro baixe uma carta ({ $rule }).
why-not-asked = Nenhum efeito pede isso a você agora ({ $rule }).
why-resolving = Conclua primeiro o efeito { effect } ({ $rule }).
why-used-permanent = Você já usou um efeito permanente de { domain } neste turno ({ $rule }).
why-used-discard = Você já usou o efeito de sacrifício de { domain } neste turno ({ $rule }).
why-level = { effect } requer { cards } de { domain } na sua área de jogo; você tem { NUMBER($have, useGrouping: 0) } ({ $rule }).
why-payment = { effect } custa uma carta de { domain } da sua área de jogo, e você não tem nenhuma ({ $rule }).
why-hand = Você precisa de pelo menos { cards } na mão ({ $rule }).
why-area = Você precisa de pelo menos { cards } na sua área de jogo ({ $rule }).
why-pile = A pilha de descarte precisa ter pelo menos { cards } ({ $rule }).
why-playable = Depois você não teria cartas suficientes para baixar ({ $rule }).
why-not-in-hand = Você não tem { card } na mão ({ $rule }).
why-not-in-area = Você não tem { card } na sua área de jogo ({ $rule }).
why-not-in-pile = Não há { card } na pilha de descarte ({ $rule }).
why-dead-end = Com essa escolha você não conseguiria concluir o efeito ({ $rule }).
why-attack = Para atacar { domain.the }, você também precisa ter ali uma carta para perder ({ $rule }).
why-attack-army = Para atacar o Poder Militar, você precisa de duas cartas de Poder Militar ({ $rule }).
why-attack-none = Além da carta de Poder Militar que o Ataque custa, você precisa de outra carta na sua área de jogo ({ $rule }).
why-inquisition = Escolha outro jogador, não você ({ $rule }).
why-embargo-target = { target.start } não tem carta de { domain } virada para cima ({ $rule }).
why-embargo-own = Para cobrir sua própria Economia, você precisa de duas cartas de Economia ({ $rule }).
why-embargo-another = Nesta edição, o Embargo só vale contra outros jogadores ({ $rule }).
why-embargo-none = Não há nenhuma carta virada para cima para cobrir ({ $rule }).
why-democracy-target = { target.start } não tem carta de { domain } virada para cima ({ $rule }).
why-democracy-own = Para escolher sua própria Utopia, você precisa de duas cartas de Utopia ({ $rule }).
why-democracy-another = Nesta edição, a Democracia só vale contra outros jogadores ({ $rule }).
why-democracy-none = Não há nenhuma esfera com carta virada para cima ({ $rule }).
why-lead = Você precisa ter mais cartas de Artes do que cada um dos outros jogadores ({ $rule }).
why-inspire-own = Você só pode copiar um efeito de outro jogador ({ $rule }).
why-no-sources = Nenhum outro jogador tem as cartas para um efeito permanente ({ $rule }).
why-no-source = { target.start } não tem as cartas para nenhum efeito permanente ({ $rule }).
why-source = { target.start } não tem as cartas para { effect } ({ $rule }).
why-copied = Você só pode copiar um efeito por turno ({ $rule }).
why-own-effect = Você tem cartas suficientes para { effect }: use o seu próprio efeito ({ $rule }).
why-copied-domain = Você já usou um efeito permanente de { domain } neste turno e não pode copiar outro ({ $rule }).

## Talk at the table

phrase-hello = Boa partida a todos!
phrase-thanks = Valeu!
phrase-well-played = Boa jogada, { player }!
phrase-agreed = Combinado.
phrase-no-deal = Nada feito.
phrase-one-moment = Um momento, por favor.
phrase-about-to-win = { player.start } está prestes a vencer!
phrase-about-to-win-by = { player.start } está prestes a vencer com { domain.the }!
phrase-stop = Precisamos parar { player.the }.
phrase-attack = Vamos atacar { domain.the }!
phrase-will-attack = Vou atacar { domain.the }.
phrase-spare = Por favor, não mexam com { domain.the }.
phrase-embargo = Alguém deveria pôr um embargo { domain.in } { player.of }.
phrase-democracy = Alguém deveria pôr democracia { domain.in } { player.of }.
phrase-inquisition = Alguém deveria olhar a mão { player.of }.
phrase-truce = Uma trégua entre nós, { player }?
phrase-your-turn-to-act = Agora é com você, { player }.
phrase-hand-is-harmless = Não tenho nada de perigoso na mão.

## The table in the terminal

table-agreed =
    { $teams ->
        [yes] { edition }, { players }, em equipes, { setup }
       *[no] { edition }, { players }, { setup }
    }
table-over = { $agreed }: { step-over }
table-draft = { $agreed }: { $step }, escolhe { player.the }
table-turn = { $agreed }: turno { player.of }, { $step }
table-cards = { cards } ({ $eras })
table-last-round = { $deck }, última rodada
table-sure = { $cards }, com certeza { $sure }
table-area = área: { $cards }
table-area-counted = área: { $cards } ({ $columns })
table-column = { domain } { NUMBER($n, useGrouping: 0) }
table-hand = mão: { $cards }
table-pack = maço: { $cards }
table-embargo =
    { $n ->
        [1] embargo { domain.in }
       *[other] embargo { domain.in }, { cards }
    }
table-democracy =
    { $n ->
        [1] democracia { domain.in }
       *[other] democracia { domain.in }, { cards }
    }
table-coin = Moeda das Artes { player.of } { domain.in }
label-deck = baralho
label-centre = centro
label-pack = maço
label-discard = descarte
label-won = vitória
label-limit = limite
label-barred = proibido
label-used = usados
label-asked = pede-se
label-legal = opções
label-decided = decisão
other-rules = Esta partida foi jogada com a versão { NUMBER($played, useGrouping: 0) } das regras. Ela é mostrada pela versão { NUMBER($now, useGrouping: 0) }, até onde serve.
show-title = { $file }, partida { NUMBER($game, useGrouping: 0) }, decisões: { NUMBER($made, useGrouping: 0) } de { NUMBER($all, useGrouping: 0) }

## Playing in the terminal

play-welcome = Carta Impera Victoria. Digite o número de uma opção ou `help`.
play-seats = Jogadores: { NUMBER($n, useGrouping: 0) }; seus números: { $seats }. O jogador 0 é o primeiro jogador.
play-no-seats = nenhum
play-bots = Bots de nível { NUMBER($level, useGrouping: 0) } jogam pelos demais.
play-bot = O bot { $bot } joga pelos demais.
play-bots-on = Agora jogam bots de nível { NUMBER($level, useGrouping: 0) }.
play-teams = Os jogadores 0 e 2 jogam juntos, assim como os jogadores 1 e 3.
play-goodbye = Até logo!
play-area = Sua área de jogo: { $cards }
play-hand = Sua mão: { $cards }
play-choice = Sua escolha, { player }:
play-hand-over = Agora é a vez { player.of }. Aperte Enter quando só você estiver vendo a tela.
play-over = A partida acabou; `save ARQUIVO`, `log`, `undo` ou `quit`:
play-unknown = { $text } não está na lista nem é um comando; tente `help`.
play-refused = Isso não é possível: { $why }
play-goal = Para vencer, encerre seu turno com { cards } da mesma esfera na sua área de jogo.
play-commands = Digite o número de uma opção, o código dela ou um destes comandos:
command-help = help: esta lista; `help ataque` explica um efeito, `help economia` uma esfera, `help effects` todos os efeitos
command-why = why: por que algo não é possível agora, como em `why ataque` ou `why play A1`
command-table = table: a mesa como você a vê
command-log = log: todas as decisões até agora
command-undo = undo: volta à última decisão de uma pessoa
command-level = level N: os bots jogam melhor ou pior, de 1 a 6
command-save = save ARQUIVO: guarda a partida em um arquivo
command-load = load ARQUIVO: continua uma partida guardada
command-quit = quit: sair
play-no-effect = Não existe o efeito { $text }; existem { $effects } e { $domains }.
play-no-decision = { $text } não é uma decisão; tente `why ataque` ou `why play A1`
play-possible = Isso é possível agora.
play-not-decided = Você ainda não decidiu nada.
play-undone = De volta à decisão { NUMBER($n, useGrouping: 0) }.
play-saved = Partida salva em { $file }.
play-no-name = dê um nome de arquivo: `{ $command } evening.json`
play-no-file = { $file }: não existe esse arquivo ou pasta
play-no-level = { $text } não é um nível; há níveis de 1 a 6
play-crowded = há { NUMBER($people, useGrouping: 0) } pessoas para apenas { NUMBER($n, useGrouping: 0) } lugares
play-wrong-people = { $file }: people é { $people }; deve ser uma lista de lugares

## The analysis of a game

percent = { NUMBER($n, useGrouping: 0) }%
mark-inaccuracy = imprecisão
mark-mistake = erro
mark-blunder = erro grave
analysis-title = { $file }, partida { NUMBER($game, useGrouping: 0) }, decisões avaliadas: { NUMBER($n, useGrouping: 0) }
analysis-note = A chance de vitória com a melhor decisão e com a que foi tomada, pelo que podia saber quem decidia.
analysis-none = Nenhuma decisão está marcada.
analysis-number = nº
analysis-player = jogador
analysis-decision = decisão
analysis-before = ideal
analysis-after = tomada
analysis-mark = avaliação
analysis-better = melhor
analysis-choices = escolhas
analysis-lost = pontos perdidos em média
analysis-inaccuracies = imprecisões
analysis-mistakes = erros
analysis-blunders = erros graves
analysis-option = { $decision } ({ NUMBER($chance, useGrouping: 0) }%)
analysis-turning =
    { $n ->
        [one] Na frente após { NUMBER($n, useGrouping: 0) } decisão: { player } ({ NUMBER($chance, useGrouping: 0) }%)
       *[other] Na frente após { NUMBER($n, useGrouping: 0) } decisões: { player } ({ NUMBER($chance, useGrouping: 0) }%)
    }
analysis-made = decisões tomadas
analysis-chance = chance de vitória
