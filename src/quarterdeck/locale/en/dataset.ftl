# What making a data set says.

dataset-done =
    { $games ->
        [one] The game is in { $folder }.
       *[other] { $games } games are in { $folder }.
    }
# Ctrl+C was pressed.
dataset-stopped =
    { $games ->
        [one] Stopped after 1 game. The same command goes on.
       *[other] Stopped after { $games } games. The same command goes on.
    }
