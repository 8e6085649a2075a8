### The words of the page in Ukrainian; the words of the game are in ../uk.ftl.

page-home = Головна
page-nowhere = Тут нічого немає.
page-not-loaded = Цю частину сторінки не вдалося завантажити.
page-language = Мова
page-theme = Світла чи темна тема
page-title = Carta Impera Victoria
page-lead = Розбудуй цивілізацію, стеж за суперниками й збери сім карт однієї Галузі раніше за всіх. Для двох, трьох чи чотирьох гравців, за правилами твого видання.
page-play-now = Грати зараз
page-new-table = Новий стіл
page-public-tables = Публічні столи
page-no-tables = Зараз немає публічних столів.
page-join = Приєднатися
page-watch = Дивитися
page-opening = Хвилинку…

## A new table

page-players = Гравці
page-chairs = Хто де сидить
page-chair = Місце { NUMBER($n, useGrouping: 0) }
page-edition = Видання
page-setup = Підготовка
page-clock = Час на роздуми
page-clock-usual = Звичайний: 90 секунд на рішення і 10 хвилин у запасі; проти ботів — тиждень на рішення
page-clock-quick = Швидкий: 30 секунд на рішення і 3 хвилини в запасі
page-clock-calm = Неспішний: 3 хвилини на рішення і 20 хвилин у запасі
page-clock-days = За листуванням: 3 дні на кожне рішення
page-public = Публічний: будь-хто може приєднатися чи дивитися
page-open = Відкрити стіл

## Before the game

page-link = Посилання на цей стіл
page-copy-link = Скопіювати посилання
page-name = Твоє ім’я
page-sit = Сісти тут
page-leave = Звільнити місце
page-here = на місці
page-away = не на зв’язку

## At the table

page-bot-plays = поки що грає бот
page-back = Грати замість бота
page-first = Перший Гравець
page-area-of = Ігрова зона: { $player }
page-hand = Твоя рука
page-deck =
    { $n ->
        [one] Колода: { NUMBER($n, useGrouping: 0) } карта
        [few] Колода: { NUMBER($n, useGrouping: 0) } карти
       *[other] Колода: { NUMBER($n, useGrouping: 0) } карт
    }
page-discard = Відбій ({ NUMBER($n, useGrouping: 0) })
page-last-round = Останній раунд
page-threat = { player.start } може перемогти завдяки { domain.dat } вже наступного ходу.
page-rail-threat = може перемогти наступного ходу
page-majority-now =
    { $n ->
        [1] Якщо гра скінчиться зараз, більшістю переможе { $winners }.
       *[other] Якщо гра скінчиться зараз, більшістю разом переможуть { $winners }.
    }
page-majority-tie =
    { $n ->
        [1] Якщо гра скінчиться зараз, більшістю переможе { $winners }: балів порівну, вирішує { domain }.
       *[other] Якщо гра скінчиться зараз, більшістю разом переможуть { $winners }: балів порівну, вирішує { domain }.
    }
page-others-turn = Зараз ходить { $player }.
page-chosen = Твій вибір: { card }. Зараз обирає { $player }; свій вибір ти ще можеш змінити.
page-only-shown = Цей стіл доступний лише для перегляду: грати далі не вийде.
page-your-turn = Твій хід.
page-end-turn = Завершити хід
page-close = Закрити
page-together-discard = Скинути карти: { NUMBER($made, useGrouping: 0) } із { NUMBER($n, useGrouping: 0) }
page-together-give = Повернути карти: { NUMBER($made, useGrouping: 0) } із { NUMBER($n, useGrouping: 0) }
page-together-keep = Залишити карти: { NUMBER($made, useGrouping: 0) } із { NUMBER($n, useGrouping: 0) }
page-asked-keep-discard =
    { $n ->
        [1] Обери, яку карту залишити: решту буде скинуто.
        [one] Обери, яку { NUMBER($n, useGrouping: 0) } карту залишити: решту буде скинуто.
        [few] Обери, які { NUMBER($n, useGrouping: 0) } карти залишити: решту буде скинуто.
       *[other] Обери, які { NUMBER($n, useGrouping: 0) } карт залишити: решту буде скинуто.
    }
page-asked-keep-give =
    { $n ->
        [1] Обери, яку карту залишити: решту буде повернено.
        [one] Обери, яку { NUMBER($n, useGrouping: 0) } карту залишити: решту буде повернено.
        [few] Обери, які { NUMBER($n, useGrouping: 0) } карти залишити: решту буде повернено.
       *[other] Обери, які { NUMBER($n, useGrouping: 0) } карт залишити: решту буде повернено.
    }
page-undo = Скасувати
page-cancel = Назад
page-log = Перебіг гри
page-log-earlier = Показати, що було раніше
page-rematch = Реванш
page-to-rematch = До реваншу
page-replay = Перегляд партії

