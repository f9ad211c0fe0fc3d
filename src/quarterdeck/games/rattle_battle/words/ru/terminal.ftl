# What the table of Rattle, Battle, Grab the Loot says in the terminal.

## Ships and orders

rattle-battle-terminal-own-ship = корабль { $number }
rattle-battle-terminal-own-captain = капитанский корабль
rattle-battle-terminal-ship = { $ship }: { $face }, сила { $strength }, место { $x } { $y }.
rattle-battle-terminal-away = Расстояние { $distance } мм: { $ship }.
rattle-battle-terminal-in-shot = Выстрел достаёт на { $reach } мм: { $ships }.
rattle-battle-terminal-in-move = Движение достаёт на { $reach } мм: { $ships }.
rattle-battle-terminal-cannons =
    { $cannons ->
        [0] без пушек
        [one] { $cannons } пушка
        [few] { $cannons } пушки
        [many] { $cannons } пушек
       *[other] { $cannons } пушек
    }
rattle-battle-terminal-mm = { $distance } мм
rattle-battle-terminal-numbers = любое число
rattle-battle-order-flee = Бегство
rattle-battle-order-explosion = Взрыв { $size }
rattle-battle-order-explosion-face = Взрыв по числу на кубике
# Where there is little room.
rattle-battle-order-toward = Движение
rattle-battle-order-toward-closest = Движение к ближайшему
rattle-battle-order-toward-wanted = Движение к Разыскиваемому
rattle-battle-order-away = Отход
rattle-battle-order-volley = Залп
rattle-battle-order-surrender = Капитуляция
rattle-battle-order-redrop = Повторный бросок
rattle-battle-order-ally = Союзник
rattle-battle-tier-light = лёгкое
rattle-battle-tier-heavy = трудное
rattle-battle-tier-final = финальное
rattle-battle-tier-crazy = безумное
rattle-battle-tier-starter = начальное

## Players and the port

rattle-battle-terminal-quest = Поход { $quest }
rattle-battle-terminal-your-loot = Ваша добыча: { $loot }
rattle-battle-terminal-bag = Мешок добычи
rattle-battle-terminal-galleon = Очки: { $points }, монеты: { $coins }. Корабли: { $ships }. Готовые паруса: { $sails }. Готовые пушки: { $cannons }. Трюмы: { $holds }, хомяки: { $hamsters }. Добыча: { $loot }, мест: { $room }. Карты мести: { $revenge }.
rattle-battle-terminal-place-market = 2 добычи → 1 на выбор
rattle-battle-terminal-place-tavern = 2 рома → посмотреть 3 матросов, оставить 1
rattle-battle-terminal-place-shipyard = 1 материалы → 1 деталь
rattle-battle-terminal-place-workshop = пряности и материалы → посмотреть 3 улучшения, оставить 1
rattle-battle-terminal-place-pit = 1 ценности или 2 другие добычи → 1 монета
rattle-battle-terminal-place-guild = монеты: { $price } → очки: { $points }
rattle-battle-terminal-place-only = войти может только { $name }
# $places: each with the player it is open to.
rattle-battle-terminal-closed = Закрыто для всех, кроме того, кто в скобках: { $places }.

## What is asked

rattle-battle-terminal-sea-ask-part = Возьмите деталь для галеона ({ $reason }).
rattle-battle-terminal-sea-ask-exhaust = Какое улучшение использовать?
rattle-battle-terminal-sea-ask-send = Сколько кораблей отправить?
rattle-battle-terminal-sea-ask-let-drop = Вы Главарь: бросайте корабли!
rattle-battle-terminal-sea-ask-fifth = Бросить ещё один корабль?
rattle-battle-terminal-sea-ask-turn = Движение (паруса: { $sails }), выстрел (пушки: { $cannons }) или пас.
rattle-battle-terminal-sea-ask-turn-again = Действие сделано. Улучшения или конец хода.
rattle-battle-terminal-sea-ask-close = Какое место порта закрыть?
rattle-battle-terminal-sea-ask-choose-loot = Выбрать всю добычу или тянуть её?
rattle-battle-terminal-sea-ask-take =
    { $due ->
        [one] Возьмите { $due } добычу из мешка.
        [few] Возьмите { $due } добычи из мешка, по одной.
        [many] Возьмите { $due } добыч из мешка, по одной.
       *[other] Возьмите { $due } добычи из мешка, по одной.
    }
