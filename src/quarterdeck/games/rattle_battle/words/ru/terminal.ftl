# What the table of Rattle, Battle, Grab the Loot says in the terminal.

## Ships and orders

terminal-own-ship = корабль { $number }
terminal-own-captain = капитанский корабль
terminal-ship = { $ship }: { $face }, сила { $strength }, место { $x } { $y }.
terminal-away = Расстояние { $distance } мм: { $ship }.
terminal-in-shot = Выстрел достаёт на { $reach } мм: { $ships }.
terminal-in-move = Движение достаёт на { $reach } мм: { $ships }.
terminal-cannons =
    { $cannons ->
        [0] без пушек
        [one] { $cannons } пушка
        [few] { $cannons } пушки
        [many] { $cannons } пушек
       *[other] { $cannons } пушек
    }
terminal-mm = { $distance } мм
terminal-numbers = любое число
order-flee = Бегство
order-explosion = Взрыв { $size }
order-explosion-face = Взрыв по числу на кубике
# Where there is little room.
order-toward = Движение
order-toward-closest = Движение к ближайшему
order-toward-wanted = Движение к Разыскиваемому
order-away = Отход
order-volley = Залп
order-surrender = Капитуляция
order-redrop = Повторный бросок
order-ally = Союзник
tier-light = лёгкое
tier-heavy = трудное
tier-final = финальное
tier-crazy = безумное
tier-starter = начальное

## Players and the port

terminal-quest = Поход { $quest }
terminal-your-loot = Ваша добыча: { $loot }
terminal-bag = Мешок добычи
terminal-galleon = Очки: { $points }, монеты: { $coins }. Корабли: { $ships }. Готовые паруса: { $sails }. Готовые пушки: { $cannons }. Трюмы: { $holds }, хомяки: { $hamsters }. Добыча: { $loot }, мест: { $room }. Карты мести: { $revenge }.
terminal-place-market = 2 добычи → 1 на выбор
terminal-place-tavern = 2 рома → посмотреть 3 матросов, оставить 1
terminal-place-shipyard = 1 материалы → 1 деталь
terminal-place-workshop = пряности и материалы → посмотреть 3 улучшения, оставить 1
terminal-place-pit = 1 ценности или 2 другие добычи → 1 монета
terminal-place-guild = монеты: { $price } → очки: { $points }
terminal-place-only = войти может только { $name }
# $places: each with the player it is open to.
terminal-closed = Закрыто для всех, кроме того, кто в скобках: { $places }.

## What is asked

terminal-sea-ask-part = Возьмите деталь для галеона ({ $reason }).
terminal-sea-ask-exhaust = Какое улучшение использовать?
terminal-sea-ask-send = Сколько кораблей отправить?
terminal-sea-ask-let-drop = Вы Главарь: бросайте корабли!
terminal-sea-ask-fifth = Бросить ещё один корабль?
terminal-sea-ask-turn = Движение (паруса: { $sails }), выстрел (пушки: { $cannons }) или пас.
terminal-sea-ask-turn-again = Действие сделано. Улучшения или конец хода.
terminal-sea-ask-close = Какое место порта закрыть?
terminal-sea-ask-choose-loot = Выбрать всю добычу или тянуть её?
terminal-sea-ask-take =
    { $due ->
        [one] Возьмите { $due } добычу из мешка.
        [few] Возьмите { $due } добычи из мешка, по одной.
        [many] Возьмите { $due } добыч из мешка, по одной.
       *[other] Возьмите { $due } добычи из мешка, по одной.
    }
terminal-sea-ask-trade = Приключение предлагает обмен.
terminal-sea-ask-crew = Используйте матросов, каждого по разу.
terminal-sea-ask-cat = Отдать судового кота или заплатить за ремонт?
terminal-sea-ask-give =
    { $due ->
        [one] Отдайте { $due } добычу
        [few] Отдайте { $due } добычи, по одной
        [many] Отдайте { $due } добыч, по одной
       *[other] Отдайте { $due } добычи, по одной
    } ({ $reason }).
terminal-sea-ask-at = { $place }: что делать?
terminal-sea-ask-keep = Какую карту оставить?
terminal-sea-ask-plank = Ещё кубик или стоп? Больше 13 — это 0.
terminal-sea-ask-drinking = Какие кубики оставить?
terminal-sea-ask-skirmish-pick = Тайно выберите кубик.
terminal-sea-ask-dig-pick = Тайно выберите кубик.
terminal-sea-ask-guess = Тайно угадайте сумму всех кубиков.
terminal-sea-ask-throw = Бросьте кубик: откуда, куда, с какой силой?

## Why, and what comes of it

