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

## Players and the port

rattle-battle-terminal-quest = Wyprawa { $quest }
rattle-battle-terminal-your-loot = Twoje Łupy: { $loot }
rattle-battle-terminal-bag = Worek Łupów
rattle-battle-terminal-galleon = Punkty: { $points }, monety: { $coins }. Statki: { $ships }. Gotowe żagle: { $sails }. Gotowe działa: { $cannons }. Ładownie: { $holds }, chomiki: { $hamsters }. Łupy: { $loot }, miejsc: { $room }. Karty Zemsty: { $revenge }.
# $places: each with the player it is open to.
rattle-battle-terminal-closed = Zamknięte, wejdzie tylko gracz w nawiasie: { $places }.

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
rattle-battle-terminal-group-more = Więcej …

## Typing

rattle-battle-terminal-type-move = Statek i miejsce: 2 -30 45; albo kierunek i milimetry: 2 pn-wsch 40
# Eight directions one may type, from the right against the clock; no spaces within one.
rattle-battle-terminal-compass = wsch pn-wsch pn pn-zach zach pd-zach pd pd-wsch
rattle-battle-terminal-type-throw = kość, miejsce, stopnie, siła: 2 0 -90 90 0.7
rattle-battle-terminal-type-tokens = kilka naraz: rum rum spices
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
