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
no-cards = nenhuma carta

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
name-free = Lugar livre
name-person = Jogador { NUMBER($n, useGrouping: 0) }
name-twin = { $player } ({ NUMBER($n, useGrouping: 0) })
name-bot-1 = Aurélia
name-bot-2 = Marcos
name-bot-3 = Helena
name-bot-4 = Léo
name-bot-5 = Sofia
name-bot-6 = Vítor
name-bot-7 = Irene
name-bot-8 = Félix
name-bot-9 = Diana
name-bot-10 = Heitor
name-bot-11 = Júlia
name-bot-12 = Romeu
name-guest-1 = Coruja
name-guest-2 = Raposa
name-guest-3 = Urso
name-guest-4 = Lebre
name-guest-5 = Garça
name-guest-6 = Lince
name-guest-7 = Lontra
name-guest-8 = Corvo

## Effects

effect-assassination = Assassinato
    .the = o Assassinato
effect-assassination-text = Descarte 1 carta da mão.
effect-purge = Expurgo
    .the = o Expurgo
effect-purge-text = Descarte 2 cartas da mão.
effect-holy-book = Escritura Sagrada
    .the = a Escritura Sagrada
effect-holy-book-text = Neste turno, o limite da sua mão é de 5 cartas.
effect-divine-right = Direito Divino
    .the = o Direito Divino
effect-divine-right-text = Neste turno, o limite da sua mão é de 7 cartas.
effect-development = Desenvolvimento
    .the = o Desenvolvimento
effect-development-text = Descarte 1 carta da sua área de jogo e depois baixe 1 da mão.
effect-monopoly = Monopólio
    .the = o Monopólio
effect-monopoly-text = Descarte 2 cartas da sua área de jogo e depois baixe 2 da mão.
effect-experiment = Experimento
    .the = o Experimento
effect-experiment-text = Devolva à mão 1 carta da sua área de jogo e depois baixe 1 da mão.
effect-research = Pesquisa
    .the = a Pesquisa
effect-research-text = Devolva à mão 2 cartas da sua área de jogo e depois baixe 2 da mão.
effect-oligarchy = Oligarquia
    .the = a Oligarquia
effect-oligarchy-text = Coloque na mão 1 carta da pilha de descarte, à sua escolha.
effect-republic = República
    .the = a República
effect-republic-text = Coloque na mão 2 cartas da pilha de descarte, à sua escolha.
effect-attack = Ataque
    .the = o Ataque
effect-attack-text = Sacrifique uma carta de Poder Militar e descarte da sua área de jogo uma carta da esfera que escolher; todos os demais que tiverem cartas dessa esfera também perdem uma.
effect-inquisition = Inquisição
    .the = a Inquisição
effect-inquisition-text = Sacrifique uma carta de Religião, pegue a mão inteira de outro jogador e devolva o mesmo número de cartas, à sua escolha.
effect-embargo = Embargo
    .the = o Embargo
effect-embargo-text =
    Coloque uma das suas cartas de Economia virada para baixo sobre uma carta de { $whom ->
        [another] outro
       *[any] qualquer
    } jogador; em seu próximo turno, esse jogador não poderá baixar cartas da esfera coberta.
effect-breakthrough = Descoberta
    .the = a Descoberta
effect-breakthrough-text = Sacrifique uma carta de Ciência, compre 5 cartas e depois descarte 5 da mão.
effect-democracy = Democracia
    .the = a Democracia
effect-democracy-text =
    { $whom ->
        [another] Coloque uma das suas cartas de Utopia virada para baixo em qualquer esfera de outro jogador
        [any] Coloque uma das suas cartas de Utopia virada para baixo em qualquer esfera de qualquer jogador
       *[any-with-card] Coloque uma das suas cartas de Utopia virada para baixo em uma esfera de qualquer jogador, desde que já haja uma carta nela
    }; para vencer por hegemonia, esse jogador passa a precisar de mais uma carta ali.
