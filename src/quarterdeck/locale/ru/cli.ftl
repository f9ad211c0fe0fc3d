# What the command line says beside the words of games.

cli-seats = игроков: { $least }–{ $most }
cli-default = { $option } (по умолчанию)

## Findings about a record: right, wrong, or not to be checked

verify-right = верно
verify-wrong = НЕВЕРНО
verify-unknown = не проверено

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
verify-commitment = Секрет совпадает с обязательством, объявленным до раздачи.
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

## Программы как боты

bot-listed = { $name } теперь в вашем списке ботов: для игры и арены.
bot-removed = { $name } больше не в вашем списке ботов.
bot-none = Пока ни одна ваша программа не стала ботом.
bot-check-greeting = Здоровается: { $name }.
bot-check-no-game = Называет игру, которой здесь нет: { $name }. Есть: { $games }.
bot-check-played =
    { $questions ->
        [one] { $game }: { $questions } вопрос в целых партиях, все ответы допустимы.
        [few] { $game }: { $questions } вопроса в целых партиях, все ответы допустимы.
        [many] { $game }: { $questions } вопросов в целых партиях, все ответы допустимы.
       *[other] { $game }: { $questions } вопросов в целых партиях, все ответы допустимы.
    }
bot-check-times = Время ответа: { $median } мс (медиана), { $longest } мс (наибольшее) из { $limit } мс.
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
bot-check-silent = Нет ответа вовремя ({ $where }). Сбрасывается ли буфер после каждой строки?
bot-check-illegal = Ответ невозможен ({ $where }): { $fault }.
bot-check-garbled = Прислано нечитаемое ({ $where }): { $fault }.
bot-check-noisy = Слишком много слов ({ $where }): { $fault }.
bot-check-foreign = Протокол не соблюдён ({ $where }): { $fault }.
bot-check-well = Всё в порядке: программа может играть.
bot-check-unwell = Пока не готова. Партию она не сорвёт: где не справится, решит жребий.

## Studies

study-written = Записано: { $file }
