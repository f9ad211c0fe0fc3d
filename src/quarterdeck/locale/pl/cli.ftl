# What the command line says beside the words of games.

cli-seats = liczba graczy: { $least }–{ $most }
cli-default = { $option } (domyślnie)

## Findings about a record: right, wrong, or not to be checked

verify-right = dobrze
verify-wrong = ŹLE
verify-unknown = nie sprawdzono

verify-follows-rules = Wszystkie akcje ({ $actions }) są zgodne z zasadami.
# $error: what and where, in English.
verify-breaks-rules = Zapis łamie zasady. { $error }
verify-rules-changed = Zasady: grano według wersji { $rules }. Od wiersza { $line } nie da się sprawdzić według dzisiejszych.
verify-result = Wynik się zgadza.
verify-no-result = Gra jest skończona, ale wynik nie jest zapisany.
verify-unfinished = Wynik: gra nie jest skończona.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-takebacks =
    { $takebacks ->
        [0] Niczego nie cofnięto.
        [one] { $takebacks } cofnięcie, w tym mimo losowania lub odkrytej karty: { $free }.
        [few] { $takebacks } cofnięcia, w tym mimo losowania lub odkrytej karty: { $free }.
        [many] { $takebacks } cofnięć, w tym mimo losowania lub odkrytej karty: { $free }.
       *[other] { $takebacks } cofnięcia, w tym mimo losowania lub odkrytej karty: { $free }.
    }
verify-from-position = Początek: gra zaczyna się od podanego ustawienia.
verify-commitment = Sekret zgadza się ze zobowiązaniem ogłoszonym przed rozdaniem.
verify-not-opened = Zobowiązanie: sekret nie został jeszcze ujawniony.
verify-deal = Losowanie: wszystkie wyniki ({ $outcomes }) pochodzą z ziarna.
# $kind: the outcome's word in records, as in "shuffle".
verify-deal-differs = Losowanie: wynik nr { $number } ({ $kind }) nie pochodzi z ziarna.
verify-falls =
    { $falls ->
        [one] Losowanie: 1 rzut wypada na tej maszynie inaczej albo nie da się go tu zasymulować.
        [few] Losowanie: { $falls } rzuty wypadają na tej maszynie inaczej albo nie da się ich tu zasymulować.
        [many] Losowanie: { $falls } rzutów wypada na tej maszynie inaczej albo nie da się ich tu zasymulować.
       *[other] Losowanie: { $falls } rzutów wypada na tej maszynie inaczej albo nie da się ich tu zasymulować.
    }
verify-no-seed = Losowanie: ziarno nie jest znane, karty mogły zostać ułożone ręcznie.

## Programy jako boty

bot-listed = { $name } jest na twojej liście botów, do gry i na arenę.
bot-removed = { $name } zniknął z twojej listy botów.
bot-none = Żaden twój program nie jest jeszcze botem.
bot-check-greeting = Wita się: { $name }.
bot-check-no-game = Wymienia grę, której tu nie ma: { $name }. Są: { $games }.
bot-check-played =
    { $questions ->
        [one] { $game }: jedno pytanie, odpowiedź dozwolona.
        [few] { $game }: { $questions } pytania w całych partiach, wszystkie odpowiedzi dozwolone.
        [many] { $game }: { $questions } pytań w całych partiach, wszystkie odpowiedzi dozwolone.
       *[other] { $game }: { $questions } pytań w całych partiach, wszystkie odpowiedzi dozwolone.
    }
bot-check-times = Czas odpowiedzi: { $median } ms (mediana), { $longest } ms (najdłuższy) z { $limit } ms.
bot-check-same = To samo pytanie i ziarno dają tę samą odpowiedź.
bot-check-fickle =
    { $questions ->
        [one] Na jedno pytanie za drugim razem padła inna odpowiedź: losuj z jego „seed”.
        [few] Na { $questions } pytania za drugim razem padła inna odpowiedź: losuj z ich „seed”.
        [many] Na { $questions } pytań za drugim razem padła inna odpowiedź: losuj z ich „seed”.
       *[other] Na { $questions } pytań za drugim razem padła inna odpowiedź: losuj z ich „seed”.
    }
bot-check-quit = Po „quit” kończy się w ciągu { $seconds } s.
bot-check-stays = Po „quit” nie kończy się w ciągu { $seconds } s.
bot-check-complaints = Na wyjście błędów trafiło: { $lines }
bot-check-crashed = Sam się zakończył ({ $where }): { $fault }.
bot-check-silent = Nie odpowiedział na czas ({ $where }). Czy opróżnia bufor po każdym wierszu?
bot-check-illegal = Odpowiedział czymś niemożliwym ({ $where }): { $fault }.
bot-check-garbled = Przysłał coś nieczytelnego ({ $where }): { $fault }.
bot-check-noisy = Za dużo mówi ({ $where }): { $fault }.
bot-check-foreign = Nie trzyma się protokołu ({ $where }): { $fault }.
bot-check-well = Wszystko w porządku: może grać.
bot-check-unwell = Jeszcze niegotowy. W grze nic by się nie zepsuło: gdzie zawiedzie, decyduje za niego los.

## Studies

study-written = Zapisano: { $file }
