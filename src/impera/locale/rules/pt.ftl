### The rules in Brazilian Portuguese, one message a number of RULES.md; the words of the game are in ../pt.ftl.
### *Between asterisks* stands what is named there; { "R5.9" } becomes a link to that rule.

## The screen

rules-title = As regras
rules-lead = Carta Impera Victoria em parágrafos numerados. { "R" } é uma regra dos manuais impressos; { "Q" }, um esclarecimento onde eles se calam ou deixam dúvidas.
rules-contents = Sumário
rules-search = Buscar nas regras
rules-clear = Limpar a busca
rules-found =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } trecho encontrado
       *[other] { NUMBER($n, useGrouping: 0) } trechos encontrados
    }
rules-found-none = Nada encontrado. Tente menos palavras ou só o começo de uma palavra.
rules-copy = Copiar o link para { $rule }
rules-copied = O link para { $rule } foi copiado.
rules-print = Imprimir

## For those who have never played

rules-intro = O jogo em dois minutos
rules-aim = O objetivo
rules-aim-text = Você constrói uma civilização com cartas de seis Esferas de Poder. Vence na hora quem primeiro encerrar um turno com 7 cartas de uma mesma esfera na sua área de jogo (8 com dois jogadores): é a hegemonia. Se o baralho acabar antes, a vitória é por dominação: vence quem lidera em mais esferas.
rules-turn = Um turno
rules-turn-1 = Baixe uma carta da mão na sua área de jogo. É obrigatório.
rules-turn-2 = Use efeitos, se quiser. Cartas suficientes de uma esfera liberam os efeitos permanentes dela, que não custam nada; um efeito de sacrifício custa uma carta da própria esfera.
rules-turn-3 = Compre até ter três cartas na mão. Depois é a vez do próximo jogador.
rules-example = Um exemplo
rules-example-text = Três pessoas estão jogando. Na sua área de jogo há duas cartas de Ciência e uma de Poder Militar. Você baixa uma terceira carta de Ciência, e o nível 1 da Ciência fica disponível: você usa o Experimento, devolve à mão a carta de Poder Militar e baixa uma carta de Artes no lugar dela. Depois, sacrifica uma carta de Ciência para a Descoberta: compra cinco cartas, fica com as melhores e descarta cinco. Agora você tem duas cartas na mão, então compra uma, e seu turno acaba.
rules-before = antes
rules-after = depois

## Tables

rules-numbers = Números por quantidade de jogadores
rules-numbers-text = Estes números dependem de quantas pessoas estão jogando.
rules-numbers-level1 = Cartas para o nível 1
rules-numbers-level2 = Cartas para o nível 2
rules-numbers-goal = Cartas para a hegemonia
rules-numbers-aside = Cartas de cada Era fora do jogo
rules-numbers-cards = Cartas em jogo
rules-cards = As 104 cartas
rules-domain = Esfera
rules-total = Ao todo

## Headings

rules-s1 = As cartas
rules-s2 = Antes do primeiro turno
rules-s3 = Um turno
rules-s3-text = Os turnos seguem em sentido horário, a começar pelo primeiro jogador. Um turno tem três fases.
rules-s4 = Os efeitos
rules-s5 = O que as esferas fazem
rules-face-down = Cartas viradas para baixo
rules-s6 = As Artes
rules-s7 = O fim
rules-s8 = Equipes
rules-s9 = Quem sabe o quê
rules-s10 = As cinco edições
rules-s10-text = As mesas usam as regras comuns, a menos que se escolha uma edição. Só estes pontos diferem.
rules-s10-note = Onde a Democracia pode ir para uma esfera vazia, você pode escolher qualquer uma das seis; na edição romena, até a sua própria Utopia, mesmo que use para isso a sua única carta de Utopia.

## Where editions differ