terminal-hint-part = Паруса двигают корабли, пушки стреляют, трюмы возят добычу.
terminal-hint-send = Кто отправил, тянет добычу; ремонт стоит добычи; в море грузов не возят.
# $ships: from how many ships on loot is lost.
terminal-hint-cargo =
    { $ships ->
        [one] В море грузов не возят: уже с { $ships } кораблём отдаёте добычу (−1▣).
        [few] В море грузов не возят: начиная с { $ships } кораблей отдаёте добычу (−1▣).
        [many] В море грузов не возят: начиная с { $ships } кораблей отдаёте добычу (−1▣).
       *[other] В море грузов не возят: начиная с { $ships } корабля отдаёте добычу (−1▣).
    }
terminal-hint-let-drop = Где кубики остановятся, там и лежат; что покажут, то и есть.
terminal-hint-turn = Стрелки смотрят корабли, Enter действует. Потом бьются ближайшие пары.
terminal-hint-give = Потопленный корабль стоит 1 добычу; корабль и трюм везут по 1.
terminal-hint-at = Сделайте, на что хватает, и идите дальше.
terminal-hint-crew = Матрос работает, если вы можете заплатить и ему есть что делать.
terminal-hint-keep = Остальные уйдут под колоду, и никто их не увидит.
terminal-hint-throw = Коробка шириной 285 мм, её середина — 0 0.
terminal-hint-close = В следующую стоянку туда войдёте только вы.

## Buttons for several actions

terminal-group-move = Подойти …
terminal-group-shoot = Выстрел …
terminal-group-use = Карта …
terminal-group-store = Отложить …
terminal-group-market = Обменять …
terminal-group-sell = Продать …
terminal-group-revenge = Месть …
terminal-group-discard = Выбросить …
terminal-group-captain = С капитаном …
terminal-group-guess = Угадать …
terminal-group-keep = Оставить …
terminal-group-trade = Обменять …
terminal-group-give = Отдать …
terminal-group-take = Взять …
terminal-group-choose = Выбрать …
terminal-group-close = Закрыть …
terminal-group-part = Взять деталь …
terminal-group-exhaust = Использовать …
terminal-group-buy = Купить …
terminal-group-build = Построить …
terminal-group-join = Бросить …

## Typing

terminal-tool-type = Ввод
terminal-type-move = корабль и место: 2 -30 45; или направление и миллиметры: 2 св 40
# Eight directions one may type, from the right against the clock; no spaces within one.
terminal-compass = в св с сз з юз ю юв
terminal-type-throw = кубик, место, градусы, сила: 2 0 -90 90 0.7
terminal-typing-help =
    t открывает строку, Esc покидает её. Середина коробки — 0 0, x растёт вправо, y вверх, до
    142 мм. Корабль 2 двигают так: 2 -30 45, или по компасу: 2 св 40 (с север, в восток, ю юг,
    з запад). Градусы считают справа, против часовой стрелки. Понимается и нотация:
    shoot 0.2 y1, move 0.2 touch y1.
# Where the physics cannot be had.
terminal-no-physics = MuJoCo не установлен: броски берутся из запаса настоящих бросков, и прицелиться нельзя.

## Help

terminal-battle-rules =
    Ваши кубики — корабли. Отправьте часть из них; все кубики падают в коробку. Где лежат, там и
    корабли, что показывают, такова их сила. Топите врагов ради монет, возвращайтесь с добычей, а
    в порту меняйте её на детали, матросов, улучшения и очки. После пяти походов побеждает тот, у
    кого больше очков. Значки — корабли игроков, буквы — прочие: y жёлтые, g зелёные, r красные,
    o оранжевые, b синие, p фиолетовые.
terminal-phase-draw = Карту открывают. Начиная с Главаря, каждый говорит, сколько кораблей отправляет.
terminal-phase-drop = Все кубики падают сразу. Руками ничего не поворачивают.
terminal-phase-np = Символы заставляют корабли бежать, взрываться, двигаться и стрелять, всегда сначала ближайшая пара.
terminal-phase-actions = По очереди: движение до 88 мм за парус или выстрел до 63 мм за 1 пушку с грани-пушки, иначе за 2; или пас до конца приключения. Улучшения — в любой момент своего хода.
terminal-phase-battle = Бьётся ближайшая пара, потом следующая. Слабейший тонет, равные тонут оба. Потопить того, кого касаешься, — абордаж.
terminal-phase-coins = 1 монета за каждого потопленного врага.
terminal-phase-loot = Кто отправил корабли, тянет добычу по карте и ещё 1 за каждый абордаж.
terminal-phase-sailors = Используйте матросов приключений, каждого по разу.
terminal-phase-repair = 1 добыча за каждый ваш потопленный корабль. Кто не может заплатить, теряет всю добычу, а чинят всё.
terminal-phase-load = Корабль везёт 1 добычу, трюм 1, хомяк 3. Остальное возвращается в мешок.
terminal-phase-port = Рынок, Таверна, Верфь, Мастерская, Притон, Гильдия — в этом порядке. Потом всё снова готово.
