### Слова гри українською.
### Codes come in and words go out. $domain is A R E S C U, or "hidden" for a card seen from behind; $era
### is 1 to 3; $effect is a token; $player and $target are names, or numbers of seats that have none.
### Attributes are cases and articles for the sentences of this file; nobody else asks for them.

## Domains, Eras and cards

domain-A = Армія
    .gen = Армії
    .dat = Армії
    .acc = Армію
domain-R = Релігія
    .gen = Релігії
    .dat = Релігії
    .acc = Релігію
domain-E = Економіка
    .gen = Економіки
    .dat = Економіці
    .acc = Економіку
domain-S = Наука
    .gen = Науки
    .dat = Науці
    .acc = Науку
domain-C = Культура
    .gen = Культури
    .dat = Культурі
    .acc = Культуру
domain-U = Утопія
    .gen = Утопії
    .dat = Утопії
    .acc = Утопію
domain =
    { $domain ->
        [A] { domain-A }
        [R] { domain-R }
        [E] { domain-E }
        [S] { domain-S }
        [C] { domain-C }
        [U] { domain-U }
       *[other] { $domain }
    }
    .gen =
        { $domain ->
            [A] { domain-A.gen }
            [R] { domain-R.gen }
            [E] { domain-E.gen }
            [S] { domain-S.gen }
            [C] { domain-C.gen }
            [U] { domain-U.gen }
           *[other] { $domain }
        }
    .dat =
        { $domain ->
            [A] { domain-A.dat }
            [R] { domain-R.dat }
            [E] { domain-E.dat }
            [S] { domain-S.dat }
            [C] { domain-C.dat }
            [U] { domain-U.dat }
           *[other] { $domain }
        }
    .acc =
        { $domain ->
            [A] { domain-A.acc }
            [R] { domain-R.acc }
            [E] { domain-E.acc }
            [S] { domain-S.acc }
            [C] { domain-C.acc }
            [U] { domain-U.acc }
           *[other] { $domain }
        }
era-1 = Епоха I
era-2 = Епоха II
era-3 = Епоха III
era =
    { $era ->
        [1] { era-1 }
        [2] { era-2 }
       *[3] { era-3 }
    }
    .gen = Епохи { numeral }
numeral =
    { $era ->
        [1] I
        [2] II
       *[3] III
    }
card =
    { $domain ->
        [hidden] карта { era.gen }
       *[other] { domain } { numeral }
    }
    .acc =
        { $domain ->
            [hidden] карту { era.gen }
           *[other] { domain.acc } { numeral }
        }
card-several = { NUMBER($n, useGrouping: 0) } × { card }
cards =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } карта
        [few] { NUMBER($n, useGrouping: 0) } карти
       *[many] { NUMBER($n, useGrouping: 0) } карт
    }
    .acc =
        { $n ->
            [one] { NUMBER($n, useGrouping: 0) } карту
           *[other] { cards }
        }
    .gen =
        { $n ->
            [one] { NUMBER($n, useGrouping: 0) } карти
           *[other] { NUMBER($n, useGrouping: 0) } карт
        }
cards-of-era = { NUMBER($n, useGrouping: 0) } з { era.gen }
no-cards = немає

## Players

player =
    { $player ->
        [0] гравець 0
        [1] гравець 1
        [2] гравець 2
        [3] гравець 3
       *[other] { $player }
    }
    .start =
        { $player ->
            [0] Гравець 0
            [1] Гравець 1
            [2] Гравець 2
            [3] Гравець 3
           *[other] { $player }
        }
    .gen = гравця { $player }
target =
    { $target ->
        [0] гравець 0
        [1] гравець 1
        [2] гравець 2
        [3] гравець 3
       *[other] { $target }
    }
    .start =
        { $target ->
            [0] Гравець 0
            [1] Гравець 1
            [2] Гравець 2
            [3] Гравець 3
           *[other] { $target }
        }
    .gen = гравця { $target }
    .dat = гравцеві { $target }
players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } гравець
        [few] { NUMBER($n, useGrouping: 0) } гравці
       *[many] { NUMBER($n, useGrouping: 0) } гравців
    }
points =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } бал
        [few] { NUMBER($n, useGrouping: 0) } бали
       *[many] { NUMBER($n, useGrouping: 0) } балів
    }
both = { $first } та { $last }
name-free = Вільне місце
name-person = Імперія { NUMBER($n, useGrouping: 0) }
name-twin = { $player } ({ NUMBER($n, useGrouping: 0) })
name-bot-1 = Амелі
name-bot-2 = Марчелло
name-bot-3 = Елен
name-bot-4 = Лео
name-bot-5 = Софі
name-bot-6 = Вітторіо
name-bot-7 = Ірен
name-bot-8 = Фабіо
name-bot-9 = Доріс
name-bot-10 = Енцо
name-bot-11 = Жюлі
name-bot-12 = Ромео
name-guest-1 = Какаду
name-guest-2 = Динго
name-guest-3 = Гризлі
name-guest-4 = Кенгуру
name-guest-5 = Фламінго
name-guest-6 = Колібрі
name-guest-7 = Поні
name-guest-8 = Марабу