rules-edition = Sua edição
rules-point = Regra
rules-same = como nas regras comuns
rules-point-centre-common = No draft, as cartas do centro são escolhidas em sentido anti-horário.
rules-point-centre-other = No draft, as cartas do centro são escolhidas em sentido horário.
rules-point-embargo-common = O Embargo vale contra qualquer jogador, inclusive você.
rules-point-embargo-other = O Embargo só vale contra outros jogadores.
rules-point-democracy-common = A Democracia vale contra qualquer jogador, inclusive você.
rules-point-democracy-other = A Democracia só vale contra outros jogadores.
rules-point-card-common = A Democracia exige uma carta virada para cima na esfera escolhida.
rules-point-card-other = A Democracia pode ir para qualquer esfera, mesmo vazia.
rules-point-coin-common = A moeda volta assim que outra pessoa tiver o mesmo número de cartas de Artes que o jogador que copiou, ou mais.
rules-point-coin-other = A moeda só volta quando alguém tem mais cartas de Artes do que o jogador que copiou.
rules-point-last-common = Depois que alguém compra a última carta do baralho, joga-se a rodada até o fim.
rules-point-last-other = Quem compra a última carta do baralho termina o turno, e cada um dos demais joga exatamente mais um.

## 1. Cards

rules-r1-1 = São 104 cartas. Cada uma pertence a uma Esfera de Poder e a uma Era, e não tem outra característica.
rules-r1-2 = Esfera e Era juntas formam o tipo da carta, como Poder Militar I ou Utopia III; há quinze tipos. Cartas do mesmo tipo são equivalentes, e a Era nunca muda o que uma carta faz.
rules-r1-3 = O verso da carta mostra a Era. Por isso, a Era de uma carta oculta, na mão de alguém ou no baralho, é pública; a esfera dela, não.
rules-r1-4 = O jogo tem uma só moeda: a Moeda das Artes.

## 2. Before the first turn

rules-r2-1 = O jogo é para dois, três ou quatro jogadores. O primeiro jogador é sorteado e continua sendo o primeiro até o fim da partida.
rules-r2-2 = Cada Era é embaralhada separadamente. Com dois ou três jogadores, três cartas de cada Era saem do jogo sem que ninguém as veja; restam 95.
rules-r2-3 = O baralho tem a Era I em cima, a Era II no meio e a Era III embaixo.
rules-r2-4 = *Variante Básica:* todos começam com três cartas do topo do baralho e a área de jogo vazia.
rules-r2-5 = *Variante Draft:* todos recebem quatro cartas. Fique com uma em segredo e passe três para a esquerda; das três que receber, fique com uma e passe duas; das duas que receber depois, fique com uma e separe a outra. Os maços só passam adiante quando todos tiverem escolhido, e as cartas separadas são viradas para cima no centro ao mesmo tempo. Depois, cada jogador leva uma delas para a sua própria área de jogo: começa quem está à direita do primeiro jogador, e a escolha segue em sentido { $edition ->
        [uk] horário
       *[other] anti-horário
    }. Agora todos têm três cartas na mão e uma na área de jogo; essa carta não conta como baixada.
rules-r2-6 = A moeda começa ao lado do baralho.

## 3. A turn

rules-r3-1 = *Fase 1, baixar (obrigatório):* coloque uma carta da mão na sua área de jogo. Só um Embargo ({ "R5.9" }) pode impedir você de baixar uma carta. Isso se verifica uma única vez, quando o seu turno começa: se você não puder baixar nenhuma das suas cartas, e somente nesse caso, pule a fase 1.
rules-r3-2 = *Fase 2, efeitos (opcional):* use os efeitos disponíveis que quiser, em qualquer ordem, ou nenhum.
rules-r3-3 = *Fase 3, comprar (obrigatório):* compre até chegar ao limite da mão, que é 3, a menos que um efeito o tenha aumentado neste turno. Se já tiver esse número de cartas ou mais, você não compra nem descarta. Se o baralho não tiver cartas suficientes, compre as que houver; a pilha de descarte nunca é embaralhada para formar um novo baralho.
rules-r3-4 = No fim do seu turno, acontecem quatro coisas, nesta ordem: as cartas de Embargo que já estavam sobre as suas quando o turno começou são descartadas; verifica-se se há hegemonia ({ "R7.1" }), depois se esse era o último turno ({ "R7.2" }) e, por fim, se há impasse ({ "Q7.6" }). Se a partida continuar, começa o turno seguinte.

## 4. Effects

