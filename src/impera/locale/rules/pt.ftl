### The rules in Brazilian Portuguese, one message a number of RULES.md; the words of the game are in ../pt.ftl.
### *Between asterisks* stands what is named there; { "R5.9" } becomes a link to that rule.

## The screen

rules-title = As regras
rules-lead = Carta Impera Victoria em parágrafos numerados. { "R" } é uma regra dos livretos impressos, { "Q" } um esclarecimento onde eles se calam ou não são claros.
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
rules-aim-text = Você constrói uma civilização com cartas de seis Esferas de Poder. Quem encerra o turno com 7 cartas de uma mesma esfera na sua área de jogo (8 quando só dois jogam) vence na hora: é a hegemonia. Se o baralho acabar antes disso, vale a vitória por dominação: vence quem lidera em mais esferas.
rules-turn = Um turno
rules-turn-1 = Baixe uma carta da mão na sua área de jogo. É obrigatório.
rules-turn-2 = Use efeitos, se quiser. Cartas suficientes de uma esfera abrem os efeitos permanentes dela, que não custam nada; um efeito de sacrifício custa uma carta da sua esfera.
rules-turn-3 = Compre até ter três cartas na mão. Depois é a vez do próximo jogador.
rules-example = Um exemplo
rules-example-text = Três pessoas jogam. Na sua área de jogo há duas cartas de Ciência e uma de Poder Militar. Você baixa uma terceira carta de Ciência, e o nível 1 da Ciência se abre: você usa Experimento, devolve à mão a carta de Poder Militar e baixa no lugar uma carta de Artes. Depois sacrifica uma carta de Ciência para a Descoberta: compra cinco cartas, fica com as melhores e descarta cinco. Agora você tem duas cartas na mão, então compra uma, e seu turno acabou.
rules-before = antes
rules-after = depois

## Tables

rules-numbers = Números por jogadores
rules-numbers-text = Estes números dependem de quantas pessoas jogam.
rules-numbers-level1 = Cartas para o nível 1
rules-numbers-level2 = Cartas para o nível 2
rules-numbers-goal = Cartas para a hegemonia
rules-numbers-aside = Cartas de cada Era fora do jogo
rules-numbers-cards = Cartas em jogo
rules-cards = As 104 cartas
rules-domain = Esfera
rules-total = Soma

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
rules-s10-text = Joga-se pelas regras comuns, a menos que a mesa escolha uma edição. Só estes pontos diferem.
rules-s10-note = Onde a Democracia não exige uma carta, pode-se escolher qualquer uma das seis esferas; na edição romena, até a própria Utopia com a sua única carta de Utopia.

## Where printings differ

rules-printing = Sua edição
rules-point = O que difere
rules-same = como nas regras comuns
rules-point-centre = Sentido da escolha no centro
rules-point-centre-common = anti-horário
rules-point-centre-other = horário
rules-point-embargo = O Embargo vale contra
rules-point-embargo-common = qualquer jogador
rules-point-embargo-other = só outros jogadores
rules-point-democracy = A Democracia vale contra
rules-point-democracy-common = qualquer jogador
rules-point-democracy-other = só outros jogadores
rules-point-card = A Democracia exige uma carta virada para cima nessa esfera
rules-point-card-common = sim
rules-point-card-other = não
rules-point-coin = A moeda volta quando outro jogador tem
rules-point-coin-common = tantas cartas de Artes ou mais
rules-point-coin-other = mais cartas de Artes
rules-point-last = Depois da última carta do baralho
rules-point-last-common = termina-se a rodada
rules-point-last-other = quem a comprou termina o turno, e cada um dos demais tem exatamente mais um

## 1. Cards

rules-r1-1 = São 104 cartas. Cada uma pertence a uma Esfera de Poder e a uma Era, e não tem outra característica.
rules-r1-2 = Esfera e Era juntas formam o tipo da carta, como Poder Militar I ou Utopia III; há quinze tipos. Cartas do mesmo tipo são equivalentes, e a Era nunca muda o que uma carta faz.
rules-r1-3 = O verso da carta mostra a Era. Assim, a Era de uma carta oculta todos conhecem, e a esfera só quem a tem na mão.
rules-r1-4 = O jogo tem uma só moeda: a Moeda das Artes.

## 2. Before the first turn