## Effects

effect-assassination = Вбивство
effect-assassination-text = Скинь 1 карту з руки.
effect-purge = Зачистка
effect-purge-text = Скинь 2 карти з руки.
effect-holy-book = Священна Книга
effect-holy-book-text = До кінця ходу твій ліміт руки — 5 карт.
effect-divine-right = Божественне право
effect-divine-right-text = До кінця ходу твій ліміт руки — 7 карт.
effect-development = Виробництво
effect-development-text = Скинь 1 карту зі своєї ігрової зони, а потім зіграй 1 карту з руки.
effect-monopoly = Монополія
effect-monopoly-text = Скинь 2 карти зі своєї ігрової зони, а потім зіграй 2 карти з руки.
effect-experiment = Експеримент
effect-experiment-text = Візьми в руку 1 карту зі своєї ігрової зони, а потім зіграй 1 карту з руки.
effect-research = Дослідження
effect-research-text = Візьми в руку 2 карти зі своєї ігрової зони, а потім зіграй 2 карти з руки.
effect-oligarchy = Олігархія
effect-oligarchy-text = Візьми в руку будь-яку 1 карту з відбою.
effect-republic = Республіка
effect-republic-text = Візьми в руку будь-які 2 карти з відбою.
effect-attack = Атака
effect-attack-text = Скинь зі своєї ігрової зони карту Армії та ще одну карту обраної Галузі; усі інші, хто має карти цієї Галузі, теж втрачають по одній.
effect-inquisition = Інквізиція
effect-inquisition-text = Скинь карту Релігії зі своєї ігрової зони, забери всі карти з руки іншого гравця й поверни стільки ж на свій вибір.
effect-embargo = Ембарго
effect-embargo-text =
    Поклади карту Економіки зі своєї ігрової зони долілиць на карту { $whom ->
        [another] іншого
       *[any] будь-якого
    } гравця: у свій наступний хід цей гравець не зможе грати карти накритої Галузі.
effect-breakthrough = Прорив
effect-breakthrough-text = Скинь карту Науки зі своєї ігрової зони, візьми 5 карт із колоди, а потім скинь 5 карт із руки.
effect-democracy = Демократія
effect-democracy-text =
    { $whom ->
        [another] Поклади карту Утопії зі своєї ігрової зони долілиць у будь-яку Галузь іншого гравця
        [any] Поклади карту Утопії зі своєї ігрової зони долілиць у будь-яку Галузь будь-якого гравця
       *[any-with-card] Поклади карту Утопії зі своєї ігрової зони долілиць у будь-яку Галузь будь-якого гравця, у якій уже є карта
    }: відтепер цьому гравцеві для перемоги домінуванням там потрібно на одну карту більше.
effect-inspiration = Натхнення
effect-inspiration-text = Якщо в тебе більше карт Культури, ніж у кожного з інших гравців, скопіюй чужий постійний ефект, на який тобі не вистачає карт.
effect =
    { $effect ->
        [assassination] { effect-assassination }
        [purge] { effect-purge }
        [holy-book] { effect-holy-book }
        [divine-right] { effect-divine-right }
        [development] { effect-development }
        [monopoly] { effect-monopoly }
        [experiment] { effect-experiment }
        [research] { effect-research }
        [oligarchy] { effect-oligarchy }
        [republic] { effect-republic }
        [attack] { effect-attack }
        [inquisition] { effect-inquisition }
        [embargo] { effect-embargo }
        [breakthrough] { effect-breakthrough }
        [democracy] { effect-democracy }
        [inspiration] { effect-inspiration }
       *[other] { $effect }
    }
needs-level = рівень { NUMBER($level, useGrouping: 0) }, від { cards.gen }
needs-discard = ефект скидання
needs-lead = якщо ти попереду в Культурі
explained = { domain }, { effect } ({ $needs }): { $text }

## Steps, and what is asked

step-draft = драфт
step-open = вибір із центру
step-play = крок 1, зіграти карту
step-effects = крок 2, ефекти
step-resolve = крок 2, ефект розігрується
step-over = гру завершено
asked-draft = Залиш собі одну карту з набору.
asked-open = Візьми одну карту із центру у свою ігрову зону.
asked-play = Крок 1: зіграй карту з руки.
asked-effects = Крок 2: застосуй ефект або заверши хід.
asked-over = Гру завершено.
asked-discard-hand = { effect }: скинь { cards.acc } { $n ->
        [one] з
        [few] з
       *[many] із
    } руки.
