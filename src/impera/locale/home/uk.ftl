### The words of the screen `home`; the words of the game are in ../uk.ftl.

home-against =
    { $n ->
        [one] Ти проти { NUMBER($n, useGrouping: 0) } бота. Гра почнеться одразу.
       *[other] Ти проти { NUMBER($n, useGrouping: 0) } ботів. Гра почнеться одразу.
    }
home-by-edition = { edition.by }
home-strength = Сила ботів
home-hint = Граєш уперше? Коротка навчальна партія покаже кожну Галузь у дії.
home-hint-go = Показати
home-hint-no = Не зараз
home-new-text = З друзями за посиланням, за одним екраном чи проти ботів — як забажаєш.
home-new-text-here = Разом за одним екраном чи проти ботів — як забажаєш.
home-join = Приєднатися за посиланням
home-join-text = Встав надіслане тобі посилання або лише код у його кінці.
home-join-unreadable = Це не посилання на стіл і не його код. Скопіюй посилання повністю та встав його сюди.
home-join-elsewhere = Цей стіл на іншому сервері, { $host }. Встав посилання в адресний рядок браузера.
home-join-over = Цю партію вже зіграно, але її можна переглянути.
home-full = Усі місця за цим столом зайняті, але можна дивитися.
home-free =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } вільне місце
        [few] { NUMBER($n, useGrouping: 0) } вільні місця
       *[other] { NUMBER($n, useGrouping: 0) } вільних місць
    }
home-continue = Твої столи
home-continue-go = Грати далі
home-your-turn = Твій хід
home-title-you = Ти
home-player = Твоя сторінка
home-tables-open = Відкрий свій, позначивши «Публічний».
home-shelf = Навчання й довідка
home-learn = Навчання
home-learn-text = Три короткі уроки: від першого ходу до вміння читати стіл.
home-rules = Правила
home-rules-text = Усі, з пошуком і відмінностями між виданнями.
home-games = Мої партії
home-games-text = Усі зіграні тут партії: переглядай їх і вчися.
home-name-known = Ти граєш під ім’ям { $name }.
home-name-none = Ти граєш без імені.
home-name-change = Змінити
home-name-save = Зберегти
home-unreachable = Сервер не відповідає. Перевір з’єднання й спробуй ще раз.
home-outdated = Ця сторінка старіша за сервер. Онови її, щоб продовжити; нічого не втрачено.
home-newer = Нова версія Impera готова.
home-later = Пізніше

## A new table

home-who-here = Тут, на цьому пристрої
home-who-link = Хтось за посиланням
home-who-bot = Бот: { $name }
home-chair-name = Ім’я для місця { NUMBER($n, useGrouping: 0) }
home-name-optional = Ім’я
home-hot-seat = Пристрій у вас спільний: поки ви його передаєте, сторінка ховає карти.
home-bots-only = Грають самі боти, а ти дивишся.
home-nobody-here = Ти не займаєш жодного місця; зайняти вільне можна буде потім, за столом.
home-edition-fits = твоєю мовою
home-clock-own = Свої значення
home-clock-decision = Секунд на кожне рішення
home-clock-reserve = Хвилин у запасі на всю гру
home-clock-wrong = Вкажи від 5 секунд до 14 днів на рішення й щонайбільше 14 днів у запасі.
home-free-text = Вільний чат: можна писати будь-що, а не лише готові фрази
home-talk = Доступ і чат
home-team = Команда { NUMBER($n, useGrouping: 0) }

## Before the game

home-waiting =
    { $n ->
        [one] Ще { NUMBER($n, useGrouping: 0) } вільне місце. Гра почнеться сама, щойно його займуть.
        [few] Ще { NUMBER($n, useGrouping: 0) } вільні місця. Гра почнеться сама, щойно їх займуть.
       *[other] Ще { NUMBER($n, useGrouping: 0) } вільних місць. Гра почнеться сама, щойно їх займуть.
    }
home-watching = Ти дивишся. Щоб грати, займи вільне місце.
home-invite = Запроси інших
home-invite-text = Надішли це посилання або дай відсканувати код.
home-copied = Скопійовано
home-share = Поділитися
home-share-text = Зіграймо в Carta Impera Victoria!
home-qr = QR-код цього посилання
home-also-here = Вас за цим пристроєм кілька? Сідайте теж, усі під своїми іменами.
home-sit-too = Сісти ще й тут
home-fill = Посадити бота
home-fill-level = Сила цього бота
home-unfill = Прибрати бота
home-you = ти
home-shuffling = До тасування долучаються пристрої всіх гравців, тож ніхто, навіть сервер, не може підтасувати карти.
home-shuffling-for = Ще чекаємо: { $players }. Хто не прийде вчасно, втратить місце.

## Trouble

home-lost = Зв’язок утрачено. Твої рішення збережено, а сторінка й далі намагається з’єднатися.
home-restarting = Сервер перезапускається. Нічого не втрачено; сторінка з’єднається сама.
home-retry = Спробувати зараз
home-reload = Оновити
home-understood = Зрозуміло
home-here-storage = Цей браузер не може зберегти партію. Грати можна й далі, але не закривай цю сторінку: разом із нею зникне й партія.
home-here-level = Цей пристрій зараз не може запустити найсильніших ботів. Замість них грає слабший.
home-here-slow = Цей браузер рахує повільно, тож сильні боти зазирають уперед не так далеко.

## The bar

home-menu = Меню й налаштування
home-places = Сторінки
home-theme-system = Автоматично
home-theme-light = Світла
home-theme-dark = Темна
home-sound = Звуки
home-confirm = Підтверджувати кожне рішення
home-ends = Завершувати хід за мене, коли вирішувати вже нічого
home-notify = Сповіщати, коли мій хід
home-notify-denied = Твій браузер не дозволяє тут сповіщень. Дозволь їх у його налаштуваннях для цієї сторінки.
home-pace = Ходи інших
home-pace-calm = Неспішно
home-pace-quick = Швидко
home-pace-none = Миттєво
home-app = Carta Impera Victoria — карткова гра про розквіт цивілізацій для двох, трьох чи чотирьох гравців.

## Games

home-games-title = Партії
home-games-running = Ще тривають
home-games-return = Повернутися за стіл
home-games-mine = Мої партії
home-games-mine-none = Тут у тебе ще немає завершених партій.
home-games-play = Зіграти партію
home-games-all = Усі партії
home-games-all-none = Жодної публічної партії ще не зіграно.
home-games-open = Відкрити стіл
home-games-won = Твоя перемога
home-games-lost = Без перемоги
home-games-decisions =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } рішення
        [few] { NUMBER($n, useGrouping: 0) } рішення
       *[other] { NUMBER($n, useGrouping: 0) } рішень
    }
home-games-continued = продовження іншої партії
home-games-begun = розпочато на одному пристрої
home-games-more = Показати ще
home-import = Відкрити партію з файлу
home-import-unreadable = Це не повна партія. Перевір файл чи посилання або попроси надіслати його ще раз.
home-import-rules = Цю партію зіграно за правилами, яких ця сторінка не знає. Онови сторінку й спробуй ще раз.

## The host

home-notice = Від власника сервера
home-maintenance = Нові столи поки що не відкриваються. Розпочаті партії тривають.
home-privacy = Приватність
home-alone = Усе лишається в цьому браузері: нічого з того, що ти тут робиш, нікуди не надсилається.
