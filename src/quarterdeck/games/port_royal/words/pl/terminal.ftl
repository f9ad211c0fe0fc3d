# What the table of Port Royal says in the terminal.

## Names for small cards

port-royal-terminal-short-trader = Handlarz
port-royal-terminal-short-jack = Złota rączka
port-royal-terminal-expedition = Ekspedycja

## Words of the table

port-royal-terminal-draw-pile = Talia
port-royal-terminal-discard-pile = Stos kart odrzuconych
port-royal-terminal-fee = Rekompensata

## What the table asks and says

port-royal-terminal-ask-first = Dobierz pierwszą kartę.
port-royal-terminal-ask-more = Jeszcze jedna karta czy przerywasz?
port-royal-terminal-again = Naciśnij jeszcze raz: zapłacone monety są odkrywane, nie można cofnąć.
# $needed: the ship's swords, $swords: the player's own.
port-royal-terminal-ask-ship = { $card }: twoje szable { $swords }, statek { $needed }. Odeprzeć czy wpuścić?
port-royal-terminal-ask-take =
    { $takes ->
        [0] Nie możesz wziąć więcej kart.
        [one] Weź 1 kartę lub spasuj. Monety: { $coins }.
        [few] Weź do { $takes } kart lub spasuj. Monety: { $coins }.
        [many] Weź do { $takes } kart lub spasuj. Monety: { $coins }.
       *[other] Weź do { $takes } karty lub spasuj. Monety: { $coins }.
    }
port-royal-terminal-ask-take-fee =
    { $takes ->
        [one] Weź 1 kartę (rekompensata 1) lub spasuj. Monety: { $coins }.
        [few] Weź do { $takes } kart (rekompensata po 1) lub spasuj. Monety: { $coins }.
        [many] Weź do { $takes } kart (rekompensata po 1) lub spasuj. Monety: { $coins }.
       *[other] Weź do { $takes } karty (rekompensata po 1) lub spasuj. Monety: { $coins }.
    }
port-royal-terminal-claim = Ukończ ekspedycję
port-royal-terminal-take = Weź kartę
# $colours: how many colours lie in the harbour.
port-royal-terminal-worth =
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
port-royal-terminal-takes-left =
    { $takes ->
        [0] nie można wziąć więcej kart
        [one] 1 karta do wzięcia
        [few] { $takes } karty do wzięcia
        [many] { $takes } kart do wzięcia
       *[other] { $takes } karty do wzięcia
    }
port-royal-terminal-odds = { $busts } z { $cards } kart kończy turę
port-royal-terminal-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
port-royal-terminal-rules =
    Dobieraj karty do portu, ile się odważysz. Drugi statek tego samego koloru kończy turę z
    niczym, chyba że twoje szable go odeprą. Przerwij w porę i weź kartę: statek daje monety, osoba
    kosztuje monety i daje punkty. Przy 4 kolorach w porcie bierzesz 2 karty, przy 5 bierzesz 3.
    Potem każdy inny gracz może wziąć jedną i płaci ci za nią monetę. Ekspedycje kończysz, oddając
    wymagane osoby. Gdy ktoś ma 12 punktów, rundę gra się do końca; wygrywa najwięcej punktów.