asked-discard-area = { effect }: скинь { cards.acc } зі своєї ігрової зони, потім зіграй { NUMBER($plays, useGrouping: 0) } з руки.
asked-take-area = { effect }: візьми в руку { cards.acc } зі своєї ігрової зони, потім зіграй { NUMBER($plays, useGrouping: 0) } з руки.
asked-take-discard = { effect }: візьми в руку { cards.acc } { $n ->
        [one] з
        [few] з
       *[many] із
    } відбою.
asked-give-hand = { effect }: поверни { cards.acc } зі своєї руки { target.dat }.
asked-play-hand = { effect }: зіграй { cards.acc } { $n ->
        [one] з
        [few] з
       *[many] із
    } руки.

## Decisions to choose from

decision-keep = залишити собі { card.acc }
decision-open = узяти { card.acc } із центру
decision-play = зіграти { card.acc }
decision-discard = скинути { card.acc }
decision-take = узяти { card.acc }
decision-give = повернути { card.acc }
decision-effect = { effect }
decision-inspire = Натхнення: скопіювати ефект «{ effect }» { target.gen }
decision-attack = Атака на { domain.acc }
decision-inquisition = Інквізиція проти { target.gen }
decision-embargo = Ембарго на { domain.acc } { target.gen }
decision-democracy = Демократія: { domain } { target.gen }
decision-end = завершити хід

## What has happened

log-sat = { player.start } сідає за стіл.
log-left = { player.start } встає з-за столу; місце вільне.
log-filled-on = { player.start } саджає бота на вільне місце.
log-filled-off = { player.start } прибирає бота; місце вільне.
log-committed = { player.start } фіксує свій внесок у тасування.
log-revealed = { player.start } розкриває свій внесок у тасування.
log-reshuffle = За столом звільнилося місце, тож тасуємо знову.
log-began = Гра починається. Перший Гравець: { player }.
log-decided-keep = { player.start } залишає собі { card.acc }.
log-decided-open = { player.start } бере { card.acc } із центру.
log-decided-play = { player.start } грає { card.acc }.
log-decided-discard = { player.start } скидає { card.acc }.
log-decided-take = { player.start } бере { card.acc } в руку.
log-decided-give = { player.start } повертає { card.acc }.
log-decided-effect = { player.start } застосовує ефект «{ effect }».
log-decided-inspire = { player.start } копіює ефект «{ effect }» { target.gen }.
log-decided-attack = { player.start } атакує { domain.acc }.
log-decided-inquisition = { player.start } застосовує Інквізицію проти { target.gen }.
log-decided-embargo = { player.start } накладає Ембарго на { domain.acc } { target.gen }.
log-decided-democracy = { player.start } застосовує Демократію до { domain.gen } { target.gen }.
log-decided-end = { player.start } завершує хід.
log-chosen-on = Ти залишаєш собі { card.acc }.
log-chosen-off = Ти скасовуєш свій вибір.
log-undone =
    { $n ->
        [one] { player.start } скасовує { NUMBER($n, useGrouping: 0) } рішення.
        [few] { player.start } скасовує { NUMBER($n, useGrouping: 0) } рішення.
       *[many] { player.start } скасовує { NUMBER($n, useGrouping: 0) } рішень.
    }
log-hinted = { player.start } отримує підказку.
log-away-left = { player.start } виходить; далі грає бот.
log-away-clock = Час { player.gen } вичерпано; далі грає бот.
log-away-vote = { player.start } довго не ходить; інші проголосували, і далі грає бот.
log-back = { player.start } повертається до гри.
log-voted = { player.start } голосує: хай далі грає бот.
log-wants-pause-on = { player.start } просить паузу.
log-wants-pause-off = { player.start } хоче грати далі.
log-paused = Пауза: годинники зупинено.
log-resumed = Гру відновлено.
log-talked = { player.start }: { $text }
log-muted-on = Ти більше не бачиш повідомлень { player.gen }.
log-muted-off = Ти знову бачиш повідомлення { player.gen }.
log-reported = Дякуємо! Скаргу розгляне власник сервера.
log-ended-hegemony =
    { $n ->
        [1] { $winners } перемагає домінуванням.
       *[other] { $winners } перемагають домінуванням.
    }
log-ended-majority =
    { $n ->
        [1] { $winners } перемагає більшістю.
       *[other] { $winners } перемагають більшістю.
    }
log-ended-stalemate =
    { $n ->
        [1] Уже десять раундів ніхто не бере карт із колоди: { $winners } перемагає більшістю.
       *[other] Уже десять раундів ніхто не бере карт із колоди: { $winners } перемагають більшістю.
    }
