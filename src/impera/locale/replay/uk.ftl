### The words of the screen `replay`; the words of the game are in ../uk.ftl.

## Moving through a game

replay-controls = Керування
replay-position = Позиція в партії
replay-start = На початок
replay-end = У кінець
replay-turn-back = Попередній хід
replay-turn-on = Наступний хід
replay-step-back = Крок назад
replay-step-on = Крок уперед
replay-effect-back = Попередній ефект
replay-effect-on = Наступний ефект
replay-run = Відтворити
replay-stop = Пауза
replay-speed = Швидкість
replay-decisions = Рішення
replay-turn = Хід { NUMBER($n, useGrouping: 0) }: { $player }

## What is seen

replay-knowledge = Чиїми очима
replay-all-open = Усі карти відкриті
replay-through = Очима гравця { $player }
replay-hand = Рука: { $player }
replay-pack = Набір: { $player }
replay-middle = Середина столу
replay-centre = Центр
replay-coin = Монета біля колоди
replay-result = Підсумок
replay-winner = Перемога
replay-continued =
    { $n ->
        [one] Продовження іншої партії після { NUMBER($n, useGrouping: 0) } рішення
       *[other] Продовження іншої партії після { NUMBER($n, useGrouping: 0) } рішень
    }
replay-begun =
    { $n ->
        [one] Розпочато на одному пристрої, продовжено онлайн після { NUMBER($n, useGrouping: 0) } рішення
       *[other] Розпочато на одному пристрої, продовжено онлайн після { NUMBER($n, useGrouping: 0) } рішень
    }
replay-games = Інші партії
replay-close = Закрити

## What can be done

replay-go-on = Грати звідси
replay-go-on-text = Сядь на одне з місць і грай далі з цієї позиції; на інших місцях грають боти. Приховані карти можна знати з перегляду, тому на рейтинг ця партія не впливає.
replay-go-on-seat = Твоє місце
replay-go-on-level = Інші гравці
replay-go-on-play = Грати далі
replay-go-on-over = Тут партію вже завершено. Спершу перейди до ранішої позиції.
replay-share = Скопіювати посилання
replay-shared = Посилання скопійовано
replay-link = Посилання на цю позицію
replay-record = Завантажити запис

## The shuffle, drawn again

replay-verify = Перевірити тасування
replay-verify-text = Твій браузер сам наново тасує всі карти за внесками гравців і порівнює результат.
replay-verify-form = У записі є тасування, яке вдалося прочитати.
replay-verify-commitment = Секрет сервера — той самий, відбиток якого він зафіксував до початку партії.
replay-verify-shown = Це саме той відбиток, який бачив цей браузер.
replay-verify-own = Внесок цього браузера записано без змін.
replay-verify-people = Усі додали саме те, що зафіксували заздалегідь, і ніхто не фіксував свого внеску після того, як хтось уже розкрив свій.
replay-verify-seed = Усе разом дає зерно тасування.
replay-verify-lot = Перший Гравець за жеребом: { $player }.
replay-verify-deck =
    { $n ->
        [one] Порядок карт у колоді саме той, який дало тасування: { NUMBER($n, useGrouping: 0) } карта.
        [few] Порядок карт у колоді саме той, який дало тасування: { NUMBER($n, useGrouping: 0) } карти.
       *[other] Порядок карт у колоді саме той, який дало тасування: { NUMBER($n, useGrouping: 0) } карт.
    }
replay-verify-removed = З гри прибрано саме ті карти, які визначило тасування.
replay-verify-continued = Ця партія продовжує іншу: карт для неї не тасували, тож перевіряти нічого. Перевір тасування партії, яку вона продовжує.
replay-verify-begun = Цю партію розпочато на одному пристрої, без сервера: карти тасували не всі гравці разом, тож перевіряти нічого.
replay-fits = Збігається
replay-differs = Не збігається
replay-values = Значення
replay-value-secret = Секрет сервера
replay-value-commitment = Відбиток
replay-value-contribution = Внесок
replay-value-seed = Зерно
replay-value-drawn = Перетасовано наново
replay-value-recorded = У записі
replay-value-mine = Збережено в цьому браузері
replay-proves-people = Отже, ні сервер, ні жоден із гравців не міг вибрати ні карт, ні Першого Гравця: сервер зафіксував відбиток свого секрету, ще не знаючи, що додадуть люди.
replay-proves-bots = Отже, карти відповідають секрету, відбиток якого сервер зафіксував до початку партії. Грали лише боти, тож більше ніхто до тасування нічого не додав.
replay-proves-nothing = Щось не збігається. Запис не відповідає своєму тасуванню: або його змінили, або карти тасували не так, як слід.

## What decisions were worth

replay-chances = Шанси на перемогу
replay-chances-text = На кожному кроці — лише за тим, що може знати гравець, який тоді вирішує: приховані карти інших не враховано.
replay-judging = Оцінюємо рішення…
replay-not-judged = Не вдалося оцінити рішення.
replay-again = Спробувати ще раз
replay-ledger = Удача й майстерність
replay-ledger-text = У відсоткових пунктах шансу на перемогу. Удачу оцінено так, ніби видно всі карти на руках, а помилки — лише за тим, що гравці могли знати.
replay-open-chances = Крива, якщо видно всі карти на руках
replay-luckiest = Найвдаліший добір: { $points }
replay-unluckiest = Найневдаліший добір: { $points }
replay-luck-deal = Роздача: { $points }
replay-points = Переломні моменти й помилки
replay-no-points = Лідер не змінювався, і помилок не було.
replay-ahead = Відтепер попереду: { $player }
replay-fall = { $before } → { $after }
replay-worth = Шанс на перемогу — { $after } замість { $before }.
replay-fine = Шанс на перемогу — { $after }.
replay-forced = Шанс на перемогу — { $after }; іншого вибору не було.
replay-better = Краще: { $better }.
