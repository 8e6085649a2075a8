### The words of the screen `home`; the words of the game are in ../pt.ftl.

home-against =
    { $n ->
        [one] Você contra { NUMBER($n, useGrouping: 0) } robô. Começa na hora.
       *[other] Você contra { NUMBER($n, useGrouping: 0) } robôs. Começa na hora.
    }
home-strength = Força dos robôs
home-hint = É a sua primeira vez? Um breve tutorial mostra cada esfera enquanto você joga.
home-hint-go = Quero ver
home-hint-no = Agora não
home-new-text = Com amigos por um link, na mesma tela ou contra robôs, do jeito que você quiser.
home-join = Entrar por link
home-join-text = Cole o link que você recebeu ou só o código no fim dele.
home-join-unreadable = Isso não é nem o link de uma mesa nem o código dela. Copie o link inteiro e cole aqui.
home-join-elsewhere = Essa mesa está em outro servidor, { $host }. Abra o link na barra de endereços do navegador.
home-join-over = Essa partida já terminou, mas você pode revê-la.
home-full = Todos os lugares desta mesa estão ocupados, mas você pode assistir.
home-free =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } lugar livre
       *[other] { NUMBER($n, useGrouping: 0) } lugares livres
    }
home-continue = Suas mesas
home-continue-go = Continuar
home-tables-open = Abra você uma: marque “Pública” em uma nova mesa.
home-shelf = Aprender e consultar
home-learn = Aprender
home-learn-text = Uma partida curta que mostra tudo, passo a passo.
home-rules = Regras
home-rules-text = Todas, com busca e as diferenças entre as edições.
home-games = Minhas partidas
home-games-text = O que você jogou aqui, para rever e aprender.
home-name-known = Você joga como { $name }.
home-name-none = Você joga sem nome.
home-name-change = Mudar
home-name-save = Salvar
home-unreachable = O servidor não responde. Verifique sua conexão e tente de novo.
home-outdated = Esta página é mais antiga que o servidor. Recarregue-a para continuar; nada se perdeu.

## A new table

home-who-here = Aqui, neste aparelho
home-who-link = Alguém com o link
home-who-bot = Robô: { $name }
home-chair-name = Nome no lugar { NUMBER($n, useGrouping: 0) }
home-name-optional = Nome
home-hot-seat = Vocês dividem o aparelho: a página esconde as cartas enquanto ele muda de mãos.
home-bots-only = Só robôs jogam; você assiste.
home-nobody-here = Você não tem lugar próprio; ainda pode ocupar um na mesa.
home-edition-fits = no seu idioma
home-clock-own = Números próprios
home-clock-decision = Segundos para cada decisão
home-clock-reserve = Minutos de reserva, para a partida toda
home-clock-wrong = Dê de 5 segundos a 14 dias por decisão e no máximo 14 dias de reserva.
home-free-text = Conversa livre: cada um escreve o que quiser, não só frases prontas
home-talk = Companhia e conversa
home-team = Equipe { NUMBER($n, useGrouping: 0) }