effect-inspiration = Inspiração
    .the = a Inspiração
effect-inspiration-text = Se você tiver mais cartas de Artes do que qualquer outro jogador, copie um efeito permanente a que outro jogador tenha acesso e você não.
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
    .the =
        { $effect ->
            [assassination] { effect-assassination.the }
            [purge] { effect-purge.the }
            [holy-book] { effect-holy-book.the }
            [divine-right] { effect-divine-right.the }
            [development] { effect-development.the }
            [monopoly] { effect-monopoly.the }
            [experiment] { effect-experiment.the }
            [research] { effect-research.the }
            [oligarchy] { effect-oligarchy.the }
            [republic] { effect-republic.the }
            [attack] { effect-attack.the }
            [inquisition] { effect-inquisition.the }
            [embargo] { effect-embargo.the }
            [breakthrough] { effect-breakthrough.the }
            [democracy] { effect-democracy.the }
            [inspiration] { effect-inspiration.the }
           *[other] { $effect }
        }
needs-level = nível { NUMBER($level, useGrouping: 0) }, a partir de { cards }
needs-discard = efeito de sacrifício
needs-lead = se você liderar nas Artes
explained = { domain }, { effect } ({ $needs }): { $text }

## Steps, and what is asked

step-draft = draft
step-open = escolha no centro
step-play = fase 1, baixar uma carta
step-effects = fase 2, efeitos
step-resolve = fase 2, efeito em andamento
step-over = a partida acabou
asked-draft = Fique com uma carta do seu maço.
asked-open = Leve uma carta do centro para a sua área de jogo.
asked-play = Fase 1: baixe uma carta da mão.
asked-effects = Fase 2: use um efeito ou encerre o turno.
asked-over = A partida acabou.
asked-discard-hand = { effect }: descarte { cards } da mão.
asked-discard-area = { effect }: descarte { cards } da sua área de jogo e depois baixe { NUMBER($plays, useGrouping: 0) } da mão.
asked-take-area = { effect }: devolva à mão { cards } da sua área de jogo e depois baixe { NUMBER($plays, useGrouping: 0) } da mão.
asked-take-discard = { effect }: coloque na mão { cards } da pilha de descarte.
asked-give-hand = { effect }: devolva { cards } da sua mão para { target.the }.
asked-play-hand = { effect }: baixe { cards } da mão.

## Decisions to choose from

decision-keep = ficar com { card.a }
decision-open = pegar { card.a } do centro
decision-play = baixar { card.a }
decision-discard = descartar { card.a }
decision-take = colocar { card.a } na mão
decision-give = devolver { card.a }
decision-effect = { effect }
decision-inspire = Inspiração: copiar { effect.the } { target.of }
decision-attack = Ataque contra { domain.the }
decision-inquisition = Inquisição contra { target.the }
decision-embargo = Embargo { domain.in } { target.of }
decision-democracy = Democracia { domain.in } { target.of }
decision-end = encerrar o turno

## What has happened

log-sat = { player.start } se senta à mesa.
log-left = { player.start } deixa a mesa; o lugar fica livre.
log-filled-on = { player.start } põe um bot em um lugar livre.
log-filled-off = { player.start } tira um bot; o lugar fica livre.
log-committed = { player.start } está a postos para embaralhar.
log-revealed = { player.start } ajuda a embaralhar.
log-reshuffle = Um lugar ficou livre, e o embaralhamento recomeça.
log-began = A partida começa. Primeiro jogador: { player }.
log-decided-keep = { player.start } fica com { card.a }.
log-decided-open = { player.start } pega { card } do centro.
log-decided-play = { player.start } baixa { card }.
log-decided-discard = { player.start } descarta { card }.
log-decided-take = { player.start } coloca { card } na mão.
log-decided-give = { player.start } devolve { card.a }.
log-decided-effect = { player.start } usa { effect.the }.
log-decided-inspire = { player.start } copia { effect.the } { target.of }.
log-decided-attack = { player.start } ataca { domain.the }.
log-decided-inquisition = { player.start } usa a Inquisição contra { target.the }.
log-decided-embargo = { player.start } põe um Embargo { domain.in } { target.of }.
log-decided-democracy = { player.start } usa a Democracia { domain.in } { target.of }.
log-decided-end = { player.start } encerra o turno.
log-chosen-on = Você escolhe ficar com { card.a }.
log-chosen-off = Você desfaz sua escolha.
log-undone =
    { $n ->
        [1] { player.start } desfaz { NUMBER($n, useGrouping: 0) } decisão.
       *[other] { player.start } desfaz { NUMBER($n, useGrouping: 0) } decisões.
    }
