# Words that only the terminal needs.

## The first screen

terminal-play = Graj  ⏎
terminal-seats =
    { $seats ->
        [one] 1 gracz
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
terminal-your-games = Twoje gry
terminal-your-games-hint = ⏎ graj dalej lub obejrzyj zakończoną; Del usuwa
terminal-damaged = uszkodzona:

## The table

terminal-thinking = myśli
terminal-over = Koniec gry.
terminal-handed = { $name }, teraz twoja decyzja.
terminal-hand-over = Oddaj ekran następnej osobie i naciśnij Enter.
terminal-ask = Wybierz akcję.
# $ranges: the actions in their notation, with names for the numbers.
terminal-ask-typed = Wybierz lub wpisz: { $ranges }
terminal-choose = Wybierz
terminal-tool-undo = Cofnij
terminal-tool-odds = Szanse
terminal-tool-hint = Rada
terminal-tool-cards = Karty
terminal-tool-home = Wyjdź
terminal-saved = Zapisano: { $name }
terminal-not-saved = Nie udało się zapisać gry: { $error }
terminal-no-undo = Tu nie można niczego cofnąć: coś odkryto, zdecydował los albo tura przeszła dalej.
terminal-bot-failed = { $name } nie wie, co zrobić, i losuje ({ $error }).
terminal-not-understood = niezrozumiałe: { $text }
# Where the table stops to show what happened.
terminal-moment = Pokazano: { $at } z { $of }
terminal-next = Dalej
terminal-stop = Zatrzymaj
terminal-skip = Do następnego pytania
terminal-keys = Klawisze
# After it come the keys that there are at this table.
terminal-keys-table =
    Klawisz każdej akcji stoi przed jej nazwą. Strzałki wybierają coś na stole, Enter to bierze, Esc
    rezygnuje. Spacja przyspiesza boty. Gdy stół pokazuje, co się stało, Enter idzie dalej, ←
    wstecz, r odtwarza samo, a Esc przechodzi do następnego pytania. Każda akcja zapisuje się sama.
    W każdej chwili:

## The end

terminal-rematch = Rewanż
terminal-watch = Obejrzyj jeszcze raz

## Replay

terminal-replay = Powtórka
terminal-start = Początek gry
terminal-step = Krok { $step } z { $steps }
terminal-forward = Dalej
terminal-first = Początek
terminal-last = Koniec
terminal-run = Odtwarzaj

## Port Royal: names for small cards

terminal-short-trader = Handlarz
terminal-short-jack = Złota rączka
terminal-expedition = Ekspedycja

## Port Royal: what the table asks and says

terminal-ask-first = Dobierz pierwszą kartę.
terminal-ask-more = Jeszcze jedna karta czy przerywasz?
terminal-again = Naciśnij jeszcze raz: zapłacone monety są odkrywane, nie można cofnąć.
# $needed: the ship's swords, $swords: the player's own.
terminal-ask-ship = { $card }: twoje szable { $swords }, statek { $needed }. Odeprzeć czy wpuścić?
terminal-ask-take =
    { $takes ->
        [0] Nie możesz wziąć więcej kart.
        [one] Weź 1 kartę lub spasuj. Monety: { $coins }.
        [few] Weź do { $takes } kart lub spasuj. Monety: { $coins }.
        [many] Weź do { $takes } kart lub spasuj. Monety: { $coins }.
       *[other] Weź do { $takes } karty lub spasuj. Monety: { $coins }.
    }
terminal-ask-take-fee =
    { $takes ->
        [one] Weź 1 kartę (rekompensata 1) lub spasuj. Monety: { $coins }.
        [few] Weź do { $takes } kart (rekompensata po 1) lub spasuj. Monety: { $coins }.
        [many] Weź do { $takes } kart (rekompensata po 1) lub spasuj. Monety: { $coins }.
       *[other] Weź do { $takes } karty (rekompensata po 1) lub spasuj. Monety: { $coins }.
    }
terminal-claim = Ukończ ekspedycję
terminal-take = Weź kartę
# $colours: how many colours lie in the harbour.
terminal-worth =
    { $colours ->
        [one] 1 kolor w porcie
        [few] { $colours } kolory w porcie
        [many] { $colours } kolorów w porcie
       *[other] { $colours } koloru w porcie
    }: { $takes ->
        [one] po przerwaniu 1 karta
        [few] po przerwaniu { $takes } karty
        [many] po przerwaniu { $takes } kart
       *[other] po przerwaniu { $takes } karty
    }
terminal-takes-left =
    { $takes ->
        [0] nie można wziąć więcej kart
        [one] 1 karta do wzięcia
        [few] { $takes } karty do wzięcia
        [many] { $takes } kart do wzięcia
       *[other] { $takes } karty do wzięcia
    }
terminal-odds = { $busts } z { $cards } kart kończy turę
terminal-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
terminal-rules =
    Dobieraj karty do portu, ile się odważysz. Drugi statek tego samego koloru kończy turę z
    niczym, chyba że twoje szable go odeprą. Przerwij w porę i weź kartę: statek daje monety, osoba
    kosztuje monety i daje punkty. Przy 4 kolorach w porcie bierzesz 2 karty, przy 5 bierzesz 3.
    Potem każdy inny gracz może wziąć jedną i płaci ci za nią monetę. Ekspedycje kończysz, oddając
    wymagane osoby. Gdy ktoś ma 12 punktów, rundę gra się do końca; wygrywa najwięcej punktów.
