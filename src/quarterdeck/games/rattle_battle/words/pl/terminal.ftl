# What the table of Rattle, Battle, Grab the Loot says in the terminal.

## Ships and orders

rattle-battle-terminal-own-ship = statek { $number }
rattle-battle-terminal-own-captain = statek kapitański
rattle-battle-terminal-ship = { $ship }: { $face }, siła { $strength }, położenie { $x } { $y }.
rattle-battle-terminal-away = Odległość { $distance } mm: { $ship }.
rattle-battle-terminal-in-shot = Strzał sięga { $reach } mm: { $ships }.
rattle-battle-terminal-in-move = Ruch sięga { $reach } mm: { $ships }.
rattle-battle-terminal-cannons =
    { $cannons ->
        [0] bez działa
        [one] 1 działo
        [few] { $cannons } działa
        [many] { $cannons } dział
       *[other] { $cannons } dział
    }
rattle-battle-terminal-mm = { $distance } mm
rattle-battle-terminal-numbers = dowolna liczba
rattle-battle-order-flee = Ucieczka
rattle-battle-order-explosion = Wybuch { $size }
rattle-battle-order-explosion-face = Wybuch o sile swojej liczby
# Where there is little room.
rattle-battle-order-toward = Ruch
rattle-battle-order-toward-closest = Ruch do najbliższego
rattle-battle-order-toward-wanted = Ruch do Ściganego
rattle-battle-order-away = Odsunięcie
rattle-battle-order-volley = Salwa
rattle-battle-order-surrender = Kapitulacja
rattle-battle-order-redrop = Ponowne wrzucenie
rattle-battle-order-ally = Sprzymierzeniec
rattle-battle-tier-light = Lekka
rattle-battle-tier-heavy = Ciężka
rattle-battle-tier-final = Finałowa
rattle-battle-tier-crazy = Szalona
rattle-battle-tier-starter = Początkowa

## Players and the port

rattle-battle-terminal-quest = Wyprawa { $quest }
rattle-battle-terminal-your-loot = Twoje Łupy: { $loot }
rattle-battle-terminal-bag = Worek Łupów
rattle-battle-terminal-galleon = Punkty: { $points }, monety: { $coins }. Statki: { $ships }. Gotowe żagle: { $sails }. Gotowe działa: { $cannons }. Ładownie: { $holds }, chomiki: { $hamsters }. Łupy: { $loot }, miejsc: { $room }. Karty Zemsty: { $revenge }.
rattle-battle-terminal-place-market = 2 Łupy → 1 wybrany
rattle-battle-terminal-place-tavern = 2 Rumy → zobacz 3 Żeglarzy, zatrzymaj 1
rattle-battle-terminal-place-shipyard = 1 Materiały → 1 Część
rattle-battle-terminal-place-workshop = Przyprawy i Materiały → zobacz 3 Ulepszenia, zatrzymaj 1
rattle-battle-terminal-place-pit = 1 Kosztowności albo 2 inne Łupy → 1 moneta
rattle-battle-terminal-place-guild = monety: { $price } → punkty: { $points }
rattle-battle-terminal-place-only = wstęp ma tylko { $name }
# $places: each with the player it is open to.
rattle-battle-terminal-closed = Zamknięte, wejdzie tylko gracz w nawiasie: { $places }.

## What is asked

rattle-battle-terminal-sea-ask-part = Weź Część do swojego Galeonu ({ $reason }).
rattle-battle-terminal-sea-ask-exhaust = Które Ulepszenie wyczerpujesz?
rattle-battle-terminal-sea-ask-send = Ile Statków wysyłasz?
rattle-battle-terminal-sea-ask-let-drop = Jesteś Hersztem: wrzuć Statki!
rattle-battle-terminal-sea-ask-fifth = Wrzucasz jeszcze jeden Statek?
rattle-battle-terminal-sea-ask-turn = Ruch (gotowe żagle: { $sails }), Strzał (działa: { $cannons }) albo pas.
rattle-battle-terminal-sea-ask-turn-again = Akcja wykonana. Użyj Ulepszeń albo zakończ turę.
rattle-battle-terminal-sea-ask-close = Które miejsce w Porcie zamykasz?
rattle-battle-terminal-sea-ask-choose-loot = Wybierasz wszystkie Łupy czy je losujesz?
rattle-battle-terminal-sea-ask-take =
    { $due ->
        [one] Weź 1 Łup z worka.
        [few] Weź { $due } Łupy z worka, jeden po drugim.
        [many] Weź { $due } Łupów z worka, jeden po drugim.
       *[other] Weź { $due } Łupu z worka, jeden po drugim.
    }