log-hinted = { player.start } recebe uma dica.
log-away-left = { player.start } saiu da partida; um bot assume o lugar.
log-away-clock = O tempo { player.of } acabou; um bot assume o lugar.
log-away-vote = { player.start } não joga há algum tempo; por votação, um bot assume o lugar.
log-back = { player.start } está de volta à partida.
log-voted = { player.start } vota pela entrada de um bot.
log-wants-pause-on = { player.start } pede uma pausa.
log-wants-pause-off = { player.start } já pode continuar.
log-paused = Pausa: os relógios estão parados.
log-resumed = A partida continua.
log-talked = { player.start }: { $text }
log-muted-on = Você não vê mais as mensagens { player.of }.
log-muted-off = Você voltou a ver as mensagens { player.of }.
log-reported = Agradecemos o aviso! A administração vai dar uma olhada.
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
        [1] Ninguém compra cartas há dez rodadas: { $winners } vence por dominação.
       *[other] Ninguém compra cartas há dez rodadas: { $winners } vencem por dominação.
    }
log-rematch = Há uma mesa aberta para a revanche.
log-closed-nobody = A mesa foi fechada: nem todo mundo chegou a tempo.
log-closed-host = A administração fechou esta mesa.
cards-lost = { player.start } perde { $cards }.
cards-drawn = Você compra { $cards }.

## The result in one line, after "won by"

result-hegemony = { $winners }, por hegemonia
result-majority = { $winners }, por dominação ({ $points })
result-stalemate = { $winners }, por dominação após um impasse ({ $points })
result-after-tie = { $result }, após empate em pontos
result-side = { $side }: { NUMBER($n, useGrouping: 0) }

## What a table agrees on

edition-consensus = Regras comuns
edition-consensus-text = O que as cinco edições têm em comum; onde divergem, vale o que diz a maioria delas.
edition-uk = Edição ucraniana
edition-uk-text = No draft, as cartas do centro são escolhidas em sentido horário.
edition-ro = Edição romena
edition-ro-text = O Embargo só vale contra outros jogadores; a Democracia pode ir para qualquer esfera, mesmo vazia; a moeda fica onde está até alguém ter mais cartas de Artes do que o jogador que copiou.
edition-el = Edição grega
edition-el-text = Igual às regras comuns.
edition-pt = Edição brasileira
edition-pt-text = O Embargo e a Democracia só valem contra outros jogadores; a Democracia pode ir para qualquer esfera, mesmo vazia; depois que alguém compra a última carta do baralho, cada um dos demais joga exatamente mais um turno.
edition-it = Edição italiana
edition-it-text = Igual às regras comuns.
edition =
    { $edition ->
        [uk] { edition-uk }
        [ro] { edition-ro }
        [el] { edition-el }
        [pt] { edition-pt }
        [it] { edition-it }
       *[consensus] { edition-consensus }
    }
    .of =
        { $edition ->
            [uk] da edição ucraniana
            [ro] da edição romena
            [el] da edição grega
            [pt] da edição brasileira
            [it] da edição italiana
           *[consensus] comuns
        }
