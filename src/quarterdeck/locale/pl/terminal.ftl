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
terminal-tool-type = Wpisz
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
