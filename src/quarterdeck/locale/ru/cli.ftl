# What the command line says beside the words of games.

cli-seats = игроков: { $least }–{ $most }
cli-default = { $option } (по умолчанию)

## Findings about a record: right, wrong, not to be checked, or beyond what a record can show

verify-right = верно
verify-wrong = НЕВЕРНО
verify-unknown = не проверено
verify-beyond = не доказано

verify-follows-rules = Все действия ({ $actions }) соответствуют правилам.
# $error: what and where, in English.
verify-breaks-rules = Запись нарушает правила. { $error }
verify-rules-changed = Правила: сыграно по версии { $rules }. Со строки { $line } по нынешним проверить нельзя.
verify-result = Результат верен.
verify-no-result = Игра окончена, но результат не записан.
verify-unfinished = Результат: игра не окончена.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-takebacks =
    { $takebacks ->
        [0] Ничего не отменялось.
        [one] { $takebacks } отмена, из них после случайного события или открытой карты: { $free }.
        [few] { $takebacks } отмены, из них после случайного события или открытой карты: { $free }.
        [many] { $takebacks } отмен, из них после случайного события или открытой карты: { $free }.
       *[other] { $takebacks } отмены, из них после случайного события или открытой карты: { $free }.
    }
verify-from-position = Начало: игра начинается с заданной позиции.
verify-commitment = Секрет соответствует обязательству.
verify-not-opened = Обязательство: секрет ещё не раскрыт.
verify-deal = Случайность: все исходы ({ $outcomes }) получены из зерна.
# $kind: the outcome's word in records, as in "shuffle".
verify-deal-differs = Случайность: исход { $number } ({ $kind }) не получен из зерна.
verify-falls =
    { $falls ->
        [one] Случайность: { $falls } бросок кубиков выходит на этой машине иначе или не может быть рассчитан.
        [few] Случайность: { $falls } броска кубиков выходят на этой машине иначе или не могут быть рассчитаны.
        [many] Случайность: { $falls } бросков кубиков выходят на этой машине иначе или не могут быть рассчитаны.
       *[other] Случайность: { $falls } бросков кубиков выходят на этой машине иначе или не могут быть рассчитаны.
    }
verify-no-seed = Случайность: зерно неизвестно, карты могли быть разложены вручную.

## How the deal was promised. $seat, $seats: seats, counted from 0; $line: where in the record; $entry: what stands there.

verify-opened-early = Строка { $line } раскрывает секрет до конца игры: с этого места карты были известны.
verify-after-opening = Строка { $line } ({ $entry }): игра идёт дальше после раскрытия секрета.
verify-takeback-after-end = Строка { $line } ({ $entry }): отмена после конца игры, когда результат был известен.
verify-takeback-past-chance = Строка { $line } ({ $entry }): отмена после случайного события или открытой карты за столом из нескольких людей.
verify-takeback-of-another = Строка { $line } ({ $entry }): отменяет действие другого игрока за столом из нескольких людей.
verify-takeback-too-far = Строка { $line } ({ $entry }): идёт назад дальше последнего собственного решения игрока.
verify-takeback-by-bot = Строка { $line } ({ $entry }): отмена на месте, где не сидит человек.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-free-takebacks =
    { $takebacks ->
        [one] { $takebacks } отмена, из них после случайного события или открытой карты: { $free }. Это можно только тому, кто играет один; кто был человеком, не записано.
        [few] { $takebacks } отмены, из них после случайного события или открытой карты: { $free }. Это можно только тому, кто играет один; кто был человеком, не записано.
        [many] { $takebacks } отмен, из них после случайного события или открытой карты: { $free }. Это можно только тому, кто играет один; кто был человеком, не записано.
       *[other] { $takebacks } отмены, из них после случайного события или открытой карты: { $free }. Это можно только тому, кто играет один; кто был человеком, не записано.
    }