setup-base = Variante Básica
setup-base-text = Todos começam com 3 cartas do baralho e a área de jogo vazia.
setup-draft = Variante Draft
setup-draft-text = Cada jogador escolhe 3 cartas de maços que passam de mão em mão e 1 do centro para a sua área de jogo.
setup =
    { $setup ->
        [draft] { setup-draft }
       *[base] { setup-base }
    }
teams = Partida em equipes
teams-text = Dois contra dois: cada dupla se senta frente a frente e vence junta.
level-1 = Iniciante
level-1-text = Amigável; só tem olhos para as próprias cartas.
level-2 = Aprendiz
level-2-text = Planeja o turno inteiro.
level-3 = Diplomata
level-3-text = Pensa um pouco à frente e fica de olho nos outros.
level-4 = Estrategista
level-4-text = Pensa bem mais à frente.
level-5 = Mestre
level-5-text = Aprendeu jogando contra as próprias cópias: é páreo duro.
level-6 = Monarca
level-6-text = Não há quem jogue melhor; só precisa de um instante para pensar.
phase-waiting = Esperando todo mundo se sentar.
phase-shuffling = As cartas estão sendo embaralhadas.
phase-playing = A partida está em andamento.
phase-paused = A partida está em pausa; os relógios estão parados.
phase-over = A partida acabou.
phase-closed = A mesa está fechada.

## Calling somebody back to slow games

call-title = É a sua vez
call-text =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } mesa espera por você.
       *[other] { NUMBER($n, useGrouping: 0) } mesas esperam por você.
    }
call-room-tables =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } nova mesa pública espera por jogadores.
       *[other] { NUMBER($n, useGrouping: 0) } novas mesas públicas esperam por jogadores.
    }
call-room-games =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } partida pública terminou.
       *[other] { NUMBER($n, useGrouping: 0) } partidas públicas terminaram.
    }

## What went wrong, and what to do

error-malformed = O servidor não entendeu o que esta página enviou. Recarregue-a e tente de novo.
error-too-large = Isso é longo demais para o servidor. Encurte e tente de novo.
error-too-fast = Isso foi rápido demais e não valeu. Espere um instante e tente de novo.
error-enough = Isso já foi feito vezes demais nesta mesa. Continue a partida ou abra outra mesa.
error-unattended = Você deixou muitas mesas abertas sem ninguém nelas. Primeiro termine algumas dessas partidas ou saia delas.
error-bots-only = Este servidor não abre mesas só para bots. Deixe pelo menos um lugar para uma pessoa.
error-too-many = Há pedidos demais vindos da sua rede. Feche as páginas de que não precisa ou espere um minuto.
error-slow = Sua conexão não acompanha a mesa. Verifique-a e recarregue a página.
error-late = Esta página demorou demais para responder. Verifique sua conexão e recarregue a página.
error-host = O servidor não atende por este nome. Abra o jogo no endereço certo.
error-origin = Esta página vem de outro site. Abra o jogo no endereço certo.
error-unknown = Este link não leva a nenhuma mesa nem partida. Confira o link ou abra uma nova mesa.
error-not-yours = Esse lugar não é seu. Ocupe um lugar primeiro ou escolha um dos seus.
error-not-now = Isso não é possível agora. Veja como está a mesa.
error-not-your-turn = Agora quem decide é outra pessoa. Espere a sua vez.
error-old-position = A mesa mudou nesse meio-tempo. Dê outra olhada e escolha de novo.
error-illegal = As regras não permitem isso. Escolha uma das opções oferecidas.
error-taken = Já tem alguém nesse lugar. Escolha outro.
error-name = Este nome não serve aqui. Use até 24 caracteres (letras de um só alfabeto e números) e nada que pareça nome de bot.
error-code = Este código não existe ou não vale mais. Crie um novo no seu outro aparelho.
error-passkey = Esta chave de acesso não funciona aqui: é desconhecida, foi removida ou respondeu tarde demais. Tente de novo ou use um código de outro aparelho.
error-refused = Do jeito que está, não dá para aceitar. Mude e tente de novo.
error-id-reused = Esta página confundiu as mensagens. Recarregue-a.
error-unavailable = O servidor não consegue salvar nada agora. Espere um instante e tente de novo.
error-newer = Esta mesa foi salva por uma versão mais nova do servidor. Volte quando ele estiver atualizado; nada se perdeu.
error-stopping = O servidor está reiniciando. Volte daqui a pouco.
error-banned = A administração bloqueou você neste servidor. Se você acha que foi um engano, escreva para ela; a página de privacidade diz como.
error-muted = A administração silenciou você nas conversas. Você pode continuar jogando.
error-maintenance = O servidor está em manutenção, e por isso não dá para abrir novas mesas. As partidas já começadas continuam; tente de novo mais tarde.
error-until = A restrição vale até { $until }.

