### The words of the page in Ukrainian; the words of the game are in ../uk.ftl.

page-home = На початок
page-nowhere = Тут нічого немає.
page-language = Мова
page-theme = Світла чи темна тема
page-title = Carta Impera Victoria
page-lead = Розбудуй цивілізацію, стеж за іншими і першим збери сім карт однієї Галузі. Для двох, трьох чи чотирьох гравців, за правилами саме твоєї коробки.
page-play-now = Грати зараз
page-play-now-text = Ти проти двох ботів; гра почнеться одразу.
page-new-table = Новий стіл
page-public-tables = Відкриті столи
page-no-tables = Зараз немає столів, відкритих для всіх.
page-finished-games = Зіграні тут партії
page-no-games = Жодної партії ще не завершено.
page-join = Приєднатися
page-watch = Дивитися
page-opening = Хвилинку …
page-line-lost = Зв’язок втрачено. Пробуємо ще раз …

## A new table

page-players = Гравці
page-chairs = Хто де сидить
page-chair = Місце { NUMBER($n, useGrouping: 0) }
page-person = Людина
page-edition = Видання
page-setup = Початок гри
page-clock = Час на роздуми
page-clock-usual = Звичайний: 90 секунд і 10 хвилин у запасі; проти ботів тиждень
page-clock-quick = Швидкий: 30 секунд і 3 хвилини в запасі
page-clock-calm = Спокійний: 3 хвилини і 20 у запасі
page-clock-days = Листуванням: 3 дні на кожне рішення
page-public = Відкритий: будь-хто може приєднатися чи дивитися
page-open = Відкрити стіл

## Before the game

page-link = Посилання на цей стіл
page-copy-link = Скопіювати посилання
page-name = Твоє ім’я
page-sit = Сісти тут
page-leave = Встати
page-here = на місці
page-away = не на зв’язку

## At the table

page-bot-plays = далі грає бот
page-back = Грати далі самостійно
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
page-discard-pile = Відбій
page-pack = Твій набір
page-centre = Центр
page-last-round = Останній раунд
page-others-turn = Зараз хід: { $player }.
page-your-turn = Твій хід.
page-end-turn = Завершити хід
page-undo = Повернути
page-cancel = Інше
page-log = Що сталося
page-rematch = Зіграти ще раз
page-to-rematch = До нової партії
page-replay = Перегляд партії

## Talk

page-phrase = Фраза
page-phrase-seat = Про кого
page-phrase-domain = Про яку Галузь
page-free-text = Своїми словами
page-say = Сказати: { $text }

## Replay

page-step-back = Крок назад
page-step-on = Крок уперед
page-run = Відтворити
page-stop = Зупинити
page-position = Позиція
page-knowledge = Чиїми очима
page-all-open = Усі карти відкриті
page-record = Запис
