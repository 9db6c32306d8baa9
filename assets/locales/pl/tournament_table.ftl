### Chosen by name while the program runs: no functions.

head-score = Wynik
head-won_second = Jako drugi
head-safe_moves = Skuteczność
head-visited_per_move = Odwiedz./ruch
head-mean_ms = Czas/ruch
meaning-games = Partie
meaning-won_lost = Wygrane-przegrane
meaning-pairs = Pary wygrane dwukrotnie/podzielone/przegrane dwukrotnie
meaning-won_second = Wygrane z partii, w których ruszał jako drugi
meaning-safe_critical = Ruchy bezpieczne/krytyczne
meaning-forfeits = Walkowery
meaning-visited_per_move = Odwiedzone ruchy na ruch
meaning-pruned_share = Z nich odcięte
meaning-visited_per_position = Odwiedzone ruchy na pozycję
meaning-mean_ms = Czas na ruch
meaning-longest_ms = Najdłuższy ruch