## Why something cannot be done; $rule is the number of the rule

why-over = A partida acabou ({ $rule }).
why-not-your-turn = Agora quem decide é { target.the } ({ $rule }).
why-not-your-pick = Agora quem escolhe é { target.the } ({ $rule }).
why-players = Só há { players } nesta mesa ({ $rule }).
why-no-draft = Esta partida é jogada sem draft ({ $rule }).
why-keep-first = Primeiro fique com uma carta do seu maço ({ $rule }).
why-open-first = Primeiro pegue uma carta do centro ({ $rule }).
why-pack = Não há { card } no seu maço ({ $rule }).
why-centre = Não há { card } no centro ({ $rule }).
why-draft-over = O draft já acabou ({ $rule }).
why-no-card = Você não tem { card } na mão para baixar ({ $rule }).
why-embargo = Um Embargo impede você de baixar cartas de { domain } neste turno ({ $rule }).
why-play-first = Primeiro baixe uma carta da mão ({ $rule }).
why-one-play = Na fase 1, você baixa uma carta só ({ $rule }).
why-step = Os efeitos são usados na fase 2: primeiro baixe uma carta ({ $rule }).
why-not-asked = Nenhum efeito pede isso a você agora ({ $rule }).
why-resolving = Primeiro conclua { effect.the } ({ $rule }).
why-used-permanent = Você já usou um efeito permanente de { domain } neste turno ({ $rule }).
why-used-discard = Você já usou o efeito de sacrifício de { domain } neste turno ({ $rule }).
why-level = Para usar { effect.the }, você precisa de { cards } de { domain } na sua área de jogo; você tem { NUMBER($have, useGrouping: 0) } ({ $rule }).
why-payment = Usar { effect.the } custa uma carta de { domain } da sua área de jogo, e você não tem nenhuma ({ $rule }).
why-hand = Você precisa de pelo menos { cards } na mão ({ $rule }).
why-area = Você precisa de pelo menos { cards } na sua área de jogo ({ $rule }).
why-pile = A pilha de descarte precisa ter pelo menos { cards } ({ $rule }).
why-playable = Não sobrariam cartas suficientes que você pudesse baixar ({ $rule }).
why-not-in-hand = Você não tem { card } na mão ({ $rule }).
why-not-in-area = Você não tem { card } na sua área de jogo ({ $rule }).
why-not-in-pile = Não há { card } na pilha de descarte ({ $rule }).
why-dead-end = Com essa escolha você não conseguiria concluir o efeito ({ $rule }).
why-attack = Para atacar { domain.the }, você também precisa ter pelo menos uma carta de { domain } na sua área de jogo ({ $rule }).
why-attack-army = Para atacar o Poder Militar, você precisa de duas cartas de Poder Militar na sua área de jogo ({ $rule }).
why-attack-none = O Ataque custa uma carta de Poder Militar, e você ainda precisa ter na sua área de jogo uma carta da esfera que vai atacar ({ $rule }).
why-inquisition = A Inquisição só vale contra outro jogador ({ $rule }).
why-embargo-target = { target.start } não tem nenhuma carta de { domain } virada para cima que possa ser coberta ({ $rule }).
why-embargo-own = Para cobrir sua própria Economia, você precisa de duas cartas de Economia na sua área de jogo ({ $rule }).
why-embargo-another = Nesta edição, o Embargo só vale contra outros jogadores ({ $rule }).
why-embargo-none = Não há nenhuma carta virada para cima que possa ser coberta ({ $rule }).
why-democracy-target = { target.start } não tem nenhuma carta de { domain } virada para cima ({ $rule }).
why-democracy-own = Para escolher sua própria Utopia, você precisa de duas cartas de Utopia na sua área de jogo ({ $rule }).
why-democracy-another = Nesta edição, a Democracia só vale contra outros jogadores ({ $rule }).
why-democracy-none = Não há nenhuma esfera com carta virada para cima que você possa escolher ({ $rule }).
why-lead = Você precisa ter mais cartas de Artes do que qualquer outro jogador ({ $rule }).
why-inspire-own = Você só pode copiar o efeito de outro jogador ({ $rule }).
why-no-sources = Nenhum outro jogador tem cartas suficientes para um efeito permanente ({ $rule }).
why-no-source = { target.start } não tem cartas suficientes para nenhum efeito permanente ({ $rule }).
why-source = { target.start } não tem cartas suficientes para { effect.the } ({ $rule }).
why-copied = Você só pode copiar um efeito por turno ({ $rule }).
why-own-effect = Você já tem cartas suficientes para { effect.the }: use o seu próprio efeito ({ $rule }).
why-copied-domain = Você já usou um efeito permanente de { domain } neste turno e não pode copiar outro dessa esfera ({ $rule }).

