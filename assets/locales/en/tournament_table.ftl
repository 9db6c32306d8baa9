### Chosen by name while the program runs: no functions.

# The heads of the table. At most 12 characters.
head-score = Score
head-won_second = Won second
head-safe_moves = Wins kept
head-visited_per_move = Visited/move
head-mean_ms = Time/move
# What follows a row in its tooltip, before a colon and a figure.
meaning-games = Games
meaning-won_lost = Won-lost
meaning-pairs = Pairs won twice/split/lost twice
meaning-won_second = Won of the games in which it moved second
meaning-safe_critical = Safe/critical moves
meaning-forfeits = Forfeits
meaning-visited_per_move = Visited moves per move
meaning-pruned_share = Pruned of them
meaning-visited_per_position = Visited moves per position
meaning-mean_ms = Time per move
meaning-longest_ms = Longest move