rattle-battle-terminal-sea-ask-trade = Приключение предлагает обмен.
rattle-battle-terminal-sea-ask-crew = Используйте матросов, каждого по разу.
rattle-battle-terminal-sea-ask-cat = Отдать судового кота или заплатить за ремонт?
rattle-battle-terminal-sea-ask-give =
    { $due ->
        [one] Отдайте { $due } добычу
        [few] Отдайте { $due } добычи, по одной
        [many] Отдайте { $due } добыч, по одной
       *[other] Отдайте { $due } добычи, по одной
    } ({ $reason }).
rattle-battle-terminal-sea-ask-at = { $place }: что делать?
rattle-battle-terminal-sea-ask-keep = Какую карту оставить?
rattle-battle-terminal-sea-ask-plank = Ещё кубик или стоп? Больше 13 — это 0.
rattle-battle-terminal-sea-ask-drinking = Какие кубики оставить?
rattle-battle-terminal-sea-ask-skirmish-pick = Тайно выберите кубик.
rattle-battle-terminal-sea-ask-dig-pick = Тайно выберите кубик.
rattle-battle-terminal-sea-ask-guess = Тайно угадайте сумму всех кубиков.
rattle-battle-terminal-sea-ask-throw = Бросьте кубик: откуда, куда, с какой силой?

## Why, and what comes of it

rattle-battle-terminal-hint-part = Паруса двигают корабли, пушки стреляют, трюмы возят добычу.
rattle-battle-terminal-hint-send = Кто отправил, тянет добычу; ремонт стоит добычи; в море грузов не возят.
# $ships: from how many ships on loot is lost.
rattle-battle-terminal-hint-cargo =
    { $ships ->
        [one] В море грузов не возят: уже с { $ships } кораблём отдаёте добычу (−1▣).
        [few] В море грузов не возят: начиная с { $ships } кораблей отдаёте добычу (−1▣).
        [many] В море грузов не возят: начиная с { $ships } кораблей отдаёте добычу (−1▣).
       *[other] В море грузов не возят: начиная с { $ships } корабля отдаёте добычу (−1▣).
    }
rattle-battle-terminal-hint-let-drop = Где кубики остановятся, там и лежат; что покажут, то и есть.
rattle-battle-terminal-hint-turn = Стрелки смотрят корабли, Enter действует. Потом бьются ближайшие пары.
rattle-battle-terminal-hint-give = Потопленный корабль стоит 1 добычу; корабль и трюм везут по 1.
rattle-battle-terminal-hint-at = Сделайте, на что хватает, и идите дальше.
rattle-battle-terminal-hint-crew = Матрос работает, если вы можете заплатить и ему есть что делать.
rattle-battle-terminal-hint-keep = Остальные уйдут под колоду, и никто их не увидит.
rattle-battle-terminal-hint-throw = Коробка шириной 285 мм, её середина — 0 0.
rattle-battle-terminal-hint-close = В следующую стоянку туда войдёте только вы.

## Buttons for several actions