## Talk at the table

phrase-hello = Boa partida, pessoal!
phrase-thanks = Valeu!
phrase-well-played = Mandou bem, { player }!
phrase-agreed = Combinado!
phrase-no-deal = Nada feito.
phrase-one-moment = Só um momento, por favor.
phrase-about-to-win = { player.start } está prestes a vencer!
phrase-about-to-win-by = { player.start } está prestes a vencer com { domain.the }!
phrase-stop = Temos que parar { player.the }!
phrase-attack = Vamos atacar { domain.the }!
phrase-will-attack = Vou atacar { domain.the }.
phrase-spare = Por favor, deixem { domain.the } em paz.
phrase-embargo = Alguém devia pôr um Embargo { domain.in } { player.of }.
phrase-democracy = Alguém devia usar a Democracia { domain.in } { player.of }.
phrase-inquisition = Alguém devia dar uma olhada na mão { player.of }.
phrase-truce = Que tal uma trégua, { player }?
phrase-your-turn-to-act = Agora é com você, { player }.
phrase-hand-is-harmless = Não tenho nada perigoso na mão.
phrase-stop-this = Parem { domain.the } { player.of }!
phrase-attack-this = Vou atacar { domain.the } { player.of }.
phrase-leave-this = Deixem { domain.the } { player.of } comigo.
phrase-no-answer = Não tenho resposta para { domain.the } { player.of }.
phrase-try-attack = Vou tentar atacar { domain.the }.
phrase-try-embargo = Vou tentar pôr um Embargo { domain.in } { player.of }.
phrase-try-democracy = Vou tentar usar a Democracia { domain.in } { player.of }.
phrase-not-now = Agora não: tenho uma jogada melhor.
phrase-cannot-stop = Não tenho nada na minha área de jogo que pare { domain.the } { player.of }.
phrase-nice = Bela jogada!
phrase-wow = Por essa eu não esperava!
phrase-phew = Ufa, foi por pouco!
phrase-ouch = Ai, essa doeu!
phrase-oops = Opa, erro meu!

## The table in the terminal

table-agreed =
    { $teams ->
        [yes] { edition }, { players }, em equipes, { setup }
       *[no] { edition }, { players }, { setup }
    }