verify-seed-beside-commitment = Рядом с обязательством стоит зерно: карты могли прийти только из чего-то одного.
verify-no-commitment = Есть нонсы или обещания, но нет обязательства, к которому их добавили.
verify-nonce-count = Нонсов: { $given }, мест: { $seats }.
verify-nonce-of-bot = Есть нонс или обещание места { $seats }, где по записи не сидит человек.
verify-pledge-count = Обещаний: { $given }, мест: { $seats }.
verify-pledges = Каждый нонс — тот, который обещало его место.
verify-pledge-differs = Нонс места { $seats } не тот, который был обещан.
verify-not-pledged = Нонс места { $seats } никогда не был обещан.
verify-no-nonces = Нонсы: их нет. Раздачу сделал один стол.
verify-without-part = Нонсы: раздача сделана без места { $seats }.
verify-not-revealed = Обещания: место { $seats } обещало нонс, который так и не был показан.
verify-no-pledges = Нонсы: их никто не обещал. Последний мог знать чужие.
verify-own-nonce = Ваш нонс места { $seat } есть в раздаче.
verify-own-nonce-dropped = Вашего нонса места { $seat } нет в раздаче.
verify-own-nonce-differs = На месте { $seat } в раздаче не ваш нонс.

## What a record alone cannot show

verify-beyond-promise = Что обязательство было объявлено до нонсов. Сравните его с тем, что вам тогда показали.
verify-beyond-nonces = Что нонс места { $seats } дал сам игрок. Назовите свой: --nonce МЕСТО:НОНС.
verify-beyond-people = Что больше никто за столом не был человеком.
verify-beyond-seed = Что никто не выбрал зерно ради его карт.
verify-shown-commitment = обязательство  { $commitment }
verify-shown-nonce = нонс { $seat }         { $nonce }
verify-shown-pledge = обещание { $seat }     { $pledge }

## Программы как боты

bot-listed = { $name } теперь в вашем списке ботов: для игры и арены.
bot-removed = { $name } больше не в вашем списке ботов.
bot-none = Пока ни одна ваша программа не стала ботом.
bot-check-greeting = Здоровается: { $name }.
bot-check-no-game = Называет игру, которой здесь нет: { $name }. Есть: { $games }.
bot-check-plays = Не играет в: { $games }. Такая арена не начнётся.
bot-check-played =
    { $questions ->
        [one] { $game }: { $questions } вопрос в целых партиях, все ответы допустимы.
        [few] { $game }: { $questions } вопроса в целых партиях, все ответы допустимы.
        [many] { $game }: { $questions } вопросов в целых партиях, все ответы допустимы.
       *[other] { $game }: { $questions } вопросов в целых партиях, все ответы допустимы.
    }
bot-check-times = Время ответа: { $median } мс (медиана), { $longest } мс (наибольшее) из { $limit } мс.
bot-check-took = Время ответа: { $median } мс (медиана), { $longest } мс (наибольшее).
bot-check-same = На тот же вопрос с тем же зерном следует тот же ответ.
bot-check-fickle =
    { $questions ->
        [one] На { $questions } вопрос во второй раз дан другой ответ: жребий нужно тянуть из его «seed».
        [few] На { $questions } вопроса во второй раз дан другой ответ: жребий нужно тянуть из их «seed».
        [many] На { $questions } вопросов во второй раз дан другой ответ: жребий нужно тянуть из их «seed».
       *[other] На { $questions } вопросов во второй раз дан другой ответ: жребий нужно тянуть из их «seed».
    }
bot-check-quit = После «quit» завершается за { $seconds } с.
bot-check-stays = После «quit» не завершается за { $seconds } с.
bot-check-complaints = В поток ошибок написано: { $lines }
bot-check-crashed = Программа завершилась сама ({ $where }): { $fault }.
bot-check-raised = Возникла ошибка ({ $where }): { $fault }.
bot-check-silent = Нет ответа вовремя ({ $where }). Сбрасывается ли буфер после каждой строки?
bot-check-illegal = Ответ невозможен ({ $where }): { $fault }.
bot-check-garbled = Прислано нечитаемое ({ $where }): { $fault }.
bot-check-noisy = Слишком много слов ({ $where }): { $fault }.
bot-check-foreign = Протокол не соблюдён ({ $where }): { $fault }.
bot-check-well = Всё в порядке: программа может играть.
bot-check-unwell = Пока не готова. Партию она не сорвёт: где не справится, решит жребий.
bot-check-unready = Пока не готов: где бот не справится, арена остановится и скажет об этом.

## Studies

study-written = Записано: { $file }