log-rematch = Стіл для реваншу відкрито.
log-closed-nobody = Стіл закрито: не всі прийшли вчасно.
log-closed-host = Власник сервера закриває цей стіл.
cards-lost = { player.start } втрачає: { $cards }.
cards-drawn = Ти береш: { $cards }.

## The result in one line, after "won by"

result-hegemony = { $winners }, домінуванням
result-majority = { $winners }, більшістю ({ $points })
result-stalemate = { $winners }, більшістю через застій ({ $points })
result-after-tie = { $result }, після нічиєї за балами
result-side = { $side }: { NUMBER($n, useGrouping: 0) }

## What a table agrees on

edition-consensus = Спільні правила
edition-consensus-text = Те, у чому сходяться всі п’ять видань, а там, де вони різняться, — те, що каже більшість із них.
edition-uk = Українське видання
edition-uk-text = У драфті карти із центру розбирають за годинниковою стрілкою.
edition-ro = Румунське видання
edition-ro-text = Ембарго можна накладати лише на інших гравців; Демократію можна застосувати до будь-якої Галузі, навіть порожньої; монета лишається, доки хтось не випередить у Культурі гравця, який копіював.
edition-el = Грецьке видання
edition-el-text = Усе так само, як у спільних правилах.
edition-pt = Бразильське видання
edition-pt-text = Ембарго й Демократію можна застосовувати лише до інших гравців; Демократію — навіть до порожньої Галузі; гравець, який узяв останню карту колоди, завершує свій хід, а потім усі інші мають ще рівно по одному.
edition-it = Італійське видання
edition-it-text = Усе так само, як у спільних правилах.
edition =
    { $edition ->
        [uk] { edition-uk }
        [ro] { edition-ro }
        [el] { edition-el }
        [pt] { edition-pt }
        [it] { edition-it }
       *[consensus] { edition-consensus }
    }
    .by =
        { $edition ->
            [uk] За правилами українського видання
            [ro] За правилами румунського видання
            [el] За правилами грецького видання
            [pt] За правилами бразильського видання
            [it] За правилами італійського видання
           *[consensus] За спільними правилами
        }
setup-base = Базовий Варіант
setup-base-text = Усі починають із 3 картами з колоди й порожньою ігровою зоною.
setup-draft = Драфт Варіант
setup-draft-text = Усі обирають по 3 карти з наборів, що йдуть по колу, і ще по 1 беруть із центру у свою ігрову зону.
setup =
    { $setup ->
        [draft] { setup-draft }
       *[base] { setup-base }
    }
teams = Командна Гра
teams-text = Двоє на двох: товариші по команді сидять одне навпроти одного й перемагають разом.
level-1 = Новачок
level-1-text = Доброзичливий, дивиться лише на власні карти.
level-2 = Учень
level-2-text = Продумує весь свій хід.
level-3 = Радник
level-3-text = Трохи зазирає вперед і стежить за іншими.
level-4 = Стратег
level-4-text = Зазирає вперед ще далі.
level-5 = Майстер
level-5-text = Навчався, граючи сам із собою: грізний суперник.
level-6 = Імператор
level-6-text = Найсильніший з усіх; потребує трохи часу на роздуми.
phase-waiting = Чекаємо, доки всі сядуть за стіл.
phase-shuffling = Тасуємо карти.
phase-playing = Гра триває.
phase-paused = Пауза: годинники зупинено.
phase-over = Гру завершено.
phase-closed = Стіл закрито.

## Calling somebody back to slow games

call-title = Твій хід
call-text =
    { $n ->
        [one] На тебе чекають за { NUMBER($n, useGrouping: 0) } столом.
        [few] На тебе чекають за { NUMBER($n, useGrouping: 0) } столами.
       *[other] На тебе чекають за { NUMBER($n, useGrouping: 0) } столами.
    }
call-room-tables =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } новий публічний стіл чекає на гравців.
        [few] { NUMBER($n, useGrouping: 0) } нові публічні столи чекають на гравців.
       *[other] { NUMBER($n, useGrouping: 0) } нових публічних столів чекають на гравців.
    }
call-room-games =
    { $n ->
        [one] Завершилася { NUMBER($n, useGrouping: 0) } публічна партія.
        [few] Завершилися { NUMBER($n, useGrouping: 0) } публічні партії.
       *[other] Завершилося { NUMBER($n, useGrouping: 0) } публічних партій.
    }

## What went wrong, and what to do

