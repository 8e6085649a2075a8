### The words of the screen `home`; the words of the game are in ../pt.ftl.

home-against =
    { $n ->
        [1] Você contra { NUMBER($n, useGrouping: 0) } bot. Começa na hora.
       *[other] Você contra { NUMBER($n, useGrouping: 0) } bots. Começa na hora.
    }
home-by-edition = Regras { edition.of }
home-strength = Força dos bots
home-hint = É a sua primeira vez? Uma lição curta mostra cada esfera enquanto você joga.
home-hint-go = Quero ver
home-hint-no = Agora não
home-new-text = Com amigos por link, na mesma tela ou contra bots: do jeito que você quiser.
home-new-text-here = Com mais gente na mesma tela ou contra bots: do jeito que você quiser.
home-join = Entrar com um link
home-join-text = Cole o link que você recebeu ou só o código no fim dele.
home-join-unreadable = Isso não é o link nem o código de uma mesa. Copie o link inteiro e cole aqui.
home-join-elsewhere = Essa mesa está em outro servidor, { $host }. Cole o link na barra de endereços do navegador.
home-join-over = Essa partida já acabou, mas você pode ver o replay.
home-full = Todos os lugares desta mesa estão ocupados, mas você pode assistir.
home-free =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } lugar livre
       *[other] { NUMBER($n, useGrouping: 0) } lugares livres
    }
home-continue = Suas mesas
home-continue-go = Continuar
home-your-turn = Sua vez
home-title-you = Você
home-player = Sua página
home-tables-open = Que tal abrir uma? Marque “Pública” ao criar a mesa.
home-shelf = Aprender e consultar
home-learn = Aprender
home-learn-text = Três lições curtas, do primeiro turno à leitura da mesa.
home-rules = Regras
home-rules-text = Todas, com busca e as diferenças entre as edições.
home-games = Minhas partidas
home-games-text = Tudo o que você jogou aqui, para rever e aprender.
home-name-known = Você está jogando como { $name }.
home-name-none = Você está jogando sem nome.
home-name-change = Mudar
home-name-save = Salvar
home-unreachable = O servidor não está respondendo. Verifique sua conexão e tente de novo.
home-outdated = Esta página é mais antiga que o servidor. Recarregue-a para continuar; nada se perdeu.
home-newer = Uma nova versão do Impera está disponível.
home-later = Mais tarde

## A new table

home-who-here = Aqui, neste aparelho
home-who-link = Alguém com o link
home-who-bot = Bot: { $name }
home-chair-name = Nome para o lugar { NUMBER($n, useGrouping: 0) }
home-name-optional = Nome
home-hot-seat = Vocês estão dividindo este aparelho: a página esconde as cartas enquanto ele passa de mão em mão.
home-bots-only = Só bots jogam; você assiste.
home-nobody-here = Você não reservou um lugar, mas ainda pode ocupar um na mesa.
home-edition-fits = no seu idioma
home-clock-own = Personalizado
home-clock-decision = Segundos por decisão
home-clock-reserve = Minutos de reserva, para a partida toda
home-clock-wrong = Defina de 5 segundos a 14 dias por decisão e no máximo 14 dias de reserva.
home-free-text = Conversa livre: dá para escrever o que quiser, não só frases prontas
home-talk = Visibilidade e conversa
home-team = Equipe { NUMBER($n, useGrouping: 0) }

## Before the game

home-waiting =
    { $n ->
        [1] Ainda há { NUMBER($n, useGrouping: 0) } lugar livre. A partida começa sozinha assim que alguém se sentar.
       *[other] Ainda há { NUMBER($n, useGrouping: 0) } lugares livres. A partida começa sozinha assim que todos estiverem ocupados.
    }
home-watching = Você está assistindo. Ocupe um lugar livre se quiser jogar.
home-invite = Convide o pessoal
home-invite-text = Envie este link ou mostre o código para o pessoal escanear com o celular.
home-copied = Copiado
home-share = Compartilhar
home-share-text = Vem jogar Carta Impera Victoria comigo!
home-qr = QR code deste link
home-also-here = Tem mais gente neste aparelho? É só se sentar do mesmo jeito, cada pessoa com seu nome.
home-sit-too = Sentar aqui também
home-fill = Colocar um bot aqui
home-fill-level = Força deste bot
home-unfill = Tirar o bot
home-you = você
home-shuffling = O aparelho de cada pessoa ajuda a embaralhar. Assim ninguém, nem o servidor, pode manipular as cartas.
home-shuffling-for = Esperando: { $players }. Quem não aparecer a tempo perde o lugar.

## Trouble

home-lost = A conexão caiu. Suas decisões estão guardadas, e esta página continua tentando se reconectar.
home-restarting = O servidor está reiniciando. Nada se perdeu; esta página vai se reconectar sozinha.
home-retry = Tentar agora
home-reload = Recarregar
home-understood = Entendi
home-here-storage = Este navegador não consegue salvar a partida. Você pode continuar jogando, mas deixe esta página aberta: se você a fechar, a partida se perde.
home-here-level = Este aparelho não consegue rodar os bots mais fortes agora. Um mais fraco joga no lugar deles.
home-here-slow = Este navegador calcula devagar, por isso os bots fortes não pensam tão à frente.

## The bar

home-menu = Menu e ajustes
home-places = Páginas
home-theme-system = Automático
home-theme-light = Claro
home-theme-dark = Escuro
home-sound = Sons
home-confirm = Confirmar cada decisão
home-ends = Encerrar meu turno quando não restar nada a decidir
home-notify = Avisar quando for a minha vez
home-notify-denied = O navegador não permite notificações aqui. Permita-as nos ajustes dele para esta página.
home-pace = Turnos dos outros
home-pace-calm = Sem pressa
home-pace-quick = Rápidos
home-pace-none = Instantâneos
home-app = Carta Impera Victoria, o jogo de cartas sobre civilizações em ascensão, para dois a quatro jogadores.

## Games

home-games-title = Partidas
home-games-running = Em andamento
home-games-return = Voltar à mesa
home-games-mine = Minhas partidas
home-games-mine-none = Você ainda não terminou nenhuma partida aqui.
home-games-play = Jogar uma partida
home-games-all = Todas as partidas
home-games-all-none = Nenhuma partida pública terminou ainda.
home-games-open = Abrir uma mesa
home-games-won = Você venceu
home-games-lost = Você não venceu
home-games-decisions =
    { $n ->
        [1] { NUMBER($n, useGrouping: 0) } decisão
       *[other] { NUMBER($n, useGrouping: 0) } decisões
    }
home-games-continued = continuação de outra partida
home-games-begun = começou em um só aparelho
home-games-more = Mostrar mais
home-import = Abrir uma partida de um arquivo
home-import-unreadable = Isso não é uma partida completa. Confira o arquivo ou o link, ou peça que enviem de novo.
home-import-rules = Esta partida foi jogada com regras que esta página não conhece. Recarregue a página e tente de novo.

## The host

home-notice = Aviso da administração
home-maintenance = Por enquanto não dá para abrir novas mesas. As partidas já começadas continuam.
home-privacy = Privacidade
home-alone = Tudo fica neste navegador: nada do que você faz aqui é enviado a lugar nenhum.
