# What making a data set says.

dataset-done =
    { $games ->
        [one] { $games } партия записана в { $folder }.
        [few] { $games } партии записаны в { $folder }.
        [many] { $games } партий записано в { $folder }.
       *[other] { $games } партии записано в { $folder }.
    }
# Ctrl+C was pressed.
dataset-stopped =
    { $games ->
        [one] Остановлено после { $games } партии. Та же команда продолжит.
        [few] Остановлено после { $games } партий. Та же команда продолжит.
        [many] Остановлено после { $games } партий. Та же команда продолжит.
       *[other] Остановлено после { $games } партии. Та же команда продолжит.
    }