rules-r2-1 = Jogam duas, três ou quatro pessoas. Os lugares são contados em sentido horário a partir de 0. O lugar 0 é sorteado; quem o recebe é o primeiro jogador durante toda a partida.
rules-r2-2 = Cada Era é embaralhada em separado. Com dois ou três jogadores, três cartas de cada Era saem do jogo sem que ninguém as veja; restam 95.
rules-r2-3 = O baralho tem a Era I em cima, a Era II no meio e a Era III embaixo.
rules-r2-4 = *Variante Básica:* todos começam com três cartas na mão e a área de jogo vazia. O lugar 0 pega as três cartas do topo do baralho, depois o lugar 1 e assim por diante.
rules-r2-5 = *Variante Draft:* todos recebem quatro cartas, na mesma ordem. Fique com uma em segredo e passe três ao vizinho da esquerda, o lugar seguinte; das três que receber, fique com uma e passe duas; dessas duas, fique com uma e deixe a outra. Os maços só andam quando todos tiverem escolhido, e as cartas que sobraram são viradas para cima no centro ao mesmo tempo. Então cada um leva uma carta do centro para a sua área de jogo: escolhe primeiro o último lugar, à direita do primeiro jogador, e segue-se em sentido anti-horário. Agora todos têm três cartas na mão e uma na área de jogo, que conta como colocada, não como baixada. Nos registros as escolhas vêm lugar por lugar, a partir de 0.
rules-r2-6 = A moeda começa ao lado do baralho.

## 3. A turn

rules-r3-1 = *Fase 1, baixar (obrigatório):* coloque uma carta da mão na sua área de jogo. Só um embargo ({ "R5.9" }) pode impedir que uma carta seja baixada. Quando seu turno começa, verifica-se, uma única vez, se você pode baixar alguma carta; se não puder baixar nenhuma, a fase 1 é pulada, e só nesse caso.
rules-r3-2 = *Fase 2, efeitos (opcional):* use quaisquer efeitos disponíveis, em qualquer ordem, ou nenhum.
rules-r3-3 = *Fase 3, comprar (obrigatório):* complete a mão até o limite da mão, que é 3, a menos que um efeito deste turno o tenha aumentado. Se já tiver esse número de cartas ou mais, você não compra nem descarta. Se o baralho tiver poucas, pegue as que houver; a pilha de descarte nunca é embaralhada de novo.
rules-r3-4 = Quando seu turno acaba, verificam-se quatro coisas, nesta ordem: as cartas de embargo que já estavam sobre você quando o turno começou são descartadas; a hegemonia ({ "R7.1" }); o fim dos últimos turnos ({ "R7.2" }); o impasse ({ "Q7.6" }). Se a partida continua, começa o turno seguinte.

## 4. Effects

rules-r4-1 = Em um turno, cada esfera dá a você no máximo um efeito permanente e no máximo um efeito de sacrifício. Conclua um efeito antes de começar outro. Onde um efeito contradiz uma regra básica, vale o efeito.
rules-r4-2 = Os efeitos permanentes têm dois níveis. O que os abre é o número de cartas da esfera viradas para cima na sua área de jogo: 3 para o nível 1 e 5 para o nível 2; com quatro jogadores, 2 e 4. Só conta o momento em que você usa o efeito, não o que acontece depois com essas cartas.
rules-r4-3 = Se você tem cartas suficientes para o nível 2, pode usar o nível 1 no lugar dele. Usar os dois no mesmo turno é proibido.
rules-r4-4 = Um efeito de sacrifício custa uma carta da sua esfera, da sua área de jogo, e essa única carta basta. Ela é descartada, a menos que o efeito a coloque em outro lugar (Embargo, Democracia). As Artes não têm efeito de sacrifício.
rules-r4-5 = Qualquer pessoa pode olhar a pilha de descarte a qualquer momento.
rules-q4-6 = *Tudo ou nada:* você só pode começar um efeito se puder levá-lo até o fim, e durante o efeito só pode escolher o que ainda permita concluí-lo. A falta de cartas só é perdoada em dois casos: aos demais em um Ataque ({ "R5.3" }) e na Descoberta ({ "R5.12" }).

## 5. What the Domains do