rules-r4-1 = A cada turno, cada esfera dá a você no máximo um efeito permanente e no máximo um efeito de sacrifício. Conclua um efeito antes de começar outro. Quando um efeito contradiz uma regra básica, vale o efeito.
rules-r4-2 = Os efeitos permanentes têm dois níveis. O que os libera é o número de cartas da esfera viradas para cima na sua área de jogo: 3 para o nível 1 e 5 para o nível 2; com quatro jogadores, 2 e 4. Só conta o momento em que você usa o efeito, não o que acontece depois com essas cartas.
rules-r4-3 = Se você tem cartas suficientes para o nível 2, pode usar o nível 1 em vez dele. Não pode usar os dois no mesmo turno.
rules-r4-4 = Um efeito de sacrifício custa uma carta da própria esfera, tirada da sua área de jogo, e essa única carta basta. Ela é descartada, a menos que o efeito a coloque em outro lugar (Embargo, Democracia). As Artes não têm efeito de sacrifício.
rules-r4-5 = Qualquer pessoa pode olhar a pilha de descarte a qualquer momento.
rules-q4-6 = *Tudo ou nada:* você só pode começar um efeito se puder levá-lo até o fim e, durante o efeito, só pode escolher o que ainda permita concluí-lo. Só em dois casos podem faltar cartas: aos demais jogadores em um Ataque ({ "R5.3" }) e ao baralho em uma Descoberta ({ "R5.12" }).

## 5. What the Domains do

rules-r5-1 = *Assassinato*, nível 1: descarte uma carta da mão.
rules-r5-2 = *Expurgo*, nível 2: descarte duas cartas da mão.
rules-r5-3 = *Ataque*, efeito de sacrifício: sacrifique uma carta de Poder Militar, depois escolha uma esfera da qual você ainda tenha uma carta virada para cima na sua área de jogo e descarte uma carta dela. Todos os demais que tiverem uma carta dessa esfera virada para cima também descartam uma. Por isso, para escolher o Poder Militar, você precisa de duas cartas de Poder Militar.
rules-r5-4 = *Escritura Sagrada*, nível 1: até o fim do turno, o limite da sua mão é 5.
rules-r5-5 = *Direito Divino*, nível 2: até o fim do turno, o limite da sua mão é 7. Para os dois efeitos: perder cartas de Religião mais tarde no turno não muda nada, e no turno seguinte é preciso usar o efeito de novo.
rules-r5-6 = *Inquisição*, efeito de sacrifício: sacrifique uma carta de Religião e escolha outro jogador. A mão inteira desse jogador passa para a sua; depois, devolva o mesmo número de cartas, as que quiser. A mão escolhida pode estar vazia; nesse caso, nada muda de lugar.
rules-r5-7 = *Desenvolvimento*, nível 1: descarte uma carta da sua área de jogo e depois baixe uma da mão.
rules-r5-8 = *Monopólio*, nível 2: descarte duas cartas da sua área de jogo e depois baixe duas da mão.
rules-r5-9 = *Embargo*, efeito de sacrifício: coloque a carta de Economia virada para baixo, atravessada, sobre uma carta virada para cima { $edition ->
        [ro] na área de jogo de outro jogador
        [pt] na área de jogo de outro jogador
       *[other] na área de jogo de qualquer jogador (para cobrir sua própria Economia, você precisa de duas cartas dela)
    }. A carta coberta continua sendo o que era e pode ser coberta de novo. Em seu próximo turno, o jogador atingido não pode baixar cartas da esfera coberta, nem na fase 1 nem com um efeito; quando esse turno acaba, a carta de Economia é descartada. A proibição vale mesmo que a carta coberta saia da área de jogo. Os Embargos são cumulativos. Os efeitos da esfera continuam disponíveis. { $edition ->
        [ro] Se a partida acabar antes do próximo turno do jogador atingido, a carta fica onde está.
        [pt] Se a partida acabar antes do próximo turno do jogador atingido, a carta fica onde está.
       *[other] Se você puser um Embargo na sua própria área de jogo, ele vale no seu turno seguinte, não neste. Se a partida acabar antes do próximo turno do jogador atingido, a carta fica onde está.
    }
