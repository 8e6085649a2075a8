### The words of the page in Ukrainian; the words of the game are in ../uk.ftl.

page-home = Головна
page-nowhere = Тут нічого немає.
page-not-loaded = Цю частину сторінки не вдалося завантажити.
page-language = Мова
page-theme = Світла чи темна тема
page-title = Carta Impera Victoria
page-lead = Розбудуй цивілізацію, стеж за суперниками і збери сім карт однієї Галузі раніше за всіх. Для двох, трьох чи чотирьох гравців, за правилами твого видання.
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
page-clock-usual = Звичайний: 90 секунд на рішення і 10 хвилин у запасі; проти ботів — тиждень
page-clock-quick = Швидкий: 30 секунд на рішення і 3 хвилини в запасі
page-clock-calm = Спокійний: 3 хвилини на рішення і 20 хвилин у запасі
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
page-others-turn = Зараз ходить { $player }.
page-only-shown = Цей стіл можна лише переглядати: далі грати не можна.
page-your-turn = Твій хід.
page-end-turn = Завершити хід
page-undo = Скасувати
page-cancel = Назад
page-log = Перебіг гри
page-rematch = Реванш
page-to-rematch = До реваншу
page-replay = Перегляд партії

## Talk

page-phrase = Фраза
page-phrase-seat = Про кого
page-phrase-domain = Про яку Галузь
page-free-text = Своїми словами
page-say = Сказати: { $text }

## Deciding, and the table's menu

page-you = ти
page-team = Команда { NUMBER($n, useGrouping: 0) }
page-partner = товариш по команді
page-wants-pause = просить паузу
page-asked = Твоє рішення
page-confirm = Так: { $decision }
page-effects = Ефекти, які можна застосувати
page-effects-hint = Тут з’являється пояснення ефекту.
page-why = Чому не можна?
page-why-title = Чого зараз не можна й чому
page-skip = Пропустити
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
page-pause = Попросити паузу
page-go-on = Грати далі
page-leave-game = Вийти з гри
page-leave-sure = Поки тебе не буде, за тебе гратиме бот.
page-mute = Приховати повідомлення: { $player }
page-hear = Показувати повідомлення: { $player }
page-watching = Глядачів: { NUMBER($n, useGrouping: 0) }
page-reference = Планшет Гравця
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } із { NUMBER($goal, useGrouping: 0) }
page-rail-level = рівень { NUMBER($level, useGrouping: 0) }
page-rail-embargo = під ембарго
page-rail-coin = з Мистецькою монетою
