### Chosen by name while the program runs: no functions.

head-score = Puntos
head-won_second = De segundo
head-safe_moves = Solidez
head-visited_per_move = Visitas/jug.
head-mean_ms = Tiempo/jug.
meaning-games = Partidas
meaning-won_lost = Ganadas-perdidas
meaning-pairs = Pares ganados dos veces/repartidos/perdidos dos veces
meaning-won_second = Ganadas de las partidas en que movió en segundo lugar
meaning-safe_critical = Jugadas seguras/críticas
meaning-forfeits = Descalificaciones
meaning-visited_per_move = Jugadas visitadas por jugada
meaning-pruned_share = De ellas, podadas
meaning-visited_per_position = Jugadas visitadas por posición
meaning-mean_ms = Tiempo por jugada
meaning-longest_ms = Jugada más larga
