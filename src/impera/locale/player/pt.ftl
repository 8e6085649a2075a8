### The words of the screen `player`; the words of the game are in ../pt.ftl.

player-only-you = Só você vê esta página.
player-rating = Pontuação no ranking
player-rating-now = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
player-rated =
    { $n ->
        [1] após { NUMBER($n, useGrouping: 0) } partida que conta para o ranking
       *[other] após { NUMBER($n, useGrouping: 0) } partidas que contam para o ranking
    }
player-curve = Partidas que contam para o ranking: { NUMBER($n, useGrouping: 0) }. De { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($last, minimumFractionDigits: 1, maximumFractionDigits: 1) }; no melhor momento, { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
player-rating-text = É uma estimativa cautelosa: começa perto de 0 e sobe com as suas vitórias e à medida que mais partidas a tornam mais confiável.
player-mistakes = Erros por partida
player-mistakes-text = Partidas avaliadas: { NUMBER($n, useGrouping: 0) }. Erros por partida, incluindo os graves: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } em média, { NUMBER($recent, minimumFractionDigits: 1, maximumFractionDigits: 1) } nas últimas dez.
player-mistakes-none = Suas decisões são avaliadas quando a partida acaba. Os erros de cada partida aparecem aqui.
player-decided = Como você decide
player-decided-text = O erro é a parte de uma vitória que você perde, em média, a cada decisão que importa: 10‰ são um por cento. O nível é o dos bots que erram na mesma medida. A sorte é o que as cartas deram a você por partida, em pontos percentuais.
player-unrated = Jogue com um nome, e as partidas que você terminar contarão para o ranking.
player-results = Resultados
player-by-players = Jogadores
player-by-level = Bot mais forte
player-players =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } jogador
       *[other] { NUMBER($n, useGrouping: 0) } jogadores
    }
player-people = Só pessoas
player-games = Partidas
player-won = Vitórias
player-counted = Não contam aqui as partidas em que você ocupou vários lugares nem as que são continuação de outra.
player-none = Termine uma partida e veja aqui como você está indo.
player-ranking = Quem lidera o ranking
player-devices = Seus outros aparelhos
player-devices-text = Jogue no celular e no computador com o mesmo nome, a mesma pontuação e todas as suas partidas.
player-code-make = Usar em outro aparelho
player-code = Seu código
player-code-text = No outro aparelho, escaneie o QR code, abra o link ou digite o código na sua página. O código vale uma única vez, por cinco minutos.
player-code-secret = Não mostre a mais ninguém: quem usar o código vê as suas cartas e joga por você.
player-code-link = Link com o seu código
player-code-qr = QR code com o seu código
player-code-enter = Código do seu outro aparelho
player-code-warning = Use só um código criado por você: quem o criou vê as suas cartas aqui.
player-code-replaces = Depois disso, os dois aparelhos usarão o mesmo perfil. O que você jogou aqui até agora fica no perfil anterior, e não dá para voltar a ele.
player-code-use = Usar este código
player-passkey-add = Adicionar uma chave de acesso
player-passkey-text = Com uma chave de acesso, você entra usando a digital, o rosto ou um PIN, neste aparelho e onde mais suas chaves estiverem sincronizadas. Não é preciso ter senha.
player-passkey-added = Sua chave de acesso está pronta. Use-a para entrar em outro aparelho, ou aqui, se o navegador esquecer você.
player-passkey-most = Você já tem o número máximo de chaves de acesso neste servidor. Remova uma para adicionar outra.
player-passkey-join = Entrar com uma chave de acesso
player-passkey-cancelled = A ação foi cancelada ou demorou demais. Tente de novo quando quiser.
player-passkey-here = Você já tem uma chave de acesso neste aparelho, então não há nada a adicionar.
player-passkey-unsupported = Este aparelho ou navegador não aceita chaves de acesso aqui. Use um código.
player-known = Aparelhos conectados
player-known-lost = Se você perder um aparelho, desconecte-o aqui. Assim, ninguém mais verá suas cartas nem jogará por você nele.
player-known-here = Este aparelho
player-known-other = Outro aparelho
player-known-passkey = Chave de acesso
player-known-text = Desde { $added }. Último uso: { $used }.
player-known-new = Desde { $added }.
player-sign-out = Desconectar
player-sign-out-others = Desconectar todos os outros
player-sign-out-sure = Neste aparelho, você deixará de usar este perfil. Sem outro aparelho ou uma chave de acesso, não dá para recuperar seu nome, sua pontuação e suas partidas.
player-sign-out-yes = Desconectar este aparelho
player-signed-out = Pronto. Naquele aparelho, ninguém mais joga por você.
player-signed-out-others = Todos os seus outros aparelhos foram desconectados.
player-passkeys = Suas chaves de acesso
player-passkey-remove = Remover
player-passkey-removed = Pronto: esta chave de acesso não funciona mais aqui. Apague-a também do aparelho ou do gerenciador de senhas.
player-data = Seus dados
player-data-text = Baixe ou apague tudo o que este servidor guarda sobre você: seu nome, seus resultados, sua pontuação no ranking e o que você escreveu. As partidas que você jogou ficam, sem o seu nome. Saiba mais na página de privacidade.
player-download = Baixar meus dados
player-delete = Apagar meus dados
player-delete-sure = Não dá para desfazer. Se você estiver em uma partida, um bot assume o lugar.
player-delete-yes = Apagar de vez
player-deleted = Tudo foi apagado. Valeu por jogar!
