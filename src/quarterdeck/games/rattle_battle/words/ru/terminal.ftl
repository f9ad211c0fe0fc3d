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

## Players and the port

rattle-battle-terminal-quest = Поход { $quest }
rattle-battle-terminal-your-loot = Ваша добыча: { $loot }
rattle-battle-terminal-bag = Мешок добычи
rattle-battle-terminal-galleon = Очки: { $points }, монеты: { $coins }. Корабли: { $ships }. Готовые паруса: { $sails }. Готовые пушки: { $cannons }. Трюмы: { $holds }, хомяки: { $hamsters }. Добыча: { $loot }, мест: { $room }. Карты мести: { $revenge }.
# $places: each with the player it is open to.
rattle-battle-terminal-closed = Закрыто для всех, кроме того, кто в скобках: { $places }.

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
rattle-battle-terminal-group-more = Ещё …

## Typing

rattle-battle-terminal-type-move = корабль и место: 2 -30 45; или направление и миллиметры: 2 св 40
# Eight directions one may type, from the right against the clock; no spaces within one.
rattle-battle-terminal-compass = в св с сз з юз ю юв
rattle-battle-terminal-type-throw = кубик, место, градусы, сила: 2 0 -90 90 0.7
rattle-battle-terminal-type-tokens = несколько сразу: rum rum spices
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
