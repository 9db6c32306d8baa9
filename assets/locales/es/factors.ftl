### Chosen by name while the program runs: no functions.

node_major = Valor inicial de un nodo que avanza
node_minor = Valor inicial de un nodo que va de lado
node_random = Azar: suma de 0 hasta este número
path_major_span = Crece con el largo hacia la meta
path_minor_span = Crece con el ancho a través de la meta
path_is_anchored = Premio por tocar su propio borde
path_is_winner = Premio por un camino que gana
path_member_count = Crece con los conectores; bajo -1 los ahorra
board_path_count = Más de 0 dispersa caminos, menos los une
game_predictability_pct = Cuánto le importa bloquearte
game_tree_max_breadth = Cuántas jugadas compara
game_tree_max_depth = Cuántas jugadas mira más allá
game_tree_breadth_trim_pct = Compara menos jugadas en cada nivel
game_tree_value_fade_pct = Se fía menos de las jugadas lejanas