error-malformed = Сервер не зрозумів запиту цієї сторінки. Онови її та спробуй ще раз.
error-too-large = Текст задовгий для сервера. Скороти його й спробуй ще раз.
error-too-fast = Це було зашвидко, тож не зараховано. Зачекай мить і спробуй ще раз.
error-enough = За цим столом це робили вже надто багато разів. Грай далі або відкрий інший стіл.
error-unattended = У тебе забагато відкритих столів, за якими нікого немає. Спершу дограй деякі з цих партій або вийди з них.
error-bots-only = Цей сервер не відкриває столів, де грають самі боти. Залиш хоча б одне місце для людини.
error-too-many = Забагато запитів із твоєї мережі. Закрий зайві сторінки або зачекай хвилину.
error-slow = Твоє з’єднання не встигає за грою. Перевір його й онови сторінку.
error-late = Ця сторінка надто довго не відповідала. Перевір з’єднання й онови її.
error-host = Цей сервер має іншу адресу. Відкрий гру за її звичайною адресою.
error-origin = Ця сторінка належить іншому сайту. Відкрий гру за її звичайною адресою.
error-unknown = За цим посиланням немає ні столу, ні партії. Перевір його або відкрий новий стіл.
error-not-yours = Це не твоє місце. Спершу сядь за стіл або обери одне зі своїх місць.
error-not-now = Зараз це неможливо. Подивися, що відбувається за столом.
error-not-your-turn = Зараз вирішує хтось інший. Зачекай на свій хід.
error-old-position = Тим часом на столі щось змінилося. Подивися ще раз і обери знову.
error-illegal = Правила цього не дозволяють. Обери щось із запропонованого.
error-taken = Це місце вже зайнято. Обери інше.
error-name = Таке ім’я тут не підходить. Обери інше: до 24 знаків (літери однієї абетки й цифри), не схоже на ім’я бота.
error-code = Цей код неправильний або вже не діє. Створи новий на іншому своєму пристрої.
error-passkey = Цей ключ доступу тут не діє: він невідомий, видалений або відповів запізно. Спробуй ще раз або скористайся кодом з іншого пристрою.
error-refused = У такому вигляді це неможливо. Зміни введене й спробуй ще раз.
error-id-reused = Сторінка переплутала свої повідомлення. Онови її.
error-unavailable = Сервер зараз не може нічого зберегти. Зачекай мить і спробуй ще раз.
error-newer = Цей стіл зберегла новіша версія сервера. Повертайся, коли сервер оновлять; нічого не втрачено.
error-stopping = Сервер перезапускається. Повертайся за мить.
error-banned = Власник сервера не дозволяє тобі тут грати. Якщо вважаєш, що це помилка, напиши йому; як саме, сказано на сторінці про приватність.
error-muted = Власник сервера не дозволяє тобі писати в чат. Грати можна й далі.
error-maintenance = На сервері технічні роботи, тож нові столи поки що не відкриваються. Розпочаті партії тривають; спробуй пізніше.
error-until = Обмеження діє до { $until }.

## Why something cannot be done; $rule is the number of the rule