rules-r5-1 = *Assassinato*, nível 1: descarte uma carta da mão.
rules-r5-2 = *Expurgo*, nível 2: descarte duas cartas da mão.
rules-r5-3 = *Ataque*, efeito de sacrifício: pague uma carta de Poder Militar, depois escolha uma esfera da qual você ainda tenha uma carta virada para cima na sua área de jogo e descarte uma carta assim. Todos os demais que tiverem uma carta dessa esfera virada para cima também descartam uma. Por isso, para escolher o Poder Militar, você precisa de duas cartas de Poder Militar.
rules-r5-4 = *Escritura Sagrada*, nível 1: até o fim do turno, o limite da sua mão é 5.
rules-r5-5 = *Direito Divino*, nível 2: até o fim do turno, o limite da sua mão é 7. Para os dois efeitos: cartas de Religião perdidas mais tarde no turno não desfazem nada, e no turno seguinte é preciso usar o efeito de novo.
rules-r5-6 = *Inquisição*, efeito de sacrifício: pague uma carta de Religião e escolha outro jogador. Todas as cartas da mão dele passam para a sua, e depois você devolve o mesmo número de cartas, as que quiser. A mão escolhida pode estar vazia; nesse caso nada muda de lugar.
rules-r5-7 = *Desenvolvimento*, nível 1: descarte uma carta da sua área de jogo e depois baixe uma da mão.
rules-r5-8 = *Monopólio*, nível 2: descarte duas cartas da sua área de jogo e depois baixe duas da mão.
rules-r5-9 = *Embargo*, efeito de sacrifício: coloque a carta de Economia virada para baixo, atravessada sobre uma carta virada para cima na área de jogo de qualquer jogador (para cobrir a própria Economia, você precisa de duas). A carta coberta continua a ser o que era e pode ser coberta de novo. No seu próprio turno seguinte, o jogador atingido não pode baixar cartas da esfera coberta, nem na fase 1 nem por um efeito; quando esse turno acaba, a carta de Economia é descartada. A proibição vale mesmo que a carta coberta saia dali. Vários embargos se somam. Os efeitos da esfera continuam disponíveis. Um embargo que você põe em si vale no seu turno seguinte, não neste. Se não houver mais turno, a carta fica onde está.
rules-r5-10 = *Experimento*, nível 1: leve para a mão uma carta da sua área de jogo e depois baixe uma da mão, que pode ser a mesma.
rules-r5-11 = *Pesquisa*, nível 2: leve para a mão duas cartas da sua área de jogo e depois baixe duas da mão, que podem ser as mesmas.
rules-r5-12 = *Descoberta*, efeito de sacrifício: pague uma carta de Ciência, compre cinco cartas do baralho e depois descarte cinco da mão. Se o baralho tiver menos, compre todas e descarte o mesmo número; com o baralho vazio, o efeito é permitido, mas não traz nada.
rules-r5-13 = *Oligarquia*, nível 1: leve para a mão qualquer carta da pilha de descarte.
rules-r5-14 = *República*, nível 2: leve para a mão quaisquer duas cartas da pilha de descarte.
rules-r5-15 = *Democracia*, efeito de sacrifício: coloque a carta de Utopia virada para baixo em uma esfera de qualquer jogador na qual, depois que essa carta saiu do seu lugar, haja uma carta virada para cima (por isso, para a própria Utopia você precisa de duas). Ela fica ali até o fim da partida, e para a hegemonia nessa esfera o jogador precisa de uma carta a mais. Várias se somam.
rules-q5-16 = Uma carta virada para baixo não vale nada para ninguém: não abre nível, não dá pontos, não desempata, e nenhum efeito pode atacá-la, descartá-la, pegá-la, cobri-la ou escolhê-la. O tipo dela todos conhecem.
rules-q5-17 = Onde uma carta tem de sair e as regras não deixam escolher o tipo (o preço de um efeito de sacrifício, os dois lados de um Ataque, uma carta colocada virada para baixo), sai a da menor Era dessa esfera. Ao atacar o Poder Militar, portanto, você perde a menor das suas cartas de Poder Militar e depois a seguinte.

## 6. Culture

rules-r6-1 = *Inspiração*: se você tem mais cartas de Artes viradas para cima do que cada um dos outros jogadores, pode copiar uma vez por turno um efeito permanente, de nível 1 ou 2, para o qual outro jogador tenha cartas suficientes nesse momento; de quem tem o suficiente para o nível 2, você também pode copiar o nível 1. Você o realiza com a sua própria mão e área de jogo. Uma só carta de Artes pode bastar. Perder a liderança depois não muda nada.
rules-q6-2 = Uma cópia gasta, neste turno, o seu efeito permanente das Artes e também o da esfera copiada; do mesmo modo, você não pode copiar um efeito de uma esfera cujo efeito próprio já usou. Você não pode copiar um efeito, isto é, essa esfera nesse nível, para o qual as suas próprias cartas já bastam. Se só tem o suficiente para o nível 1, pode copiar o nível 2 em vez de usar o seu.
rules-r6-3 = A moeda mostra o que foi copiado: é colocada nessa esfera na área de jogo do outro jogador e espera ali a próxima cópia. Depois de cada decisão (cada escolha dentro de um efeito é uma, um Ataque inteiro é uma só) comparam-se as cartas de Artes: assim que alguém tiver tantas quantas o jogador que copiou, ou mais, a moeda volta para o baralho. É só um lembrete: não trava nada, e você pode copiar o mesmo efeito em todos os turnos.

