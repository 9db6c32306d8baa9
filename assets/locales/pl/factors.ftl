### Chosen by name while the program runs: no functions.

node_major = Wartość początkowa węzła, który prowadzi naprzód
node_minor = Wartość początkowa węzła, który prowadzi w bok
node_random = Los: dodaje od 0 do tylu
path_major_span = Wzrost z długością w stronę celu
path_minor_span = Wzrost z szerokością w poprzek celu
path_is_anchored = Premia za własny brzeg
path_is_winner = Premia za ścieżkę, która wygrywa
path_member_count = Wzrost z liczbą łączników; poniżej −1 je oszczędza
board_path_count = Powyżej 0 rozrzuca ścieżki, poniżej 0 łączy
game_predictability_pct = Jak ważne jest, żeby cię blokować
game_tree_max_breadth = Ile ruchów porównuje
game_tree_max_depth = Ile ruchów naprzód patrzy
game_tree_breadth_trim_pct = Na każdym poziomie porównuje mniej ruchów
game_tree_value_fade_pct = Mniej ufa dalszym ruchom
