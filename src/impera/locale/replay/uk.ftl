### The words of the screen `replay`; the words of the game are in ../uk.ftl.

## Moving through a game

replay-controls = Керування
replay-position = Місце в партії
replay-start = На початок
replay-end = У кінець
replay-turn-back = Попередній хід
replay-turn-on = Наступний хід
replay-step-back = Крок назад
replay-step-on = Крок уперед
replay-effect-back = Попередній ефект
replay-effect-on = Наступний ефект
replay-run = Відтворити
replay-stop = Зупинити
replay-speed = Швидкість
replay-decisions = Рішення
replay-turn = Хід { NUMBER($n, useGrouping: 0) }: { $player }

## What is seen

replay-knowledge = Чиїми очима
replay-all-open = Усі карти відкриті
replay-through = Очима гравця { $player }
replay-hand = Рука: { $player }
replay-pack = Набір: { $player }
replay-middle = Між гравцями
replay-centre = Центр
replay-coin = Монета біля колоди
replay-result = Підсумок
replay-winner = Перемога
replay-continued =
    { $n ->
        [one] Продовження іншої партії після { NUMBER($n, useGrouping: 0) } рішення
        [few] Продовження іншої партії після { NUMBER($n, useGrouping: 0) } рішень
        [many] Продовження іншої партії після { NUMBER($n, useGrouping: 0) } рішень
       *[other] Продовження іншої партії після { NUMBER($n, useGrouping: 0) } рішення
    }
replay-games = Інші партії
replay-close = Закрити

## What can be done

replay-go-on = Грати звідси
replay-go-on-text = Сядь на одне з місць і грай далі з цієї позиції; за інших грають боти. Приховані карти можна знати з перегляду, тому на рейтинг партія не впливає.
replay-go-on-seat = Твоє місце
replay-go-on-level = Суперники
replay-go-on-play = Грати далі
replay-go-on-over = Тут партію вже закінчено. Спершу повернися назад.
replay-share = Скопіювати посилання
replay-shared = Посилання скопійовано
replay-link = Посилання на цю позицію
replay-record = Завантажити запис

## The shuffle, drawn again

replay-verify = Перевірити тасування
replay-verify-text = Твій браузер сам наново розкладає всі карти з того, що кожен додав до тасування, і порівнює.
replay-verify-form = У записі є тасування, яке можна прочитати.
replay-verify-commitment = Таємниця сервера саме та, якою він зв’язав себе до партії.
replay-verify-shown = Він зв’язаний саме тим зобов’язанням, яке бачив цей браузер.
replay-verify-own = Те, що додав цей браузер, стоїть у записі без змін.
replay-verify-people = Кожен додав саме те, чим себе зв’язав, і ніхто не зв’язав себе пізніше, ніж хтось розкрив своє.
replay-verify-seed = Усе разом дає зерно жеребкування.
replay-verify-lot = Жереб визначив Першого Гравця: { $player }.
replay-verify-deck = Колода лежить так, як випало; карт у ній: { NUMBER($n, useGrouping: 0) }.
replay-verify-removed = Відкладено саме ті карти, що випали.
replay-verify-continued = Ця партія продовжує іншу: карти для неї не тасували, тож перевіряти нічого. Перевір тасування партії, яку вона продовжує.
replay-fits = Збігається
replay-differs = Не збігається
replay-values = Значення
replay-value-secret = Таємниця сервера
replay-value-commitment = Зобов’язання
replay-value-contribution = Внесок
replay-value-seed = Зерно
replay-value-drawn = Випало знову
replay-value-recorded = У записі
replay-value-mine = Збережено в цьому браузері
replay-proves-people = Отже, ні сервер, ні хтось із гравців не міг вибрати ні карти, ні Першого Гравця: сервер зв’язав себе, ще не знаючи, що додадуть люди.
replay-proves-bots = Отже, карти саме ті, що випливають з таємниці, якою сервер себе зв’язав. Грали лише боти, і тягнув за них сервер: більше ніхто нічого не додав.
replay-proves-nothing = Щось не збігається. Запис не відповідає цьому тасуванню: або його змінили, або карти розклали не так, як слід.

## What decisions were worth

replay-chances = Шанси на перемогу
replay-chances-text = На кожному кроці — наскільки може знати той, хто тоді вирішує: приховані карти інших не враховано.
replay-judging = Рішення оцінюються …
replay-not-judged = Не вдалося оцінити рішення.
replay-again = Спробувати ще раз
replay-points = Переломи й помилки
replay-no-points = Лідер не змінювався, і помилок не було.
replay-ahead = Відтепер попереду: { $player }
replay-fall = { $before } → { $after }
replay-worth = Шанс на перемогу { $after } замість { $before }.
replay-fine = Шанс на перемогу { $after }.
replay-forced = Шанс на перемогу { $chance }; іншого вибору не було.
replay-better = Краще: { $better }.
