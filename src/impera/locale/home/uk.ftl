### The words of the screen `home`; the words of the game are in ../uk.ftl.

home-against =
    { $n ->
        [one] Ти проти { NUMBER($n, useGrouping: 0) } бота. Гра почнеться одразу.
       *[other] Ти проти { NUMBER($n, useGrouping: 0) } ботів. Гра почнеться одразу.
    }
home-strength = Сила ботів
home-hint = Граєш уперше? Короткий вступ покаже кожну Галузь просто під час гри.
home-hint-go = Показати
home-hint-no = Не зараз
home-new-text = З друзями за посиланням, за одним екраном чи проти ботів — як забажаєш.
home-join = За посиланням
home-join-text = Встав надіслане тобі посилання або лише код у його кінці.
home-join-unreadable = Це не посилання на стіл і не його код. Скопіюй посилання повністю та встав сюди.
home-join-elsewhere = Цей стіл на іншому сервері, { $host }. Відкрий посилання в адресному рядку браузера.
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
home-tables-open = Відкрий свій: познач «Відкритий» за новим столом.
home-shelf = Навчання і довідка
home-learn = Навчання
home-learn-text = Коротка партія, яка крок за кроком показує все.
home-rules = Правила
home-rules-text = Усі, з пошуком і відмінностями між виданнями.
home-games = Мої партії
home-games-text = Що тут зіграно: переглянути й повчитися.
home-name-known = Твоє ім’я за столом: { $name }.
home-name-none = Ти граєш без імені.
home-name-change = Змінити
home-name-save = Зберегти
home-unreachable = Сервер не відповідає. Перевір з’єднання і спробуй ще раз.
home-outdated = Ця сторінка старіша за сервер. Онови її, щоб продовжити; нічого не втрачено.
