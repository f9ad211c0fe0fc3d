# What the table of Rattle, Battle, Grab the Loot says in the terminal.

## Ships and orders

terminal-own-ship = statek { $number }
terminal-own-captain = statek kapitański
terminal-ship = { $ship }: { $face }, siła { $strength }, położenie { $x } { $y }.
terminal-away = Odległość { $distance } mm: { $ship }.
terminal-in-shot = Strzał sięga { $reach } mm: { $ships }.
terminal-in-move = Ruch sięga { $reach } mm: { $ships }.
terminal-cannons =
    { $cannons ->
        [0] bez działa
        [one] 1 działo
        [few] { $cannons } działa
        [many] { $cannons } dział
       *[other] { $cannons } dział
    }
terminal-mm = { $distance } mm
terminal-numbers = dowolna liczba
order-flee = Ucieczka
order-explosion = Wybuch { $size }
order-explosion-face = Wybuch o sile swojej liczby
# Where there is little room.
order-toward = Ruch
order-toward-closest = Ruch do najbliższego
order-toward-wanted = Ruch do Ściganego
order-away = Odsunięcie
order-volley = Salwa
order-surrender = Kapitulacja
order-redrop = Ponowne wrzucenie
order-ally = Sprzymierzeniec
tier-light = Lekka
tier-heavy = Ciężka
tier-final = Finałowa
tier-crazy = Szalona
tier-starter = Początkowa

## Players and the port

terminal-quest = Wyprawa { $quest }
terminal-your-loot = Twoje Łupy: { $loot }
terminal-bag = Worek Łupów
terminal-galleon = Punkty: { $points }, monety: { $coins }. Statki: { $ships }. Gotowe żagle: { $sails }. Gotowe działa: { $cannons }. Ładownie: { $holds }, chomiki: { $hamsters }. Łupy: { $loot }, miejsc: { $room }. Karty Zemsty: { $revenge }.
terminal-place-market = 2 Łupy → 1 wybrany
terminal-place-tavern = 2 Rumy → zobacz 3 Żeglarzy, zatrzymaj 1
terminal-place-shipyard = 1 Materiały → 1 Część
terminal-place-workshop = Przyprawy i Materiały → zobacz 3 Ulepszenia, zatrzymaj 1
terminal-place-pit = 1 Kosztowności albo 2 inne Łupy → 1 moneta
terminal-place-guild = monety: { $price } → punkty: { $points }
terminal-place-only = wstęp ma tylko { $name }
# $places: each with the player it is open to.
terminal-closed = Zamknięte, wejdzie tylko gracz w nawiasie: { $places }.

## What is asked

terminal-sea-ask-part = Weź Część do swojego Galeonu ({ $reason }).
terminal-sea-ask-exhaust = Które Ulepszenie wyczerpujesz?
terminal-sea-ask-send = Ile Statków wysyłasz?
terminal-sea-ask-let-drop = Jesteś Hersztem: wrzuć Statki!
terminal-sea-ask-fifth = Wrzucasz jeszcze jeden Statek?
terminal-sea-ask-turn = Ruch (gotowe żagle: { $sails }), Strzał (działa: { $cannons }) albo pas.
terminal-sea-ask-turn-again = Akcja wykonana. Użyj Ulepszeń albo zakończ turę.
terminal-sea-ask-close = Które miejsce w Porcie zamykasz?
terminal-sea-ask-choose-loot = Wybierasz wszystkie Łupy czy je losujesz?
terminal-sea-ask-take =
    { $due ->
        [one] Weź 1 Łup z worka.
        [few] Weź { $due } Łupy z worka, jeden po drugim.
        [many] Weź { $due } Łupów z worka, jeden po drugim.
       *[other] Weź { $due } Łupu z worka, jeden po drugim.
    }
terminal-sea-ask-trade = Przygoda proponuje wymianę.
terminal-sea-ask-crew = Użyj swoich Żeglarzy, każdego raz.
terminal-sea-ask-cat = Oddajesz Kota Okrętowego czy płacisz za naprawy?
terminal-sea-ask-give =
    { $due ->
        [one] Oddaj 1 Łup
        [few] Oddaj { $due } Łupy, jeden po drugim
        [many] Oddaj { $due } Łupów, jeden po drugim
       *[other] Oddaj { $due } Łupu, jeden po drugim
    } ({ $reason }).
terminal-sea-ask-at = { $place }: co robisz?
terminal-sea-ask-keep = Którą kartę zatrzymujesz?
terminal-sea-ask-plank = Jeszcze jedna kość czy koniec? Powyżej 13 masz 0.
terminal-sea-ask-drinking = Które kości zatrzymujesz?
terminal-sea-ask-skirmish-pick = Wybierz kość w tajemnicy.
terminal-sea-ask-dig-pick = Wybierz kość w tajemnicy.
terminal-sea-ask-guess = Zgadnij w tajemnicy sumę wszystkich kości.
terminal-sea-ask-throw = Rzuć kością: skąd, w którą stronę, jak mocno?

## Why, and what comes of it

