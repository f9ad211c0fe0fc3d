# Words of the Port Royal table in the browser.

port-royal-page-tagline = Ещё одну карту? Гавань полнится.
port-royal-page-length = 2–5 игроков, около 20 минут
port-royal-page-credits = Port Royal — игра Александра Пфистера. Печатные карты радуют глаз: купите игру.
port-royal-page-feel-1 = Открывайте карты, пока не страшно.
port-royal-page-feel-2 = Два одного цвета: всё пропало.
port-royal-page-feel-3 = Нанимайте: люди приносят очки.
port-royal-short =
    Открывайте карты в гавань, пока хватает смелости. Второй корабль того же цвета заканчивает ход
    ни с чем, если ваши сабли его не потопят. Остановитесь вовремя и возьмите карту: корабль
    приносит монеты, персонаж стоит монет и даёт победные очки. При 4 цветах в гавани берут 2
    карты, при 5 берут 3. Потом каждый другой игрок может взять одну карту и платит вам за неё
    монету. Экспедиции выполняют персонажами, которых они требуют. Когда у кого-то 12 очков, круг
    доигрывают; побеждает тот, у кого больше очков.
port-royal-table-short-trader = Торговец
port-royal-table-short-jack = Мастер
port-royal-table-short-expedition = Экспедиция
port-royal-table-race = Очки, гонка до 12
port-royal-table-your-turn = Ваш ход
port-royal-table-your-chance = Ваша очередь
port-royal-table-turn-of = Ходит { $name }
port-royal-table-chance-of = Берёт { $name }
port-royal-table-next = ходит следующим
port-royal-table-you-turn = ваш ход
port-royal-table-you-chance = ваша очередь
port-royal-table-you-wait = ожидание
port-royal-table-waits = Решает { $name }.
port-royal-table-ask-first = Откройте первую карту.
port-royal-table-ask-more = Ещё карта или остановиться?
port-royal-table-ask-ship = Потопить? У вас { $swords }, нужно { $needed }.
port-royal-table-odds = { $busts } из { $cards } карт закончат ход.
port-royal-table-percent = { $percent } %
port-royal-table-bust = риск
port-royal-table-free = место
port-royal-table-in-port = в гавани
port-royal-aids-on = Шансы: да
port-royal-aids-off = Шансы: нет
port-royal-table-pile = Колода
port-royal-table-discard = Сброс
port-royal-table-draw = Открыть
port-royal-table-draw-short = Карта
port-royal-table-draw-sub = ещё карту
port-royal-table-stop = Стоп
# Why a button cannot be pressed, where there is room for few words.
port-royal-table-why-draw-first = сначала откройте
port-royal-table-repel = Потопить
port-royal-table-repel-sub = у вас { $swords }, нужно { $needed }
port-royal-table-admit = Впустить
port-royal-table-admit-sub = в гавань
port-royal-table-pass = Пас
port-royal-table-choose = Выберите карту
port-royal-table-hire = Нанять { $card-acc }
port-royal-table-costs = цена { $price }, у вас { $coins }
port-royal-table-costs-fee = цена { $price } + { $fee }, у вас { $coins }
port-royal-table-bonus = торговец +{ $bonus }
port-royal-table-fee = взятка −{ $fee }
port-royal-table-gain = доход { $coins }
port-royal-table-sum = { $price } + взятка { $fee } = { $total }
port-royal-table-price = цена { $price }
port-royal-table-leaves = останется { $coins }
port-royal-table-fee-to = взятка: 1 монета за карту, { $name }
port-royal-table-quiet = Гавань пуста. Кто войдёт?
port-royal-table-empty = Гавань пуста.
port-royal-table-nobody = Пока на вас никто не работает.
port-royal-table-reach = Под рукой
port-royal-table-reach-swords = Топит корабли до { $swords }
port-royal-table-reach-person = Ещё { $person }: +{ $points }
port-royal-table-reach-claim = Экспедиция готова: +{ $points }
port-royal-table-reach-trader = { $ship }: +{ $coins }
port-royal-table-reach-cheaper = Наём дешевле на { $coins }
port-royal-table-reach-nothing = Вовремя остановитесь, торгуйте, нанимайте.
port-royal-table-you-have = Есть { $met } из { $asked }
port-royal-table-claim-now = Выполнить (C)
port-royal-table-claim-how = Кого отправить?
port-royal-table-no-expeditions = На столе пока нет.
port-royal-table-bust-title = Провал!
port-royal-table-bust-second = Входит второй такой корабль: { $card-nom }.
port-royal-table-bust-cleared = Гавань сброшена, ход окончен.
port-royal-table-bust-risk = Риск был { $percent } %, и на этот раз он сбылся.
port-royal-table-go-on = Дальше
port-royal-table-tap-away = Коснитесь, чтобы закрыть
port-royal-table-keys = Клавиши: D открыть, S стоп, R потопить, L впустить, 1–9 карты, Enter нанять, P пас, C экспедиция, U отменить, O шансы, M звук, пробел — дальше.
port-royal-table-coins =
    { $n ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    }
port-royal-table-swords =
    { $n ->
        [one] сабля
        [few] сабли
        [many] сабель
       *[other] сабли
    }
port-royal-table-to-end =
    { $points ->
        [0] 12 набрано
       *[other] до конца игры ещё { $points }
    }
port-royal-table-colours =
    { $colours ->
        [one] { $colours } цвет в гавани:
        [few] { $colours } цвета в гавани:
       *[other] { $colours } цветов в гавани:
    }
port-royal-table-take-cards =
    { $takes ->
        [one] взять { $takes } карту
        [few] взять { $takes } карты
       *[other] взять { $takes } карт
    }
port-royal-table-stop-sub =
    { $takes ->
        [one] взять { $takes } карту
        [few] взять { $takes } карты
       *[other] взять { $takes } карт
    }
port-royal-table-takes-left =
    { $takes ->
        [0] больше брать нельзя
        [one] можно взять { $takes } карту
        [few] можно взять { $takes } карты
       *[other] можно взять { $takes } карт
    }
port-royal-table-ask-take =
    { $takes ->
        [0] Больше карт брать нельзя.
        [one] Возьмите { $takes } карту или пасуйте.
       *[other] Возьмите до { $takes } карт или пасуйте.
    }
port-royal-table-ask-claim = Выполните экспедицию или пасуйте.
port-royal-table-ask-take-fee =
    { $takes ->
        [one] Возьмите { $takes } карту (взятка 1) или пасуйте.
       *[other] До { $takes } карт (взятка по 1) или пасуйте.
    }
port-royal-table-fair-start = Первым ходил тот, на кого указывает секрет.
port-royal-table-fair-start-wrong = Первым ходил не тот, на кого указывает секрет.
port-royal-table-fair-cards =
    { $shuffles ->
        [one] { $shuffles } тасовка
        [few] { $shuffles } тасовки
       *[many] { $shuffles } тасовок
    } и { $cards ->
        [one] { $cards } открытая карта
        [few] { $cards } открытые карты
       *[many] { $cards } открытых карт
    }: всё так, как следует из секрета.
port-royal-table-fair-cards-wrong = Открытая карта № { $card } не та, что следует из секрета.
port-royal-table-kind-ship = Корабли
port-royal-table-kind-person = Персонажи
port-royal-table-kind-expedition = Экспедиции
port-royal-table-kind-tax = Налоги
port-royal-table-rule = Правило { $number }

## Moments to go back to

port-royal-table-mark-bust = Провал: { $name }
