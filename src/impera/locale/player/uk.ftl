### The words of the screen `player`; the words of the game are in ../uk.ftl.

player-only-you = Цю сторінку бачиш лише ти.
player-rating = Рейтинг
player-rating-now = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
player-rated =
    { $n ->
        [one] після { NUMBER($n, useGrouping: 0) } рейтингової партії
        [few] після { NUMBER($n, useGrouping: 0) } рейтингових партій
       *[other] після { NUMBER($n, useGrouping: 0) } рейтингових партій
    }
player-curve = Рейтингових партій: { NUMBER($n, useGrouping: 0) }. Від { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($last, minimumFractionDigits: 1, maximumFractionDigits: 1) }; найкраще значення — { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
player-rating-text = Це обережна оцінка: на початку вона близька до нуля й зростає, коли ти виграєш і коли про твою гру відомо більше.
player-mistakes = Помилки за партію
player-mistakes-text = Оцінених партій: { NUMBER($n, useGrouping: 0) }. Помилок за партію, разом із грубими: у середньому { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, в останніх десяти — { NUMBER($recent, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
player-mistakes-none = Ми оцінюємо твої рішення, коли партію завершено. Тут з’являться помилки в кожній партії.
player-decided = Якість твоїх рішень
player-decided-text = Похибка показує, яку частку перемоги в середньому коштує тобі кожне важливе рішення: 10 ‰ — це один відсоток. Рівень — це рівень ботів із такою самою похибкою. Удача — це те, що карти дали тобі за партію, у відсоткових пунктах.
player-unrated = Грай під ім’ям, і завершені партії зараховуватимуться до твого рейтингу.
player-results = Результати
player-by-players = Гравці
player-by-level = Найсильніший бот
player-players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } гравець
        [few] { NUMBER($n, useGrouping: 0) } гравці
       *[other] { NUMBER($n, useGrouping: 0) } гравців
    }
player-people = Лише люди
player-games = Партії
player-won = Виграно
player-counted = Партії, де в тебе було кілька місць, і продовження інших партій тут не враховано.
player-none = Заверши партію, і тут з’явиться твоя статистика.
player-ranking = Найсильніші гравці
player-devices = Твої інші пристрої
player-devices-text = Грай і на телефоні, і на комп’ютері під тим самим ім’ям, з тим самим рейтингом і всіма своїми партіями.
player-code-make = Грати на іншому пристрої
player-code = Твій код
player-code-text = Відскануй QR-код іншим пристроєм, відкрий на ньому посилання або введи там код на своїй сторінці. Код діє один раз, протягом п’яти хвилин.
player-code-secret = Нікому його не показуй: хто його використає, бачитиме твої карти й гратиме за тебе.
player-code-link = Посилання з твоїм кодом
player-code-qr = QR-код із твоїм кодом
player-code-enter = Код з іншого твого пристрою
player-code-warning = Вводь лише код, створений тобою: хто його створив, той бачитиме тут твої карти.
player-code-replaces = Тоді на цьому пристрої ти будеш тим самим гравцем, що й на іншому. Усе зігране тут дотепер лишиться за попереднім гравцем, і повернутися до нього не вийде.
player-code-use = Використати код
player-passkey-add = Додати ключ доступу
player-passkey-text = З ключем доступу ти входиш за відбитком пальця, обличчям чи PIN-кодом: на цьому пристрої та скрізь, де синхронізовано твої ключі. Пароль не потрібен.
player-passkey-added = Ключ доступу готовий. З ним можна ввійти на іншому пристрої або тут, якщо браузер тебе забуде.
player-passkey-most = У тебе вже стільки ключів доступу, скільки дозволяє цей сервер. Щоб додати новий, видали один зі старих.
player-passkey-join = Увійти з ключем доступу
player-passkey-cancelled = Дію скасовано, або минуло забагато часу. Спробуй ще раз, коли буде зручно.
player-passkey-here = На цьому пристрої вже є твій ключ доступу, тож додавати нічого не треба.
player-passkey-unsupported = Цей пристрій чи браузер тут не підтримує ключів доступу. Скористайся кодом.
player-known = Пристрої, на яких виконано вхід
player-known-lost = Якщо пристрій загубився, натисни «Вийти» біля нього у списку. Тоді на ньому ніхто не бачитиме твоїх карт і не гратиме за тебе.
player-known-here = Цей пристрій
player-known-other = Інший пристрій
player-known-passkey = Ключ доступу
player-known-text = Додано { $added }, востаннє використано { $used }
player-known-new = Додано { $added }
player-sign-out = Вийти
player-sign-out-others = Вийти на всіх інших пристроях
player-sign-out-sure = На цьому пристрої ти більше не будеш цим гравцем. Без іншого пристрою чи ключа доступу не можна повернутися до свого імені, рейтингу й партій.
player-sign-out-yes = Вийти тут
player-signed-out = Готово. На тому пристрої за тебе більше ніхто не зіграє.
player-signed-out-others = На всіх інших твоїх пристроях виконано вихід.
player-passkeys = Твої ключі доступу
player-passkey-remove = Видалити
player-passkey-removed = Видалено: цей ключ доступу тут більше не діє. Видали його також із пристрою чи менеджера паролів.
player-data = Твої дані
player-data-text = Завантаж усе, що цей сервер про тебе зберігає, або видали це: своє ім’я, результати, рейтинг і все тобою написане. Зіграні партії лишаться, але без твого імені. Докладніше — на сторінці про приватність.
player-download = Завантажити мої дані
player-delete = Видалити мої дані
player-delete-sure = Цього не можна буде скасувати. Якщо ти зараз граєш, далі гратиме бот.
player-delete-yes = Видалити назавжди
player-deleted = Усе видалено. Дякуємо за гру.