rattle-battle-terminal-group-move = Подойти …
rattle-battle-terminal-group-shoot = Выстрел …
rattle-battle-terminal-group-use = Карта …
rattle-battle-terminal-group-store = Отложить …
rattle-battle-terminal-group-market = Обменять …
rattle-battle-terminal-group-sell = Продать …
rattle-battle-terminal-group-revenge = Месть …
rattle-battle-terminal-group-discard = Выбросить …
rattle-battle-terminal-group-captain = С капитаном …
rattle-battle-terminal-group-guess = Угадать …
rattle-battle-terminal-group-keep = Оставить …
rattle-battle-terminal-group-trade = Обменять …
rattle-battle-terminal-group-give = Отдать …
rattle-battle-terminal-group-take = Взять …
rattle-battle-terminal-group-choose = Выбрать …
rattle-battle-terminal-group-close = Закрыть …
rattle-battle-terminal-group-part = Взять деталь …
rattle-battle-terminal-group-exhaust = Использовать …
rattle-battle-terminal-group-buy = Купить …
rattle-battle-terminal-group-build = Построить …
rattle-battle-terminal-group-join = Бросить …

## Typing

rattle-battle-terminal-type-move = корабль и место: 2 -30 45; или направление и миллиметры: 2 св 40
# Eight directions one may type, from the right against the clock; no spaces within one.
rattle-battle-terminal-compass = в св с сз з юз ю юв
rattle-battle-terminal-type-throw = кубик, место, градусы, сила: 2 0 -90 90 0.7
rattle-battle-terminal-typing-help =
    t открывает строку, Esc покидает её. Середина коробки — 0 0, x растёт вправо, y вверх, до
    142 мм. Корабль 2 двигают так: 2 -30 45, или по компасу: 2 св 40 (с север, в восток, ю юг,
    з запад). Градусы считают справа, против часовой стрелки. Понимается и нотация:
    shoot 0.2 y1, move 0.2 touch y1.
# Where the physics cannot be had.
rattle-battle-terminal-no-physics = MuJoCo не установлен: броски берутся из запаса настоящих бросков, и прицелиться нельзя.

## Help

rattle-battle-terminal-battle-rules =
    Ваши кубики — корабли. Отправьте часть из них; все кубики падают в коробку. Где лежат, там и
    корабли, что показывают, такова их сила. Топите врагов ради монет, возвращайтесь с добычей, а
    в порту меняйте её на детали, матросов, улучшения и очки. После пяти походов побеждает тот, у
    кого больше очков. Значки — корабли игроков, буквы — прочие: y жёлтые, g зелёные, r красные,
    o оранжевые, b синие, p фиолетовые.
rattle-battle-terminal-phase-draw = Карту открывают. Начиная с Главаря, каждый говорит, сколько кораблей отправляет.
rattle-battle-terminal-phase-drop = Все кубики падают сразу. Руками ничего не поворачивают.
rattle-battle-terminal-phase-np = Символы заставляют корабли бежать, взрываться, двигаться и стрелять, всегда сначала ближайшая пара.
rattle-battle-terminal-phase-actions = По очереди: движение до 88 мм за парус или выстрел до 63 мм за 1 пушку с грани-пушки, иначе за 2; или пас до конца приключения. Улучшения — в любой момент своего хода.
rattle-battle-terminal-phase-battle = Бьётся ближайшая пара, потом следующая. Слабейший тонет, равные тонут оба. Потопить того, кого касаешься, — абордаж.
rattle-battle-terminal-phase-coins = 1 монета за каждого потопленного врага.
rattle-battle-terminal-phase-loot = Кто отправил корабли, тянет добычу по карте и ещё 1 за каждый абордаж.
rattle-battle-terminal-phase-sailors = Используйте матросов приключений, каждого по разу.
rattle-battle-terminal-phase-repair = 1 добыча за каждый ваш потопленный корабль. Кто не может заплатить, теряет всю добычу, а чинят всё.
rattle-battle-terminal-phase-load = Корабль везёт 1 добычу, трюм 1, хомяк 3. Остальное возвращается в мешок.
rattle-battle-terminal-phase-port = Рынок, Таверна, Верфь, Мастерская, Притон, Гильдия — в этом порядке. Потом всё снова готово.