why-over = Гру завершено ({ $rule }).
why-not-your-turn = Зараз вирішує { target } ({ $rule }).
why-not-your-pick = Зараз обирає { target } ({ $rule }).
why-players = За цим столом лише { players } ({ $rule }).
why-no-draft = У цій грі немає драфту ({ $rule }).
why-keep-first = Спершу залиш собі карту зі свого набору ({ $rule }).
why-open-first = Спершу візьми карту із центру ({ $rule }).
why-pack = У твоєму наборі немає карти «{ card }» ({ $rule }).
why-centre = У центрі немає карти «{ card }» ({ $rule }).
why-draft-over = Драфт уже позаду ({ $rule }).
why-no-card = Карти «{ card }» у твоїй руці немає, тож зіграти її не можна ({ $rule }).
why-embargo = Цього ходу Ембарго не дає грати карти { domain.gen } ({ $rule }).
why-play-first = Спершу зіграй карту з руки ({ $rule }).
why-one-play = На кроці 1 грають лише одну карту ({ $rule }).
why-step = Ефекти застосовують на кроці 2: спершу зіграй карту ({ $rule }).
why-not-asked = Зараз жоден ефект цього не вимагає ({ $rule }).
why-resolving = Спершу заверши ефект «{ effect }» ({ $rule }).
why-used-permanent = Цього ходу постійний ефект { domain.gen } вже застосовано ({ $rule }).
why-used-discard = Цього ходу ефект скидання { domain.gen } вже застосовано ({ $rule }).
why-level = Для ефекту «{ effect }» у твоїй ігровій зоні потрібно щонайменше { cards } { domain.gen }, а зараз там { NUMBER($have, useGrouping: 0) } ({ $rule }).
why-payment = Ефект «{ effect }» коштує карту { domain.gen } з твоєї ігрової зони, а її там немає ({ $rule }).
why-hand = У руці має бути щонайменше { cards } ({ $rule }).
why-area = У твоїй ігровій зоні має бути щонайменше { cards } ({ $rule }).
why-pile = У відбої має бути щонайменше { cards } ({ $rule }).
why-playable = Після цього тобі забракне карт, які можна зіграти ({ $rule }).
why-not-in-hand = У тебе в руці немає карти «{ card }» ({ $rule }).
why-not-in-area = У твоїй ігровій зоні немає карти «{ card }» ({ $rule }).
why-not-in-pile = У відбої немає карти «{ card }» ({ $rule }).
why-dead-end = Після такого вибору ефект не вдасться завершити ({ $rule }).
why-attack = Щоб атакувати { domain.acc }, треба мати у своїй ігровій зоні хоча б одну карту { domain.gen } ({ $rule }).
why-attack-army = Щоб атакувати Армію, треба мати у своїй ігровій зоні дві карти Армії ({ $rule }).
why-attack-none = Атака коштує дві карти: карту Армії та карту Галузі, яку атакують; у твоїй ігровій зоні відкрита лише одна ({ $rule }).
why-inquisition = Обери іншого гравця, не себе ({ $rule }).
why-embargo-target = { target.start } не має відкритої карти { domain.gen }, яку можна накрити ({ $rule }).
why-embargo-own = Щоб накрити власну Економіку, потрібні дві карти Економіки ({ $rule }).
why-embargo-another = У цьому виданні Ембарго накладають лише на інших гравців ({ $rule }).
why-embargo-none = Немає жодної відкритої карти, яку можна було б накрити ({ $rule }).
why-democracy-target = { target.start } не має відкритої карти { domain.gen } ({ $rule }).
why-democracy-own = Щоб обрати власну Утопію, потрібні дві карти Утопії ({ $rule }).
why-democracy-another = У цьому виданні Демократію застосовують лише до інших гравців ({ $rule }).
why-democracy-none = Немає Галузі, яку можна обрати: у ній має бути відкрита карта, крім тієї, якою ти платиш ({ $rule }).
why-lead = Тобі потрібно більше карт Культури, ніж у кожного з інших гравців ({ $rule }).
why-inspire-own = Копіювати можна лише ефект іншого гравця ({ $rule }).
why-no-sources = Ніхто з інших гравців не має досить карт для постійного ефекту ({ $rule }).
why-no-source = { target.start } не має досить карт для жодного постійного ефекту ({ $rule }).
why-source = { target.start } не має досить карт для ефекту «{ effect }» ({ $rule }).
why-copied = За хід можна скопіювати лише один ефект ({ $rule }).
why-own-effect = На ефект «{ effect }» тобі вистачає власних карт: застосуй свій ({ $rule }).
why-copied-domain = Цього ходу постійний ефект { domain.gen } вже застосовано, тож скопіювати його не можна ({ $rule }).

## Talk at the table

phrase-hello = Гарної гри всім!
phrase-thanks = Дякую!
phrase-well-played = { player.start } грає чудово!
phrase-agreed = Згода!
phrase-no-deal = Ні, так не домовимося.
phrase-one-moment = Хвилинку, будь ласка.
phrase-about-to-win = { player.start } ось-ось переможе!
phrase-about-to-win-by = { player.start } ось-ось переможе завдяки { domain.dat }!
phrase-stop = Треба зупинити { player.gen }!
phrase-attack = Атакуймо { domain.acc }!
phrase-will-attack = Я збираюся атакувати { domain.acc }.
phrase-spare = Будь ласка, не чіпайте { domain.gen }.
phrase-embargo = Хай хтось накладе Ембарго на { domain.acc } { player.gen }.
phrase-democracy = Хай хтось застосує Демократію до { domain.gen } { player.gen }.
phrase-inquisition = Хай хтось зазирне в карти { player.gen }.
phrase-truce = { player.start }, як щодо перемир’я?
phrase-your-turn-to-act = Тепер усе вирішує { player }.
phrase-hand-is-harmless = У моїй руці немає нічого небезпечного.
phrase-stop-this = Зупиніть { domain.acc } { player.gen }!
phrase-attack-this = Я збираюся атакувати { domain.acc } { player.gen }.
phrase-leave-this = { domain.acc } { player.gen } залиште мені, я впораюся.
phrase-no-answer = Мені нічим відповісти на { domain.acc } { player.gen }.
phrase-try-attack = Спробую атакувати { domain.acc }.
phrase-try-embargo = Спробую накласти Ембарго на { domain.acc } { player.gen }.
phrase-try-democracy = Спробую застосувати Демократію до { domain.gen } { player.gen }.
phrase-not-now = Не зараз: маю кращі плани.
phrase-cannot-stop = У моїй ігровій зоні немає нічого, що зупинило б { domain.acc } { player.gen }.
phrase-nice = Гарний хід!
phrase-wow = Оце так несподіванка!
phrase-phew = Фух, минулося!
phrase-ouch = Ой, боляче!
phrase-oops = Упс, це моя помилка!

## The table in the terminal

table-agreed =
    { $teams ->
        [yes] { edition }, { players }, команди, { setup }
       *[no] { edition }, { players }, { setup }
    }