## Talk

page-phrase = Фраза
page-phrase-seat = Про кого
page-phrase-domain = Про яку Галузь
page-free-text = Своїми словами
page-say = Сказати: { $text }
page-chat = Чат
page-reactions = Реакції
page-point = Сказати всім
page-preview = Інші побачать:

## Deciding, and the table's menu

page-you = ти
page-team = Команда { NUMBER($n, useGrouping: 0) }
page-partner = товариш по команді
page-wants-pause = просить паузу
page-asked = Твоє рішення
page-confirm = Так: { $decision }
page-effects = Ефекти, які можна застосувати
page-why = Чому не можна?
page-why-title = Обери ефект, щоб побачити, чому зараз його не можна застосувати.
page-hint = Підказка
page-hint-about = Найкращі рішення й твій шанс на перемогу з кожним із них. Ураховано лише те, що знаєш ти.
page-hint-unrated = Партія з підказками на рейтинг не впливає.
page-hint-show = Показати підказку
page-hint-thinking = Треба подумати…
page-hint-title = Твої найкращі рішення
page-hint-close = Закрити підказку
page-hinted =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } підказка: партія не впливає на рейтинг
        [few] { NUMBER($n, useGrouping: 0) } підказки: партія не впливає на рейтинг
       *[many] { NUMBER($n, useGrouping: 0) } підказок: партія не впливає на рейтинг
    }
page-skip = Пропустити
page-since = Після твого попереднього ходу
page-curtain = Передай пристрій: тепер обирає { $player }.
page-curtain-lift = { $player } тут: показати карти
page-hand-limit = Ліміт руки: { NUMBER($n, useGrouping: 0) }
page-still =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } хід без добору карт
        [few] { NUMBER($n, useGrouping: 0) } ходи без добору карт
       *[other] { NUMBER($n, useGrouping: 0) } ходів без добору карт
    }
page-turn-of = Хід: { $player }
page-step-play = зіграти карту
page-step-effects = ефекти
page-step-draw = добрати
page-pile-discard = Відбій
page-pile-pack = Твій набір
page-pile-centre = Центр
page-pile-area = Твоя ігрова зона
page-menu = Меню столу
page-calls = Партії за листуванням
page-calls-on = Сповіщати на цьому пристрої, коли мій хід
page-calls-text = Працює, навіть коли сторінку закрито: щонайбільше одне повідомлення на годину й жодного слова про чиїсь карти.
page-calls-failed = Браузеру не вдалося підписатися на сповіщення. Спробуй пізніше.
page-calls-no = Ні, дякую
page-pause = Попросити паузу
page-go-on = Грати далі
page-vote-out = Хай за гравця { $player } грає бот
page-voted-out = Твій голос ураховано. Бот вступить у гру, щойно погодяться всі.
page-friends = Запросити друзів
page-friends-text = Партія продовжиться на сервері з тими самими картами; на рейтинг вона не впливає. Обери, які боти поступляться місцем, а тоді надішли друзям посилання. У цьому браузері партія лишиться такою, як зараз.
page-friends-bots = Боти, що поступаються місцем
page-friends-go = Продовжити онлайн
page-leave-game = Вийти з гри
page-leave-sure = Поки тебе не буде, за тебе гратиме бот. Якщо до кінця гри не повернешся, тобі зарахують поразку.
page-mute = Приховати повідомлення: { $player }
page-hear = Показувати повідомлення: { $player }
page-watching = Глядачів: { NUMBER($n, useGrouping: 0) }
page-reference = Планшет Гравця
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } із { NUMBER($goal, useGrouping: 0) }
page-rail-level = рівень { NUMBER($level, useGrouping: 0) }
page-rail-embargo = під Ембарго
page-rail-coin = з Мистецькою монетою

## The end of a game

page-over-won = Перемога за тобою!
page-over-won-team = Твоя команда перемогла!
page-over-won-shared = Спільна перемога!
page-over-lost =
    { $n ->
        [1] Перемагає { $winners }.
       *[other] Перемагають { $winners }.
    }
page-over-tie = Балів порівну: вирішує { domain }.
page-over-winner = Перемога
page-over-length = Ходів: { NUMBER($turns, useGrouping: 0) }. Хвилин: { NUMBER($minutes, useGrouping: 0) }.
page-over-turning = Твій переломний момент
page-over-skill = Твої рішення: похибка { $rate } ± { $margin } проміле, приблизно рівень { NUMBER($level, useGrouping: 0) }.
page-over-luck = Твоя удача: { $points } відсоткового пункту.
page-over-share = Поділитися
page-over-analyse = Аналіз
page-over-board = Показати стіл
page-over-result = Результат
