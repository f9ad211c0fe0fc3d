# What the command line says beside the words of games.

cli-seats = liczba graczy: { $least }–{ $most }
cli-default = { $option } (domyślnie)

## Findings about a record: right, wrong, not to be checked, or beyond what a record can show

verify-right = dobrze
verify-wrong = ŹLE
verify-unknown = nie sprawdzono
verify-beyond = nie wykazano

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
verify-commitment = Sekret zgadza się ze zobowiązaniem.
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

## How the deal was promised. $seat, $seats: seats, counted from 0; $line: where in the record; $entry: what stands there.

verify-opened-early = Wiersz { $line } ujawnia sekret przed końcem gry: odtąd karty były znane.
verify-after-opening = Wiersz { $line } ({ $entry }): gra toczy się dalej po ujawnieniu sekretu.
verify-takeback-after-end = Wiersz { $line } ({ $entry }): cofnięcie po końcu gry, gdy wynik był znany.
verify-takeback-past-chance = Wiersz { $line } ({ $entry }): cofnięcie mimo losowania lub odkrytej karty przy stole kilku osób.
verify-takeback-of-another = Wiersz { $line } ({ $entry }): cofa to, co zrobił inny gracz, przy stole kilku osób.
verify-takeback-too-far = Wiersz { $line } ({ $entry }): sięga dalej niż ostatnia własna decyzja gracza.
verify-takeback-by-bot = Wiersz { $line } ({ $entry }): cofnięcie na miejscu, na którym nie siedzi człowiek.
# $takebacks: how many; $free: how many of them went back past chance or past something shown.
verify-free-takebacks =
    { $takebacks ->
        [one] { $takebacks } cofnięcie, w tym mimo losowania lub odkrytej karty: { $free }. Wolno to tylko osobie grającej samotnie; kto był człowiekiem, nie zapisano.
        [few] { $takebacks } cofnięcia, w tym mimo losowania lub odkrytej karty: { $free }. Wolno to tylko osobie grającej samotnie; kto był człowiekiem, nie zapisano.
        [many] { $takebacks } cofnięć, w tym mimo losowania lub odkrytej karty: { $free }. Wolno to tylko osobie grającej samotnie; kto był człowiekiem, nie zapisano.
       *[other] { $takebacks } cofnięcia, w tym mimo losowania lub odkrytej karty: { $free }. Wolno to tylko osobie grającej samotnie; kto był człowiekiem, nie zapisano.
    }
verify-seed-beside-commitment = Obok zobowiązania stoi ziarno: karty mogą pochodzić tylko z jednego z nich.
verify-no-commitment = Są nonce lub przyrzeczenia, ale nie ma zobowiązania, do którego je dodano.
verify-nonce-count = Liczba nonce: { $given }, miejsc: { $seats }.
verify-nonce-of-bot = Jest nonce lub przyrzeczenie z miejsca { $seats }, gdzie według zapisu nie siedzi człowiek.
verify-pledge-count = Liczba przyrzeczeń: { $given }, miejsc: { $seats }.
verify-pledges = Każdy nonce jest tym, który przyrzekło jego miejsce.
verify-pledge-differs = Nonce z miejsca { $seats } nie jest tym, który przyrzeczono.
verify-not-pledged = Nonce z miejsca { $seats } nigdy nie został przyrzeczony.
verify-no-nonces = Nonce: nie ma żadnego. To rozdanie zrobił sam stół.
verify-without-part = Nonce: rozdano bez udziału miejsca { $seats }.
verify-not-revealed = Przyrzeczenia: miejsce { $seats } przyrzekło nonce, którego nigdy nie pokazano.
verify-no-pledges = Nonce: nikt ich nie przyrzekł. Ostatni mógł znać cudze, zanim podał swój.
verify-own-nonce = Twój nonce z miejsca { $seat } jest w rozdaniu.
verify-own-nonce-dropped = Twojego nonce z miejsca { $seat } nie ma w rozdaniu.
verify-own-nonce-differs = Na miejscu { $seat } w rozdaniu jest inny nonce niż Twój.

## What a record alone cannot show

verify-beyond-promise = Że zobowiązanie ogłoszono przed podaniem nonce. Porównaj je z tym, które wtedy pokazano.
verify-beyond-nonces = Że nonce z miejsca { $seats } pochodzi od gracza. Podaj swój: --nonce MIEJSCE:NONCE.
verify-beyond-people = Że nikt inny przy stole nie był człowiekiem.
verify-beyond-seed = Że nikt nie wybrał ziarna dla jego kart.
verify-shown-commitment = zobowiązanie   { $commitment }
verify-shown-nonce = nonce { $seat }        { $nonce }
verify-shown-pledge = przyrzeczenie { $seat }  { $pledge }

## Programy jako boty

bot-listed = { $name } jest na twojej liście botów, do gry i na arenę.
bot-removed = { $name } zniknął z twojej listy botów.
bot-none = Żaden twój program nie jest jeszcze botem.
bot-check-greeting = Wita się: { $name }.
bot-check-no-game = Wymienia grę, której tu nie ma: { $name }. Są: { $games }.
bot-check-plays = Nie gra w: { $games }. Takiej areny nie będzie.
bot-check-played =
    { $questions ->
        [one] { $game }: jedno pytanie, odpowiedź dozwolona.
        [few] { $game }: { $questions } pytania w całych partiach, wszystkie odpowiedzi dozwolone.
        [many] { $game }: { $questions } pytań w całych partiach, wszystkie odpowiedzi dozwolone.
       *[other] { $game }: { $questions } pytań w całych partiach, wszystkie odpowiedzi dozwolone.
    }
bot-check-times = Czas odpowiedzi: { $median } ms (mediana), { $longest } ms (najdłuższy) z { $limit } ms.
bot-check-took = Czas odpowiedzi: { $median } ms (mediana), { $longest } ms (najdłuższy).
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
bot-check-raised = Zgłosił błąd ({ $where }): { $fault }.
bot-check-silent = Nie odpowiedział na czas ({ $where }). Czy opróżnia bufor po każdym wierszu?
bot-check-illegal = Odpowiedział czymś niemożliwym ({ $where }): { $fault }.
bot-check-garbled = Przysłał coś nieczytelnego ({ $where }): { $fault }.
bot-check-noisy = Za dużo mówi ({ $where }): { $fault }.
bot-check-foreign = Nie trzyma się protokołu ({ $where }): { $fault }.
bot-check-well = Wszystko w porządku: może grać.
bot-check-unwell = Jeszcze niegotowy. W grze nic by się nie zepsuło: gdzie zawiedzie, decyduje za niego los.
bot-check-unready = Jeszcze niegotowy: gdzie zawiedzie, arena się zatrzyma i to powie.

## Studies

study-written = Zapisano: { $file }