rules-r5-10 = *Experimento*, nível 1: devolva à mão uma carta da sua área de jogo e depois baixe uma da mão, que pode ser a mesma.
rules-r5-11 = *Pesquisa*, nível 2: devolva à mão duas cartas da sua área de jogo e depois baixe duas da mão, que podem ser as mesmas.
rules-r5-12 = *Descoberta*, efeito de sacrifício: sacrifique uma carta de Ciência, compre cinco cartas do baralho e depois descarte cinco da mão. Se o baralho tiver menos, compre todas e descarte o mesmo número; com o baralho vazio, o efeito é permitido, mas não faz nada.
rules-r5-13 = *Oligarquia*, nível 1: coloque na mão uma carta da pilha de descarte, à sua escolha.
rules-r5-14 = *República*, nível 2: coloque na mão duas cartas da pilha de descarte, à sua escolha.
rules-r5-15 = *Democracia*, efeito de sacrifício: coloque a carta de Utopia virada para baixo { $edition ->
        [ro] em qualquer esfera de qualquer jogador, mesmo vazia
        [pt] em qualquer esfera de outro jogador, mesmo vazia
       *[other] em uma esfera de qualquer jogador, desde que já haja ali uma carta virada para cima (a carta que você coloca não conta; por isso, para escolher a sua própria Utopia, você precisa de duas)
    }. Ela fica ali até o fim da partida, e esse jogador precisa de uma carta a mais para a hegemonia nessa esfera. Na mesma esfera, as Democracias são cumulativas.
rules-q5-16 = Uma carta virada para baixo não vale nada para ninguém: não libera nível, não conta para a hegemonia nem para a liderança nas Artes, não dá pontos, não desempata, e nenhum efeito pode atacá-la, descartá-la, pegá-la, cobri-la ou escolhê-la. Todos sabem o tipo dela.
rules-q5-17 = Quando uma carta tem que sair e as regras não deixam escolher o tipo (o preço de um efeito de sacrifício, os dois lados de um Ataque, uma carta colocada virada para baixo), sai a carta da Era mais antiga da esfera em questão. Por isso, ao atacar o Poder Militar, você perde a sua carta de Poder Militar mais antiga e depois a seguinte.

## 6. Culture

rules-r6-1 = *Inspiração*: se você tem mais cartas de Artes viradas para cima do que qualquer outro jogador, pode copiar, uma vez por turno, um efeito permanente, de nível 1 ou 2, para o qual outro jogador tenha cartas suficientes nesse momento; de quem tem o bastante para o nível 2, você também pode copiar o nível 1. Você realiza o efeito com a sua própria mão e área de jogo. Até uma única carta de Artes pode bastar. Perder a liderança depois não muda nada.
rules-q6-2 = Ao copiar, você gasta o efeito permanente das Artes neste turno e também o da esfera copiada; do mesmo modo, não pode copiar um efeito de uma esfera cujo efeito permanente já usou. Você não pode copiar um efeito (ou seja, certo nível de certa esfera) para o qual já tenha cartas suficientes. Se só tem o bastante para o nível 1, pode copiar o nível 2 em vez de usar o seu.
rules-r6-3 =
    A moeda mostra o que foi copiado: ela é colocada nessa esfera na área de jogo do outro jogador e espera ali a próxima cópia. Depois de cada decisão (cada escolha dentro de um efeito é uma; um Ataque inteiro é uma só), comparam-se as cartas de Artes: assim que outra pessoa tiver { $edition ->
        [ro] mais do que o jogador que copiou
       *[other] o mesmo número que o jogador que copiou, ou mais
    }, a moeda volta para o lado do baralho. Ela é só um lembrete: não bloqueia nada, e você pode copiar o mesmo efeito em todos os turnos.

## 7. The end

