# The words of Port Royal.
#
# Russian forms of a card: $card is its name as a title; .nom "флейт", .acc "адмирала",
# .gen "экспедиции", .with "с флейтом" with its preposition. Numbers: .acc "за 1 монету".

port-royal = Порт-Ройал
port-royal-about = Испытайте удачу в гавани, наймите команду и первыми наберите 12 очков.

## Numbers of things

port-royal-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
    .acc =
        { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
            [many] { $coins } монет
           *[other] { $coins } монеты
        }
port-royal-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
port-royal-swords =
    { $swords ->
        [one] { $swords } сабля
        [few] { $swords } сабли
        [many] { $swords } сабель
       *[other] { $swords } сабли
    }
port-royal-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }

# Whom an expedition asks for.
port-royal-captains =
    { $count ->
        [one] { $count } капитан
        [few] { $count } капитана
        [many] { $count } капитанов
       *[other] { $count } капитана
    }
port-royal-priests =
    { $count ->
        [one] { $count } священник
        [few] { $count } священника
        [many] { $count } священников
       *[other] { $count } священника
    }
port-royal-settlers =
    { $count ->
        [one] { $count } поселенец
        [few] { $count } поселенца
        [many] { $count } поселенцев
       *[other] { $count } поселенца
    }
port-royal-jacks =
    { $count ->
        [one] { $count } мастер
        [few] { $count } мастера
        [many] { $count } мастеров
       *[other] { $count } мастера
    }

## Places and other words of the table

port-royal-harbour = Гавань
port-royal-expeditions = Экспедиции
port-royal-round = Круг { $round }
port-royal-last-round = Последний круг

port-royal-phase-discover = Открытия
port-royal-phase-ship = Открытия: потопить корабль?
port-royal-phase-take = Торговля и наём
port-royal-phase-over = Конец игры

port-royal-colour-yellow = жёлтый
port-royal-colour-blue = синий
port-royal-colour-green = зелёный
port-royal-colour-red = красный
port-royal-colour-black = чёрный

## Cards

port-royal-ship-yellow = Пинас
    .nom = пинас
    .acc = пинас
    .with = с пинасом
port-royal-ship-blue = Флейт
    .nom = флейт
    .acc = флейт
    .with = с флейтом
port-royal-ship-green = Барк
    .nom = барк
    .acc = барк
    .with = с барком
port-royal-ship-red = Фрегат
    .nom = фрегат
    .acc = фрегат
    .with = с фрегатом
port-royal-ship-black = Галеон
    .nom = галеон
    .acc = галеон
    .with = с галеоном

port-royal-role-trader-yellow = Торговец (жёлтый)
    .nom = жёлтый торговец
    .acc = жёлтого торговца
port-royal-role-trader-blue = Торговец (синий)
    .nom = синий торговец
    .acc = синего торговца
port-royal-role-trader-green = Торговец (зелёный)
    .nom = зелёный торговец
    .acc = зелёного торговца
port-royal-role-trader-red = Торговец (красный)
    .nom = красный торговец
    .acc = красного торговца
port-royal-role-trader-black = Торговец (чёрный)
    .nom = чёрный торговец
    .acc = чёрного торговца
port-royal-role-settler = Поселенец
    .nom = поселенец
    .acc = поселенца
port-royal-role-captain = Капитан
    .nom = капитан
    .acc = капитана
port-royal-role-priest = Священник
    .nom = священник
    .acc = священника
port-royal-role-jack = Мастер
    .nom = мастер
    .acc = мастера
port-royal-role-sailor = Матрос
    .nom = матрос
    .acc = матроса
port-royal-role-pirate = Пират
    .nom = пират
    .acc = пирата
port-royal-role-mademoiselle = Мадам
    .nom = мадам
    .acc = мадам
port-royal-role-jester = Плут
    .nom = плут
    .acc = плута
port-royal-role-admiral = Адмирал
    .nom = адмирал
    .acc = адмирала
port-royal-role-governor = Губернатор
    .nom = губернатор
    .acc = губернатора

# $needs: the persons, as in "2 капитана, 1 поселенец".
port-royal-expedition = Экспедиция ({ $needs })
    .nom = экспедиция ({ $needs })
    .gen = экспедиции ({ $needs })
port-royal-tax = Налог
    .nom = налог

## What is printed on a card, in a few words

port-royal-details-ship = { port-royal-coins }, { port-royal-swords }
port-royal-details-skull = { port-royal-coins }, череп
port-royal-details-person = цена { $cost }, { port-royal-points }
port-royal-details-expedition = { port-royal-points }, { port-royal-coins }
port-royal-details-tax-swords = больше всего сабель: 1 монета
port-royal-details-tax-points = меньше всего очков: 1 монета

## What a card does

port-royal-ship-about =
    Торговля: { port-royal-coins }. Чтобы потопить его сразу после открытия, нужно: { port-royal-swords }.
port-royal-skull-about = Торговля: { port-royal-coins }. Потопить его нельзя.
# $ship: the ship of the trader's colour.
port-royal-role-trader-about = Торговля { $ship-with } приносит вам на 1 монету больше.
port-royal-role-settler-about = Сбрасывается, чтобы выполнить условия экспедиции.
port-royal-role-captain-about = Сбрасывается, чтобы выполнить условия экспедиции.
port-royal-role-priest-about = Сбрасывается, чтобы выполнить условия экспедиции.
port-royal-role-jack-about =
    Сбрасывается вместо капитана, священника или поселенца, чтобы выполнить условия экспедиции.
port-royal-role-sailor-about =
    1 сабля. Вы можете потопить только что открытый корабль, если у вас не меньше сабель, чем у него.
port-royal-role-pirate-about =
    2 сабли. Вы можете потопить только что открытый корабль, если у вас не меньше сабель, чем у него.