table-over = { $agreed }: { step-over }
table-draft = { $agreed }: { $step }, vez { player.of }
table-turn = { $agreed }: vez { player.of }, { $step }
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
        [1] Embargo { domain.in }
       *[other] Embargo { domain.in }, { cards }
    }
table-democracy =
    { $n ->
        [1] Democracia { domain.in }
       *[other] Democracia { domain.in }, { cards }
    }
table-coin = Moeda das Artes { player.of } { domain.in }
label-deck = baralho
label-centre = centro
label-pack = maço
label-discard = descarte
label-won = vitória
label-limit = limite
label-barred = Embargo
label-used = usados
label-asked = a decidir
label-legal = opções
label-decided = decisão
other-rules = Esta partida foi jogada com a versão { NUMBER($played, useGrouping: 0) } das regras. Ela aparece aqui com a versão { NUMBER($now, useGrouping: 0) }, até onde é possível.
show-title = { $file }, partida { NUMBER($game, useGrouping: 0) }, após { NUMBER($made, useGrouping: 0) } de { NUMBER($all, useGrouping: 0) } decisões

## Playing in the terminal

play-welcome = Carta Impera Victoria. Digite o número de uma opção ou `help`.
play-seats = À mesa, em sentido horário: { $players }. Primeiro jogador: { player }.
play-bots = Nos outros lugares, jogam bots de nível { NUMBER($level, useGrouping: 0) }.
play-bot = Nos outros lugares, joga o bot { $bot }.
play-bots-on = A partir de agora, jogam bots de nível { NUMBER($level, useGrouping: 0) }.
play-teams = { $one } jogam contra { $other }.
play-goodbye = Até logo!
play-area = Sua área de jogo: { $cards }
play-hand = Sua mão: { $cards }
play-choice = Sua escolha, { player }:
play-hand-over = É com você, { player }! Aperte Enter quando só você puder ver a tela.
play-over = A partida acabou. Digite `save ARQUIVO`, `log`, `undo` ou `quit`:
play-unknown = “{ $text }” não está na lista nem é um comando. Tente `help`.
play-goal = Para vencer, encerre seu turno com { cards } da mesma esfera na sua área de jogo.
play-commands = Digite o número de uma opção, o código dela ou um destes comandos:
command-help = help: esta lista; `help ataque` explica um efeito; `help economia`, uma esfera; `help effects`, todos os efeitos
command-why = why: por que algo não é possível agora, como em `why ataque` ou `why play A1`
command-table = table: a mesa como você a vê
command-log = log: todas as decisões até agora
command-undo = undo: volta à última decisão tomada por uma pessoa
command-level = level N: deixa os bots mais fortes ou mais fracos, de 1 a 6
command-save = save ARQUIVO: salva a partida
command-load = load ARQUIVO: continua uma partida salva
command-quit = quit: sai do jogo
play-no-effect = Não existe o efeito “{ $text }”. Efeitos: { $effects }. Esferas: { $domains }.
play-no-decision = “{ $text }” não é uma decisão. Tente `why ataque` ou `why play A1`.
play-possible = Isso é possível agora.
play-not-decided = Você ainda não decidiu nada.
play-undone = De volta à decisão { NUMBER($n, useGrouping: 0) }.
play-saved = Partida salva em { $file }.
play-no-name = Dê um nome ao arquivo: `{ $command } partida.json`
play-no-file = { $file }: esse arquivo ou essa pasta não existe
play-no-level = Não existe o nível “{ $text }”; escolha um de 1 a 6.
play-crowded = Há mais pessoas ({ NUMBER($people, useGrouping: 0) }) do que lugares ({ NUMBER($n, useGrouping: 0) })
play-wrong-people = { $file }: people é { $people }; deve ser uma lista de lugares

## The analysis of a game