rules-r7-1 = *Hegemonia:* se você encerrar seu turno com pelo menos 8 cartas de uma mesma esfera viradas para cima (dois jogadores) ou 7 (três ou quatro), e mais uma para cada carta de Utopia virada para baixo ali, você vence.
rules-r7-2 = { $edition ->
        [pt] *Últimos turnos:*
       *[other] *Última rodada:*
    } assim que a última carta do baralho é comprada, na fase 2 ou 3, { $edition ->
        [pt] quem a comprou termina o turno, e depois cada um dos demais joga exatamente mais um turno, sem comprar
       *[other] joga-se a rodada até o fim, sem comprar; a partida termina quando chegaria a vez do primeiro jogador
    }. Os efeitos ainda podem ser usados, e quem alcança a hegemonia ainda vence na hora.
rules-r7-3 = *Dominação:* quem tem mais cartas de uma esfera viradas para cima ganha um ponto; quem empata nesse número também ganha o ponto. Uma esfera da qual ninguém tem cartas não dá ponto. Vence quem tem mais pontos.
rules-r7-4 = Quem empata em primeiro lugar nos pontos compara as cartas de Utopia, depois as de Artes, Ciência, Economia, Religião e Poder Militar; a cada comparação, só continua na disputa quem tem mais.
rules-q7-5 = Se o empate persistir, a vitória é compartilhada.
rules-q7-6 = *Impasse:* os jogadores poderiam jogar indefinidamente sem comprar cartas. Depois de 10 rodadas completas seguidas (10 turnos de cada jogador) em que ninguém compra cartas, embora o baralho não esteja vazio, a partida termina e é decidida por dominação. Um turno conta se, depois dele, o baralho tem tantas cartas quanto antes; qualquer carta comprada, na fase 3 ou por uma Descoberta, faz a contagem voltar a 0.

## 8. Teams

rules-r8-1 = Quatro jogadores podem formar duas equipes de dois; quem é da mesma equipe se senta frente a frente. Valem todos os números para quatro jogadores.
rules-r8-2 = A hegemonia de um jogador é vitória da equipe.
rules-r8-3 = Na dominação, uma equipe ganha um ponto por uma esfera se um dos seus dois jogadores tem o maior número de cartas ali. Se houver empate com a outra equipe, as duas ganham o ponto; se o empate for entre os dois jogadores da mesma equipe, ela ganha só 1.
rules-q8-4 = Equipes empatadas em pontos se comparam esfera por esfera, como em { "R7.4" }: em cada esfera, conta o jogador da equipe que tiver mais cartas ali. Se nem isso as separar, elas compartilham a vitória. Para qualquer efeito de carta, quem joga na sua equipe é um jogador como os demais, e a mão dessa pessoa é tão secreta para você quanto qualquer outra.

## 9. Who knows what

rules-r9-1 = Todos podem ver as áreas de jogo, a pilha de descarte, a moeda, as cartas viradas para baixo (tipo e lugar) e quantas cartas de cada Era há no baralho e em cada mão. O andamento do turno também é público: jogador, fase, limite da mão, efeitos já usados, o efeito em andamento e o que ele ainda pede, os Embargos em vigor e a contagem de { "Q7.6" }. As decisões também são públicas, com uma exceção: de uma carta guardada no draft, ou devolvida em uma Inquisição, só os jogadores envolvidos sabem mais do que a Era.
rules-r9-2 = Só você conhece a sua mão e, no draft, as cartas com que ficou e o maço à sua frente. Os maços que já passaram adiante não são mostrados de novo.
rules-r9-3 = Uma carta que vai de uma área de jogo ou da pilha de descarte para uma mão foi vista por todos. Por isso, o jogo mantém para você a conta, tipo por tipo, das cartas que estão com certeza na mão de outro jogador: uma a mais quando uma carta chega lá assim, uma a menos quando uma carta desse tipo é baixada ou descartada daquela mão. Depois de uma Inquisição contra uma mão que não está vazia, quem usou a Inquisição só tem certeza das cartas devolvidas; o outro jogador tem certeza também das cartas levadas, menos as que voltaram; para todos os demais, nenhuma carta das duas mãos continua sendo certa. Nada além disso entra na conta: nem o draft, nem o que se poderia apenas deduzir.
rules-r9-4 = Todo o resto, como a ordem dentro de uma Era, as cartas fora do jogo e o restante de cada mão, fica em segredo até a partida acabar. Nesse momento, tudo é revelado.