table-over = { $agreed }: { step-over }
table-draft = { $agreed }: { $step }, обирає { player }
table-turn = { $agreed }: ходить { player }, { $step }
table-cards = { cards } ({ $eras })
table-last-round = { $deck }, останній раунд
table-sure = { $cards }, точно { $sure }
table-area = зона: { $cards }
table-area-counted = зона: { $cards } ({ $columns })
table-column = { domain } { NUMBER($n, useGrouping: 0) }
table-hand = рука: { $cards }
table-pack = набір: { $cards }
table-embargo =
    { $n ->
        [1] Ембарго на { domain.acc }
       *[other] Ембарго на { domain.acc }, { cards }
    }
table-democracy =
    { $n ->
        [1] Демократія: { domain }
       *[other] Демократія: { domain }, { cards }
    }
table-coin = Мистецька монета { player.gen }: { domain }
label-deck = колода
label-centre = центр
label-pack = набір
label-discard = відбій
label-won = перемога
label-limit = ліміт
label-barred = заборона
label-used = застосовано
label-asked = потрібно
label-legal = можна
label-decided = рішення
other-rules = Цю партію зіграно за правилами версії { NUMBER($played, useGrouping: 0) }. Тут її показано за версією { NUMBER($now, useGrouping: 0) }, наскільки це можливо.
show-title = { $file }, партія { NUMBER($game, useGrouping: 0) }, рішень: { NUMBER($made, useGrouping: 0) } із { NUMBER($all, useGrouping: 0) }

## Playing in the terminal

play-welcome = Carta Impera Victoria. Введи номер варіанта або `help`.
play-seats = За столом, за годинниковою стрілкою: { $players }. Перший Гравець: { player }.
play-bots = Решту місць займають боти { NUMBER($level, useGrouping: 0) }-го рівня.
play-bot = Решту місць займає бот { $bot }.
play-bots-on = Відтепер грають боти { NUMBER($level, useGrouping: 0) }-го рівня.
play-teams = Разом грають { $one }, а проти них — { $other }.
play-goodbye = До зустрічі!
play-area = Твоя ігрова зона: { $cards }
play-hand = Твоя рука: { $cards }
play-choice = Обирає { player }:
play-hand-over = Тепер обирає { player }. Натисни Enter, коли екран бачитимеш лише ти.
play-over = Гру завершено. Введи `save ФАЙЛ`, `log`, `undo` або `quit`:
play-unknown = «{ $text }» — не варіант зі списку й не команда. Спробуй `help`.
play-goal = Щоб перемогти, заверши свій хід, маючи у своїй ігровій зоні { cards.acc } однієї Галузі.
play-commands = Введи номер варіанта, його позначення або одну з команд:
command-help = help: цей список; `help атака` пояснює ефект, `help армія` — Галузь, `help effects` — усі ефекти
command-why = why: чому зараз чогось не можна, як-от `why атака` чи `why play A1`
command-table = table: стіл, яким його бачиш ти
command-log = log: усі дотеперішні рішення
command-undo = undo: назад до останнього рішення людини
command-level = level N: боти грають краще чи гірше, від 1 до 6
command-save = save ФАЙЛ: зберегти гру
command-load = load ФАЙЛ: продовжити збережену гру
command-quit = quit: вийти
play-no-effect = Немає ні ефекту, ні Галузі «{ $text }». Ефекти: { $effects }. Галузі: { $domains }.
play-no-decision = «{ $text }» — це не рішення. Спробуй `why атака` чи `why play A1`.
play-possible = Зараз це можливо.
play-not-decided = Ще немає жодного твого рішення.
play-undone = Назад до рішення { NUMBER($n, useGrouping: 0) }.
play-saved = Збережено: { $file }.
play-no-name = Вкажи ім’я файлу: `{ $command } evening.json`
play-no-file = { $file }: такого файлу чи теки немає
play-no-level = Рівня «{ $text }» немає; обери від 1 до 6.
play-crowded = людей { NUMBER($people, useGrouping: 0) }, а місць лише { NUMBER($n, useGrouping: 0) }
play-wrong-people = { $file }: people дорівнює { $people }, а має бути списком місць

## The analysis of a game

percent = { NUMBER($n, useGrouping: 0) } %
mark-inaccuracy = неточність
mark-mistake = помилка
mark-blunder = груба помилка
analysis-title =
    { $n ->
        [one] { $file }, партія { NUMBER($game, useGrouping: 0) }: оцінено { NUMBER($n, useGrouping: 0) } рішення
        [few] { $file }, партія { NUMBER($game, useGrouping: 0) }: оцінено { NUMBER($n, useGrouping: 0) } рішення
       *[many] { $file }, партія { NUMBER($game, useGrouping: 0) }: оцінено { NUMBER($n, useGrouping: 0) } рішень
    }