percent = { NUMBER($n, useGrouping: 0) }%
mark-inaccuracy = imprecisão
mark-mistake = erro
mark-blunder = erro grave
analysis-title =
    { $n ->
        [1] { $file }, partida { NUMBER($game, useGrouping: 0) }: { NUMBER($n, useGrouping: 0) } decisão avaliada
       *[other] { $file }, partida { NUMBER($game, useGrouping: 0) }: { NUMBER($n, useGrouping: 0) } decisões avaliadas
    }
analysis-note = A chance de vitória com a melhor decisão e com a que foi tomada, com base no que dava para saber na hora.
analysis-none = Nenhuma decisão foi marcada.
analysis-number = nº
analysis-player = jogador
analysis-decision = decisão
analysis-before = ideal
analysis-after = tomada
analysis-mark = avaliação
analysis-better = melhor
analysis-choices = escolhas
analysis-rate = erro, ‰
analysis-level = nível
analysis-inaccuracies = imprecisões
analysis-mistakes = erros
analysis-blunders = erros graves
analysis-option = { $decision } ({ NUMBER($chance, useGrouping: 0) }%)
analysis-turning =
    { $n ->
        [1] Na frente após { NUMBER($n, useGrouping: 0) } decisão: { player } ({ NUMBER($chance, useGrouping: 0) }%)
       *[other] Na frente após { NUMBER($n, useGrouping: 0) } decisões: { player } ({ NUMBER($chance, useGrouping: 0) }%)
    }
analysis-made = decisões tomadas
analysis-chance = chance de vitória
analysis-ledger = Sorte e habilidade em pontos percentuais: a sorte, com todas as mãos à mostra; os erros, só com base no que quem decidia podia saber
analysis-start = início
analysis-luck = sorte
analysis-errors = erros próprios
analysis-gifts = erros dos outros
analysis-rest = resto
analysis-result = resultado
analysis-lucky-deal = Maior sorte: { $player }, na distribuição, { $points } pontos percentuais
analysis-unlucky-deal = Maior azar: { $player }, na distribuição, { $points } pontos percentuais
analysis-lucky-draw = Maior sorte: { $player }, na compra após a decisão { NUMBER($n, useGrouping: 0) }, { $points } pontos percentuais
analysis-unlucky-draw = Maior azar: { $player }, na compra após a decisão { NUMBER($n, useGrouping: 0) }, { $points } pontos percentuais

## The coach: what a better decision would have changed. $found and $instead are numbers out of 100,
## for the decision that was made and for the better one.

coach-title = Decisão { NUMBER($n, useGrouping: 0) }, { player }: { $decision }
coach-better = Melhor: { $better }
coach-none = Nenhuma causa se destaca.
coach-line = Por exemplo: { $text }
coach-win-now = Dava para vencer com { domain.the } neste turno: depois da melhor decisão, você consegue em { NUMBER($instead, useGrouping: 0) } de cada 100 simulações; depois da sua, em { NUMBER($found, useGrouping: 0) }.
coach-threat = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, { player.the } vence com { domain.the } antes do seu próximo turno; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
coach-win-next = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, você vence com { domain.the } no seu próximo turno; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
coach-tie = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, você perde só no desempate; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
coach-last = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, a partida é decidida por dominação antes do seu próximo turno; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
coach-cost = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, { player.the } ataca { domain.the } antes do seu próximo turno, e você perde uma carta; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
coach-aimed = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, { player.the } usa { effect.the } contra você antes do seu próximo turno; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
coach-taken = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, { player.the } pega { card } da pilha de descarte antes do seu próximo turno; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
coach-able = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, você começa o seu próximo turno com cartas suficientes para { effect.the }; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
coach-used = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, { player.the } usa { effect.the } antes do seu próximo turno; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
coach-fewer = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, você começa o seu próximo turno com menos cartas viradas para cima do que depois da melhor decisão; em { NUMBER($instead, useGrouping: 0) }, com mais.
coach-helps = Em { NUMBER($found, useGrouping: 0) } de cada 100 simulações, { player.the } vence a partida; depois da melhor decisão, em { NUMBER($instead, useGrouping: 0) }.