port-royal-role-mademoiselle-about = Наём стоит вам на 1 монету меньше.
port-royal-role-jester-about =
    1 монета, когда гавань сбрасывают из-за второго корабля того же цвета, и когда в чужой ход наступает ваша очередь брать карты, а гавань пуста.
port-royal-role-admiral-about =
    2 монеты, если в гавани не меньше 5 карт, когда наступает ваша очередь брать карты.
port-royal-role-governor-about = Вы можете взять на 1 карту больше, в том числе в чужой ход.
port-royal-expedition-about =
    В свой ход сбросьте персонажей ({ $needs }), чтобы получить { port-royal-points } и { port-royal-coins.acc }.
port-royal-tax-swords-about =
    Каждый, у кого 12 монет или больше, теряет половину. Затем тот, у кого больше всего сабель, получает 1 монету.
port-royal-tax-points-about =
    Каждый, у кого 12 монет или больше, теряет половину. Затем тот, у кого меньше всего очков, получает 1 монету.

## Actions: labels of buttons

port-royal-action-draw = Открыть карту
port-royal-action-stop = Остановиться
port-royal-action-admit = Впустить корабль
port-royal-action-repel = Потопить корабль
port-royal-action-pass = Отказаться
port-royal-action-trade = Торговать { $card-with }
port-royal-action-hire = Нанять { $card-acc } ({ port-royal-points })
port-royal-action-claim = Выполнить условия { $card-gen }
# $spent: the persons, Jacks among them.
port-royal-action-claim-with-jacks = Выполнить условия { $card-gen }, в сброс: { $spent }

## Events: sentences for the log; $name is the player

port-royal-event-turn-began = Круг { $round }. Активный игрок: { $name }.
port-royal-event-drawn = { $name } открывает карту: { $card-nom } ({ $details }).
port-royal-event-repelled = { $name } топит { $card-acc } ({ port-royal-swords }).
port-royal-event-bust =
    { $name }: второй корабль того же цвета ({ $card-nom }). Ход окончен, гавань сброшена.
port-royal-event-expedition-found = На столе: { $card-nom }; { $details }.
port-royal-event-taxed = { $name } теряет { port-royal-coins.acc } (налог).
port-royal-event-gained-start = { $name } получает { port-royal-coins.acc } в начале игры.
port-royal-event-gained-tax-swords = { $name } получает { port-royal-coins.acc } (больше всего сабель).
port-royal-event-gained-tax-points = { $name } получает { port-royal-coins.acc } (меньше всего очков).
port-royal-event-gained-bust = { $name } получает { port-royal-coins.acc } (плут, гавань сброшена).
port-royal-event-gained-empty-harbour = { $name } получает { port-royal-coins.acc } (плут, гавань пуста).
port-royal-event-gained-admiral = { $name } получает { port-royal-coins.acc } (адмирал).
port-royal-event-gained-trade = { $name } торгует { $card-with } и получает { port-royal-coins.acc }.
port-royal-event-gained-expedition = { $name } получает { port-royal-coins.acc } (экспедиция).
port-royal-event-stopped = { $name } останавливается.
port-royal-event-hired = { $name } нанимает { $card-acc } за { port-royal-coins.acc }.
# $to: the active player, who gets 1 coin.
port-royal-event-fee-paid = { $name } платит взятку, 1 монету получает { $to }.
port-royal-event-claimed = { $name } выполняет условия { $card-gen }: { port-royal-points }. В сброс: { $spent }.
port-royal-event-passed = { $name } отказывается.
port-royal-event-shuffled = Колода перемешана: { port-royal-cards }.
port-royal-event-end-set-off = { $name } приближает конец игры: этот круг последний.
# $reason: one of the endings below.
port-royal-event-ended = Конец игры. { $reason }

port-royal-ended-points = Последний круг доигран.
port-royal-ended-no-cards = Карт больше нет.
port-royal-ended-rounds = Сыграно 100 кругов.

## Refusals: why something is not possible now

port-royal-refusal-over = Игра окончена.
port-royal-refusal-not-your-turn = Сейчас решает { $name }.
port-royal-refusal-foreign = В игре «Порт-Ройал» нет такого действия.
port-royal-refusal-ship-waits = Сначала впустите или потопите { $card-acc }.
port-royal-refusal-drawing-over = Открывать карты больше нельзя.
port-royal-refusal-no-cards = Карт больше нет.
port-royal-refusal-too-many-draws = За ход можно открыть не больше { $cards } карт.
port-royal-refusal-draw-first = Сначала откройте хотя бы одну карту.
port-royal-refusal-no-ship = Сейчас нет корабля, который можно потопить.
port-royal-refusal-still-drawing = Сначала остановитесь, потом берите карты.
port-royal-refusal-not-in-harbour = { $card }: этой карты нет в гавани.
port-royal-refusal-no-takes = Больше карт взять нельзя.
port-royal-refusal-too-expensive =
    { $fee ->
        [0] { $card }: цена { $price }, у вас { $coins }.
       *[other] { $card }: цена { $price } и взятка { $fee }, у вас { $coins }.
    }
port-royal-refusal-not-active = Условия экспедиций выполняют только в свой ход.
port-royal-refusal-not-on-table = { $card }: этой карты нет на столе.
port-royal-refusal-lacks-persons = { $card }: у вас нет нужных персонажей ({ $needs }).

## Table options

port-royal-option-end-points = Конец игры: 12 очков
port-royal-option-end-expedition = Конец игры: 12 очков и экспедиция
port-royal-option-jester-on-bust-everyone = При сбросе гавани: действуют плуты всех игроков
port-royal-option-jester-on-bust-opponents = При сбросе гавани: действуют только плуты соперников