terminal-hint-part = Żagle poruszają Statki, działa strzelają, ładownie wożą Łupy.
terminal-hint-send = Kto wysyła, dobiera Łupy; zatopione kosztują; Statek w morzu nic nie wiezie.
# $ships: from how many ships on loot is lost.
terminal-hint-cargo =
    { $ships ->
        [one] Statek w morzu nic nie wiezie: od 1 Statku oddajesz Łupy (−1▣).
        [few] Statek w morzu nic nie wiezie: od { $ships } Statków oddajesz Łupy (−1▣).
        [many] Statek w morzu nic nie wiezie: od { $ships } Statków oddajesz Łupy (−1▣).
       *[other] Statek w morzu nic nie wiezie: od { $ships } Statku oddajesz Łupy (−1▣).
    }
terminal-hint-let-drop = Gdzie kość spadnie, tam leży; co pokazuje, tym jest.
terminal-hint-turn = Strzałki oglądają Statki, Enter działa. Potem walczą najbliższe pary.
terminal-hint-give = Każdy zatopiony Statek to 1 Łup; Statki i ładownie wożą po 1 Łupie.
terminal-hint-at = Zrób, na co cię stać, i idź dalej.
terminal-hint-crew = Żeglarz działa, jeśli możesz zapłacić i ma on co robić.
terminal-hint-keep = Pozostałe wracają pod talię i nikt ich nie zobaczy.
terminal-hint-throw = Pudło ma 285 mm szerokości, jego środek to 0 0.
terminal-hint-close = Przy następnej wizycie wejdziesz tam tylko ty.

## Buttons for several actions

terminal-group-move = Ruch do styku …
terminal-group-shoot = Strzał …
terminal-group-use = Użyj karty …
terminal-group-store = Odłóż Łup …
terminal-group-market = Wymień …
terminal-group-sell = Sprzedaj …
terminal-group-revenge = Zemsta …
terminal-group-discard = Wyrzuć …
terminal-group-captain = Z kapitanem …
terminal-group-guess = Zgadnij …
terminal-group-keep = Zatrzymaj …
terminal-group-trade = Wymień …
terminal-group-give = Oddaj …
terminal-group-take = Weź …
terminal-group-choose = Wybierz …
terminal-group-close = Zamknij …
terminal-group-part = Weź Część …
terminal-group-exhaust = Wyczerp …
terminal-group-buy = Kup …
terminal-group-build = Zbuduj …
terminal-group-join = Wrzuć …

## Typing

terminal-tool-type = Wpisz
terminal-type-move = Statek i miejsce: 2 -30 45; albo kierunek i milimetry: 2 pn-wsch 40
# Eight directions one may type, from the right against the clock; no spaces within one.
terminal-compass = wsch pn-wsch pn pn-zach zach pd-zach pd pd-wsch
terminal-type-throw = kość, miejsce, stopnie, siła: 2 0 -90 90 0.7
terminal-typing-help =
    t otwiera wiersz, Esc go opuszcza. Środek pudła to 0 0, x rośnie w prawo, y w górę, do 142 mm.
    Statek 2 przesuniesz, pisząc 2 -30 45 albo z kierunkiem kompasu: 2 pn-wsch 40 (pn północ,
    wsch wschód, pd południe, zach zachód). Stopnie liczy się od prawej, przeciwnie do zegara.
    Działa też notacja: shoot 0.2 y1, move 0.2 touch y1.
# Where the physics cannot be had.
terminal-no-physics = Brak MuJoCo: Statki wpadają jak w zapisanych prawdziwych rzutach, a rzutem nie da się celować.

## Help

terminal-battle-rules =
    Twoje kości to Statki. Wyślij część z nich; wszystkie kości wpadają do pudła. Gdzie leżą, tam są
    Statki, a co pokazują, taka jest ich siła. Zatapiaj wrogów dla monet, wracaj z Łupami, a w
    porcie zamieniaj je na Części, Żeglarzy, Ulepszenia i punkty. Po pięciu Wyprawach wygrywa, kto
    ma najwięcej punktów. Znaki to Statki graczy, litery to inne: y żółte, g zielone, r czerwone,
    o pomarańczowe, b niebieskie, p fioletowe.
terminal-phase-draw = Odkrywa się kartę. Od Herszta każdy mówi, ile Statków wysyła.
terminal-phase-drop = Wszystkie kości wpadają naraz. Niczego nie obraca się ręką.
terminal-phase-np = Symbole każą Statkom uciekać, wybuchać, płynąć i strzelać, zawsze najpierw najbliższa para.
terminal-phase-actions = Po kolei: Ruch do 88 mm za żagiel albo Strzał do 63 mm za 1 działo ze ścianki z działem, inaczej za 2; albo pas i koniec. Ulepszenia w dowolnej chwili twojej tury.
terminal-phase-battle = Walczy najbliższa para, potem następna. Słabszy tonie; równi toną obaj. Zatopienie Statku, którego dotykasz, to Abordaż.
terminal-phase-coins = 1 moneta za każdego zatopionego wroga.
terminal-phase-loot = Kto wysłał Statki, dobiera Łupy z karty i 1 więcej za każdy Abordaż.
terminal-phase-sailors = Użyj swoich Żeglarzy przygód, każdego raz.
terminal-phase-repair = 1 Łup za każdy twój zatopiony Statek. Kto nie może zapłacić, traci wszystkie Łupy, a naprawia się wszystko.
terminal-phase-load = Statek wiezie 1 Łup, ładownia 1, chomik 3. Reszta wraca do worka.
terminal-phase-port = Targ, Tawerna, Stocznia, Warsztat, Dziupla, Gildia, w tej kolejności. Potem wszystko jest znowu gotowe.