rattle-battle-terminal-sea-ask-trade = Przygoda proponuje wymianę.
rattle-battle-terminal-sea-ask-crew = Użyj swoich Żeglarzy, każdego raz.
rattle-battle-terminal-sea-ask-cat = Oddajesz Kota Okrętowego czy płacisz za naprawy?
rattle-battle-terminal-sea-ask-give =
    { $due ->
        [one] Oddaj 1 Łup
        [few] Oddaj { $due } Łupy, jeden po drugim
        [many] Oddaj { $due } Łupów, jeden po drugim
       *[other] Oddaj { $due } Łupu, jeden po drugim
    } ({ $reason }).
rattle-battle-terminal-sea-ask-at = { $place }: co robisz?
rattle-battle-terminal-sea-ask-keep = Którą kartę zatrzymujesz?
rattle-battle-terminal-sea-ask-plank = Jeszcze jedna kość czy koniec? Powyżej 13 masz 0.
rattle-battle-terminal-sea-ask-drinking = Które kości zatrzymujesz?
rattle-battle-terminal-sea-ask-skirmish-pick = Wybierz kość w tajemnicy.
rattle-battle-terminal-sea-ask-dig-pick = Wybierz kość w tajemnicy.
rattle-battle-terminal-sea-ask-guess = Zgadnij w tajemnicy sumę wszystkich kości.
rattle-battle-terminal-sea-ask-throw = Rzuć kością: skąd, w którą stronę, jak mocno?

## Why, and what comes of it

rattle-battle-terminal-hint-part = Żagle poruszają Statki, działa strzelają, ładownie wożą Łupy.
rattle-battle-terminal-hint-send = Kto wysyła, dobiera Łupy; zatopione kosztują; Statek w morzu nic nie wiezie.
# $ships: from how many ships on loot is lost.
rattle-battle-terminal-hint-cargo =
    { $ships ->
        [one] Statek w morzu nic nie wiezie: od 1 Statku oddajesz Łupy (−1▣).
        [few] Statek w morzu nic nie wiezie: od { $ships } Statków oddajesz Łupy (−1▣).
        [many] Statek w morzu nic nie wiezie: od { $ships } Statków oddajesz Łupy (−1▣).
       *[other] Statek w morzu nic nie wiezie: od { $ships } Statku oddajesz Łupy (−1▣).
    }
rattle-battle-terminal-hint-let-drop = Gdzie kość spadnie, tam leży; co pokazuje, tym jest.
rattle-battle-terminal-hint-turn = Strzałki oglądają Statki, Enter działa. Potem walczą najbliższe pary.
rattle-battle-terminal-hint-give = Każdy zatopiony Statek to 1 Łup; Statki i ładownie wożą po 1 Łupie.
rattle-battle-terminal-hint-at = Zrób, na co cię stać, i idź dalej.
rattle-battle-terminal-hint-crew = Żeglarz działa, jeśli możesz zapłacić i ma on co robić.
rattle-battle-terminal-hint-keep = Pozostałe wracają pod talię i nikt ich nie zobaczy.
rattle-battle-terminal-hint-throw = Pudło ma 285 mm szerokości, jego środek to 0 0.
rattle-battle-terminal-hint-close = Przy następnej wizycie wejdziesz tam tylko ty.

## Buttons for several actions