analysis-note = Шанс на перемогу з найкращим рішенням і з прийнятим. Ураховано лише те, що тоді можна було знати з цього місця за столом.
analysis-none = Жодного рішення не позначено.
analysis-number = №
analysis-player = гравець
analysis-decision = рішення
analysis-before = найкраще
analysis-after = прийняте
analysis-mark = оцінка
analysis-better = краще
analysis-choices = рішень із вибором
analysis-rate = похибка, ‰
analysis-level = рівень
analysis-inaccuracies = неточності
analysis-mistakes = помилки
analysis-blunders = грубі помилки
analysis-option = { $decision } ({ NUMBER($chance, useGrouping: 0) } %)
analysis-turning =
    { $n ->
        [one] Після { NUMBER($n, useGrouping: 0) } рішення попереду: { player } ({ NUMBER($chance, useGrouping: 0) } %)
       *[other] Після { NUMBER($n, useGrouping: 0) } рішень попереду: { player } ({ NUMBER($chance, useGrouping: 0) } %)
    }
analysis-made = прийняті рішення
analysis-chance = шанс на перемогу
analysis-ledger = Удача й майстерність у відсоткових пунктах: удачу оцінено так, ніби видно всі карти на руках, а помилки — лише за тим, що гравці могли знати
analysis-start = старт
analysis-luck = удача
analysis-errors = свої помилки
analysis-gifts = чужі помилки
analysis-rest = решта
analysis-result = підсумок
analysis-lucky-deal = Найбільша удача партії — роздача; { $player }: { $points } пункту
analysis-unlucky-deal = Найбільше невезіння партії — роздача; { $player }: { $points } пункту
analysis-lucky-draw = Найбільша удача партії — добір після рішення { NUMBER($n, useGrouping: 0) }; { $player }: { $points } пункту
analysis-unlucky-draw = Найбільше невезіння партії — добір після рішення { NUMBER($n, useGrouping: 0) }; { $player }: { $points } пункту

## The coach: what a better decision would have changed. $found and $instead are numbers out of 100,
## for the decision that was made and for the better one.

# .in: in how many simulations; .lead: in how many of 100, at the start of a sentence.
coach-title = { player.start }, рішення { NUMBER($n, useGrouping: 0) }: { $decision }
    .in =
        { $found ->
            [1] в 1
            [11] в 11
           *[other] у { NUMBER($found, useGrouping: 0) }
        }
    .lead =
        { $found ->
            [1] В 1
            [11] В 11
           *[other] У { NUMBER($found, useGrouping: 0) }
        } зі 100 симуляцій
# .in: in how many simulations after the better decision.
coach-better = Краще: { $better }
    .in =
        { $instead ->
            [1] в 1
            [11] в 11
           *[other] у { NUMBER($instead, useGrouping: 0) }
        }
coach-none = Однієї головної причини немає.
coach-line = Наприклад: { $text }
coach-win-now = Цього ходу можна було перемогти завдяки { domain.dat }: після кращого рішення — { coach-better.in } зі 100 симуляцій, а після твого — { coach-title.in }.
coach-threat = { coach-title.lead } { player } перемагає завдяки { domain.dat } ще до твого наступного ходу, а після кращого рішення — { coach-better.in }.
coach-win-next = { coach-title.lead } ти перемагаєш завдяки { domain.dat } вже наступного ходу, а після кращого рішення — { coach-better.in }.
coach-tie = { coach-title.lead } ти програєш, хоча за балами нічия, а після кращого рішення — { coach-better.in }.
coach-last = { coach-title.lead } долю партії вирішує більшість ще до твого наступного ходу, а після кращого рішення — { coach-better.in }.
coach-cost = { coach-title.lead } ще до твого наступного ходу { player } атакує { domain.acc }, і ти втрачаєш карту, а після кращого рішення — { coach-better.in }.
coach-aimed = { coach-title.lead } { player } застосовує проти тебе ефект «{ effect }» ще до твого наступного ходу, а після кращого рішення — { coach-better.in }.
coach-taken = { coach-title.lead } { player } бере { card.acc } з відбою ще до твого наступного ходу, а після кращого рішення — { coach-better.in }.
coach-able = { coach-title.lead } на початку твого наступного ходу тобі вистачає карт на ефект «{ effect }», а після кращого рішення — { coach-better.in }.
coach-used = { coach-title.lead } { player } застосовує ефект «{ effect }» ще до твого наступного ходу, а після кращого рішення — { coach-better.in }.
coach-fewer = { coach-title.lead } на початку твого наступного ходу в тебе менше відкритих карт, ніж після кращого рішення, а більше — { coach-better.in }.
coach-helps = { coach-title.lead } партію виграє { player }, а після кращого рішення — { coach-better.in }.
