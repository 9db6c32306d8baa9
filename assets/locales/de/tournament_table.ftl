### Chosen by name while the program runs: no functions.

head-score = Punkte
head-won_second = Als 2.
head-safe_moves = Siege gehalten
head-visited_per_move = Besucht/Zug
head-mean_ms = Zeit/Zug
meaning-games = Partien
meaning-won_lost = Gewonnen-verloren
meaning-pairs = Paare zweimal gewonnen/geteilt/zweimal verloren
meaning-won_second = Gewonnen von den Partien als Zweiter am Zug
meaning-safe_critical = Gehaltene/entscheidende Züge
meaning-forfeits = Verwirkt
meaning-visited_per_move = Besuchte Züge je Zug
meaning-pruned_share = Davon abgeschnitten
meaning-visited_per_position = Besuchte Züge je Stellung
meaning-mean_ms = Zeit je Zug
meaning-longest_ms = Längster Zug