rattle-battle-terminal-group-move = Ruch do styku …
rattle-battle-terminal-group-shoot = Strzał …
rattle-battle-terminal-group-use = Użyj karty …
rattle-battle-terminal-group-store = Odłóż Łup …
rattle-battle-terminal-group-market = Wymień …
rattle-battle-terminal-group-sell = Sprzedaj …
rattle-battle-terminal-group-revenge = Zemsta …
rattle-battle-terminal-group-discard = Wyrzuć …
rattle-battle-terminal-group-captain = Z kapitanem …
rattle-battle-terminal-group-guess = Zgadnij …
rattle-battle-terminal-group-keep = Zatrzymaj …
rattle-battle-terminal-group-trade = Wymień …
rattle-battle-terminal-group-give = Oddaj …
rattle-battle-terminal-group-take = Weź …
rattle-battle-terminal-group-choose = Wybierz …
rattle-battle-terminal-group-close = Zamknij …
rattle-battle-terminal-group-part = Weź Część …
rattle-battle-terminal-group-exhaust = Wyczerp …
rattle-battle-terminal-group-buy = Kup …
rattle-battle-terminal-group-build = Zbuduj …
rattle-battle-terminal-group-join = Wrzuć …

## Typing

rattle-battle-terminal-type-move = Statek i miejsce: 2 -30 45; albo kierunek i milimetry: 2 pn-wsch 40
# Eight directions one may type, from the right against the clock; no spaces within one.
rattle-battle-terminal-compass = wsch pn-wsch pn pn-zach zach pd-zach pd pd-wsch
rattle-battle-terminal-type-throw = kość, miejsce, stopnie, siła: 2 0 -90 90 0.7
rattle-battle-terminal-typing-help =
    t otwiera wiersz, Esc go opuszcza. Środek pudła to 0 0, x rośnie w prawo, y w górę, do 142 mm.
    Statek 2 przesuniesz, pisząc 2 -30 45 albo z kierunkiem kompasu: 2 pn-wsch 40 (pn północ,
    wsch wschód, pd południe, zach zachód). Stopnie liczy się od prawej, przeciwnie do zegara.
    Działa też notacja: shoot 0.2 y1, move 0.2 touch y1.
# Where the physics cannot be had.
rattle-battle-terminal-no-physics = Brak MuJoCo: Statki wpadają jak w zapisanych prawdziwych rzutach, a rzutem nie da się celować.

## Help

rattle-battle-terminal-battle-rules =
    Twoje kości to Statki. Wyślij część z nich; wszystkie kości wpadają do pudła. Gdzie leżą, tam są
    Statki, a co pokazują, taka jest ich siła. Zatapiaj wrogów dla monet, wracaj z Łupami, a w
    porcie zamieniaj je na Części, Żeglarzy, Ulepszenia i punkty. Po pięciu Wyprawach wygrywa, kto
    ma najwięcej punktów. Znaki to Statki graczy, litery to inne: y żółte, g zielone, r czerwone,
    o pomarańczowe, b niebieskie, p fioletowe.
rattle-battle-terminal-phase-draw = Odkrywa się kartę. Od Herszta każdy mówi, ile Statków wysyła.
rattle-battle-terminal-phase-drop = Wszystkie kości wpadają naraz. Niczego nie obraca się ręką.
rattle-battle-terminal-phase-np = Symbole każą Statkom uciekać, wybuchać, płynąć i strzelać, zawsze najpierw najbliższa para.
rattle-battle-terminal-phase-actions = Po kolei: Ruch do 88 mm za żagiel albo Strzał do 63 mm za 1 działo ze ścianki z działem, inaczej za 2; albo pas i koniec. Ulepszenia w dowolnej chwili twojej tury.
rattle-battle-terminal-phase-battle = Walczy najbliższa para, potem następna. Słabszy tonie; równi toną obaj. Zatopienie Statku, którego dotykasz, to Abordaż.
rattle-battle-terminal-phase-coins = 1 moneta za każdego zatopionego wroga.
rattle-battle-terminal-phase-loot = Kto wysłał Statki, dobiera Łupy z karty i 1 więcej za każdy Abordaż.
rattle-battle-terminal-phase-sailors = Użyj swoich Żeglarzy przygód, każdego raz.
rattle-battle-terminal-phase-repair = 1 Łup za każdy twój zatopiony Statek. Kto nie może zapłacić, traci wszystkie Łupy, a naprawia się wszystko.
rattle-battle-terminal-phase-load = Statek wiezie 1 Łup, ładownia 1, chomik 3. Reszta wraca do worka.
rattle-battle-terminal-phase-port = Targ, Tawerna, Stocznia, Warsztat, Dziupla, Gildia, w tej kolejności. Potem wszystko jest znowu gotowe.