## 7. The end

rules-r7-1 = *Hegemonia:* se você encerra seu turno com pelo menos 8 (dois jogadores) ou 7 (três ou quatro) cartas de uma mesma esfera viradas para cima, e mais uma para cada carta de Utopia que esteja ali virada para baixo, você venceu.
rules-r7-2 = *Última rodada:* assim que a última carta do baralho é comprada, na fase 2 ou 3, a rodada é jogada até o fim sem comprar; a partida para quando seria a vez do primeiro jogador. Os efeitos ainda podem ser usados, e a hegemonia ainda vence na hora.
rules-r7-3 = *Dominação:* quem tem mais cartas de uma esfera viradas para cima ganha um ponto, e também todos os que empatam com esse jogador. Uma esfera que ninguém tem não dá ponto. Vence quem tem mais pontos.
rules-r7-4 = Quem empata em pontos compara as cartas de Utopia, depois Artes, Ciência, Economia, Religião, Poder Militar; a cada comparação saem os que têm menos.
rules-q7-5 = Os jogadores que continuam empatados dividem a vitória.
rules-q7-6 = *Impasse:* os jogadores poderiam recusar-se para sempre a comprar. Depois de 10 rodadas completas (10 turnos de cada jogador, um após o outro) em que nenhuma carta saiu de um baralho que não está vazio, a partida para e decide a dominação. Um turno conta se o baralho está tão grande depois dele quanto antes; qualquer carta comprada, na fase 3 ou por uma Descoberta, faz a contagem voltar a 0.

## 8. Teams

rules-r8-1 = Com quatro jogadores, os lugares 0 e 2 podem jogar contra 1 e 3, com todos os números para quatro.
rules-r8-2 = A hegemonia de um jogador é vitória da equipe.
rules-r8-3 = Na dominação, uma equipe ganha um ponto por uma esfera se um dos seus dois jogadores tem ali o maior número de cartas. Empatando com a outra equipe, as duas ganham; empatando com o parceiro, a sua equipe ganha mesmo assim só 1.
rules-q8-4 = Equipes empatadas em pontos comparam as cartas do seu melhor jogador, esfera por esfera como em { "R7.4" }, e dividem a vitória se nem isso as separar. Para todo efeito, o parceiro é outro jogador como qualquer um, e os parceiros não veem da mão um do outro mais do que os demais.

## 9. Who knows what

rules-r9-1 = Todos veem as áreas de jogo, a pilha de descarte, a moeda, as cartas viradas para baixo na mesa (tipo e lugar), quantas cartas e de quais Eras têm o baralho e cada mão. Veem também o andamento do turno: jogador, fase, limite da mão, efeitos já usados, o que está em curso e o que ele ainda pede, os embargos em vigor, a contagem de { "Q7.6" }. Veem também todas as decisões, com uma ressalva: de uma carta guardada no draft, ou devolvida em uma Inquisição, só os jogadores envolvidos sabem mais do que a Era.
rules-r9-2 = Só você conhece a sua mão e, no draft, as cartas com que ficou e o maço à sua frente. Os maços que já passaram não são mostrados de novo.
rules-r9-3 = Uma carta que vai de uma área de jogo ou da pilha de descarte para uma mão foi vista por todos. Por isso o jogo diz a você quais cartas estão com certeza em outra mão: uma a mais quando uma carta chega assim, uma a menos quando uma carta dessas é baixada ou descartada daquela mão. Depois de uma Inquisição contra uma mão que não está vazia, quem a fez só tem certeza das cartas devolvidas; o outro tem certeza também das cartas levadas, menos as que voltaram; todos os demais esquecem as duas mãos. Nada mais é contado: nem o draft, nem o que se poderia apenas deduzir.
rules-r9-4 = Todo o resto, como a ordem dentro de uma Era, as cartas fora do jogo e o restante de cada mão, fica em segredo de todas as maneiras até o fim da partida. Então tudo é revelado.
