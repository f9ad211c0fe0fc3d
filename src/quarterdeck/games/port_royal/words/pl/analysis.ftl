# Why an action of Port Royal is good or bad: a sentence each. $things: what would be taken, as in "3 coins, Admiral"

port-royal-reason-bust = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } zakrytych kart kończy turę z niczym; stracisz wtedy: { $things }.
port-royal-reason-bust-nothing = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } zakrytych kart kończy turę z niczym, ale niewiele tu do stracenia.
port-royal-reason-no-bust = Żadna karta nie zakończy tury z niczym.
port-royal-reason-more-takes =
    { $colours ->
        [one] { $colours } kolor w porcie pozwoli wziąć dodatkową kartę.
        [few] { $colours } kolory w porcie pozwolą wziąć dodatkową kartę.
        [many] { $colours } kolorów w porcie pozwoli wziąć dodatkową kartę.
       *[other] { $colours } koloru w porcie pozwoli wziąć dodatkową kartę.
    }
port-royal-reason-secures = Zapewnia: { $things }.
port-royal-reason-nothing-here = Nie ma tu nic, co możesz wziąć.
port-royal-reason-avoids-bust = Następna karta kończy turę z niczym z szansą { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
port-royal-reason-fees =
    { $players ->
        [one] { $players } inny gracz może wziąć resztę i zapłaci ci rekompensatę.
        [few] { $players } inni gracze mogą wziąć resztę i zapłacą ci rekompensatę.
        [many] { $players } innych graczy może wziąć resztę i zapłaci ci rekompensatę.
       *[other] { $players } innego gracza może wziąć resztę i zapłaci ci rekompensatę.
    }
port-royal-reason-admit-busts = Zakończy turę z niczym: ten kolor już jest w porcie.
port-royal-reason-ship-coins = Wart: { port-royal-coins }.
port-royal-reason-colours =
    { $takes ->
        [one] Kolory w porcie: { $colours }. Możesz wziąć { $takes } kartę.
        [few] Kolory w porcie: { $colours }. Możesz wziąć { $takes } karty.
        [many] Kolory w porcie: { $colours }. Możesz wziąć { $takes } kart.
       *[other] Kolory w porcie: { $colours }. Możesz wziąć { $takes } karty.
    }
port-royal-reason-repel-saves = Ratuje turę: ten kolor już jest w porcie.
port-royal-reason-repel-keeps-free = Kolejny statek tego koloru nadal nie zakończy tury z niczym.
port-royal-reason-no-fee = { $name } nie dostaje od ciebie rekompensaty.
port-royal-reason-taxable = Podwyżka podatków zabierze połowę, gdy masz tyle: { port-royal-coins }.
port-royal-reason-keeps-coins = Zostaje ci: { port-royal-coins }.
port-royal-reason-coins = Zysk: { port-royal-coins }.
port-royal-reason-points = Zysk: { port-royal-points }.
port-royal-reason-reaches-end = Wynik: { port-royal-points }; zaczyna się ostatnia runda.
port-royal-reason-then-expedition = Kompletuje załogę: { $card }, { port-royal-points }.
port-royal-reason-denies = Inaczej może to wziąć { $name }.
port-royal-reason-behind = Ostatnia runda: do lidera brakuje ci: { port-royal-points }.
port-royal-reason-level = Ostatnia runda: punkty są równe, decydują monety.
port-royal-reason-ahead = Ostatnia runda: prowadzisz.
