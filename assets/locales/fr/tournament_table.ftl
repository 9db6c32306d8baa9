### Chosen by name while the program runs: no functions.

head-score = Score
head-won_second = En second
head-safe_moves = Gains gardés
head-visited_per_move = Visités/coup
head-mean_ms = Temps/coup
meaning-games = Parties
meaning-won_lost = Gagnées-perdues
meaning-pairs = Paires gagnées deux fois/partagées/perdues deux fois
meaning-won_second = Gagnées parmi les parties jouées en second
meaning-safe_critical = Coups sûrs/critiques
meaning-forfeits = Forfaits
meaning-visited_per_move = Coups visités par coup
meaning-pruned_share = Dont élagués
meaning-visited_per_position = Coups visités par position
meaning-mean_ms = Temps par coup
meaning-longest_ms = Coup le plus long
