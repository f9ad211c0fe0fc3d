# Words of the platform, whatever the game: buttons, players, bots.

## Buttons and titles

undo = Cofnij
save = Zapisz
quit = Wyjdź
close = Zamknij
back = Wstecz
log = Dziennik
help = Pomoc
language = Język
new-game = Nowa gra
continue-game = Kontynuuj
start = Start
settings = Ustawienia
players = Gracze
human = Człowiek
bot = Bot
bots = Boty
seat = Miejsce
seats = Miejsca
seed = Ziarno
option = Wariant zasad
options = Warianty zasad
game = Gra
games = Gry
result = Wynik
yes = Tak
no = Nie
language-en = English
language-pl = Polski
language-it = Italiano
language-ru = Русский

## Players

# A seat whose player gave no name. $number counts from 1.
player = Gracz { $number }
# The last two of a list of names.
and = { $first } i { $last }
# $actions: how many actions are taken back, his own and what others answered.
took-back =
    { $actions ->
        [one] { $name } cofa { $actions } akcję.
        [few] { $name } cofa { $actions } akcje.
        [many] { $name } cofa { $actions } akcji.
       *[other] { $name } cofa { $actions } akcji.
    }
# Who won. $count: how many; $names: who; $scores: everybody's points.
winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wygrywają razem: { $names }.
        [many] Wygrywają razem: { $names }.
       *[other] Wygrywają razem: { $names }.
    } Punkty: { $scores }.
score = { $name } { $points }

## Games begun by earlier rules

# What has changed follows, a sentence on a line.
rules-older = Tę grę zaczęto według wcześniejszych zasad. Toczy się według dzisiejszych, z tymi samymi decyzjami i tym samym losem. Co się zmieniło:
rules-older-halted = To, co było dalej, nie zgadza się z dzisiejszymi zasadami: gra jest pokazana do tego miejsca i nie może trwać dalej. Nic z zapisu nie przepadło.

## Bots: what they are called, and how they play

bot-random = Papuga
bot-random-about = Robi, co mu przyjdzie do głowy. Wszystko może się zdarzyć.
bot-greedy = Płatnik okrętowy
bot-greedy-about = Bierze to, co opłaca się od razu, i nie patrzy dalej.
bot-thumb = Wilk morski
bot-thumb-about = Trzyma się prostych reguł: szybki, rozsądny, zawsze taki sam.
bot-r400 = Nawigator
bot-r400-about = Rozgrywa każdą możliwość 400 razy i wybiera tę, która wygrywa najczęściej.
bot-cabin-boy = Chłopiec okrętowy
bot-cabin-boy-about = Nowy na pokładzie: łasy na błyskotki, zapomina o rekompensatach, przeciąga strunę.
bot-deckhand = Majtek
bot-deckhand-about = Zna zasady i liczy monety, ale nie wie, do czego przydają się ludzie.
bot-boatswain = Bosman
bot-boatswain-about = Stary wyga: sprawdzone zasady, nikomu nic za darmo.
bot-captain = Kapitan
bot-captain-about = Gra na wyczucie, a to wyczucie bierze się z niezliczonych partii.
bot-admiral = Admirał
bot-admiral-about = Każdą możliwość rozważa setki razy. Najsilniejszy na pokładzie.
bot-trader = Ostrożny handlarz
bot-trader-about = Wcześnie przestaje, sprzedaje statki i oszczędza.
bot-gambler = Hazardzista
bot-gambler-about = Dobiera, gdy inni przestają; uwielbia błaznów i admirałów.
bot-explorer = Odkrywca
bot-explorer-about = Zatrudnia każdego, kto nadaje się na ekspedycję.
bot-landlubber = Szczur lądowy
bot-landlubber-about = Dobre nawyki i żadnego planu: strzela, gdzie dosięgnie, i abordażuje słabsze statki.
bot-gunner = Kanonier
bot-gunner-about = Waży każdy ruch i strzał tym, jak skończyłaby się bitwa.
bot-quartermaster = Kwatermistrz
bot-quartermaster-about = Rozgrywa zawczasu ruchy, strzały i bitwy, a każdą wizytę w porcie planuje.
